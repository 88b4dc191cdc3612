//! `ennea make`: frozen puzzles, refusals, stop rules, ids.

use crate::tool::ennea;
use serde_json::Value;

fn lines(arguments: &[&str]) -> Vec<String> {
    ennea(&[&["make"], arguments].concat(), "").exits(0).stdout.lines().map(str::to_owned).collect()
}

fn clues(line: &str) -> usize {
    line.bytes().filter(|sign| *sign != b'.').count()
}

/// Goal: a seed gives the same puzzles for ever.
#[test]
fn frozen_puzzles() {
    ennea(&["make", "--seed", "1", "-n", "2", "--ids"], "")
        .prints(
            "5.14238....695.3..83.16...2..92..4...2.3....8....752......4.....12....9.9......84 \
             e1-1-0\n\
             .34........9...48....3..25.....7.....729.8.4....65.9..59.1...243.8.461..4.6...8.5 \
             e1-1-1\n",
        )
        .says("")
        .exits(0);
}

/// Goal: the threads and the number wanted change nothing, and a drawn seed can be used again.
#[test]
fn puzzles_depend_on_the_seed_alone() {
    let many = lines(&["-n", "300", "--minimal", "--seed", "9", "--threads", "3"]);
    assert_eq!(many.len(), 300);
    let few = lines(&["-n", "20", "--minimal", "--seed", "9", "--threads", "1"]);
    assert_eq!(few, many[..20]);
    let drawn = ennea(&["make", "-n", "3"], "").exits(0);
    let seed = drawn.stderr.strip_prefix("note: --seed ").expect("a seed");
    let seed = seed.strip_suffix(" repeats this\n").expect("what it is for").to_owned();
    ennea(&["make", "-n", "3", "--seed", &seed], "").prints(&drawn.stdout).says("");
}

#[test]
fn clues_are_as_many_as_wanted() {
    for (wanted, fewest, most) in
        [("26", 26, 26), ("24..25", 24, 25), ("31..", 31, 32), ("..30", 28, 30)]
    {
        for line in lines(&["-n", "20", "--seed", "1", "--clues", wanted]) {
            assert!((fewest..=most).contains(&clues(&line)), "{wanted}: {line}");
        }
    }
    for line in lines(&["-n", "20", "--seed", "1", "--minimal", "--clues", "..23"]) {
        assert!(clues(&line) <= 23, "{line}");
    }
}

/// Goal: the JSON objects say what the puzzles are; their ids make them again.
#[test]
fn json_says_what_the_puzzles_are() {
    let arguments = ["-n", "5", "--minimal", "--symmetry", "180", "--seed", "2", "--json"];
    for line in lines(&arguments) {
        let made: Value = serde_json::from_str(&line).expect("one object a line");
        let text = |key: &str| made[key].as_str().expect("a text").to_owned();
        assert_eq!(made["clues"], clues(&text("puzzle")));
        assert_eq!(made["symmetric_minimal"], true);
        assert!(made["minimal"].is_boolean() && made["weight"].is_null());
        assert_eq!((text("method"), text("symmetry")), ("minimal".into(), "half-turn".into()));
        assert_eq!(text("id"), format!("e1-2-{}.minimal.half-turn", text("index")));
        ennea(&["solve", &text("puzzle")], "").prints(&format!("{}\n", text("solution")));
        ennea(&["make", "--id", &text("id"), "--json"], "").prints(&format!("{line}\n"));
    }
    ennea(&["make", "-n", "1", "--minimal", "--symmetry", "full", "--seed", "1"], "")
        .says("note: symmetric-minimal: no orbit of clues can go, but a single clue may\n");
}

/// Goal: a puzzle of each class of 2x2 is found and no more; then the search gives up and says so.
#[test]
fn there_are_36_minimal_puzzles_of_2x2() {
    let run = ennea(
        &["make", "--shape", "2x2", "--minimal", "-n", "50", "--seed", "1", "--attempts", "20000"],
        "",
    )
    .says(
        "note: made 36 of 50: 20,000 attempts in a row gave nothing new; --attempts allows more\n",
    )
    .exits(1);
    assert_eq!(run.stdout.lines().count(), 36);
    let count = |n: usize| run.stdout.lines().filter(|line| clues(line) == n).count();
    assert_eq!([4, 5, 6].map(count), [13, 22, 1]);
}

