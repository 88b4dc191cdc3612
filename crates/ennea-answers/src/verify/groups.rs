//! The rungs of the symmetry groups: their orders, their conjugacy classes.

use super::Up;
use super::rung::{NOTHING, Value, sorted};
use ennea::Shape;
use ennea::progress::Stopped;
use ennea::published;
use ennea::symmetry::oracles::closure::Closure;
use ennea::symmetry::stabiliser_chain::StabiliserChain;
use ennea::symmetry::{Group, generators};
use std::cell::LazyCell;

/// In how many ways `n` is a sum of parts of this many colours.
pub(super) fn partitions(colours: usize, n: usize) -> usize {
    let mut ways = vec![0; n + 1];
    ways[0] = 1;
    for part in (0..colours).flat_map(|_| 1..=n) {
        for sum in part..=n {
            ways[sum] += ways[sum - part];
        }
    }
    ways[n]
}

/// Number of conjugacy classes of the cell moves of a shape: those of S_n are the partitions of n.
/// For wreath products holds
///
/// ```text
///   sum over m of  classes(G wr S_m) x^m  =  product over k of  (1 - x^k)^-classes(G)
/// ```
///
/// Source: `[JamesKerber1981]`; what transposition does to them as in `Group::classes`.
pub(super) fn class_count(shape: Shape) -> usize {
    let wreath = |inner, outer| partitions(partitions(1, inner), outer);
    let rows = wreath(shape.box_rows(), shape.bands());
    let columns = wreath(shape.box_columns(), shape.stacks());
    if shape.is_square() { rows * (rows + 1) / 2 + rows } else { rows * columns }
}

pub(super) fn climb(up: &mut Up<'_>) -> Result<(), Stopped> {
    let group = Group::Whole;
    for shape in up.wanted.among([(2, 2), (2, 3), (2, 4), (3, 3)]) {
        let closure = LazyCell::new(|| Closure::of(shape).expect("a small shape"));
        up.number(format!("{shape} symmetries of the cells"))
            .way("formula", || group.order(shape))
            .way("breadth-first closure", || closure.order())
            .way("stabiliser chain", || {
                StabiliserChain::of(shape.cells(), &generators::seed_generators(shape)).order()
            })
            .published(published::group_order(shape))
            .compare("closure and chain: the generators", up)?;

        let cubelets = shape.cells() * shape.side();
        up.number(format!("{shape} symmetries with relabelling"))
            .way("formula", || group.order_with_relabelling(shape))
            .way("stabiliser chain on cubelets", || {
                StabiliserChain::of(cubelets, &generators::cubelet_generators(shape)).order()
            })
            .published(published::group_order_with_relabelling(shape))
            .compare(NOTHING, up)?;

        let classes = LazyCell::new(|| group.classes(shape));
        let closed = LazyCell::new(|| closure.classes());
        up.number(format!("{shape} conjugacy classes"))
            .way("formula", || classes.len())
            .way("closure", || closed.len())
            .way("partitions", || class_count(shape))
            .published(published::conjugacy_classes(shape))
            .compare(NOTHING, up)?;

        up.list(format!("{shape} sizes of classes, by cycle type"), class_count(shape))
            .list("formula", || {
                let sizes = classes.iter().map(|it| (it.cycle_type(), it.size().clone()));
                Some(sorted(sizes.map(|(of, size)| Value::number(of, size))))
            })
            .list("closure", || {
                let sizes = closed.iter().map(|it| (it.representative.cycle_type(), it.size));
                Some(sorted(sizes.map(|(of, size)| Value::number(of, size))))
            })
            .compare("the cycle type of a permutation", up)?;
    }
    Ok(())
}
