//! Maps of where starts lead: all spins of a start stay but two, which are scanned over a
//! rectangle.
//!
//! ```text
//!   s_p from left to right,  s_q from bottom to top;   a point stands in the middle of its little square
//! ```
//!
//! For each point the map says which of some watched variables has the greatest spin at each of
//! some times, as Figure 3 of `[ERT2012]` does with the digits of a cell, and when the signs first
//! satisfied all clauses.  Neighbouring starts part exponentially fast while chaos lasts, so the
//! picture gets finer with time, without end.
//!
//! Cost: points times the steps to the last time.  Points are independent and followed side by side
//! on all cores; the map does not depend on their number.  Oracle: the same points one by one by
//! the reference.

use super::splitting::{Splitting, Trajectories};
use ennea_base::progress::{Progress, Stopped};
use rayon::prelude::*;

/// A rectangle of starts: two spins are scanned over a grid of points, all others stay.
#[derive(Clone, Debug, PartialEq)]
pub struct Plane {
    /// The spins of the start.
    pub start: Vec<f64>,
    /// The two variables that are scanned, p and q.
    pub scanned: [usize; 2],
    /// From where to where s_p goes.
    pub x: [f64; 2],
    /// From where to where s_q goes.
    pub y: [f64; 2],
    /// Number of points in the direction of x and in that of y.
    pub size: [usize; 2],
}

/// Choice of the spins that are compared, and of the analog times of the comparison.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// The variables whose greatest spin is looked for.
    pub watched: Vec<usize>,
    /// At which times, in order.
    pub times: Vec<f64>,
    /// Until when points that are not solved are followed, at least to the last of the times.
    pub until: f64,
}

/// Results at the points of a plane; each list goes by rows, the top row first.
#[derive(Clone, Debug, PartialEq)]
pub struct Map {
    /// For each of the times, the place among the watched variables of the one with the greatest
    /// spin.
    pub greatest: Vec<Vec<u8>>,
    /// Analog time at which each point was solved; `None` if it was not solved before the end.
    pub solved: Vec<Option<f64>>,
}

impl Plane {
    /// The spins at a point, counted by rows, the top row first.
    pub fn spins(&self, point: usize) -> Vec<f64> {
        let [width, height] = self.size;
        let at = |[from, to]: [f64; 2], k: usize, of: usize| {
            from + (to - from) * (k as f64 + 0.5) / of as f64
        };
        let mut spins = self.start.clone();
        spins[self.scanned[0]] = at(self.x, point % width, width);
        spins[self.scanned[1]] = at(self.y, height - 1 - point / width, height);
        spins
    }
}

/// Draws the map.
///
/// ```
/// use ennea::chaos::{Formula, basin::{Plane, View, map}, splitting::{Precision, Rule, Splitting}};
/// // Exactly one of two: the greater one wins, so the diagonal parts the basins.
/// let formula = Formula::from_dimacs(2, [&[1, 2][..], &[-1, -2]]);
/// let splitting = Splitting::new(&formula, Rule::MEASURE, Precision::Double);
/// let plane = Plane {
///     start: vec![0.0; 2], scanned: [0, 1], x: [-1.0, 1.0], y: [-1.0, 1.0], size: [2, 2],
/// };
/// let view = View { watched: vec![0, 1], times: vec![5.0], until: 5.0 };
/// let map = map(&splitting, &plane, &view, &()).expect("() does not stop it");
/// assert_eq!((map.greatest[0][0], map.greatest[0][3]), (1, 0));
/// ```
///
/// # Errors
/// If `progress` stops it; it is told of every point that is done.
///
/// # Panics
/// If there are no watched variables or more than 256, or a variable is not in the formula.
pub fn map(
    splitting: &Splitting,
    plane: &Plane,
    view: &View,
    progress: &dyn Progress,
) -> Result<Map, Stopped> {
    assert!((1..=256).contains(&view.watched.len()), "1 to 256 watched variables");
    let [width, height] = plane.size;
    let points = width * height;
    progress.expect(points as u64);
    let together = splitting.trajectories().lanes();
    let batches = (0..points.div_ceil(together)).into_par_iter().map_init(
        || splitting.trajectories(),
        |trajectories, batch| {
            let batch = batch * together..((batch + 1) * together).min(points);
            let step = splitting.rule().step();
            let part = follow(trajectories, step, plane, view, batch.clone(), progress)?;
            progress.advance(batch.len() as u64);
            Ok(part)
        },
    );
    let parts: Vec<Map> = batches.collect::<Result<_, _>>()?;
    let mut map = Map { greatest: vec![Vec::new(); view.times.len()], solved: Vec::new() };
    for part in parts {
        map.greatest.iter_mut().zip(part.greatest).for_each(|(all, part)| all.extend(part));
        map.solved.extend(part.solved);
    }
    Ok(map)
}

