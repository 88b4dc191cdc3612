//! Steps in English, as a teacher says them: what is to be seen, why something follows, what it is.

use super::Level;
use super::names::{by_digit, cell_name, cells, digits, houses, list};
use super::picture::cells_of;
use crate::cell::Cell;
use crate::digit::{Digit, DigitSet};
use crate::logic::board::Board;
use crate::logic::step::{
    AlmostLocked, Argument, Candidate, Chain, DeadlyPattern, End, Fact, Figure, Node, Proof, Step,
};
use crate::logic::technique::Technique;
use crate::shape::{House, Shape};

/// A step as sentences, its name first.  Cases of a nested net stand on lines of their own.
pub fn sentence(board: &Board, step: &Step) -> String {
    format!("{}. {}", step.technique(), Speaker { board, step }.reason())
}

/// As much of a step as a hint of this level tells.
pub fn hint(board: &Board, step: &Step, level: Level) -> String {
    let shape = board.shape();
    let place = place(board, step);
    match level {
        Level::Where => format!("Look at {place}."),
        Level::Technique => {
            format!("Look at {place}. {}: {}", step.technique(), step.technique().meaning())
        }
        Level::Cells => {
            let names: Vec<Cell> = cells_of(step).into_iter().collect();
            let names = cells(shape, &names, "and");
            let (name, meaning) = (step.technique(), step.technique().meaning());
            format!("Look at {place}. {name}: {meaning} Here it is at {names}.")
        }
        Level::Everything => sentence(board, step),
    }
}

/// Where to look.
fn place(board: &Board, step: &Step) -> String {
    let shape = board.shape();
    let of_digit = |digit: &Digit| format!("the {digit}s");
    match step.figure() {
        Figure::Single { house: Some(house) }
        | Figure::Locked { from: house, .. }
        | Figure::Subset { house, .. } => house.to_string(),
        Figure::Fish { digit, base, .. } => format!("{} in {}", of_digit(digit), houses(base)),
        Figure::Colours { digit, .. } => of_digit(digit),
        Figure::Chain(Chain { nodes, .. })
            if nodes.iter().all(|node| node.digit == nodes[0].digit) =>
        {
            of_digit(&nodes[0].digit)
        }
        Figure::TwoHouses { line, square, .. } => format!("{line} and {square}"),
        _ => {
            let first = step.placements().iter().chain(step.eliminations()).next();
            first.map_or("the board".to_owned(), |candidate| {
                House::Box(shape.box_index(candidate.cell)).to_string()
            })
        }
    }
}

/// Small numbers in words.
fn number(count: usize) -> String {
    const WORDS: [&str; 10] =
        ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
    WORDS.get(count).map_or(count.to_string(), |word| (*word).to_owned())
}

struct Speaker<'a> {
    board: &'a Board,
    step: &'a Step,
}

