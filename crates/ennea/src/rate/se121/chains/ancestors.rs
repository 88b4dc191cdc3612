//! What a statement rests on: how many statements there are, and which.

use super::super::board::{
    Board, CANDIDATES, CELLS, Candidate, HOUSES, PLACES, bits, candidate, parts,
};
use super::run::{Clash, Parent, Run};
use super::tree::{CELL, Literal, NONE, RULE, Tree};

/// A statement of a run: one that was found, or the two sides of its clash.
#[derive(Clone, Copy, Debug)]
pub(super) enum Claim {
    /// A candidate is true or false, as found.
    Known(Candidate, bool),
    /// The side of the clash that was new.
    New(Clash),
}

impl Claim {
    fn literal(self) -> Literal {
        match self {
            Self::Known(number, is_true) => number * 2 + u16::from(is_true),
            Self::New(clash) => clash.number * 2 + u16::from(clash.was_false),
        }
    }
}

/// The two sides of a clash: the true one, the false one.
pub(super) fn sides(clash: Clash) -> [Claim; 2] {
    let known = Claim::Known(clash.number, !clash.was_false);
    let new = Claim::New(clash);
    if clash.was_false { [new, known] } else { [known, new] }
}

/// Visits the parents of what became true: first what was served, then the others in order.
fn parents_of_true(
    source: &Board,
    number: Candidate,
    cause: u8,
    via: Candidate,
    mut visit: impl FnMut(Candidate),
) {
    let (cell, digit) = parts(number);
    visit(via);
    if cause == CELL {
        for other in bits(source.candidates[cell] & !(1 << digit)) {
            let other = candidate(cell, other);
            if other != via {
                visit(other);
            }
        }
    } else {
        let kind = usize::from(cause) - 1;
        let house = usize::from(HOUSES[cell][kind]);
        for place in bits(source.places[house][digit] & !(1 << PLACES[cell][kind])) {
            let other = candidate(CELLS[house][place].into(), digit);
            if other != via {
                visit(other);
            }
        }
    }
}

/// Visits the parents of a statement.
fn parents(source: &Board, run: &Run, claim: Claim, mut visit: impl FnMut(Literal)) {
    let mut all_false = |number: Candidate| visit(number * 2);
    match claim {
        Claim::Known(number, true) => {
            let (cause, via) = (run.cause[usize::from(number)], run.via[usize::from(number)]);
            if cause != NONE {
                parents_of_true(source, number, cause, via, all_false);
            }
        }
        Claim::Known(number, false) => match run.parent[usize::from(number)] {
            Parent::Assumed => {}
            Parent::True(parent) => visit(parent * 2 + 1),
            Parent::Rule(rule) => {
                let (start, end) = run.applied[usize::from(rule)].parents;
                run.parents[start as usize..end as usize].iter().copied().for_each(all_false);
            }
        },
        Claim::New(clash) if clash.was_false => {
            parents_of_true(source, clash.number, clash.cause, clash.via, &mut all_false);
        }
        Claim::New(clash) => visit(clash.via * 2 + 1),
    }
}

/// Counts ancestors.
#[derive(Clone, Debug)]
pub(super) struct Ancestors {
    seen: Box<[u32; 2 * CANDIDATES]>,
    round: u32,
    waiting: Vec<Literal>,
    /// The chains inside those counted since [`Ancestors::forget_nested`].
    pub(super) nested: Vec<u32>,
}

impl Default for Ancestors {
    fn default() -> Self {
        Self {
            seen: Box::new([0; 2 * CANDIDATES]),
            round: 0,
            waiting: Vec::new(),
            nested: Vec::new(),
        }
    }
}

impl Ancestors {
    /// Begins a new conclusion.
    pub(super) fn forget_nested(&mut self) {
        self.nested.clear();
    }

    /// How many statements a claim rests on, itself included; if more than `most`, any such number.
    pub(super) fn count(&mut self, source: &Board, run: &Run, claim: Claim, most: u32) -> u32 {
        self.round += 1;
        let Self { seen, round, waiting, nested } = self;
        let mut count = 1;
        waiting.clear();
        let mut next = Some(claim);
        while let Some(claim) = next {
            note_nested(run, claim, nested);
            parents(source, run, claim, |literal| {
                let seen = &mut seen[usize::from(literal)];
                if *seen != *round {
                    *seen = *round;
                    count += 1;
                    waiting.push(literal);
                }
            });
            let literal = waiting.pop().filter(|_| count <= most);
            next = literal.map(|literal| Claim::Known(literal / 2, literal % 2 == 1));
        }
        count
    }

    /// All that a claim rests on, breadth first.
    pub(super) fn tree(&mut self, source: &Board, run: &Run, claim: Claim) -> Tree {
        self.round += 1;
        let mut tree = Tree::default();
        let mut queue = vec![claim];
        self.seen[usize::from(claim.literal())] = self.round;
        let mut next = 0;
        while let Some(&claim) = queue.get(next) {
            next += 1;
            let mut own = Vec::new();
            parents(source, run, claim, |literal| own.push(literal));
            let (cause, rule) = match claim {
                Claim::Known(number, true) => (run.cause[usize::from(number)], None),
                Claim::New(clash) if clash.was_false => (clash.cause, None),
                Claim::Known(number, false) => match run.parent[usize::from(number)] {
                    Parent::Assumed => (NONE, None),
                    Parent::True(parent) => (cause_of_false(number, parent), None),
                    Parent::Rule(rule) => (RULE, Some(rule)),
                },
                Claim::New(clash) => (cause_of_false(clash.number, clash.via), None),
            };
            tree.push(claim.literal(), cause, &own);
            tree.nodes.last_mut().expect("just pushed").rule = rule;
            for literal in own {
                let seen = &mut self.seen[usize::from(literal)];
                if *seen != self.round {
                    *seen = self.round;
                    queue.push(Claim::Known(literal / 2, literal % 2 == 1));
                }
            }
        }
        tree
    }
}

/// Notes the chain inside, if the claim follows from one that was not met before.
fn note_nested(run: &Run, claim: Claim, nested: &mut Vec<u32>) {
    if run.applied.is_empty() {
        return;
    }
    if let Claim::Known(number, false) = claim
        && let Parent::Rule(rule) = run.parent[usize::from(number)]
        && let Some(chain) = run.applied[usize::from(rule)].nested
        && !nested.contains(&chain)
    {
        nested.push(chain);
    }
}

/// Why one candidate excludes another: the cell, else the first house that they share.
pub(super) fn cause_of_false(number: Candidate, parent: Candidate) -> u8 {
    let ((a, _), (b, _)) = (parts(number), parts(parent));
    if a == b {
        return CELL;
    }
    let kind = (0..3).find(|&kind| HOUSES[a][kind] == HOUSES[b][kind]);
    kind.expect("they see each other") as u8 + 1
}
