//! What is wrong with a puzzle or a state of it, in words.

use super::replies::Replies;
use crate::digit::Digit;
use crate::logic::board::Mistake;
use crate::logic::start::Trouble;
use crate::puzzle::Contradiction;
use crate::shape::Shape;

/// What is wrong, in a sentence without a full stop.
pub(super) fn describe<R: Replies + ?Sized>(
    replies: &R,
    trouble: &Trouble,
    shape: Shape,
) -> String {
    match trouble {
        Trouble::Contradiction(Contradiction::NoDigit { cell, .. }) => {
            replies.without_digit(&shape.name(*cell))
        }
        Trouble::Contradiction(Contradiction::NoPlace { house, name, digit }) => {
            // Only houses of lists are called otherwise than their rules call them.
            replies.without_place(*house, *digit).replace(&house.to_string(), name)
        }
        Trouble::Contradiction(Contradiction::Clash(clash)) => {
            let [a, b] = clash.cells.map(|cell| shape.name(cell));
            match &clash.house {
                Some(house) => {
                    let said = replies.conflict(*house, clash.digits[0], [&a, &b]);
                    // Only houses of lists are called otherwise than their rules call them.
                    said.replace(&house.to_string(), &clash.reason)
                }
                None => replies.clash(clash.rule, &clash.reason, clash.digits[0], [&a, &b]),
            }
        }
        Trouble::Improper(improper) => match improper.difference() {
            None => replies.no_solution(),
            Some((cell, digits)) => replies.several_solutions(&shape.name(cell), digits),
        },
        Trouble::Mistakes(mistakes) => {
            let (mut placed, mut struck_out) = (Vec::<(String, Digit)>::new(), Vec::new());
            for mistake in mistakes {
                match *mistake {
                    Mistake::Placed { digit, right } => {
                        placed.push((shape.name(right.cell), digit));
                    }
                    Mistake::Missing(it) => struck_out.push((shape.name(it.cell), it.digit)),
                }
            }
            replies.mistakes(&placed, &struck_out)
        }
    }
}
