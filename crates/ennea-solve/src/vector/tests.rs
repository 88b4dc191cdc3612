//! Every back end climbs the same steps: its words, its answers, its counts and its order.

use super::words::{BOXES, WORDS, Words};
use super::*;
use ennea_base::random::SplitMix64;
use proptest::prelude::*;

/// 81 numbers from a line.
fn clues(line: &str) -> [u8; 81] {
    let digits: Vec<u8> =
        line.bytes().map(|sign| if sign == b'.' { 0 } else { sign - b'0' }).collect();
    digits.try_into().expect("81 signs")
}

fn solvers() -> Vec<Solver> {
    backends().map(|backend| Solver::with(backend).unwrap()).collect()
}

/// A grid by shifting rows; every other one comes from it by relabelling and exchanges.
fn cyclic(seed: u64) -> [u8; 81] {
    let mut random = SplitMix64::new(seed);
    let digits = random.order(9);
    let mut lines = [[0, 1, 2, 3, 4, 5, 6, 7, 8]; 2];
    for line in &mut lines {
        (0..6).for_each(|_| {
            let chute = 3 * random.below(3);
            line.swap(chute + random.below(3), chute + random.below(3));
        });
    }
    let [rows, columns] = lines;
    std::array::from_fn(|cell| {
        let (row, column) = (rows[cell / 9], columns[cell % 9]);
        digits[(3 * (row % 3) + row / 3 + column) % 9] as u8 + 1
    })
}

const PROPER: &str =
    "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........";

#[test]
fn known_cases() {
    let cases = [
        (PROPER, 1),
        // Two fives in a row, in a column, in a box.
        ("5..5.............................................................................", 0),
        ("5..........................5.....................................................", 0),
        ("5.........5......................................................................", 0),
        // The same in one minirow, which no step sees.
        ("11...............................................................................", 0),
        ("1.1..............................................................................", 0),
        ("1........1.......................................................................", 0),
        // No digit left for a cell; no cell left for a digit in a box.
        ("12345678.........9...............................................................", 0),
        ("............1.......1.......1.1...........1......................................", 0),
    ];
    for mut solver in solvers() {
        for (line, expected) in cases {
            assert_eq!(solver.count(&clues(line), 2), expected, "{line} {solver:?}");
            assert_eq!(solver.solutions(&clues(line)).take(2).count() as u64, expected, "{line}");
        }
        assert_eq!(solver.count(&[0; 81], 100_000), 100_000);
        assert_eq!(solver.count(&clues(PROPER), 0), 0);
    }
}

#[test]
fn the_first_solutions_of_the_empty_puzzle_are_the_least_ones() {
    let least = naive_solutions(&[0; 81], 500);
    for mut solver in solvers() {
        assert!(solver.solutions(&[0; 81]).take(500).eq(least.iter().copied()));
    }
}

#[test]
fn back_ends_walk_the_same_tree() {
    for seed in 0..300 {
        let grid = cyclic(seed);
        let puzzle =
            std::array::from_fn(|cell| if (cell as u64 * seed) % 7 < 2 { grid[cell] } else { 0 });
        let trees: Vec<(u64, u64)> = solvers()
            .iter_mut()
            .map(|solver| (solver.count(&puzzle, 1000), solver.statistics().guesses))
            .collect();
        assert!(trees.iter().all(|tree| *tree == trees[0]), "{trees:?}");
    }
}

#[test]
fn clues_above_nine_are_refused() {
    let counted = std::panic::catch_unwind(|| Solver::new().count(&[10; 81], 2));
    let message = counted.expect_err("10 is no digit");
    let message = message.downcast_ref::<&str>().map(ToString::to_string);
    assert!(message.is_some_and(|text| text.contains("a clue is a digit")));
}

