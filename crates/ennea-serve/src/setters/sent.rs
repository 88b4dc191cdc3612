//! A puzzle that a setter's page sent, and what each command says of it.

use super::{End, LogicalCell, NONE, Said, invalid};
use ennea::logic::{Board, Family};
use ennea::progress::Progress;
use ennea::{Digit, DigitSet, Puzzle, estimate};
use ennea_answers::candidates::{left_by_logic, true_candidates};
use ennea_answers::rate::{Detail, View, rate_usually, with_raters};
use ennea_answers::reasoning::{self, Ask, Outcome, Taken, Wanted};
use ennea_answers::served::Question;
use ennea_answers::solutions::{self, with_solvers};
use ennea_answers::wire::Number;
use ennea_formats::Reader;
use ennea_questions::Watch;
use ennea_words::{Language, Level, Notation};
use num_bigint::BigUint;
use serde_json::Value;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// Time between two reports of how many solutions have been found.
const TELL: Duration = Duration::from_millis(250);

/// A puzzle that was sent, with what somebody has written on it.
pub(super) struct Sent {
    puzzle: Puzzle,
    options: Options,
}

impl Sent {
    pub(super) fn read(data: &str) -> Result<Self, End> {
        let link = format!("https://f-puzzles.com/?load={data}");
        let entry = Reader::first(&link, ennea_formats::Options::default());
        let entry = match entry {
            Ok(entry) => entry,
            Err(why) => return invalid(why.to_string()),
        };
        if let Some(rules) = entry.unknown() {
            let why = format!("found rules that are not known here: {rules}; expected known ones");
            return invalid(why);
        }
        Ok(Self { puzzle: entry.into_puzzle(), options: Options::read(data) })
    }

    /// The puzzle, if there is a method for it.
    fn puzzle(&self, question: Question) -> Result<&Puzzle, End> {
        match question.check(&self.puzzle) {
            Ok(()) => Ok(&self.puzzle),
            Err(why) => invalid(why.to_string()),
        }
    }

    pub(super) fn solve(&self, watch: &Watch) -> Result<Said, End> {
        let puzzle = self.puzzle(Question::Solve)?;
        let solved = with_solvers(|solvers| solutions::decide(solvers, puzzle, watch))?;
        let Some(grid) = solved.solutions.first() else {
            return invalid(solved.conflict.as_deref().unwrap_or(NONE));
        };
        let solution = grid.digits().iter().map(|digit| digit.index() + 1).collect();
        Ok(Said::Solved { solution })
    }

    /// Finds out whether there are none, one or more solutions.
    pub(super) fn check(&self, watch: &Watch) -> Result<Said, End> {
        let puzzle = self.puzzle(Question::Solve)?;
        let solved = with_solvers(|solvers| solutions::decide(solvers, puzzle, watch))?;
        Ok(Said::Count { count: solved.solutions.len().into(), in_progress: false })
    }

    /// All solutions; on the way it is told now and then how many have been found.
    pub(super) fn count(
        &self,
        watch: &Watch,
        say: &mut (dyn FnMut(Said) + Send),
    ) -> Result<Said, End> {
        let puzzle = self.puzzle(Question::Count)?;
        let telling =
            Telling { watch, told: Mutex::new(Told { last: Instant::now(), most: 0, say }) };
        let count = with_solvers(|solvers| solutions::count_telling(solvers, puzzle, &telling))?;
        Ok(Said::Count { count: number(&count.count.0), in_progress: false })
    }

    /// In how many solutions each candidate is; -1 for one that is in none and that logic leaves, where the
    /// setter wants to know.
    pub(super) fn candidates(&self, watch: &Watch) -> Result<Said, End> {
        let (puzzle, cap) = (self.puzzle(Question::Count)?.given(), self.options.cap);
        let found = with_solvers(|solvers| true_candidates(solvers, &puzzle, cap, watch))?;
        if found.is_empty() {
            return invalid(NONE);
        }
        let left = match self.options.is_logical {
            true => {
                self.puzzle(Question::Explain)?;
                let is_used = |family| self.options.uses(family);
                left_by_logic(&puzzle, &is_used, watch)?
            }
            false => None,
        };
        let is_left = |cell: usize, digit: usize| {
            left.as_ref().is_some_and(|left| left[cell].contains(Digit::from_index(digit)))
        };
        let told = |(cell, counts): (usize, &Vec<Number>)| {
            let one = |(digit, count): (usize, &Number)| match u64::try_from(&count.0) {
                Ok(0) if is_left(cell, digit) => -1,
                Ok(count) => i64::try_from(count).unwrap_or(i64::MAX),
                Err(_) => i64::MAX,
            };
            counts.iter().enumerate().map(one).collect::<Vec<i64>>()
        };
        let solutions_per_candidate = found.counts.iter().enumerate().flat_map(told).collect();
        Ok(Said::TrueCandidates { solutions_per_candidate })
    }

