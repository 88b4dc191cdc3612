//! Cells as most formats have them: a run of signs, one a cell; rows; the shape that a number of
//! cells has.

use crate::alphabet::Alphabet;
use crate::entry::Entry;
use crate::error::{Line, ReadError};
use crate::rules_in_text::{names_a_variant, note_in_passing};
use crate::scan::is_bar;
use ennea_base::{Cell, Digit, DigitSet, Filling, SIDE_MAX, Shape};
use ennea_words::{gaps, saying};
use std::borrow::Cow;

/// Settings that all readers are given: shape and alphabet.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Context {
    pub(crate) shape: Option<Shape>,
    pub(crate) alphabet: Alphabet,
    /// `true` if the alphabet is asked for, and not to be guessed.
    pub(crate) is_told: bool,
    /// The shape of the puzzle before, which the next one is expected to have.
    pub(crate) last: Option<Shape>,
}

/// Results of a reader: one entry, or one error, after the other.
pub(crate) type Entries<'a> = Box<dyn Iterator<Item = Result<Entry, ReadError>> + 'a>;

/// Tests whether a line says nothing about cells.
pub(crate) fn is_comment(line: &str) -> bool {
    let line = line.trim();
    line.is_empty() || line.starts_with(['#', '%'])
}

/// Says that words before a puzzle are left out, and that they speak of rules if they do.
pub(crate) fn leave_out(entry: &mut Entry, words: &str) {
    let cut: String = words.chars().take(40).collect();
    let dots = if cut.len() < words.len() { "..." } else { "" };
    entry.ignore(saying!("ignored-words", words = cut + dots));
    note_in_passing(entry, "line", words);
}

/// Notes that an `x` among the signs of empty cells is one of them, where it is no digit among letters, or a 0 that may
/// be the first digit.
pub(crate) fn note_odd_sign(entry: &mut Entry, cells: &str) {
    let is_letter = |c: char| c.is_ascii_alphabetic() && !c.eq_ignore_ascii_case(&'x');
    let has_last = || cells.contains(Digit::from_index(entry.shape().side() - 1).symbol());
    let has_empty = cells.contains(['.', '*', '_', '-']);
    let sign = match () {
        () if cells.contains(is_letter) => return,
        () if cells.contains(['x', 'X']) && (has_empty || cells.contains('0')) => "x",
        () if has_empty && cells.contains('0') && entry.shape().side() < 10 && !has_last() => "0",
        () => return,
    };
    entry.note(saying!("read-as-empty", sign));
}

/// Tests whether a word is one that programs write where there is nothing.
pub(crate) fn is_nothing(word: &str) -> bool {
    const WORDS: [&str; 7] = ["none", "null", "nil", "nan", "undefined", "false", "empty"];
    WORDS.iter().any(|nothing| word.eq_ignore_ascii_case(nothing))
}

/// The end of a comment of a program that begins a text, by the sign before it; nothing of other texts.
pub(crate) fn end_of_comment(text: &str, before: Option<char>) -> Option<&'static str> {
    let is_apart = |more: &str| {
        before.is_none_or(|c| c.is_whitespace() || ",;[]{})\"'".contains(c) || more.contains(c))
    };
    match text.chars().next() {
        Some('/') if text.starts_with("/*") => Some("*/"),
        Some('/') if text.starts_with("//") && is_apart("(0123456789./") => Some("\n"),
        Some('#') if is_apart("0123456789.") => Some("\n"),
        Some('%') if is_apart(".") => Some("\n"),
        _ => None,
    }
}

