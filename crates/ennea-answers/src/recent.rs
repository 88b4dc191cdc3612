//! Values that were made last and can be used again, such as solvers for rules.

use std::convert::Infallible;

/// The last things that were made.
#[derive(Clone, Debug)]
pub(crate) struct Recent<T>(Vec<T>);

/// Number of values that are kept.
const KEPT: usize = 32;

impl<T> Default for Recent<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T> Recent<T> {
    /// The one that is meant, made if it is not there.
    pub(crate) fn find_or_make(
        &mut self,
        is_meant: impl Fn(&T) -> bool,
        make: impl FnOnce() -> T,
    ) -> &mut T {
        match self.try_find_or_make(is_meant, || Ok::<T, Infallible>(make())) {
            Ok(found) => found,
            Err(never) => match never {},
        }
    }

    /// Finds the one that is meant, or makes it where that may fail.
    ///
    /// # Errors
    /// That of making it.
    pub(crate) fn try_find_or_make<E>(
        &mut self,
        is_meant: impl Fn(&T) -> bool,
        make: impl FnOnce() -> Result<T, E>,
    ) -> Result<&mut T, E> {
        let index = match self.0.iter().position(is_meant) {
            Some(index) => index,
            None => {
                let made = make()?;
                self.0.truncate(KEPT - 1);
                self.0.push(made);
                self.0.len() - 1
            }
        };
        Ok(&mut self.0[index])
    }
}
