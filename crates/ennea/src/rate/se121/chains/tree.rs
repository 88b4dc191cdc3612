//! A chain with all that it rests on, from its end back to its start.

use super::super::board::{Board, CELLS, Candidate, HOUSES, bits, candidate, parts};
use super::super::step::{Cause as PublicCause, Chain, Link, Step, house_of, named};
use std::sync::Arc;

/// Why a statement holds, in numbers: the cell, its box, row or column, the assumption, or a rule.
pub(super) const CELL: u8 = 0;
pub(super) const NONE: u8 = 4;
pub(super) const RULE: u8 = 5;

/// A statement: candidate x 2 + whether it is true.
pub(super) type Literal = u16;

/// A statement of a chain.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub(super) literal: Literal,
    pub(super) cause: u8,
    /// The rule's place in the list of its run, if that is the cause.
    pub(super) rule: Option<u16>,
    /// Where its parents end in the list of all.
    pub(super) parents_end: u32,
}

/// The statements, breadth first, each once.
#[derive(Clone, Debug, Default)]
pub(in super::super) struct Tree {
    pub(super) nodes: Vec<Node>,
    pub(super) parents: Vec<Literal>,
}

impl Tree {
    /// Adds a statement and what it follows from.
    pub(super) fn push(&mut self, literal: Literal, cause: u8, parents: &[Literal]) {
        self.parents.extend_from_slice(parents);
        let parents_end = self.parents.len() as u32;
        self.nodes.push(Node { literal, cause, rule: None, parents_end });
    }

    /// As a value for others: each statement before those that it follows from; with what its rules are.
    pub(super) fn chain(&self, mut rule: impl FnMut(u16) -> Arc<Step>) -> Chain {
        let starts = |k: usize| if k == 0 { 0 } else { self.nodes[k - 1].parents_end as usize };
        let find = |&literal: &Literal| {
            self.nodes.iter().position(|node| node.literal == literal).expect("parents are inside")
        };
        let parents = |k: usize| -> Vec<usize> {
            self.parents[starts(k)..self.nodes[k].parents_end as usize].iter().map(find).collect()
        };
        // Depth first: a statement is done after all that it follows from.
        let (mut done, mut met) = (Vec::new(), vec![false; self.nodes.len()]);
        let mut open = vec![(0, parents(0))];
        met[0] = true;
        while let Some((node, rest)) = open.last_mut() {
            match rest.pop() {
                Some(parent) if met[parent] => {}
                Some(parent) => {
                    met[parent] = true;
                    open.push((parent, parents(parent)));
                }
                None => {
                    done.push(*node);
                    open.pop();
                }
            }
        }
        done.reverse();
        let place = |node: usize| done.iter().position(|&k| k == node).expect("all are met");
        let mut link = |&k: &usize| {
            let node = &self.nodes[k];
            let (cell, _) = parts(node.literal / 2);
            let cause = match node.cause {
                CELL => PublicCause::Cell,
                NONE => PublicCause::Assumption,
                RULE => PublicCause::Rule(rule(node.rule.expect("it is one of its run"))),
                kind => PublicCause::House(house_of(HOUSES[cell][usize::from(kind) - 1].into())),
            };
            Link {
                candidate: named(node.literal / 2),
                is_true: node.literal % 2 == 1,
                cause,
                parents: parents(k).into_iter().map(place).collect(),
            }
        };
        done.iter().map(&mut link).collect()
    }

    /// The candidates that must have gone before the chain could be seen, in the order of the chain.
    ///
    /// `assumed` is why the assumption holds, [`NONE`] if it is none's.
    pub(super) fn collect_gone(
        &self,
        assumed: u8,
        before: &Board,
        now: &Board,
        mut visit: impl FnMut(Candidate),
    ) {
        for node in &self.nodes {
            let cause = if node.cause == NONE { assumed } else { node.cause };
            if node.literal % 2 == 0 || cause == NONE {
                continue;
            }
            let (cell, digit) = parts(node.literal / 2);
            if cause == CELL {
                for gone in bits(before.candidates[cell] & !now.candidates[cell]) {
                    visit(candidate(cell, gone));
                }
            } else {
                let house = usize::from(HOUSES[cell][usize::from(cause) - 1]);
                for place in bits(before.places[house][digit] & !now.places[house][digit]) {
                    visit(candidate(CELLS[house][place].into(), digit));
                }
            }
        }
    }
}
