//! Small censuses, taken in every way.

use super::*;

fn question(shape: &str, method: Method) -> Question {
    Question { shape: shape.parse().expect("a shape"), group: Group::Whole, method }
}

fn taken(question: Question, last: Part) -> (Census, Vec<Part>) {
    let mut parts = Vec::new();
    let census = take(question, last, &(), |part, _| {
        parts.push(part);
        Ok::<(), ()>(())
    });
    (census.expect("nothing ends it"), parts)
}

/// Goal: the methods agree, and all checks hold.  Method: 2x3, which all of them count.
#[test]
fn every_method_counts_2x3() {
    for method in Method::ALL {
        let (census, _) = taken(question("2x3", method), Part::Grids);
        assert_eq!(census.grids, Some(28_200_960_u32.into()), "{method}");
        assert!(census.checks.of(Part::Grids).count() >= 2, "{method}");
        assert_eq!(census.checks.failed().count(), 0, "{method}");
    }
}

/// Goal: the parts are counted, and all checks hold.  Method: 2x2, where every part has something.
#[test]
fn every_part_of_2x2_is_told() {
    let (census, parts) = taken(question("2x2", Method::ColumnSets), Part::End);
    assert_eq!(parts, Part::ALL);
    assert_eq!(census.essentially_different, Some(2_u32.into()));
    assert_eq!(census.essentially_different_without_transposition, Some(3_u32.into()));
    assert_eq!(census.checks.failed().count(), 0);
    for part in parts.into_iter().filter(|part| *part != Part::MinimalPuzzles) {
        let lines = story::part(part, &census);
        assert!(lines.len() > 5 && lines.iter().all(|line| line.chars().count() <= 80), "{part:?}");
    }
}

#[test]
fn parts_come_in_order_and_as_far_as_they_reach() {
    let (_, parts) = taken(question("2x2", Method::ColumnSets), Part::Symmetries);
    assert_eq!(parts, [Part::Grids, Part::Symmetries]);
    let (census, parts) = taken(question("2x6", Method::ColumnSets), Part::End);
    assert_eq!(parts, [Part::Grids, Part::Symmetries, Part::End]);
    assert_eq!((census.grids, census.class_table.is_none()), (None, true));
}

#[test]
fn what_cannot_be_counted_is_refused() {
    let sets = Method::ColumnSets;
    for (shape, method, last, what) in [
        ("1x4", sets, Part::End, "are Latin squares, not Sudokus\n  can be counted in full: 2x2"),
        ("4x4", sets, Part::End, "nobody has counted the grids with 4x4 boxes (side 16)"),
        ("2x7", sets, Part::End, "nobody has counted the grids with 2x7 boxes (side 14)"),
        ("3x3", Method::Templates, Part::End, "counts sides up to 8; 3x3 has side 9\n  hint: "),
        ("2x5", sets, Part::Different, "this table is out of reach for 2x5\n  hint: "),
    ] {
        let refusal = question(shape, method).check(last).expect_err(shape).to_string();
        assert!(refusal.contains(what), "{refusal}");
    }
    assert_eq!(question("2x5", sets).check(Part::End), Ok(()));
}
