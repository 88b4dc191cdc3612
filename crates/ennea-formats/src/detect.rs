//! Which format a text has.
//!
//! The order is that of [SudopediaFormats] and of the readers that follow it, from what cannot be
//! mistaken to what can: links; XML and JSON; game ids; colons (HoDoKu's library); commas (tables);
//! records of a bank; one sign for each candidate; `+` and eliminated candidates; sections and
//! headers; words of several digits (candidates); cells.  The last resort is counting: digits and
//! one sign for empty cells that add up to 81.  Cost: a few passes over the first lines.

use crate::cells::{is_comment, unnamed};
use crate::error::{Line, ReadError};
use crate::format::Format;
use crate::formats::csv::{fields, is_column_name};
use crate::formats::plain::counts_up;
use crate::survey::{LINES_MAX, Survey};
use ennea::{Digit, Shape};

/// The format of a text.
///
/// # Errors
/// If it has none that is known.
pub(crate) fn format(text: &str) -> Result<Format, ReadError> {
    let lines: Vec<&str> = text.lines().take(LINES_MAX).collect();
    let Some(index) = lines.iter().position(|line| !is_comment(line)) else {
        let found = if text.trim().is_empty() { "nothing" } else { "only comments" };
        let number = lines.len().max(1);
        return Err(Line::unseen(number).wrong(found, "a puzzle").hint(hint()));
    };
    let first = lines[index].trim();
    let found = of_link(first)
        .or_else(|| of_markup(text))
        .or_else(|| of_line(first))
        .or_else(|| of_table(text, first))
        .or_else(|| of_lines(&lines))
        .or_else(|| of_cells(text, &lines, first));
    found.ok_or_else(|| unknown(text, lines.len(), Line { number: index + 1, text: lines[index] }))
}

/// What to say about a text of no known format.
fn unknown(text: &str, count: usize, line: Line<'_>) -> ReadError {
    let counted =
        |count: usize, what: &str| format!("{count} {what}{}", if count == 1 { "" } else { "s" });
    let cells = text.chars().filter(|c| c.is_ascii_digit() || *c == '.').count();
    let found = match text.trim_start().chars().next() {
        Some('<') => "XML without <opensudoku> or <sudoku>".to_owned(),
        Some('{') => "JSON without \"puzzle\" (ipuz), \"grid\" (f-puzzles) or \"cells\"".to_owned(),
        _ => format!(
            "{} of no known format, with {}",
            counted(count, "line"),
            counted(cells, "cell")
        ),
    };
    let formats = Format::ALL.into_iter().filter(|format| format.is_read()).count();
    let error = line.wrong(found, format!("a puzzle in one of {formats} formats"));
    let is_cell = |c: char| c.is_ascii_digit() || c.is_whitespace() || ".*_|+-:".contains(c);
    let at = line.text.find(|c| !is_cell(c)).map(|at| &line.text[at..]);
    at.map_or(error.clone(), |at| error.at(line, at)).hint(hint())
}

fn hint() -> &'static str {
    "ennea convert --list shows the formats; --from NAME says which one it is"
}

pub(crate) fn of_link(first: &str) -> Option<Format> {
    const LINKS: [(&str, Format); 6] = [
        ("f-puzzles.com/", Format::Fpuzzles),
        ("sudokupad.app/", Format::SudokuPad),
        ("crackingthecryptic.com/", Format::SudokuPad),
        ("sudokuwiki.org/", Format::SudokuWiki),
        ("sudoku.coach/", Format::Coach),
        ("SCv", Format::Coach),
    ];
    let is_link = first.contains("://") || first.starts_with("www.") || !first.contains(' ');
    let named = LINKS.into_iter().find(|(name, _)| is_link && first.contains(name));
    let is_9b = ["S9B", "X9B", "W9B", "C9B"].iter().any(|head| first.starts_with(head));
    let is_packed = (is_9b && first.len() == 165 || first.starts_with("S6B") && first.len() == 75)
        && first.chars().all(|c| c.is_ascii_alphanumeric());
    let is_bare = first.starts_with("fpuzzlesN4") || first.starts_with("sclN4");
    named
        .map(|(_, format)| format)
        .or(is_packed.then_some(Format::SudokuWiki))
        .or(is_bare.then_some(Format::SudokuPad))
}

