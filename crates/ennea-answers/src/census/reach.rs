//! Reach of the census: the shapes that can be counted, and how far; and messages about the others.

use super::{Method, Part, Question};
use crate::refusal::Refusal;
use ennea::count::{self, latin};

/// The shapes whose census is taken in full; of all others the grids are estimated.
pub const SHAPES: &str = "what is counted in full: 2x2, 2x3, 3x2, 2x4, 4x2, 2x5, 5x2 and 3x3, and Latin \
    squares 1x2 to 1x9; others are estimated\n  hint: type the rows and columns of a box, for grids of 9x9:  \
    ennea census 3x3";

impl Question {
    /// Checks that a census can be taken up to a part, which can always be the end, by its method.
    ///
    /// # Errors
    /// If the shape, the method or the part is out of reach; the end never is.
    pub fn check(&self, last: Part) -> Result<(), Refusal> {
        if !self.rules.is_plain() {
            let message = "--table bands has no meaning with --rules; --table classes has";
            return if last == Part::Grids { Err(Refusal::new(message)) } else { Ok(()) };
        }
        let (shape, side) = (self.rules.shape(), self.rules.shape().side());
        let is_latin = latin::order(shape).is_some();
        let of = if is_latin { " of Latin squares" } else { "" };
        let limit = match (self.method, is_latin) {
            (Method::ColumnSets, _) => usize::MAX,
            (Method::Bands, _) => 9,
            (Method::Templates, false) => 8,
            (Method::Templates, true) | (Method::Enumerate, false) => 6,
            (Method::Enumerate, true) => 5,
        };
        let is_within_reach = count::is_within_reach(shape);
        let (what, hint) = if is_latin && self.method == Method::Bands {
            (
                format!("first bands of {shape} are single lines; this method needs other boxes"),
                "hint: leave --method out, or type:  ennea census 1x5 --method templates",
            )
        } else if self.method != Method::ColumnSets && !(is_within_reach && side <= limit) {
            (
                format!("this method counts sides up to {limit}{of}; {shape} has side {side}"),
                "hint: leave --method out, or type:  ennea census 2x3 --method enumerate",
            )
        } else if last < Part::MinimalPuzzles && !is_within_reach
            || last == Part::Grids && (is_latin || count::is_by_colourings(shape))
        {
            (
                format!("this table is out of reach for {shape}"),
                "hint: leave --table out for what can be computed; or type:  ennea census 3x3 \
                 --table bands",
            )
        } else {
            return Ok(());
        };
        Err(Refusal::new(format!("{what}\n  {hint}")))
    }
}
