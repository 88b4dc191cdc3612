//! Closures of all assumptions of a board at once, with nothing inside.
//!
//! ```text
//!   true(c), false(c)   the assumptions from which candidate c is true in the end, is false
//!
//!   in each cell, and for each digit in each house:
//!   all others are false  ->  c is true             any other is true  ->  c is false
//! ```
//!
//! A set has a bit for each assumption, so that a visit to a cell or house serves 256 of them, see [`sheet`](super::sheet).
//! The boards that the runs of a board have left begin with what is known of that one.
//!
//! Source: ours.  Cost: that of fifty runs for all five hundred, less where it goes on.  Oracle: runs, in tests.

use super::super::super::board::Board;
use super::super::super::candidate::{Candidate, Literal};
use super::super::array::Array;
use super::super::links::{FEW, Place, Set, Sets, transpose};
use super::super::run::words::are_within;
use super::door;
use super::groups::{Groups, Open};
use super::sheet::Sheet;

/// Knowledge about a board.
#[derive(Clone, Debug, Default)]
struct State {
    /// The candidates of the board by cell, and as a set.
    candidates: Array<u16, 81>,
    left: Set,
    /// By whether the assumptions are true.
    sheets: [Sheet; 2],
}

impl State {
    fn clone_from(&mut self, other: &Self, count: usize) {
        *self.candidates = *other.candidates;
        self.left = other.left;
        for (sheet, other) in self.sheets.iter_mut().zip(&other.sheets) {
            sheet.clone_from(other, count);
        }
    }
}

/// Consequences of all assumptions of a board.
#[derive(Clone, Debug, Default)]
pub(in super::super) struct AtOnce {
    /// Number of candidates of the first board, and their places.
    count: usize,
    places: Array<Place, 1024>,
    groups: Groups,
    /// Knowledge about this board, and about the one that later boards come from.
    now: State,
    start: State,
    /// Candidates that are false if a candidate is true; all, if that contradicts itself.
    falses: Sets,
    /// The candidates that are shown both by being true and by being false.
    doubles: Set,
    /// The candidates that may show anything.
    open: Set,
    /// `true` if it is known that nothing is shown on the board that later boards come from.
    is_barren: bool,
    /// Number of times that all closures were computed.
    pub(in super::super) computed: u64,
}

impl AtOnce {
    /// Says on which board the runs start that leave the next ones; whether it is known that nothing is shown there.
    pub(in super::super) fn start_from(&mut self, source: &Board) -> bool {
        if *self.start.candidates != source.candidates {
            self.index(source);
            self.start.clone_from(&self.now, self.count.min(FEW));
            self.is_barren = self.count <= FEW && self.open.and(&self.now.left).is_empty();
        }
        self.is_barren
    }

    /// Goes over to a board; false if it has too many candidates.
    pub(in super::super) fn read(&mut self, board: &Board) -> bool {
        if *self.now.candidates == board.candidates {
            return self.count <= FEW;
        }
        if self.count > FEW || !are_within(&board.candidates, &self.now.candidates) {
            if self.count <= FEW && are_within(&board.candidates, &self.start.candidates) {
                self.now.clone_from(&self.start, self.count);
            } else {
                self.index(board);
                return self.count <= FEW;
            }
        }
        self.groups.read(board, &self.places);
        let mut open = Open::default();
        for cell in 0..81 {
            let gone = self.now.candidates[cell] & !board.candidates[cell];
            for candidate in Candidate::in_cell(cell, gone) {
                let place = self.places[candidate.bit()];
                self.now.left = self.now.left.except(place);
                for sheet in &mut self.now.sheets {
                    sheet.falses[usize::from(place)] = Set::ALL;
                    sheet.clashes.add(place);
                }
                self.groups.open_around(candidate, &mut open);
            }
        }
        *self.now.candidates = board.candidates;
        self.close(open);
        true
    }

