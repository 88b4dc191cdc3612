//! `ennea verify` as scripts and people use it.

mod tool;

use assert_cmd::Command;
use std::fs;
use tool::ennea;
use tool::ledger::signed;

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
        tool::schema::check("verify", line);
        let check: serde_json::Value = serde_json::from_str(line).expect("a JSON object a line");
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

/// Goal: the two numbers that the documents state are what the certificates add up to, and rows of them
/// are found again.  Method: all sums; three rows of 3x4, which take a second.
#[test]
fn certificates_hold() {
    for (job, rows, different) in [
        ("2x6", "0", "1,673,447,740,694,797,339,186,344,268,772"),
        ("3x4", "3", "65,684,825,827,167,811,461,497,398,574"),
    ] {
        let file = certificate(job);
        let run = ennea(&["verify", "--certificate", &file, "--rows", rows, "--seed", "1"], "");
        let run = run.exits(0);
        assert!(run.stdout.contains(different), "{}", run.stdout);
        let again = run.stdout.matches("computed again = as written").count();
        assert_eq!(again.to_string(), rows);
        assert_eq!(run.stdout.matches(" ok\n").count(), 4 + again);
    }
}

/// Goal: a certificate that is not right or not whole is refused.  Method: a number changed in a line that
/// is signed again, a line less, and another text.
#[test]
fn wrong_certificates_are_found() {
    let file = concat!(env!("CARGO_TARGET_TMPDIR"), "/certificate.ledger");
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
