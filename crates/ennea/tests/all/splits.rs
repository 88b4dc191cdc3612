//! The essentially different grids of 2xC in the plainest way: class by class of splits.
//!
//! The upper row of the left box of each band holds C of the 2C digits: a *split*.  A list A of C splits
//! makes a graph of rows and digits, regular of degree C; the left stack is, up to the order of its
//! columns, a set of C disjoint perfect matchings of it, a 1-factorisation, and so is the right stack,
//! with the rows of each band exchanged.  With u(a) the number of 1-factorisations that an automorphism a
//! of the list keeps,
//!
//! ```text
//!   essentially different = sum over classes A of  1/|Aut A|  sum over a in Aut A of (u(a)^2 + u(a^2)) / 2
//! ```
//!
//! Every 1-factorisation that a keeps is written down, matching by matching, each with its images.  The
//! library counts the same by conjugacy classes of all moves; no code is shared.

use ennea::{Shape, count, symmetry::Group};
use std::collections::HashMap;

/// Lists of splits up to the names of digits: how many digits are above in exactly these bands.
type List = Vec<u8>;

/// A move of rows and one of digits.
type Move = [Vec<usize>; 2];

struct Shapes {
    columns: usize,
    side: usize,
    lists: Vec<List>,
    index: HashMap<List, usize>,
}

impl Shapes {
    fn new(columns: usize) -> Self {
        fn go(
            word: usize,
            left: usize,
            need: &mut [usize],
            list: &mut List,
            lists: &mut Vec<List>,
        ) {
            if word == list.len() {
                if left == 0 && need.iter().all(|&it| it == 0) {
                    lists.push(list.clone());
                }
                return;
            }
            let bands: Vec<usize> = (0..need.len()).filter(|band| word >> band & 1 == 1).collect();
            let most = bands.iter().map(|&band| need[band]).min().unwrap_or(left).min(left);
            for many in 0..=most {
                list[word] = many as u8;
                bands.iter().for_each(|&band| need[band] -= many);
                go(word + 1, left - many, need, list, lists);
                bands.iter().for_each(|&band| need[band] += many);
            }
            list[word] = 0;
        }
        let mut lists = Vec::new();
        let mut list = vec![0; 1 << columns];
        go(0, 2 * columns, &mut vec![columns; columns], &mut list, &mut lists);
        let index = lists.iter().cloned().zip(0..).collect();
        Self { columns, side: 2 * columns, lists, index }
    }

    /// All grids, and those that are essentially different.
    fn count(&self) -> [u128; 2] {
        let bands = permutations(self.columns);
        let moves = (1 << self.columns) * factorial(self.columns) * factorial(self.side);
        let mut seen = vec![false; self.lists.len()];
        let (mut grids, mut sum) = (0, 0);
        for k in 0..self.lists.len() {
            if seen[k] {
                continue;
            }
            let mut stabiliser = Vec::new();
            for order in &bands {
                for flips in 0..1 << self.columns {
                    let mut image = vec![0; 1 << self.columns];
                    for (word, &many) in self.lists[k].iter().enumerate() {
                        image[moved(order, flips, word)] += many;
                    }
                    let other = self.index[&image];
                    seen[other] = true;
                    if other == k {
                        stabiliser.push((order.clone(), flips));
                    }
                }
            }
            let class = Class::new(self, &self.lists[k]);
            let same: u128 = self.lists[k].iter().map(|&many| factorial(many.into())).product();
            let size = moves / (stabiliser.len() as u128 * same);
            grids += size * (class.all * factorial(self.columns)).pow(2);
            sum += size * class.sum(self, &stabiliser);
        }
        assert_eq!(sum % (2 * moves), 0, "the order of the group divides the sum");
        [grids, sum / (2 * moves)]
    }
}

/// A class of lists of splits.
struct Class {
    /// How many digits have each word, and the first of them.
    many: List,
    first: Vec<usize>,
    /// The digits of each row.
    rows: Vec<u32>,
    /// All its 1-factorisations.
    all: u128,
}

