//! From a line of text to an order.

use crate::arguments::{
    assignment, cell, choice, count, del, is_frame, load, looks_like_cells, saturated, set,
    split_word, unquoted,
};
use crate::command::{Command, Existing, Form, Question, RunMode, Singles, View};
use crate::orders::{Order, Verb, beginning, named};
use crate::problem::Problem;
use crate::suggest::suggestion;
use ennea::solve::stepwise::GuessCell;
use ennea_answers::reasoning::Wanted;
use ennea_formats::Format;
use ennea_words::{Language, gaps};

/// Understands a line.
///
/// ```
/// use ennea_shell::{Command, parse};
/// assert_eq!(parse("runr 10000"), Ok(Command::RunRun(10_000)));
/// let problem = parse("stpe").unwrap_err();
/// assert_eq!(problem.to_string(), "unknown order \"stpe\"; did you mean \"step\"?");
/// ```
///
/// # Errors
/// An unknown or ambiguous order, or arguments that do not fit it.
pub fn parse(line: &str) -> Result<Command, Problem> {
    let line = line.trim();
    if line.is_empty() || line.starts_with('#') || is_frame(line) {
        return Ok(Command::Nothing);
    }
    // A link can stand after an order: `load https://...`.
    if looks_like_cells(line) || named(split_word(line).0).is_none() && is_foreign(line) {
        return Ok(Command::Cells(line.to_owned()));
    }
    if let Some(command) = assignment(line) {
        return command;
    }
    let line = line.find(" #").map_or(line, |comment| &line[..comment]);
    let (word, rest) = split_word(line);
    if let Some(word) = word.strip_suffix('!') {
        return with_force(resolve(word)?, rest.trim());
    }
    let order = resolve(word)?;
    arguments(order, rest.trim())
}

/// Tests whether a line is that of another program: a link, JSON, XML.
fn is_foreign(line: &str) -> bool {
    line.starts_with(['{', '<']) || Format::of_line(line, None).is_some()
}

/// `save! <file>`; no other order has a `!`.
fn with_force(order: &'static Order, rest: &str) -> Result<Command, Problem> {
    match arguments(order, rest)? {
        Command::Save(name, _) => Ok(Command::Save(name, Existing::Replaced)),
        _ => Err(Problem::usage(order.name, "misuse-force", |_| gaps!())),
    }
}

/// The order that a word means: its name, another name, or an unambiguous beginning.
pub(crate) fn resolve(word: &str) -> Result<&'static Order, Problem> {
    if let Some(order) = named(word) {
        return Ok(order);
    }
    match &beginning(word)[..] {
        [order] => Ok(order),
        [] => Err(unknown(word)),
        several => {
            let orders: Vec<&str> = several.iter().map(|order| order.name).collect();
            let word = word.to_owned();
            Err(Problem::new("refused-ambiguous", move |_| gaps!(word, orders)))
        }
    }
}

fn unknown(word: &str) -> Problem {
    let found: String = word.chars().take(40).collect();
    match suggestion(word) {
        Some(meant) => {
            Problem::new("refused-unknown-order-meant", move |_| gaps!(word = found, meant))
        }
        None => Problem::hinted("refused-unknown-order", move |_| gaps!(word = found)),
    }
}

