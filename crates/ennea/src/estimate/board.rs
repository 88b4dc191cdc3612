//! A random choice on a board of [`Singles`] where choices are fewest.
//!
//! Source: `[Knuth1975]`, with the fewest choices first.  Cost of a step: once over all cells and houses, a
//! microsecond for 16x16.  Oracle: the counts beside which `puzzles` tests its estimates.

use ennea_base::ones;
use ennea_base::random::SplitMix64;
use ennea_solve::singles::Singles;

/// Makes one of the fewest choices at random, and follows it; their number, 0 at a contradiction.
/// None if nothing is left to choose.
pub(super) fn step(singles: &Singles, sets: &mut [u64], random: &mut SplitMix64) -> Option<f64> {
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
    for house in singles.houses() {
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
    let followed = singles.place(sets, cell, digit).and_then(|()| singles.follow(sets));
    Some(if followed.is_some() { fewest as f64 } else { 0.0 })
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
