//! Minirows as numbers: the order of three labels and which they are, in one look at a table.

/// The six orders of three things; `ORDERS[k][i]` is the i-th of them.
pub const ORDERS: [[u8; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// The number of an order.
pub(super) fn number(order: [u8; 3]) -> u8 {
    ORDERS.iter().position(|other| *other == order).expect("an order of three things") as u8
}

/// Order and set of the three labels of a minirow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Minirow {
    /// The order of its labels: `ORDERS[pattern][i]` is the rank of the i-th.
    pub pattern: u8,
    /// A bit for each label.
    pub set: u16,
}

impl Minirow {
    fn new(labels: [u8; 3]) -> Self {
        let rank = |label| labels.iter().filter(|&&other| other < label).count() as u8;
        let set = labels.iter().fold(0, |set, label| set | 1 << label);
        Self { pattern: number(labels.map(rank)), set }
    }
}

/// All minirows by their labels, and all layouts by their patterns.
#[derive(Clone, Debug)]
pub struct Minirows {
    by_labels: Box<[Minirow; 1 << 12]>,
    layouts: Box<[u8; 1 << 9]>,
}

impl Minirows {
    pub(super) fn new() -> Self {
        let mut by_labels = Box::new([Minirow::default(); 1 << 12]);
        for a in 0..9 {
            for b in (0..9).filter(|&b| b != a) {
                for c in (0..9).filter(|&c| c != a && c != b) {
                    by_labels[key([a, b, c])] = Minirow::new([a, b, c]);
                }
            }
        }
        let mut layouts = Box::new([0; 1 << 9]);
        for first in 0..6 {
            let columns = ascending(first);
            let seen =
                |pattern: u8| number(columns.map(|k| ORDERS[usize::from(pattern)][usize::from(k)]));
            for second in 0..6 {
                for third in 0..6 {
                    layouts[layout_key([first, second, third])] = 6 * seen(second) + seen(third);
                }
            }
        }
        Self { by_labels, layouts }
    }

    /// The minirow with these labels, each below 9.
    #[inline]
    pub fn of(&self, labels: [u8; 3]) -> Minirow {
        self.by_labels[key(labels)]
    }

    /// The *layout* of a box whose minirows have these patterns: with its columns moved so that the
    /// first minirow ascends, the patterns of the second and the third, as a number below 36.
    #[inline]
    pub fn layout(&self, patterns: [u8; 3]) -> u8 {
        self.lie_of(layout_key(patterns))
    }

    /// Layout of three patterns packed into one number, three bits each, the first in the lowest.
    #[inline]
    pub fn lie_of(&self, patterns: usize) -> u8 {
        self.layouts[patterns & 0x1FF]
    }
}

#[inline]
fn key(labels: [u8; 3]) -> usize {
    let [a, b, c] = labels.map(usize::from);
    (a | b << 4 | c << 8) & 0xFFF
}

#[inline]
fn layout_key(patterns: [u8; 3]) -> usize {
    let [a, b, c] = patterns.map(usize::from);
    a | b << 3 | c << 6
}

/// Places of the least, the middle and the greatest label of a pattern.
#[inline]
pub(super) fn ascending(pattern: u8) -> [u8; 3] {
    const ASCENDING: [[u8; 3]; 6] =
        [[0, 1, 2], [0, 2, 1], [1, 0, 2], [2, 0, 1], [1, 2, 0], [2, 1, 0]];
    ASCENDING[usize::from(pattern)]
}