pub(crate) fn of_markup(text: &str) -> Option<Format> {
    let text = text.trim_start();
    if text.starts_with('<') {
        let head: String = text.chars().take(4096).collect();
        return Some(match head.as_str() {
            head if head.contains("<opensudoku>") => Format::OpenSudoku1,
            head if head.contains("<opensudoku") => Format::OpenSudoku,
            head if head.contains("<sudoku") => Format::OneSudoku,
            _ => return None,
        });
    }
    if text.starts_with("ipuz(") {
        return Some(Format::Ipuz);
    }
    if !text.starts_with('{') {
        return None;
    }
    let has = |key: &str| text.contains(key);
    let is_text = |key: &str| has(&format!("\"{key}\":\"")) || has(&format!("\"{key}\": \""));
    match () {
        () if is_text("puzzle") || is_text("grid") || is_text("error") => Some(Format::Jsonl),
        () if has("ipuz.org") || has("\"puzzle\"") => Some(Format::Ipuz),
        () if has("\"grid\"") => Some(Format::FpuzzlesJson),
        () if has("givenDigits") => Some(Format::Coach),
        () if has("cells") || has("ce:") => Some(Format::SudokuPad),
        () => None,
    }
}

/// Formats of one line each.
pub(crate) fn of_line(first: &str) -> Option<Format> {
    let word = first.split_whitespace().next().unwrap_or_default();
    if word.starts_with(':') && first.matches(':').count() >= 6 {
        return Some(Format::Library);
    }
    let solo = word.split_once([':', '#']).filter(|(shape, _)| {
        let mut parts = shape.splitn(2, ['x', 'j']);
        let is_number =
            |part: &str| part.starts_with(|c: char| c.is_ascii_digit()) && part.len() <= 12;
        parts.next().is_some_and(is_number)
            && (shape.contains('j') || parts.next().is_some_and(is_number))
    });
    if solo.is_some() {
        return Some(Format::Solo);
    }
    let fields: Vec<&str> = first.split_whitespace().collect();
    if let [id, cells, ..] = fields[..]
        && id.len() == 12
        && id.bytes().all(|b| b.is_ascii_hexdigit())
        && cells.len() > 60
        && cells.bytes().all(|b| b.is_ascii_digit() || b == b'.')
    {
        return Some(Format::Bank);
    }
    if is_sukaku(word) {
        return Some(Format::Sukaku);
    }
    is_susser(first).then_some(Format::Susser)
}

/// Whether every sign stands where the candidate that it means has its place.
fn is_sukaku(word: &str) -> bool {
    let length = word.chars().count();
    let Some(side) = (2..=16_usize).find(|side| side.pow(3) == length) else { return false };
    let signs = || word.chars().enumerate();
    let fits = |(place, sign): (usize, char)| {
        matches!(sign, '.' | '0')
            || Digit::from_symbol(sign).is_some_and(|digit| digit.index() == place % side)
    };
    let is_candidate = |sign: char| !matches!(sign, '.' | '0');
    let all: Vec<char> = word.chars().collect();
    let every_cell_has_one = all.chunks(side).all(|cell| cell.iter().any(|&c| is_candidate(c)));
    let all_numeric = all.iter().all(|sign| sign.is_ascii_digit() || *sign == '.');
    signs().all(fits) && every_cell_has_one
        || length == 729 && all_numeric && all.iter().any(|&c| is_candidate(c))
}

/// Whether a line has placed digits, or eliminated candidates after a colon.
fn is_susser(line: &str) -> bool {
    let (cells, rest) = line.split_once(':').unwrap_or((line, ""));
    let cells = cells.trim();
    let is_cells = |c: char| c.is_ascii_digit() || matches!(c, '.' | '+' | '*' | ',');
    if cells.len() < 4 || !cells.chars().all(is_cells) || cells.contains(".+.") {
        return false;
    }
    let places = cells.matches('+').count();
    let placed = cells.split('+').skip(1).all(|s| s.starts_with(|c: char| c.is_ascii_digit()));
    let is_triple = |word: &str| word.len() == 3 && word.bytes().all(|b| matches!(b, b'1'..=b'9'));
    let struck = rest.split_whitespace().next().is_some_and(is_triple)
        && rest.split_whitespace().all(|word| word.len() == 3);
    let ends_with_colon = line.trim_end().ends_with(':') && !line.trim_end().ends_with("::");
    let is_short = cells.matches(',').count() + 1 >= 4
        && cells.contains('*')
        && cells.split(',').any(|row| row.len() != cells.matches(',').count() + 1);
    places > 0 && placed || struck || ends_with_colon && cells.len() >= 16 || is_short
}

/// Tables with commas.
pub(crate) fn of_table(text: &str, first: &str) -> Option<Format> {
    if text.trim_start().starts_with("#!sudoku") {
        return Some(Format::Gsf);
    }
    if !first.contains(',') {
        return None;
    }
    if fields(&first.to_ascii_lowercase()).iter().any(|field| is_column_name(field.trim())) {
        return Some(Format::Csv);
    }
    let fields = fields(first);
    let is_whole = |field: &String| {
        let field = field.trim();
        let count = field.chars().count();
        count >= 16
            && !Shape::with_cells(count).is_empty()
            && field
                .chars()
                .all(|c| c.is_ascii_alphanumeric() || matches!(c, '.' | '*' | '_' | '-'))
    };
    // Rows with commas between them are no table.
    if fields.iter().all(|field| field.trim().len() == fields.len()) {
        return None;
    }
    match fields.iter().filter(|field| is_whole(field)).count() {
        0 => None,
        _ if fields.len() > 6 && fields.get(4).is_some_and(is_whole) => Some(Format::Gsf),
        // A line with a remark.
        1 if is_whole(&fields[0]) => None,
        _ => Some(Format::Csv),
    }
}

