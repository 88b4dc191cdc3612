//! Numbers of canonical grids behind each start: the table that ranks are looked up in.
//!
//! The middle bands of a start, in order, are cut into blocks of as many as the class says; the table
//! has the number of canonical grids of each block:
//!
//! ```text
//!   16 bytes   "ennea classes 1\n"
//!    8 bytes   checksum of all that follows: FNV-1a, 64 bits
//!   for each of the 416 classes     13 bytes: middle bands in a block (a power of two, its exponent),
//!                                   canonical grids (8), length of its numbers (4)
//!   for each of the 416 classes, for each fourth row, in order
//!                                   the number of its blocks, then the numbers of their grids
//! ```
//!
//! Numbers above are little-endian; the last ones have 7 bits in a byte, the lowest first, and the eighth
//! says that more follow (LEB128).  There is a number of blocks for each fourth row, 0 if it has no
//! canonical grid.
//!
//! Cost of making it: ten minutes of one core; a class at a time.

use super::count::{self, FIRST_DEALS};
use super::top::{Top, labels};
use super::walk;
use ennea_base::hash::fnv1a;
use ennea_base::progress::to_the_end;
use ennea_symmetry::classic_bands::{Band, Bands};

const MAGIC: &[u8; 16] = b"ennea classes 1\n";
const CLASSES: usize = 416;
const HEADER: usize = 13;
const START: usize = MAGIC.len() + 8 + CLASSES * HEADER;

/// The least number of grids in a block, on average over a class.
const BLOCK_GRIDS: u64 = 1800;

/// Why bytes are not the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TableError {
    /// They do not begin as it does.
    #[error("it does not begin with `ennea classes 1`")]
    Magic,
    /// They end too early or too late.
    #[error("it has {found} bytes instead of {expected}")]
    Length {
        /// The number of bytes announced, or needed to know it.
        expected: usize,
        /// The number of bytes.
        found: usize,
    },
    /// They were changed.
    #[error("it was damaged: its checksum is {found:016x} instead of {expected:016x}")]
    Checksum {
        /// As written in it.
        expected: u64,
        /// Of the bytes.
        found: u64,
    },
}

/// The part of a table about one class, made from the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClassTable {
    exponent: u8,
    grids: u64,
    numbers: Vec<u8>,
}

impl ClassTable {
    /// Finds all canonical grids of a class and writes their numbers down.
    ///
    /// # Panics
    /// If there is no such class.
    pub fn new(bands: &Bands, class: usize) -> Self {
        let mut middles: Vec<(u128, u32)> = Vec::new();
        for part in FIRST_DEALS * class..FIRST_DEALS * (class + 1) {
            let keep = &mut |band: &Band, grids| middles.push((key(band), grids));
            to_the_end(|never| count::visit(bands, part, never, keep));
        }
        middles.sort_unstable();
        let grids: u64 = middles.iter().map(|&(_, grids)| u64::from(grids)).sum();
        let exponent = exponent(middles.len() as u64, grids);
        let mut numbers = Vec::new();
        let mut rest = &middles[..];
        for row in walk::fourth_rows(&Top::new(bands, class)) {
            let behind = rest.partition_point(|&(key, _)| (key >> 72) as u64 <= labels(&row));
            let (own, others) = rest.split_at(behind);
            rest = others;
            if own.iter().all(|&(_, grids)| grids == 0) {
                write(&mut numbers, 0);
                continue;
            }
            let blocks = own.chunks(1 << exponent);
            write(&mut numbers, blocks.len() as u32);
            for block in blocks {
                write(&mut numbers, block.iter().map(|&(_, grids)| grids).sum());
            }
        }
        debug_assert!(rest.is_empty(), "each middle band begins with a fourth row");
        Self { exponent, grids, numbers }
    }

    /// Tests whether a table has the same about the class.
    #[cfg(test)]
    pub(super) fn is_like(&self, class: &Class<'_>) -> bool {
        (1 << self.exponent, self.grids, &self.numbers[..])
            == (class.block, class.grids, class.numbers)
    }

