//! `ennea census` as scripts and people use it.

use assert_cmd::Command;
use serde_json::Value;
use std::collections::BTreeSet;

fn ennea(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ennea"));
    command.args(arguments);
    command
}

fn json(arguments: &[&str]) -> Value {
    let output = ennea(arguments).arg("--json").assert().success().get_output().stdout.clone();
    serde_json::from_slice(&output).expect("one JSON object")
}

fn text(arguments: &[&str]) -> String {
    let output = ennea(arguments).assert().success().get_output().stdout.clone();
    String::from_utf8(output).expect("the story is text")
}

/// The value of a decimal string, or of a small number.
fn number(value: &Value) -> u128 {
    match value {
        Value::String(digits) => digits.parse().expect("decimal digits"),
        other => other.as_u64().expect("a whole number").into(),
    }
}

#[test]
fn the_classic_census_has_every_published_number() {
    let census = json(&["census"]);
    let expected: [(&str, Value); 13] = [
        ("shape", "3x3".into()),
        ("grids", "6670903752021072936960".into()),
        ("grids_reduced", "18383222420692992".into()),
        ("bands", "948109639680".into()),
        ("bands_reduced", "2612736".into()),
        ("band_classes", "44".into()),
        ("cell_group_order", "3359232".into()),
        ("group_order", "1218998108160".into()),
        ("conjugacy_classes", "275".into()),
        ("classes_with_fixed_grids", "27".into()),
        ("burnside_sum", "18384171550626816".into()),
        ("essentially_different", "5472730538".into()),
        ("essentially_different_without_transposition", "10945437157".into()),
    ];
    for (key, value) in expected {
        assert_eq!(census[key], value, "{key}");
    }
    assert!(census["checks"].as_array().unwrap().iter().all(|check| check["holds"] == true));
}

/// Goal: the tables are consistent with the totals.  Method: sums, for every shape told in full.
#[test]
fn the_tables_sum_to_the_totals() {
    for shape in ["2x2", "2x3", "3x2", "2x4", "4x2", "3x3"] {
        let census = json(&["census", shape]);
        let bands = census["band_class_table"].as_array().unwrap();
        let size = |row: &Value| number(&row["size"]);
        let reduced: u128 = bands.iter().map(size).sum();
        let grids: u128 = bands.iter().map(|row| size(row) * number(&row["completions"])).sum();
        assert_eq!(reduced, number(&census["bands_reduced"]), "{shape}");
        assert_eq!(grids, number(&census["grids_reduced"]), "{shape}");
        let classes = census["class_table"].as_array().unwrap();
        let elements: u128 = classes.iter().map(size).sum();
        let sum: u128 = classes.iter().map(|row| size(row) * number(&row["fixed"])).sum();
        assert_eq!(elements, number(&census["cell_group_order"]), "{shape}");
        assert_eq!(sum, number(&census["burnside_sum"]), "{shape}");
        assert_eq!(sum / elements, number(&census["essentially_different"]), "{shape}");
        assert_eq!(classes.len() as u128, number(&census["conjugacy_classes"]), "{shape}");
    }
}

#[test]
fn essentially_different_grids_of_every_shape() {
    for (arguments, expected) in [
        (&["census", "2x2"][..], 2),
        (&["census", "2x2", "--no-transpose"], 3),
        (&["census", "2x3"], 49),
        (&["census", "3x2"], 49),
        (&["census", "2x4"], 1_673_187),
        (&["census", "4x2"], 1_673_187),
        (&["census", "--no-transpose"], 10_945_437_157),
    ] {
        let found = &json(arguments)["essentially_different"];
        assert_eq!(number(found), expected, "{arguments:?}");
    }
}

#[test]
fn what_has_no_meaning_or_is_out_of_reach_is_null() {
    let census = json(&["census", "2x3"]);
    assert_eq!(census["essentially_different_without_transposition"], Value::Null);
    let census = json(&["census", "2x6", "--trials", "500"]);
    for key in ["grids", "burnside_sum", "essentially_different", "class_table"] {
        assert_eq!(census[key], Value::Null, "{key}");
    }
    assert_eq!(census["cell_group_order"], "47775744000");
}

