//! What may be said about a puzzle besides its cells.

ennea::named! {
    /// What may be said about a puzzle besides its cells.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
    pub enum Fact {
        /// What it is called.
        Title = "title",
        /// Who made it.
        Author = "author",
        /// What it is, or its rules.
        Description = "description",
        /// Anything else.
        Comment = "comment",
        /// The newspaper, book or site that printed it.
        Source = "source",
        /// Where it is on the web.
        Link = "link",
        /// When it was made or printed.
        Date = "date",
        /// How hard it is, in a word.
        Level = "level",
        /// How hard it is, as a number of some scale.
        Rating = "rating",
        /// The name under which a collection keeps it.
        Id = "id",
    }
}

/// A text in one line: blanks and what cannot be printed become one blank, none at the ends.
pub(crate) fn in_one_line(text: &str) -> String {
    let words = text.split(|c: char| c.is_whitespace() || c.is_control());
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}
