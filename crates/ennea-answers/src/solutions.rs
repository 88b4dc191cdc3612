//! The solutions of a puzzle: which they are, and how many.
//!
//! Whether there is one, none or several is decided by the quickest solver; a list of the least ones comes
//! from the search in order; a number by the method that suits it ([`ennea::solutions`]).

use crate::estimates::Estimated;
use crate::recent::{Recent, with_kept};
use crate::wire::{self, Number, conflict};
use ennea::count::puzzles;
use ennea::progress::{Progress, Stopped, StopsOnly, Until};
use ennea::rules::Rules;
use ennea::solutions::{self, Method};
use ennea::solve::{self, Solver, Unsolved};
use ennea::{Digit, Grid, Improper, Puzzle};
use num_bigint::BigUint;
use serde::Serialize;
use std::cell::RefCell;
use std::convert::Infallible;
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};

/// Solvers that have been used and can be used again, the last ones of each kind of rules.
#[derive(Debug, Default)]
pub struct Solvers(Recent<Solver>);

impl Solvers {
    /// The one for these rules.
    pub fn of(&mut self, rules: &Rules) -> &mut Solver {
        let is_meant = |solver: &Solver| solver.rules() == rules;
        let Ok(solver) = self.0.find_or_make(is_meant, || Ok::<_, Infallible>(Solver::new(rules)));
        solver
    }
}

thread_local! {
    static SOLVERS: RefCell<Solvers> = RefCell::default();
}

/// Calls with the solvers of this thread, for faces whose questions come to any thread.
pub fn with_solvers<T>(work: impl FnOnce(&mut Solvers) -> T) -> T {
    with_kept(&SOLVERS, work)
}

/// Number of solutions of a puzzle, as far as it matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// One.
    Unique,
    /// None.
    None,
    /// Two at least.
    Multiple,
}

/// The solutions of a puzzle, or the first of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Solved {
    /// Number of solutions: none, one or several; absent where a limit stopped the search at the
    /// first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answer: Option<Verdict>,
    /// The solutions that were found, up to the limit.
    #[serde(with = "wire::Texts")]
    pub solutions: Vec<Grid>,
    /// Proof that there is none, in words: two clues, a cell or a house; absent if only a search
    /// tells.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub conflict: Option<String>,
}

impl Solved {
    pub(crate) fn new(puzzle: &Puzzle, solutions: Vec<Grid>, limit: u64) -> Self {
        let answer = match solutions.len() {
            0 => Some(Verdict::None),
            1 => (limit > 1).then_some(Verdict::Unique),
            _ => Some(Verdict::Multiple),
        };
        let conflict = if solutions.is_empty() { conflict(puzzle) } else { None };
        Self { answer, solutions, conflict }
    }
}

impl Solved {
    /// The only solution, where two at most were looked for; else why there is none.
    ///
    /// # Errors
    /// [`Improper`], if there is none or another.
    pub fn into_only(self) -> Result<Grid, Improper> {
        match <[Grid; 2]>::try_from(self.solutions) {
            Ok(two) => Err(Improper::Several(Box::new(two))),
            Err(found) => found.into_iter().next().ok_or(Improper::None),
        }
    }
}

/// The solutions, separated by blanks, or `none`.
impl fmt::Display for Solved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.solutions.is_empty() {
            return f.write_str("none");
        }
        for (k, grid) in self.solutions.iter().enumerate() {
            write!(f, "{}{grid}", if k > 0 { " " } else { "" })?;
        }
        Ok(())
    }
}

/// The solution of a puzzle, or any two if it has several.
///
/// # Errors
/// [`Stopped`], if `progress` asks for it.
pub fn decide(
    solvers: &mut Solvers,
    puzzle: &Puzzle,
    progress: &dyn Progress,
) -> Result<Solved, Stopped> {
    let solutions = match solvers.of(puzzle.rules()).solve_while(puzzle, progress) {
        Ok(grid) => vec![grid],
        Err(Unsolved::Improper(Improper::None)) => Vec::new(),
        Err(Unsolved::Improper(Improper::Several(two))) => two.to_vec(),
        Err(Unsolved::Stopped) => return Err(Stopped),
    };
    Ok(Solved::new(puzzle, solutions, 2))
}

