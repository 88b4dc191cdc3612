//! The classes against plain enumeration, canonical grids against all images and published ones.

use super::*;
use crate::canonical::{ClassicForm, canonical_generally};
use ennea_base::random::SplitMix64;
use ennea_base::{Filling, Grid};
use std::collections::BTreeSet;

fn digits(line: &str) -> [u8; 81] {
    let digits: Vec<u8> = line.bytes().map(|sign| sign - b'0').collect();
    digits.try_into().expect("81 digits")
}

/// The first, the last and the most symmetric canonical grid, with their automorphisms.
const PUBLISHED: [(&str, u32); 3] = [
    ("123456789456789123789123456214365897365897214897214365531642978642978531978531642", 3),
    ("123456789457893612986217354274538196531964827698721435342685971715349268869172543", 72),
    ("123456789456789123789123456231564897564897231897231564312645978645978312978312645", 648),
];

/// Goal: nothing is missing.  Method: a class has 7,776 / symmetries bands up to relabelling; there are
/// 2,612,736 bands with a given first box, that is, up to relabelling.
#[test]
fn the_classes_are_all_and_different() {
    let bands = Bands::new();
    assert_eq!(bands.classes().len(), 416);
    assert!(bands.classes().is_sorted_by(|a, b| a.band < b.band));
    let sizes: usize = bands.classes().iter().map(|class| 7_776 / class.symmetries.len()).sum();
    assert_eq!(sizes, 2_612_736);
    assert!(!bands.class_of.contains(&u16::MAX));
}

/// Goal: every band finds its canonical band.  Method: all of a share's bands in normal position and
/// some others, moved at random, against the least of all images.
#[test]
fn ways_lead_to_the_least_image() {
    let bands = Bands::new();
    let keys = share_keys();
    let mut random = SplitMix64::new(1);
    for _ in 0..3_000 {
        let normal = normal_band(&keys, random.below(NORMAL_BANDS));
        let digits = random.order(9);
        let boxes = random.order(3);
        let orders: Vec<Vec<usize>> = (0..4).map(|_| random.order(3)).collect();
        let way = Way {
            rows: std::array::from_fn(|k| orders[3][k] as u8),
            columns: std::array::from_fn(|k| (3 * boxes[k / 3] + orders[k / 3][k % 3]) as u8),
        };
        let band = way.apply(&normal).map(|row| row.map(|label| digits[usize::from(label)] as u8));
        let least = least::image(&band);
        assert_eq!(bands.classes()[bands.class_of(&band)].band, least);
        let moved = bands.way(bands.normal(&band)).apply(&band);
        assert_eq!(relabelled(&moved), least);
    }
}

#[test]
fn normal_bands_are_numbered_in_order() {
    let bands = Bands::new();
    let keys = share_keys();
    for index in (0..NORMAL_BANDS).step_by(7) {
        let normal = bands.normal(&normal_band(&keys, index));
        assert_eq!((normal.index, normal.patterns), (index, [0, 0]));
    }
}

#[test]
fn symmetries_change_nothing_but_labels() {
    let bands = Bands::new();
    let identity = Way { rows: [0, 1, 2], columns: [0, 1, 2, 3, 4, 5, 6, 7, 8] };
    for BandClass { band, symmetries } in bands.classes() {
        assert_eq!(symmetries[0], identity);
        assert_eq!(symmetries.iter().collect::<BTreeSet<_>>().len(), symmetries.len());
        assert!(symmetries.iter().all(|way| relabelled(&way.apply(band)) == *band));
    }
}

/// A band with labels in the order of its first row.
fn relabelled(band: &Band) -> Band {
    let labels = inverse(band[0]);
    band.map(|row| row.map(|label| labels[usize::from(label)]))
}

#[test]
fn published_grids_are_their_own_canonical_forms() {
    let bands = Bands::new();
    for (line, automorphisms) in PUBLISHED {
        let canonical = bands.canonical(&digits(line));
        assert_eq!(canonical.digits, digits(line));
        assert_eq!(canonical.automorphisms, automorphisms, "{line}");
    }
}

/// Goal: one form for a whole orbit, and it is an image.  Method: grids moved at random, the answer's
/// own move applied.
#[test]
fn an_orbit_has_one_canonical_form() {
    let bands = Bands::new();
    let mut random = SplitMix64::new(2);
    for (line, automorphisms) in PUBLISHED {
        for _ in 0..50 {
            let grid = moved(&digits(line), &mut random);
            let canonical = bands.canonical(&grid);
            assert_eq!(canonical.digits, digits(line));
            assert_eq!(canonical.automorphisms, automorphisms);
            assert_eq!(apply(&canonical.reached, &grid), canonical.digits);
            let read = |digits: [u8; 81]| -> Grid {
                let line: String = digits.iter().map(|digit| char::from(b'0' + digit)).collect();
                line.parse().expect("a grid")
            };
            let form = read(canonical.digits);
            let transformation = ClassicForm::from(canonical).transformation();
            assert_eq!(transformation.apply(&read(grid)), form);
        }
    }
}

/// A grid moved and relabelled at random.
fn moved(grid: &[u8; 81], random: &mut SplitMix64) -> [u8; 81] {
    let mut lines = || {
        let (bands, rows): (_, Vec<_>) =
            (random.order(3), (0..3).map(|_| random.order(3)).collect());
        std::array::from_fn(|k| (3 * bands[k / 3] + rows[k / 3][k % 3]) as u8)
    };
    let (rows, columns) = (lines(), lines());
    let transposes = random.below(2) == 1;
    let labels = random.order(9);
    let labels = std::array::from_fn(|digit| labels[digit] as u8);
    apply(&Reached { transposes, rows, columns, labels }, grid)
}

/// The image of a grid of digits 1 to 9.
fn apply(by: &Reached, grid: &[u8; 81]) -> [u8; 81] {
    std::array::from_fn(|cell| {
        let [row, column] = [by.rows[cell / 9], by.columns[cell % 9]].map(usize::from);
        let from = if by.transposes { 9 * column + row } else { 9 * row + column };
        by.labels[usize::from(grid[from] - 1)] + 1
    })
}

/// Goal: the bands' way and the general one agree.  Method: random grids, and all automorphism orders of
/// symmetric ones.
#[test]
fn the_general_canonical_form_is_the_same() {
    let bands = Bands::new();
    let mut random = SplitMix64::new(3);
    for (line, _) in PUBLISHED {
        let grid: Grid = line.parse().unwrap();
        let general = canonical_generally(&Filling::from(&grid));
        assert_eq!(
            bands.canonical(&digits(line)).automorphisms,
            general.automorphisms.try_into().unwrap()
        );
    }
    let empty = Filling::empty(ennea_base::Shape::CLASSIC);
    for _ in 0..40 {
        let mut puzzle = empty.clone();
        for (row, digit) in random.order(9).into_iter().enumerate() {
            puzzle.set(
                ennea_base::Cell::new(9 * row + random.below(9)),
                Some(ennea_base::Digit::from_index(digit)),
            );
        }
        let Some(grid) = ennea::solve::naive::solutions(&puzzle.into()).next() else { continue };
        let numbers = std::array::from_fn(|k| grid.digits()[k].number() as u8);
        let found = bands.canonical(&numbers);
        let general = canonical_generally(&Filling::from(&grid));
        assert_eq!(Some(found.digits), general.form.numbers(), "{grid}");
        assert_eq!(general.automorphisms, found.automorphisms.into());
    }
}
