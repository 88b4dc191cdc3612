//! The formula of a puzzle.
//!
//! A variable says "this empty cell holds this digit", for each digit that no clue of the cell's
//! row, column or box has taken: the *candidates* that a beginner pencils in, and nothing more
//! clever.  The 4 N^2 constraints of a Sudoku
//!
//! ```text
//!   each cell holds one digit;   each row, column, box holds each digit once
//! ```
//!
//! say each that exactly one of some variables is true, but for the four that a clue settles.
//! Those are left out, so d clues leave 4 N^2 - 4 d (324 - 4 d for 3x3).  "Exactly one of k"
//! becomes
//!
//! ```text
//!   x1 or x2 or ... or xk,     not xi or not xj   for all k (k - 1) / 2 pairs
//! ```
//!
//! One variable (k = 1) leaves the clause `x1`, none (k = 0) an empty clause: then there is no
//! solution.
//!
//! Two candidates for the same digit in the same row *and* box exclude each other twice.  In the
//! [`Reading::Raw`] both clauses count, as in `[ERT2012]`: Platinum Blonde has N = 257 and M =
//! 2085.  In [`Reading::Distinct`] each pair counts once: 1818.  The long clauses stay one for each
//! constraint even then; where a row's candidates for a digit are those of a box they are equal,
//! and counted as sets of literals there are fewer still ([`Formula::len`]: 1812).
//!
//! Under other rules the houses are theirs, and cells that differ besides give a clause `not x or not y` for
//! each digit that both can hold, as neighbours do whose digits are not consecutive for each two of these.
//!
//! Cost: linear in what is written.  Oracle: the tests write small formulas out, and read all solutions off them.

use super::candidates::Candidates;
use super::formula::{Builder, Formula, Literal};
use ennea_base::rules::Clash;
use ennea_base::{Cell, Digit, Grid, Puzzle};

ennea_base::named! {
    /// Choice of the clauses, and of the number of times that each counts.
    pub enum Reading {
        /// Every clause of every constraint, as in the paper.
        Raw = "raw",
        /// Two candidates that exclude each other do so once.
        Distinct = "distinct",
    }
}

/// The formula of a puzzle, and what its variables mean.
///
/// ```
/// use ennea::Puzzle;
/// use ennea::chaos::{Encoding, Reading};
/// let puzzle: Puzzle =
///     "000000012000000003002300400001800005060070800000009000008500000900040500470006000".parse()?;
/// let raw = Encoding::new(&puzzle, Reading::Raw).expect("no two clues contradict each other");
/// assert_eq!((raw.formula().variable_count(), raw.formula().clause_count()), (257, 2085));
/// let distinct = Encoding::new(&puzzle, Reading::Distinct).expect("as before");
/// assert_eq!(distinct.formula().clause_count(), 1818);
/// # Ok::<(), ennea::TextError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Encoding {
    puzzle: Puzzle,
    formula: Formula,
    candidates: Vec<(Cell, Digit)>,
    /// The variable of each cell and digit.
    variables: Vec<Option<u32>>,
    constraints: usize,
}

/// Size of a formula, known before it is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// N, the variables.
    pub variables: usize,
    /// The constraints "exactly one", 4 N^2 - 4 d.
    pub constraints: usize,
    /// M of the raw reading.
    pub clauses: usize,
    /// The literals of all these clauses.
    pub literals: usize,
}

impl Size {
    /// The size of a puzzle's formula.
    pub fn of(puzzle: &Puzzle) -> Self {
        let candidates = Candidates::of(puzzle);
        let mut size =
            Self { variables: candidates.count(), constraints: 0, clauses: 0, literals: 0 };
        candidates.each_constraint(&mut |members| {
            let k = members.len();
            let pairs = k * k.saturating_sub(1) / 2;
            size.constraints += 1;
            size.clauses += 1 + pairs;
            size.literals += k + 2 * pairs;
        });
        candidates.each_pair(&mut |_| {
            size.clauses += 1;
            size.literals += 2;
        });
        size
    }

    /// The size of a formula that is there; of the constraints nothing is known.
    pub fn of_formula(formula: &Formula) -> Self {
        let literals = (0..formula.len())
            .map(|m| formula.clause(m).len() * formula.multiplicity(m) as usize)
            .sum();
        let (variables, clauses) = (formula.variable_count(), formula.clause_count());
        Self { variables, constraints: 0, clauses, literals }
    }

    /// The memory for making the formula and for a flow of this many trajectories at once, in
    /// bytes; an estimate from above.
    pub fn bytes(&self, trajectories: usize) -> u128 {
        let making = self.clauses as u128 * 72 + self.literals as u128 * 12;
        let state = (2 * self.variables + self.clauses + self.literals) as u128 * 8;
        making + state * trajectories as u128
    }
}

