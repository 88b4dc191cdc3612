//! Random puzzles for the tests, the same in every run.

use ennea::catalog::grids::Ranks;
use ennea::make::{Made, Maker, Method, Recipe, Search, Under};
use ennea::random::SplitMix64;
use ennea::rules::Rules;
use ennea::solve::Solver;
use ennea::{Cell, Digit, Filling, Puzzle, Shape};

/// Blocks rearranged, and what is in them.
fn lines(random: &mut SplitMix64, blocks: usize, size: usize) -> Vec<usize> {
    let order = random.order(blocks);
    let mut inside = |b: usize| random.order(size).into_iter().map(move |k| b * size + k);
    order.into_iter().flat_map(&mut inside).collect()
}

/// A grid with rows, columns and digits rearranged, of which some cells are left as clues.
pub(crate) fn thinned(shape: Shape, clues: usize, random: &mut SplitMix64) -> Puzzle {
    let rows = lines(random, shape.bands(), shape.box_rows());
    let columns = lines(random, shape.stacks(), shape.box_columns());
    let digits = random.order(shape.side());
    let mut puzzle = Filling::empty(shape);
    for cell in random.order(shape.cells()).into_iter().take(clues).map(Cell::new) {
        let (row, column) = (rows[shape.row(cell)], columns[shape.column(cell)]);
        let shift = row % shape.box_rows() * shape.box_columns() + row / shape.box_rows();
        puzzle.set(cell, Some(Digit::from_index(digits[(column + shift) % shape.side()])));
    }
    puzzle.into()
}

/// Minimal puzzles, from grids drawn exactly uniformly, clue by clue in random order.
pub(crate) fn minimal(seed: u64) -> impl Iterator<Item = Puzzle> {
    dug(seed, 0)
}

/// Proper puzzles made in the same way, but with no fewer clues than this.
pub(crate) fn dug(seed: u64, least: usize) -> impl Iterator<Item = Puzzle> {
    let mut solver = Solver::plain(Shape::CLASSIC);
    grids(seed).map(move |(mut puzzle, order)| {
        let mut count = 81;
        for cell in order {
            let clue = puzzle.clue(cell);
            if count > least {
                puzzle.set(cell, None);
                count -= 1;
                if solver.count(&puzzle.clone().into(), 2) > 1 {
                    puzzle.set(cell, clue);
                    count += 1;
                }
            }
        }
        puzzle.into()
    })
}

/// As many clues of grids drawn exactly uniformly, whatever their solutions.
pub(crate) fn clues_of_grids(seed: u64, count: usize) -> impl Iterator<Item = Puzzle> {
    grids(seed).map(move |(mut puzzle, order)| {
        order[count..].iter().for_each(|&cell| puzzle.set(cell, None));
        puzzle.into()
    })
}

/// Grids drawn exactly uniformly, each with an order of its cells.
fn grids(seed: u64) -> impl Iterator<Item = (Filling, Vec<Cell>)> {
    let ranks = Ranks::new(Shape::CLASSIC).expect("3x3 is served");
    let mut random = SplitMix64::new(seed);
    std::iter::repeat_with(move || {
        let puzzle = Filling::from(&ranks.sample(&mut random));
        (puzzle, random.order(81).into_iter().map(Cell::new).collect())
    })
}

/// Puzzles of some rules: without superfluous clues, or with clues in a range, which are easier.
pub(crate) fn under(rules: &Rules, count: usize, clues: Option<(usize, usize)>) -> Vec<Puzzle> {
    let recipe = Recipe {
        shape: rules.shape(),
        rules: Under::new(rules),
        method: if clues.is_some() { Method::Clues } else { Method::Minimal },
        clues,
        ..Recipe::default()
    };
    let any = |_: &Made| Ok(0);
    let mut search = Search::of(Maker::under(recipe, rules), 7, &any);
    let mut found = Vec::new();
    for _ in 0..20 {
        found.extend(search.advance(count as u64, &()).into_iter().map(|made| made.puzzle));
        if found.len() >= count {
            break;
        }
    }
    assert!(!found.is_empty(), "{rules:?}");
    found.truncate(count);
    found
}
