//! Published numbers of Sudoku variants of 9x9.

/// Published numbers of grids under some rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Variant {
    /// The rules, by name.
    pub rules: &'static str,
    /// The number of grids.
    pub grids: &'static str,
    /// The order of a group of cell moves, and the number of grids that are essentially different
    /// under it.
    pub different: &'static [(&'static str, &'static str)],
    /// The keys of the sources.
    pub source: &'static str,
    /// `true` if a census takes more than some seconds.
    pub is_slow: bool,
}

/// The rules of 9x9 with published numbers.
pub const VARIANTS: &[Variant] = &[
    Variant {
        rules: "hypercube",
        grids: "37739520",
        different: &[],
        source: "[Stertenbrink]",
        is_slow: false,
    },
    Variant {
        rules: "windoku",
        grids: "6337174388428800",
        different: &[("256", "68239994")],
        source: "[Michel2007]",
        is_slow: true,
    },
    Variant {
        rules: "disjoint",
        grids: "201105135151764480",
        different: &[("10368", "53666689"), ("2592", "214038113")],
        source: "[Serg2018]",
        is_slow: true,
    },
    Variant {
        rules: "x",
        grids: "55613393399531520",
        different: &[],
        source: "[Mathimagics2018]",
        is_slow: false,
    },
];

/// Rules of 9x9 between digits: how many grids are essentially different under eight cell moves and the
/// relabellings that keep the rules, and the key of the source.
pub const BETWEEN_DIGITS: &[(&str, u32, &str)] = &[
    ("knight+king+non-consecutive", 5, "[Miracle2020]"),
    ("non-consecutive-round", 12_263, "[Mathimagics2019]"),
    ("non-consecutive", 330_845, "[Mathimagics2019]"),
];
