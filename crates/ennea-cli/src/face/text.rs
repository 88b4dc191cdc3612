//! Text as other programs write it: UTF-8, or what begins with a mark, as UTF-16 of Windows does.

use ennea_formats::text_of;
use std::fs::File;
use std::io::{self, BufRead, Cursor, ErrorKind, Read};
use std::path::Path;

/// Opens a file; what is a folder is told as one on Windows, too.
pub(crate) fn open(path: &Path) -> io::Result<File> {
    File::open(path).map_err(|error| match path.is_dir() {
        true => ErrorKind::IsADirectory.into(),
        false => error,
    })
}

/// The text of a file.
pub(crate) fn read_text(path: &Path) -> io::Result<String> {
    let mut bytes = Vec::new();
    open(path)?.read_to_end(&mut bytes)?;
    Ok(text_of(&bytes))
}

/// A stream in UTF-8: itself, or all of it decoded, where it begins with a mark.
pub(crate) fn unmarked<'a>(mut input: impl BufRead + 'a) -> io::Result<Box<dyn BufRead + 'a>> {
    let marks: [&[u8]; 3] = [&[0xff, 0xfe], &[0xfe, 0xff], &[0xef, 0xbb, 0xbf]];
    let start = input.fill_buf()?;
    if !marks.iter().any(|mark| start.starts_with(mark)) {
        return Ok(Box::new(input));
    }
    let mut bytes = Vec::new();
    input.read_to_end(&mut bytes)?;
    Ok(Box::new(Cursor::new(text_of(&bytes))))
}
