//! `ennea chaos trajectory`, `map`, `escape --out` and `figures`, run as commands.

use crate::tool::{ennea, folder, nothing, text, write_file};
use std::fs;
use std::path::Path;

const EASY: &str =
    "003020600900305001001806400008102900700000008006708200002609500800203009005010300";
const SMALL: &str = "1..4....23......";
const BLONDE: &str =
    "000000012000000003002300400001800005060070800000009000008500000900040500470006000";

/// The bytes of a figure after a look at them: an SVG with letters, or a PNG.
fn figure(path: impl AsRef<Path>) -> Vec<u8> {
    let path = path.as_ref();
    let bytes = fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    if path.extension().is_some_and(|ending| ending == "png") {
        assert!(bytes.starts_with(b"\x89PNG\r\n\x1a\n") && bytes.ends_with(b"IEND\xaeB`\x82"));
        return bytes;
    }
    let svg = String::from_utf8(bytes).expect("text");
    assert!(svg.starts_with("<svg xmlns") && svg.ends_with("</svg>\n"));
    // Every tag that is opened is closed, and every glyph that is used is there.
    for tag in ["g", "path", "defs", "title"] {
        let opened =
            svg.matches(&format!("<{tag} ")).count() + svg.matches(&format!("<{tag}>")).count();
        let closed = svg.matches(&format!("</{tag}>")).count();
        assert!(closed == opened || (tag == "path" && closed == 0), "{tag}");
    }
    for used in svg.split("href=\"#").skip(1) {
        let name = used.split('"').next().expect("a name");
        assert!(svg.contains(&format!("id=\"{name}\"")), "{name}");
    }
    assert!(!svg.contains("NaN") && !svg.contains("inf"));
    svg.into_bytes()
}

/// Goal: figures are made, and are the same whatever the number of threads.
#[test]
fn figures_do_not_depend_on_threads() {
    let commands: [&[&str]; 6] = [
        &["trajectory", EASY, "--cell", "r1c1", "--seed", "1"],
        &["trajectory", SMALL, "--seed", "1", "--until", "5"],
        &["trajectory", BLONDE, "--seed", "1", "--until", "3"],
        &["map", EASY, "--cell", "r1c1", "--seed", "1", "--size", "13", "--until", "2,9"],
        &["map", EASY, "--cell", "r1c1", "--seed", "1", "--size", "9", "--zoom", "-1..0,0..0.5"],
        &["escape", EASY, SMALL, "--seed", "1", "--starts", "20", "--names", "easy,small"],
    ];
    for (k, command) in commands.into_iter().enumerate() {
        for ending in ["svg", "png"] {
            let made = ["1", "2"].map(|threads| {
                let path = nothing(&format!("figure-{k}-{threads}.{ending}"));
                let rest = ["--out", &path, "--dpi", "50", "--threads", threads];
                let run = ennea(&[&["chaos"], command, &rest].concat(), "").exits(0);
                assert!((run.stdout.clone() + &run.stderr).contains(&path));
                figure(&path)
            });
            assert!(made[0] == made[1], "{command:?}");
        }
    }
}

#[test]
fn a_seed_makes_the_same_trajectory_and_another_one_another() {
    let run = |seed| {
        let arguments = ["chaos", "trajectory", EASY, "--cell", "r1c1", "--seed", seed];
        ennea(&arguments, "").exits(0).stdout
    };
    assert_eq!(run("1"), run("1"));
    assert_ne!(run("1"), run("2"));
    let lines = run("1");
    assert!(lines.lines().all(|line| line.len() <= 80));
    assert!(lines.starts_with("      t violated    ln_a r1c1=4 r1c1=5\n"), "{lines}");
    // In the end the solution's digit is true.
    assert!(lines.ends_with("   1.00  -1.00\n"), "{lines}");
}

