//! Rules as people write them: names, letters of a jigsaw, or the text of a file.
//!
//! ```text
//!   x+knight                     names, joined by '+'
//!   aaabbb...                    N^2 letters: a jigsaw, the region of each cell
//!
//!   # A file: one rule a line; blank lines and comments are skipped.
//!   shape 3x3                    first, if at all
//!   x+knight                     names, as above
//!   regions                      the next N lines are N letters each: regions in place of boxes;
//!                                the line 'regions' may be left out
//!   house the ring: r2c2 r2c5 ...        N cells that hold each digit; 'house r2c2 ...' has no name
//!   differ the pair: r1c1 r9c9 ...       cells that hold different digits, two or more
//! ```

use super::consecutive::Consecutive;
use super::error::{RulesError, Wanted};
use super::meaning;
use super::named_rules::{NamedRule, NamedRules};
use super::{House, HouseKind, Pairs, RuleHouse, Rules};
use crate::cell::Cell;
use crate::named::Named;
use crate::shape::Shape;
use std::fmt;

/// Rules that have been read, but not yet for a shape.
///
/// ```
/// use ennea::rules::Description;
/// let jigsaw = |last| format!("shape 2x2\nregions\naabb\nabbc\nadcc\n{last}");
/// let shape = "2x2".parse().expect("a shape");
/// assert!(Description::read(&jigsaw("dddc"))?.rules(shape).is_ok());
/// assert!(Description::read(&jigsaw("ddcc"))?.rules(shape).is_err(), "five cells of c");
/// let error = Description::read("windowku").unwrap_err();
/// assert_eq!(error.to_string(), "'windowku' is not a rule; did you mean 'windoku'?");
/// assert_eq!(Description::read("aabb\nabbc\nadcc\ndddc")?.shape(), Some(shape));
/// # Ok::<(), ennea::rules::RulesError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Description {
    shape: Option<Shape>,
    entries: Vec<Entry>,
}

/// A rule of a description.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Entry {
    Named(NamedRule),
    Regions(Vec<char>),
    House { line: usize, name: String, cells: String },
    Differ { line: usize, name: String, cells: String },
}

impl Entry {
    /// The rule, if it has a name.
    fn named(&self) -> Option<NamedRule> {
        if let Self::Named(rule) = self { Some(*rule) } else { None }
    }

    /// As it is read: a name, or lines.
    fn text(&self) -> String {
        match self {
            Self::Named(rule) => rule.name().to_owned(),
            Self::Regions(letters) => {
                let rows = letters.chunks(letters.len().isqrt().max(1));
                let rows: Vec<String> = rows.map(|row| row.iter().collect()).collect();
                format!("regions\n{}", rows.join("\n"))
            }
            Self::House { name, cells, .. } => format!("house {name}: {}", cells.trim()),
            Self::Differ { name, cells, .. } => format!("differ {name}: {}", cells.trim()),
        }
    }
}

impl Description {
    /// Reads names, letters or the text of a file.
    ///
    /// # Errors
    /// A word that is no rule, or a line that cannot be read.
    pub fn read(text: &str) -> Result<Self, RulesError> {
        let whole = text.trim();
        if whole.lines().count() == 1 {
            if let Some(letters) = letters(whole) {
                return Ok(Self { shape: None, entries: vec![Entry::Regions(letters)] });
            }
            let is_statement = ["house ", "differ ", "shape "].iter().any(|w| whole.starts_with(w));
            if !is_statement {
                return Ok(Self { shape: None, entries: names(whole, None)? });
            }
        }
        Self::read_lines(text)
    }

