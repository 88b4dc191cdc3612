//! Bytes as they come, taken apart into lines.
//!
//! A line ends with `\n`, `\r\n` or `\r`.  Bytes are UTF-8, or UTF-16 after its mark; the latter wait for the
//! end.  What is no UTF-8 becomes a sign for that.  Lines are decoded one by one and only when somebody
//! looks at them, so that plain ones can be read from the bytes.  A line far too long for a puzzle is cut,
//! so that an endless one does not fill the memory; one that begins like markup is not.  Cost: linear.
//! Oracle: the same bytes in pieces of every length.

use std::collections::VecDeque;

/// Length to which a line is cut, in bytes.
const LINE_MAX: usize = 1 << 20;

/// The text of a file: UTF-8, or UTF-16 with a byte order mark; every kind of line end becomes
/// `\n`.
///
/// ```
/// assert_eq!(ennea_formats::text_of(b"\xef\xbb\xbf12\r\n34\r"), "12\n34\n");
/// assert_eq!(ennea_formats::text_of(b"\xff\xfe1\0\n\0"), "1\n");
/// ```
pub fn text_of(bytes: &[u8]) -> String {
    let wide = |read: fn([u8; 2]) -> u16| {
        let units: Vec<u16> =
            bytes[2..].chunks_exact(2).map(|two| read([two[0], two[1]])).collect();
        String::from_utf16_lossy(&units)
    };
    let text = match bytes {
        [0xff, 0xfe, ..] => wide(u16::from_le_bytes),
        [0xfe, 0xff, ..] => wide(u16::from_be_bytes),
        [0xef, 0xbb, 0xbf, rest @ ..] => String::from_utf8_lossy(rest).into_owned(),
        _ => String::from_utf8_lossy(bytes).into_owned(),
    };
    if text.contains('\r') { text.replace("\r\n", "\n").replace('\r', "\n") } else { text }
}

/// The lines that have come and were not taken yet.
#[derive(Clone, Debug, Default)]
pub(crate) struct Lines {
    bytes: Vec<u8>,
    /// Number of the bytes that have been taken.
    at: usize,
    /// Number of the others that are certain to hold no end of a line.
    searched: usize,
    /// Lines that have been decoded, but not taken.
    ahead: VecDeque<String>,
    /// Number of lines that have been taken.
    taken: usize,
    has_begun: bool,
    is_wide: bool,
    is_cut: bool,
    is_all: bool,
}

impl Lines {
    /// Adds bytes to the end.
    pub(crate) fn push(&mut self, bytes: &[u8]) {
        if self.at > 0 && self.at >= self.bytes.len() / 2 {
            self.bytes.drain(..self.at);
            self.at = 0;
        }
        self.bytes.extend_from_slice(bytes);
        self.begin();
    }

    /// Says that no more bytes will come.
    pub(crate) fn end(&mut self) {
        self.is_all = true;
        self.begin();
        if std::mem::take(&mut self.is_wide) {
            self.bytes = text_of(&self.bytes).into_bytes();
        }
    }

    /// Tests whether no more bytes will come.
    pub(crate) fn is_all(&self) -> bool {
        self.is_all
    }

    /// Looks at the mark that the first bytes may be.
    fn begin(&mut self) {
        if self.has_begun || self.bytes.len() < 3 && !self.is_all {
            return;
        }
        self.has_begun = true;
        match self.bytes[..] {
            [0xff, 0xfe, ..] | [0xfe, 0xff, ..] => self.is_wide = true,
            [0xef, 0xbb, 0xbf, ..] => self.at = 3,
            _ => {}
        }
    }

    /// The bytes that have not been taken, if lines may be read from them; whether these are all.
    pub(crate) fn rest(&self) -> Option<(&[u8], bool)> {
        let is_open = self.has_begun && !self.is_wide && !self.is_cut && self.ahead.is_empty();
        is_open.then(|| (&self.bytes[self.at..], self.is_all))
    }

    /// Number of lines that have been taken.
    pub(crate) fn taken(&self) -> usize {
        self.taken
    }

    /// Takes a line of this many bytes, with its end, which has been read from the bytes.
    pub(crate) fn take_bytes(&mut self, count: usize) {
        self.at += count;
        self.searched = 0;
        self.taken += 1;
    }

    /// The line after this many others, without its end; nothing if it has not come as a whole.
    pub(crate) fn line(&mut self, index: usize) -> Option<&str> {
        while self.ahead.len() <= index {
            let next = self.decode()?;
            self.ahead.push_back(next);
        }
        self.ahead.get(index).map(String::as_str)
    }

