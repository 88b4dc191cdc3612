//! Puzzles made again from their ids, one after the other.
//!
//! A maker is kept for each recipe, for all threads.  Cost: that of an attempt, and of a maker for each new recipe.
//! Oracle: nothing kept from one id to the next, in the tests.

use super::maker::{Made, Maker};
use super::{Id, Recipe, Under};
use ennea_base::progress::{Progress, Stopped};
use ennea_base::rules::Rules;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};

/// Makes puzzles from their ids; what a recipe needs is kept for the next, and shared by threads.
///
/// ```
/// use ennea::make::{Again, Id};
/// let id: Id = "e1-42-7.minimal".parse()?;
/// let made = Again::default().make(&id, &()).expect("() does not stop it");
/// assert!(made.expect("top down always succeeds").puzzle.clue_count() < 30);
/// # Ok::<(), ennea::make::IdError>(())
/// ```
#[derive(Debug, Default)]
pub struct Again {
    makers: Mutex<HashMap<Recipe, Arc<Maker>>>,
    rules: Option<(Under, Rules)>,
}

impl Again {
    /// One that knows these rules besides those with names.
    pub fn under(under: Under, rules: Rules) -> Self {
        Self { rules: Some((under, rules)), ..Self::default() }
    }

    /// Tests whether the rules of an id are known: those with names are, others if they were given.
    pub fn knows(&self, id: &Id) -> bool {
        let is_given = || self.rules.as_ref().is_some_and(|(under, _)| *under == id.recipe.rules);
        matches!(id.recipe.rules, Under::Named(_)) || is_given()
    }

    /// The puzzle of an id; `None` if nothing comes of this attempt.
    ///
    /// # Errors
    /// [`Stopped`], if `progress` asks for it.
    ///
    /// # Panics
    /// If its rules are not known, or making a maker panicked before.
    pub fn make(&self, id: &Id, progress: &dyn Progress) -> Result<Option<Made>, Stopped> {
        let maker = {
            let mut makers = self.makers.lock().expect("makers are made without panic");
            let new = || {
                let given = self.rules.as_ref().filter(|(under, _)| *under == id.recipe.rules);
                Arc::new(match given {
                    Some((_, rules)) => Maker::under(id.recipe, rules),
                    None => Maker::new(id.recipe),
                })
            };
            Arc::clone(makers.entry(id.recipe).or_insert_with(new))
        };
        maker.attempt(id.seed, id.index, &mut maker.bench(), progress)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks that things kept for the next id change nothing.
    #[test]
    fn ids_one_after_the_other() {
        let again = Again::default();
        for text in
            ["e1-42-7", "e1-42-7.rules-x", "e1-42-7.minimal", "e1-42-8", "e1-42-7", "e1-3-3.2x3"]
        {
            let id: Id = text.parse().unwrap();
            assert_eq!(again.make(&id, &()), Again::default().make(&id, &()), "{text}");
        }
    }
}
