//! The rungs of the symmetry groups: their orders, their conjugacy classes.

use super::rung::NOTHING;
use super::{Rung, Up, Wanted};
use ennea::published;
use ennea::symmetry::closure::Closure;
use ennea::symmetry::stabiliser_chain::StabiliserChain;
use ennea::symmetry::{CycleType, Group, generators};
use num_bigint::BigUint;

pub(super) fn climb<E>(up: &mut Up<'_, E>, wanted: &Wanted) -> Result<(), E> {
    let group = Group::Whole;
    for shape in wanted.among([(2, 2), (2, 3), (2, 4), (3, 3)]) {
        let closure = Closure::of(shape).expect("a small shape");
        let chain = StabiliserChain::of(shape.cells(), &generators::seed_generators(shape));
        Rung::new(format!("{shape} symmetries of the cells"))
            .way("formula", group.order(shape))
            .way("breadth-first closure", closure.order())
            .way("stabiliser chain", chain.order())
            .published(published::group_order(shape))
            .compare("closure and chain: the generators", up)?;

        let cubelets = shape.cells() * shape.side();
        let chain = StabiliserChain::of(cubelets, &generators::cubelet_generators(shape));
        Rung::new(format!("{shape} symmetries with relabelling"))
            .way("formula", group.order_with_relabelling(shape))
            .way("stabiliser chain on cubelets", chain.order())
            .published(published::group_order_with_relabelling(shape))
            .compare(NOTHING, up)?;

        let closed = closure.classes();
        let classes = group.classes(shape);
        Rung::new(format!("{shape} conjugacy classes"))
            .way("formula", classes.len())
            .way("conjugation closure", closed.len())
            .published(published::conjugacy_classes(shape))
            .compare(NOTHING, up)?;

        let mut by_formula: Vec<(BigUint, CycleType)> =
            classes.iter().map(|class| (class.size().clone(), class.cycle_type())).collect();
        let mut by_closure: Vec<(BigUint, CycleType)> = closed
            .iter()
            .map(|class| (class.size.into(), class.representative.cycle_type()))
            .collect();
        by_formula.sort_unstable();
        by_closure.sort_unstable();
        let agreeing = by_formula.iter().zip(&by_closure).filter(|(a, b)| a == b).count();
        Rung::new(format!("{shape} classes with equal size, cycle type"))
            .way("formula", classes.len())
            .way("closure agrees on", agreeing)
            .compare("the cycle type of a permutation", up)?;
    }
    Ok(())
}
