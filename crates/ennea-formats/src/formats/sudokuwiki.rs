//! `sudokuwiki`: links for the solver of sudokuwiki.org, or what stands in them after `bd=`.
//!
//! * 81 digits, 0 for an empty cell: clues.
//! * `S9B` and 162 signs, two for each cell, in base 36: 1 to 9 is a clue, 10 to 18 a placed digit;
//!   above that it is 18 and the sum of 2^(d-1) over the candidates d.
//! * 162 signs, two for each cell, in base 32: twice the sum of 2^(d-1), and 1 more for a clue.
//!   What 1 more means for several candidates is not said.
//!
//! `S6B` is the same for 2x3.  Other letters than `S` are variants: `X` has diagonals, `W` windows, `C`
//! disjoint groups; all others (`J`, jigsaws, and cages) are rules that are not known, and have three
//! signs a cell or more, of which nothing can be read.  The pages of variants have names of their own,
//! so of a variant only the code is written, which every page reads.  A grid in
//! which every open cell has all digits says nothing about candidates.  Source: [SudokuWiki] for
//! base 32; base 36 as the site's own examples have it.  Written: digits if that says all, else
//! `S9B`.

use super::page::leave_out_keys;
use crate::candidates::single;
use crate::cells::{Context, bits_of, read_run, run_of, set_of_bits};
use crate::entry::Entry;
use crate::error::{Line, ReadError};
use crate::rules::is_only;
use ennea_base::rules::{NamedRule, Rules};
use ennea_base::{Cell, Digit, DigitSet, Filling, Puzzle, Shape};
use ennea_words::{gaps, saying};

pub(crate) fn read(line: Line<'_>, context: Context) -> Result<Entry, ReadError> {
    let word = line.text.split_whitespace().next().unwrap_or_default();
    let bd = word.split_once("bd=").map_or(word, |(_, bd)| bd);
    let bd = bd.split(['&', '#', '"', ')']).next().unwrap_or_default();
    if bd.contains('/') || bd.is_empty() {
        return Err(line.wrong("misread-link", gaps!(key = "bd")));
    }
    let mut entry = read_board(line, bd, context)?;
    leave_out_keys(&mut entry, word, |key, _| key == "bd");
    let page = word.split('?').next().unwrap_or_default().rsplit('/').next().unwrap_or_default();
    let name = page.to_lowercase();
    let is_variant = word.contains('?') && !["", "sudoku", "sudoku.htm"].contains(&&*name);
    if is_variant && entry.puzzle().rules().is_plain() {
        entry.note(saying!("read-page-of-variant", page));
    }
    Ok(entry)
}

/// The letters of variants with the same signs.
const LETTERS: [(char, NamedRule); 3] =
    [('X', NamedRule::X), ('W', NamedRule::Windoku), ('C', NamedRule::Disjoint)];

/// The only rule, if it has a letter.
fn letter(rules: &Rules) -> Option<char> {
    let known = |(_, rule): &&(char, NamedRule)| {
        let mut named = rules.named().iter();
        named.next() == Some(*rule) && named.next().is_none()
    };
    let found = LETTERS.iter().find(known).map(|(letter, _)| *letter);
    found.filter(|_| is_only(rules, &LETTERS.map(|(_, rule)| rule), false))
}

/// Tests whether there is a letter for these rules.
pub(crate) fn holds(rules: &Rules) -> bool {
    letter(rules).is_some()
}