/// Goal: Latin squares have every published number, a check each, in JSON and in the story.
#[test]
fn latin_squares_of_order_8_have_every_published_number() {
    let census = json(&["census", "1x8"]);
    for (key, value) in [
        ("grids", "108776032459082956800"),
        ("group_order", "65548320768000"),
        ("essentially_different", "1676267"),
    ] {
        assert_eq!(census[key], value, "{key}");
    }
    let latin = &census["latin"];
    for (key, value) in
        [("reduced", "535281401856"), ("with_transposition", "842227"), ("main_classes", "283657")]
    {
        assert_eq!(latin[key], value, "{key}");
    }
    assert_eq!(
        (&latin["left_out"], latin["rectangles"][2]["classes"].as_str()),
        (&Value::Null, Some("41"))
    );
    let of = |key: &str| -> u128 {
        latin["role_changes"].as_array().unwrap().iter().map(|row| number(&row[key])).sum()
    };
    assert_eq!(of("fixed") / of("elements"), 283_657);
    assert!(census["checks"].as_array().unwrap().iter().all(|check| check["holds"] == true));
    let story = text(&["census", "8x1"]);
    for part in
        ["5. How many, if rows, columns and digits change their roles?", "283,657", "1,676,267"]
    {
        assert!(story.contains(part), "{part}\n{story}");
    }
    assert_eq!(json(&["census", "2x2"])["latin"], Value::Null);
}

#[test]
fn every_method_counts_the_same() {
    for method in ["column-sets", "bands", "templates", "enumerate"] {
        let grids = &json(&["census", "2x3", "--method", method])["grids"];
        assert_eq!(grids, "28200960", "{method}");
    }
}

#[test]
fn threads_do_not_change_the_answer() {
    let answers: Vec<Value> =
        ["1", "2", "5"].iter().map(|n| json(&["census", "--threads", n])).collect();
    assert!(answers.windows(2).all(|pair| pair[0] == pair[1]));
}

#[test]
fn threads_do_not_change_a_table() {
    let on = |n| text(&["census", "3x2", "--method", "bands", "--table", "bands", "--threads", n]);
    assert_eq!(on("1"), on("3"));
}

#[test]
fn no_line_is_wider_than_80_columns() {
    for arguments in [
        &["census"][..],
        &["census", "2x2"],
        &["census", "2x4"],
        &["census", "2x6", "--trials", "500"],
        &["census", "3x4", "--trials", "500"],
        &["census", "4x3", "--trials", "500"],
        &["census", "5x2", "--trials", "500"],
        &["census", "--no-transpose"],
        &["census", "--table", "bands"],
        &["census", "--table", "classes"],
        &["census", "--table", "classes", "--all"],
        &["census", "--table", "classes", "--no-transpose"],
        &["census", "2x4", "--table", "bands"],
        &["census", "2x4", "--table", "classes"],
        &["census", "1x8"],
        &["census", "7x1"],
        &["census", "1x11", "--trials", "500"],
        &["census", "1x8", "--table", "classes"],
    ] {
        for line in text(arguments).lines() {
            assert!(line.chars().count() <= 80, "{arguments:?}: {line}");
        }
    }
}

/// Goal: the classes have the numbers of the literature, however they are sorted here, and an element
/// each.  Method: those of the known symmetries; one number for each of the 27 rows.
#[test]
fn classes_have_their_numbers_and_an_element() {
    let short = text(&["census", "--table", "classes"]);
    let lines: Vec<&str> = short.lines().collect();
    for (id, name) in
        [("1", "identity"), ("8", "mini rows"), ("79", "half turn"), ("134", "column sticks")]
    {
        let is_it =
            |line: &&&str| line.split_whitespace().next() == Some(id) && line.ends_with(name);
        assert_eq!(lines.iter().filter(is_it).count(), 1, "{id} {name}\n{short}");
    }
    assert!(short.contains("in 248 classes that fix no grid; --all lists them\n"), "{short}");
    let is_element = |line: &&str| line.starts_with(&" ".repeat(14)) && !line.contains("  T  ");
    let elements = |text: &str| text.lines().filter(is_element).count();
    let all = text(&["census", "--table", "classes", "--all"]);
    assert_eq!((elements(&short), elements(&all)), (27, 275), "{all}");
    let ids = |shape: &str| -> BTreeSet<u64> {
        let rows = text(&["census", shape, "--table", "classes", "--json"]);
        let row = |line: &str| serde_json::from_str::<Value>(line).expect("an object a line");
        rows.lines().filter_map(|line| row(line)["id"].as_u64()).collect()
    };
    assert_eq!((ids("3x3").len(), ids("2x2").len()), (27, 0));
}

#[test]
fn the_story_of_2x2_shows_the_grids_and_what_joins_them() {
    let story = text(&["census", "2x2"]);
    for expected in [
        "from grid 2 to grid 3: transpose digits (2 3)",
        "from grid 1 to grid 2: no transformation",
        "All 128 moves were tried: none of them brings the first to the second",
        "the fewest clues are 4 and 4",
        "There are 85,632 minimal puzzles, 36 of them essentially different",
        "5 clues 58,368 22 essentially different",
        "48 / 8 = 6 are different",
    ] {
        let flat = story.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(flat.contains(expected), "{expected}\n{story}");
    }
}

