//! What is said of a tally: its table, and when all parts are in, the checks.
//!
//! ```text
//!   sum over orders of  classes |G| / order  =  all grids,      |G| = 9! 2 6^8
//!   classes                                  =  by Burnside's lemma
//! ```
//!
//! Both right sides are counted here, by column sets and by conjugacy classes, which know nothing of
//! canonical grids.
//!
//! The JSON object:
//!
//! | key | meaning |
//! |---|---|
//! | `shard`, `parts` | which shard it is, `"1/1"` for all; how many parts it has |
//! | `classes`, `symmetric_classes` | how many were found; with more than one automorphism |
//! | `grids` | how many grids these stand for |
//! | `automorphisms` | `{order, classes, grids}` for each order |
//! | `checks` | `{check, holds}` for each equality that was checked |
//!
//! Counts are JSON numbers below 2^53 and decimal strings from there on.

use super::shard::Shard;
use crate::commands::census::{self, Check, lines};
use crate::face::exit::{Exit, Failure};
use crate::face::number::{self, grouped};
use crate::face::output::Output;
use ennea::Shape;
use ennea::catalog::classes::count::{PARTS, Tally};
use ennea::count::column_sets;
use ennea::symmetry::Group;
use num_bigint::BigUint;
use serde_json::{Value, json};
use std::io::{self, Write};

const SHAPE: Shape = Shape::CLASSIC;

/// What is known of the classes with one order.
struct Row {
    order: u32,
    classes: BigUint,
    grids: BigUint,
}

/// Prints the report; a check that fails makes the exit a no.
pub(super) fn tell(shard: Shard, tally: &Tally, output: &mut Output) -> Result<Exit, Failure> {
    let group_order = Group::Whole.order_with_relabelling(SHAPE);
    let rows: Vec<Row> = tally
        .by_automorphisms
        .iter()
        .map(|(&order, &classes)| Row {
            order,
            classes: classes.into(),
            grids: BigUint::from(classes) * (&group_order / order),
        })
        .collect();
    let report = Report {
        shard,
        classes: rows.iter().map(|row| &row.classes).sum(),
        symmetric: rows.iter().filter(|row| row.order > 1).map(|row| &row.classes).sum(),
        grids: rows.iter().map(|row| &row.grids).sum(),
        rows,
    };
    let checks = if shard == Shard::WHOLE { report.checks(&group_order) } else { Vec::new() };
    match output.is_json() {
        true => output.line(&report.json(&checks).to_string())?,
        false => report.text(&checks, output)?,
    }
    Ok(if checks.iter().all(|check| check.holds) { Exit::Done } else { Exit::No })
}

/// Says something on standard error.
pub(super) fn note(text: &str) {
    // If even standard error is gone there is nobody left to tell.
    let _ = writeln!(io::stderr(), "note: {text}");
}

struct Report {
    shard: Shard,
    rows: Vec<Row>,
    classes: BigUint,
    symmetric: BigUint,
    grids: BigUint,
}

impl Report {
    fn checks(&self, group_order: &BigUint) -> Vec<Check> {
        let grids = column_sets::grids(SHAPE).expect("3x3 has column sets");
        let burnside = census::essentially_different(SHAPE, Group::Whole).expect("3x3 is counted");
        let text = format!("sum of classes x {} / order = all grids", grouped(group_order));
        vec![
            Check::equal(&text, &self.grids, &grids),
            Check::equal("classes = orbits by Burnside's lemma", &self.classes, &burnside),
        ]
    }

    fn text(&self, checks: &[Check], output: &mut Output) -> Result<(), Failure> {
        let parts = |count: usize| grouped(&count.into());
        output.line("The essentially different 3x3 grids, each found as its canonical form")?;
        if self.shard != Shard::WHOLE {
            output.line(&format!(
                "  only those of shard {}: {} of {} parts",
                self.shard,
                parts(self.shard.len()),
                parts(PARTS)
            ))?;
        }
        output.line("")?;
        row(output, "automorphisms", "classes", "grids")?;
        for of in &self.rows {
            row(output, &of.order.to_string(), &grouped(&of.classes), &grouped(&of.grids))?;
        }
        row(output, "all", &grouped(&self.classes), &grouped(&self.grids))?;
        output.line("")?;
        lines::number(output, "with more than one", "", &self.symmetric)?;
        if self.shard != Shard::WHOLE {
            output.line("    to be checked when all shards are in: ennea catalog merge FILE...")?;
        }
        checks.iter().try_for_each(|check| lines::check(output, check))
    }

    fn json(&self, checks: &[Check]) -> Value {
        let rows = self.rows.iter().map(|row| {
            json!({
                "order": row.order,
                "classes": number::json(&row.classes),
                "grids": number::json(&row.grids),
            })
        });
        let checks = checks.iter().map(|check| json!({"check": check.text, "holds": check.holds}));
        json!({
            "shard": self.shard.to_string(),
            "parts": self.shard.len(),
            "classes": number::json(&self.classes),
            "symmetric_classes": number::json(&self.symmetric),
            "grids": number::json(&self.grids),
            "automorphisms": rows.collect::<Value>(),
            "checks": checks.collect::<Value>(),
        })
    }
}

fn row(output: &mut Output, order: &str, classes: &str, grids: &str) -> Result<(), Failure> {
    output.line(&format!("    {order:>13}{classes:>24}{grids:>39}"))
}
