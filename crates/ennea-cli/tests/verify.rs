//! `ennea verify` as scripts and people use it.

mod tool;

use assert_cmd::Command;

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