/// The first solutions of a puzzle in increasing order, up to a limit above 0: the least ones of all, but
/// under further rules the first that the search finds.
///
/// # Errors
/// [`Stopped`], if `progress` asks for it.
pub fn least(
    solvers: &mut Solvers,
    puzzle: &Puzzle,
    limit: u64,
    progress: &dyn Progress,
) -> Result<Solved, Stopped> {
    let mut found = Vec::new();
    if puzzle.rules().is_plain() {
        let mut solutions = solve::solutions(puzzle);
        while (found.len() as u64) < limit {
            progress.go_on()?;
            let Some(grid) = solutions.next_while(progress)? else { break };
            found.push(grid);
        }
    } else {
        let grid = |digits: &[Digit]| Grid::new(puzzle.shape(), digits.to_vec());
        let mut keep = |digits: &[Digit]| found.push(grid(digits).expect("it keeps the rules"));
        solvers.of(puzzle.rules()).search(puzzle, limit, progress, &mut keep)?;
        found.sort_unstable();
    }
    Ok(Solved::new(puzzle, found, limit))
}

/// The puzzle of the clues alone, if these have one solution and the candidates keep it: then they are notes, which say
/// nothing that the clues do not.
///
/// ```
/// use ennea::{Cell, Digit, DigitSet, Puzzle};
/// use ennea_answers::solutions::{Solvers, without_notes};
/// let clues: Puzzle = "1..4....23......".parse()?;
/// let only = |digit| {
///     let mut sets = vec![DigitSet::full(4); 16];
///     sets[1] = [Digit::from_index(digit)].into_iter().collect();
///     clues.clone().with_candidates(sets)
/// };
/// assert_eq!(without_notes(&mut Solvers::default(), &only(1)), Some(clues.clone()));
/// assert_eq!(without_notes(&mut Solvers::default(), &only(2)), None);
/// # Ok::<(), ennea::TextError>(())
/// ```
pub fn without_notes(solvers: &mut Solvers, puzzle: &Puzzle) -> Option<Puzzle> {
    let clues = Puzzle::from(puzzle.clues().clone()).with_rules(puzzle.rules());
    let solution = solvers.of(puzzle.rules()).solve(&clues).ok()?;
    let given = puzzle.given();
    let mut cells = puzzle.shape().all_cells();
    cells.all(|cell| given.allowed(cell).contains(solution.digit(cell))).then_some(clues)
}

/// Number of solutions of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Count {
    /// The number.
    pub count: Number,
    /// `true` if the limit was reached, so that there may be more.
    pub at_least: bool,
    /// Method by which they were counted.
    #[cfg_attr(feature = "schema", schemars(with = "wire::Name<Method>"))]
    pub method: &'static str,
    /// Proof that there is none, in words: two clues, a cell or a house; absent if only a search
    /// tells.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub conflict: Option<String>,
}

/// The number, after `>=` if it was limited.
impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", if self.at_least { ">=" } else { "" }, self.count.0)
    }
}

/// Counts the solutions of a puzzle up to a limit, if there is one; `None` if the method does not serve it.
///
/// # Errors
/// [`Stopped`], if `progress` asks for it.
pub fn count(
    solvers: &mut Solvers,
    puzzle: &Puzzle,
    method: Option<Method>,
    limit: Option<u64>,
    progress: &dyn Progress,
) -> Result<Option<Count>, Stopped> {
    let solver = solvers.of(puzzle.rules());
    let counted = solutions::count_with(solver, puzzle, method, limit, progress)?;
    Ok(counted.map(|counted| Count::new(puzzle, counted)))
}

