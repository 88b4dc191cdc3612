//! `--rules`: solving, counting, making and all else but the census, and what is refused.

use crate::tool::{self, nothing, path, write_file};
use assert_cmd::Command;
use ennea_answers::served::{Beyond, Question};
use std::collections::BTreeSet;

/// The exit code, and standard output, or standard error for bad input.
pub(crate) fn ennea(arguments: &str) -> (i32, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ennea"));
    let output = command.args(arguments.split(' ')).output().unwrap();
    let code = output.status.code().unwrap();
    let text = if code == 2 { output.stderr } else { output.stdout };
    (code, String::from_utf8(text).unwrap())
}

/// The words with one blank between them.
pub(crate) fn unspaced(text: &str) -> String {
    text.split_whitespace().collect::<Vec<&str>>().join(" ")
}

/// All grids of X, and puzzles with too many solutions to be found one by one.
#[test]
fn puzzles_with_many_solutions_are_counted_under_rules() {
    let count = |puzzle: &str, more: &str| ennea(&format!("count --rules x {puzzle}{more}"));
    let all = count(&".".repeat(81), "");
    assert_eq!((all.0, all.1.trim()), (0, "55613393399531520"));
    let few = "6........2...6.................2.....1....2.........8..........4.....7.8.2.5....4";
    for method in ["", " --method templates", " --method walk"] {
        let (code, solutions) = count(few, method);
        assert_eq!((code, solutions.trim()), (0, "245350"), "{method}");
    }
    let (code, why) = count(few, " --method bands");
    assert!(code == 2 && why.contains("expected walk, all-grids"), "{why}");
}

/// Goal: rules between digits are served, or refused.  Method: the 72 grids of miracles, which are published.
#[test]
fn digits_of_neighbours_are_apart() {
    let rules = "knight+king+non-consecutive";
    let (code, story) = ennea(&format!("census --rules {rules}"));
    assert_eq!(code, 0, "{story}");
    for line in ["grids 2 x reduced 72", "with relabelling 2 x 8 16", "different sum / 8 5"] {
        assert!(unspaced(&story).contains(line), "{story}");
    }
    let (_, json) = ennea(&format!("census --rules {rules} --json"));
    assert!(json.contains("\"relabellings\":\"2\""), "{json}");
    let puzzle = format!("{}1{}2{}", ".".repeat(42), ".".repeat(12), ".".repeat(25));
    let (_, count) = ennea(&format!("count --rules {rules} {puzzle}"));
    let (_, solved) = ennea(&format!("solve --rules {rules} {puzzle}"));
    assert_eq!((count.trim(), solved.trim().len()), ("1", 81), "{count} {solved}");
    let clashing = format!("12{}", ".".repeat(79));
    let (_, none) = ennea(&format!("solve --rules non-consecutive {clashing} --json"));
    assert!(none.contains("1 stands at r1c1 and 2 at r1c2"), "{none}");
    for command in ["explain", "hint", "rate", "canon"] {
        let (code, error) = ennea(&format!("{command} --rules {rules} {puzzle}"));
        assert!(code == 2 && error.contains("has no method for them"), "{command}: {error}");
    }
    let (code, error) = ennea(&format!("make --rules {rules} --level hard"));
    assert!(code == 2 && error.contains("has no method for them"), "{error}");
    let (code, made) = ennea("make --rules knight+king+non-consecutive --minimal --seed 1 --ids");
    let id = made.split_whitespace().nth(1).unwrap();
    let (_, again) = ennea(&format!("make --id {id}"));
    assert_eq!((code, again.trim()), (0, made.split_whitespace().next().unwrap()), "{id}");
}

#[test]
fn puzzles_are_counted_and_solved_by_the_rules() {
    let empty = ".".repeat(16);
    for (rules, expected) in [("plain", "288"), ("x", "48"), ("latin", "576"), ("disjoint", "168")]
    {
        assert_eq!(ennea(&format!("count --rules {rules} {empty}")), (0, format!("{expected}\n")));
    }
    assert_eq!(ennea(&format!("count --rules x --limit 7 {empty}")), (0, ">=7\n".to_owned()));
    assert_eq!(ennea(&format!("solve --rules x {empty}")), (1, "multiple\n".to_owned()));
    let (code, grid) = ennea(&format!("solve --rules windoku --limit 1 {}", ".".repeat(81)));
    assert_eq!((code, grid.trim().len()), (0, 81));
    let puzzle = format!("..........{}", &grid.trim()[10..]);
    let (_, solutions) = ennea(&format!("solve --rules windoku --limit 100 {puzzle}"));
    assert!(solutions.contains(grid.trim()), "{grid} {solutions}");
    // Both cells of a diagonal: a plain puzzle, and none of X.
    let puzzle = format!("1{}1", ".".repeat(14));
    assert_eq!(ennea(&format!("solve --rules x {puzzle}")), (1, "none\n".to_owned()));
    assert_eq!(ennea(&format!("count --rules diagonal {puzzle}")), (0, "0\n".to_owned()));
    let (code, message) = ennea(&format!("solve --rules windoku --shape 2x3 {}", ".".repeat(36)));
    assert_eq!(code, 2);
    assert!(message.contains("the rule 'windoku' has no meaning for 2x3"), "{message}");
}

