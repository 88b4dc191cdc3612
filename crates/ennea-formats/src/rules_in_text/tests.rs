//! Texts that speak of rules, and those that do not.

use super::*;

#[test]
fn variants_are_named_in_passing() {
    for plain in ["", "Easter Monster", "hard", "x, \"y\"; z", "very hard, 17 clues", "7.1"] {
        assert!(!names_a_variant(plain), "{plain}");
    }
    for other in
        ["anti-knight", "x", "X+knight", "A Killer!", "non-consecutive", "Kings", "Rules: x"]
    {
        assert!(names_a_variant(other), "{other}");
    }
}

#[test]
fn plain_rules_are_told_from_others() {
    for plain in [
        "",
        "Normal sudoku rules apply.",
        "Place the digits 1-9 in every row, column and 3x3 box.",
        "Fill the grid so that each row, each column and each box contains all digits from 1 to 9.",
    ] {
        assert!(!speaks_of_rules(plain), "{plain}");
    }
    for other in [
        "Normal sudoku rules apply. Cells a knight's move apart differ.",
        "Antiknight",
        "Digits along an arrow sum to the digit in the circle.",
    ] {
        assert!(speaks_of_rules(other), "{other}");
    }
}
