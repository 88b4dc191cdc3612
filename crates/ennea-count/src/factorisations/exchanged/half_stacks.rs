//! Half stacks: h = C/2 bands of a stack of 2xC, by the digits above in each and by its system.
//!
//! In a band, the two digits of each column are a pair, one above and one below: a perfect matching
//! of the digits.  So a system S is taken apart into h matchings, and with A1, ..., Ah the digits
//! above, each cutting all pairs of its matching,
//!
//! ```text
//!   l(A1 ... Ah; S) = number of lists M1, ..., Mh of matchings that make up S, Ai cutting Mi.
//! ```
//!
//! A and its complement cut the same matchings and are one entry: 3, 35 and 462 for C = 2, 4, 6.
//!
//! Source: ours.  Oracle: with `exchanged`, the exact covers of 2x2 and 2x4.
//! Cost: for C = 6 and a system a second and 200 MB: some 10^5 lists, each with 32^3 choices of A,
//! added up matching by matching.

use crate::each::each;
use ennea_base::progress::{Progress, Stopped};
use rustc_hash::FxHashMap;

/// l for a system: h entries, the last running fastest.
pub(super) type Half = Vec<u16>;

/// The pairs of a matching: the two digits of each column.
type Matching = Vec<u16>;

/// Data that all half stacks of a C share.
#[derive(Debug)]
pub(super) struct HalfStacks {
    /// C.
    pub(super) c: usize,
    /// The A that have digit 0.
    sets: Vec<u16>,
    /// The entry of each A.
    entry: Vec<u16>,
}

/// Action of a relabelling on the entries.
#[derive(Debug)]
pub(super) struct Plan {
    image: Vec<u16>,
    /// The entries whose A it turns into the complement of A, and those that it keeps.
    turned: Vec<u16>,
    kept: Vec<u16>,
}

/// Sums of l over the A that an involution allows, for one system.
#[derive(Debug, Default)]
pub(super) struct Sums {
    /// By the pairs of bands and the flipped ones among the others.
    sums: Vec<Vec<u64>>,
    /// By the A of a band that is exchanged with one of the other half, in order and moved; all
    /// other bands are exchanged with each other.
    open: Vec<u64>,
    moved: Vec<u64>,
}

impl Sums {
    /// The sum for this many pairs of bands and flipped bands.
    pub(super) fn of(&self, pairs: usize, flipped: usize) -> u64 {
        self.sums[pairs][flipped]
    }

    /// The sum over A of both halves, where one band of each is exchanged with the other.
    pub(super) fn across(&self, other: &Self) -> u128 {
        let product = |(&a, &b): (&u64, &u64)| u128::from(a) * u128::from(b);
        self.open.iter().zip(&other.moved).map(product).sum()
    }
}

impl HalfStacks {
    pub(super) fn new(c: usize) -> Self {
        let all = (1_usize << (2 * c)) - 1;
        let (mut sets, mut entry) = (Vec::new(), vec![u16::MAX; all + 1]);
        for set in (1..=all).step_by(2).filter(|set| set.count_ones() as usize == c) {
            entry[set] = sets.len() as u16;
            entry[all ^ set] = sets.len() as u16;
            sets.push(set as u16);
        }
        Self { c, sets, entry }
    }

    /// The digits that columns have not had.
    pub(super) fn rest(&self, columns: &[u16]) -> Vec<u16> {
        let all = ((1_u32 << (2 * self.c)) - 1) as u16;
        columns.iter().map(|digits| all ^ digits).collect()
    }

    pub(super) fn plan(&self, sigma: &[u8]) -> Plan {
        let n = sigma.len();
        let image = |set: u16| {
            let digits = (0..n).filter(|digit| set >> digit & 1 == 1);
            digits.fold(0, |image, digit| image | 1_u16 << sigma[digit])
        };
        let (mut turned, mut kept) = (Vec::new(), Vec::new());
        for (entry, &set) in self.sets.iter().enumerate() {
            if image(set) == set {
                kept.push(entry as u16);
            } else if image(set) & set == 0 {
                turned.push(entry as u16);
            }
        }
        let image = self.sets.iter().map(|&set| self.entry[usize::from(image(set))]).collect();
        Plan { image, turned, kept }
    }

