//! Partial fillings under rules, filled at random where choices are fewest.
//!
//! A filling is for each cell the set of digits that may stand there, a bit each.  What follows from a
//! choice is placed: the last digit of a cell, and the last cell of a digit in a house.
//!
//! Source: `[Knuth1975]`, with the fewest choices first.  Cost of a step: once over all cells and houses, a
//! microsecond for 16x16.  Oracle: the counts beside which `puzzles` tests its estimates.

use ennea_base::random::SplitMix64;
use ennea_base::rules::Rules;
use ennea_base::{Cell, Digit, DigitSet, Puzzle, ones};

/// The houses of rules; a filling is the set of digits that may stand in each cell.
pub(super) struct Board {
    side: usize,
    houses: Vec<Vec<usize>>,
    peers: Vec<Vec<usize>>,
    /// For each cell those whose digits may not be consecutive to its own.
    neighbours: Vec<Vec<usize>>,
    /// For each digit those that neighbours may not hold, a bit each.
    beside: Vec<u64>,
}

impl Board {
    pub(super) fn new(rules: &Rules) -> Self {
        let numbers = |cells: &[Cell]| cells.iter().map(|cell| cell.index()).collect();
        let beside = |digit| rules.beside(digit).fold(0, |all, digit| all | 1 << digit.index());
        let shape = rules.shape();
        Self {
            side: shape.side(),
            houses: rules.houses().iter().map(|house| numbers(&house.cells)).collect(),
            peers: shape.all_cells().map(|cell| numbers(rules.peers(cell))).collect(),
            neighbours: shape.all_cells().map(|cell| numbers(rules.neighbours(cell))).collect(),
            beside: Digit::all(shape.side()).map(beside).collect(),
        }
    }

    /// The clues, the candidates, and what follows from them; none if that is a contradiction.
    pub(super) fn start(&self, puzzle: &Puzzle) -> Option<Vec<u64>> {
        let bits = |set: DigitSet| set.iter().fold(0, |bits, digit| bits | 1 << digit.index());
        let mut sets: Vec<u64> = match puzzle.candidates() {
            Some(candidates) => candidates.iter().copied().map(bits).collect(),
            None => vec![bits(DigitSet::full(self.side)); self.peers.len()],
        };
        for (cell, clue) in puzzle.clues().clues().iter().enumerate() {
            if let Some(digit) = clue {
                self.place(&mut sets, cell, 1 << digit.index())?;
            }
        }
        self.follow(&mut sets)?;
        Some(sets)
    }

    /// Makes one of the fewest choices at random, and follows it; their number, 0 at a contradiction.
    /// None if nothing is left to choose.
    pub(super) fn step(&self, sets: &mut [u64], random: &mut SplitMix64) -> Option<f64> {
        let mut fewest = usize::MAX;
        let mut choices: Vec<(usize, u64)> = Vec::new();
        for (cell, set) in sets.iter().enumerate() {
            let count = set.count_ones() as usize;
            if count > 1 && count < fewest {
                fewest = count;
                choices.clear();
                choices.extend(ones(*set).map(|digit| (cell, 1 << digit)));
            }
        }
        if choices.is_empty() {
            return None;
        }
        for house in &self.houses {
            // No choice is left where there is one digit or one place, so none is below two.
            if fewest == 2 {
                break;
            }
            let Some((count, digit)) = fewest_places(house.iter().map(|&cell| sets[cell])) else {
                continue;
            };
            if count < fewest {
                fewest = count;
                choices.clear();
                let places = house.iter().filter(|&&cell| sets[cell] & digit != 0);
                choices.extend(places.map(|&cell| (cell, digit)));
            }
        }
        let (cell, digit) = choices[random.below(fewest)];
        let followed = self.place(sets, cell, digit).and_then(|()| self.follow(sets));
        Some(if followed.is_some() { fewest as f64 } else { 0.0 })
    }

    /// Places a digit, and those that are then the last of their cells; none at a contradiction.
    fn place(&self, sets: &mut [u64], cell: usize, digit: u64) -> Option<()> {
        if sets[cell] & digit == 0 {
            return None;
        }
        sets[cell] = digit;
        let mut placed = vec![cell];
        while let Some(cell) = placed.pop() {
            let digit = sets[cell];
            let peers = self.peers[cell].iter().map(|&peer| (peer, digit));
            let beside = self.beside[digit.trailing_zeros() as usize];
            let neighbours = self.neighbours[cell].iter().map(|&other| (other, beside));
            for (other, digits) in peers.chain(neighbours) {
                if sets[other] & digits != 0 {
                    sets[other] &= !digits;
                    match sets[other].count_ones() {
                        0 => return None,
                        1 => placed.push(other),
                        _ => {}
                    }
                }
            }
        }
        Some(())
    }

    /// Places all digits that have one cell left in a house; none at a contradiction.
    fn follow(&self, sets: &mut [u64]) -> Option<()> {
        let full = (1_u64 << self.side) - 1;
        loop {
            let mut has_placed = false;
            for house in &self.houses {
                let (mut once, mut twice, mut open) = (0, 0, 0);
                for &cell in house {
                    let set = sets[cell];
                    twice |= once & set;
                    once |= set;
                    if !set.is_power_of_two() {
                        open |= set;
                    }
                }
                if once != full {
                    return None;
                }
                for digit in ones(once & !twice & open) {
                    let digit = 1 << digit;
                    let &cell = house.iter().find(|&&cell| sets[cell] & digit != 0)?;
                    self.place(sets, cell, digit)?;
                    has_placed = true;
                }
            }
            if !has_placed {
                return Some(());
            }
        }
    }
}

/// Finds the digit with the fewest places in a house, of those with two or more, and the first of several; gives
/// their number and the digit.
///
/// All digits are counted together: bit d of plane k is bit k of the number of places of digit d.
fn fewest_places(sets: impl Iterator<Item = u64>) -> Option<(usize, u64)> {
    let (mut planes, mut seen) = ([0_u64; 6], 0);
    for set in sets {
        let mut carry = set;
        seen |= set;
        for plane in &mut planes {
            (*plane, carry) = (*plane ^ carry, *plane & carry);
        }
    }
    let [ones, more @ ..] = planes;
    let single = ones & !more.iter().fold(0, |all, plane| all | plane);
    let mut fewest = seen & !single;
    if fewest == 0 {
        return None;
    }
    let mut count = 0;
    for (k, plane) in planes.iter().enumerate().rev() {
        if fewest & !plane != 0 {
            fewest &= !plane;
        } else {
            count |= 1 << k;
        }
    }
    Some((count, fewest & fewest.wrapping_neg()))
}
