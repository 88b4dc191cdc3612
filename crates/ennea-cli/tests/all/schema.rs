//! The schemas in `docs/schema` and what `--json` prints, held to each other.
//!
//! Every run of the tests with `--json` is held to its schema where it is made, in `tool`.  Here
//! each command is run, so that each kind of line is met.

use crate::tool::{ennea, schema, write_file};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const CHAINS: &str =
    ".......38..9..5..6.46.3...............3.8.79.....435...8....9.21....8...9..7...4.";
const HARD: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
const SMALL: &str = "1..4....23......";

/// A run for each kind of line; words are parted by blanks.
const RUNS: &[&str] = &[
    "automorphisms --json GRID SMALL",
    "automorphisms --list --json GRID",
    "bound --json EASY SMALL 12..............",
    "bound --count --json EASY",
    "canon --json GRID EASY 12..............",
    "canon --json --rules x 12..............",
    "automorphisms --json --rules x 12..............",
    "equivalent --json --rules x 12.............. ....12..........",
    "catalog count --shard 2999/3000 --json",
    "catalog list --from 1000 -n 2 --json",
    "census 2x2 --json",
    "census 2x4 --json",
    "census 5x2 --json",
    "census 2x3 --no-transpose --json",
    "census --table bands --json",
    "census --table classes --json",
    "census 2x2 --rules x --json",
    "census 2x2 --rules x --table classes --json",
    "chaos escape EASY SMALL 11.............. --seed 1 --starts 20 --step 0.5 --check --json",
    "chaos escape --cnf CNF --seed 1 --starts 20 --json",
    "chaos formula EASY 11.............. 123....4........ --json",
    "chaos map SMALL --cell r2c2 --seed 1 --size 4 --until 5,9 --json",
    "chaos map --cnf CNF --seed 1 --size 4 --until 9 --json --watch x3,x1",
    "chaos solve EASY 11.............. 123....4........ --seed 1 --steps 100 --json",
    "chaos solve --cnf CNF --seed 1 --json",
    "chaos trajectory SMALL --cell r2c2 --seed 3 --until 3 --json",
    "chaos trajectory --cnf CNF --seed 3 --until 3 --json",
    "clues backdoors SMALL --json",
    "clues fewest GRID --json",
    "clues unavoidable GRID --json",
    "convert --to ipuz --json EASY 12..............",
    "convert --from susser --to line --json STATE",
    "convert --list --json",
    "count --json FILE",
    "count --json --estimate --crowds 4 --seed 1 EASY 11..............",
    "count --json EASY EMPTY 12.............. 11..............",
    "equivalent --json GRID 4321214334121234",
    "equivalent --json GRID 1234341223414123",
    "explain --techniques --json",
    "explain --json EASY CHAINS 12.............. 11..............",
    "explain --json STATE",
    "hint --json EASY GRID 12..............",
    "hint --json STATE",
    "hint --step --json CHAINS",
    "hint --json 13.4....23......",
    "hint --rules x --json 12343...........",
    "hint --level 1 --json CHAINS",
    "make --seed 1 -n 2 --json",
    "make --seed 3 --level easy --json",
    "make --seed 3 -n 2 --minimal --symmetry half-turn --json",
    "make --seed 3 --unbiased --weights --shape 2x2 --json",
    "make --technique list --json",
    "print -o PDF --json EASY",
    "print -o HTML --json EASY",
    "rank --json GRID",
    "rank --ed --json LAST",
    "rank --json --keep-going BAD",
    "automorphisms --json --keep-going BAD",
    "bound --json --keep-going BAD",
    "canon --json --keep-going BAD",
    "chaos formula --json --keep-going BAD",
    "chaos solve --json --keep-going BAD",
    "convert --json --keep-going BAD",
    "count --json --keep-going BAD",
    "explain --json --keep-going BAD",
    "hint --json --keep-going BAD",
    "rate --json --keep-going BAD",
    "solve --json --keep-going BAD",
    "unrank --json --keep-going x",
    "rate --json EASY EMPTY",
    "rate --scale minutes-1 --json EASY",
    "rate --details --json CHAINS",
    "rate --levels --json",
    "rate --scale hodoku-2.2 --json EASY",
    "rate --scale hodoku-2.2 --details --json CHAINS",
    "rate --levels --scale hodoku-2.2 --json",
    "rate --scale ladder-1 --details --json SMALL",
    "rate --levels --scale ladder-1 --json",
    "make --rules x --level easy --seed 1 --json",
    "unique --rules x --json EASY",
    "bound --rules x --json SMALL",
    "sample --seed 1 -n 2 --json",
    "sample --seed 7 --ed --json",
    "sample --seed 7 --completing 12.............. --json",
    "shuffle --seed 1 -n 2 --json",
    "shuffle --experiment 100 --seed 1 --json",
    "solve --json EASY 12.............. 11..............",
    "solve --limit 1 --json EASY EMPTY",
    "unique --json SMALL SMALL",
    "unique --count --json SMALL SMALL",
    "units plan --json",
    "units plan grids-2x5 --json",
    "units plan catalog --list --parts 1,29 --json",
    "units run catalog LEDGER --parts 11647-11648 --json",
    "units status catalog LEDGER --json",
    "units merge catalog LEDGER --parts 11647-11648 --json",
    "units merge 3x4 CERTIFICATE --table classes --json",
    "unrank --json 0 1 6670903752021072936959",
    "unrank --ed --json 12345",
    "verify --json 1x4",
];

