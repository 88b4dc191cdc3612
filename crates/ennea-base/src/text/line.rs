//! One line of text, taken apart into words of cells and what separates them.
//!
//! ```text
//!   | 5 3 . | . 7 . || 16 . . |  # easy      words   5 3 . . 7 . 16 . .
//!                                            gaps    | - - | - - H  - -     (H: heavy, - : blank)
//! ```
//!
//! A word is a run of characters that are neither blank nor frame.  It is one cell (`5`, `16`) or
//! several (`53..7....`); which of the two shows only from the number of cells that is wanted.

use super::error::{Problem, TextError};
use crate::digit::Digit;
use crate::shape::{SIDE_MAX, Shape};
use std::ops::Range;

/// A separator of two cells of a row, or of two rows; the heavier the likelier it bounds a box.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Gap {
    #[default]
    Nothing,
    Blank,
    Light,
    Heavy,
}

/// Purpose of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Content {
    /// Nothing but a `#` comment.
    Comment,
    /// Nothing but frame, or nothing at all ([`Gap::Blank`]).
    Frame(Gap),
    /// Cells, whatever else.
    Cells,
}

/// A line, its number counted from 1.
#[derive(Clone, Debug)]
pub(super) struct Line {
    pub(super) number: usize,
    text: String,
    pub(super) content: Content,
    pub(super) words: Vec<Word>,
    /// `true` if the first word stands free, with nothing but blanks before and a blank, `:` or
    /// nothing behind, so that it may be a puzzle with a remark after it.
    first_is_free: bool,
}

/// A run of characters that are neither blank nor frame; or one of these characters.
#[derive(Clone, Debug)]
pub(super) struct Word {
    pub(super) before: Gap,
    /// Counted from 1, in characters.
    pub(super) column: usize,
    bytes: Range<usize>,
    length: usize,
}

impl Line {
    /// Takes a line apart.
    pub(super) fn scan(number: usize, text: &str) -> Self {
        let text = text.trim_end();
        let (inside, comment) = text.split_once('#').map_or((text, false), |(a, _)| (a, true));
        let content = match frame_gap(inside) {
            Some(Gap::Blank) if comment => Content::Comment,
            Some(gap) => Content::Frame(gap),
            None => Content::Cells,
        };
        let words = if content == Content::Cells { split_words(inside) } else { Vec::new() };
        let first_is_free = words.first().is_some_and(|first| {
            let next = inside[first.bytes.end..].chars().next();
            first.before <= Gap::Blank && next.is_none_or(|c| c == ':' || is_blank(c))
        });
        Self { number, text: text.to_owned(), content, words, first_is_free }
    }

    /// The text of a word.
    pub(super) fn piece(&self, word: &Word) -> &str {
        &self.text[word.bytes.clone()]
    }

    /// An error in this line.
    pub(super) fn error(&self, column: usize, problem: Problem) -> TextError {
        TextError { line: self.number, column, text: self.text.clone(), problem }
    }

    /// The words that are a whole puzzle, if this line looks like one rather than like a row.
    ///
    /// A line of 4 or 9 cells is taken for a row, one of 16, 25 or 36 close together for a puzzle,
    /// unless the shape, or the picture that the line would belong to, says that rows are so long.
    /// With a shape given, a word twice as long as its rows is meant for a puzzle too.
    pub(super) fn whole_puzzle(
        &self,
        shape: Option<Shape>,
        side: Option<usize>,
    ) -> Option<&[Word]> {
        let row = shape.map(Shape::side).or(side);
        let whole = |count| {
            shape.is_some_and(|shape| shape.cells() == count)
                || row != Some(count) && count > SIDE_MAX
        };
        let close = |count| row != Some(count) && matches!(count, 16 | 25 | 36);
        let far = |count| shape.is_some_and(|shape| count >= 2 * shape.side());
        let (first, count) = (self.words.first()?, self.words.len());
        let alone = whole(first.length)
            || far(first.length)
            || close(first.length) && (shape.is_none() || count == 1);
        if self.first_is_free && alone {
            return Some(&self.words[..1]);
        }
        let in_rows = self.words.iter().all(|w| w.length == count && w.before <= Gap::Blank);
        (whole(cell_count(&self.text, &self.words)) || in_rows && close(count * count))
            .then_some(&self.words)
    }

    /// Likely number of cells in some of its words.
    pub(super) fn cell_count(&self, words: &[Word]) -> usize {
        cell_count(&self.text, words)
    }

    /// Takes words apart into this number of cells: their characters if that is the number, else
    /// the words themselves if that is it.
    pub(super) fn cells(&self, words: &[Word], count: usize) -> Option<Vec<Word>> {
        if words.iter().map(|word| word.length).sum::<usize>() == count {
            return Some(words.iter().flat_map(|word| self.characters(word)).collect());
        }
        (words.len() == count).then(|| words.to_vec())
    }

