//! `--lang`: the language of words.

use super::names;
use clap::Args;
use ennea_words::Language;

/// The language of words.
#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct Tongue {
    /// The language of words: steps, hints, levels, the census, all of the shell; options and other errors are English.
    #[arg(long = "lang", visible_alias = "language", value_name = "CODE", value_parser = names::<Language>(), default_value = "en")]
    pub(crate) language: Language,
}
