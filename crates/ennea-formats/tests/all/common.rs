//! Puzzles for the tests of the formats, random ones of all kinds, and how texts are read there.

use ennea::random::SplitMix64;
use ennea::rules::Rules;
use ennea::{Digit, DigitSet, Filling, Grid, Puzzle, Shape};
use ennea_formats::{Entry, Fact, Options, ReadError, Reader};
use ennea_words::Language;
use proptest::test_runner::{Config, RngSeed};

/// The language in which notes are compared.
pub(crate) const EN: Language = Language::ENGLISH;

/// Cases that are the same each time; more of them with `ENNEA_SLOW`.
pub(crate) fn frozen() -> Config {
    let cases = if std::env::var_os("ENNEA_SLOW").is_some() { 30_000 } else { 300 };
    let (rng_seed, failure_persistence) = (RngSeed::Fixed(1), None);
    Config { cases, rng_seed, failure_persistence, ..Config::default() }
}

/// Rules of 9x9: each with a name, some together, regions, listed houses and pairs, with names and without.
pub(crate) const RULES: [&str; 22] = [
    "plain",
    "x",
    "diagonal",
    "windoku",
    "disjoint",
    "centre-dot",
    "asterisk",
    "girandola",
    "hypercube",
    "knight",
    "king",
    "non-consecutive",
    "non-consecutive-round",
    "latin",
    "x+knight",
    "knight+king+non-consecutive",
    "x+windoku+knight+king",
    JIGSAW,
    "regions\naaabbbccc\naaabbbccc\naadbbbccc\nadddeeeff\ndddeeefff\nddeeeffff\nggghhhiii\nggghhhiii\nggghhhiii\nx+knight",
    "house extra house 1: r1c9 r2c8 r3c7 r4c6 r5c5 r6c4 r7c3 r8c2 r9c1",
    "house the ring: r1c1 r2c2 r3c3 r4c4 r5c6 r6c5 r7c7 r8c8 r9c9\ndiffer the pair: r1c1 r9c9",
    "differ three: r1c2 r5c5 r9c8",
];

/// A jigsaw of 9x9.
pub(crate) const JIGSAW: &str =
    "aaabbbcccaaabbbcccaadbbbcccadddeeeffdddeeefffddeeeffffggghhhiiiggghhhiiiggghhhiii";

/// The shapes of the tests.
pub(crate) const SHAPES: [&str; 12] =
    ["2x2", "1x4", "2x3", "3x2", "2x4", "3x3", "3x3", "3x3", "1x9", "3x4", "4x4", "5x5"];

/// A grid of a shape with its digits exchanged.
pub(crate) fn grid(shape: Shape, random: &mut SplitMix64) -> Filling {
    let mut names: Vec<usize> = (0..shape.side()).collect();
    for k in (1..names.len()).rev() {
        names.swap(k, random.below(k + 1));
    }
    let grid = Grid::cyclic(shape);
    let digits = grid.digits().iter().map(|digit| Some(Digit::from_index(names[digit.index()])));
    Filling::new(shape, digits).expect("digits of the shape")
}

/// The digits of a filling in about one of `share` cells.
pub(crate) fn some(filling: &Filling, share: usize, random: &mut SplitMix64) -> Filling {
    let digits = filling.clues().iter().map(|digit| digit.filter(|_| random.below(share) == 0));
    Filling::new(filling.shape(), digits).expect("digits of the shape")
}

/// A puzzle of clues alone, with at least one.
pub(crate) fn clues(shape: Shape, random: &mut SplitMix64) -> Filling {
    let all = grid(shape, random);
    let mut clues = some(&all, 3, random);
    let one = ennea::Cell::new(random.below(shape.cells()));
    clues.set(one, all.clue(one));
    clues
}

/// Digits of a cell: none, one, some or all.
fn set(side: usize, random: &mut SplitMix64) -> DigitSet {
    match random.below(8) {
        0 => DigitSet::EMPTY,
        1 => [Digit::from_index(random.below(side))].into_iter().collect(),
        2 => DigitSet::full(side),
        _ => Digit::all(side).filter(|_| random.below(2) == 0).collect(),
    }
}

