//! The table of all orders: names, arguments, an example of each.

use ennea_words::{Language, gaps};

/// Orders by their names alone, without arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Verb {
    LoadQuiz,
    Show,
    Levels,
    RunMode,
    GuessMode,
    Step,
    Run,
    RunTil,
    RunRun,
    Bye,
    Load,
    Set,
    Del,
    Undo,
    Redo,
    Reset,
    Clear,
    Next,
    Solve,
    Count,
    Bound,
    Rules,
    Hint,
    Apply,
    Explain,
    Why,
    Rate,
    Save,
    Export,
    History,
    Source,
    Echo,
    Time,
    Help,
    Language,
    Colour,
}

/// An order: its name and how it is used; what it does is said in each language.
#[derive(Clone, Copy, Debug)]
pub struct Order {
    pub(crate) verb: Verb,
    /// Its name.
    pub name: &'static str,
    /// Arguments behind the name, as help shows them.
    pub arguments: &'static str,
    /// Orders that show it at work, given to a session into which a puzzle has been loaded.
    pub example: &'static [&'static str],
}

const fn order(
    verb: Verb,
    name: &'static str,
    arguments: &'static str,
    example: &'static [&'static str],
) -> Order {
    Order { verb, name, arguments, example }
}

impl Order {
    fn key(&self) -> String {
        format!("order-{}", self.name)
    }

    /// Summary of what the order does, in a few words.
    pub fn summary(&self, language: Language) -> String {
        language.text(&self.key()).into_owned()
    }

    /// The rest that is to be said.
    pub fn details(&self, language: Language) -> String {
        let all = Language::all().map(|it| format!("{} {}", it.code(), it.own_name()));
        let gaps = gaps!(languages = all.collect::<Vec<_>>());
        language.say_attribute(&self.key(), "details", &gaps)
    }
}

/// Other names of orders.
pub(crate) const ALIASES: [(&str, &str); 4] =
    [("?", "help"), ("color", "colour"), ("exit", "bye"), ("quit", "bye")];

/// All orders, in the order of help: those of SudokuSolver first, in its own order and words.
pub const ORDERS: &[Order] = &[
    order(Verb::LoadQuiz, "load-quiz", "<file>", &["clear", "load-quiz quiz.txt"]),
    order(Verb::Show, "show", "[grid|cands|both]", &["show", "show cands"]),
    order(Verb::Levels, "levels", "", &["runtil 60", "levels"]),
    order(Verb::RunMode, "run-mode", "[1|2|0]", &["run-mode 1", "step 60"]),
    order(Verb::GuessMode, "guess-mode", "[1|0]", &["guess-mode 1"]),
    order(Verb::Step, "step", "[n]", &["step", "step 5"]),
    order(Verb::Run, "run", "", &["run"]),
    order(Verb::RunTil, "runtil", "<steps>", &["runtil 22"]),
    order(Verb::RunRun, "runrun", "<sum>", &["runrun 10000"]),
    order(Verb::Bye, "bye", "", &["bye"]),
    order(
        Verb::Load,
        "load",
        "[RxC] <file> [n] | <cells> | -",
        &["load 1......4.2......", "load quizzes.txt 1", "load 3x3"],
    ),
    order(Verb::Set, "set", "<cell> <digit>", &["set r1c1 6", "r1c1=0"]),
    order(Verb::Del, "del", "<cell> <digits>", &["del r1c1 9", "r1c2<>4"]),
    order(Verb::Undo, "undo", "[n]", &["step 5", "undo"]),
    order(Verb::Redo, "redo", "[n]", &["step 5", "undo", "redo"]),
    order(Verb::Reset, "reset", "", &["step 5", "reset"]),
    order(Verb::Clear, "clear", "", &["clear"]),
    order(Verb::Next, "next", "", &["next", "next"]),
    order(Verb::Solve, "solve", "", &["solve"]),
    order(Verb::Count, "count", "[limit]", &["count", "count 2"]),
    order(Verb::Bound, "bound", "", &["bound"]),
    order(Verb::Rules, "rules", "[name|file]", &["clear", "rules x", "load 3x3", "rules plain"]),
    order(Verb::Hint, "hint", "[step]", &["hint", "hint", "hint step"]),
    order(Verb::Apply, "apply", "", &["hint", "apply", "undo"]),
    order(Verb::Explain, "explain", "[all]", &["explain"]),
    order(Verb::Why, "why", "<cell>=<digit> | <cell><><digit>", &["why r1c1=1", "why r1c1<>6"]),
    order(Verb::Rate, "rate", "", &["rate"]),
    order(Verb::Save, "save", "<file>", &["save now.txt", "save! now.txt"]),
    order(Verb::Export, "export", "[line|picture]", &["export line", "export picture"]),
    order(Verb::History, "history", "[n]", &["history 3"]),
    order(Verb::Source, "source", "<file>", &["source orders.txt"]),
    order(Verb::Echo, "echo", "<text>", &["echo The first solution:"]),
    order(Verb::Time, "time", "[order]", &["time count", "time"]),
    order(Verb::Help, "help", "[order]", &["help", "help set"]),
    order(Verb::Language, "language", "[code]", &["language ru", "hint"]),
    order(Verb::Colour, "colour", "[on|off]", &["colour off"]),
];

/// Usage of the order with this name: the name and its arguments.
pub(crate) fn usage(name: &str) -> String {
    let order = named(name).expect("an order's own name");
    format!("{name} {}", order.arguments).trim_end().to_owned()
}

/// The order with this exact name, or alias.
pub(crate) fn named(name: &str) -> Option<&'static Order> {
    let name = name.to_ascii_lowercase();
    let name = ALIASES.iter().find(|(alias, _)| *alias == name).map_or(&*name, |(_, name)| name);
    ORDERS.iter().find(|order| order.name == name)
}

/// The orders that begin so, in alphabetical order.
pub(crate) fn beginning(prefix: &str) -> Vec<&'static Order> {
    let prefix = prefix.to_ascii_lowercase();
    let mut found: Vec<_> = ORDERS.iter().filter(|order| order.name.starts_with(&prefix)).collect();
    found.sort_by_key(|order| order.name);
    found
}
