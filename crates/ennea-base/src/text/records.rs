//! Many puzzles from many lines, one after the other as the lines come in.
//!
//! Only the lines of one picture are held at a time.

use super::error::TextError;
use super::line::{Content, Gap, Line, Word};
use super::picture::{Picture, read_whole};
use super::record::Record;
use crate::shape::Shape;
use std::iter::Fuse;

/// The puzzles of a text, one-line strings and pictures mixed as they come.
///
/// Blank lines and `#` comments are skipped.  A picture ends with its N-th row; before that, with
/// a blank line that cannot be the gap between two bands, with a one-line string, or with the text.
/// After an error the next record is read, so the caller decides whether to go on.
///
/// A line of 4 or 9 cells is a row of a picture, except where it stands alone, and a line of 16, 25
/// or 36 cells close together is a puzzle; with a shape given there is nothing to guess.
///
/// ```
/// use ennea::text::Records;
/// let text = "# an error between two puzzles
/// 1.3............4 the first
/// 1.3...........4
/// 12|..
/// ..|..
/// --+--
/// ..|..
/// ..|.4";
/// let read: Vec<_> = Records::new(text.lines(), "2x2".parse().ok()).collect();
/// assert_eq!(read[0].as_ref().unwrap().puzzle.to_string(), "1.3............4");
/// let error = read[1].as_ref().unwrap_err();
/// assert_eq!(error.to_string(), "line 3: found 15 cells; expected 16 (a 2x2 grid)");
/// assert_eq!(read[2].as_ref().unwrap().puzzle.to_string(), "12.............4");
/// assert_eq!(read[2].as_ref().unwrap().line, 4);
/// ```
#[derive(Clone, Debug)]
pub struct Records<I> {
    lines: Fuse<I>,
    shape: Option<Shape>,
    number: usize,
    pending: Option<Line>,
}

impl<I: Iterator<Item: AsRef<str>>> Records<I> {
    /// The puzzles in these lines, all of this shape if one is given.
    pub fn new(lines: I, shape: Option<Shape>) -> Self {
        Self { lines: lines.fuse(), shape, number: 0, pending: None }
    }

    fn next_line(&mut self) -> Option<Line> {
        self.pending.take().or_else(|| {
            let line = self.lines.next()?;
            self.number += 1;
            Some(Line::scan(self.number, line.as_ref()))
        })
    }
}

impl<I: Iterator<Item: AsRef<str>>> Iterator for Records<I> {
    type Item = Result<Record, TextError>;

    fn next(&mut self) -> Option<Self::Item> {
        let mut picture = Picture::default();
        while let Some(line) = self.next_line() {
            match line.content {
                Content::Comment => continue,
                Content::Frame(Gap::Blank) if picture.ends_at_blank(self.shape) => break,
                Content::Frame(gap) => {
                    picture.separate(gap);
                    continue;
                }
                Content::Cells => {}
            }
            let whole = line.whole_puzzle(self.shape, picture.side()).map(<[Word]>::to_vec);
            match whole {
                Some(words) if picture.is_empty() => {
                    return Some(read_whole(line, &words, self.shape));
                }
                Some(_) => {
                    self.pending = Some(line);
                    break;
                }
                None => picture.push(line),
            }
            if picture.is_complete(self.shape) {
                break;
            }
        }
        (!picture.is_empty()).then(|| picture.read(self.shape))
    }
}
