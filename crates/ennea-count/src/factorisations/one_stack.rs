//! Fixed grids of one stack: Latin squares.
//!
//! For R = 1 the boxes are the rows, and the graph of rows and digits is complete.  So with rho,
//! kappa and sigma in S_N
//!
//! ```text
//!   fixed(rho, kappa) = sum over cycle types of sigma of  u(rho, sigma; kappa) / z(sigma),
//! ```
//!
//! u being the number of Latin squares that (rho, kappa, sigma) fixes.  That depends on the three
//! cycle types only, and not on their order: rows, columns and digits of a Latin square can change
//! their roles.  So one u serves for up to six, and of the three the type with the fewest cycles is
//! taken for the columns: for N = 8 that takes a third of the time of the other way round.
//!
//! After k moves a digit of a cycle of length k is back, with it the permutation of its N cells:
//! then rho^k and kappa^k have the same cycle type; and so for the other roles.  Few triples are
//! left.
//!
//! Source: `[MMM2007]` for the roles; the counts are ours.

use super::one_type::Cells;
use super::types::Type;
use crate::each::each_step;
use crate::in_order::in_order;
use ennea_base::progress::{Progress, Stopped};
use ennea_symmetry::partitions;
use num_bigint::BigUint;
use rustc_hash::FxHashMap;

/// N! times the fixed grids for rho and kappa of these types.
pub(super) type Table = FxHashMap<(Type, Type), BigUint>;

/// The table of all pairs; that of two identities is left out.
pub(super) fn table(n: usize, progress: &dyn Progress) -> Result<Table, Stopped> {
    let types: Vec<Type> = partitions(n).iter().map(Type::from).collect();
    let mut triples = Vec::new();
    for (place, &a) in types.iter().enumerate() {
        for (next, &b) in types.iter().enumerate().skip(place) {
            triples.extend(types[next..].iter().map(|&c| [a, b, c]).filter(can_fix));
        }
    }
    // The first is the identity.
    triples.remove(0);
    let counted = each_step(&triples, progress, |triple| fixed_squares(triple, progress))?;
    let relabellings = types[0].centraliser_order();
    let mut table = Table::default();
    for ([a, b, c], squares) in triples.into_iter().zip(counted) {
        let mut orders =
            [[a, b, c], [a, c, b], [b, a, c], [b, c, a], [c, a, b], [c, b, a]].to_vec();
        orders.sort_unstable();
        orders.dedup();
        for [rho, kappa, sigma] in orders {
            let labelled = relabellings / sigma.centraliser_order();
            *table.entry((rho, kappa)).or_default() += BigUint::from(squares) * labelled;
        }
    }
    Ok(table)
}

/// Tests whether squares can be fixed by permutations of these types.
pub(crate) fn can_fix(&[a, b, c]: &[Type; 3]) -> bool {
    let agree = |x: Type, y: Type, z: Type| z.iter().all(|(k, _)| x.power(k) == y.power(k));
    agree(a, b, c) && agree(a, c, b) && agree(b, c, a)
}

/// Number of Latin squares that permutations of these types fix.
fn fixed_squares(triple: &[Type; 3], progress: &dyn Progress) -> Result<u128, Stopped> {
    let ranks = triple.iter().map(|of| of.iter().map(|(_, count)| count as u64).sum());
    let roles = in_order(ranks);
    let [columns, digits, rows] = [0, 1, 2].map(|role| triple[roles[role]]);
    let factorisations = Cells::by_lines(rows, digits).factorisations(columns, progress)?;
    Ok(factorisations * columns.centraliser_order())
}