/// Goal: the story is told in the language that is asked for, JSON is the same in all.
#[test]
fn the_story_is_told_in_every_language() {
    for (language, words) in [
        ("en", ["4. How many grids are essentially different?", " ok\n", "whole census "]),
        ("ru", ["4. Сколько сеток существенно различны?", " верно\n", "вся перепись "]),
        ("de", ["4. Wie viele Gitter sind wesentlich verschieden?", " stimmt\n", "ganze Zählung "]),
        ("zh", ["4. 本质不同的终盘有多少？", " 成立\n", "整个普查用时 "]),
    ] {
        let story = text(&["census", "2x2", "--lang", language]);
        assert!(words.iter().all(|words| story.contains(words)), "{story}");
    }
    assert_eq!(json(&["census", "2x2", "--lang", "ru"]), json(&["census", "2x2"]));
    let rules = ["census", "2x2", "--rules", "x"];
    assert!(text(&[&rules[..], &["--lang", "zh"]].concat()).contains("左上对角线、右上对角线"));
    assert_eq!(json(&[&rules[..], &["--lang", "zh"]].concat()), json(&rules));
}

#[test]
fn minimal_puzzles_of_2x2_and_fewest_clues_of_2x3() {
    let rows = &json(&["census", "2x2"])["minimal_puzzles"];
    assert_eq!(
        rows[2],
        serde_json::json!({"clues": 6, "puzzles": "1536", "essentially_different": "1"})
    );
    assert_eq!(json(&["census", "2x3"])["minimal_puzzles"], Value::Null);
    let story = text(&["census", "2x3"]);
    let fewest = story.lines().skip_while(|line| *line != "5. The fewest clues").nth(4);
    assert!(fewest.is_some_and(|line| line.starts_with("    8 clues")), "{story}");
}

#[test]
fn shapes_that_cannot_be_counted_are_refused_with_what_can() {
    for (shape, found) in [
        ("3x", "'3x' is not a box shape"),
        ("", "'' is not a box shape"),
        ("1x40", "boxes of 1x40 cells cannot be handled"),
        ("9x9", "boxes of 9x9 cells cannot be handled"),
    ] {
        let assert = ennea(&["census", shape]).assert().code(2);
        let output = assert.get_output();
        let error = String::from_utf8_lossy(&output.stderr);
        assert!(output.stdout.is_empty());
        for part in [found, "in full: 2x2, 2x3", "for grids of 9x9:  ennea census 3x3"] {
            assert!(error.contains(part), "{part}\n{error}");
        }
    }
}

/// Goal: an estimate is one in the story and in JSON, the same for any number of threads.
#[test]
fn what_nobody_has_counted_is_estimated() {
    let census = ["census", "4x4", "--trials", "500", "--seed", "3"];
    let story = text(&census);
    assert!(story.contains(") x 10^98\n") && story.contains("nobody has counted them"), "{story}");
    let found = json(&census);
    assert_eq!((&found["grids"], &found["grids_estimated"]["seed"]), (&Value::Null, &"3".into()));
    let log = found["grids_estimated"]["log10"].as_f64().expect("a number");
    assert!((log - 98.775).abs() < 0.1, "{found}");
    assert_eq!(found, json(&[&census[..], &["--threads", "1"]].concat()));
}

#[test]
fn methods_and_tables_out_of_reach_are_refused() {
    for (arguments, found) in [
        (&["census", "--method", "enumerate"][..], "sides up to 6; 3x3 has side 9"),
        (&["census", "2x6", "--table", "bands"], "out of reach for 2x6"),
        (&["census", "2x5", "--table", "bands"], "out of reach for 2x5"),
        (&["census", "1x8", "--table", "bands"], "out of reach for 1x8"),
        (&["census", "1x10", "--table", "classes"], "out of reach for 1x10"),
        (&["census", "1x6", "--method", "enumerate"], "up to 5 of Latin squares; 1x6 has side 6"),
        (&["census", "--table", "cells"], "invalid value 'cells'"),
        (&["census", "--threads", "0"], "0 is not in 1..=1024"),
        (&["census", "--threads", "60000"], "60000 is not in 1..=1024"),
    ] {
        let assert = ennea(arguments).assert().code(2);
        let error = String::from_utf8_lossy(&assert.get_output().stderr).into_owned();
        assert!(error.contains(found), "{error}");
    }
}