    fn read_lines(text: &str) -> Result<Self, RulesError> {
        let mut read = Self { shape: None, entries: Vec::new() };
        let content = |(number, line): (usize, &str)| {
            let line = line.split('#').next().unwrap_or_default().trim().to_owned();
            (!line.is_empty()).then_some((number + 1, line))
        };
        let lines: Vec<(usize, String)> = text.lines().enumerate().filter_map(content).collect();
        let mut lines = lines.as_slice();
        while let Some(((line, content), rest)) = lines.split_first() {
            let line = *line;
            // Seven rows of seven letters may follow the word, which is no row then.
            let is_word = ["regions", "jigsaw"].contains(&content.as_str());
            let is_head = is_word && rows_of_letters(rest).is_some();
            if let Some(side) = rows_of_letters(lines).filter(|_| !is_head) {
                read.entries.push(picture(&lines[..side]));
                lines = &lines[side..];
                continue;
            }
            lines = rest;
            let (word, rest) = content.split_once(char::is_whitespace).unwrap_or((content, ""));
            let wrong = |expected| RulesError::Line { line, found: content.clone(), expected };
            match word {
                "shape" if read.shape.is_some() || !read.entries.is_empty() => {
                    return Err(wrong(Wanted::ShapeFirst));
                }
                "shape" => {
                    read.shape = Some(rest.parse().map_err(|_| wrong(Wanted::Shape))?);
                }
                "regions" | "jigsaw" => {
                    let first = lines.first().ok_or_else(|| wrong(Wanted::Letters))?;
                    let side = blankless(&first.1).len().min(lines.len());
                    read.entries.push(picture(&lines[..side]));
                    lines = &lines[side..];
                }
                "house" | "differ" => {
                    let (name, cells) = match rest.split_once(':') {
                        Some((name, cells)) => (name.trim().to_owned(), cells.to_owned()),
                        None => (format!("the house of line {line}"), rest.to_owned()),
                    };
                    read.entries.push(match word {
                        "house" => Entry::House { line, name, cells },
                        _ => Entry::Differ { line, name, cells },
                    });
                }
                _ => read.entries.extend(names(content, Some(line))?),
            }
        }
        Ok(read)
    }

    /// The named rules, if the description has nothing else.
    pub fn named(&self) -> Option<NamedRules> {
        let names: Option<Vec<NamedRule>> = self.entries.iter().map(Entry::named).collect();
        names.filter(|_| self.shape.is_none()).map(NamedRules::of)
    }

    /// The shape that the description states, or that its letters or its cells suggest.
    pub fn shape(&self) -> Option<Shape> {
        let of_letters = || {
            let letters = self.entries.iter().find_map(|entry| match entry {
                Entry::Regions(letters) => Some(letters.len()),
                _ => None,
            });
            Shape::with_cells(letters?).first().copied()
        };
        self.shape.or_else(of_letters)
    }

    /// The rules for a shape: 1 x N if the description takes the boxes away, and [`Rules::plain`] if it says
    /// nothing else.
    ///
    /// # Errors
    /// Another shape than the description states; regions, houses or cells that do not fit it.
    pub fn rules(&self, shape: Shape) -> Result<Rules, RulesError> {
        let rules = self.build(shape)?;
        let plain = Rules::plain(rules.shape());
        let has_more = rules.houses().len() > plain.houses().len()
            || !rules.pairs().is_empty()
            || rules.consecutive().is_some();
        Ok(if has_more { rules } else { plain.clone() })
    }

