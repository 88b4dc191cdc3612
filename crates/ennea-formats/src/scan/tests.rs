//! Lines of each kind, taken apart.

use super::*;

#[test]
fn lines_have_a_kind() {
    for (line, kind) in [
        ("", Kind::Blank),
        ("  \t ", Kind::Blank),
        ("# 1 2 3", Kind::Comment),
        ("% easy", Kind::Comment),
        ("\t\t\t\t", Kind::Cells),
        (",,,,,,,,", Kind::Cells),
        ("------+-------+------", Kind::Frame),
        ("*-----------*", Kind::Frame),
        (":---:.", Kind::Frame),
        ("┠───┼───┨", Kind::Frame),
        ("|   |   |", Kind::Bars),
        ("┃   │   ┃", Kind::Bars),
        ("|", Kind::Frame),
        ("1 2 | 3 4", Kind::Cells),
        (". . .", Kind::Cells),
        ("1--4", Kind::Cells),
    ] {
        assert_eq!(Scan::new(line).kind, kind, "{line:?}");
    }
}

#[test]
fn words_and_fields() {
    let words = |line| Scan::new(line).words;
    assert_eq!(words("| 5 3 . | . 7 . |  # easy"), ["5", "3", ".", ".", "7", "."]);
    assert_eq!(words("| B1 #67 | *15-9 |"), ["B1", "#67", "*15-9"]);
    let fields = |line: &'static str| -> Option<Vec<&str>> {
        let fields = Scan::new(line).fields()?;
        Some(fields.into_iter().map(|field| unquoted(&line[field])).collect())
    };
    assert_eq!(fields("5,,3,\"7\""), Some(vec!["5", "", "3", "7"]));
    assert_eq!(fields("5\t\t\t"), Some(vec!["5", "", "", ""]));
    assert_eq!(
        Scan::new("| 5 |   | 3 | |").barred_fields(false).map(|fields| fields.len()),
        Some(4)
    );
    assert_eq!(fields("53..,1234,5,6"), None);
    assert_eq!(Scan::new("| 5 3 | 1 | | |").barred_fields(false), None);
    let sections = |line: &'static str| -> Option<Vec<&str>> {
        Some(Scan::new(line).sections()?.into_iter().map(|part| &line[part]).collect())
    };
    assert_eq!(sections("| 7   6 |    |"), Some(vec![" 7   6 ", "    "]));
    assert_eq!(sections(" 1 |  "), Some(vec![" 1 ", ""]));
    assert_eq!(sections("1 2"), None);
}