/// Counts all solutions of a puzzle by the method that suits it, and meanwhile finds them one by one: how many
/// there are so far is reported as long as the count is not known.  No method but that walk knows of single
/// solutions before its end.
///
/// # Errors
/// [`Stopped`], if `progress` asks for it.
pub fn count_telling(
    solvers: &mut Solvers,
    puzzle: &Puzzle,
    progress: &dyn Progress,
) -> Result<Count, Stopped> {
    let is_over = AtomicBool::new(false);
    let stops = StopsOnly(progress);
    let walk = Until(&stops, || is_over.load(Ordering::Relaxed));
    std::thread::scope(|scope| {
        let tell = || {
            let mut so_far = 0;
            // Whether it came to its end does not matter: the count comes from the other method.
            let _ = Solver::new(puzzle.rules()).search(puzzle, u64::MAX, &walk, &mut |_| {
                so_far += 1;
                if !walk.is_stopped() {
                    progress.found(so_far);
                }
            });
        };
        // Where there are no more threads, nothing is told.
        drop(std::thread::Builder::new().spawn_scoped(scope, tell));
        let counted = count(solvers, puzzle, None, None, progress);
        is_over.store(true, Ordering::Relaxed);
        Ok(counted?.expect("some method serves each puzzle"))
    })
}

/// Bounds on a number of solutions whose count was stopped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// The number of solutions that were found.
    pub at_least: u64,
    /// The product of the candidates, which no number of solutions exceeds, under further rules neither.
    pub at_most: BigUint,
}

impl Bounds {
    /// The bounds for a puzzle of which `found` solutions have been found.
    pub fn new(puzzle: &Puzzle, found: u64) -> Self {
        Self { at_least: found, at_most: puzzles::upper_bound(puzzle) }
    }
}

/// Tests whether it takes minutes at most to walk from solution to solution: where up to 10^9 are
/// estimated.
pub fn is_short_walk(estimated: &Estimated) -> bool {
    estimated.log10.is_some_and(|log10| log10 <= 9.0)
}

impl Count {
    fn new(puzzle: &Puzzle, counted: solutions::Count) -> Self {
        let solutions::Count { value, at_least, method } = counted;
        let conflict = if value == BigUint::ZERO { conflict(puzzle) } else { None };
        Self { count: value.into(), at_least, method: method.name(), conflict }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ennea::Shape;
    use std::sync::Mutex;

    /// The numbers of solutions that are reported.
    #[derive(Default)]
    struct Reported(Mutex<Vec<u64>>);

    impl Progress for Reported {
        fn found(&self, solutions: u64) {
            self.0.lock().expect("a whole list").push(solutions);
        }
    }

    /// Goal: what is told on the way is never above the count, which is the same without.  Method: puzzles
    /// that are counted by bands, and one of rules, which the walk itself counts and where the last
    /// number that is told is the count.
    #[test]
    fn what_is_told_on_the_way_is_no_more_than_the_count() {
        let puzzle: Puzzle =
            format!("123456789.........4{}", ".".repeat(62)).parse().expect("a puzzle");
        let with = format!("123456789456789123{}", ".".repeat(63)).parse().expect("a puzzle");
        for puzzle in [&puzzle, &with] {
            let reported = Reported::default();
            let solvers = &mut Solvers::default();
            let telling = count_telling(solvers, puzzle, &reported).expect("nothing stops it");
            let silent = count(solvers, puzzle, None, None, &()).expect("() does not stop it");
            assert_eq!(telling, silent.expect("some method serves"));
            let reported = reported.0.into_inner().expect("a whole list");
            assert!(reported.contains(&1), "the walk beside it");
            assert!(reported.iter().all(|&found| BigUint::from(found) <= telling.count.0));
        }
        let shape = Shape::new(2, 3).expect("a shape");
        let rules = Rules::parse("non-consecutive", shape).expect("rules");
        let variant = Puzzle::empty(shape).with_rules(&rules);
        let reported = Reported::default();
        let count = count_telling(&mut Solvers::default(), &variant, &reported);
        let count = count.expect("nothing stops it").count.0;
        let reported = reported.0.into_inner().expect("a whole list");
        assert_eq!(reported.into_iter().max().map(BigUint::from), Some(count));
    }
}