/// Goal: the reasoning knows the rules.  Method: a knight's move in words, windows in JSON, clues that
/// contradict each other, a command that refuses.
#[test]
fn puzzles_are_explained_by_the_rules() {
    let (code, line) = ennea("make --rules knight --seed 4");
    assert_eq!(code, 0);
    let (code, hint) = ennea(&format!("hint --rules knight {}", line.trim()));
    assert_eq!(code, 0, "{hint}");
    assert!(hint.contains(" because "), "{hint}");
    let (code, story) = ennea(&format!("explain --all --rules knight {}", line.trim()));
    assert!(code == 0 && story.contains("A knight's move joins r"), "{story}");
    let (_, line) = ennea("make --rules windoku --minimal --seed 1");
    let (code, json) = ennea(&format!("explain --json --rules windoku {}", line.trim()));
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!((code, &json["answer"]), (0, &"unique".into()));
    assert_eq!(json["rules"], "windoku");
    let steps = json["steps"].as_array().unwrap();
    let houses = steps.iter().filter_map(|step| step["houses"].as_array()).flatten();
    assert!(houses.into_iter().any(|house| house.as_str().unwrap().starts_with("window ")));
    let corners = format!("1{}1", ".".repeat(14));
    let (code, message) = ennea(&format!("hint --rules x {corners}"));
    assert_eq!(code, 1);
    assert!(
        message.starts_with(
            "no solution: the diagonal from the top left holds the digit 1 twice, at r1c1 and r4c4"
        ),
        "{message}"
    );
}

/// Goal: puzzles of all rules and shapes have a level.  Method: one made for a level and one for a technique,
/// rated; scales that know plain puzzles alone.
#[test]
fn puzzles_are_rated_by_the_rules() {
    for rules in ["x", "knight"] {
        let (code, json) = ennea(&format!("make --rules {rules} --level hard --seed 1 --json"));
        let made: serde_json::Value = serde_json::from_str(&json).unwrap();
        assert_eq!((code, &made["level"]), (0, &"hard".into()), "{made}");
        let puzzle = made["puzzle"].as_str().unwrap();
        assert_eq!(ennea(&format!("rate --rules {rules} --level {puzzle}")).1, "hard\n");
        let rated = ennea(&format!("rate --rules {rules} {puzzle}")).1;
        assert_eq!(rated.trim(), made["technique"].as_str().unwrap());
    }
    let (_, puzzle) = ennea("make --rules windoku --technique naked-single --seed 1");
    let (code, details) = ennea(&format!("rate --rules windoku --details {}", puzzle.trim()));
    assert!(code == 0 && details.starts_with("naked-single medium; "), "{details}");
    let (code, message) = ennea(&format!("rate --rules x --scale se-1.2.1 {}", puzzle.trim()));
    assert!(code == 2 && message.contains("is made for these"), "{message}");
    let (code, message) = ennea("make --rules x --level easy --technique x-wing");
    assert!(code == 2 && message.contains("no puzzle is both"), "{message}");
    assert_eq!(
        ennea("rate --scale ladder-1 1..4....23......"),
        (0, "hidden-single-box\n".to_owned())
    );
    let (code, none) = ennea(&format!("rate --rules x 1{}1", ".".repeat(14)));
    assert_eq!((code, none.as_str()), (1, "none\n"));
}

/// Goal: bounds and classes by the rules.  Method: a puzzle turned by a move that keeps the diagonals, and by
/// one that does not; a bound beside the number that it bounds.
#[test]
fn puzzles_are_bounded_and_compared_by_the_rules() {
    let empty = ".".repeat(16);
    assert_eq!(ennea(&format!("bound --count --rules x {empty}")), (0, "384 48\n".to_owned()));
    let puzzle = |clues: [usize; 3]| -> String {
        let sign = |cell| clues.iter().position(|&clue| clue == cell);
        (0..81).map(|cell| sign(cell).map_or('.', |k| char::from(b'1' + k as u8))).collect()
    };
    // r1c1, r1c2, r2c5; mirrored in the diagonal; with rows 1 and 3 exchanged, which leaves no clue on one.
    let [first, mirrored, moved] = [[0, 1, 13], [0, 9, 37], [18, 19, 13]].map(puzzle);
    let unique = |rules: &str| ennea(&format!("unique {rules}--count {first} {mirrored} {moved}"));
    assert_eq!(unique("").1, format!("3 {first}\n"));
    assert_eq!(unique("--rules x ").1, format!("2 {first}\n1 {moved}\n"));
}

