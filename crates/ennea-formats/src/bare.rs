//! Lines of a picture without what programs for text put around them: the signs of quotes, of LaTeX, of wikis, and
//! the points of whole numbers.
//!
//! | line | read as |
//! |---|---|
//! | `> > 5 3 . \| . 7 .` | `    5 3 . \| . 7 .` |
//! | `5 & 3 & & \textbf{7} \\ \hline` | the fields 5, 3, nothing, 7 |
//! | `\begin{tabular}{\|c\|c\|c\|}`, `{\| class="wikitable"`, `\|}` | nothing |
//! | `\|5\|\|3\|\| \|\|7` | `\|5 \|3 \| \|7` |
//! | `\|---\|---\| words` | `\|---\|---\|` |
//! | `[code]53..7....[/code]` | `      53..7....` |
//! | `5.0,3.0,,,7.0` | `5,3,,,7` |
//! | `5 3 . . 7 . . . .     5 3 4 6 7 8 9 1 2` | `53..7....     534678912` |
//!
//! Signs keep their columns where blanks can stand for what goes.  Source: examples of such texts.  Cost: linear.
//! Oracle: random puzzles written in each of these ways, read back.

use std::borrow::Cow;

/// A line without such signs.
pub(crate) fn bare(line: &str) -> Cow<'_, str> {
    without_forum_tags(line)
        .map_or_else(|| bare_cells(line), |line| bare_cells(&line).into_owned().into())
}

/// A line without such signs, but for the elements of forums.
fn bare_cells(line: &str) -> Cow<'_, str> {
    let inside = line.trim_start();
    if inside.starts_with('>') {
        let cells = inside.trim_start_matches(['>', ' ']);
        let before = line.chars().count() - cells.chars().count();
        return Cow::Owned(" ".repeat(before) + &bare(cells));
    }
    if ["{|", "|}", "|+"].iter().any(|sign| inside.starts_with(sign)) {
        return Cow::Borrowed("");
    }
    if inside.starts_with('\\') || is_row_of_latex(line) {
        return Cow::Owned(without_commands(line));
    }
    let pairs = inside.matches("||").count();
    if pairs > 2 && inside.matches('|').count() == 2 * pairs + 1 && inside.starts_with('|') {
        return Cow::Owned(line.replace("||", " |") + " |");
    }
    // A line of a frame.
    let is_frame = |end: &str| inside.contains("--") && inside.matches(end).count() > 1;
    if inside.starts_with(['|', '+']) && (is_frame("-|") || is_frame("-+")) {
        return Cow::Borrowed(&line[..=line.rfind(['|', '+']).unwrap_or_default()]);
    }
    let line = without_tags(line);
    if let Some(beside) = set_apart(line) {
        return Cow::Owned(beside);
    }
    without_points(line).map_or(Cow::Borrowed(line), Cow::Owned)
}

/// Names of the elements that forums have around puzzles.
const TAGS: &str = "b center code color font hide i mono pre quote size spoiler tt";

/// The line without the elements of forums and the fences of Markdown around cells; nothing if there are none, or no
/// cells between them.
fn without_forum_tags(line: &str) -> Option<String> {
    let is_tag = |tag: &str| {
        let tag = tag.split('=').next().unwrap_or_default();
        TAGS.split(' ').any(|name| tag.eq_ignore_ascii_case(name))
    };
    let opens = |text: &'_ str| {
        text.strip_prefix('[').and_then(|it| it.find(']').filter(|&at| is_tag(&it[..at])))
    };
    let closes = |text: &'_ str| {
        text.strip_suffix(']').and_then(|it| it.rfind("[/").filter(|&at| is_tag(&it[at + 2..])))
    };
    let mut inside = line.trim();
    while let Some(at) = opens(inside) {
        inside = &inside[at + 2..];
    }
    while let Some(at) = closes(inside) {
        inside = &inside[..at];
    }
    let inside = inside.trim_matches('`');
    let before = line[..inside.as_ptr() as usize - line.as_ptr() as usize].chars().count();
    let has_cells = inside.contains(|c: char| c.is_ascii_digit() || c == '.');
    (has_cells && inside.len() < line.trim().len()).then(|| " ".repeat(before) + inside)
}

/// The line without the elements of HTML that end it.
fn without_tags(mut line: &str) -> &str {
    while let Some((cells, tag)) =
        line.trim_end().strip_suffix('>').and_then(|it| it.rsplit_once('<'))
        && (tag.starts_with("br") || tag.starts_with('/'))
    {
        line = cells;
    }
    line
}

/// Tests whether a line is cells with `&` between them.
fn is_row_of_latex(line: &str) -> bool {
    let mut parts = line.rsplit('&').map(str::trim).skip(1);
    line.matches('&').count() > 2
        && parts.all(|part| part.len() < 3 || part.starts_with(['\\', '$']))
}

/// Cells of a row of LaTeX, with tabs for `&`: commands are left out, and their arguments if they are about the
/// table.
fn without_commands(line: &str) -> String {
    let mut text = String::new();
    let mut rest = line;
    while let Some(sign) = rest.chars().next() {
        rest = &rest[sign.len_utf8()..];
        match sign {
            '\\' => {
                let end = rest.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(rest.len());
                let (name, behind) = rest.split_at(end);
                let end_of_row = if name.is_empty() { "\\" } else { "" };
                rest = behind.strip_prefix(end_of_row).unwrap_or(behind);
                let is_of_table = ["begin", "end", "cline", "cmidrule", "hspace", "vspace"];
                while is_of_table.contains(&name) && rest.starts_with(['{', '[', '(']) {
                    rest = rest.find(['}', ']', ')']).map_or("", |end| &rest[end + 1..]);
                }
            }
            '&' => text.push('\t'),
            '{' | '}' | '$' | '~' => text.push(' '),
            sign => text.push(sign),
        }
    }
    if text.trim_matches(' ').is_empty() { String::new() } else { text }
}

/// Rows of two pictures side by side, each without blanks and bars; nothing if that is another line.
fn set_apart(line: &str) -> Option<String> {
    let gap = line.trim().find("   ").map(|at| at + line.len() - line.trim_start().len())?;
    let halves = [&line[..gap], line[gap..].trim()];
    let is_cell = |c: char| c.is_ascii_alphanumeric() || ".*_-".contains(c);
    let is_between = |c: char| c.is_whitespace() || c == '|';
    let [one, other] = halves.map(|half| {
        let words: Vec<&str> = half.split(is_between).filter(|word| !word.is_empty()).collect();
        let is_row = words.len() > 5
            && words.iter().all(|word| word.len() == 1 && word.chars().all(is_cell));
        (is_row && !half.contains("   ")).then(|| words.concat())
    });
    let (one, other) = (one?, other?);
    (one.len() == other.len()).then(|| format!("{one:gap$}{other}"))
}

/// Whole numbers without `.0` behind them; nothing if others are in the line, or too few for a row.
fn without_points(line: &str) -> Option<String> {
    let is_between = |c: char| c.is_whitespace() || ",;|".contains(c);
    let words = || line.split(is_between).filter(|word| !word.is_empty());
    let is_whole = |word: &str| {
        let number = word.strip_suffix(".0").unwrap_or_default();
        matches!(number.len(), 1 | 2) && number.bytes().all(|byte| byte.is_ascii_digit())
    };
    let is_row = line.contains([',', ';', '\t']) || words().count() > 3;
    let is_number = |word: &str| is_whole(word) || word.eq_ignore_ascii_case("nan");
    // The first one may be the number of the row.
    (is_row && words().any(is_whole) && words().skip(1).all(is_number))
        .then(|| line.replace(".0", "  "))
}
