//! `sdk`: one puzzle, as SadMan Sudoku and SudoCue keep it.
//!
//! ```text
//!   #AAuthor          A author, B date, C comment, D description, L level, S source, U link
//!   [Puzzle]          only where sections follow
//!   2..1.5..3         nine rows
//!   [State]           clues and placed digits together
//! ```
//!
//! Source: [SudoCue], file formats.  SadMan's other headers (solutions, clues, seconds) say nothing
//! that cannot be counted and are skipped; its other sections (pencil marks, colours) have no
//! description that could be found and are left out, with a note.  A file holds one puzzle;
//! several after each other are read all the same.

use crate::alphabet::Alphabet;
use crate::cells::{Context, Entries, read_rows, rows_of, sign_of};
use crate::entry::Entry;
use crate::error::{Line, ReadError};
use crate::fact::Fact;
use ennea_base::Filling;
use ennea_words::saying;

const HEADERS: [(char, Fact); 7] = [
    ('A', Fact::Author),
    ('D', Fact::Description),
    ('C', Fact::Comment),
    ('B', Fact::Date),
    ('S', Fact::Source),
    ('L', Fact::Level),
    ('U', Fact::Link),
];

/// The lines of one puzzle.
#[derive(Default)]
struct Parts<'a> {
    headers: Vec<(Fact, &'a str)>,
    rows: Vec<Line<'a>>,
    state: Vec<Line<'a>>,
    ignored: Vec<&'a str>,
}

/// Sections in which a line may be.
#[derive(Clone, Copy, PartialEq)]
enum Section {
    Puzzle,
    State,
    Other,
}

pub(crate) fn read(text: &str, context: Context) -> Entries<'_> {
    let mut lines = Line::all(text).peekable();
    Box::new(std::iter::from_fn(move || {
        let mut parts = Parts::default();
        let mut section = Section::Puzzle;
        while let Some(line) = lines.peek() {
            let line = line.text.trim();
            let name = line.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
            let begins = line.starts_with('#') && line.len() > 1
                || name.is_some_and(|name| name.eq_ignore_ascii_case("puzzle"));
            let is_full = match section {
                Section::Puzzle => is_complete(&parts.rows, context),
                Section::State => is_complete(&parts.state, context),
                Section::Other => false,
            };
            let is_row = !line.is_empty() && name.is_none() && !line.starts_with('#');
            if !parts.rows.is_empty() && (begins || is_full && is_row) {
                break;
            }
            let whole = lines.next().expect("it has been peeked at");
            if let Some(name) = name {
                section = match name.to_ascii_lowercase().as_str() {
                    "puzzle" => Section::Puzzle,
                    "state" => Section::State,
                    _ => Section::Other,
                };
                parts.ignored.extend((section == Section::Other).then_some(name));
            } else if let Some(header) = line.strip_prefix('#') {
                let of = |letter| HEADERS.iter().find(|(own, _)| Some(*own) == letter);
                let fact = of(header.chars().next()).map(|(_, fact)| (*fact, &header[1..]));
                parts.headers.extend(fact);
            } else if is_row {
                match section {
                    Section::Puzzle => parts.rows.push(whole),
                    Section::State => parts.state.push(whole),
                    Section::Other => {}
                }
            }
        }
        (!parts.rows.is_empty()).then(|| read_parts(&parts, context))
    }))
}

/// Tests whether there are as many rows as the first one has cells.
fn is_complete(rows: &[Line<'_>], context: Context) -> bool {
    let side = context.shape.map(|shape| shape.side());
    let first = rows.first().map(|row| row.text.chars().filter(|c| !c.is_whitespace()).count());
    side.or(first).is_some_and(|side| rows.len() >= side)
}

fn read_parts(parts: &Parts<'_>, context: Context) -> Result<Entry, ReadError> {
    let clues = read_rows(&parts.rows, context)?;
    let shape = clues.shape();
    let mut entry = Entry::new(clues).at_line(parts.rows[0].number);
    if !parts.state.is_empty() {
        let state = read_rows(&parts.state, Context { shape: Some(shape), ..context })?;
        entry.change(|puzzle| puzzle.with_placed(state));
    }
    parts.headers.iter().for_each(|(fact, text)| entry.set_fact(*fact, text));
    parts
        .ignored
        .iter()
        .for_each(|name| entry.ignore(saying!("ignored-section", name = (*name).to_owned())));
    Ok(entry)
}

pub(crate) fn write(entry: &Entry, alphabet: Alphabet) -> String {
    let rows = |digits: &Filling| -> String {
        let rows = rows_of(digits.shape(), |cell| sign_of(digits.clue(cell), alphabet, "."));
        rows.iter().map(|row| row.concat() + "\n").collect()
    };
    let header =
        |(letter, fact): &(char, Fact)| entry.fact(*fact).map(|text| format!("#{letter}{text}\n"));
    let headers: String = HEADERS.iter().filter_map(header).collect();
    let puzzle = entry.puzzle();
    if puzzle.placed().is_none() {
        return headers + &rows(puzzle.clues());
    }
    format!("{headers}[Puzzle]\n{}[State]\n{}", rows(puzzle.clues()), rows(&puzzle.digits()))
}
