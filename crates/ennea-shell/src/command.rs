//! From a line of text to an order.

use crate::orders::{Order, Verb, beginning, named};
use crate::place::Place;
use crate::reply::Refusal;
use crate::suggest::{quoted_list, suggestion};
use ennea::solve::stepwise::GuessCell;
use ennea::{Digit, Shape};

/// An order that has been understood.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each is described in `ORDERS`, as help shows it")]
pub enum Command {
    /// A blank line or a comment.
    Nothing,
    /// A line of cells, or of a picture's frame.
    Cells(String),
    LoadQuiz(String),
    Load(Source),
    Paste(Option<Shape>),
    Show(View),
    Levels,
    RunMode(Option<RunMode>),
    GuessMode(Option<GuessCell>),
    Step(u128),
    Run,
    RunTil(u128),
    RunRun(u128),
    Bye,
    Set(Place, Option<String>),
    Del(Place, Vec<String>),
    Undo(usize),
    Redo(usize),
    Reset,
    Clear,
    Next,
    Solve,
    Count(Option<u64>),
    Bound,
    Hint,
    Explain(Singles),
    Why(Place, String, Question),
    Rate,
    Save(String),
    Export(Form),
    History(Option<usize>),
    Source(String),
    Echo(String),
    Time(Option<Box<Self>>),
    Help(Option<&'static str>),
    Colour(Option<bool>),
}

/// What `load` loads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// The name of a file, or the cells; without either the empty quiz of the shape.
    pub text: Option<String>,
    /// Which quiz of the file, from 1.
    pub number: Option<usize>,
    /// The shape, where it is given.
    pub shape: Option<Shape>,
}

/// What `show` shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum View {
    /// Everything, as SudokuSolver does.
    Report,
    /// The digits.
    Grid,
    /// The candidates in their places.
    Candidates,
    /// The digits, then the candidates.
    Both,
}

/// How `explain` tells singles that follow each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Singles {
    /// In one paragraph.
    Together,
    /// Each in its own.
    Apart,
}

/// What is asked about a digit in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Why it is there.
    Is,
    /// Why it is not there.
    IsNot,
}

/// How `export` writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// One line.
    Line,
    /// A framed picture.
    Picture,
}

/// How much `step` and the runs tell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum RunMode {
    /// The report at the end.
    #[default]
    Report,
    /// Every guess as well.
    Guesses,
    /// Every digit placed as well.
    Digits,
}

/// Understands a line.
///
/// ```
/// use ennea_shell::{Command, parse};
/// assert_eq!(parse("runr 10000"), Ok(Command::RunRun(10_000)));
/// let refusal = parse("stpe").unwrap_err();
/// assert_eq!(refusal.message, "unknown order \"stpe\"; did you mean \"step\"?");
/// ```
///
/// # Errors
/// An unknown or ambiguous order, or arguments that do not fit it.
pub fn parse(line: &str) -> Result<Command, Refusal> {
    let line = line.trim();
    if line.is_empty() || line.starts_with('#') || is_frame(line) {
        return Ok(Command::Nothing);
    }
    if looks_like_cells(line) {
        return Ok(Command::Cells(line.to_owned()));
    }
    if let Some(command) = assignment(line) {
        return command;
    }
    let (word, rest) = split_word(line);
    let order = resolve(word)?;
    arguments(order, rest.trim())
}

/// The order that a word means: its name, another name, or an unambiguous beginning.
pub(crate) fn resolve(word: &str) -> Result<&'static Order, Refusal> {
    if let Some(order) = named(word) {
        return Ok(order);
    }
    match &beginning(word)[..] {
        [order] => Ok(order),
        [] => Err(unknown(word)),
        several => {
            let names: Vec<&str> = several.iter().map(|order| order.name).collect();
            Err(Refusal::new(format!("{word:?} can mean {}", quoted_list(&names))))
        }
    }
}

