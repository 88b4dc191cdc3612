//! The census of a Sudoku variant: grids, group, classes, essentially different grids; and its story.

use super::common;
use crate::page::Page;
use crate::refusal::Refusal;
use crate::text::grouped;
#[cfg(feature = "schema")]
use crate::wire::Check;
use crate::wire::{self, Checked, Number};
use ennea::count::oracles::variants as small;
use ennea::count::variants::{CensusError, Method, bands, census, clued, fillings};
use ennea::progress::{Progress, Stopped};
use ennea::rules::{NamedRule, Rules, Templates};
use ennea::symmetry::Permutation;
use ennea::symmetry::variants::{RulesGroup, Scope};
use ennea::{Cell, Shape};
use ennea_words::{self as words, Language, Saying, say, saying};
use num_bigint::BigUint;
use serde::Serialize;

/// Up to this side all grids are written down too, and counted cell by cell.
const SMALL_SIDE: usize = 6;

/// More reduced grids than this are not written down.
const SMALL_MAX: u128 = 200_000;

/// The numbers of a variant.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct VariantCensus {
    /// The shape of its boxes, `3x3`; 1xN where there are none.
    #[serde(with = "wire::Text")]
    pub shape: Shape,
    /// The rules, such as `x+knight`.
    pub rules: String,
    /// Number of places that one digit can have in a grid, as far as one digit can tell.
    pub templates: Number,
    /// All grids.
    pub grids: Number,
    /// All grids divided by the relabellings.
    pub grids_reduced: Number,
    /// The relabellings that keep the rules: N!, or few where the rules are between digits.
    pub relabellings: Number,
    /// Method by which they were counted: `templates` that cover the cells, `bands`, or `walk` for
    /// one by one.
    #[serde(with = "wire::Name::<Method>")]
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub method: Method,
    /// Kind of the group: `whole`, or `shape` for what keeps rows, columns and boxes as well.
    #[serde(with = "wire::Name::<Scope>")]
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub cell_group: Scope,
    /// The symmetries of the cells.
    pub cell_group_order: Number,
    /// The symmetries with relabelling.
    pub group_order: Number,
    /// The conjugacy classes of the symmetries of the cells.
    #[serde(with = "wire::Digits")]
    pub conjugacy_classes: usize,
    /// Number of these that have fixed grids.
    #[serde(with = "wire::Digits")]
    pub classes_with_fixed_grids: usize,
    /// The sum of size x fixed over the conjugacy classes.
    pub burnside_sum: Number,
    /// The sum divided by the symmetries of the cells.
    pub essentially_different: Number,
    /// The conjugacy classes with fixed grids.
    pub class_table: Vec<VariantClass>,
    /// The equalities that were checked.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Check>"))]
    pub checks: Vec<Checked>,
    #[serde(skip)]
    stated: Rules,
}

/// A conjugacy class of the symmetries of the cells of a variant.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct VariantClass {
    /// Number of its elements.
    pub size: usize,
    /// The order of its elements.
    pub order: Number,
    /// Number of reduced grids that each of them only relabels.
    pub fixed: Number,
    /// The cycle type on the cells.
    pub cycle_type: String,
    /// Places to which one of its elements sends the cells: the cell of each, in reading order.
    pub representative: Vec<String>,
}

/// Takes the census of the rules of a variant.
///
/// # Errors
/// Rules that are out of reach, or that no grid keeps; [`Stopped`], if the progress asks for it.
pub(super) fn take<E: From<Stopped> + From<Refusal>>(
    rules: &Rules,
    scope: Scope,
    progress: &dyn Progress,
) -> Result<VariantCensus, E> {
    let shape = rules.shape();
    let counted = census(rules, scope, progress).map_err(|error| {
        let (key, number) = match error {
            CensusError::Stopped => return E::from(Stopped),
            CensusError::Templates => ("many-templates", String::new()),
            CensusError::NoGrid { templates } => ("no-grid-of-templates", templates.to_string()),
            CensusError::Reach { templates } => ("templates-to-cover", templates.to_string()),
            CensusError::Group { order } => ("census-group", order.to_string()),
            CensusError::Walk => ("census-walk", String::new()),
        };
        Refusal::of_rules(rules, saying!(key, number)).into()
    })?;
    let reduced = counted.classes[0].fixed_grids;
    let (rows, none) = counted.table();
    let row = |class: &&ennea::count::variants::CensusClass| VariantClass {
        size: class.size,
        order: class.representative.order().into(),
        fixed: class.fixed_grids.into(),
        cycle_type: class.representative.cycle_type().to_string(),
        representative: images(shape, &class.representative),
    };
    let order = grouped(&counted.group_order);
    let mut checks = vec![Checked::new(
        Saying::new(move |it| say!(it, "claim-divides-by", order)),
        &counted.essentially_different * &counted.group_order == counted.sum,
    )];
    if shape.side() <= SMALL_SIDE && reduced <= SMALL_MAX {
        let different = &counted.essentially_different;
        checks.extend(small_checks(rules, scope, different, reduced, progress)?);
    }
    Ok(VariantCensus {
        shape,
        rules: rules.name().to_owned(),
        templates: counted.templates.into(),
        grids: Number(counted.grids.clone()),
        grids_reduced: reduced.into(),
        relabellings: Number(counted.relabellings.clone()),
        method: counted.method,
        cell_group: scope,
        cell_group_order: Number(counted.group_order.clone()),
        group_order: Number(&counted.relabellings * &counted.group_order),
        conjugacy_classes: counted.classes.len(),
        classes_with_fixed_grids: counted.classes.len() - none,
        burnside_sum: Number(counted.sum.clone()),
        essentially_different: Number(counted.essentially_different.clone()),
        class_table: rows.iter().map(row).collect(),
        checks,
        stated: rules.clone(),
    })
}