impl Class {
    fn new(shapes: &Shapes, list: &List) -> Self {
        let (mut first, mut digits) = (Vec::new(), Vec::new());
        for (word, &many) in list.iter().enumerate() {
            first.push(digits.len());
            digits.extend(std::iter::repeat_n(word, many.into()));
        }
        let mut rows = vec![0; shapes.side];
        for (digit, word) in digits.iter().enumerate() {
            (0..shapes.columns).for_each(|band| rows[2 * band + (word >> band & 1)] |= 1 << digit);
        }
        let all = kept(&mut rows.clone(), shapes.columns, None);
        Self { many: list.clone(), first, rows, all }
    }

    /// The sum over all automorphisms of u(a)^2 + u(a^2).
    fn sum(&self, shapes: &Shapes, stabiliser: &[(Vec<usize>, usize)]) -> u128 {
        let mut known = HashMap::new();
        let identity: Vec<usize> = (0..shapes.side).collect();
        let mut u = |element: Move| {
            if element.iter().all(|it| *it == identity) {
                return self.all;
            }
            let count = || kept(&mut self.rows.clone(), shapes.columns, Some(&element));
            *known.entry(element.clone()).or_insert_with(count)
        };
        let mut sum = 0;
        for (order, flips) in stabiliser {
            let row = |row: usize| 2 * order[row / 2] + ((row % 2) ^ (flips >> order[row / 2] & 1));
            let rows: Vec<usize> = (0..shapes.side).map(row).collect();
            for (digits, weight) in self.digit_moves(order, *flips) {
                let twice = [&rows, &digits].map(|it| it.iter().map(|&k| it[k]).collect());
                sum += weight * (u([rows.clone(), digits]).pow(2) + u(twice));
            }
        }
        sum
    }

    /// The moves of digits that belong to one of rows, up to conjugation by digits with the same word;
    /// each with how many there are.
    fn digit_moves(&self, order: &[usize], flips: usize) -> Vec<(Vec<usize>, u128)> {
        let side = self.rows.len();
        let mut moves: Vec<(Vec<usize>, u128)> = vec![((0..side).collect(), 1)];
        let mut done = vec![false; self.many.len()];
        for word in 0..self.many.len() {
            if self.many[word] == 0 || done[word] {
                continue;
            }
            let mut cycle = vec![word];
            let mut next = moved(order, flips, word);
            while next != word {
                cycle.push(next);
                next = moved(order, flips, next);
            }
            cycle.iter().for_each(|&it| done[it] = true);
            let many = usize::from(self.many[word]);
            let mut longer = Vec::new();
            for cycles in partitions(many, many) {
                let weight = class_size(&cycles) * factorial(many).pow(cycle.len() as u32 - 1);
                let mut returns = Vec::new();
                for &length in &cycles {
                    let start = returns.len();
                    returns.extend((0..length).map(|k| start + (k + 1) % length));
                }
                for (digits, before) in &moves {
                    let mut digits = digits.clone();
                    for (step, &from) in cycle.iter().enumerate() {
                        let to = cycle[(step + 1) % cycle.len()];
                        let is_last = step + 1 == cycle.len();
                        for k in 0..many {
                            let image = if is_last { returns[k] } else { k };
                            digits[self.first[from] + k] = self.first[to] + image;
                        }
                    }
                    longer.push((digits, before * weight));
                }
            }
            moves = longer;
        }
        moves
    }
}

/// The 1-factorisations of a graph of this degree that an element keeps; none keeps them all.
fn kept(rows: &mut Vec<u32>, degree: usize, element: Option<&Move>) -> u128 {
    if degree == 0 {
        return 1;
    }
    if element.is_none() && degree == 2 {
        return 1 << (cycles(rows) - 1);
    }
    let mut matching = vec![rows[0].trailing_zeros() as usize];
    let used = 1 << matching[0];
    extended(rows, degree, element, &mut matching, used)
}

/// The cycles of a graph of degree 2.
fn cycles(rows: &[u32]) -> u32 {
    let mut unseen: Vec<u32> = rows.to_vec();
    let mut cycles = 0;
    while let Some(at) = unseen.iter().position(|&row| row != 0) {
        cycles += 1;
        let mut digits = std::mem::take(&mut unseen[at]);
        while let Some(next) = unseen.iter().position(|&row| row & digits != 0) {
            digits |= std::mem::take(&mut unseen[next]);
        }
    }
    cycles
}

