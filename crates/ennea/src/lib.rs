//! The Sudoku mathematics engine: it counts, classifies and explains, exactly.
//!
//! A *shape* is a box of R x C cells; a *grid* of that shape has N = R C rows, columns and boxes, each
//! holding the digits 1 to N.  A *filling* has a digit or none in every cell; a *puzzle* is one of clues, with
//! its rules and whatever else is given.  Read the modules in this order:
//!
//! * [`Shape`], [`Cell`], [`House`], [`Digit`]: the ground, arithmetic only.
//! * [`Named`]: enums whose values have names, which every face can list and read.
//! * [`Technique`]: what people call the ways to solve; one table for all.
//! * [`Grid`], [`Filling`] and [`text`]: cells that are all filled, or some, read and written.
//!
//!   ```
//!   use ennea::{Filling, text};
//!   let filling: Filling = "1..4....23......".parse()?;
//!   assert_eq!((filling.shape().to_string(), filling.clue_count()), ("2x2".to_owned(), 4));
//!   assert!(text::picture(&filling).starts_with("1 . | . 4"));
//!   # Ok::<(), ennea::TextError>(())
//!   ```
//!
//! * [`rules`]: the rules of Sudoku variants, as a value beside the shape.
//!
//!   ```
//!   use ennea::{Shape, rules::Rules};
//!   let rules = Rules::parse("x+knight", Shape::CLASSIC)?;
//!   assert_eq!((rules.houses().len(), rules.pairs()[0].name.as_str()), (29, "a knight's move"));
//!   # Ok::<(), ennea::rules::RulesError>(())
//!   ```
//!
//! * [`Puzzle`]: rules, clues and candidates, and what somebody has written; every question takes it.
//!
//!   ```
//!   use ennea::{Puzzle, rules::Rules, solve::Solver};
//!   let plain: Puzzle = "1..4....23......".parse()?;
//!   let diagonal = plain.clone().with_rules(&Rules::parse("x", plain.shape())?);
//!   let [one, none] = [&plain, &diagonal].map(|it| Solver::new(it.rules()).count(it, 2));
//!   assert_eq!((one, none), (1, 0));
//!   # Ok::<(), Box<dyn std::error::Error>>(())
//!   ```
//!
//! * [`symmetry`]: the moves that turn grids into grids, their group, its conjugacy classes.
//!
//!   ```
//!   use ennea::{Shape, symmetry::Group};
//!   assert_eq!(Group::Whole.order(Shape::CLASSIC), 3_359_232_u32.into());
//!   assert_eq!(Group::Whole.classes(Shape::CLASSIC).len(), 275);
//!   ```
//!
//! * [`count`]: how many grids there are, how many a move fixes, how many are essentially
//!   different.
//!
//!   ```
//!   use ennea::{Shape, count::column_sets};
//!   let grids = column_sets::grids(Shape::CLASSIC).unwrap();
//!   assert_eq!(grids.to_string(), "6670903752021072936960");
//!   ```
//!
//! * [`catalog`]: the grids of a shape, numbered; so a random grid, each as likely as the others.
//!
//!   ```
//!   use ennea::{Shape, catalog::grids::Ranks, random::SplitMix64};
//!   let ranks = Ranks::new(Shape::CLASSIC).expect("3x3 is served");
//!   let grid = ranks.sample(&mut SplitMix64::new(1));
//!   assert_eq!(ranks.unrank(ranks.rank(&grid)), Some(grid));
//!   ```
//!
//! * [`solve`] and [`solutions`]: the solution of a puzzle, all of them, how many there are.
//!
//!   ```
//!   use ennea::{Puzzle, solutions};
//!   let puzzle: Puzzle = "12..............".parse()?;
//!   assert_eq!(solutions::count(&puzzle), 24_u32.into());
//!   # Ok::<(), ennea::TextError>(())
//!   ```
//!
//! * [`estimate`]: what nobody can count, with its standard error.
//!
//!   ```
//!   use ennea::{Shape, estimate};
//!   let tally = estimate::grids(Shape::new(2, 3).unwrap(), 1000, 1, &()).unwrap();
//!   assert!(tally.estimate().unwrap().deviation(28_200_960_f64.ln()).abs() < 3.0);
//!   ```
//!
//! * [`make`]: new puzzles of random grids: proper, minimal, symmetric; and minimal ones without bias.
//!
//!   ```
//!   use ennea::make::{Method, Recipe, Search};
//!   let recipe = Recipe { method: Method::Minimal, ..Recipe::default() }.checked()?;
//!   let made = Search::new(recipe, 1, &|_| Ok(0)).advance(1, &());
//!   assert!((18..35).contains(&made[0].puzzle.clue_count()));
//!   # Ok::<(), ennea::make::RecipeError>(())
//!   ```
//!
//! * [`clues`]: the fewest clues that a grid needs, its unavoidable sets, the backdoors of a puzzle.
//!
//!   ```
//!   use ennea::{Grid, clues};
//!   let grid: Grid = "1234341221434321".parse()?;
//!   assert_eq!(clues::fewest::fewest(&grid, &()).map(|found| found.needed), Some(4));
//!   # Ok::<(), ennea::TextError>(())
//!   ```
//!
//! * [`logic`]: how people solve a puzzle, each step with its reason and a proof.
//!
//!   ```
//!   use ennea::{Puzzle, logic::{self, Board}};
//!   let puzzle: Puzzle = "1..4....23......".parse()?;
//!   let board = Board::new(&puzzle).expect("no clue contradicts another");
//!   let step = logic::next_step(&board).expect("there is one");
//!   assert_eq!(logic::notation(&board, &step), "Hidden Single in a box: b3 => r4c2=1");
//!   # Ok::<(), Box<dyn std::error::Error>>(())
//!   ```
//!
//! * [`rate`] and [`ladder`]: how hard a puzzle is for people, on a scale with a name and a version.
//!
//!   ```
//!   use ennea::{Puzzle, rate::se121::Rater};
//!   let puzzle: Puzzle =
//!       "003020600900305001001806400008102900700000008006708200002609500800203009005010300".parse()?;
//!   assert_eq!(Rater::new().rate(&puzzle).expect("it is proper").er, 12);
//!   # Ok::<(), Box<dyn std::error::Error>>(())
//!   ```
//!
//! * [`chaos`]: a puzzle as a dynamical system, and how hard it is as the lifetime of its chaos.
//!
//!   ```
//!   use ennea::{Puzzle, chaos::{Encoding, Reading}};
//!   let puzzle: Puzzle = "1..4....23......".parse()?;
//!   let encoding = Encoding::new(&puzzle, Reading::Raw).expect("no clue contradicts another");
//!   assert_eq!(encoding.constraint_count(), 64 - 4 * 4);
//!   # Ok::<(), ennea::TextError>(())
//!   ```
//!
//! * [`published`]: what others have published, for comparison only.
//!
//! Four modules serve all the others: [`progress`] (long work reports, and can be stopped),
//! [`random`] (a generator that gives the same numbers for ever, and fair draws), [`numbers`] and
//! [`hash`] (factorials; check sums of files that must not change).
//!
//! The library does no input or output, reads no clock and has no global state.  Counts are exact:
//! big integers, or machine words where the shapes that are served keep them small enough.

pub mod clues;
pub mod estimate;
pub mod ladder;
pub mod make;
pub mod published;
pub mod solutions;

#[doc(inline)]
pub use ennea_base::{
    Backend, BigUint, Candidate, Cell, Conflict, Contradiction, Digit, DigitSet, Family, Filling,
    Grid, GridError, House, Improper, Named, Puzzle, SIDE_MAX, Shape, ShapeError, Technique,
    TextError, UnknownTechnique, hash, named, numbers, progress, random, rules, text,
};
#[doc(inline)]
pub use {
    ennea_catalog as catalog, ennea_chaos as chaos, ennea_count as count, ennea_logic as logic,
    ennea_rate as rate, ennea_solve as solve, ennea_symmetry as symmetry,
};

/// The examples of the first pages, run.
#[cfg(doctest)]
mod first_pages {
    #[doc = include_str!("../README.md")]
    struct OfTheCrate;
    #[doc = include_str!("../../../README.md")]
    struct OfTheRepository;
}