    /// l for the system with these digits in its columns.
    ///
    /// # Errors
    /// If the progress says so.
    pub(super) fn table(&self, columns: &[u16], progress: &dyn Progress) -> Result<Half, Stopped> {
        let d = self.sets.len();
        let mut matchings = Matchings::default();
        let mut lists: Vec<[u16; 3]> = Vec::new();
        // Lists of three; with fewer bands the first ones are empty.
        for_each_matching(columns, &mut |first| {
            let rest = without(columns, first);
            if self.c < 4 {
                return lists.push([0, 0, matchings.number(self, first)]);
            }
            for_each_matching(&rest, &mut |second| {
                let last = without(&rest, second);
                let [first, second] = [first, second].map(|it| matchings.number(self, it));
                if self.c < 6 {
                    return lists.push([0, first, second]);
                }
                lists.push([first, second, matchings.number(self, &last)]);
            });
        });
        lists.sort_unstable();
        let by_first: Vec<&[[u16; 3]]> = lists.chunk_by(|a, b| a[0] == b[0]).collect();
        let firsts = if self.c < 6 { 1 } else { d };
        let seconds = if self.c < 4 { 1 } else { d };
        let mut table = vec![0; firsts * seconds * d];
        each(table.chunks_mut(seconds * d).enumerate(), progress, |(a, table)| {
            let is_cut = |first: u16| firsts == 1 || matchings.is_cut(first, a);
            let mut by_second: FxHashMap<u16, Vec<u32>> = FxHashMap::default();
            for &[_, second, third] in
                by_first.iter().filter(|lists| is_cut(lists[0][0])).copied().flatten()
            {
                let sums = by_second.entry(second).or_insert_with(|| vec![0; d]);
                matchings.cuts[usize::from(third)].iter().for_each(|&b| sums[usize::from(b)] += 1);
            }
            let mut exact = vec![0_u32; seconds * d];
            for (second, sums) in by_second {
                let whole = [0];
                let rows =
                    if seconds == 1 { &whole } else { &matchings.cuts[usize::from(second)][..] };
                for &row in rows {
                    let row = &mut exact[usize::from(row) * d..][..d];
                    row.iter_mut().zip(&sums).for_each(|(sum, more)| *sum += more);
                }
            }
            for (short, exact) in table.iter_mut().zip(exact) {
                *short = u16::try_from(exact).expect("at most 20,736 for C = 6");
            }
            Ok(())
        })?;
        Ok(table)
    }

    /// The sums of l over what an involution allows.
    pub(super) fn sums(&self, half: &Half, plan: &Plan) -> Sums {
        let d = self.sets.len();
        let row = |a: u16| &half[usize::from(a) * d..][..d];
        let over = |row: &[u16], entries: &[u16]| -> u64 {
            entries.iter().map(|&entry| u64::from(row[usize::from(entry)])).sum()
        };
        let types = [&plan.turned, &plan.kept];
        // The band that is left when all others are exchanged with each other.
        let mut open = vec![0; d];
        let sums = match self.c {
            2 => {
                open = half.iter().map(|&it| u64::from(it)).collect();
                vec![types.map(|entries| over(half, entries)).to_vec()]
            }
            4 => {
                let two = |a: &[u16], b: &[u16]| a.iter().map(|&it| over(row(it), b)).sum();
                let [turned, kept] = types;
                let pair = (0..d).map(|a| u64::from(row(a as u16)[usize::from(plan.image[a])]));
                vec![
                    vec![two(turned, turned), two(turned, kept), two(kept, kept)],
                    vec![pair.sum()],
                ]
            }
            _ => {
                let rows = |a: usize, b: usize| &half[(a * d + b) * d..][..d];
                // A sum of 462 entries of 16 bits, twice each, fits into 32 bits.
                let mut short = vec![0_u32; d];
                for a in 0..d {
                    let b = usize::from(plan.image[a]);
                    if a <= b {
                        let twice = if a == b { 1 } else { 2 };
                        let ways = short.iter_mut().zip(rows(a, b));
                        ways.for_each(|(sum, &it)| *sum += twice * u32::from(it));
                    }
                }
                open = short.into_iter().map(u64::from).collect();
                let single =
                    |entries: &Vec<u16>| entries.iter().map(|&it| open[usize::from(it)]).sum();
                let [turned, kept] = types;
                let two_and = |pairs: &[u16], others: &[u16]| {
                    let mut sum = 0;
                    for (place, &a) in pairs.iter().enumerate() {
                        for &b in &pairs[place..] {
                            let twice = if a == b { 1 } else { 2 };
                            sum += twice * over(rows(usize::from(a), usize::from(b)), others);
                        }
                    }
                    sum
                };
                let three = |entries: &[u16]| {
                    let mut sum = 0;
                    for (place, &a) in entries.iter().enumerate() {
                        for (next, &b) in entries.iter().enumerate().skip(place) {
                            let row = rows(usize::from(a), usize::from(b));
                            let (own, rest) = (over(row, &[b]), over(row, &entries[next + 1..]));
                            sum += if a == b { own + 3 * rest } else { 3 * own + 6 * rest };
                        }
                    }
                    sum
                };
                let singles =
                    [three(turned), two_and(turned, kept), two_and(kept, turned), three(kept)];
                vec![singles.to_vec(), types.map(single).to_vec()]
            }
        };
        let moved = plan.image.iter().map(|&it| open[usize::from(it)]).collect();
        Sums { sums, open, moved }
    }
}

