//! The completions of a filling of the fixed band, straight from the peers of cells: the oracle of the listing by boxes.
//!
//! The fillings of a box are found cell by cell, each with a bit for every digit in every cell and with what it forbids in
//! the boxes beside it.  Those with the same digits in each row stand together: the rows of two boxes say what the rows of
//! the third one are.  For each filling of the middle box of a side, those of the outer boxes that go with it are kept, and
//! of these the pairs that go together are the fillings of the side:
//!
//! ```text
//!   completions = sum over keys of  fillings of the first side with it x fillings of the second side with the rest
//!   key         = for each stack, how its columns share out the digits that the fixed band leaves them
//! ```
//!
//! For 9x9 whose sides are joined by columns alone.  Source: the definition; rows of three boxes as in `[FJ2005]`.
//! Cost: some 20 milliseconds for a filling of anti-king, five times what the boxes take.

use super::view::View;

/// A filling of a box of a side.
struct Filling {
    /// The digits of its rows, 9 bits for each.
    rows: u32,
    /// A bit for each digit in its cell.
    placed: u128,
    /// Digits in their cells that no box of each stack can have beside it, written likewise.
    forbids: [u128; 3],
    /// The number of its columns among the shares of its stack.
    share: usize,
}

/// The digits of three rows, written likewise.
const ALL_ROWS: u32 = (1 << 27) - 1;

/// The number of completions of a filling of the fixed band; the table is room to work in.
///
/// # Panics
/// If the side is not 9, or houses besides columns meet both sides.
pub(super) fn completions(view: &View, middle: &[u8], table: &mut Vec<u32>) -> u64 {
    assert!(
        view.side() == 9 && view.rows == 3 && view.crossing.is_empty(),
        "columns join the sides"
    );
    let shares: [Vec<[u32; 3]>; 3] = std::array::from_fn(|stack| shares(middle, stack));
    let side = |band: usize, found: &mut dyn FnMut(usize)| {
        let boxes: [Vec<Filling>; 3] =
            std::array::from_fn(|stack| fillings(view, middle, band, stack, &shares[stack]));
        let [lefts, inners, rights] = boxes.each_ref().map(|those| by_rows(those));
        let fits = |a: &Filling, b: &Filling, of: usize| a.forbids[of] & b.placed == 0;
        for (inner_rows, inner) in inners {
            for (left_rows, left) in lefts.iter().filter(|left| left.0 & inner_rows == 0) {
                let rows = ALL_ROWS & !(inner_rows | left_rows);
                let Ok(right) = rights.binary_search_by_key(&rows, |right| right.0) else {
                    continue;
                };
                for b in inner {
                    for a in left.iter().filter(|a| fits(b, a, 0)) {
                        for c in rights[right].1.iter().filter(|c| fits(b, c, 2) && fits(a, c, 2)) {
                            found(
                                (a.share * shares[1].len() + b.share) * shares[2].len() + c.share,
                            );
                        }
                    }
                }
            }
        }
    };
    table.clear();
    table.resize(shares.iter().map(Vec::len).product(), 0);
    let mut sum = 0;
    side(1, &mut |key| table[key] += 1);
    side(2, &mut |key| sum += u64::from(table[key]));
    sum
}

/// Fillings of equal rows together, those in front.
fn by_rows(fillings: &[Filling]) -> Vec<(u32, &[Filling])> {
    fillings.chunk_by(|a, b| a.rows == b.rows).map(|equal| (equal[0].rows, equal)).collect()
}

/// Possible digits of the columns of a stack in the first side: three of the six digits left in
/// each, all nine digits together.
fn shares(middle: &[u8], stack: usize) -> Vec<[u32; 3]> {
    let left = columns_left(middle, stack);
    let threes = |left: u32| (0..512).filter(move |set| set & !left == 0 && set.count_ones() == 3);
    let mut shares = Vec::new();
    for a in threes(left[0]) {
        for b in threes(left[1]) {
            let share = [a, b, 511 & !(a | b)];
            if a & b == 0 && share[2] & !left[2] == 0 {
                shares.push(share);
            }
        }
    }
    shares
}

/// The digits that the fixed band leaves in each column of a stack.
fn columns_left(middle: &[u8], stack: usize) -> [u32; 3] {
    std::array::from_fn(|column| {
        (0..3).fold(511, |left, row| left & !(1 << middle[row * 9 + stack * 3 + column]))
    })
}

/// The fillings of a box that go with the fixed band, cell by cell, in the order of their rows.
fn fillings(
    view: &View,
    middle: &[u8],
    band: usize,
    stack: usize,
    shares: &[[u32; 3]],
) -> Vec<Filling> {
    let places = view.places_of_box(band, stack);
    let free = places.iter().map(|&place| {
        let may = |digit: &u32| {
            let mut equal =
                middle.iter().zip(0..).filter(|&(&other, _)| u32::from(other) == *digit);
            equal.all(|(_, at): (_, u32)| view.peers[place] >> at & 1 == 0)
        };
        (0..9).filter(may).fold(0, |free, digit| free | 1 << digit)
    });
    let free: Vec<u32> = free.collect();
    // The first digit's bit in each cell of each stack that differs from this cell.
    let beside = places.iter().map(|&place| {
        std::array::from_fn(|other| {
            let others = view.places_of_box(band, other).into_iter().enumerate();
            let peers = others.filter(|&(_, beside)| view.peers[place] >> beside & 1 == 1);
            peers.fold(0_u128, |set, (cell, _)| set | 1 << (cell * 9))
        })
    });
    let beside: Vec<[u128; 3]> = beside.collect();
    let left = columns_left(middle, stack);
    let mut found = Vec::new();
    let mut digits = Vec::new();
    orders(&free, 0, &mut digits, &mut |digits| {
        let own: [u32; 3] = std::array::from_fn(|column| {
            (0..3).fold(0, |set, row| set | 1 << digits[row * 3 + column])
        });
        // What the first side has where this one has these.
        let first: [u32; 3] =
            std::array::from_fn(
                |column| if band == 1 { own[column] } else { left[column] & !own[column] },
            );
        let Ok(share) = shares.binary_search(&first) else { return };
        let cells = || digits.iter().enumerate();
        found.push(Filling {
            rows: cells().fold(0, |set, (cell, digit)| set | 1 << (cell as u32 / 3 * 9 + digit)),
            placed: cells().fold(0, |set, (cell, digit)| set | 1 << (cell as u32 * 9 + digit)),
            forbids: std::array::from_fn(|other| {
                cells().fold(0, |set, (cell, digit)| set | beside[cell][other] << digit)
            }),
            share,
        });
    });
    found.sort_by_key(|filling| filling.rows);
    found
}

/// All ways to put nine digits into the cells from the last one of these on, each where it is free.
fn orders(free: &[u32], used: u32, digits: &mut Vec<u32>, found: &mut impl FnMut(&[u32])) {
    let Some(&here) = free.get(digits.len()) else { return found(digits) };
    let open = here & !used;
    for digit in (0..9).filter(|digit| open >> digit & 1 == 1) {
        digits.push(digit);
        orders(free, used | 1 << digit, digits, found);
        digits.pop();
    }
}
