//! The setters' protocol, asked as their pages ask.

use super::*;
use ennea::rules::Rules;
use ennea::{Cell, Digit, Filling, Puzzle};
use ennea_formats::{Alphabet, Entry, Format, Writer};
use std::time::{Duration, Instant};

const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn data(puzzle: &str) -> String {
    data_under(puzzle, "plain")
}

fn data_under(puzzle: &str, rules: &str) -> String {
    let puzzle: Puzzle = puzzle.parse().expect("a puzzle");
    let rules = Rules::parse(rules, puzzle.shape()).expect("rules");
    packed(&puzzle.with_rules(&rules))
}

/// A puzzle as the setter's page sends it.
fn packed(puzzle: &Puzzle) -> String {
    let mut writer = Writer::new(Format::Fpuzzles, Alphabet::One);
    let link = writer.entry(&Entry::new(puzzle.clone())).expect("it is written");
    link.trim().split_once("load=").expect("a link").1.to_owned()
}

/// Adds to the data what the setter's page says besides the puzzle.
fn with(data: &str, besides: &Value) -> String {
    let text = lz_str::decompress_from_base64(data).expect("it is packed");
    let text = String::from_utf16(&text).expect("text");
    let mut puzzle: Value = serde_json::from_str(&text).expect("JSON");
    let besides = besides.as_object().expect("an object").clone();
    puzzle.as_object_mut().expect("an object").extend(besides);
    lz_str::compress_to_base64(&puzzle.to_string())
}

/// All replies; the setter leaves at the first for which `is_enough`.
fn ask_until(
    command: &str,
    data: &str,
    is_enough: impl Fn(&Value) -> bool + Send + Sync,
) -> Vec<Value> {
    let text = serde_json::json!({
        "nonce": 7, "command": command, "dataType": "fpuzzles", "data": data,
    });
    let message = Message::read(&text.to_string()).expect("a message");
    let watch = Watch::until(Instant::now() + Duration::from_secs(60), None);
    let mut replies = Vec::new();
    message.carry_out(&watch, &mut |reply| {
        assert_eq!(reply.nonce, 7);
        let reply = serde_json::to_value(reply).expect("its keys are texts");
        if is_enough(&reply) {
            watch.leave();
        }
        replies.push(reply);
    });
    replies
}

fn last(command: &str, puzzle: &str) -> Value {
    last_of(command, &data(puzzle))
}

fn last_of(command: &str, data: &str) -> Value {
    ask_until(command, data, |_| false).pop().expect("a reply")
}

/// Goal: a long count says now and then how many there are so far, each time more, by rules and without; and
/// it ends when the setter leaves.
#[test]
fn long_counts_tell_how_many_there_are_so_far() {
    let plain = "1...5....2...........3................4............6...........7..........8......";
    let plain = format!("{plain:.<81}");
    // So large a board is counted one by one alone.
    let empty = ".".repeat(256);
    for data in [data(&plain), data_under(&empty, "x")] {
        let replies = ask_until("count", &data, |reply| {
            reply["inProgress"] == true && reply["count"].as_u64() > Some(1000)
        });
        let (last, told) = replies.split_last().expect("a reply");
        assert_eq!(last["type"], "canceled", "{replies:?}");
        assert!(told.iter().all(|it| it["type"] == "count" && it["inProgress"] == true));
        let counts: Vec<Option<u64>> = told.iter().map(|it| it["count"].as_u64()).collect();
        assert!(!counts.is_empty() && counts.is_sorted() && counts[0] > Some(0), "{counts:?}");
    }
}

/// Goal: with the option `logical`, what only logic leaves is told from what is true, and less logic leaves
/// more of it.  Method: a puzzle of several solutions, with all kinds of logic, with none, and without the
/// option; only -1 stands where the true candidates have 0.
#[test]
fn candidates_that_logic_leaves() {
    let open = EASY.replacen("53..7", ".3..7", 1).replacen("8...6...34", "........3.", 1);
    let kinds = ["tuples", "pointing", "fishes", "wings", "aic", "contradictions"];
    let counts = |besides: Value| -> Vec<i64> {
        let found = last_of("truecandidates", &with(&data(&open), &besides));
        let list = found["solutionsPerCandidate"].as_array().expect("a list").clone();
        list.iter().map(|count| count.as_i64().expect("a number")).collect()
    };
    let cap = "truecandidatesnumsolutions=3";
    let json = |options: &[&str], disabled: &[&str]| serde_json::json!({"truecandidatesoptions": options, "disabledlogic": disabled});
    let bare = counts(json(&[cap], &kinds));
    let few = counts(json(&[cap, "logical"], &kinds));
    let all = counts(json(&[cap, "logical"], &[]));
    let is_false = |counts: &[i64]| counts.iter().filter(|count| **count == -1).count();
    assert!(is_false(&bare) == 0 && bare.contains(&3) && bare.contains(&1), "{bare:?}");
    assert!(is_false(&few) > is_false(&all), "{} {}", is_false(&few), is_false(&all));
    for logical in [&few, &all] {
        assert!(bare.iter().zip(logical).all(|(bare, it)| bare == it || (*bare, *it) == (0, -1)));
    }
}

