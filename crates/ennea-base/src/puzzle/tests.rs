//! Puzzles are in normal form, and told apart; contradictions are found where there is no solution.

use super::*;

fn set(digits: &str) -> DigitSet {
    digits.chars().filter_map(Digit::from_symbol).collect()
}

/// Goal: equal puzzles are equal values, whatever was said of them.  Method: candidates that strike out
/// nothing, or what clues rule out anyway; placed digits and marks where clues stand.
#[test]
fn puzzles_are_in_normal_form() {
    let plain: Puzzle = "1..4....23......".parse().expect("a puzzle");
    let all = vec![set("1234"); 16];
    assert_eq!(plain.clone().with_candidates(all.clone()), plain);
    assert_eq!(plain.clone().with_placed(plain.clues().clone()), plain);
    assert_eq!(plain.clone().with_marks(vec![None; 16]), plain);
    assert_eq!(plain.clone().with_rules(Rules::plain(plain.shape())), plain);
    let mut struck = all.clone();
    struck[2] = set("3");
    let sukaku = plain.clone().with_candidates(struck.clone());
    struck[0] = set("");
    struck[5] = set("124");
    assert_eq!(sukaku, plain.clone().with_candidates(struck));
    let sets = [set("1"), set("2"), set("3"), set("4")];
    assert_eq!(sukaku.candidates().expect("some")[..4], sets);
    assert_ne!(sukaku.fingerprint(), plain.fingerprint());
    let mut marks = vec![None; 16];
    (marks[0], marks[2]) = (Some(set("2")), Some(set("")));
    let marked = sukaku.clone().with_marks(marks);
    assert_eq!(marked.marks().expect("some")[..3], [None, None, Some(set(""))]);
    assert_eq!(marked.allowed(Cell::new(2)), DigitSet::EMPTY);
    assert_eq!((marked.given(), marked.given().is_begun()), (sukaku, false));
    let digits: Filling = ".2..............".parse().expect("a filling");
    let given = marked.with_placed(digits).as_given();
    let (clues, sets) = (given.clues().to_string(), given.candidates().expect("one is gone"));
    assert_eq!(
        (clues.as_str(), sets[2], given.is_begun()),
        ("12.4....23......", DigitSet::EMPTY, false)
    );
}

/// Goal: no two different puzzles of a kind have one fingerprint.
#[test]
fn fingerprints_tell_puzzles_apart() {
    let plain: Puzzle = "1..4....23......".parse().expect("a puzzle");
    let digits: Filling = "12..............".parse().expect("a filling");
    let rules = Rules::parse("x", plain.shape()).expect("rules");
    let mut marks = vec![None; 16];
    marks[2] = Some(set("2"));
    let mut sets = vec![set("1234"); 16];
    sets[2] = set("2");
    let all = [
        plain.clone(),
        plain.clone().with_rules(&rules),
        plain.clone().with_placed(digits),
        plain.clone().with_marks(marks),
        plain.with_candidates(sets),
    ];
    let mut prints: Vec<u64> = all.iter().map(Puzzle::fingerprint).collect();
    prints.sort_unstable();
    prints.dedup();
    assert_eq!(prints.len(), all.len());
}
