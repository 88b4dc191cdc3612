//! The essentially different 3x3 grids numbered from 0, in increasing order of their canonical forms.
//!
//! The table says how many are behind each class of bands, each start and each block of middle bands;
//! within a block they are walked to.
//!
//! Cost: half a millisecond for a rank or its grid.  Oracle: the walk through all of them.

use super::fillings::Fillings;
use super::table::{self, TableError};
use super::top::{Row, Top, lines};
use super::walk::{self, Found, Middle};
use ennea_symmetry::classic_bands::Bands;

/// The catalogue of the 5,472,730,538 classes.
///
/// ```
/// use ennea::catalog::classes::Classes;
/// let classes = Classes::new();
/// assert_eq!(classes.len(), 5_472_730_538);
/// let last = classes.unrank(classes.len() - 1).unwrap();
/// assert_eq!(last.digits[9..18], [4, 5, 7, 8, 9, 3, 6, 1, 2]);
/// assert_eq!(last.automorphisms, 72);
/// assert_eq!(classes.rank(&last.digits), classes.len() - 1);
/// ```
#[derive(Clone, Debug)]
pub struct Classes {
    bands: Bands,
    /// The table's entry for each class of bands.
    table: Vec<table::Class<'static>>,
}

/// The table that was brought.
#[cfg(ennea_apart)]
static BROUGHT: std::sync::OnceLock<&'static [u8]> = std::sync::OnceLock::new();

/// A canonical grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Class {
    /// Its digits, 1 to 9.
    pub digits: [u8; 81],
    /// The order of its automorphism group.
    pub automorphisms: u32,
}

/// A rank that no class has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("ranks of essentially different 3x3 grids are 0 to {}", .classes - 1)]
pub struct NoSuchRank {
    /// The number of classes.
    pub classes: u64,
}

impl Classes {
    /// The catalogue, with the table that `examples/class_table.rs` makes.
    #[cfg(not(ennea_apart))]
    pub fn new() -> Self {
        Self::with_table(include_bytes!("starts.bin")).expect("the table is whole")
    }

    /// The catalogue, with the table that was brought.
    ///
    /// # Panics
    /// If none was.
    #[cfg(ennea_apart)]
    pub fn new() -> Self {
        let table = BROUGHT.get().expect("the table was brought");
        Self::with_table(table).expect("it was read before")
    }

    /// Brings the table to a program that is without its own; whether it is whole.  There with
    /// `--cfg ennea_apart` only.
    #[cfg(ennea_apart)]
    pub fn bring(table: Vec<u8>) -> bool {
        let table = table.leak();
        table::read(table).is_ok() && BROUGHT.set(table).is_ok()
    }

    /// Tests whether the table is there: it always is, but with `--cfg ennea_apart`.
    pub fn are_there() -> bool {
        #[cfg(ennea_apart)]
        return BROUGHT.get().is_some();
        #[cfg(not(ennea_apart))]
        true
    }

    /// The catalogue with a table as [`assemble`](super::assemble) makes it.
    ///
    /// # Errors
    /// Bytes that are not such a table, or not any more.
    pub fn with_table(table: &'static [u8]) -> Result<Self, TableError> {
        Ok(Self { table: table::read(table)?, bands: Bands::new() })
    }

    /// The number of classes.
    #[expect(clippy::len_without_is_empty, reason = "there are some")]
    pub fn len(&self) -> u64 {
        self.table.last().map_or(0, |class| class.first + class.grids)
    }

    /// The classes of bands.
    pub fn bands(&self) -> &Bands {
        &self.bands
    }

    /// The rank of the class of a grid, given as digits 1 to 9.
    pub fn rank(&self, grid: &[u8; 81]) -> u64 {
        let canonical = self.bands.canonical(grid);
        let row = |k: usize| -> Row { std::array::from_fn(|j| canonical.digits[9 * k + j] - 1) };
        let (middle, bottom) = ([3, 4, 5].map(row), [6, 7, 8].map(row));
        let mut place = Place::new(&self.bands, canonical.class);
        let class = &self.table[canonical.class];
        let start = place.fourth_rows.partition_point(|fourth| *fourth < middle[0]);
        let mut rank = class.first;
        let mut starts = class.starts();
        let mut blocks = Vec::new();
        for _ in 0..start {
            starts.next(&mut blocks);
            rank += sum(&blocks);
        }
        starts.next(&mut blocks);
        place.go_to_start(start);
        let own = place.middles.partition_point(|other| other.band < middle);
        let block = own / class.block;
        rank += sum(&blocks[..block]);
        for before in block * class.block..own {
            rank += place.go_to_middle(before) as u64;
        }
        place.go_to_middle(own);
        rank + place.bottoms.iter().filter(|other| other.bottom < bottom).count() as u64
    }

