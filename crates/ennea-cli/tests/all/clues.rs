//! `ennea clues`.

use crate::tool::ennea;
use serde_json::Value;

const GRID: &str = "1234341221434321";
const MOST_SYMMETRIC: &str =
    "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
const EASY: &str =
    "003020600900305001001806400008102900700000008006708200002609500800203009005010300";
const HARD: &str =
    "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........";

/// Goal: the fewest clues of a small grid, whether it is given or a puzzle of it; bounds of a large one.
#[test]
fn the_fewest_clues() {
    let line = ennea(&["clues", "fewest", GRID, "1..4....23......"], "").exits(0).stdout;
    assert!(line.lines().all(|line| line.starts_with("4 ") && line.len() == 18), "{line}");
    let small = "123456456123214365635241362514541632";
    let line = ennea(&["clues", "fewest", small], "").exits(0).stdout;
    let example = line.trim_end().strip_prefix("8 ").expect("8 clues");
    ennea(&["solve", example], "").prints(&format!("{small}\n")).exits(0);
    let run = ennea(&["clues", "fewest", "--time", "0.5", "--json", MOST_SYMMETRIC], "").exits(0);
    let found: Value = serde_json::from_str(&run.stdout).expect("an object");
    let [needed, enough] = ["needed", "enough"].map(|key| found[key].as_u64().expect("a number"));
    assert!((10..=17).contains(&needed) && (17..=24).contains(&enough), "{found}");
    assert!(found["apart"].as_array().expect("sets").len() as u64 <= needed);
    let wide = "........................................................................................\
                ........................................................";
    ennea(&["clues", "fewest", wide], "").exits(2);
    ennea(&["clues", "fewest", "12.............."], "")
        .says_also("hint: give a grid, or a puzzle with one solution")
        .exits(2);
}

#[test]
fn unavoidable_sets() {
    ennea(&["clues", "unavoidable", "--size", "4", GRID], "").prints("8 4:8\n").exits(0);
    let list = ennea(&["clues", "unavoidable", "--size", "4", "--list", GRID], "").stdout;
    assert_eq!(list.lines().count(), 9);
    assert!(list.contains("\n  r1c1 r1c2 r3c1 r3c2\n"), "{list}");
    ennea(&["clues", "unavoidable", "--size", "3", GRID], "").says_also("3 is not in 4..=128");
}

#[test]
fn backdoors() {
    ennea(&["clues", "backdoors", EASY], "").prints("0 1\n").exits(0);
    let list = ennea(&["clues", "backdoors", "--list", HARD], "").exits(0).stdout;
    assert!(list.starts_with("2 ") && list.contains("\n  r"), "{list}");
    ennea(&["clues", "backdoors", "--most", "1", HARD], "").prints("none\n").exits(1);
}