/// Names of the cells to which cells go.
fn images(shape: Shape, element: &Permutation) -> Vec<String> {
    (0..element.degree()).map(|cell| shape.name(Cell::new(element.image(cell)))).collect()
}

/// All grids written down and joined, and counted by the other methods.
fn small_checks(
    rules: &Rules,
    scope: Scope,
    different: &BigUint,
    reduced: u128,
    progress: &dyn Progress,
) -> Result<Vec<Checked>, Stopped> {
    let templates = Templates::of(rules).expect("a census was taken");
    let group = RulesGroup::new(rules, &templates, scope);
    let grids = small::reduced_grids(rules);
    let orbits = small::orbit_sizes(rules, &grids, group.generators());
    let elements = group.elements().expect("a census was taken");
    let mut checks = vec![
        Checked::new(saying!("claim-every-grid"), grids.len() as u128 == reduced),
        Checked::new(saying!("claim-grids-joined"), BigUint::from(orbits.len()) == *different),
    ];
    if rules.consecutive().is_none() {
        let filled = fillings::reduced_grid_count(rules, &elements, progress)?;
        checks.insert(1, Checked::new(saying!("claim-cell-by-cell"), filled == reduced));
    }
    let by_bands = bands::reduced_grid_count(rules, &elements, progress)?;
    checks.extend(by_bands.map(|count| Checked::new(saying!("claim-by-bands"), count == reduced)));
    let by_clues = clued::reduced_grid_count(rules, &elements, progress)?;
    checks.extend(by_clues.map(|count| Checked::new(saying!("claim-by-clues"), count == reduced)));
    Ok(checks)
}

/// The census as a story.
pub(super) fn story(census: &VariantCensus, language: Language) -> Vec<String> {
    let (shape, rules) = (census.shape, &census.rules);
    let mut page = Page::new(language);
    page.line(say!(language, "variant-title", shape, rules));
    let plain = if shape.box_rows() == 1 {
        language.text("variant-lines")
    } else {
        language.text("variant-houses")
    };
    let added = named(&added(&census.stated, language), language);
    page.paragraph(say!(language, "variant-besides", plain, added));
    page.heading(language.text("census-how-many-grids"));
    page.counted("variant-templates", language.text("variant-places"), &census.templates.0);
    let method = match census.method {
        Method::Templates => language.text("census-exact-covers"),
        Method::Bands => language.text("variant-by-bands"),
        Method::Clues => language.text("variant-by-clues"),
        Method::Walk => language.text("variant-one-by-one"),
    };
    let (reduced, grids) = (&census.grids_reduced.0, &census.grids.0);
    let relabellings = match census.stated.consecutive() {
        Some(_) => {
            page.paragraph(language.text("variant-few-relabellings"));
            census.relabellings.0.to_string()
        }
        None => format!("{}!", shape.side()),
    };
    common::reduced_and_all((&relabellings, &method), reduced, grids, &mut page);
    page.heading(language.text("census-which-moves"));
    page.paragraph(match census.cell_group {
        Scope::Whole if census.stated.consecutive().is_some() => {
            say!(language, "variant-group-neighbours")
        }
        Scope::Whole => say!(language, "variant-group"),
        Scope::Shape => say!(language, "variant-group-of-shape", plain),
    });
    let order = &census.cell_group_order.0;
    common::orders(
        &mut page,
        (order, &language.text("variant-by-search")),
        (&census.group_order.0, &format!("{relabellings} x {}", grouped(order))),
        census.conjugacy_classes,
    );
    page.heading(language.text("variant-different-heading"));
    let fixing = census.classes_with_fixed_grids;
    page.counted("census-classes-that-fix", "", &fixing.into());
    page.counted("variant-sum", language.text("variant-over-classes"), &census.burnside_sum.0);
    let formula = common::divided_sum(&grouped(order), language);
    page.counted("census-different", formula, &census.essentially_different.0);
    page.checks(&census.checks);
    page.into_lines()
}

/// The names of what the rules add to rows, columns and boxes.
fn added(rules: &Rules, language: Language) -> Vec<String> {
    let plain = Rules::plain(rules.shape()).houses().len();
    let houses = rules.houses()[plain..].iter().map(|house| words::house(language, house));
    let pairs = rules.pairs().iter().map(|pairs| match pairs.rule {
        Some(NamedRule::Knight) => say!(language, "pairs-knight"),
        Some(NamedRule::King) => say!(language, "pairs-king"),
        _ => pairs.name.clone(),
    });
    let consecutive = rules.consecutive().map(|consecutive| match consecutive.is_round() {
        true => say!(language, "variant-consecutive-round"),
        false => say!(language, "variant-consecutive"),
    });
    houses.chain(pairs).chain(consecutive).collect()
}

/// The first names, and how many there are more.
fn named(names: &[String], language: Language) -> String {
    match names {
        [] => say!(language, "variant-nothing"),
        names if names.len() <= 4 => say!(language, "variant-added", names),
        names => say!(language, "variant-more", names = names[..3], more = names.len() - 3),
    }
}
