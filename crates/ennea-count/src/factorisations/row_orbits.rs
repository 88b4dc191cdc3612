//! Edge colourings that a permutation of the edges only recolours, orbit of rows by orbit of rows.
//!
//! Let G be a C-regular bipartite graph of rows and digits, and let a = (rho, sigma) permute both so
//! that edges go to edges.  A colouring of the edges with C colours is a filling: each row has its
//! digits in the C columns, and no column has a digit twice.  For g in S_C
//!
//! ```text
//!   u(a; g) = number of fillings L with  L(rho r, g c) = sigma L(r, c).
//! ```
//!
//! One row of an orbit of rho tells the others.  After some orbits all that matters is which digits
//! each column has had, the system S.  As S(g c) = sigma S(c), one column of each cycle of g tells the
//! others.  What commutes with g permutes the columns of a system and changes no number; so systems
//! are taken up to that, as classes K:
//!
//! ```text
//!   u(a; g) = sum over K of  n1(K) n2(complement of K) / |K|,
//! ```
//!
//! where n1 is how many fillings of half of the rows have a system in K, and n2 the same of the others.
//!
//! Source: ours; meeting in the middle as in `column_sets::halves`.
//! Oracle: exact covers by matchings, in the tests.
//! Cost: for C = 6 a tenth of a millisecond to some tens of them, the most for involutions with few
//! fixed points: exact covers by matchings take twenty to forty times as long there.

use super::types::{Type, power};
use crate::in_order::in_order;
use rustc_hash::FxHashMap;

/// The bits of the digits of a column.
const WIDTH: usize = 12;

/// The most columns.
const COLUMNS: usize = 6;

/// No digit yet.
const FREE: u8 = u8::MAX;

/// The digits that the first column of each cycle of g has had, side by side.
type System = u128;

/// Number of fillings that lead to each class of systems, by its least one.
type Half = FxHashMap<System, u64>;

/// u(a; g) for those of some types of g where it is not 0, a being given by what it does to rows and
/// digits; `adjacent` has the digits of each row, 12 at most.
pub(super) fn colourings(
    adjacent: &[u32],
    rows: &[u8],
    digits: &[u8],
    types: &[Type],
) -> Vec<(Type, u128)> {
    let orbits = cycles(rows);
    // What brings a row back to itself permutes its digits as it does the columns.
    let on_rows: Vec<(usize, Type)> = orbits
        .iter()
        .map(|&(row, length)| (length, Type::on(&power(digits, length), adjacent[row])))
        .collect();
    let is_possible = |g: &&Type| on_rows.iter().all(|&(length, on)| g.power(length) == on);
    let count = |&g: &Type| {
        let columns = Columns::new(digits, g);
        let orbit = |&(row, length): &(usize, usize)| columns.orbit(adjacent[row], length, digits);
        let orbits: Vec<Orbit> = orbits.iter().map(orbit).collect();
        (g, columns.count(&orbits))
    };
    types.iter().filter(is_possible).map(count).filter(|&(_, number)| number > 0).collect()
}

/// The least point of each cycle of a permutation, and how long the cycle is.
fn cycles(permutation: &[u8]) -> Vec<(usize, usize)> {
    let mut is_seen = vec![false; permutation.len()];
    let mut found = Vec::new();
    for start in 0..permutation.len() {
        let (mut at, mut length) = (start, 0);
        while !std::mem::replace(&mut is_seen[at], true) {
            at = usize::from(permutation[at]);
            length += 1;
        }
        if length > 0 {
            found.push((start, length));
        }
    }
    found
}

/// An orbit of rows.
#[derive(Debug)]
struct Orbit {
    length: usize,
    /// The systems of its fillings.
    fillings: Vec<System>,
}