/// The first solutions in increasing order, by plain backtracking.
fn naive_solutions(clues: &[u8; 81], limit: usize) -> Vec<[u8; 81]> {
    fn fill(grid: &mut [u8; 81], from: usize, limit: usize, found: &mut Vec<[u8; 81]>) {
        let Some(cell) = (from..81).find(|&cell| grid[cell] == 0) else {
            found.push(*grid);
            return;
        };
        for digit in 1..=9 {
            if found.len() < limit && sees(grid, cell).all(|seen| seen != digit) {
                grid[cell] = digit;
                fill(grid, cell + 1, limit, found);
                grid[cell] = 0;
            }
        }
    }
    /// The digits in the row, column and box of a cell, its own left out.
    fn sees(grid: &[u8; 81], cell: usize) -> impl Iterator<Item = u8> {
        let (row, column) = (cell / 9, cell % 9);
        let related = move |other: usize| {
            let (r, c) = (other / 9, other % 9);
            other != cell && (r == row || c == column || (r / 3, c / 3) == (row / 3, column / 3))
        };
        (0..81).filter(move |&other| related(other)).map(|other| grid[other])
    }
    let mut found = Vec::new();
    let good = |cell: usize| clues[cell] == 0 || sees(clues, cell).all(|seen| seen != clues[cell]);
    if (0..81).all(good) {
        fill(&mut clues.clone(), 0, limit, &mut found);
    }
    found
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// Random parts of a grid, with a clue changed now and then, against the plain backtracker.
    #[test]
    fn solutions_are_those_of_the_naive_solver(
        seed in any::<u64>(),
        kept in proptest::collection::vec(0..10_u8, 81),
        share in 4..8_u8,
        wrong in proptest::option::weighted(0.2, (0..81_usize, 0..=9_u8)),
    ) {
        let grid = cyclic(seed);
        let mut puzzle: [u8; 81] =
            std::array::from_fn(|cell| if kept[cell] < share { grid[cell] } else { 0 });
        if let Some((cell, digit)) = wrong {
            puzzle[cell] = digit;
        }
        let expected = naive_solutions(&puzzle, 200);
        for mut solver in solvers() {
            let mut first = [0; 81];
            let found: Vec<[u8; 81]> = solver.solutions(&puzzle).take(200).collect();
            prop_assert_eq!(&found, &expected);
            prop_assert_eq!(solver.solve(&puzzle, 200, &mut first), expected.len() as u64);
            prop_assert!(expected.is_empty() || expected.len() == 200 || expected.contains(&first));
            for limit in [0, 1, 2, 50] {
                prop_assert_eq!(solver.count(&puzzle, limit), limit.min(expected.len() as u64));
            }
        }
    }

    /// Each operation against its meaning, word by word.
    #[test]
    fn words_mean_the_same_everywhere(
        a in proptest::collection::vec(0..512_u16, 9),
        b in proptest::collection::vec(prop_oneof![Just(0), 0..512_u16], 9),
    ) {
        check_words::<portable::Bands>((), &a, &b);
        #[cfg(target_arch = "aarch64")]
        if let Some(neon) = aarch64::Neon::find() {
            check_words::<aarch64::Halves>(neon, &a, &b);
        }
        #[cfg(target_arch = "x86_64")]
        {
            if let Some(avx2) = x86_64::Avx2::find() {
                check_words::<x86_64::Ymm>(avx2, &a, &b);
            }
            if let Some(avx512) = x86_64::Avx512::find() {
                check_words::<x86_64::Zmm>(avx512, &a, &b);
            }
        }
    }
}

fn check_words<W: Words>(proof: W::Proof, a: &[u16], b: &[u16]) {
    let place =
        |boxes: &dyn Fn(usize) -> u16| -> [u16; WORDS] {
            std::array::from_fn(|word| {
                if BOXES >> word & 1 == 1 { boxes(word / 4 * 3 + word % 4) } else { 0 }
            })
        };
    let load = |boxes: &[u16]| W::load(proof, &place(&|i| boxes[i]));
    let (x, y) = (load(a), load(b));
    let is = |name: &str, found: W, expected: &dyn Fn(usize) -> u16| {
        assert_eq!(found.store(), place(expected), "{name} of {a:?} and {b:?}");
    };
    let at = |band: usize, stack: usize| a[band % 3 * 3 + stack % 3];
    is("and", x.and(y), &|i| a[i] & b[i]);
    is("or", x.or(y), &|i| a[i] | b[i]);
    is("xor", x.xor(y), &|i| a[i] ^ b[i]);
    is("without", x.without(y), &|i| a[i] & !b[i]);
    is("add", x.add(y), &|i| a[i] + b[i]);
    is("count", x.count(), &|i| a[i].count_ones() as u16);
    is("next stack", x.next_stack(), &|i| at(i / 3, i % 3 + 1));
    is("last stack", x.last_stack(), &|i| at(i / 3, i % 3 + 2));
    is("next band", x.next_band(), &|i| at(i / 3 + 1, i % 3));
    is("last band", x.last_band(), &|i| at(i / 3 + 2, i % 3));
    is("where zero", x.where_zero(y), &|i| if b[i] == 0 { a[i] } else { 0 });
    is(
        "narrowed",
        x.narrowed_where(load(&a[..9].iter().rev().copied().collect::<Vec<_>>()), y),
        &|i| {
            if b[i] == 0 { a[i] } else { a[i] & a[8 - i] }
        },
    );
    is("where nonzero", x.where_nonzero(y), &|i| if b[i] == 0 { 0 } else { a[i] });
    is("sub", x.or(y).sub(y), &|i| (a[i] | b[i]) - b[i]);
    is("narrowed to three", x.narrowed_to_three(y), &|i| {
        if b[i].count_ones() < 3 { a[i] } else { a[i] & b[i] }
    });
    let bits = |words: [u16; WORDS]| -> u32 {
        (0..WORDS).map(|word| u32::from(words[word] != 0) << word).sum()
    };
    assert_eq!(y.nonzero_words() & 0xFFFF, bits(place(&|i| b[i])));
    let first_pair = (0..9).find(|&i| a[i].count_ones() == 2).map(|i| i / 3 * 4 + i % 3);
    assert_eq!(x.first_pair(), first_pair, "of {a:?}");
    let ones = load(&[1; 9]);
    assert_eq!((ones.nonzero_parts(), load(&[0; 9]).nonzero_parts()), (W::PARTS, 0));
    assert_eq!(y.nonzero_parts() & 1, u32::from(b[..9].iter().any(|&word| word != 0)));
    let high = W::load(proof, &place(&|i| if b[i] == 0 { 1 } else { 0x8001 }));
    is("without high", x.without_high(high), &|i| if b[i] == 0 { a[i] } else { 0 });
}

