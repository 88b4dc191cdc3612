//! The spread of statements in a run, from link to link.
//!
//! What has gone is taken off the words of the board.  Those of which a candidate is known to be true are marked, so that it is
//! not found again.
//!
//! Source: the order is that of [SE121], see [`run`](super).  Cost: four words read and
//! written for each false statement, and one visit for each candidate that a true one excludes.  Oracle: the plain run of
//! the tests.

use super::super::super::board::Board;
use super::super::super::candidate::{Candidate, Literal};
use super::super::reason::Reason;
use super::words::{FIRST, OF, OTHERS, OWN, Words, member, singles};
use super::{Clash, Rules, Run};

/// Marks of a candidate that is known to be false, and of one that is known to be true.
const FALSE: u8 = 1;
const TRUE: u8 = 2;

/// Working space: the words of a run, and what is known in it.
#[derive(Clone, Debug)]
pub(in super::super) struct Spread {
    source: Words,
    words: Words,
    known: [u8; 1024],
}

impl Default for Spread {
    fn default() -> Self {
        Self { source: Words::default(), words: Words::default(), known: [0; 1024] }
    }
}

impl Spread {
    /// Reads the board on which the next runs start.
    pub(in super::super) fn read(&mut self, board: &Board) {
        self.source.read(board);
    }

    /// Starts a run from an assumption.
    pub(in super::super) fn start(&mut self, run: &mut Run, assumption: Literal) {
        self.clear();
        run.assume(assumption);
        if assumption.is_true() {
            self.know(assumption.candidate());
        }
    }

    /// Goes back to where a run was when nothing followed any more.
    pub(in super::super) fn resume(&mut self, run: &Run) {
        self.clear();
        for candidate in run.falses() {
            let at = candidate.bit();
            self.known[at] |= FALSE;
            self.words.put(OF[at], self.words.four(OF[at]) & !OWN[at]);
        }
        run.trues.iter().for_each(|&candidate| self.know(candidate));
    }

    fn clear(&mut self) {
        self.words.clone_from(&self.source);
        self.known.fill(0);
    }

    /// Removes from the board on which the run started what is gone.
    pub(in super::super) fn write(&self, board: &mut Board) {
        self.words.write(board);
    }

    /// Serves all that is waiting; whether there was no clash.
    pub(in super::super) fn propagate(&mut self, run: &mut Run, rules: Rules) -> bool {
        for candidate in run.falses_waiting() {
            self.known[candidate.bit()] |= FALSE;
        }
        let mut is_fine = true;
        while is_fine {
            if let Some(candidate) = run.next_true() {
                is_fine = self.serve_true(run, candidate, rules);
            } else if let Some(candidate) = run.next_false() {
                is_fine = self.serve_false(run, candidate, rules);
            } else {
                break;
            }
        }
        run.note();
        is_fine
    }

    /// Says what is false because a candidate is true; whether there is no clash.
    #[inline]
    fn serve_true(&mut self, run: &mut Run, candidate: Candidate, rules: Rules) -> bool {
        let of = OF[candidate.bit()];
        let mut open = self.words.four(of) & OTHERS[candidate.bit()];
        if rules.is_nishio {
            open &= !FIRST;
        }
        while open != 0 {
            let other = member(of, open.trailing_zeros());
            open &= open - 1;
            let known = &mut self.known[other.bit()];
            if *known & TRUE != 0 {
                let (known, reason) = (other.is_so(), Reason::Assumption);
                run.clash = Some(Clash { known, reason, via: candidate });
                return false;
            }
            run.offer_false(other, candidate, *known & FALSE == 0);
            *known |= FALSE;
        }
        true
    }

    /// Says what is true because a candidate is false, and takes it off the board in the same pass: all that follows is looked
    /// up before any of it is said.
    #[inline]
    fn serve_false(&mut self, run: &mut Run, candidate: Candidate, rules: Rules) -> bool {
        let of = OF[candidate.bit()];
        let rest = self.words.four(of) & !OWN[candidate.bit()];
        if rules.is_dynamic {
            self.words.put(of, rest);
        }
        let mut forced = singles(rest);
        if rules.is_nishio {
            forced &= !FIRST;
        }
        while forced != 0 {
            let first = forced.trailing_zeros();
            forced &= forced - 1;
            let other = member(of, (rest >> first).trailing_zeros() + first);
            let reason = Reason::LINKS[first as usize >> 4 & 3];
            let known = self.known[other.bit()];
            if known & FALSE != 0 {
                run.clash = Some(Clash { known: other.is_not(), reason, via: candidate });
                return false;
            }
            if known & TRUE == 0 {
                self.know(other);
                run.add_true(other, reason, candidate);
            }
        }
        true
    }

    /// Says that a candidate is true.
    #[inline]
    fn know(&mut self, candidate: Candidate) {
        self.known[candidate.bit()] |= TRUE;
        self.words.mark(OF[candidate.bit()]);
    }
}
