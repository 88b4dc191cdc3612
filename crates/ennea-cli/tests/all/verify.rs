//! `ennea verify` as scripts and people use it.

use crate::tool::ledger::signed;
use crate::tool::{ennea, nothing};
use ennea::numbers::factorial;
use ennea::symmetry::Group;
use ennea::{Shape, published};
use num_bigint::BigUint;
use serde_json::Value;
use std::fs;

/// Goal: rungs are told in text and in JSON.  Method: those of 2x2; `ennea-answers` climbs the
/// whole ladder.
#[test]
fn the_rungs_of_a_shape_are_told() {
    let text = ennea(&["verify", "2x2"], "").exits(0).stdout;
    assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
    let told = ennea(&["verify", "2x2", "--json"], "").exits(0).stdout;
    let mut rungs = 0;
    for line in told.lines() {
        let rung: Value = serde_json::from_str(line).expect("a JSON object a line");
        let ways = rung["ways"].as_object().expect("ways by their names");
        assert!(rung["holds"] == true && ways.len() >= 2, "{line}");
        for found in ways.values() {
            let values = found.as_str().expect("text").split(' ').count() as u64;
            assert_eq!(rung["values"], values, "{line}");
        }
        let question = format!("ok   {}  ", rung["check"].as_str().expect("text"));
        assert!(text.contains(&question), "{question}\n{text}");
        rungs += 1;
    }
    assert!(
        rungs > 12 && text.contains(&format!("\n{rungs} of {rungs} equalities hold; ")),
        "{text}"
    );
}

/// Goal: the ladder can be left at any rung, and says how many held.  Method: Ctrl-C after the
/// first one, where most of the way is still ahead.
#[cfg(unix)]
#[test]
fn the_ladder_can_be_left() {
    use std::io::{BufRead, BufReader, Read};
    let mut child = crate::tool::start(&["verify"]);
    let mut stdout = BufReader::new(child.stdout.take().expect("a pipe"));
    let mut first = String::new();
    stdout.read_line(&mut first).expect("a line");
    assert!(first.starts_with("ok   2x2 "), "{first}");
    crate::tool::interrupt(&child);
    let [mut rest, mut said] = [String::new(), String::new()];
    stdout.read_to_string(&mut rest).expect("text");
    child.stderr.take().expect("a pipe").read_to_string(&mut said).expect("text");
    assert_eq!(child.wait().expect("it ends").code(), Some(130), "{said}");
    let rungs = 1 + rest.lines().filter(|line| line.starts_with("ok   ")).count();
    let expected = format!("note: stopped: {rungs} of {rungs} equalities hold; ");
    assert!(said.starts_with(&expected), "{said}");
    assert!(!rest.contains("equalities hold"), "{rest}");
}

/// Sum of the certificate of 2x6.
const OF_2X6: &str = "1,673,447,740,694,797,339,186,344,268,772";

/// The certificate of a job.
fn certificate(job: &str) -> String {
    format!("{}/../../docs/certificates/{job}.ledger", env!("CARGO_MANIFEST_DIR"))
}

/// Goal: the numbers that the documents state are what the certificates add up to, and rows of them
/// are found again.  Method: all sums; all rows of 2x5 and three of 3x4, which take seconds; all
/// grids of 2x6 with `ENNEA_SLOW`, as their bands are counted by another way in minutes.
#[test]
fn certificates_hold() {
    let mut all = vec![
        ("2x5", "73", 4, "4,743,933,427,433,330"),
        ("2x6", "0", 4, OF_2X6),
        ("3x4", "3", 4, "65,684,825,827,167,811,461,497,398,574"),
    ];
    if std::env::var_os("ENNEA_SLOW").is_some() {
        let grids = "38,296,278,920,738,107,863,746,324,732,012,492,486,187,417,600,000";
        all.push(("grids-2x6", "0", 3, grids));
    }
    for (job, rows, checks, number) in all {
        let file = certificate(job);
        let run = ennea(&["verify", "--certificate", &file, "--rows", rows, "--seed", "1"], "");
        let run = run.exits(0);
        assert!(run.stdout.contains(number), "{}", run.stdout);
        let again = run.stdout.matches("computed again = as written").count();
        assert_eq!(again.to_string(), rows);
        assert_eq!(run.stdout.matches(" ok\n").count(), checks + again);
    }
}

