//! Words of digits and what moves them.
//!
//! A digit is on one side in each box: a word of bits, one for each box.  The words of some digits are a
//! multiset, which knows nothing of the labels.  A [`Move`] exchanges sides of boxes, then boxes.

use crate::in_order::in_order;

/// The most boxes of a band.
pub(super) const BOXES: usize = 6;

/// Sides of some boxes are exchanged, then the boxes come in another order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Move {
    /// The boxes whose sides are exchanged.
    flips: u8,
    /// Box that comes to each place.
    order: [u8; BOXES],
}

impl Move {
    /// The box that comes from `place` goes to the place of `order` where it is.
    pub(super) fn new(flips: u8, order: &[usize]) -> Self {
        let mut all = std::array::from_fn(|place| place as u8);
        for (place, &from) in order.iter().enumerate() {
            all[place] = from as u8;
        }
        Self { flips, order: all }
    }

    /// Image of a word.
    pub(super) fn apply(&self, word: u8) -> u8 {
        let word = word ^ self.flips;
        self.order.iter().zip(0..).fold(0, |moved, (from, to)| moved | (word >> from & 1) << to)
    }

    /// First this, then another.
    pub(super) fn then(&self, next: &Self) -> Self {
        let order = next.order.map(|place| self.order[usize::from(place)]);
        Self { flips: self.flips ^ self.inverse().reordered(next.flips), order }
    }

    /// The way back.
    pub(super) fn inverse(&self) -> Self {
        let mut order = [0; BOXES];
        for (to, from) in (0..).zip(self.order) {
            order[usize::from(from)] = to;
        }
        Self { flips: self.reordered(self.flips), order }
    }

    /// Bits in the order of the boxes.
    fn reordered(&self, bits: u8) -> u8 {
        self.order.iter().zip(0..).fold(0, |moved, (from, to)| moved | (bits >> from & 1) << to)
    }
}

/// The words of all digits under a move, sorted.
pub(super) fn moved(words: &[u8], by: &Move) -> Vec<u8> {
    let mut moved: Vec<u8> = words.iter().map(|&word| by.apply(word)).collect();
    moved.sort_unstable();
    moved
}

/// Words that are the same for two multisets exactly when a move takes one into the other, and a move
/// that makes them.
///
/// Sides are exchanged so that some digit has only zeros, one with least distances to the others; boxes
/// come in the order of their colours, which tell the weights of the words in a box.  Of all moves that
/// these rules leave, it is the one with the least words.
pub(super) fn canonical(words: &[u8], boxes: usize) -> (Vec<u8>, Move) {
    let distances = |&from: &u8| {
        let mut distances = [0_u8; BOXES + 1];
        for word in words {
            distances[(word ^ from).count_ones() as usize] += 1;
        }
        distances
    };
    let mut zeros = words.to_vec();
    zeros.sort_unstable();
    zeros.dedup();
    let least = zeros.iter().map(distances).min();
    zeros.retain(|zero| Some(distances(zero)) == least);
    let mut found: Option<(Vec<u8>, Move)> = None;
    for zero in zeros {
        let colours = colours(words, zero, boxes);
        let mut order = in_order(colours.iter().copied());
        for_each_order(&mut order, 0, &colours, &mut |order| {
            let by = Move::new(zero, order);
            let words = moved(words, &by);
            if found.as_ref().is_none_or(|found| words < found.0) {
                found = Some((words, by));
            }
        });
    }
    found.expect("there are words")
}

/// [Canonical](canonical) words of a half of the digits, [upright], and a move that makes them.
pub(super) fn canonical_half(words: &[u8], boxes: usize) -> (Vec<u8>, Move) {
    let (words, first) = canonical(words, boxes);
    let second = upright(&words, boxes);
    (moved(&words, &second), first.then(&second))
}

