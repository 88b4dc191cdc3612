//! Detection of the format that a line, a value, a table or a picture has.
//!
//! The order is that of [SudopediaFormats] and of the readers that follow it, from what cannot be
//! mistaken to what can: links; XML and JSON; game ids; colons (HoDoKu's library); records of a bank; one
//! sign for each candidate; `+` and eliminated candidates; tables; sections and headers; words of several
//! digits (candidates).  What has none of these is cells.  Cost: a few passes over the first lines.

use crate::cells::{is_comment, is_nothing, unnamed};
use crate::error::{Line, ReadError};
use crate::format::Format;
use crate::formats::csv::{fields, separator};
use crate::formats::list;
use crate::scan::Scan;
use ennea_base::{Digit, SIDE_MAX, Shape};
use ennea_words::gaps;

/// Error for lines of no known format.
pub(crate) fn unknown(lines: &[&str], line: Line<'_>) -> ReadError {
    let is_cell = |c: char| c.is_ascii_digit() || c == '.';
    let cells = lines.iter().flat_map(|line| line.chars()).filter(|&c| is_cell(c)).count();
    let kind = match line.text.trim_start().chars().next() {
        Some('<') => "xml",
        Some('{') => "json",
        _ if line.text.contains("://") => "link",
        _ => "text",
    };
    let formats = Format::ALL.into_iter().filter(|format| format.is_read()).count();
    let lines = lines.len();
    let error = line.wrong("text-unknown", gaps!(kind, lines, cells, formats));
    let is_cell = |c: char| c.is_ascii_digit() || c.is_whitespace() || ".*_|+-:".contains(c);
    let at = line.text.find(|c| !is_cell(c)).map(|at| &line.text[at..]);
    at.map_or(error.clone(), |at| error.at(line, at))
}

/// The kind of a file that begins with these bytes, if it is one that people may take for a file of puzzles.
pub(crate) fn other_file(bytes: &[u8]) -> Option<&'static str> {
    const HEADS: [(&[u8], &str); 6] = [
        (b"%PDF-", "pdf"),
        (b"\x89PNG", "picture"),
        (b"\xff\xd8\xff", "picture"),
        (b"GIF8", "picture"),
        (b"PK\x03\x04", "archive"),
        (b"\x1f\x8b", "packed"),
    ];
    HEADS.into_iter().find(|(head, _)| bytes.starts_with(head)).map(|(_, what)| what)
}

