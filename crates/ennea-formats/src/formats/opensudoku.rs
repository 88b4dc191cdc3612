//! `opensudoku`, `opensudoku1`, `1gsudoku`: XML files of telephones.
//!
//! ```text
//!   <opensudoku><name/><author/><description/><level/><game data="81 digits"/>...</opensudoku>
//!   <opensudoku version="2"><folder name=".."><game data=".." note=".."/></folder></opensudoku>
//! ```
//!
//! `data` is 81 digits with 0 for an empty cell, or `version: n`, a line break, and for every cell
//! these fields, each followed by `|`:
//!
//! | version | fields |
//! |---|---|
//! | 1 | digit, notes as `1,2,` or `-`, editable |
//! | 2, 3 | digit, notes as the sum of 2^(d-1), editable |
//! | 4 | digit, primary and secondary notes likewise, editable |
//! | 5 | the same with a colour before editable |
//!
//! Without `version:` 243 fields are read as digit, notes, editable.  What is not editable is a
//! clue.  Notes of both kinds together are the candidates.  Written: plain digits where there is
//! nothing else to say, else version 1, which every release reads.  Read from the documentation
//! in OpenSudoku's source; of 1Gravity's format only `<sudoku data="81 digits">` is known.

use crate::cells::{Context, Entries, read_run, run_of, set_of_bits};
use crate::entry::Entry;
use crate::error::{Line, ReadError};
use crate::fact::Fact;
use ennea_base::text::escape_xml;
use ennea_base::{Cell, Digit, DigitSet, Filling, Shape};
use ennea_words::gaps;
use roxmltree::{Document, Node};

pub(crate) const BEGIN: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
    <opensudoku version=\"2\">\n<folder name=\"ennea\" created=\"0\">\n";
pub(crate) const END: &str = "</folder>\n</opensudoku>\n";
pub(crate) const END_FIRST: &str = "</opensudoku>\n";

const HEADERS: [(&str, Fact); 4] = [
    ("name", Fact::Title),
    ("author", Fact::Author),
    ("description", Fact::Description),
    ("level", Fact::Level),
];

pub(crate) fn read(text: &str, context: Context) -> Entries<'_> {
    let document = match Document::parse(text) {
        Ok(document) => document,
        Err(error) => {
            let place = error.pos();
            let shown = text.lines().nth(place.row.saturating_sub(1) as usize).unwrap_or_default();
            let line = Line { number: place.row as usize, text: shown };
            let why = error.to_string();
            let why = gaps!(why = why.split(" at ").next().unwrap_or_default());
            let error = line.wrong("misread-xml", why);
            let column = Some(place.col as usize);
            return Box::new(std::iter::once(Err(ReadError { column, ..error })));
        }
    };
    let header = |name: &str| {
        let root = document.root_element();
        let node = root.children().find(|node| node.has_tag_name(name));
        node.and_then(|node| node.text()).unwrap_or_default().to_owned()
    };
    let facts: Vec<(Fact, String)> =
        HEADERS.iter().map(|(name, fact)| (*fact, header(name))).collect();
    let games = document.descendants().filter(|node| node.has_attribute("data"));
    let (mut number, mut counted) = (1, 0);
    let entries: Vec<Result<Entry, ReadError>> = games
        .map(|node| {
            // Games come in the order of the text, so that lines are counted only once.
            let start = node.range().start;
            number += text[counted..start].matches('\n').count();
            counted = start;
            let begin = text[..start].rfind('\n').map_or(0, |at| at + 1);
            let line = text[begin..].lines().next().unwrap_or_default();
            let line = Line { number, text: line };
            let mut entry = read_game(line, node, context)?;
            facts.iter().for_each(|(fact, text)| entry.set_fact(*fact, text));
            entry.set_fact(Fact::Comment, node.attribute("note").unwrap_or_default());
            Ok(entry)
        })
        .collect();
    if entries.is_empty() {
        let root = document.root_element().tag_name().name();
        let error = Line::unseen(1).wrong("misread-no-game", gaps!(root));
        return Box::new(std::iter::once(Err(error)));
    }
    Box::new(entries.into_iter())
}

fn read_game(line: Line<'_>, node: Node<'_, '_>, context: Context) -> Result<Entry, ReadError> {
    let data = node.attribute("data").unwrap_or_default().trim();
    if !data.contains('|') {
        let piece = line.text.find(data).map_or(data, |at| &line.text[at..at + data.len()]);
        let context = Context { shape: context.shape.or(Some(Shape::CLASSIC)), ..context };
        return Ok(Entry::new(read_run(line, piece, context)?).at_line(line.number));
    }
    Ok(read_fields(Line::unseen(line.number), data)?.at_line(line.number))
}