impl Encoding {
    /// The formula of a puzzle.
    ///
    /// ```
    /// use ennea::{Puzzle, chaos::{Encoding, Reading}, rules::Rules};
    /// let clue: Puzzle = "1...............".parse()?;
    /// let puzzle = clue.clone().with_rules(&Rules::parse("x", clue.shape())?);
    /// let encoding = Encoding::new(&puzzle, Reading::Raw)?;
    /// // 16 cells, 12 plain houses and 2 diagonals of 4 digits each, but for what the clue settles.
    /// assert_eq!(encoding.constraint_count(), 16 + 14 * 4 - 1 - 4);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Two clues that contradict each other: "exactly one" is then false for a constraint whatever
    /// the rest, which clauses over the candidates would not show.
    pub fn new(puzzle: &Puzzle, reading: Reading) -> Result<Self, Clash> {
        match puzzle.rules().clash(puzzle.clues().clues()) {
            Some(clash) => Err(clash),
            None => Ok(Self::of_candidates(&Candidates::of(puzzle), reading)),
        }
    }

    fn of_candidates(all: &Candidates<'_>, reading: Reading) -> Self {
        let puzzle = all.puzzle;
        let shape = puzzle.shape();
        let mut variables = vec![None; shape.cells() * shape.side()];
        let mut candidates = Vec::new();
        for cell in shape.all_cells() {
            for digit in all.of_cell(cell).iter() {
                variables[cell.index() * shape.side() + digit.index()] =
                    Some(candidates.len() as u32);
                candidates.push((cell, digit));
            }
        }
        let variable = |&(cell, digit): &(Cell, Digit)| {
            variables[cell.index() * shape.side() + digit.index()].expect("a candidate") as usize
        };
        let mut builder = Builder::new(candidates.len());
        let mut constraints = 0;
        let is_raw = reading == Reading::Raw;
        all.each_constraint(&mut |members| {
            let members: Vec<usize> = members.iter().map(variable).collect();
            constraints += 1;
            builder.push(members.iter().map(|&x| Literal::new(x, true)), true);
            for (k, &y) in members.iter().enumerate() {
                for &x in &members[..k] {
                    builder.push([x, y].map(|x| Literal::new(x, false)), is_raw);
                }
            }
        });
        all.each_pair(&mut |two| {
            builder.push(two.each_ref().map(|one| Literal::new(variable(one), false)), is_raw);
        });
        let formula = builder.finish();
        Self { puzzle: puzzle.clone(), formula, candidates, variables, constraints }
    }

    /// The puzzle.
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// Its formula.
    pub fn formula(&self) -> &Formula {
        &self.formula
    }

    /// Number of constraints "exactly one" that the formula comes from.
    pub fn constraint_count(&self) -> usize {
        self.constraints
    }

    /// Meaning of each variable: this digit in this cell.  By cells in reading order, then by
    /// digits.
    pub fn candidates(&self) -> &[(Cell, Digit)] {
        &self.candidates
    }

    /// The variable for a digit in a cell, if it is a candidate.
    pub fn variable(&self, cell: Cell, digit: Digit) -> Option<usize> {
        let side = self.puzzle.shape().side();
        if digit.number() > side {
            return None;
        }
        self.variables[cell.index() * side + digit.index()].map(|variable| variable as usize)
    }

