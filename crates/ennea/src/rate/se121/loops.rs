//! Unique rectangles and loops: cells that could all swap two digits.
//!
//! A loop starts at a cell with exactly two candidates and goes on from house to house, never twice
//! in the same kind of house, through cells that have both.  It is good if each house that it visits
//! is visited exactly twice, by cells of different parity.  By its cells with more candidates:
//!
//! | type | more candidates in | what follows |
//! |---|---|---|
//! | 1 | one cell | it holds neither of the two |
//! | 2 | two or more cells, the same extra digit | one of them holds it: no common peer does |
//! | 3 | two cells that share a house | with other cells of it they make a naked or hidden set |
//! | 4 | two cells that share a house | one of the two digits is locked in them: the other goes |
//!
//! Difficulty: 4.5 for four cells, 4.6 for six, 4.7 for eight, 5.0 from ten; type 3 adds a tenth
//! for each further cell of the set.  All loops are found, sorted by difficulty and type.
//!
//! A quirk that is kept: whether one more cell with extra digits may join is asked of the extra digits
//! of all cells *tried* so far from the same cell, not only of those in the loop.

use super::board::{
    Board, CELLS, Candidate, HOUSES, INSIDE, PLACES, SEES, bits, candidate, cells_in, ones,
};
use super::sets::sets as all_sets;
use super::step::{Found, Subset, Technique, house_of, tenths};
use crate::cell::Cell;
use crate::digit::Digit;

/// What the search of a loop has.
struct Search<'a> {
    board: &'a Board,
    both: u16,
    /// The cells that have both, and of these the ones that might be in a loop.
    with_both: u128,
    able: u128,
    path: Vec<u8>,
    inside: u128,
    /// The houses visited by the cells of each parity.
    visited: [u32; 2],
    loops: Vec<(Vec<u8>, u128)>,
}

impl Search<'_> {
    /// Goes on from a cell; `left` more cells may have extra digits.
    fn go(&mut self, cell: usize, left: i32, extra: u16, last: usize) {
        let parity = self.path.len() % 2;
        let houses = HOUSES[cell].iter().fold(0, |houses, &house| houses | 1 << house);
        if self.visited[parity] & houses != 0 {
            return; // No loop through this is good.
        }
        self.path.push(cell as u8);
        self.inside |= 1 << cell;
        self.visited[parity] |= houses;
        let mut extra = extra;
        for kind in (0..3).filter(|&kind| kind != last) {
            let house = usize::from(HOUSES[cell][kind]);
            for next in cells_in(self.with_both & INSIDE[house]) {
                if next == usize::from(self.path[0]) && self.path.len() >= 4 {
                    if self.visited[0] == self.visited[1] {
                        self.loops.push((self.path.clone(), self.inside));
                    }
                    continue;
                }
                if self.inside >> next & 1 == 1 {
                    continue;
                }
                let candidates = self.board.candidates[next];
                extra = (extra | candidates) & !self.both;
                if self.able >> next & 1 == 0 {
                    continue;
                }
                let has_more = candidates != self.both;
                if !has_more || extra.is_power_of_two() || left > 0 {
                    self.go(next, left - i32::from(has_more), extra, kind);
                }
            }
        }
        self.path.pop();
        self.inside &= !(1 << cell);
        self.visited[parity] &= !houses;
    }
}

/// The cells that have two digits, and those that might be in a loop: they have others in two of their
/// houses.
fn cells_of(board: &Board, both: u16) -> (u128, u128) {
    let mut cells = 0_u128;
    for (cell, candidates) in board.candidates.iter().enumerate() {
        cells |= u128::from(candidates & both == both) << cell;
    }
    let with_both = cells;
    loop {
        let mut inside = 0;
        for cell in cells_in(cells) {
            let has_other = |house: u8| INSIDE[usize::from(house)] & cells & !(1 << cell) != 0;
            let houses = HOUSES[cell].into_iter().filter(|&house| has_other(house)).count();
            inside |= u128::from(houses > 1) << cell;
        }
        if inside == cells {
            return (with_both, cells);
        }
        cells = inside;
    }
}

/// A loop with a conclusion.
struct Hint {
    kind: u8,
    /// In fractions as Sudoku Explainer adds them up, since it compares these.
    difficulty: f64,
    cells: u128,
    both: u16,
    removed: Vec<Candidate>,
    /// For type 3: the house, whether the set is hidden, its digits and its places.
    set: Option<(usize, bool, u16, u16)>,
}

