//! Times the chaotic solver and the measurement of escape rates, on one core.
//!
//! `solve` races the starts of a batch, for each of some seeds, and takes the mean; every solution must be
//! the puzzle's only one; `splitting` does so along the flow, with long steps.  `measure` follows starts as
//! escape rates are measured; the back ends must find the same times, to the bit.  `reference` is Cash-Karp
//! on the easy puzzle.

#![allow(clippy::print_stdout, reason = "a benchmark prints its figures")]

use ennea::chaos::splitting::{Precision, Rule, Splitting};
use ennea::chaos::{Encoding, Flow, Growth, Limits, Reading, cash_karp, start};
use ennea::solve::Solver;
use ennea::{Backend, Puzzle};
use std::time::Instant;

const PUZZLES: [(&str, &str, u64); 4] = [
    (
        "Platinum Blonde",
        "000000012000000003002300400001800005060070800000009000008500000900040500470006000",
        200,
    ),
    (
        "AI Escargot",
        "100007090030020008009600500005300900010080002600004000300000010040000007007000300",
        400,
    ),
    (
        "Royle 17 clues, no. 1",
        "000000010400000000020000000000050407008000300001090000300400200050100000000806000",
        400,
    ),
    (
        "easy, 32 clues",
        "003020600900305001001806400008102900700000008006708200002609500800203009005010300",
        2000,
    ),
];

fn main() {
    rayon::ThreadPoolBuilder::new().num_threads(1).build_global().expect("one thread");
    println!("{:<24}{:<26}{:>8}{:>12}{:>14}", "puzzle", "what", "runs", "ms each", "steps each");
    for (name, line, seeds) in PUZZLES {
        let puzzle: Puzzle = line.parse().expect("a puzzle");
        let encoding = Encoding::new(&puzzle, Reading::Raw).expect("no conflict");
        let grid = Solver::new(puzzle.rules()).solve(&puzzle).expect(name);
        for backend in Backend::available() {
            let (rule, precision) = (Rule::SOLVE, Precision::Single);
            let splitting = Splitting::with(encoding.formula(), rule, precision, backend);
            let (begin, mut steps) = (Instant::now(), 0);
            for seed in 0..seeds {
                let ended = splitting.race(seed, Limits::NONE, &()).expect("() goes on");
                steps += ended.steps;
                let found = encoding.grid(&ended.values.expect("it has a solution"));
                assert_eq!(found.as_ref(), Some(&grid), "{name} by {backend}");
            }
            row(name, &format!("solve, {backend}"), seeds, begin, steps);
        }
        let rule = Rule::Flow { growth: Growth::Square, step: 2.0, sweeps: 1 };
        let splitting = Splitting::new(encoding.formula(), rule, Precision::Single);
        let (begin, mut steps, seeds) = (Instant::now(), 0, seeds / 2);
        for seed in 0..seeds {
            let ended = splitting.race(seed, Limits::NONE, &()).expect("() goes on");
            steps += ended.steps;
            let found = encoding.grid(&ended.values.expect("it has a solution"));
            assert_eq!(found.as_ref(), Some(&grid), "{name} by splitting");
        }
        row(name, "splitting, h = 2", seeds, begin, steps);
    }
    measure();
    reference();
}

/// Starts of an easy puzzle by all back ends, all to the end.
fn measure() {
    let (name, line, _) = PUZZLES[3];
    let encoding = Encoding::new(&line.parse().expect("a puzzle"), Reading::Raw);
    let encoding = encoding.expect("no conflict");
    let mut first = None;
    for backend in Backend::available() {
        let splitting =
            Splitting::with(encoding.formula(), Rule::MEASURE, Precision::Double, backend);
        let begin = Instant::now();
        let ended = splitting.follow(1, 0..400, Limits::NONE, &()).expect("() goes on");
        let steps = ended.iter().map(|ended| ended.steps).sum();
        row(name, &format!("measure, {backend}"), 400, begin, steps);
        assert!(*first.get_or_insert_with(|| ended.clone()) == ended, "the same bits");
    }
}

fn reference() {
    let (name, line, _) = PUZZLES[3];
    let encoding = Encoding::new(&line.parse().expect("a puzzle"), Reading::Raw);
    let encoding = encoding.expect("no conflict");
    let flow = Flow::new(encoding.formula(), Growth::Linear);
    let options = cash_karp::Options { tolerance: 1e-4, ..cash_karp::Options::default() };
    let (begin, mut steps) = (Instant::now(), 0);
    for index in 0..100 {
        let spins = start(1, index, encoding.formula().variable_count());
        let run = cash_karp::run(flow, &spins, &options, &mut |_| (), &()).expect("() goes on");
        assert!(flow.is_solved(&run.state.spins));
        steps += run.steps;
    }
    row(name, "reference, cash-karp", 100, begin, steps);
}

fn row(name: &str, what: &str, runs: u64, begin: Instant, steps: u64) {
    let each = begin.elapsed().as_secs_f64() * 1e3 / runs as f64;
    println!("{name:<24}{what:<26}{runs:>8}{each:>12.3}{:>14.1}", steps as f64 / runs as f64);
}