/// Follows a batch of points.
fn follow(
    trajectories: &mut Trajectories<'_>,
    step: f64,
    plane: &Plane,
    view: &View,
    points: std::ops::Range<usize>,
    progress: &dyn Progress,
) -> Result<Map, Stopped> {
    let lanes = points.len();
    for (lane, point) in points.enumerate() {
        trajectories.load(lane, &plane.spins(point));
    }
    let all = u64::MAX >> (64 - lanes);
    let mut done = 0;
    let mut map = Map { greatest: Vec::new(), solved: vec![None; lanes] };
    for steps in 0_u32.. {
        progress.go_on()?;
        // The first multiple of the step at or after a time counts as that time.
        let time = f64::from(steps) * step + 1e-6 * step;
        while view.times.get(map.greatest.len()).is_some_and(|&next| next <= time) {
            let greatest = |lane| greatest(trajectories, lane, &view.watched);
            map.greatest.push((0..lanes).map(greatest).collect());
        }
        let is_seen = map.greatest.len() == view.times.len();
        if is_seen && (done == all || time >= view.until) {
            break;
        }
        let solved = trajectories.step() & all & !done;
        for (lane, when) in map.solved.iter_mut().enumerate() {
            if solved >> lane & 1 == 1 {
                *when = Some((f64::from(steps) + 0.5) * step);
            }
        }
        done |= solved;
    }
    Ok(map)
}

/// The place of the watched variable with the greatest spin; of equal ones the first.
fn greatest(trajectories: &Trajectories<'_>, lane: usize, watched: &[usize]) -> u8 {
    let spins = watched.iter().map(|&variable| trajectories.spin(lane, variable)).enumerate();
    spins.rev().max_by(|(_, a), (_, b)| a.total_cmp(b)).map_or(0, |(place, _)| place as u8)
}

#[cfg(test)]
mod tests {
    use super::super::cash_karp::{CashKarp, Options};
    use super::super::splitting::{Precision, Rule};
    use super::super::{Encoding, Flow, Growth, Reading, start};
    use super::*;

    const EASY: &str =
        "003020600900305001001806400008102900700000008006708200002609500800203009005010300";

    fn plane(variables: usize) -> Plane {
        let start = start(1, 0, variables);
        Plane { start, scanned: [5, 40], x: [-1.0, 1.0], y: [-0.5, 0.5], size: [7, 5] }
    }

    fn splitting(encoding: &Encoding) -> Splitting {
        Splitting::new(encoding.formula(), Rule::MEASURE, Precision::Double)
    }

    fn encoding() -> Encoding {
        Encoding::new(&EASY.parse().expect("a puzzle"), Reading::Raw).expect("no conflict")
    }

    #[test]
    fn points_are_in_the_middle_of_their_squares() {
        let plane = plane(50);
        let at = |point| plane.scanned.map(|variable| plane.spins(point)[variable]);
        let is_near = |found: [f64; 2], expected: [f64; 2]| {
            found.iter().zip(expected).all(|(a, b)| (a - b).abs() < 1e-12)
        };
        assert!(is_near(at(0), [-6.0 / 7.0, 0.4]));
        assert!(is_near(at(34), [6.0 / 7.0, -0.4]));
        assert!(is_near(at(17), [0.0, 0.0]));
        assert_eq!(plane.spins(3)[7], plane.start[7]);
    }

