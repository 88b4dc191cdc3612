//! Forcing chains: whichever candidate of a cell, or of a digit in a house, is true, the same
//! follows.
//!
//! Each way from a candidate to the conclusion is a chain of links.  Turned round, all of them
//! start from the conclusion's negation: it makes every candidate of the fact false.  So one search
//! for each literal finds all facts that force its negation.  Facts of two candidates are left to
//! chains.
//!
//! For each conclusion the fact with the shortest chains is taken; the shortest of all comes first.

use super::emit::{Finder, Flow, GO_ON};
use super::links::{Graph, Links, Literal, Ways};
use crate::step::{Candidate, Claim, Fact, Figure, Proof};

/// By the candidates of a cell.
pub(crate) fn cells(find: &mut Finder<'_>) -> Flow {
    let board = find.board;
    let fact = |cell| (Fact::Cell(cell), board.of_cell(cell).collect());
    let facts: Vec<_> = board.shape().all_cells().map(fact).collect();
    visit(find, &facts)
}

/// By the places of a digit in a house.
pub(crate) fn houses(find: &mut Finder<'_>) -> Flow {
    let board = find.board;
    let layout = &board.layout;
    let facts: Vec<_> = (0..layout.houses.len())
        .flat_map(|house| board.all_digits().map(move |digit| (house, digit)))
        .map(|(house, digit)| {
            let places = board.of_digit(&layout.sets[house], digit);
            (Fact::House(layout.houses[house], digit), places)
        })
        .collect();
    visit(find, &facts)
}

fn visit(find: &mut Finder<'_>, facts: &[(Fact, Vec<Candidate>)]) -> Flow {
    let graph = Graph::new(find.board, Links::Complete);
    let node = |candidate: &Candidate| graph.node(*candidate).expect("all candidates are nodes");
    let facts: Vec<(&Fact, Vec<usize>)> = facts
        .iter()
        .filter(|(_, candidates)| candidates.len() > 2)
        .map(|(fact, candidates)| (fact, candidates.iter().map(node).collect()))
        .collect();
    let mut found = Vec::new();
    for assumed in 0..graph.places.len() {
        for is_true in [true, false] {
            let ways = graph.follow(Literal { node: assumed, is_true });
            let fails = |nodes: &[usize]| {
                nodes.iter().all(|&node| ways.has(Literal { node, is_true: false }))
            };
            let best = facts
                .iter()
                .filter(|(_, nodes)| fails(nodes))
                .map(|(fact, nodes)| (*fact, ways_to(&ways, nodes)))
                .min_by_key(|(_, ways)| ways.iter().map(Vec::len).sum::<usize>());
            if let Some((fact, ways)) = best {
                found.push((assumed, is_true, fact, ways));
            }
        }
    }
    found.sort_by_key(|(.., ways)| ways.iter().map(Vec::len).sum::<usize>());
    for (assumed, is_true, fact, ways) in found {
        let conclusion = graph.places[assumed].candidate().expect("no groups");
        let mut facts = vec![fact.clone()];
        facts.extend(ways.iter().flat_map(|way| graph.facts(way)));
        // A way from the assumption to a contradiction, read backwards, is one from a candidate to
        // the conclusion.
        let turned = |literal: &Literal| {
            let candidate = graph.places[literal.node].candidate().expect("no groups");
            if literal.is_true { Claim::IsNot(candidate) } else { Claim::Is(candidate) }
        };
        let chains = ways.iter().map(|way| way.iter().rev().map(turned).collect()).collect();
        let conclusion = vec![conclusion];
        let (placements, eliminations) =
            if is_true { (Vec::new(), conclusion) } else { (conclusion, Vec::new()) };
        let figure = Figure::Forcing { fact: fact.clone(), chains };
        find.step(placements, eliminations, figure, Proof::Facts(facts))?;
    }
    GO_ON
}

fn ways_to(ways: &Ways, nodes: &[usize]) -> Vec<Vec<Literal>> {
    nodes.iter().map(|&node| ways.way_to(Literal { node, is_true: false })).collect()
}
