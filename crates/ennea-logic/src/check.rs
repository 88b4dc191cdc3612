//! Checks the proof of a step, knowing nothing of techniques.
//!
//! The negation of each conclusion is assumed and refuted.  With a list of facts the search is
//! exhaustive over these facts alone: of one with the fewest candidates left, each is tried.  With
//! an argument every line is followed: its fact must have just the candidate that the line names.  A
//! step inside an argument is checked in the same way, on the board without what is gone by then.
//!
//! A fact of uniqueness is first verified by counting: no cell of the pattern is a clue, each has
//! two digits, and in every house each digit occurs in none of the cells or in two
//! ([`DeadlyPattern`](super::DeadlyPattern) says why that is enough).  Where cells differ by a pair alone, the
//! other one must be a clue with neither digit, or in the pattern with the same two digits or two others.
//!
//! Houses and peers are looked up in the rules.
//!
//! Shares nothing with the finders but the board and the step.  Cost: exponential in the number of
//! facts in theory; chains, nets and sets are refuted without or with few choices.

use super::board::Board;
use super::step::{Argument, Candidate, DeadlyPattern, End, Fact, Line, Proof, Step};
use ennea_base::rules::{Joint, Rules};
use ennea_base::{Cell, Digit, DigitSet, Shape};

/// A fault of a step.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Flaw {
    /// It concludes nothing, or what the board has already.
    #[error("the step changes nothing")]
    NoEffect,
    /// A fact that does not hold on this board, or is no fact.
    #[error("the board does not have the fact {0:?}")]
    NoFact(Fact),
    /// The conclusion does not follow.
    #[error("{0:?} does not follow")]
    NotProved(Candidate),
}

/// Checks that each conclusion of a step follows on this board from the facts that it names.
///
/// ```
/// use ennea::{Puzzle, logic::{self, Board}};
/// let puzzle: Puzzle = "1..4....23......".parse()?;
/// let board = Board::new(&puzzle).expect("no clue contradicts another");
/// let step = logic::next_step(&board).expect("there is one");
/// assert_eq!(logic::check(&board, &step), Ok(()));
/// # Ok::<(), ennea::TextError>(())
/// ```
///
/// # Errors
/// The first thing that is wrong.
pub fn check(board: &Board, step: &Step) -> Result<(), Flaw> {
    prove(board, step.placements(), step.eliminations(), step.proof())
}

/// Checks that each of these placements and eliminations follows on this board from a proof,
/// whoever has found it.
///
/// # Errors
/// The first thing that is wrong.
pub fn prove(
    board: &Board,
    placements: &[Candidate],
    eliminations: &[Candidate],
    proof: &Proof,
) -> Result<(), Flaw> {
    if placements.is_empty() && eliminations.is_empty() {
        return Err(Flaw::NoEffect);
    }
    for fact in proof.facts() {
        verify(board, fact)?;
    }
    let prove = |conclusion: Candidate, is_placed: bool| {
        if !board.has(conclusion) {
            return Err(Flaw::NoEffect);
        }
        let mut left = Left::of(board);
        match is_placed {
            true => left.remove(conclusion),
            false => left.assume(conclusion),
        }
        let is_refuted = match proof {
            Proof::Facts(facts) => left.is_refuted_by(facts.iter().collect()),
            Proof::Lines(argument) => left.is_refuted_along(board, argument),
        };
        if is_refuted { Ok(()) } else { Err(Flaw::NotProved(conclusion)) }
    };
    placements.iter().try_for_each(|&placed| prove(placed, true))?;
    eliminations.iter().try_for_each(|&gone| prove(gone, false))
}

/// Tests whether a fact holds on the board; the error is [`Flaw::NoFact`].
fn verify(board: &Board, fact: &Fact) -> Result<(), Flaw> {
    let holds = match fact {
        Fact::Cell(cell) => board.digit(*cell).is_none(),
        Fact::House(house, digit) => match board.rules().house(*house) {
            None => false,
            Some(house) => house.cells.iter().all(|&cell| board.digit(cell) != Some(*digit)),
        },
        Fact::Unique(pattern) => is_deadly(board, pattern),
    };
    if holds { Ok(()) } else { Err(Flaw::NoFact(fact.clone())) }
}