/// The cells of a row behind its name, `r1`, `Row 1:` and so on; nothing if the line does not begin with one.
pub(crate) fn named_row(line: &str) -> Option<&str> {
    let inside = line.trim_start();
    let kind = inside.find(|c: char| !c.is_alphabetic()).unwrap_or(0);
    let name = inside[..kind].to_lowercase();
    let rest = match name.as_str() {
        "r" => &inside[kind..],
        _ => inside[kind..].trim_start_matches([' ', '.', '#']),
    };
    let digits = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
    let cells = rest[digits..].trim_start_matches([':', '.', ')']);
    let is_name = ["r", "row", "line", "zeile", "reihe", "строка", "ряд", "行"].contains(&&*name);
    let is_apart = cells.starts_with(char::is_whitespace) || cells.is_empty();
    (is_name && matches!(digits, 1 | 2) && is_apart).then_some(cells)
}

/// A line without the name of its row, `r1`, and nothing of one with the names of columns.
pub(crate) fn unnamed(line: &str) -> &str {
    let inside = line.trim_start();
    let (word, rest) = inside.split_once(char::is_whitespace).unwrap_or((inside, ""));
    let number = word.strip_prefix('c').unwrap_or_default();
    let is_column = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
    match named_row(line) {
        Some(cells) => cells,
        None if is_column => "",
        // R names rows `[1,]` and columns `[,1]`.
        None if is_row_of_r(inside) && word.starts_with("[,") => "",
        None if is_row_of_r(inside) => rest,
        None => line,
    }
}

/// Tests whether a line begins as a row of a matrix that R prints, or with the names of its columns.
pub(crate) fn is_row_of_r(line: &str) -> bool {
    let name = line.split_whitespace().next().and_then(|word| word.strip_prefix('['));
    let number = name.and_then(|name| name.strip_suffix(']')).unwrap_or_default();
    let number = number.strip_prefix(',').or_else(|| number.strip_suffix(',')).unwrap_or_default();
    !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit())
}

/// The number before a puzzle in a line, `1)`, `[1]`, `#1` or `1`, and the line with blanks in its place.
pub(crate) fn numbered(line: &str) -> Option<(&str, String)> {
    let inside = line.trim_start();
    let (word, rest) = inside.split_once(char::is_whitespace)?;
    let number = word.trim_start_matches(['#', '(', '[']).trim_end_matches(['.', ')', ':', ']']);
    let is_number = (1..=6).contains(&number.len())
        && word.len() <= number.len() + 2
        && number.bytes().all(|b| b.is_ascii_digit());
    let run = rest.split_whitespace().next()?;
    let is_cell = |c: char| c.is_ascii_alphanumeric() || ".*_-".contains(c);
    let is_whole = !Shape::with_cells(run.chars().count()).is_empty() && run.chars().all(is_cell);
    // Without a sign it may be the number of a row of 36 cells or fewer.
    let least = if word == number { SIDE_MAX + 1 } else { 16 };
    let is_puzzle = is_whole && run.len() >= least && run.contains(|c: char| !c.is_alphabetic());
    let before = line.chars().count() - rest.chars().count();
    (is_number && is_puzzle).then(|| (number, " ".repeat(before) + rest))
}

/// The words before a puzzle in a line, and the line with blanks in their place.
pub(crate) fn labelled(line: &str) -> Option<(&str, String)> {
    let is_cell = |c: char| c.is_ascii_alphanumeric() || ".*_-".contains(c);
    let is_run = |word: &str| {
        word.len() >= 16
            && word.chars().all(is_cell)
            && word.contains(|c: char| !c.is_alphabetic())
            && !Shape::with_cells(word.len()).is_empty()
    };
    let run = line.split_whitespace().find(|word| is_run(word))?;
    let (before, rest) = line.split_at(run.as_ptr() as usize - line.as_ptr() as usize);
    let label = before.trim();
    let blanks = " ".repeat(before.chars().count());
    let is_label = is_prose(label) || is_prose(&format!("{label}:"));
    is_label.then(|| (label, blanks + rest))
}

