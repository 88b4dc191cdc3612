//! Arrays on the heap.

use std::ops::{Deref, DerefMut};

/// An array on the heap, at first of defaults.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Array<T, const N: usize>(Box<[T; N]>);

impl<T: Copy + Default, const N: usize> Default for Array<T, N> {
    fn default() -> Self {
        Self(Box::new([T::default(); N]))
    }
}

impl<T, const N: usize> Deref for Array<T, N> {
    type Target = [T; N];

    #[inline(always)]
    fn deref(&self) -> &[T; N] {
        &self.0
    }
}

impl<T, const N: usize> DerefMut for Array<T, N> {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut [T; N] {
        &mut self.0
    }
}