    /// Begins anew.
    fn index(&mut self, board: &Board) {
        let total: u32 = board.candidates.iter().map(|word| word.count_ones()).sum();
        self.count = total as usize;
        *self.now.candidates = board.candidates;
        // The places are other ones now.
        *self.start.candidates = [0; 81];
        if self.count > FEW {
            return;
        }
        self.now.left = Set::first(self.count);
        for sheet in &mut self.now.sheets {
            sheet.clashes = Set::EMPTY;
        }
        let mut next = 0;
        for (cell, &word) in board.candidates.iter().enumerate() {
            for candidate in Candidate::in_cell(cell, word) {
                self.places[candidate.bit()] = next as Place;
                let own = Set::of(next as Place);
                for (k, sheet) in self.now.sheets.iter_mut().enumerate() {
                    sheet.trues[next] = if k == 1 { own } else { Set::EMPTY };
                    sheet.falses[next] = if k == 0 { own } else { Set::EMPTY };
                }
                next += 1;
            }
        }
        self.groups.read(board, &self.places);
        self.close(self.groups.all());
    }

    /// Visits these cells and houses, and all in which anything changes.
    fn close(&mut self, first: Open) {
        self.computed += 1;
        let Self { count, groups, now, falses, .. } = self;
        for sheet in &mut now.sheets {
            door::close(sheet, groups, first);
        }
        let [by_false, by_true] = &now.sheets;
        self.doubles = Set::EMPTY;
        now.left.for_each(|place| {
            let place = usize::from(place);
            self.doubles.add_all(&by_false.falses[place].and(&by_true.falses[place]));
        });
        falses[..*count].copy_from_slice(&by_true.falses[..*count]);
        falses[*count..].fill(Set::EMPTY);
        transpose(falses);
        // Those that contradict themselves agree with all others.
        by_true.clashes.for_each(|place| falses[usize::from(place)] = Set::ALL);
        self.open = self.doubles;
        self.open.add_all(&by_false.clashes);
        self.open.add_all(&by_true.clashes);
        for group in 0..groups.count {
            let members = groups.members(group);
            let all = members.iter().map(|&place| &falses[usize::from(place)]);
            if !all.fold(now.left, |all, own| all.and(own)).is_empty() {
                self.open.add(members[0]);
            }
        }
    }

    /// Tests whether a candidate may show anything: by itself, or with the others of its cell, or
    /// of a house where it is the first.
    pub(in super::super) fn may_show(&self, candidate: Candidate) -> bool {
        self.open.has(self.places[candidate.bit()])
    }

    /// Tests whether an assumption may contradict itself.
    pub(in super::super) fn may_clash(&self, assumption: Literal) -> bool {
        let place = self.places[assumption.candidate().bit()];
        self.now.sheets[usize::from(assumption.is_true())].clashes.has(place)
    }

    /// Candidates that are false by all of several assumptions, of those that do not contradict
    /// themselves.
    pub(in super::super) fn common(&self, assumptions: &[Literal]) -> Set {
        if let [one, two] = assumptions
            && one.candidate() == two.candidate()
            && !self.may_clash(*one)
            && !self.may_clash(*two)
            && !self.doubles.has(self.places[one.candidate().bit()])
        {
            return Set::EMPTY;
        }
        let mut common = self.now.left;
        for &assumption in assumptions {
            if common.is_empty() {
                break;
            }
            if assumption.is_true() || !self.may_clash(assumption) {
                common = common.and(&self.falses_by(assumption));
            }
        }
        common
    }

    /// Candidates that are false by an assumption; all, if it is true and contradicts itself.
    fn falses_by(&self, assumption: Literal) -> Set {
        let place = self.places[assumption.candidate().bit()];
        if assumption.is_true() {
            return self.falses[usize::from(place)];
        }
        let falses = &self.now.sheets[0].falses;
        let is_false = |&other: &Place| falses[usize::from(other)].has(place);
        (0..self.count).map(|k| k as Place).filter(is_false).collect()
    }

    /// Members of a set that are in a list.
    pub(in super::super) fn among(&self, set: &Set, list: &[Candidate]) -> Set {
        set.and(&list.iter().map(|candidate| self.places[candidate.bit()]).collect())
    }
}
