//! Places of several grids on a page: equal slots in rows and columns, in each a strip for the
//! caption, a square for the grid and a strip for what stands under it.
//!
//! Grids are as large as there is room.  What is left goes between them up to a bound, so that they stay
//! together, and the rest around them, somewhat more below than above.

use crate::page::Area;

/// The least distance between grids side by side, as part of what each column has.
const APART: f32 = 0.07;

/// The greatest distance between grids, as part of their side.
const GAP_MAX: f32 = 0.3;

/// Factor by which grids must be larger to make up for an empty slot.
const HOLE: f32 = 1.15;

/// The heights and distances that all slots have in common.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Strips {
    /// The height of the caption.
    pub(crate) caption: f32,
    /// The height of what stands under the grid.
    pub(crate) foot: f32,
    /// The least distance between slots.
    pub(crate) gap: f32,
}

/// Equal slots.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Slots {
    columns: usize,
    rows: usize,
    strips: Strips,
    /// The side of each grid.
    pub(crate) side: f32,
    /// The upper left corner of the first slot.
    start: [f32; 2],
    /// From one slot to the next, across and down.
    step: [f32; 2],
}

/// A slot's parts, from the top.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Place {
    /// The room for the caption.
    pub(crate) caption: Area,
    /// The room for the grid.
    pub(crate) square: Area,
    /// The room for what stands under it.
    pub(crate) foot: Area,
}

impl Slots {
    /// At least this number of slots, arranged so that the grids are as large as can be, but not larger
    /// than `most`.
    pub(crate) fn holding(count: usize, area: Area, strips: Strips, most: f32) -> Self {
        let count = count.max(1);
        let arranged =
            |columns: usize| Self::arranged([columns, count.div_ceil(columns)], area, strips, most);
        let worth = |slots: &Self| {
            if slots.len() == count { HOLE * slots.side } else { slots.side }
        };
        let better = |a: Self, b: Self| if worth(&b) > worth(&a) { b } else { a };
        (1..=count).map(arranged).reduce(better).expect("one at least")
    }

    /// Slots for as many of `count` grids as a page holds, up to `crowd`, so that none is smaller than
    /// `least`, one at least; all pages have about equally many.
    pub(crate) fn fitting(
        count: usize,
        crowd: usize,
        area: Area,
        strips: Strips,
        [least, most]: [f32; 2],
    ) -> Self {
        let holding = |count: usize| Self::holding(count, area, strips, most);
        let fits = |&count: &usize| holding(count).side >= least;
        let together = (1..=crowd.min(count).max(1)).rev().find(fits).unwrap_or(1);
        let pages = count.div_ceil(together).max(1);
        holding(count.div_ceil(pages))
    }

    fn arranged([columns, rows]: [usize; 2], area: Area, strips: Strips, most: f32) -> Self {
        let (across, down) = (columns as f32, rows as f32);
        let others = strips.caption + strips.foot;
        let least_gap = strips.gap.max(APART * area.width / across);
        let width = (area.width - (across - 1.0) * least_gap) / across;
        let height = (area.height - (down - 1.0) * strips.gap) / down - others;
        let side = width.min(height).min(most).max(0.0);
        let most_gap = least_gap.max(GAP_MAX * side);
        // What is left of a length beside the slots; between them goes so much of it.
        let gap = |left: f32, parts: f32| {
            if parts > 1.0 { (left / (parts - 1.0)).min(most_gap) } else { 0.0 }
        };
        let left = area.width - across * side;
        let gap_across = gap(left, across);
        let below = area.height - down * (side + others);
        // One part of it stays around them.
        let gap_down = gap(below * (1.0 - 1.0 / down), down).max(strips.gap.min(below));
        let start = [
            area.x + (left - (across - 1.0) * gap_across) / 2.0,
            area.y + 0.4 * (below - (down - 1.0) * gap_down).max(0.0),
        ];
        let step = [side + gap_across, side + others + gap_down];
        Self { columns, rows, strips, side, start, step }
    }

    /// Number of slots.
    pub(crate) fn len(&self) -> usize {
        self.columns * self.rows
    }

    /// One of them, from left to right and from the top.
    pub(crate) fn place(&self, number: usize) -> Place {
        let Strips { caption, foot, .. } = self.strips;
        let (row, column) = (number / self.columns, number % self.columns);
        let x = self.start[0] + column as f32 * self.step[0];
        let y = self.start[1] + row as f32 * self.step[1];
        let part = |y: f32, height: f32| Area { x, y, width: self.side, height };
        Place {
            caption: part(y, caption),
            square: part(y + caption, self.side),
            foot: part(y + caption + self.side, foot),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A4: Area = Area { x: 36.0, y: 36.0, width: 523.0, height: 750.0 };

    fn strips(gap: f32) -> Strips {
        Strips { caption: 18.0, foot: 11.0, gap }
    }

    #[test]
    fn the_usual_numbers_are_arranged_as_usual() {
        for (count, columns, rows) in [(1, 1, 1), (2, 1, 2), (4, 2, 2), (6, 2, 3), (9, 3, 3)] {
            let slots = Slots::holding(count, A4, strips(20.0), f32::MAX);
            assert_eq!((slots.columns, slots.rows), (columns, rows), "{count}");
            let turned = Area { width: A4.height, height: A4.width, ..A4 };
            let slots = Slots::holding(count, turned, strips(20.0), f32::MAX);
            assert_eq!((slots.columns, slots.rows), (rows, columns), "{count}");
        }
        // Three side by side leave no hole, on squarer paper too.
        let squarer = Area { width: 540.0, height: 440.0, ..A4 };
        let slots = Slots::holding(3, squarer, strips(20.0), f32::MAX);
        assert_eq!((slots.columns, slots.rows), (3, 1));
    }

    #[test]
    fn nothing_overlaps_or_leaves_the_area() {
        for count in 1..=30 {
            let slots = Slots::holding(count, A4, strips(12.0), 200.0);
            assert!(slots.len() >= count && slots.side <= 200.0);
            let all: Vec<Area> = (0..slots.len())
                .map(|k| slots.place(k))
                .map(|place| place.caption.join(&place.square).join(&place.foot))
                .collect();
            for (k, a) in all.iter().enumerate() {
                assert!(a.x >= A4.x && a.y >= A4.y, "{count}");
                assert!(a.right() <= A4.right() + 0.01 && a.bottom() <= A4.bottom() + 0.01);
                for b in &all[..k] {
                    let apart = a.x >= b.right() + 11.99 || a.y >= b.bottom() + 11.99;
                    assert!(apart, "{count}: {a:?} {b:?}");
                }
            }
        }
    }

    /// Goal: as many as may be, none too small; few are larger, up to a bound; pages are equally full.
    #[test]
    fn small_grids_fill_the_page() {
        let fitting = |count, least| {
            let slots = Slots::fitting(count, 20, A4, strips(14.0), [least, 200.0]);
            (slots.len(), slots.side)
        };
        assert_eq!(fitting(1000, 100.0).0, 20);
        assert!(fitting(1000, 100.0).1 >= 100.0);
        assert_eq!((fitting(21, 100.0).0, fitting(12, 100.0).0), (12, 12));
        assert!(fitting(12, 100.0).1 > 1.2 * fitting(1000, 100.0).1);
        assert_eq!(fitting(1, 100.0), (1, 200.0));
        assert_eq!(fitting(1000, 900.0).0, 1);
    }
}
