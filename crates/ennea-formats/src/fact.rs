//! Facts about a puzzle besides its cells, such as a title or an author.

ennea_base::named! {
    /// Facts about a puzzle besides its cells.
    pub enum Fact {
        /// Title of the puzzle.
        Title = "title",
        /// Name of its author.
        Author = "author",
        /// Description of it, or its rules.
        Description = "description",
        /// Anything else.
        Comment = "comment",
        /// The newspaper, book or site that printed it.
        Source = "source",
        /// Link to it on the web.
        Link = "link",
        /// Date on which it was made or printed.
        Date = "date",
        /// Level of difficulty, in a word.
        Level = "level",
        /// Rating, as a number of some scale.
        Rating = "rating",
        /// The name under which a collection keeps it.
        Id = "id",
    }
}

impl Fact {
    /// The fact that tables and objects of other programs call so.
    pub(crate) fn of_name(name: &str) -> Option<Self> {
        Some(match name.trim().to_ascii_lowercase().as_str() {
            "rating" | "er" => Self::Rating,
            "difficulty" | "level" => Self::Level,
            "title" | "name" => Self::Title,
            "author" => Self::Author,
            "source" => Self::Source,
            "date" => Self::Date,
            "comment" | "comments" => Self::Comment,
            "description" => Self::Description,
            "link" | "url" => Self::Link,
            "id" => Self::Id,
            _ => return None,
        })
    }
}

/// A text in one line: blanks and what cannot be printed become one blank, none at the ends.
pub(crate) fn in_one_line(text: &str) -> String {
    let words = text.split(|c: char| c.is_whitespace() || c.is_control());
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}
