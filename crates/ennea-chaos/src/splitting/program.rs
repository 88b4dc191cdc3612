//! A formula laid out for the sweeps.
//!
//! ```text
//!   falsities   f[2 i] = 1 - u_i  of the literal x_i,   f[2 i + 1] = u_i  of its negation,   f[2 N] = 1
//!   short clauses  two literals (a clause of one literal has the constant 1 as its other one)
//!   long clauses   three and more; their literals have places, one clause after the other
//! ```
//!
//! Variables are put in an order in which few that follow each other share a clause, so that the
//! machine can begin with the next before the last is done.  Any order is a splitting of the same
//! order.
//!
//! Cost: O(literals), and for the order O(N * neighbours).

use super::super::formula::{Formula, Literal};

/// Entry of a short clause in the force on a variable.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pair {
    /// The clause.
    pub(super) clause: u32,
    /// The other literal.
    pub(super) other: u32,
}

/// Entry of a long clause in the force on a variable.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    /// The clause, after all short ones.
    pub(super) clause: u32,
    /// Index among the long clauses.
    pub(super) long: u32,
    /// The place of its literal.
    pub(super) place: u32,
}

/// Ends of the parts of a variable: those that push it up, then those that pull it down; of each
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
    /// The ends of each variable, after an entry for where the first one begins.
    pub(super) ends: Vec<Ends>,
    pub(super) pairs: Vec<Pair>,
    pub(super) places: Vec<Place>,
}

/// Pairs that are added up together.
pub(super) const PAIRS: usize = 4;

/// The number of variables before a variable that should not be its neighbours.
const APART: usize = 4;

/// Forces on each variable, up and down, before they are laid out.
struct Felt {
    pairs: Vec<[Vec<Pair>; 2]>,
    places: Vec<[Vec<Place>; 2]>,
}

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
        let mut program = Self {
            variables,
            order,
            clauses: Vec::new(),
            weights: Vec::new(),
            shorts: Vec::new(),
            literals: Vec::new(),
            long_ends: Vec::new(),
            ends: vec![Ends::default(); n + 1],
            pairs: Vec::new(),
            places: Vec::new(),
        };
        let mut felt = Felt {
            pairs: vec![[Vec::new(), Vec::new()]; n],
            places: vec![[Vec::new(), Vec::new()]; n],
        };
        let (mut shorts, longs): (Vec<usize>, Vec<usize>) =
            (0..formula.len()).partition(|&m| formula.clause(m).len() <= 2);
        // Clauses that a sweep comes to first stand first.
        shorts.sort_by_key(|&m| {
            let places = formula.clause(m).iter().map(|literal| program.order[literal.variable()]);
            places.min()
        });
        shorts.into_iter().for_each(|m| program.add_short(formula, m, &mut felt));
        longs.into_iter().for_each(|m| program.add_long(formula, m, &mut felt));
        program.lay_out(felt);
        program
    }

    /// The place of the falsity of a literal.
    fn falsity(&self, literal: &Literal) -> u32 {
        self.order[literal.variable()] * 2 + u32::from(!literal.is_positive())
    }

    /// Takes a clause with its weight; its number is returned.
    fn take(&mut self, formula: &Formula, clause: usize) -> u32 {
        self.clauses.push(clause as u32);
        self.weights.push(f64::from(formula.multiplicity(clause)));
        self.clauses.len() as u32 - 1
    }

    /// Adds a clause of one or two literals.
    fn add_short(&mut self, formula: &Formula, m: usize, felt: &mut Felt) {
        let clause = self.take(formula, m);
        let constant = 2 * self.variables.len() as u32;
        let literals = match formula.clause(m) {
            [one] => [self.falsity(one), constant],
            [one, other] => [self.falsity(one), self.falsity(other)],
            _ => unreachable!("one or two literals"),
        };
        for (one, other) in [(literals[0], literals[1]), (literals[1], literals[0])] {
            if one != constant {
                felt.pairs[one as usize / 2][one as usize % 2].push(Pair { clause, other });
            }
        }
        self.shorts.push(literals);
    }

    /// Adds a clause of three literals or more.
    fn add_long(&mut self, formula: &Formula, m: usize, felt: &mut Felt) {
        let clause = self.take(formula, m);
        let mut literals: Vec<u32> =
            formula.clause(m).iter().map(|literal| self.falsity(literal)).collect();
        literals.sort_unstable();
        let long = self.long_ends.len() as u32;
        for literal in literals {
            let place = Place { clause, long, place: self.literals.len() as u32 };
            felt.places[literal as usize / 2][literal as usize % 2].push(place);
            self.literals.push(literal);
        }
        self.long_ends.push(self.literals.len() as u32);
    }

    /// Lays what the variables feel out in a row, pairs filled up to whole groups.
    fn lay_out(&mut self, felt: Felt) {
        let constant = 2 * self.variables.len() as u32;
        let nothing = Pair { clause: self.clauses.len() as u32, other: constant };
        let felt = felt.pairs.into_iter().zip(felt.places);
        for (ends, (pairs, places)) in self.ends[1..].iter_mut().zip(felt) {
            let pair_ends = [&mut ends.pairs_up, &mut ends.pairs_down];
            for (mut felt, end) in pairs.into_iter().zip(pair_ends) {
                felt.resize(felt.len().next_multiple_of(PAIRS), nothing);
                self.pairs.append(&mut felt);
                *end = self.pairs.len() as u32;
            }
            let place_ends = [&mut ends.places_up, &mut ends.places_down];
            for (mut felt, end) in places.into_iter().zip(place_ends) {
                self.places.append(&mut felt);
                *end = self.places.len() as u32;
            }
        }
    }

    /// The literals of a long clause.
    pub(super) fn long(&self, index: usize) -> &[u32] {
        let start = index.checked_sub(1).map_or(0, |before| self.long_ends[before]);
        &self.literals[start as usize..self.long_ends[index] as usize]
    }
}

/// The variables in an order in which neighbours are apart where that is possible: always the first
/// of those left that is no neighbour of the last few, or simply the first.
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
        // A bounded number of variables is looked at, so that the order costs little even for large
        // formulas.
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