/// A line with `.` and the digits of ASCII for those of wider letters; words stay as they are.
pub(crate) fn in_plain_signs(line: &str) -> Cow<'_, str> {
    const EMPTY: [char; 8] = ['·', '•', '∙', '・', '．', '□', '◻', '⬜'];
    let has_words = line.contains(['N', 'n']);
    if line.is_ascii() && !has_words && !line.contains('?') && !line.contains("##") {
        return Cow::Borrowed(line);
    }
    // A row of cells that stand apart, `?` for the empty ones.
    let is_cell = |c: char| c == '?' || c.is_ascii_digit();
    let is_asked = line.contains('?')
        && line.chars().all(|c| is_cell(c) || is_bar(c) || c.is_whitespace() || ",;\"".contains(c))
        && line.split(|c| !is_cell(c)).all(|word| word.len() < 3);
    let plain = |sign: char| match sign {
        '?' if is_asked => '.',
        sign if EMPTY.contains(&sign) => '.',
        '０'..='９' => char::from_digit(sign as u32 - '０' as u32, 10).unwrap_or(sign),
        sign => sign,
    };
    let word = |word: &str| {
        let cells: String = word.chars().map(plain).collect();
        let is_asked =
            cells.len() > 3 && cells.contains('?') && !cells.contains(['.', '0', '*', '_', '-']);
        let cells = if is_asked { cells.replace('?', ".") } else { cells };
        // A digit and several `#` are cells; words begin behind one.
        let is_hashed = cells.starts_with(|c: char| c.is_ascii_digit()) && cells.contains("##");
        let is_hashed = is_hashed && cells.bytes().all(|b| b == b'#' || b.is_ascii_digit());
        let cells = if is_hashed { cells.replace('#', ".") } else { cells };
        if cells.contains(char::is_alphabetic) { word.to_owned() } else { cells }
    };
    let line: String = line.split_inclusive(char::is_whitespace).map(word).collect();
    if !has_words {
        return line.into();
    }
    // The words of programs for nothing, with blanks behind so that columns stay.
    let is_apart = |c: char| c.is_whitespace() || ",;|".contains(c);
    let cell = |word: &str| {
        let name = word.trim_end_matches(is_apart).trim_matches('"');
        let rest = &word[word.trim_end_matches(is_apart).len()..];
        if is_nothing(name) {
            format!(".{:1$}", "", name.len() - 1) + rest
        } else {
            word.to_owned()
        }
    };
    line.split_inclusive(is_apart).map(cell).collect::<String>().into()
}

/// Whether a line is words of a language, of which none can be cells.
pub(crate) fn is_prose(line: &str) -> bool {
    // No cells are written with letters of other scripts.
    let is_foreign = |c: char| c.is_alphabetic() && !c.is_ascii() || c == '№';
    let digits = line.chars().filter(char::is_ascii_digit).count();
    if line.contains(is_foreign) && digits <= 8 && !line.contains("..") && !is_comment(line) {
        return true;
    }
    let words = || line.split_whitespace();
    let is_written = words().any(|word| is_date(word) || is_time(word) || word.contains('@'));
    is_date(words().next().unwrap_or_default()) && words().skip(1).all(is_time)
        || words().any(is_address) && !is_comment(line)
        || (digits <= 8 || is_written) && !is_comment(line) && has_long_word(line)
}

/// Tests whether a word is the address of a page in which no puzzle stands.
fn is_address(word: &str) -> bool {
    let is_cell = |c: char| c.is_ascii_digit() || c == '.';
    (word.contains("://") || word.starts_with("www."))
        && word.split(|c| !is_cell(c)).all(|run| run.len() < 16)
}

/// Tests whether a word is a time with seconds or without, `12:30`.
fn is_time(word: &str) -> bool {
    let is_part = |part: &str| part.len() == 2 && part.bytes().all(|byte| byte.is_ascii_digit());
    (2..=3).contains(&word.split(':').count()) && word.split(':').all(is_part)
}

