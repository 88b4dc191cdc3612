//! The census as a story, part by part.

use super::{BandRow, Census, ClassRow, Method, Part, common, estimated, latin, smallest};
use crate::page::{Page, WIDTH};
use crate::text::{grouped, time_in};
use ennea::Shape;
use ennea::symmetry::Group;
use ennea::{count, published};
use ennea_words::layout::{columns, flushed, padded};
use ennea_words::{self as words, Language, say};
use num_bigint::BigUint;
use std::time::Duration;

/// Lines of the title and the question, before anything is counted.
fn title(shape: Shape, page: &mut Page) {
    if count::latin::order(shape).is_some() {
        return latin::title(shape, page);
    }
    let language = page.language();
    let (n, rows, columns) = (shape.side(), shape.box_rows(), shape.box_columns());
    let (bands, stacks) = (shape.bands(), shape.stacks());
    page.line(say!(language, "census-title", shape));
    page.paragraph(say!(language, "census-intro", n, bands, rows, stacks, columns));
}

/// Lines about a part that is finished.
pub(super) fn part(part: Part, census: &Census, language: Language) -> Vec<String> {
    let mut page = Page::new(language);
    match part {
        Part::Title => title(census.shape, &mut page),
        Part::Grids => grids(census, &mut page),
        Part::Symmetries => symmetries(census, &mut page),
        Part::FixedGrids => fixed_grids(census, &mut page),
        Part::Different => different(census, &mut page),
        Part::MainClasses => latin::main_classes(census, &mut page),
        Part::MinimalPuzzles => {}
        Part::End => smallest::end(census, &mut page),
    }
    page.checks(census.checks.of(part));
    page.into_lines()
}

/// The line of the time that a part took.
pub fn time(elapsed: Duration, language: Language) -> String {
    flushed(&say!(language, "census-time", time = time_in(language, elapsed)), WIDTH)
}

/// The line of the time that all of it took.
pub fn whole_time(elapsed: Duration, language: Language) -> String {
    flushed(&say!(language, "census-whole-time", time = time_in(language, elapsed)), WIDTH)
}

fn grids(census: &Census, page: &mut Page) {
    let (shape, language) = (census.shape, page.language());
    page.heading(language.text("census-how-many-grids"));
    if let Some(found) = &census.latin {
        return latin::squares(census, found, page);
    }
    match (&census.band_class_table, &census.bands) {
        (Some(classes), _) => first_bands(census, classes, page),
        (None, Some(bands)) => {
            let formula = match shape.box_rows() {
                2 => "(2C)! (C!)^2".into(),
                _ => language.text("census-bands-formula"),
            };
            page.counted("census-first-bands", formula, &bands.0);
        }
        (None, None) => {}
    }
    if let (Some(grids), Some(reduced)) = (&census.grids, &census.grids_reduced) {
        let by_bands = || language.text("census-by-bands");
        let how = match census.question.method {
            Method::Bands => by_bands(),
            Method::ColumnSets if shape == Shape::CLASSIC => by_bands(),
            Method::ColumnSets => language.text("census-by-column-sets"),
            Method::Templates => language.text("census-exact-covers"),
            Method::Enumerate => language.text("census-written-down"),
        };
        common::reduced_and_all((&format!("{}!", shape.side()), &how), &reduced.0, &grids.0, page);
    }
    estimated::grids(census, page);
}

fn first_bands(census: &Census, classes: &[BandRow], page: &mut Page) {
    let (n, language) = (census.shape.side(), page.language());
    page.paragraph(say!(language, "census-first-bands-intro", n));
    if let (Some(reduced), Some(bands)) = (&census.bands_reduced, &census.bands) {
        page.counted("census-reduced-bands", "", &reduced.0);
        let formula = common::times_reduced(&format!("{n}!"), language);
        page.counted("census-first-bands", formula, &bands.0);
    }
    page.said("census-band-classes", "", classes.len());
    let completions = || classes.iter().map(|class| &class.completions.0);
    if let (Some(fewest), Some(most)) = (completions().min(), completions().max()) {
        page.counted("census-completions", language.text("census-fewest"), fewest);
        page.number("", language.text("census-most"), most);
    }
}

fn symmetries(census: &Census, page: &mut Page) {
    let (shape, language) = (census.shape, page.language());
    let (r, c, n) = (shape.box_rows(), shape.box_columns(), shape.side());
    page.heading(language.text("census-which-moves"));
    if count::latin::order(shape).is_some() {
        return latin::symmetries(census, n, page);
    }
    let transposes = census.question.group == Group::Whole && shape.is_square();
    page.paragraph(match transposes {
        true => say!(language, "census-moves-and-mirror", c, r),
        false => say!(language, "census-moves", c, r),
    });
    let twice = if transposes { " 2" } else { "" };
    let order = &census.cell_group_order.0;
    common::orders(
        page,
        (order, &format!("({r}!)^{c} {c}! ({c}!)^{r} {r}!{twice}")),
        (&census.group_order.0, &format!("{n}! x {}", grouped(order))),
        census.conjugacy_classes,
    );
}

fn fixed_grids(census: &Census, page: &mut Page) {
    let language = page.language();
    page.heading(language.text("census-fixed-heading"));
    let how = if count::is_by_colourings(census.shape) {
        language.text("census-by-colourings")
    } else {
        language.text("census-by-templates")
    };
    page.paragraph(say!(language, "census-fixed-intro", how));
    let classes = census.class_table.as_deref().unwrap_or_default();
    let fixing: Vec<&ClassRow> =
        classes.iter().filter(|class| class.fixed.0 != BigUint::ZERO).collect();
    page.said("census-classes-that-fix", "", fixing.len());
    page.said("census-classes-that-fix-none", "", classes.len() - fixing.len());
    page.gap();
    let heads = ["census-for-example", "census-size", "census-order-of", "census-fixes"];
    let [name, size, order, fixes] = heads.map(|key| language.text(key));
    let wide = 7.max(columns(&order) + 2);
    let mut row = |name: &str, size: &str, order: &str, fixes: &str| {
        let (size, order, fixes) =
            (flushed(size, 12), flushed(order, wide), flushed(fixes, 39 - wide));
        page.line(format!("    {}{size}{order}{fixes}", padded(name, 25)));
    };
    row(&name, &size, &order, &fixes);
    for class in fixing {
        let Some(name) = class.name else { continue };
        let (size, order) = (grouped(&class.size.0), class.order.0.to_string());
        row(&words::symmetry(language, name), &size, &order, &grouped(&class.fixed.0));
    }
    let group = if census.question.group == Group::Whole { "" } else { " --no-transpose" };
    let command = format!("ennea census {}{group} --table classes", census.shape);
    page.line(format!("    {}", say!(language, "census-all-of-them", command)));
    page.gap();
}

fn different(census: &Census, page: &mut Page) {
    let language = page.language();
    page.heading(language.text("census-different-heading"));
    page.paragraph(language.text("census-different-intro"));
    if let (Some(sum), Some(different)) = (&census.burnside_sum, &census.essentially_different) {
        page.counted("census-sum-over-moves", language.text("census-size-by-fixed"), &sum.0);
        let formula = common::divided_sum(&grouped(&census.cell_group_order.0), language);
        page.counted("census-different", formula, &different.0);
    }
    if let (Some(without), Group::Whole) =
        (&census.essentially_different_without_transposition, census.question.group)
    {
        page.counted("census-without-transposition", "", &without.0);
    }
    if let Some(published) = published::disputed(census.shape) {
        let (source, number) = (published.source, grouped(&published.value()));
        page.paragraph(say!(language, "census-disputed", source, number));
    }
}
