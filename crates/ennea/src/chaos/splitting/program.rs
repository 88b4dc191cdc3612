//! A formula laid out for the sweeps.
//!
//! ```text
//!   falsities   f[2 i] = 1 - u_i  of the literal x_i,   f[2 i + 1] = u_i  of its negation,   f[2 N] = 1
//!   short clauses  two literals (a clause of one literal has the constant 1 as its other one)
//!   long clauses   three and more; their literals have places, one clause after the other
//! ```
//!
//! Variables are put in an order in which few that follow each other share a clause, so that the machine
//! can begin with the next before the last is done.  Any order is a splitting of the same order.
//!
//! Cost: O(literals), and for the order O(N * neighbours).

use super::super::formula::{Formula, Literal};

/// What a variable feels from a short clause.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pair {
    /// The clause.
    pub(super) clause: u32,
    /// The other literal.
    pub(super) other: u32,
}

/// What a variable feels from a long clause.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    /// The clause, after all short ones.
    pub(super) clause: u32,
    /// Which of the long clauses.
    pub(super) long: u32,
    /// The place of its literal.
    pub(super) place: u32,
}

/// Where the parts of a variable end: those that push it up, then those that pull it down; of each
/// [`PAIRS`] pairs at a time, the last ones filled up with nothing.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Ends {
    pub(super) pairs_up: u32,
    pub(super) pairs_down: u32,
    pub(super) places_up: u32,
    pub(super) places_down: u32,
}

#[derive(Clone, Debug)]
pub(super) struct Program {
    /// The formula's variable at each place of the order, and the place of each variable.
    pub(super) variables: Vec<u32>,
    pub(super) order: Vec<u32>,
    /// The formula's clause for each of ours, short ones first, and its first weight.
    pub(super) clauses: Vec<u32>,
    pub(super) weights: Vec<f64>,
    /// The literals of short clauses.
    pub(super) shorts: Vec<[u32; 2]>,
    /// The literals of long clauses in the order of the variables, and where each clause ends.
    pub(super) literals: Vec<u32>,
    pub(super) long_ends: Vec<u32>,
    /// Of the variables; the first is where the first variable begins.
    pub(super) ends: Vec<Ends>,
    pub(super) pairs: Vec<Pair>,
    pub(super) places: Vec<Place>,
}

/// Pairs that are added up together.
pub(super) const PAIRS: usize = 4;

/// So many variables before a variable should not be its neighbours.
const APART: usize = 4;

impl Program {
    /// # Panics
    /// If there is an empty clause.
    pub(super) fn new(formula: &Formula) -> Self {
        assert!(!formula.has_empty_clause(), "an empty clause has no flow");
        let variables = order(formula);
        let n = variables.len();
        let mut order = vec![0; n];
        for (place, &variable) in variables.iter().enumerate() {
            order[variable as usize] = place as u32;
        }
        let falsity =
            |literal: &Literal| order[literal.variable()] * 2 + u32::from(!literal.is_positive());
        let mut program = Self {
            variables,
            order: order.clone(),
            clauses: Vec::new(),
            weights: Vec::new(),
            shorts: Vec::new(),
            literals: Vec::new(),
            long_ends: Vec::new(),
            ends: vec![Ends::default(); n + 1],
            pairs: Vec::new(),
            places: Vec::new(),
        };
        // What each variable feels: pairs and places, up and down.
        let mut pairs = vec![[Vec::new(), Vec::new()]; n];
        let mut places = vec![[Vec::new(), Vec::new()]; n];
        let (mut shorts, longs): (Vec<usize>, Vec<usize>) =
            (0..formula.len()).partition(|&m| formula.clause(m).len() <= 2);
        // Those that a sweep comes to first are first.
        shorts.sort_by_key(|&m| {
            let places = formula.clause(m).iter().map(|literal| order[literal.variable()]);
            places.min()
        });
        for m in shorts {
            let clause = program.clauses.len() as u32;
            program.take(formula, m);
            let constant = 2 * n as u32;
            let literals = match formula.clause(m) {
                [one] => [falsity(one), constant],
                [one, other] => [falsity(one), falsity(other)],
                _ => unreachable!("one or two literals"),
            };
            for (one, other) in [(literals[0], literals[1]), (literals[1], literals[0])] {
                if one != constant {
                    pairs[one as usize / 2][one as usize % 2].push(Pair { clause, other });
                }
            }
            program.shorts.push(literals);
        }
        for m in longs {
            let clause = program.clauses.len() as u32;
            program.take(formula, m);
            let mut literals: Vec<u32> = formula.clause(m).iter().map(falsity).collect();
            literals.sort_unstable();
            let long = program.long_ends.len() as u32;
            for literal in literals {
                let place = program.literals.len() as u32;
                places[literal as usize / 2][literal as usize % 2].push(Place {
                    clause,
                    long,
                    place,
                });
                program.literals.push(literal);
            }
            program.long_ends.push(program.literals.len() as u32);
        }
        let nothing = Pair { clause: program.clauses.len() as u32, other: 2 * n as u32 };
        for (i, ends) in program.ends[1..].iter_mut().enumerate() {
            let [up, down] = &mut pairs[i];
            for (felt, end) in [(up, &mut ends.pairs_up), (down, &mut ends.pairs_down)] {
                felt.resize(felt.len().next_multiple_of(PAIRS), nothing);
                program.pairs.append(felt);
                *end = program.pairs.len() as u32;
            }
            let [up, down] = &mut places[i];
            for (felt, end) in [(up, &mut ends.places_up), (down, &mut ends.places_down)] {
                program.places.append(felt);
                *end = program.places.len() as u32;
            }
        }
        program
    }

    fn take(&mut self, formula: &Formula, clause: usize) {
        self.clauses.push(clause as u32);
        self.weights.push(f64::from(formula.multiplicity(clause)));
    }

    /// The literals of a long clause.
    pub(super) fn long(&self, index: usize) -> &[u32] {
        let start = index.checked_sub(1).map_or(0, |before| self.long_ends[before]);
        &self.literals[start as usize..self.long_ends[index] as usize]
    }
}

/// The variables in an order in which neighbours are apart where that is possible: always the first of
/// those left that is no neighbour of the last few, or simply the first.
fn order(formula: &Formula) -> Vec<u32> {
    let n = formula.variable_count();
    let mut of_variable = vec![Vec::new(); n];
    for (m, clause) in formula.clauses().enumerate() {
        for literal in clause {
            of_variable[literal.variable()].push(m as u32);
        }
    }
    // When a neighbour of each variable was last taken.
    let mut near = vec![usize::MAX; n];
    let mut left: Vec<u32> = (0..n as u32).collect();
    let mut order = Vec::with_capacity(n);
    while !left.is_empty() {
        let step = order.len();
        let is_apart = |&i: &u32| {
            let near = near[i as usize];
            near == usize::MAX || step - near > APART
        };
        // So few are looked at that the order costs little, even of large formulas.
        let found = left.iter().take(256).position(is_apart).unwrap_or(0);
        let variable = left.remove(found);
        order.push(variable);
        for &m in &of_variable[variable as usize] {
            for literal in formula.clause(m as usize) {
                near[literal.variable()] = step;
            }
        }
    }
    order
}
