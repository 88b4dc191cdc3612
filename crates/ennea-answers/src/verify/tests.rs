//! A ladder that can be fooled is none.

use super::rung::NOTHING;
use super::*;
use ennea::solve::vector;
use ennea_words::Language;
use std::collections::BTreeSet;
use std::mem::replace;
use std::panic::resume_unwind;

/// A rung whose ways found these numbers.
fn rung(expected: usize, ways: &[(&'static str, Option<&[u32]>)]) -> Rung {
    let value = |(place, &number): (usize, &u32)| Value::number(format!("no. {place}"), number);
    let found = |list: &[u32]| list.iter().enumerate().map(value).collect();
    let ways = ways.iter().map(|&(name, list)| Way { name, found: list.map(found) });
    Rung { question: "numbers".to_owned(), expected, ways: ways.collect(), shares: NOTHING }
}

fn json(rung: &Rung) -> String {
    serde_json::to_string(rung).expect("no map of odd keys")
}

/// All rungs that are wanted.
fn climbed(height: Height, wanted: &Wanted) -> Vec<Rung> {
    let mut rungs = Vec::new();
    let met = |rung| {
        rungs.push(rung);
        Ok::<(), Stopped>(())
    };
    climb(height, wanted, &(), met).expect("nothing ends the climb");
    rungs
}

#[test]
fn equal_lists_hold() {
    let one = rung(1, &[("one", Some(&[1234])), ("other", Some(&[1234]))]);
    assert!(one.holds());
    let time = format!("     one = other{:>64}", "3 s");
    assert_eq!(one.lines(Language::ENGLISH, "3 s"), [format!("ok   numbers{:>68}", "1,234"), time]);
    let ways = r#"{"one":"1234","other":"1234"}"#;
    let told = format!(r#"{{"check":"numbers","holds":true,"values":1,"ways":{ways}}}"#);
    assert_eq!(json(&one), told);
    let three = rung(3, &[("one", Some(&[7, 8, 9])), ("other", Some(&[7, 8, 9]))]);
    assert!(three.holds());
    assert_eq!(three.lines(Language::ENGLISH, "")[0], format!("ok   numbers{:>68}", "3 values"));
    assert!(json(&three).contains(r#""values":3,"ways":{"one":"7 8 9""#));
}

/// Goal: what is missing is a failure.  Method: one way without a list, in either place, and two,
/// which are not equal to each other either; lists that are equal, all shorter or longer than they
/// must be.
#[test]
fn missing_values_fail() {
    let found: Option<&[u32]> = Some(&[12]);
    for (a, b) in [(found, None), (None, found), (None, None)] {
        let rung = rung(1, &[("a", a), ("b", b)]);
        assert!(!rung.holds(), "{rung:?}");
        assert_eq!(rung.lines(Language::ENGLISH, "")[0], "FAIL numbers");
        assert!(json(&rung).contains(r#""holds":false"#) && json(&rung).contains("missing"));
    }
    for expected in [0, 1, 3] {
        let rung = rung(expected, &[("a", Some(&[4, 5])), ("b", Some(&[4, 5]))]);
        assert!(!rung.holds(), "{rung:?}");
        let line = format!("     {:<40} 2 of {expected} values", "a");
        assert_eq!(rung.lines(Language::ENGLISH, "")[1..2], [line]);
    }
}

/// Goal: a way that breaks down has found nothing, and the climb goes on.
#[test]
fn a_way_that_panics_fails() {
    let mut rungs = Vec::new();
    let mut met = |rung: Rung| {
        rungs.push(rung);
        Ok(())
    };
    let mut up = Up { wanted: &Wanted::default(), progress: &(), met: &mut met };
    let asked = up.number("a number").way("right", || 12_u32);
    let asked = asked.perhaps("wrong", || -> Option<u32> { resume_unwind(Box::new("broken")) });
    asked.compare(NOTHING, &mut up).expect("nothing stops it");
    up.number("another")
        .way("a", || 7_u32)
        .way("b", || 7_u32)
        .compare(NOTHING, &mut up)
        .expect("it goes on");
    let held: Vec<bool> = rungs.iter().map(Rung::holds).collect();
    assert_eq!(held, [false, true]);
    assert!(json(&rungs[0]).contains(r#""wrong":"missing""#), "{}", json(&rungs[0]));
}

/// Goal: a failure says where.
#[test]
fn different_values_fail() {
    let three = rung(1, &[("a", Some(&[12])), ("b", Some(&[12])), ("c", Some(&[13]))]);
    assert!(!three.holds());
    assert_eq!(three.lines(Language::ENGLISH, "")[3], format!("     {:<40} 13", "c"));
    let lists = rung(3, &[("a", Some(&[4, 5, 1000])), ("b", Some(&[4, 5, 7]))]);
    let [a, b] = ["a", "b"].map(|name| format!("     {name:<40} 3 of 3 values"));
    let expected = ["FAIL numbers", &a, "       no. 2: 1,000", &b, "       no. 2: 7"];
    assert_eq!(lists.lines(Language::ENGLISH, ""), expected);
}

/// The list with one thing wrong, for each thing that might be: no list, no values; in each place a
/// value lost, said twice, another one, of another thing, or exchanged with another one.
fn spoilt(list: &[Value]) -> impl Iterator<Item = Option<Vec<Value>>> {
    let at = move |place: usize| {
        let (value, rest) = (&list[place], &list[place + 1..]);
        let with = |values: &[Value]| [&list[..place], values, rest].concat();
        let exchanged = rest.iter().position(|other| other != value).map(|other| {
            let mut list = list.to_vec();
            list.swap(place, place + 1 + other);
            list
        });
        let twice = [value.clone(), value.clone()];
        [with(&[]), with(&twice), with(&[value.changed()]), with(&[value.moved()])]
            .into_iter()
            .chain(exchanged)
    };
    [None, Some(Vec::new())].into_iter().chain((0..list.len()).flat_map(at).map(Some))
}

/// Goal: no kind of rung can be fooled.  Method: each is climbed once, about the smallest things
/// that its code serves, and with `ENNEA_SLOW` all rungs to the top; then the list of each way is
/// spoilt in every place, and where this makes it longer or shorter those of all ways alike.  The
/// lines of all of that are as wide as a page, and two ways of a rung have two names.
#[test]
fn no_rung_can_be_fooled() {
    let rungs = match std::env::var_os("ENNEA_SLOW") {
        Some(_) => climbed(Height::Top, &Wanted::All),
        None => climbed(Height::Usual, &Wanted::Smallest),
    };
    let fits = |rung: &Rung| {
        rung.lines(Language::ENGLISH, "1.00 ms").iter().all(|line| line.chars().count() <= 80)
    };
    let (mut lists, mut values, mut falls) = (0, 0, 0);
    let mut fall = |rung: &Rung| {
        assert!(!rung.holds(), "{:#?}", rung.lines(Language::ENGLISH, ""));
        assert!(
            rung.lines(Language::ENGLISH, "")[0].starts_with("FAIL ") && fits(rung),
            "{rung:?}"
        );
        falls += 1;
    };
    let backends: Vec<&str> = vector::backends().map(|it| it.name()).collect();
    for mut rung in rungs {
        assert!(rung.holds() && fits(&rung), "{:#?}", rung.lines(Language::ENGLISH, ""));
        let names: BTreeSet<&str> = rung.ways.iter().map(|way| way.name).collect();
        assert!(names.len() == rung.ways.len() && names.len() >= 2, "{rung:?}");
        assert!(!rung.shares.is_empty(), "{rung:?}");
        for language in Language::all().filter(|it| *it != Language::ENGLISH) {
            assert_ne!(language.phrase("rung-", &rung.question), rung.question, "{language}");
            let is_told = |name: &&str| language.phrase("way-", name) != **name;
            let is_name = |name: &&str| *name == "Burnside" || backends.contains(name);
            assert!(names.iter().all(|it| is_name(it) || is_told(it)), "{language}: {names:?}");
        }
        lists += usize::from(rung.expected > 1);
        values += rung.expected;
        let list = rung.ways[0].found.clone().expect("it holds");
        for wrong in spoilt(&list) {
            for way in 0..rung.ways.len() {
                let right = replace(&mut rung.ways[way].found, wrong.clone());
                fall(&rung);
                rung.ways[way].found = right;
            }
            if wrong.as_ref().map(Vec::len) != Some(rung.expected) {
                let mut alike = rung.clone();
                alike.ways.iter_mut().for_each(|way| way.found.clone_from(&wrong));
                fall(&alike);
            }
        }
    }
    assert!(lists >= 12 && values > 2000 && falls > 10 * values, "{lists} {values} {falls}");
}

/// Goal: a climb ends where no more is wanted.  Method: after the first rung.
#[test]
fn a_climb_can_end_early() {
    let mut rungs = 0;
    let end = climb(Height::Usual, &Wanted::default(), &(), |_| {
        rungs += 1;
        Err(Stopped)
    });
    assert_eq!((end, rungs), (Err(Stopped), 1));
}

/// Goal: a climb can be about one shape alone, however it is turned.
#[test]
fn a_climb_can_be_about_one_shape() {
    let questions = |rows, columns| -> Vec<String> {
        let wanted = Wanted::new(vec![shape((rows, columns))]).expect("there are rungs");
        climbed(Height::Usual, &wanted).into_iter().map(|rung| rung.question).collect()
    };
    let (two, four) = (questions(2, 2), questions(4, 2));
    assert!(two.len() > 12 && two.iter().all(|question| question.starts_with("2x2 ")), "{two:?}");
    assert!(four.iter().any(|question| question == "2x4 grids"), "{four:?}");
    assert!(four.iter().all(|question| question.starts_with("2x4 ")), "{four:?}");
    let refusal =
        Wanted::new(vec![shape((2, 2)), shape((2, 5))]).expect_err("no rungs").to_string();
    assert!(refusal.contains("about 2x5\n  hint: give 2x2"), "{refusal}");
}