/// The move after which at most half of the digits are on the right in each box, and fewest in the first.
///
/// It depends on how many digits are on the right in each box alone.
pub(super) fn upright(words: &[u8], boxes: usize) -> Move {
    let right: Vec<usize> = (0..boxes)
        .map(|place| words.iter().filter(|&word| word >> place & 1 == 1).count())
        .collect();
    let is_most = |&place: &usize| 2 * right[place] > words.len();
    let flips = (0..boxes).filter(is_most).fold(0, |flips, place| flips | 1 << place);
    let order = in_order(right.iter().map(|&right| right.min(words.len() - right) as u64));
    Move::new(flips, &order)
}

/// A number for each box that moves with it, once this digit has only zeros.
///
/// Twice a word is coloured by the boxes that it has ones in, and a box by those words.  Cubes set most
/// sums apart; where they do not, more orders of boxes are tried than are needed.
fn colours(words: &[u8], zero: u8, boxes: usize) -> Vec<u64> {
    let mut colours = vec![1_u64; boxes];
    for _ in 0..2 {
        let mut next = vec![0_u64; boxes];
        for word in words.iter().map(|word| word ^ zero) {
            let ones = || (0..boxes).filter(|&place| word >> place & 1 == 1);
            let sum = ones().fold(0_u64, |sum, place| sum.wrapping_add(colours[place]));
            for place in ones() {
                next[place] = next[place].wrapping_add(sum.wrapping_pow(3));
            }
        }
        colours = next;
    }
    colours
}

/// Calls `visit` with all orders in which boxes of the same colour, which stand together, exchange places.
fn for_each_order(
    order: &mut [usize],
    fixed: usize,
    colours: &[u64],
    visit: &mut impl FnMut(&[usize]),
) {
    if fixed == order.len() {
        return visit(order);
    }
    let colour = colours[order[fixed]];
    for place in fixed..order.len() {
        if colours[order[place]] == colour {
            order.swap(fixed, place);
            for_each_order(order, fixed + 1, colours, visit);
            order.swap(fixed, place);
        }
    }
}

/// Number of digits that are on the right, for each box.
pub(super) fn right(words: &[u8], boxes: usize) -> Vec<u8> {
    (0..boxes).map(|place| words.iter().map(|word| word >> place & 1).sum()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::orders;
    use ennea_base::random::SplitMix64;

    /// All moves of so few boxes.
    fn all_moves(boxes: usize) -> Vec<Move> {
        let mut all = Vec::new();
        let mut order: Vec<usize> = (0..boxes).collect();
        orders::for_each_order(&mut order, 0, &mut |order| {
            all.extend((0..1 << boxes).map(|flips| Move::new(flips, order)));
        });
        all
    }

    /// Goal: canonical words are equal within a class only, and the move makes them.  Method: the least
    /// words under all moves, for random words, and under a move each.
    #[test]
    fn canonical_words_are_those_of_the_class() {
        let mut rng = SplitMix64::new(8);
        let moves = all_moves(4);
        let mut classes: Vec<(Vec<u8>, Vec<u8>)> = Vec::new();
        for digits in [4, 8] {
            for _ in 0..60 {
                let words: Vec<u8> = (0..digits).map(|_| rng.below(16) as u8).collect();
                let (ours, by) = canonical(&words, 4);
                assert_eq!(moved(&words, &by), ours);
                let other = &moves[rng.below(moves.len())];
                assert_eq!(canonical(&moved(&words, other), 4).0, ours);
                let least = moves.iter().map(|by| moved(&words, by)).min().expect("384 moves");
                classes.push((ours, least));
            }
        }
        for (ours, least) in &classes {
            for other in &classes {
                assert_eq!(*ours == other.0, *least == other.1);
            }
        }
    }

    #[test]
    fn moves_are_a_group() {
        let mut rng = SplitMix64::new(9);
        let moves = all_moves(5);
        for _ in 0..200 {
            let [a, b] = [(); 2].map(|()| moves[rng.below(moves.len())]);
            for word in 0..32 {
                assert_eq!(a.then(&b).apply(word), b.apply(a.apply(word)));
                assert_eq!(a.inverse().apply(a.apply(word)), word);
            }
        }
    }
}
