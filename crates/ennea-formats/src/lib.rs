//! The file formats of Sudoku programs: from text to entries, and back.
//!
//! ```text
//!   bytes --Reader--> Entry, Entry, ... --Writer--> text
//! ```
//!
//! * [`Entry`]: a [`Puzzle`](ennea_base::Puzzle) with what stands around it: a solution, [`Fact`]s, rules that
//!   nobody knows here.
//! * [`Reader`]: the door for whatever people type, paste, pipe or open, whole or as it comes.
//! * [`Format`]: the table of formats, and what each of them can hold; [`Loss`]: what it cannot.
//! * [`Writer`]: entries one after the other, and the text around them.
//! * [`Alphabet`]: how digits above 9 are written.
//!
//! ```
//! use ennea_formats::{Alphabet, Format, Options, Reader, Writer};
//! let text = "1 2 | . 4\n. . | . .\n----+----\n. . | . .\n. . | . .\n";
//! let mut writer = Writer::new(Format::Sdm, Alphabet::One);
//! for entry in Reader::of_text(text, Options::default()) {
//!     let entry = entry?;
//!     assert_eq!(entry.format(), Some(Format::Picture));
//!     assert_eq!(writer.entry(&entry)?, "1204000000000000\n");
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Readers are liberal, writers write the documented form.  Where two readings are possible, a note of the
//! entry says which was taken; what a format cannot hold is refused or told by name.  Where a format has no
//! document that could be checked, the head of its file says so.  The crate knows no files and prints
//! nothing.

mod alphabet;
mod bare;
mod block;
mod brackets;
mod candidates;
mod cells;
mod detect;
mod entry;
mod error;
mod fact;
mod fast;
mod fill;
mod format;
mod formats;
mod html;
mod ids;
mod labels;
mod lines;
mod losses;
mod reader;
mod row;
mod rules;
mod rules_in_text;
mod scan;
mod sheet;
mod survey;
mod table;
mod write;

pub use alphabet::Alphabet;
pub use entry::Entry;
pub use error::ReadError;
pub use fact::Fact;
pub use format::{Format, Placed};
pub use lines::text_of;
pub use losses::Loss;
pub use reader::{Options, Reader};
pub use write::Writer;
