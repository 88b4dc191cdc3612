//! The rules that a document tells: each sentence once, with the numbers of its puzzles where it does not
//! hold for all.

use crate::book::Entry;
use crate::words;
use ennea_base::Shape;
use ennea_base::rules::HouseKind;
use ennea_words::{Language, say};

/// Instructions for puzzles with their numbers: first what lines, boxes and regions hold, then a
/// sentence for each further rule.  Cost: linear in the puzzles.
pub(crate) fn rules(language: Language, puzzles: &[(usize, &Entry)]) -> Vec<String> {
    let mut frames: Vec<(HouseKind, Vec<Shape>, Vec<usize>)> = Vec::new();
    let mut further: Vec<(String, Vec<usize>)> = Vec::new();
    for &(number, entry) in puzzles {
        let rules = entry.puzzle.rules();
        let (kind, shape) = (words::frame(rules), rules.shape());
        match frames.iter_mut().find(|(of, ..)| *of == kind) {
            Some((_, shapes, numbers)) => {
                shapes.extend((!shapes.contains(&shape)).then_some(shape));
                numbers.push(number);
            }
            None => frames.push((kind, vec![shape], vec![number])),
        }
        if rules.is_plain() {
            continue;
        }
        for sentence in words::further(language, rules) {
            match further.iter_mut().find(|(of, _)| *of == sentence) {
                Some((_, numbers)) => numbers.push(number),
                None => further.push((sentence, vec![number])),
            }
        }
    }
    let frames = frames
        .into_iter()
        .map(|(kind, shapes, numbers)| (words::fill_in(language, &shapes, kind), numbers));
    let told = |(sentence, numbers): (String, Vec<usize>)| match numbers.len() == puzzles.len() {
        true => sentence,
        false => {
            let (count, numbers) = (numbers.len(), in_runs(&numbers));
            say!(language, "rules-of-puzzles", count, numbers, sentence)
        }
    };
    frames.chain(further).map(told).collect()
}

/// Increasing numbers as people write them: `1–3, 7`.
fn in_runs(numbers: &[usize]) -> String {
    let runs = numbers.chunk_by(|a, b| a + 1 == *b).map(|run| match run {
        [one] => one.to_string(),
        [first, second] => format!("{first}, {second}"),
        [first, .., last] => format!("{first}–{last}"),
        [] => String::new(),
    });
    runs.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::Answer;
    use ennea_base::Puzzle;
    use ennea_base::rules::Rules;

    /// Goal: each puzzle's rules are told, and none of another's.  Method: X puzzles after a plain one,
    /// then a Latin square, as sentences written by hand.
    #[test]
    fn rules_are_told_with_the_numbers_of_their_puzzles() {
        let shape = Shape::new(2, 2).unwrap();
        let entry = |rules: &str| {
            let rules = Rules::parse(rules, shape).unwrap();
            Entry::new(Puzzle::empty(shape).with_rules(&rules), Answer::Several)
        };
        let [plain, x, latin] = ["none", "x", "latin"].map(entry);
        let told = |all: &[&Entry]| {
            let numbered: Vec<_> = (4..).zip(all.iter().copied()).collect();
            rules(Language::ENGLISH, &numbered)
        };
        let fill = "Fill in the empty cells so that every row, every column and every box with a thick \
                    frame holds the digits 1 to 4, each exactly once.";
        let diagonals = "Both grey diagonals hold each digit once as well.";
        assert_eq!(told(&[&plain, &plain]), [fill]);
        assert_eq!(told(&[&x, &x]), [fill, diagonals]);
        assert_eq!(told(&[&plain, &x]), [fill.to_owned(), format!("Puzzle 5: {diagonals}")]);
        let all = told(&[&x, &x, &x, &latin, &x]);
        assert_eq!(all[0], format!("Puzzles 4–6, 8: {fill}"));
        assert!(all[1].starts_with("Puzzle 7: Fill in") && !all[1].contains("box"), "{}", all[1]);
        assert_eq!(all[2..], [format!("Puzzles 4–6, 8: {diagonals}")]);
    }
}
