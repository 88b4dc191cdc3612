//! BUG, the bivalue universal grave: a board on which every open digit could swap everywhere.
//!
//! If every empty cell had two candidates and every digit two places or none in each house, there
//! would be no solution or several.  So one of the few candidates that are too many must be true.
//! These are found house by house (boxes, rows, columns; by digit): where a digit has neither no
//! place nor two, it is too many in the one cell that has three candidates or more.  Houses with
//! several such cells are skipped: another house decides.
//!
//! | type | cells with too many | what follows | difficulty |
//! |---|---|---|---|
//! | 1 | one | it holds one of those | 5.6 |
//! | 2 | several, the same digit | no common peer holds it | 5.7 |
//! | 3 | several in a house | with other cells of the house a naked set | 5.8 to 6.2 |
//! | 4 | two in a house, one other common digit | it is in one of the two | 5.7 |

use super::board::{Board, CELLS, HOUSES, PEERS, len};
use super::candidate::Candidate;
use super::found::{Found, Next, house_of};
use super::scale::Technique;
use super::step::Subset;
use ennea_base::{Cell, ones};

/// The cells with too many candidates, in the order in which they are found.
#[derive(Default)]
struct Grave {
    cells: Vec<u8>,
    /// The digits that are too many: for each of the cells, and of them all.
    digits: Vec<u16>,
    all: u16,
    /// The common peers, in the order of the first cell's.
    common: Option<Vec<u8>>,
}

/// The first conclusion, if the board is a grave.
pub(super) fn first(board: &Board) -> Option<Next> {
    let grave = find(board)?;
    let common = grave.common.as_deref().unwrap_or_default();
    let found = |removed: Vec<Candidate>| {
        let many = grave.cells.iter().zip(&grave.digits);
        let own = |(&cell, &digits): (&u8, &u16)| Candidate::in_cell(cell.into(), digits);
        Found { pattern: many.flat_map(own).collect(), removed, ..Found::default() }
    };
    let without = |cell: u8, digits: u16| {
        Candidate::in_cell(cell.into(), board.candidates[usize::from(cell)] & !digits)
    };
    if let [cell] = grave.cells[..] {
        let removed = without(cell, grave.all).collect();
        return Some(found(removed).by(Technique::Bug1));
    }
    let four = || {
        let [one, two] = grave.cells[..] else { return None };
        let word = |cell: u8| board.candidates[usize::from(cell)];
        let shared = word(one) & word(two) & !grave.all;
        house(&grave.cells)?;
        shared.is_power_of_two().then(|| {
            let removed = without(one, grave.digits[0] | shared)
                .chain(without(two, grave.digits[1] | shared))
                .collect();
            found(removed).by(Technique::Bug4)
        })
    };
    if grave.all.is_power_of_two() {
        let removed: Vec<Candidate> = common
            .iter()
            .map(|&cell| Candidate::new(cell.into(), grave.all.trailing_zeros() as usize))
            .filter(|&candidate| board.has(candidate.cell(), candidate.digit()))
            .collect();
        if removed.is_empty() { four() } else { Some(found(removed).by(Technique::Bug2)) }
    } else if !common.is_empty() {
        four().or_else(|| {
            let (size, set, removed) = three(board, &grave, common)?;
            let found = Found { set: Some(set), ..found(removed) };
            // Sets of two cells are the easiest; each further cell is a tenth more.
            let least = Technique::Bug3.difficulty().least;
            Some(found.rated(Technique::Bug3, least + size - 2))
        })
    } else {
        None
    }
}

/// The grave, if the board is one.
fn find(board: &Board) -> Option<Grave> {
    let mut grave = Grave::default();
    let mut rest = board.clone();
    for house in 0..27 {
        for digit in 0..9 {
            let places = board.places[house][digit];
            if matches!(len(places), 0 | 2) {
                continue;
            }
            let mut buggy = ones(places)
                .map(|place| CELLS[house][place])
                .filter(|&cell| len(board.candidates[usize::from(cell)]) >= 3);
            let cell = buggy.next()?;
            if buggy.next().is_none() {
                grave.add(cell, digit);
                if rest.has(cell.into(), digit) {
                    rest.remove(cell.into(), digit);
                }
                let is_no_grave = grave.cells.len() > 1
                    && grave.all.count_ones() > 1
                    && grave.common.as_ref().is_some_and(Vec::is_empty);
                if is_no_grave {
                    return None;
                }
            }
        }
    }
    let is_open = |cell: &usize| board.values[*cell] == 0;
    let has_two = (0..81).filter(is_open).all(|cell| len(rest.candidates[cell]) == 2);
    let is_grave =
        has_two && rest.places.as_flattened().iter().all(|places| matches!(len(*places), 0 | 2));
    is_grave.then_some(grave)
}

impl Grave {
    fn add(&mut self, cell: u8, digit: usize) {
        let known = self.cells.iter().position(|&known| known == cell);
        let k = known.unwrap_or_else(|| {
            self.cells.push(cell);
            self.digits.push(0);
            self.cells.len() - 1
        });
        self.digits[k] |= 1 << digit;
        self.all |= 1 << digit;
        let peers = &PEERS[usize::from(cell)];
        let common = self.common.get_or_insert_with(|| peers.to_vec());
        common.retain(|other| peers.contains(other) && !self.cells.contains(other));
    }
}

/// A kind of house that all cells share, as its place in [`HOUSES`]; box, row, column.
fn shared(cells: &[u8], kind: usize) -> Option<usize> {
    let of = |cell: u8| HOUSES[usize::from(cell)][kind];
    cells.iter().all(|&cell| of(cell) == of(cells[0])).then(|| of(cells[0]).into())
}

fn house(cells: &[u8]) -> Option<usize> {
    (0..3).find_map(|kind| shared(cells, kind))
}

/// Type 3: the size of the naked set, its other cells, and what it removes.
fn three(board: &Board, grave: &Grave, common: &[u8]) -> Option<(u8, Subset, Vec<Candidate>)> {
    let word = |cell: u8| board.candidates[usize::from(cell)];
    for kind in 0..3 {
        let Some(house) = shared(&grave.cells, kind) else { continue };
        let inside = |&cell: &u8| usize::from(HOUSES[usize::from(cell)][kind]) == house;
        let others: Vec<u8> = common.iter().copied().filter(inside).collect();
        for size in 2..=6_usize {
            if others.len() < size {
                continue;
            }
            let sets =
                (0_u32..1 << others.len()).filter(|set| set.count_ones() as usize == size - 1);
            for set in sets {
                let is_in = |k: usize| set >> k & 1 == 1;
                let own = || (0..others.len()).filter(|&k| is_in(k)).map(|k| others[k]);
                let digits = own().fold(0, |union, cell| union | word(cell));
                let is_set = digits.count_ones() as usize == size
                    && grave.all & !digits == 0
                    && grave.all.count_ones() > 1
                    && own().all(|cell| word(cell).count_ones() > 1);
                if !is_set {
                    continue;
                }
                let removed: Vec<Candidate> = (0..others.len())
                    .filter(|&k| !is_in(k))
                    .flat_map(|k| Candidate::in_cell(others[k].into(), word(others[k]) & digits))
                    .collect();
                if !removed.is_empty() {
                    let cells = own().map(|cell| Cell::new(cell.into())).collect();
                    return Some((size as u8, Subset::Naked(house_of(house), cells), removed));
                }
            }
        }
    }
    None
}