/// Two vectors as the parts of one.
#[derive(Clone, Copy)]
struct Pair<W>(W, W);

macro_rules! pairwise {
    ($($name:ident($($other:ident),*);)*) => {
        $(fn $name(self, $($other: Self),*) -> Self {
            Self(self.0.$name($($other.0),*), self.1.$name($($other.1),*))
        })*
    };
}

impl<W: Words> Words for Pair<W> {
    type Proof = W::Proof;

    const PARTS: u32 = W::PARTS | W::PARTS << 1;

    fn load(proof: W::Proof, words: &[u16; WORDS]) -> Self {
        Self(W::load(proof, words), W::load(proof, words))
    }

    fn store(self) -> [u16; WORDS] {
        self.0.store()
    }

    pairwise! {
        and(other);
        or(other);
        xor(other);
        without(other);
        add(other);
        sub(other);
        count();
        next_stack();
        last_stack();
        next_band();
        last_band();
        where_zero(test);
        where_nonzero(test);
        narrowed_where(to, test);
        narrowed_to_three(to);
        without_high(other);
    }

    fn nonzero_parts(self) -> u32 {
        self.0.nonzero_parts() | self.1.nonzero_parts() << 1
    }

    fn nonzero_words(self) -> u32 {
        self.0.nonzero_words() | self.1.nonzero_words() << WORDS
    }

    fn first_pair(self) -> Option<usize> {
        self.0.first_pair()
    }
}

/// Goal: what is settled side by side comes out as if it were alone.  Method: the outcomes of choices in
/// puzzles of few clues, right and wrong ones.
#[test]
fn parts_do_not_touch_each_other() {
    let mut seen = [0; 3];
    for seed in 0..400 {
        let mut grid = cyclic(seed);
        let mut random = SplitMix64::new(seed);
        let kept = 17 + random.below(12);
        for cell in random.order(81).into_iter().skip(kept) {
            grid[cell] = 0;
        }
        let mut state = State::<portable::Bands>::new((), &grid);
        while state.settle((), false, &mut 0) == Settled::Open {
            let mut outcomes = [state; 2];
            let [first, second] = &mut outcomes;
            second.branch((), first);
            let mut together = State([Pair(outcomes[0].0[0], outcomes[1].0[0]); 9]);
            for i in 0..9 {
                together.0[i] = Pair(outcomes[0].0[i], outcomes[1].0[i]);
            }
            let mut settled = [Settled::Open; 2];
            let mut alone = outcomes;
            for hasty in [true, false] {
                let mut both = together;
                alone = outcomes;
                settled = both.settle_parts((), hasty, &mut 0);
                for (part, alone) in alone.iter_mut().enumerate() {
                    assert_eq!(settled[part], alone.settle((), hasty, &mut 0), "seed {seed}");
                    seen[settled[part] as usize] += 1;
                    let words = |i: usize| [both.0[i].0, both.0[i].1][part].store();
                    let is_same = (0..9).all(|i| words(i) == alone.0[i].store());
                    assert!(is_same || settled[part] == Settled::Broken, "seed {seed}");
                }
            }
            state = alone[usize::from(settled[0] == Settled::Broken)];
        }
    }
    assert!(seen.iter().all(|&times| times > 50), "{seen:?}");
}
