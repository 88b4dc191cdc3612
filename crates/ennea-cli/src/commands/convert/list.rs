//! The formats as a table.

use crate::face::{Exit, Failure, Output, language};
use ennea::Named;
use ennea_answers::files::FormatRow;
use ennea_formats::{Format, Placed};
use ennea_words::layout::padded;

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
    let format = language().phrase("format-", "format");
    let head = line([&format, "what it is", "endings", "", "marks", "rules", "placed"]);
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
    let told = |text, width| padded(&language().phrase("format-", text), width);
    let (about, endings, both) = (told(about, 22), told(endings, 11), told(both, 10));
    let (marks, rules, placed) = (told(marks, 5), told(rules, 5), told(placed, 0));
    format!("{} {about} {endings} {both} {marks} {rules} {placed}", padded(name, 14))
}
