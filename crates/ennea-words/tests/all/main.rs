//! All that is said, held to the library and to itself.
//!
//! All are one program, linked once; those of one file alone:
//!
//! ```text
//! cargo test -p ennea-words --test all files::
//! ```

mod english;
mod files;
mod rules;
