//! Words between the brackets of programs: the cells that each of them is.
//!
//! A number of one or two digits is a cell, with its type or its point; other words are a cell a sign.  Source: what
//! NumPy, Rust, C and Java print and take.  Cost: linear.  Oracle: lists with each kind of words, read back.

use super::Node;
use crate::cells::is_nothing;

/// The cells of a word: itself if it is a number or a word for nothing, else its signs.
pub(super) fn cells_of(word: &str, is_quoted: bool) -> Vec<Node<'_>> {
    let word = if word.chars().count() <= 2 { word.trim() } else { word };
    if word.is_empty() || word == "-1" || is_nothing(word) {
        return vec![Node::Cell(".")];
    }
    let word = if is_quoted { word } else { without_type(word) };
    // NumPy writes 5. for 5.0.
    let number = word.strip_suffix(".0").or(word.strip_suffix('.')).unwrap_or(word);
    let is_number = number.len() <= 2 && number.bytes().all(|b| b.is_ascii_digit());
    // Quoted, 07 is two cells.
    if number.len() < 2 || is_number && !(is_quoted && number.starts_with('0')) {
        return vec![Node::Cell(if number.is_empty() { "." } else { number })];
    }
    let signs = word.char_indices();
    signs.map(|(at, sign)| Node::Cell(&word[at..at + sign.len_utf8()])).collect()
}

/// A number without the type that Rust, C or Java have behind it: `1u8`, `0_i32`, `1L`.
fn without_type(word: &str) -> &str {
    const TYPES: [&str; 19] = [
        "u8", "u16", "u32", "u64", "u128", "usize", "i8", "i16", "i32", "i64", "i128", "isize",
        "f32", "f64", "u", "l", "ul", "ll", "ull",
    ];
    let digits = word.find(|c: char| !c.is_ascii_digit()).unwrap_or(word.len());
    let (number, rest) = word.split_at(digits);
    let name = rest.trim_start_matches('_').to_ascii_lowercase();
    let is_typed = (1..=2).contains(&digits) && TYPES.contains(&name.as_str());
    if is_typed { number } else { word }
}