    /// The number of its canonical grids.
    pub fn grids(&self) -> u64 {
        self.grids
    }
}

/// A band as one number; its order is that of bands.
fn key(band: &Band) -> u128 {
    band.iter().fold(0, |key, row| key << 36 | u128::from(labels(row)))
}

/// The least power of two of middle bands that have enough grids on average.
fn exponent(middles: u64, grids: u64) -> u8 {
    (6..16).find(|&exponent| grids << exponent >= BLOCK_GRIDS * middles).unwrap_or(16)
}

/// Joins the parts about all classes, in order.
///
/// # Panics
/// If there are not 416 of them.
pub fn assemble(classes: &[ClassTable]) -> Vec<u8> {
    assert_eq!(classes.len(), CLASSES, "a table is about all classes");
    let mut content = Vec::new();
    for class in classes {
        content.push(class.exponent);
        content.extend(class.grids.to_le_bytes());
        content.extend((class.numbers.len() as u32).to_le_bytes());
    }
    content.extend(classes.iter().flat_map(|class| &class.numbers));
    let mut table = MAGIC.to_vec();
    table.extend(fnv1a(&content).to_le_bytes());
    table.extend(content);
    table
}

fn write(numbers: &mut Vec<u8>, mut number: u32) {
    while number >= 0x80 {
        numbers.push(number as u8 | 0x80);
        number >>= 7;
    }
    numbers.push(number as u8);
}

/// The table's entry for a class.
#[derive(Clone, Copy, Debug)]
pub(super) struct Class<'a> {
    /// The rank of its first grid.
    pub(super) first: u64,
    pub(super) grids: u64,
    /// Middle bands in a block.
    pub(super) block: usize,
    numbers: &'a [u8],
}

/// Reads a table: what it has of each class.
pub(super) fn read(bytes: &[u8]) -> Result<Vec<Class<'_>>, TableError> {
    let found = bytes.len();
    if bytes.get(..MAGIC.len()) != Some(MAGIC) {
        return Err(TableError::Magic);
    }
    if found < START {
        return Err(TableError::Length { expected: START, found });
    }
    let number = |at: usize, length: usize| {
        bytes[at..at + length].iter().rev().fold(0, |number, &byte| number << 8 | u64::from(byte))
    };
    let mut classes = Vec::with_capacity(CLASSES);
    let (mut first, mut from) = (0, START);
    for class in 0..CLASSES {
        let at = MAGIC.len() + 8 + class * HEADER;
        let (grids, length) = (number(at + 1, 8), number(at + 9, 4) as usize);
        let numbers = bytes.get(from..from + length).unwrap_or_default();
        classes.push(Class { first, grids, block: 1 << (bytes[at] & 31), numbers });
        first = grids.wrapping_add(first);
        from += length;
    }
    if from != found {
        return Err(TableError::Length { expected: from, found });
    }
    let (expected, found) = (number(MAGIC.len(), 8), fnv1a(&bytes[MAGIC.len() + 8..]));
    if expected == found { Ok(classes) } else { Err(TableError::Checksum { expected, found }) }
}

impl<'a> Class<'a> {
    /// The starts of the class.
    pub(super) fn starts(&self) -> Starts<'a> {
        Starts { numbers: self.numbers }
    }
}

/// The starts of a class, one after the other.
#[derive(Clone, Debug)]
pub(super) struct Starts<'a> {
    numbers: &'a [u8],
}

impl Starts<'_> {
    /// The numbers of grids of the next start's blocks; none at the end, too.
    pub(super) fn next(&mut self, blocks: &mut Vec<u32>) {
        blocks.clear();
        blocks.extend((0..self.number()).map(|_| self.number()));
    }

    fn number(&mut self) -> u32 {
        let mut number = 0;
        let mut shift = 0;
        while let Some((&byte, rest)) = self.numbers.split_first() {
            self.numbers = rest;
            number |= u32::from(byte & 0x7F) << shift;
            shift += 7;
            if byte < 0x80 || shift > 28 {
                break;
            }
        }
        number
    }
}
