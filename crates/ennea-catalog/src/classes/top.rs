//! A canonical band on top of grids: which digits it leaves to the columns, and which boxes may stand
//! below each other.
//!
//! The class of a stack follows from how its middle and bottom boxes layout under the top one.  Labelled
//! by the top box, the column sets of the middle box are one of 56 *shares*, and the boxes have one
//! of 36 *layouts* each (see `symmetry::classic_bands`, where stacks are rows).  So for a top and a middle box
//! the bottom boxes allowed are 36 bits.

use ennea_symmetry::classic_bands::{Band, BandClass, Bands, LAYOUTS, Lines, SHARES};

/// The nine digits of a row, less one.
pub(super) type Row = [u8; 9];

/// A row as nine labels of four bits.
#[inline]
pub(super) fn labels(row: &Row) -> u64 {
    row.iter().fold(0, |labels, &label| labels << 4 | u64::from(label))
}

/// Three bands, one below the other.
pub(super) fn lines(top: &Band, middle: &Band, bottom: &Band) -> Lines {
    let ([a, b, c], [d, e, f], [g, h, i]) = (*top, *middle, *bottom);
    [a, b, c, d, e, f, g, h, i]
}

/// A set of labels, or of digits less one: a bit for each.
pub(super) type Set = u16;

/// All nine.
pub(super) const ALL: Set = 0x1FF;

/// For a share and a layout of the middle box of a stack, the layouts of the bottom box with which its class is
/// such a one.
pub(super) fn layouts(bands: &Bands, holds: impl Fn(usize) -> bool) -> Vec<u64> {
    (0..SHARES * LAYOUTS)
        .map(|front| {
            let class = |layout: usize| bands.class_at(front * LAYOUTS + layout);
            (0..LAYOUTS)
                .fold(0, |layouts, layout| layouts | u64::from(holds(class(layout))) << layout)
        })
        .collect()
}

fn symmetries(class: &BandClass) -> Vec<([u8; 9], [u8; 9])> {
    let others = class.symmetries.iter().skip(1);
    others
        .map(|way| {
            let first = way.apply(&class.band)[0];
            let mut labels = [0; 9];
            (0..9).for_each(|label| labels[usize::from(first[label])] = label as u8);
            (way.columns, labels)
        })
        .collect()
}

/// A top and what stands below it.
#[derive(Clone, Debug)]
pub(super) struct Top<'a> {
    pub(super) bands: &'a Bands,
    pub(super) class: usize,
    pub(super) band: Band,
    /// Its symmetries but the identity, each as columns and what the digits become.
    symmetries: Vec<([u8; 9], [u8; 9])>,
    /// The labels of the digits, by stack, and the digits by their labels.
    labels: [[u8; 9]; 3],
    digits: [[u8; 9]; 3],
    /// The digits that each column still needs.
    pub(super) rest: [Set; 9],
    /// For a share and a layout of the middle box, the layouts of the bottom box with which the stack's class is
    /// at least that of the top.
    pub(super) at_least: Vec<u64>,
}

impl<'a> Top<'a> {
    pub(super) fn new(bands: &'a Bands, class: usize) -> Self {
        let band = bands.classes()[class].band;
        let mut labels = [[0; 9]; 3];
        let mut digits = [[0; 9]; 3];
        for stack in 0..3 {
            for label in 0..9 {
                // The columns of the stack are its lines.
                let digit = band[label % 3][3 * stack + label / 3];
                labels[stack][usize::from(digit)] = label as u8;
                digits[stack][label] = digit;
            }
        }
        Self {
            bands,
            class,
            band,
            symmetries: symmetries(&bands.classes()[class]),
            labels,
            digits,
            rest: std::array::from_fn(|column| {
                ALL & !band.iter().fold(0, |set, row| set | 1 << row[column])
            }),
            at_least: layouts(bands, |other| other >= class),
        }
    }

    /// The digits of a column, in the order of the labels of its stack.
    pub(super) fn sorted(&self, column: usize, set: Set) -> [u8; 3] {
        let mut sorted = [0; 3];
        let digits = self.digits[column / 3].into_iter().filter(|digit| set >> digit & 1 == 1);
        sorted.iter_mut().zip(digits).for_each(|(place, digit)| *place = digit);
        sorted
    }

    /// The least row, as nine labels of four bits, that the lines of a band below can become by the
    /// symmetries of the top but the identity; the greatest number if it has no other.
    ///
    /// The fourth row of an image is the least of its last six, so a grid whose own fourth row is less
    /// than these of its two bands is less than all these images.
    pub(super) fn least_image(&self, band: &Band) -> u64 {
        let images = self.symmetries.iter().flat_map(|(columns, labels)| {
            let label = |digit: u8| labels[usize::from(digit)];
            band.iter().map(move |row| {
                self::labels(&columns.map(|column| label(row[usize::from(column)])))
            })
        });
        images.min().unwrap_or(u64::MAX)
    }

    /// The share and the layout of the middle box of a stack, as one number: the place of its bits.
    #[inline]
    pub(super) fn front(&self, stack: usize, middle: &Band) -> usize {
        let minirows = [0, 1, 2].map(|k| {
            let digits = [0, 1, 2].map(|row: usize| usize::from(middle[row][3 * stack + k]));
            self.bands.minirows().of(digits.map(|digit| self.labels[stack][digit]))
        });
        let layout = self.bands.minirows().layout(minirows.map(|minirow| minirow.pattern));
        self.bands.share(minirows[0].set, minirows[1].set) * LAYOUTS + usize::from(layout)
    }

    /// The share of a stack whose middle box has these column sets.
    pub(super) fn share(&self, stack: usize, columns: [Set; 3]) -> usize {
        let labels = |set: Set| {
            let labels = self.labels[stack].iter().enumerate();
            labels.fold(0, |labels, (digit, label)| labels | (set >> digit & 1) << label)
        };
        self.bands.share(labels(columns[0]), labels(columns[1]))
    }
}
