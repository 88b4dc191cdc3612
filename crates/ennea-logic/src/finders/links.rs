//! The links between candidates, and the shortest ways along them.
//!
//! A *node* is a candidate, or, among grouped links, the places of a digit in part of a box and
//! line.  A *strong* link is a fact of two nodes: if one is false the other is true.  A *weak* link
//! joins two nodes that cannot both be true.  Ways go along strong and weak links in turn; those
//! found by breadth-first search are the shortest.
//!
//! Cost: a search takes time linear in the number of links, N^3 times some 3N at most.

use crate::board::Board;
use crate::cell_set::CellSet;
use crate::step::{Candidate, Fact, Node};
use ennea_base::Digit;
use rustc_hash::FxHashMap;
use std::collections::VecDeque;

/// The kinds of links in a graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Links {
    /// Between places of one digit.
    OneDigit,
    /// Strong in cells with two candidates, weak between places of one digit.
    TwoCandidates,
    /// All of these.
    Single,
    /// All of these, and those of groups.
    Grouped,
    /// As [`Links::Single`], with all candidates as nodes, not only those that have a strong link.
    Complete,
}

/// A candidate, or a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Place {
    pub(super) digit: Digit,
    pub(super) cells: CellSet,
}

impl Place {
    fn of(candidate: Candidate) -> Self {
        let Candidate { cell, digit } = candidate;
        Self { digit, cells: std::iter::once(cell).collect() }
    }

    pub(super) fn candidate(&self) -> Option<Candidate> {
        let cell = self.cells.first()?;
        (self.cells.len() == 1).then_some(Candidate { cell, digit: self.digit })
    }

    pub(super) fn node(&self) -> Node {
        Node { digit: self.digit, cells: self.cells.to_vec() }
    }
}

/// The graph of links.
pub(super) struct Graph<'a> {
    board: &'a Board,
    pub(super) places: Vec<Place>,
    number: FxHashMap<Place, usize>,
    strong: Vec<Vec<(usize, Fact)>>,
    weak: Vec<Vec<usize>>,
}

/// A claim about a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Literal {
    pub(super) node: usize,
    pub(super) is_true: bool,
}

impl Literal {
    fn index(self) -> usize {
        2 * self.node + usize::from(self.is_true)
    }
}

impl<'a> Graph<'a> {
    pub(super) fn new(board: &'a Board, links: Links) -> Self {
        let (places, number) = (Vec::new(), FxHashMap::default());
        let mut graph = Self { board, places, number, strong: Vec::new(), weak: Vec::new() };
        if links == Links::Complete {
            for candidate in board.shape().all_cells().flat_map(|cell| board.of_cell(cell)) {
                graph.add(Place::of(candidate));
            }
        }
        if links != Links::OneDigit {
            graph.link_cells();
        }
        if links != Links::TwoCandidates {
            graph.link_houses(links);
        }
        graph.link_weakly(links);
        graph
    }

    fn add(&mut self, place: Place) -> usize {
        *self.number.entry(place).or_insert_with(|| {
            self.places.push(place);
            self.strong.push(Vec::new());
            self.places.len() - 1
        })
    }

    fn link(&mut self, a: Place, b: Place, fact: &Fact) {
        let (a, b) = (self.add(a), self.add(b));
        for (from, to) in [(a, b), (b, a)] {
            if self.strong[from].iter().all(|(other, _)| *other != to) {
                self.strong[from].push((to, fact.clone()));
            }
        }
    }

    /// Cells with two candidates.
    fn link_cells(&mut self) {
        for cell in self.board.shape().all_cells() {
            let mut all = self.board.of_cell(cell).map(Place::of);
            if let (Some(a), Some(b), None) = (all.next(), all.next(), all.next()) {
                self.link(a, b, &Fact::Cell(cell));
            }
        }
    }

    /// Digits with two places in a house, or two groups of places.
    fn link_houses(&mut self, links: Links) {
        let layout = self.board.layout.clone();
        for house in 0..layout.houses.len() {
            for digit in self.board.all_digits() {
                let places = self.board.places_in(digit, house);
                let fact = Fact::House(layout.houses[house], digit);
                if places.len() == 2 {
                    let mut cells = places.iter().map(|cell| Place::of(Candidate { cell, digit }));
                    let (a, b) = (cells.next().expect("two"), cells.next().expect("two"));
                    self.link(a, b, &fact);
                } else if links == Links::Grouped && places.len() > 2 {
                    // A box is cut by a line, a line by a box.
                    let mut cuts: Vec<usize> = places
                        .iter()
                        .flat_map(|cell| layout.houses_of(cell).iter().copied())
                        .filter(|cut| {
                            layout.boxes().contains(&house) != layout.boxes().contains(cut)
                        })
                        .filter(|&cut| cut != house)
                        .collect();
                    cuts.sort_unstable();
                    cuts.dedup();
                    for cut in cuts {
                        let one = places.and(&layout.sets[cut]);
                        let other = places.minus(&one);
                        let is_group = |cells: &CellSet| {
                            cells.len() == 1 || layout.common_houses(cells).count() > 1
                        };
                        if !other.is_empty() && is_group(&one) && is_group(&other) {
                            let [a, b] = [one, other].map(|cells| Place { digit, cells });
                            self.link(a, b, &fact);
                        }
                    }
                }
            }
        }
    }

