//! Lines that need no reader: 81 cells close together, at once the end of the line or a remark.
//!
//! Almost every line of a long list is such a one.  Whatever is read here, the readers of lines read alike.  The reverse
//! does not hold, nor need it: a line of nothing but dots and stars can be a frame, for example, and a `0` beside a `.`
//! a digit, so they are not read here.  Cost: some hundred nanoseconds, without an allocation.  Oracle: the readers of
//! lines.

use ennea_base::Filling;

const CELLS: usize = 81;

/// A plain line.
pub(crate) struct Plain<'a> {
    pub(crate) clues: Filling,
    /// Remark behind the cells, with what sets it apart from them.
    pub(crate) remark: &'a [u8],
    /// Length of the line with its end, in bytes.
    pub(crate) length: usize,
}

/// The plain line at the start of the text; nothing if there is none, or if its end is not there and may
/// be still to come.
pub(crate) fn read(text: &[u8], is_all: bool) -> Option<Plain<'_>> {
    let signs: &[u8; CELLS] = text.first_chunk()?;
    let rest = &text[CELLS..];
    let end = match rest.first() {
        None => 0,
        Some(b'\n' | b'\r') => 0,
        Some(b' ' | b'\t' | b',' | b';' | b'#') => {
            rest.iter().position(|byte| matches!(byte, b'\n' | b'\r')).unwrap_or(rest.len())
        }
        Some(_) => return None,
    };
    let ending = match rest[end..] {
        [b'\r', b'\n', ..] => 2,
        [b'\r'] | [] if !is_all => return None,
        [_, ..] => 1,
        [] => 0,
    };
    // No branches inside, so that the compiler takes many signs at a time.
    let mut is_good = true;
    let [mut has_digit, mut has_zero, mut has_empty] = [false; 3];
    let mut numbers = [0; CELLS];
    for (number, &sign) in numbers.iter_mut().zip(signs) {
        let is_digit = sign.is_ascii_digit();
        *number = if is_digit { sign - b'0' } else { 0 };
        has_digit |= is_digit;
        let is_empty = (sign == b'.') | (sign == b'*') | (sign == b'_');
        has_zero |= sign == b'0';
        has_empty |= is_empty;
        is_good &= is_digit | is_empty;
    }
    if !(is_good && has_digit) || has_zero && has_empty {
        return None;
    }
    let clues = Filling::of_numbers(&numbers)?;
    Some(Plain { clues, remark: &rest[..end], length: CELLS + end + ending })
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAIN: &str =
        "53..7....6..195....98....6.8...6...3*._8.3..17...2...6.6....28....419..5....8..79";

    #[test]
    fn plain_lines_with_their_ends() {
        for (end, length, remark) in [
            ("\n", 82, ""),
            ("\nx", 82, ""),
            ("\r\n", 83, ""),
            ("\rx", 82, ""),
            (" a remark\n5", 91, " a remark"),
            (",534678912\r5", 92, ",534678912"),
            ("# c\n", 85, "# c"),
        ] {
            let text = format!("{PLAIN}{end}");
            let plain = read(text.as_bytes(), false).expect(end);
            assert_eq!((plain.length, plain.remark), (length, remark.as_bytes()));
            assert_eq!(&plain.clues.to_string()[..7], "53..7..");
        }
        for end in ["", "\r", " a remark", " a remark\r"] {
            let text = format!("{PLAIN}{end}");
            assert!(read(text.as_bytes(), false).is_none(), "the end may be still to come");
            assert_eq!(read(text.as_bytes(), true).expect(end).length, text.len());
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
            format!("{short}-\n"),
            format!("{PLAIN}\n").replacen('.', "0", 1),
            format!("{short}\n\n"),
            format!("{}\n", ".".repeat(81)),
            format!("{} ---\n", "*".repeat(81)),
            "\n".to_owned(),
        ] {
            assert!(read(text.as_bytes(), true).is_none(), "{text}");
        }
    }
}
