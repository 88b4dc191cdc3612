//! Counts the solutions of a puzzle by its templates.
//!
//! The places of one digit in a grid are a *template*: N cells, one in each house.  A solution is one
//! template for each digit, each with the clues of its digit and no others, that cover every cell.
//! With the digits d1, d2, ... in order and U the cells that are not yet covered,
//!
//! ```text
//!   g(k, U) = sum over templates T of dk inside U of  g(k + 1, U - T),      g(N + 1, {}) = 1
//! ```
//!
//! The digits with the fewest templates come first.  What is left for the other digits depends on
//! U alone, so g is remembered; and it is zero as soon as some later digit has no template inside U.
//! Digits without any clue have the same templates, so they are interchangeable: each takes the
//! first uncovered cell in turn, which counts once what n! orders would.
//!
//! Cost: milliseconds for 3x3 puzzles with 22 clues and more, seconds with 18; below, and for the empty
//! puzzle of 2x4, the memory ends it within a quarter of a minute.  Oracle: `count::oracles::enumerate` and backtracking on small shapes.

use crate::in_order::in_order;
use ennea_base::numbers::factorial;
use ennea_base::progress::{Progress, Stopped};
use ennea_base::rules::HouseKind;
use ennea_base::{Bits, Cell, Digit, Puzzle};
use num_bigint::BigUint;
use rustc_hash::FxHashMap;

/// Most templates, and most sets of uncovered cells, that are kept.
const TEMPLATES_MAX: usize = 1 << 18;
const REMEMBERED_MAX: usize = 1 << 22;

/// The number of solutions of a puzzle of any shape, by clues or by candidates; `None` for rules between
/// digits, and where more would have to be remembered than half a gigabyte holds.
///
/// ```
/// use ennea::{Digit, DigitSet, Puzzle, count::puzzles::by_templates, rules::Rules};
/// let puzzle: Puzzle = "1..4............".parse()?;
/// assert_eq!(by_templates(&puzzle, &())?, Some(24_u32.into()));
/// let diagonal = puzzle.clone().with_rules(&Rules::parse("x", puzzle.shape())?);
/// assert_eq!(by_templates(&diagonal, &())?, Some(4_u32.into()));
/// let mut candidates = vec![DigitSet::full(4); 16];
/// candidates[0].remove(Digit::from_index(0));
/// let sukaku = Puzzle::empty(puzzle.shape()).with_candidates(candidates);
/// assert_eq!(by_templates(&sukaku, &())?, Some(216_u32.into()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`Stopped`], soon after the progress says so.
pub fn by_templates(puzzle: &Puzzle, progress: &dyn Progress) -> Result<Option<BigUint>, Stopped> {
    if puzzle.rules().consecutive().is_some() {
        return Ok(None);
    }
    if puzzle.rules().clash(puzzle.clues().clues()).is_some() {
        return Ok(Some(BigUint::ZERO));
    }
    // 11, 16 and 36 are the largest sides that fit.
    match puzzle.shape().cells() {
        0..=128 => count::<2>(puzzle, progress),
        129..=256 => count::<4>(puzzle, progress),
        _ => count::<21>(puzzle, progress),
    }
}

/// Why a count came to no end.
enum End {
    Stopped,
    Full,
}

/// Counts with the templates of each digit that is told from others, and of the rest; `None` if these are too many.
fn count<const W: usize>(
    puzzle: &Puzzle,
    progress: &dyn Progress,
) -> Result<Option<BigUint>, Stopped> {
    let shape = puzzle.shape();
    // Among candidates no two digits are interchangeable.
    let is_seen = |digit: &Digit| {
        puzzle.candidates().is_some() || puzzle.clues().clues().contains(&Some(*digit))
    };
    let (with_clues, without): (Vec<Digit>, Vec<Digit>) =
        Digit::all(shape.side()).partition(is_seen);
    let board = Board::<W>::new(puzzle);
    // One list stands for all digits without clues.
    let chosen =
        with_clues.iter().map(|&digit| Some(digit)).chain((!without.is_empty()).then_some(None));
    let mut lists: Vec<Vec<Bits<W>>> = Vec::new();
    for digit in chosen {
        match board.templates(digit) {
            Some(list) => lists.push(list),
            None => return Ok(None),
        }
    }
    let order = in_order(lists[..with_clues.len()].iter().map(|list| list.len() as u64));
    let shortest = order.into_iter().chain(with_clues.len()..lists.len());
    let lists: Vec<_> = shortest.map(|place| std::mem::take(&mut lists[place])).collect();
    let uncovered = Bits::below(shape.cells());
    // Two digits take no time.
    if shape.side() > 2 {
        progress.expect(lists[0].len() as u64);
    }
    let digits = shape.side();
    let mut covers =
        Covers { digits, clued: with_clues.len(), known: FxHashMap::default(), progress };
    match covers.count(0, uncovered, &lists) {
        Ok(ways) => Ok(Some(ways * factorial(without.len()))),
        Err(End::Stopped) => Err(Stopped),
        Err(End::Full) => Ok(None),
    }
}

/// Constraints on the places of one digit.
struct Board<'a, const W: usize> {
    puzzle: &'a Puzzle,
    /// For each cell those that may not be equal to it.
    peers: Vec<Bits<W>>,
    /// The houses besides rows and columns; a row has a cell in any case, and a column as there are N of each.
    houses: Vec<Bits<W>>,
}

