//! All orders of things.  Cost: a step for each order.

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
