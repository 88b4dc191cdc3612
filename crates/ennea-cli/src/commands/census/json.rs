//! The census as one JSON object.
//!
//! Counts are JSON numbers below 2^53 and decimal strings from there on; `null` is what does not
//! exist for the shape or is out of reach.
//!
//! | key | meaning |
//! |---|---|
//! | `shape` | `"RxC"` |
//! | `grids`, `grids_reduced` | all grids; divided by N! |
//! | `bands`, `bands_reduced` | all first bands; divided by N! |
//! | `band_classes` | how many classes of first bands |
//! | `cell_group_order`, `group_order` | symmetries of the cells; with relabelling |
//! | `conjugacy_classes`, `classes_with_fixed_grids` | of the cell symmetries |
//! | `burnside_sum` | the sum of size x fixed over the classes |
//! | `essentially_different` | the sum divided by `cell_group_order` |
//! | `essentially_different_without_transposition` | where transposition is a symmetry |
//! | `minimal_puzzles` | 2x2: `{clues, puzzles, essentially_different}` for each number of clues |
//! | `band_class_table` | `{size, completions, columns}` for each class |
//! | `class_table` | `{size, order, fixed, transposing, name, cycle_type, representative}` for each |
//! | `checks` | `{check, holds}` for each equality that was checked |

use super::work::Work;
use crate::face::exit::Failure;
use crate::face::number;
use crate::face::output::Output;
use ennea::count::clues;
use ennea::count::first_bands::{BandClass, FirstBands};
use ennea::numbers::factorial;
use ennea::{Digit, Shape};
use num_bigint::BigUint;
use serde_json::{Value, json};

/// Prints the object.
pub(super) fn object(work: &Work, output: &mut Output) -> Result<(), Failure> {
    let optional = |number: Option<&BigUint>| number.map_or(Value::Null, number::json);
    let grids = &work.grids.value;
    let bands = grids.first_bands.as_ref();
    let all_bands = bands.map(FirstBands::bands).or_else(|| grids.bands.clone());
    let relabellings = factorial(work.shape.side());
    let different = work.different.value.as_ref();
    let classes = &work.classes.value;
    let fixing = classes.iter().filter(|counted| counted.fixed != BigUint::ZERO).count();
    let checks: Vec<Value> =
        [&work.grids.checks, &work.symmetries.checks, &work.classes.checks, &work.different.checks]
            .into_iter()
            .flatten()
            .map(|check| json!({"check": check.text, "holds": check.holds}))
            .collect();
    let object = json!({
        "shape": work.shape.to_string(),
        "grids": optional(grids.grids.as_ref()),
        "grids_reduced": optional(work.reduced_grids().as_ref()),
        "bands": optional(all_bands.as_ref()),
        "bands_reduced": optional(all_bands.map(|bands| bands / relabellings).as_ref()),
        "band_classes": bands.map(|bands| bands.classes().len()),
        "cell_group_order": number::json(&work.symmetries.value.cell_group_order),
        "group_order": number::json(&work.symmetries.value.group_order),
        "conjugacy_classes": work.symmetries.value.class_count,
        "classes_with_fixed_grids": different.map(|_| fixing),
        "burnside_sum": optional(different.map(|found| &found.orbits.sum)),
        "essentially_different": optional(different.map(|found| &found.orbits.orbits)),
        "essentially_different_without_transposition":
            optional(different.and_then(|found| found.without_transposition.as_ref())),
        "minimal_puzzles": minimal_puzzles(work.shape),
        "band_class_table": bands.map(band_class_table),
        "class_table": different.map(|_| class_table(work)),
        "checks": checks,
    });
    output.line(&object.to_string())
}

/// The minimal puzzles of shapes that are small enough.
fn minimal_puzzles(shape: Shape) -> Option<Value> {
    let rows = clues::minimal_puzzles(shape)?;
    let row = |row: &clues::Minimal| {
        json!({
            "clues": row.clues,
            "puzzles": row.puzzles,
            "essentially_different": row.essentially_different,
        })
    };
    Some(rows.iter().map(row).collect())
}

/// The classes of first bands.
pub(super) fn band_class_table(bands: &FirstBands) -> Value {
    bands
        .classes()
        .iter()
        .map(|class| {
            json!({
                "size": number::json(&class.size),
                "completions": number::json(&class.completions),
                "columns": column_sets(class),
            })
        })
        .collect()
}

/// The column sets of a representative, each as its digits.
fn column_sets(class: &BandClass) -> Vec<String> {
    class.columns.iter().map(|set| set.iter().map(Digit::symbol).collect()).collect()
}

/// The conjugacy classes.
pub(super) fn class_table(work: &Work) -> Value {
    work.classes
        .value
        .iter()
        .map(|counted| {
            json!({
                "size": number::json(counted.class.size()),
                "order": number::json(&counted.class.order().into()),
                "fixed": number::json(&counted.fixed),
                "transposing": counted.class.transposes(),
                "name": counted.class.name(),
                "cycle_type": counted.class.cycle_type().to_string(),
                "representative": counted.class.representative().to_string(),
            })
        })
        .collect()
}
