//! Enums whose values have names: declared once, known to every face.
//!
//! [`named!`](crate::named!) declares such an enum.  Each variant states its name, and other names
//! that are understood as well; the documentation of the variant is its line of help.  A face can
//! so read and list the values without a list of its own.
//!
//! ```
//! use ennea::Named;
//! ennea::named! {
//!     /// A side of the square.
//!     pub enum Side {
//!         /// Where rows begin.
//!         Left = "left" | "west",
//!         /// Where rows end.
//!         Right = "right",
//!     }
//! }
//! assert_eq!(Side::ALL, [Side::Left, Side::Right]);
//! assert_eq!((Side::Left.name(), Side::Left.help()), ("left", "Where rows begin"));
//! assert_eq!((Side::with_name("west"), Side::with_name("up")), (Some(Side::Left), None));
//! ```

use strsim::osa_distance;

/// A value with a name, one of a short list.
pub trait Named: Copy + Send + Sync + 'static {
    /// All values, in the order in which people are shown them.
    const ALL: &'static [Self];

    /// The name: one word, in small letters for what people type.
    fn name(self) -> &'static str;

    /// The meaning in one line, without a full stop.
    fn help(self) -> &'static str;

    /// Other names that are understood.
    fn aliases(self) -> &'static [&'static str] {
        &[]
    }

    /// The value with this name, or with this among its other names.
    fn with_name(name: &str) -> Option<Self> {
        let is_meant = |value: &Self| value.name() == name || value.aliases().contains(&name);
        Self::ALL.iter().copied().find(is_meant)
    }
}

/// The name that differs least from what was typed, if it differs little: for "did you mean".
///
/// ```
/// use ennea::named::nearest;
/// assert_eq!(nearest("wset", ["east", "west"]), Some("west"));
/// assert_eq!(nearest("north", ["east", "west"]), None);
/// ```
pub fn nearest<'a>(word: &str, names: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let word = word.to_ascii_lowercase();
    let length = word.chars().count();
    let allowed = (length / 3).clamp(1, 3).min(length.saturating_sub(1));
    // The time grows with the product of both lengths, and no name is so long.
    let names = names.into_iter().filter(|_| length < 40);
    names
        .map(|name| (osa_distance(&word, name), name))
        .min_by_key(|&(distance, _)| distance)
        .filter(|&(distance, _)| distance <= allowed)
        .map(|(_, name)| name)
}

/// Declares an enum whose values are copied and compared, in their order, with `ALL`, `name`, `Display` and [`Named`];
/// see [there](mod@crate::named).
#[macro_export]
macro_rules! named {
    (
        $(#[$attribute:meta])*
        $visibility:vis enum $type:ident {
            $(
                $(#[doc = $doc:literal])+
                $variant:ident = $name:literal $(| $alias:literal)*
            ),+ $(,)?
        }
    ) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        $visibility enum $type {
            $($(#[doc = $doc])+ $variant,)+
        }

        impl $type {
            /// All values.
            $visibility const ALL: [Self; [$($name),+].len()] = [$(Self::$variant),+];

            /// The name.
            $visibility const fn name(self) -> &'static str {
                match self { $(Self::$variant => $name),+ }
            }
        }

        impl $crate::named::Named for $type {
            const ALL: &'static [Self] = &Self::ALL;

            fn name(self) -> &'static str {
                self.name()
            }

            fn help(self) -> &'static str {
                let doc = match self { $(Self::$variant => concat!($($doc),+)),+ };
                doc.trim_start().trim_end_matches('.')
            }

            fn aliases(self) -> &'static [&'static str] {
                match self { $(Self::$variant => &[$($alias),*]),+ }
            }
        }

        impl ::std::fmt::Display for $type {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.pad(self.name())
            }
        }
    };
}
