//! The census of a Sudoku variant: grids, group, classes, essentially different grids; and its story.

use crate::page::Page;
use crate::refusal::Refusal;
use crate::text::grouped;
use crate::wire::{self, Check, Number};
use ennea::count::variants::{CensusError, Method, bands, census, fillings, small};
use ennea::numbers::factorial;
use ennea::progress::Progress;
use ennea::rules::{Rules, Templates};
use ennea::symmetry::Permutation;
use ennea::symmetry::variants::{RulesGroup, Scope};
use ennea::{Cell, Shape};
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
    /// How many places one digit can have in a grid, as far as one digit can tell.
    pub templates: Number,
    /// All grids.
    pub grids: Number,
    /// All grids divided by N!.
    pub grids_reduced: Number,
    /// How they were counted: `templates` that cover the cells, or `bands`.
    #[serde(with = "wire::Name::<Method>")]
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub method: Method,
    /// Which group: `whole`, or `shape` for what keeps rows, columns and boxes as well.
    #[serde(with = "wire::Name::<Scope>")]
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub cell_group: Scope,
    /// The symmetries of the cells.
    pub cell_group_order: Number,
    /// The symmetries with relabelling.
    pub group_order: Number,
    /// The conjugacy classes of the symmetries of the cells.
    pub conjugacy_classes: usize,
    /// How many of these have fixed grids.
    pub classes_with_fixed_grids: usize,
    /// The sum of size x fixed over the conjugacy classes.
    pub burnside_sum: Number,
    /// The sum divided by the symmetries of the cells.
    pub essentially_different: Number,
    /// The conjugacy classes with fixed grids.
    pub class_table: Vec<VariantClass>,
    /// The equalities that were checked.
    pub checks: Vec<Check>,
    #[serde(skip)]
    added: Vec<String>,
}

/// A conjugacy class of the symmetries of the cells of a variant.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct VariantClass {
    /// How many elements it has.
    pub size: usize,
    /// The order of its elements.
    pub order: Number,
    /// How many reduced grids each of them only relabels.
    pub fixed: Number,
    /// The cycle type on the cells.
    pub cycle_type: String,
    /// Where one of its elements sends the cells: the cell of each, in reading order.
    pub representative: Vec<String>,
}

/// Takes the census of some rules; `None` if the progress stops it.
///
/// # Errors
/// Rules that are out of reach, or that no grid keeps.
pub fn take(
    rules: &Rules,
    scope: Scope,
    progress: &dyn Progress,
) -> Result<Option<VariantCensus>, Refusal> {
    let shape = rules.shape();
    if rules.is_plain() {
        let hint = format!("\n  hint: ennea census {shape} tells the story of the plain rules");
        return Err(Refusal::new(format!("these rules are those of {shape} alone{hint}")));
    }
    let counted = match census(rules, scope, progress) {
        Ok(counted) => counted,
        Err(CensusError::Stopped) => return Ok(None),
        Err(error) => {
            let name = rules.name();
            return Err(Refusal::new(format!("{error}\n  the rules are '{name}' on {shape}")));
        }
    };
    let reduced = counted.classes[0].fixed_grids;
    let (rows, none) = counted.table();
    let row = |class: &&ennea::count::variants::CensusClass| VariantClass {
        size: class.size,
        order: class.representative.order().into(),
        fixed: class.fixed_grids.into(),
        cycle_type: class.representative.cycle_type().to_string(),
        representative: images(shape, &class.representative),
    };
    let mut checks = vec![Check {
        text: format!("{} divides the sum over the classes", grouped(&counted.group_order)),
        holds: &counted.essentially_different * &counted.group_order == counted.sum,
    }];
    if shape.side() <= SMALL_SIDE && reduced <= SMALL_MAX {
        let Ok(more) =
            small_checks(rules, scope, &counted.essentially_different, reduced, progress)
        else {
            return Ok(None);
        };
        checks.extend(more);
    }
    let plain = Rules::plain(shape).houses().len();
    let houses = rules.houses()[plain..].iter().map(|house| house.name.clone());
    let added = houses.chain(rules.pairs().iter().map(|pairs| pairs.name.clone())).collect();
    Ok(Some(VariantCensus {
        shape,
        rules: rules.name().to_owned(),
        templates: counted.templates.into(),
        grids: Number(counted.grids.clone()),
        grids_reduced: reduced.into(),
        method: counted.method,
        cell_group: scope,
        cell_group_order: Number(counted.group_order.clone()),
        group_order: Number(factorial(shape.side()) * &counted.group_order),
        conjugacy_classes: counted.classes.len(),
        classes_with_fixed_grids: counted.classes.len() - none,
        burnside_sum: Number(counted.sum.clone()),
        essentially_different: Number(counted.essentially_different.clone()),
        class_table: rows.iter().map(row).collect(),
        checks,
        added,
    }))
}

