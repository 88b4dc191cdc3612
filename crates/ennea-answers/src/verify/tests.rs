//! A ladder that can be fooled is none.

use super::*;

fn rung() -> Rung {
    Rung::new("a number")
}

#[test]
fn equal_numbers_hold() {
    let rung = rung().way("one", 1234_u32).way("other", 1234_u32);
    assert!(rung.holds());
    let time = format!("     one = other{:>64}", "3 s");
    assert_eq!(rung.lines("3 s"), [format!("ok   a number{:>67}", "1,234"), time]);
    let json = serde_json::to_string(&rung).expect("no map of odd keys");
    assert_eq!(json, r#"{"check":"a number","holds":true,"ways":{"one":"1234","other":"1234"}}"#);
}

/// Goal: a number that is missing is a failure.  Method: one missing, in either place, and two,
/// which are not equal to each other either.
#[test]
fn missing_numbers_fail() {
    let (missing, found) = (None::<u32>, Some(12_u32));
    for (a, b) in [(found, missing), (missing, found), (missing, missing)] {
        let rung = rung().perhaps("a", a).perhaps("b", b);
        assert!(!rung.holds(), "{rung:?}");
        assert_eq!(rung.lines("")[0], "FAIL a number");
        let json = serde_json::to_string(&rung).expect("no map of odd keys");
        assert!(json.contains(r#""holds":false"#) && json.contains("missing"), "{json}");
    }
}

#[test]
fn different_numbers_fail() {
    let three = rung().way("a", 12_u32).way("b", 12_u32).way("c", 13_u32);
    assert!(!three.holds());
    assert_eq!(three.lines("")[3], format!("     {:<40} 13", "c"));
    assert!(!rung().several("a", [4_u32, 5]).way("b", 45_u32).holds());
}

/// Goal: the rungs of clues hold, and each says what its ways share.  Method: climb them alone.
#[test]
fn the_rungs_of_clues_hold() {
    let mut rungs = Vec::new();
    let mut met = |rung| {
        rungs.push(rung);
        Ok::<(), ()>(())
    };
    clues::climb(&mut met, &Wanted::default()).expect("nothing ends the climb");
    assert_eq!(rungs.len(), 9);
    for rung in &rungs {
        assert!(rung.holds(), "{rung:?}");
        assert!(!rung.shares.is_empty(), "{rung:?}");
        assert!(rung.lines("1.00 ms").iter().all(|line| line.len() <= 80), "{rung:?}");
    }
}

/// Goal: a climb ends where no more is wanted.  Method: after the first rung.
#[test]
fn a_climb_can_end_early() {
    let mut rungs = 0;
    let end = climb(Height::Usual, &Wanted::default(), &(), |_| {
        rungs += 1;
        Err("enough")
    });
    assert_eq!((end, rungs), (Err("enough"), 1));
}

/// Goal: a climb can be about one shape alone, however it is turned.
#[test]
fn a_climb_can_be_about_one_shape() {
    let questions = |rows, columns| {
        let wanted = Wanted::new(vec![shape((rows, columns))]).expect("there are rungs");
        let mut questions = Vec::new();
        let met = |rung: Rung| {
            questions.push(rung.question);
            Ok::<(), ()>(())
        };
        climb(Height::Usual, &wanted, &(), met).expect("nothing ends it");
        questions
    };
    let (two, three) = (questions(2, 2), questions(3, 2));
    assert!(two.len() > 15 && two.iter().all(|question| question.starts_with("2x2 ")), "{two:?}");
    assert!(three.iter().any(|question| question == "2x3 grids"), "{three:?}");
    let is_like =
        |question: &String| ["2x3 ", "3x2 "].iter().any(|&shape| question.starts_with(shape));
    assert!(three.iter().all(is_like), "{three:?}");
    let refusal =
        Wanted::new(vec![shape((2, 2)), shape((2, 5))]).expect_err("no rungs").to_string();
    assert!(refusal.contains("about 2x5\n  hint: give 2x2"), "{refusal}");
}
