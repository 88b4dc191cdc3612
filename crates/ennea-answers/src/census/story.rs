//! The census as a story, part by part.

use super::{BandRow, Census, ClassRow, Method, Part, estimated, latin};
use crate::page::Page;
use crate::text::grouped;
use ennea::Shape;
use ennea::symmetry::Group;
use ennea::{count, published};
use num_bigint::BigUint;

/// What is said before anything is counted.
pub fn title(shape: Shape) -> Vec<String> {
    let n = shape.side();
    let mut page = Page::default();
    if count::latin::order(shape).is_some() {
        latin::title(shape, &mut page);
        return page.into_lines();
    }
    page.line(format!("Census of the Sudoku grids with {shape} boxes"));
    page.paragraph(&format!(
        "A grid has {n} rows and {n} columns, cut into {} bands of {} rows and {} stacks of {} \
         columns; each row, each column and each of the {n} boxes holds the digits 1 to {n} once.",
        shape.bands(),
        shape.box_rows(),
        shape.stacks(),
        shape.box_columns()
    ));
    page.into_lines()
}

/// What is said of a part that is finished.
pub fn part(part: Part, census: &Census) -> Vec<String> {
    let mut page = Page::default();
    match part {
        Part::Grids => grids(census, &mut page),
        Part::Symmetries => symmetries(census, &mut page),
        Part::FixedGrids => fixed_grids(census, &mut page),
        Part::Different => different(census, &mut page),
        Part::MainClasses => latin::main_classes(census, &mut page),
        Part::MinimalPuzzles => {}
        Part::End => page = census.end.clone(),
    }
    page.checks(census.checks.of(part));
    page.into_lines()
}

fn grids(census: &Census, page: &mut Page) {
    let (shape, n) = (census.shape, census.shape.side());
    page.heading("1. How many grids are there?");
    if let Some(found) = &census.latin {
        return latin::squares(census, found, page);
    }
    match (&census.band_class_table, &census.bands) {
        (Some(classes), _) => first_bands(census, classes, page),
        (None, Some(bands)) => {
            let formula = if shape.box_rows() == 2 {
                "(2C)! (C!)^2"
            } else {
                "(3C)! (C!)^6 sum over k of binomial(C,k)^3"
            };
            page.number("first bands", formula, &bands.0);
        }
        (None, None) => {}
    }
    if let (Some(grids), Some(reduced)) = (&census.grids, &census.grids_reduced) {
        let formula = match census.question.method {
            Method::Bands => "sum of size x completions",
            Method::ColumnSets if shape == Shape::CLASSIC => "sum of size x completions",
            Method::ColumnSets => "by column sets of two bands, transposed",
            Method::Templates => "exact covers by templates",
            Method::Enumerate => "every grid written down",
        };
        page.number("reduced grids", formula, &reduced.0);
        page.number("grids", &format!("{n}! x reduced"), &grids.0);
    }
    estimated::grids(census, page);
}

fn first_bands(census: &Census, classes: &[BandRow], page: &mut Page) {
    let n = census.shape.side();
    page.paragraph(&format!(
        "Relabelling the digits makes {n}! grids of each one whose first box holds 1 to {n} in \
         order: a reduced grid. Below the first band all that matters is which digits stand in \
         each of its columns, so its reduced forms fall into classes; one of each class is \
         completed."
    ));
    if let (Some(reduced), Some(bands)) = (&census.bands_reduced, &census.bands) {
        page.number("reduced first bands", "", &reduced.0);
        page.number("first bands", &format!("{n}! x reduced"), &bands.0);
    }
    page.value("classes of first bands", "", classes.len());
    let completions = || classes.iter().map(|class| &class.completions.0);
    if let (Some(fewest), Some(most)) = (completions().min(), completions().max()) {
        page.number("completions of a band", "fewest", fewest);
        page.number("", "most", most);
    }
}

fn symmetries(census: &Census, page: &mut Page) {
    let shape = census.shape;
    let (r, c, n) = (shape.box_rows(), shape.box_columns(), shape.side());
    page.heading("2. Which moves turn grids into grids?");
    if count::latin::order(shape).is_some() {
        return latin::symmetries(census, n, page);
    }
    let transposes = census.question.group == Group::Whole && shape.is_square();
    let mirror = if transposes { ", mirror the grid in its diagonal" } else { "" };
    page.paragraph(&format!(
        "Permute the {c} bands, the {r} rows inside each, the {r} stacks, the {c} columns inside \
         each{mirror}: these moves of cells form a group G. Relabelling the digits commutes with \
         all of them."
    ));
    let twice = if transposes { " 2" } else { "" };
    let order = &census.cell_group_order.0;
    page.number("order of G", &format!("({r}!)^{c} {c}! ({c}!)^{r} {r}!{twice}"), order);
    let formula = format!("{n}! x {}", grouped(order));
    page.number("with relabelling", &formula, &census.group_order.0);
    page.number("conjugacy classes of G", "", &census.conjugacy_classes.into());
}

fn fixed_grids(census: &Census, page: &mut Page) {
    page.heading("3. How many reduced grids does each move only relabel?");
    let how = if count::is_by_colourings(census.shape) {
        "The rows of the digits in a stack are a graph, its columns colour the edges; counted are \
         the colourings that the move only recolours, for all graphs that it keeps."
    } else {
        "The digits of a cycle of the relabelling stand on the images of one template, so the \
         fixed grids are the exact covers of the cells by orbits of templates."
    };
    page.paragraph(&format!(
        "A move fixes a reduced grid if relabelling brings the moved grid back. Conjugate moves \
         fix equally many. {how}"
    ));
    let classes = census.class_table.as_deref().unwrap_or_default();
    let fixing: Vec<&ClassRow> =
        classes.iter().filter(|class| class.fixed.0 != BigUint::ZERO).collect();
    page.value("classes that fix grids", "", fixing.len());
    page.value("classes that fix none", "", classes.len() - fixing.len());
    page.gap();
    page.line(format!("    {:<25}{:>12}{:>7}{:>32}", "for example", "size", "order", "fixes"));
    for class in fixing {
        let Some(name) = class.name else { continue };
        page.line(format!(
            "    {name:<25}{:>12}{:>7}{:>32}",
            grouped(&class.size.0),
            class.order.0,
            grouped(&class.fixed.0)
        ));
    }
    let group = if census.question.group == Group::Whole { "" } else { " --no-transpose" };
    page.line(format!("    all of them: ennea census {}{group} --table classes", census.shape));
    page.gap();
}

fn different(census: &Census, page: &mut Page) {
    page.heading("4. How many grids are essentially different?");
    page.paragraph(
        "Grids that some move and some relabelling turn into each other count as one. By \
         Burnside's lemma their number is the average number of reduced grids that a move fixes.",
    );
    if let (Some(sum), Some(different)) = (&census.burnside_sum, &census.essentially_different) {
        page.number("sum over all moves", "size x fixed grids", &sum.0);
        let formula = format!("sum / {}", grouped(&census.cell_group_order.0));
        page.number("essentially different", &formula, &different.0);
    }
    if let (Some(without), Group::Whole) =
        (&census.essentially_different_without_transposition, census.question.group)
    {
        page.number("without transposition", "", &without.0);
    }
    if let Some(published) = published::disputed(census.shape) {
        page.paragraph(&format!(
            "{} has another number: {}. Ours was counted in two ways that share no code: \
             docs/RECORDS.md.",
            published.source,
            grouped(&published.value())
        ));
    }
}
