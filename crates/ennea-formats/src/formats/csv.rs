//! `csv` and `gsf`: tables with commas.
//!
//! With a header the columns are found by the names that people use (table below), and parted by semicolons
//! or tabs if its names are; without one the first field that is a whole puzzle is it, and the next one of
//! the same length its solution.
//! gsf's tables of ratings (`99480,99408,114,1895,1000..,Easter-Monster,...`) have the rating in
//! the first field, the puzzle in the fifth, its name in the sixth; a line `#!sudoku
//! -c1,Puzzle,...` names the columns.
//!
//! | column | names |
//! |---|---|
//! | puzzle | puzzle, quizzes (Kaggle's first million), question (sudoku-extreme), ... |
//! | solution | solution, solutions, answer |
//! | digits that somebody has placed | placed |
//! | rules, as [`Rules`](ennea_base::rules::Rules) are read, else noted | rules, variant, constraints, regions, layout |
//! | rating, level, title, ... | rating, difficulty, level, title, name, author, source, date, id |
//! | none; noted as left out | all others |
//!
//! Written: `puzzle,solution,rating`, an empty cell as `.`, so that no program takes a puzzle for a
//! number.  Fields with commas or quotes stand in quotes, a quote in them is doubled; a field with
//! a line break in it is not read.

use crate::alphabet::Alphabet;
use crate::cells::{Context, is_comment, read_run, run_of};
use crate::entry::Entry;
use crate::error::{Line, ReadError};
use crate::fact::Fact;
use crate::rules_in_text;
use ennea_base::Shape;
use ennea_words::{gaps, saying};

/// Header of a table that is written.
pub(crate) const HEADER: &str = "puzzle,solution,rating\n";

/// Columns of a table, counted from 0, by what stands in them.
#[derive(Clone, Debug, Default)]
struct Columns {
    puzzle: Option<usize>,
    solution: Option<usize>,
    rules: Option<usize>,
    placed: Option<usize>,
    facts: Vec<(usize, Fact)>,
    /// How many there are, if a header says so.
    count: Option<usize>,
    /// The others, by their names.
    others: Vec<(usize, String)>,
}

/// The fields of a line.
pub(crate) fn fields(line: &str, separator: char) -> Vec<String> {
    let mut fields = vec![String::new()];
    let mut is_quoted = false;
    let mut signs = line.trim_end_matches(['\r', '\n', ' ']).chars().peekable();
    while let Some(sign) = signs.next() {
        let field = fields.last_mut().expect("there is always one");
        match sign {
            '"' if is_quoted && signs.next_if_eq(&'"').is_some() => field.push('"'),
            '"' if is_quoted || field.trim().is_empty() => is_quoted = !is_quoted,
            sign if sign == separator && !is_quoted => fields.push(String::new()),
            sign => field.push(sign),
        }
    }
    fields
}

/// Sign that parts the columns of a table with this header; `None` if no column has puzzles.
pub(crate) fn separator(header: &str) -> Option<char> {
    let has_puzzles = |separator| Columns::of_header(&fields(header, separator)).is_some();
    let is_there = |separator: &char| header.contains(*separator);
    [',', ';', '\t'].into_iter().filter(is_there).find(|&separator| has_puzzles(separator))
}

/// Tests whether a table would call its puzzles so.
fn is_column_name(name: &str) -> bool {
    matches!(name, "puzzle" | "puzzles" | "quizzes" | "quiz" | "question" | "sudoku" | "grid")
}

impl Columns {
    /// The columns that a header names; nothing if it is none, as where one of the names may be a puzzle.
    fn of_header(names: &[String]) -> Option<Self> {
        let is_sign = |c: &char| c.is_ascii_digit() || matches!(c, '.' | '*' | '_' | '-');
        if names.iter().any(|name| name.chars().filter(is_sign).count() > 15) {
            return None;
        }
        let mut columns = Self::default();
        for (index, name) in names.iter().enumerate() {
            let column = match name.trim().to_ascii_lowercase().as_str() {
                name if is_column_name(name) && columns.puzzle.is_none() => &mut columns.puzzle,
                "solution" | "solutions" | "answer" => &mut columns.solution,
                "placed" => &mut columns.placed,
                "rules" | "rule" | "variant" | "variants" | "constraints" | "regions"
                | "layout" => &mut columns.rules,
                other => {
                    match Fact::of_name(other) {
                        Some(fact) => columns.facts.push((index, fact)),
                        None => columns.others.push((index, name.trim().to_owned())),
                    }
                    continue;
                }
            };
            *column = Some(index);
        }
        columns.count = Some(names.len());
        columns.puzzle.map(|_| columns)
    }

