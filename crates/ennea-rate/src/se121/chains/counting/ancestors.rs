//! Ancestors of a statement: the statements that it rests on, and their number.
//!
//! Where no rule was applied inside a run, they are counted by sets, see [`ancestor_sets`](super::ancestor_sets).

use super::super::super::board::Board;
use super::super::super::candidate::{Candidate, Literal};
use super::super::array::Array;
use super::super::reason::Reason;
use super::super::run::{Clash, Parent, Run};
use super::super::tree::Tree;
use super::outline::Draft;

/// A statement of a run: one that was found, or the new side of its clash.
#[derive(Clone, Copy, Debug)]
pub(in super::super) enum Claim {
    /// As it was found.
    Known(Literal),
    /// The opposite of a statement that was found before.
    New(Clash),
}

impl Claim {
    fn literal(self) -> Literal {
        match self {
            Self::Known(literal) => literal,
            Self::New(clash) => clash.known.opposite(),
        }
    }
}

/// The two sides of a clash: the true one, the false one.
pub(in super::super) fn sides(clash: Clash) -> [Claim; 2] {
    let (known, new) = (Claim::Known(clash.known), Claim::New(clash));
    if clash.known.is_true() { [known, new] } else { [new, known] }
}

/// Visits the parents of what became true: first what was served, then the others in order.
fn parents_of_true(
    source: &Board,
    candidate: Candidate,
    reason: Reason,
    via: Candidate,
    mut visit: impl FnMut(Candidate),
) {
    visit(via);
    reason.visit_group(source, candidate, |other| {
        if other != via && other != candidate {
            visit(other);
        }
    });
}

/// Visits the parents of a statement.
fn parents(source: &Board, run: &Run, claim: Claim, mut visit: impl FnMut(Literal)) {
    let mut all_false = |candidate: Candidate| visit(candidate.is_not());
    match claim {
        Claim::Known(literal) => {
            let candidate = literal.candidate();
            if literal.is_true() {
                let (reason, via) = run.ground(candidate);
                if reason != Reason::Assumption {
                    parents_of_true(source, candidate, reason, via, all_false);
                }
                return;
            }
            match run.parent(candidate) {
                Parent::Assumed => {}
                Parent::True(parent) => visit(parent.is_so()),
                Parent::Rule(rule) => {
                    run.parents_of(rule).iter().copied().for_each(all_false);
                }
            }
        }
        Claim::New(Clash { known, reason, via }) => {
            if known.is_true() {
                visit(via.is_so());
            } else {
                parents_of_true(source, known.candidate(), reason, via, &mut all_false);
            }
        }
    }
}

/// Finds out what a rule of a run rests on.
pub(super) type Ask<'a> = &'a mut dyn FnMut(&mut Run, u16);

/// Counts ancestors.
#[derive(Clone, Debug, Default)]
pub(in super::super) struct Ancestors {
    seen: Array<u32, { Literal::COUNT }>,
    round: u32,
    waiting: Vec<Literal>,
    /// The chains inside those counted since it was cleared.
    pub(in super::super) nested: Vec<u32>,
}

impl Ancestors {
    /// The number of statements that a claim rests on, itself included; if that is more than
    /// `most`, any number that is.
    ///
    /// `ask` finds out what a rule rests on.
    pub(in super::super) fn count(
        &mut self,
        source: &Board,
        run: &mut Run,
        claim: Claim,
        most: u32,
        ask: Ask<'_>,
    ) -> u32 {
        self.round += 1;
        let Self { seen, round, waiting, nested } = self;
        let mut count = 1;
        waiting.clear();
        let mut next = Some(claim);
        while let Some(claim) = next {
            note_nested(run, claim, nested, ask);
            parents(source, run, claim, |mut literal| {
                // What is false because another one is true does not wait: that one is met in its place.
                loop {
                    let seen = &mut seen[literal.index()];
                    if *seen == *round {
                        break;
                    }
                    *seen = *round;
                    count += 1;
                    if !literal.is_true()
                        && let Parent::True(parent) = run.parent(literal.candidate())
                    {
                        literal = parent.is_so();
                    } else {
                        waiting.push(literal);
                        break;
                    }
                }
            });
            next = waiting.pop().filter(|_| count <= most).map(Claim::Known);
        }
        count
    }

