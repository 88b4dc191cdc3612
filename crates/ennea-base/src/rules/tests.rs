//! Houses, pairs, templates and errors of rules.

use super::*;

fn rules(text: &str) -> Rules {
    Rules::parse(text, Shape::CLASSIC).unwrap()
}

fn template_count(rules: &Rules) -> usize {
    Templates::of(rules).unwrap().all().len()
}

#[test]
fn every_named_rule_has_houses_of_n_cells_wherever_it_has_a_meaning() {
    for (r, c) in [(1, 4), (2, 2), (2, 3), (3, 2), (3, 3), (2, 5), (4, 4), (3, 5)] {
        let shape = Shape::new(r, c).unwrap();
        let mut meant = Vec::new();
        for rule in NamedRule::ALL {
            let Ok(rules) = Rules::parse(rule.name(), shape) else { continue };
            meant.push(rule.name());
            for house in rules.houses() {
                assert_eq!(house.cells.len(), shape.side(), "{rules:?} {}", house.name);
                assert!(house.cells.is_sorted(), "{rules:?} {}", house.name);
            }
        }
        if shape == Shape::CLASSIC {
            assert_eq!(meant.len(), NamedRule::ALL.len());
        }
        assert!(
            ["plain", "x", "diagonal", "knight", "king", "latin"].iter().all(|r| meant.contains(r))
        );
        assert_eq!(meant.contains(&"windoku"), r == c, "{shape}");
        assert_eq!(meant.contains(&"disjoint"), r > 1 && c > 1, "{shape}");
    }
}

/// Goal: regions of any size are read back from their text, seven by seven too, whose rows are as long as the
/// word before them.
#[test]
fn regions_are_read_back() {
    for side in 4..=12_u32 {
        let letter = |row, column| char::from(b'a' + ((column + row % 2) % side) as u8);
        let rows = (0..side).map(|row| (0..side).map(|column| letter(row, column)).collect());
        let rows = rows.collect::<Vec<String>>().join("\n");
        let shape = Shape::new(1, side as usize).unwrap();
        for head in ["", "regions\n", "jigsaw\n", "# any\nregions\n"] {
            let rules = Rules::parse(&format!("{head}{rows}"), shape).unwrap();
            assert!(rules.has(HouseKind::Region), "{rules:?}");
            assert_eq!(Rules::parse(&rules.text(), shape).as_ref(), Ok(&rules), "{}", rules.text());
        }
    }
    let columns = ["regions"; 7].join("\n");
    assert!(Rules::parse(&columns, Shape::new(1, 7).unwrap()).is_ok());
}

#[test]
fn plain_rules_are_those_of_the_shape() {
    for (r, c) in [(1, 4), (2, 2), (2, 3), (3, 3)] {
        let shape = Shape::new(r, c).unwrap();
        let rules = Rules::plain(shape);
        assert!(rules.is_plain());
        for cell in shape.all_cells() {
            assert!(shape.peers(cell).eq(rules.peers(cell).iter().copied()), "{shape}");
        }
    }
    assert!(!rules("x").is_plain());
    assert_eq!(rules("plain+x").name(), "x");
    // Rules that say nothing more are no others: Latin squares have a shape without boxes.
    assert_eq!(rules("latin"), *Rules::plain(Shape::new(1, 9).unwrap()));
    assert_eq!(rules("latin").text(), "plain");
}

/// Goal: the rules are what the field means by them.  Method: how many templates the field counts.
#[test]
fn templates_are_as_many_as_others_found() {
    for (name, expected) in [
        ("plain", 46_656),
        ("x", 9_288),
        ("diagonal", 20_736),
        ("windoku", 6_080),
        ("knight", 3_176),
        ("king", 14_914),
        ("asterisk", 19_072),
        ("girandola", 19_072),
        ("knight+king", 130),
        ("latin", 362_880),
    ] {
        assert_eq!(template_count(&rules(name)), expected, "{name}");
    }
}

#[test]
fn a_jigsaw_whose_regions_are_boxes_is_plain() {
    let letters: String = Shape::CLASSIC
        .all_cells()
        .map(|cell| (b'a' + Shape::CLASSIC.box_index(cell) as u8) as char)
        .collect();
    let jigsaw = rules(&letters);
    assert_eq!((jigsaw.shape().to_string(), template_count(&jigsaw)), ("1x9".to_owned(), 46_656));
    let lines: Vec<&str> = (0..9).map(|k| &letters[9 * k..9 * k + 9]).collect();
    let text = format!("# boxes again\nregions\n{}\nx", lines.join("\n"));
    let with_x = rules(&text);
    assert_eq!((with_x.name(), template_count(&with_x)), ("jigsaw+x", 9_288));
}