/// Goal: the classes of a job are those of its sum.  Method: Burnside's sum over the rows of 3x4
/// gives the number again; a job without classes says so.
#[test]
fn classes_of_a_certificate_give_its_number() {
    let table = |job: &str, more: &[&str]| {
        let file = certificate(job);
        let words = [&["units", "merge", job, &file, "--table", "classes"], more].concat();
        ennea(&words, "")
    };
    let rows = table("3x4", &["--json"]).exits(0).stdout;
    let row = |line| serde_json::from_str(line).expect("a JSON object a line");
    let rows: Vec<Value> = rows.lines().map(row).collect();
    assert_eq!(rows.len(), 3315);
    let order: BigUint = rows.iter().map(|row| number(row, "size")).sum();
    let sum: BigUint = rows.iter().map(|row| number(row, "size") * number(row, "fixed")).sum();
    assert_eq!(order.to_string(), "2579890176");
    assert_eq!((sum / order).to_string(), "65684825827167811461497398574");
    let text = table("3x4", &[]).exits(0).stdout;
    assert!(text.contains("2181069143       in 3026 classes that fix no grid; --all lists them\n"));
    assert!(text.lines().all(|line| line.chars().count() <= 80));
    let file = &nothing("without_classes.ledger");
    ennea(&["units", "run", "grids-2x5", file], "").exits(0);
    let without = ennea(&["units", "merge", "grids-2x5", file, "--table", "classes"], "");
    without.exits(2).says_also("others have no classes");
}

/// Goal: a certificate that is not right or not whole is refused.  Method: a number changed in a
/// line that is signed again, a line less, and another text.
#[test]
fn wrong_certificates_are_found() {
    let file = &nothing("certificate.ledger");
    let check = |text: &str| {
        fs::write(file, text).expect("there is room");
        ennea(&["verify", "--certificate", file, "--rows", "0", "--seed", "1"], "")
    };
    let whole = fs::read_to_string(certificate("3x4")).expect("a certificate");
    let (line, rest) = whole.split_once('\n').expect("lines");
    let (before, _) = line.rsplit_once(" sum=").expect("a checksum");
    let wrong = signed(&before.replacen(":0,", ":479001600,", 1));
    assert!(check(&(wrong + rest)).exits(1).stdout.contains("FAIL"));
    check(rest).exits(2).says_also("part 1 of 3x4 is missing");
    ennea(&["verify", "--seed", "1"], "").exits(2).says_also("the ladder draws nothing");
    check("not a ledger").exits(2).says_also("expected one of catalog, 2x5");
}

/// A document of this repository.
fn document(path: &str) -> String {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    fs::read_to_string(format!("{root}/docs/{path}")).expect("it can be read")
}

/// The whole numbers of a text, commas between their digits or not.
fn numbers(text: &str) -> Vec<BigUint> {
    let is_part = |sign: char| sign.is_ascii_digit() || sign == ',';
    let words = text.split(|sign| !is_part(sign)).map(|word| word.trim_matches(','));
    // A comma parts numbers, where it does not part thousands.
    let is_grouped = |word: &str| {
        let mut parts = word.split(',');
        parts.next().is_some_and(|first| first.len() <= 3) && parts.all(|part| part.len() == 3)
    };
    let parts = words.flat_map(|word| match is_grouped(word) {
        true => vec![word.replace(',', "")],
        false => word.split(',').map(str::to_owned).collect(),
    });
    parts.filter(|word| !word.is_empty()).map(|word| word.parse().expect("digits")).collect()
}

/// The number that an object of JSON has in decimal.
fn number(object: &Value, key: &str) -> BigUint {
    object[key].as_str().expect("digits").parse().expect("a number")
}

/// The objects of the lines that a command prints.
fn printed(words: &[&str]) -> Vec<Value> {
    let lines = ennea(words, "").exits(0).stdout;
    lines.lines().map(|line| serde_json::from_str(line).expect("a JSON object")).collect()
}

fn fixes_some(class: &&Value) -> bool {
    class["fixed"] != "0"
}

