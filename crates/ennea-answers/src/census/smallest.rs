//! The end of the story of small shapes, where everything can be looked at: the grids themselves of
//! 2x2, and the fewest clues of 2x3.

use super::{Census, Minimal, estimated};
use crate::page::Page;
use crate::text::grouped;
use ennea::count::burnside;
use ennea::count::oracles::orbits::{self, GridOrbit};
use ennea::count::oracles::{clues, enumerate};
use ennea::count::{hitting, is_within_reach};
use ennea::symmetry::{Group, Permutation};
use ennea::{Filling, Grid, Shape};
use ennea_words::layout::padded;
use ennea_words::{self as words, Language, say};
use std::collections::BTreeMap;

/// Says what there is to say at the end: what can be looked at, or what is out of reach.
pub(super) fn end(census: &Census, page: &mut Page) {
    let shape = census.shape;
    match (shape.cells(), census.question.group) {
        _ if !is_within_reach(shape) => estimated::end(census, page),
        _ if census.latin.is_some() => {}
        (16, Group::Whole) => {
            let grids = enumerate::all_grids(shape);
            let classes = orbits::grid_orbits(shape, Group::Whole);
            tell_classes(&classes, page);
            tell_grids_in_order(shape, page);
            tell_fewest_clues(&classes, &grids, page);
            tell_minimal_puzzles(census.minimal_puzzles.as_deref().unwrap_or_default(), page);
            tell_square(page);
        }
        (36, Group::Whole) => tell_fewest_by_class(shape, page),
        _ => {}
    }
}

/// The classes of 2x2, what joins grids of one class, and that nothing joins two.
fn tell_classes(classes: &[GridOrbit], page: &mut Page) {
    let (shape, language) = (classes[0].representative.shape(), page.language());
    page.heading(language.text("small-heading"));
    let (reduced, count) = (enumerate::reduced_grids(shape).len(), classes.len());
    page.paragraph(say!(language, "small-joined", reduced, count));
    let grids: Vec<&Grid> = classes.iter().map(|class| &class.representative).collect();
    let name = |class: &GridOrbit| say!(language, "small-class-of", size = class.size);
    let names: Vec<String> = classes.iter().map(name).collect();
    side_by_side(&grids, &names, page);
    let moves = Group::Whole.elements(shape).count();
    page.paragraph(match orbits::transformation_between(grids[0], grids[1]) {
        None => say!(language, "small-none-joins", moves),
        Some(found) => {
            let found = words::transformation(language, &found);
            say!(language, "small-one-joins", moves, found)
        }
    });
}

/// The three grids of 2x2 with first row 1234 and first column 1324, and what joins two of them.
fn tell_grids_in_order(shape: Shape, page: &mut Page) {
    let line = |grid: &Grid, step: usize| -> String {
        grid.digits().iter().step_by(step).take(shape.side()).map(|d| d.symbol()).collect()
    };
    let mut in_order = enumerate::reduced_grids(shape);
    in_order.retain(|grid| line(grid, 1) == "1234" && line(grid, shape.side()) == "1324");
    let count = in_order.len();
    let (language, all) = (page.language(), count * 24 * 4);
    page.gap();
    page.paragraph(say!(language, "small-in-order", count, all));
    let names: Vec<String> =
        (1..=count).map(|number| say!(language, "small-grid", number)).collect();
    side_by_side(&in_order.iter().collect::<Vec<_>>(), &names, page);
    for (a, b) in [(0, 1), (1, 2), (0, 2)] {
        let found = orbits::transformation_between(&in_order[a], &in_order[b]);
        let (a, b) = (a + 1, b + 1);
        let verdict = match found {
            Some(found) => words::transformation(language, &found),
            None => say!(language, "small-no-transformation"),
        };
        page.line(format!("    {}", say!(language, "small-from-to", a, b, verdict)));
    }
}

