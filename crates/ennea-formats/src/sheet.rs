//! Sheets with more than the cells of a puzzle: where in a sheet it stands.
//!
//! | beside the puzzle | is |
//! |---|---|
//! | empty rows and columns at any side; a field alone above it or beside it | a margin, with a title in it |
//! | empty rows and columns between all boxes | gaps |
//!
//! The fields stand between commas, semicolons or tabs, or between bars, with or without rules of dashes.
//!
//! The puzzle is the square of N rows and N columns, gaps not counted, that leaves the fewest fields out: for the
//! least square number N for which there is one, else for the least other N.  Several that leave out equally many are
//! an error.  Source: examples of such sheets.  Cost: linear in the fields, times some thousand squares that may be
//! looked at; nothing where puzzles stand below each other.  Oracle: random puzzles in random places, read back.

use crate::alphabet::Alphabet;
use crate::error::{Line, ReadError};
use crate::formats::csv;
use ennea_base::{Digit, SIDE_MAX, Shape};
use ennea_words::gaps;

/// The most lines that are looked at.
const LINES_MAX: usize = 128;
/// The most fields of a line.
const FIELDS_MAX: usize = SIDE_MAX + 2 * MARGIN_MAX;
/// The most rows above a puzzle, and columns before it.
const MARGIN_MAX: usize = 8;

/// The fields of some lines.
#[derive(Clone, Debug)]
pub(crate) struct Sheet {
    separator: char,
    rows: Vec<Vec<String>>,
    /// Number of lines up to each row, and of all, with the rules between them.
    lines: Vec<usize>,
    count: usize,
}

/// A square of a sheet that may be a puzzle.
#[derive(Clone, Debug)]
pub(crate) struct Place {
    /// Its rows, `.` for each empty cell.
    pub(crate) text: String,
    /// The row and the column of the sheet with which it begins, counted from 1.
    pub(crate) at: [usize; 2],
    /// Number of lines up to its end, with the empty rows behind it.
    pub(crate) count: usize,
    /// The fields beside it.
    pub(crate) words: Vec<String>,
    /// Number of rows up to its end, with the empty ones behind it.
    rows: usize,
    /// `true` if others of its side stand below it, each behind as many rows for gaps and titles.
    is_periodic: bool,
    side: usize,
    clues: usize,
}

/// What stands in a sheet.
struct Content<'a> {
    /// The fields that are not empty, with their rows and columns.
    fields: Vec<(usize, usize, &'a str)>,
    /// How many there are in each row.
    full: Vec<usize>,
    columns: usize,
    alphabet: Alphabet,
}

impl Sheet {
    /// The sheet that may begin with a line.
    pub(crate) fn begun(line: &str) -> Option<Self> {
        let is_barred = line.trim_start().starts_with('|') && !is_rule(line);
        let separator =
            if is_barred { '|' } else { line.chars().find(|sign| ",;\t".contains(*sign))? };
        let fields = fields(line, separator);
        let full = fields.iter().filter(|field| !field.is_empty()).count();
        let is_field = |field: &String| field.len() < 5 || full == 1 && field.len() < 40;
        let is_row = (4..=FIELDS_MAX).contains(&fields.len()) && fields.iter().all(is_field);
        is_row.then(|| Self { separator, rows: vec![fields], lines: vec![1], count: 1 })
    }

    /// The puzzle in some lines, if they are one sheet with something beside it.
    pub(crate) fn alone(lines: &[String]) -> Option<Place> {
        let (first, others) = lines.split_first()?;
        let mut sheet = Self::begun(first)?;
        let is_one = others.iter().all(|line| sheet.take(line));
        let place = sheet.place(Line::unseen(1), None).ok().flatten();
        place.filter(|place| is_one && place.count == lines.len())
    }

    /// Number of its lines.
    pub(crate) fn count(&self) -> usize {
        self.count
    }

    /// Takes a line; says whether it goes on with the sheet.
    pub(crate) fn take(&mut self, line: &str) -> bool {
        let row = fields(line, self.separator);
        let is_row = row.len() == self.rows[0].len() && !is_rule(line);
        let goes_on =
            self.rows.len() < LINES_MAX && (is_row || self.separator == '|' && is_rule(line));
        self.count += usize::from(goes_on);
        if goes_on && is_row {
            self.rows.push(row);
            self.lines.push(self.count);
        }
        goes_on
    }

