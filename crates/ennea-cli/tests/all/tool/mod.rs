//! Runs the binary and says what it should have done; holds its JSON to the schemas.

pub(crate) mod ledger;
pub(crate) mod schema;

use assert_cmd::Command;
use std::fs;
use std::panic::Location;
use std::path::{Path, PathBuf};
use std::process::{self, Child, Stdio};

/// Results of a run of the binary.
#[derive(Debug)]
pub(crate) struct Run {
    what: String,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
    code: Option<i32>,
}

/// Runs `ennea` with these arguments and this on its standard input.
pub(crate) fn ennea(arguments: &[&str], input: &str) -> Run {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ennea"));
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

/// Help of a command.
pub(crate) fn help(arguments: &[&str]) -> String {
    ennea(&[arguments, &["--help"]].concat(), "").exits(0).stdout
}

/// The names of the commands that a help lists.
pub(crate) fn commands_in(help: &str) -> impl Iterator<Item = &str> {
    let lines = help.lines().skip_while(|line| *line != "Commands:").skip(1);
    lines.take_while(|line| !line.is_empty()).filter_map(|line| {
        // A longer description goes on further to the right.
        let command = line.strip_prefix("  ").and_then(|line| line.split(' ').next());
        command.filter(|command| !command.is_empty() && *command != "help")
    })
}

/// All commands that have no commands of their own, in the order of the alphabet.
#[cfg(unix)]
pub(crate) fn commands() -> Vec<String> {
    let (mut found, mut open) = (Vec::new(), vec![Vec::new()]);
    while let Some(words) = open.pop() {
        let help = help(&words.iter().map(String::as_str).collect::<Vec<_>>());
        let own = commands_in(&help).map(|own| [&words[..], &[own.to_owned()]].concat());
        let before = open.len();
        open.extend(own);
        if open.len() == before {
            found.push(words.join(" "));
        }
    }
    found.sort_unstable();
    found
}

/// Leaves out that the first Ctrl-C was caught, which is said where a machine is slow.
#[cfg(unix)]
pub(crate) fn without_haste(said: &str) -> String {
    said.replace("note: finishing what is under way; Ctrl-C again ends it now\n", "")
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

/// Presses Ctrl-C for it.  Elsewhere a program can press it for another only with `unsafe` code;
/// `packaging/windows/check.sh` does.
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

/// A path of this name among those of the calling file, whose tests meet those of no other file there.
#[track_caller]
pub(crate) fn path(name: &str) -> PathBuf {
    let caller = Path::new(Location::caller().file()).file_stem().expect("a file has a name");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(caller);
    fs::create_dir_all(&folder).expect("a folder can be made");
    folder.join(name)
}

/// A name for a file or a folder that is not there.
#[track_caller]
pub(crate) fn nothing(name: &str) -> String {
    let path = path(name);
    let _ = fs::remove_dir_all(&path);
    let _ = fs::remove_file(&path);
    text(&path).to_owned()
}

/// An empty folder.
#[track_caller]
pub(crate) fn folder(name: &str) -> PathBuf {
    let path = PathBuf::from(nothing(name));
    fs::create_dir(&path).expect("a folder can be made");
    path
}

/// Writes a file for a test and returns its name.
#[track_caller]
pub(crate) fn write_file(name: &str, written: &str) -> String {
    let path = path(name);
    fs::write(&path, written).expect("the file can be written");
    text(&path).to_owned()
}

/// A path as an argument.
pub(crate) fn text(path: &Path) -> &str {
    path.to_str().expect("a name in UTF-8")
}

/// The processor time that a program has taken; nothing where the system does not tell, which is in `/proc`.
#[cfg(unix)]
pub(crate) fn processor_time(child: &std::process::Child) -> std::time::Duration {
    let told = std::fs::read_to_string(format!("/proc/{}/stat", child.id())).unwrap_or_default();
    let fields = told.rsplit(") ").next().unwrap_or_default().split(' ').skip(11).take(2);
    let hundredths = fields.filter_map(|field| field.parse::<u64>().ok()).sum::<u64>();
    std::time::Duration::from_millis(10 * hundredths)
}
