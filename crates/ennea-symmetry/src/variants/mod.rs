//! The group of some rules: the permutations of the cells that turn grids into grids.
//!
//! Which cells may be equal decides everything.  The templates of the rules say it best: they know
//! also what several houses forbid together.
//!
//! ```text
//!   G = { g : g(T) is a template for every template T }
//! ```
//!
//! Any such g keeps the graph that joins two cells in no common template; so the search goes through
//! the automorphisms of that graph, and tests each on the templates.  For plain rules G is the group
//! of cell moves, whose order is known by formula: the check.
//!
//! Where the digits of neighbours are not consecutive, g keeps the graph of neighbours as well.
//!
//! Some of these permutations may exchange, say, boxes and windows: those that keep the rows, columns
//! and boxes of the shape are a group of their own, often smaller.
//!
//! Source: `[Michel2007]` for windoku (256 and 128), `[Serg2018]` for disjoint groups (10,368 and 2,592).
//! Cost: 10 ms for 9x9; classes take a product for each element and generator.

mod forms;
mod search;

pub use forms::{Forms, FormsError, RulesForm, RulesMove};

use super::permutation::Permutation;
use super::stabiliser_chain::StabiliserChain;
use ennea_base::rules::{Rules, Templates};
use ennea_base::{Joined, named};
use num_bigint::BigUint;
use num_traits::ToPrimitive;
use rustc_hash::FxHashMap;

/// Groups of more elements are not written down.
const ORDER_MAX: u64 = 1 << 18;

named! {
    /// Choice of the permutations of the cells.
    pub enum Scope {
        /// All that keep the templates.
        Whole = "whole",
        /// Those that keep the rows, columns and boxes of the shape as well.
        Shape = "shape",
    }
}

/// The group of some rules on the cells.
///
/// ```
/// use ennea::{Shape, rules::{Rules, Templates}, symmetry::variants::{RulesGroup, Scope}};
/// let rules = Rules::parse("windoku", Shape::CLASSIC)?;
/// let templates = Templates::of(&rules).unwrap();
/// let order = |scope| RulesGroup::new(&rules, &templates, scope).order();
/// assert_eq!((order(Scope::Whole), order(Scope::Shape)), (256_u16.into(), 128_u16.into()));
/// # Ok::<(), ennea::rules::RulesError>(())
/// ```
#[derive(Clone, Debug)]
pub struct RulesGroup {
    chain: StabiliserChain,
    generators: Vec<Permutation>,
}

/// A class of conjugate elements.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesClass {
    /// The number of its elements.
    pub size: usize,
    /// One of them.
    pub representative: Permutation,
}

impl RulesGroup {
    /// The group of the rules whose templates these are.
    pub fn new(rules: &Rules, templates: &Templates, scope: Scope) -> Self {
        let mut graphs = vec![templates.exclusions()];
        if scope == Scope::Shape {
            let plain = Rules::plain(rules.shape());
            let set = |cell| plain.peers(cell).iter().fold(0, |set, peer| set | 1 << peer.index());
            graphs.push(rules.shape().all_cells().map(set).collect());
        }
        if rules.consecutive().is_some() {
            let set = |cell| rules.neighbours(cell).iter().fold(0, |set, it| set | 1 << it.index());
            graphs.push(rules.shape().all_cells().map(set).collect());
        }
        let (chain, generators) = search::automorphisms(&graphs, templates);
        Self { chain, generators }
    }

    /// The number of elements.
    pub fn order(&self) -> BigUint {
        self.chain.order()
    }

    /// Elements that generate the group.
    pub fn generators(&self) -> &[Permutation] {
        &self.generators
    }

    /// Tests whether a permutation of the cells is an element.
    pub fn contains(&self, element: &Permutation) -> bool {
        self.chain.contains(element)
    }

    /// All elements, the identity first; `None` if they are more than 262,144.
    pub fn elements(&self) -> Option<Vec<Permutation>> {
        let few = self.order().to_u64().is_some_and(|order| order <= ORDER_MAX);
        few.then(|| self.chain.elements().collect())
    }

    /// The conjugacy classes of these elements, that of the identity first.
    pub fn classes(&self, elements: &[Permutation]) -> Vec<RulesClass> {
        let class = |members: Vec<usize>| RulesClass {
            size: members.len(),
            representative: elements[members[0]].clone(),
        };
        self.joined(elements).classes().into_iter().map(class).collect()
    }

    /// The number of the class of each of these elements, by the first of each in order.
    pub fn class_numbers(&self, elements: &[Permutation]) -> Vec<usize> {
        let mut numbers = vec![0; elements.len()];
        for (number, members) in self.joined(elements).classes().into_iter().enumerate() {
            members.into_iter().for_each(|member| numbers[member] = number);
        }
        numbers
    }

    /// These elements by their classes: that of an element is its orbit under conjugation by the generators.
    fn joined(&self, elements: &[Permutation]) -> Joined {
        let number: FxHashMap<&Permutation, usize> = elements.iter().zip(0..).collect();
        let mut joined = Joined::new(elements.len());
        for generator in &self.generators {
            let inverse = generator.inverse();
            for (at, element) in elements.iter().enumerate() {
                joined.join(at, number[&inverse.then(element).then(generator)]);
            }
        }
        joined
    }
}

#[cfg(test)]
mod tests;
