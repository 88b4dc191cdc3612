//! Lines that need no reader: 81 cells close together, at once the end of the line or a remark.
//!
//! Whatever is plain, the library's reader reads alike.  The reverse does not hold, nor need it:
//! a line of nothing but dots and stars can be a frame, for example, so it is not plain.

use std::array;

const CELLS: usize = 81;

/// The cells at the start of the text, and the length of their line with its end; `None` if the
/// line is not plain, or if its end is not there and may be still to come.
pub(super) fn read(text: &[u8], is_all: bool) -> Option<([u8; CELLS], usize)> {
    let signs: &[u8; CELLS] = text.first_chunk()?;
    let length = match text[CELLS..] {
        [b'\n', ..] => CELLS + 1,
        [b'\r', b'\n', ..] => CELLS + 2,
        [b' ' | b'\t' | b',' | b';' | b'#', ..] => {
            match text[CELLS..].iter().position(|&byte| byte == b'\n') {
                Some(end) => CELLS + end + 1,
                None if is_all => text.len(),
                None => return None,
            }
        }
        [] | [b'\r'] if is_all => text.len(),
        _ => return None,
    };
    let cells = array::from_fn(|k| if signs[k].is_ascii_digit() { signs[k] - b'0' } else { 0 });
    // No branches inside, so that the compiler takes many signs at a time.
    let mut good = true;
    let mut any_digit = false;
    for &sign in signs {
        any_digit |= sign.is_ascii_digit();
        good &= sign.is_ascii_digit() | (sign == b'.') | (sign == b'*') | (sign == b'_');
    }
    (good && any_digit).then_some((cells, length))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAIN: &str =
        "53..7....6..195....98....6.8...6...3*0_8.3..17...2...6.6....28....419..5....8..79";

    #[test]
    fn plain_lines_with_their_ends() {
        for (end, length) in [
            ("\n", 82),
            ("\nx", 82),
            ("\r\n", 83),
            (" a remark\n5", 91),
            (",534678912\n", 92),
            ("# c\n", 85),
        ] {
            let (cells, found) = read(format!("{PLAIN}{end}").as_bytes(), false).expect(end);
            assert_eq!((found, &cells[..6]), (length, &[5, 3, 0, 0, 7, 0][..]));
        }
        for end in ["", "\r", " a remark"] {
            let text = format!("{PLAIN}{end}");
            assert_eq!(read(text.as_bytes(), false), None, "the end may be still to come");
            assert_eq!(read(text.as_bytes(), true).expect(end).1, text.len());
        }
    }

    #[test]
    fn lines_for_the_reader() {
        let short = &PLAIN[1..];
        for text in [
            format!("{short}\n"),
            format!(" {PLAIN}\n"),
            format!("{PLAIN}1\n"),
            format!("{PLAIN}|\n"),
            format!("{PLAIN}\r1\n"),
            format!("{short}-\n"),
            format!("{short}\n\n"),
            format!("{}\n", ".".repeat(81)),
            format!("{} ---\n", "*".repeat(81)),
            "\n".to_owned(),
        ] {
            assert_eq!(read(text.as_bytes(), true), None, "{text}");
        }
    }
}