impl Hint {
    fn is_like(&self, other: &Self) -> bool {
        (self.kind, self.cells, self.set) == (other.kind, other.cells, other.set)
    }
}

/// The least loop.
pub(super) fn first(board: &Board) -> Option<(Technique, u8, Found)> {
    let pairs = board.pairs();
    let mut hints: Vec<Hint> = Vec::new();
    let mut known: Vec<(u16, (u128, u128))> = Vec::with_capacity(36);
    for start in cells_in(pairs) {
        let both = board.candidates[start];
        let cells = known.iter().find(|known| known.0 == both).map(|known| known.1);
        let (with_both, able) = cells.unwrap_or_else(|| {
            let cells = cells_of(board, both);
            known.push((both, cells));
            cells
        });
        if able >> start & 1 == 0 {
            continue;
        }
        let (path, loops) = (Vec::new(), Vec::new());
        let (inside, visited) = (0, [0; 2]);
        let mut search = Search { board, both, with_both, able, path, inside, visited, loops };
        search.go(start, 2, 0, 3);
        for (path, cells) in search.loops {
            for hint in conclusions(board, &path, cells, both) {
                if !hint.removed.is_empty() && !hints.iter().any(|known| known.is_like(&hint)) {
                    hints.push(hint);
                }
            }
        }
    }
    let hint = hints
        .into_iter()
        .min_by(|a, b| a.difficulty.total_cmp(&b.difficulty).then(a.kind.cmp(&b.kind)))?;
    let technique = match hint.kind {
        1 => Technique::UniqueLoop1,
        2 => Technique::UniqueLoop2,
        3 => Technique::UniqueLoop3,
        _ => Technique::UniqueLoop4,
    };
    let pattern = cells_in(hint.cells)
        .flat_map(|cell| bits(hint.both).map(move |digit| candidate(cell, digit)))
        .collect();
    let houses = hint.set.iter().map(|set| set.0 as u8).collect();
    let subset = hint.set.map(|(house, is_hidden, digits, places)| match is_hidden {
        true => Subset::Hidden(house_of(house), bits(digits).map(Digit::from_index).collect()),
        false => {
            let cell = |place: usize| Cell::new(CELLS[house][place].into());
            Subset::Naked(house_of(house), bits(places).map(cell).collect())
        }
    });
    let found = Found { pattern, houses, set: subset, removed: hint.removed, ..Found::default() };
    Some((technique, tenths(hint.difficulty), found))
}

/// What follows from a loop, type by type.
fn conclusions(board: &Board, path: &[u8], cells: u128, both: u16) -> Vec<Hint> {
    let difficulty = match path.len() {
        ..6 => 4.5,
        6 | 7 => 4.5 + 0.1,
        8 | 9 => 4.5 + 0.2,
        _ => 4.5 + 0.3 + 0.2,
    };
    let hint = |kind, removed| Hint { kind, difficulty, cells, both, removed, set: None };
    let more: Vec<usize> = path
        .iter()
        .map(|&cell| usize::from(cell))
        .filter(|&cell| board.candidates[cell].count_ones() > 2)
        .collect();
    let extra = |cell: usize| board.candidates[cell] & !both;
    match more[..] {
        [] => Vec::new(),
        [cell] => vec![hint(1, bits(both).map(|digit| candidate(cell, digit)).collect())],
        [one, two] => {
            let digits = extra(one) | extra(two);
            let mut hints = match digits.is_power_of_two() {
                true => vec![hint(2, shared(board, &more, digits))],
                false => sets(board, &hint, one, two, digits),
            };
            hints.extend(locked(board, one, two, both).map(|removed| hint(4, removed)));
            hints
        }
        _ => {
            let digit = extra(more[0]) & extra(more[0]).wrapping_neg();
            vec![hint(2, shared(board, &more, digit))]
        }
    }
}

/// The candidates of a digit, given as a bit, that all these cells see.
fn shared(board: &Board, cells: &[usize], digit: u16) -> Vec<Candidate> {
    let seen = cells.iter().fold(!0, |seen, &cell| seen & SEES[cell]);
    cells_in(seen & ((1 << 81) - 1))
        .filter(|&cell| board.candidates[cell] & digit != 0)
        .map(|cell| candidate(cell, digit.trailing_zeros() as usize))
        .collect()
}

