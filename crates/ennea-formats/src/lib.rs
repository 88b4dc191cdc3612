//! The file formats of Sudoku programs: from text to entries, and back.
//!
//! ```text
//!   bytes --text_of--> text --read--> Document: Entry, Entry, ... --Writer--> text
//! ```
//!
//! * [`Entry`]: a puzzle as files hold it: clues, placed digits, candidates, solution, [`Fact`]s.
//! * [`Format`]: the table of formats, and what each of them can hold; [`Loss`]: what it cannot.
//! * [`read`]: which format a text has, and its entries one after the other.
//! * [`puzzles`]: the entries of a text in whatever form; [`Incoming`]: how a text is to be read that
//!   comes little by little.
//! * [`Writer`]: entries one after the other, and the text around them.
//! * [`Alphabet`]: how digits above 9 are written.
//!
//! ```
//! use ennea_formats::{Alphabet, Format, Options, Writer, read};
//! let text = "1 2 | . 4\n. . | . .\n----+----\n. . | . .\n. . | . .\n";
//! let document = read(text, &Options::default())?;
//! assert_eq!(document.format, Format::Picture);
//! let mut writer = Writer::new(Format::Sdm, Alphabet::One);
//! for entry in document.entries {
//!     assert_eq!(writer.entry(&entry?)?, "1204000000000000\n");
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Readers are liberal, writers write the documented form.  Where a format has no document that
//! could be checked, the head of its file says so.  The crate knows no files and prints nothing.

mod alphabet;
mod cells;
mod detect;
mod document;
mod error;
mod format;
mod formats;
mod incoming;
mod losses;
mod read;
mod row;
mod rules;
mod survey;
mod table;
mod write;

pub use alphabet::Alphabet;
pub use document::{Entry, Fact};
pub use error::ReadError;
pub use format::{Format, Placed};
pub use incoming::{Incoming, puzzles};
pub use losses::Loss;
pub use read::{Document, Options, read, text_of};
pub use write::Writer;