fn unknown(word: &str) -> Refusal {
    let shown: String = word.chars().take(40).collect();
    match suggestion(word) {
        Some(name) => Refusal::new(format!("unknown order {shown:?}; did you mean {name:?}?")),
        None => Refusal::new(format!("unknown order {shown:?}")).hint("`help` lists the orders"),
    }
}

/// Whether a line is an edge of a picture, which says nothing that its rows do not say.
pub(crate) fn is_frame(line: &str) -> bool {
    let dashes = ["--", "==", "──", "══", "━━"].iter().any(|dashes| line.contains(dashes));
    dashes && !line.contains(char::is_alphanumeric)
}

/// Whether a line holds cells or a frame rather than an order: see [`Command::Cells`].
pub(crate) fn looks_like_cells(line: &str) -> bool {
    let line = line.trim();
    let Some(first) = line.chars().next() else { return false };
    if first.is_ascii_digit()
        || "._*|+-=:".contains(first)
        || ('\u{2500}'..'\u{2580}').contains(&first)
    {
        return true;
    }
    if Digit::from_symbol(first).is_none() {
        return false;
    }
    let (word, rest) = split_word(line);
    let has_open = line.contains(['.', '0', '*', '_']);
    let cells = word.chars().count();
    let whole = cells >= 16 && !Shape::with_cells(cells).is_empty();
    let is_cell = |word: &str| word.chars().count() <= 2 && !word.contains(['=', '<', '?']);
    let row = rest.split_whitespace().count() >= 3 && line.split_whitespace().all(is_cell);
    has_open && (whole || row) && named(word).is_none()
}

/// `r1c1=5`, `r3c6<>4`, blanks allowed; `None` if the line is nothing of the kind.
fn assignment(line: &str) -> Option<Result<Command, Refusal>> {
    let at = line.find(['=', '<', '!', '≠'])?;
    let (left, right) = line.split_at(at);
    let place = Place::parse(left.trim())?;
    let strike = ["<>", "!=", "≠"].iter().find_map(|sign| right.strip_prefix(sign));
    Some(match (strike, right.strip_prefix('=')) {
        (Some(digits), _) => del(place, digits),
        (None, Some(digit)) => set(place, digit.trim_start_matches('=')),
        (None, None) => Err(Refusal::new(format!("what is to be done with {}?", left.trim()))
            .hint("type r1c1=5 to set a digit, r3c6<>4 to strike out a candidate")),
    })
}

fn set(place: Place, digit: &str) -> Result<Command, Refusal> {
    match digit.split_whitespace().collect::<Vec<_>>()[..] {
        ["0" | "."] => Ok(Command::Set(place, None)),
        [digit] => Ok(Command::Set(place, Some(digit.to_owned()))),
        _ => Err(usage("set", "expected one digit")),
    }
}

fn del(place: Place, digits: &str) -> Result<Command, Refusal> {
    let digits = digits.replace(',', " ");
    let words: Vec<String> = digits.split_whitespace().map(str::to_owned).collect();
    if words.is_empty() {
        return Err(usage("del", "expected one or more digits"));
    }
    Ok(Command::Del(place, words))
}

