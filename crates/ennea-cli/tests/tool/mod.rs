//! Runs the binary and says what it should have done; holds its JSON to the schemas.

#![allow(dead_code, reason = "not every test file uses all of it")]

pub(crate) mod ledger;
pub(crate) mod schema;

use assert_cmd::Command;
use std::fs;
use std::path::Path;
use std::process::{self, Child, Stdio};

/// What a run of the binary gave.
#[derive(Debug)]
pub(crate) struct Run {
    what: String,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
    code: Option<i32>,
}

/// Runs `ennea` with these arguments and this on its standard input.
pub(crate) fn ennea(arguments: &[&str], input: &str) -> Run {
    let mut command = Command::cargo_bin("ennea").expect("the binary is built");
    let output = command.args(arguments).write_stdin(input).output().expect("it runs");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
    let stdout = text(output.stdout);
    if arguments.contains(&"--json") && !arguments.contains(&"--csv") {
        let name = schema::name(arguments);
        stdout.lines().for_each(|line| _ = schema::check(&name, line));
    }
    Run {
        what: format!("ennea {}", arguments.join(" ")),
        stdout,
        stderr: text(output.stderr),
        code: output.status.code(),
    }
}

/// Starts `ennea` with pipes on all three streams.
pub(crate) fn start(arguments: &[&str]) -> Child {
    process::Command::new(env!("CARGO_BIN_EXE_ennea"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary runs")
}

/// Presses Ctrl-C for it.
#[cfg(unix)]
pub(crate) fn interrupt(child: &Child) {
    signal(child, "-INT");
}

/// Sends it a signal.
#[cfg(unix)]
pub(crate) fn signal(child: &Child, sign: &str) {
    let killed = process::Command::new("kill").args([sign, &child.id().to_string()]).status();
    assert!(killed.expect("kill runs").success());
}

impl Run {
    /// Exactly this is on standard output.
    pub(crate) fn prints(self, expected: &str) -> Self {
        assert_eq!(self.stdout, expected, "{}\n{}", self.what, self.stderr);
        self
    }

    /// Exactly this is on standard error.
    pub(crate) fn says(self, expected: &str) -> Self {
        assert_eq!(self.stderr, expected, "{}", self.what);
        self
    }

    /// This is somewhere on standard error.
    pub(crate) fn says_also(self, expected: &str) -> Self {
        assert!(self.stderr.contains(expected), "{}\n{}", self.what, self.stderr);
        self
    }

    /// This is the exit code.
    pub(crate) fn exits(self, code: i32) -> Self {
        assert_eq!(self.code, Some(code), "{}\n{}{}", self.what, self.stdout, self.stderr);
        self
    }
}

/// Writes a file for a test and returns its name.
pub(crate) fn write_file(name: &str, text: &str) -> String {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, text).expect("the file can be written");
    path.to_str().expect("a name in UTF-8").to_owned()
}
