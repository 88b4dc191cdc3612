//! Programs that are ended at some moment, or may not write enough: a file is the old one or the new
//! one, and nothing else lies beside it; and those that may not have enough memory.

// They send signals and set limits by `ulimit`, and the file without a name is of Linux.
#![cfg(target_os = "linux")]

use crate::tool::{ennea, folder, signal, start};
use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

const OLD: &[u8] = b"what was there before\n";

/// A folder with the old file, some puzzles and nothing else.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = folder(name);
        let made = ennea(&["make", "-n", "60", "--seed", "3"], "").exits(0).stdout;
        fs::write(path.join("puzzles.txt"), made.repeat(5)).expect("it can be written");
        Self(path)
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("UTF-8").to_owned()
    }

    /// The files in it, and what they hold.
    fn files(&self) -> BTreeMap<String, Vec<u8>> {
        let files = fs::read_dir(&self.0).expect("a folder").map(|file| {
            let path = file.expect("a file").path();
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            (name, fs::read(path).expect("it can be read"))
        });
        files.collect()
    }

    /// Removes what a program leaves that is killed between the two names of a whole file.
    fn remove_whole(&self, name: &str, new: &[u8], process: u32) {
        let beside = self.0.join(format!("{name}.ennea-{process}.new"));
        if fs::read(&beside).is_ok_and(|found| found == new) {
            fs::remove_file(beside).expect("it is there");
        }
    }

    /// The file that is written is there as it was, or whole, and there is no other.
    fn holds_a_whole(&self, name: &str, new: &[u8], what: &str) -> bool {
        let mut files = self.files();
        files.remove("puzzles.txt").expect("the puzzles");
        let found = files.remove(name).unwrap_or_else(|| panic!("{what}: {name} is gone"));
        assert!(files.is_empty(), "{what}: left over: {:?}", files.keys());
        assert!(found == OLD || found == new, "{what}: {name} is neither old nor new");
        found == new
    }
}