impl<'a, const W: usize> Board<'a, W> {
    fn new(puzzle: &'a Puzzle) -> Self {
        let rules = puzzle.rules();
        let of = |cells: &[Cell]| cells.iter().map(|cell| cell.index()).collect();
        let others = rules.houses().iter().filter(|house| house.kind != HouseKind::Line);
        Self {
            puzzle,
            peers: puzzle.shape().all_cells().map(|cell| of(rules.peers(cell))).collect(),
            houses: others.map(|house| of(&house.cells)).collect(),
        }
    }

    /// The templates of a digit that agree with all clues, or those of a digit without clues; `None`
    /// if they are too many.
    fn templates(&self, digit: Option<Digit>) -> Option<Vec<Bits<W>>> {
        let (shape, clues) = (self.puzzle.shape(), self.puzzle.clues());
        let own = |cell| digit.is_some() && clues.clue(Cell::new(cell)) == digit;
        let stand = Bits::those(shape.cells(), own);
        let is_free = |cell: &Cell| {
            let is_struck = |digit| {
                let sets = self.puzzle.candidates();
                sets.is_some_and(|sets| !sets[cell.index()].contains(digit))
            };
            let sees_it = self.peers[cell.index()].meets(&stand);
            stand.contains(cell.index())
                || clues.clue(*cell).is_none() && !digit.is_some_and(is_struck) && !sees_it
        };
        let cells_of = |row| (0..shape.side()).map(move |column| shape.cell(row, column));
        let rows: Vec<Vec<Cell>> =
            (0..shape.side()).map(|row| cells_of(row).filter(is_free).collect()).collect();
        let mut found = Vec::new();
        self.place_rows(&rows, Bits::EMPTY, Bits::EMPTY, &mut found).then_some(found)
    }

    /// Takes a cell of each row that is left in every way that fits, until there are too many; says
    /// whether there never were.
    fn place_rows(
        &self,
        rows: &[Vec<Cell>],
        taken: Bits<W>,
        seen: Bits<W>,
        found: &mut Vec<Bits<W>>,
    ) -> bool {
        let Some((row, rest)) = rows.split_first() else {
            if self.houses.iter().all(|house| house.meets(&taken)) {
                found.push(taken);
            }
            return found.len() <= TEMPLATES_MAX;
        };
        row.iter().map(|cell| cell.index()).filter(|&cell| !seen.contains(cell)).all(|cell| {
            let mut taken = taken;
            taken.insert(cell);
            self.place_rows(rest, taken, seen.or(&self.peers[cell]), found)
        })
    }
}

/// A count of covers under way.
struct Covers<'a, const W: usize> {
    /// N.
    digits: usize,
    /// Number of digits that have clues: those come first.
    clued: usize,
    /// g, for every U met so far; its size tells k.
    known: FxHashMap<Bits<W>, BigUint>,
    progress: &'a dyn Progress,
}

impl<const W: usize> Covers<'_, W> {
    /// g(k, U), with the templates inside U of each digit from the k-th on, one list for all digits
    /// without clues; these are counted in one order only.
    fn count(
        &mut self,
        k: usize,
        uncovered: Bits<W>,
        lists: &[Vec<Bits<W>>],
    ) -> Result<BigUint, End> {
        let first = uncovered.first().expect("a digit is left, so its cells are");
        let in_any_order = k < self.clued;
        let takes_turn = |template: &&Bits<W>| in_any_order || template.contains(first);
        // What is left has room for these digits alone: templates that do not meet fill it.
        let list = &lists[0];
        let later = if in_any_order { &lists[1..] } else { lists };
        match self.digits - k {
            1 => return Ok(list.len().into()),
            2 => {
                let partners = |template: &Bits<W>| {
                    later[0].iter().filter(|other| !other.meets(template)).count()
                };
                return Ok(list.iter().filter(takes_turn).map(partners).sum::<usize>().into());
            }
            _ => {}
        }
        if self.progress.is_stopped() {
            return Err(End::Stopped);
        }
        let mut sum = BigUint::ZERO;
        for template in list {
            if takes_turn(&template) {
                let rest = uncovered.without(template);
                sum += match self.known.get(&rest) {
                    Some(ways) => ways.clone(),
                    None => self.after(k, template, rest, later)?,
                };
            }
            if k == 0 {
                self.progress.advance(1);
            }
        }
        if self.known.len() == REMEMBERED_MAX || self.known.try_reserve(1).is_err() {
            return Err(End::Full);
        }
        self.known.insert(uncovered, sum.clone());
        Ok(sum)
    }

    /// g(k + 1, U - T), with the templates inside U of each digit from then on.
    fn after(
        &mut self,
        k: usize,
        template: &Bits<W>,
        rest: Bits<W>,
        later: &[Vec<Bits<W>>],
    ) -> Result<BigUint, End> {
        let inside = |list: &Vec<Bits<W>>| -> Vec<Bits<W>> {
            list.iter().filter(|other| !other.meets(template)).copied().collect()
        };
        let left: Vec<Vec<Bits<W>>> = later.iter().map(inside).collect();
        if left.iter().any(Vec::is_empty) {
            return Ok(BigUint::ZERO);
        }
        self.count(k + 1, rest, &left)
    }
}
