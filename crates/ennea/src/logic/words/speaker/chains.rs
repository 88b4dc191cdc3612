//! What is to be said of chains, almost locked sets and nets: what follows from what, in order.

use super::Speaker;
use crate::cell::Cell;
use crate::digit::Digit;
use crate::logic::step::{
    AlmostLocked, Argument, Candidate, Chain, Claim, End, Fact, Line, Node, Proof,
};
use crate::technique::Technique;

impl Speaker<'_> {
    fn is(&self, Node { digit, cells }: &Node) -> String {
        match cells.as_slice() {
            [cell] => self.tongue.is(&self.name(*cell), *digit),
            several => self.tongue.is_among(&self.names(several), *digit),
        }
    }

    fn is_not(&self, Node { digit, cells }: &Node) -> String {
        match cells.as_slice() {
            [cell] => self.tongue.is_not(&self.name(*cell), *digit),
            several => self.tongue.is_not_among(&self.names(several), *digit),
        }
    }

    /// In brackets, why the only candidate left of a fact is true.
    fn because(&self, fact: &Fact) -> String {
        match fact {
            Fact::Cell(_) => self.tongue.because_of_cell(),
            Fact::House(house, _) => self.tongue.because_of_house(*house),
            Fact::Unique(_) => self.tongue.because_of_unique(),
        }
    }

    pub(super) fn chain(&self, chain: &Chain) -> String {
        let (tongue, nodes) = (self.tongue, &chain.nodes);
        let (first, last) = (&nodes[0], &nodes[nodes.len() - 1]);
        let mut text = vec![tongue.suppose(&[self.is_not(first)])];
        for (k, pair) in nodes.chunks(2).enumerate() {
            let is = self.is(&pair[1]);
            let because = chain.facts.get(k).map_or(String::new(), |fact| self.because(fact));
            text.push(match nodes.get(2 * k + 2) {
                Some(next) => tongue.link(&is, &because, &self.is_not(next)),
                None if chain.is_ring => tongue.ring(&is, &because, &self.is_not(first)),
                None if first == last => tongue.after_all(&is, &because),
                None if self.is_of(&[Technique::RemotePair]) => tongue.remote(&is, &because),
                None => tongue.either(&is, &because, &self.is(first), &self.is(last)),
            });
        }
        self.joined(&text)
    }

    fn set(&self, set: &AlmostLocked) -> String {
        self.tongue.set(&self.names(&set.cells), set.digits)
    }

    pub(super) fn sets(
        &self,
        sets: &[AlmostLocked],
        links: &[Digit],
        digit: Option<Digit>,
    ) -> String {
        let names: Vec<String> = sets.iter().map(|set| self.set(set)).collect();
        let Some(digit) = digit else { return self.tongue.two_sets(&names, links) };
        let mut text = vec![self.tongue.sets(&names, digit)];
        let links = links.iter().enumerate();
        text.extend(links.map(|(k, &link)| self.tongue.next_set(link, k + 2)));
        text.push(self.tongue.last_set(digit));
        self.joined(&text)
    }

    pub(super) fn blossom(
        &self,
        stem: Cell,
        petals: &[(Digit, AlmostLocked)],
        digit: Digit,
    ) -> String {
        let petal =
            |(held, set): &(Digit, AlmostLocked)| self.tongue.petal(*held, &self.set(set), digit);
        let cases: Vec<String> = petals.iter().map(petal).collect();
        self.tongue.blossom(&self.name(stem), self.board.candidates(stem), &cases, digit)
    }

    pub(super) fn forcing(&self, fact: &Fact, chains: &[Vec<Claim>]) -> String {
        let tongue = self.tongue;
        let or_not = chains.iter().flat_map(|chain| chain.first()).find_map(|first| match first {
            Claim::IsNot(candidate) => Some(*candidate),
            Claim::Is(_) => None,
        });
        let mut lines = vec![match (or_not, fact) {
            (Some(it), _) => tongue.whether(&self.name(it.cell), it.digit),
            (None, Fact::Cell(cell)) => tongue.whichever_digit(&self.name(*cell)),
            (None, Fact::House(house, digit)) => tongue.wherever(*house, *digit),
            (None, Fact::Unique(_)) => tongue.whichever(),
        }];
        for chain in chains {
            let claims = chain.iter().map(|&claim| self.says(claim) + &self.why_in(chain, claim));
            match claims.collect::<Vec<String>>().as_slice() {
                [] => {}
                [only] => lines.push(tongue.itself(only)),
                [first, rest @ ..] => lines.push(tongue.leads_to(first, rest)),
            }
        }
        lines.join("\n")
    }

    /// In brackets, why something holds in a chain, where the proof tells.
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
        line.map_or(String::new(), |line| self.because_of(line))
    }

    /// In brackets, why a line holds.
    fn because_of(&self, line: &Line) -> String {
        match line {
            Line::Is { fact, .. } => self.because(fact),
            Line::IsNot { gone, by, .. } => {
                let mut board = self.board.clone();
                gone.iter().for_each(|&candidate| board.eliminate(candidate));
                let inside = Speaker { board: &board, step: by, ..*self };
                let reason = inside.reason().replace('\n', self.tongue.blank());
                self.tongue.because_of_rule(inside.technique(), &reason)
            }
        }
    }

    pub(super) fn net(&self) -> String {
        let Proof::Lines(argument) = self.step.proof() else { return String::new() };
        let assumed = self.step.negated().into_iter().map(|claim| self.says(claim));
        let mut text = self.tongue.suppose(&assumed.collect::<Vec<String>>());
        self.argument(argument, "", &mut text);
        text
    }

    fn argument(&self, argument: &Argument, prefix: &str, text: &mut String) {
        let tongue = self.tongue;
        let mut sentences = vec![std::mem::take(text)];
        for line in &argument.lines {
            sentences.push(tongue.then(&self.says(line.claim()), &self.because_of(line)));
        }
        sentences.push(match &argument.end {
            End::Fails(Fact::Cell(cell)) => tongue.no_candidate(&self.name(*cell)),
            End::Fails(Fact::House(house, digit)) => tongue.no_place(*house, *digit),
            End::Fails(Fact::Unique(_)) => tongue.two_solutions(),
            End::Cases(_, cases) => tongue.cases(cases.len()),
        });
        *text = self.joined(&sentences);
        if let End::Cases(_, cases) = &argument.end {
            for (k, (candidate, argument)) in cases.iter().enumerate() {
                let prefix = format!("{prefix}{}.", k + 1);
                let mut case = tongue.suppose(&[self.says(Claim::Is(*candidate))]);
                self.argument(argument, &prefix, &mut case);
                *text += &format!("\n{prefix} {case}");
            }
        }
    }
}