fn read_board(line: Line<'_>, bd: &str, context: Context) -> Result<Entry, ReadError> {
    let head = bd.get(..3).unwrap_or_default();
    let shape = match head {
        "S6B" => Shape::new(2, 3).expect("2x3 is a shape"),
        _ => Shape::CLASSIC,
    };
    let is_packed =
        head.ends_with(['B', 'C']) && head.starts_with(|c: char| c.is_ascii_uppercase());
    let rule = LETTERS.iter().find(|(letter, _)| head.starts_with(*letter)).map(|(_, rule)| rule);
    if is_packed && !matches!(head, "S9B" | "S6B") && !(rule.is_some() && head.ends_with("9B")) {
        return Err(line.wrong("misread-wiki-code", gaps!(found = head)).at(line, bd));
    }
    let (body, radix) = match (is_packed, bd.len()) {
        (true, _) => (&bd[3..], 36),
        (false, 162) => (bd, 32),
        (false, _) => {
            return Ok(Entry::new(read_run(line, bd, context)?).at_line(line.number));
        }
    };
    if body.len() != 2 * shape.cells() || !body.is_ascii() {
        let gaps = gaps!(found = body.len(), expected = 2 * shape.cells());
        return Err(line.wrong("misread-wiki-signs", gaps).at(line, bd));
    }
    let (mut clues, mut placed) = (Filling::empty(shape), Filling::empty(shape));
    let mut sets = vec![DigitSet::EMPTY; shape.cells()];
    let side = shape.side() as u64;
    for index in 0..shape.cells() {
        let piece = &body[2 * index..2 * index + 2];
        let bad = || {
            let gaps = gaps!(found = piece, cell = index + 1);
            line.wrong("misread-wiki-cell", gaps).at(line, piece)
        };
        let value = u64::from_str_radix(piece, radix).map_err(|_| bad())?;
        let digit = |number: u64| Digit::new(number as usize);
        let cell = Cell::new(index);
        if radix == 32 {
            let set = set_of_bits(value >> 1, shape.side()).ok_or_else(bad)?;
            match single(set).filter(|_| value & 1 == 1) {
                Some(digit) => clues.set(cell, Some(digit)),
                None => sets[index] = set,
            }
        } else if value == 0 {
        } else if value <= side {
            clues.set(cell, digit(value));
        } else if value <= 2 * side {
            placed.set(cell, digit(value - side));
        } else {
            sets[index] = set_of_bits(value - 18, shape.side()).ok_or_else(bad)?;
        }
    }
    if radix == 32 {
        // A single digit that no peer has is a placed one: a naked single looks like it.
        for cell in shape.all_cells() {
            let alone =
                |digit: &Digit| shape.peers(cell).all(|peer| !sets[peer.index()].contains(*digit));
            placed.set(cell, single(sets[cell.index()]).filter(alone));
        }
    }
    let mut puzzle = Puzzle::from(clues).with_placed(placed);
    let says_nothing = |set: &DigitSet| set.is_empty() || *set == DigitSet::full(shape.side());
    if !sets.iter().all(says_nothing) {
        let mark = |set: DigitSet| Some(set).filter(|set| !says_nothing(set));
        puzzle = puzzle.with_marks(sets.into_iter().map(mark).collect());
    }
    let mut entry = Entry::new(puzzle).at_line(line.number);
    if let Some(rule) = rule.filter(|_| is_packed) {
        entry.take_rules(Rules::parse(rule.name(), shape)).expect("it fits 3x3");
    }
    Ok(entry)
}

pub(crate) fn write(entry: &Entry) -> String {
    const LINK: &str = "https://www.sudokuwiki.org/sudoku.htm?bd=";
    let puzzle = entry.puzzle();
    let letter = letter(puzzle.rules());
    if letter.is_none() && puzzle.candidates().is_none() && !puzzle.is_begun() {
        return format!("{LINK}{}\n", run_of(puzzle.clues(), Default::default(), "0"));
    }
    let side = entry.shape().side();
    let value = |cell: Cell| {
        let set = puzzle.allowed(cell);
        let set = if set.is_empty() { DigitSet::full(side) } else { set };
        match (puzzle.clue(cell), puzzle.digit(cell)) {
            (Some(digit), _) => digit.number() as u64,
            (None, Some(digit)) => (digit.number() + side) as u64,
            (None, None) => 18 + bits_of(set),
        }
    };
    let sign = |value: u64| char::from_digit(value as u32, 36).expect("below 36");
    let two = |cell| {
        let value = value(cell);
        [sign(value / 36), sign(value % 36)].into_iter().collect::<String>()
    };
    let packed: String = entry.shape().all_cells().map(two).collect();
    match letter {
        None => format!("{LINK}S9B{packed}\n"),
        Some(letter) => format!("{letter}9B{packed}\n"),
    }
}
