//! Orders of few things, for which the compiler makes one sort instead of one for each.
//!
//! A sort is 10 kB of code for each kind of thing and each order; collecting a map sorts as well.  Oracle: `sort_by_key`.

/// The places in the order of their ranks, equal ones as they are.
pub(crate) fn in_order(ranks: impl IntoIterator<Item = u64>) -> Vec<usize> {
    let mut ranks: Vec<(u64, usize)> = ranks.into_iter().zip(0..).collect();
    ranks.sort_unstable();
    ranks.into_iter().map(|(_, place)| place).collect()
}

/// A map or set of some things, put in one after the other.
pub(crate) fn collected<M: Default + Extend<T>, T>(things: impl IntoIterator<Item = T>) -> M {
    let mut collected = M::default();
    collected.extend(things);
    collected
}