fn of_link(first: &str) -> Option<Format> {
    const LINKS: [(&str, Format); 11] = [
        ("f-puzzles.com/", Format::Fpuzzles),
        ("sudokupad.app/", Format::SudokuPad),
        ("crackingthecryptic.com/", Format::SudokuPad),
        ("sudokuwiki.org/", Format::SudokuWiki),
        ("sudoku.coach/", Format::Coach),
        ("SCv", Format::Coach),
        ("penpa-edit", Format::Penpa),
        ("m=edit&p=", Format::Penpa),
        ("#/play?", Format::Page),
        ("#/chaos?", Format::Page),
        ("#/symmetry?", Format::Page),
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

/// Tests whether a line names the section of a puzzle, as `[Puzzle]`.
pub(crate) fn is_section(line: &str) -> bool {
    let name = in_brackets(line);
    name.is_some_and(|name| ["puzzle", "state"].iter().any(|own| name.eq_ignore_ascii_case(own)))
}

/// Tests whether a line is a fence of Markdown, or words in brackets, as forums have them around puzzles: `[code]`,
/// `[/code]`, `[Nr. 2]`.
pub(crate) fn is_tag(line: &str) -> bool {
    if ["```", "~~~"].iter().any(|fence| line.trim_start().starts_with(fence)) {
        return true;
    }
    let Some(words) = in_brackets(line) else { return false };
    let words = words.strip_prefix('/').unwrap_or(words);
    let first = words.split(|c: char| !c.is_alphabetic()).next().unwrap_or_default();
    let is_word = first.chars().count() > 1 || !first.is_empty() && first == words;
    is_word && !words.contains([',', ';']) && !is_nothing(first)
}

fn in_brackets(line: &str) -> Option<&str> {
    line.trim().strip_prefix('[')?.strip_suffix(']')
}

/// The format of XML, or of a value in braces.
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
    let is_list = |key: &str| !has_objects(text, key) && !list::is_without_puzzle(text);
    match () {
        () if is_text("puzzle") || is_text("grid") || is_text("error") => Some(Format::Jsonl),
        () if has("ipuz.org") || has("\"puzzle\"") => Some(Format::Ipuz),
        () if has("\"grid\"") && !is_list("grid") => Some(Format::FpuzzlesJson),
        () if has("givenDigits") => Some(Format::Coach),
        () if has("\"cells\"") && is_list("cells") => None,
        () if has("cells") || has("ce:") => Some(Format::SudokuPad),
        () if has_key(text, "puzzle") || has_key(text, "grid") => Some(Format::Jsonl),
        () => None,
    }
}

/// Tests whether the first cell in the rows by this name is an object.
fn has_objects(text: &str, key: &str) -> bool {
    let after = text.split_once(&format!("\"{key}\"")).map(|(_, after)| after);
    let is_before = |c: char| matches!(c, ':' | '[' | ',') || c.is_whitespace();
    after.is_some_and(|after| after.trim_start_matches(is_before).starts_with('{'))
}

/// Tests whether a value in braces has a text by this name, in whatever letters.
fn has_key(text: &str, key: &str) -> bool {
    let text = text.to_ascii_lowercase();
    let after = text.split_once(&format!("\"{key}\"")).map(|(_, after)| after.trim_start());
    after
        .and_then(|after| after.strip_prefix(':'))
        .is_some_and(|it| it.trim_start().starts_with('"'))
}

impl Format {
    /// The format of a line that is an entry by itself, such as a link; none if it is cells.
    pub fn of_line(line: &str, shape: Option<Shape>) -> Option<Self> {
        let line = line.trim();
        // A shape that is asked for decides between 27x27 and the candidates of 9x9.
        let is_cells = || {
            let word = line.split_whitespace().next().unwrap_or_default();
            shape.is_some_and(|shape| shape.cells() == word.chars().count())
        };
        of_link(line)
            .or_else(|| of_signs(line, shape))
            .filter(|&format| format != Self::Sukaku || !is_cells())
    }
}

fn of_signs(first: &str, shape: Option<Shape>) -> Option<Format> {
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
    if is_sukaku(word, shape) {
        return Some(Format::Sukaku);
    }
    is_susser(first).then_some(Format::Susser)
}

/// Tests whether every sign stands where the candidate that it means has its place.
fn is_sukaku(word: &str, shape: Option<Shape>) -> bool {
    let length = word.chars().count();
    // 27 signs are a row of 27x27 rather than nine cells.
    let least = shape.map_or(4, |_| 2);
    let Some(side) = (least..=SIDE_MAX).find(|side| side.pow(3) == length) else { return false };
    let signs = || word.chars().enumerate();
    let fits = |(place, sign): (usize, char)| {
        matches!(sign, '.' | '0')
            || Digit::from_symbol(sign).is_some_and(|digit| digit.index() == place % side)
    };
    let is_candidate = |sign: char| !matches!(sign, '.' | '0');
    let all: Vec<char> = word.chars().collect();
    let all_numeric = all.iter().all(|sign| sign.is_ascii_digit() || *sign == '.');
    // 64 signs can be an 8x8 puzzle as well, but for those with a digit twice in a column; 216 signs nothing else.
    let columns = length.isqrt();
    let is_twice = |column| {
        let signs = all.iter().skip(column).step_by(columns);
        signs.filter(|&&sign| is_candidate(sign)).count() > 1
    };
    let is_told = shape.is_some_and(|shape| shape.side() == side);
    let is_certain = is_told || length > SIDE_MAX && Shape::with_cells(length).is_empty();
    let has_any = all.iter().any(|&sign| is_candidate(sign));
    signs().all(fits) && has_any && (is_certain || (0..columns).any(is_twice))
        || length == 729 && all_numeric && has_any
}

/// The signs of a sukaku that a picture of 27 rows has, three rows of three signs for each cell: `123`, `456`, `789`.
pub(crate) fn of_squares(lines: &[&str]) -> Option<String> {
    const SIDE: usize = 27;
    let rows: Vec<Vec<char>> = lines
        .iter()
        .map(|line| Scan::new(line).words.concat().chars().collect())
        .filter(|row: &Vec<char>| !row.is_empty())
        .collect();
    if rows.len() != SIDE || rows.iter().any(|row| row.len() != SIDE) {
        return None;
    }
    // The sign of a candidate of a cell.
    let sign = |k: usize| {
        let (cell, digit) = (k / 9, k % 9);
        rows[cell / 9 * 3 + digit / 3][cell % 9 * 3 + digit % 3]
    };
    let run: String = (0..SIDE * SIDE).map(sign).collect();
    let fits = |(k, sign): (usize, char)| {
        matches!(sign, '.' | '0') || sign.to_digit(10) == Some(k as u32 % 9 + 1)
    };
    (run.chars().enumerate().all(fits) && run.contains(|sign| matches!(sign, '1'..='9')))
        .then_some(run)
}

/// Tests whether a line has placed digits, or eliminated candidates after a colon.
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

/// The format of a table that begins with this line.
pub(crate) fn of_table(first: &str) -> Option<Format> {
    if first.trim_start().starts_with("#!sudoku") {
        return Some(Format::Gsf);
    }
    if separator(first).is_some() {
        return Some(Format::Csv);
    }
    let fields = fields(first, ',');
    let is_whole = |field: &String| {
        let field = field.trim();
        let count = field.chars().count();
        count >= 16
            && !Shape::with_cells(count).is_empty()
            && field
                .chars()
                .all(|c| c.is_ascii_alphanumeric() || matches!(c, '.' | '*' | '_' | '-'))
    };
    // Rows with commas between them are no table, and a line that begins with a puzzle has a remark.
    let is_rows = fields.iter().all(|field| field.trim().len() == fields.len());
    if fields.len() < 2 || is_rows || is_whole(&fields[0]) || !fields.iter().any(is_whole) {
        return None;
    }
    let is_gsf = fields.len() > 6 && fields.get(4).is_some_and(is_whole);
    Some(if is_gsf { Format::Gsf } else { Format::Csv })
}

/// Tests whether a line is a move of Simple Sudoku, as HoDoKu writes it.
pub(crate) fn is_move(line: &str) -> bool {
    let number = line.trim().strip_prefix(['I', 'E']).unwrap_or("");
    matches!(number.len(), 3 | 5) && number.bytes().all(|b| b.is_ascii_digit())
}

/// Tests whether a line may follow a picture of Simple Sudoku: a move, or the name of the program.
pub(crate) fn is_behind(line: &str) -> bool {
    is_move(line) || ["Simple Sudoku", "Version "].iter().any(|name| line.trim().starts_with(name))
}

/// The format of a picture, with what stands before and after it; nothing of cells.
pub(crate) fn of_lines(lines: &[&str]) -> Option<Format> {
    let trimmed = || lines.iter().map(|line| line.trim());
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
        let words = unnamed(row).split(|c: char| c.is_whitespace() || ",;|:".contains(c));
        let is_cell =
            |word: &&str| [".", "-"].contains(word) || word.chars().any(char::is_alphanumeric);
        words.filter(is_cell).map(str::to_owned).collect()
    };
    let is_row = |row: &Vec<String>| row.iter().any(|word| word != "-");
    let rows: Vec<Vec<String>> = rows.iter().map(words).filter(is_row).collect();
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
    let is_number = |word: &String| {
        [".", "-"].contains(&&**word)
            || word.len() <= 2 && word.parse::<usize>().is_ok_and(|number| number <= side)
    };
    let is_group = |word: &String| {
        let fits = |sign: char| sign.to_digit(10).is_none_or(|digit| digit as usize <= side);
        word.chars().all(fits) && (word == "." || !word.contains('.'))
    };
    if !all().all(is_group) && side < 9 {
        return None;
    }
    let is_longer = all().any(|word| word.chars().filter(char::is_ascii_alphanumeric).count() > 1);
    (is_longer && !(side > 9 && all().all(is_number))).then_some(Format::Pm)
}
