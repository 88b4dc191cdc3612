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
    output.line(&row("format", "what it is", "endings", "", "candidates", "placed", "rules"))?;
    for format in Format::ALL {
        let endings: Vec<String> = format.endings().iter().map(|end| format!(".{end}")).collect();
        let both = match (format.is_read(), format.is_written()) {
            (true, true) => "read write",
            (true, false) => "read",
            _ => "     write",
        };
        let candidates = if format.has_candidates() { "kept" } else { "-" };
        let placed = if format.placed() == Placed::Lost { "-" } else { placed(format) };
        let endings = endings.join(" ");
        let rules = if format.rules() == "none" { "-" } else { format.rules() };
        output.line(&row(
            format.name(),
            format.help(),
            &endings,
            both,
            candidates,
            placed,
            rules,
        ))?;
    }
    Ok(Exit::Done)
}

fn row(
    name: &str,
    about: &str,
    endings: &str,
    both: &str,
    marks: &str,
    placed: &str,
    rules: &str,
) -> String {
    format!("{name:<14} {about:<22} {endings:<11} {both:<10} {marks:<10} {placed:<8} {rules}")
}

fn placed(format: Format) -> &'static str {
    match format.placed() {
        Placed::Kept => "kept",
        Placed::AsClues => "as clues",
        Placed::Lost => "lost",
    }
}