fn is_deadly(board: &Board, pattern: &DeadlyPattern) -> bool {
    let shape = board.shape();
    let is_twice_or_never = |cells: &[Cell], digit: Digit| {
        let has =
            |&&(cell, digits): &&(Cell, DigitSet)| cells.contains(&cell) && digits.contains(digit);
        matches!(pattern.cells.iter().filter(has).count(), 0 | 2)
    };
    let is_free = |&(cell, digits): &(Cell, DigitSet)| {
        let times = pattern.cells.iter().filter(|(other, _)| *other == cell).count();
        board.clues().clue(cell).is_none() && digits.len() == 2 && times == 1
    };
    let houses = board.rules().houses().iter().map(|house| &house.cells);
    !pattern.cells.is_empty()
        && pattern.cells.iter().all(is_free)
        && houses
            .into_iter()
            .all(|cells| Digit::all(shape.side()).all(|digit| is_twice_or_never(cells, digit)))
        && keeps_pairs(board, pattern)
}

/// Tests whether cells that a pair alone joins differ still when the pattern is filled in the other
/// way.
fn keeps_pairs(board: &Board, pattern: &DeadlyPattern) -> bool {
    let rules = board.rules();
    let of = |cell: Cell| pattern.cells.iter().find(|(it, _)| *it == cell).map(|(_, set)| *set);
    let is_fixed = |cell: Cell, digits: DigitSet| {
        board.clues().clue(cell).is_some_and(|clue| !digits.contains(clue))
    };
    let mut pairs = rules.pairs().iter().flat_map(|pairs| &pairs.cells);
    pairs.all(|&(a, b)| match (of(a), of(b)) {
        (None, None) => true,
        _ if matches!(rules.joint(a, b), Some(Joint::House(_))) => true,
        (Some(one), Some(other)) => one == other || one.intersection(other).is_empty(),
        (Some(digits), None) => is_fixed(b, digits),
        (None, Some(digits)) => is_fixed(a, digits),
    })
}

/// The candidates that are left under some assumptions.
#[derive(Clone)]
struct Left<'a> {
    shape: Shape,
    rules: &'a Rules,
    cells: Vec<DigitSet>,
    /// `true` for each cell whose assumed candidate is true.
    is_true: Vec<bool>,
}

impl<'a> Left<'a> {
    fn of(board: &'a Board) -> Self {
        let shape = board.shape();
        let cells = shape.all_cells().map(|cell| board.candidates(cell)).collect();
        Self { shape, rules: board.rules(), cells, is_true: vec![false; shape.cells()] }
    }

    fn remove(&mut self, candidate: Candidate) {
        self.cells[candidate.cell.index()].remove(candidate.digit);
    }

    /// The rules of the first kind: what cannot be true together with this.
    fn assume(&mut self, Candidate { cell, digit }: Candidate) {
        self.cells[cell.index()] = std::iter::once(digit).collect();
        self.is_true[cell.index()] = true;
        for &peer in self.rules.peers(cell) {
            self.remove(Candidate { cell: peer, digit });
        }
    }

    /// The candidates of a fact that are left.
    fn options(&self, fact: &Fact) -> Vec<Candidate> {
        let of = |cell: Cell, digits: DigitSet| {
            let left = digits.intersection(self.cells[cell.index()]);
            left.iter().map(move |digit| Candidate { cell, digit }).collect::<Vec<_>>()
        };
        let all = DigitSet::full(self.shape.side());
        match fact {
            Fact::Cell(cell) => of(*cell, all),
            Fact::House(house, digit) => {
                let one: DigitSet = std::iter::once(*digit).collect();
                let cells = self.rules.house(*house).into_iter().flat_map(|house| &house.cells);
                cells.flat_map(|&cell| of(cell, one)).collect()
            }
            Fact::Unique(pattern) => {
                let beside = |&(cell, digits): &(Cell, DigitSet)| of(cell, all.difference(digits));
                pattern.cells.iter().flat_map(beside).collect()
            }
        }
    }

    /// Tests whether the facts cannot all hold.
    fn is_refuted_by(&self, mut facts: Vec<&Fact>) -> bool {
        let is_kept = |fact: &&Fact| {
            let is_true = |c: &Candidate| self.is_true[c.cell.index()];
            !self.options(fact).iter().any(is_true)
        };
        facts.retain(is_kept);
        let tightest = facts.iter().map(|fact| self.options(fact)).min_by_key(Vec::len);
        tightest.is_some_and(|options| {
            options.into_iter().all(|option| {
                let mut left = self.clone();
                left.assume(option);
                left.is_refuted_by(facts.clone())
            })
        })
    }