/// Goal: every number of the page for the encyclopedia's editors is what the certificates give, or
/// what is published.  Method: its numbers of two digits and more, one by one; its lines of data as
/// a whole. The commands that it shows are run by the test of the essays.
#[test]
fn the_page_for_the_encyclopedia_has_the_numbers_of_the_certificates() {
    let shape = |columns| Shape::new(2, columns).expect("a shape");
    let terms = [2, 3, 4].map(|n| published::essentially_different(shape(n)).expect("a term"));
    let theirs = published::disputed(shape(5)).expect("a term").value();
    let merged = &printed(&["units", "merge", "2x5", &certificate("2x5"), "--json"])[0]["numbers"];
    let [a5, sum, all] = ["essentially different", "sum of size x labelled fixed", "all grids"]
        .map(|name| {
            let mut numbers = merged.as_array().expect("a list").iter();
            number(numbers.find(|it| it["name"] == name).expect(name), "number")
        });
    let page = document("oeis/A291188.md");
    let before = terms.map(|term| term.decimal).join(",");
    for last in [&theirs, &a5] {
        assert!(page.contains(&format!("\n%S A291188 {before},{last}\n")), "{last}");
    }
    let order = |columns| Group::Whole.order(shape(columns));
    let reduced = &sum / factorial(10);
    assert_eq!(reduced, order(5) * &a5);
    assert_eq!(all, published::grids(shape(5)).expect("published").value());
    let table = ["units", "merge", "2x5", &certificate("2x5"), "--table", "classes", "--json"];
    let classes = printed(&table);
    let parts = document("certificates/2x5.ledger").lines().count();
    let mut known =
        vec![&theirs - &a5, theirs, a5, sum, reduced, all, order(2), order(5), factorial(10)];
    known.extend(
        [classes.len(), classes.iter().filter(fixes_some).count(), parts].map(BigUint::from),
    );
    known.extend(terms.map(|term| term.value()));
    known.extend(numbers(OF_2X6));
    // The numbers of the sequences: its own, and that of all grids.
    known.extend([291_188_u32, 291_187].map(BigUint::from));
    let met = numbers(&page).into_iter().filter(|number| *number > 9_u8.into());
    assert_eq!(met.filter(|number| !known.contains(number)).collect::<Vec<_>>(), []);
    let found = numbers("a(5) = 1,260; 2,49,1673187");
    assert_eq!(found, [5_u32, 1260, 2, 49, 1_673_187].map(BigUint::from));
}

/// Goal: the essay says rightly which wrong numbers a division does not find.  Method: the steps of
/// all classes of 3x3 from their sizes; the table of those whose number is a multiple of the step,
/// row by row.
#[test]
fn the_essay_on_symmetry_knows_what_a_division_does_not_find() {
    let order = Group::Whole.order(Shape::CLASSIC);
    let step = |class: &Value| &order / number(class, "size");
    let classes = printed(&["census", "--table", "classes", "--all", "--json"]);
    let (some, none): (Vec<&Value>, Vec<&Value>) = classes[1..].iter().partition(fixes_some);
    let least =
        |classes: &[&Value]| classes.iter().map(|class| step(class)).min().expect("classes");
    let row = |class: &&Value| {
        let (step, fixed) = (step(class), number(class, "fixed"));
        let id = class["id"].as_u64().expect("the literature numbers it").into();
        let is_multiple = &fixed % &step == BigUint::ZERO;
        is_multiple
            .then(|| vec![id, number(class, "size"), step.clone(), fixed.clone(), fixed / step])
    };
    let mut expected: Vec<Vec<BigUint>> = some.iter().filter_map(row).collect();
    expected.sort_by(|a, b| a[2].cmp(&b[2]));

    let essay = document("essays/symmetry.md");
    let (_, part) = essay.split_once("**What the division shows.**").expect("a part of the essay");
    let (prose, table) = part.split_once("| class | moves |").expect("a table");
    let rows = table.lines().skip(2).take_while(|line| !line.is_empty());
    assert_eq!(rows.map(numbers).collect::<Vec<_>>(), expected);
    let [of_some, of_none, multiples] = [some.len(), none.len(), expected.len()].map(BigUint::from);
    let said = numbers(prose).into_iter().filter(|number| *number > 9_u8.into());
    let expected = [&order, &of_some, &least(&some), &of_none, &least(&none), &multiples, &of_some];
    assert_eq!(said.collect::<Vec<_>>(), expected.map(BigUint::clone));
}
