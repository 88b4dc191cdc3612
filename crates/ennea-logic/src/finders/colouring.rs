//! Simple colouring: the two places of a digit in a house get different colours, and so on.
//!
//! One of the two colours of such a net is true as a whole.  A colour of which two cells see each
//! other is false; what sees both colours is struck out.  (Several nets at once, multi-colouring,
//! strike out nothing that X-chains do not, and are left to these.)

use super::emit::{Finder, Flow, GO_ON};
use crate::cell_set::CellSet;
use crate::step::{Fact, Figure};
use ennea_base::Cell;

/// Nets of four cells or more.
pub(crate) fn simple(find: &mut Finder<'_>) -> Flow {
    let board = find.board;
    let layout = &board.layout;
    for digit in board.all_digits() {
        let links: Vec<(usize, [Cell; 2])> = board.pairs(digit).collect();
        let mut done = CellSet::EMPTY;
        for start in links.iter().map(|(_, cells)| cells[0]) {
            if done.contains(start) {
                continue;
            }
            let mut colours = [CellSet::EMPTY; 2];
            colours[0].insert(start);
            let mut todo = vec![(start, 0)];
            while let Some((cell, colour)) = todo.pop() {
                for (_, cells) in links.iter().filter(|(_, cells)| cells.contains(&cell)) {
                    let other = if cells[0] == cell { cells[1] } else { cells[0] };
                    if !colours[1 - colour].contains(other) {
                        colours[1 - colour].insert(other);
                        todo.push((other, 1 - colour));
                    }
                }
            }
            let all = colours[0].or(&colours[1]);
            done = done.or(&all);
            if all.len() < 4 {
                continue;
            }
            let facts: Vec<Fact> = links
                .iter()
                .filter(|(_, cells)| all.contains(cells[0]))
                .map(|&(house, _)| Fact::House(layout.houses[house], digit))
                .collect();
            let figure = |false_colour| Figure::Colours {
                digit,
                colours: colours.map(CellSet::to_vec),
                false_colour,
            };
            let sees_itself = |colour: &CellSet| {
                colour.iter().any(|cell| !layout.peers[cell.index()].and(colour).is_empty())
            };
            for (k, colour) in colours.iter().enumerate() {
                if sees_itself(colour) {
                    let gone = board.of_digit(colour, digit);
                    find.eliminate(gone, figure(Some(k)), facts.clone())?;
                }
            }
            let seen = |colour: &CellSet| {
                colour
                    .iter()
                    .fold(CellSet::EMPTY, |seen, cell| seen.or(&layout.peers[cell.index()]))
            };
            let both = seen(&colours[0]).and(&seen(&colours[1])).minus(&all);
            let gone = board.of_digit(&both, digit);
            find.eliminate(gone, figure(None), facts)?;
        }
    }
    GO_ON
}
