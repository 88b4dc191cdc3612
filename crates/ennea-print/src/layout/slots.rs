//! Where on a page several grids stand: equal slots in rows and columns, a strip for the caption
//! and a square for the grid in each.

use crate::page::Area;

/// Equal slots.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Slots {
    area: Area,
    columns: usize,
    rows: usize,
    gap: f32,
    strip: f32,
}

impl Slots {
    /// At least this number of slots, arranged so that the grids are as large as can be.
    pub(crate) fn holding(count: usize, area: Area, gap: f32, strip: f32) -> Self {
        let arranged =
            |columns: usize| Self { area, columns, rows: count.div_ceil(columns), gap, strip };
        let better = |a: Self, b: Self| if b.side() > a.side() { b } else { a };
        (1..=count.max(1)).map(arranged).reduce(better).expect("one at least")
    }

    /// As many as there is room for, if the grids are not to be smaller than this; one at least.
    pub(crate) fn fitting(side: f32, area: Area, gap: f32, strip: f32) -> Self {
        let count = |room: f32, length: f32| (((room + gap) / (length + gap)) as usize).max(1);
        let (columns, rows) = (count(area.width, side), count(area.height, side + strip));
        Self { area, columns, rows, gap, strip }
    }

    /// How many there are.
    pub(crate) fn len(&self) -> usize {
        self.columns * self.rows
    }

    /// The side of each grid.
    pub(crate) fn side(&self) -> f32 {
        let slot = self.slot(0);
        slot.width.min(slot.height - self.strip).max(0.0)
    }

    fn slot(&self, number: usize) -> Area {
        let cut =
            |length: f32, parts: usize| (length - self.gap * (parts - 1) as f32) / parts as f32;
        let width = cut(self.area.width, self.columns);
        let height = cut(self.area.height, self.rows);
        let (row, column) = (number / self.columns, number % self.columns);
        let x = self.area.x + column as f32 * (width + self.gap);
        Area { x, y: self.area.y + row as f32 * (height + self.gap), width, height }
    }

    /// The strip and the square of one of them, from left to right and from the top.  What is left
    /// of a slot stands around them, somewhat more below than above.
    pub(crate) fn place(&self, number: usize) -> (Area, Area) {
        let (slot, side) = (self.slot(number), self.side());
        let x = slot.x + (slot.width - side) / 2.0;
        let y = slot.y + 0.4 * (slot.height - self.strip - side);
        let strip = Area { x, y, width: side, height: self.strip };
        (strip, Area { x, y: y + self.strip, width: side, height: side })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A4: Area = Area { x: 36.0, y: 36.0, width: 523.0, height: 750.0 };

    #[test]
    fn the_usual_numbers_are_arranged_as_usual() {
        for (count, columns, rows) in [(1, 1, 1), (2, 1, 2), (4, 2, 2), (6, 2, 3), (9, 3, 3)] {
            let slots = Slots::holding(count, A4, 20.0, 18.0);
            assert_eq!((slots.columns, slots.rows), (columns, rows), "{count}");
            let turned = Area { width: A4.height, height: A4.width, ..A4 };
            let slots = Slots::holding(count, turned, 20.0, 18.0);
            assert_eq!((slots.columns, slots.rows), (rows, columns), "{count}");
        }
    }

    #[test]
    fn nothing_overlaps_or_leaves_the_area() {
        for count in 1..=30 {
            let slots = Slots::holding(count, A4, 12.0, 18.0);
            assert!(slots.len() >= count);
            let all: Vec<Area> = (0..slots.len())
                .map(|k| slots.place(k))
                .map(|(strip, grid)| strip.join(&grid))
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

    #[test]
    fn small_grids_fill_the_page() {
        let slots = Slots::fitting(110.0, A4, 16.0, 14.0);
        assert_eq!((slots.columns, slots.rows), (4, 5));
        assert!(slots.side() >= 110.0);
        assert_eq!(Slots::fitting(1000.0, A4, 16.0, 14.0).len(), 1);
    }
}