/// Goal: the flow solves by the rules.  Method: the size of a small formula, the solution of a puzzle made for
/// its rules, with pairs and with a jigsaw.
#[test]
fn the_flow_solves_by_the_rules() {
    let (code, json) = ennea(&format!("chaos formula --json --rules x 1{}", ".".repeat(15)));
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!((code, &json["constraints"]), (0, &(16 + 14 * 4 - 5).into()), "{json}");
    let jigsaw =
        "aaaabbbbbaaaaabcbbccccccccbdeeffffggddeffhhgideeffhhgiddefhhggideehhgggiddehiiiii";
    for rules in ["x+knight", jigsaw] {
        let (code, puzzle) = ennea(&format!("make --rules {rules} --seed 2"));
        assert_eq!(code, 0, "{rules}");
        let solved = ennea(&format!("solve --rules {rules} {}", puzzle.trim()));
        assert_eq!(
            ennea(&format!("chaos solve --rules {rules} --seed 1 {}", puzzle.trim())),
            solved
        );
    }
    let (code, message) = ennea("chaos escape --rules x");
    assert!(code == 2 && message.contains("formula and solve take rules"), "{message}");
}

#[test]
fn puzzles_are_made_by_the_rules() {
    let (code, lines) = ennea("make -n 3 --rules x --minimal --seed 1 --ids");
    assert_eq!(code, 0, "{lines}");
    for line in lines.lines() {
        let (puzzle, id) = line.split_once(' ').unwrap();
        assert!(id.starts_with("e1-1-") && id.ends_with(".rules-x.minimal"), "{id}");
        let (code, solution) = ennea(&format!("solve --rules x {puzzle}"));
        assert_eq!((code, solution.trim().len()), (0, 81), "{puzzle}");
        assert_eq!(ennea(&format!("make --id {id}")), (0, format!("{puzzle}\n")));
    }
    let (_, json) = ennea("make --rules windoku+knight --symmetry half-turn --seed 2 --json");
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["rules"], "windoku+knight");
    assert_eq!(json["id"], "e1-2-0.rules-windoku+knight.half-turn");
    let (code, message) = ennea("make --shape 2x3 --rules x+knight");
    assert_eq!(code, 2);
    assert!(message.contains("no grid of 2x3 keeps the rules x+knight"), "{message}");
}

#[test]
fn rules_without_a_name_are_given_with_the_id() {
    let jigsaw =
        "aaaabbbbbaaaaabcbbccccccccbdeeffffggddeffhhgideeffhhgiddefhhggideehhgggiddehiiiii";
    let (code, line) = ennea(&format!("make --rules {jigsaw} --seed 3 --ids"));
    assert_eq!(code, 0);
    let (puzzle, id) = line.trim().split_once(' ').unwrap();
    let (code, message) = ennea(&format!("make --id {id}"));
    assert_eq!(code, 2);
    assert!(message.contains("have no name") && message.contains("--rules FILE"), "{message}");
    let again = ennea(&format!("make --id {id} --rules {jigsaw}"));
    assert_eq!(again, (0, format!("{puzzle}\n")));
}

#[test]
fn grids_are_drawn_where_all_can_be_found() {
    let (code, grids) = ennea("sample -n 200 --shape 2x2 --rules x --seed 1");
    assert_eq!(code, 0);
    let different: std::collections::BTreeSet<&str> = grids.lines().collect();
    // Of 48 grids a given one is missing with a chance of (47/48)^200 < 1.5 %.
    assert!((44..=48).contains(&different.len()), "{}", different.len());
    let (code, grid) = ennea("sample --rules hypercube --seed 1");
    assert_eq!(code, 0);
    assert_eq!(ennea(&format!("count --rules hypercube {}", grid.trim())), (0, "1\n".to_owned()));
    let (code, message) = ennea("sample --rules latin");
    assert_eq!(code, 2);
    assert!(message.contains("too many to be counted here"), "{message}");
}

#[test]
fn other_commands_say_why_they_take_no_rules() {
    let (code, message) = ennea("rank --rules x");
    assert_eq!(code, 2);
    assert!(message.contains("ennea rank takes no --rules: it numbers the grids"), "{message}");
    assert!(message.contains("census, solve, count"), "{message}");
}

