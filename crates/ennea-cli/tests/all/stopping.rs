//! Whatever is under way stops: each command at a signal, and each question of the page whose reader leaves.
//!
//! The commands are those that the program lists itself, and the questions those of its table, so that a new
//! one needs a case here.  How soon they stop stands in `docs/RECORDS.md`; here the limit is generous.

// Only unix has signals.
#![cfg(unix)]

use crate::serve::Served;
use crate::tool::{commands, ennea, folder, processor_time, signal, start, text};
use ennea::random::SplitMix64;
use ennea_questions::QUESTIONS;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fs;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::Child;
use std::thread;
use std::time::{Duration, Instant};

/// The most processor time after a signal, or after a reader has left; how long that takes depends on what else
/// the machine does.
const LIMIT: Duration = Duration::from_secs(5);

const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const GRID: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const HARD: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

/// A 10x10 puzzle, whose halves are put in order for seconds before anything is counted.
const LARGE: &str = ".........94.....8.5..3...........7.......2.....6......8.4.......1........6.3.7..5..2......1.4.......";

/// For each command words that keep it busy, as far as anything does, and its exit code when it is done.
fn cases(folder: &Path) -> BTreeMap<&'static str, (Vec<String>, i32)> {
    let path = |name: &str| text(&folder.join(name)).to_owned();
    let write = |name: &str, written: String| {
        fs::write(folder.join(name), written).expect("it can be written");
        path(name)
    };
    let puzzles = ennea(&["make", "-n", "40", "--seed", "3"], "").exits(0).stdout;
    let puzzles = write("puzzles.txt", puzzles.repeat(100));
    let grids = ennea(&["sample", "-n", "300", "--seed", "3"], "").exits(0).stdout;
    let grids = write("grids.txt", grids.repeat(100));
    let ranks = write("ranks.txt", (0..200_000).map(|rank| format!("{rank}\n")).collect());
    let orders = write("orders.txt", "load 3x3\nrunrun 1_000_000_000_000\n".to_owned());
    let ledger = path("done.ledger");
    ennea(&["units", "run", "catalog", &ledger, "--parts", "11600-11648"], "").exits(0);
    let (wide, long) = (".".repeat(256), path("new.ledger"));
    let (pdf, sdm) = (path("new.pdf"), path("new.sdm"));
    let (figures, manual) = (path("figures"), path("manual"));
    let cases: [(&str, &[&str], i32); 39] = [
        ("census", &["3x3", "--method", "bands"], 0),
        ("solve", &["--limit", "1000000", &wide], 0),
        ("count", &[LARGE], 0),
        ("bound", &[&puzzles], 0),
        ("explain", &[&puzzles], 0),
        ("hint", &[&puzzles], 0),
        ("rate", &[HARD, &puzzles], 0),
        ("make", &["-n", "100000", "--seed", "1", "--level", "extreme"], 0),
        ("print", &["-o", &pdf, &puzzles], 0),
        ("convert", &["--to", "sdm", "-o", &sdm, &puzzles], 0),
        ("canon", &[&grids], 0),
        ("automorphisms", &[&puzzles], 0),
        ("equivalent", &[&wide, &wide], 0),
        ("unique", &[&grids], 0),
        ("rank", &["--ed", &grids], 0),
        ("unrank", &["--ed", &ranks], 0),
        ("sample", &["-n", "100000000", "--seed", "1"], 0),
        ("shuffle", &["-n", "100000000", "--seed", "1", GRID], 0),
        ("catalog count", &[], 0),
        ("catalog merge", &[&ledger], 2),
        ("catalog list", &[], 0),
        ("units plan", &["2x6", "--list"], 0),
        ("units run", &["3x4", &long], 0),
        ("units merge", &["catalog", &ledger, "--parts", "11600-11648", "--again", "49"], 0),
        ("units status", &["catalog", &ledger], 1),
        ("clues fewest", &[GRID], 0),
        ("clues unavoidable", &["--size", "16", GRID], 0),
        ("clues backdoors", &[HARD, &puzzles], 0),
        ("chaos formula", &[EASY], 0),
        ("chaos solve", &[&puzzles], 0),
        ("chaos escape", &[HARD], 0),
        ("chaos trajectory", &[HARD], 0),
        ("chaos map", &["--cell", "r1c2", HARD], 0),
        ("chaos figures", &["--dir", &figures], 0),
        ("verify", &["--thorough"], 0),
        ("shell", &["-f", &orders], 0),
        ("serve", &["--port", "0"], 0),
        ("completions", &["bash"], 0),
        ("man", &[&manual], 0),
    ];
    let words = |command: &str, more: &[&str]| {
        command.split(' ').chain(more.iter().copied()).map(str::to_owned).collect()
    };
    cases.into_iter().map(|(name, more, code)| (name, (words(name, more), code))).collect()
}

