//! What orders do, in English.

use super::English;
use crate::orders::Verb;
use crate::words::tongue::Orders;

impl Orders for English {
    fn order(&self, verb: Verb) -> [&'static str; 2] {
        match verb {
            Verb::LoadQuiz => [
                "load quiz from file",
                "Only where none is loaded yet. `load` replaces the quiz and reads more.",
            ],
            Verb::Show => [
                "show quiz info",
                "The digits; then the steps, the candidates of each open cell, the foremost cell \
                 (the first of those with the fewest candidates) and the last guess, or on a \
                 solution how many steps and solutions there have been. grid: the digits alone. \
                 cands: the candidates in their places. both: one after the other.",
            ],
            Verb::Levels => [
                "show info about guess levels",
                "One line for each guess that stands: its cell, its digit, and which of the \
                 cell's candidates that is.",
            ],
            Verb::RunMode => [
                "query or change working mode",
                "What `step` and the runs tell: 0 the report at the end, 1 every guess as well, 2 \
                 every digit placed as well. (In SudokuSolver it chooses among its rules for \
                 striking out candidates. Here there is one rule, the last candidate of a cell.)",
            ],
            Verb::GuessMode => [
                "query or change guessing mode",
                "Which cell is guessed where none has a single candidate: 0 the foremost cell, 1 \
                 the first open cell. With 1 the solutions come in increasing order, but later.",
            ],
            Verb::Step => [
                "step forward",
                "Places one digit, or n: in the first cell with a single candidate, else as a \
                 guess. On a contradiction, and after a solution, the last guess is taken back \
                 and its next digit is placed.",
            ],
            Verb::Run => [
                "run till the end or a new solution met",
                "Give it again for the next solution. Ctrl-C stops any run; the next order goes \
                 on from there.",
            ],
            Verb::RunTil => [
                "run till certain steps run",
                "Counted from the beginning of the search; a solution met before ends it too.",
            ],
            Verb::RunRun => [
                "run till the end or certain new solutions met",
                "65536 new solutions if no sum is given. The counts are exact, however large.",
            ],
            Verb::Bye => ["quit", "Also `quit`, `exit` and Ctrl-D."],
            Verb::Load => [
                "load any quiz",
                "A file (of several quizzes the n-th, or the first), the cells themselves in one \
                 line, or with - what the next lines hold. A picture or a line of cells can also \
                 be pasted as it is, without an order. The shape of the boxes is given where the \
                 cells do not tell it, 2x5 say; with nothing else it loads the empty quiz.",
            ],
            Verb::Set => [
                "set a digit by hand; also r1c1=5",
                "Refused where a row, column or box already has the digit, or the cell has lost \
                 it. The search starts again; what was certain stays. A digit set before may be \
                 replaced, or removed with the digit 0. Cells: r1c1, [1,1], or A1 with the row as \
                 a letter.",
            ],
            Verb::Del => [
                "strike out candidates; also r3c6<>4",
                "The search starts again; what was certain stays.",
            ],
            Verb::Undo => [
                "take back the last change, or the last n",
                "Whatever changed the quiz or the search: load, set, del, step, the runs, reset, \
                 clear. The last 200 are kept.",
            ],
            Verb::Redo => {
                ["make a change again that was taken back", "Until another change is made."]
            }
            Verb::Reset => [
                "go back to the clues",
                "Digits set by hand and struck out candidates are forgotten, and the search \
                 starts again.",
            ],
            Verb::Clear => ["forget the quiz", "`undo` brings it back."],
            Verb::Next => [
                "go on to the next solution and show it alone",
                "The search of `run`, with a shorter report.",
            ],
            Verb::Solve => [
                "show the solution, and say whether it is the only one",
                "Leaves the search where it is.",
            ],
            Verb::Count => {
                ["count all solutions, or up to a limit", "Leaves the search where it is."]
            }
            Verb::Bound => {
                ["a number that the solutions do not exceed", "Quick where counting is not."]
            }
            Verb::Rules => [
                "show the rules, or take others",
                "Names such as x, windoku or x+knight, the letters of a jigsaw, or a file; plain: \
                 rows, columns and boxes alone. The quiz that is loaded begins again with its \
                 clues under these rules, and so do quizzes that are loaded later and have no \
                 rules of their own.",
            ],
            Verb::Hint => [
                "a hint on the next digit; again for more of it",
                "First where to look, then for what, then at which cells, then everything that \
                 the digit rests on. step: on the next step alone, which may only strike out \
                 candidates. From the clues, the digits set by hand and those that are certain; \
                 guesses are left aside. What is wrong so far is said first.",
            ],
            Verb::Apply => [
                "do what the last hint says",
                "Strikes out its candidates and sets its digit; `undo` takes that back.",
            ],
            Verb::Explain => [
                "explain the way to the solution, step by step",
                "As people solve it, from where `hint` starts; steps that nothing later needs are \
                 left out. Each single has a short line; all: it is told in full. Leaves the \
                 search where it is.",
            ],
            Verb::Why => [
                "the steps that show it, and no others",
                "Of the steps of `explain` those on which it rests that the cell has the digit, \
                 or has not.",
            ],
            Verb::Rate => [
                "how hard the quiz is",
                "The rating of the clues, whatever has been done since, on the scale se-1.2.1: \
                 the hardest of all steps of a fixed way to solve it, that up to the first digit, \
                 that of the first step, and the level. Of quizzes of other shapes and rules the \
                 hardest technique of `explain`, on the scale ladder-1.",
            ],
            Verb::Save => [
                "write the digits shown to a file",
                "In the format that the ending of the name says, else as one line of cells; `load` reads it. \
                 Clues, digits placed since and candidates struck out are told apart. To keep the clues \
                 alone, `reset` first. A file that is there already is left as it is; `save!` writes over it.",
            ],
            Verb::Export => [
                "print the digits shown, to be read elsewhere",
                "line: one line of cells, as without an argument. picture: with a frame.",
            ],
            Verb::History => ["list the orders given so far, or the last n", ""],
            Verb::Source => [
                "carry out the orders in a file",
                "Stops at the first that is refused. Lines that begin with # are comments.",
            ],
            Verb::Echo => ["print the text", "For scripts."],
            Verb::Time => [
                "carry out an order and say how long it took",
                "Alone: how long the last order took.",
            ],
            Verb::Help => [
                "list the orders, or explain one",
                "An order may be shortened as long as it can mean only one.",
            ],
            Verb::Language => [
                "query or change the language",
                "Of everything that is said: en English, ru Russian, zh Chinese. Orders keep \
                 their names.",
            ],
            Verb::Colour => [
                "query or change whether replies are coloured",
                "Clues, digits set by hand, certain and guessed digits have a colour each.",
            ],
        }
    }
}
