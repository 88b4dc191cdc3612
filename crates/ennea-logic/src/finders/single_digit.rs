//! Two strong links of one digit: skyscraper, two-string kite, turbot fish, empty rectangle.
//!
//! All are chains of four nodes, a = b - c = d: one of a and b is true, one of c and d, but not
//! both b and c; so a or d is, and what sees both is struck out.

use super::emit::{Finder, Flow, GO_ON};
use crate::board::Board;
use crate::cell_set::CellSet;
use crate::step::{Chain, Fact, Figure, Node};
use ennea_base::Technique;
use ennea_base::{Cell, Digit};

/// A house in which a digit has two places, and these.
type Pair = (usize, [Cell; 2]);

/// The places of a pair, in both orders.
fn both_ways([a, b]: [Cell; 2]) -> [(Cell, Cell); 2] {
    [(a, b), (b, a)]
}

/// Pairs in two houses of which one cell sees one of the other; those of one technique.
pub(crate) fn turbot(find: &mut Finder<'_>) -> Flow {
    let board = find.board;
    for digit in board.all_digits() {
        let pairs: Vec<Pair> = board.pairs(digit).collect();
        for (k, first) in pairs.iter().enumerate() {
            for second in &pairs[k + 1..] {
                for (a, b) in both_ways(first.1) {
                    for (c, d) in both_ways(second.1) {
                        let is_chain = board.layout.sees(b, c) && a != c && a != d && b != d;
                        if is_chain && kind(board, first, second, b, c) == find.technique {
                            let nodes = [a, b, c, d].map(|cell| vec![cell]);
                            let houses = [first.0, second.0];
                            step(find, digit, nodes, houses)?;
                        }
                    }
                }
            }
        }
    }
    GO_ON
}

/// Technique of two pairs of which `b` and `c` see each other.
fn kind(board: &Board, first: &Pair, second: &Pair, b: Cell, c: Cell) -> Technique {
    let n = board.layout.side();
    let shares = |kind: usize| {
        let of = |cell: Cell| board.layout.houses_of(cell).get(kind);
        of(b).is_some_and(|house| Some(house) == of(c))
    };
    match (first.0 / n, second.0 / n) {
        (0, 0) if shares(1) => Technique::Skyscraper,
        (1, 1) if shares(0) => Technique::Skyscraper,
        (0, 1) if shares(2) => Technique::TwoStringKite,
        _ => Technique::Turbot,
    }
}

/// A box whose places are in a row and a column, with a pair in a line across one of the two.
pub(crate) fn empty_rectangles(find: &mut Finder<'_>) -> Flow {
    let board = find.board;
    let layout = &board.layout;
    let n = layout.side();
    for digit in board.all_digits() {
        let pairs: Vec<Pair> = board.pairs(digit).filter(|(house, _)| *house < 2 * n).collect();
        for square in layout.boxes() {
            let places = board.places_in(digit, square);
            if places.len() < 3 {
                continue;
            }
            let lines = |kind: usize| -> Vec<usize> {
                let mut lines: Vec<usize> =
                    layout.cells[square].iter().map(|&cell| layout.houses_of(cell)[kind]).collect();
                lines.sort_unstable();
                lines.dedup();
                lines
            };
            for row in lines(0) {
                for column in lines(1) {
                    let both = layout.sets[row].or(&layout.sets[column]);
                    let arms = [row, column].map(|line| places.and(&layout.sets[line]));
                    let is_corner = places.is_subset(&both)
                        && arms.iter().all(|arm| *arm != places && !arm.is_empty());
                    if !is_corner {
                        continue;
                    }
                    for (near, far) in [(0, 1), (1, 0)] {
                        let far_arm = arms[far].minus(&arms[near]);
                        let near_line = [row, column][near];
                        for &(house, cells) in &pairs {
                            for (a, b) in both_ways(cells) {
                                let is_chain = layout.sets[near_line].contains(b)
                                    && house != near_line
                                    && !layout.sets[square].contains(b)
                                    && !layout.sets[square].contains(a);
                                if is_chain {
                                    let nodes =
                                        [vec![a], vec![b], arms[near].to_vec(), far_arm.to_vec()];
                                    let houses = [house, square];
                                    step(find, digit, nodes, houses)?;
                                }
                            }
                        }
                    }
                }
            }
        }
    }
    GO_ON
}

fn step(find: &mut Finder<'_>, digit: Digit, nodes: [Vec<Cell>; 4], houses: [usize; 2]) -> Flow {
    let board = find.board;
    let ends: CellSet = nodes[0].iter().chain(&nodes[3]).copied().collect();
    let gone = board.of_digit(&board.layout.common_peers(&ends), digit);
    if gone.is_empty() {
        return GO_ON;
    }
    let facts: Vec<Fact> =
        houses.iter().map(|&house| Fact::House(board.layout.houses[house], digit)).collect();
    let nodes = nodes.into_iter().map(|cells| Node { digit, cells }).collect();
    let chain = Chain { nodes, facts: facts.clone(), is_ring: false };
    find.eliminate(gone, Figure::Chain(chain), facts)
}
