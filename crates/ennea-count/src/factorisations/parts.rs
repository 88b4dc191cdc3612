//! The fixed grids of two or three stacks in parts.
//!
//! A part is all classes with the same moves of the rows, up to conjugacy, that keep the stacks, exchange
//! two, or turn three.  One sum over words serves all permutations of the columns; see `two_stacks`
//! and `three_stacks`.  For 2x6 the involutions that exchange the stacks come on top, a part for each
//! pair of systems; see `exchanged`.
//!
//! Source: ours.  Cost: that of `two_stacks`, `three_stacks` and `exchanged`.  Oracle: `count::fixed`, and the law of
//! [whole orbits](Parts::without_whole_orbits).

use super::exchanged::{self, Exchanged};
use super::job::{Job, Table};
use super::stacks::{block_cycles, lines, sides};
use super::types::Type;
use super::{three_stacks, two_stacks};
use crate::in_order::collected;
use ennea_base::Shape;
use ennea_base::progress::{Progress, Stopped};
use ennea_symmetry::{ConjugacyClass, Group, Permutation};
use num_bigint::BigUint;
use num_integer::Integer;
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// Data that all parts share.
#[derive(Debug)]
enum Setting {
    Two(two_stacks::Setting),
    Three(three_stacks::Setting),
}

/// Places of classes, and what tells the classes of a part apart.
type Places = Vec<(usize, Vec<Type>)>;

/// The classes of involutions that exchange the stacks, by what they do to the bands.
type Kinds = BTreeMap<(usize, usize), usize>;

/// The parts of a shape, in an order that is always the same.
///
/// ```
/// use ennea::{Shape, count::factorisations::Parts};
/// let shape = Shape::new(2, 3).expect("a shape");
/// let parts = Parts::new(shape).expect("2x3 has two stacks");
/// assert_eq!((parts.len(), parts.classes().len()), (20, 90));
/// ```
#[derive(Debug)]
pub struct Parts {
    shape: Shape,
    classes: Vec<ConjugacyClass>,
    parts: Vec<(Job, Places)>,
    setting: OnceLock<Setting>,
    /// Sums over systems, where the graphs have too many colourings, and the places of the classes
    /// that they add to.
    exchanged: Option<(Exchanged, Kinds)>,
}

impl Parts {
    /// The parts of 2xC and Cx2 with 2 <= C <= 6, of 3x3, 3x4 and 4x3; `None` for other shapes.
    pub fn new(shape: Shape) -> Option<Self> {
        let (short, long) = sides(shape);
        if !matches!((short, long), (2, 2..=6) | (3, 3..=4)) {
            return None;
        }
        let classes = Group::WithoutTransposition.classes(shape);
        let mut parts: BTreeMap<Job, Places> = BTreeMap::new();
        let mut kinds = BTreeMap::new();
        for (place, class) in classes.iter().enumerate() {
            let (rows, columns) = lines(shape, class);
            let cycles = block_cycles(long, &columns);
            let longest = cycles.last().expect("there are stacks").0;
            let types: Vec<Type> = cycles.into_iter().map(|(_, product)| product).collect();
            let job = Job { rows, longest };
            if short == 2 && job.is_involution() && types[0].is_identity() {
                kinds.insert(exchanged::kind(long, &job.rows), place);
            }
            parts.entry(job).or_default().push((place, types));
        }
        let parts = parts.into_iter().collect();
        let exchanged = ((short, long) == (2, 6)).then(|| (Exchanged::new(long), kinds));
        Some(Self { shape, classes, parts, setting: OnceLock::new(), exchanged })
    }

    /// Number of parts.
    pub fn len(&self) -> usize {
        self.parts.len() + self.exchanged.as_ref().map_or(0, |(sums, _)| sums.len())
    }

    /// Tests whether there are no parts; there are some for every shape.
    pub fn is_empty(&self) -> bool {
        self.parts.is_empty()
    }

    /// All conjugacy classes; the identity's comes first, and is in no part.
    pub fn classes(&self) -> &[ConjugacyClass] {
        &self.classes
    }

