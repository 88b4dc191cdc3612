//! What was meant: the order nearest to a mistyped one.

use crate::orders::{ALIASES, ORDERS};

/// The order that differs least from this word, if it differs little.
pub(crate) fn suggestion(word: &str) -> Option<&'static str> {
    let word = word.to_ascii_lowercase();
    let names = ORDERS.iter().map(|order| order.name).chain(ALIASES.map(|(alias, _)| alias));
    let length = word.chars().count();
    let allowed = (length / 3).clamp(1, 3).min(length.saturating_sub(1));
    names
        .map(|name| (distance(&word, name), name))
        .min_by_key(|&(distance, _)| distance)
        .filter(|&(distance, _)| distance <= allowed)
        .map(|(_, name)| name)
}

/// How many letters must be inserted, left out, replaced or swapped with their neighbour.
///
/// The distance of Damerau and Levenshtein where no letter is changed twice, by the usual table of
/// which three rows are kept.
fn distance(a: &str, b: &str) -> usize {
    let a: Vec<char> = a.chars().take(40).collect();
    let b: Vec<char> = b.chars().collect();
    let mut before: Vec<usize> = Vec::new();
    let mut above: Vec<usize> = (0..=b.len()).collect();
    for i in 0..a.len() {
        let mut row = vec![i + 1];
        for j in 0..b.len() {
            let replaced = above[j] + usize::from(a[i] != b[j]);
            let mut least = replaced.min(above[j + 1] + 1).min(row[j] + 1);
            if i > 0 && j > 0 && a[i] == b[j - 1] && a[i - 1] == b[j] {
                least = least.min(before[j - 1] + 1);
            }
            row.push(least);
        }
        before = std::mem::replace(&mut above, row);
    }
    above[b.len()]
}

/// `"a"`, `"a" or "b"`, `"a", "b" or "c"`.
pub(crate) fn quoted_list(words: &[&str]) -> String {
    let quoted: Vec<String> = words.iter().map(|word| format!("\"{word}\"")).collect();
    match quoted.split_last() {
        Some((last, first)) if !first.is_empty() => format!("{} or {last}", first.join(", ")),
        Some((only, _)) => only.clone(),
        None => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_is_one_letter() {
        for (a, b, expected) in [
            ("step", "step", 0),
            ("stpe", "step", 1),
            ("sep", "step", 1),
            ("", "abc", 3),
            ("ca", "abc", 3),
        ] {
            assert_eq!(distance(a, b), expected, "{a} {b}");
        }
        assert_eq!(suggestion("rnrun"), Some("runrun"));
        assert_eq!(suggestion("guesmode"), Some("guess-mode"));
        assert_eq!(suggestion("xyzzy"), None);
    }
}
