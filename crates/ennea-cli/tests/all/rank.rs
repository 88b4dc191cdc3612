//! `ennea rank`, `unrank`, `sample`.

use crate::tool::{ennea, write_file};

const LAST: &str =
    "123456789457893612986217354274538196531964827698721435342685971715349268869172543";

#[test]
fn ranks_and_back() {
    ennea(&["unrank", "--ed", "0", "5472730537"], "")
        .prints(&format!(
            "123456789456789123789123456214365897365897214897214365531642978642978531978531642\n{LAST}\n"
        ))
        .exits(0);
    ennea(&["rank", "--ed", LAST], "").prints("5472730537\n").exits(0);
    let ranks = "0\n41000000\n6670903752021072936959\n";
    let grids = ennea(&["unrank"], ranks).exits(0).stdout;
    ennea(&["rank"], &grids).prints(ranks).exits(0);
    let all: String = (0..288).map(|rank| format!("{rank}\n")).collect();
    let grids = ennea(&["unrank", "--shape", "2x2"], &all).exits(0).stdout;
    ennea(&["rank"], &grids).prints(&all).exits(0);
}

#[test]
fn bad_ranks() {
    ennea(&["unrank", "6670903752021072936960"], "")
        .prints("")
        .says(
            "error: argument 1: there is no rank 6670903752021072936960; ranks are 0 to \
             6670903752021072936959\n",
        )
        .exits(2);
    let file = write_file("ranks.txt", "# two\n0\n\nten # not a number\n1\n");
    let first = "123456789456789123789123456214365897365897214897214365531642978642978531978531642";
    let message = format!(
        "error: {file}, line 4: found 'ten'; expected a rank, a number from 0 to 5472730537\n"
    );
    ennea(&["unrank", "--ed", &file], "").prints(&format!("{first}\n")).says(&message).exits(2);
    let both = ennea(&["unrank", "--ed", "--keep-going", &file], "").says(&message).exits(2);
    assert_eq!(both.stdout.lines().nth(1), Some("error"));
    assert_eq!(both.stdout.lines().count(), 3);
    ennea(&["unrank", "nowhere.txt"], "").says_also("neither a rank nor a file").exits(2);
    ennea(&["unrank", "--shape", "4x4", "0"], "")
        .says_also("grids of 4x4 are not numbered")
        .exits(2);
}

#[test]
fn what_is_no_grid_has_no_rank() {
    ennea(&["rank", "12.............."], "")
        .says(
            "error: argument 1: this is no grid: found r1c3 empty, one of 14; expected a digit in every \
             cell\n  hint: ennea solve fills in what is missing\n",
        )
        .exits(2);
    ennea(&["rank", "1134341221434321"], "")
        .says(
            "error: argument 1: this is no grid: row 1 holds the digit 1 twice, at r1c1 and r1c2\n  \
             hint: change one of the two cells\n",
        )
        .exits(2);
    ennea(&["rank", "--ed", "1234341221434321"], "").says_also("only 3x3 has a catalogue").exits(2);
}

/// Goal: a seed is for ever, and threads do not matter.
#[test]
fn samples() {
    let run = |more: &[&str]| {
        let arguments = [&["sample", "-n", "3", "--seed", "1"], more].concat();
        ennea(&arguments, "").says("").exits(0).stdout
    };
    let grids = run(&[]);
    assert_eq!(grids, run(&["--threads", "1"]));
    assert_eq!(
        grids.lines().next(),
        Some("586179234127483569493526178745368921632951847819247356264815793351794682978632415")
    );
    assert_eq!(
        run(&["--ed"]).lines().last(),
        Some("123456789457189236698732154284571693569328417731694825315247968876915342942863571")
    );
    assert_eq!(ennea(&["rank"], &grids).exits(0).stdout.lines().count(), 3);
    ennea(&["sample", "-n", "1"], "").says_also("note: --seed ").exits(0);
    ennea(&["sample", "--shape", "4x4"], "").says_also("grids of 4x4 are not numbered").exits(2);
}

#[test]
fn samples_of_the_solutions_of_a_puzzle() {
    let clues = format!("123456789{}", ".".repeat(72));
    let drawn = ennea(&["sample", "-n", "20", "--seed", "5", "--completing", &clues], "").exits(0);
    assert!(drawn.stdout.lines().all(|line| line.starts_with("123456789")), "{}", drawn.stdout);
    ennea(&["rank"], &drawn.stdout).exits(0);
    ennea(&["sample", "--seed", "5", "--completing", "123...4........."], "")
        .prints("")
        .says_also("there is no solution")
        .exits(1);
    ennea(&["sample", "--seed", "5", "--completing", "123"], "").exits(2);
}