/// Those that have a matching that begins like this.
fn extended(
    rows: &mut Vec<u32>,
    degree: usize,
    element: Option<&Move>,
    matching: &mut Vec<usize>,
    used: u32,
) -> u128 {
    let row = matching.len();
    if row == rows.len() {
        let Some(orbit) = orbit(rows, degree, element, matching) else { return 0 };
        let flip = |rows: &mut Vec<u32>| {
            for one in &orbit {
                rows.iter_mut().zip(one).for_each(|(row, digit)| *row ^= 1 << digit);
            }
        };
        flip(rows);
        let found = kept(rows, degree - orbit.len(), element);
        flip(rows);
        return found;
    }
    let mut free = rows[row] & !used;
    let mut found = 0;
    while free != 0 {
        let digit = free.trailing_zeros();
        free &= free - 1;
        matching.push(digit as usize);
        found += extended(rows, degree, element, matching, used | 1 << digit);
        matching.pop();
    }
    found
}

/// The images of a matching, if they are disjoint and there are no more than this.
fn orbit(
    rows: &[u32],
    most: usize,
    element: Option<&Move>,
    matching: &[usize],
) -> Option<Vec<Vec<usize>>> {
    let mut orbit = vec![matching.to_vec()];
    let Some([of_rows, of_digits]) = element else { return Some(orbit) };
    loop {
        let mut image = vec![0; matching.len()];
        for (row, &digit) in orbit[orbit.len() - 1].iter().enumerate() {
            image[of_rows[row]] = of_digits[digit];
        }
        if image == matching {
            return Some(orbit);
        }
        let meets = |one: &Vec<usize>| one.iter().zip(&image).any(|(a, b)| a == b);
        let is_free = image.iter().zip(rows).all(|(digit, row)| row >> digit & 1 == 1);
        if !is_free || orbit.iter().any(meets) || orbit.len() == most {
            return None;
        }
        orbit.push(image);
    }
}

/// A word when bands are put in another order, and the rows of some exchanged.
fn moved(order: &[usize], flips: usize, word: usize) -> usize {
    let bands = (0..order.len()).filter(|band| word >> band & 1 == 1);
    bands.map(|band| 1 << order[band]).sum::<usize>() ^ flips
}

fn permutations(n: usize) -> Vec<Vec<usize>> {
    let longer = |short: Vec<usize>| {
        let free: Vec<usize> = (0..n).filter(|it| !short.contains(it)).collect();
        free.into_iter().map(move |it| [&short[..], &[it]].concat())
    };
    (0..n).fold(vec![Vec::new()], |all, _| all.into_iter().flat_map(longer).collect())
}

fn partitions(n: usize, most: usize) -> Vec<Vec<usize>> {
    if n == 0 {
        return vec![Vec::new()];
    }
    let with = |part: usize| {
        partitions(n - part, part).into_iter().map(move |rest| [&[part], &rest[..]].concat())
    };
    (1..=most.min(n)).flat_map(with).collect()
}

/// How many permutations have these cycles.
fn class_size(cycles: &[usize]) -> u128 {
    let same = |length: usize| cycles.iter().filter(|&&it| it == length).count();
    let repeats: u128 = (1..=cycles.len().max(8)).map(|length| factorial(same(length))).product();
    let lengths: u128 = cycles.iter().map(|&length| length as u128).product();
    factorial(cycles.iter().sum()) / (lengths * repeats)
}

fn factorial(n: usize) -> u128 {
    (1..=n as u128).product()
}

fn compare(columns: usize, different: u128) {
    let shape = Shape::new(2, columns).expect("a shape");
    let [grids, ours] = Shapes::new(columns).count();
    assert_eq!(count::column_sets::grids(shape), Some(grids.into()));
    assert_eq!(ours, different);
    let library = count::essentially_different(shape, Group::WithoutTransposition);
    assert_eq!(library, Some(different.into()));
}

/// Goal: the library's number of essentially different grids, and the published one up to 2x4.  With
/// `ENNEA_SLOW` 2x5 too, some ten minutes; the published number is another there: docs/RECORDS.md.
#[test]
fn as_the_library_counts_them() {
    compare(2, 3);
    compare(3, 49);
    compare(4, 1_673_187);
    if std::env::var_os("ENNEA_SLOW").is_some() {
        compare(5, 4_743_933_427_433_330);
    }
}