#[test]
fn samples_are_given_as_json_and_csv() {
    let base = ["chaos", "trajectory", SMALL, "--cell", "r2c2", "--seed", "3", "--until", "12"];
    let json = ennea(&[&base[..], &["--json"]].concat(), "").exits(0).stdout;
    let mut lines = json
        .lines()
        .map(|line| serde_json::from_str::<serde_json::Value>(line).expect("an object"));
    let head = lines.next().expect("a head");
    assert_eq!(head["watched"], serde_json::json!(["r2c2=2", "r2c2=4"]));
    assert_eq!((&head["seed"], &head["sweeps"]), (&"3".into(), &4.into()));
    assert!(head["solved"].is_f64());
    let samples: Vec<_> = lines.collect();
    assert_eq!(samples.len(), 13);
    assert_eq!(samples[12]["violated"], 0);
    let csv = ennea(&[&base[..], &["--csv"]].concat(), "").exits(0).stdout;
    assert!(csv.starts_with("t,violated,ln_a_max,r2c2=2,r2c2=4\n0,"));
    let last: Vec<&str> = csv.lines().last().expect("a line").split(',').collect();
    assert_eq!(last[3].parse::<f64>().expect("a spin"), samples[12]["spins"][0]);
}

#[test]
fn formulas_and_other_shapes_are_followed() {
    let cnf = write_file("figures.cnf", "p cnf 3 3\n1 2 0\n-1 -2 0\n3 0\n");
    let path = nothing("formula.svg");
    ennea(&["chaos", "trajectory", "--cnf", &cnf, "--seed", "1", "-o", &path], "").exits(0);
    assert!(String::from_utf8(figure(&path)).expect("text").contains("aria-label=\"x3\""));
    let path = nothing("small-grid.svg");
    ennea(&["chaos", "trajectory", SMALL, "--seed", "1", "-o", &path], "").exits(0);
    figure(&path);
    ennea(&["chaos", "trajectory", "--cnf", &cnf, "--cell", "r1c1"], "").exits(2);
}

/// Goal: of exactly one of three, a map shows which variable is ahead, by name or place.
#[test]
fn formulas_are_mapped() {
    let cnf = write_file("map.cnf", "p cnf 3 4\n1 2 3 0\n-1 -2 0\n-1 -3 0\n-2 -3 0\n");
    let base = ["chaos", "map", "--cnf", &cnf, "--seed", "1", "--size", "4", "--until", "9"];
    let lines = ennea(&base, "").exits(0).stdout;
    assert!(lines.starts_with("t=9 ") && lines.contains(" x1: ") && lines.contains(" x3: "));
    assert!(lines.ends_with("\nsolved by t = 9: 93.8 %\n"), "15 of 16 points: {lines}");
    let json = ennea(&[&base[..], &["--json", "--watch", "x3,1"]].concat(), "").exits(0).stdout;
    let line = json.lines().nth(1).expect("a line for the time");
    let object: serde_json::Value = serde_json::from_str(line).expect("an object");
    let rows: Vec<&str> =
        object["rows"].as_array().expect("rows").iter().flat_map(|row| row.as_str()).collect();
    assert!(rows.len() == 4 && rows.iter().all(|row| row.len() == 4), "{json}");
    assert!(rows.concat().chars().all(|sign| "12".contains(sign)), "{json}");
    let path = nothing("map-of-formula.svg");
    ennea(&[&base[..], &["-o", &path]].concat(), "").exits(0);
    assert!(String::from_utf8(figure(&path)).expect("text").contains("Which variable is ahead"));
    for wrong in [&["--watch", "x9"][..], &["--cell", "r1c1"], &["--spins", "x1", "x1"]] {
        ennea(&[&base[..], wrong].concat(), "").exits(2);
    }
}

