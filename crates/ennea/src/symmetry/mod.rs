//! The symmetries of a shape: transformations as values, the groups they form, their classes.

pub mod canonical;
pub mod classic_bands;
pub mod closure;
pub mod generators;
pub mod shuffle;
pub mod stabiliser_chain;
pub mod variants;

mod automorphisms;
mod centraliser;
mod classes;
mod names;
mod notation;
mod permutation;
mod transformation;
pub(crate) mod wreath;

pub use automorphisms::Automorphisms;
pub use canonical::{Canonical, Canoniser, ClassicForm, canonical, canonical_grid, equivalence};
pub use centraliser::Centralisers;
pub(crate) use centraliser::{commuting_group, commuting_lines};
pub use classes::{Classes, ConjugacyClass, Group};

pub use notation::NotationError;
pub use permutation::{CycleType, Permutation};
pub use transformation::{Transformation, TransformationError, Transposes};
pub(crate) use wreath::partitions;
