//! Patterns of a band, each drawn as likely as the others, or with a weight: which digits each row of
//! each box holds.
//!
//! In a band of R boxes of R x C cells every digit takes a permutation: it stands in row r of box p(r).
//! A pattern says which digit takes which, so that each row of each box has C digits.  T counts them.
//!
//! * R = 2: the digits in the first row of the first box are any C of 2C:  T = (2C)! / C!^2.
//! * R = 3: the three even permutations are taken by C - t digits each, the three odd ones by t digits
//!   each:  T = (3C)! / C!^3  sum over t of (C over t)^3.
//! * R = 4: the boxes of rows 1 and 2 are a pair {i, j} for each digit, those of rows 3 and 4 the other
//!   pair.  Every box is in 2C pairs, so {i, j} and its complement are taken equally often: a, b, c times
//!   for the three ways to split four boxes, a + b + c = 2C.  In each half of the rows one of the two
//!   boxes comes first, each box C times: O(a, b, c) ways.
//!   T = sum of (4C)! / (a! b! c!)^2  O(a, b, c)^2.
//! * R > 4: digit by digit, a permutation with a probability proportional to the product over the rows
//!   of m^0.7, where m digits are still missing in row r of box p(r).  The weight is 1 / p.
//!
//! With the order of the digits within the boxes, T C!^(R R) is the number of bands.  Sources: for R = 3
//! `[FJ2005]`; for R = 4 our own.  Cost: a few draws for each digit up to R = 4, R! products for each beyond.
//! Oracle: published numbers of bands.

use ennea_base::random::SplitMix64;

/// The power for R > 4: of 0.6, 0.7 to 1.3 and 1.5 the one with the least variance at 5x5.
const POWER: f64 = 0.7;

/// The pairs of four boxes; one and its complement have numbers that sum to 5.
const PAIRS: [[usize; 2]; 6] = [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]];

/// Draws patterns.
pub(super) struct Patterns {
    rows: usize,
    columns: usize,
    way: Way,
    /// The natural logarithm of T, where each is as likely as the others.
    ln_count: Option<f64>,
}

enum Way {
    /// The digits of each row of the first box, in order; the second has them the other way round.
    Halves,
    /// For each t its share.
    Thirds(Choice<usize>),
    /// For each a, b, c the ways in which one of each pair comes first.
    Pairs(Choice<([usize; 6], Choice<[usize; 6]>)>),
    /// All permutations, and the powers of 0 to C.
    Any { permutations: Vec<Vec<usize>>, powers: Vec<f64> },
}

impl Patterns {
    pub(super) fn new(rows: usize, columns: usize) -> Self {
        let way = match rows {
            1 | 2 => Way::Halves,
            3 => Way::Thirds(Choice::new((0..=columns).map(|t| (t, binomial(columns, t).powi(3))))),
            4 => Way::Pairs(pairs(columns)),
            _ => Way::Any {
                permutations: permutations(rows),
                powers: (0..=columns).map(|k| (k as f64).powf(POWER)).collect(),
            },
        };
        let all = ln_factorial(rows * columns);
        let ln_count = match &way {
            Way::Halves => Some(all - rows as f64 * ln_factorial(columns)),
            Way::Thirds(of_t) => Some(all - 3.0 * ln_factorial(columns) + of_t.sum().ln()),
            Way::Pairs(of_pairs) => Some(all + of_pairs.sum().ln()),
            Way::Any { .. } => None,
        };
        Self { rows, columns, way, ln_count }
    }

    /// The natural logarithm of T, where each is as likely as the others.
    pub(super) fn ln_count(&self) -> Option<f64> {
        self.ln_count
    }

    /// Draws a pattern: calls `put` with each digit, row and box.  Returns the logarithm of its weight.
    pub(super) fn draw(
        &self,
        random: &mut SplitMix64,
        mut put: impl FnMut(usize, usize, usize),
    ) -> f64 {
        let (rows, columns) = (self.rows, self.columns);
        let mut digits: [usize; 36] = std::array::from_fn(|digit| digit);
        let digits = &mut digits[..rows * columns];
        random.shuffle(digits);
        match &self.way {
            Way::Halves => {
                for (k, &digit) in digits.iter().enumerate() {
                    (0..rows).for_each(|row| put(digit, row, (k / columns + row) % rows));
                }
            }
            Way::Thirds(of_t) => {
                let odd = *of_t.draw(random);
                for (k, &digit) in digits.iter().enumerate() {
                    let (first, is_odd) = (k / columns, k % columns < odd);
                    let step = if is_odd { 2 } else { 1 };
                    (0..3).for_each(|row| put(digit, row, (first + row * step) % 3));
                }
            }
            Way::Pairs(of_pairs) => {
                let (sizes, firsts) = of_pairs.draw(random);
                let halves = [firsts.draw(random), firsts.draw(random)];
                let mut rest = digits;
                for (pair, &size) in sizes.iter().enumerate() {
                    let (group, others) = rest.split_at_mut(size);
                    rest = others;
                    for (half, taken) in [pair, 5 - pair].into_iter().enumerate() {
                        for (k, &digit) in group.iter().enumerate() {
                            let is_first = k < halves[half][taken];
                            let [i, j] = PAIRS[taken];
                            let [i, j] = if is_first { [i, j] } else { [j, i] };
                            put(digit, 2 * half, i);
                            put(digit, 2 * half + 1, j);
                        }
                        random.shuffle(group);
                    }
                }
            }
            Way::Any { permutations, powers } => {
                return any(digits, columns, permutations, powers, random, put);
            }
        }
        self.ln_count.expect("all are equally likely")
    }
}

