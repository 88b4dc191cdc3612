//! Completions and hints for a line editor: the ways in which a line may go on.

use crate::board::rule_names;
use crate::orders::{Order, Verb, beginning};
use crate::parse::resolve;
use crate::place::Place;
use crate::session::Session;
use ennea::Digit;
use ennea_words::Language;

/// Completions of the word before the cursor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Completion {
    /// Start of the word in the text, in bytes.
    pub start: usize,
    /// Words that may stand in its place.
    pub words: Vec<String>,
    /// `true` if the name of a file may stand there as well.
    pub files: bool,
}

/// Finds the completions of the last word of a text, which is a line up to the cursor.
///
/// ```
/// use ennea_shell::{Session, complete};
/// assert_eq!(complete(&Session::default(), "runr").words, ["runrun"]);
/// assert!(complete(&Session::default(), "load qu").files);
/// ```
pub fn complete(session: &Session, text: &str) -> Completion {
    let blank = text.char_indices().rfind(|(_, c)| c.is_whitespace());
    let start = blank.map_or(0, |(at, blank)| at + blank.len_utf8());
    let (before, word) = (text[..start].trim(), &text[start..]);
    let mut words: Vec<&str> = before.split_whitespace().collect();
    if words.first().is_some_and(|first| is(first, &[Verb::Time])) {
        words.remove(0);
    }
    let names = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
    let orders = || beginning(word).iter().map(|order| order.name.to_owned()).collect();
    let (mut found, files): (Vec<String>, bool) = match (words.first(), words.len()) {
        (None, _) if before.is_empty() && is_cell_like(word) => (cells(session, ""), false),
        (None, _) => (orders(), false),
        (Some(first), count) => match resolve(first).ok().map(|order| (order.verb, count)) {
            Some((Verb::Load | Verb::LoadQuiz | Verb::Save | Verb::Source, 1)) => {
                (Vec::new(), true)
            }
            Some((Verb::Show, 1)) => (names(&["grid", "cands", "both"]), false),
            Some((Verb::Export, 1)) => (names(&["line", "picture"]), false),
            Some((Verb::Hint, 1)) => (names(&["step"]), false),
            Some((Verb::Explain, 1)) => (names(&["all"]), false),
            Some((Verb::Rules, 1)) => (rule_names().map(str::to_owned).collect(), true),
            Some((Verb::Why, 1)) => (cells(session, ""), false),
            Some((Verb::Language, 1)) => {
                (Language::all().map(|language| language.code().to_owned()).collect(), false)
            }
            Some((Verb::Colour, 1)) => (names(&["on", "off"]), false),
            Some((Verb::RunMode, 1)) => (names(&["0", "1", "2"]), false),
            Some((Verb::GuessMode, 1)) => (names(&["0", "1"]), false),
            Some((Verb::Help, 1)) => (orders(), false),
            Some((Verb::Set | Verb::Del, 1)) => (cells(session, ""), false),
            Some((Verb::Set | Verb::Del, 2)) => (candidates(session, words[1]), false),
            _ => (Vec::new(), false),
        },
    };
    let lower = word.to_ascii_lowercase();
    found.retain(|found| found.to_ascii_lowercase().starts_with(&lower));
    Completion { start, words: found, files }
}

/// Arguments of the order that a text consists of, to be shown behind the cursor; empty where there
/// is nothing to show.
pub fn hint(text: &str) -> &'static str {
    match text.trim_end_matches(' ').split_once(' ') {
        None if text.ends_with(' ') => arguments(text.trim()),
        _ => "",
    }
}

fn arguments(word: &str) -> &'static str {
    resolve(word).map_or("", |order: &Order| order.arguments)
}

fn is(word: &str, verbs: &[Verb]) -> bool {
    resolve(word).is_ok_and(|order| verbs.contains(&order.verb))
}

/// `r1`, but not `r`, with which orders begin as well.
fn is_cell_like(word: &str) -> bool {
    let rest = word.strip_prefix(['r', 'R']).unwrap_or("");
    rest.starts_with(|c: char| c.is_ascii_digit())
}

/// All open cells.
fn cells(session: &Session, suffix: &str) -> Vec<String> {
    let Some(board) = &session.board else { return Vec::new() };
    let open = board.shape().all_cells().filter(|&cell| board.search.digit(cell).is_none());
    open.map(|cell| board.shape().name(cell) + suffix).collect()
}

fn candidates(session: &Session, place: &str) -> Vec<String> {
    let cell = session.board.as_ref().and_then(|board| {
        Some(board.search.candidates(Place::parse(place)?.cell(board.shape()).ok()?))
    });
    cell.map_or_else(Vec::new, |set| set.iter().map(Digit::symbol).map(String::from).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use ennea::Puzzle;
    use ennea_formats::Entry;

    #[test]
    fn words_are_completed_where_they_stand() {
        let mut session = Session::default();
        let quiz: Puzzle = "1234341221434...".parse().unwrap();
        session.load(&Entry::new(quiz));
        for (text, start, expected) in [
            ("sh", 0, &["show"][..]),
            ("run", 0, &["run", "run-mode", "runrun", "runtil"]),
            ("show c", 5, &["cands"]),
            ("set r", 4, &["r4c2", "r4c3", "r4c4"]),
            ("set r4c2 ", 9, &["3"]),
            ("r4c", 0, &["r4c2", "r4c3", "r4c4"]),
            ("time co", 5, &["colour", "count"]),
            ("help le", 5, &["levels"]),
            ("bye ", 4, &[]),
        ] {
            let found = complete(&session, text);
            assert_eq!(
                (found.start, &found.words[..], found.files),
                (
                    start,
                    &expected.iter().map(|&word| word.to_owned()).collect::<Vec<_>>()[..],
                    false
                ),
                "{text}"
            );
        }
        assert!(complete(&session, "time load a").files);
        assert_eq!(hint("runtil "), "<steps>");
        assert_eq!(hint("runtil 5"), "");
        assert_eq!(hint("bye "), "");
    }
}
