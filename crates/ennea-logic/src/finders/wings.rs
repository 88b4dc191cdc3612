//! Wings: a few cells with two or three candidates.
//!
//! XY-wing: a pivot xy and peers of it xz and yz; whichever digit the pivot holds, one of the two
//! is z.  XYZ-wing: the pivot may be z itself.  W-wing: two cells xy, and a digit x with two places
//! in some house, each seen by one of them; so not both are x.

use super::emit::{Finder, Flow, GO_ON};
use crate::cell_set::CellSet;
use crate::step::{Chain, Fact, Figure, Node};
use ennea_base::{Cell, Digit, DigitSet};

/// Wings whose pivot has this many candidates: XY-wings two, XYZ-wings three.
pub(crate) fn pincers(find: &mut Finder<'_>, size: usize) -> Flow {
    let board = find.board;
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
                let ends: CellSet = [a, b, pivot].into_iter().take(size).collect();
                let gone = board.of_digit(&board.layout.common_peers(&ends), digit);
                let figure = Figure::Wing { pivot, pincers: vec![a, b], digit };
                let facts = [pivot, a, b].map(Fact::Cell).to_vec();
                find.eliminate(gone, figure, facts)?;
            }
        }
    }
    GO_ON
}

/// W-wings.
pub(crate) fn w(find: &mut Finder<'_>) -> Flow {
    let board = find.board;
    let two: Vec<Cell> =
        board.shape().all_cells().filter(|&cell| board.candidates(cell).len() == 2).collect();
    for (k, &a) in two.iter().enumerate() {
        for &b in &two[k + 1..] {
            if board.candidates(a) != board.candidates(b) || board.layout.sees(a, b) {
                continue;
            }
            for between in board.candidates(a).iter() {
                w_of(find, [a, b], between)?;
            }
        }
    }
    GO_ON
}

/// The W-wings of two cells with the strong link in this digit.
fn w_of(find: &mut Finder<'_>, [a, b]: [Cell; 2], between: Digit) -> Flow {
    let board = find.board;
    let layout = &board.layout;
    let one: DigitSet = std::iter::once(between).collect();
    let digit = board.candidates(a).difference(one).iter().next().expect("two candidates");
    let ends: CellSet = [a, b].into_iter().collect();
    let gone = board.of_digit(&layout.common_peers(&ends), digit);
    if gone.is_empty() {
        return GO_ON;
    }
    for (house, [p, q]) in board.pairs(between) {
        for (p, q) in [(p, q), (q, p)] {
            if layout.sees(a, p)
                && layout.sees(b, q)
                && ![p, q].contains(&a)
                && ![p, q].contains(&b)
            {
                let way = [
                    (digit, a),
                    (between, a),
                    (between, p),
                    (between, q),
                    (between, b),
                    (digit, b),
                ];
                let nodes = way.map(|(digit, cell)| Node { digit, cells: vec![cell] }).to_vec();
                let link = Fact::House(layout.houses[house], between);
                let facts = vec![Fact::Cell(a), link, Fact::Cell(b)];
                let chain = Chain { nodes, facts: facts.clone(), is_ring: false };
                let figure = Figure::Chain(chain);
                find.eliminate(gone.clone(), figure, facts)?;
            }
        }
    }
    GO_ON
}
