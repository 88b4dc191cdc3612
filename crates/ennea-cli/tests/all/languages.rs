//! Languages of the command line: what is said in one of them has no words of another.

use super::english::{CLASH, EASY, MULTIPLE, SMALL};
use super::tool::ennea;
use ennea_words::Language;
use ennea_words::layout::columns;

#[test]
fn tags_ask_for_the_best_language_there_is() {
    let german = ennea(&["hint", "--lang", "de", SMALL], "").stdout;
    for tag in ["de-AT", "de_DE.UTF-8", "DE", "--language=de-CH"] {
        let given = if tag.starts_with('-') { vec![tag] } else { vec!["--lang", tag] };
        ennea(&[&["hint", SMALL], &given[..]].concat(), "").exits(0).prints(&german);
        ennea(&[&given[..], &["hint", SMALL]].concat(), "").exits(0).prints(&german);
    }
    let refused = ennea(&["hint", "--lang", "tlh", SMALL], "").exits(2);
    for language in Language::all() {
        let named = format!("{} ({})", language.code(), language.own_name());
        assert!(refused.stderr.contains(&named), "{}", refused.stderr);
    }
}

/// Goal: what is said keeps to 80 columns in every language.
#[test]
fn tables_and_the_greeting_keep_to_80_columns() {
    for language in Language::all() {
        for scale in ["se-1.2.1", "minutes-1", "hodoku-2.2", "ladder-1"] {
            let code = language.code();
            let run = ennea(&["rate", "--levels", "--scale", scale, "--lang", code], "").exits(0);
            for line in run.stdout.lines() {
                assert!(columns(line) <= 80, "{language}: {line}");
            }
        }
        let code = language.code();
        for table in
            [&["convert", "--list"][..], &["units", "plan"], &["units", "plan", "grids-3x4"]]
        {
            let run = ennea(&[table, &["--lang", code]].concat(), "").exits(0);
            for line in run.stdout.lines() {
                assert!(columns(line) <= 80, "{language}: {line}");
            }
        }
        let greeting =
            format!("ennea {}{}", env!("CARGO_PKG_VERSION"), language.text("shell-greeting"));
        assert!(columns(&greeting) <= 80, "{language}: {greeting}");
    }
}

/// Goal: a digit that the search has set is nothing to take back.  Method: what hint, explain and why say of
/// puzzles without one solution is the same before and after a run.
#[test]
fn a_run_changes_nothing_of_what_is_wrong() {
    // A wrong clue in one of the open cells, which some singles find out.
    let with_wrong = |(place, digit): (usize, &str)| {
        let mut cells = EASY.to_owned();
        cells.replace_range(place..=place, digit);
        cells
    };
    let wrong = [(2, "1"), (3, "2"), (5, "2"), (10, "2"), (16, "2"), (26, "2")];
    let wrong = wrong.map(with_wrong);
    for puzzle in wrong.iter().map(String::as_str).chain([MULTIPLE]) {
        for order in ["hint", "hint step", "explain", "why r1c3=4"] {
            let said = |orders: &str| {
                let input = format!("load {puzzle}\n{orders}{order}\n");
                let run = ennea(&["shell"], &input);
                let said =
                    run.stderr.split_once(": ").map(|(_, said)| said.replace(['\n', ' '], ""));
                said.unwrap_or_default()
            };
            assert_eq!(said("run\n"), said(""), "{puzzle}: {order}");
            assert_ne!(said(""), "", "{puzzle}: {order}");
        }
    }
}

/// Goal: rules that the shell cannot play by are refused before anything else.
#[test]
fn rules_that_no_quiz_can_have_are_refused_at_the_start() {
    let english = ennea(&["shell", "--rules", "non-consecutive"], "echo there\n").exits(2);
    assert!(english.stdout.is_empty() && english.stderr.contains("non-consecutive"));
    for language in Language::all().filter(|it| *it != Language::ENGLISH) {
        let arguments = ["shell", "--rules", "non-consecutive", "--lang", language.code()];
        let run = ennea(&arguments, "echo there\n").exits(2).prints("");
        assert!(!run.stderr.contains("error:"), "{}", run.stderr);
    }
}