    /// Visits all that a claim rests on, breadth first.
    pub(in super::super) fn visit(
        &mut self,
        source: &Board,
        run: &mut Run,
        claim: Claim,
        ask: Ask<'_>,
        visitor: &mut impl Visitor,
    ) {
        self.round += 1;
        let Self { seen, round, waiting, .. } = self;
        waiting.clear();
        seen[claim.literal().index()] = *round;
        let (mut claim, mut next) = (claim, 0);
        loop {
            let rule = known_rule_of(run, claim, ask);
            parents(source, run, claim, |literal| {
                visitor.parent(literal);
                let seen = &mut seen[literal.index()];
                if *seen != *round {
                    *seen = *round;
                    waiting.push(literal);
                }
            });
            visitor.statement(claim.literal(), || reason_of(run, claim), rule);
            let Some(&literal) = waiting.get(next) else { break };
            (claim, next) = (Claim::Known(literal), next + 1);
        }
    }
}

/// A visitor to all that a claim rests on.
pub(in super::super) trait Visitor {
    /// Takes what the next statement follows from.
    fn parent(&mut self, literal: Literal);

    /// Takes a statement, why it holds, and the rule's place in the list of its run, if that is why.
    fn statement(&mut self, literal: Literal, reason: impl FnOnce() -> Reason, rule: Option<u16>);
}

impl Visitor for Tree {
    fn parent(&mut self, literal: Literal) {
        self.parents.push(literal);
    }

    fn statement(&mut self, literal: Literal, reason: impl FnOnce() -> Reason, rule: Option<u16>) {
        self.end(literal, reason(), rule);
    }
}

impl Visitor for Draft<'_> {
    fn parent(&mut self, _: Literal) {}

    fn statement(&mut self, literal: Literal, reason: impl FnOnce() -> Reason, _: Option<u16>) {
        self.add(literal, reason);
    }
}

/// The place of the rule by which a claim holds, in the list of its run.
fn rule_of(run: &Run, claim: Claim) -> Option<u16> {
    if let Claim::Known(literal) = claim
        && !literal.is_true()
        && let Parent::Rule(rule) = run.parent(literal.candidate())
    {
        Some(rule)
    } else {
        None
    }
}

fn reason_of(run: &Run, claim: Claim) -> Reason {
    match claim {
        Claim::Known(literal) if literal.is_true() => run.ground(literal.candidate()).0,
        Claim::Known(literal) => match run.parent(literal.candidate()) {
            Parent::Assumed => Reason::Assumption,
            Parent::True(parent) => Reason::of_exclusion(literal.candidate(), parent),
            Parent::Rule(_) => Reason::Rule,
        },
        Claim::New(Clash { known, reason, via }) => {
            if known.is_true() {
                Reason::of_exclusion(known.candidate(), via)
            } else {
                reason
            }
        }
    }
}

/// Rule of a claim, if there is one, once the statements that the rule rests on are known or asked
/// for.
fn known_rule_of(run: &mut Run, claim: Claim, ask: Ask<'_>) -> Option<u16> {
    let rule = if run.applied.is_empty() { None } else { rule_of(run, claim) };
    if let Some(rule) = rule
        && run.applied[usize::from(rule)].rests_on.is_none()
    {
        ask(run, rule);
    }
    rule
}

/// Notes the chain inside, if the claim follows from one that was not met before.
fn note_nested(run: &mut Run, claim: Claim, nested: &mut Vec<u32>, ask: Ask<'_>) {
    if let Some(rule) = known_rule_of(run, claim, ask)
        && let Some(chain) = run.applied[usize::from(rule)].rests_on.and_then(|rests| rests.chain)
        && !nested.contains(&chain)
    {
        nested.push(chain);
    }
}
