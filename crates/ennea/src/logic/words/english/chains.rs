//! Chains, almost locked sets and nets in English: what follows from what, one after the other.

use super::{Speaker, number};
use crate::cell::Cell;
use crate::digit::Digit;
use crate::logic::step::{
    AlmostLocked, Argument, Candidate, Chain, Claim, End, Fact, Line, Node, Proof,
};
use crate::logic::words::names::{cells, digits, joined, list};
use crate::technique::Technique;

impl Speaker<'_> {
    fn is(&self, node: &Node) -> String {
        self.node(node, "is")
    }

    fn is_not(&self, node: &Node) -> String {
        self.node(node, "is not")
    }

    fn node(&self, Node { digit, cells: places }: &Node, is: &str) -> String {
        match places.as_slice() {
            [cell] => format!("{} {is} {digit}", self.name(*cell)),
            several => format!("{digit} {is} at {}", cells(self.shape(), several, "or")),
        }
    }

    /// In brackets, why the only candidate left of a fact is true.
    fn because(&self, fact: &Fact) -> String {
        match fact {
            Fact::Cell(_) => "(nothing else is left there)".to_owned(),
            Fact::House(house, _) => format!("(no other place in {house})"),
            Fact::Unique(_) => "(else there would be two solutions)".to_owned(),
        }
    }

    pub(super) fn chain(&self, chain: &Chain) -> String {
        let nodes = &chain.nodes;
        let mut text = format!("Suppose {}.", self.is_not(&nodes[0]));
        for (k, pair) in nodes.chunks(2).enumerate() {
            if k > 0 {
                text += &format!(", so {}.", self.is_not(&pair[0]));
            }
            let because =
                chain.facts.get(k).map_or(String::new(), |fact| format!(" {}", self.because(fact)));
            text += &format!(" Then {}{because}", self.is(&pair[1]));
        }
        let (first, last) = (&nodes[0], &nodes[nodes.len() - 1]);
        if chain.is_ring {
            format!(
                "{text}, so {} indeed. The chain closes to a ring, and can be followed both ways: of \
                 any two neighbours in it exactly one is true.",
                self.is_not(first)
            )
        } else if first == last {
            format!("{text}, after all.")
        } else if self.step.technique() == Technique::RemotePair {
            format!("{text}. The same goes for the other digit: the two ends differ.")
        } else {
            format!(
                "{text}. So in any case {}, or {}: what cannot be true beside the one, nor beside \
                 the other, is false.",
                self.is(first),
                self.is(last)
            )
        }
    }

    fn set(&self, set: &AlmostLocked) -> String {
        format!("{} ({})", cells(self.shape(), &set.cells, "and"), digits(set.digits, "or"))
    }

    pub(super) fn sets(
        &self,
        sets: &[AlmostLocked],
        links: &[Digit],
        digit: Option<Digit>,
    ) -> String {
        let first = "has one candidate more than cells, so without any one of its digits it has all \
                     the others";
        let names = list(sets.iter().map(|set| self.set(set)), "and");
        let Some(digit) = digit else {
            return format!(
                "Each of the sets {names} {first}. They cannot both have {}, so each lacks one of \
                 these and has all its other digits.",
                joined(links.iter(), ", nor both ")
            );
        };
        let mut text =
            format!("Each of the sets {names} {first}. Suppose the first has no {digit}.");
        for (k, link) in links.iter().enumerate() {
            text += &format!(" Then it has {link}, so number {} has no {link}.", k + 2);
        }
        format!(
            "{text} Then it has {digit}. So {digit} is in the first or in the last, and what sees all \
             its places in both is not {digit}."
        )
    }

    pub(super) fn blossom(
        &self,
        stem: Cell,
        petals: &[(Digit, AlmostLocked)],
        digit: Digit,
    ) -> String {
        let case = |(held, set): &(Digit, AlmostLocked)| {
            format!("if it is {held}, {} have no {held} and need their {digit}", self.set(set))
        };
        format!(
            "{} is {}: {}. So one of these has {digit}, and what sees all their places for it \
             is not {digit}.",
            self.name(stem),
            digits(self.board.candidates(stem), "or"),
            joined(petals.iter().map(case), "; ")
        )
    }

    pub(super) fn forcing(&self, fact: &Fact, chains: &[Vec<Claim>]) -> String {
        let or_not = chains.iter().flat_map(|chain| chain.first()).find_map(|first| match first {
            Claim::IsNot(candidate) => Some(Claim::Is(*candidate)),
            Claim::Is(_) => None,
        });
        let mut text = match (or_not, fact) {
            (Some(claim), _) => format!("Whether {} or not:", self.says(claim)),
            (None, Fact::Cell(cell)) => format!("Whichever digit {} holds:", self.name(*cell)),
            (None, Fact::House(house, digit)) => format!("Wherever {digit} stands in {house}:"),
            (None, Fact::Unique(_)) => "Whichever of them is true:".to_owned(),
        };
        for chain in chains {
            let claims = chain.iter().map(|&claim| self.says(claim) + &self.why_in(chain, claim));
            text += &match claims.collect::<Vec<String>>().as_slice() {
                [] => String::new(),
                [only] => format!("\n- or {only} itself."),
                [first, rest @ ..] => format!("\n- if {first}, then {}.", rest.join(", then ")),
            };
        }
        text
    }

    /// In brackets after a blank, why something holds in a chain, where the proof tells.
    fn why_in(&self, chain: &[Claim], claim: Claim) -> String {
        let (Proof::Lines(argument), Some(&start)) = (self.step.proof(), chain.first()) else {
            return String::new();
        };
        let End::Cases(_, cases) = &argument.end else { return String::new() };
        let is_own = |first: &Candidate| match start {
            Claim::Is(own) => own == *first,
            Claim::IsNot(other) => other != *first,
        };
        let own = cases.iter().find(|(first, _)| is_own(first)).map(|(_, argument)| argument);
        let lines = own.into_iter().flat_map(|argument| &argument.lines);
        let line = lines.into_iter().find(|line| line.claim() == claim && claim != start);
        line.map_or(String::new(), |line| " ".to_owned() + &self.because_of(line))
    }

    /// In brackets, why a line holds.
    fn because_of(&self, line: &Line) -> String {
        match line {
            Line::Is { fact, .. } => self.because(fact),
            Line::IsNot { gone, by, .. } => {
                let mut board = self.board.clone();
                gone.iter().for_each(|&candidate| board.eliminate(candidate));
                let inside = Speaker { board: &board, step: by };
                let reason = inside.reason().replace('\n', " ");
                format!("(by {}: {reason})", by.technique())
            }
        }
    }

    pub(super) fn net(&self) -> String {
        let Proof::Lines(argument) = self.step.proof() else { return String::new() };
        let assumed = self.step.negated().into_iter().map(|claim| self.says(claim));
        let mut text = format!("Suppose {}.", list(assumed, "and"));
        self.argument(argument, "", &mut text);
        text
    }

    fn argument(&self, argument: &Argument, prefix: &str, text: &mut String) {
        for line in &argument.lines {
            *text += &format!(" Then {} {}.", self.says(line.claim()), self.because_of(line));
        }
        match &argument.end {
            End::Fails(Fact::Cell(cell)) => {
                *text += &format!(" But then {} has no candidate left.", self.name(*cell));
            }
            End::Fails(Fact::House(house, digit)) => {
                *text += &format!(" But then {digit} has no place left in {house}.");
            }
            End::Fails(Fact::Unique(_)) => *text += " But then there would be two solutions.",
            End::Cases(_, cases) => {
                *text += &format!(" There are {} cases.", number(cases.len()));
                for (k, (candidate, argument)) in cases.iter().enumerate() {
                    let prefix = format!("{prefix}{}.", k + 1);
                    *text += &format!("\n{prefix} Suppose {}.", self.says(Claim::Is(*candidate)));
                    self.argument(argument, &prefix, text);
                }
            }
        }
    }
}