    /// Finds a character that stands for no cell.
    pub(super) fn check_characters(&self, words: &[Word]) -> Result<(), TextError> {
        for character in words.iter().flat_map(|word| self.characters(word)) {
            let found = self.piece(&character).chars().next().expect("a character");
            if !is_empty_sign(found) && Digit::from_symbol(found).is_none() {
                return Err(self.error(character.column, Problem::Character { found }));
            }
        }
        Ok(())
    }

    /// The column after the cell of this index, or after the last of the words.
    pub(super) fn column_after(&self, words: &[Word], cells: usize) -> usize {
        let surplus = words.iter().flat_map(|word| self.characters(word)).nth(cells);
        let end = words.last().map_or(1, |word| word.column + word.length);
        surplus.map_or(end, |character| character.column)
    }

    /// The characters of a word, each as a word.
    fn characters(&self, word: &Word) -> impl Iterator<Item = Word> {
        let (column, start, before) = (word.column, word.bytes.start, word.before);
        self.piece(word).char_indices().enumerate().map(move |(index, (byte, c))| Word {
            before: if index == 0 { before } else { Gap::Nothing },
            column: column + index,
            bytes: start + byte..start + byte + c.len_utf8(),
            length: 1,
        })
    }
}

/// Tests whether a character means an empty cell.
pub(super) fn is_empty_sign(c: char) -> bool {
    matches!(c, '.' | '0' | '*' | '_')
}

fn is_blank(c: char) -> bool {
    // The byte order mark is blank too; it opens the files of some editors.
    c.is_whitespace() || matches!(c, ',' | ';' | '\u{feff}')
}

/// Separator that a character makes inside a row; nothing if it belongs to a cell.
///
/// `-` and `=` belong to cells here: in a row they are no frame but somebody's signs for empty
/// cells, which deserve a message.
fn gap_of(c: char) -> Gap {
    match c {
        '┃' | '║' => Gap::Heavy,
        '|' | '+' | ':' | '\u{2500}'..='\u{257f}' => Gap::Light,
        c if is_blank(c) => Gap::Blank,
        _ => Gap::Nothing,
    }
}

/// Weight of a line that is all frame, or blank; `None` if it has cells.
///
/// `.`, `*` and `'` are taken for corners where there is a dash as well: `*-----*`.
fn frame_gap(text: &str) -> Option<Gap> {
    let mut heaviest = Gap::Nothing;
    let mut blank = true;
    let mut corners = false;
    for c in text.chars().filter(|&c| !is_blank(c)) {
        blank = false;
        heaviest = heaviest.max(match c {
            '=' | '━' | '═' | '┅' | '┉' | '╍' => Gap::Heavy,
            '-' | '─' | '┄' | '┈' | '╌' => Gap::Light,
            '.' | '*' | '\'' => {
                corners = true;
                Gap::Nothing
            }
            c if gap_of(c) == Gap::Nothing => return None,
            _ => Gap::Nothing,
        });
    }
    match heaviest {
        Gap::Nothing if blank => Some(Gap::Blank),
        Gap::Nothing if corners => None,
        heaviest => Some(heaviest),
    }
}

fn split_words(text: &str) -> Vec<Word> {
    let mut words: Vec<Word> = Vec::new();
    let mut before = Gap::Nothing;
    let mut previous = ' ';
    let mut inside = false;
    for (index, (byte, c)) in text.char_indices().enumerate() {
        let gap = if (previous, c) == ('|', '|') { Gap::Heavy } else { gap_of(c) };
        let end = byte + c.len_utf8();
        match words.last_mut() {
            _ if gap > Gap::Nothing => before = before.max(gap),
            Some(word) if inside => {
                word.bytes.end = end;
                word.length += 1;
            }
            _ => {
                words.push(Word { before, column: index + 1, bytes: byte..end, length: 1 });
                before = Gap::Nothing;
            }
        }
        inside = gap == Gap::Nothing;
        previous = c;
    }
    words
}

/// Likely number of cells in some words: the number of the words if these look like numbers or like
/// candidates, else the number of their characters.
///
/// Numbers and candidates are words of alphanumeric characters and of different lengths (cells
/// close together come in groups of one length, or with dots in them); or ten words and more of
/// two decimal digits each.
fn cell_count(text: &str, words: &[Word]) -> usize {
    let every = |test: fn(&u8) -> bool| {
        let longer = words.iter().filter(|word| word.length > 1);
        longer.into_iter().all(|word| text.as_bytes()[word.bytes.clone()].iter().all(test))
    };
    let lengths = || words.iter().map(|word| word.length);
    let (shortest, longest) = (lengths().min(), lengths().max());
    let of_mixed_lengths =
        words.len() >= 4 && shortest != longest && every(u8::is_ascii_alphanumeric);
    let numbers = words.len() >= 10 && shortest == Some(2) && longest == Some(2);
    if of_mixed_lengths || numbers && every(u8::is_ascii_digit) {
        words.len()
    } else {
        lengths().sum()
    }
}
