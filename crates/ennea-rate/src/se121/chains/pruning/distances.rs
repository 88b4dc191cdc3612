//! Distances of what candidates lead to, where nothing is removed.
//!
//! Source: ours.  Cost: a closure for each candidate, and a walk by sets from those that agree.  Oracle: the plain search, in tests.

use super::super::super::board::Board;
use super::super::super::candidate::{Candidate, Literal};
use super::super::links::{Kinds, Links, Place, Set};

/// Candidates that are true, and those that are false.
type Both = (Set, Set);

/// Consequences of candidates on a board.
#[derive(Clone, Debug, Default)]
pub(in super::super) struct Distances {
    pub(in super::super) links: Links,
    /// For each candidate the steps away from it, where they were asked for.
    steps: Vec<Vec<Both>>,
    all: Vec<Both>,
    is_read: bool,
}

impl Distances {
    /// Reads a board.
    pub(in super::super) fn read(&mut self, board: &Board) {
        self.is_read = self.links.read(board);
        if self.is_read {
            self.walk();
        }
    }

    /// Finds what the candidates lead to by links that have been read.
    pub(in super::super) fn walk(&mut self) {
        let count = self.links.count;
        self.steps.clear();
        self.steps.resize(count, Vec::new());
        self.all.clear();
        let mut web = self.links.by(Kinds::Both);
        self.all.extend((0..count).map(|place| web.outcome(place as Place)));
    }

    /// A lower bound on the statements of a conclusion that all of these candidates lead to.
    ///
    /// `None` if there is no conclusion; nothing is known, and so 0, where one contradicts itself.
    pub(in super::super) fn least(&mut self, candidates: &[Candidate]) -> Option<u32> {
        if !self.is_read {
            return Some(0);
        }
        let mut least = None;
        let is_clear = self.visit_common(candidates, |length, _| {
            least = Some(least.map_or(length, |least: u32| least.min(length)));
        });
        if is_clear { least } else { Some(0) }
    }

    /// Visits what all of these candidates lead to, with the number of statements; false if one contradicts itself.
    pub(in super::super) fn visit_common(
        &mut self,
        candidates: &[Candidate],
        mut visit: impl FnMut(u32, Literal),
    ) -> bool {
        let places: Vec<Place> =
            candidates.iter().map(|&candidate| self.links.at(candidate)).collect();
        let mut common = (Set::ALL, Set::ALL);
        for &place in &places {
            let all = &self.all[usize::from(place)];
            if all.0.meets(&all.1) {
                return false;
            }
            common = (common.0.and(&all.0), common.1.and(&all.1));
        }
        if common.0.is_empty() && common.1.is_empty() {
            return true;
        }
        for &place in &places {
            let steps = &mut self.steps[usize::from(place)];
            if steps.is_empty() {
                *steps = self.links.by(Kinds::Both).steps_from(place);
            }
        }
        let to = |place: &Place, is_goal: &dyn Fn(&Both) -> bool| {
            let steps = &self.steps[usize::from(*place)];
            steps.iter().position(is_goal).expect("it is reached") as u32
        };
        common.0.for_each(|goal| {
            let length = places.iter().map(|p| 2 * to(p, &|step| step.0.has(goal)) + 1).sum();
            visit(length, self.links.candidate(goal).is_so());
        });
        common.1.for_each(|goal| {
            let length = places.iter().map(|p| 2 * to(p, &|step| step.1.has(goal)) + 2).sum();
            visit(length, self.links.candidate(goal).is_not());
        });
        true
    }
}
