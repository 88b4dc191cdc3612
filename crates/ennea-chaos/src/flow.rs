//! The flow: a formula as a dynamical system, written as in the paper.
//!
//! Each variable i has a spin s_i in [-1, 1] (1 is true), each clause m of k_m literals a weight
//! a_m > 0.  With c_mi = 1, -1 or 0 where variable i stands in clause m plainly, negated or not at
//! all:
//!
//! ```text
//!   K_m  = 2^-k_m  prod over j        of (1 - c_mj s_j)      0 where the clause holds, 1 where all is wrong
//!   K_mi = 2^-k_m  prod over j not i  of (1 - c_mj s_j)
//!   V    = sum over m of a_m K_m^2
//!
//!   ds_i/dt = -dV/ds_i = sum over m of 2 a_m c_mi K_mi K_m
//!   da_m/dt = a_m K_m
//! ```
//!
//! The products run over the variables of the clause.  Source: `[ERT2011]`, `[ERT2012]`.  A clause
//! that stands w times in the formula has w weights, all equal for ever; we keep one, which starts
//! at w.  The box [-1, 1]^N is never left, weights stay positive, and at fixed weights V never
//! grows.  Every solution attracts; where there is none, the flow goes on for ever and proves
//! nothing.
//!
//! Cost: O(literals) for each evaluation, as the K_mi of a clause are products of what stands
//! before i and after i.  Oracle: the same written out with O(k^2) products, and differences of V.

use super::formula::Formula;

ennea_base::named! {
    /// Law by which weights grow: linear in the papers of 2011 and 2012, quadratic in later ones,
    /// which is another system with the same solutions.
    pub enum Growth {
        /// da/dt = a K.
        Linear = "linear",
        /// da/dt = a K^2.
        Square = "square",
    }
}

/// The state of a trajectory.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// Analog time t.
    pub time: f64,
    /// The spins s.
    pub spins: Vec<f64>,
    /// The weights a, one for each different clause.
    pub weights: Vec<f64>,
}

/// The flow of a formula.
///
/// ```
/// use ennea::chaos::{Flow, Formula, Growth};
/// // Exactly one of two; V = a_0 ((1 - s_0)(1 - s_1) / 4)^2 + a_1 ((1 + s_0)(1 + s_1) / 4)^2.
/// let formula = Formula::from_dimacs(2, [&[1, 2][..], &[-1, -2]]);
/// let flow = Flow::new(&formula, Growth::Linear);
/// let state = flow.start(&[0.0, 0.0]);
/// assert_eq!(flow.energy(&state), 2.0 / 16.0);
/// assert!(flow.is_solved(&[0.1, -0.1]) && !flow.is_solved(&[0.1, 0.1]));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Flow<'a> {
    formula: &'a Formula,
    growth: Growth,
}

impl<'a> Flow<'a> {
    /// The flow of a formula.
    pub fn new(formula: &'a Formula, growth: Growth) -> Self {
        Self { formula, growth }
    }

    /// Its formula.
    pub fn formula(&self) -> &'a Formula {
        self.formula
    }

    /// The law by which weights grow.
    pub fn growth(&self) -> Growth {
        self.growth
    }

    /// The state at time 0 with these spins: each clause weighs as much as it has copies.
    ///
    /// # Panics
    /// If there are not as many spins as variables.
    pub fn start(&self, spins: &[f64]) -> State {
        assert_eq!(spins.len(), self.formula.variable_count(), "a spin for each variable");
        let weight = |m| f64::from(self.formula.multiplicity(m));
        let weights = (0..self.formula.len()).map(weight).collect();
        State { time: 0.0, spins: spins.to_vec(), weights }
    }

    /// ds/dt and da/dt.
    ///
    /// # Panics
    /// If a slice has a wrong length.
    pub fn derivatives(
        &self,
        spins: &[f64],
        weights: &[f64],
        spin_rates: &mut [f64],
        weight_rates: &mut [f64],
    ) {
        assert_eq!(spins.len(), spin_rates.len(), "a rate for each spin");
        assert_eq!(weights.len(), weight_rates.len(), "a rate for each weight");
        spin_rates.fill(0.0);
        // The factors (1 - c s) / 2 of a clause, and the products of those before each.
        let (mut factors, mut before) = (Vec::new(), Vec::new());
        for (m, clause) in self.formula.clauses().enumerate() {
            factors.clear();
            before.clear();
            let mut value = 1.0;
            for literal in clause {
                let factor = 0.5 * (1.0 - literal.sign() * spins[literal.variable()]);
                factors.push(factor);
                before.push(value);
                value *= factor;
            }
            weight_rates[m] = match self.growth {
                Growth::Linear => weights[m] * value,
                Growth::Square => weights[m] * value * value,
            };
            let mut after = 1.0;
            for (k, literal) in clause.iter().enumerate().rev() {
                // K_mi is half the product of the other factors.
                let without = 0.5 * before[k] * after;
                spin_rates[literal.variable()] +=
                    2.0 * weights[m] * literal.sign() * without * value;
                after *= factors[k];
            }
        }
    }

    /// K_m of a clause.
    pub fn clause_value(&self, clause: usize, spins: &[f64]) -> f64 {
        let factor =
            |literal: &super::Literal| 0.5 * (1.0 - literal.sign() * spins[literal.variable()]);
        self.formula.clause(clause).iter().map(factor).product()
    }

    /// V.
    pub fn energy(&self, state: &State) -> f64 {
        let term = |(m, a): (usize, &f64)| a * self.clause_value(m, &state.spins).powi(2);
        state.weights.iter().enumerate().map(term).sum()
    }

    /// Number of clauses that the signs of the spins do not satisfy, copies included.
    pub fn unsatisfied(&self, spins: &[f64]) -> usize {
        (0..self.formula.len())
            .filter(|&m| !self.is_satisfied(m, spins))
            .map(|m| self.formula.multiplicity(m) as usize)
            .sum()
    }

    /// Tests whether the signs of the spins satisfy all clauses.
    pub fn is_solved(&self, spins: &[f64]) -> bool {
        (0..self.formula.len()).all(|m| self.is_satisfied(m, spins))
    }

    fn is_satisfied(&self, clause: usize, spins: &[f64]) -> bool {
        let holds =
            |literal: &super::Literal| (spins[literal.variable()] > 0.0) == literal.is_positive();
        self.formula.clause(clause).iter().any(holds)
    }
}

