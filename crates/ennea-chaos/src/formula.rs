//! Formulas in conjunctive normal form, with how often each clause stands in them.
//!
//! A formula is a list of *clauses*, each an "or" of *literals*; it holds where all clauses do.
//! Equal clauses are stored once, with their *multiplicity*: in the flow ([`super::flow`]) copies
//! of a clause see the same spins for ever, so they act as one clause of that weight.
//!
//! Cost: memory of 4 bytes a literal and 12 a clause.  Oracle: the tests write clauses out.

use rustc_hash::FxHashMap;
use std::fmt;

/// A variable or its negation.
///
/// ```
/// use ennea::chaos::Literal;
/// let not_second = Literal::new(1, false);
/// assert_eq!((not_second.variable(), not_second.is_positive()), (1, false));
/// assert_eq!(not_second.dimacs(), -2);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Literal(u32);

impl Literal {
    /// The variable with this index, from 0, or its negation.
    ///
    /// # Panics
    /// If the index is 2^31 - 1 or more, which DIMACS cannot write.
    pub fn new(variable: usize, is_positive: bool) -> Self {
        assert!(variable < i32::MAX as usize, "a variable below 2^31 - 1");
        Self((variable as u32) << 1 | u32::from(!is_positive))
    }

    /// The literal that DIMACS writes as this number, if it is not 0.
    pub fn from_dimacs(number: i32) -> Option<Self> {
        let variable = number.unsigned_abs().checked_sub(1)?;
        Some(Self::new(variable as usize, number > 0))
    }

    /// Its variable, from 0.
    pub const fn variable(self) -> usize {
        (self.0 >> 1) as usize
    }

    /// Tests whether it is the variable itself rather than its negation.
    pub const fn is_positive(self) -> bool {
        self.0 & 1 == 0
    }

    /// c of the flow: 1 for the variable, -1 for its negation.
    pub const fn sign(self) -> f64 {
        if self.is_positive() { 1.0 } else { -1.0 }
    }

    /// The literal in DIMACS: the variable's number from 1, with a minus sign if it is negated.
    pub const fn dimacs(self) -> i32 {
        let number = self.variable() as i32 + 1;
        if self.is_positive() { number } else { -number }
    }
}

impl fmt::Debug for Literal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.dimacs())
    }
}

/// A formula in conjunctive normal form.
///
/// ```
/// use ennea::chaos::Formula;
/// // (x or y) and not (x and y), the latter said twice.
/// let formula = Formula::from_dimacs(2, [&[1, 2][..], &[-1, -2], &[-2, -1]]);
/// assert_eq!((formula.variable_count(), formula.clause_count()), (2, 3));
/// assert_eq!(formula.len(), 2);
/// assert!(formula.is_satisfied(&[true, false]) && !formula.is_satisfied(&[true, true]));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Formula {
    variables: usize,
    literals: Vec<Literal>,
    /// End of each clause in `literals`.
    ends: Vec<u32>,
    multiplicities: Vec<u32>,
}

impl Formula {
    /// The formula of these clauses over variables 0 to `variables` - 1, the clauses in the order
    /// in which each comes for the first time.
    ///
    /// Within a clause literals are put in order, and one that is there twice is kept once.  A
    /// clause with a literal and its negation always holds; it is left out.
    ///
    /// # Panics
    /// If a literal's variable is not among them, or there are 2^32 literals or more.
    pub fn new(
        variables: usize,
        clauses: impl IntoIterator<Item = impl IntoIterator<Item = Literal>>,
    ) -> Self {
        let mut builder = Builder::new(variables);
        for clause in clauses {
            builder.push(clause, true);
        }
        builder.finish()
    }