/// Goal: puzzles of other rules are not printed as if they were plain ones.  Method: their lines come with a note,
/// and JSON, which says the rules, without.
#[test]
fn lines_without_their_rules_come_with_a_note() {
    let make = ["make", "--shape", "2x2", "--seed", "1", "--rules"];
    let note =
        "note: the lines do not say the rules knight: give them again where the puzzles are read";
    ennea(&[&make[..], &["knight"]].concat(), "").says_also(note).exits(0);
    let json = ennea(&[&make[..], &["knight", "--json"]].concat(), "").exits(0);
    assert!(json.stdout.contains("\"rules\":\"knight\"") && !json.stderr.contains("the lines"));
    assert!(!ennea(&[&make[..], &["plain"]].concat(), "").stderr.contains("the lines"));
}

#[test]
fn without_bias_and_with_weights() {
    let weighted = ["--unbiased", "--weights", "--shape", "2x2", "-n", "5", "--seed", "3"];
    for line in lines(&weighted) {
        let (puzzle, weight) = line.split_once(' ').expect("a weight");
        let expected = [(4, "1820"), (5, "4368"), (6, "8008")];
        assert!(expected.contains(&(clues(puzzle), weight)), "{line}");
    }
    let told = ennea(&[&["make"], &weighted[..]].concat(), "").stderr;
    assert!(told.contains("tries; a 2x2 grid has") && told.contains("minimal puzzles"), "{told}");
    let unbiased = lines(&["--unbiased", "--shape", "2x3", "-n", "2", "--seed", "1", "--ids"]);
    assert!(unbiased.iter().all(|line| line.ends_with(".2x3.unbiased")));
}

#[test]
fn what_cannot_be_is_refused_at_once() {
    let refused = |arguments: &[&str], said: &str| {
        let arguments = [&["make", "--seed", "1"], arguments].concat();
        ennea(&arguments, "").prints("").says_also(said).exits(2);
    };
    refused(
        &["--clues", "16"],
        "error: no proper 3x3 puzzle has 16 clues or fewer: the fewest are 17",
    );
    refused(&["--clues", "16"], "hint: type, for example:  ennea make --shape 3x3 --clues 28..32");
    refused(&["--shape", "2x3", "--clues", "..7"], "the fewest are 8");
    refused(&["--clues", "30..20"], "no number is at least 30 and at most 20");
    refused(&["--clues", "90"], "a 3x3 puzzle has up to 81 clues, found 90");
    refused(&["--minimal", "--clues", "73.."], "up to 72 clues, as every row has an empty cell");
    refused(
        &["--shape", "2x2", "--minimal", "--clues", "7"],
        "no minimal 2x2 puzzle has more than 6",
    );
    refused(
        &["--shape", "2x2", "--level", "easy"],
        "error: no 2x2 puzzle is as hard as easy: all of them were looked through, and none needs more than \
         Hidden Single in a box",
    );
    refused(
        &["--shape", "2x2", "--level", "extreme", "--rules", "diagonal"],
        "needs more than Claiming",
    );
    refused(&["--shape", "1x4", "--technique", "naked-pair"], "hint: ask for --level easy, or");
    refused(&["--unbiased", "--symmetry", "full"], "found the symmetry full");
    refused(&["--unbiased", "--shape", "4x4"], "4x4 has 256");
    refused(&["--clues", "a"], "expected 24, 24..26, 24.. or ..26");
    refused(&["--time", "0"], "expected a number of seconds above 0");
    refused(&["--weights"], "--unbiased");
    ennea(&["make", "--id", "e9-1-1"], "").says_also("found 'e9-1-1'").exits(2);
}

/// Goal: a mistyped technique is answered with what was meant, and the list is one a line.
#[test]
fn techniques_are_found() {
    let said = |name: &str, expected: &str| {
        ennea(&["make", "--technique", name], "")
            .prints("")
            .says_also(expected)
            .says_also("hint: ennea make --technique list shows all of them")
            .exits(2);
    };
    said("foo", "names no technique; expected a name such as x-wing");
    said("nishio", "Nishio is a step of ratings, not of ennea explain");
    said("x-wnig", "names no technique; did you mean x-wing?");
    said("unique-rectangle", "did you mean unique-rectangle-1, unique-rectangle-2, ");
    let list = lines(&["--technique", "list"]);
    assert!(list.iter().all(|line| line.chars().count() <= 110), "{list:?}");
    assert_eq!(list[0], "full-house           The last open cell of a house.");
    assert_eq!(lines(&["--technique", "list", "--json"]).len(), list.len());
}