/// The matchings met so far, by numbers, with the entries that cut them.
#[derive(Debug, Default)]
struct Matchings {
    numbers: FxHashMap<Matching, u16>,
    cuts: Vec<Vec<u16>>,
}

impl Matchings {
    fn number(&mut self, halves: &HalfStacks, matching: &Matching) -> u16 {
        let mut key = matching.clone();
        key.sort_unstable();
        *self.numbers.entry(key).or_insert_with_key(|pairs| {
            let digits = |place: usize, above: usize| {
                let lesser = pairs[place] & pairs[place].wrapping_neg();
                if above >> place & 1 == 1 { pairs[place] ^ lesser } else { lesser }
            };
            let entry = |above: usize| {
                let set = (0..pairs.len()).fold(0, |set, place| set | digits(place, above));
                halves.entry[usize::from(set)]
            };
            let mut cuts: Vec<u16> = (0..1 << (pairs.len() - 1)).map(entry).collect();
            cuts.sort_unstable();
            self.cuts.push(cuts);
            self.cuts.len() as u16 - 1
        })
    }

    fn is_cut(&self, matching: u16, entry: usize) -> bool {
        self.cuts[usize::from(matching)].binary_search(&(entry as u16)).is_ok()
    }
}

/// The digits of each column without those of a matching.
fn without(columns: &[u16], matching: &Matching) -> Vec<u16> {
    columns.iter().zip(matching).map(|(digits, pair)| digits ^ pair).collect()
}

/// Visits every way to take two digits of each column, every digit once.
fn for_each_matching(columns: &[u16], visit: &mut dyn FnMut(&Matching)) {
    // The digits that no later column has.
    let mut last = vec![0; columns.len()];
    let mut later = 0;
    for (last, &digits) in last.iter_mut().zip(columns).rev() {
        *last = digits & !later;
        later |= digits;
    }
    extend(columns, &last, 0, &mut Matching::new(), visit);
}

fn extend(
    columns: &[u16],
    last: &[u16],
    used: u16,
    matching: &mut Matching,
    visit: &mut dyn FnMut(&Matching),
) {
    let Some(digits) = columns.get(matching.len()) else { return visit(matching) };
    let needed = last[matching.len()] & !used;
    let mut free = digits & !used;
    while free != 0 {
        let first = free & free.wrapping_neg();
        free ^= first;
        let mut others = free;
        while others != 0 {
            let second = others & others.wrapping_neg();
            others ^= second;
            let pair = first | second;
            if needed & !pair == 0 {
                matching.push(pair);
                extend(columns, last, used | pair, matching, visit);
                matching.pop();
            }
        }
    }
}