    /// Estimates, each from twice as many crowds as the one before, until somebody says stop; of what stands on
    /// the board, clues or not, among the candidates that are written there.
    pub(super) fn estimate(&self, watch: &Watch, say: &mut dyn FnMut(Said)) -> Result<Said, End> {
        let puzzle = self.puzzle(Question::Count)?.as_given();
        let (mut crowds, seed) = (8, 1);
        loop {
            let tally = estimate::solutions(&puzzle, crowds, seed, watch)?;
            let is_last = crowds >= 1 << 20 || watch.is_stopped();
            if let Some(estimate) = tally.estimate() {
                let (value, error) = (estimate.ln.exp(), estimate.relative_error);
                let off = 1.96 * value * error;
                let said = Said::Estimate {
                    estimate: value,
                    stderr: value * error,
                    iterations: tally.trials(),
                    lower: (value - off).max(0.0),
                    upper: value + off,
                    rel_err_percent: 196.0 * error,
                };
                if is_last {
                    return Ok(said);
                }
                say(said);
            } else if is_last || has_none(&puzzle, watch)? {
                return invalid(NONE);
            }
            crowds *= 2;
        }
    }

    pub(super) fn step(&self, watch: &Watch) -> Result<Said, End> {
        if self.puzzle.marks().is_none() {
            let first = self.first_candidates();
            let message = "Initial candidates.\n".to_owned();
            return Ok(Said::Logical { cells: first, message, is_valid: true });
        }
        let puzzle = self.puzzle(Question::Hint)?;
        let ask = Ask {
            wanted: Wanted::Step,
            level: Level::Everything,
            notation: Notation::Words,
            language: Language::ENGLISH,
        };
        let answer = reasoning::hint(puzzle, ask, watch)?;
        match (answer.answer, &answer.found) {
            (Outcome::Step, Some(hint)) => {
                let Taken { board, step, .. } = hint.steps.first().expect("there is a step");
                let mut board = board.clone();
                board.apply(step);
                let message = format!("{}\n", hint.hint);
                Ok(Said::Logical { cells: cells(&board), message, is_valid: true })
            }
            (outcome, _) => Ok(self.nothing(outcome, answer.message.as_deref())),
        }
    }

    pub(super) fn path(&self, watch: &Watch) -> Result<Said, End> {
        let puzzle = self.puzzle(Question::Explain)?;
        let answer = reasoning::explain(Language::ENGLISH, puzzle, watch)?;
        let Some(way) = &answer.found else {
            return Ok(self.nothing(answer.answer, answer.message.as_deref()));
        };
        let mut lines = vec![self.rating(watch)?];
        let told = way
            .steps
            .iter()
            .map(|taken| ennea_words::sentence(Language::ENGLISH, &taken.board, &taken.step));
        lines.extend(told);
        let solution = way.solution.digits().iter();
        let cells = solution.map(|&digit| logical(Some(digit), DigitSet::EMPTY));
        let message = lines.join("\n") + "\n";
        Ok(Said::Logical { cells: cells.collect(), message, is_valid: true })
    }

    /// Rating of the puzzle, in a line.
    fn rating(&self, watch: &Watch) -> Result<String, End> {
        let puzzle = self.puzzle(Question::Rate)?;
        let rated = with_raters(|raters| rate_usually(raters, puzzle, Detail::Rating, watch));
        match rated {
            Ok(rated) => Ok(format!("Rated {}", rated.line(Language::ENGLISH, View::Details))),
            Err(_) if watch.is_stopped() => Err(End::Stopped),
            Err(why) => invalid(why.to_string()),
        }
    }

    /// The board as it is, and why there is no step.
    fn nothing(&self, outcome: Outcome, message: Option<&str>) -> Said {
        let message = format!("{}\n", message.unwrap_or_default());
        let is_valid = outcome == Outcome::Solved;
        Said::Logical { cells: self.first_candidates(), message, is_valid }
    }