/// What follows the name of an order.
fn arguments(order: &'static Order, rest: &str) -> Result<Command, Refusal> {
    let nothing = |command| match rest {
        "" => Ok(command),
        _ => Err(usage(order.name, &format!("found {rest:?} after it; expected nothing"))),
    };
    let file = |what| match unquoted(rest) {
        "" => Err(usage(order.name, what)),
        name => Ok(name.to_owned()),
    };
    Ok(match order.verb {
        Verb::LoadQuiz => Command::LoadQuiz(file("No quiz file specified.")?),
        Verb::Load => match rest {
            "" => Err(usage(order.name, "expected a file, the cells, or - for the next lines"))?,
            _ => load(rest),
        },
        Verb::Show
        | Verb::RunMode
        | Verb::GuessMode
        | Verb::Export
        | Verb::Explain
        | Verb::Colour => chosen(order, rest)?,
        Verb::Step => Command::Step(count(order, rest)?.unwrap_or(1)),
        Verb::RunTil => match count(order, rest)? {
            Some(steps) => Command::RunTil(steps),
            None => Err(usage(order.name, "expected the number of steps"))?,
        },
        Verb::RunRun => {
            Command::RunRun(count(order, rest)?.filter(|&sum| sum > 0).unwrap_or(0x10000))
        }
        Verb::Undo => Command::Undo(count(order, rest)?.map_or(1, saturated)),
        Verb::Redo => Command::Redo(count(order, rest)?.map_or(1, saturated)),
        Verb::History => Command::History(count(order, rest)?.map(saturated)),
        Verb::Count => {
            let limit = count(order, rest)?;
            Command::Count(limit.map(|limit| u64::try_from(limit).unwrap_or(u64::MAX)))
        }
        Verb::Set | Verb::Del => {
            let end = if rest.starts_with('[') { rest.find(']').map(|at| at + 1) } else { None };
            let (cell, digits) = end.map_or_else(|| split_word(rest), |end| rest.split_at(end));
            let Some(place) = Place::parse(cell) else {
                return Err(usage(order.name, &format!("{cell:?} is not a cell")));
            };
            if order.verb == Verb::Set { set(place, digits)? } else { del(place, digits)? }
        }
        Verb::Save => Command::Save(file("expected a file")?),
        Verb::Source => Command::Source(file("expected a file")?),
        Verb::Echo => Command::Echo(rest.to_owned()),
        Verb::Time => match rest {
            "" => Command::Time(None),
            _ if resolve(split_word(rest).0).is_ok_and(|order| order.verb == Verb::Time) => {
                Err(usage(order.name, "it does not time itself"))?
            }
            _ => Command::Time(Some(Box::new(parse(rest)?))),
        },
        Verb::Help => match rest {
            "" => Command::Help(None),
            _ => Command::Help(Some(resolve(rest)?.name)),
        },
        Verb::Levels => nothing(Command::Levels)?,
        Verb::Run => nothing(Command::Run)?,
        Verb::Bye => nothing(Command::Bye)?,
        Verb::Reset => nothing(Command::Reset)?,
        Verb::Clear => nothing(Command::Clear)?,
        Verb::Next => nothing(Command::Next)?,
        Verb::Solve => nothing(Command::Solve)?,
        Verb::Bound => nothing(Command::Bound)?,
        Verb::Hint => nothing(Command::Hint)?,
        Verb::Rate => nothing(Command::Rate)?,
        Verb::Why => match assignment(rest) {
            Some(Ok(Command::Set(place, Some(digit)))) => Command::Why(place, digit, Question::Is),
            Some(Ok(Command::Del(place, digits))) if digits.len() == 1 => {
                Command::Why(place, digits.concat(), Question::IsNot)
            }
            _ => Err(usage(order.name, "expected a cell and a digit, such as r1c1=5 or r5c7<>2"))?,
        },
    })
}

/// The orders that take one of a few words, or none.
fn chosen(order: &'static Order, rest: &str) -> Result<Command, Refusal> {
    let views = [
        ("", View::Report),
        ("grid", View::Grid),
        ("cands", View::Candidates),
        ("both", View::Both),
    ];
    let modes = [
        ("", None),
        ("0", Some(RunMode::Report)),
        ("1", Some(RunMode::Guesses)),
        ("2", Some(RunMode::Digits)),
    ];
    let cells = [("", None), ("0", Some(GuessCell::Foremost)), ("1", Some(GuessCell::First))];
    let forms = [("", Form::Line), ("line", Form::Line), ("picture", Form::Picture)];
    let singles = [("", Singles::Together), ("all", Singles::Apart)];
    let colours = [("", None), ("on", Some(true)), ("off", Some(false))];
    Ok(match order.verb {
        Verb::Show => Command::Show(choice(order, rest, &views)?),
        Verb::RunMode => Command::RunMode(choice(order, rest, &modes)?),
        Verb::GuessMode => Command::GuessMode(choice(order, rest, &cells)?),
        Verb::Export => Command::Export(choice(order, rest, &forms)?),
        Verb::Explain => Command::Explain(choice(order, rest, &singles)?),
        _ => Command::Colour(choice(order, rest, &colours)?),
    })
}