/// Tests whether a line has a word with letters beyond those that its cells could have, and little else.
fn has_long_word(line: &str) -> bool {
    let signs = line.chars().filter(|c| !c.is_whitespace()).count();
    let is_long = |word: &str| {
        let last = word.bytes().filter(|b| *b != b'x').map(|b| b.to_ascii_lowercase()).max();
        word.len() > 2
            && !is_nothing(word)
            && word.bytes().skip(1).all(|b| b.is_ascii_lowercase())
            && last.is_some_and(|last| usize::from(last - b'a') >= signs.min(9))
    };
    let has_long = |word: &str| word.split(|c: char| !c.is_alphabetic()).any(is_long);
    let is_capital = |word: &str| word.starts_with(|c: char| c.is_ascii_uppercase());
    // Cells and regions of a whole puzzle are not written as a name is.
    let is_name = |word: &str| is_capital(word) && is_long(word.trim_end_matches([':', '.']));
    let words = || line.split_whitespace();
    let length = line.trim_start().find(char::is_whitespace).unwrap_or_default();
    let is_other = |word: &str| word.len() != length || !word.chars().all(char::is_alphabetic);
    // A word alone without a capital may be meant as anything, and words of one length as rows.
    let is_said = words().any(is_capital)
        || line.trim_end().ends_with(':')
        || names_a_variant(line)
        || length > 0 && words().any(is_other);
    let long = words().filter(|word| has_long(word)).count();
    let is_row = |word: &str| {
        word.len() > 3
            && word.contains("..")
            && word.bytes().all(|b| b == b'.' || b.is_ascii_digit())
    };
    is_said
        && !words().any(|word| word.len() > 15 && !is_name(word) || is_row(word))
        && words().any(|word| has_long(word) && !word.contains(".."))
        && words().count() <= long + long.max(4)
}

/// Tests whether a line is a date of this century, `2024-05-06` or `3.10.2024`: its year has a 0 among digits and
/// other signs for empty cells.
fn is_date(line: &str) -> bool {
    // A time may follow, as in 2024-05-06T12:30.
    let day = line.trim_matches(['(', ')', ',']).split('T').next().unwrap_or_default();
    let parts: Vec<&str> = day.split(['-', '.', '/']).collect();
    let is_number = |part: &&str| part.bytes().all(|byte| byte.is_ascii_digit());
    let is_short = |part: &&str| (1..=2).contains(&part.len());
    let is_year = |part: &&str| part.len() == 4 && part.starts_with("20");
    let is_of = |year: &str, [a, b]: [&str; 2]| is_year(&year) && is_short(&a) && is_short(&b);
    parts.iter().all(is_number)
        && matches!(parts[..], [a, b, c] if is_of(a, [b, c]) || is_of(c, [a, b]))
}

/// The shape of a number of cells: the one that is wanted, else the squarest.
pub(crate) fn shape_of(cells: usize, wanted: Option<Shape>) -> Option<Shape> {
    match wanted {
        Some(shape) => Some(shape).filter(|shape| shape.cells() == cells),
        None => Shape::with_cells(cells).first().copied(),
    }
}

/// The shape of a side.
pub(crate) fn shape_of_side(side: usize, wanted: Option<Shape>) -> Option<Shape> {
    shape_of(side.checked_mul(side)?, wanted)
}

/// The shape of a run of cells in a line.
pub(crate) fn shape_of_run(
    line: Line<'_>,
    cells: usize,
    wanted: Option<Shape>,
) -> Result<Shape, ReadError> {
    shape_of(cells, wanted).ok_or_else(|| {
        let shape = wanted.unwrap_or_else(|| likeliest_shape(cells));
        line.wrong("text-cell-count", gaps!(found = cells, cells = shape.cells(), shape))
    })
}

/// The shape with nearly this number of cells, not one of the tiny ones.
fn likeliest_shape(cells: usize) -> Shape {
    let side = (4..=36_usize).min_by_key(|side| cells.abs_diff(side * side)).unwrap_or(9);
    Shape::with_cells(side * side)[0]
}