/// Parts the orbits so that both halves have about equally many rows.
fn halves(orbits: &[Orbit]) -> [Vec<&Orbit>; 2] {
    let side = |chosen: u32, on: u32| -> Vec<&Orbit> {
        let places = (0..orbits.len()).filter(|place| chosen >> place & 1 == on);
        places.map(|place| &orbits[place]).collect()
    };
    let length = |orbits: Vec<&Orbit>| orbits.iter().map(|orbit| orbit.length).sum::<usize>();
    let difference = |chosen: &u32| length(side(*chosen, 0)).abs_diff(length(side(*chosen, 1)));
    let best = (1..1 << orbits.len()).min_by_key(difference).expect("there are rows");
    [0, 1].map(|on| {
        let half = side(best, on);
        let rank = |orbit: &&Orbit| ((orbit.length as u64) << 32) + orbit.fillings.len() as u64;
        in_order(half.iter().map(rank)).into_iter().map(|place| half[place]).collect()
    })
}

/// Action of g on the columns, and of sigma on sets of digits.
#[derive(Debug)]
struct Columns {
    g: Vec<u8>,
    centraliser: u128,
    /// The first column of each cycle, and the length of the cycle, the shortest first.
    cycles: Vec<(usize, usize)>,
    /// Image of each set of digits under each power of sigma.
    sigma: Vec<Vec<u16>>,
    /// All digits.
    all: u16,
}

impl Columns {
    fn new(digits: &[u8], of: Type) -> Self {
        let g = of.representative();
        let cycles = cycles(&g);
        let longest = cycles.last().expect("there are columns").1;
        let sigma = (0..longest).map(|exponent| on_sets(&power(digits, exponent))).collect();
        let all = (1 << digits.len()) - 1;
        Self { g, centraliser: of.centraliser_order(), cycles, sigma, all }
    }

    /// The fillings of an orbit whose first row has these digits.
    fn orbit(&self, of_row: u32, length: usize, digits: &[u8]) -> Orbit {
        let (g, sigma) = (power(&self.g, length), power(digits, length));
        let (mut row, mut fillings) = (vec![FREE; g.len()], Vec::new());
        fill(of_row, &g, &sigma, &mut row, &mut |row| {
            fillings.extend(self.system(row, length, digits));
        });
        Orbit { length, fillings }
    }

    /// Digits that the rows of an orbit put into the first columns, given the first row; `None` if
    /// a digit comes twice.
    fn system(&self, row: &[u8], length: usize, digits: &[u8]) -> Option<System> {
        let mut system = 0;
        let mut row = row.to_vec();
        for _ in 0..length {
            for (place, &(column, _)) in self.cycles.iter().enumerate() {
                let bit = 1 << (WIDTH * place + usize::from(row[column]));
                if system & bit != 0 {
                    return None;
                }
                system |= bit;
            }
            let mut next = row.clone();
            for (&to, &digit) in self.g.iter().zip(&row) {
                next[usize::from(to)] = digits[usize::from(digit)];
            }
            row = next;
        }
        Some(system)
    }

    /// The fillings of all orbits.
    fn count(&self, orbits: &[Orbit]) -> u128 {
        if orbits.iter().any(|orbit| orbit.fillings.is_empty()) {
            return 0;
        }
        let [other, mut one] = halves(orbits);
        // The last orbit of one half is not added to it: its fillings are looked up in the other.
        let last = one.pop().expect("a half of the rows");
        let mut other = self.half(&other);
        // All systems of a class have equally many fillings.
        other.iter_mut().for_each(|(system, ways)| *ways /= self.class_size(*system));
        let all = (0..self.cycles.len())
            .fold(0, |all, place| all | System::from(self.all) << (WIDTH * place));
        let after = |system: System| -> u64 {
            let fits = |&&filling: &&System| filling & system == 0;
            let rest = |filling: &System| other.get(&self.least(all ^ system ^ filling));
            last.fillings.iter().filter(fits).filter_map(rest).sum()
        };
        let one = self.half(&one);
        one.iter().map(|(&system, &ways)| u128::from(ways) * u128::from(after(system))).sum()
    }

