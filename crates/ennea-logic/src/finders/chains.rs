//! Alternating inference chains, by kind of link, and the loops that they close.
//!
//! If the first node of a chain is false then the last one is true: so one of the two is, and what
//! sees both is struck out; if they are the same node, it is true.  If the two also exclude each
//! other the chain is a loop, in which of every two linked nodes exactly one is true.
//!
//! For each pair of ends the shortest chain is taken, and the shortest of all comes first.  Longer
//! ones with the same ends strike out nothing else.

use super::emit::{Finder, Flow, GO_ON};
use super::links::{Graph, Links, Literal};
use crate::cell_set::CellSet;
use crate::step::{Candidate, Chain, Fact, Figure, Node};
use ennea_base::Cell;

/// Chains by links of some kinds.
pub(crate) fn open(find: &mut Finder<'_>, links: Links) -> Flow {
    let graph = Graph::new(find.board, links);
    let mut found = Vec::new();
    for start in 0..graph.places.len() {
        let ways = graph.follow(Literal { node: start, is_true: false });
        for &end in ways.found.iter().filter(|end| end.is_true && end.node >= start) {
            let placed = graph.places[start].candidate().filter(|_| end.node == start);
            let gone =
                if placed.is_some() { Vec::new() } else { graph.seen_by_both(start, end.node) };
            if end.node == start && placed.is_none() || placed.is_none() && gone.is_empty() {
                continue;
            }
            let way = ways.way_to(end);
            if way.len() >= 4 {
                found.push((way, placed, gone));
            }
        }
    }
    found.sort_by_key(|(way, ..)| way.len());
    for (way, placed, gone) in found {
        let facts = graph.facts(&way);
        let figure = Figure::Chain(chain(&graph, &way, &facts));
        match placed {
            Some(candidate) => find.place(candidate, figure, facts)?,
            None => find.eliminate(gone, figure, facts)?,
        }
    }
    GO_ON
}

/// Loops by links of some kinds.
pub(crate) fn closed(find: &mut Finder<'_>, links: Links) -> Flow {
    let graph = Graph::new(find.board, links);
    let mut found = Vec::new();
    for start in 0..graph.places.len() {
        let ways = graph.follow(Literal { node: start, is_true: false });
        for &end in ways.found.iter().filter(|end| end.is_true && end.node > start) {
            if !graph.are_weak(start, end.node) {
                continue;
            }
            let way = ways.way_to(end);
            let between = way.windows(2).filter(|pair| pair[0].is_true);
            let mut gone: Vec<Candidate> = between
                .flat_map(|pair| graph.seen_by_both(pair[0].node, pair[1].node))
                .chain(graph.seen_by_both(start, end.node))
                .collect();
            gone.sort_unstable();
            gone.dedup();
            if way.len() >= 4 && !gone.is_empty() {
                found.push((way, gone));
            }
        }
    }
    found.sort_by_key(|(way, _)| way.len());
    for (way, gone) in found {
        let facts = graph.facts(&way);
        let ring = Chain { is_ring: true, ..chain(&graph, &way, &facts) };
        let figure = Figure::Chain(ring);
        find.eliminate(gone, figure, facts)?;
    }
    GO_ON
}

/// A way that does not close.
fn chain(graph: &Graph<'_>, way: &[Literal], facts: &[Fact]) -> Chain {
    let nodes = way.iter().map(|literal| graph.places[literal.node].node()).collect();
    Chain { nodes, facts: facts.to_vec(), is_ring: false }
}

/// Four cells or more with the same two candidates, each a peer of the next.
pub(crate) fn remote_pairs(find: &mut Finder<'_>) -> Flow {
    let board = find.board;
    let two: Vec<Cell> =
        board.shape().all_cells().filter(|&cell| board.candidates(cell).len() == 2).collect();
    for &start in &two {
        let digits = board.candidates(start);
        let same: CellSet =
            two.iter().copied().filter(|&cell| board.candidates(cell) == digits).collect();
        // Breadth first; the way to each cell.
        let mut ways: Vec<Vec<Cell>> = vec![vec![start]];
        let mut seen: CellSet = std::iter::once(start).collect();
        let mut at = 0;
        while at < ways.len() {
            let way = ways[at].clone();
            let last = *way.last().expect("a way has its start");
            for next in same.and(&board.layout.peers[last.index()]).minus(&seen).iter() {
                seen.insert(next);
                ways.push(way.iter().copied().chain([next]).collect());
            }
            at += 1;
        }
        for way in ways.iter().filter(|way| way.len() >= 4 && way.len().is_multiple_of(2)) {
            let end = *way.last().expect("a way has its end");
            let ends: CellSet = [start, end].into_iter().collect();
            let seen = board.layout.common_peers(&ends);
            let gone = board.of_digits(&seen, digits);
            if end < start || gone.is_empty() {
                continue;
            }
            let pair: Vec<_> = digits.iter().collect();
            let nodes = way.iter().enumerate().flat_map(|(k, &cell)| {
                [pair[k % 2], pair[1 - k % 2]].map(|digit| Node { digit, cells: vec![cell] })
            });
            let facts: Vec<Fact> = way.iter().map(|&cell| Fact::Cell(cell)).collect();
            let chain = Chain { nodes: nodes.collect(), facts: facts.clone(), is_ring: false };
            let figure = Figure::Chain(chain);
            find.eliminate(gone, figure, facts)?;
        }
    }
    GO_ON
}