/// Formats that show in several lines.
fn of_lines(lines: &[&str]) -> Option<Format> {
    let trimmed = || lines.iter().map(|line| line.trim());
    let is_move = |line: &str| {
        let number = line.strip_prefix(['I', 'E']).unwrap_or("");
        matches!(number.len(), 3 | 5) && number.bytes().all(|b| b.is_ascii_digit())
    };
    if trimmed().any(|line| line.eq_ignore_ascii_case("[puzzle]")) {
        return Some(Format::Sdk);
    }
    let opens = trimmed().find(|line| !is_comment(line)).unwrap_or_default();
    let is_box = opens.starts_with("*---") && trimmed().any(|line| line.starts_with("|---+"));
    let rows = || trimmed().filter(|line| !is_comment(line) && !line.contains("---"));
    if is_box && rows().take(9).all(|row| row.chars().filter(|c| *c != '|').count() == 9)
        || trimmed().any(is_move)
    {
        return Some(Format::Ss);
    }
    let header = |line: &str| {
        let mut signs = line.chars();
        signs.next() == Some('#') && signs.next().is_some_and(|c| c.is_ascii_uppercase())
    };
    let first_rows: Vec<&str> = rows().take(4).collect();
    let is_rows = first_rows.len() == 4
        && first_rows.iter().all(|row| row.len() == first_rows[0].len() && !row.contains(' '));
    if trimmed().any(header) && is_rows && first_rows[0].len() <= 36 {
        return Some(Format::Sdk);
    }
    of_groups(&rows().collect::<Vec<_>>())
}

/// Candidates: rows of as many words as there are rows, some words of several digits.
fn of_groups(rows: &[&str]) -> Option<Format> {
    let words = |row: &&str| -> Vec<String> {
        let words = unnamed(row).split(|c: char| c.is_whitespace() || c == '|' || c == ':');
        words.filter(|word| word.chars().any(char::is_alphanumeric)).map(str::to_owned).collect()
    };
    let rows: Vec<Vec<String>> = rows.iter().map(words).filter(|row| !row.is_empty()).collect();
    let side = rows.first()?.len();
    if side < 4 || rows.len() < side.min(4) || rows.iter().take(side).any(|row| row.len() != side) {
        return None;
    }
    let all = || rows.iter().take(side).flatten();
    let is_placed = |word: &String| {
        word.strip_prefix('u').is_some_and(|d| d.len() == 1 && d.starts_with(|c| c != '0'))
    };
    if all().any(is_placed) {
        return Some(Format::Sdx);
    }
    let is_number =
        |word: &String| word.parse::<usize>().is_ok_and(|number| number <= side) && word.len() <= 2;
    let is_group = |word: &String| {
        let fits = |sign: char| sign.to_digit(10).is_none_or(|digit| digit as usize <= side);
        word.chars().all(fits) && !word.contains('.')
    };
    if !all().all(is_group) && side < 9 {
        return None;
    }
    let is_longer = all().any(|word| word.chars().filter(char::is_ascii_alphanumeric).count() > 1);
    (is_longer && !(side > 9 && all().all(is_number))).then_some(Format::Pm)
}

/// Cells, in lines or in pictures.
fn of_cells(text: &str, lines: &[&str], first: &str) -> Option<Format> {
    let cells = first.split('#').next().unwrap_or_default();
    let signs = || cells.chars().filter(|c| !c.is_whitespace());
    let is_cell = |c: &char| c.is_ascii_digit() || matches!(c, '.' | '*' | '_' | '|' | '+' | '-');
    let word = cells.split([' ', '\t', ',', ';', ':']).next().unwrap_or_default();
    let is_frame = !cells.contains(char::is_alphanumeric) && !cells.contains('.');
    let is_sign = |c: char| is_cell(&c) && !matches!(c, '|' | '+') || c.is_ascii_alphabetic();
    let is_run = word.len() >= 16 && word.chars().all(is_sign);
    let is_mostly_cells = 2 * signs().filter(is_cell).count() > signs().count();
    let is_row = || Survey::of(text).is_some_and(|survey| survey.side > 3);
    let count = lines.iter().filter(|line| !is_comment(line)).count();
    if is_run && (word.len() > 36 || count != word.len()) {
        return Some(Format::Line);
    }
    let looks = is_frame && !cells.is_empty() || is_mostly_cells || is_row();
    if !looks {
        return counts_up(text).map(|_| Format::Picture);
    }
    Some(if count == 1 { Format::Line } else { Format::Picture })
}