/// Reads the fields of a game that is under way.
fn read_fields(line: Line<'_>, data: &str) -> Result<Entry, ReadError> {
    let (version, fields) = match data.strip_prefix("version:") {
        Some(rest) => {
            let rest = rest.trim_start();
            let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
            (rest[..end].parse().unwrap_or(0_u32), rest[end..].trim())
        }
        None => (3, data),
    };
    let fields: Vec<&str> = fields.trim_end_matches('|').split('|').collect();
    // Version 2 had releases with two bars after the notes.
    let fields: Vec<&str> = match version {
        2 => fields.into_iter().filter(|field| !field.is_empty()).collect(),
        _ => fields,
    };
    // Fields of a cell, and how many of them are notes.
    let (per_cell, kinds) = match version {
        1..=3 => (3, 1),
        4 => (4, 2),
        5 => (5, 2),
        _ => return Err(line.wrong("misread-version", gaps!(found = version))),
    };
    let shape = Shape::CLASSIC;
    if fields.len() != per_cell * shape.cells() {
        let gaps = gaps!(found = fields.len(), expected = per_cell * shape.cells());
        return Err(line.wrong("misread-game", gaps));
    }
    let mut clues = Filling::empty(shape);
    let mut placed = Filling::empty(shape);
    let mut notes = vec![None; shape.cells()];
    for (index, cell) in fields.chunks(per_cell).enumerate() {
        let gaps = || gaps!(found = cell.join("|"), cell = index + 1);
        let bad = || line.wrong("misread-game-cell", gaps());
        let number: usize = cell[0].trim().parse().map_err(|_| bad())?;
        let digit = Digit::new(number).filter(|digit| digit.number() <= 9);
        if number > 9 {
            return Err(bad());
        }
        match (digit, cell[per_cell - 1].trim()) {
            (Some(digit), "0") => clues.set(Cell::new(index), Some(digit)),
            (Some(digit), _) => placed.set(Cell::new(index), Some(digit)),
            (None, _) => {}
        }
        for field in &cell[1..kinds + 1] {
            let set = if version == 1 { read_list(field) } else { read_mask(field) };
            let written: DigitSet = set.ok_or_else(bad)?.union(notes[index].unwrap_or_default());
            notes[index] = Some(written).filter(|set| !set.is_empty());
        }
    }
    Ok(Entry::of_parts(clues, placed, notes))
}

fn read_list(field: &str) -> Option<DigitSet> {
    let words = field.split(',').map(str::trim).filter(|word| !word.is_empty() && *word != "-");
    let digit = |word: &str| Digit::new(word.parse().ok()?).filter(|digit| digit.number() <= 9);
    words.map(digit).collect()
}

fn read_mask(field: &str) -> Option<DigitSet> {
    match field.trim() {
        "" | "-" => Some(DigitSet::EMPTY),
        field => set_of_bits(field.parse().ok()?, 9),
    }
}

pub(crate) fn write(entry: &Entry) -> String {
    let note = entry.fact(Fact::Comment).map(|text| format!(" note=\"{}\"", escape_xml(text)));
    format!("<game data=\"{}\"{}/>\n", data_of(entry), note.unwrap_or_default())
}

fn data_of(entry: &Entry) -> String {
    let puzzle = entry.puzzle();
    if !puzzle.is_begun() {
        return run_of(puzzle.clues(), Default::default(), "0");
    }
    let cell = |cell: Cell| {
        let digit = puzzle.digit(cell).map_or(0, Digit::number);
        let set = puzzle.marks().and_then(|marks| marks[cell.index()]).unwrap_or_default();
        let list: String = set.iter().map(|digit| format!("{digit},")).collect();
        let list = if list.is_empty() { "-".to_owned() } else { list };
        format!("{digit}|{list}|{}|", u8::from(puzzle.clue(cell).is_none()))
    };
    "version: 1&#10;".to_owned() + &entry.shape().all_cells().map(cell).collect::<String>()
}

/// The head of a file of the first version; what it would say is said of all its puzzles.
pub(crate) fn begin_first() -> String {
    let header = |(name, _): &(&str, Fact)| format!("<{name}></{name}>\n");
    let headers: String = HEADERS.iter().map(header).collect();
    format!("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku>\n{headers}")
}

pub(crate) fn write_first(entry: &Entry) -> String {
    format!("<game data=\"{}\"/>\n", run_of(entry.puzzle().clues(), Default::default(), "0"))
}