/// Goal: each command ends soon after a signal, in order.  Method: each is ended at two moments, one while it
/// begins and one later, by one of three signals.
#[test]
fn each_command_stops() {
    let folder = folder("commands");
    let cases = cases(&folder);
    let known: Vec<&str> = cases.keys().copied().collect();
    assert_eq!(commands(), known, "each command has a case");
    let mut random = SplitMix64::new(46);
    for (name, (words, done)) in &cases {
        for (from, to) in [(0, 60), (60, 500)] {
            let moment = Duration::from_millis((from + random.below(to - from)) as u64);
            let sign = ["-INT", "-TERM", "-HUP"][random.below(3)];
            // A run goes on with what another has done.
            let _ = fs::remove_file(folder.join("new.ledger"));
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            let mut child = start(&words);
            // Nobody waits for what it prints.
            let out = child.stdout.take().expect("a pipe");
            let reader = thread::spawn(move || std::io::copy(&mut { out }, &mut std::io::sink()));
            // Whoever runs the tests behind other work may have signals ignored, up to where they are caught.
            if from > 0 || signals(&child, "SigIgn:").is_some_and(|set| set & ENDING > 0) {
                catches_signals(&mut child);
            }
            thread::sleep(moment);
            let what = format!("{name}, {sign} after {moment:?}");
            // A quick one may have ended before.
            if child.try_wait().expect("it is ours").is_none() {
                signal(&child, sign);
            }
            let code = ends(&mut child, &what);
            // Before it catches signals, the system ends it.
            let is_early = code.is_none() && from == 0;
            assert!(is_early || [Some(130), Some(*done)].contains(&code), "{what}: {code:?}");
            let mut said = String::new();
            child.stderr.take().expect("a pipe").read_to_string(&mut said).expect("text");
            assert!(!said.contains("panicked"), "{what}: {said}");
            reader.join().expect("no panic").expect("it reads to the end");
        }
    }
}

/// Goal: a script ends at a signal whatever its order is, and the orders behind do not begin.  Method: quick
/// orders, which ask for no signal, and behind them one that takes long; a signal at moments of the quick ones.
#[test]
fn a_script_ends_between_its_orders() {
    let orders = folder("between").join("orders.txt");
    let quick = "load 3x3\n".repeat(100_000);
    fs::write(&orders, quick + "runrun 1_000_000_000_000\n").expect("it can be written");
    for moment in [0, 1, 4, 20, 60, 130] {
        let mut child = start(&["shell", "-f", text(&orders)]);
        let out = child.stdout.take().expect("a pipe");
        let reader = thread::spawn(move || std::io::copy(&mut { out }, &mut std::io::sink()));
        catches_signals(&mut child);
        thread::sleep(Duration::from_millis(moment));
        signal(&child, "-INT");
        let what = format!("a signal after {moment} ms");
        assert_eq!(ends(&mut child, &what), Some(130), "{what}");
        reader.join().expect("no panic").expect("it reads to the end");
    }
}

/// The bits of the signals that end a program, HUP, INT and TERM, in a set of signals.
const ENDING: u64 = 1 | 1 << 1 | 1 << 14;

/// A set of signals of a program by its name in proc(5); nothing where the system does not tell.
fn signals(child: &Child, name: &str) -> Option<u64> {
    let told = fs::read_to_string(format!("/proc/{}/status", child.id())).ok()?;
    let set = told.lines().find_map(|line| line.strip_prefix(name))?;
    u64::from_str_radix(set.trim(), 16).ok()
}

/// Waits until it catches signals, or has ended; where the system does not tell, for a while.
fn catches_signals(child: &mut Child) {
    let start = Instant::now();
    while child.try_wait().expect("it is ours").is_none() && start.elapsed() < LIMIT {
        let caught = signals(child, "SigCgt:");
        if caught.is_some_and(|set| set & ENDING == ENDING)
            || caught.is_none() && start.elapsed() > LIMIT / 5
        {
            return;
        }
        thread::sleep(Duration::from_millis(2));
    }
}