    /// Tests whether an argument ends with something impossible.
    fn is_refuted_along(&self, board: &Board, argument: &Argument) -> bool {
        let mut left = self.clone();
        for line in &argument.lines {
            match line {
                Line::Is { fact, candidate } => match left.options(fact).as_slice() {
                    [] => return true,
                    [only] if only == candidate => left.assume(*only),
                    _ => return false,
                },
                Line::IsNot { candidate, gone, by } => {
                    let is_gone = |it: &Candidate| !left.cells[it.cell.index()].contains(it.digit);
                    let mut now = board.clone();
                    gone.iter().for_each(|&candidate| now.eliminate(candidate));
                    let is_proved =
                        by.eliminations().contains(candidate) && check(&now, by).is_ok();
                    if !is_proved || !gone.iter().all(is_gone) {
                        return false;
                    }
                    left.remove(*candidate);
                }
            }
        }
        match &argument.end {
            End::Fails(fact) => left.options(fact).is_empty(),
            End::Cases(fact, cases) => left.options(fact).into_iter().all(|option| {
                let case = cases.iter().find(|(candidate, _)| *candidate == option);
                case.is_some_and(|(_, argument)| {
                    let mut case = left.clone();
                    case.assume(option);
                    case.is_refuted_along(board, argument)
                })
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Figure, Technique};
    use ennea_base::Puzzle;
    use ennea_base::rules::House;

    fn candidate(shape: Shape, row: usize, column: usize, digit: usize) -> Candidate {
        Candidate { cell: shape.cell(row, column), digit: Digit::from_index(digit - 1) }
    }

    /// Goal: what does not follow is refused.
    #[test]
    fn a_wrong_step_is_refused() {
        let puzzle: Puzzle = "1...............".parse().expect("a puzzle");
        let (board, shape) = (Board::new(&puzzle).expect("no conflict"), puzzle.shape());
        let step = |eliminations, facts| Step {
            technique: Technique::NakedPair,
            placements: Vec::new(),
            eliminations,
            figure: Figure::Net,
            proof: Proof::Facts(facts),
        };
        let two = candidate(shape, 0, 1, 2);
        assert_eq!(check(&board, &step(vec![], vec![])), Err(Flaw::NoEffect));
        assert_eq!(check(&board, &step(vec![two], vec![])), Err(Flaw::NotProved(two)));
        let facts = vec![Fact::Cell(shape.cell(0, 2)), Fact::Cell(shape.cell(0, 3))];
        assert_eq!(check(&board, &step(vec![two], facts)), Err(Flaw::NotProved(two)));
        let clue = candidate(shape, 0, 0, 1);
        assert_eq!(check(&board, &step(vec![clue], vec![])), Err(Flaw::NoEffect));
        let stands = Fact::House(House::Row(0), clue.digit);
        let placed = step(vec![two], vec![stands.clone()]);
        assert_eq!(check(&board, &placed), Err(Flaw::NoFact(stands)));
    }

    /// Goal: a pattern with a clue, or with a digit once in a house, is not deadly.
    #[test]
    fn patterns_are_verified() {
        let puzzle: Puzzle = "1...............".parse().expect("a puzzle");
        let (board, shape) = (Board::new(&puzzle).expect("no conflict"), puzzle.shape());
        let pattern = |cells: &[(usize, usize)], digits: [usize; 2]| DeadlyPattern {
            cells: cells
                .iter()
                .map(|&(r, c)| {
                    (shape.cell(r, c), digits.iter().map(|d| Digit::from_index(d - 1)).collect())
                })
                .collect(),
        };
        let rectangle = [(0, 1), (0, 2), (1, 1), (1, 2)];
        assert!(is_deadly(&board, &pattern(&rectangle, [2, 3])));
        assert!(!is_deadly(&board, &pattern(&rectangle[..3], [2, 3])));
        assert!(!is_deadly(&board, &pattern(&[(0, 0), (0, 2), (1, 0), (1, 2)], [2, 3])));
        // Four boxes: each has the digits once only.
        assert!(!is_deadly(&board, &pattern(&[(1, 1), (1, 2), (2, 1), (2, 2)], [2, 3])));
        assert!(!is_deadly(&board, &pattern(&[], [2, 3])));
    }
}