    /// The places of the classes of a part among [all classes](Self::classes), in order, but for the
    /// identity's.
    pub fn places(&self, part: usize) -> Vec<usize> {
        let mut places: Vec<usize> = match (self.parts.get(part), &self.exchanged) {
            (Some((_, classes)), _) => classes.iter().map(|(place, _)| *place).collect(),
            (None, Some((_, kinds))) => kinds.values().copied().collect(),
            (None, None) => panic!("part {part} of {}", self.len()),
        };
        places.retain(|place| !self.is_identity(*place));
        places.sort_unstable();
        places
    }

    /// Tests whether a part is a pair of systems.
    pub fn is_systems(&self, part: usize) -> bool {
        part >= self.parts.len()
    }

    /// Contribution of a part to the labelled grids that its classes fix, by the places of the
    /// classes: the sum over all parts is (2C)! times the reduced grids that a class fixes.
    ///
    /// Cost: 2x5 some seconds for the longest part, most take milliseconds; the first one some
    /// seconds more, for a table that all share.  2x6 seconds for most parts, five minutes for
    /// the longest; 3x4 seconds for most, ten minutes for the longest.
    ///
    /// # Errors
    /// If the progress says so.
    pub fn labelled(
        &self,
        part: usize,
        progress: &dyn Progress,
    ) -> Result<BTreeMap<usize, BigUint>, Stopped> {
        let Some((job, classes)) = self.parts.get(part) else {
            let (sums, kinds) = self.exchanged.as_ref().expect("a part that there is");
            let table = sums.of(part - self.parts.len(), progress)?;
            return Ok(collected(table.into_iter().map(|(kind, number)| (kinds[&kind], number))));
        };
        let table = self.setting(progress)?.table(job, progress)?;
        let classes = classes.iter().filter(|(place, _)| !self.is_identity(*place));
        let number = |types| table.get(types).cloned().unwrap_or_default();
        Ok(collected(classes.map(|(place, types)| (*place, number(types)))))
    }

    /// Computes the table that all parts share.  It uses all cores, so this comes before work on
    /// parts that shares them too: a core that waits for others in it may take up another part,
    /// which would wait for the table.
    ///
    /// # Errors
    /// If the progress says so.
    pub fn prepare(&self, progress: &dyn Progress) -> Result<(), Stopped> {
        self.setting(progress).map(|_| ())
    }

    /// The first class whose fixed grids cannot be right, given those of all classes in their order:
    /// the powers of an element are a group, whose number of orbits is whole.
    ///
    /// ```text
    ///   n  divides  fixed(1) + fixed(g) + ... + fixed(g^(n-1)),      n the order of g
    /// ```
    pub fn without_whole_orbits(&self, fixed: &[BigUint]) -> Option<usize> {
        let (short, long) = sides(self.shape);
        let key = |rows: &Permutation, columns: &Permutation| {
            (block_cycles(short, rows), block_cycles(long, columns))
        };
        let lines: Vec<_> = self.classes.iter().map(|class| lines(self.shape, class)).collect();
        let places: BTreeMap<_, usize> =
            collected(lines.iter().map(|(rows, columns)| key(rows, columns)).zip(0..));
        lines.iter().position(|(rows, columns)| {
            let order = rows.order().lcm(&columns.order()) as usize;
            let power = |k| places[&key(&rows.power(k), &columns.power(k))];
            let sum: BigUint = (0..order).map(|k| &fixed[power(k)]).sum();
            sum % order != BigUint::ZERO
        })
    }

    fn setting(&self, progress: &dyn Progress) -> Result<&Setting, Stopped> {
        if let Some(setting) = self.setting.get() {
            return Ok(setting);
        }
        let setting = match sides(self.shape) {
            (2, long) => Setting::Two(two_stacks::Setting::new(long, progress)?),
            (_, long) => Setting::Three(three_stacks::Setting::new(long)),
        };
        Ok(self.setting.get_or_init(|| setting))
    }

    fn is_identity(&self, place: usize) -> bool {
        self.classes[place].representative().is_identity()
    }
}

impl Setting {
    fn table(&self, job: &Job, progress: &dyn Progress) -> Result<Table, Stopped> {
        match self {
            Self::Two(setting) => setting.table(job, progress),
            Self::Three(setting) => setting.table(job, progress),
        }
    }
}