/// Goal: what the command line reads as a puzzle, `load` does; of two it says that they are two, in every language.
#[test]
fn the_shell_loads_what_the_command_line_reads() {
    let rows = "[[1,0,0,4],[0,0,0,0],[2,3,0,0],[0,0,0,0]]";
    let solved = ennea(&["solve", rows], "").exits(0).stdout;
    let run = ennea(&["shell"], &format!("load {rows}\nsolve\n")).exits(0).stdout;
    let digits: String = run.lines().skip(1).take(5).collect::<String>();
    let digits: String = digits.chars().filter(char::is_ascii_digit).collect();
    assert_eq!(digits, solved.trim());
    for language in Language::all().filter(|it| *it != Language::ENGLISH) {
        let two = format!("{SMALL} {SMALL}\n");
        let run = ennea(&["shell", "--lang", language.code()], &two).exits(2);
        let solid = |text: &str| text.replace(char::is_whitespace, "");
        let second = solid(&language.text("text-second-puzzle"));
        assert!(solid(&run.stderr).contains(&second), "{}", run.stderr);
    }
}

/// Goal: a note that there is no solution and the answer after it do not contradict each other.
#[test]
fn a_note_of_no_solution_and_the_answer_agree() {
    for puzzle in [CLASH, "1.1............."] {
        ennea(&["bound", puzzle], "").prints("0\n").says_also("so there is no solution");
        ennea(&["count", puzzle], "").prints("0\n").says_also("so there is no solution");
    }
    // A cell in which somebody has struck out everything.
    let dead = format!("{}:111 211 311 411", "..........1.2..3");
    for (command, note) in [("count", "the answer is about the clues alone"), ("hint", "")] {
        let run = ennea(&[command, &dead], "");
        assert!(
            run.stderr.contains("leaves no solution") && run.stderr.contains(note),
            "{}",
            run.stderr
        );
    }
}

/// Goal: what is wrong with a command line is said in the language that it asks for, wherever it does, with the
/// usage as clap has it; English is clap's own.
#[test]
fn wrong_command_lines_are_told_in_the_language() {
    let english = ennea(&["solve", "--foo"], "").exits(2);
    assert_eq!(
        english.stderr,
        "error: unexpected argument '--foo' found\n\n  tip: to pass '--foo' as a value, use '-- --foo'\n\nUsage: ennea solve [OPTIONS] [PUZZLE|FILE]...\n\n\
         For more information, try '--help'.\n"
    );
    for (arguments, german) in [
        (
            &["solve", "--limt", "3"][..],
            "Fehler: das Argument „--limt“ gibt es hier nicht\n  Hinweis: „--limit“ gibt es\n\n\
             Verwendung: ennea solve --limit <N> [PUZZLE|FILE]...\n",
        ),
        (
            &["solve", "--foo"],
            "Fehler: das Argument „--foo“ gibt es hier nicht\n  \
             Hinweis: als Wert schreibt man es „-- --foo“\n\n\
             Verwendung: ennea solve [OPTIONS] [PUZZLE|FILE]...\n",
        ),
        (
            &["catalog", "merge"],
            "Fehler: es fehlt: <FILE>...\n\nVerwendung: ennea catalog merge --lang <CODE> <FILE>...\n",
        ),
        (
            &["solve", "--threads", "x"],
            "Fehler: gefunden wurde „x“ für „--threads <N>“: erwartet \
            wird eine ganze Zahl\n",
        ),
        (
            &["count", "--estimate", "--limit", "3"],
            "Fehler: „--estimate“ geht nicht zusammen mit „--limit <N>“\n\n\
             Verwendung: ennea count --estimate --lang <CODE> [PUZZLE|FILE]...\n",
        ),
    ] {
        let run = ennea(&[arguments, &["--lang", "de"]].concat(), "").exits(2).prints("");
        assert_eq!(run.stderr, german);
        let run = ennea(&[&["--lang=de"], arguments].concat(), "").exits(2).prints("");
        assert_eq!(run.stderr.lines().next(), german.lines().next());
    }
    ennea(&["solve", "--help", "--lang", "de"], "").exits(0);
}
