//! Puzzles under other rules than those of their shape: solved, counted, drawn from.
//!
//! Grids are drawn with the same chance each: all are found one by one, twice, first to be counted and then
//! to be taken at the numbers that were drawn.  Of an empty puzzle those are found whose first row is in
//! order, and the digits of each are exchanged at random, unless the rules are between digits.

use crate::bound::Bound;
use crate::estimates::Estimated;
use crate::recent::Recent;
use crate::refusal::Refusal;
use crate::solutions::{Count, Solved};
use ennea::count::puzzles::candidate_counts_under;
use ennea::make::Under;
use ennea::progress::{Progress, Stopped};
use ennea::random::SplitMix64;
use ennea::rules::{Description, Rules, RulesError};
use ennea::solutions::{self, Method};
use ennea::solve::variants::Solver;
use ennea::{Digit, Grid, Improper, Puzzle, Shape, estimate};
use num_bigint::BigUint;
use std::fmt;
use std::sync::Arc;

/// The rules of a variant with their solver.
#[derive(Clone, Debug)]
pub struct Variant {
    /// The shape of the puzzles, which may have boxes that the rules have not.
    shape: Shape,
    description: Description,
    under: Under,
    rules: Arc<Rules>,
    solver: Solver,
}

/// The rules that have come last, each for a shape.
#[derive(Clone, Debug, Default)]
pub struct Variants(Recent<Variant>);

impl Variants {
    /// The rules for this shape.
    ///
    /// # Errors
    /// Rules that do not fit the shape.
    pub fn under(
        &mut self,
        description: &Description,
        shape: Shape,
    ) -> Result<&Variant, RulesError> {
        let is_meant =
            |variant: &Variant| variant.shape == shape && variant.description == *description;
        self.0.find_or_make(is_meant, || Variant::new(description, shape))
    }
}

/// Why no grid is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotDrawn {
    /// There are more than this many to be found.
    TooMany(u64),
    /// It was stopped.
    Stopped,
}

impl fmt::Display for NotDrawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooMany(most) => write!(f, "more than {most} grids to draw from"),
            Self::Stopped => Stopped.fmt(f),
        }
    }
}

impl std::error::Error for NotDrawn {}

impl From<Stopped> for NotDrawn {
    fn from(Stopped: Stopped) -> Self {
        Self::Stopped
    }
}

/// The most solutions that are found one by one to draw from them.
const DRAWN_FROM: u64 = 10_000_000;

impl Variant {
    /// The rules of a description for puzzles of a shape.
    ///
    /// # Errors
    /// Rules that do not fit the shape.
    pub fn new(description: &Description, shape: Shape) -> Result<Self, RulesError> {
        let rules = description.rules(shape)?;
        let under = Under::new(description, &rules);
        let solver = Solver::new(&rules);
        let (description, rules) = (description.clone(), Arc::new(rules));
        Ok(Self { shape, description, under, rules, solver })
    }

    /// The shape of the puzzles that it was made for.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// The rules.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The rules, to be shared.
    pub fn shared_rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// The rules, for steps of reasoning and ratings.
    ///
    /// # Errors
    /// Rules between digits, which these do not know.
    pub fn rules_for_steps(&self) -> Result<&Arc<Rules>, RulesError> {
        self.rules.of_one_digit().map(|()| &self.rules)
    }

    /// What the rules were made from.
    pub fn description(&self) -> &Description {
        &self.description
    }

    /// What names the rules.
    pub fn under(&self) -> Under {
        self.under
    }

    /// The solver.
    pub fn solver(&self) -> &Solver {
        &self.solver
    }

    /// Refuses rules that no grid keeps.
    ///
    /// # Errors
    /// The refusal, or [`Stopped`], if `progress` asks for it.
    pub fn check(&self, progress: &dyn Progress) -> Result<Result<(), Refusal>, Stopped> {
        let empty = vec![None; self.rules.shape().cells()];
        Ok(match self.solver.search(&empty, 1, progress, &mut |_| ())? {
            0 => Err(Refusal::new(format!(
                "no grid of {} keeps the rules {}: a search through all fillings found none",
                self.shape, self.rules
            ))),
            _ => Ok(()),
        })
    }

    /// The first solutions of a puzzle, up to a limit above 0, in increasing order.
    ///
    /// # Errors
    /// [`Stopped`], if `progress` asks for it.
    pub fn solve(
        &self,
        puzzle: &Puzzle,
        limit: u64,
        progress: &dyn Progress,
    ) -> Result<Solved, Stopped> {
        let mut found = Vec::new();
        let mut keep = |digits: &[Digit]| found.push(self.grid(digits.to_vec()));
        self.solver.search(puzzle.clues(), limit, progress, &mut keep)?;
        found.sort_unstable();
        let mut solved = Solved::new(puzzle, found, limit);
        solved.conflict = self.conflict(puzzle).filter(|_| solved.solutions.is_empty());
        Ok(solved)
    }

