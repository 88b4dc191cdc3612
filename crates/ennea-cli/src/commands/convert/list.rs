//! The formats as a table.

use crate::face::{Exit, Failure, Output};
use ennea::Named;
use ennea_answers::files::FormatRow;
use ennea_formats::{Format, Placed};

/// Prints it.
pub(super) fn run(output: &mut Output) -> Result<Exit, Failure> {
    let row = |format: Format| FormatRow {
        format: format.name(),
        about: format.help(),
        endings: format.endings(),
        reads: format.is_read(),
        writes: format.is_written(),
        candidates: format.has_candidates(),
        placed: match format.placed() {
            Placed::Kept => "kept",
            Placed::AsClues => "as clues",
            Placed::Lost => "lost",
        },
        rules: format.rules(),
    };
    let rows = || Format::ALL.into_iter().map(row);
    let head = line(["format", "what it is", "endings", "", "marks", "rules", "placed"]);
    output.rows(rows(), || [head].into_iter().chain(rows().map(|row| shown(&row))).collect())?;
    Ok(Exit::Done)
}

/// A format as a line of the table.
fn shown(row: &FormatRow) -> String {
    let endings: Vec<String> = row.endings.iter().map(|end| format!(".{end}")).collect();
    let both = match (row.reads, row.writes) {
        (true, true) => "read write",
        (true, false) => "read",
        _ => "     write",
    };
    let candidates = if row.candidates { "kept" } else { "-" };
    let rules = if row.rules == "none" { "-" } else { row.rules };
    let placed = match row.placed {
        "as clues" => "clues",
        "lost" => "-",
        kept => kept,
    };
    line([row.format, row.about, &endings.join(" "), both, candidates, rules, placed])
}

fn line([name, about, endings, both, marks, rules, placed]: [&str; 7]) -> String {
    format!("{name:<14} {about:<22} {endings:<11} {both:<10} {marks:<5} {rules:<5} {placed}")
}
