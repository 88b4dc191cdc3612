//! Two linked sets, and three: the first find in the order of links.
//!
//! - *XZ-rule*: of two linked sets one is locked, so another common digit goes from what sees all
//!   its places in both.  If two digits link them, both are locked but for those two: each link
//!   digit goes too, and each other digit of a set from what sees its places there.
//! - *XY-wing*: two sets that are linked to the same third one, not by one and the same digit: one
//!   of the two is locked.

use super::super::found::{Found, Removed};
use super::sets::{Almost, Link};
use ennea_base::ones;

/// The first find of the XZ-rule.
pub(in super::super) fn xz(almost: &Almost) -> Option<Found> {
    almost.links.iter().find_map(|link| {
        let mut removed = almost.common(link.from, link.to, 1 << link.digit);
        if let Some(second) = link.second {
            almost
                .common(link.from, link.to, 1 << second)
                .iter()
                .for_each(|(c, d)| removed.insert(c, d));
            for (mine, other) in [(link.from, link.to), (link.to, link.from)] {
                locked(almost, mine, other, link, &mut removed);
            }
        }
        removed.found()
    })
}

/// Adds what goes because a set is locked but for its link digits.
fn locked(almost: &Almost, mine: usize, other: usize, link: &Link, removed: &mut Removed) {
    let (mine, other) = (&almost.sets[mine], &almost.sets[other]);
    for digit in ones(mine.digits & !link.digits()) {
        removed.add(mine.outside[digit].without(&other.cells), digit);
    }
}

/// The first XY-wing.
pub(in super::super) fn wing(almost: &Almost) -> Option<Found> {
    // The links at each set, by number: all others have no set in common with a link.
    let mut at = vec![Vec::new(); almost.sets.len()];
    for (number, link) in almost.links.iter().enumerate() {
        at[link.from].push(number);
        at[link.to].push(number);
    }
    for (number, first) in almost.links.iter().enumerate() {
        let later =
            |set: usize| at[set][at[set].partition_point(|&other| other <= number)..].iter();
        let mut others: Vec<usize> = later(first.from).chain(later(first.to)).copied().collect();
        others.sort_unstable();
        for other in others {
            let second = &almost.links[other];
            if first.second.is_none() && second.second.is_none() && first.digit == second.digit {
                continue;
            }
            let (a, b) = ends(first, second);
            if almost.sets[a].cells.meets(&almost.sets[b].cells) {
                continue;
            }
            let removed = almost.common(a, b, first.digits() | second.digits());
            if !removed.is_empty() {
                return removed.found();
            }
        }
    }
    None
}

/// The sets that two different links with a common set do not share.
fn ends(first: &Link, second: &Link) -> (usize, usize) {
    if first.from == second.from {
        (first.to, second.to)
    } else if first.from == second.to {
        (first.to, second.from)
    } else if first.to == second.from {
        (first.from, second.to)
    } else {
        (first.from, second.from)
    }
}
