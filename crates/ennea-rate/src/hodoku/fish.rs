//! Fish: a digit in n base houses, covered by n other houses.
//!
//! Base houses are rows and cover houses columns, or the other way round; in *Franken* fish boxes
//! serve as both.
//!
//! ```text
//!   fins       places of the base outside the cover, or in two base houses
//!   removed    places of the cover outside the base, or in two cover houses, that see all fins
//! ```
//!
//! A fish without fins removes all of them.  At most five fins, of which two in two base houses.  A
//! finned fish is *sashimi* if a base house has at most one place that is no fin.
//!
//! Digits in order; for each the rows as base, then the columns; base houses in order, and for each
//! choice the cover houses in order, lines before boxes.

use super::board::Board;
use super::found::{Found, Removed};
use super::houses::{BOXES, COLUMNS, Cells, HOUSE, HOUSES_OF, PEERS, common_peers};

/// A kind of fish.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Lines only, no fins.
    Basic,
    /// Lines only, with fins.
    Finned,
    /// As finned, with a base house that has one place or none besides fins.
    Sashimi,
    /// With boxes, no fins.
    Franken,
    /// With boxes and fins.
    FinnedFranken,
}

/// The most fins, and the most that lie in two base houses.
const FINS: usize = 5;
const INNER_FINS: usize = 2;

/// The first fish of a size and kind.
pub(super) fn first(board: &Board, size: usize, kind: Kind) -> Option<Found> {
    (0..9).find_map(|digit| {
        [true, false]
            .into_iter()
            .find_map(|rows| Waters::new(board, digit, size, kind, rows).fish())
    })
}

/// The houses in which fish of a digit are looked for.
struct Waters {
    digit: usize,
    places: Cells,
    size: usize,
    kind: Kind,
    /// `true` if rows are base houses, `false` if columns are.
    rows: bool,
    base: Vec<(usize, Cells)>,
    cover: Vec<(usize, Cells)>,
}

/// A cover house: its places, and the most places of the base that it or a later one has.
struct Cover {
    cells: Cells,
    most: usize,
}

/// Some base houses: their places, those in two of them, and what a fish may clear.
#[derive(Clone, Copy)]
struct Base {
    places: Cells,
    inner: Cells,
    targets: Cells,
}

impl Waters {
    fn new(board: &Board, digit: usize, size: usize, kind: Kind, rows: bool) -> Self {
        let (mut base, mut cover) = (0..COLUMNS, COLUMNS..BOXES);
        if !rows {
            std::mem::swap(&mut base, &mut cover);
        }
        let boxes = if kind.has_boxes() { BOXES..27 } else { 0..0 };
        let places = |house: usize| (house, board.places(digit).and(&HOUSE[house]));
        let cover = cover.chain(boxes.clone()).map(places).filter(|(_, cells)| !cells.is_empty());
        let fits = |cells: &Cells| !cells.is_empty() && (kind.has_fins() || cells.len() <= size);
        let base = base.chain(boxes).map(places).filter(|(_, cells)| fits(cells));
        let (base, cover) = (base.collect(), cover.collect());
        Self { digit, places: board.places(digit), size, kind, rows, base, cover }
    }

    fn fish(&self) -> Option<Found> {
        let none = Base { places: Cells::EMPTY, inner: Cells::EMPTY, targets: self.places };
        self.extend_base(0, none, &mut Vec::with_capacity(self.size))
    }

    /// The first fish with these base houses and others from one on.
    fn extend_base(&self, from: usize, base: Base, chosen: &mut Vec<usize>) -> Option<Found> {
        if chosen.len() == self.size {
            return self.covered(base, chosen);
        }
        let inner = if self.kind == Kind::FinnedFranken { INNER_FINS } else { 0 };
        for k in from..self.base.len() {
            let twice = base.places.and(&self.base[k].1);
            if !twice.is_empty() && base.inner.len() + twice.len() > inner {
                continue;
            }
            chosen.push(k);
            let mut wider = base;
            wider.places = base.places.or(&self.base[k].1);
            wider.inner = base.inner.or(&twice);
            wider.targets = self.targets(wider, chosen);
            let found = if wider.targets.is_empty() {
                None
            } else {
                self.extend_base(k + 1, wider, chosen)
            };
            chosen.pop();
            if found.is_some() {
                return found;
            }
        }
        None
    }

    /// The places that a fish with these base houses, or some more, may clear.
    fn targets(&self, base: Base, chosen: &[usize]) -> Cells {
        let none = Cells::EMPTY;
        if !self.kind.has_fins() {
            let is_covered =
                self.covers(chosen, base.places, self.size, (none, none), &|_, _| true);
            return if is_covered { base.targets } else { none };
        }
        let is_open = |&target: &usize| {
            let open = base.places.without(&PEERS[target]);
            let is_hit = |covered: Cells, twice: Cells| {
                let hit = if base.places.contains(target) { twice } else { covered };
                hit.contains(target)
            };
            base.inner.is_subset(&PEERS[target])
                && self.covers(chosen, open, self.size, (none, none), &is_hit)
        };
        // With all base houses chosen one is enough.
        let enough = if chosen.len() == self.size { 1 } else { base.targets.len() };
        base.targets.iter().filter(is_open).take(enough).collect()
    }

