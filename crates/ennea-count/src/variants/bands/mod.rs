//! Counts the grids of some rules by their bands, for grids of two or three bands: the third method.
//!
//! One band is fixed, its middle box in order.  The other ones are its sides; whatever joins two sides is
//! a house, a column for example, and so each side can be filled on its own:
//!
//! ```text
//!   grids / N!  = sum over classes of fillings of the band of  size x completions
//!   completions = sum over keys of  fillings of the first side with the key
//!                                 x fillings of the second side with the key,
//!   key         = what the first side has in each column, and in each house that crosses the sides
//! ```
//!
//! The sides take part from whichever band, or stack, has the most cells that differ from those of others,
//! then the most symmetries.
//!
//! Source: bands and what columns hold as in `[FJ2005]`, which counts the plain grids so; houses and pairs
//! that rules add, and classes under their group, are ours.
//! Cost: 9x9 has 10^3 to 10^5 classes of four milliseconds each; memory 260 MB.

mod boxes;
mod listing;
mod matches;
mod middle;
#[cfg(test)]
mod naive;
mod sides;
mod view;

use boxes::Boxes;
use ennea_base::progress::{Progress, Stopped};
use ennea_base::rules::Rules;
use ennea_symmetry::Permutation;
use matches::Table;
use middle::Middle;
use rayon::prelude::*;
use sides::Frame;
use view::View;

/// Keys have 64 bits, 12 of them for columns.
const CROSSING_BITS_MAX: u32 = 51;

/// Tests whether the rules have bands, or stacks, that can be counted so.
pub fn serve(rules: &Rules) -> bool {
    !views(rules).is_empty()
}

fn views(rules: &Rules) -> Vec<View> {
    let mut views = match rules.consecutive() {
        // Bands are counted up to relabelling.
        Some(_) => Vec::new(),
        None => View::all(rules),
    };
    views.retain(|view| view.crossing_bits() <= CROSSING_BITS_MAX);
    views
}

/// The view with the most cells of the fixed band that matter to the sides, then the most symmetries.
fn best<'a>(views: &'a [View], elements: &[Permutation]) -> Option<(&'a View, Middle<'a>)> {
    let middles = views.iter().map(|view| (view, Middle::new(view, elements)));
    middles.max_by_key(|(view, middle)| (view.joints(), middle.symmetries()))
}

/// The number of grids of the rules, divided by N!; the elements are a group that keeps the rules.
///
/// `None` where the rules are between digits; where there are not two or three bands of two or three boxes, or
/// stacks; or where pairs that are in no house join the sides, whichever band is fixed.
///
/// ```
/// use ennea::{count::variants::bands, rules::Rules, symmetry::Permutation};
/// let rules = Rules::parse("disjoint", "2x3".parse().unwrap())?;
/// let still = Permutation::identity(36);
/// assert_eq!(bands::reduced_grid_count(&rules, &[still], &()).unwrap(), Some(3888));
/// # Ok::<(), ennea::rules::RulesError>(())
/// ```
///
/// # Errors
/// [`Stopped`], soon after the progress says so.
pub fn reduced_grid_count(
    rules: &Rules,
    elements: &[Permutation],
    progress: &dyn Progress,
) -> Result<Option<u128>, Stopped> {
    let views = views(rules);
    let Some((view, middle)) = best(&views, elements) else { return Ok(None) };
    let boxes = Boxes::new(view.rows, view.columns);
    let frame = Frame::new(view, &boxes);
    let classes = middle.classes(progress)?;
    progress.expect(classes.len() as u64);
    let counted = classes.into_par_iter().map_init(Table::default, |table, class| {
        progress.go_on()?;
        let sides = frame.sides(&class.digits);
        let completions = sides.map_or(0, |sides| table.matches(&frame, &sides));
        progress.advance(1);
        Ok(u128::from(completions) * u128::from(class.size))
    });
    counted.sum::<Result<u128, Stopped>>().map(Some)
}

#[cfg(test)]
mod tests;
