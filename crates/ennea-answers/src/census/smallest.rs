//! The end of the story of small shapes, where everything can be looked at: the grids themselves of
//! 2x2, and the fewest clues of 2x3.

use super::Minimal;
use crate::page::Page;
use crate::text::grouped;
use ennea::count::burnside::{self, BurnsideError, Orbits};
use ennea::count::orbits::{self, GridOrbit};
use ennea::count::{clues, enumerate, hitting, is_within_reach};
use ennea::symmetry::{Group, Permutation, Transformation};
use ennea::{Grid, Puzzle, Shape};
use std::collections::BTreeMap;

/// What there is to say at the end.
#[derive(Clone, Debug)]
pub(super) enum End {
    /// No more than the numbers.
    Nothing,
    /// What is out of reach.
    LeftOut,
    /// The grids of 2x2.
    Grids(Box<Smallest>),
    /// For each number of clues, how many classes of 2x3 grids need it, and the first such puzzle.
    FewestClues(BTreeMap<usize, (usize, Puzzle)>),
}

impl End {
    pub(super) fn of(shape: Shape, group: Group) -> Self {
        match (shape.cells(), group) {
            _ if !is_within_reach(shape) => Self::LeftOut,
            (16, Group::Whole) => Self::Grids(Box::new(Smallest::new())),
            (36, Group::Whole) => Self::FewestClues(fewest_by_class(shape)),
            _ => Self::Nothing,
        }
    }
}

/// The grids of 2x2, looked at one by one.
#[derive(Clone, Debug)]
pub(super) struct Smallest {
    /// How many reduced grids there are.
    reduced: usize,
    classes: Vec<GridOrbit>,
    /// How many moves of cells there are.
    moves: usize,
    /// A transformation of the first class's grid to the second's, looked for among all moves.
    between: Option<Transformation>,
    /// The grids with first row 1234 and first column 1324.
    in_order: Vec<Grid>,
    /// What brings one of these, by its place, to another.
    joins: Vec<(usize, usize, Option<Transformation>)>,
    /// How many grids there are.
    grids: usize,
    /// For each class, a proper puzzle with the fewest clues.
    fewest: Vec<Puzzle>,
    /// Whether hiding two digits of any grid makes another solution.
    two_hidden_are_too_many: bool,
    /// A puzzle that hides one digit and has several solutions.
    improper: Option<(Puzzle, Vec<Grid>)>,
    /// The edges of a square in two colours.
    square: Result<Orbits, BurnsideError>,
}

impl Smallest {
    fn new() -> Self {
        let shape = Shape::new(2, 2).expect("2x2 is a shape");
        let classes = orbits::grid_orbits(shape, Group::Whole);
        let reduced = enumerate::reduced_grids(shape);
        let grids = enumerate::all_grids(shape);
        let line = |grid: &Grid, step: usize| -> String {
            grid.digits().iter().step_by(step).take(shape.side()).map(|d| d.symbol()).collect()
        };
        let is_in_order =
            |grid: &&Grid| line(grid, 1) == "1234" && line(grid, shape.side()) == "1324";
        let in_order: Vec<Grid> = reduced.iter().filter(is_in_order).cloned().collect();
        let join = |(a, b): (usize, usize)| {
            (a, b, orbits::transformation_between(&in_order[a], &in_order[b]))
        };
        let of_classes: Vec<&Grid> = classes.iter().map(|class| &class.representative).collect();
        Self {
            reduced: reduced.len(),
            moves: Group::Whole.elements(shape).count(),
            between: orbits::transformation_between(of_classes[0], of_classes[1]),
            joins: [(0, 1), (1, 2), (0, 2)].map(join).to_vec(),
            grids: grids.len(),
            fewest: of_classes.iter().map(|grid| clues::fewest(grid, &grids)).collect(),
            two_hidden_are_too_many: of_classes
                .iter()
                .all(|grid| clues::two_hidden_digits_are_too_many(grid, &grids)),
            improper: clues::improper_with_all_digits_but_one(of_classes[0], &grids),
            square: colourings_of_a_square(),
            in_order,
            classes,
        }
    }

    /// Tells all of it.
    pub(super) fn tell(&self, minimal: &[Minimal], page: &mut Page) {
        self.tell_classes(page);
        self.tell_grids_in_order(page);
        self.tell_fewest_clues(page);
        tell_minimal_puzzles(minimal, page);
        self.tell_square(page);
    }