/// The fewest clues of 2x2, and what they must show.
fn tell_fewest_clues(classes: &[GridOrbit], grids: &[Grid], page: &mut Page) {
    let classes = || classes.iter().map(|class| &class.representative);
    let fewest: Vec<Filling> = classes().map(|grid| clues::fewest(grid, grids)).collect();
    let counts: Vec<String> = fewest.iter().map(|p| p.clue_count().to_string()).collect();
    let (language, all) = (page.language(), grids.len());
    page.gap();
    page.paragraph(say!(language, "small-clues", all, counts));
    fewest.iter().for_each(|puzzle| page.line(format!("    {puzzle}")));
    if classes().all(|grid| clues::two_hidden_digits_are_too_many(grid, grids)) {
        page.paragraph(language.text("small-digits"));
    }
    let first = classes().next().expect("2x2 has two classes");
    if let Some((puzzle, solutions)) = clues::improper_with_all_digits_but_one(first, grids) {
        page.line(format!("    {puzzle}  {}", language.text("small-has-solutions")));
        solutions.iter().for_each(|solution| page.line(format!("    {solution}")));
    }
}

/// Burnside's lemma where it can be checked by hand.
fn tell_square(page: &mut Page) {
    let language = page.language();
    page.gap();
    page.paragraph(match burnside::colourings(&symmetries_of_a_square(), 2) {
        Ok(found) => {
            let numbers = [found.group_order, found.sum, found.orbits];
            let [order, sum, orbits] = numbers.map(|number| number.to_string());
            say!(language, "small-burnside", order, sum, orbits)
        }
        Err(error) => say!(language, "small-burnside-fails", error = error.to_string()),
    });
}

/// Symmetries of a square, as permutations of its edges.
pub(crate) fn symmetries_of_a_square() -> Vec<Permutation> {
    let turn = Permutation::from_cycles(4, &[&[0, 1, 2, 3]]);
    let mirror = Permutation::from_cycles(4, &[&[0, 2]]);
    (0..8).map(|k| mirror.power(k / 4).then(&turn.power(k % 4))).collect()
}

/// All minimal puzzles, by their clues.
fn tell_minimal_puzzles(rows: &[Minimal], page: &mut Page) {
    let all: u64 = rows.iter().map(|row| row.puzzles).sum();
    let different: u64 = rows.iter().map(|row| row.essentially_different).sum();
    let (all, language) = (grouped(&all.into()), page.language());
    page.gap();
    page.paragraph(say!(language, "small-minimal", all, different));
    for row in rows {
        page.line(format!(
            "    {}{:>12}{:>6} {}",
            clue_count(row.clues as usize, language),
            grouped(&row.puzzles.into()),
            row.essentially_different,
            language.text("small-different")
        ));
    }
}

/// A number of clues, in words.
fn clue_count(clues: usize, language: Language) -> String {
    say!(language, "small-clue-count", clues)
}

/// The fewest clues of one grid of each class, and the first such puzzle for each number of clues.
fn tell_fewest_by_class(shape: Shape, page: &mut Page) {
    let mut classes: BTreeMap<usize, (usize, Filling)> = BTreeMap::new();
    for orbit in orbits::grid_orbits(shape, Group::Whole) {
        let puzzle = hitting::fewest(&orbit.representative).expect("36 cells are few enough");
        classes.entry(puzzle.clue_count()).or_insert((0, puzzle)).0 += 1;
    }
    let language = page.language();
    page.heading(language.text("small-fewest-heading"));
    page.paragraph(language.text("small-fewest-intro"));
    for (clues, (count, puzzle)) in classes {
        let count = say!(language, "small-class-count", count, shown = format!("{count:>5}"));
        let clues = clue_count(clues, language);
        page.line(format!("    {clues}{}{puzzle}", padded(&count, 19)));
    }
}

/// Grids next to each other, each with a line of text under it.
fn side_by_side(grids: &[&Grid], names: &[String], page: &mut Page) {
    let pictures: Vec<String> =
        grids.iter().map(|grid| ennea::text::picture(&Filling::from(*grid))).collect();
    let row = |parts: Vec<&str>| -> String { parts.iter().map(|part| padded(part, 20)).collect() };
    page.gap();
    let mut lines: Vec<_> = pictures.iter().map(|picture| picture.lines()).collect();
    while let Some(parts) = lines.iter_mut().map(Iterator::next).collect() {
        page.line(format!("    {}", row(parts)));
    }
    page.line(format!("    {}", row(names.iter().map(String::as_str).collect())));
    page.gap();
}
