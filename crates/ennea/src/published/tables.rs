//! The published values that are tables: bands, minimal puzzles, fixed grids, automorphisms of 3x3.

use num_bigint::BigUint;

/// A first band of 3x3 with [`most_completions`](super::most_completions), row after row:
/// `[FJ2005]`.
pub const CYCLIC_BAND: &str = "123456789456789123789123456";

/// Numbers of clues of minimal 2x2 puzzles, with the number of these puzzles and that of the
/// essentially different ones: `[ShiDoku]`.
pub const MINIMAL_2X2: [(usize, u64, u64); 3] = [(4, 25_728, 13), (5, 58_368, 22), (6, 1_536, 1)];

/// Numbers of clues of minimal 3x3 puzzles, with their percentage among those that random deletion
/// with controlled bias finds, and among all minimal ones: `[Berthier2009]`, from 5,926,343
/// puzzles.
pub const MINIMAL_CLUES: [(usize, f64, f64); 11] = [
    (21, 0.003, 0.000_034),
    (22, 0.11, 0.003_4),
    (23, 1.87, 0.149),
    (24, 11.85, 2.28),
    (25, 30.59, 13.42),
    (26, 33.82, 31.94),
    (27, 17.01, 32.74),
    (28, 4.17, 15.48),
    (29, 0.52, 3.56),
    (30, 0.035, 0.41),
    (31, 0.001_2, 0.022),
];

/// Mean number of minimal puzzles of a 3x3 grid, within 0.065 %: `[Berthier2009]`.
pub const MINIMAL_PUZZLES_OF_A_GRID: f64 = 4.6655e15;

/// A conjugacy class of the 3x3 group that has fixed grids.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FixedClass {
    /// Its number in `[RJ2006]`.
    pub id: u16,
    /// Number of its elements.
    pub size: u64,
    /// Number of grids that each of them fixes up to relabelling; grids that differ by relabelling
    /// count once.
    pub fixed: u64,
    /// `true` if its elements transpose.
    pub transposes: bool,
}

const fn keeps_rows(id: u16, size: u64, fixed: u64) -> FixedClass {
    FixedClass { id, size, fixed, transposes: false }
}

const fn transposes(id: u16, size: u64, fixed: u64) -> FixedClass {
    FixedClass { id, size, fixed, transposes: true }
}

/// The 27 classes of the 3x3 group that have fixed grids, in the order of `[RJ2006]`.
pub const FIXED_CLASSES: [FixedClass; 27] = [
    keeps_rows(1, 1, 18_383_222_420_692_992),
    keeps_rows(7, 96, 21_233_664),
    keeps_rows(8, 16, 107_495_424),
    keeps_rows(9, 192, 4_204_224),
    keeps_rows(10, 64, 2_508_084),
    keeps_rows(22, 5_184, 323_928),
    keeps_rows(23, 20_736, 162),
    keeps_rows(24, 20_736, 288),
    keeps_rows(25, 144, 14_837_760),
    keeps_rows(26, 1_728, 2_592),
    keeps_rows(27, 288, 5_184),
    keeps_rows(28, 864, 2_085_120),
    keeps_rows(29, 3_456, 1_296),
    keeps_rows(30, 1_728, 294_912),
    keeps_rows(31, 2_304, 648),
    keeps_rows(32, 1_152, 6_342_480),
    transposes(37, 1_296, 30_258_432),
    transposes(40, 10_368, 1_854),
    transposes(43, 93_312, 288),
    keeps_rows(79, 2_916, 155_492_352),
    transposes(86, 69_984, 13_056),
    keeps_rows(134, 972, 449_445_888),
    keeps_rows(135, 3_888, 27_648),
    keeps_rows(142, 31_104, 6_480),
    keeps_rows(143, 15_552, 1_728),
    keeps_rows(144, 15_552, 3_456),
    keeps_rows(145, 7_776, 13_824),
];

/// The number in `[RJ2006]` of a conjugacy class of the 3x3 group, told by how many elements it has,
/// how many reduced grids each of them fixes and whether they transpose; no two of the classes with
/// fixed grids agree in all three.  `None` for the others.
///
/// ```
/// use ennea::published;
/// assert_eq!(published::class_id(&16_u8.into(), &107_495_424_u32.into(), false), Some(8));
/// ```
pub fn class_id(size: &BigUint, fixed: &BigUint, transposes: bool) -> Option<u16> {
    let known = FIXED_CLASSES.iter().find(|class| {
        class.transposes == transposes && *size == class.size.into() && *fixed == class.fixed.into()
    });
    known.map(|class| class.id)
}

/// For each order of an automorphism group of 3x3 grids, the order and how many essentially
/// different grids have it: `[gsf2007]`.
pub const AUTOMORPHISMS: [(u32, u64); 16] = [
    (1, 5_472_170_387),
    (2, 548_449),
    (3, 7_336),
    (4, 2_826),
    (6, 1_257),
    (8, 29),
    (9, 42),
    (12, 92),
    (18, 85),
    (27, 2),
    (36, 15),
    (54, 11),
    (72, 2),
    (108, 3),
    (162, 1),
    (648, 1),
];