#[test]
fn houses_and_pairs_of_a_file_count() {
    let text = "shape 2x2\nhouse the middle: r2c2 r2c3 r3c2 r3c3\ndiffer r1c1 r4c3\n";
    let found = Rules::parse(text, Shape::new(2, 2).unwrap()).unwrap();
    assert_eq!((found.name(), found.houses().len()), ("houses+pairs", 13));
    let cell = |name| found.shape().cell_named(name).unwrap();
    assert_eq!(found.reason(cell("r2c2"), cell("r3c3")).as_deref(), Some("the middle"));
    assert_eq!(found.reason(cell("r1c1"), cell("r4c3")).as_deref(), Some("the house of line 3"));
    let digit = Some(Digit::from_index(0));
    let mut digits = vec![None; 16];
    (digits[cell("r2c2").index()], digits[cell("r3c3").index()]) = (digit, digit);
    assert_eq!(
        found.clash(&digits).unwrap().to_string(),
        "the middle holds the digit 1 twice, at r2c2 and r3c3"
    );
}

#[test]
fn what_is_wrong_is_said() {
    let nine = |row: &str| [row; 9].join("\n");
    for (text, expected) in [
        ("windowku", "'windowku' is not a rule; did you mean 'windoku'?".to_owned()),
        ("shape 3x3\nx\nhouse r1c1 r2c2", "the house 'the house of line 3' has 2 different cells; expected 9 (cells that only differ are written 'differ r1c1 r2c2 ...')".to_owned()),
        ("x\ndiffer r1c1 r1c10", "line 2 of the rules: found 'r1c10'; expected cells from r1c1 to r9c9".to_owned()),
        ("x\nshape 3x3", "line 2 of the rules: found 'shape 3x3'; expected the shape once, before all rules".to_owned()),
        ("x\nknigt", "line 2 of the rules: 'knigt' is not a rule; did you mean 'knight'?".to_owned()),
        ("shape 2x2\nx", "the rules are for 2x2; expected rules for 3x3".to_owned()),
        ("x\nregions\naabb\nabbc\nadcc\ndddc", "the regions have 16 letters; expected 81, one for each cell".to_owned()),
        (&format!("regions\n{}", nine("aaaabbbbb")), "region 'a' has 36 cells; expected 9 regions of 9 cells each".to_owned()),
    ] {
        assert_eq!(Rules::parse(text, Shape::CLASSIC).unwrap_err().to_string(), expected, "{text}");
    }
    let windoku = Rules::parse("windoku", Shape::new(2, 3).unwrap()).unwrap_err();
    assert_eq!(
        windoku.to_string(),
        "the rule 'windoku' has no meaning for 2x3; it needs square boxes of 2x2 cells or more"
    );
    let hopeless = Rules::parse("hopeless", Shape::CLASSIC).unwrap_err().to_string();
    assert!(hopeless.contains("expected one of plain, x, "), "{hopeless}");
}

/// Goal: digits of neighbours are apart.  Method: by hand; of the two rules together the round one holds.
#[test]
fn consecutive_digits_of_neighbours_clash() {
    let clash = |name: &str, cells: &[(usize, usize)]| {
        let mut digits = vec![None; 81];
        cells.iter().for_each(|&(cell, digit)| digits[cell] = Some(Digit::from_index(digit)));
        let rules = rules(name);
        rules.clash(&digits).map(|clash| clash.to_string())
    };
    let beside = Some(
        "3 stands at r1c1 and 4 at r2c1, which are neighbours whose digits are not consecutive",
    );
    for name in ["non-consecutive", "non-consecutive-round", "non-consecutive+x"] {
        assert_eq!(clash(name, &[(0, 2), (9, 3)]).as_deref(), beside, "{name}");
        assert_eq!(clash(name, &[(0, 2), (10, 3)]), None, "{name}");
        assert_eq!(clash(name, &[(0, 2), (9, 4)]), None, "{name}");
        let ends = clash(name, &[(0, 0), (1, 8)]);
        assert_eq!(ends.is_some(), name == "non-consecutive-round", "{name}");
    }
    let both = rules("non-consecutive-round+non-consecutive");
    assert!(both.consecutive().is_some_and(Consecutive::is_round));
    assert!(!both.says_the_same(&rules("non-consecutive")));
    assert!(both.of_one_digit().is_err() && rules("x").of_one_digit().is_ok());
}
