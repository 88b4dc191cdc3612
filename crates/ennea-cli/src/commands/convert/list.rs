//! The formats as a table.

use crate::face::{Exit, Failure, Output};
use ennea::Named;
use ennea_answers::files::FormatRow;
use ennea_formats::{Format, Placed};

/// Prints it.
pub(super) fn run(output: &mut Output) -> Result<Exit, Failure> {
    if output.is_json() {
        for format in Format::ALL {
            output.json(&FormatRow {
                format: format.name(),
                about: format.help(),
                endings: format.endings(),
                reads: format.is_read(),
                writes: format.is_written(),
                candidates: format.has_candidates(),
                placed: placed(format),
                rules: format.rules(),
            })?;
        }
        return Ok(Exit::Done);
    }
    output.line(&row("format", "what it is", "endings", "", "marks", "rules", "placed"))?;
    for format in Format::ALL {
        let endings: Vec<String> = format.endings().iter().map(|end| format!(".{end}")).collect();
        let both = match (format.is_read(), format.is_written()) {
            (true, true) => "read write",
            (true, false) => "read",
            _ => "     write",
        };
        let candidates = if format.has_candidates() { "kept" } else { "-" };
        let placed = match format.placed() {
            Placed::Kept => "kept",
            Placed::AsClues => "clues",
            Placed::Lost => "-",
        };
        let endings = endings.join(" ");
        let rules = if format.rules() == "none" { "-" } else { format.rules() };
        let about = format.help();
        output.line(&row(format.name(), about, &endings, both, candidates, rules, placed))?;
    }
    Ok(Exit::Done)
}

fn row(
    name: &str,
    about: &str,
    endings: &str,
    both: &str,
    marks: &str,
    rules: &str,
    placed: &str,
) -> String {
    format!("{name:<14} {about:<22} {endings:<11} {both:<10} {marks:<5} {rules:<5} {placed}")
}

fn placed(format: Format) -> &'static str {
    match format.placed() {
        Placed::Kept => "kept",
        Placed::AsClues => "as clues",
        Placed::Lost => "lost",
    }
}
