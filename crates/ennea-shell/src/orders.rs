//! The table of all orders: names, arguments, an example of each.

use ennea_words::{Language, gaps};

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

/// Makes the table of all orders, and their names alone.
macro_rules! orders {
    ($($verb:ident: $name:literal, $arguments:literal, $example:expr;)*) => {
        /// Orders by their names alone, without arguments.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub(crate) enum Verb {
            $($verb,)*
        }

        /// All orders, in the order of help: those of SudokuSolver first, in its own order and words.
        pub const ORDERS: &[Order] = &[
            $(Order { verb: Verb::$verb, name: $name, arguments: $arguments, example: &$example },)*
        ];
    };
}

orders! {
    LoadQuiz: "load-quiz", "<file>", ["clear", "load-quiz quiz.txt"];
    Show: "show", "[grid|cands|both]", ["show", "show cands"];
    Levels: "levels", "", ["runtil 60", "levels"];
    RunMode: "run-mode", "[1|2|0]", ["run-mode 1", "step 60"];
    GuessMode: "guess-mode", "[1|0]", ["guess-mode 1"];
    Step: "step", "[n]", ["step", "step 5"];
    Run: "run", "", ["run"];
    RunTil: "runtil", "<steps>", ["runtil 22"];
    RunRun: "runrun", "<sum>", ["runrun 10000"];
    Bye: "bye", "", ["bye"];
    Load: "load", "[RxC] <file> [n] | <cells> | -",
        ["load 1......4.2......", "load quizzes.txt 1", "load 3x3"];
    Set: "set", "<cell> <digit>", ["set r1c1 6", "r1c1=0"];
    Del: "del", "<cell> <digits>", ["del r1c1 9", "r1c2<>4"];
    Undo: "undo", "[n]", ["step 5", "undo"];
    Redo: "redo", "[n]", ["step 5", "undo", "redo"];
    Reset: "reset", "", ["step 5", "reset"];
    Clear: "clear", "", ["clear"];
    Next: "next", "", ["next", "next"];
    Solve: "solve", "", ["solve"];
    Count: "count", "[limit]", ["count", "count 2"];
    Bound: "bound", "", ["bound"];
    Rules: "rules", "[name|file]", ["clear", "rules x", "load 3x3", "rules plain"];
    Hint: "hint", "[step]", ["hint", "hint", "hint step"];
    Apply: "apply", "", ["hint", "apply", "undo"];
    Explain: "explain", "[all]", ["explain"];
    Why: "why", "<cell>=<digit> | <cell><><digit>", ["why r1c1=1", "why r1c1<>6"];
    Rate: "rate", "", ["rate"];
    Save: "save", "<file>", ["save now.txt", "save! now.txt"];
    Export: "export", "[line|picture]", ["export line", "export picture"];
    History: "history", "[n]", ["history 3"];
    Source: "source", "<file>", ["source orders.txt"];
    Echo: "echo", "<text>", ["echo The first solution:"];
    Time: "time", "[order]", ["time count", "time"];
    Help: "help", "[order]", ["help", "help set"];
    Language: "language", "[code]", ["language ru", "hint"];
    Colour: "colour", "[on|off]", ["colour off"];
}

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