/// Goal: what is printed is what the schemas say, and all that they say is printed.  One command takes long:
/// none runs all `chaos figures` with `--json`.
#[test]
fn every_kind_of_line_is_printed() {
    let cnf = write_file("schema.cnf", "p cnf 3 4\n1 2 3 0\n-1 -2 0\n-1 -3 0\n-2 -3 0\n");
    let file = write_file("schema.txt", &format!("{EASY}\n{SMALL}\n"));
    let [pdf, html] = ["schema.pdf", "schema.html"].map(|name| write_file(name, ""));
    let ledger = write_file("schema.ledger", "");
    let certificate = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/certificates/3x4.ledger");
    let last = "123456789457893612986217354274538196531964827698721435342685971715349268869172543";
    let word = |word: &'static str| match word {
        "CNF" => cnf.clone(),
        "FILE" => file.clone(),
        "PDF" => pdf.clone(),
        "LEDGER" => ledger.clone(),
        "CERTIFICATE" => certificate.to_owned(),
        "HTML" => html.clone(),
        "EASY" => EASY.to_owned(),
        "BAD" => "12?.............".to_owned(),
        "CHAINS" => CHAINS.to_owned(),
        "SMALL" => SMALL.to_owned(),
        "STATE" => format!("{}+9:214", &EASY[..80]),
        "EMPTY" => ".".repeat(81),
        "GRID" => "1234341221434321".to_owned(),
        "LAST" => last.to_owned(),
        word => word.to_owned(),
    };
    let mut met = BTreeSet::new();
    for run in RUNS {
        let words: Vec<String> = run.split(' ').map(word).collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let (name, printed) = (schema::name(&words), ennea(&words, "").stdout);
        assert!(!printed.is_empty(), "{run}");
        met.extend(printed.lines().map(|line| (name.clone(), schema::check(&name, line))));
    }
    let kinds_of = |name: &String| {
        let name = name.clone();
        (0..schema::kinds(&name).len()).map(move |kind| (name.clone(), kind))
    };
    let mut expected: BTreeSet<_> = schema::SCHEMAS.keys().flat_map(kinds_of).collect();
    expected.retain(|(name, _)| name != "chaos-figures");
    assert_eq!(met, expected);
}

#[test]
fn the_page_on_json_has_the_number_of_the_schemas() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/JSON.md");
    let page = fs::read_to_string(page).expect("the page");
    let (_, said) = page.split_once("The titles of the schemas begin with `").expect("it is said");
    let (said, _) = said.split_once('`').expect("it ends");
    for (name, schema) in schema::SCHEMAS.iter() {
        assert_eq!(schema["title"], format!("{said}, {}", name.replace('-', " ")));
    }
}

/// Goal: a key that is new, missing or of another type is noticed, at any depth.
#[test]
fn other_objects_are_refused() {
    let line = ennea(&["explain", "--json", HARD], "").stdout;
    let good: Value = serde_json::from_str(&line).expect("JSON");
    let explain = &schema::SCHEMAS["explain"];
    assert!(schema::allows(explain, &good));
    let steps = good["steps"].as_array().expect("steps");
    let step = |key| {
        let found = steps.iter().position(|step| step["proof"].get(key).is_some());
        format!("/steps/{}", found.expect("proofs of both kinds"))
    };
    let [facts, argument] = ["facts", "argument"].map(step);
    let [proof, fact] = ["proof", "proof/facts/0"].map(|place| format!("{facts}/{place}"));
    for place in ["", &facts, &argument, &proof, &fact, &format!("{argument}/proof/argument")] {
        let keys = good.pointer(place).and_then(Value::as_object).expect("an object").clone();
        let mut other = good.clone();
        other.pointer_mut(place).expect("it is there")["new"] = json!(1);
        assert!(!schema::allows(explain, &other), "a new key at {place}");
        // Some keys of the line are absent where there is no way to the solution, some of a step where
        // its pattern has none.
        let may_lack: &[&str] = match place {
            "" => &["input", "solution", "hardest", "techniques", "steps"],
            place if [&facts, &argument].iter().any(|step| *step == place) => &["houses", "links"],
            _ => &[],
        };
        for (key, value) in keys {
            let mut other = good.clone();
            let object = other.pointer_mut(place).and_then(Value::as_object_mut);
            object.expect("an object").remove(&key);
            let is_optional = may_lack.contains(&key.as_str());
            assert_eq!(schema::allows(explain, &other), is_optional, "no {key} at {place}");
            other.pointer_mut(place).expect("it is there")[&key] = json!([value]);
            assert!(!schema::allows(explain, &other), "a list as {key} at {place}");
        }
    }
}

#[test]
fn numbers_are_exact() {
    let schema = &schema::SCHEMAS["count"];
    let line = ennea(&["count", "--json", SMALL], "").stdout;
    let line = |count: &str| {
        let mut line: Value = serde_json::from_str(&line).expect("JSON");
        line["count"] = serde_json::from_str(count).expect("JSON");
        line
    };
    for good in ["\"0\"", "\"9007199254740992\""] {
        assert!(schema::allows(schema, &line(good)), "{good}");
    }
    for bad in ["0", "-1", "1.5", "9007199254740992", "\"\"", "\"1e3\"", "null"] {
        assert!(!schema::allows(schema, &line(bad)), "{bad}");
    }
}

#[test]
#[should_panic(expected = "which is not known here")]
fn unknown_keywords_are_noticed() {
    schema::allows(&json!({ "multipleOf": 3 }), &json!(3));
}
