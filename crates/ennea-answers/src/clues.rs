//! Clues that a grid needs, and digits that a puzzle waits for.
//!
//! A grid is given as such or by a proper puzzle of it.

use crate::refusal::Refusal;
use crate::solutions::Solvers;
use crate::wire::{self, Number};
use ennea::clues::{backdoors, fewest, unavoidable};
use ennea::progress::{Progress, Stopped};
use ennea::solve::Unsolved;
use ennea::{Cell, Filling, Grid, Improper, Puzzle, Shape};
use ennea_words::{Told, gaps};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt;

/// The only solution of a puzzle.
///
/// # Errors
/// [`Stopped`], if `progress` asks for it; the refusal inside if it has none, or several.
pub fn grid(
    puzzle: &Puzzle,
    solvers: &mut Solvers,
    progress: &dyn Progress,
) -> Result<Result<Grid, Refusal>, Stopped> {
    match solvers.of(puzzle.rules()).solve_while(puzzle, progress) {
        Ok(grid) => Ok(Ok(grid)),
        Err(Unsolved::Improper(improper)) => {
            let place = puzzle.contradiction().filter(|_| improper == Improper::None);
            let gaps = move |language| {
                let how = improper.told(language);
                gaps!(
                    how = match &place {
                        Some(place) => format!("{how}: {}", place.told(language)),
                        None => how,
                    }
                )
            };
            Ok(Err(Refusal::hinted("no-only-solution", gaps)))
        }
        Err(Unsolved::Stopped) => Err(Stopped),
    }
}

/// Result of the search for the fewest clues of a grid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Fewest {
    /// The number of clues that are needed: a lower bound.
    pub needed: usize,
    /// The number that is enough; where it equals the lower bound, it is the fewest.
    pub enough: usize,
    /// A proper puzzle with that number of clues.
    #[serde(with = "wire::Text")]
    pub example: Filling,
    /// Unavoidable sets that have no cell in common, each of which needs a clue.
    pub apart: Vec<Vec<String>>,
}

/// `8`, or `13..20` where the fewest is not known, and the example.
impl fmt::Display for Fewest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.needed == self.enough {
            true => write!(f, "{} {}", self.enough, self.example),
            false => write!(f, "{}..{} {}", self.needed, self.enough, self.example),
        }
    }
}

/// The fewest clues of a grid, as far as they are known when `progress` ends the search.
///
/// # Errors
/// For a grid that is too large.
pub fn fewest(grid: &Grid, progress: &dyn Progress) -> Result<Fewest, Refusal> {
    let shape = grid.shape();
    let found = fewest::fewest(grid, progress).ok_or_else(|| too_large(shape))?;
    Ok(Fewest {
        needed: found.needed,
        enough: found.puzzle.clue_count(),
        example: found.puzzle,
        apart: found.apart.iter().map(|set| names(shape, set)).collect(),
    })
}

/// The least unavoidable sets of a grid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Unavoidable {
    /// The most cells of a set.
    pub size: usize,
    /// Number of sets.
    pub count: Number,
    /// Number of sets with each number of cells.
    #[cfg_attr(feature = "schema", schemars(with = "BTreeMap<String, Number>"))]
    pub by_size: BTreeMap<usize, Number>,
    /// Their cells; absent if they were not asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sets: Option<Vec<Vec<String>>>,
}

/// The number, how many there are of each size, and on a line each those that are to be listed.
impl fmt::Display for Unavoidable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.count.0)?;
        self.by_size.iter().try_for_each(|(size, count)| write!(f, " {size}:{}", count.0))?;
        lines(f, self.sets.iter().flatten())
    }
}

/// All least unavoidable sets with at most `size` cells, listed if they are `listed`.
///
/// # Errors
/// [`Stopped`], if `progress` asks for it; the refusal inside for a grid that is too large.
pub fn unavoidable(
    grid: &Grid,
    size: usize,
    listed: bool,
    progress: &dyn Progress,
) -> Result<Result<Unavoidable, Refusal>, Stopped> {
    let Some(sets) = unavoidable::sets(grid, size, progress)? else {
        return Ok(Err(too_large(grid.shape())));
    };
    let mut by_size: BTreeMap<usize, usize> = BTreeMap::new();
    sets.iter().for_each(|set| *by_size.entry(set.len()).or_default() += 1);
    let by_size = by_size.into_iter().map(|(size, count)| (size, count.into())).collect();
    let names = |set: &Vec<Cell>| names(grid.shape(), set);
    let count = sets.len().into();
    let sets = listed.then(|| sets.iter().map(names).collect());
    Ok(Ok(Unavoidable { size, count, by_size, sets }))
}

/// The smallest backdoors of a puzzle: sets of cells whose digits let singles solve the rest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Backdoors {
    /// Number of cells in each, 0 where singles are enough; null where they are larger than was
    /// asked.
    pub size: Option<usize>,
    /// Number of these backdoors.
    pub count: Number,
    /// Their cells and digits, such as `r1c2=3`; absent if they were not asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sets: Option<Vec<Vec<String>>>,
}

/// The size and the number, or `none`, and on a line each those that are to be listed.
impl fmt::Display for Backdoors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.size {
            Some(size) => write!(f, "{size} {}", self.count.0)?,
            None => f.write_str("none")?,
        }
        lines(f, self.sets.iter().flatten().filter(|set| !set.is_empty()))
    }
}

/// The smallest backdoors of a proper puzzle, up to `most` cells, listed if they are `listed`.
///
/// # Errors
/// [`Stopped`], if `progress` asks for it.
pub fn backdoors(
    puzzle: &Puzzle,
    solution: &Grid,
    most: usize,
    listed: bool,
    progress: &dyn Progress,
) -> Result<Backdoors, Stopped> {
    let found = backdoors::smallest(puzzle.clues(), solution, most, progress)?;
    let name =
        |cell: &Cell| format!("{}={}", puzzle.shape().name(*cell), solution.digit(*cell).symbol());
    Ok(Backdoors {
        size: found.first().map(Vec::len),
        count: found.len().into(),
        sets: listed.then(|| found.iter().map(|set| set.iter().map(name).collect()).collect()),
    })
}

fn names(shape: Shape, cells: &[Cell]) -> Vec<String> {
    cells.iter().map(|&cell| shape.name(cell)).collect()
}

fn lines<'a>(
    f: &mut fmt::Formatter<'_>,
    sets: impl Iterator<Item = &'a Vec<String>>,
) -> fmt::Result {
    sets.into_iter().try_for_each(|set| write!(f, "\n  {}", set.join(" ")))
}

fn too_large(shape: Shape) -> Refusal {
    Refusal::hinted("clues-too-large", move |_| gaps!(shape, cells = shape.cells()))
}
