//! Values that were made last and can be used again, such as solvers for rules.

use std::cell::RefCell;
use std::thread::LocalKey;

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
    ///
    /// # Errors
    /// That of making it.
    pub(crate) fn find_or_make<E>(
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

/// Works with what a thread keeps.
pub(crate) fn with_kept<K: Default, T>(
    kept: &'static LocalKey<RefCell<K>>,
    work: impl FnOnce(&mut K) -> T,
) -> T {
    kept.with(|kept| match kept.try_borrow_mut() {
        Ok(mut kept) => work(&mut kept),
        // A thread that waits in a pool may take up other work of the same kind.
        Err(_) => work(&mut K::default()),
    })
}
