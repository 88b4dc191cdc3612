//! All canonical grids, by the column sets of their middle bands.
//!
//! Under a top each column has six digits left; a *deal* of a stack gives three of each of its columns
//! to the middle band, and the others to the bottom band.  A stack has 56 deals.  For each three of
//! them the fillings of the middle and of the bottom band are found once, and then paired:
//!
//! ```text
//!   28 * 56 * 56 deals for each top;  some 33 * 33 pairs for each of them
//! ```
//!
//! (28, for the middle band has the least digit of the first column.)  A pair is tested by three
//! bits.  A *part* of the work is a top with a deal of the first stack: 416 * 28 parts.
//!
//! Cost: minutes on two cores for all 5,472,730,538, of 4 10^10 pairs.

use super::fillings::Fillings;
use super::top::{Set, Top, labels, layouts, lines};
use ennea_base::progress::{Progress, Stopped};
use ennea_symmetry::classic_bands::{Band, Bands, LAYOUTS};
use std::collections::BTreeMap;

/// Deals of a stack that give the least digit of its first column to the middle band.
pub(super) const FIRST_DEALS: usize = 28;

/// The number of parts of the work.
pub const PARTS: usize = 416 * FIRST_DEALS;

/// Results of a part.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// By order of the automorphism group, the number of classes.
    pub by_automorphisms: BTreeMap<u32, u64>,
}

impl Tally {
    /// The number of classes.
    pub fn classes(&self) -> u64 {
        self.by_automorphisms.values().sum()
    }

    /// Adds what another part found.
    pub fn add(&mut self, other: &Self) {
        for (&order, &count) in &other.by_automorphisms {
            *self.by_automorphisms.entry(order).or_default() += count;
        }
    }
}

/// Finds the canonical grids of a part.
///
/// # Errors
/// [`Stopped`], soon after the progress says so.
///
/// # Panics
/// If there is no such part.
pub fn part(bands: &Bands, part: usize, progress: &dyn Progress) -> Result<Tally, Stopped> {
    visit(bands, part, progress, &mut |_, _| {})
}

/// Counts as [`part()`] does, and calls `middle` with each middle band that may have
/// canonical grids, and their number.
pub(super) fn visit(
    bands: &Bands,
    part: usize,
    progress: &dyn Progress,
    middle: &mut dyn FnMut(&Band, u32),
) -> Result<Tally, Stopped> {
    assert!(part < PARTS, "there are {PARTS} parts");
    Part::new(bands, part).count(progress, middle)
}

/// One way to share out what is left in the columns of a stack.
#[derive(Clone, Copy, Debug)]
struct Deal {
    middle: [[u8; 3]; 3],
    bottom: [[u8; 3]; 3],
    share: usize,
}

/// A middle band.
struct Middle {
    band: Band,
    first: u64,
    /// `true` if it has the top's class.
    is_equal: bool,
    /// `true` if a symmetry of the top gives an image with the same fourth row.
    is_tied: bool,
    fronts: [u16; 3],
    at_least: [u64; 3],
}

/// A bottom band.
struct Bottom {
    band: Band,
    is_equal: bool,
    least_image: u64,
    layouts: [u8; 3],
}

struct Part<'a> {
    top: Top<'a>,
    /// As [`Top::at_least`], where the class is just that of the top.
    equal: Vec<u64>,
    deals: [Vec<Deal>; 3],
    fillings: Fillings,
    middles: Vec<Middle>,
    bottoms: Vec<Bottom>,
}

impl<'a> Part<'a> {
    fn new(bands: &'a Bands, part: usize) -> Self {
        let top = Top::new(bands, part / FIRST_DEALS);
        let mut deals = [0, 1, 2].map(|stack| deals(&top, stack));
        let least = top.rest[0].trailing_zeros() as u8;
        deals[0].retain(|deal| deal.middle[0].contains(&least));
        deals[0] = vec![deals[0][part % FIRST_DEALS]];
        Self {
            equal: layouts(bands, |other| other == top.class),
            top,
            deals,
            fillings: Fillings::new(),
            middles: Vec::new(),
            bottoms: Vec::new(),
        }
    }