    /// The first fish with these base houses.
    fn covered(&self, base: Base, chosen: &[usize]) -> Option<Found> {
        let is_base = |house: usize| chosen.iter().any(|&k| self.base[k].0 == house);
        let cover = self.cover.iter().filter(|&&(house, _)| !is_base(house));
        let counted = cover.map(|&(_, cells)| (cells, cells.and(&base.places).len()));
        let mut cover: Vec<Cover> = counted
            .filter(|&(_, count)| count > 0)
            .map(|(cells, most)| Cover { cells, most })
            .collect();
        for k in (1..cover.len()).rev() {
            cover[k - 1].most = cover[k - 1].most.max(cover[k].most);
        }
        self.extend_cover(&cover, self.size, Cells::EMPTY, Cells::EMPTY, base, chosen)
    }

    /// The first fish with this cover and a number of houses more.
    fn extend_cover(
        &self,
        cover: &[Cover],
        more: usize,
        covered: Cells,
        twice: Cells,
        base: Base,
        chosen: &[usize],
    ) -> Option<Found> {
        if more == 0 {
            return self.removes(covered, twice, base, chosen);
        }
        let most = if self.kind.has_fins() { FINS } else { 0 };
        let open = base.places.without(&covered);
        let count = open.len();
        for k in 0..cover.len().saturating_sub(more - 1) {
            // No choice of houses from here on leaves so few places open.
            if count > most + more * cover[k].most {
                break;
            }
            let cells = cover[k].cells;
            let later = cover.get(k + 1).map_or(0, |next| next.most);
            if open.without(&cells).len() > most + (more - 1) * later {
                continue;
            }
            let double = twice.or(&covered.and(&cells));
            let wider = covered.or(&cells);
            let found = self.extend_cover(&cover[k + 1..], more - 1, wider, double, base, chosen);
            if found.is_some() {
                return found;
            }
        }
        None
    }

    /// Candidates that a fish removes; `None` if there are none.
    fn removes(&self, covered: Cells, twice: Cells, base: Base, chosen: &[usize]) -> Option<Found> {
        let fins = base.places.without(&covered).or(&base.inner);
        let outside = covered.without(&base.places);
        let mut seen = Cells::below(81);
        if self.kind.has_fins() {
            if !(1..=FINS).contains(&fins.len()) {
                return None;
            }
            seen = common_peers(fins);
        } else if !fins.is_empty() {
            return None;
        }
        let mut removed = Removed::of(outside.and(&seen), self.digit);
        removed.add(twice.and(&seen), self.digit);
        if removed.is_empty() {
            return None;
        }
        if matches!(self.kind, Kind::Finned | Kind::Sashimi) {
            let is_sashimi = chosen.iter().any(|&k| self.base[k].1.without(&fins).len() <= 1);
            if is_sashimi != (self.kind == Kind::Sashimi) {
                return None;
            }
        }
        removed.found()
    }

    /// The cover houses of a cell: a line, and its box if that may be one beside these base houses.
    fn houses(&self, chosen: &[usize], cell: usize) -> (usize, Option<usize>) {
        let [row, column, the_box] = HOUSES_OF[cell];
        let is_base = || chosen.iter().any(|&k| self.base[k].0 == the_box);
        let has_box = self.kind.has_boxes() && !is_base();
        (if self.rows { column } else { row }, has_box.then_some(the_box))
    }

    /// Tests whether this number of houses can cover these places, with some house to spare or so
    /// that the covered cells, and those covered twice, satisfy a rule.
    fn covers(
        &self,
        chosen: &[usize],
        places: Cells,
        more: usize,
        (covered, twice): (Cells, Cells),
        rule: &dyn Fn(Cells, Cells) -> bool,
    ) -> bool {
        let Some(cell) = places.first() else { return more > 0 || rule(covered, twice) };
        let (line, the_box) = self.houses(chosen, cell);
        more > 0
            && std::iter::once(line).chain(the_box).any(|house| {
                let cells = HOUSE[house];
                let sets = (covered.or(&cells), twice.or(&covered.and(&cells)));
                self.covers(chosen, places.without(&cells), more - 1, sets, rule)
            })
    }
}

impl Kind {
    fn has_fins(self) -> bool {
        matches!(self, Self::Finned | Self::Sashimi | Self::FinnedFranken)
    }

    fn has_boxes(self) -> bool {
        matches!(self, Self::Franken | Self::FinnedFranken)
    }
}
