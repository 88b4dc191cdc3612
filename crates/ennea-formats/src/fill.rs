//! Pictures whose empty cells are blank, or dashes: the lines with `.` for each of them.
//!
//! ```text
//!   | 7   6 |       |     6 |      | 7 . 6 | . . . | . . 6 |     between bars, by where signs stand
//!   5,3,,,7,,,,                    5,3,.,.,7,.,.,.,.             in the fields of a sheet
//!   1549-----                      1549.....                     a dash for an empty cell
//! ```
//!
//! Between bars a part of w columns has C cells, N/k of them if a row has k parts and there are N rows:
//! they stand close together (w = C), or every p columns with at most a blank too much or too few.  A line
//! of dashes alone is a row of empty cells if there would be a row too few without it.
//!
//! Signs keep their columns, but in sheets.  Cost: linear, times the pitches that fit.

use crate::cells::unnamed;
use crate::scan::{Kind, Scan, is_bar, unquoted};
use ennea_base::SIDE_MAX;
use std::ops::Range;

/// Lines in which empty cells were filled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Filled {
    pub(crate) lines: Vec<String>,
    /// Reading that was taken where another is possible.
    pub(crate) note: Option<&'static str>,
    /// `true` if signs stand in the columns in which they stood.
    pub(crate) keeps_columns: bool,
}

/// The lines of a picture with a sign in every cell; nothing, if there is one already.
pub(crate) fn filled(lines: &[String]) -> Option<Filled> {
    let scans: Vec<Scan<'_>> = lines.iter().map(|line| Scan::new(unnamed(line))).collect();
    of_fields(lines, &scans, |scan| scan.fields())
        .or_else(|| of_bars(lines, &scans))
        .or_else(|| of_dashes(lines, &scans))
        .or_else(|| of_fields(lines, &scans, |scan| scan.barred_fields(are_open(&scans))))
}

