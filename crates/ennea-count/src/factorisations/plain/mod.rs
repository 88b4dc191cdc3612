//! 1-factorisations of the graphs of three letters that nothing has to keep, each computed once.
//!
//! A graph is a word for each digit.  Names of digits, of the letters of a band, and of bands change
//! nothing, so the [form](form::form) of the graph is what is remembered: 144,578 of them for 3x4.
//!
//! A 1-factorisation has one perfect matching with the first edge: so their number is the sum over
//! those matchings of that of the rest, and 2^(cycles - 1) for two matchings.
//!
//! Source: ours; the classes are those of `[Pettersen2005]`.
//! Cost: about a microsecond for a form, some milliseconds for a new one of 3x4.

mod form;

use super::words::Words;
use rustc_hash::FxHashMap;
use std::sync::Mutex;

/// At most as many digits as 3x4 has.
pub(super) const DIGITS: usize = 12;

/// A word for each digit, and zeros.
pub(super) type Graph = [u8; DIGITS];

/// The graphs of 3xC, C <= 4, as far as they have been asked for.
#[derive(Debug)]
pub(super) struct Plain {
    words: Words,
    /// The rows of each word, as bits.
    rows: Vec<u16>,
    /// By form.  Several locks, so that few wait.
    known: Vec<Mutex<FxHashMap<Graph, u64>>>,
}

impl Plain {
    /// No graph yet.
    pub(super) fn new(words: Words) -> Self {
        let row = |word, band| 1 << (words.letters * band + words.letter(word, band));
        let of_word = |word| (0..words.bands).fold(0, |rows, band| rows | row(word, band));
        let rows = (0..words.count()).map(of_word).collect();
        Self { words, rows, known: (0..64).map(|_| Mutex::default()).collect() }
    }

    /// The 1-factorisations of a graph.
    pub(super) fn factorisations(&self, graph: &Graph) -> u64 {
        let n = self.digits();
        let (words, rows) = self.edges(graph);
        let form = form::form(&words[..n], &rows[..n]);
        let place = form.iter().fold(0_usize, |sum, &word| 31 * (sum % 64) + usize::from(word));
        let known = &self.known[place % 64];
        if let Some(&found) = known.lock().expect("no panic").get(&form) {
            return found;
        }
        let found = factorisations(&rows[..n], self.words.bands);
        known.lock().expect("no panic").insert(form, found);
        found
    }

    /// The rows of each digit, and the digits of each row.
    fn edges(&self, graph: &Graph) -> ([u16; DIGITS], [u16; DIGITS]) {
        let (mut words, mut rows) = ([0; DIGITS], [0; DIGITS]);
        for (digit, &word) in graph[..self.digits()].iter().enumerate() {
            words[digit] = self.rows[usize::from(word)];
            let mut left = words[digit];
            while left != 0 {
                rows[left.trailing_zeros() as usize] |= 1 << digit;
                left &= left - 1;
            }
        }
        (words, rows)
    }

    fn digits(&self) -> usize {
        3 * self.words.bands
    }
}

/// The 1-factorisations of a regular graph, given the digits of each row.
fn factorisations(rows: &[u16], degree: usize) -> u64 {
    if degree == 2 {
        return 1 << (cycles(rows) - 1);
    }
    let mut rest = [0; DIGITS];
    rest[..rows.len()].copy_from_slice(rows);
    let first = rows[0] & rows[0].wrapping_neg();
    rest[0] ^= first;
    after_matchings(rows, 1, first, &mut rest, degree)
}

/// The sum over all matchings that have edges at the rows before `row`, at the digits used.
fn after_matchings(
    rows: &[u16],
    row: usize,
    used: u16,
    rest: &mut [u16; DIGITS],
    degree: usize,
) -> u64 {
    if row == rows.len() {
        return factorisations(&rest[..rows.len()], degree - 1);
    }
    let (mut options, mut sum) = (rows[row] & !used, 0);
    while options != 0 {
        let edge = options & options.wrapping_neg();
        options ^= edge;
        rest[row] = rows[row] ^ edge;
        sum += after_matchings(rows, row + 1, used | edge, rest, degree);
    }
    sum
}

