//! The second stack, given the first: which letters its words can have, band by band.
//!
//! Let P be given, and rho take the band b through a cycle of m bands.  The letters of Q in b follow
//! along the cycles of sigma^m, the letters in the other bands from those in b.  Where a exchanges Q
//! and R, what comes next is the image of R, whose letter is the third one.
//!
//! Two symmetries leave P as it is.  Q and R can change their places; only one of the two ways is
//! listed, that where the first digit of Q stands above that of R in the first band.  And two digits
//! that sigma exchanges can change their names if they have the same word in P: where Q is another then,
//! only that way is listed where the first of them stands above in the first band, or has the
//! lesser word.  (This is left out for the pair with the first digit, which has decided already.)
//!
//! Cost: for 3x4 at most 346 choices for each cycle of bands.

use super::{Rows, Setting};
use crate::factorisations::plain::{DIGITS, Graph};
use crate::factorisations::types::power;
use ennea_base::progress::{Progress, Stopped};
use std::cmp::Ordering;

/// The letters of the digits in some bands, as parts of their words.
type Part = u128;

/// P, a, and whether a exchanges Q and R.
pub(super) struct First<'a> {
    pub(super) words: &'a [u16],
    pub(super) digits: &'a [u8],
    pub(super) exchanges: bool,
}

impl First<'_> {
    /// The digits that sigma exchanges and P does not tell apart, but for the first one.
    fn pairs(&self) -> Vec<(usize, usize)> {
        (1..self.digits.len())
            .map(|digit| (digit, usize::from(self.digits[digit])))
            .filter(|&(one, other)| one < other && usize::from(self.digits[other]) == one)
            .filter(|&(one, other)| self.words[one] == self.words[other])
            .collect()
    }
}

/// A cycle of digits under sigma^m, with the letters of Q in the first band.
type Cycle = Vec<(usize, usize)>;

impl Setting {
    /// Calls `each` with the words of a Q, and for how many pairs Q, R it stands, besides those with
    /// Q and R exchanged.
    ///
    /// # Errors
    /// If the progress says so.
    pub(super) fn each_second(
        &self,
        rows: &Rows<'_>,
        first: &First<'_>,
        progress: &dyn Progress,
        each: &mut dyn FnMut(&Graph, u128),
    ) -> Result<(), Stopped> {
        let parts: Vec<Vec<Part>> =
            rows.bands.iter().map(|bands| self.parts(rows, first, bands)).collect();
        if parts.iter().any(Vec::is_empty) {
            return Ok(());
        }
        let pairs = first.pairs();
        join(&parts, 0, progress, &mut |words| {
            let mut ways = 1;
            for &(one, other) in &pairs {
                let [one, other] = [one, other].map(|digit| usize::from(words[digit]));
                let [above, below] = [one, other].map(|word| (self.words.letter(word, 0), word));
                match above.cmp(&below) {
                    Ordering::Less => ways *= 2,
                    Ordering::Equal => {}
                    Ordering::Greater => return,
                }
            }
            each(words, ways);
        })
    }

    /// All parts of words in a cycle of bands.
    fn parts(&self, rows: &Rows<'_>, first: &First<'_>, bands: &[usize]) -> Vec<Part> {
        let cycles = self.cycles(rows, first, bands);
        let mut found = Vec::new();
        let mut letters = [0; DIGITS];
        let pairs = first.pairs();
        let of_first = self.words.letter(usize::from(first.words[0]), 0);
        let is_listed = |letters: &[usize; DIGITS]| {
            let stands_above = |&(one, other): &(usize, usize)| letters[one] <= letters[other];
            2 * letters[0] < 3 - of_first && pairs.iter().all(stands_above)
        };
        self.fill(&cycles, [0; 3], &mut letters, &mut |letters| {
            if bands[0] != 0 || is_listed(letters) {
                found.push(self.part(rows, first, bands, letters));
            }
        });
        found
    }

    /// For each cycle of sigma^m, the letters that it can have in the first of m bands.
    fn cycles(&self, rows: &Rows<'_>, first: &First<'_>, bands: &[usize]) -> Vec<Vec<Cycle>> {
        let (band, m) = (bands[0], bands.len());
        let around = rows.moved.power(m);
        let digits = power(first.digits, m);
        let of_first = |digit: usize| self.words.letter(usize::from(first.words[digit]), band);
        let moved = |letter: usize| around.image(3 * band + letter) - 3 * band;
        let from = |start: usize, letter: usize| {
            let (mut cycle, mut digit, mut letter) = (Cycle::new(), start, letter);
            loop {
                if letter == of_first(digit) {
                    return None;
                }
                cycle.push((digit, letter));
                digit = usize::from(digits[digit]);
                letter = moved(letter);
                if first.exchanges && m % 2 == 1 {
                    // The image is a letter of R, and so not that of P.
                    letter = 3 - of_first(digit) - letter;
                }
                if digit == start {
                    return (letter == cycle[0].1).then_some(cycle);
                }
            }
        };
        let mut seen = 0_u32;
        let mut cycles = Vec::new();
        for start in 0..digits.len() {
            if seen >> start & 1 == 1 {
                continue;
            }
            let mut digit = start;
            while seen >> digit & 1 == 0 {
                seen |= 1 << digit;
                digit = usize::from(digits[digit]);
            }
            cycles.push((0..3).filter_map(|letter| from(start, letter)).collect());
        }
        cycles
    }

    /// Calls `found` with all letters where no row of the box gets more than C digits.
    fn fill(
        &self,
        cycles: &[Vec<Cycle>],
        loads: [usize; 3],
        letters: &mut [usize; DIGITS],
        found: &mut dyn FnMut(&[usize; DIGITS]),
    ) {
        let Some((choices, rest)) = cycles.split_first() else { return found(letters) };
        for cycle in choices {
            let mut loads = loads;
            for &(digit, letter) in cycle {
                letters[digit] = letter;
                loads[letter] += 1;
            }
            if loads.iter().all(|&load| load <= self.words.bands) {
                self.fill(rest, loads, letters, found);
            }
        }
    }

    /// Consequences for all of some bands of the letters in the first of them.
    fn part(
        &self,
        rows: &Rows<'_>,
        first: &First<'_>,
        bands: &[usize],
        letters: &[usize; DIGITS],
    ) -> Part {
        let digits = first.digits.len();
        let mut part = [0; 16];
        let mut letters = *letters;
        for (place, &band) in bands.iter().enumerate() {
            for digit in 0..digits {
                part[digit] += (letters[digit] * 3_usize.pow(band as u32)) as u8;
            }
            let next = bands[(place + 1) % bands.len()];
            let mut moved = [0; DIGITS];
            for digit in 0..digits {
                let letter = if first.exchanges {
                    3 - letters[digit] - self.words.letter(usize::from(first.words[digit]), band)
                } else {
                    letters[digit]
                };
                moved[usize::from(first.digits[digit])] =
                    rows.moved.image(3 * band + letter) - 3 * next;
            }
            letters = moved;
        }
        u128::from_le_bytes(part)
    }
}

/// Calls `each` with every sum of one part from each list.
fn join(
    parts: &[Vec<Part>],
    sum: Part,
    progress: &dyn Progress,
    each: &mut dyn FnMut(&Graph),
) -> Result<(), Stopped> {
    let Some((first, rest)) = parts.split_first() else {
        let mut words = [0; DIGITS];
        words.copy_from_slice(&sum.to_le_bytes()[..DIGITS]);
        each(&words);
        return Ok(());
    };
    progress.go_on()?;
    first.iter().try_for_each(|&part| join(rest, sum + part, progress, each))
}