/// The exit code, which comes soon.
fn ends(child: &mut Child, what: &str) -> Option<i32> {
    let (start, before) = (Instant::now(), processor_time(child));
    loop {
        if let Some(status) = child.try_wait().expect("it is ours") {
            return status.code();
        }
        let worked = processor_time(child).saturating_sub(before);
        if worked > LIMIT || start.elapsed() > 20 * LIMIT {
            child.kill().expect("it goes on");
            panic!("{what}: it goes on for {worked:?}");
        }
        thread::sleep(Duration::from_millis(2));
    }
}

/// For each question one that takes long, as far as any does.
fn questions() -> BTreeMap<&'static str, Value> {
    let wide = ".".repeat(256);
    BTreeMap::from([
        ("automorphisms", json!({"puzzle": GRID, "elements": true})),
        ("backdoors", json!({"puzzle": HARD, "most": 3})),
        ("bound", json!({"puzzle": wide})),
        ("candidates", json!({"puzzle": "", "shape": "3x3", "limit": 100_000})),
        ("canon", json!({"puzzle": EASY})),
        ("census", json!({"shape": "3x3", "method": "bands"})),
        ("convert", json!({"puzzle": EASY, "to": "sdx"})),
        ("count", json!({"puzzle": wide, "method": "walk"})),
        ("equivalent", json!({"puzzle": EASY, "other": EASY})),
        ("estimate", json!({"puzzle": wide, "crowds": 1 << 20})),
        ("explain", json!({"puzzle": HARD})),
        ("fewest", json!({"puzzle": GRID, "seconds": 300})),
        ("hint", json!({"puzzle": HARD, "level": 4})),
        ("levels", json!({})),
        ("make", json!({"number": 1000, "seed": "1", "level": "extreme"})),
        ("map", json!({"puzzle": HARD, "cell": "r1c2", "size": 600})),
        ("print", json!({"puzzles": vec![EASY; 300], "format": "pdf"})),
        ("rank", json!({"puzzle": GRID, "ed": true})),
        ("rate", json!({"puzzle": HARD, "steps": true})),
        ("read", json!({"puzzle": EASY})),
        ("rules", json!({})),
        ("sample", json!({"seed": "1", "number": 1000, "ed": true})),
        ("solve", json!({"puzzle": wide, "limit": 1000})),
        ("techniques", json!({})),
        ("trajectory", json!({"puzzle": HARD})),
        ("unavoidable", json!({"puzzle": GRID, "size": 12})),
        ("unrank", json!({"rank": "5472730537", "ed": true})),
    ])
}

/// Goal: a question whose reader leaves stops, its thread is free again, and the server goes on.  Method: each
/// is left at a moment, alone and as events; then the server has to rest, and to answer.
#[test]
fn each_question_stops_when_its_reader_leaves() {
    let questions = questions();
    let known: Vec<&str> = questions.keys().copied().collect();
    let mut all: Vec<&str> = QUESTIONS.iter().map(|question| question.name).collect();
    all.sort_unstable();
    assert_eq!(all, known, "each question has a case");
    let served = Served::with(&[], 1);
    let address = &served.addresses[0];
    let post = |name: &str, accept: &str, body: &Value| {
        let mut stream = TcpStream::connect(address).expect("it listens");
        let body = body.to_string();
        let request = format!(
            "POST /api/{name} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nAccept: {accept}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        stream.write_all(request.as_bytes()).expect("it reads");
        stream
    };
    let mut random = SplitMix64::new(47);
    for (name, body) in &questions {
        let streams = ["*/*", "text/event-stream"].map(|accept| post(name, accept, body));
        thread::sleep(Duration::from_millis(random.below(300) as u64));
        drop(streams);
        served.rests(LIMIT, name);
    }
    // As many as there are places for, one after the other.
    for _ in 0..5 {
        let mut answer = String::new();
        let mut stream = post("count", "*/*", &json!({"puzzle": EASY}));
        stream.read_to_string(&mut answer).expect("it answers");
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    }
    assert!(!served.said().contains("panicked"));
}