#[test]
fn maps_are_given_as_lines_json_and_csv() {
    let base = [
        "chaos", "map", EASY, "--cell", "r1c1", "--seed", "1", "--size", "6", "--until", "9,1",
        "--follow", "60",
    ];
    let text = ennea(&base, "").exits(0).stdout;
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines[0].starts_with("t=1 ") && lines[1].starts_with("t=9 ") && lines.len() == 3);
    assert_eq!(lines[2], "solved by t = 60: 100.0 %");
    let json = ennea(&[&base[..], &["--json"]].concat(), "").exits(0).stdout;
    let objects: Vec<serde_json::Value> =
        json.lines().map(|line| serde_json::from_str(line).expect("an object")).collect();
    assert_eq!(objects[0]["digits"], serde_json::json!(["4", "5"]));
    assert_eq!(objects[0]["spins"], serde_json::json!(["r1c1=4", "r1c1=5"]));
    let rows = objects[2]["rows"].as_array().expect("rows");
    assert!(
        rows.len() == 6 && rows.iter().all(|row| row.as_str().is_some_and(|row| row.len() == 6))
    );
    let csv = ennea(&[&base[..], &["--csv"]].concat(), "").exits(0).stdout;
    let lines: Vec<&str> = csv.lines().collect();
    assert_eq!((lines.len(), lines[0]), (37, "x,y,t=1,t=9,solved"));
    // The first point is the top left one.
    let first: Vec<&str> = lines[1].split(',').collect();
    assert!(first[0].starts_with("-0.83") && first[1].starts_with("0.83"));
    assert_eq!(first[3], &rows[0].as_str().expect("a row")[..1]);
}

#[test]
fn bad_input_is_told_and_leaves_no_file() {
    let path = nothing("bad.svg");
    let folder = nothing("no-such-folder") + "/x.svg";
    let cases: [(&[&str], &str); 11] = [
        (&["map", EASY, "--cell", "r1c3"], "r1c3 holds the clue 3; expected an empty cell"),
        (&["map", EASY, "--cell", "r10c1"], "found no cell r10c1; expected r1c1 to r9c9"),
        (&["trajectory", EASY, "--cell", "x"], "found no cell x; expected r1c1 to r9c9"),
        (
            &["map", EASY, "--cell", "r1c1", "--zoom", "0..2,0..1"],
            "expected two ranges within -1..1",
        ),
        (
            &["map", EASY, "--cell", "r1c1", "--zoom", "1..0,0..1"],
            "expected two ranges within -1..1",
        ),
        (
            &["map", EASY, "--cell", "r1c1", "--spins", "r1c1=4", "r1c1=9"],
            "found r1c1=9, which no clue",
        ),
        (&["map", EASY, "--cell", "r1c1", "--spins", "r1c1=4", "r1c1=4"], "found r1c1=4 twice"),
        (&["map", EASY, "--cell", "r1c1", "--size", "1"], "invalid value '1'"),
        (&["map", EASY, "--cell", "r1c1", "--until", "0"], "expected a number above 0"),
        (&["trajectory", "11..............", "--seed", "1"], "row 1 holds the digit 1 twice"),
        (&["trajectory", "123....4........", "--seed", "1"], "a clause is empty"),
    ];
    for (arguments, message) in cases {
        let all = [&["chaos"], arguments, &["--out", &path]].concat();
        ennea(&all, "").exits(2).says_also(message);
        assert!(!Path::new(&path).exists(), "{arguments:?}");
    }
    let out = |path: &str| {
        ennea(&["chaos", "trajectory", EASY, "--seed", "1", "--until", "1", "--out", path], "")
            .exits(2)
    };
    out("figure.pdf").says_also("found the ending .pdf; expected .svg or .png");
    out("figure").says_also("found no ending; expected .svg or .png");
    out(&folder).says_also("cannot save");
}

/// Goal: all figures of the set, and a page that names each.
#[test]
fn all_figures_are_made() {
    if std::env::var_os("ENNEA_SLOW").is_none() {
        return;
    }
    let folder = folder("all-figures");
    let run = ennea(&["chaos", "figures", "--quick", "--dir", text(&folder)], "").exits(0);
    assert!(run.stdout.ends_with("index.html\n"));
    let page = fs::read_to_string(folder.join("index.html")).expect("a page");
    let names: Vec<&str> = page
        .split("<img src=\"")
        .skip(1)
        .map(|rest| rest.split('"').next().expect("a name"))
        .collect();
    assert_eq!(names.len(), 8);
    for name in names {
        figure(folder.join(name));
    }
}