    /// Makes the rules for a shape, without looking whether they are the plain ones.
    fn build(&self, shape: Shape) -> Result<Rules, RulesError> {
        if let Some(found) =
            self.shape.filter(|&found| found != shape && found.side() != shape.side())
        {
            return Err(RulesError::OtherShape { found, expected: shape });
        }
        let shape = self.shape.unwrap_or(shape);
        let drawn = shape;
        let mut houses: Vec<RuleHouse> = Vec::new();
        let mut pairs: Vec<Pairs> = Vec::new();
        let mut consecutive: Option<Consecutive> = None;
        let mut name: Vec<String> = Vec::new();
        let mut has_boxes = true;
        for entry in &self.entries {
            match entry {
                Entry::Named(rule) => {
                    has_boxes &= !meaning::is_without_boxes(*rule);
                    for house in meaning::houses(*rule, shape)? {
                        if houses.iter().all(|other| other.cells != house.cells) {
                            houses.push(house);
                        }
                    }
                    pairs.extend(meaning::pairs(*rule, shape));
                    // Where neighbours are held apart in both ways, the round one says more.
                    let own = meaning::consecutive(*rule, shape);
                    if own.as_ref().is_some_and(|own| consecutive.is_none() || own.is_round()) {
                        consecutive = own;
                    }
                    name.push(rule.name().to_owned());
                }
                Entry::Regions(letters) => {
                    has_boxes = false;
                    houses.extend(regions(letters, shape)?);
                    name.push("jigsaw".to_owned());
                }
                Entry::House { line, name: called, cells } => {
                    let cells = cell_list(cells, shape, *line)?;
                    if cells.len() != shape.side() {
                        return Err(RulesError::HouseSize {
                            name: called.clone(),
                            found: cells.len(),
                            expected: shape.side(),
                        });
                    }
                    houses.push(RuleHouse {
                        house: House::Listed(houses.len()),
                        name: called.clone(),
                        cells,
                        kind: HouseKind::Listed,
                    });
                    name.push("houses".to_owned());
                }
                Entry::Differ { line, name: called, cells } => {
                    let cells = cell_list(cells, shape, *line)?;
                    let mut list = Vec::new();
                    for (place, &a) in cells.iter().enumerate() {
                        list.extend(cells[place + 1..].iter().map(|&b| (a, b)));
                    }
                    pairs.push(Pairs { name: called.clone(), cells: list, rule: None });
                    name.push("pairs".to_owned());
                }
            }
        }
        name.dedup();
        if name.len() > 1 {
            name.retain(|word| word != "plain");
        }
        if name.is_empty() {
            name.push("plain".to_owned());
        }
        let without = Shape::new(1, shape.side()).expect("a side that another shape has");
        let shape = if has_boxes { shape } else { without };
        let rules = self.entries.iter().filter_map(Entry::named);
        let named = NamedRules::of(rules);
        let (name, read) = (name.join("+"), Self { shape: Some(drawn), ..self.clone() });
        Ok(Rules::build(shape, name, named, houses, pairs, consecutive, read))
    }

    /// No rules but those of a shape, made anew.
    pub(super) fn plain(shape: Shape) -> Rules {
        let nothing = Self { shape: None, entries: Vec::new() };
        nothing.build(shape).expect("the rules of a shape fit it")
    }

    /// The text that gives these rules, which the description made, for their shape; it states the shape
    /// of the boxes where the rules have none themselves and names speak of them.
    pub(super) fn text_for(&self, rules: &Rules) -> String {
        let without = Self { shape: None, ..self.clone() };
        let is_enough = without.rules(rules.shape()).is_ok_and(|again| again == *rules);
        let text = if is_enough { without } else { self.clone() }.to_string();
        if text.is_empty() { NamedRule::Plain.name().to_owned() } else { text }
    }
}

/// As [`Description::read`] reads it: names alone, or the text of a file.
///
/// ```
/// use ennea::rules::Description;
/// let written = |text| Description::read(text).unwrap().to_string();
/// assert_eq!(written("knight + x"), "knight+x");
/// let file = "regions\naabb\naabb\nccdd\nccdd\nx\nhouse the ring: r1c1 r1c4 r4c1 r4c4";
/// assert_eq!(written(file), file);
/// let file = "house r1c1 r1c4 r4c1 r4c4\nx\ndiagonal";
/// assert_eq!(written(file), "house the house of line 1: r1c1 r1c4 r4c1 r4c4\nx+diagonal");
/// ```
impl fmt::Display for Description {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut lines: Vec<String> =
            self.shape.into_iter().map(|shape| format!("shape {shape}")).collect();
        for names in self.entries.chunk_by(|a, b| a.named().is_some() && b.named().is_some()) {
            let names: Vec<String> = names.iter().map(Entry::text).collect();
            lines.push(names.join("+"));
        }
        f.write_str(&lines.join("\n"))
    }
}

