//! Words of digits: on which side of each split they are.

/// On which side a digit is in each box, a bit for each.
pub(super) fn word(splits: &[u64], digit: usize) -> u64 {
    splits.iter().enumerate().fold(0, |word, (k, side)| word | (side >> digit & 1) << k)
}
