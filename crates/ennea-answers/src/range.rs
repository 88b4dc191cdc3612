//! Ranges as people write them: `A..B`, `A..`, `..B`, or `A` alone for both ends.

/// The two ends of a range, none where it is open; no answer if an end cannot be read or both are
/// open.
pub(crate) fn ends<T: Copy>(
    text: &str,
    read: impl Fn(&str) -> Option<T>,
) -> Option<[Option<T>; 2]> {
    let end = |text: &str| match text.trim() {
        "" => Some(None),
        text => read(text).map(Some),
    };
    let both = match text.split_once("..") {
        Some((from, to)) => [end(from)?, end(to)?],
        None => [end(text)?; 2],
    };
    both.iter().any(Option::is_some).then_some(both)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ends_may_be_open() {
        let read = |text: &str| ends(text, |text| text.parse::<u8>().ok());
        assert_eq!(read("24"), Some([Some(24), Some(24)]));
        assert_eq!(read("24..26"), Some([Some(24), Some(26)]));
        assert_eq!(read("24.."), Some([Some(24), None]));
        assert_eq!(read(" ..26"), Some([None, Some(26)]));
        for wrong in ["", "..", "a", "1..b", "1-2", "1...2", "300"] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }
}
