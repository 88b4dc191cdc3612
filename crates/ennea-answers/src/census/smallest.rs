//! The end of the story of small shapes, where everything can be looked at: the grids themselves of
//! 2x2, and the fewest clues of 2x3.

use super::{Census, Minimal, estimated};
use crate::page::Page;
use crate::text::grouped;
use ennea::count::burnside;
use ennea::count::orbits::{self, GridOrbit};
use ennea::count::{clues, enumerate, hitting, is_within_reach};
use ennea::symmetry::{Group, Permutation};
use ennea::{Grid, Puzzle, Shape};
use std::collections::BTreeMap;

/// What there is to say at the end: what can be looked at, or what is out of reach.
pub(super) fn end(census: &Census) -> Page {
    let mut page = Page::default();
    let shape = census.shape;
    match (shape.cells(), census.question.group) {
        _ if !is_within_reach(shape) => estimated::end(census, &mut page),
        _ if census.latin.is_some() => {}
        (16, Group::Whole) => {
            let grids = enumerate::all_grids(shape);
            let classes = orbits::grid_orbits(shape, Group::Whole);
            tell_classes(&classes, &mut page);
            tell_grids_in_order(shape, &mut page);
            tell_fewest_clues(&classes, &grids, &mut page);
            tell_minimal_puzzles(census.minimal_puzzles.as_deref().unwrap_or_default(), &mut page);
            tell_square(&mut page);
        }
        (36, Group::Whole) => tell_fewest_by_class(shape, &mut page),
        _ => {}
    }
    page
}

/// The classes of 2x2, what joins grids of one class, and that nothing joins two.
fn tell_classes(classes: &[GridOrbit], page: &mut Page) {
    let shape = classes[0].representative.shape();
    page.heading("5. The grids themselves");
    page.paragraph(&format!(
        "Each of the {} reduced grids is moved by every swap of neighbours and by the diagonal \
         mirror, and relabelled back: that joins them into {} classes.",
        enumerate::reduced_grids(shape).len(),
        classes.len()
    ));
    let grids: Vec<&Grid> = classes.iter().map(|class| &class.representative).collect();
    let names: Vec<String> =
        classes.iter().map(|class| format!("class of {}", class.size)).collect();
    side_by_side(&grids, &names, page);
    let verdict = match orbits::transformation_between(grids[0], grids[1]) {
        None => "none of them brings the first to the second, under any relabelling".to_owned(),
        Some(found) => format!("one brings the first to the second: {found}"),
    };
    let moves = Group::Whole.elements(shape).count();
    page.paragraph(&format!("All {moves} moves were tried: {verdict}."));
}

/// The three grids of 2x2 with first row 1234 and first column 1324, and what joins two of them.
fn tell_grids_in_order(shape: Shape, page: &mut Page) {
    let line = |grid: &Grid, step: usize| -> String {
        grid.digits().iter().step_by(step).take(shape.side()).map(|d| d.symbol()).collect()
    };
    let mut in_order = enumerate::reduced_grids(shape);
    in_order.retain(|grid| line(grid, 1) == "1234" && line(grid, shape.side()) == "1324");
    let count = in_order.len();
    page.gap();
    page.paragraph(&format!(
        "With the rest of the first row and of the first column in order as well, {count} grids \
         are left; {count} x 4! 2 2 = {} in all.",
        count * 24 * 4
    ));
    let names: Vec<String> = (1..=count).map(|k| format!("grid {k}")).collect();
    side_by_side(&in_order.iter().collect::<Vec<_>>(), &names, page);
    for (a, b) in [(0, 1), (1, 2), (0, 2)] {
        let found = orbits::transformation_between(&in_order[a], &in_order[b]);
        let verdict = found.map_or("no transformation".to_owned(), |found| found.to_string());
        page.line(format!("    from grid {} to grid {}: {verdict}", a + 1, b + 1));
    }
}