/// Reads the arguments of an order: the text that follows its name.
fn arguments(order: &'static Order, rest: &str) -> Result<Command, Problem> {
    let nothing = |command| match rest {
        "" => Ok(command),
        _ => {
            let found = rest.to_owned();
            Err(Problem::usage(order.name, "misuse-nothing", move |_| gaps!(found)))
        }
    };
    let problem = |key| Problem::usage(order.name, key, |_| gaps!());
    let file = || match unquoted(rest) {
        "" => Err(problem("misuse-file")),
        name => Ok(name.to_owned()),
    };
    Ok(match order.verb {
        Verb::LoadQuiz => match unquoted(rest) {
            "" => Err(Problem::new("refused-no-quiz-file", |_| gaps!()).with_usage(order.name))?,
            name => Command::LoadQuiz(name.to_owned()),
        },
        Verb::Load if rest.is_empty() => Err(problem("misuse-source"))?,
        Verb::Load => load(rest),
        Verb::Show
        | Verb::RunMode
        | Verb::GuessMode
        | Verb::Export
        | Verb::Hint
        | Verb::Explain
        | Verb::Language
        | Verb::Colour => chosen(order, rest)?,
        Verb::Step => Command::Step(count(order, rest)?.unwrap_or(1)),
        Verb::RunTil => {
            Command::RunTil(count(order, rest)?.ok_or_else(|| problem("misuse-steps"))?)
        }
        Verb::RunRun => {
            Command::RunRun(count(order, rest)?.filter(|&sum| sum > 0).unwrap_or(0x10000))
        }
        Verb::Undo => Command::Undo(count(order, rest)?.map_or(1, saturated)),
        Verb::Redo => Command::Redo(count(order, rest)?.map_or(1, saturated)),
        Verb::History => Command::History(count(order, rest)?.map(saturated)),
        Verb::Count => {
            Command::Count(count(order, rest)?.map(|it| it.try_into().unwrap_or(u64::MAX)))
        }
        Verb::Set => cell(order, rest).and_then(|(place, digits)| set(place, digits))?,
        Verb::Del => cell(order, rest).and_then(|(place, digits)| del(place, digits))?,
        Verb::Save => Command::Save(file()?, Existing::Kept),
        Verb::Source => Command::Source(file()?),
        Verb::Echo => Command::Echo(rest.to_owned()),
        Verb::Time => time(order, rest)?,
        Verb::Help if rest.is_empty() => Command::Help(None),
        Verb::Help => Command::Help(Some(resolve(rest)?.name)),
        Verb::Levels => nothing(Command::Levels)?,
        Verb::Run => nothing(Command::Run)?,
        Verb::Bye => nothing(Command::Bye)?,
        Verb::Reset => nothing(Command::Reset)?,
        Verb::Clear => nothing(Command::Clear)?,
        Verb::Next => nothing(Command::Next)?,
        Verb::Solve => nothing(Command::Solve)?,
        Verb::Bound => nothing(Command::Bound)?,
        Verb::Apply => nothing(Command::Apply)?,
        Verb::Rate => nothing(Command::Rate)?,
        Verb::Why => why(order, rest)?,
        Verb::Rules => {
            Command::Rules(Some(unquoted(rest)).filter(|text| !text.is_empty()).map(str::to_owned))
        }
    })
}

/// `[order]`, which is not `time` itself.
fn time(order: &Order, rest: &str) -> Result<Command, Problem> {
    if rest.is_empty() {
        return Ok(Command::Time(None));
    }
    if resolve(split_word(rest).0).is_ok_and(|timed| timed.verb == order.verb) {
        return Err(Problem::usage(order.name, "misuse-itself", |_| gaps!()));
    }
    Ok(Command::Time(Some(Box::new(parse(rest)?))))
}

/// `r1c1=5` or `r5c7<>2`.
fn why(order: &Order, rest: &str) -> Result<Command, Problem> {
    match assignment(rest) {
        Some(Ok(Command::Set(place, Some(digit)))) => Ok(Command::Why(place, digit, Question::Is)),
        Some(Ok(Command::Del(place, digits))) if digits.len() == 1 => {
            Ok(Command::Why(place, digits.concat(), Question::IsNot))
        }
        _ => Err(Problem::usage(order.name, "misuse-cell-and-digit", |_| gaps!())),
    }
}

/// The orders that take one of a few words, or none.
fn chosen(order: &'static Order, rest: &str) -> Result<Command, Problem> {
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
    let hints = [("", Wanted::Digit), ("step", Wanted::Step)];
    let singles = [("", Singles::Short), ("all", Singles::Full)];
    let all = Language::all().map(|language| (language.code(), Some(language)));
    let languages: Vec<(&str, Option<Language>)> = std::iter::once(("", None)).chain(all).collect();
    let colours = [("", None), ("on", Some(true)), ("off", Some(false))];
    Ok(match order.verb {
        Verb::Show => Command::Show(choice(order, rest, &views)?),
        Verb::RunMode => Command::RunMode(choice(order, rest, &modes)?),
        Verb::GuessMode => Command::GuessMode(choice(order, rest, &cells)?),
        Verb::Export => Command::Export(choice(order, rest, &forms)?),
        Verb::Hint => Command::Hint(choice(order, rest, &hints)?),
        Verb::Explain => Command::Explain(choice(order, rest, &singles)?),
        Verb::Language => Command::Language(match Language::of(rest) {
            None => choice(order, rest, &languages)?,
            best => best,
        }),
        _ => Command::Colour(choice(order, rest, &colours)?),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::Source;
    use crate::place::Place;
    use ennea::Shape;

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
            ("save a b.txt", Command::Save("a b.txt".into(), Existing::Kept)),
            ("save! a b.txt", Command::Save("a b.txt".into(), Existing::Replaced)),
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
            ("run!", "run: found ! after its name, which only `save` may have"),
            ("save!", "save: expected a file"),
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
            assert_eq!(parse(line).unwrap_err().to_string(), expected, "{line}");
        }
    }
}
