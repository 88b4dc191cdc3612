//! Sentences on chains, almost locked sets and nets: what follows from what, in order.

use super::Speaker;
use crate::say;
use ennea_base::{Cell, Digit, Technique};
use ennea_logic::{AlmostLocked, Argument, Candidate, Chain, Claim, End, Fact, Line, Node, Proof};

impl Speaker<'_> {
    fn is(&self, Node { digit, cells }: &Node) -> String {
        match cells.as_slice() {
            [cell] => self.says(Claim::Is(Candidate { cell: *cell, digit: *digit })),
            several => say!(self.language, "is-among", cells = self.names(several), digit),
        }
    }

    fn is_not(&self, Node { digit, cells }: &Node) -> String {
        match cells.as_slice() {
            [cell] => self.says(Claim::IsNot(Candidate { cell: *cell, digit: *digit })),
            several => say!(self.language, "is-not-among", cells = self.names(several), digit),
        }
    }

    /// Why the only candidate left of a fact is true.
    fn because(&self, fact: &Fact) -> String {
        let language = self.language;
        match fact {
            Fact::Cell(_) => say!(language, "because-of-cell"),
            Fact::House(house, _) => say!(language, "because-of-house", house = self.house(*house)),
            Fact::Unique(_) => say!(language, "because-of-unique"),
        }
    }

    /// A clause, and why it holds, if that is to be said.
    fn with_reason(&self, clause: String, reason: Option<String>) -> String {
        match reason {
            Some(reason) => say!(self.language, "with-reason", clause, reason),
            None => clause,
        }
    }

    pub(super) fn chain(&self, chain: &Chain) -> String {
        let (language, nodes) = (self.language, &chain.nodes);
        let (first, last) = (&nodes[0], &nodes[nodes.len() - 1]);
        let mut text = vec![say!(language, "suppose", clauses = vec![self.is_not(first)])];
        for (k, pair) in nodes.chunks(2).enumerate() {
            let because = chain.facts.get(k).map(|fact| self.because(fact));
            let is = self.with_reason(self.is(&pair[1]), because);
            text.push(match nodes.get(2 * k + 2) {
                Some(next) => say!(language, "link", is, isnot = self.is_not(next)),
                None if chain.is_ring => say!(language, "ring", is, isnot = self.is_not(first)),
                None if first == last => say!(language, "after-all", is),
                None if self.is_of(&[Technique::RemotePair]) => say!(language, "remote", is),
                None => {
                    say!(language, "either", is, first = self.is(first), last = self.is(last))
                }
            });
        }
        self.joined(&text)
    }

    fn set(&self, set: &AlmostLocked) -> String {
        say!(self.language, "set", cells = self.names(&set.cells), digits = set.digits)
    }

    pub(super) fn sets(
        &self,
        sets: &[AlmostLocked],
        links: &[Digit],
        digit: Option<Digit>,
    ) -> String {
        let language = self.language;
        let sets: Vec<String> = sets.iter().map(|set| self.set(set)).collect();
        let Some(digit) = digit else { return say!(language, "two-sets", sets, links) };
        let mut text = vec![say!(language, "sets", sets, digit)];
        let next = |(number, link): (usize, _)| say!(language, "next-set", link, number);
        text.extend((2..).zip(links).map(next));
        text.push(say!(language, "last-set", digit));
        self.joined(&text)
    }

    pub(super) fn blossom(
        &self,
        stem: Cell,
        petals: &[(Digit, AlmostLocked)],
        digit: Digit,
    ) -> String {
        let language = self.language;
        let petal = |(held, set): &(Digit, AlmostLocked)| {
            say!(language, "petal", held, set = self.set(set), digit)
        };
        let cases: Vec<String> = petals.iter().map(petal).collect();
        let (stem, candidates) = (self.name(stem), self.board.candidates(stem));
        say!(language, "blossom", stem, candidates, cases, digit)
    }

    pub(super) fn forcing(&self, fact: &Fact, chains: &[Vec<Claim>]) -> String {
        let language = self.language;
        let or_not = chains.iter().flat_map(|chain| chain.first()).find_map(|first| match first {
            Claim::IsNot(candidate) => Some(*candidate),
            Claim::Is(_) => None,
        });
        let mut lines = vec![match (or_not, fact) {
            (Some(Candidate { cell, digit }), _) => {
                say!(language, "whether", cell = self.name(cell), digit)
            }
            (None, Fact::Cell(cell)) => say!(language, "whichever-digit", cell = self.name(*cell)),
            (None, Fact::House(house, digit)) => {
                say!(language, "wherever", house = self.house(*house), digit)
            }
            (None, Fact::Unique(_)) => say!(language, "whichever"),
        }];
        for chain in chains {
            let claims =
                chain.iter().map(|&it| self.with_reason(self.says(it), self.why_in(chain, it)));
            let mut claims: Vec<String> = claims.collect();
            match claims.len() {
                0 => {}
                1 => lines.push(say!(language, "itself", clause = claims[0])),
                _ => {
                    let first = claims.remove(0);
                    lines.push(say!(language, "leads-to", first, then = claims));
                }
            }
        }
        lines.join("\n")
    }

    /// Why something holds in a chain, where the proof tells.
    fn why_in(&self, chain: &[Claim], claim: Claim) -> Option<String> {
        let (Proof::Lines(argument), Some(&start)) = (self.step.proof(), chain.first()) else {
            return None;
        };
        let End::Cases(_, cases) = &argument.end else { return None };
        let is_own = |first: &Candidate| match start {
            Claim::Is(own) => own == *first,
            Claim::IsNot(other) => other != *first,
        };
        let own = cases.iter().find(|(first, _)| is_own(first)).map(|(_, argument)| argument);
        let lines = own.into_iter().flat_map(|argument| &argument.lines);
        let mut lines = lines.filter(|line| line.claim() == claim && claim != start);
        lines.next().map(|line| self.because_of(line))
    }

    /// Why a line holds.
    fn because_of(&self, line: &Line) -> String {
        match line {
            Line::Is { fact, .. } => self.because(fact),
            Line::IsNot { gone, by, .. } => {
                let mut board = self.board.clone();
                gone.iter().for_each(|&candidate| board.eliminate(candidate));
                let inside = Speaker { board: &board, step: by, ..*self };
                let reason = inside.reason().replace('\n', self.language.blank());
                let technique = inside.technique();
                say!(self.language, "because-of-rule", technique, reason)
            }
        }
    }

    pub(super) fn net(&self) -> String {
        let Proof::Lines(argument) = self.step.proof() else { return String::new() };
        let assumed = self.step.negated().into_iter().map(|claim| self.says(claim));
        let mut text = say!(self.language, "suppose", clauses = assumed.collect::<Vec<String>>());
        self.argument(argument, "", &mut text);
        text
    }

    fn argument(&self, argument: &Argument, prefix: &str, text: &mut String) {
        let language = self.language;
        let mut sentences = vec![std::mem::take(text)];
        for line in &argument.lines {
            let clause = self.with_reason(self.says(line.claim()), Some(self.because_of(line)));
            sentences.push(say!(language, "then", clause));
        }
        sentences.push(match &argument.end {
            End::Fails(Fact::Cell(cell)) => say!(language, "no-candidate", cell = self.name(*cell)),
            End::Fails(Fact::House(house, digit)) => {
                say!(language, "no-place", house = self.house(*house), digit)
            }
            End::Fails(Fact::Unique(_)) => say!(language, "two-solutions"),
            End::Cases(_, cases) => say!(language, "cases", count = cases.len()),
        });
        *text = self.joined(&sentences);
        if let End::Cases(_, cases) = &argument.end {
            for (k, (candidate, argument)) in cases.iter().enumerate() {
                let prefix = format!("{prefix}{}.", k + 1);
                let assumed = self.says(Claim::Is(*candidate));
                let mut case = say!(language, "suppose", clauses = vec![assumed]);
                self.argument(argument, &prefix, &mut case);
                *text += &format!("\n{prefix} {case}");
            }
        }
    }
}