    /// The only solution of a puzzle.
    ///
    /// # Errors
    /// [`Stopped`], if `progress` asks for it; within, [`Improper`], if there is none or another.
    pub fn decide(
        &self,
        puzzle: &Puzzle,
        progress: &dyn Progress,
    ) -> Result<Result<Grid, Improper>, Stopped> {
        Ok(self.solve(puzzle, 2, progress)?.into_only())
    }

    /// How many solutions a puzzle has, up to a limit if there is one.
    ///
    /// # Errors
    /// [`Stopped`], if `progress` asks for it.
    pub fn count(
        &self,
        puzzle: &Puzzle,
        limit: Option<u64>,
        progress: &dyn Progress,
    ) -> Result<Count, Stopped> {
        let count = self.count_by(puzzle, None, limit, progress)?;
        Ok(count.expect("walking serves every puzzle"))
    }

    /// The same by a method, if one is given; `None` if it does not serve the puzzle.
    ///
    /// # Errors
    /// [`Stopped`], if `progress` asks for it.
    pub fn count_by(
        &self,
        puzzle: &Puzzle,
        method: Option<Method>,
        limit: Option<u64>,
        progress: &dyn Progress,
    ) -> Result<Option<Count>, Stopped> {
        let (rules, solver) = (&self.rules, &self.solver);
        let count = solutions::count_under(rules, solver, puzzle, method, limit, progress)?;
        Ok(count.map(|count| Count {
            conflict: self.conflict(puzzle).filter(|_| count.value == BigUint::ZERO),
            count: count.value.into(),
            at_least: count.at_least,
            method: count.method.name(),
        }))
    }

    /// The number of solutions of a puzzle, estimated by this many crowds.
    ///
    /// # Errors
    /// [`Stopped`], if `progress` asks for it.
    pub fn estimate(
        &self,
        puzzle: &Puzzle,
        crowds: u64,
        seed: u64,
        progress: &dyn Progress,
    ) -> Result<Estimated, Stopped> {
        let tally = estimate::solutions_under(&self.rules, puzzle, crowds, seed, progress)?;
        Ok(Estimated::new(&tally, seed))
    }

    /// Bounds the number of solutions of a puzzle; if they are counted, says how many there are as well.
    ///
    /// # Errors
    /// [`Stopped`], if `progress` asks for it.
    pub fn bound(
        &self,
        puzzle: &Puzzle,
        are_counted: bool,
        progress: &dyn Progress,
    ) -> Result<Bound, Stopped> {
        let count = match are_counted {
            true => Some(self.count(puzzle, None, progress)?.count),
            false => None,
        };
        Ok(Bound::new(candidate_counts_under(&self.rules, puzzle), count))
    }

    /// Solutions of a puzzle drawn at random, each as likely as the others; none if there are none.
    ///
    /// # Errors
    /// If there are too many, or `progress` asks to stop.
    pub fn draw(
        &self,
        puzzle: &Puzzle,
        number: usize,
        random: &mut SplitMix64,
        progress: &dyn Progress,
    ) -> Result<Vec<Grid>, NotDrawn> {
        let side = self.rules.shape().side();
        let is_empty = puzzle.clue_count() == 0 && self.rules.consecutive().is_none();
        let mut clues = puzzle.clues().to_vec();
        if is_empty {
            (0..side).for_each(|cell| clues[cell] = Some(Digit::from_index(cell)));
        }
        let count = self.solver.search(&clues, DRAWN_FROM + 1, progress, &mut |_| ())?;
        if count > DRAWN_FROM {
            return Err(NotDrawn::TooMany(DRAWN_FROM));
        }
        if count == 0 {
            return Ok(Vec::new());
        }
        let mut wanted: Vec<(u64, usize)> =
            (0..number).map(|k| (random.below_u128(count.into()) as u64, k)).collect();
        wanted.sort_unstable();
        let mut drawn: Vec<(usize, Vec<Digit>)> = Vec::with_capacity(number);
        let mut at = 0;
        self.solver.search(&clues, count, progress, &mut |digits| {
            let rest = wanted[drawn.len()..].iter().take_while(|(rank, _)| *rank == at);
            let taken: Vec<usize> = rest.map(|&(_, k)| k).collect();
            drawn.extend(taken.into_iter().map(|k| (k, digits.to_vec())));
            at += 1;
        })?;
        drawn.sort_unstable();
        let mut grid = |(_, mut digits): (usize, Vec<Digit>)| {
            if is_empty {
                let order = random.order(side);
                digits.iter_mut().for_each(|it| *it = Digit::from_index(order[it.index()]));
            }
            self.grid(digits)
        };
        Ok(drawn.into_iter().map(&mut grid).collect())
    }

    /// The grid of a solution.
    fn grid(&self, digits: Vec<Digit>) -> Grid {
        Grid::new(self.rules.shape(), digits).expect("a solution keeps the rules")
    }

    /// Which two clues contradict each other, in words.
    pub fn conflict(&self, puzzle: &Puzzle) -> Option<String> {
        self.rules.clash(puzzle.clues()).map(|clash| clash.to_string())
    }
}
