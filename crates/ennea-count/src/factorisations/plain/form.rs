//! The form of a graph of three letters: what all graphs that are equal but for names have in common.
//!
//! Names are those of the digits, of the bands, and of the letters in a band.  Each row, a letter of a
//! band, gets a colour that no names change: first how many digits it shares with the others, then,
//! round by round, a mixture of its colour with those of its digits and of its band, where a digit mixes
//! the colours of its rows.  If all colours differ, they put bands and letters in order, and the
//! sorted words of the digits are the form.  If rows share a colour, each of those with the least
//! shared one is set apart in turn, and the least form is taken.
//!
//! Colours that happen to be equal cost time and nothing else: a form is always a graph of the class.
//!
//! Source: individualisation and refinement, `[McKay1981]`; ours for these graphs.
//! Cost: about a microsecond where the colours differ at once, as for nearly all graphs.

use super::{DIGITS, Graph};

/// Rounds of mixing after which colours hardly fall apart further.
const ROUNDS: usize = 2;

/// A colour for each row, three rows to a band.
type Colours = [u64; DIGITS];

/// The form of a graph, given the rows of each digit and the digits of each row as bits.
pub(super) fn form(words: &[u16], rows: &[u16]) -> Graph {
    let mut colours = Colours::default();
    for (row, colour) in colours[..rows.len()].iter_mut().enumerate() {
        let shared = rows.iter().map(|other| mixed(u64::from((other & rows[row]).count_ones())));
        *colour = shared.fold(0, u64::wrapping_add);
    }
    let mut least = [u8::MAX; DIGITS];
    refine(words, rows, colours, &mut least);
    least
}

/// Mixes colours until all differ, and keeps the least form that they give.
fn refine(words: &[u16], rows: &[u16], mut colours: Colours, least: &mut Graph) {
    for _ in 0..ROUNDS {
        colours = mix(words, rows, &colours);
    }
    let is_shared = |row: &usize| {
        let colour = colours[*row];
        colours[..rows.len()].iter().filter(|&&other| other == colour).count() > 1
    };
    let shared = (0..rows.len()).filter(is_shared).min_by_key(|&row| colours[row]);
    let Some(first) = shared else {
        *least = ordered(words, rows.len(), &colours).min(*least);
        return;
    };
    for row in (0..rows.len()).filter(|&row| colours[row] == colours[first]) {
        let mut apart = colours;
        apart[row] = mixed(!colours[row]);
        refine(words, rows, apart, least);
    }
}

/// One round.
fn mix(words: &[u16], rows: &[u16], colours: &Colours) -> Colours {
    let sum = |of: &[u64], mut places: u16| {
        let mut sum = 0_u64;
        while places != 0 {
            sum = sum.wrapping_add(of[places.trailing_zeros() as usize]);
            places &= places - 1;
        }
        sum
    };
    let mut of_digits = [0; DIGITS];
    for (colour, &word) in of_digits.iter_mut().zip(words) {
        *colour = mixed(sum(colours, word));
    }
    let mut next = Colours::default();
    for (band, (next, rows)) in next.chunks_exact_mut(3).zip(rows.chunks_exact(3)).enumerate() {
        let of_band = mixed(sum(colours, 0b111 << (3 * band)));
        for (place, (next, &digits)) in next.iter_mut().zip(rows).enumerate() {
            let own = colours[3 * band + place].wrapping_mul(3).wrapping_add(of_band);
            *next = mixed(own.wrapping_add(sum(&of_digits, digits)));
        }
    }
    next
}

/// A number that looks random: the finaliser of SplitMix64.
const fn mixed(number: u64) -> u64 {
    let number = (number ^ number >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ number >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ number >> 31
}

/// The sorted words, with bands and letters in the order of their colours.
fn ordered(words: &[u16], rows: usize, colours: &Colours) -> Graph {
    let least_of = |band: usize| colours[3 * band..][..3].iter().min();
    // What each row adds to a word.
    let mut adds = [0; DIGITS];
    for row in 0..rows {
        let before = (0..rows / 3).filter(|&band| least_of(band) < least_of(row / 3)).count();
        let letter = (3 * (row / 3)..).take(3).filter(|&it| colours[it] < colours[row]).count();
        adds[row] = letter as u8 * 3_u8.pow(before as u32);
    }
    let mut form = [0; DIGITS];
    for (word, &rows) in form.iter_mut().zip(words) {
        let mut rows = rows;
        while rows != 0 {
            *word += adds[rows.trailing_zeros() as usize];
            rows &= rows - 1;
        }
    }
    form[..words.len()].sort_unstable();
    form
}
