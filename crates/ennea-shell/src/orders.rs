//! The table of all orders: names, arguments, what they do, an example of each.

/// Which order.
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

/// An order as help shows it.
#[derive(Clone, Copy, Debug)]
pub struct Order {
    pub(crate) verb: Verb,
    /// Its name.
    pub name: &'static str,
    /// What follows the name.
    pub arguments: &'static str,
    /// What it does, in a few words.
    pub summary: &'static str,
    /// The rest that is to be said.
    pub details: &'static str,
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
        summary: "load quiz from file",
        details: "Only where none is loaded yet. `load` replaces the quiz and reads more.",
        example: &["clear", "load-quiz quiz.txt"],
    },
    Order {
        verb: Verb::Show,
        name: "show",
        arguments: "[grid|cands|both]",
        summary: "show quiz info",
        details: "The digits; then the steps, the candidates of each open cell, the foremost cell \
                  (the first of those with the fewest candidates) and the last guess, or on a \
                  solution how many steps and solutions there have been. grid: the digits alone. \
                  cands: the candidates in their places. both: one after the other.",
        example: &["show", "show cands"],
    },
    Order {
        verb: Verb::Levels,
        name: "levels",
        arguments: "",
        summary: "show info about guess levels",
        details: "One line for each guess that stands: its cell, its digit, and which \
                  of the cell's candidates that is.",
        example: &["runtil 60", "levels"],
    },
    Order {
        verb: Verb::RunMode,
        name: "run-mode",
        arguments: "[1|2|0]",
        summary: "query or change working mode",
        details: "What `step` and the runs tell: 0 the report at the end, 1 every guess as well, \
                  2 every digit placed as well. (In SudokuSolver it chooses among its rules for \
                  striking out candidates. Here there is one rule, the last candidate of a cell.)",
        example: &["run-mode 1", "step 60"],
    },
    Order {
        verb: Verb::GuessMode,
        name: "guess-mode",
        arguments: "[1|0]",
        summary: "query or change guessing mode",
        details: "Which cell is guessed where none has a single candidate: 0 the foremost cell, 1 \
                  the first open cell. With 1 the solutions come in increasing order, but later.",
        example: &["guess-mode 1"],
    },
    Order {
        verb: Verb::Step,
        name: "step",
        arguments: "[n]",
        summary: "step forward",
        details: "Places one digit, or n: in the first cell with a single candidate, else as a \
                  guess. On a contradiction, and after a solution, the last guess is taken back \
                  and its next digit is placed.",
        example: &["step", "step 5"],
    },
    Order {
        verb: Verb::Run,
        name: "run",
        arguments: "",
        summary: "run till the end or a new solution met",
        details: "Give it again for the next solution. Ctrl-C stops any run; the next order goes \
                  on from there.",
        example: &["run"],
    },
    Order {
        verb: Verb::RunTil,
        name: "runtil",
        arguments: "<steps>",
        summary: "run till certain steps run",
        details: "Counted from the beginning of the search; a solution met before ends it too.",
        example: &["runtil 22"],
    },
    Order {
        verb: Verb::RunRun,
        name: "runrun",
        arguments: "<sum>",
        summary: "run till the end or certain new solutions met",
        details: "65536 new solutions if no sum is given. The counts are exact, however large.",
        example: &["runrun 10000"],
    },
    Order {
        verb: Verb::Bye,
        name: "bye",
        arguments: "",
        summary: "quit",
        details: "Also `quit`, `exit` and Ctrl-D.",
        example: &["bye"],
    },
    Order {
        verb: Verb::Load,
        name: "load",
        arguments: "[RxC] <file> [n] | <cells> | -",
        summary: "load any quiz",
        details: "A file (of several quizzes the n-th, or the first), the cells themselves in one \
                  line, or with - what the next lines hold. A picture or a line of cells can also \
                  be pasted as it is, without an order. The shape of the boxes is given where the \
                  cells do not tell it, 2x5 say; with nothing else it loads the empty quiz.",
        example: &["load 1......4.2......", "load quizzes.txt 1", "load 3x3"],
    },
    Order {
        verb: Verb::Set,
        name: "set",
        arguments: "<cell> <digit>",
        summary: "set a digit by hand; also r1c1=5",
        details: "Refused where a row, column or box already has the digit, or the cell has lost \
                  it. The search starts again; what was certain stays. A digit set before may be \
                  replaced, or removed with the digit 0. Cells: r1c1, [1,1], or A1 with the row as \
                  a letter.",
        example: &["set r1c1 6", "r1c1=0"],
    },
    Order {
        verb: Verb::Del,
        name: "del",
        arguments: "<cell> <digits>",
        summary: "strike out candidates; also r3c6<>4",
        details: "The search starts again; what was certain stays.",
        example: &["del r1c1 9", "r1c2<>4"],
    },
    Order {
        verb: Verb::Undo,
        name: "undo",
        arguments: "[n]",
        summary: "take back the last change, or the last n",
        details: "Whatever changed the quiz or the search: load, set, del, step, the runs, reset, \
                  clear. The last 200 are kept.",
        example: &["step 5", "undo"],
    },
    Order {
        verb: Verb::Redo,
        name: "redo",
        arguments: "[n]",
        summary: "make a change again that was taken back",
        details: "Until another change is made.",
        example: &["step 5", "undo", "redo"],
    },
    Order {
        verb: Verb::Reset,
        name: "reset",
        arguments: "",
        summary: "go back to the clues",
        details: "Digits set by hand and struck out candidates are forgotten, and the search \
                  starts again.",
        example: &["step 5", "reset"],
    },
    Order {
        verb: Verb::Clear,
        name: "clear",
        arguments: "",
        summary: "forget the quiz",
        details: "`undo` brings it back.",
        example: &["clear"],
    },
    Order {
        verb: Verb::Next,
        name: "next",
        arguments: "",
        summary: "go on to the next solution and show it alone",
        details: "The search of `run`, with a shorter report.",
        example: &["next", "next"],
    },
    Order {
        verb: Verb::Solve,
        name: "solve",
        arguments: "",
        summary: "show the solution, and say whether it is the only one",
        details: "Leaves the search where it is.",
        example: &["solve"],
    },
    Order {
        verb: Verb::Count,
        name: "count",
        arguments: "[limit]",
        summary: "count all solutions, or up to a limit",
        details: "Leaves the search where it is.",
        example: &["count", "count 2"],
    },
    Order {
        verb: Verb::Bound,
        name: "bound",
        arguments: "",
        summary: "a number that the solutions do not exceed",
        details: "Quick where counting is not.",
        example: &["bound"],
    },
    Order {
        verb: Verb::Rules,
        name: "rules",
        arguments: "[name|file]",
        summary: "show the rules, or take others",
        details: "Names such as x, windoku or x+knight, the letters of a jigsaw, or a file; plain: rows, \
                  columns and boxes alone. The quiz that is loaded begins again with its clues under \
                  these rules, and so do quizzes that are loaded later and have no rules of their own.",
        example: &["clear", "rules x", "load 3x3", "rules plain"],
    },
    Order {
        verb: Verb::Hint,
        name: "hint",
        arguments: "[step]",
        summary: "a hint on the next digit; again for more of it",
        details: "First where to look, then for what, then at which cells, then everything that the \
                  digit rests on. step: on the next step alone, which may only strike out \
                  candidates. From the clues, the digits set by hand and those that are certain; \
                  guesses are left aside. What is wrong so far is said first.",
        example: &["hint", "hint", "hint step"],
    },
    Order {
        verb: Verb::Apply,
        name: "apply",
        arguments: "",
        summary: "do what the last hint says",
        details: "Strikes out its candidates and sets its digit; `undo` takes that back.",
        example: &["hint", "apply", "undo"],
    },
    Order {
        verb: Verb::Explain,
        name: "explain",
        arguments: "[all]",
        summary: "explain the way to the solution, step by step",
        details: "As people solve it, from where `hint` starts; steps that nothing later needs are \
                  left out. Each single has a short line; all: it is told in full. Leaves the search \
                  where it is.",
        example: &["explain"],
    },
    Order {
        verb: Verb::Why,
        name: "why",
        arguments: "<cell>=<digit> | <cell><><digit>",
        summary: "the steps that show it, and no others",
        details: "Of the steps of `explain` those on which it rests that the cell has the digit, or has not.",
        example: &["why r1c1=1", "why r1c1<>6"],
    },
    Order {
        verb: Verb::Rate,
        name: "rate",
        arguments: "",
        summary: "how hard the quiz is",
        details: "The rating of the clues, whatever has been done since, on the scale se-1.2.1: the \
                  hardest of all steps of a fixed way to solve it, that up to the first digit, that of \
                  the first step, and the level. Of quizzes of other shapes and rules the hardest \
                  technique of `explain`, on the scale ladder-1.",
        example: &["rate"],
    },
    Order {
        verb: Verb::Save,
        name: "save",
        arguments: "<file>",
        summary: "write the digits shown to a file",
        details: "One line of cells, with . for an open one; `load` reads it. Saved digits are \
                  clues when they are loaded. To keep the clues alone, `reset` first. A file that is \
                  there already is left as it is; `save!` writes over it.",
        example: &["save now.txt", "save! now.txt"],
    },
    Order {
        verb: Verb::Export,
        name: "export",
        arguments: "[line|picture]",
        summary: "print the digits shown, to be read elsewhere",
        details: "line: one line of cells, as without an argument. picture: with a frame.",
        example: &["export line", "export picture"],
    },
    Order {
        verb: Verb::History,
        name: "history",
        arguments: "[n]",
        summary: "list the orders given so far, or the last n",
        details: "",
        example: &["history 3"],
    },
    Order {
        verb: Verb::Source,
        name: "source",
        arguments: "<file>",
        summary: "carry out the orders in a file",
        details: "Stops at the first that is refused. Lines that begin with # are comments.",
        example: &["source orders.txt"],
    },
    Order {
        verb: Verb::Echo,
        name: "echo",
        arguments: "<text>",
        summary: "print the text",
        details: "For scripts.",
        example: &["echo The first solution:"],
    },
    Order {
        verb: Verb::Time,
        name: "time",
        arguments: "[order]",
        summary: "carry out an order and say how long it took",
        details: "Alone: how long the last order took.",
        example: &["time count", "time"],
    },
    Order {
        verb: Verb::Help,
        name: "help",
        arguments: "[order]",
        summary: "list the orders, or explain one",
        details: "An order may be shortened as long as it can mean only one.",
        example: &["help", "help set"],
    },
    Order {
        verb: Verb::Language,
        name: "language",
        arguments: "[en|ru|zh]",
        summary: "query or change the language of steps",
        details: "Of what hint, apply, explain, why and rate say: en English, ru Russian, zh Chinese. \
                  Orders keep their names.",
        example: &["language ru", "hint"],
    },
    Order {
        verb: Verb::Colour,
        name: "colour",
        arguments: "[on|off]",
        summary: "query or change whether replies are coloured",
        details: "Clues, digits set by hand, certain and guessed digits have a colour each.",
        example: &["colour off"],
    },
];

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
