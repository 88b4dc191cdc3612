//! A chain with all that it rests on, from its end back to its start.

use super::super::candidate::Literal;
use super::super::found::house_of;
use super::super::step::{Cause, Chain, Link, Step};
use super::reason::Reason;
use std::sync::Arc;

/// A statement of a chain.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub(super) literal: Literal,
    pub(super) reason: Reason,
    /// The rule's place in the list of its run, if that is the cause.
    pub(super) rule: Option<u16>,
    /// End of its parents in the list of all.
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
    pub(super) fn push(&mut self, literal: Literal, reason: Reason, parents: &[Literal]) {
        self.parents.extend_from_slice(parents);
        self.end(literal, reason, None);
    }

    /// Adds a statement; what it follows from is in the list already.
    pub(super) fn end(&mut self, literal: Literal, reason: Reason, rule: Option<u16>) {
        let parents_end = self.parents.len() as u32;
        self.nodes.push(Node { literal, reason, rule, parents_end });
    }

    /// As a value for others: each statement before those that it follows from; with what its rules
    /// are.
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
            let candidate = node.literal.candidate();
            let cause = match (node.reason, node.reason.house(candidate.cell())) {
                (_, Some(house)) => Cause::House(house_of(house)),
                (Reason::Assumption, _) => Cause::Assumption,
                (Reason::Rule, _) => Cause::Rule(rule(node.rule.expect("it is one of its run"))),
                _ => Cause::Cell,
            };
            Link {
                candidate: candidate.named(),
                is_true: node.literal.is_true(),
                cause,
                parents: parents(k).into_iter().map(place).collect(),
            }
        };
        done.iter().map(&mut link).collect()
    }
}
