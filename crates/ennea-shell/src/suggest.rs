//! Suggestions: the order nearest to a mistyped one.

use crate::orders::{ALIASES, ORDERS};
use ennea::named::nearest;

/// The order that differs least from this word, if it differs little.
pub(crate) fn suggestion(word: &str) -> Option<&'static str> {
    let names = ORDERS.iter().map(|order| order.name).chain(ALIASES.map(|(alias, _)| alias));
    nearest(word, names)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_is_understood() {
        assert_eq!(suggestion("rnrun"), Some("runrun"));
        assert_eq!(suggestion("guesmode"), Some("guess-mode"));
        assert_eq!(suggestion("xyzzy"), None);
    }
}
