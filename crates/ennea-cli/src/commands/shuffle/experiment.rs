//! How often shuffling brings a grid back, beside how often it should.
//!
//! | key | meaning |
//! |---|---|
//! | `shape`, `grid` | what is shuffled |
//! | `moves_from` | `"seed"` or `"all"` |
//! | `seed`, `trials` | of the experiment; the seed is a decimal string from 2^53 on, as all numbers are |
//! | `coincidences`, `coincidences_percent` | how often the result was the grid itself |
//! | `expected` | how often it should have been |
//! | `moves`, `stabiliser` | all moves; those that leave the grid as it is |
//! | `probability_percent` | `stabiliser / moves`, rounded |
//! | `reached` | `moves / stabiliser`: how many grids the moves can make of this one |
//! | `elements` | of the stabiliser, up to twelve |

use crate::face::exit::{Exit, Failure};
use crate::face::number::{self, approximate, grouped};
use crate::face::output::Output;
use ennea::Grid;
use ennea::progress::Stopped;
use ennea::random::SplitMix64;
use ennea::symmetry::shuffle::{Moves, Stabiliser, coincidences};
use num_bigint::BigUint;
use num_traits::ToPrimitive;
use serde_json::json;

const WIDTH: usize = 80;

/// So many moves that change nothing are listed.
const LISTED_MAX: usize = 12;

pub(super) fn run(
    grid: &Grid,
    moves: Moves,
    trials: u64,
    seed: u64,
    random: &mut SplitMix64,
    output: &mut Output,
) -> Result<Exit, Failure> {
    let found = {
        let bar = output.bar("shuffling");
        coincidences(grid, moves, trials, random, &bar).map_err(|Stopped| Failure::Interrupted)?
    };
    let stabiliser = Stabiliser::of(grid, moves);
    let report = Report { grid, moves, trials, seed, found, stabiliser };
    if output.is_json() {
        report.object(output)?;
    } else {
        report.table(output)?;
    }
    Ok(Exit::Done)
}

struct Report<'a> {
    grid: &'a Grid,
    moves: Moves,
    trials: u64,
    seed: u64,
    found: u64,
    stabiliser: Stabiliser,
}

impl Report<'_> {
    fn all_moves(&self) -> BigUint {
        self.moves.count(self.grid.shape())
    }

    /// The probability that a move changes nothing.
    fn probability(&self) -> f64 {
        self.stabiliser.images().to_f64().map_or(0.0, f64::recip)
    }

    fn expected(&self) -> f64 {
        self.trials as f64 * self.probability()
    }

    fn found_percent(&self) -> f64 {
        if self.trials == 0 { 0.0 } else { 100.0 * self.found as f64 / self.trials as f64 }
    }

    fn object(&self, output: &mut Output) -> Result<(), Failure> {
        let elements = self.stabiliser.elements().take(LISTED_MAX);
        let object = json!({
            "shape": self.grid.shape().to_string(),
            "grid": self.grid.to_string(),
            "moves_from": match self.moves { Moves::WithinChutes => "seed", Moves::Whole => "all" },
            "seed": number::json(&self.seed.into()),
            "trials": number::json(&self.trials.into()),
            "coincidences": number::json(&self.found.into()),
            "coincidences_percent": self.found_percent(),
            "expected": self.expected(),
            "moves": number::json(&self.all_moves()),
            "stabiliser": number::json(self.stabiliser.order()),
            "probability_percent": 100.0 * self.probability(),
            "reached": number::json(&self.stabiliser.images()),
            "elements": elements.map(|element| element.to_string()).collect::<Vec<_>>(),
        });
        output.line(&object.to_string())
    }

    fn table(&self, output: &mut Output) -> Result<(), Failure> {
        let (moves, order) = (self.all_moves(), self.stabiliser.order());
        let (reached, shape) = (self.stabiliser.images(), self.grid.shape());
        output.line(&format!("Shuffles of a {shape} grid"))?;
        let digits: Vec<char> = self.grid.to_string().chars().collect();
        let rows: Vec<String> =
            digits.chunks(shape.side()).map(|row| row.iter().collect()).collect();
        wrapped(output, "  ", &rows.join(" "))?;
        wrapped(output, "  ", &format!("by {}.", in_words(self.moves, shape.is_square())))?;

        output.line("")?;
        output.line("How often does the grid come back?")?;
        line(output, "trials", &grouped(&self.trials.into()))?;
        line(output, "coincidences", &grouped(&self.found.into()))?;
        line(output, "in percent", &format!("{} %", approximate(self.found_percent())))?;
        line(output, "coincidences expected", &approximate(self.expected()))?;
        line(output, "exact probability", &format!("{} / {}", grouped(order), grouped(&moves)))?;
        line(output, "in percent", &format!("{} %", approximate(100.0 * self.probability())))?;

        output.line("")?;
        output.line("How many grids can be reached?")?;
        line(output, "moves", &grouped(&moves))?;
        line(output, "moves that change nothing", &grouped(order))?;
        line(output, "grids reached", &grouped(&reached))?;
        let one = BigUint::from(1_u8);
        let why = if *order == one {
            format!(
                "All {} moves give different grids: none but the identity leaves this one \
                     unchanged.",
                grouped(&moves)
            )
        } else {
            format!(
                "The {} moves reach only {} {}, because {} of the moves leave this one unchanged, \
                 so each is reached in {} ways.",
                grouped(&moves),
                grouped(&reached),
                if reached == one { "grid" } else { "grids" },
                grouped(order),
                grouped(order)
            )
        };
        wrapped(output, "  ", &why)?;
        if *order > one {
            output.line("")?;
            output.line("The moves that change nothing")?;
            for element in self.stabiliser.elements().take(LISTED_MAX) {
                wrapped(output, "    ", &element.to_string())?;
            }
            let listed = BigUint::from(LISTED_MAX);
            if *order > listed {
                output.line(&format!("    and {} more", grouped(&(order - listed))))?;
            }
        }
        Ok(())
    }
}

fn in_words(moves: Moves, is_square: bool) -> &'static str {
    match (moves, is_square) {
        (Moves::WithinChutes, _) => {
            "relabelling, moving rows within their bands and columns within their stacks"
        }
        (Moves::Whole, true) => {
            "relabelling, moving rows, columns, bands and stacks, and transposing"
        }
        (Moves::Whole, false) => "relabelling, moving rows, columns, bands and stacks",
    }
}

/// A label and a value at the right edge; the value on a line of its own if it does not fit.
fn line(output: &mut Output, label: &str, value: &str) -> Result<(), Failure> {
    if 4 + label.len() + 2 + value.len() <= WIDTH {
        return output
            .line(&format!("    {label}{value:>width$}", width = WIDTH - 4 - label.len()));
    }
    output.line(&format!("    {label}"))?;
    output.line(&format!("{value:>WIDTH$}"))
}

/// Words in lines that all begin with this; a word that is too long is cut.
fn wrapped(output: &mut Output, margin: &str, text: &str) -> Result<(), Failure> {
    let room = WIDTH - margin.len();
    let mut now = String::new();
    for word in text.split_whitespace() {
        if !now.is_empty() && now.len() + 1 + word.len() > room {
            output.line(&format!("{margin}{now}"))?;
            now.clear();
        }
        if !now.is_empty() {
            now.push(' ');
        }
        now.push_str(word);
        while now.len() > room {
            let rest = now.split_off(room);
            output.line(&format!("{margin}{now}"))?;
            now = rest;
        }
    }
    output.line(&format!("{margin}{now}"))
}