impl Speaker<'_> {
    fn shape(&self) -> Shape {
        self.board.shape()
    }

    fn name(&self, cell: Cell) -> String {
        cell_name(self.shape(), cell)
    }

    /// `r1c1 is 5` or `r1c1 is not 5`.
    fn says(&self, candidate: Candidate, is_true: bool) -> String {
        let not = if is_true { "" } else { "not " };
        format!("{} is {not}{}", self.name(candidate.cell), candidate.digit)
    }

    fn reason(&self) -> String {
        let so = self.so();
        match self.step.figure() {
            Figure::Single { house } => self.single(*house),
            Figure::Locked { digit, cells: places, from, to } => {
                let places = cells(self.shape(), places, "and");
                format!(
                    "In {from} the only places for {digit} are {places}, and all of these are in \
                     {to}. The {digit} of {to} is therefore one of them. {so}"
                )
            }
            Figure::Subset { house, cells: places, digits: set } => {
                self.subset(*house, places, *set)
            }
            Figure::Fish { digit, base, cover, fins, .. } => self.fish(*digit, base, cover, fins),
            Figure::Wing { pivot, pincers, digit } => self.wing(*pivot, pincers, *digit),
            Figure::Colours { digit, colours, false_colour } => {
                self.colours(*digit, colours, *false_colour)
            }
            Figure::Deadly { pattern, extra, others, houses } => {
                self.deadly(pattern, extra, others, houses)
            }
            Figure::Chain(chain) => self.chain(chain),
            Figure::Sets { sets, links, digit } => self.sets(sets, links, *digit),
            Figure::TwoHouses { line, square, cells: places, digits: set } => {
                let all: Vec<Cell> = places.concat();
                let all = cells(self.shape(), &all, "and");
                format!(
                    "The {} cells {all} have the {} candidates {} in all. None of these digits can \
                     stand in them twice, for its places there are all in {line} or all in \
                     {square}. So each stands in them once. {so}",
                    number(set.len()),
                    number(set.len()),
                    digits(*set, "and")
                )
            }
            Figure::Blossom { stem, petals, digit } => self.blossom(*stem, petals, *digit),
            Figure::Forcing { fact, chains } => self.forcing(fact, chains),
            Figure::Net => self.net(),
        }
    }

    /// The effect: `So r1c1 is 5.` or `So 5 can be struck out at r4c3.`
    fn so(&self) -> String {
        let mut parts: Vec<String> =
            self.step.placements().iter().map(|&candidate| self.says(candidate, true)).collect();
        // Digits that go in the same cells go together.
        let mut gone: Vec<(DigitSet, Vec<Cell>)> = Vec::new();
        for (digit, places) in by_digit(self.step.eliminations()) {
            match gone.iter_mut().find(|(_, other)| *other == places) {
                Some((set, _)) => drop(set.insert(digit)),
                None => gone.push((std::iter::once(digit).collect(), places)),
            }
        }
        for (set, places) in gone {
            let (set, places) = (digits(set, "and"), cells(self.shape(), &places, "and"));
            parts.push(format!("{set} can be struck out at {places}"));
        }
        format!("So {}.", list(&parts, "and"))
    }

    fn single(&self, house: Option<House>) -> String {
        let Candidate { cell, digit } = self.step.placements()[0];
        let at = self.name(cell);
        match (house, self.step.technique()) {
            (Some(house), Technique::FullHouse) => {
                format!(
                    "{at} is the last open cell of {house}, and {digit} is the digit that it lacks. So {at} is {digit}."
                )
            }
            (Some(house), _) => {
                let why = self.why_nowhere_else(house, cell, digit);
                format!("In {house} the only place for {digit} is {at}{why}. So {at} is {digit}.")
            }
            (None, _) => {
                let seen: DigitSet =
                    self.shape().peers(cell).filter_map(|peer| self.board.digit(peer)).collect();
                let all = DigitSet::full(self.shape().side());
                if seen.len() + 1 == all.len() {
                    format!("{at} sees every digit but {digit}. So {at} is {digit}.")
                } else {
                    format!("{digit} is the only candidate that {at} has left. So {at} is {digit}.")
                }
            }
        }
    }

    /// Which digits keep a digit from the other open cells of a house.
    fn why_nowhere_else(&self, house: House, cell: Cell, digit: Digit) -> String {
        let shape = self.shape();
        let mut rest: Vec<Cell> = shape
            .cells_of(house)
            .filter(|&other| other != cell && self.board.digit(other).is_none())
            .collect();
        let mut blockers: Vec<Cell> =
            shape.all_cells().filter(|&cell| self.board.digit(cell) == Some(digit)).collect();
        let mut used = Vec::new();
        let sees = |a: Cell, b: Cell| shape.shared_house(a, b).is_some();
        // The digit that rules out most of what is left, again and again.
        while !rest.is_empty() {
            let count = |&blocker: &Cell| rest.iter().filter(|&&c| sees(c, blocker)).count();
            let Some(best) = blockers.iter().copied().rev().max_by_key(count) else { break };
            if count(&best) == 0 {
                break;
            }
            rest.retain(|&c| !sees(c, best));
            blockers.retain(|&blocker| blocker != best);
            used.push(best);
        }
        if used.is_empty() {
            return String::new();
        }
        used.sort_unstable();
        let names = cells(shape, &used, "and");
        let plural = if used.len() == 1 { "" } else { "s" };
        let verb = if used.len() == 1 { "rules" } else { "rule" };
        if rest.is_empty() {
            format!(": the {digit}{plural} at {names} {verb} out the other open cells")
        } else {
            format!(
                ": the {digit}{plural} at {names} {verb} out some of the others, and earlier steps \
                 {}",
                cells(shape, &rest, "and")
            )
        }
    }

    fn subset(&self, house: House, places: &[Cell], set: DigitSet) -> String {
        let is_naked = matches!(self.step.proof(), Proof::Facts(facts)
            if matches!(facts.first(), Some(Fact::Cell(_))));
        let (so, count) = (self.so(), number(set.len()));
        let places = cells(self.shape(), places, "and");
        if is_naked {
            format!(
                "In {house} the {count} cells {places} have only the {count} candidates {} in \
                 all, so these cells take these digits, and no cell that sees all of them can have \
                 one. {so}",
                digits(set, "and")
            )
        } else {
            format!(
                "In {house} the {count} digits {} have only the {count} places {places}, so these \
                 cells take these digits and have no room for others. {so}",
                digits(set, "and")
            )
        }
    }

    fn fish(&self, digit: Digit, base: &[House], cover: &[House], fins: &[Cell]) -> String {
        let so = self.so();
        let (base_names, cover_names) = (houses(base), houses(cover));
        let count = number(base.len());
        if fins.is_empty() {
            return format!(
                "In {base_names} all places for {digit} are in {cover_names}. These {count} lines \
                 need a {digit} each, no two of them in the same line across, so they fill \
                 {cover_names}: there {digit} can stand nowhere else. {so}"
            );
        }
        let fins = cells(self.shape(), fins, "or");
        format!(
            "In {base_names} all places for {digit} are in {cover_names}, but for {fins}. If {digit} \
             is not at {fins}, it stands in {cover_names} only where these cross {base_names}. If \
             it is, it cannot be where it sees that place. Either way what is in \
             {cover_names} and sees {fins} is not {digit}. {so}"
        )
    }

    fn wing(&self, pivot: Cell, pincers: &[Cell], digit: Digit) -> String {
        let at = self.name(pivot);
        let candidates = self.board.candidates(pivot);
        let case = |held: Digit| {
            let pincer = pincers.iter().find(|&&cell| self.board.candidates(cell).contains(held));
            match pincer.filter(|_| held != digit) {
                Some(&cell) => format!("if it is {held}, then {} is {digit}", self.name(cell)),
                None => format!("if it is {held}, that is it"),
            }
        };
        let cases: Vec<String> = candidates.iter().map(case).collect();
        let mut ends: Vec<Cell> = pincers.to_vec();
        if candidates.contains(digit) {
            ends.push(pivot);
        }
        ends.sort_unstable();
        format!(
            "{at} is {}: {}. So one of {} is {digit}, and what sees all of these is not. {}",
            digits(candidates, "or"),
            cases.join("; "),
            cells(self.shape(), &ends, "and"),
            self.so()
        )
    }

    fn colours(&self, digit: Digit, colours: &[Vec<Cell>; 2], wrong: Option<usize>) -> String {
        let [one, other] = [0, 1].map(|k| cells(self.shape(), &colours[k], "and"));
        let start = format!(
            "Where {digit} has two places in a house, one of them is {digit} and the other is not. \
             Going from house to house, either all of {one} are {digit}, or all of {other} are."
        );
        let so = self.so();
        match wrong {
            Some(k) => {
                let wrong = if k == 0 { one } else { other };
                format!("{start} But of {wrong} some see each other, so it is not these. {so}")
            }
            None => format!("{start} What sees some of both is not {digit}, either way. {so}"),
        }
    }

    fn deadly(
        &self,
        pattern: &DeadlyPattern,
        extra: &[Candidate],
        others: &[Cell],
        links: &[(House, Digit)],
    ) -> String {
        let so = self.so();
        let mut by_cell: Vec<(Cell, DigitSet)> = Vec::new();
        for &Candidate { cell, digit } in extra {
            match by_cell.iter_mut().find(|(other, _)| *other == cell) {
                Some((_, set)) => drop(set.insert(digit)),
                None => by_cell.push((cell, std::iter::once(digit).collect())),
            }
        }
        let says = |(cell, set): &(Cell, DigitSet)| {
            format!("{} is {}", self.name(*cell), digits(*set, "or"))
        };
        let extras: Vec<String> = by_cell.iter().map(says).collect();
        if self.step.technique() == Technique::BugPlusOne {
            let (cell, digit) = (self.name(extra[0].cell), extra[0].digit);
            return format!(
                "All open cells have two candidates, but for {cell}. Without its {digit} every \
                 digit would have two places in each house where it is missing, and the puzzle \
                 would have two solutions or none: any one could be turned into the other by \
                 taking the other candidate everywhere. We trust that it has one. {so}"
            );
        }
        let pair = pattern.cells.first().map_or(DigitSet::EMPTY, |(_, digits)| *digits);
        let places: Vec<Cell> = pattern.cells.iter().map(|(cell, _)| *cell).collect();
        let mut text = format!(
            "If {} held only {}, these could be swapped, and the puzzle would have two solutions. \
             We trust that it has one, so {}.",
            cells(self.shape(), &places, "and"),
            digits(pair, "and"),
            if extras.len() == 1 {
                extras[0].clone()
            } else {
                format!("one of these holds: {}", extras.join("; "))
            }
        );
        for (house, digit) in links {
            text += &format!(" In {house} the {digit} must be in one of the cells.");
        }
        if !others.is_empty() {
            let set = others
                .iter()
                .fold(DigitSet::EMPTY, |all, &cell| all.union(self.board.candidates(cell)));
            text += &format!(
                " {} can only be {}.",
                cells(self.shape(), others, "and"),
                digits(set, "or")
            );
        }
        format!("{text} {so}")
    }

    fn node(&self, node: &Node, is_true: bool) -> String {
        match node.cells.as_slice() {
            [cell] => self.says(Candidate { cell: *cell, digit: node.digit }, is_true),
            several if is_true => {
                format!("{} is at {}", node.digit, cells(self.shape(), several, "or"))
            }
            several => format!("{} is not at {}", node.digit, cells(self.shape(), several, "or")),
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

    fn chain(&self, chain: &Chain) -> String {
        let nodes = &chain.nodes;
        let mut text = format!("Suppose {}.", self.node(&nodes[0], false));
        for (k, pair) in nodes.chunks(2).enumerate() {
            if k > 0 {
                text += &format!(", so {}.", self.node(&pair[0], false));
            }
            let because =
                chain.facts.get(k).map_or(String::new(), |fact| format!(" {}", self.because(fact)));
            text += &format!(" Then {}{because}", self.node(&pair[1], true));
        }
        let (first, last) = (&nodes[0], &nodes[nodes.len() - 1]);
        let so = self.so();
        if chain.is_ring {
            format!(
                "{text}, so {} indeed. The chain closes to a ring, and can be followed both ways: of \
                 any two neighbours in it exactly one is true. {so}",
                self.node(first, false)
            )
        } else if first == last {
            format!("{text}, after all. {so}")
        } else if self.step.technique() == Technique::RemotePair {
            format!("{text}. The same goes for the other digit: the two ends differ. {so}")
        } else {
            format!(
                "{text}. So {}, or {}, and what agrees with neither is false. {so}",
                self.node(first, true),
                self.node(last, true)
            )
        }
    }

    fn set(&self, set: &AlmostLocked) -> String {
        format!("{} ({})", cells(self.shape(), &set.cells, "and"), digits(set.digits, "or"))
    }

    fn sets(&self, sets: &[AlmostLocked], links: &[Digit], digit: Option<Digit>) -> String {
        let so = self.so();
        let first = "has one candidate more than cells, so without any one of its digits it has all \
                     the others";
        let names: Vec<String> = sets.iter().map(|set| self.set(set)).collect();
        let Some(digit) = digit else {
            return format!(
                "Each of the sets {} {first}. They cannot both have {}, so each lacks one of these \
                 and has all its other digits. {so}",
                names.join(" and "),
                links.iter().map(ToString::to_string).collect::<Vec<_>>().join(", nor both ")
            );
        };
        let mut text = format!("Each of the sets {} {first}. Suppose", list(&names, "and"));
        text += &format!(" the first has no {digit}.");
        for (k, link) in links.iter().enumerate() {
            text += &format!(" Then it has {link}, so number {} has no {link}.", k + 2);
        }
        format!(
            "{text} Then it has {digit}. So {digit} is in the first or in the last, and what sees all \
             its places in both is not {digit}. {so}"
        )
    }

    fn blossom(&self, stem: Cell, petals: &[(Digit, AlmostLocked)], digit: Digit) -> String {
        let case = |(held, set): &(Digit, AlmostLocked)| {
            format!("if it is {held}, {} have no {held} and need their {digit}", self.set(set))
        };
        let cases: Vec<String> = petals.iter().map(case).collect();
        format!(
            "{} is {}: {}. So one of these has {digit}, and what sees all their places for it \
             is not {digit}. {}",
            self.name(stem),
            digits(self.board.candidates(stem), "or"),
            cases.join("; "),
            self.so()
        )
    }

    fn forcing(&self, fact: &Fact, chains: &[Vec<(Candidate, bool)>]) -> String {
        let mut text = match fact {
            Fact::Cell(cell) => format!("Whichever digit {} holds:", self.name(*cell)),
            Fact::House(house, digit) => format!("Wherever {digit} stands in {house}:"),
            Fact::Unique(_) => "Whichever of them is true:".to_owned(),
        };
        for chain in chains {
            let literals: Vec<String> =
                chain.iter().map(|&(candidate, is_true)| self.says(candidate, is_true)).collect();
            text += &match literals.as_slice() {
                [] => String::new(),
                [only] => format!("\n- {only}: that is it."),
                [first, rest @ ..] => format!("\n- if {first}, then {}.", rest.join(", then ")),
            };
        }
        format!("{text}\n{}", self.so())
    }

    fn net(&self) -> String {
        let Proof::Lines(argument) = self.step.proof() else { return self.so() };
        let assumed: Vec<String> =
            self.step.eliminations().iter().map(|&c| self.says(c, true)).collect();
        let mut text = format!("Suppose {}.", list(&assumed, "and"));
        self.argument(argument, "", &mut text);
        format!("{text}\n{}", self.so())
    }

    fn argument(&self, argument: &Argument, prefix: &str, text: &mut String) {
        for line in &argument.lines {
            *text +=
                &format!(" Then {} {}.", self.says(line.candidate, true), self.because(&line.fact));
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
                    *text += &format!("\n{prefix} Suppose {}.", self.says(*candidate, true));
                    self.argument(argument, &prefix, text);
                }
            }
        }
    }
}
