//! Wings: a few cells with two or three candidates.
//!
//! XY-wing: a pivot xy and peers of it xz and yz; whichever digit the pivot holds, one of the two
//! is z.  XYZ-wing: the pivot may be z itself.  W-wing: two cells xy, and a digit x with two places
//! in some house, each seen by one of them; so not both are x.

use super::emit::{Emit, Flow, emit_some};
use crate::cell::Cell;
use crate::digit::{Digit, DigitSet};
use crate::logic::board::Board;
use crate::logic::cell_set::CellSet;
use crate::logic::step::{Chain, Fact, Figure, Node, Step};
use crate::logic::technique::Technique;
use std::ops::ControlFlow;

/// XY-wings.
pub(in crate::logic) fn xy(board: &Board, emit: &mut Emit<'_>) -> Flow {
    pincers(board, Technique::XyWing, 2, emit)
}

/// XYZ-wings.
pub(in crate::logic) fn xyz(board: &Board, emit: &mut Emit<'_>) -> Flow {
    pincers(board, Technique::XyzWing, 3, emit)
}

fn pincers(board: &Board, technique: Technique, size: usize, emit: &mut Emit<'_>) -> Flow {
    for pivot in board.shape().all_cells().filter(|&c| board.candidates(c).len() == size) {
        let middle = board.candidates(pivot);
        let near: Vec<Cell> = board.layout.peers[pivot.index()]
            .iter()
            .filter(|&cell| board.candidates(cell).len() == 2)
            .filter(|&cell| board.candidates(cell).intersection(middle).len() == size - 1)
            .collect();
        for (k, &a) in near.iter().enumerate() {
            for &b in &near[k + 1..] {
                let (first, second) = (board.candidates(a), board.candidates(b));
                let common = first.intersection(second);
                let all = middle.union(first).union(second);
                let in_pivot = middle.intersection(common).len();
                if common.len() != 1 || all.len() != 3 || in_pivot != size - 2 {
                    continue;
                }
                let digit = common.iter().next().expect("one digit");
                let ends: CellSet = if size == 2 {
                    [a, b].into_iter().collect()
                } else {
                    [pivot, a, b].into_iter().collect()
                };
                let gone = board.of_digit(&board.layout.common_peers(&ends), digit);
                let figure = Figure::Wing { pivot, pincers: vec![a, b], digit };
                let facts = [pivot, a, b].map(Fact::Cell).to_vec();
                emit_some(Step::eliminating(technique, gone, figure, facts), emit)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// W-wings.
pub(in crate::logic) fn w(board: &Board, emit: &mut Emit<'_>) -> Flow {
    let two: Vec<Cell> =
        board.shape().all_cells().filter(|&cell| board.candidates(cell).len() == 2).collect();
    for (k, &a) in two.iter().enumerate() {
        for &b in &two[k + 1..] {
            if board.candidates(a) != board.candidates(b) || board.layout.sees(a, b) {
                continue;
            }
            for between in board.candidates(a).iter() {
                w_of(board, [a, b], between, emit)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The W-wings of two cells with the strong link in this digit.
fn w_of(board: &Board, [a, b]: [Cell; 2], between: Digit, emit: &mut Emit<'_>) -> Flow {
    let layout = &board.layout;
    let one: DigitSet = std::iter::once(between).collect();
    let digit = board.candidates(a).difference(one).iter().next().expect("two candidates");
    let ends: CellSet = [a, b].into_iter().collect();
    let gone = board.of_digit(&layout.common_peers(&ends), digit);
    if gone.is_empty() {
        return ControlFlow::Continue(());
    }
    for house in 0..layout.houses.len() {
        let Ok([p, q]) = <[Cell; 2]>::try_from(board.places_in(between, house).to_vec()) else {
            continue;
        };
        for (p, q) in [(p, q), (q, p)] {
            if layout.sees(a, p)
                && layout.sees(b, q)
                && ![p, q].contains(&a)
                && ![p, q].contains(&b)
            {
                let node = |digit, cell| Node { digit, cells: vec![cell] };
                let nodes = vec![
                    node(digit, a),
                    node(between, a),
                    node(between, p),
                    node(between, q),
                    node(between, b),
                    node(digit, b),
                ];
                let link = Fact::House(layout.houses[house], between);
                let facts = vec![Fact::Cell(a), link, Fact::Cell(b)];
                let chain = Chain { nodes, facts: facts.clone(), is_ring: false };
                let figure = Figure::Chain(chain);
                let step = Step::eliminating(Technique::WWing, gone.clone(), figure, facts);
                emit_some(step, emit)?;
            }
        }
    }
    ControlFlow::Continue(())
}
