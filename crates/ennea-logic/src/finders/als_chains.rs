//! Chains of almost locked sets: each cannot share a digit with the next, another one each time.
//!
//! If the first set lacks z it has x, so the second lacks x and has y, and so on to the last, which
//! then has z.  So z is in the first or in the last.  Sets of up to 4 cells (3 in chains of four
//! sets or more, and where the side is above 9: these are many).

use super::almost_locked::{Set, sets, strike};
use super::emit::{Finder, Flow, GO_ON};
use ennea_base::{Digit, DigitSet};
use std::collections::VecDeque;

/// For each set the sets that it has a restricted digit with, and the digit.
fn neighbours(sets: &[Set]) -> Vec<Vec<(usize, Digit)>> {
    let mut found = vec![Vec::new(); sets.len()];
    for (a, first) in sets.iter().enumerate() {
        for (b, second) in sets.iter().enumerate().skip(a + 1) {
            for digit in first.restricted(second).iter() {
                found[a].push((b, digit));
                found[b].push((a, digit));
            }
        }
    }
    found
}

/// Three sets.
pub(crate) fn xy(find: &mut Finder<'_>) -> Flow {
    let board = find.board;
    let sets = sets(board, if board.shape().side() > 9 { 3 } else { 4 });
    let neighbours = neighbours(&sets);
    for (middle, near) in neighbours.iter().enumerate() {
        for (k, &(a, x)) in near.iter().enumerate() {
            for &(b, y) in near[k + 1..].iter().filter(|(b, y)| *b != a && *y != x) {
                let links: DigitSet = [x, y].into_iter().collect();
                let common = sets[a].digits.intersection(sets[b].digits).difference(links);
                for digit in common.iter() {
                    let chain = [&sets[a], &sets[middle], &sets[b]];
                    strike(find, &chain, &[x, y], digit)?;
                }
            }
        }
    }
    GO_ON
}

/// Four sets or more: for each first set and digit the shortest chains.
pub(crate) fn longer(find: &mut Finder<'_>) -> Flow {
    let board = find.board;
    const LENGTH_MAX: usize = 6;
    let sets = sets(board, if board.shape().side() > 9 { 2 } else { 3 });
    let neighbours = neighbours(&sets);
    for start in 0..sets.len() {
        for digit in sets[start].digits.iter() {
            // Sets with the digit by which they were entered, and where from.
            let mut from: Vec<(usize, Digit, usize)> = vec![(start, digit, 0)];
            let mut seen = vec![DigitSet::EMPTY; sets.len()];
            let mut todo = VecDeque::from([(0, 1)]);
            while let Some((at, length)) = todo.pop_front() {
                let (set, entry, _) = from[at];
                if length >= 4 && entry != digit && sets[set].digits.contains(digit) && set > start
                {
                    let (mut chain, mut links) = (vec![&sets[set]], Vec::new());
                    let mut back = at;
                    while back != 0 {
                        links.push(from[back].1);
                        back = from[back].2;
                        chain.push(&sets[from[back].0]);
                    }
                    strike(find, &chain, &links, digit)?;
                }
                if length == LENGTH_MAX {
                    continue;
                }
                for &(next, link) in &neighbours[set] {
                    if link != entry && seen[next].insert(link) {
                        from.push((next, link, at));
                        todo.push_back((from.len() - 1, length + 1));
                    }
                }
            }
        }
    }
    GO_ON
}