    /// The classes, what joins grids of one class, and that nothing joins two.
    fn tell_classes(&self, page: &mut Page) {
        page.heading("5. The grids themselves");
        page.paragraph(&format!(
            "Each of the {} reduced grids is moved by every swap of neighbours and by the \
             diagonal mirror, and relabelled back: that joins them into {} classes.",
            self.reduced,
            self.classes.len()
        ));
        let grids: Vec<&Grid> = self.classes.iter().map(|class| &class.representative).collect();
        let names: Vec<String> =
            self.classes.iter().map(|class| format!("class of {}", class.size)).collect();
        side_by_side(&grids, &names, page);
        let verdict = match &self.between {
            None => "none of them brings the first to the second, under any relabelling".to_owned(),
            Some(found) => format!("one brings the first to the second: {found}"),
        };
        page.paragraph(&format!("All {} moves were tried: {verdict}.", self.moves));
    }

    /// The three grids with first row 1234 and first column 1324, and what joins two of them.
    fn tell_grids_in_order(&self, page: &mut Page) {
        let count = self.in_order.len();
        page.gap();
        page.paragraph(&format!(
            "With the rest of the first row and of the first column in order as well, {count} \
             grids are left; {count} x 4! 2 2 = {} in all.",
            count * 24 * 4
        ));
        let names: Vec<String> = (1..=count).map(|k| format!("grid {k}")).collect();
        side_by_side(&self.in_order.iter().collect::<Vec<_>>(), &names, page);
        for (a, b, found) in &self.joins {
            let verdict =
                found.as_ref().map_or("no transformation".to_owned(), ToString::to_string);
            page.line(format!("    from grid {} to grid {}: {verdict}", a + 1, b + 1));
        }
    }

    /// The fewest clues, and what they must show.
    fn tell_fewest_clues(&self, page: &mut Page) {
        let counts: Vec<String> = self.fewest.iter().map(|p| p.clue_count().to_string()).collect();
        page.gap();
        page.paragraph(&format!(
            "How many clues does a proper puzzle need? The sets of cells of the two grids were \
             tried against all {} grids, smallest first: the fewest clues are {}.",
            self.grids,
            counts.join(" and ")
        ));
        self.fewest.iter().for_each(|puzzle| page.line(format!("    {puzzle}")));
        if self.two_hidden_are_too_many {
            page.paragraph(
                "A proper puzzle shows at least 3 different digits: hide two everywhere, and a \
                 second solution has them exchanged. Three are not always enough:",
            );
        }
        if let Some((puzzle, solutions)) = &self.improper {
            page.line(format!("    {puzzle}  has the solutions"));
            solutions.iter().for_each(|solution| page.line(format!("    {solution}")));
        }
    }

    /// Burnside's lemma where it can be checked by hand.
    fn tell_square(&self, page: &mut Page) {
        page.gap();
        page.paragraph(&match &self.square {
            Ok(found) => format!(
                "Burnside's lemma by hand: the edges of a square in two colours; its {} \
                 symmetries fix {} of the 2^4 colourings in all, so {} / {} = {} are different.",
                found.group_order, found.sum, found.sum, found.group_order, found.orbits
            ),
            Err(error) => format!("Burnside's lemma does not apply: {error}"),
        });
    }
}

/// The edges of a square in two colours, under its turns and mirrors.
fn colourings_of_a_square() -> Result<Orbits, BurnsideError> {
    burnside::colourings(&symmetries_of_a_square(), 2)
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

/// The fewest clues of one grid of each class.
fn fewest_by_class(shape: Shape) -> BTreeMap<usize, (usize, Puzzle)> {
    let mut classes: BTreeMap<usize, (usize, Puzzle)> = BTreeMap::new();
    for orbit in orbits::grid_orbits(shape, Group::Whole) {
        let puzzle = hitting::fewest(&orbit.representative).expect("36 cells are few enough");
        classes.entry(puzzle.clue_count()).or_insert((0, puzzle)).0 += 1;
    }
    classes
}

/// Tells the fewest clues, class by class.
pub(super) fn tell_fewest_by_class(classes: &BTreeMap<usize, (usize, Puzzle)>, page: &mut Page) {
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
