//! A table: an assumption and what follows from it, each with how it follows.
//!
//! The assumption has distance 1.  What follows at once has one more than the first of its causes;
//! what is taken over from the table of an entry at distance p, where it has distance q, has p + q.
//! Where there is one already that was taken over too, the shorter way stays, among equals the
//! older one.  A table holds at most 1000 entries.

use super::super::houses::Cells;
use super::node;

/// The most entries of a table.
const MOST: usize = 1000;

/// No place in a table, no table.
const NONE: u16 = u16::MAX;

/// Derivation of an entry.
#[derive(Clone, Copy, Debug)]
struct Cause {
    /// The place in this table of what it follows from at once: the last of its causes.
    from: u16,
    /// The table that it was taken over from, by its assumption.
    table: u16,
    distance: u16,
    /// `true` if it has several causes.
    is_joint: bool,
}

/// An assumption and what follows from it.
#[derive(Debug, Default)]
pub(super) struct Table {
    /// The statements, the assumption first.
    pub(super) entries: Vec<u16>,
    causes: Vec<Cause>,
    /// The place of each statement.
    at: Vec<u16>,
    /// Number of entries that follow at once.
    own: usize,
    /// The cells that follow to hold each digit, and not to.
    pub(super) on: [Cells; 9],
    pub(super) off: [Cells; 9],
}

impl Table {
    /// Empties the table and makes room for a number of statements.
    pub(super) fn clear(&mut self, nodes: usize) {
        self.at.resize(nodes.max(self.at.len()), NONE);
        if self.entries.is_empty() {
            return;
        }
        self.entries.drain(..).for_each(|node| self.at[usize::from(node)] = NONE);
        self.causes.clear();
        self.own = 0;
        self.on = Default::default();
        self.off = Default::default();
    }

    /// Distance of an entry from the assumption.
    pub(super) fn distance(&self, place: usize) -> u16 {
        self.causes[place].distance
    }

    /// The place of a statement.
    pub(super) fn place(&self, node: u16) -> Option<usize> {
        let place = self.at[usize::from(node)];
        (place != NONE).then_some(usize::from(place))
    }

    /// Adds the assumption, or what follows from it at once.
    pub(super) fn add(&mut self, node: u16) {
        self.add_from(node, &[0]);
    }

    /// Adds what follows from entries at these places.
    pub(super) fn add_from(&mut self, node: u16, from: &[usize]) {
        let distance = self.causes.get(from[0]).map_or(0, |cause| cause.distance) + 1;
        let last = from.iter().copied().max().unwrap_or(0) as u16;
        let is_joint = from.iter().filter(|&&place| place != 0).count() > 1;
        self.push(node, Cause { from: last, table: NONE, distance, is_joint });
        self.own = self.entries.len();
    }

    fn push(&mut self, node: u16, cause: Cause) {
        if self.place(node).is_some() || self.entries.len() == MOST {
            return;
        }
        self.at[usize::from(node)] = self.entries.len() as u16;
        self.entries.push(node);
        self.causes.push(cause);
        if let Some((cell, digit)) = node::candidate(node) {
            let sets = if node::is_true(node) { &mut self.on } else { &mut self.off };
            sets[digit].insert(cell);
        }
    }

    /// Takes over what follows at once from one of the entries.
    fn take_over(&mut self, place: usize, other: &Self) {
        let base = self.distance(place);
        let table = self.entries[place];
        for k in 1..other.own {
            let distance = base + other.distance(k);
            let node = other.entries[k];
            let cause = Cause { from: 0, table, distance, is_joint: false };
            match self.place(node) {
                None => self.push(node, cause),
                Some(old) => {
                    let known = &mut self.causes[old];
                    if known.table != NONE && known.distance > distance {
                        *known = cause;
                    }
                }
            }
        }
    }

    /// Walks back from an entry to the assumption: the statements on the way, and whether one of
    /// them had several causes.
    pub(super) fn path(&self, tables: &[Self], place: usize) -> (Vec<u16>, bool) {
        let mut path = vec![self.entries[place]];
        let (mut at, mut is_net) = (place, false);
        while at != 0 && path.len() < MOST {
            let cause = &self.causes[at];
            if cause.table == NONE {
                is_net |= cause.is_joint;
                at = usize::from(cause.from);
                path.push(self.entries[at]);
            } else {
                let other = &tables[usize::from(cause.table)];
                let (rest, joint) =
                    other.path(tables, usize::from(other.at[usize::from(self.entries[at])]));
                is_net |= joint;
                path.extend(&rest[1..]);
                at = usize::from(self.at[usize::from(cause.table)]);
            }
        }
        (path, is_net)
    }
}

/// Completes the tables of all candidates.
pub(super) fn expand(tables: &mut [Table]) {
    for number in
        (0..node::GROUPS).filter(|number| number % 2 == 1).chain((0..node::GROUPS).step_by(2))
    {
        let mut table = std::mem::take(&mut tables[number]);
        let mut place = 1;
        while place < table.entries.len() && table.entries.len() < MOST {
            table.take_over(place, &tables[usize::from(table.entries[place])]);
            place += 1;
        }
        tables[number] = table;
    }
}
