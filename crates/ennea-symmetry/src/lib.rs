//! The symmetries of a shape: transformations as values, the groups they form, their classes.

pub mod canonical;
pub mod classic_bands;
pub mod generators;
pub mod oracles;
pub mod shuffle;
pub mod stabiliser_chain;
pub mod variants;
pub mod wreath;

mod automorphisms;
mod centraliser;
mod classes;
mod names;
mod notation;
mod permutation;
mod transformation;

pub use automorphisms::Automorphisms;
pub use canonical::{Canonical, Canoniser, ClassicForm, canonical, canonical_grid, equivalence};
pub use centraliser::{Centralisers, commuting_group, commuting_lines};
pub use classes::{Classes, ConjugacyClass, Group};
pub use notation::NotationError;
pub use permutation::{CycleType, Permutation};
pub use transformation::{Transformation, TransformationError, Transposes};
pub use wreath::partitions;

ennea_base::debug_as_display!(CycleType, Permutation, Transformation);