    /// Tests whether its lines are a square with no empty side and a row below it, as where puzzles follow each other.
    pub(crate) fn is_followed(&self) -> bool {
        let side = self.rows[0].len();
        // A row with one field may be a title.
        let is_full = |row: &Vec<String>| row.iter().filter(|field| !field.is_empty()).count() > 1;
        let is_column = |column: usize| self.rows[..side].iter().any(|row| !row[column].is_empty());
        self.rows.len() == side + 1
            && is_square(side)
            && [0, side - 1, side].into_iter().all(|row| is_full(&self.rows[row]))
            && [0, side - 1].into_iter().all(is_column)
    }

    /// The puzzle with which it begins, if there is something beside it.
    pub(crate) fn place(
        &self,
        line: Line<'_>,
        wanted: Option<Shape>,
    ) -> Result<Option<Place>, ReadError> {
        let content = self.content();
        let columns = content.columns;
        let shapes = (4..=SIDE_MAX.min(columns)).flat_map(|side| Shape::with_cells(side * side));
        let (squares, others): (Vec<Shape>, Vec<Shape>) =
            shapes.filter(|shape| shape.has_boxes()).partition(|shape| is_square(shape.side()));
        let shapes = wanted.map_or([squares, others].concat(), |shape| vec![shape]);
        let mut found = shapes.into_iter().map(|shape| self.places(shape, &content));
        let mut places = found.find(|places| !places.is_empty()).unwrap_or_default();
        // One behind which all others stand alike, whatever is above them, comes first.
        let rank = |place: &Place| (!place.is_periodic, place.words.len());
        let least = places.iter().map(rank).min();
        places.retain(|place| Some(rank(place)) == least);
        if places.len() > 1 {
            let gaps = gaps!(rows = self.rows.len(), columns, places = places.len());
            return Err(line.wrong("misread-sheet", gaps));
        }
        // Few clues may be all those of a larger puzzle.
        let is_whole = is_square(columns) && self.rows.len().is_multiple_of(columns);
        let is_part = |place: &Place| match place.side < columns {
            true => !is_whole || place.clues > 2 * place.side - 2,
            false => place.rows > columns,
        };
        Ok(places.pop().filter(is_part))
    }