/// The values that the signs of spins stand for.
pub fn signs(spins: &[f64]) -> Vec<bool> {
    spins.iter().map(|&spin| spin > 0.0).collect()
}

#[cfg(test)]
mod tests {
    use super::super::{Encoding, Reading, start};
    use super::*;
    use ennea_base::random::SplitMix64;

    /// Formulas of all kinds: clauses of 0 to 7 literals of both signs.
    fn formulas() -> Vec<Formula> {
        let mut random = SplitMix64::new(5);
        let mut formulas: Vec<Formula> = (0..10)
            .map(|_| {
                let clauses: Vec<Vec<i32>> = (0..30)
                    .map(|_| {
                        let order = random.order(9);
                        let k = random.below(8);
                        let sign =
                            |x: &usize| if random.below(2) == 0 { 1 } else { -1 } * (*x as i32 + 1);
                        order[..k].iter().map(sign).collect()
                    })
                    .collect();
                Formula::from_dimacs(9, clauses.iter().map(Vec::as_slice))
            })
            .collect();
        let puzzle = "1..4....23......".parse().expect("a puzzle");
        formulas.push(Encoding::new(&puzzle, Reading::Raw).expect("no conflict").formula().clone());
        formulas
    }

    fn random_state(flow: &Flow<'_>, index: u64) -> State {
        let mut state = flow.start(&start(1, index, flow.formula().variable_count()));
        let mut random = SplitMix64::new(index);
        for weight in &mut state.weights {
            *weight *= 1.0 + random.below(100) as f64 / 10.0;
        }
        state
    }

    /// The equations again, every product written out.
    fn written_out(flow: &Flow<'_>, state: &State) -> (Vec<f64>, Vec<f64>) {
        let formula = flow.formula();
        let c = |m: usize, j: usize| {
            let literal = formula.clause(m).iter().find(|literal| literal.variable() == j);
            literal.map_or(0.0, |literal| literal.sign())
        };
        let (n, s, a) = (formula.variable_count(), &state.spins, &state.weights);
        let k = |m: usize, without: Option<usize>| {
            let factors = (0..n).filter(|&j| Some(j) != without).map(|j| 1.0 - c(m, j) * s[j]);
            (-(formula.clause(m).len() as f64)).exp2() * factors.product::<f64>()
        };
        let ds = |i: usize| {
            (0..a.len()).map(|m| 2.0 * a[m] * c(m, i) * k(m, Some(i)) * k(m, None)).sum()
        };
        let power = if flow.growth() == Growth::Square { 2 } else { 1 };
        let da = |m: usize| a[m] * k(m, None).powi(power);
        ((0..n).map(ds).collect(), (0..a.len()).map(da).collect())
    }

    #[test]
    fn products_before_and_after_give_the_same_as_all_products() {
        for (index, formula) in formulas().iter().enumerate() {
            for growth in [Growth::Linear, Growth::Square] {
                let flow = Flow::new(formula, growth);
                let state = random_state(&flow, index as u64);
                let mut rates = (state.spins.clone(), state.weights.clone());
                flow.derivatives(&state.spins, &state.weights, &mut rates.0, &mut rates.1);
                let expected = written_out(&flow, &state);
                let pairs = rates.0.iter().zip(&expected.0).chain(rates.1.iter().zip(&expected.1));
                for (found, expected) in pairs {
                    assert!((found - expected).abs() <= 1e-12 * (1.0 + expected.abs()));
                }
            }
        }
    }

    /// Goal: ds/dt is minus the gradient of V.  Method: central differences of V, whose error is of
    /// the order of the square of the difference.
    #[test]
    fn spins_go_down_the_gradient() {
        for (index, formula) in formulas().iter().enumerate() {
            let flow = Flow::new(formula, Growth::Linear);
            let state = random_state(&flow, index as u64);
            let mut rates = (state.spins.clone(), state.weights.clone());
            flow.derivatives(&state.spins, &state.weights, &mut rates.0, &mut rates.1);
            for (i, rate) in rates.0.iter().enumerate() {
                let moved = |by: f64| {
                    let mut state = state.clone();
                    state.spins[i] += by;
                    flow.energy(&state)
                };
                let slope = (moved(1e-5) - moved(-1e-5)) / 2e-5;
                assert!((rate + slope).abs() < 1e-6 * (1.0 + slope.abs()), "{rate} {slope}");
            }
        }
    }

    #[test]
    fn signs_decide_what_is_satisfied() {
        let formula = Formula::from_dimacs(2, [&[1, 2][..], &[-1, -2], &[-1, -2]]);
        let flow = Flow::new(&formula, Growth::Linear);
        assert_eq!(flow.unsatisfied(&[0.5, 0.5]), 2);
        assert_eq!(flow.unsatisfied(&[-0.5, -0.5]), 1);
        assert_eq!(flow.unsatisfied(&[-0.5, 0.5]), 0);
        assert_eq!(signs(&[-0.5, 0.5]), [false, true]);
    }
}
