//! The fast integrator against itself, its back ends, the reference and the paper's promises.

use super::*;
use crate::cash_karp::{self, CashKarp};
use crate::{Encoding, End, Flow, Limits, Reading, start};
use ennea_base::Puzzle;

const EASY: &str =
    "003020600900305001001806400008102900700000008006708200002609500800203009005010300";
const ESCARGOT: &str =
    "100007090030020008009600500005300900010080002600004000300000010040000007007000300";

fn encoding(line: &str) -> Encoding {
    let puzzle: Puzzle = line.parse().expect("a puzzle");
    Encoding::new(&puzzle, Reading::Raw).expect("no conflict")
}

fn flow(step: f64, sweeps: u32) -> Rule {
    Rule::Flow { growth: Growth::Linear, step, sweeps }
}

/// The state after a time, of start 0 of seed 1.
fn after(formula: &Formula, rule: Rule, precision: Precision, time: f64) -> State {
    let splitting = Splitting::new(formula, rule, precision);
    let mut trajectories = splitting.trajectories();
    trajectories.load(0, &start(1, 0, formula.variable_count()));
    while trajectories.time(0) < time - 1e-9 {
        trajectories.step();
    }
    trajectories.state(0)
}

fn distance(a: &State, b: &State) -> f64 {
    a.spins.iter().zip(&b.spins).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max)
}

/// A formula with clauses of one to five literals of both signs.
fn mixed() -> Formula {
    let clauses: [&[i32]; 9] = [
        &[1],
        &[-2, 3],
        &[2, 4],
        &[-4, -5],
        &[1, -3, 5],
        &[-1, -6, 7, 8],
        &[2, 3, -5, -7, 9],
        &[6, 8, 9],
        &[-9, -8],
    ];
    Formula::from_dimacs(10, clauses)
}

/// Goal: order 2, and that of the right flow.  Method: steps of 1/8, 1/16, 1/32 up to t = 2 against
/// the reference: each time the error falls to a quarter.
#[test]
fn halved_steps_have_a_quarter_of_the_error() {
    let encoding = encoding(EASY);
    for formula in [encoding.formula(), &mixed()] {
        for (growth, sweeps) in [(Growth::Linear, 1), (Growth::Linear, 3), (Growth::Square, 2)] {
            let flow = Flow::new(formula, growth);
            let options = cash_karp::Options { tolerance: 1e-10, ..cash_karp::Options::default() };
            let spins = start(1, 0, formula.variable_count());
            let mut reference = CashKarp::new(flow, &spins, &options);
            reference.advance_to(2.0).expect("no step is too short");
            let errors = [8.0, 16.0, 32.0].map(|n: f64| {
                let rule = Rule::Flow { growth, step: 1.0 / n, sweeps };
                let state = after(formula, rule, Precision::Double, 2.0);
                let pairs = state.weights.iter().zip(&reference.state().weights);
                assert!(pairs.into_iter().all(|(a, b)| (a / b - 1.0).abs() < 0.05));
                distance(&state, reference.state())
            });
            let orders = [0, 1].map(|k| (errors[k] / errors[k + 1]).log2());
            assert!(orders.iter().all(|order| (1.8..2.2).contains(order)), "{errors:?} {orders:?}");
        }
    }
}

/// Goal: all back ends give the same bits, in all numbers and by all rules.
#[test]
fn all_back_ends_give_the_same_bits() {
    let encoding = encoding(ESCARGOT);
    let rules = [
        flow(0.1, 2),
        flow(3.0, 1),
        Rule::Flow { growth: Growth::Square, step: 0.5, sweeps: 1 },
        Rule::SOLVE,
    ];
    for formula in [encoding.formula(), &mixed()] {
        let n = formula.variable_count();
        for (rule, precision) in rules.iter().flat_map(|&rule| {
            [Precision::Single, Precision::Double].map(|precision| (rule, precision))
        }) {
            let states = |backend| {
                let splitting = Splitting::with(formula, rule, precision, backend);
                let mut trajectories = splitting.trajectories();
                let lanes = trajectories.lanes();
                (0..lanes).for_each(|lane| trajectories.load(lane, &start(1, lane as u64, n)));
                let solved: Vec<u64> = (0..100).map(|_| trajectories.step()).collect();
                let bits = |lane| {
                    let State { spins, weights, .. } = trajectories.state(lane);
                    spins.into_iter().chain(weights).map(f64::to_bits).collect::<Vec<_>>()
                };
                (solved, (0..lanes).map(bits).collect::<Vec<_>>())
            };
            let portable = states(Backend::Portable);
            for backend in Backend::available() {
                assert!(states(backend) == portable, "{backend} {rule:?} {precision:?}");
            }
        }
    }
}