    /// The grid that values stand for, if they satisfy the formula.
    ///
    /// # Panics
    /// If there are fewer values than variables.
    pub fn grid(&self, values: &[bool]) -> Option<Grid> {
        // A cell that was given two digits is found by the formula only.
        if !self.formula.is_satisfied(values) {
            return None;
        }
        let mut filled = self.puzzle.clues().clone();
        for (&(cell, digit), _) in self.candidates.iter().zip(values).filter(|(_, value)| **value) {
            filled.set(cell, Some(digit));
        }
        filled.to_grid().ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ennea::solve::naive;
    use ennea_base::rules::Rules;
    use std::collections::BTreeSet;

    const PLATINUM_BLONDE: &str =
        "000000012000000003002300400001800005060070800000009000008500000900040500470006000";

    fn encode(line: &str, reading: Reading) -> Encoding {
        Encoding::new(&line.parse().expect("a puzzle"), reading).expect("no conflict")
    }

    /// Goal: the numbers of variables and clauses of some puzzles.  Method: those of `[ERT2012]`
    /// for the first one, of another program for the others.
    #[test]
    fn sizes_of_known_puzzles() {
        for (line, variables, raw) in [
            (PLATINUM_BLONDE, 257, 2085),
            (
                "600008940900006100070040000200610000000000200089002000000060005000000030800001600",
                268,
                2346,
            ),
            (
                "000000010400000000020000000000050407008000300001090000300400200050100000000806000",
                303,
                2843,
            ),
            (
                "530070000600195000098000060800060003400803001700020006060000280000419005000080079",
                153,
                990,
            ),
        ] {
            let puzzle: Puzzle = line.parse().expect("a puzzle");
            let encoding = encode(line, Reading::Raw);
            let formula = encoding.formula();
            assert_eq!((formula.variable_count(), formula.clause_count()), (variables, raw));
            assert_eq!(encoding.constraint_count(), 324 - 4 * puzzle.clue_count());
            let size = Size::of(&puzzle);
            assert_eq!((size.variables, size.clauses), (variables, raw), "{size:?}");
            assert_eq!(size.constraints, encoding.constraint_count());
            let distinct = encode(line, Reading::Distinct);
            assert_eq!(distinct.formula().len(), formula.len());
            // Each exclusion once, and a long clause for each constraint.
            let pairs = formula.clauses().filter(|clause| !clause[0].is_positive()).count();
            assert_eq!(
                distinct.formula().clause_count(),
                pairs + encoding.constraint_count(),
                "{line}"
            );
        }
    }

    #[test]
    fn distinct_clauses_of_platinum_blonde() {
        let distinct = encode(PLATINUM_BLONDE, Reading::Distinct);
        assert_eq!((distinct.formula().clause_count(), distinct.formula().len()), (1818, 1812));
    }

    /// Goal: the formula says what the puzzle says.  Method: all values of the variables of small puzzles; those that
    /// satisfy it stand for the grids that backtracking finds.
    #[test]
    fn solutions_of_the_formula_are_those_of_the_puzzle() {
        let mut counts = Vec::new();
        for line in [
            "1..43...23......", "12343412........", "1234341221......", "1234341241232341",
            "123.34.22143432.", "123...4.2.......",
        ] {
            let puzzle: Puzzle = line.parse().expect("a puzzle");
            let solutions = naive::solutions(&puzzle).count() as u64;
            for reading in [Reading::Raw, Reading::Distinct] {
                let Ok(encoding) = Encoding::new(&puzzle, reading) else {
                    assert_eq!(solutions, 0, "{line}");
                    continue;
                };
                let n = encoding.formula().variable_count();
                assert!(n <= 25, "{line} has {n} variables");
                let mut grids = BTreeSet::new();
                for bits in 0..1_u32 << n {
                    let values: Vec<bool> = (0..n).map(|k| bits >> k & 1 == 1).collect();
                    if let Some(grid) = encoding.grid(&values) {
                        grids.insert(grid);
                    }
                }
                assert_eq!(grids.len() as u64, solutions, "{line}");
            }
            counts.push(solutions);
        }
        assert!(counts.contains(&0) && counts.contains(&1) && counts.iter().any(|&n| n > 1));
    }

    /// Goal: the same where digits of neighbours are not consecutive.  Method: the solver finds as many.
    #[test]
    fn solutions_of_the_formula_keep_neighbours_apart() {
        let count = |name: &str| {
            let rules = Rules::parse(name, "1x5".parse().expect("a shape")).expect("rules");
            let line = "13524..........2413541352";
            let clues = ennea_base::text::read_puzzle(line, Some(rules.shape())).expect("a puzzle");
            let puzzle = Puzzle::from(clues).with_rules(&rules);
            let encoding = Encoding::new(&puzzle, Reading::Distinct).expect("no clash");
            let n = encoding.formula().variable_count();
            let values = |bits: u32| (0..n).map(|k| bits >> k & 1 == 1).collect::<Vec<bool>>();
            let holds = |bits: &u32| encoding.grid(&values(*bits)).is_some();
            let found = (0..1_u32 << n).filter(holds).count() as u64;
            let solver = ennea::solve::variants::Solver::oracle(&rules);
            assert_eq!(found, solver.count(&puzzle, 99), "{name}");
            found
        };
        let [all, apart] = ["latin", "latin+non-consecutive"].map(count);
        assert!(all > apart && apart > 0, "{all} {apart}");
    }

    /// Goal: what a constraint with one candidate or none becomes.
    #[test]
    fn a_cell_without_candidates_is_an_empty_clause() {
        let encoding = encode("123.......4.....", Reading::Raw);
        assert!(!encoding.formula().has_empty_clause());
        let encoding = encode("123....4........", Reading::Raw);
        assert!(encoding.formula().has_empty_clause());
        let encoding = encode("123.341221434321", Reading::Raw);
        let clauses: Vec<_> = encoding.formula().clauses().collect();
        assert_eq!(clauses, [[Literal::new(0, true)]]);
        // The cell, and its digit in the row, the column and the box.
        assert_eq!(encoding.formula().clause_count(), 4);
        assert_eq!(
            encoding.grid(&[true]).map(|grid| grid.to_string()[..4].to_owned()).as_deref(),
            Some("1234")
        );
        assert!(encoding.grid(&[false]).is_none());
        assert_eq!(encoding.variable(Cell::new(3), Digit::from_index(3)), Some(0));
        assert_eq!(encoding.variable(Cell::new(3), Digit::from_index(4)), None);
    }

    #[test]
    fn a_conflict_of_clues_has_no_formula() {
        let puzzle: Puzzle = "11..............".parse().expect("a puzzle");
        let clash = puzzle.rules().clash(puzzle.clues().clues());
        assert_eq!(Encoding::new(&puzzle, Reading::Raw).err(), clash);
        assert!(clash.is_some());
    }
}
