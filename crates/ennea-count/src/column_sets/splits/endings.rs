//! In which digits halves end: in as few as can be, each a cheap one to place last.
//!
//! What a last digit leaves is looked up once for all halves that end in it (`halves`), so the fewer of these the
//! better.  A digit is a good one to be last if the rests, there and further down, are not many more than with
//! the best.  Exchanging the sides of boxes that have as many digits on both, and boxes with as many on the right,
//! turns a half so that it ends in a digit as far to the left as can be, which others then share.
//!
//! The cost of a last digit is an estimate: systems are taken to be as many as ways to choose the rows of each column,
//! and rests as many as cells to choose from, one in each box.  It decides on time alone, not on numbers.
//!
//! Source: ours.  Cost: 2x6 a second for all halves.  Oracle: the ways of turned halves, placed digit by digit
//! (`halves`).

use super::words::{BOXES, Move, right};
use crate::in_order::in_order;
use num_integer::binomial;

/// The halves, in few groups that have a digit in common which is a good one to be the last of each.
pub(super) fn by_last(halves: &[Vec<u8>], boxes: usize) -> Vec<(u8, Vec<usize>)> {
    let ending = halves.iter().map(|half| good_last(half, boxes));
    groups(ending.filter(|&last| last != 0).collect())
}

/// Few words, and for each some of the sets that it is in; every set comes once.  The sets are bits.
fn groups(sets: Vec<u64>) -> Vec<(u8, Vec<usize>)> {
    let mut left: Vec<(usize, u64)> = sets.into_iter().enumerate().collect();
    let mut groups = Vec::new();
    while !left.is_empty() {
        let is_in = |word: u8| move |&(_, set): &(usize, u64)| set >> word & 1 == 1;
        let size = |&word: &u8| left.iter().copied().filter(is_in(word)).count();
        let word = (0..1 << BOXES).max_by_key(size).expect("64 words");
        let (group, others) = left.into_iter().partition(is_in(word));
        let group: Vec<(usize, u64)> = group;
        groups.push((word, group.into_iter().map(|(place, _)| place).collect()));
        left = others;
    }
    groups
}

/// Moves of halves, which have as many digits on the right in each box and keep that, such that they end
/// in as few digits as can be.
pub(super) fn turns(halves: &[Vec<u8>], boxes: usize) -> Vec<Move> {
    let Some(half) = halves.first() else { return Vec::new() };
    let right = right(half, boxes);
    // What takes a digit as far as it goes: to the left in boxes where sides can be exchanged, and to the
    // right in the last ones of those that are alike.
    let turn = |word: u8| {
        let is_even = |&place: &usize| 2 * usize::from(right[place]) == half.len();
        let even = (0..boxes).filter(is_even).fold(0, |even, place| even | 1 << place);
        let rank = |place| 2 * right[place] + ((word & !even) >> place & 1);
        Move::new(word & even, &in_order((0..boxes).map(|place| rank(place).into())))
    };
    let turned = |word: u8| turn(word).apply(word);
    let good: Vec<u64> = halves.iter().map(|half| good_last(half, boxes)).collect();
    let words = |set: u64| (0..1 << BOXES).filter(move |&word: &u8| set >> word & 1 == 1);
    let sets = good.iter().map(|&set| words(set).fold(0, |all, word| all | 1 << turned(word)));
    let mut turns: Vec<Move> = halves.iter().map(|_| turn(0)).collect();
    for (last, ending) in groups(sets.collect()) {
        for half in ending {
            let word = words(good[half]).find(|&word| turned(word) == last);
            turns[half] = turn(word.expect("the word is from this set"));
        }
    }
    turns
}

/// The digits that are at most twice as costly to take last as the best of them.
fn good_last(half: &[u8], boxes: usize) -> u64 {
    let costs: Vec<(u8, u128)> =
        half.iter().map(|&last| (last, cost_of_last(half, last, boxes))).collect();
    let least = costs.iter().map(|&(_, cost)| cost).min().unwrap_or(0);
    let good = costs.into_iter().filter(|&(_, cost)| cost <= 2 * least);
    good.fold(0, |all, (last, _)| all | 1 << last)
}

/// The rests of all systems that there are without the last digit, without one more, and so on, in the
/// best order.
fn cost_of_last(half: &[u8], last: u8, boxes: usize) -> u128 {
    let less = without(half, last);
    let next = less.iter().map(|&last| cost_of_last(&less, last, boxes)).min().unwrap_or(0);
    let cells = |place: usize| half.iter().filter(|&word| (word ^ last) >> place & 1 == 0).count();
    u128::from(size(half, boxes)) * (0..boxes).map(cells).product::<usize>() as u128 + next
}

/// The ways to choose the rows of each column, which is more than there are systems by a factor that
/// changes little.
fn size(words: &[u8], boxes: usize) -> u64 {
    let ways = |place: usize| {
        let right = words.iter().filter(|&word| word >> place & 1 == 1).count();
        (binomial(boxes, right) * binomial(boxes, words.len() - right)) as u64
    };
    (0..boxes).map(ways).product()
}

/// All digits but one of this kind.
pub(super) fn without(half: &[u8], word: u8) -> Vec<u8> {
    let place = half.iter().position(|&other| other == word).expect("a digit of the half");
    [&half[..place], &half[place + 1..]].concat()
}