    fn content(&self) -> Content<'_> {
        let field = |row: usize, column: usize| (row, column, &*self.rows[row][column]);
        let columns = self.rows[0].len();
        let all =
            (0..self.rows.len()).flat_map(|row| (0..columns).map(move |column| (row, column)));
        let fields = all.map(|(row, column)| field(row, column));
        let fields: Vec<_> = fields.filter(|(_, _, field)| !field.is_empty()).collect();
        let mut full = vec![0; self.rows.len()];
        fields.iter().for_each(|&(row, ..)| full[row] += 1);
        let has_digits =
            fields.iter().any(|(.., field)| field.contains(|c: char| c.is_ascii_digit()));
        let alphabet = if has_digits { Alphabet::One } else { Alphabet::Letters };
        Content { fields, full, columns, alphabet }
    }

    /// The squares that may be a puzzle of a shape, without gaps if there are such.
    fn places(&self, shape: Shape, content: &Content<'_>) -> Vec<Place> {
        let side = shape.side();
        let gapped = |cells: usize| (0..side).map(|at| at + at / cells).collect::<Vec<_>>();
        let plain = [gapped(side), gapped(side)];
        let gapped = [gapped(shape.box_rows()), gapped(shape.box_columns())];
        let found = [plain, gapped].map(|[rows, columns]| {
            let offsets = 0..=MARGIN_MAX;
            let places =
                offsets.clone().flat_map(|top| offsets.clone().map(move |left| (top, left)));
            let moved =
                |places: &[usize], by| places.iter().map(|place| place + by).collect::<Vec<_>>();
            let place =
                |(top, left)| self.place_of(&moved(&rows, top), &moved(&columns, left), content);
            places.filter_map(place).collect::<Vec<_>>()
        });
        found.into_iter().find(|found| !found.is_empty()).unwrap_or_default()
    }

    /// The square of some rows and columns, if it may be a puzzle.
    fn place_of(&self, rows: &[usize], columns: &[usize], content: &Content<'_>) -> Option<Place> {
        let (top, last, side) = (rows[0], rows[rows.len() - 1], rows.len());
        let (above, below) = (content.full.get(..top)?, content.full.get(last + 1..)?);
        let across = columns[0]..=columns[side - 1];
        // Other puzzles may follow, at once or apart, and rows that are empty.
        let empty = below.iter().take_while(|&&full| full == 0).count();
        let is_cut = self.rows.len() == LINES_MAX;
        let is_periodic = is_periodic(below, side, is_cut);
        let is_followed = !is_periodic
            && if is_cut {
                top == 0 && side < content.columns
            } else {
                below.len().is_multiple_of(side)
            };
        let is_apart = is_followed || is_periodic || empty > 0 && !is_cut;
        let is_inside = content.columns <= side + 2 * MARGIN_MAX && *across.end() < content.columns;
        if !is_inside || !is_apart || above.iter().any(|&full| full > 1) {
            return None;
        }
        let (mut clues, mut words) = (0, Vec::new());
        for &(row, column, field) in &content.fields {
            let is_cell = rows.contains(&row) && columns.contains(&column);
            let fits = is_cell_of(field, if is_cell { side } else { SIDE_MAX }, content.alphabet);
            // A digit beside it is one of a larger puzzle, of which a row may be lost where it is no square.
            let is_word = !is_cell && !fits && row <= last && column > columns[0];
            if is_cell && fits {
                clues += 1;
            } else if row < top || is_word && is_square(side) {
                words.push(field.to_owned());
            } else if row <= last || !across.contains(&column) {
                return None;
            }
        }
        let cell = |row: usize, column: usize| match &*self.rows[row][column] {
            "" => ".",
            field => field,
        };
        let text = |&row: &usize| {
            columns.iter().map(|&column| cell(row, column)).collect::<Vec<_>>().join(" ") + "\n"
        };
        let behind = if is_followed && empty < below.len() { 0 } else { empty };
        let end = last + behind;
        // A rule may follow the last row.
        let count = if end + 1 == self.rows.len() { self.count } else { self.lines[end] };
        (clues >= side).then(|| Place {
            text: rows.iter().map(text).collect(),
            at: [top + 1, columns[0] + 1],
            count,
            words,
            rows: end + 1,
            is_periodic,
            side,
            clues,
        })
    }
}

/// Tests whether all rows below a puzzle are others of its side, each behind as many rows with a field at most.
fn is_periodic(below: &[usize], side: usize, is_cut: bool) -> bool {
    let below = &below[..below.iter().rposition(|&full| full > 0).map_or(0, |last| last + 1)];
    (side + 1..side + 4).any(|period| {
        let is_gap = |rows: &[usize]| rows.iter().take(period - side).all(|&full| full < 2);
        below.len() >= period
            && (is_cut || below.len().is_multiple_of(period))
            && below.chunks(period).all(is_gap)
    })
}

fn is_square(side: usize) -> bool {
    side.isqrt().pow(2) == side
}

/// Tests whether a line is a rule between rows.
fn is_rule(line: &str) -> bool {
    line.contains("--") && line.chars().all(|sign| "|+-:= ".contains(sign))
}

/// The fields of a line, without quotes and blanks around them; a bar begins and ends it.
fn fields(line: &str, separator: char) -> Vec<String> {
    let line = if separator == '|' { line.trim() } else { line };
    // What is behind the bar that closes a row is no field.
    let inside = line.strip_prefix('|').and_then(|rest| rest.rsplit_once('|'));
    let line = inside.map_or(line, |(inside, _)| inside);
    csv::fields(line, separator).iter().map(|field| field.trim().to_owned()).collect()
}

/// Tests whether a field is a cell of a puzzle with this side: a digit, a number, some candidates, or empty.
fn is_cell_of(field: &str, side: usize, alphabet: Alphabet) -> bool {
    let fits =
        |sign| Digit::from_symbol(alphabet.to_own(sign)).is_none_or(|it| it.number() <= side);
    let is_number = field.parse::<usize>().is_ok_and(|number| number <= side);
    let are_candidates = side < 10 && field.bytes().is_sorted_by(|a, b| a < b);
    is_number
        || field.chars().all(fits)
            && (field.chars().count() == 1
                || are_candidates && field.bytes().all(|byte| byte.is_ascii_digit()))
}
