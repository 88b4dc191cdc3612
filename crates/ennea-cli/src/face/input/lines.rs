//! Lines out of blocks, the plain ones already read.

use super::blocks::Blocks;
use super::plain;
use ennea::Shape;
use ennea_formats::{Format, Incoming, text_of};
use std::io;
use std::sync::mpsc::RecvTimeoutError;
use std::time::Duration;

/// What a line is cut to: no puzzle needs more, and an endless line must not fill the memory.
const LINE_MAX: usize = 1 << 20;

/// How much tells how the rest is to be read.
const HEAD_MAX: usize = 1 << 16;

/// How long a wait is before there is another chance to stop.
const PATIENCE: Duration = Duration::from_millis(50);

/// The lines of one input.
pub(super) struct Lines<'a> {
    blocks: Blocks,
    /// Bytes that have come; those before `at` have been handed out.
    buffer: Vec<u8>,
    at: usize,
    /// Whether no more bytes will come.
    is_all: bool,
    /// How many lines have been handed out.
    number: u64,
    /// Whether plain lines are wanted.
    takes_plain: bool,
    /// Called before waiting, and again and again while waiting; says whether to go on.
    wait: &'a dyn Fn() -> bool,
    error: Option<io::Error>,
}

impl<'a> Lines<'a> {
    pub(super) fn new(blocks: Blocks, takes_plain: bool, wait: &'a dyn Fn() -> bool) -> Self {
        let buffer = Vec::new();
        Self { blocks, buffer, at: 0, is_all: false, number: 0, takes_plain, wait, error: None }
    }

    /// How many lines have been handed out.
    pub(super) fn number(&self) -> u64 {
        self.number
    }

    /// Whether there are no more lines.
    pub(super) fn is_at_end(&mut self) -> bool {
        while self.at == self.buffer.len() && !self.is_all {
            self.fill();
        }
        self.at == self.buffer.len()
    }

    /// What went wrong, if reading ended before the end.
    pub(super) fn into_error(self) -> Option<io::Error> {
        self.error
    }

    /// How all of it is to be read; asked before the first line is taken.
    pub(super) fn incoming(&mut self, shape: Option<Shape>) -> Incoming {
        loop {
            if self.peek_plain().is_some() {
                return Incoming::Lines;
            }
            let head = &self.buffer[..self.buffer.len().min(HEAD_MAX)];
            let is_wide = matches!(head, [0xff, 0xfe, ..] | [0xfe, 0xff, ..]);
            let is_all = self.is_all || head.len() == HEAD_MAX;
            match Incoming::of(&text_of(head), shape, is_all) {
                _ if is_wide => return Incoming::Whole,
                Incoming::Unknown => self.fill(),
                known => return known,
            }
        }
    }

    /// All that is left.
    pub(super) fn rest(&mut self) -> Vec<u8> {
        while !self.is_all {
            self.fill();
        }
        self.buffer.split_off(self.at)
    }

    /// The next line and its format, if it is an entry by itself.
    pub(super) fn next_entry(&mut self, shape: Option<Shape>) -> Option<(Format, String)> {
        let (line, length) = self.peek_line()?;
        let format = Format::of_line(&line, shape)?;
        self.at += length;
        self.number += 1;
        Some((format, line))
    }

    /// The next line, with its end left out, and its length with the end; none at the end of all,
    /// or if it is longer than any entry.
    fn peek_line(&mut self) -> Option<(String, usize)> {
        if self.is_at_end() {
            return None;
        }
        self.find_end();
        let rest = &self.buffer[self.at..];
        let end = rest.iter().position(|&byte| byte == b'\n');
        let length = end.unwrap_or(rest.len());
        let is_whole = end.is_some() || self.is_all;
        let line = || String::from_utf8_lossy(rest[..length].trim_ascii_end()).into_owned();
        is_whole.then(|| (line(), length + usize::from(end.is_some())))
    }

    /// The cells of the next line, if that is a plain one.
    pub(super) fn next_plain(&mut self) -> Option<[u8; 81]> {
        let (cells, length) = self.peek_plain()?;
        self.at += length;
        self.number += 1;
        Some(cells)
    }

    /// The next line, if it is neither plain nor an entry; its end left out, and anything beyond reason.
    pub(super) fn next_other(&mut self, shape: Option<Shape>) -> Option<String> {
        if self.is_at_end() || self.peek_plain().is_some() {
            return None;
        }
        if let Some((line, length)) = self.peek_line() {
            if Format::of_line(&line, shape).is_some() {
                return None;
            }
            self.at += length;
            self.number += 1;
            return Some(line);
        }
        // Far too long for a line.
        let line = String::from_utf8_lossy(&self.buffer[self.at..]).into_owned();
        self.at = self.buffer.len();
        while !self.is_at_end() {
            let rest = &self.buffer[self.at..];
            match rest.iter().position(|&byte| byte == b'\n') {
                None => self.at += rest.len(),
                Some(length) => {
                    self.at += length + 1;
                    break;
                }
            }
        }
        self.number += 1;
        Some(line)
    }

    fn peek_plain(&mut self) -> Option<([u8; 81], usize)> {
        if !self.takes_plain {
            return None;
        }
        plain::read(&self.buffer[self.at..], self.is_all).or_else(|| {
            // Only if more bytes come can the answer be another one.
            let had = self.buffer.len() - self.at;
            self.find_end();
            let has_more = self.buffer.len() - self.at > had || self.is_all;
            if has_more { plain::read(&self.buffer[self.at..], self.is_all) } else { None }
        })
    }

    /// Reads on until the end of the next line is there, or so much that it does not matter.
    fn find_end(&mut self) {
        let mut searched = self.at;
        while !self.is_all
            && self.buffer.len() - self.at <= LINE_MAX
            && !self.buffer[searched..].contains(&b'\n')
        {
            searched = self.buffer.len() - self.at;
            self.fill();
        }
    }

    /// Moves what is left to the front and waits for one more block.
    fn fill(&mut self) {
        let mut next = self.blocks.next(Duration::ZERO);
        while let Err(RecvTimeoutError::Timeout) = next {
            if !(self.wait)() {
                // After a stop, what has been read and not handed out is forgotten.
                self.at = self.buffer.len();
                self.is_all = true;
                return;
            }
            next = self.blocks.next(PATIENCE);
        }
        match next {
            Ok(Ok(block)) if self.at == self.buffer.len() => {
                self.buffer = block;
                self.at = 0;
            }
            Ok(Ok(block)) => {
                self.buffer.drain(..self.at);
                self.at = 0;
                self.buffer.extend_from_slice(&block);
            }
            Ok(Err(error)) => {
                self.error = Some(error);
                self.is_all = true;
            }
            Err(_) => self.is_all = true,
        }
    }
}