/// Goal: where and beside what a trajectory is computed changes nothing.  Method: the same starts
/// one by one in other lanes, in batches, and on other numbers of threads, with lanes filled again.
#[test]
fn a_trajectory_does_not_depend_on_its_neighbours() {
    let encoding = encoding(EASY);
    let formula = encoding.formula();
    for (rule, precision) in [(flow(0.1, 1), Precision::Double), (Rule::SOLVE, Precision::Single)] {
        let splitting = Splitting::new(formula, rule, precision);
        let limits = Limits { time: 600.0, ..Limits::NONE };
        let follow = |threads, starts| {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
            let pool = pool.expect("threads start");
            pool.install(|| splitting.follow(1, starts, limits, &())).expect("() goes on")
        };
        let all = follow(1, 0..100);
        assert_eq!(all, follow(3, 0..100));
        assert_eq!(all[37..50], follow(2, 37..50));
        assert!(all.iter().map(|ended| ended.index).eq(0..100));
        let mut trajectories = splitting.trajectories();
        let (lane, n) = (5, formula.variable_count());
        for ended in &all[90..] {
            trajectories.load(lane, &start(1, ended.index, n));
            let mut steps = 1;
            while trajectories.step() >> lane & 1 == 0 {
                steps += 1;
            }
            assert_eq!(ended.steps, steps);
        }
    }
}

/// Goal: the promises hold for any step.  Method: short and very long ones.
#[test]
fn spins_stay_in_the_box_and_weights_grow() {
    for (formula, rule) in [
        (encoding(ESCARGOT).formula(), flow(0.1, 1)),
        (encoding(ESCARGOT).formula(), flow(16.0, 2)),
        (&mixed(), flow(1.0, 3)),
    ] {
        for precision in [Precision::Single, Precision::Double] {
            let splitting = Splitting::new(formula, rule, precision);
            let mut trajectories = splitting.trajectories();
            trajectories.load(0, &start(1, 0, formula.variable_count()));
            let mut last = trajectories.log_weights(0);
            for _ in 0..200 {
                trajectories.step();
                let weights = trajectories.log_weights(0);
                let grown = weights.iter().zip(&last).all(|(now, then)| *now >= then - 1e-5);
                assert!(grown && weights.iter().all(|weight| weight.is_finite()));
                last = weights;
                let spins = (0..formula.variable_count()).map(|i| trajectories.spin(0, i));
                assert!(spins.into_iter().all(|spin| (-1.0..=1.0).contains(&spin)));
            }
        }
    }
}

/// Goal: V falls, and as fast as the gradient says: by |ds/dt|^2 h at frozen weights.  Method:
/// steps so short that the first order is all there is.
#[test]
fn energy_falls_with_the_gradient() {
    let encoding = encoding(EASY);
    let flow_of = Flow::new(encoding.formula(), Growth::Linear);
    let h = 1e-4;
    let splitting = Splitting::new(encoding.formula(), flow(h, 1), Precision::Double);
    let mut trajectories = splitting.trajectories();
    trajectories.load(0, &start(1, 0, encoding.formula().variable_count()));
    for _ in 0..50 {
        let before = trajectories.state(0);
        trajectories.step();
        let mut after = trajectories.state(0);
        after.weights.clone_from(&before.weights);
        let mut rates = (before.spins.clone(), before.weights.clone());
        flow_of.derivatives(&before.spins, &before.weights, &mut rates.0, &mut rates.1);
        let slope: f64 = rates.0.iter().map(|rate| rate * rate).sum();
        let fall = flow_of.energy(&before) - flow_of.energy(&after);
        assert!((fall / (h * slope) - 1.0).abs() < 0.05, "{fall} {slope}");
    }
}

