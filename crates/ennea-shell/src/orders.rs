//! The table of all orders: names, arguments, an example of each.

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

/// Other names of orders.
pub(crate) const ALIASES: [(&str, &str); 4] =
    [("?", "help"), ("color", "colour"), ("exit", "bye"), ("quit", "bye")];

/// All orders, in the order of help: those of SudokuSolver first, in its own order and words.
pub const ORDERS: &[Order] = &[
    Order {
        verb: Verb::LoadQuiz,
        name: "load-quiz",
        arguments: "<file>",
        example: &["clear", "load-quiz quiz.txt"],
    },
    Order {
        verb: Verb::Show,
        name: "show",
        arguments: "[grid|cands|both]",
        example: &["show", "show cands"],
    },
    Order { verb: Verb::Levels, name: "levels", arguments: "", example: &["runtil 60", "levels"] },
    Order {
        verb: Verb::RunMode,
        name: "run-mode",
        arguments: "[1|2|0]",
        example: &["run-mode 1", "step 60"],
    },
    Order {
        verb: Verb::GuessMode,
        name: "guess-mode",
        arguments: "[1|0]",
        example: &["guess-mode 1"],
    },
    Order { verb: Verb::Step, name: "step", arguments: "[n]", example: &["step", "step 5"] },
    Order { verb: Verb::Run, name: "run", arguments: "", example: &["run"] },
    Order { verb: Verb::RunTil, name: "runtil", arguments: "<steps>", example: &["runtil 22"] },
    Order { verb: Verb::RunRun, name: "runrun", arguments: "<sum>", example: &["runrun 10000"] },
    Order { verb: Verb::Bye, name: "bye", arguments: "", example: &["bye"] },
    Order {
        verb: Verb::Load,
        name: "load",
        arguments: "[RxC] <file> [n] | <cells> | -",
        example: &["load 1......4.2......", "load quizzes.txt 1", "load 3x3"],
    },
    Order {
        verb: Verb::Set,
        name: "set",
        arguments: "<cell> <digit>",
        example: &["set r1c1 6", "r1c1=0"],
    },
    Order {
        verb: Verb::Del,
        name: "del",
        arguments: "<cell> <digits>",
        example: &["del r1c1 9", "r1c2<>4"],
    },
    Order { verb: Verb::Undo, name: "undo", arguments: "[n]", example: &["step 5", "undo"] },
    Order {
        verb: Verb::Redo,
        name: "redo",
        arguments: "[n]",
        example: &["step 5", "undo", "redo"],
    },
    Order { verb: Verb::Reset, name: "reset", arguments: "", example: &["step 5", "reset"] },
    Order { verb: Verb::Clear, name: "clear", arguments: "", example: &["clear"] },
    Order { verb: Verb::Next, name: "next", arguments: "", example: &["next", "next"] },
    Order { verb: Verb::Solve, name: "solve", arguments: "", example: &["solve"] },
    Order {
        verb: Verb::Count,
        name: "count",
        arguments: "[limit]",
        example: &["count", "count 2"],
    },
    Order { verb: Verb::Bound, name: "bound", arguments: "", example: &["bound"] },
    Order {
        verb: Verb::Rules,
        name: "rules",
        arguments: "[name|file]",
        example: &["clear", "rules x", "load 3x3", "rules plain"],
    },
    Order {
        verb: Verb::Hint,
        name: "hint",
        arguments: "[step]",
        example: &["hint", "hint", "hint step"],
    },
    Order { verb: Verb::Apply, name: "apply", arguments: "", example: &["hint", "apply", "undo"] },
    Order { verb: Verb::Explain, name: "explain", arguments: "[all]", example: &["explain"] },
    Order {
        verb: Verb::Why,
        name: "why",
        arguments: "<cell>=<digit> | <cell><><digit>",
        example: &["why r1c1=1", "why r1c1<>6"],
    },
    Order { verb: Verb::Rate, name: "rate", arguments: "", example: &["rate"] },
    Order {
        verb: Verb::Save,
        name: "save",
        arguments: "<file>",
        example: &["save now.txt", "save! now.txt"],
    },
    Order {
        verb: Verb::Export,
        name: "export",
        arguments: "[line|picture]",
        example: &["export line", "export picture"],
    },
    Order { verb: Verb::History, name: "history", arguments: "[n]", example: &["history 3"] },
    Order {
        verb: Verb::Source,
        name: "source",
        arguments: "<file>",
        example: &["source orders.txt"],
    },
    Order {
        verb: Verb::Echo,
        name: "echo",
        arguments: "<text>",
        example: &["echo The first solution:"],
    },
    Order {
        verb: Verb::Time,
        name: "time",
        arguments: "[order]",
        example: &["time count", "time"],
    },
    Order { verb: Verb::Help, name: "help", arguments: "[order]", example: &["help", "help set"] },
    Order {
        verb: Verb::Language,
        name: "language",
        arguments: "[code]",
        example: &["language ru", "hint"],
    },
    Order { verb: Verb::Colour, name: "colour", arguments: "[on|off]", example: &["colour off"] },
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
