//! Latin squares that stay when rows, columns and digits change their roles in a circle.
//!
//! A square is a set of N^2 triples (r, c, s): row, column, digit; any two of the three are together in
//! exactly one triple.  Let x permute 1 to N, and
//!
//! ```text
//!   g (r, c, s) = (c, s, x r),        so  g^3 = (x r, x c, x s).
//! ```
//!
//! Pairs of a row and a column go to pairs of a row and a digit, these to pairs of a column and a digit,
//! and back:
//!
//! ```text
//!   r c  -->  row c, digit x r  -->  column x r, digit x c  -->  x r  x c
//! ```
//!
//! So all orbits of pairs are those of cells under x on both sides.  A triple lies on the orbits of the
//! cells (r, c), (c, s) and (x^-1 s, r), and its images cover these orbits once if the numbers agree.
//! A square that g fixes is an exact cover of the orbits by such triples.
//!
//! The lines of the first cycle of x are covered first.  What is left then is counted once for all
//! that a permutation makes of it that commutes with x and keeps this cycle; the lines that follow
//! are covered one after the other, and what is left is remembered.
//!
//! Source: `[MMM2007]` for such squares, which for x = 1 are called semisymmetric; the count is ours.
//! Cost: N = 8 some 0.1 s for x = 1, less for others.

use crate::factorisations::{Type, commuting};
use crate::in_order::in_order;
use ennea_base::Joined;
use rustc_hash::FxHashMap;

/// Number of Latin squares fixed by g, for x of a type and N up to 11.
pub(crate) fn fixed_squares(x: Type) -> u128 {
    let symmetries = commuting(x);
    let x: Vec<usize> = x.representative().into_iter().map(usize::from).collect();
    let cycle = 1 + x.iter().position(|&image| image == 0).expect("a permutation");
    let orbits = Orbits::new(&x);
    let mut options = vec![Vec::new(); orbits.sizes.len()];
    for option in orbits.options(&x) {
        options[option.trailing_zeros() as usize].push(option);
    }
    let all = u128::MAX >> (128 - orbits.sizes.len());
    let mut ways = FxHashMap::from_iter([(all, 1)]);
    for orbit in 0..orbits.touching(cycle) {
        ways = with_covered(orbit, ways, &options);
    }
    let starts: Vec<(u128, u128)> = ways.into_iter().collect();
    let number: FxHashMap<u128, usize> =
        starts.iter().zip(0..).map(|((left, _), number)| (*left, number)).collect();
    let mut joined = Joined::new(starts.len());
    for symmetry in symmetries.iter().filter(|symmetry| usize::from(symmetry[0]) < cycle) {
        let images = orbits.images(symmetry);
        for (from, (left, _)) in starts.iter().enumerate() {
            joined.join(from, number[&moved(*left, &images)]);
        }
    }
    let mut known = FxHashMap::from_iter([(0, 1)]);
    let classes = starts.into_iter().zip(joined.sizes()).filter(|(_, size)| *size > 0);
    classes
        .map(|((left, ways), size)| ways * size as u128 * covers(left, &options, &mut known))
        .sum()
}

/// Covers an orbit wherever it is not covered yet: the number of ways by the orbits that are left.
fn with_covered(
    orbit: usize,
    ways: FxHashMap<u128, u128>,
    options: &[Vec<u128>],
) -> FxHashMap<u128, u128> {
    let mut covered = FxHashMap::default();
    for (left, ways) in ways {
        if left >> orbit & 1 == 0 {
            *covered.entry(left).or_default() += ways;
            continue;
        }
        for option in options[orbit].iter().filter(|&option| option & !left == 0) {
            *covered.entry(left ^ option).or_default() += ways;
        }
    }
    covered
}

/// The images of a set of orbits.
fn moved(set: u128, images: &[usize]) -> u128 {
    images.iter().enumerate().fold(0, |all, (from, to)| all | (set >> from & 1) << to)
}

/// The exact covers of what is left by options, which are listed by their first orbits.
fn covers(left: u128, options: &[Vec<u128>], known: &mut FxHashMap<u128, u128>) -> u128 {
    if let Some(ways) = known.get(&left) {
        return *ways;
    }
    let first = left.trailing_zeros() as usize;
    let fitting = options[first].iter().filter(|&option| option & !left == 0);
    let ways = fitting.map(|option| covers(left ^ option, options, known)).sum();
    known.insert(left, ways);
    ways
}

/// The orbits of cells under x on both sides, line after line: those with the lesser of row and column
/// first.
struct Orbits {
    n: usize,
    /// The orbit of each cell, row by row.
    of_cell: Vec<usize>,
    /// A cell of each orbit, with row and column.
    first: Vec<(usize, usize)>,
    sizes: Vec<usize>,
}

impl Orbits {
    fn new(x: &[usize]) -> Self {
        let n = x.len();
        let cell = |place| (place / n, place % n);
        let rank = |(r, c): (usize, usize)| ((r.min(c) * n + r.max(c)) * n + r) as u64;
        let cells = in_order((0..n * n).map(cell).map(rank)).into_iter().map(cell);
        let (mut of_cell, mut first, mut sizes) = (vec![usize::MAX; n * n], Vec::new(), Vec::new());
        for cell in cells {
            let ((mut r, mut c), mut size) = (cell, 0);
            while of_cell[n * r + c] == usize::MAX {
                of_cell[n * r + c] = sizes.len();
                (r, c) = (x[r], x[c]);
                size += 1;
            }
            if size > 0 {
                first.push(cell);
                sizes.push(size);
            }
        }
        Self { n, of_cell, first, sizes }
    }

    /// Number of orbits that have cells in the first lines: they come first.
    fn touching(&self, lines: usize) -> usize {
        self.first.partition_point(|&(r, c)| r.min(c) < lines)
    }

    /// The orbits that a permutation of the points makes of them.
    fn images(&self, points: &[u8]) -> Vec<usize> {
        let cell = |&(r, c): &(usize, usize)| {
            self.of_cell[self.n * usize::from(points[r]) + usize::from(points[c])]
        };
        self.first.iter().map(cell).collect()
    }

    /// The sets of orbits that a triple covers with its images, without repetition.
    fn options(&self, x: &[usize]) -> Vec<u128> {
        let n = x.len();
        let mut back = vec![0; n];
        x.iter().enumerate().for_each(|(point, &image)| back[image] = point);
        let mut done = vec![false; n * n * n];
        let mut found = Vec::new();
        for start in 0..n * n * n {
            let [mut r, mut c, mut s] = [start / (n * n), start / n % n, start % n];
            let mut images = 0;
            while !done[n * n * r + n * c + s] {
                done[n * n * r + n * c + s] = true;
                (r, c, s) = (c, s, x[r]);
                images += 1;
            }
            let covered = [n * r + c, n * c + s, n * back[s] + r].map(|cell| self.of_cell[cell]);
            // Each pair of an orbit, of which there are three kinds, lies on one image.
            let once = |orbit: &usize| {
                let times = covered.iter().filter(|other| *other == orbit).count();
                times * images == 3 * self.sizes[*orbit]
            };
            if images > 0 && covered.iter().all(once) {
                found.push(covered.iter().fold(0, |set, orbit| set | 1 << orbit));
            }
        }
        found
    }
}