    /// Goal: the map is that of the flow.  Method: each point by the reference; a spin that is the
    /// greatest by a hair may be another.
    #[test]
    fn the_reference_draws_the_same_map() {
        let encoding = encoding();
        let formula = encoding.formula();
        let plane = plane(formula.variable_count());
        let watched = vec![4, 5, 6];
        let view = View { watched: watched.clone(), times: vec![1.0, 3.0, 8.0], until: 8.0 };
        let found = map(&splitting(&encoding), &plane, &view, &()).expect("() goes on");
        let mut differences = 0;
        for point in 0..35 {
            let flow = Flow::new(formula, Growth::Linear);
            let options = Options { tolerance: 1e-4, ..Options::default() };
            let mut reference = CashKarp::new(flow, &plane.spins(point), &options);
            for (time, greatest) in view.times.iter().zip(&found.greatest) {
                reference.advance_to(*time).expect("no step is too short");
                let spins = &reference.state().spins;
                let best = watched.iter().map(|&variable| spins[variable]).fold(-1.0, f64::max);
                let own = spins[watched[usize::from(greatest[point])]];
                differences += usize::from(best - own > 1e-2);
            }
        }
        assert_eq!(differences, 0);
    }

    /// Goal: numbers of 32 bits are enough for a map.  Method: a chaotic puzzle's map by both; a
    /// step half as long moves more points than the shorter numbers do.
    #[test]
    fn short_numbers_disturb_a_map_less_than_the_step_does() {
        let puzzle =
            "000000012000000003002300400001800005060070800000009000008500000900040500470006000";
        let encoding =
            Encoding::new(&puzzle.parse().expect("a puzzle"), Reading::Raw).expect("no conflict");
        let formula = encoding.formula();
        let plane = Plane {
            start: start(5, 0, formula.variable_count()),
            scanned: [0, 120],
            x: [-1.0, 1.0],
            y: [-1.0, 1.0],
            size: [24, 24],
        };
        let view = View { watched: (0..5).collect(), times: vec![20.0], until: 20.0 };
        let by = |rule, precision| {
            let map = map(&Splitting::new(formula, rule, precision), &plane, &view, &());
            map.expect("() goes on").greatest.concat()
        };
        let usual = by(Rule::MEASURE, Precision::Double);
        let distance = |other: Vec<u8>| usual.iter().zip(other).filter(|(a, b)| **a != *b).count();
        let short = distance(by(Rule::MEASURE, Precision::Single));
        let halved = distance(by(Rule::MEASURE.halved(), Precision::Double));
        assert!(short < 6 && 3 * short < halved, "{short} and {halved} of 576 points differ");
    }

    /// Goal: threads, batches and zooms change nothing.
    #[test]
    fn a_map_does_not_depend_on_how_it_is_divided() {
        let encoding = encoding();
        let plane = plane(encoding.formula().variable_count());
        let view = View { watched: vec![4, 5, 6], times: vec![0.0, 10.0], until: 60.0 };
        let on = |threads, plane: &Plane| {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
            let pool = pool.expect("threads start");
            pool.install(|| map(&splitting(&encoding), plane, &view, &())).expect("() goes on")
        };
        let whole = on(1, &plane);
        assert_eq!(whole, on(3, &plane));
        assert!(whole.solved.iter().all(|time| time.is_some_and(|time| time > 3.0)));
        // The point in the middle again, alone.
        let alone = Plane { x: [-1e-9, 1e-9], y: [-1e-9, 1e-9], size: [1, 1], ..plane };
        let alone = on(2, &alone);
        assert_eq!(alone.solved, [whole.solved[17]]);
        assert!(alone.greatest.iter().zip(&whole.greatest).all(|(a, b)| a[0] == b[17]));
    }
}
