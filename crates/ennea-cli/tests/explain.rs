//! `ennea explain`, `ennea hint`.

mod tool;

use serde_json::Value;
use tool::{ennea, write_file};

const EASY: &str = "1..4....23......";
const WING: &str =
    "......1.9.7.3.......9...76...49.53......4.5....6.....8.1...3...46.8..9.3..32.7...";

#[test]
fn easy_puzzles_are_told_shortly() {
    ennea(&["explain", EASY], "").says("").exits(0).prints(
        "1 . | . 4\n. . | . .\n----+----\n2 3 | . .\n. . | . .\n\n\
         1-12. Singles: r4c2=1 r4c1=4 r2c1=3 r1c3=3 r1c2=2 r2c2=4 r4c4=3 r4c3=2 r2c4=2\n    \
         r2c3=1 r3c3=4 r3c4=1.\n\n\
         1 2 | 3 4\n3 4 | 1 2\n----+----\n2 3 | 4 1\n4 1 | 2 3\n\n    \
         8  Full House\n    4  Hidden Single in a box\n\
         12 steps. The hardest is: Hidden Single in a box.\n\n",
    );
}

#[test]
fn harder_ones_step_by_step() {
    let words = ennea(&["explain", "--all", "--pictures", WING], "").exits(0).stdout;
    assert!(words.lines().all(|line| line.chars().count() <= 80), "{words}");
    assert!(words.contains(" XY-Wing. r") && words.contains("\n58. "), "{words}");
    assert!(words.contains("'\n"), "{words}");
    let forum = ennea(&["explain", "--notation", "forum", WING], "").exits(0).stdout;
    assert!(forum.contains(" => -"), "{forum}");
    let both = ennea(&["explain", "--threads", "2"], &format!("{EASY}\n{WING}\n")).exits(0).stdout;
    assert!(both.starts_with(&ennea(&["explain", EASY], "").stdout), "{both}");
}

/// Goal: a program can follow the steps.  Method: the placements of all steps make the solution.
#[test]
fn steps_in_json() {
    let text = ennea(&["explain", "--json", WING], "").exits(0).stdout;
    let object: Value = serde_json::from_str(&text).expect("an object");
    assert_eq!(object["answer"], "unique");
    let mut digits: Vec<char> = WING.chars().collect();
    for (k, step) in object["steps"].as_array().expect("steps").iter().enumerate() {
        assert_eq!(step["number"], k + 1);
        assert!(step["proof"]["facts"].is_array() || step["proof"]["argument"].is_object());
        for placed in step["placements"].as_array().expect("placements") {
            let sign: Vec<char> = placed.as_str().expect("a text").chars().collect();
            let number = |k: usize| sign[k].to_digit(10).expect("a digit") as usize;
            digits[9 * (number(1) - 1) + number(3) - 1] = sign[5];
        }
    }
    assert_eq!(object["solution"], digits.iter().collect::<String>());
    let total: u64 = object["techniques"]
        .as_object()
        .expect("counts")
        .values()
        .map(|n| n.as_u64().expect("a count"))
        .sum();
    assert_eq!(total, object["steps"].as_array().expect("steps").len() as u64);
}

#[test]
fn hints_say_as_much_as_is_wanted() {
    ennea(&["hint", "--level", "1", EASY], "").prints("Look at box 3.\n").exits(0);
    ennea(&["hint", "--level", "2", EASY], "")
        .prints("Look at box 3. Hidden Single in a box: The only place of a digit in a box.\n")
        .exits(0);
    ennea(&["hint", EASY], "")
        .prints(
            "Hidden Single in a box. In box 3 the only place for 1 is r4c2: the 1 at r1c1\n  \
             rules out the other open cells. So r4c2 is 1.\n",
        )
        .exits(0);
    ennea(&["hint", "--level", "5", EASY], "").exits(2);
    ennea(&["hint", "1234341221434321"], "")
        .prints("All cells are filled, and rightly.\n")
        .exits(0);
}

#[test]
fn what_cannot_be_explained_is_said() {
    let several = "several solutions: r3c1 is 2 in one and 4 in another\n";
    ennea(&["hint", "1..............."], "").prints(several).exits(1);
    let none = "no solution: row 1 holds the digit 1 twice, at r1c1 and r1c2\n";
    ennea(&["explain", "11.............."], "").prints(none).exits(1);
    let json = ennea(&["explain", "--json", "1..............."], "").exits(1).stdout;
    assert!(json.contains("\"answer\":\"multiple\""), "{json}");
}

#[test]
fn half_solved_puzzles_go_on_from_where_they_are() {
    let placed = "1+2.4....23......";
    ennea(&["hint", "--notation", "forum", placed], "")
        .prints("Full House: r1 => r1c3=3\n")
        .exits(0);
    ennea(&["hint", "1+3.4....23......"], "")
        .prints("mistake: r1c2 is not 3 in the solution; take it back\n")
        .exits(1);
    ennea(&["hint", "1+2.4....23......:313"], "")
        .prints("mistake: 3 has been struck out at r1c3, wrongly; put it back\n")
        .exits(1);
    ennea(&["hint", "1+2.4....23......:31"], "")
        .prints("")
        .says(
            "error: found '31' among what has been struck out; expected a digit, a row and a column \
             of a 2x2 grid, such as 436 for 4 at r3c6\n  hint: paste the candidates of all cells, \
             or the cells in one line with + before placed digits\n",
        )
        .exits(2);
    // What a picture shows can be pasted back, from a file or a pipe.
    let picture = ennea(&["hint", "--level", "1", "--pictures", WING], "").exits(0).stdout;
    let grid = picture.split("\n\n").next().expect("a picture");
    let hint = ennea(&["hint", "--level", "1", WING], "").stdout;
    ennea(&["hint", "--level", "1"], grid).prints(&hint).exits(0);
    let file = write_file("candidates.txt", grid);
    ennea(&["hint", "--level", "1", &file], "").prints(&hint).exits(0);
    // What is no state is read as puzzles, as ever.
    ennea(&["hint", "--level", "1", "-"], &format!("# two\n{EASY}\n{EASY}\n"))
        .prints("Look at box 3.\nLook at box 3.\n")
        .exits(0);
}
