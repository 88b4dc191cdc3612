//! Places for the digits in open columns: the least arrangement of a line, and the columns that
//! tie.

use super::state::{ONES, Part, STACK, State, bits, by_stack, column_count, stack_count};

/// The places of a line that have digits.
pub(super) fn filled_places(line: u64) -> u64 {
    (line | line >> 1 | line >> 2 | line >> 3) & ONES
}

/// The least arrangement of a line's filled places: stacks with fewer first, and in each the empty
/// places first.
pub(super) fn pattern(filled: u64) -> u64 {
    let counts = filled + (filled >> 4) + (filled >> 8);
    PATTERNS[(counts & 3 | counts >> 10 & 12 | counts >> 20 & 48) as usize]
}

/// The least arrangement for the numbers of filled places of three stacks, as nibbles of 2 bits.
const PATTERNS: [u64; 64] = ennea_base::table!(64, 0, |k| {
    let (a, b, c) = (k & 3, k >> 2 & 3, k >> 4);
    let (low, high) = if a < b { (a, b) } else { (b, a) };
    let least = if c < low { c } else { low };
    let most = if c > high { c } else { high };
    let middle = a + b + c - least - most;
    FILLED[least] << 24 | FILLED[middle] << 12 | FILLED[most]
});

/// The texts of a stack with 0, 1, 2 and 3 filled places at its right end.
const FILLED: [u64; 4] = [0, 1, 0x11, 0x111];

/// The places where digits in open columns would stand, as a text of ones.
#[inline(always)]
pub(super) fn least_places(part: &Part, open: u64) -> u64 {
    let (mut places, mut fresh) = (0_u64, 0_u64);
    for stack in [0, 12, 24] {
        let (touched, open) = (part.touched >> stack & STACK, open >> stack & STACK);
        let count = column_count(open) as usize;
        if touched == 0 {
            // The numbers of open stacks, the greatest last.
            fresh += 1 << (16 * count);
        } else {
            // Without an open column there is nothing to be moved.
            let first = part.to >> (stack + open.trailing_zeros().min(8)) & 15;
            places |= FILLED[count] << (4 * first);
        }
    }
    let touched = by_stack(part.touched);
    let mut at = 12 * stack_count(touched);
    for count in [3, 2, 1] {
        for _ in 0..fresh >> (16 * count) & 3 {
            places |= FILLED[count] << at;
            at += 12;
        }
    }
    places
}

/// Of the open places those whose digits could come next: the greatest of one stack, which is the
/// greatest of the stacks that are open; or of several, if they are equal.
#[inline(always)]
pub(super) fn greatest(state: &State, line: u64, part: &Part, open: u64) -> u64 {
    if open & (open - 1) == 0 {
        return open;
    }
    let fresh = by_stack(open) & !by_stack(part.touched);
    let stacks = if fresh == 0 {
        1 << (open.trailing_zeros() / 12 * 12)
    } else {
        greatest_stacks(fresh, open, line, state.labels)
    };
    let mut found = 0;
    for stack in bits(stacks) {
        found |= greatest_places(open & STACK << stack, line, state.labels);
    }
    found
}

/// The places among these that have the greatest label.
#[inline(always)]
fn greatest_places(places: u64, line: u64, labels: u64) -> u64 {
    if places & (places - 1) == 0 {
        return places;
    }
    let (mut greatest, mut found) = (0, 0);
    for at in bits(places) {
        let label = labels >> (4 * (line >> at & 15)) & 15;
        if label > greatest {
            (greatest, found) = (label, 0);
        }
        if label == greatest {
            found |= 1 << at;
        }
    }
    found
}

/// Of these stacks, in which every column is open, those whose digits stand in the greatest text.
fn greatest_stacks(stacks: u64, open: u64, line: u64, labels: u64) -> u64 {
    if stacks & (stacks - 1) == 0 {
        return stacks;
    }
    let (mut greatest, mut found) = (0, 0);
    for stack in bits(stacks) {
        let mut values = [0; 3];
        for (value, at) in values.iter_mut().zip(bits(open & STACK << stack)) {
            *value = labels >> (4 * (line >> at & 15)) & 15;
        }
        values.sort_unstable();
        let value = values[0] << 8 | values[1] << 4 | values[2];
        if value > greatest {
            (greatest, found) = (value, 0);
        }
        if value == greatest {
            found |= 1 << stack;
        }
    }
    found
}