/// Reads a sign, which begins this piece of the line, as a cell: a digit if it can be one, else
/// empty.
pub(crate) fn read_cell(
    line: Line<'_>,
    (piece, sign): (&str, char),
    shape: Shape,
    alphabet: Alphabet,
) -> Result<Option<Digit>, ReadError> {
    let digit = Digit::from_symbol(alphabet.to_own(sign));
    let digit = digit.filter(|digit| digit.number() <= shape.side());
    if digit.is_some() || matches!(sign, '.' | '0' | '*' | '_' | '-' | 'x' | 'X') {
        return Ok(digit);
    }
    let found = sign.escape_debug().to_string();
    let gaps = move |language| gaps!(found, digits = alphabet.told(shape.side(), language));
    Err(line.told("misread-sign", gaps).at(line, piece))
}

/// Reads a run of signs, one a cell, that is a piece of a line.
pub(crate) fn read_run(line: Line<'_>, run: &str, context: Context) -> Result<Filling, ReadError> {
    let shape = shape_of_run(line, run.chars().count(), context.shape)?;
    let cells = run.char_indices().map(|(at, sign)| (&run[at..], sign));
    let clue = |cell| read_cell(line, cell, shape, context.alphabet);
    let clues = cells.map(clue).collect::<Result<Vec<_>, _>>()?;
    Ok(Filling::new(shape, clues).expect("count and digits have been checked"))
}

/// The cells in one line.
pub(crate) fn run_of(puzzle: &Filling, alphabet: Alphabet, empty: &str) -> String {
    let mut run = String::with_capacity(puzzle.clues().len());
    for clue in puzzle.clues() {
        match clue {
            Some(digit) => alphabet.push(*digit, &mut run),
            None => run.push_str(empty),
        }
    }
    run
}

/// One cell.
pub(crate) fn sign_of(clue: Option<Digit>, alphabet: Alphabet, empty: &str) -> String {
    clue.map_or_else(|| empty.to_owned(), |digit| alphabet.sign(digit))
}

/// The rows, each cell as it is written.
pub(crate) fn rows_of(shape: Shape, sign: impl Fn(Cell) -> String) -> Vec<Vec<String>> {
    let row = |row| (0..shape.side()).map(|column| sign(shape.cell(row, column))).collect();
    (0..shape.side()).map(row).collect()
}

/// The signs of some digits, least first.
pub(crate) fn signs_of(set: DigitSet) -> String {
    set.iter().map(Digit::symbol).collect()
}

/// The set whose bits, from a place on, are those of a number; nothing if a bit is above the side.
pub(crate) fn set_of_bits(bits: u64, side: usize) -> Option<DigitSet> {
    let digits = Digit::all(side).filter(|digit| bits >> digit.index() & 1 == 1);
    (bits >> side == 0).then(|| digits.collect())
}

/// A set as such a number.
pub(crate) fn bits_of(set: DigitSet) -> u64 {
    set.iter().map(|digit| 1 << digit.index()).sum()
}

/// Reads rows of signs, one line each; blanks and bars in them are nothing.
pub(crate) fn read_rows(rows: &[Line<'_>], context: Context) -> Result<Filling, ReadError> {
    let is_sign = |c: &(usize, char)| !c.1.is_whitespace() && !matches!(c.1, '|' | ',');
    let signs = |line: &str| line.char_indices().filter(is_sign).collect::<Vec<_>>();
    let first = rows.first().copied().unwrap_or(Line::unseen(1));
    let side = context.shape.map_or_else(|| signs(first.text).len(), Shape::side);
    let shape = shape_of_side(side, context.shape)
        .ok_or_else(|| first.wrong("misread-side", gaps!(found = side)))?;
    let mut clues = Vec::new();
    for &line in rows {
        let signs = signs(line.text);
        if signs.len() != side {
            return Err(line.wrong("text-row-length", gaps!(found = signs.len(), expected = side)));
        }
        for (at, sign) in signs {
            clues.push(read_cell(line, (&line.text[at..], sign), shape, context.alphabet)?);
        }
    }
    let last = rows.last().copied().unwrap_or(first);
    Filling::new(shape, clues)
        .map_err(|_| last.wrong("text-row-count", gaps!(found = rows.len(), expected = side)))
}