/// Goal: weights may grow beyond all numbers.  Method: a formula without solution, until they were
/// scaled down some times; f32 and f64 agree on the logarithms as long as there is no chaos to part
/// them.
#[test]
fn weights_grow_beyond_all_numbers() {
    let formula = Formula::from_dimacs(1, [&[1][..], &[-1]]);
    let logs = [Precision::Single, Precision::Double].map(|precision| {
        let splitting = Splitting::new(&formula, flow(1.0, 1), precision);
        let mut trajectories = splitting.trajectories();
        for _ in 0..2000 {
            assert_eq!(trajectories.step(), 0);
        }
        trajectories.log_weights(0)
    });
    // One of the two is always half wrong at least.
    assert!(logs.iter().flatten().all(|log| (900.0..2000.0).contains(log)), "{logs:?}");
    assert!((logs[0][0] - logs[1][0]).abs() < 1.0, "{logs:?}");
}

#[test]
fn limits_end_trajectories() {
    let formula = Formula::from_dimacs(1, [&[1][..], &[-1]]);
    let splitting = Splitting::new(&formula, flow(0.5, 1), Precision::Double);
    let follow =
        |time, steps| splitting.follow(1, 0..40, Limits { time, steps }, &()).expect("() goes on");
    assert!(follow(3.2, u64::MAX).iter().all(|ended| ended.end == End::Time && ended.time == 3.2));
    assert!(follow(f64::INFINITY, 3).iter().all(|ended| ended.end == End::Steps));
    let race = splitting.race(1, Limits { steps: 3, ..Limits::NONE }, &()).expect("() goes on");
    assert_eq!((race.end, race.index, race.values), (End::Steps, 0, None));
}

/// Goal: weights learn and forget in a descent as they are said to.  Method: y holds, and x rests in the middle
/// between x and not x, which have K = 1/2 for ever; what x or y weighs stays.
#[test]
fn weights_of_a_descent_learn_and_forget() {
    let formula = Formula::from_dimacs(2, [&[1, 2][..], &[1], &[-1]]);
    let splitting = Splitting::new(&formula, Rule::Descent, Precision::Double);
    let mut trajectories = splitting.trajectories();
    trajectories.load(0, &[0.0, 1.0]);
    let (mut gain, mut expected) = (30.0, 1.0);
    for _ in 0..4 {
        trajectories.step();
        expected = 0.9 + (gain / 4.0 + 0.1) * expected;
        gain = if expected < 100.0 { gain * 1.001 } else { gain / 1.001 };
        let found = trajectories.state(0).weights;
        for (clause, weight) in formula.clauses().zip(found) {
            let expected = if clause.len() == 2 { 1.0 } else { expected };
            assert!((weight / expected - 1.0).abs() < 1e-12, "{weight}, not {expected}");
        }
    }
    assert!(expected > 1000.0);
    // Where nothing gives way the gain falls until weights forget faster than they grow.
    for _ in 0..5000 {
        trajectories.step();
    }
    let weights = trajectories.state(0).weights;
    assert!(weights.iter().all(|&weight| weight < 10_000.0), "{weights:?}");
}

/// Goal: weights that forget help.  Method: AI Escargot, for which the first of 32 starts took 173 steps while weights
/// only grew, and takes some 40.
#[test]
fn a_hard_puzzle_is_soon_solved_by_descent() {
    let encoding = encoding(ESCARGOT);
    let splitting = Splitting::new(encoding.formula(), Rule::SOLVE, Precision::Single);
    let mut steps = 0;
    for seed in 0..100 {
        let race = splitting.race(seed, Limits::NONE, &()).expect("() goes on");
        assert!(encoding.grid(&race.values.expect("solved")).is_some());
        steps += race.steps;
    }
    assert!((3000..6000).contains(&steps), "{steps}");
}

