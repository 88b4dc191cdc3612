//! `solo`: game ids of Solo, of Simon Tatham's Portable Puzzle Collection.
//!
//! ```text
//!   3x3db:a5_3c7b...      boxes of 3 rows and 3 columns; 1 empty cell, 5, 3, 3 empty cells, 7, ...
//! ```
//!
//! A letter stands for 1 to 26 empty cells, `_` for none between two numbers; digits above 9 are
//! decimal.  `CxR` there means boxes of C rows and R columns.  After it `x` means diagonals, `k` cages,
//! which are not known here, and the rest (symmetry, difficulty) how the puzzle was made.  `Nj` is a
//! jigsaw, whose borders follow the cells:
//!
//! ```text
//!   9j:a5_3c...,c_ab...   borders between neighbours in rows, row by row, then in columns, column by
//!                         column: a letter stands for 1 to 25 neighbours in one region and a border
//!                         after them, z for 26 and none, _ for a border at once; one border ends it
//! ```
//!
//! Ids with `#` name a seed and no puzzle.  Source: [Tatham], the manual and the source of Solo, whose
//! writer means 25 by z; both are read, and what its reader means is written.

use super::jigsaw::are_joined;
use super::json::set_rules;
use crate::cells::{Context, shape_of_side};
use crate::entry::Entry;
use crate::error::{Line, ReadError};
use crate::rules::{Said, is_only, regions_of};
use ennea_base::rules::{HouseKind, NamedRule, Rules};
use ennea_base::{Cell, Digit, Filling, Shape};
use ennea_words::gaps;

pub(crate) fn read(line: Line<'_>, context: Context) -> Result<Entry, ReadError> {
    let id = line.text.split_whitespace().next().unwrap_or_default();
    let Some((head, cells)) = id.split_once(':') else {
        return Err(line.wrong("misread-solo", gaps!()).at(line, id));
    };
    let is_part = |c: char| c.is_ascii_digit();
    let (rows, rest) = head.split_at(head.find(|c| !is_part(c)).unwrap_or(head.len()));
    let after = rest.strip_prefix('x').unwrap_or_default();
    let (columns, rest) = after.split_at(after.find(|c| !is_part(c)).unwrap_or(after.len()));
    let variant = Variant::of(if columns.is_empty() { after_number(head) } else { rest });
    let numbers = (rows.parse::<usize>(), columns.parse::<usize>());
    let shape = match numbers {
        (Ok(rows), Ok(columns)) if variant.is_jigsaw => {
            shape_of_side(rows.saturating_mul(columns), context.shape)
        }
        (Ok(side), Err(_)) if variant.is_jigsaw => shape_of_side(side, context.shape),
        (Ok(rows), Ok(columns)) => Shape::new(rows, columns).ok(),
        _ => None,
    };
    let shape = shape.ok_or_else(|| {
        line.wrong("misread-shape", gaps!(found = head, kind = "solo")).at(line, head)
    })?;
    if let Some(expected) = context.shape.filter(|wanted| *wanted != shape) {
        return Err(line.wrong("misread-other-shape", gaps!(shape, expected)).at(line, head));
    }
    let (cells, borders) = cells.split_once(',').unwrap_or((cells, ""));
    let mut entry = read_cells(line, cells, shape)?;
    let mut said = Said::new(shape);
    if variant.is_jigsaw {
        let borders = borders.split(',').next().unwrap_or_default();
        let regions = regions(borders, shape.side());
        let wrong = || line.wrong("misread-borders", gaps!()).at(line, borders);
        said.regions(regions.ok_or_else(wrong)?);
    } else if !variant.has_cages && !borders.is_empty() {
        return Err(line.wrong("misread-no-borders", gaps!(found = borders)).at(line, borders));
    }
    if variant.has_diagonals {
        said.name(NamedRule::X);
    }
    if variant.has_cages {
        entry.add_unknown("killer cages");
    }
    set_rules(&mut entry, said)?;
    Ok(entry)
}

/// Text behind the first number of the head.
fn after_number(head: &str) -> &str {
    head.trim_start_matches(|c: char| c.is_ascii_digit())
}

/// Rules that the letters after the shape say.
#[derive(Default)]
struct Variant {
    has_diagonals: bool,
    has_cages: bool,
    is_jigsaw: bool,
}

impl Variant {
    fn of(letters: &str) -> Self {
        let mut variant = Self::default();
        let mut signs = letters.chars();
        while let Some(sign) = signs.next() {
            match sign {
                'x' => variant.has_diagonals = true,
                'k' => variant.has_cages = true,
                'j' => variant.is_jigsaw = true,
                // A difficulty has a letter of its own.
                'd' => _ = signs.next(),
                _ => {}
            }
        }
        variant
    }
}

