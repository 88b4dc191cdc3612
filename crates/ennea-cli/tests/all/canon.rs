//! `ennea canon`, `automorphisms`, `equivalent`, `unique`.

use crate::tool::{ennea, write_file};

const MOST_SYMMETRIC: &str =
    "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
const LAST: &str =
    "123456789457893612986217354274538196531964827698721435342685971715349268869172543";

#[test]
fn canonical_forms() {
    ennea(&["canon", LAST, MOST_SYMMETRIC, "4321214334121234"], "")
        .prints(&format!("{LAST}\n{MOST_SYMMETRIC}\n1234341221434321\n"))
        .says("")
        .exits(0);
    let empty = ".".repeat(81);
    ennea(&["canon"], &format!("{empty}\n7{}\n", ".".repeat(80)))
        .prints(&format!("{empty}\n{}1\n", ".".repeat(80)))
        .exits(0);
}

/// Goal: what is said to lead to the form leads there.  Method: reversed grids and puzzles, and the
/// command's own way to compare.
#[test]
fn transformations_lead_to_the_form() {
    let reversed: String = LAST.chars().rev().collect();
    let run = ennea(&["canon", "--transformation", &reversed], "").exits(0);
    let (form, transformation) = run.stdout.trim_end().split_once(' ').expect("two parts");
    assert_eq!(form, LAST);
    let shape = ennea::Shape::CLASSIC;
    let transformation = ennea::symmetry::Transformation::parse(shape, transformation).unwrap();
    let image = transformation.apply(&reversed.parse().unwrap());
    assert_eq!(image, LAST.parse().unwrap());
}

#[test]
fn orders_and_lists_of_automorphisms() {
    ennea(&["automorphisms", MOST_SYMMETRIC, LAST, &".".repeat(81)], "")
        .prints("648\n72\n1218998108160\n")
        .exits(0);
    let first = "123456789456789123789123456214365897365897214897214365531642978642978531978531642";
    ennea(&["automorphisms", "--list", first], "")
        .prints(
            "3\n  identity\n  rows (1 2 3)(4 5 6)(7 8 9) columns (1 7 4)(2 8 5)(3 9 6) - gliding rows\n  \
             rows (1 3 2)(4 6 5)(7 9 8) columns (1 4 7)(2 5 8)(3 6 9) - gliding rows\n",
        )
        .exits(0);
    let listed = ennea(&["automorphisms", "--list", MOST_SYMMETRIC], "").exits(0).stdout;
    assert_eq!(listed.lines().count(), 649);
    ennea(&["automorphisms", "--list", &".".repeat(81)], "")
        .prints("")
        .says(
            "error: argument 1: it has 1218998108160 automorphisms; up to 1000000 are listed\n  \
             hint: --generators lists a few that make all of them\n",
        )
        .exits(2);
    let json = ennea(&["automorphisms", "--json", MOST_SYMMETRIC], "").exits(0).stdout;
    assert!(json.contains("\"automorphisms\":\"648\",\"equivalent\":\"1881169920\","), "{json}");
}

#[test]
fn equivalent_or_not() {
    ennea(&["equivalent", "1234341221434321", "4321214334121234"], "")
        .prints("digits (1 4)(2 3)\n")
        .exits(0);
    ennea(&["equivalent"], "1234341221434321\n1234341223414123\n").prints("no\n").exits(1);
    ennea(&["equivalent", "1...............", "...............3"], "").exits(0);
    ennea(&["equivalent", &".".repeat(36), &".".repeat(16)], "").prints("no\n").exits(1);
    ennea(&["equivalent", "1234341221434321"], "")
        .prints("")
        .says(
            "error: found one puzzle; expected two to compare\n  hint: ennea equivalent A B, or a file \
             with two lines; ennea unique compares any number\n",
        )
        .exits(2);
}

#[test]
fn the_first_of_each_class() {
    let three = "1234341221434321\n1234341223414123\n4321214334121234\n";
    ennea(&["unique"], three).prints("1234341221434321\n1234341223414123\n").exits(0);
    ennea(&["unique", "--count"], three)
        .prints("2 1234341221434321\n1 1234341223414123\n")
        .exits(0);
    ennea(&["unique", "--json", "--count"], three)
        .prints(
            "{\"input\":{\"line\":1},\"shape\":\"2x2\",\"puzzle\":\"1234341221434321\",\"count\":\"2\"}\n\
             {\"input\":{\"line\":2},\"shape\":\"2x2\",\"puzzle\":\"1234341223414123\",\"count\":\"1\"}\n",
        )
        .exits(0);
    // The same signs in boxes of another shape are another puzzle.
    let empty = ".".repeat(36);
    let file = write_file("two_shapes.txt", &format!("{empty}\n{empty}\n"));
    ennea(&["unique", "--count", &file], "").prints(&format!("2 {empty}\n")).exits(0);
}

/// Goal: bad input is named, and what is before it is answered.
#[test]
fn clues_that_contradict_each_other() {
    let message = "error: line 2: row 1 holds the digit 1 twice, at r1c1 and r1c2\n  hint: equivalence is \
                   about what keeps the rules; correct one of the two cells\n";
    let lines = "1...............\n11..............\n12..............\n";
    for (command, answers) in [
        ("canon", ["...............1\n", "error\n", "..............12\n"]),
        ("unique", ["1...............\n", "", "12..............\n"]),
    ] {
        ennea(&[command], lines).prints(answers[0]).says(message).exits(2);
        ennea(&[command, "--keep-going"], lines).prints(&answers.concat()).says(message).exits(2);
    }
}