/// Draws a permutation for each digit, with weights.
fn any(
    digits: &[usize],
    columns: usize,
    permutations: &[Vec<usize>],
    powers: &[f64],
    random: &mut SplitMix64,
    mut put: impl FnMut(usize, usize, usize),
) -> f64 {
    let mut missing = [[columns; 6]; 6];
    let mut ln = 0.0;
    for &digit in digits {
        let chance = |permutation: &Vec<usize>| -> f64 {
            permutation.iter().zip(&missing).map(|(&stack, row)| powers[row[stack]]).product()
        };
        let choice = Choice::new(permutations.iter().map(|it| (it, chance(it))));
        let drawn = choice.draw(random);
        ln += (choice.sum() / chance(drawn)).ln();
        for (row, &stack) in drawn.iter().enumerate() {
            missing[row][stack] -= 1;
            put(digit, row, stack);
        }
    }
    ln
}

/// For R = 4: how often each pair is taken, with its share; and for each how often its first box comes
/// first.
fn pairs(columns: usize) -> Choice<([usize; 6], Choice<[usize; 6]>)> {
    let sizes = (0..=2 * columns).flat_map(|a| (0..=2 * columns - a).map(move |b| (a, b)));
    Choice::new(sizes.filter_map(|(a, b)| {
        let c = 2 * columns - a - b;
        let sizes = [a, b, c, c, b, a];
        let firsts = firsts(sizes, columns)?;
        let ln = 2.0 * (firsts.sum().ln() - [a, b, c].map(ln_factorial).iter().sum::<f64>());
        Some(((sizes, firsts), ln.exp()))
    }))
}

/// The ways in which one of each pair comes first, so that every box does so equally often.
fn firsts(sizes: [usize; 6], columns: usize) -> Option<Choice<[usize; 6]>> {
    let mut all = vec![[0; 6]];
    for pair in 0..6 {
        let longer = |short: [usize; 6]| {
            (0..=sizes[pair]).map(move |k| {
                let mut long = short;
                long[pair] = k;
                long
            })
        };
        let may_be = |firsts: &[usize; 6]| {
            (0..4).all(|place| {
                let mut sum = 0;
                let mut rest = 0;
                for (other, with) in PAIRS.iter().enumerate() {
                    if with.contains(&place) && other > pair {
                        rest += sizes[other];
                    } else if with[0] == place {
                        sum += firsts[other];
                    } else if with[1] == place {
                        sum += sizes[other] - firsts[other];
                    }
                }
                sum <= columns && sum + rest >= columns
            })
        };
        all = all.into_iter().flat_map(longer).filter(may_be).collect();
    }
    let ways = |firsts: &[usize; 6]| {
        firsts.iter().zip(sizes).map(|(&first, size)| binomial(size, first)).product()
    };
    (!all.is_empty()).then(|| Choice::new(all.into_iter().map(|it| (it, ways(&it)))))
}

/// Things with their shares.
struct Choice<T> {
    /// Each with the sum of the shares up to its own.
    items: Vec<(T, f64)>,
}

impl<T> Choice<T> {
    fn new(items: impl Iterator<Item = (T, f64)>) -> Self {
        let mut sum = 0.0;
        let with_sum = |(item, share): (T, f64)| {
            sum += share;
            (item, sum)
        };
        Self { items: items.map(with_sum).collect() }
    }

    fn sum(&self) -> f64 {
        self.items.last().map_or(0.0, |(_, sum)| *sum)
    }

    /// One of them, with a probability proportional to its share.
    fn draw(&self, random: &mut SplitMix64) -> &T {
        let place = random.unit() * self.sum();
        let k = self.items.partition_point(|&(_, sum)| sum <= place);
        &self.items[k.min(self.items.len() - 1)].0
    }
}

/// All permutations of 0..n.
fn permutations(n: usize) -> Vec<Vec<usize>> {
    let mut all = vec![Vec::new()];
    for _ in 0..n {
        let longer = |short: Vec<usize>| {
            let free: Vec<usize> = (0..n).filter(|it| !short.contains(it)).collect();
            free.into_iter().map(move |it| [&short[..], &[it]].concat())
        };
        all = all.into_iter().flat_map(longer).collect();
    }
    all
}

/// The natural logarithm of n!.
pub(super) fn ln_factorial(n: usize) -> f64 {
    (2..=n).map(|k| (k as f64).ln()).sum()
}

/// n over k, exact up to 2^53.
fn binomial(n: usize, k: usize) -> f64 {
    (0..k).fold(1.0, |product, i| product * (n - i) as f64 / (i + 1) as f64)
}