/// Goal: estimates serve rules and count what stands on the board, and what has no solution is told.
/// Method: 48 grids of 4x4 with diagonals; the error gets less with each reply.
#[test]
fn estimates_serve_rules() {
    let is_enough = |reply: &Value| reply["iterations"].as_u64() >= Some(256);
    let replies = ask_until("estimate", &data_under("................", "x"), is_enough);
    let of = |reply: &Value, key: &str| reply[key].as_f64().expect("a number");
    let last = replies.iter().rev().find(|it| it["type"] == "estimate").expect("an estimate");
    let off = (of(last, "estimate") - 48.0).abs();
    assert!(off <= 4.0 * of(last, "stderr").max(1e-9), "{last}");
    assert!(of(last, "ci95_lower") <= 48.0 + off && of(last, "iterations") >= 256.0);
    // With 1 alone written into the first cell, a quarter is left; with a digit that cannot be there, nothing.
    let one = Digit::from_index(0);
    let mut written = vec![None; 16];
    written[0] = Some([one].into_iter().collect());
    let marked = Puzzle::empty("2x2".parse().expect("a shape")).with_marks(written);
    let replies = ask_until("estimate", &packed(&marked), is_enough);
    let last = replies.iter().rev().find(|it| it["type"] == "estimate").expect("an estimate");
    let off = (of(last, "estimate") - 72.0).abs();
    assert!(off <= 4.0 * of(last, "stderr").max(1e-9), "{last}");
    let mut placed = Filling::empty(marked.shape());
    placed.set(Cell::new(1), Some(one));
    assert_eq!(last_of("estimate", &packed(&marked.with_placed(placed)))["message"], NONE);
    let clash = data_under("1....1..........", "x");
    assert_eq!(last_of("estimate", &clash)["message"], NONE);
    assert_eq!(self::last("estimate", "11..............")["message"], NONE);
}

#[test]
fn solutions_and_their_numbers() {
    let solved = last("solve", EASY);
    assert_eq!(solved["type"], "solved");
    assert_eq!(solved["solution"][2], 4);
    assert_eq!(last("check", EASY)["count"], 1);
    let open = EASY.replacen('5', ".", 1).replacen('3', ".", 1).replacen('7', ".", 1);
    assert_eq!(last("check", &open)["count"], 2);
    let all = last("count", "................");
    assert_eq!((&all["count"], &all["inProgress"]), (&288.into(), &false.into()));
    let none = EASY.replacen("53..7", "53..5", 1);
    assert_eq!(last("solve", &none)["type"], "invalid");
    assert_eq!(last("truecandidates", &none)["message"], NONE);
}

#[test]
fn candidates_of_a_proper_puzzle_are_its_solution() {
    let found = last("truecandidates", EASY);
    let counts = found["solutionsPerCandidate"].as_array().expect("a list");
    assert_eq!(counts.len(), 729);
    assert_eq!(counts.iter().filter(|count| **count == 1).count(), 81);
    assert_eq!(counts[4], 1);
}

/// Goal: steps lead from the clues to the solution, candidates first.
#[test]
fn steps_and_the_whole_way() {
    let first = last("step", EASY);
    assert_eq!(first["message"], "Initial candidates.\n");
    assert_eq!(first["cells"][2]["candidates"], serde_json::json!([1, 2, 4]));
    let way = last("solvepath", EASY);
    let message = way["message"].as_str().expect("a text");
    assert!(message.starts_with("Rated ED=1.2/1.2/1.2 beginner"), "{message}");
    assert!(way["cells"].as_array().expect("cells").iter().all(|cell| cell["value"] != 0));
}

/// Goal: rules that have no steps are counted all the same, and asked for steps they say what they have.
/// Method: the 72 grids of [Miracle2020].
#[test]
fn rules_without_steps_say_so() {
    let data = data_under(&".".repeat(81), "knight+king+non-consecutive");
    assert_eq!(last_of("count", &data)["count"], 72);
    assert_eq!(last_of("check", &data)["count"], 2);
    let logical = with(&data, &serde_json::json!({"truecandidatesoptions": ["logical"]}));
    for (command, data) in [("solvepath", &data), ("truecandidates", &logical)] {
        let told = last_of(command, data);
        let message = told["message"].as_str().expect("a text");
        assert!(
            message.contains("explain has no method for them\n  hint: these have: solve"),
            "{told}"
        );
    }
    assert_eq!(last_of("step", &data)["message"], "Initial candidates.\n");
}

#[test]
fn what_is_no_command_is_told() {
    assert!(last("dance", EASY)["message"].as_str().expect("a text").contains("'dance'"));
    assert!(Message::read("{}").is_err());
    let text = r#"{"nonce":1,"command":"solve","dataType":"fpuzzles","data":"!"}"#;
    let watch = Watch::until(Instant::now() + Duration::from_secs(60), None);
    let mut replies = Vec::new();
    Message::read(text).expect("a message").carry_out(&watch, &mut |reply| replies.push(reply));
    assert!(matches!(&replies[..], [Reply { said: Said::Invalid { .. }, .. }]));
}