    /// Number of fillings of some orbits that lead to each class.
    fn half(&self, orbits: &[&Orbit]) -> Half {
        let mut half = Half::from_iter([(0, 1)]);
        for orbit in orbits {
            let mut longer = Half::default();
            for (system, ways) in half {
                for filling in orbit.fillings.iter().filter(|&filling| filling & system == 0) {
                    *longer.entry(self.least(system | filling)).or_default() += ways;
                }
            }
            half = longer;
        }
        half
    }

    /// The least system of a class.
    ///
    /// What commutes with g turns its cycles, which takes the set of a first column to its images under
    /// sigma, and permutes cycles of one length.
    fn least(&self, system: System) -> System {
        let mut sets = self.sets(system);
        for (set, &(_, length)) in sets.iter_mut().zip(&self.cycles) {
            let its = usize::from(*set);
            *set = self.sigma[1..length].iter().fold(*set, |least, sigma| least.min(sigma[its]));
        }
        let mut rest = &mut sets[..];
        for equal in self.cycles.chunk_by(|a, b| a.1 == b.1) {
            let (of_length, others) = rest.split_at_mut(equal.len());
            of_length.sort_unstable();
            rest = others;
        }
        let first = sets[..self.cycles.len()].iter().rev();
        first.fold(0, |all, &set| all << WIDTH | System::from(set))
    }

    /// The number of systems of a class, given the least one.
    fn class_size(&self, least: System) -> u64 {
        let sets = self.sets(least);
        let (mut rest, mut keeping) = (&sets[..], 1);
        for equal in self.cycles.chunk_by(|a, b| a.1 == b.1) {
            let (of_length, others) = rest.split_at(equal.len());
            let powers = &self.sigma[..equal[0].1];
            for &set in of_length {
                keeping *= powers.iter().filter(|sigma| sigma[usize::from(set)] == set).count();
            }
            for same in of_length.chunk_by(|a, b| a == b) {
                keeping *= (1..=same.len()).product::<usize>();
            }
            rest = others;
        }
        (self.centraliser / keeping as u128) as u64
    }

    /// The set of each first column, and empty ones.
    fn sets(&self, system: System) -> [u16; COLUMNS] {
        std::array::from_fn(|place| (system >> (WIDTH * place)) as u16 & self.all)
    }
}

/// Image of each set of digits under a permutation of the digits.
fn on_sets(digits: &[u8]) -> Vec<u16> {
    let mut images = vec![0; 1 << digits.len()];
    for (digit, &image) in digits.iter().enumerate() {
        let (known, new) = images[..2 << digit].split_at_mut(1 << digit);
        new.iter_mut().zip(known).for_each(|(new, known)| *new = *known | 1 << image);
    }
    images
}

/// Visits all ways to give the columns of a row the digits left, so that the row keeps under g and
/// sigma.
fn fill(left: u32, g: &[u8], sigma: &[u8], row: &mut [u8], visit: &mut dyn FnMut(&[u8])) {
    let Some(column) = row.iter().position(|&digit| digit == FREE) else { return visit(row) };
    for digit in (0..sigma.len() as u8).filter(|digit| left >> digit & 1 == 1) {
        // Around the cycle of the column, and with it around that of the digit.
        let (mut at, mut its, mut unused) = (column, digit, left);
        while row[at] == FREE && unused >> its & 1 == 1 {
            row[at] = its;
            unused ^= 1 << its;
            (at, its) = (usize::from(g[at]), sigma[usize::from(its)]);
        }
        if (at, its) == (column, digit) {
            fill(unused, g, sigma, row, visit);
        }
        let placed = left & !unused;
        let is_placed = |it: &&mut u8| **it != FREE && placed >> **it & 1 == 1;
        row.iter_mut().filter(is_placed).for_each(|it| *it = FREE);
    }
}
