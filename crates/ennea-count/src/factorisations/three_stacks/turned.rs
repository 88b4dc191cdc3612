//! Fixed grids of three stacks that are turned.
//!
//! The stacks are P, aP and aaP, and a digit of a cycle of sigma, with the words w(0), w(1), ... in P,
//! has the words w(i), T w(i-1) and TT w(i-2) in them.  These have to differ in every band, and
//! w(i) = TTT w(i-3), as a brings the last stack to the first.  So for a cycle of k digits
//!
//! - if 3 divides k, then w(0) and w(1) say it all;
//! - else w(0) does: every digit is reached in steps of three.
//!
//! Cost: 50,000 orbits for 3x4 where rho is the identity, seconds.

use super::Sum;
use super::graphs::is_coloured;
use crate::each::each;
use crate::factorisations::multisets::Items;
use crate::factorisations::types::power;
use crate::factorisations::words::Words;
use ennea_base::progress::Stopped;
use ennea_symmetry::commuting_group;
use num_bigint::BigUint;

/// Adds N! times the fixed grids for relabellings of a type.
pub(super) fn add(sum: &Sum<'_>, add: &mut dyn FnMut(&[usize], BigUint)) -> Result<(), Stopped> {
    let &Sum { setting, rows, sigma, products, progress } = sum;
    let words = setting.words;
    let group: Vec<Vec<u16>> = commuting_group(rows.moved, words.letters, words.bands)
        .iter()
        .map(|element| words.action(element))
        .collect();
    let items = Items::new(words, sigma, |length| sequences(words, &rows.t, length));
    let thrice = power(&rows.images, 3);
    let found = each(items.least(&group, progress)?, progress, |(key, length)| {
        let (words, digits) = items.digits(&key);
        Ok((key, length, setting.colourings(&words, &thrice, &power(&digits, 3))))
    })?;
    for (key, length, colourings) in found.iter().filter(|found| is_coloured(&found.2)) {
        let labelled = BigUint::from(items.labelled(key) * length);
        for product in products.iter().filter(|product| colourings[product[0]] > 0) {
            add(product, &labelled * colourings[product[0]]);
        }
    }
    Ok(())
}

/// The words of P that the digits of a cycle of this length can have.
pub(super) fn sequences(words: Words, t: &[u16], length: usize) -> Vec<Vec<u16>> {
    let moved = |word: u16, times| (0..times).fold(word, |word, _| t[usize::from(word)]);
    let differ = |one: u16, other: u16| {
        let letter = |word: u16, band| words.letter(usize::from(word), band);
        (0..words.bands).all(|band| letter(one, band) != letter(other, band))
    };
    let before =
        |all: &[u16], place: usize, steps: usize| all[(place + 3 * length - steps) % length];
    let is_whole = |all: &Vec<u16>| {
        (0..length).all(|place| {
            let [first, second, third] =
                [0, 1, 2].map(|steps| moved(before(all, place, steps), steps));
            differ(first, second)
                && differ(first, third)
                && differ(second, third)
                && first == moved(before(all, place, 3), 3)
        })
    };
    let starts = 0..words.count() as u16;
    let mut found: Vec<Vec<u16>> = Vec::new();
    for start in starts.clone() {
        if !length.is_multiple_of(3) {
            let mut all = vec![0; length];
            for step in 0..length {
                all[3 * step % length] = moved(start, 3 * step);
            }
            found.push(all);
            continue;
        }
        for second in starts.clone().filter(|&second| differ(second, moved(start, 1))) {
            // The letters of three words that differ sum to 3.
            let whole = 3 * (words.count() - 1) / 2;
            let third = whole as u16 - moved(second, 1) - moved(start, 2);
            let block = [start, second, third];
            found.push((0..length).map(|place| moved(block[place % 3], place / 3 * 3)).collect());
        }
    }
    found.retain(is_whole);
    found
}
