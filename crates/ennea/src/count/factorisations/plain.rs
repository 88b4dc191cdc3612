//! 1-factorisations of the graphs of three letters that nothing has to keep, each computed once.
//!
//! A graph is a word for each digit.  Names of digits, of the letters of a band, and of bands change
//! nothing, so a *form* of the graph is what is remembered: 144,578 of them for 3x4.  To find it, the two
//! bands are put first whose table, how many digits have each pair of letters, can be brought to
//! its least form in the fewest ways; then the letters of the others are sorted by what the cells of the
//! table say of them.  Where that leaves a choice, all are tried, and the least is the form.
//!
//! A 1-factorisation has one perfect matching with the first edge: so their number is the sum over
//! those matchings of that of the rest, and 2^(cycles - 1) for two matchings.
//!
//! Source: ours; the classes are those of `[Pettersen2005]`.
//! Cost: two microseconds for a form, 0.3 milliseconds for a new one of 3x4.

use super::words::Words;
use rustc_hash::FxHashMap;
use std::sync::Mutex;

/// At most as many digits as 3x4 has.
pub(super) const DIGITS: usize = 12;

/// A word for each digit, and zeros.
pub(super) type Graph = [u8; DIGITS];

/// Where a letter goes.
type Letters = [u8; 3];

const LETTERS: [Letters; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// How often each pair of letters occurs: four bits each.
type Pairs = u64;

/// What brings a table to its least form.
#[derive(Debug)]
struct Least {
    form: Pairs,
    ways: Vec<[Letters; 2]>,
}

/// The graphs of 3xC, C <= 4, as far as they have been asked for.
#[derive(Debug)]
pub(super) struct Plain {
    words: Words,
    /// The letters of each word, band by band.
    letters: Vec<[u8; 4]>,
    /// All tables with C in each row and column.
    tables: FxHashMap<Pairs, Least>,
    /// By form.  Several locks, so that few wait.
    known: Vec<Mutex<FxHashMap<Graph, u64>>>,
}

impl Plain {
    /// No graph yet.
    pub(super) fn new(words: Words) -> Self {
        let letters = (0..words.count()).map(|word| {
            let mut letters = [0; 4];
            (0..words.bands).for_each(|band| letters[band] = words.letter(word, band) as u8);
            letters
        });
        let known = (0..64).map(|_| Mutex::default()).collect();
        Self { words, letters: letters.collect(), tables: tables(words.bands as u64), known }
    }

    /// The 1-factorisations of a graph.
    pub(super) fn factorisations(&self, graph: &Graph) -> u64 {
        let form = self.form(graph);
        let place = form.iter().fold(0_usize, |sum, &word| 31 * (sum % 64) + usize::from(word));
        let known = &self.known[place % 64];
        if let Some(&found) = known.lock().expect("no panic").get(&form) {
            return found;
        }
        let mut rows = [0_u16; DIGITS];
        for (digit, &word) in graph[..self.digits()].iter().enumerate() {
            let letters = &self.letters[usize::from(word)][..self.words.bands];
            for (band, &letter) in letters.iter().enumerate() {
                rows[3 * band + usize::from(letter)] |= 1 << digit;
            }
        }
        let found = factorisations(&rows[..self.digits()], self.words.bands);
        known.lock().expect("no panic").insert(form, found);
        found
    }

    fn digits(&self) -> usize {
        3 * self.words.bands
    }

    /// What all graphs that are equal but for names have in common, and no other.
    fn form(&self, graph: &Graph) -> Graph {
        let (bands, digits) = (self.words.bands, self.digits());
        let mut of_band = [[0_u8; DIGITS]; 4];
        for (digit, &word) in graph[..digits].iter().enumerate() {
            for (of_band, &letter) in of_band.iter_mut().zip(&self.letters[usize::from(word)]) {
                of_band[digit] = letter;
            }
        }
        let mut firsts: Vec<(usize, usize, &Least)> = Vec::new();
        for one in 0..bands {
            for other in (0..bands).filter(|&other| other != one) {
                let least =
                    &self.tables[&pairs(&of_band[one][..digits], &of_band[other][..digits])];
                let rank = |it: &Least| (it.ways.len(), it.form);
                match firsts.first().map(|first| rank(first.2).cmp(&rank(least))) {
                    Some(std::cmp::Ordering::Less) => continue,
                    Some(std::cmp::Ordering::Greater) => firsts.clear(),
                    _ => {}
                }
                firsts.push((one, other, least));
            }
        }
        let mut form = [u8::MAX; DIGITS];
        for (one, other, least) in firsts {
            let rest: Vec<usize> =
                (0..bands).filter(|&band| band != one && band != other).collect();
            for [x, y] in &least.ways {
                let mut cells = [0_u8; DIGITS];
                for digit in 0..digits {
                    cells[digit] = 3 * x[usize::from(of_band[one][digit])]
                        + y[usize::from(of_band[other][digit])];
                }
                let mut rest = rest.clone();
                append(&of_band, &mut rest, &cells, digits, &mut form);
            }
        }
        form
    }
}

/// Appends the letters of the other bands, in every order of the bands and every sorted one of the
/// letters, and keeps the least.
fn append(
    of_band: &[[u8; DIGITS]; 4],
    rest: &mut Vec<usize>,
    words: &Graph,
    digits: usize,
    form: &mut Graph,
) {
    if rest.is_empty() {
        let mut sorted = *words;
        sorted[..digits].sort_unstable();
        sorted[digits..].fill(0);
        *form = sorted.min(*form);
    }
    for place in 0..rest.len() {
        let band = rest.remove(place);
        for letters in sorted_letters(&of_band[band][..digits], words) {
            let mut longer = [0; DIGITS];
            for digit in 0..digits {
                longer[digit] = 3 * words[digit] + letters[usize::from(of_band[band][digit])];
            }
            append(of_band, rest, &longer, digits, form);
        }
        rest.insert(place, band);
    }
}

/// Where the letters of a band can go, so that they are in the order of the words that they stand
/// beside.
fn sorted_letters(of_digits: &[u8], words: &Graph) -> impl Iterator<Item = Letters> {
    let mut beside = [[0_u8; DIGITS]; 3];
    let mut counts = [0; 3];
    for (&letter, &word) in of_digits.iter().zip(words) {
        let letter = usize::from(letter);
        beside[letter][counts[letter]] = word;
        counts[letter] += 1;
    }
    for (beside, count) in beside.iter_mut().zip(counts) {
        beside[..count].sort_unstable();
    }
    LETTERS.into_iter().filter(move |letters| {
        let mut sorted = [[0; DIGITS]; 3];
        (0..3).for_each(|letter| sorted[usize::from(letters[letter])] = beside[letter]);
        sorted.is_sorted()
    })
}

/// The table of two bands.
fn pairs(one: &[u8], other: &[u8]) -> Pairs {
    one.iter().zip(other).fold(0, |all, (&x, &y)| all + (1 << (4 * (3 * x + y))))
}

/// All tables with C in each row and column, and their least forms.
fn tables(c: u64) -> FxHashMap<Pairs, Least> {
    let cell = |table: Pairs, row: usize, column: usize| table >> (4 * (3 * row + column)) & 15;
    let mut found = FxHashMap::default();
    // Four cells tell the others.
    for code in 0..(c + 1).pow(4) {
        let [a, b, d, e] = [0, 1, 2, 3].map(|place| code / (c + 1).pow(place) % (c + 1));
        if a + b > c || d + e > c || a + d > c || b + e > c || a + b + d + e < c {
            continue;
        }
        let rows = [a, b, c - a - b, d, e, c - d - e, c - a - d, c - b - e, a + b + d + e - c];
        let table: Pairs = rows.iter().rev().fold(0, |all, cell| all << 4 | cell);
        let mut least = Least { form: Pairs::MAX, ways: Vec::new() };
        for x in LETTERS {
            for y in LETTERS {
                let mut image = 0;
                for (row, &to_row) in x.iter().enumerate() {
                    for (column, &to_column) in y.iter().enumerate() {
                        image |= cell(table, row, column) << (4 * (3 * to_row + to_column));
                    }
                }
                if image < least.form {
                    least = Least { form: image, ways: Vec::new() };
                }
                if image == least.form {
                    least.ways.push([x, y]);
                }
            }
        }
        found.insert(table, least);
    }
    found
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
    use crate::random::SplitMix64;

    /// Goal: graphs that differ in names have one form, others do not.  Method: random graphs of 3x3
    /// under random names; the number of forms that occur is that of the classes of 3x3, 44.
    #[test]
    fn forms_are_classes() {
        let words = Words { letters: 3, bands: 3 };
        let plain = Plain::new(words);
        let mut random = SplitMix64::new(1);
        let mut forms = std::collections::BTreeSet::new();
        for _ in 0..20_000 {
            let bands: Vec<Vec<u8>> = (0..3).map(|_| shuffled_letters(3, &mut random)).collect();
            let renamed = renamed(&bands, &mut random);
            let form = plain.form(&graph(&bands));
            assert_eq!(plain.form(&graph(&renamed)), form);
            forms.insert(form);
        }
        assert_eq!(forms.len(), 44);
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
                let letters = LETTERS[random.below(6)];
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
