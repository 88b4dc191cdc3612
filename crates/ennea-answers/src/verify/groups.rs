//! The rungs of the symmetry groups: their orders, their conjugacy classes.

use super::{NOTHING, Up, Way, shape};
use ennea::published;
use ennea::symmetry::closure::Closure;
use ennea::symmetry::stabiliser_chain::StabiliserChain;
use ennea::symmetry::{CycleType, Group, generators};
use num_bigint::BigUint;

pub(super) fn climb<E>(up: &mut Up<'_, E>) -> Result<(), E> {
    let group = Group::Whole;
    for shape in [(2, 2), (2, 3), (2, 4), (3, 3)].map(shape) {
        let closure = Closure::of(shape).expect("a small shape");
        let chain = StabiliserChain::of(shape.cells(), &generators::seed_generators(shape));
        let mut ways = vec![
            Way::new("formula", group.order(shape)),
            Way::new("breadth-first closure", closure.order()),
            Way::new("stabiliser chain", chain.order()),
        ];
        ways.extend(Way::published(published::group_order(shape)));
        let shares = "closure and chain: the generators";
        up.same(format!("{shape} symmetries of the cells"), shares, ways)?;

        let cubelets = shape.cells() * shape.side();
        let chain = StabiliserChain::of(cubelets, &generators::cubelet_generators(shape));
        let mut ways = vec![
            Way::new("formula", group.order_with_relabelling(shape)),
            Way::new("stabiliser chain on cubelets", chain.order()),
        ];
        ways.extend(Way::published(published::group_order_with_relabelling(shape)));
        up.same(format!("{shape} symmetries with relabelling"), NOTHING, ways)?;

        let closed = closure.classes();
        let classes = group.classes(shape);
        let mut ways =
            vec![Way::new("formula", classes.len()), Way::new("conjugation closure", closed.len())];
        ways.extend(Way::published(published::conjugacy_classes(shape)));
        up.same(format!("{shape} conjugacy classes"), NOTHING, ways)?;

        let mut by_formula: Vec<(BigUint, CycleType)> =
            classes.iter().map(|class| (class.size().clone(), class.cycle_type())).collect();
        let mut by_closure: Vec<(BigUint, CycleType)> = closed
            .iter()
            .map(|class| (class.size.into(), class.representative.cycle_type()))
            .collect();
        by_formula.sort_unstable();
        by_closure.sort_unstable();
        let agreeing = by_formula.iter().zip(&by_closure).filter(|(a, b)| a == b).count();
        up.same(
            format!("{shape} classes with equal size, cycle type"),
            "the cycle type of a permutation",
            [Way::new("formula", classes.len()), Way::new("closure agrees on", agreeing)],
        )?;
    }
    Ok(())
}
