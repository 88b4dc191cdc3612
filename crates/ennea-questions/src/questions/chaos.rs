//! A puzzle as a dynamical system: a trajectory through its candidates, and where starts lead.

use super::{Answer, Answered, Length, Question};
use crate::fields::{Field, Fields, Kind};
use crate::given::{CANDIDATES, PUZZLE, RULES, SHAPE, about_puzzle, puzzle};
use crate::problem::Problem;
use crate::watch::Watch;
use ennea::chaos::Reading;
use ennea::chaos::splitting::Rule;
use ennea_answers::chaos::formula::Terms;
use ennea_answers::chaos::map::{Panel, Request, Survey, Zoom};
use ennea_answers::chaos::subject::{Steps, Subject};
use ennea_answers::chaos::{map, trajectory};
use ennea_answers::served::Question as Asks;
use ennea_words::saying;
use serde::Serialize;

const SEED: Field =
    Field::free("seed", Kind::Whole(0, u64::MAX), "where random starts come from (1)");
const STEP: Field =
    Field::free("step", Kind::Real(0.001, Rule::STEP_MAX), "the step of the splitting (0.1)");
const SWEEPS: Field =
    Field::free("sweeps", Kind::Whole(1, 100), "sweeps in each half of a step (4)");

/// Steps by which the flow is followed.
fn steps(fields: &Fields) -> Steps {
    Steps {
        seed: fields.whole("seed").unwrap_or(1),
        start: 0,
        step: fields.real("step").unwrap_or(0.1),
        sweeps: fields.whole("sweeps").unwrap_or(4) as u32,
    }
}

/// Formula of the puzzle that is followed.
fn subject(fields: &Fields, cores: usize) -> Result<Subject, Problem> {
    let puzzle = puzzle(fields, Asks::Flow)?;
    let memory = "256M".parse().expect("a number of bytes");
    let terms = Terms { reading: Reading::Raw, memory };
    Subject::of_puzzle(&puzzle, &terms, cores).map_err(|why| Problem::of_field("puzzle", why))
}

pub(super) const TRAJECTORY: Question = Question {
    name: "trajectory",
    about: "Follows the flow from a random start to the solution: all spins, at moments that are apart alike.",
    fields: about_puzzle![
        SEED,
        Field::free("until", Kind::Real(0.1, UNTIL), "follow it to this analog time"),
        Field::free("every", Kind::Real(0.01, 10.0), "how far samples are apart (0.5)"),
        STEP,
        SWEEPS,
    ],
    length: Length::Long,
    answered: Answered::Own,
    answer: follow,
};

/// The most spins of all samples together.
const SPINS: f64 = 4e6;

/// Until when a trajectory is followed that is not solved before.
const UNTIL: f64 = 400.0;

/// A trajectory with its samples.
#[derive(Debug, Serialize)]
struct Followed {
    #[serde(flatten)]
    head: trajectory::Head,
    /// The samples, spins to three places.
    samples: Vec<Sample>,
}

#[derive(Debug, Serialize)]
struct Sample {
    time: f64,
    violated: usize,
    spins: Vec<f64>,
}

fn follow(fields: &Fields, watch: &Watch) -> Result<Answer, Problem> {
    let subject = subject(fields, 1)?;
    let whole = trajectory::Watch::of(&subject, None).map_err(Problem::bad)?;
    let every = fields.real("every").unwrap_or(0.5);
    let until = fields.real("until");
    let most = SPINS / subject.formula().variable_count().max(1) as f64;
    if until.unwrap_or(UNTIL) / every > most {
        let (found, least) = (every.to_string(), format!("{:.1}", until.unwrap_or(UNTIL) / most));
        let why = saying!("too-many-samples", found, least);
        return Err(Problem::of_field("every", why));
    }
    let followed =
        trajectory::Trajectory::follow(&subject, whole, steps(fields), until, every, watch)?;
    let short = |spin: &f64| (spin * 1000.0).round() / 1000.0;
    let sample = |row: trajectory::SampleRow<'_>| Sample {
        time: row.time,
        violated: row.violated,
        spins: row.spins.iter().map(short).collect(),
    };
    let samples = followed.rows().map(sample).collect();
    Ok(Answer::of(&Followed { head: followed.head(), samples }))
}

pub(super) const MAP: Question = Question {
    name: "map",
    about: "Maps starts: which digit of a cell is ahead at a time, when two spins of the start are scanned.",
    fields: &[
        PUZZLE,
        Field::wanted("cell", Kind::Text, "the cell whose digits are the colours, such as r1c3"),
        SHAPE,
        RULES,
        CANDIDATES,
        SEED,
        Field::free("size", Kind::Whole(2, 600), "points in each direction (100)"),
        Field::free("time", Kind::Real(0.1, 60.0), "the time (10)"),
        Field::free("zoom", Kind::Text, "part of the plane, such as 0.1..0.2,-0.5..-0.4"),
        STEP,
        SWEEPS,
    ],
    length: Length::Long,
    answered: Answered::Own,
    answer: map_it,
};

/// A map with its panel.
#[derive(Debug, Serialize)]
struct Mapped {
    #[serde(flatten)]
    head: map::Head,
    panel: Option<Panel>,
}

fn map_it(fields: &Fields, watch: &Watch) -> Result<Answer, Problem> {
    let subject = subject(fields, rayon::current_num_threads())?;
    let zoom = fields.parsed::<Zoom>("zoom")?;
    let zoom = zoom.unwrap_or_else(|| "-1..1,-1..1".parse().expect("all of the plane"));
    let request = Request {
        cell: fields.text("cell"),
        watch: &[],
        spins: None,
        size: fields.whole("size").unwrap_or(100) as usize,
        times: &[fields.real("time").unwrap_or(10.0)],
        follow: None,
        zoom,
    };
    let survey = Survey::new(&subject, &request).map_err(|why| Problem::of_field("cell", why))?;
    let made = survey.make(steps(fields), watch)?;
    let (head, panel) = (made.head(), made.panels().next());
    Ok(Answer::of(&Mapped { head, panel }))
}
