//! Standard input in pieces that can be converted by themselves: a line where each line is a puzzle,
//! so that no answer waits for the next one; else all that is left.
//!
//! A line is taken by itself if the first one was a puzzle by itself, and it is one too, or is at
//! least half as long as that one, and so no row of a picture.

use ennea_formats::{Options, read, text_of};
use std::io::{self, BufRead, BufReader, Read, Stdin, stdin};

/// The pieces.
pub(super) struct Pieces<'a> {
    input: BufReader<Stdin>,
    options: &'a Options,
    /// How long the first line of cells was; nothing before it has come.
    first: Option<usize>,
    is_over: bool,
}

impl<'a> Pieces<'a> {
    pub(super) fn of_standard_input(options: &'a Options) -> Self {
        Self { input: BufReader::new(stdin()), options, first: None, is_over: false }
    }

    /// The next piece; an input of nothing is one empty piece.
    pub(super) fn next(&mut self) -> io::Result<Option<Vec<u8>>> {
        if self.is_over {
            return Ok(None);
        }
        let mut piece = Vec::new();
        loop {
            let from = piece.len();
            if self.input.read_until(b'\n', &mut piece)? == 0 {
                self.is_over = true;
                return Ok(self.first.is_none().then_some(piece));
            }
            let line = text_of(&piece[from..]);
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let is_long = self.first.is_some_and(|first| 2 * line.len() >= first);
            if !is_long && !self.is_alone(line) {
                self.is_over = true;
                self.input.read_to_end(&mut piece)?;
            }
            self.first.get_or_insert(line.len());
            return Ok(Some(piece));
        }
    }

    /// Whether a line is a puzzle by itself, whatever follows.  Rows of larger grids can be puzzles
    /// of four or five digits, and the signs of more than nine want to be seen together.
    fn is_alone(&self, line: &str) -> bool {
        let Ok(document) = read(line, self.options) else { return false };
        let mut entries = document.entries;
        let first = entries.next().and_then(Result::ok);
        first.is_some_and(|entry| (6..=9).contains(&entry.shape().side()))
            && entries.next().is_none()
    }

    /// Whether the next piece has not come yet, as far as can be seen.
    pub(super) fn must_wait(&self) -> bool {
        !self.input.buffer().contains(&b'\n')
    }

    /// Whether there are no more pieces.
    pub(super) fn is_over(&self) -> bool {
        self.is_over
    }
}
