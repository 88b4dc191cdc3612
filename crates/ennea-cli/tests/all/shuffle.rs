//! `ennea shuffle`: frozen images, refusals, the experiment.

use crate::tool::{ennea, write_file};
use serde_json::Value;

const GRID: &str = "1234341221434321";

/// Goal: a seed gives the same images for ever.
#[test]
fn frozen_images() {
    ennea(&["shuffle", "--seed", "1"], "")
        .prints(
            "218539746746218395395746182953467821182395467467182953821953674674821539539674218\n",
        )
        .says("")
        .exits(0);
    ennea(&["shuffle", "--seed", "1", "-n", "2", "--moves", "seed", "--transformation"], "")
        .prints(
            "857621349612349875394875621739258416461793258285416793573182964128964537946537182 \
             rows (4 6)(7 8 9) columns (1 3)(4 5 6)(7 8 9) digits (1 7 4 2 5)(3 8 9)\n\
             734529168925168437861437529582671394176394285493285671218746953359812746647953812 \
             rows (1 3 2)(4 5 6)(7 9) columns (2 3)(4 6 5)(7 9 8) digits (1 8 5 4 7 9 2)(3 6)\n",
        )
        .exits(0);
    ennea(&["shuffle", "--shape", "2x2", "--json", "--seed", "5"], "")
        .prints(
            "{\"shape\":\"2x2\",\"grid\":\"2341143231244213\",\
             \"transformation\":\"rows (1 3)(2 4) columns (1 2) digits (2 3)\"}\n",
        )
        .exits(0);
}

/// Goal: a seed that was drawn can be used again.
#[test]
fn a_drawn_seed_is_told() {
    let drawn = ennea(&["shuffle", "-n", "3"], "").exits(0);
    let seed = drawn.stderr.strip_prefix("note: --seed ").expect("a seed");
    let seed = seed.strip_suffix(" repeats this\n").expect("what it is for").to_owned();
    ennea(&["shuffle", "-n", "3", "--seed", &seed], "").prints(&drawn.stdout).says("");
}

#[test]
fn the_grid_is_an_argument_a_file_or_piped() {
    let image = ennea(&["shuffle", GRID, "--seed", "3"], "").exits(0).stdout;
    assert!(image.len() == 17, "{image}");
    let file = write_file("shuffle.txt", &format!("# one\n{GRID}\n"));
    ennea(&["shuffle", &file, "--seed", "3"], "").prints(&image);
    ennea(&["shuffle", "-", "--seed", "3"], GRID).prints(&image);
}

#[test]
fn anything_but_one_grid_is_refused() {
    let refused = |input: &str, said: &str| {
        ennea(&["shuffle", "-", "--seed", "1"], input).prints("").says_also(said).exits(2);
    };
    refused(
        "1234341221434.2.",
        "error: line 1: this is no grid: found r4c2 empty, one of 2; expected a digit",
    );
    refused("1234341221434.21", "error: line 1: this is no grid: found r4c2 empty, one of 1");
    refused("12..............", "found r1c3 empty, one of 14");
    refused("1234341221434322", "holds the digit 2 twice");
    refused(&format!("{GRID}\n{GRID}\n"), "error: found more than one grid");
    refused("", "error: found no grid; expected one");
    refused("12?4............", "error: line 1, column 3: found '?'");
    ennea(&["shuffle", "no-such-file"], "").prints("").says_also("neither a puzzle").exits(2);
    ennea(&["shuffle", "--experiment", "5", "-n", "3"], "").prints("").exits(2);
}

#[test]
fn the_experiment() {
    let table =
        ennea(&["shuffle", "--experiment", "1000", "--moves", "seed", "--seed", "1"], "").exits(0);
    for part in ["16,930,529,280", "5,643,509,760", "3 / 16,930,529,280", "because 3 of the"] {
        assert!(table.stdout.contains(part), "{}", table.stdout);
    }
    assert!(table.stdout.lines().all(|line| line.len() <= 80), "{}", table.stdout);
    assert!(table.stdout.contains("\n    identity\n    rows (1 3 2)(4 6 5)(7 9 8) digits"));
}

#[test]
fn the_experiment_in_json_for_any_number_of_threads() {
    let arguments =
        ["shuffle", "--experiment", "100000", "--seed", "1", "--json", "--shape", "2x3"];
    let one = ennea(&[&arguments[..], &["--threads", "1"]].concat(), "").exits(0).stdout;
    ennea(&[&arguments[..], &["--threads", "3"]].concat(), "").prints(&one);
    let object: Value = serde_json::from_str(&one).expect("one object");
    let numbers = ["coincidences", "moves", "stabiliser", "reached"].map(|key| &object[key]);
    assert_eq!(numbers, ["1", "2488320", "24", "103680"]);
}
