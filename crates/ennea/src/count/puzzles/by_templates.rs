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
//! puzzle of 2x4, the memory ends it within a quarter of a minute.  Oracle: `count::enumerate` and backtracking on small shapes.

use crate::cell::Cell;
use crate::digit::{Digit, DigitSet};
use crate::numbers::factorial;
use crate::progress::{Progress, Stopped};
use crate::puzzle::Puzzle;
use crate::rules::{Rules, Templates};
use crate::shape::Shape;
use num_bigint::BigUint;
use rustc_hash::FxHashMap;

/// How many templates, and how many sets of uncovered cells, are kept at most.
const TEMPLATES_MAX: usize = 1 << 18;
const REMEMBERED_MAX: usize = 1 << 22;

/// The number of solutions of a puzzle of any shape; `None` where more would have to be remembered
/// than half a gigabyte holds.
///
/// ```
/// use ennea::{Puzzle, count::puzzles};
/// let puzzle: Puzzle = "1..4............".parse()?;
/// assert_eq!(puzzles::by_templates(&puzzle, &()), Ok(Some(24_u32.into())));
/// # Ok::<(), ennea::TextError>(())
/// ```
///
/// # Errors
/// [`Stopped`], soon after the progress says so.
pub fn by_templates(puzzle: &Puzzle, progress: &dyn Progress) -> Result<Option<BigUint>, Stopped> {
    in_words(puzzle, None, progress)
}

/// As [`by_templates`], of the solutions in which each cell has one of the digits allowed there; no
/// two digits are interchangeable then.
///
/// ```
/// use ennea::{Digit, DigitSet, Puzzle, count::puzzles};
/// let empty = Puzzle::empty("2x2".parse()?);
/// let mut allowed = vec![DigitSet::full(4); 16];
/// allowed[0].remove(Digit::from_index(0));
/// assert_eq!(puzzles::by_templates_among(&empty, &allowed, &()), Ok(Some(216_u32.into())));
/// # Ok::<(), ennea::ShapeError>(())
/// ```
///
/// # Errors
/// [`Stopped`], soon after the progress says so.
///
/// # Panics
/// If there is not one set for each cell.
pub fn by_templates_among(
    puzzle: &Puzzle,
    allowed: &[DigitSet],
    progress: &dyn Progress,
) -> Result<Option<BigUint>, Stopped> {
    assert_eq!(allowed.len(), puzzle.shape().cells(), "one set for each cell");
    in_words(puzzle, Some(allowed), progress)
}

/// As [`by_templates`], under rules that speak of one digit at a time; `None` for others, and where they have too
/// many templates.
///
/// ```
/// use ennea::{Puzzle, count::puzzles, rules::Rules};
/// let puzzle: Puzzle = "1...............".parse().unwrap();
/// let rules = Rules::parse("x", puzzle.shape())?;
/// assert_eq!(puzzles::by_templates_under(&rules, &puzzle, &()).unwrap(), Some(12_u32.into()));
/// # Ok::<(), ennea::rules::RulesError>(())
/// ```
///
/// # Errors
/// [`Stopped`], soon after the progress says so.
///
/// # Panics
/// If the puzzle has not as many cells as the shape of the rules.
pub fn by_templates_under(
    rules: &Rules,
    puzzle: &Puzzle,
    progress: &dyn Progress,
) -> Result<Option<BigUint>, Stopped> {
    let clues = puzzle.clues();
    assert_eq!(clues.len(), rules.shape().cells(), "one clue or none for each cell");
    if rules.consecutive().is_some() {
        return Ok(None);
    }
    let Some(all) = Templates::of(rules) else { return Ok(None) };
    let set_of = |is_in: &dyn Fn(Digit) -> bool| {
        let cells = clues.iter().zip(0..).filter(|(clue, _)| clue.is_some_and(is_in));
        cells.fold(0_u128, |set, (_, cell)| set | 1 << cell)
    };
    let of_digit = |digit: Option<Digit>| {
        let own = set_of(&|clue| Some(clue) == digit);
        let others = set_of(&|clue| Some(clue) != digit);
        let fits = all.all().iter().filter(|&set| set & own == own && set & others == 0);
        let list: Vec<_> = fits
            .map(|&set| Cells([set as u64, (set >> 64) as u64]))
            .take(TEMPLATES_MAX + 1)
            .collect();
        (list.len() <= TEMPLATES_MAX).then_some(list)
    };
    let is_seen = |digit| clues.contains(&Some(digit));
    count(puzzle.shape(), is_seen, of_digit, progress)
}