/// Tests whether rows have no bar before their first cells and none behind their last ones: some of these are there, or
/// there are too few bars.
pub(crate) fn are_open(scans: &[Scan<'_>]) -> bool {
    let rows = || scans.iter().filter(|scan| is_row(scan)).map(|scan| scan.text.trim());
    let count = rows().count();
    let begins = |row: &str| row.contains(is_bar) && !row.starts_with(is_bar);
    let ends = |row: &str| row.contains(is_bar) && !row.ends_with(is_bar);
    rows().any(ends)
        && (rows().any(begins) || rows().all(|row| row.matches(is_bar).count() + 1 == count))
}

fn is_row(scan: &Scan<'_>) -> bool {
    matches!(scan.kind, Kind::Cells | Kind::Bars)
}

/// Fields of which some are empty.
fn of_fields(
    lines: &[String],
    scans: &[Scan<'_>],
    fields_of: impl Fn(&Scan<'_>) -> Option<Vec<Range<usize>>>,
) -> Option<Filled> {
    let rows: Vec<Vec<Range<usize>>> =
        scans.iter().filter(|scan| is_row(scan)).map(&fields_of).collect::<Option<_>>()?;
    let most = rows.iter().map(Vec::len).max()?;
    let is_whole = most > SIDE_MAX || rows.len().is_multiple_of(most);
    let is_empty = |scan: &Scan<'_>| {
        let fields = fields_of(scan).into_iter().flatten();
        fields.map(|field| unquoted(&scan.text[field])).any(str::is_empty)
    };
    if !is_whole || !scans.iter().filter(|scan| is_row(scan)).any(is_empty) {
        return None;
    }
    let filled = |(line, scan): (&String, &Scan<'_>)| {
        if !is_row(scan) {
            return line.clone();
        }
        let fields = fields_of(scan).into_iter().flatten();
        let cell = |field: Range<usize>| match unquoted(&scan.text[field]) {
            "" => ".".to_owned(),
            cell => cell.to_owned(),
        };
        let mut cells: Vec<String> = fields.map(cell).collect();
        // Programs leave out what is empty at the end of a row.
        cells.resize(most, ".".to_owned());
        cells.join(" ")
    };
    let lines = lines.iter().zip(scans).map(filled).collect();
    Some(Filled { lines, note: None, keeps_columns: false })
}

/// Cells between bars, some of them blank.
fn of_bars(lines: &[String], scans: &[Scan<'_>]) -> Option<Filled> {
    let is_open = are_open(scans);
    let signs_of = |text: &str| -> Vec<char> { text.chars().collect() };
    let rows = scans.iter().filter(|scan| is_row(scan));
    let rows: Vec<Vec<Vec<char>>> = rows
        .map(|scan| {
            let parts = scan.sections_of(is_open)?.into_iter();
            Some(parts.map(|part| signs_of(&scan.text[part])).collect())
        })
        .collect::<Option<_>>()?;
    let is_closed = |scan: &Scan<'_>| scan.text.trim_end().ends_with(is_bar);
    let is_closed = scans.iter().filter(|scan| is_row(scan)).all(is_closed);
    let parts = rows.first()?.len();
    let is_alike = |row: &Vec<Vec<char>>| {
        // The last part may be cut, if no bar follows.
        let widths = row.iter().zip(&rows[0]).take(parts - usize::from(!is_closed));
        row.len() == parts && widths.into_iter().all(|(own, first)| own.len() == first.len())
    };
    if !rows.iter().all(is_alike) {
        return None;
    }
    // Several pictures may follow each other.
    let (count, pitches) = (1..=rows.len()).find_map(|pictures| {
        let side = rows.len() / pictures;
        let is_side = rows.len().is_multiple_of(pictures)
            && (4..=SIDE_MAX).contains(&side)
            && side.is_multiple_of(parts);
        let pitch = |part: usize| {
            Pitch::of(&rows.iter().map(|row| &row[part][..]).collect::<Vec<_>>(), side / parts)
        };
        let pitches: Option<Vec<Pitch>> = (0..parts).filter(|_| is_side).map(pitch).collect();
        pitches.filter(|pitches| !pitches.is_empty()).map(|pitches| (side / parts, pitches))
    })?;
    let mut is_changed = false;
    let mut filled = |(line, scan): (&String, &Scan<'_>)| {
        let mut signs = signs_of(line);
        let before = signs.len() - unnamed(line).chars().count();
        let sections = scan.sections_of(is_open).into_iter().flatten().filter(|_| is_row(scan));
        for (part, pitch) in sections.zip(&pitches) {
            let start = before + scan.text[..part.start].chars().count();
            for cell in pitch.cells(count).map(|cell| start + cell.start..start + cell.end) {
                signs.resize(signs.len().max(cell.end), ' ');
                if signs[cell.clone()].iter().all(|sign| sign.is_whitespace()) {
                    signs[(cell.start + pitch.sign).min(cell.end - 1)] = '.';
                    is_changed = true;
                }
            }
        }
        signs.into_iter().collect()
    };
    let lines = lines.iter().zip(scans).map(&mut filled).collect();
    is_changed.then_some(Filled { lines, note: None, keeps_columns: true })
}

/// The most columns that a cell beside others has.
const PITCH_MAX: usize = 16;

/// Places of the cells in a part between bars: at equal distances.
#[derive(Clone, Copy, Debug)]
struct Pitch {
    start: usize,
    pitch: usize,
    width: usize,
    /// Place in a cell of its last sign.
    sign: usize,
}

impl Pitch {
    /// The columns of each of some cells.
    fn cells(self, count: usize) -> impl Iterator<Item = Range<usize>> {
        let Self { start, pitch, width, .. } = self;
        (0..count).map(move |k| start + pitch * k..(start + pitch * (k + 1)).min(width))
    }

    /// Finds the pitch of some parts above each other, each with `count` cells; `None` if signs
    /// stand elsewhere.
    fn of(parts: &[&[char]], count: usize) -> Option<Self> {
        let width = parts.iter().map(|part| part.len()).max()?;
        // Beside the cells are fewer blanks than a cell has columns, or one too few.
        let is_near = |pitch: &usize| pitch * count <= width + 1 && width < pitch * (count + 1);
        let only = (count == 1).then_some(width).into_iter();
        let pitches = only.chain((1..=PITCH_MAX).filter(|pitch| count > 1 && is_near(pitch)));
        let starts = |pitch: usize| 0..=width.saturating_sub(pitch * count);
        let all = pitches.flat_map(|pitch| starts(pitch).map(move |start| (start, pitch)));
        let mut fitting = all.filter_map(|(start, pitch)| {
            let own = Self { start, pitch, width, sign: 0 };
            let place = |at: &usize| (at - start) % pitch;
            let mut places: Vec<usize> = Vec::new();
            for part in parts {
                let is_sign = |at: &usize| part.get(*at).is_some_and(|sign| !sign.is_whitespace());
                if (0..start).chain(start + pitch * count..width).any(|at| is_sign(&at)) {
                    return None;
                }
                for cell in own.cells(count) {
                    let first = cell.clone().find(is_sign);
                    let last = cell.rev().find(is_sign);
                    let (Some(first), Some(last)) = (first, last) else { continue };
                    if !(first..last).all(|at| is_sign(&at)) || count > 1 && last - first > 1 {
                        return None;
                    }
                    places.push(place(&last));
                }
            }
            let middle = (pitch - 1) / 2;
            let sign = places.first().copied().unwrap_or(middle).min(pitch.min(width) - 1);
            let is_even = places.iter().all(|place| *place == sign);
            Some((is_even, Self { sign, ..own }))
        });
        let first = fitting.next()?;
        Some(if first.0 { first } else { fitting.find(|(is_even, _)| *is_even).unwrap_or(first) }.1)
    }
}

/// Number of dashes in a line that has nothing else; `None` for other lines.
pub(crate) fn dashes(scan: &Scan<'_>) -> Option<usize> {
    let is_dashes = scan.text.chars().all(|c| c == '-' || c == '|' || c.is_whitespace());
    let count = scan.text.matches('-').count();
    (scan.kind == Kind::Frame && is_dashes).then_some(count)
}

/// Dashes for empty cells.
fn of_dashes(lines: &[String], scans: &[Scan<'_>]) -> Option<Filled> {
    let rows: Vec<&Scan<'_>> = scans.iter().filter(|scan| scan.kind == Kind::Cells).collect();
    if !rows.iter().any(|scan| scan.words.iter().any(|word| word.contains('-'))) {
        return None;
    }
    let side = rows.first()?.signs;
    let dashes = |scan: &Scan<'_>| dashes(scan) == Some(side);
    let are_rows = rows.len() + scans.iter().filter(|scan| dashes(scan)).count() == side;
    let has_lines = scans.iter().any(dashes);
    let filled = |(line, scan): (&String, &Scan<'_>)| {
        let is_cells = scan.kind == Kind::Cells || are_rows && dashes(scan);
        if is_cells { line.replace('-', ".") } else { line.clone() }
    };
    let note = match (has_lines, are_rows && rows.len() < side) {
        (true, true) => Some("read-dashes-as-rows"),
        (true, false) => Some("read-dashes-as-frame"),
        (false, _) => None,
    };
    let lines = lines.iter().zip(scans).map(filled).collect();
    Some(Filled { lines, note, keeps_columns: true })
}

#[cfg(test)]
mod tests;