    /// Takes this many lines, all of which have been looked at; each ends with `\n`.
    pub(crate) fn take(&mut self, count: usize) -> String {
        self.taken += count;
        let lines = self.ahead.drain(..count);
        lines.fold(String::new(), |text, line| text + &line + "\n")
    }

    /// The beginning of what has not been taken, if there is so much or no more will come.
    pub(crate) fn head(&self, length: usize) -> Option<String> {
        let ahead = self.ahead.iter().fold(String::new(), |text, line| text + line + "\n");
        let rest = &self.bytes[self.at..];
        let wanted = length.saturating_sub(ahead.len());
        let is_there = self.is_all || rest.len() >= wanted;
        is_there.then(|| ahead + &text_of(&rest[..wanted.min(rest.len())]))
    }

    /// Takes all that there is.
    pub(crate) fn take_all(&mut self) -> String {
        let count = self.ahead.len();
        let text = self.take(count) + &text_of(&self.bytes[self.at..]);
        self.at = self.bytes.len();
        text
    }

    /// The next line of the bytes.
    fn decode(&mut self) -> Option<String> {
        loop {
            if !self.has_begun || self.is_wide {
                return None;
            }
            let rest = &self.bytes[self.at..];
            let is_end = |byte: &u8| matches!(byte, b'\n' | b'\r');
            let end = rest[self.searched..].iter().position(is_end).map(|at| at + self.searched);
            // After a `\r` at the end of what has come, a `\n` may follow.
            let end = end.filter(|&end| self.is_all || rest[end] != b'\r' || end + 1 < rest.len());
            // Only asked of long lines: blank lines after each other would be gone over for each of them.
            let is_markup = || rest.trim_ascii_start().first().is_some_and(|b| b"<{[(".contains(b));
            let (length, skipped) = match end {
                Some(end) => (end, end + 1 + usize::from(rest[end..].starts_with(b"\r\n"))),
                None if self.is_all && !rest.is_empty() => (rest.len(), rest.len()),
                None if rest.len() > LINE_MAX && !is_markup() && !self.is_cut => {
                    let line = String::from_utf8_lossy(&rest[..LINE_MAX]).into_owned();
                    self.is_cut = true;
                    return Some(line);
                }
                None => {
                    self.searched = rest.len().saturating_sub(1);
                    if self.is_cut {
                        self.at = self.bytes.len() - 1;
                        self.searched = 0;
                    }
                    return None;
                }
            };
            let length = if length <= LINE_MAX || is_markup() { length } else { LINE_MAX };
            let line = String::from_utf8_lossy(&rest[..length]).into_owned();
            self.at += skipped;
            self.searched = 0;
            // What follows after a cut has been handed out already.
            if !std::mem::take(&mut self.is_cut) {
                return Some(line);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The lines of a text that comes in pieces of some length.
    fn lines(text: &[u8], piece: usize) -> Vec<String> {
        let mut lines = Lines::default();
        let mut found = Vec::new();
        let mut all = |lines: &mut Lines| {
            while let Some(line) = lines.line(0).map(str::to_owned) {
                lines.take(1);
                found.push(line);
            }
        };
        for bytes in text.chunks(piece) {
            lines.push(bytes);
            all(&mut lines);
        }
        lines.end();
        all(&mut lines);
        found
    }

    /// Goal: lines do not depend on how the bytes come.  Method: pieces of every length.
    #[test]
    fn lines_come_in_any_pieces() {
        let text = "a\nb\r\nc\rd\n\n\r\re\r\n\r\nf";
        let expected = ["a", "b", "c", "d", "", "", "", "e", "", "f"];
        for mark in ["", "\u{feff}"] {
            let text = format!("{mark}{text}");
            let wide = |bytes: fn(u16) -> [u8; 2]| {
                let text = format!("\u{feff}{}", text.trim_start_matches('\u{feff}'));
                text.encode_utf16().flat_map(bytes).collect::<Vec<u8>>()
            };
            for piece in 1..text.len() + 2 {
                assert_eq!(lines(text.as_bytes(), piece), expected, "{piece}");
                assert_eq!(lines(&wide(u16::to_le_bytes), piece), expected, "{piece}");
                assert_eq!(lines(&wide(u16::to_be_bytes), piece), expected, "{piece}");
            }
        }
    }

    #[test]
    fn an_endless_line_is_cut() {
        let text = [vec![b'1'; 3 << 20], b"\nx\n".to_vec()].concat();
        for piece in [1 << 16, 1 << 20, 1 << 22] {
            let found = lines(&text, piece);
            assert_eq!((found.len(), found[1].as_str()), (2, "x"), "{piece}");
            assert_eq!(found[0].len(), LINE_MAX);
        }
    }
}