/// An entry with some of everything, each part there or not.
pub(crate) fn entry(seed: u64) -> Entry {
    let random = &mut SplitMix64::new(seed);
    let shape: Shape = SHAPES[random.below(SHAPES.len())].parse().expect("a shape");
    let all = grid(shape, random);
    let clues = match random.below(8) {
        0 => Filling::empty(shape),
        1 => all.clone(),
        _ => some(&all, 3, random),
    };
    let mut puzzle = Puzzle::from(clues);
    if shape == Shape::CLASSIC && random.below(2) == 0 {
        let rules = RULES[random.below(RULES.len())];
        let rules = Rules::parse(rules, shape).unwrap_or_else(|why| panic!("{rules}: {why}"));
        puzzle = puzzle.with_rules(&rules);
    } else if shape.has_boxes() && random.below(4) == 0 {
        puzzle = puzzle.with_rules(&Rules::parse("x+king", shape).expect("rules of every shape"));
    }
    let (cells, side) = (shape.cells(), shape.side());
    if random.below(3) == 0 {
        puzzle = puzzle.with_candidates((0..cells).map(|_| set(side, random)).collect());
    }
    if random.below(2) == 0 {
        puzzle = puzzle.with_placed(some(&all, 4, random));
    }
    if random.below(2) == 0 {
        let share = 1 + random.below(3);
        let mark = |random: &mut SplitMix64| (random.below(share) == 0).then(|| set(side, random));
        puzzle = puzzle.with_marks((0..cells).map(|_| mark(random)).collect());
    }
    let mut entry = Entry::new(puzzle);
    if random.below(3) == 0 {
        entry.set_solution(all);
    }
    const TEXTS: [&str; 8] =
        ["A title", "7.1/1.2/1.2", "x, \"y\"; z", "<&>", "é #1", "12.4", "{\"a\":1}", "[Puzzle]"];
    for fact in Fact::ALL {
        if random.below(4) == 0 {
            entry.set_fact(fact, TEXTS[random.below(TEXTS.len())]);
        }
    }
    entry
}

/// All entries of a text.
pub(crate) fn all(text: &str, options: Options) -> Vec<Result<Entry, ReadError>> {
    Reader::of_text(text, options).collect()
}

/// All entries of bytes that come in pieces of some lengths, which begin again at the end.
pub(crate) fn in_pieces(
    bytes: &[u8],
    lengths: &[usize],
    options: Options,
) -> Vec<Result<Entry, ReadError>> {
    let mut reader = Reader::new(options);
    let (mut found, mut rest) = (Vec::new(), bytes);
    for length in lengths.iter().cycle() {
        let (piece, after) = rest.split_at((*length).clamp(1, rest.len().max(1)).min(rest.len()));
        reader.push(piece);
        found.extend(&mut reader);
        rest = after;
        if rest.is_empty() {
            break;
        }
    }
    reader.end();
    found.extend(&mut reader);
    found
}

/// A puzzle, and its solution.
pub(crate) const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
pub(crate) const SOLUTION: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// The first puzzle of a text.
pub(crate) fn entry_alone(text: &str) -> Entry {
    Reader::first(text, Options::default()).unwrap_or_else(|why| panic!("{why}\n{text}"))
}

/// The puzzles of a text, whose shape is told if it cannot be seen.
pub(crate) fn puzzles(text: &str) -> Vec<Puzzle> {
    let read =
        |entry: Result<Entry, ReadError>| entry.unwrap_or_else(|why| panic!("{why}\n{text}"));
    all(text, Options::default()).into_iter().map(read).map(Entry::into_puzzle).collect()
}

/// The first error of a text.
pub(crate) fn wrong(text: &str) -> ReadError {
    let read = all(text, Options::default()).into_iter().find_map(Result::err);
    read.unwrap_or_else(|| panic!("no error in {text}"))
}