/// Goal: any text is a seed, and a number is itself.
#[test]
fn seeds_are_numbers_or_texts() {
    let name = lines(&["--seed", "Grandmother"]);
    assert_eq!(name, lines(&["--seed", "13952558815752396834"]));
    assert_ne!(name, lines(&["--seed", "grandmother"]));
    assert_eq!(lines(&["--seed", "7", "--number", "2"]), lines(&["--seed", "007", "-n", "2"]));
}

/// Goal: what nobody knows is tried, and the nearest is told in the end.
#[test]
fn the_search_gives_up_as_it_is_told() {
    let told =
        ennea(&["make", "--seed", "1", "--minimal", "--clues", "41..", "--attempts", "50"], "")
            .prints("")
            .says_also(
                "no minimal 3x3 puzzle with more than 40 clues is known, though nobody has proved",
            )
            .says_also("note: made 0 of 1: 50 attempts in a row gave nothing new")
            .exits(1)
            .stderr;
    let nearest = told.lines().last().expect("the nearest");
    assert!(told.contains(&format!("has {} clues:\n{nearest}", clues(nearest))), "{told}");
    ennea(&["make", "--seed", "1", "--minimal", "--clues", "17", "--time", "0.3"], "")
        .prints("")
        .says_also("note: made 0 of 1: the time is over; --time allows more")
        .exits(1);
}

#[test]
fn large_shapes_are_made_and_said_not_to_be_uniform() {
    let made = ennea(&["make", "--shape", "4x4", "--seed", "1"], "")
        .says_also("4x4 grids cannot be drawn uniformly")
        .exits(0);
    ennea(&["count", "--limit", "2"], &made.stdout).prints("1\n");
}

/// Goal: what is made has the level, the rating, the technique that was asked for, as the commands that
/// rate and explain say; and is the same whatever the threads.
#[test]
fn puzzles_are_as_hard_as_wanted() {
    let made = lines(&["-n", "12", "--level", "hard", "--seed", "3"]);
    assert_eq!(lines(&["-n", "12", "--level", "hard", "--seed", "3", "--threads", "1"]), made);
    for line in &made {
        ennea(&["rate", "--level", line], "").prints("hard\n");
    }
    for line in lines(&["-n", "3", "--rating", "4.2..5.0", "--seed", "3"]) {
        let rating = ennea(&["rate", &line], "").exits(0).stdout;
        assert!(("4.2"..="5.0").contains(&rating.trim()), "{line} {rating}");
    }
    for line in lines(&["-n", "3", "--technique", "naked-pair", "--seed", "3"]) {
        let story = ennea(&["explain", &line], "").exits(0).stdout;
        assert!(story.trim_end().ends_with("The hardest is: Naked Pair."), "{story}");
    }
    let json = lines(&["--level", "easy", "--seed", "3", "--json"]).remove(0);
    let made: Value = serde_json::from_str(&json).expect("one object a line");
    assert_eq!(made["level"], "easy");
    assert!((1.3..=1.5).contains(&made["rating"].as_f64().expect("a number")), "{json}");
}

#[test]
fn what_cannot_be_that_hard() {
    ennea(&["make", "--level", "easy", "--rating", "7.."], "")
        .says(
            "error: no rating is both of that --level, 1.3 to 1.5, and of that --rating, 7.0 to 20.0\n  \
             hint: leave one of the two away; ennea rate --levels shows the levels\n",
        )
        .exits(2);
    ennea(&["make", "--level", "easy", "--technique", "x-wing"], "")
        .says(
            "error: no puzzle is both: with --technique x-wing ratings are 3.2 to 4.0, and the wanted \
             ones are 1.3 to 1.5\n  hint: leave one of the two away; ennea rate --levels shows the \
             ratings of levels\n",
        )
        .exits(2);
    ennea(&["make", "--shape", "2x3", "--rating", "1.5"], "")
        .says(
            "error: only plain 3x3 puzzles have ratings, not those of 2x3\n  hint: --level and \
             --technique serve all, for example --level hard\n",
        )
        .exits(2);
    let run = ennea(&["make", "--rating", "15..", "--attempts", "300", "--seed", "1"], "").exits(1);
    assert_eq!(run.stdout, "");
    assert!(run.stderr.contains("made 0 of 1: 300 attempts in a row"), "{}", run.stderr);
    assert!(run.stderr.contains("the nearest other one is rated "), "{}", run.stderr);
}
