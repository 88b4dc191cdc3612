//! The colourings of a graph that a move of rows and digits keeps: u(a; g).
//!
//! Source: ours; see `row_orbits` and, for the identity, `plain`.  Cost: theirs.

use super::{Colourings, Setting};
use crate::factorisations::plain::{DIGITS, Graph};
use crate::factorisations::row_orbits;
use crate::factorisations::types::{Type, is_identity};

impl Setting {
    /// u(a; g) for all types of g, given the words of the digits and a.
    pub(super) fn colourings(&self, words: &[u16], rows: &[u8], digits: &[u8]) -> Colourings {
        if is_identity(rows) && is_identity(digits) {
            let mut graph = [0; DIGITS];
            (0..words.len()).for_each(|digit| graph[digit] = words[digit] as u8);
            return self.all_colourings(&graph);
        }
        let adjacent = self.words.rows(words);
        let found = row_orbits::colourings(&adjacent, rows, digits, &self.column_types);
        let of_type = |&g: &Type| {
            let number = found.iter().find(|(of, _)| *of == g).map_or(0, |&(_, number)| number);
            u64::try_from(number).expect("below 2^64")
        };
        self.column_types.iter().map(of_type).collect()
    }

    /// u(1; g) for all types of g: no colouring for any but the identity.
    pub(super) fn all_colourings(&self, graph: &Graph) -> Colourings {
        let all = self.plain.factorisations(graph);
        let of_type =
            |g: &Type| if g.is_identity() { all * g.centraliser_order() as u64 } else { 0 };
        self.column_types.iter().map(of_type).collect()
    }
}

/// Tests whether there is a colouring of any type.
pub(super) fn is_coloured(colourings: &Colourings) -> bool {
    colourings.iter().any(|&number| number > 0)
}