    /// Makes a formula as [`Formula::new`] does, from numbers as in DIMACS, without the final 0.
    ///
    /// # Panics
    /// As [`Formula::new`], or if a number is 0.
    pub fn from_dimacs<'a>(variables: usize, clauses: impl IntoIterator<Item = &'a [i32]>) -> Self {
        let literal = |&number: &i32| Literal::from_dimacs(number).expect("a literal is not 0");
        Self::new(variables, clauses.into_iter().map(|clause| clause.iter().map(literal)))
    }

    /// N, the number of variables; some may be in no clause.
    pub fn variable_count(&self) -> usize {
        self.variables
    }

    /// M, the number of clauses, copies included, but not those that always hold.
    pub fn clause_count(&self) -> usize {
        self.multiplicities.iter().map(|&count| count as usize).sum()
    }

    /// Number of different clauses.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Tests whether there is no clause, so that everything satisfies the formula.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// The literals of a clause, in order.
    pub fn clause(&self, index: usize) -> &[Literal] {
        let start = index.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.literals[start as usize..self.ends[index] as usize]
    }

    /// The number of times that a clause stands in the formula.
    pub fn multiplicity(&self, index: usize) -> u32 {
        self.multiplicities[index]
    }

    /// All different clauses.
    pub fn clauses(&self) -> impl ExactSizeIterator<Item = &[Literal]> + Clone {
        (0..self.len()).map(|index| self.clause(index))
    }

    /// Tests whether a clause has no literal, so that nothing can satisfy the formula.
    pub fn has_empty_clause(&self) -> bool {
        self.clauses().any(<[Literal]>::is_empty)
    }

    /// Tests whether these values satisfy all clauses.
    ///
    /// # Panics
    /// If there are fewer values than variables.
    pub fn is_satisfied(&self, values: &[bool]) -> bool {
        self.clauses().all(|clause| {
            clause.iter().any(|literal| values[literal.variable()] == literal.is_positive())
        })
    }
}

/// Puts clauses together.
pub(super) struct Builder {
    formula: Formula,
    /// The clauses by their literals.
    places: FxHashMap<Box<[Literal]>, u32>,
    clause: Vec<Literal>,
}

impl Builder {
    pub(super) fn new(variables: usize) -> Self {
        let formula = Formula { variables, ..Formula::default() };
        Self { formula, places: FxHashMap::default(), clause: Vec::new() }
    }

    /// Adds a clause; one that is there comes once more where that is counted.
    pub(super) fn push(&mut self, literals: impl IntoIterator<Item = Literal>, is_counted: bool) {
        if let Some(place) = self.place(literals) {
            let count = &mut self.formula.multiplicities[place];
            *count = if is_counted { *count + 1 } else { 1 };
        }
    }

    /// Index of a clause, appended with multiplicity 0 if it is new; `None` if it always holds.
    fn place(&mut self, literals: impl IntoIterator<Item = Literal>) -> Option<usize> {
        self.clause.clear();
        self.clause.extend(literals);
        self.clause.sort_unstable();
        self.clause.dedup();
        let formula = &mut self.formula;
        let last = self.clause.last();
        assert!(last.is_none_or(|last| last.variable() < formula.variables), "variables in range");
        if self.clause.windows(2).any(|pair| pair[0].variable() == pair[1].variable()) {
            return None;
        }
        if let Some(&place) = self.places.get(self.clause.as_slice()) {
            return Some(place as usize);
        }
        let place = formula.ends.len();
        self.places.insert(self.clause.as_slice().into(), place as u32);
        formula.literals.extend_from_slice(&self.clause);
        formula.ends.push(u32::try_from(formula.literals.len()).expect("below 2^32 literals"));
        formula.multiplicities.push(0);
        Some(place)
    }

    pub(super) fn finish(self) -> Formula {
        self.formula
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clauses_are_put_in_order_and_counted() {
        let formula =
            Formula::from_dimacs(4, [&[3, -1, 3][..], &[], &[2, -2], &[-1, 3], &[4], &[]]);
        let clauses: Vec<Vec<i32>> =
            formula.clauses().map(|clause| clause.iter().map(|l| l.dimacs()).collect()).collect();
        assert_eq!(clauses, [vec![-1, 3], vec![], vec![4]]);
        assert_eq!([0, 1, 2].map(|m| formula.multiplicity(m)), [2, 2, 1]);
        assert_eq!(formula.clause_count(), 5);
        assert!(formula.has_empty_clause() && !formula.is_satisfied(&[true; 4]));
        assert_eq!(formula.clauses().map(<[Literal]>::len).sum::<usize>(), 3);
    }

    #[test]
    fn a_formula_without_clauses_holds() {
        let formula = Formula::from_dimacs(0, []);
        assert!(formula.is_empty() && formula.is_satisfied(&[]));
    }
}
