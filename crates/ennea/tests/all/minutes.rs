//! The scale `minutes-1`: its formula by hand, and what must hold of any time.

use ennea::rate::minutes::{Minutes, expected};
use ennea::rate::se121::{Moment, Rater};
use ennea::rate::{Level, Rating};
use ennea::{Grid, Puzzle, Shape};

/// Ratings made with Sudoku Explainer 1.2.1.
const CASES: &str = include_str!("../cases/se-1.2.1.txt");

fn puzzles() -> impl Iterator<Item = Puzzle> {
    let lines = CASES.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| line[..81].parse().expect("a puzzle"))
}

fn mean(moments: &[Moment]) -> f64 {
    Minutes::of(moments).mean
}

fn is_near(one: f64, other: f64) -> bool {
    (one - other).abs() < 1e-9
}

const MOMENT: Moment = Moment { open: 40, easy: 2, along_lines: 3, is_placed: true };

/// Goal: the figures of `docs/essays/minutes.md`, reckoned by hand.
#[test]
fn the_formula_by_hand() {
    let full = Puzzle::from(&Grid::cyclic(Shape::CLASSIC));
    let none = expected(&mut Rater::new(), &full, &()).expect("a proper puzzle");
    assert_eq!(none, Minutes { mean: 0.0, low: 0.0, high: 0.0 });
    let mut last = full.into_clues();
    last.set(ennea::Cell::new(40), None);
    let one = expected(&mut Rater::new(), &last.into(), &()).expect("a proper puzzle");
    assert!(is_near(one.mean, (0.35 + 3.6) / 60.0), "{one:?}");
    assert!(is_near(mean(&[MOMENT]), (40.0 / (2.0 / 0.35 + 3.0 / 0.79) + 3.6) / 60.0));
    let stuck = Moment { easy: 0, along_lines: 0, is_placed: false, ..MOMENT };
    assert!(is_near(mean(&[stuck]), 40.0 * 1.64 / 60.0));
    assert!(is_near(mean(&[MOMENT, stuck]), mean(&[MOMENT]) + mean(&[stuck])));
}

/// Goal: no opening makes a step slower, no open cell faster; what is easy is faster than what is not.
#[test]
fn openings_save_time() {
    let seconds = |open, easy, along_lines| mean(&[Moment { open, easy, along_lines, ..MOMENT }]);
    for open in 1..=64 {
        for known in 0..open {
            assert!(seconds(open, known + 1, 0) < seconds(open, known, 0));
            assert!(seconds(open, 0, known + 1) < seconds(open, 0, known));
            assert!(seconds(open, known, 0) < seconds(open + 1, known, 0));
            assert!(seconds(open, known + 1, 0) < seconds(open, 0, known + 1));
        }
    }
}

/// Goal: a digit that is given saves the moment in which it would have been found.
#[test]
fn a_clue_more_saves_its_moment() {
    let mut rater = Rater::new();
    let mut count = 0;
    for mut puzzle in puzzles() {
        let steps = rater.steps(&puzzle).expect("a proper puzzle");
        if Rating::of(&puzzle, &steps).er > 15 {
            continue;
        }
        for step in &steps {
            let placed = step.placement.expect("a single fills a cell");
            let moments = rater.moments_while(&puzzle, &()).expect("a proper puzzle");
            puzzle = puzzle.with_clue(placed.cell, placed.digit);
            let rest = rater.moments_while(&puzzle, &()).expect("a proper puzzle");
            assert_eq!(moments[1..], rest, "{puzzle:?}");
            count += 1;
        }
    }
    assert!(count > 200, "{count}");
}

/// Goal: a level harder by two takes longer on the whole; the range holds the mean and widens with it.
#[test]
fn harder_levels_take_longer() {
    let mut rater = Rater::new();
    let mut levels = vec![Vec::new(); Level::ALL.len()];
    for puzzle in puzzles() {
        let minutes = expected(&mut rater, &puzzle, &()).expect("a proper puzzle");
        assert!(0.0 < minutes.low && minutes.low < minutes.mean && minutes.mean < minutes.high);
        levels[Level::of(rater.rate(&puzzle).expect("proper").er) as usize].push(minutes);
    }
    let middle = |level: &Vec<Minutes>| {
        let mut means: Vec<f64> = level.iter().map(|minutes| minutes.mean).collect();
        means.sort_unstable_by(f64::total_cmp);
        means[means.len() / 2]
    };
    let middles: Vec<f64> = levels.iter().map(middle).collect();
    assert!(middles.windows(3).all(|three| three[0] < three[2]), "{middles:?}");
    let mut all = levels.concat();
    all.sort_unstable_by(|a, b| a.mean.total_cmp(&b.mean));
    let ratios: Vec<f64> = all.iter().map(|minutes| minutes.high / minutes.low).collect();
    assert!(ratios.windows(2).all(|two| two[0] <= two[1] + 1e-9), "{ratios:?}");
    assert!(ratios.last() > ratios.first(), "{ratios:?}");
}