/// Two cells side by side, by their number: along all rows, then along all columns.
fn neighbours(place: usize, side: usize) -> [usize; 2] {
    let line = place / (side - 1) % side;
    let along = place % (side - 1);
    if place < side * (side - 1) {
        [line * side + along, line * side + along + 1]
    } else {
        [along * side + line, (along + 1) * side + line]
    }
}

/// The region of each cell, numbered from 0 in reading order; nothing if the borders are no whole ones.
fn regions(borders: &str, side: usize) -> Option<Vec<usize>> {
    [26, 25].into_iter().find_map(|longest| regions_by(borders, side, longest))
}

fn regions_by(borders: &str, side: usize, longest: usize) -> Option<Vec<usize>> {
    let places = 2 * side * (side - 1);
    let mut region: Vec<usize> = (0..side * side).collect();
    let mut place = 0;
    for sign in borders.chars() {
        let run = match sign {
            '_' => 0,
            'z' => longest,
            'a'..='y' => sign as usize - 'a' as usize + 1,
            _ => return None,
        };
        for joined in place..place + run {
            if joined >= places {
                return None;
            }
            let [a, b] = neighbours(joined, side).map(|cell| region[cell]);
            region.iter_mut().filter(|other| **other == b).for_each(|other| *other = a);
        }
        place += run + usize::from(sign != 'z');
    }
    let mut names: Vec<usize> = Vec::new();
    let mut number = |name: usize| {
        names.iter().position(|&other| other == name).unwrap_or_else(|| {
            names.push(name);
            names.len() - 1
        })
    };
    let numbered = region.into_iter().map(&mut number).collect();
    (place == places + 1).then_some(numbered)
}

/// The borders of regions.
fn borders(region: &[Option<usize>], side: usize) -> String {
    let places = 2 * side * (side - 1);
    let mut text = String::new();
    let mut run = 0_usize;
    for place in 0..=places {
        let [a, b] = if place < places { neighbours(place, side) } else { [0, 0] };
        if place < places && region[a] == region[b] {
            run += 1;
            continue;
        }
        while run > 25 {
            text.push('z');
            run -= 26;
        }
        text.push(if run == 0 { '_' } else { char::from(b'a' + run as u8 - 1) });
        run = 0;
    }
    text
}

/// Tests whether an id can say these rules: diagonals, and regions between which its lines are.
pub(crate) fn holds(rules: &Rules) -> bool {
    is_only(rules, &[NamedRule::X], true) && are_joined(rules)
}

fn read_cells(line: Line<'_>, cells: &str, shape: Shape) -> Result<Entry, ReadError> {
    let mut clues = Filling::empty(shape);
    let (mut found, mut rest) = (0, cells);
    while let Some(sign) = rest.chars().next() {
        let digits = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        let piece = &rest[..digits.max(sign.len_utf8())];
        match sign {
            'a'..='z' => found += sign as usize - 'a' as usize + 1,
            '_' => {}
            _ => {
                let digit = piece.parse().ok().and_then(Digit::new);
                let digit = digit.filter(|digit| digit.number() <= shape.side());
                let gaps = || gaps!(found = piece.escape_debug().to_string(), side = shape.side());
                let wrong = || line.wrong("misread-solo-cell", gaps()).at(line, rest);
                let digit = digit.ok_or_else(wrong)?;
                if found < shape.cells() {
                    clues.set(Cell::new(found), Some(digit));
                }
                found += 1;
            }
        }
        rest = &rest[piece.len()..];
    }
    if found != shape.cells() {
        return Err(line.wrong("text-cell-count", gaps!(found, cells = shape.cells(), shape)));
    }
    Ok(Entry::new(clues).at_line(line.number))
}

pub(crate) fn write(entry: &Entry) -> String {
    let shape = entry.shape();
    let rules = entry.puzzle().rules();
    let is_jigsaw = rules.has(HouseKind::Region);
    let has_diagonals = rules.has(HouseKind::Named);
    let head = if is_jigsaw { format!("{}j", shape.side()) } else { shape.to_string() };
    let mut text = format!("{head}{}:", if has_diagonals { "x" } else { "" });
    let mut empty = 0_usize;
    let run = |text: &mut String, empty: &mut usize, is_between: bool| {
        if *empty == 0 && is_between {
            text.push('_');
        }
        while *empty > 0 {
            let part = (*empty).min(26);
            text.push(char::from(b'a' + part as u8 - 1));
            *empty -= part;
        }
    };
    for cell in shape.all_cells() {
        match entry.puzzle().clue(cell) {
            None => empty += 1,
            Some(digit) => {
                run(&mut text, &mut empty, cell != Cell::new(0));
                text += &digit.number().to_string();
            }
        }
    }
    run(&mut text, &mut empty, false);
    if is_jigsaw {
        text.push(',');
        text += &borders(&regions_of(rules), shape.side());
    }
    text + "\n"
}