/// `[RxC] [<file> [<n>] | <cells> | -]`, not all of it missing.
fn load(rest: &str) -> Command {
    let (word, after) = split_word(rest);
    let shape: Option<Shape> = word.parse().ok();
    let rest = if shape.is_some() { after.trim() } else { rest };
    let numbered = rest.rsplit_once(char::is_whitespace).and_then(|(name, number)| {
        let name = name.trim_end();
        let is_file = !looks_like_cells(name);
        Some((name, Some(number.parse().ok().filter(|_| is_file)?)))
    });
    let (text, number) = numbered.unwrap_or((rest, None));
    let text = match text {
        "" => None,
        "-" => return Command::Paste(shape),
        _ => Some(unquoted(text).to_owned()),
    };
    Command::Load(Source { text, number, shape })
}

/// One of a few words, which may be shortened as orders may.
fn choice<T: Clone>(order: &Order, word: &str, choices: &[(&str, T)]) -> Result<T, Refusal> {
    let word = word.to_ascii_lowercase();
    let exact = choices.iter().find(|(name, _)| *name == word);
    let mut beginning = choices.iter().filter(|(name, _)| name.starts_with(&word));
    let found = exact.or_else(|| beginning.next().filter(|_| beginning.next().is_none()));
    found.map(|(_, choice)| choice.clone()).ok_or_else(|| {
        let names: Vec<&str> = choices.iter().map(|(name, _)| *name).collect();
        let names: Vec<&str> = names.into_iter().filter(|name| !name.is_empty()).collect();
        usage(order.name, &format!("found {word:?}; expected {}", quoted_list(&names)))
    })
}

/// A whole number, decimal or with 0x before it, digits grouped or not.
fn count(order: &Order, word: &str) -> Result<Option<u128>, Refusal> {
    if word.is_empty() {
        return Ok(None);
    }
    let plain = word.replace([',', '_'], "");
    let value = match plain.strip_prefix("0x") {
        Some(digits) => u128::from_str_radix(digits, 16),
        None => plain.parse(),
    };
    let signed = plain.contains('+');
    value
        .ok()
        .filter(|_| !signed)
        .map(Some)
        .ok_or_else(|| usage(order.name, &format!("found {word:?}; expected a whole number")))
}

fn saturated(count: u128) -> usize {
    usize::try_from(count).unwrap_or(usize::MAX)
}

/// What is wrong, and how the order is written.
fn usage(name: &str, problem: &str) -> Refusal {
    let order = named(name).expect("an order's own name");
    let written = format!("{name} {}", order.arguments);
    let message = match problem.ends_with('.') {
        true => problem.to_owned(),
        false => format!("{name}: {problem}"),
    };
    Refusal::new(message).hint(format!("it is written `{}`", written.trim_end()))
}

/// A file name without the quotation marks around it; backslashes stay as they are.
fn unquoted(text: &str) -> &str {
    let inner = |mark| text.strip_prefix(mark).and_then(|rest: &str| rest.strip_suffix(mark));
    inner('"').or_else(|| inner('\'')).unwrap_or(text)
}