    /// The columns of a line without a header.
    fn of_fields(fields: &[String]) -> Self {
        let is_whole = |field: &&String| {
            let count = field.trim().chars().count();
            count >= 16 && !Shape::with_cells(count).is_empty() && !field.trim().contains(' ')
        };
        let puzzle = fields.iter().position(|field| is_whole(&field));
        let is_solution = |index: &usize| {
            puzzle.is_some_and(|puzzle| fields[puzzle].trim().len() == fields[*index].trim().len())
        };
        let after = puzzle.map_or(0, |puzzle| puzzle + 1)..fields.len();
        let is_gsf = puzzle == Some(4) && fields.len() > 6;
        let facts = if is_gsf { vec![(0, Fact::Rating), (5, Fact::Title)] } else { Vec::new() };
        let solution = after.into_iter().find(is_solution);
        Self { puzzle, solution, facts, ..Self::default() }
    }
}

/// A table whose lines come one by one.
#[derive(Clone, Debug, Default)]
pub(crate) struct Table {
    /// Columns that its header names.
    columns: Option<Columns>,
    separator: Option<char>,
}

impl Table {
    /// Reads a line; nothing of one without a puzzle.
    pub(crate) fn read(
        &mut self,
        line: Line<'_>,
        context: Context,
    ) -> Option<Result<Entry, ReadError>> {
        if let Some(names) = line.text.trim().strip_prefix("#!sudoku") {
            let names = names.trim().trim_start_matches("-c").trim_start_matches(char::is_numeric);
            self.columns = Columns::of_header(&fields(names.trim_start_matches(','), ','));
            return None;
        }
        if is_comment(line.text) {
            return None;
        }
        // The name of a single column has nothing that parts it from others.
        let is_name = || is_column_name(line.text.trim().to_ascii_lowercase().trim_matches('"'));
        let header = separator(line.text).or_else(|| is_name().then_some(','));
        let header = header.filter(|_| self.columns.is_none());
        self.separator = self.separator.or(header);
        let fields = fields(line.text, self.separator.unwrap_or(','));
        if header.is_some() {
            self.columns = Columns::of_header(&fields);
            return None;
        }
        let columns = self.columns.clone().unwrap_or_else(|| Columns::of_fields(&fields));
        Some(read_fields(line, &fields, &columns, context))
    }
}

fn read_fields(
    line: Line<'_>,
    fields: &[String],
    columns: &Columns,
    context: Context,
) -> Result<Entry, ReadError> {
    let field = |index: Option<usize>| index.and_then(|index| fields.get(index)).map(|f| f.trim());
    let Some(puzzle) = field(columns.puzzle) else {
        return Err(line.wrong("misread-csv", gaps!(found = fields.len())));
    };
    // Cells between commas that are no column each would be a puzzle of the first of them.
    let is_less = |count: &usize| *count < fields.len() && puzzle.len() < 16;
    if let Some(expected) = columns.count.filter(is_less) {
        return Err(line.wrong("misread-header", gaps!(found = fields.len(), expected)));
    }
    // The column of an error is that of the field in the line.
    let piece = line.text.find(puzzle).map_or(puzzle, |at| &line.text[at..at + puzzle.len()]);
    let mut entry = Entry::new(read_run(line, piece, context)?).at_line(line.number);
    let context = Context { shape: Some(entry.shape()), ..context };
    if let Some(solution) = field(columns.solution).filter(|solution| !solution.is_empty()) {
        let piece = line.text.rfind(solution);
        let piece = piece.map_or(solution, |at| &line.text[at..at + solution.len()]);
        entry.set_solution(read_run(line, piece, context)?);
    }
    if let Some(placed) = field(columns.placed).filter(|placed| !placed.is_empty()) {
        entry.place(line, read_run(line, placed, context)?)?;
    }
    for (index, fact) in &columns.facts {
        field(Some(*index)).into_iter().for_each(|text| entry.set_fact(*fact, text));
    }
    let rules = field(columns.rules).filter(|rules| !rules.is_empty());
    rules.into_iter().for_each(|rules| rules_in_text::take(&mut entry, "column", rules));
    for (index, name) in &columns.others {
        if field(Some(*index)).is_some_and(|text| !text.is_empty()) {
            entry.note(saying!("read-column", name));
        }
    }
    Ok(entry)
}

pub(crate) fn write(entry: &Entry, alphabet: Alphabet) -> String {
    let solution = entry.solution().map(|solution| run_of(solution, alphabet, "."));
    let rating = quoted(entry.fact(Fact::Rating).unwrap_or_default());
    let puzzle = run_of(entry.puzzle().clues(), alphabet, ".");
    format!("{puzzle},{},{rating}\n", solution.unwrap_or_default())
}

fn quoted(field: &str) -> String {
    if field.contains([',', '"']) {
        format!("\"{}\"", field.replace('"', "\"\""))
    } else {
        field.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_may_be_quoted() {
        let fields = |line: &str| fields(line, ',');
        assert_eq!(fields("a,b c,"), ["a", "b c", ""]);
        assert_eq!(fields("\"a,b\",\"say \"\"so\"\"\",c\"d"), ["a,b", "say \"so\"", "c\"d"]);
        assert_eq!(fields("\"open, to the end"), ["open, to the end"]);
        for field in ["a,b", "say \"so\"", "plain"] {
            assert_eq!(fields(&quoted(field)), [field]);
        }
    }
}
