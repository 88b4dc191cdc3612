//! Text in lines, as wide as a terminal shows it: a character of Chinese takes two columns.
//!
//! Lines end at blanks, and between characters of Chinese, of which none that closes something (a full
//! stop, a bracket) may begin a line, nor one that opens something end it.

/// Greatest width of a line, in columns.
const WIDTH: usize = 79;

/// Number of columns that a text takes on a terminal.
pub fn columns(text: &str) -> usize {
    text.chars().map(width).sum()
}

/// A text with blanks behind it up to a number of columns.
pub fn padded(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(columns(text))))
}

/// A text with blanks before it up to a number of columns.
pub fn flushed(text: &str, width: usize) -> String {
    format!("{}{text}", " ".repeat(width.saturating_sub(columns(text))))
}

/// Text in lines of at most 79 columns, all but the first indented by blanks.
pub fn wrapped(text: &str, indent: usize) -> String {
    let mut lines: Vec<String> = Vec::new();
    for paragraph in text.lines() {
        let first = if lines.is_empty() { WIDTH } else { WIDTH - indent };
        lines.extend(filled(pieces(paragraph), first, WIDTH - indent));
    }
    lines.join(&format!("\n{}", " ".repeat(indent)))
}

/// A text in lines that are at most `width` columns wide; a word that is wider is cut.
///
/// ```
/// use ennea_words::layout::lines;
/// assert_eq!(lines("two words", 7), ["two", "words"]);
/// assert_eq!(lines("每行、每列各一次。", 8), ["每行、每", "列各一", "次。"]);
/// ```
pub fn lines(text: &str, width: usize) -> Vec<String> {
    filled(pieces(text).into_iter().flat_map(|piece| piece.cut(width)), width, width)
}

/// Pieces in lines, the first of which may have another width than the rest.
fn filled(pieces: impl IntoIterator<Item = Piece>, first: usize, rest: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for Piece { text, after_blank } in pieces {
        let blank = if after_blank && !line.is_empty() { " " } else { "" };
        let width = if lines.is_empty() { first } else { rest };
        if !line.is_empty() && columns(&line) + blank.len() + columns(&text) > width {
            lines.push(std::mem::replace(&mut line, text));
        } else {
            line += blank;
            line += &text;
        }
    }
    lines.push(line);
    lines
}

/// Piece of text that stays together in a line.
struct Piece {
    text: String,
    /// `true` if a blank stands before it, unless it begins a line.
    after_blank: bool,
}

impl Piece {
    /// The piece in parts that are at most `width` columns wide.
    fn cut(self, width: usize) -> Vec<Self> {
        let mut parts = vec![Self { text: String::new(), after_blank: self.after_blank }];
        for sign in self.text.chars() {
            if columns(&parts[parts.len() - 1].text) + self::width(sign) > width {
                parts.push(Self { text: String::new(), after_blank: false });
            }
            parts.last_mut().expect("one at least").text.push(sign);
        }
        parts
    }
}

fn pieces(text: &str) -> Vec<Piece> {
    let words = text.split(' ').filter(|word| !word.is_empty());
    let of_word = |word| {
        let part = |(k, text)| Piece { text, after_blank: k == 0 };
        parts(word).into_iter().enumerate().map(part)
    };
    words.flat_map(of_word).collect()
}

/// The parts of a word without blanks, between which a line may end: one, or several of Chinese.
///
/// ```
/// assert_eq!(ennea_words::layout::parts("r1c1（宫）。"), ["r1c1", "（宫）。"]);
/// ```
pub fn parts(word: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    let mut before = None;
    for sign in word.chars() {
        if before.is_some_and(|before| may_part(before, sign)) {
            parts.push(String::new());
        }
        parts.last_mut().expect("one at least").push(sign);
        before = Some(sign);
    }
    parts
}

/// Tests whether a line may end between two signs that no blank parts.
fn may_part(before: char, after: char) -> bool {
    const CLOSING: &str = "，。：；、！？）》”";
    const OPENING: &str = "（《“";
    (width(before) == 2 || width(after) == 2)
        && !CLOSING.contains(after)
        && !OPENING.contains(before)
}

/// The columns of a character: two of Chinese, its punctuation and full-width forms.
fn width(sign: char) -> usize {
    let is_wide = matches!(sign, '\u{2E80}'..='\u{A4CF}' | '\u{AC00}'..='\u{D7A3}'
        | '\u{F900}'..='\u{FAFF}' | '\u{FE30}'..='\u{FE4F}' | '\u{FF00}'..='\u{FF60}'
        | '\u{FFE0}'..='\u{FFE6}' | '\u{20000}'..='\u{3FFFD}');
    if is_wide { 2 } else { 1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chinese_takes_two_columns() {
        assert_eq!(
            (columns("r1c1 是 5。"), columns("стоит"), padded("格", 4)),
            (11, 5, "格  ".into())
        );
    }

    #[test]
    fn lines_are_no_wider_than_a_terminal() {
        let text = "第 1 行中 5 只能填在 r1c1（由于 r2c3 和 r4c5 的 5）。".repeat(9);
        for indent in 0..9 {
            for pad in 0..8 {
                let lines = wrapped(&format!("{}{text}", "字".repeat(pad)), indent);
                assert!(lines.lines().all(|line| columns(line) <= 79), "{lines}");
                let begins = |line: &str| line.trim_start().chars().next().expect("no empty line");
                assert!(
                    lines.lines().all(|line| !"，。：；、）".contains(begins(line))),
                    "{lines}"
                );
                assert!(lines.lines().all(|line| !line.ends_with('（')), "{lines}");
                let signs = |text: &str| text.chars().filter(|c| !c.is_whitespace()).count();
                assert_eq!(signs(&lines), signs(&text) + pad);
                assert!(lines.lines().rev().skip(1).all(|line| columns(line) > 60), "{lines}");
            }
        }
    }

    #[test]
    fn words_that_are_too_wide_are_cut() {
        assert_eq!(lines("a abcdefg b", 3), ["a", "abc", "def", "g b"]);
        assert_eq!(lines("", 3), [""]);
        assert_eq!(flushed("格", 4), "  格");
    }

    #[test]
    fn names_of_cells_stay_whole() {
        let lines = wrapped(&format!("{}r1c1 是 5", "字".repeat(38)), 2);
        assert!(lines.ends_with("\n  r1c1 是 5"), "{lines}");
    }
}