    /// The cells with the candidates that clues, placed digits and given candidates leave.
    fn first_candidates(&self) -> Vec<LogicalCell> {
        let cell = |cell| {
            let left = self.puzzle.basic_candidates(cell).intersection(self.puzzle.allowed(cell));
            logical(self.puzzle.digit(cell), left)
        };
        self.puzzle.shape().all_cells().map(cell).collect()
    }
}

/// Tests whether a search shows that there is no solution, which no estimate can.
fn has_none(puzzle: &Puzzle, watch: &Watch) -> Result<bool, End> {
    let found = with_solvers(|solvers| solutions::least(solvers, puzzle, 1, watch))?;
    Ok(found.solutions.is_empty())
}

/// Tells now and then how many solutions have been found; the rest as the watch that it is made of.
struct Telling<'a> {
    watch: &'a Watch,
    told: Mutex<Told<'a>>,
}

/// Time of the last report, the most solutions found, and the receiver of reports.
struct Told<'a> {
    last: Instant,
    most: u64,
    say: &'a mut (dyn FnMut(Said) + Send),
}

impl Progress for Telling<'_> {
    fn inner(&self) -> &dyn Progress {
        self.watch
    }

    fn found(&self, solutions: u64) {
        let mut told = self.told.lock().expect("nobody panics with the lock");
        told.most = told.most.max(solutions);
        if told.last.elapsed() >= TELL {
            let count = told.most.into();
            (told.say)(Said::Count { count, in_progress: true });
            told.last = Instant::now();
        }
    }
}

/// The cells of a board.
fn cells(board: &Board) -> Vec<LogicalCell> {
    let cell = |cell| logical(board.digit(cell), board.candidates(cell));
    board.shape().all_cells().map(cell).collect()
}

/// A cell with its digit, or with the candidates that it has left.
fn logical(digit: Option<Digit>, left: DigitSet) -> LogicalCell {
    let number = |digit: Digit| digit.index() + 1;
    match digit {
        Some(digit) => LogicalCell { value: number(digit), candidates: None },
        None => LogicalCell { value: 0, candidates: Some(left.iter().map(number).collect()) },
    }
}

/// A number of any size as JSON; beyond 64 bits the nearest that scripts have.
fn number(count: &BigUint) -> Value {
    match u64::try_from(count) {
        Ok(count) => count.into(),
        Err(_) => count.to_string().parse::<f64>().unwrap_or(f64::MAX).into(),
    }
}

/// Options of the setter's page for candidates, which stand beside the puzzle.
#[derive(Debug)]
struct Options {
    /// Counts of candidates stop here: `truecandidatesnumsolutions=N`.
    cap: u64,
    /// `true` if the candidates that logic leaves are asked for: `logical`.
    is_logical: bool,
    /// The kinds of logic that are not wanted.
    disabled: Vec<String>,
}

impl Options {
    fn read(data: &str) -> Self {
        const MOST: u64 = 100_000;
        let puzzle = || -> Option<Value> {
            let text = lz_str::decompress_from_base64(data)?;
            serde_json::from_str(&String::from_utf16(&text).ok()?).ok()
        };
        let puzzle = puzzle().unwrap_or_default();
        let list = |key: &str| -> Vec<String> {
            let list = puzzle.get(key).and_then(Value::as_array);
            let texts = list.into_iter().flatten().filter_map(Value::as_str);
            texts.map(str::to_lowercase).collect()
        };
        let wanted = list("truecandidatesoptions");
        let cap = wanted.iter().find_map(|option| match option.as_str() {
            "colored" => Some(8),
            option => option.strip_prefix("truecandidatesnumsolutions=")?.parse().ok(),
        });
        Self {
            cap: cap.unwrap_or(1).clamp(1, MOST),
            is_logical: wanted.iter().any(|option| option == "logical"),
            disabled: list("disabledlogic"),
        }
    }

    /// Tests whether a family of techniques is to be used; the page has six kinds of them.
    fn uses(&self, family: Family) -> bool {
        let kind = match family {
            Family::Singles | Family::Uniqueness => return true,
            Family::Intersections => "pointing",
            Family::Subsets => "tuples",
            Family::Fish => "fishes",
            Family::Wings => "wings",
            Family::Forcing => "contradictions",
            Family::SingleDigit | Family::Colouring | Family::Chains | Family::AlmostLockedSets => {
                "aic"
            }
        };
        !self.disabled.iter().any(|disabled| disabled == kind)
    }
}