fn split_word(line: &str) -> (&str, &str) {
    line.split_once(char::is_whitespace).unwrap_or((line, ""))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(text: &str) -> Place {
        Place::parse(text).unwrap()
    }

    #[test]
    fn orders_are_read_in_every_way_they_may_be_written() {
        let set = |cell: &str, digit: &str| Command::Set(place(cell), Some(digit.to_owned()));
        let del = |cell: &str, digits: &[&str]| {
            Command::Del(place(cell), digits.iter().map(|&digit| digit.to_owned()).collect())
        };
        let wide = Shape::new(2, 3).unwrap();
        let load = |text: Option<&str>, number, shape| {
            Command::Load(Source { text: text.map(str::to_owned), number, shape })
        };
        for (line, expected) in [
            ("", Command::Nothing),
            ("  # run", Command::Nothing),
            ("STEP", Command::Step(1)),
            ("st 3", Command::Step(3)),
            ("run", Command::Run),
            ("runrun", Command::RunRun(65_536)),
            ("runrun 0", Command::RunRun(65_536)),
            ("runrun 41,000,000", Command::RunRun(41_000_000)),
            ("runrun 0x10", Command::RunRun(16)),
            ("quit", Command::Bye),
            ("load-quiz H:\\my quizzes\\s.txt", Command::LoadQuiz("H:\\my quizzes\\s.txt".into())),
            ("load-quiz \"a b\"", Command::LoadQuiz("a b".into())),
            ("load a b.txt 3", load(Some("a b.txt"), Some(3), None)),
            ("load 'a b.txt 3'", load(Some("a b.txt 3"), None, None)),
            ("load 2x3", load(None, None, Some(wide))),
            ("load 2x3 a 2", load(Some("a"), Some(2), Some(wide))),
            ("load -", Command::Paste(None)),
            ("load 2x3 -", Command::Paste(Some(wide))),
            ("+---+---+", Command::Nothing),
            ("set r1c1 5", set("r1c1", "5")),
            ("set [1,1] 5", set("[1,1]", "5")),
            ("set [1, 1] 5", set("[1, 1]", "5")),
            ("r1c1 = 5", set("r1c1", "5")),
            ("A1=5", set("A1", "5")),
            ("r1c1=0", Command::Set(place("r1c1"), None)),
            ("r3c6<>4", del("r3c6", &["4"])),
            ("del r3c6 4 5", del("r3c6", &["4", "5"])),
            ("r3c6 != 4,5", del("r3c6", &["4", "5"])),
            ("sh c", Command::Show(View::Candidates)),
            ("1..4....23......", Command::Cells("1..4....23......".into())),
            ("| 1 . |", Command::Cells("| 1 . |".into())),
            ("A . . 3 | . .", Command::Cells("A . . 3 | . .".into())),
            ("time run", Command::Time(Some(Box::new(Command::Run)))),
            ("help runr", Command::Help(Some("runrun"))),
        ] {
            assert_eq!(parse(line), Ok(expected), "{line}");
        }
    }

    #[test]
    fn a_refusal_says_what_was_expected() {
        for (line, expected) in [
            ("stpe", "unknown order \"stpe\"; did you mean \"step\"?"),
            ("frobnicate", "unknown order \"frobnicate\""),
            ("s", "\"s\" can mean \"save\", \"set\", \"show\", \"solve\", \"source\" or \"step\""),
            ("run 5", "run: found \"5\" after it; expected nothing"),
            ("runtil", "runtil: expected the number of steps"),
            ("runrun -1", "runrun: found \"-1\"; expected a whole number"),
            ("load-quiz", "No quiz file specified."),
            ("show all", "show: found \"all\"; expected \"grid\", \"cands\" or \"both\""),
            ("set r1 5", "set: \"r1\" is not a cell"),
            ("r1c1=", "set: expected one digit"),
            ("r1c1=5 6", "set: expected one digit"),
            ("r1c1<5", "what is to be done with r1c1?"),
            ("del r1c1", "del: expected one or more digits"),
            ("time time", "time: it does not time itself"),
            ("help stpe", "unknown order \"stpe\"; did you mean \"step\"?"),
        ] {
            assert_eq!(parse(line).unwrap_err().message, expected, "{line}");
        }
    }
}
