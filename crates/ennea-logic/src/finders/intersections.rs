//! Locked candidates: all places of a digit in one house are in another house too; under other rules than
//! those of a shape, or see the same cells outside it.
//! (A single place is a hidden single, and not looked at here.)

use super::emit::{Finder, Flow, GO_ON};
use crate::step::{Fact, Figure};
use ennea_base::Technique;

/// Pointing: from a box to a line.  Claiming: from a line to a box.  Under other rules both go from there to
/// any house.
pub(crate) fn locked(find: &mut Finder<'_>) -> Flow {
    let board = find.board;
    let layout = &board.layout;
    // Under other rules there are more houses to meet.
    let all = 0..layout.houses.len();
    let is_box = |house: &usize| layout.boxes().contains(house);
    let is_pointing = find.technique == Technique::Pointing;
    let (from, to): (Vec<usize>, Vec<usize>) = match (is_pointing, layout.others().is_empty()) {
        (true, _) => (layout.boxes().collect(), all.filter(|house| !is_box(house)).collect()),
        (false, true) => (layout.lines().collect(), layout.boxes().collect()),
        (false, false) => (all.clone().filter(|house| !is_box(house)).collect(), all.collect()),
    };
    for house in from {
        for digit in board.all_digits() {
            let places = board.places_in(digit, house);
            if places.len() < 2 {
                continue;
            }
            for other in layout.common_houses(&places) {
                if other == house || !to.contains(&other) {
                    continue;
                }
                let rest = layout.sets[other].minus(&layout.sets[house]);
                let (from, to) = (layout.houses[house], Some(layout.houses[other]));
                let figure = Figure::Locked { digit, cells: places.to_vec(), from, to };
                let facts = vec![Fact::House(from, digit)];
                let gone = board.of_digit(&rest, digit);
                find.eliminate(gone, figure, facts)?;
            }
            if !layout.rules.is_plain() {
                let seen = layout.common_peers(&places).minus(&layout.sets[house]);
                let gone = board.of_digit(&seen, digit);
                let from = layout.houses[house];
                let figure = Figure::Locked { digit, cells: places.to_vec(), from, to: None };
                find.eliminate(gone, figure, vec![Fact::House(from, digit)])?;
            }
        }
    }
    GO_ON
}