    /// Equal digits that see each other; and the digits of a cell, but for chains of one digit or
    /// of cells.
    fn link_weakly(&mut self, links: Links) {
        let is_in_cells = !matches!(links, Links::OneDigit | Links::TwoCandidates);
        let layout = &self.board.layout;
        let seen: Vec<CellSet> =
            self.places.iter().map(|place| layout.common_peers(&place.cells)).collect();
        let mut of_digit = vec![Vec::new(); layout.side()];
        let mut of_cell = vec![Vec::new(); layout.shape.cells()];
        for (node, place) in self.places.iter().enumerate() {
            of_digit[place.digit.index()].push(node);
            if let Some(candidate) = place.candidate() {
                of_cell[candidate.cell.index()].push(node);
            }
        }
        self.weak = (0..self.places.len())
            .map(|node| {
                let place = &self.places[node];
                let mut weak: Vec<usize> = of_digit[place.digit.index()]
                    .iter()
                    .copied()
                    .filter(|&other| self.places[other].cells.is_subset(&seen[node]))
                    .collect();
                if let Some(candidate) = place.candidate().filter(|_| is_in_cells) {
                    let others = &of_cell[candidate.cell.index()];
                    weak.extend(others.iter().copied().filter(|&other| other != node));
                }
                weak
            })
            .collect();
    }

    /// The candidates that are false if either of two nodes is true.
    pub(super) fn seen_by_both(&self, a: usize, b: usize) -> Vec<Candidate> {
        let layout = &self.board.layout;
        let (a, b) = (&self.places[a], &self.places[b]);
        if a.digit == b.digit {
            let seen = layout.common_peers(&a.cells.or(&b.cells));
            return self.board.of_digit(&seen, a.digit);
        }
        let mut found = Vec::new();
        if let (Some(first), Some(second)) = (a.candidate(), b.candidate())
            && first.cell == second.cell
        {
            let all = self.board.of_cell(first.cell);
            return all.filter(|other| ![a.digit, b.digit].contains(&other.digit)).collect();
        }
        for (single, other) in [(a, b), (b, a)] {
            if let Some(Candidate { cell, .. }) = single.candidate()
                && layout.common_peers(&other.cells).contains(cell)
            {
                found.push(Candidate { cell, digit: other.digit });
            }
        }
        found.retain(|&candidate| self.board.has(candidate));
        found.sort_unstable();
        found
    }

    /// The number of a candidate's node.
    pub(super) fn node(&self, candidate: Candidate) -> Option<usize> {
        self.number.get(&Place::of(candidate)).copied()
    }

    /// Tests whether two nodes cannot both be true.
    pub(super) fn are_weak(&self, a: usize, b: usize) -> bool {
        self.weak[a].contains(&b)
    }

    /// Everything that follows from a literal.
    pub(super) fn follow(&self, start: Literal) -> Ways {
        let mut ways = Ways { from: vec![NONE; 2 * self.places.len()], found: vec![start] };
        ways.from[start.index()] = start.index() as u32;
        let mut todo = VecDeque::from([start]);
        while let Some(literal) = todo.pop_front() {
            let mut reach = |node: usize| {
                let next = Literal { node, is_true: !literal.is_true };
                if ways.from[next.index()] == NONE {
                    ways.from[next.index()] = literal.index() as u32;
                    ways.found.push(next);
                    todo.push_back(next);
                }
            };
            if literal.is_true {
                self.weak[literal.node].iter().for_each(|&node| reach(node));
            } else {
                self.strong[literal.node].iter().for_each(|(node, _)| reach(*node));
            }
        }
        ways
    }

    /// The facts of a way, in order.
    pub(super) fn facts(&self, way: &[Literal]) -> Vec<Fact> {
        way.windows(2)
            .filter(|pair| !pair[0].is_true)
            .map(|pair| {
                let links = &self.strong[pair[0].node];
                let link = links.iter().find(|(node, _)| *node == pair[1].node);
                link.expect("a strong link").1.clone()
            })
            .collect()
    }
}

const NONE: u32 = u32::MAX;

/// Consequences of a literal, and the ways to them.
pub(super) struct Ways {
    /// The literal from which each literal was reached.
    from: Vec<u32>,
    /// The literals in the order in which they were reached.
    pub(super) found: Vec<Literal>,
}

impl Ways {
    pub(super) fn has(&self, literal: Literal) -> bool {
        self.from[literal.index()] != NONE
    }

    /// The way from the start to a literal.
    pub(super) fn way_to(&self, literal: Literal) -> Vec<Literal> {
        let mut way = vec![literal];
        let mut at = literal.index();
        while self.from[at] as usize != at {
            at = self.from[at] as usize;
            way.push(Literal { node: at / 2, is_true: at % 2 == 1 });
        }
        way.reverse();
        way
    }
}