/// The commands that write a file from puzzles.
fn writers(folder: &Folder) -> [(&'static str, Vec<String>); 3] {
    let puzzles = folder.path("puzzles.txt");
    let line = |name: &str, words: &[&str]| {
        let path = folder.path(name);
        let words = words.iter().map(|&word| if word == "FILE" { &path } else { word });
        words.map(str::to_owned).collect()
    };
    [
        ("a.pdf", line("a.pdf", &["print", "--answers", "-o", "FILE", &puzzles])),
        ("a.ipuz", line("a.ipuz", &["convert", "--to", "sdx", "-o", "FILE", &puzzles])),
        ("a.html", line("a.html", &["print", "-o", "FILE", &puzzles])),
    ]
}

fn begin(line: &[String]) -> Child {
    start(&line.iter().map(String::as_str).collect::<Vec<_>>())
}

/// Goal: no signal leaves half a file or a stray one, but for a whole one where a program was killed before
/// that had its last name.  Method: each signal, at moments spread over the time that the whole run takes, and
/// a little more, so that some runs end first.
#[test]
fn a_signal_leaves_the_old_file_or_the_new_one() {
    for (index, (name, line)) in writers(&Folder::new("plan")).into_iter().enumerate() {
        let folder = Folder::new(&format!("{index}"));
        let line: Vec<String> =
            line.iter().map(|word| word.replace("plan", &format!("{index}"))).collect();
        let began = Instant::now();
        assert!(begin(&line).wait().expect("it ends").success(), "{line:?}");
        let time = began.elapsed();
        let new = folder.files()[name].clone();
        for (k, sign) in ["-TERM", "-INT", "-HUP", "-KILL"].repeat(5).iter().enumerate() {
            fs::write(folder.path(name), OLD).expect("it can be written");
            let mut child = begin(&line);
            let moment = time.mul_f64(1.2 * f64::from(u32::try_from(k).expect("small")) / 20.0);
            thread::sleep(moment);
            signal(&child, sign);
            let done = child.wait().expect("it ends").success();
            if *sign == "-KILL" {
                folder.remove_whole(name, &new, child.id());
            }
            let what = format!("{name}, {sign} after {moment:?}");
            let is_new = folder.holds_a_whole(name, &new, &what);
            assert!(is_new || !done, "{what}: it says that it is done");
        }
    }
}

/// Goal: where there is no room, the old file stays.  Method: a limit on the size of files, smaller
/// than what is to be written.
#[test]
fn a_file_that_is_too_large_leaves_the_old_one() {
    let folder = Folder::new("too_large");
    for (name, line) in writers(&folder) {
        fs::write(folder.path(name), OLD).expect("it can be written");
        let done = Command::new("sh")
            .args(["-c", "ulimit -c 0; ulimit -f 4; exec \"$@\"", "sh"])
            .arg(env!("CARGO_BIN_EXE_ennea"))
            .args(&line)
            .stderr(Stdio::null())
            .status()
            .expect("sh runs");
        assert!(!done.success(), "{line:?}");
        assert!(!folder.holds_a_whole(name, b"", name));
        fs::remove_file(folder.path(name)).expect("it is there");
    }
}

/// Runs a command with a limit on the address space, and takes what it said.
fn limited(kilobytes: u32, words: &[&str]) -> (Option<i32>, String) {
    let done = Command::new("sh")
        .args(["-c", &format!("ulimit -c 0; ulimit -v {kilobytes}; exec \"$@\""), "sh"])
        .arg(env!("CARGO_BIN_EXE_ennea"))
        .args(words)
        .output()
        .expect("sh runs");
    (done.status.code(), String::from_utf8_lossy(&done.stderr).into_owned())
}

/// Goal: where there is little memory, or are few threads, an error says so, and nothing panics.  Method: limits
/// on the address space, below what the program needs, and below what the stacks of many threads need.
#[test]
fn little_memory_is_an_error() {
    let folder = Folder::new("memory");
    let puzzles = folder.path("puzzles.txt");
    let pdf = folder.path("a.pdf");
    for (kilobytes, words) in [
        (51_200, &["canon", &puzzles][..]),
        (51_200, &["unique", &puzzles]),
        (102_400, &["print", "-o", &pdf, &puzzles]),
        (102_400, &["census"]),
        (400_000, &["solve", "--threads", "1024", &puzzles]),
    ] {
        let (code, said) = limited(kilobytes, words);
        assert_eq!(code, Some(2), "{words:?}: {said}");
        assert!(said.starts_with("error: ") && !said.contains("panicked"), "{words:?}: {said}");
    }
}

/// Goal: who asks for too many threads is told that number, and one that would do.  Method: a limit on the address
/// space; what is named does, and one more does not.
#[test]
fn too_many_threads_are_told_with_a_number_that_would_do() {
    let folder = Folder::new("threads");
    let puzzles = folder.path("puzzles.txt");
    let solve =
        |threads: usize| limited(700_000, &["solve", "--threads", &threads.to_string(), &puzzles]);
    let (code, said) = solve(1000);
    assert_eq!(code, Some(2), "{said}");
    assert!(said.starts_with("error: --threads 1000 "), "{said}");
    let fits = said.split("hint: --threads ").nth(1).and_then(|rest| rest.split(' ').next());
    let fits: usize = fits.and_then(|number| number.parse().ok()).expect("a number that would do");
    assert_eq!(solve(fits).0, Some(0), "--threads {fits}");
    assert_eq!(solve(fits + 8).0, Some(2), "--threads {fits} and some more");
}

/// Goal: with any memory the work is done, or an error says why not.  Method: a walk over limits, so that the
/// allocation that finds no room is another one each time.
#[test]
fn any_memory_is_enough_or_an_error() {
    let folder = Folder::new("any_memory");
    let puzzles = folder.path("puzzles.txt");
    let asked = ["1", "8", "64", "1024"].map(|threads| ["--threads", threads]);
    let mut ends = [0, 0];
    for (k, kilobytes) in (180_000..2_000_000).step_by(9_973).enumerate() {
        let threads = asked.get(k % 5).map_or(&[][..], |it| it);
        let words = [&["solve", &puzzles], threads].concat();
        let (code, said) = limited(kilobytes, &words);
        match code {
            Some(0) => ends[0] += 1,
            Some(2) => ends[1] += 1,
            _ => panic!("{words:?} with {kilobytes} KB: {said}"),
        }
        assert_eq!(code == Some(2), said.starts_with("error: "), "{words:?}: {said}");
    }
    assert!(ends.iter().all(|&number| number > 10), "{ends:?}");
}

/// Goal: of many files each is whole or not there.  Method: the figures of chaos, ended twice.
#[test]
fn figures_are_whole_or_not_there() {
    for (sign, millis) in [("-TERM", 700), ("-KILL", 1500)] {
        let folder = Folder::new(&format!("figures{sign}"));
        let dir = folder.path("figures");
        let mut child = start(&["chaos", "figures", "--quick", "--dir", &dir]);
        thread::sleep(Duration::from_millis(millis));
        signal(&child, sign);
        let done = child.wait().expect("it ends").success();
        for file in fs::read_dir(&dir).into_iter().flatten() {
            let path = file.expect("a file").path();
            let text = fs::read_to_string(&path).expect("text");
            let end = if path.ends_with("index.html") { "</html>\n" } else { "</svg>\n" };
            assert!(text.ends_with(end), "{}", path.display());
            let is_known = path.extension().is_some_and(|ending| ending == "svg" || done);
            assert!(is_known, "left over: {}", path.display());
        }
    }
}

/// Goal: what is written over keeps who may read it.
#[test]
fn permissions_stay() {
    use std::os::unix::fs::PermissionsExt;

    let folder = Folder::new("permissions");
    let (name, line) = writers(&folder)[1].clone();
    let path = folder.path(name);
    fs::write(&path, OLD).expect("it can be written");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o600)).expect("it is ours");
    assert!(begin(&line).wait().expect("it ends").success());
    let found = fs::metadata(&path).expect("it is there");
    assert_eq!(found.permissions().mode() & 0o777, 0o600);
    assert_ne!(fs::read(&path).expect("it is there"), OLD);
}