    fn count(
        mut self,
        progress: &dyn Progress,
        found_middle: &mut dyn FnMut(&Band, u32),
    ) -> Result<Tally, Stopped> {
        let mut tally = Tally::default();
        let mut rigid = 0;
        for first in self.deals[0].clone() {
            for second in self.deals[1].clone() {
                progress.go_on()?;
                for third in self.deals[2].clone() {
                    let deals = [first, second, third];
                    self.find_middles(&deals);
                    if !self.middles.is_empty() {
                        self.find_bottoms(&deals);
                        self.pair(&mut rigid, &mut tally, found_middle);
                    }
                }
            }
        }
        if rigid > 0 {
            *tally.by_automorphisms.entry(1).or_default() += rigid;
        }
        Ok(tally)
    }

    fn find_middles(&mut self, deals: &[Deal; 3]) {
        let columns: [[u8; 3]; 9] = std::array::from_fn(|k| deals[k / 3].middle[k % 3]);
        self.middles.clear();
        for &filling in self.fillings.of(&columns) {
            let layouts = filling.layouts(self.top.bands.minirows());
            let fronts = [0, 1, 2].map(|k| deals[k].share * LAYOUTS + usize::from(layouts[k]));
            let at_least = fronts.map(|front| self.top.at_least[front]);
            if at_least.contains(&0) {
                continue;
            }
            let band = filling.band(&columns);
            let class = self.top.bands.class_of(&band);
            if class < self.top.class {
                continue;
            }
            let first = labels(&band[0]);
            let least_image = self.top.least_image(&band);
            if least_image >= first {
                self.middles.push(Middle {
                    band,
                    first,
                    is_equal: class == self.top.class,
                    is_tied: least_image == first,
                    fronts: fronts.map(|front| front as u16),
                    at_least,
                });
            }
        }
    }

    fn find_bottoms(&mut self, deals: &[Deal; 3]) {
        let columns: [[u8; 3]; 9] = std::array::from_fn(|k| deals[k / 3].bottom[k % 3]);
        self.bottoms.clear();
        for &filling in self.fillings.of(&columns) {
            let band = filling.band(&columns);
            let class = self.top.bands.class_of(&band);
            if class >= self.top.class {
                self.bottoms.push(Bottom {
                    band,
                    is_equal: class == self.top.class,
                    least_image: self.top.least_image(&band),
                    layouts: filling.layouts(self.top.bands.minirows()),
                });
            }
        }
    }

    /// Tests all pairs.
    fn pair(&self, rigid: &mut u64, tally: &mut Tally, found_middle: &mut dyn FnMut(&Band, u32)) {
        let top = &self.top;
        for middle in &self.middles {
            let equal = middle.fronts.map(|front| self.equal[usize::from(front)]);
            let [a, b, c] = middle.at_least;
            let is_plain = !middle.is_equal && !middle.is_tied;
            let mut found = 0;
            for bottom in &self.bottoms {
                let [x, y, z] = bottom.layouts;
                let is_allowed = (a >> x & b >> y & c >> z) & 1 == 1;
                if !is_allowed || bottom.least_image < middle.first {
                    continue;
                }
                let ties = [equal[0] >> x & 1 == 1, equal[1] >> y & 1 == 1, equal[2] >> z & 1 == 1];
                let is_tied = bottom.is_equal || bottom.least_image == middle.first;
                if is_plain && !is_tied && ties == [false; 3] {
                    *rigid += 1;
                    found += 1;
                    continue;
                }
                let lines = lines(&top.band, &middle.band, &bottom.band);
                let ties = [[true, middle.is_equal, bottom.is_equal], ties];
                let order = top.bands.automorphisms_of_canonical(&lines, top.class, ties);
                if let Some(order) = order {
                    *tally.by_automorphisms.entry(order).or_default() += 1;
                    found += 1;
                }
            }
            found_middle(&middle.band, found);
        }
    }
}

/// All deals of a stack.
fn deals(top: &Top<'_>, stack: usize) -> Vec<Deal> {
    let rest = [0, 1, 2].map(|k| top.rest[3 * stack + k]);
    let threes = |set: Set| {
        (0..1 << 9).filter(move |three: &Set| three & !set == 0 && three.count_ones() == 3)
    };
    let mut deals = Vec::new();
    for a in threes(rest[0]) {
        for b in threes(rest[1]).filter(|b| a & b == 0) {
            for c in threes(rest[2]).filter(|c| (a | b) & c == 0) {
                let middle = [a, b, c];
                let bottom = [0, 1, 2].map(|k| rest[k] & !middle[k]);
                let sorted = |sets: [Set; 3]| [0, 1, 2].map(|k| top.sorted(3 * stack + k, sets[k]));
                deals.push(Deal {
                    middle: sorted(middle),
                    bottom: sorted(bottom),
                    share: top.share(stack, middle),
                });
            }
        }
    }
    deals
}