fn in_words(
    puzzle: &Puzzle,
    allowed: Option<&[DigitSet]>,
    progress: &dyn Progress,
) -> Result<Option<BigUint>, Stopped> {
    if puzzle.conflict().is_some() {
        return Ok(Some(BigUint::ZERO));
    }
    let shape = puzzle.shape();
    let is_seen = |digit| allowed.is_some() || puzzle.clues().contains(&Some(digit));
    // 11, 16 and 36 are the largest sides that fit.
    match shape.cells() {
        0..=128 => count(shape, is_seen, |digit| templates::<2>(puzzle, digit, allowed), progress),
        129..=256 => {
            count(shape, is_seen, |digit| templates::<4>(puzzle, digit, allowed), progress)
        }
        _ => count(shape, is_seen, |digit| templates::<21>(puzzle, digit, allowed), progress),
    }
}

/// A set of cells, in W words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Cells<const W: usize>([u64; W]);

impl<const W: usize> Cells<W> {
    const NONE: Self = Self([0; W]);

    fn insert(&mut self, cell: usize) {
        self.0[cell / 64] |= 1 << (cell % 64);
    }

    fn contains(&self, cell: usize) -> bool {
        self.0[cell / 64] >> (cell % 64) & 1 == 1
    }

    fn first(&self) -> Option<usize> {
        let word = self.0.iter().position(|&word| word != 0)?;
        Some(64 * word + self.0[word].trailing_zeros() as usize)
    }

    fn is_disjoint(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).all(|(a, b)| a & b == 0)
    }

    fn without(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }
}

/// Why a count came to no end.
enum End {
    Stopped,
    Full,
}

