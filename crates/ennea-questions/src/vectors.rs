//! Questions with their answers, to which every way to ask is held: this crate here, the parts in a browser and in Node by
//! `packaging/`.  `ENNEA_BLESS=1 cargo test -p ennea-questions` writes the answers anew.

use crate::{QUESTIONS, question};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const HARD: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
const SEVENTEEN: &str =
    "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........";
const SMALL: &str = "1234341221434321";

/// One of each kind, in every language, with rules and without, and what is refused.
fn asked() -> Vec<(&'static str, Value)> {
    let mut asked = vec![
        ("read", json!({"puzzle": EASY})),
        (
            "read",
            json!({"puzzle": "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79"}),
        ),
        ("read", json!({"puzzle": "", "shape": "2x3"})),
        ("read", json!({"puzzle": "not a puzzle", "lang": "de"})),
        ("convert", json!({"puzzle": EASY, "to": "sdm"})),
        ("convert", json!({"puzzle": EASY, "to": "f-puzzles", "rules": "x"})),
        ("convert", json!({"puzzle": HARD, "to": "pm", "lang": "zh"})),
        ("rules", json!({"lang": "ru"})),
        ("solve", json!({"puzzle": EASY})),
        ("solve", json!({"puzzle": HARD})),
        ("solve", json!({"puzzle": "", "limit": 3})),
        ("solve", json!({"puzzle": "11..............", "lang": "de"})),
        ("solve", json!({"puzzle": "1...............", "rules": "x"})),
        ("solve", json!({})),
        ("solve", json!({"puzzle": 3, "lang": "zh"})),
        ("count", json!({"puzzle": "12.............."})),
        ("count", json!({"puzzle": SEVENTEEN.replacen('4', ".", 1)})),
        ("candidates", json!({"puzzle": "1..............."})),
        ("estimate", json!({"puzzle": "", "shape": "2x2", "crowds": 4})),
        ("bound", json!({"puzzle": SMALL, "rules": "x"})),
        ("hint", json!({"puzzle": EASY, "level": 1})),
        ("hint", json!({"puzzle": EASY, "placed": EASY.replacen('.', "1", 1), "lang": "ru"})),
        ("hint", json!({"puzzle": "12..............", "level": 1})),
        ("explain", json!({"puzzle": SEVENTEEN, "lang": "zh"})),
        ("explain", json!({"puzzle": EASY, "lang": "de"})),
        ("rate", json!({"puzzle": SEVENTEEN, "steps": true})),
        ("rate", json!({"puzzle": HARD})),
        ("levels", json!({"lang": "de"})),
        ("techniques", json!({"lang": "en"})),
        ("make", json!({"seed": "1", "shape": "2x2", "number": 2, "symmetry": "half-turn"})),
        ("make", json!({"seed": "7", "level": "hard"})),
        ("make", json!({"seed": "7", "level": "impossible"})),
        ("canon", json!({"puzzle": EASY})),
        ("canon", json!({"puzzle": "1...............", "rules": "x"})),
        ("automorphisms", json!({"puzzle": SMALL, "elements": true, "lang": "ru"})),
        ("equivalent", json!({"puzzle": SMALL, "other": SMALL})),
        ("rank", json!({"puzzle": SMALL})),
        ("unrank", json!({"rank": "5", "ed": true})),
        ("unrank", json!({"rank": "5472730538", "ed": true, "lang": "de"})),
        ("sample", json!({"seed": "1", "number": 2})),
        ("fewest", json!({"puzzle": SMALL})),
        ("unavoidable", json!({"puzzle": SMALL})),
        ("backdoors", json!({"puzzle": EASY})),
        ("census", json!({"shape": "2x2"})),
        ("census", json!({"shape": "2x3", "rules": "x", "lang": "zh"})),
        ("census", json!({"lang": "de"})),
        ("trajectory", json!({"puzzle": EASY, "until": 3.0})),
        (
            "map",
            json!({"puzzle": SMALL.replacen("12", "..", 1), "cell": "r1c1", "size": 4, "time": 1.0}),
        ),
        ("print", json!({"puzzles": [EASY], "format": "svg", "levels": true, "lang": "zh"})),
        ("print", json!({"puzzles": [], "format": "pdf"})),
    ];
    for lang in ["en", "de", "ru", "zh"] {
        for level in 1..=4 {
            asked.push((
                "hint",
                json!({"puzzle": HARD, "step": true, "level": level, "lang": lang}),
            ));
        }
    }
    asked
}

/// The answer as it is kept: JSON whole, another file by its length.
fn answered(name: &str, body: &Value) -> Value {
    let asked = question(name).expect("it is in the table").ask(body.to_string().as_bytes());
    match asked {
        Ok(bytes) if name == "print" => json!({"bytes": bytes.len()}),
        Ok(bytes) => serde_json::from_slice(&bytes).expect("JSON"),
        Err(problem) => serde_json::from_str(&problem).expect("JSON"),
    }
}

/// Goal: answers are those that all other ways to ask are held to; each question is among them.
#[test]
fn answers_are_those_of_the_vectors() {
    let asked = asked();
    let names: BTreeSet<&str> = asked.iter().map(|(name, _)| *name).collect();
    assert_eq!(names, QUESTIONS.iter().map(|question| question.name).collect());
    let vectors = asked
        .iter()
        .map(|(name, body)| json!({"name": name, "body": body, "answer": answered(name, body)}));
    let lines: Vec<String> = vectors.map(|vector| vector.to_string()).collect();
    let text = format!("[\n{}\n]\n", lines.join(",\n"));
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("vectors.json");
    if std::env::var_os("ENNEA_BLESS").is_some() {
        fs::write(&path, &text).expect("it can be written");
    }
    let kept = fs::read_to_string(path).expect("the vectors are there");
    for (line, kept) in text.lines().zip(kept.lines()) {
        assert_eq!(line, kept, "ENNEA_BLESS=1 writes the vectors anew");
    }
    assert_eq!(text.lines().count(), kept.lines().count());
}
