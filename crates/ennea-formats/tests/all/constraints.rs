//! Constraints of Interactive-Sudoku-Solver: cells and known rules are read, others are named.

use crate::common::{PUZZLE, all, entry_alone, wrong};
use ennea::rules::Rules;
use ennea_formats::{Format, Options, Reader};

#[test]
fn cells_and_known_rules_are_read() {
    let read = entry_alone(".Diagonal~1.Diagonal~-1.AntiKnight.~R1C1_5~r2c3_1_4~R9C9_2\n");
    let puzzle = read.puzzle();
    assert_eq!(read.format(), Some(Format::Iss));
    assert_eq!((puzzle.rules().to_string(), puzzle.clue_count()), ("x+knight".to_owned(), 2));
    let cell = puzzle.shape().cell_named("r2c3").expect("a cell");
    assert_eq!(puzzle.allowed(cell).len(), 2);
    let large = entry_alone("\n   .Shape~16x16\n   .Windoku\n   .~R1Cg_16~RaC1_10\n");
    assert_eq!((large.shape().to_string(), large.puzzle().clue_count()), ("4x4".to_owned(), 2));
    assert_eq!(large.puzzle().rules().to_string(), "windoku");
}

#[test]
fn others_are_named() {
    let text =
        ".BlackDot~R3C1~R3C2.BlackDot~R2C1~R3C1.Cage~10~R1C1~R1C2.~R5C5_5\n.AntiKing.Odd~R1C1\n";
    let read = all(text, Options::default());
    let read: Vec<_> = read.into_iter().map(|entry| entry.expect("an entry")).collect();
    assert_eq!(read.len(), 2);
    assert_eq!(read[0].unknown_rules(), ["BlackDot", "Cage"]);
    assert_eq!((read[1].unknown_rules(), read[1].line()), (&["Odd".to_owned()][..], 2));
    assert!(wrong(".AntiKnight.~R1C1_x").to_string().contains("R1C1_x"));
    assert!(Reader::first(".Shape~99x99.AntiKnight", Options::default()).is_err());
    // Cells are none.
    assert_eq!(entry_alone(".ABC............").shape().cells(), 16);
}

/// Law: cells and rules as constraints are the puzzle that a line is under the same rules.
#[test]
fn constraints_are_what_a_line_is() {
    for (names, rules) in
        [("", "plain"), (".AntiKing", "king"), (".Windoku.AntiKnight", "windoku+knight")]
    {
        let cell = |at: usize| format!("~R{}C{}_{}", at / 9 + 1, at % 9 + 1, &PUZZLE[at..=at]);
        let clues = (0..81).filter(|&at| &PUZZLE[at..=at] != ".").map(cell);
        let read = entry_alone(&format!("{names}.{}\n", clues.collect::<String>()));
        let line = entry_alone(PUZZLE).into_puzzle();
        let rules = Rules::parse(rules, line.shape()).expect("rules");
        assert_eq!(read.into_puzzle(), line.with_rules(&rules), "{names}");
    }
}