/// Where the cells go, by their names.
fn images(shape: Shape, element: &Permutation) -> Vec<String> {
    (0..element.degree()).map(|cell| shape.name(Cell::new(element.image(cell)))).collect()
}

/// All grids written down and joined, and counted cell by cell.
fn small_checks(
    rules: &Rules,
    scope: Scope,
    different: &BigUint,
    reduced: u128,
    progress: &dyn Progress,
) -> Result<Vec<Check>, ennea::progress::Stopped> {
    let templates = Templates::of(rules).expect("a census was taken");
    let group = RulesGroup::new(rules, &templates, scope);
    let grids = small::reduced_grids(rules);
    let orbits = small::orbit_sizes(rules.shape().side(), &grids, group.generators());
    let elements = group.elements().expect("a census was taken");
    let filled = fillings::reduced_grid_count(rules, &elements, progress)?;
    let by_bands = bands::reduced_grid_count(rules, &elements, progress)?;
    let by_bands = by_bands
        .map(|count| Check { text: "grids counted by bands".to_owned(), holds: count == reduced });
    let mut checks = vec![
        Check { text: "every grid written down".to_owned(), holds: grids.len() as u128 == reduced },
        Check { text: "grids counted cell by cell".to_owned(), holds: filled == reduced },
        Check {
            text: "grids joined one by one".to_owned(),
            holds: BigUint::from(orbits.len()) == *different,
        },
    ];
    checks.extend(by_bands);
    Ok(checks)
}

/// The census as a story.
pub fn story(census: &VariantCensus) -> Vec<String> {
    let (shape, n) = (census.shape, census.shape.side());
    let mut page = Page::default();
    page.line(format!("Census of the grids of {shape} with the rules {}", census.rules));
    let plain = if shape.box_rows() == 1 { "rows and columns" } else { "rows, columns and boxes" };
    page.paragraph(&format!("Besides {plain}: {}.", named(&census.added)));
    page.heading("1. How many grids are there?");
    page.number("templates", "places of one digit", &census.templates.0);
    let method = match census.method {
        Method::Templates => "exact covers by templates",
        Method::Bands => "one band, and what goes with it",
    };
    page.number("reduced grids", method, &census.grids_reduced.0);
    page.number("grids", &format!("{n}! x reduced"), &census.grids.0);
    page.heading("2. Which moves turn grids into grids?");
    page.paragraph(&match census.cell_group {
        Scope::Whole => {
            "All permutations of the cells that keep the set of templates: a group G.".to_owned()
        }
        Scope::Shape => format!(
            "The permutations of the cells that keep the set of templates, and the {plain}: a group G."
        ),
    });
    let order = &census.cell_group_order.0;
    page.number("order of G", "found by search", order);
    page.number("with relabelling", &format!("{n}! x {}", grouped(order)), &census.group_order.0);
    page.number("conjugacy classes of G", "", &census.conjugacy_classes.into());
    page.heading("3. How many grids really differ?");
    page.number("classes that fix grids", "", &census.classes_with_fixed_grids.into());
    page.number("sum of size x fixed", "over the classes", &census.burnside_sum.0);
    let formula = format!("sum / {}", grouped(order));
    page.number("essentially different", &formula, &census.essentially_different.0);
    page.checks(&census.checks);
    page.into_lines()
}

/// The first names, and how many there are more.
fn named(names: &[String]) -> String {
    match names {
        [] => "nothing".to_owned(),
        names if names.len() <= 4 => names.join(", "),
        names => format!("{} and {} more", names[..3].join(", "), names.len() - 3),
    }
}

/// The conjugacy classes with fixed grids.
pub fn classes(census: &VariantCensus) -> Vec<String> {
    let mut page = Page::default();
    page.line(format!(
        "Conjugacy classes of the symmetries of {} on {}",
        census.rules, census.shape
    ));
    page.gap();
    page.line(format!("{:>8} {:>5} {:>26}  cycle type", "size", "order", "fixed reduced grids"));
    for class in &census.class_table {
        let (order, fixed) = (class.order.0.to_string(), grouped(&class.fixed.0));
        page.line(format!("{:>8} {order:>5} {fixed:>26}  {}", class.size, class.cycle_type));
    }
    page.gap();
    let none = census.conjugacy_classes - census.classes_with_fixed_grids;
    page.line(format!("{none:>8}       classes fix no grid"));
    page.into_lines()
}