/// The letters of a jigsaw in one line: at least 16 of them, and their number a square.
fn letters(text: &str) -> Option<Vec<char>> {
    let letters = blankless(text);
    let is_square = letters.len() >= 16 && !Shape::with_cells(letters.len()).is_empty();
    (is_square && letters.iter().all(|letter| letter.is_alphanumeric())).then_some(letters)
}

fn blankless(text: &str) -> Vec<char> {
    text.chars().filter(|letter| !letter.is_whitespace()).collect()
}

/// The regions that some lines of letters draw.
fn picture(rows: &[(usize, String)]) -> Entry {
    Entry::Regions(rows.iter().flat_map(|(_, row)| blankless(row)).collect())
}

/// Number of the first lines that are rows of as many letters; `None` if the first line begins no
/// such picture.
fn rows_of_letters(lines: &[(usize, String)]) -> Option<usize> {
    let letters = |(_, line): &(usize, String)| {
        Some(blankless(line)).filter(|row| row.iter().all(|letter| letter.is_alphanumeric()))
    };
    let side = letters(lines.first()?)?.len();
    let is_row = |line: &(usize, String)| letters(line).is_some_and(|row| row.len() == side);
    (side > 3 && lines.len() >= side && lines[..side].iter().all(is_row)).then_some(side)
}

/// Names that are joined by '+'.
fn names(text: &str, line: Option<usize>) -> Result<Vec<Entry>, RulesError> {
    let entry = |word: &str| {
        let word = word.trim().to_ascii_lowercase();
        let rule = NamedRule::with_name(&word);
        rule.map(Entry::Named).ok_or(RulesError::Unknown { line, word })
    };
    text.split('+').map(entry).collect()
}

/// The regions of a picture, in the order of their first cells.
fn regions(letters: &[char], shape: Shape) -> Result<Vec<RuleHouse>, RulesError> {
    let side = shape.side();
    if letters.len() != shape.cells() {
        return Err(RulesError::Letters { found: letters.len(), expected: shape.cells() });
    }
    let mut found: Vec<(char, Vec<Cell>)> = Vec::new();
    for (cell, &letter) in shape.all_cells().zip(letters) {
        match found.iter_mut().find(|(other, _)| *other == letter) {
            Some((_, cells)) => cells.push(cell),
            None => found.push((letter, vec![cell])),
        }
    }
    if found.len() != side || found.iter().any(|(_, cells)| cells.len() != side) {
        let sizes = found.iter().map(|(letter, cells)| (*letter, cells.len())).collect();
        return Err(RulesError::Regions { side, sizes });
    }
    let house = |(letter, cells)| RuleHouse::new(House::Region(letter), cells, HouseKind::Region);
    Ok(found.into_iter().map(house).collect())
}

/// Different cells, in reading order.
fn cell_list(text: &str, shape: Shape, line: usize) -> Result<Vec<Cell>, RulesError> {
    let words = text.split([' ', ',', '\t']).filter(|word| !word.is_empty());
    let cell = |word: &str| {
        let expected = Wanted::Cells { side: shape.side() };
        let found = || word.to_owned();
        shape.cell_named(word).ok_or_else(|| RulesError::Line { line, found: found(), expected })
    };
    let mut cells = words.map(cell).collect::<Result<Vec<Cell>, RulesError>>()?;
    cells.sort_unstable();
    cells.dedup();
    if cells.len() < 2 {
        let (found, expected) = (text.trim().to_owned(), Wanted::TwoCells);
        return Err(RulesError::Line { line, found, expected });
    }
    Ok(cells)
}