/// The cycles of a graph with two edges at each point.
fn cycles(rows: &[u16]) -> u32 {
    let mut columns = [0_u16; DIGITS];
    for (row, &digits) in rows.iter().enumerate() {
        columns[digits.trailing_zeros() as usize] |= 1 << row;
        columns[15 - digits.leading_zeros() as usize] |= 1 << row;
    }
    let (mut left, mut cycles) = ((1_u32 << rows.len()) - 1, 0);
    while left != 0 {
        let start = left.trailing_zeros() as usize;
        let (mut row, mut edge) = (start, rows[start] & rows[start].wrapping_neg());
        loop {
            left ^= 1 << row;
            let next = columns[edge.trailing_zeros() as usize] & !(1 << row);
            row = next.trailing_zeros() as usize;
            edge ^= rows[row];
            if row == start {
                break;
            }
        }
        cycles += 1;
    }
    cycles
}

#[cfg(test)]
mod tests {
    use super::*;
    use ennea_base::random::SplitMix64;

    /// Goal: forms are classes.  Method: all graphs of 3x3 with digits in order in the first two bands;
    /// they are of 44 classes.
    #[test]
    fn forms_of_3x3_are_its_classes() {
        let plain = Plain::new(Words { letters: 3, bands: 3 });
        let bands = bands_of_nine();
        let is_in_order = |band: &&Vec<u8>| band.chunks(3).all(|letters| letters.is_sorted());
        let mut forms = std::collections::BTreeSet::new();
        for second in bands.iter().filter(is_in_order) {
            for third in &bands {
                let first = vec![0, 0, 0, 1, 1, 1, 2, 2, 2];
                forms.insert(form_of(&plain, &graph(&[first, second.clone(), third.clone()])));
            }
        }
        assert_eq!(forms.len(), 44);
    }

    /// All ways to give nine digits three letters three times each.
    fn bands_of_nine() -> Vec<Vec<u8>> {
        let band = |code: u32| (0..9).map(|digit| (code / 3_u32.pow(digit) % 3) as u8).collect();
        let is_even = |band: &Vec<u8>| {
            (0..3).all(|letter| band.iter().filter(|&&it| it == letter).count() == 3)
        };
        (0..3_u32.pow(9)).map(band).filter(is_even).collect()
    }

    /// Goal: no names change a form.  Method: random graphs of 3x4 under random names, and one with
    /// equal words, whose rows no colour tells apart.
    #[test]
    fn names_do_not_change_a_form() {
        let plain = Plain::new(Words { letters: 3, bands: 4 });
        let mut random = SplitMix64::new(1);
        let even: Vec<u8> = (0..12).map(|digit| digit / 4).collect();
        let mut graphs = vec![vec![even; 4]];
        graphs
            .extend((0..2000).map(|_| (0..4).map(|_| shuffled_letters(4, &mut random)).collect()));
        for bands in graphs {
            let form = form_of(&plain, &graph(&bands));
            assert_eq!(form_of(&plain, &graph(&renamed(&bands, &mut random))), form);
        }
    }

    /// Goal: no names change what is found.  Method: random graphs of 3x4, without what is remembered.
    #[test]
    fn names_do_not_count() {
        let words = Words { letters: 3, bands: 4 };
        let mut random = SplitMix64::new(2);
        for _ in 0..20 {
            let bands: Vec<Vec<u8>> = (0..4).map(|_| shuffled_letters(4, &mut random)).collect();
            let renamed = renamed(&bands, &mut random);
            let found = |bands: &[Vec<u8>]| Plain::new(words).factorisations(&graph(bands));
            assert_eq!(found(&bands), found(&renamed));
        }
    }

    fn form_of(plain: &Plain, graph: &Graph) -> Graph {
        let n = plain.digits();
        let (words, rows) = plain.edges(graph);
        form::form(&words[..n], &rows[..n])
    }

    fn shuffled_letters(c: usize, random: &mut SplitMix64) -> Vec<u8> {
        let mut letters: Vec<u8> = (0..3 * c).map(|place| (place / c) as u8).collect();
        random.shuffle(&mut letters);
        letters
    }

    fn renamed(bands: &[Vec<u8>], random: &mut SplitMix64) -> Vec<Vec<u8>> {
        let mut digits: Vec<usize> = (0..bands[0].len()).collect();
        random.shuffle(&mut digits);
        let mut renamed: Vec<Vec<u8>> = bands
            .iter()
            .map(|band| {
                let mut letters = [0, 1, 2];
                random.shuffle(&mut letters);
                digits.iter().map(|&digit| letters[usize::from(band[digit])]).collect()
            })
            .collect();
        random.shuffle(&mut renamed);
        renamed
    }

    fn graph(bands: &[Vec<u8>]) -> Graph {
        let mut graph = [0; DIGITS];
        for (band, letters) in bands.iter().enumerate() {
            for (word, letter) in graph.iter_mut().zip(letters) {
                *word += letter * 3_u8.pow(band as u32);
            }
        }
        graph
    }
}