/// The fewest clues of 2x2, and what they must show.
fn tell_fewest_clues(classes: &[GridOrbit], grids: &[Grid], page: &mut Page) {
    let classes = || classes.iter().map(|class| &class.representative);
    let fewest: Vec<Puzzle> = classes().map(|grid| clues::fewest(grid, grids)).collect();
    let counts: Vec<String> = fewest.iter().map(|p| p.clue_count().to_string()).collect();
    page.gap();
    page.paragraph(&format!(
        "How many clues does a proper puzzle need? The sets of cells of the two grids were tried \
         against all {} grids, smallest first: the fewest clues are {}.",
        grids.len(),
        counts.join(" and ")
    ));
    fewest.iter().for_each(|puzzle| page.line(format!("    {puzzle}")));
    if classes().all(|grid| clues::two_hidden_digits_are_too_many(grid, grids)) {
        page.paragraph(
            "A proper puzzle shows at least 3 different digits: hide two everywhere, and a second \
             solution has them exchanged. Three are not always enough:",
        );
    }
    let first = classes().next().expect("2x2 has two classes");
    if let Some((puzzle, solutions)) = clues::improper_with_all_digits_but_one(first, grids) {
        page.line(format!("    {puzzle}  has the solutions"));
        solutions.iter().for_each(|solution| page.line(format!("    {solution}")));
    }
}

/// Burnside's lemma where it can be checked by hand.
fn tell_square(page: &mut Page) {
    page.gap();
    page.paragraph(&match burnside::colourings(&symmetries_of_a_square(), 2) {
        Ok(found) => format!(
            "Burnside's lemma by hand: the edges of a square in two colours; its {} symmetries fix \
             {} of the 2^4 colourings in all, so {} / {} = {} are different.",
            found.group_order, found.sum, found.sum, found.group_order, found.orbits
        ),
        Err(error) => format!("Burnside's lemma does not apply: {error}"),
    });
}

/// What the symmetries of a square do to its edges.
pub(crate) fn symmetries_of_a_square() -> Vec<Permutation> {
    let turn = Permutation::from_cycles(4, &[&[0, 1, 2, 3]]);
    let mirror = Permutation::from_cycles(4, &[&[0, 2]]);
    (0..8).map(|k| mirror.power(k / 4).then(&turn.power(k % 4))).collect()
}

/// All minimal puzzles, by their clues.
fn tell_minimal_puzzles(rows: &[Minimal], page: &mut Page) {
    let all: u64 = rows.iter().map(|row| row.puzzles).sum();
    let different: u64 = rows.iter().map(|row| row.essentially_different).sum();
    page.gap();
    page.paragraph(&format!(
        "A puzzle is minimal if no clue can be left out. There are {} minimal puzzles, {} of them \
         essentially different:",
        grouped(&all.into()),
        different
    ));
    for row in rows {
        page.line(format!(
            "    {} clues{:>12}{:>6} essentially different",
            row.clues,
            grouped(&row.puzzles.into()),
            row.essentially_different
        ));
    }
}

/// The fewest clues of one grid of each class, and the first such puzzle for each number of clues.
fn tell_fewest_by_class(shape: Shape, page: &mut Page) {
    let mut classes: BTreeMap<usize, (usize, Puzzle)> = BTreeMap::new();
    for orbit in orbits::grid_orbits(shape, Group::Whole) {
        let puzzle = hitting::fewest(&orbit.representative).expect("36 cells are few enough");
        classes.entry(puzzle.clue_count()).or_insert((0, puzzle)).0 += 1;
    }
    page.heading("5. The fewest clues");
    page.paragraph(
        "A proper puzzle has a clue in every unavoidable set of its grid. For one grid of each \
         class, the fewest cells that meet all of them, with the first such puzzle:",
    );
    for (clues, (count, puzzle)) in classes {
        page.line(format!("    {clues} clues{:<19}{puzzle}", format!("{count:>5} classes")));
    }
}

/// Grids next to each other, each with a line of text under it.
fn side_by_side(grids: &[&Grid], names: &[String], page: &mut Page) {
    let pictures: Vec<String> =
        grids.iter().map(|grid| ennea::text::picture(&Puzzle::from(*grid))).collect();
    let row =
        |parts: Vec<&str>| -> String { parts.iter().map(|part| format!("{part:<20}")).collect() };
    page.gap();
    let mut lines: Vec<_> = pictures.iter().map(|picture| picture.lines()).collect();
    while let Some(parts) = lines.iter_mut().map(Iterator::next).collect() {
        page.line(format!("    {}", row(parts)));
    }
    page.line(format!("    {}", row(names.iter().map(String::as_str).collect())));
    page.gap();
}
