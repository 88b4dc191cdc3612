//! Sudokus on paper: puzzles become pages, and pages become files.
//!
//! ```text
//!   chapters, style -> layout --> pages --+--> PDF
//!                        ^                +--> SVG --> PNG
//!                      fonts
//!   chapters, style -----------------------> HTML
//! ```
//!
//! A page is a list of black bars and lines of text, measured with the very fonts that are
//! embedded; back ends only copy it.  HTML has no pages, so it starts from the puzzles.  The crate
//! is silent, as the library is: bytes come out, no file, no clock; the same puzzles give the same
//! bytes.

/// Writes formatted text after a string.
macro_rules! put {
    ($out:expr, $($text:tt)*) => {
        write!($out, $($text)*).expect("a string takes it")
    };
}

mod book;
mod fonts;
mod layout;
mod page;
mod paper;
mod qr;
mod template;
mod told;
mod words;

pub mod html;
pub mod pdf;
pub mod png;
pub mod svg;

pub use book::{Answer, Binding, Chapter, Entry, Print, Qr, Style};
pub use ennea_words::Language;
pub use fonts::{FontError, Fonts, Glyph, Line, Run, Weight};
pub use layout::{DIGIT_MIN, LARGE_DIGIT, LARGE_GRID, LayoutError, lay_out, lay_out_while};
pub use page::{Area, Block, Document, Mark, Page, Role};
pub use paper::{INCH, MILLIMETRE, Paper, gutter, length};
pub use template::{Field, Template};
pub use words::rules_in_words;
