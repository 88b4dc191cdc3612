//! Levels: ranges of ratings that people have a word for.

use super::se121;
use ennea_base::named::Named;
use std::fmt;

/// The table of levels, the easiest first: name, greatest rating in tenths, what is needed.
macro_rules! levels {
    ($($variant:ident, $name:literal, $er_max:expr, $needs:literal;)*) => {
        /// A level: a range of ratings on the scale `se-1.2.1` that people have a word for.
        ///
        /// [`Level::needs`] says what each asks of people.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Level {
            $(#[doc = concat!("It needs ", $needs, ".")] $variant,)*
        }

        impl Level {
            /// All levels, the easiest first.
            pub const ALL: [Self; [$($name),*].len()] = [$(Self::$variant),*];

            /// The greatest rating that it holds, in tenths.
            pub fn er_max(self) -> u8 {
                match self { $(Self::$variant => $er_max),* }
            }

            /// Technique of the hardest of its steps, in a few words.
            pub fn needs(self) -> &'static str {
                match self { $(Self::$variant => $needs),* }
            }

            /// Its name.
            pub fn name(self) -> &'static str {
                match self { $(Self::$variant => $name),* }
            }
        }
    };
}

levels! {
    Beginner, "beginner", 12, "the only place of a digit in a box";
    Easy, "easy", 15, "the only place in a row or column";
    Medium, "medium", 25, "the only digit of a cell; hidden pairs that make a single";
    Hard, "hard", 34, "locked candidates, pairs, X-Wings";
    Tough, "tough", 50, "triples, Swordfish, wings, unique rectangles";
    Expert, "expert", 72, "quads, BUGs, exclusion, short chains";
    Fiendish, "fiendish", 84, "long chains, several assumptions";
    Extreme, "extreme", se121::UNSOLVED, "dynamic chains, chains inside chains";
}

impl Level {
    /// The level of a rating in tenths.
    pub fn of(er: u8) -> Self {
        Self::ALL.into_iter().find(|level| er <= level.er_max()).unwrap_or(Self::Extreme)
    }
}

impl Named for Level {
    const ALL: &'static [Self] = &Self::ALL;

    fn name(self) -> &'static str {
        self.name()
    }

    fn help(self) -> &'static str {
        self.needs()
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
