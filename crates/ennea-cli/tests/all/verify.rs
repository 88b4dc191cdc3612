//! `ennea verify` as scripts and people use it.

use crate::tool::ledger::signed;
use crate::tool::{ennea, nothing};
use assert_cmd::Command;
use num_bigint::BigUint;
use serde_json::Value;
use std::fs;

/// Goal: the ladder holds, and says so in JSON too.  Method: climb it once; with `ENNEA_SLOW` set,
/// to the top.
#[test]
fn every_equality_holds() {
    let mut command = Command::cargo_bin("ennea").expect("the binary is built");
    command.args(["verify", "--json"]);
    if std::env::var_os("ENNEA_SLOW").is_some() {
        command.arg("--thorough");
    }
    let output = command.assert().success().get_output().stdout.clone();
    let lines = String::from_utf8(output).expect("JSON Lines");
    let mut checks = 0;
    for line in lines.lines() {
        crate::tool::schema::check("verify", line);
        let check: Value = serde_json::from_str(line).expect("a JSON object a line");
        assert_eq!(check["holds"], true, "{line}");
        assert!(check["ways"].as_object().unwrap().len() >= 2, "{line}");
        checks += 1;
    }
    assert!(checks > 30, "{checks}");
}

#[test]
fn no_line_is_wider_than_80_columns() {
    let mut command = Command::cargo_bin("ennea").expect("the binary is built");
    let output = command.arg("verify").assert().success().get_output().stdout.clone();
    for line in String::from_utf8(output).expect("text").lines() {
        assert!(line.chars().count() <= 80, "{line}");
    }
}

/// The certificate of a job.
fn certificate(job: &str) -> String {
    format!("{}/../../docs/certificates/{job}.ledger", env!("CARGO_MANIFEST_DIR"))
}

/// Goal: the numbers that the documents state are what the certificates add up to, and rows of them
/// are found again.  Method: all sums; three rows of 3x4, which take a
/// second; all grids of 2x6 with `ENNEA_SLOW`, as their bands are counted by another way in minutes.
#[test]
fn certificates_hold() {
    let mut all = vec![
        ("2x6", "0", 4, "1,673,447,740,694,797,339,186,344,268,772"),
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

/// Goal: the classes of a job are those of its sum.  Method: Burnside's sum over the rows of 3x4 gives the
/// number again; a job without classes says so.
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
    let number = |row: &Value, key: &str| -> BigUint {
        row[key].as_str().expect("digits").parse().expect("a number")
    };
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

/// Goal: a certificate that is not right or not whole is refused.  Method: a number changed in a line that
/// is signed again, a line less, and another text.
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