    /// The class with this rank.
    ///
    /// # Errors
    /// [`NoSuchRank`], from the number of classes on.
    pub fn unrank(&self, rank: u64) -> Result<Class, NoSuchRank> {
        self.walk(rank).next().ok_or(NoSuchRank { classes: self.len() })
    }

    /// The classes from this rank on, in order.
    pub fn walk(&self, rank: u64) -> Walk<'_> {
        let number = self.table.partition_point(|class| class.first <= rank) - 1;
        if rank >= self.len() {
            return Walk { classes: self, place: None };
        }
        let class = &self.table[number];
        let mut left = rank - class.first;
        let mut place = Place::new(&self.bands, number);
        let mut starts = class.starts();
        let mut blocks = Vec::new();
        let mut start = 0;
        loop {
            starts.next(&mut blocks);
            let grids = sum(&blocks);
            if left < grids {
                break;
            }
            left -= grids;
            start += 1;
        }
        place.go_to_start(start);
        let mut middle = 0;
        for &grids in &blocks {
            if left < u64::from(grids) {
                break;
            }
            left -= u64::from(grids);
            middle += class.block;
        }
        while place.go_to_middle(middle) as u64 <= left {
            left -= place.bottoms.len() as u64;
            middle += 1;
        }
        place.bottoms.sort_unstable_by_key(|found| found.bottom);
        place.bottom = left as usize;
        Walk { classes: self, place: Some(place) }
    }
}

impl Default for Classes {
    fn default() -> Self {
        Self::new()
    }
}

fn sum(blocks: &[u32]) -> u64 {
    blocks.iter().copied().map(u64::from).sum()
}

/// A place in the catalogue: a top, and below it all that begins with the same rows.
#[derive(Clone, Debug)]
struct Place<'a> {
    top: Top<'a>,
    fourth_rows: Vec<Row>,
    next_start: usize,
    middles: Vec<Middle>,
    next_middle: usize,
    bottoms: Vec<Found>,
    bottom: usize,
    fillings: Fillings,
}

impl<'a> Place<'a> {
    /// Before the first start of a class.
    fn new(bands: &'a Bands, class: usize) -> Self {
        let top = Top::new(bands, class);
        Self {
            fourth_rows: walk::fourth_rows(&top),
            top,
            next_start: 0,
            middles: Vec::new(),
            next_middle: 0,
            bottoms: Vec::new(),
            bottom: 0,
            fillings: Fillings::new(),
        }
    }

    /// Finds the middle bands of a start.
    fn go_to_start(&mut self, start: usize) {
        self.next_start = start + 1;
        self.next_middle = 0;
        walk::middles(&self.top, &self.fourth_rows[start], &mut self.middles);
    }

    /// Finds the bottom bands of a middle band, and says how many there are.
    fn go_to_middle(&mut self, middle: usize) -> usize {
        self.next_middle = middle + 1;
        let middle = &self.middles[middle];
        walk::bottoms(&self.top, middle, &mut self.fillings, &mut self.bottoms);
        self.bottoms.len()
    }

    /// The next middle band of the class that has any, its bottom bands in order.
    fn next(&mut self) -> bool {
        loop {
            if self.next_middle < self.middles.len() {
                if self.go_to_middle(self.next_middle) > 0 {
                    self.bottoms.sort_unstable_by_key(|found| found.bottom);
                    self.bottom = 0;
                    return true;
                }
            } else if self.next_start < self.fourth_rows.len() {
                self.go_to_start(self.next_start);
            } else {
                return false;
            }
        }
    }

    fn grid(&self) -> Class {
        let middle = &self.middles[self.next_middle - 1].band;
        let found = self.bottoms[self.bottom];
        let lines = lines(&self.top.band, middle, &found.bottom);
        let digits = std::array::from_fn(|cell| lines[cell / 9][cell % 9] + 1);
        Class { digits, automorphisms: found.automorphisms }
    }
}

/// The classes from some rank on; see [`Classes::walk`].
#[derive(Clone, Debug)]
pub struct Walk<'a> {
    classes: &'a Classes,
    place: Option<Place<'a>>,
}

impl Iterator for Walk<'_> {
    type Item = Class;

    fn next(&mut self) -> Option<Class> {
        let place = self.place.as_mut()?;
        let grid = place.grid();
        place.bottom += 1;
        if place.bottom == place.bottoms.len() && !place.next() {
            let bands = &self.classes.bands;
            let others = place.top.class + 1..bands.classes().len();
            self.place = others
                .map(|class| Place::new(bands, class))
                .find_map(|mut place| place.next().then_some(place));
        }
        Some(grid)
    }
}
