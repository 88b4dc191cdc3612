//! Reach of the census: the shapes that can be counted, and how far; and messages about the others.

use super::{Method, Part, Question};
use crate::refusal::Refusal;
use ennea::count::{self, latin};
use ennea_words::gaps;

impl Question {
    /// Checks that a census can be taken up to a part, which can always be the end, by its method.
    ///
    /// # Errors
    /// If the shape, the method or the part is out of reach; the end never is.
    pub fn check(&self, last: Part) -> Result<(), Refusal> {
        if !self.rules.is_plain() {
            return match last {
                Part::Grids => Err(Refusal::hinted("census-bands-of-rules", |_| gaps!())),
                _ => Ok(()),
            };
        }
        let (shape, side) = (self.rules.shape(), self.rules.shape().side());
        let is_latin = latin::order(shape).is_some();
        let most = match (self.method, is_latin) {
            (Method::ColumnSets, _) => usize::MAX,
            (Method::Bands, _) => 9,
            (Method::Templates, false) => 8,
            (Method::Templates, true) | (Method::Enumerate, false) => 6,
            (Method::Enumerate, true) => 5,
        };
        let is_within_reach = count::is_within_reach(shape);
        let key = if is_latin && self.method == Method::Bands {
            "census-single-lines"
        } else if self.method != Method::ColumnSets && !(is_within_reach && side <= most) {
            if is_latin { "census-side-of-latin" } else { "census-side" }
        } else if last < Part::MinimalPuzzles && !is_within_reach
            || last == Part::Grids && (is_latin || count::is_by_colourings(shape))
        {
            "census-table"
        } else {
            return Ok(());
        };
        Err(Refusal::hinted(key, move |_| gaps!(shape, side, most)))
    }
}