/// Counts with the templates of each digit that is told from others, and of the rest; `None` if these are too many.
fn count<const W: usize>(
    shape: Shape,
    is_seen: impl Fn(Digit) -> bool,
    templates: impl Fn(Option<Digit>) -> Option<Vec<Cells<W>>>,
    progress: &dyn Progress,
) -> Result<Option<BigUint>, Stopped> {
    let (with_clues, without): (Vec<Digit>, Vec<Digit>) =
        Digit::all(shape.side()).partition(|&digit| is_seen(digit));
    // One list stands for all digits without clues.
    let chosen =
        with_clues.iter().map(|&digit| Some(digit)).chain((!without.is_empty()).then_some(None));
    let mut lists: Vec<Vec<Cells<W>>> = Vec::new();
    for digit in chosen {
        match templates(digit) {
            Some(list) => lists.push(list),
            None => return Ok(None),
        }
    }
    lists[..with_clues.len()].sort_by_key(Vec::len);
    let mut uncovered = Cells::NONE;
    for cell in shape.all_cells() {
        uncovered.insert(cell.index());
    }
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

/// The templates of a digit that agree with all clues, or those of a digit without clues; `None`
/// if they are too many.
fn templates<const W: usize>(
    puzzle: &Puzzle,
    digit: Option<Digit>,
    allowed: Option<&[DigitSet]>,
) -> Option<Vec<Cells<W>>> {
    let shape = puzzle.shape();
    let n = shape.side();
    // A row with a clue of this digit has it there; another one where nothing stands against it.
    let columns_of = |row: usize| -> Vec<usize> {
        let cells = || (0..n).map(|column| shape.cell(row, column));
        let clue = digit.and_then(|_| cells().find(|&cell| puzzle.clue(cell) == digit));
        let is_allowed = |cell: &Cell| {
            let sets = allowed.zip(digit);
            sets.is_none_or(|(allowed, digit)| allowed[cell.index()].contains(digit))
        };
        let free = |cell: &Cell| {
            puzzle.clue(*cell).is_none()
                && is_allowed(cell)
                && digit.is_none_or(|_| shape.peers(*cell).all(|peer| puzzle.clue(peer) != digit))
        };
        match clue {
            Some(cell) => vec![shape.column(cell)],
            None => cells().filter(free).map(|cell| shape.column(cell)).collect(),
        }
    };
    let columns: Vec<Vec<usize>> = (0..n).map(columns_of).collect();
    let mut found = Vec::new();
    let mut places = vec![0; n];
    let complete = place_rows(
        &columns,
        0,
        &mut places,
        &mut |row, column, places| {
            let stack = shape.stack_of_column(column);
            let mut above = places[..row].iter().enumerate();
            above.all(|(other, &at)| {
                at != column
                    && (shape.band_of_row(other) != shape.band_of_row(row)
                        || shape.stack_of_column(at) != stack)
            })
        },
        &mut |places: &[usize]| {
            let mut cells = Cells::NONE;
            for (row, &column) in places.iter().enumerate() {
                cells.insert(shape.cell(row, column).index());
            }
            found.push(cells);
            found.len() <= TEMPLATES_MAX
        },
    );
    complete.then_some(found)
}

/// Chooses a column for each row from this one on in every way that fits, until `found` says that
/// it has enough; says whether it never did.
fn place_rows(
    columns: &[Vec<usize>],
    row: usize,
    places: &mut [usize],
    fits: &mut impl FnMut(usize, usize, &[usize]) -> bool,
    found: &mut impl FnMut(&[usize]) -> bool,
) -> bool {
    let Some(choices) = columns.get(row) else { return found(places) };
    choices.iter().all(|&column| {
        if !fits(row, column, places) {
            return true;
        }
        places[row] = column;
        place_rows(columns, row + 1, places, fits, found)
    })
}

/// A count of covers under way.
struct Covers<'a, const W: usize> {
    /// N.
    digits: usize,
    /// How many digits have clues: those come first.
    clued: usize,
    /// g, for every U met so far; its size tells k.
    known: FxHashMap<Cells<W>, BigUint>,
    progress: &'a dyn Progress,
}

impl<const W: usize> Covers<'_, W> {
    /// g(k, U), with the templates inside U of each digit from the k-th on, one list for all digits
    /// without clues; these are counted in one order only.
    fn count(
        &mut self,
        k: usize,
        uncovered: Cells<W>,
        lists: &[Vec<Cells<W>>],
    ) -> Result<BigUint, End> {
        let first = uncovered.first().expect("a digit is left, so its cells are");
        let in_any_order = k < self.clued;
        let takes_turn = |template: &&Cells<W>| in_any_order || template.contains(first);
        // What is left has room for these digits alone: templates that do not meet fill it.
        let list = &lists[0];
        let later = if in_any_order { &lists[1..] } else { lists };
        match self.digits - k {
            1 => return Ok(list.len().into()),
            2 => {
                let partners = |template: &Cells<W>| {
                    later[0].iter().filter(|other| other.is_disjoint(template)).count()
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
        if self.known.len() == REMEMBERED_MAX {
            return Err(End::Full);
        }
        self.known.insert(uncovered, sum.clone());
        Ok(sum)
    }

    /// g(k + 1, U - T), with the templates inside U of each digit from then on.
    fn after(
        &mut self,
        k: usize,
        template: &Cells<W>,
        rest: Cells<W>,
        later: &[Vec<Cells<W>>],
    ) -> Result<BigUint, End> {
        let inside = |list: &Vec<Cells<W>>| -> Vec<Cells<W>> {
            list.iter().filter(|other| other.is_disjoint(template)).copied().collect()
        };
        let left: Vec<Vec<Cells<W>>> = later.iter().map(inside).collect();
        if left.iter().any(Vec::is_empty) {
            return Ok(BigUint::ZERO);
        }
        self.count(k + 1, rest, &left)
    }
}