/// Type 4: what goes if one of the two digits is locked in the two cells.
fn locked(board: &Board, one: usize, two: usize, both: u16) -> Option<Vec<Candidate>> {
    let is_locked = |digit: usize| {
        (0..3).any(|kind| {
            let house = HOUSES[one][kind];
            let own = 1 << PLACES[one][kind] | 1 << PLACES[two][kind];
            HOUSES[two][kind] == house && board.places[usize::from(house)][digit] & !own == 0
        })
    };
    let low = both.trailing_zeros() as usize;
    let high = 15 - both.leading_zeros() as usize;
    let other = if is_locked(low) {
        high
    } else if is_locked(high) {
        low
    } else {
        return None;
    };
    Some(vec![candidate(one, other), candidate(two, other)])
}

/// Type 3: naked and hidden sets with two cells, one of which holds an extra digit.
fn sets(
    board: &Board,
    hint: &impl Fn(u8, Vec<Candidate>) -> Hint,
    one: usize,
    two: usize,
    extra: u16,
) -> Vec<Hint> {
    let mut hints = Vec::new();
    for size in extra.count_ones()..=7 {
        for kind in (0..3).filter(|&kind| HOUSES[one][kind] == HOUSES[two][kind]) {
            let house = usize::from(HOUSES[one][kind]);
            let own = (1 << PLACES[one][kind], 1 << PLACES[two][kind]);
            let empty = u32::from(board.empty[house]);
            if size * 2 <= empty {
                naked(board, hint, house, own, (one, two), extra, size, &mut hints);
            }
            if size * 2 < empty {
                hidden(board, hint, house, own, extra, size, &mut hints);
            }
        }
    }
    hints
}

/// Naked sets of the two cells, as one with the extra digits, and `size` - 1 others.
#[allow(clippy::too_many_arguments, reason = "one use; they are the same words as above")]
fn naked(
    board: &Board,
    hint: &impl Fn(u8, Vec<Candidate>) -> Hint,
    house: usize,
    own: (u16, u16),
    (one, two): (usize, usize),
    extra: u16,
    size: u32,
    hints: &mut Vec<Hint>,
) {
    let word = |place: usize| board.candidates[usize::from(CELLS[house][place])];
    let common = extra & board.candidates[one] & board.candidates[two];
    for &places in all_sets(size) {
        if places & own.0 == 0 || places & own.1 != 0 {
            continue;
        }
        let others = places & !own.0;
        let rest = bits(others).fold(0, |union, place| union | word(place));
        let digits = extra | rest;
        let is_set = ones(common | rest) == size
            && ones(digits) == size
            && ones(extra) > 1
            && bits(others).all(|place| ones(word(place)) > 1);
        if is_set {
            let removed = bits(0x1ff & !(others | own.0 | own.1))
                .flat_map(|place| {
                    let cell = usize::from(CELLS[house][place]);
                    bits(board.candidates[cell] & digits).map(move |digit| candidate(cell, digit))
                })
                .collect();
            let mut found = hint(3, removed);
            found.difficulty += f64::from(digits.count_ones() - 1) * 0.1;
            found.set = Some((house, false, digits, others));
            hints.push(found);
        }
    }
}

/// Hidden sets of the two digits of the loop and `size` - 2 others.
fn hidden(
    board: &Board,
    hint: &impl Fn(u8, Vec<Candidate>) -> Hint,
    house: usize,
    own: (u16, u16),
    extra: u16,
    size: u32,
    hints: &mut Vec<Hint>,
) {
    let both = hint(3, Vec::new()).both;
    let free = 0x1ff & !(both | extra);
    if size < 2 || size - 2 > free.count_ones() {
        return;
    }
    // In the order of binary numbers, which for subsets of one set is that of their places in it.
    for &more in all_sets(size - 2).iter().filter(|&more| more & !free == 0) {
        let digits = more | both;
        let words = || bits(digits).map(|digit| board.places[house][digit] & !own.1);
        let places = words().fold(0, |union, word| union | word);
        if ones(places) != size || words().any(|word| word == 0) {
            continue;
        }
        let others = places & !(own.0 | own.1);
        let removed = bits(others)
            .flat_map(|place| {
                let cell = usize::from(CELLS[house][place]);
                bits(board.candidates[cell] & !digits).map(move |digit| candidate(cell, digit))
            })
            .collect();
        let mut found = hint(3, removed);
        found.difficulty += f64::from(others.count_ones().saturating_sub(1)) * 0.1;
        found.set = Some((house, true, digits, others));
        hints.push(found);
    }
}