/// A formula that nothing contradicts is solved at once, even one without variables.
#[test]
fn formulas_without_clauses_are_solved() {
    for variables in [0, 3] {
        let formula = Formula::from_dimacs(variables, []);
        let splitting = Splitting::new(&formula, Rule::SOLVE, Precision::Single);
        let race = splitting.race(1, Limits::NONE, &()).expect("() goes on");
        assert_eq!(
            (race.end, race.values.map(|values| values.len())),
            (End::Solved, Some(variables))
        );
    }
}

/// Goal: both integrators see the same flow.  Method: the mean time to the solution of an easy
/// puzzle; both are near 13.7, and near each other.
#[test]
fn easy_puzzles_are_solved_at_the_same_time_by_both_integrators() {
    let encoding = encoding(EASY);
    let formula = encoding.formula();
    let splitting = Splitting::new(formula, flow(0.05, 2), Precision::Double);
    let ended = splitting.follow(1, 0..40, Limits::NONE, &()).expect("() goes on");
    let options = cash_karp::Options { tolerance: 1e-4, ..cash_karp::Options::default() };
    let n = formula.variable_count();
    let mut differences = 0.0;
    for ended in &ended {
        assert!(encoding.grid(ended.values.as_ref().expect("solved")).is_some());
        let flow = Flow::new(formula, Growth::Linear);
        let run = cash_karp::run(flow, &start(1, ended.index, n), &options, &mut |_| (), &());
        let run = run.expect("() goes on");
        differences += (run.state.time - ended.time).abs();
    }
    let mean = ended.iter().map(|ended| ended.time).sum::<f64>() / 40.0;
    // The standard deviation of a time is about 4.
    assert!((mean - 13.7).abs() < 3.0, "{mean}");
    // The reference stops at the end of its long steps.
    assert!(differences / 40.0 < 1.0, "{differences}");
}

/// Goal: the same far into the chaos.  Method: the fraction of starts of AI Escargot that is solved
/// by t = 60, about 2 %, by both; the errors are those of counts.
#[test]
fn chaotic_puzzles_are_solved_as_often_by_both_integrators() {
    if std::env::var_os("ENNEA_SLOW").is_none() {
        return;
    }
    let encoding = encoding(ESCARGOT);
    let formula = encoding.formula();
    let limits = Limits { time: 60.0, ..Limits::NONE };
    let splitting = Splitting::new(formula, Rule::MEASURE, Precision::Double);
    let ended = splitting.follow(1, 0..4000, limits, &()).expect("() goes on");
    let solved = ended.iter().filter(|ended| ended.end == End::Solved).count() as f64;
    let options = cash_karp::Options { tolerance: 1e-3, limits, ..cash_karp::Options::default() };
    let flow = Flow::new(formula, Growth::Linear);
    let is_solved = |index: &u64| {
        let spins = start(2, *index, formula.variable_count());
        let run = cash_karp::run(flow, &spins, &options, &mut |_| (), &()).expect("() goes on");
        run.end == End::Solved
    };
    let by_reference = (0..300).filter(is_solved).count() as f64;
    let (a, b) = (solved / 4000.0, by_reference / 300.0);
    let error = (a * (1.0 - a) / 4000.0 + a * (1.0 - a) / 300.0).sqrt();
    assert!((0.01..0.04).contains(&a) && (a - b).abs() < 4.0 * error, "{a} {b} {error}");
}

/// Goal: the memory that is asked for is that of the largest batch.
#[test]
fn no_batch_is_larger_than_is_said() {
    let formula = mixed();
    let square = Rule::Flow { growth: Growth::Square, step: 0.1, sweeps: 1 };
    let sizes = [Rule::MEASURE, square, Rule::SOLVE].into_iter().flat_map(|rule| {
        [(Precision::Single, 4), (Precision::Double, 8)].map(|(precision, bytes)| {
            Splitting::new(&formula, rule, precision).trajectories().lanes() * bytes
        })
    });
    assert_eq!(sizes.max(), Some(8 * BATCH));
}
