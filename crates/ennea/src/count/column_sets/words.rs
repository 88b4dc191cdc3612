//! Words of digits: on which side of each split they are; and all orders of things.

/// On which side a digit is in each box, a bit for each.
pub(super) fn word(splits: &[u64], digit: usize) -> u64 {
    splits.iter().enumerate().fold(0, |word, (k, side)| word | (side >> digit & 1) << k)
}

/// Calls `visit` with all orders of the items from `fixed` on.
pub(super) fn for_each_order<T>(items: &mut [T], fixed: usize, visit: &mut impl FnMut(&[T])) {
    if fixed == items.len() {
        return visit(items);
    }
    for k in fixed..items.len() {
        items.swap(fixed, k);
        for_each_order(items, fixed + 1, visit);
        items.swap(fixed, k);
    }
}