/// Goal: pages draw the rules.  Method: an SVG of X and one of a jigsaw, and the page as HTML.
#[test]
fn pages_draw_the_rules() {
    let jigsaw =
        "aaaabbbbbaaaaabcbbccccccccbdeeffffggddeffhhgideeffhhgiddefhhggideehhgggiddehiiiii";
    let printed = |rules: &str, ending: &str| {
        let (_, puzzle) = ennea(&format!("make --rules {rules} --seed 1"));
        let path = path(&format!("variant.{ending}"));
        let name = path.display();
        let (code, text) = ennea(&format!("print --rules {rules} -o {name} {}", puzzle.trim()));
        assert_eq!(code, 0, "{text}");
        std::fs::read_to_string(&path).unwrap()
    };
    let svg = printed("x", "svg");
    // Seventeen cells of two diagonals, no two of them beside each other.
    let grey = svg.lines().find(|line| line.contains("fill=\"#ddd\"")).unwrap();
    assert_eq!(grey.matches('M').count(), 17, "{grey}");
    assert!(svg.contains("Both grey diagonals hold each digit once as well."));
    let svg = printed(jigsaw, "svg");
    assert!(!svg.contains("#ddd") && svg.contains("every region with a thick frame holds"));
    let html = printed("windoku", "html");
    assert_eq!(html.matches("<td class=\"g\">").count(), 36, "{html}");
    let none = nothing("none.svg");
    let corners = format!("1{}1", ".".repeat(79));
    let (code, message) = ennea(&format!("print --rules x -o {none} {corners}"));
    assert_eq!(code, 2);
    assert!(message.contains("without a solution"), "{message}");
}

/// Goal: what a refusal says of other commands is so.  Method: each question about a puzzle of each kind, asked by
/// its command, is refused where the table has no method for it, and nowhere else.
#[test]
fn the_table_of_what_is_served_is_true() {
    let svg = nothing("served.svg");
    let commands: [(Question, &[&str]); 23] = [
        (Question::Solve, &["solve"]),
        (Question::Count, &["count"]),
        (Question::Bound, &["bound"]),
        (Question::Sample, &["sample", "--seed", "1", "--completing"]),
        (Question::Canon, &["canon"]),
        (Question::Automorphisms, &["automorphisms"]),
        (Question::Equivalent, &["equivalent", "again"]),
        (Question::Unique, &["unique"]),
        (Question::Rank, &["rank"]),
        (Question::Rate, &["rate"]),
        (Question::Explain, &["explain"]),
        (Question::Hint, &["hint"]),
        (Question::Print, &["print", "-o", &svg]),
        (Question::Formula, &["chaos", "formula"]),
        (Question::FlowSolve, &["chaos", "solve", "--seed", "1"]),
        (Question::Flow, &["chaos", "trajectory", "--seed", "1"]),
        (Question::Flow, &["chaos", "escape", "--seed", "1", "--starts", "1"]),
        (Question::Flow, &["chaos", "map", "--seed", "1", "--cell", "r1c2"]),
        (Question::Clues, &["clues", "fewest"]),
        (Question::Clues, &["clues", "unavoidable"]),
        (Question::Clues, &["clues", "backdoors"]),
        (Question::Shuffle, &["shuffle", "--seed", "1"]),
        (Question::Shell, &["shell"]),
    ];
    let asked: BTreeSet<&str> = commands.iter().map(|(question, _)| question.name()).collect();
    let missing = Question::ALL.iter().find(|it| !asked.contains(it.name()));
    assert_eq!(missing, Some(&Question::Make), "it takes no puzzle");
    let cells = "1......4.2......";
    let sets = format!("[\"1\"{}]", ",\"234\"".repeat(15));
    let kinds = [
        (Beyond::Rules, r#""rules":"knight""#.to_owned()),
        (Beyond::Rules, r#""rules":"x""#.to_owned()),
        (Beyond::Rules, r#""rules":"regions\naaab\ncabb\nccdb\ncddd""#.to_owned()),
        (Beyond::Digits, r#""rules":"non-consecutive""#.to_owned()),
        (Beyond::Candidates, format!("\"candidates\":{sets}")),
    ];
    for (beyond, more) in &kinds {
        let puzzle = &*format!("{{\"puzzle\":\"{cells}\",{more}}}");
        let file = write_file("served.json", puzzle);
        for (question, command) in commands {
            let mut words = command.to_vec();
            words.iter_mut().filter(|word| **word == "again").for_each(|word| *word = puzzle);
            words.push(if question == Question::Shell { &file } else { puzzle });
            let said = unspaced(&tool::ennea(&words, "").stderr);
            let refusal = unspaced(&format!("; {} has no method for them", question.name()));
            assert_eq!(said.contains(&refusal), !question.serves(*beyond), "{words:?}: {said}");
        }
    }
}
