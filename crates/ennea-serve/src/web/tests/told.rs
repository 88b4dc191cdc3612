//! The page asked in the languages of its readers: what is said to them has no words of another.

use super::{EASY, Page};
use axum::body::Body;
use axum::http::{Request, StatusCode};
use ennea_questions::QUESTIONS;
use serde_json::{Value, json};

/// Goal: every question takes a language, and tells its problems in it.  Method: a puzzle that is none, in each.
#[test]
fn problems_are_told_in_the_language_of_the_question() {
    let page = Page::new();
    let detail = |name: &str, lang: &str| {
        let puzzle = EASY.replacen('.', "!", 80);
        let got = page.ask(name, &json!({"puzzle": puzzle, "lang": lang}));
        let value: Value = serde_json::from_slice(&got.bytes).expect("JSON");
        (got.status, value["detail"].as_str().unwrap_or_default().to_owned())
    };
    for name in ["solve", "count", "rate", "hint", "bound", "read"] {
        let told: Vec<_> = ["en", "de", "ru", "zh"].map(|lang| detail(name, lang)).into();
        for (at, (status, text)) in told.iter().enumerate() {
            assert_eq!(*status, StatusCode::BAD_REQUEST, "{name}");
            assert!(told[..at].iter().all(|(_, other)| other != text), "{name}: {told:?}");
        }
    }
    let wrong = [
        ("hint", json!({"puzzle": EASY, "level": 9})),
        ("rate", json!({"puzzle": EASY, "scale": "se-1.2"})),
        ("print", json!({"puzzles": [EASY], "format": "tiff"})),
        ("count", json!({"puzzle": EASY, "limit": 0})),
        ("make", json!({"seed": "1", "number": "many"})),
        ("make", json!({"seed": "1", "rating": "hard"})),
        ("make", json!({})),
        ("rank", json!({"puzzle": EASY, "rules": "knight"})),
        ("unrank", json!({"rank": "one"})),
        ("unrank", json!({"rank": "1", "shape": "9by9"})),
        ("map", json!({"puzzle": EASY, "cell": "r1c3", "zoom": "all"})),
        ("solve", json!({"puzzle": EASY, "rule": "x"})),
        ("solve", json!({"puzzle": format!("{EASY}\n{EASY}")})),
        ("dance", json!({})),
    ];
    for (name, body) in wrong {
        let said = ["en", "de", "ru", "zh"].map(|code| {
            let mut asked = body.clone();
            asked["lang"] = code.into();
            let by_field = page.problem(name, &asked);
            let request = Request::post(format!("/api/{name}")).header("host", "127.0.0.1:9081");
            let request = request.header("accept-language", code);
            let got = page.send(request.body(Body::from(body.to_string())).expect("a request"));
            let by_header: Value = serde_json::from_slice(&got.bytes).expect("JSON");
            assert_eq!(by_field, by_header);
            by_header
        });
        for (at, one) in said.iter().enumerate() {
            for key in ["title", "detail", "hint"] {
                let is_told = |other: &Value| one[key] != other[key] || one[key].is_null();
                assert!(said[..at].iter().all(is_told), "{name} {key}: {one}");
            }
            let place = one["place"].as_str().unwrap_or_default().split(',').next();
            assert!(
                one["detail"].as_str().is_some_and(|it| it.starts_with(place.unwrap_or_default())),
                "{one}"
            );
        }
    }
    for question in QUESTIONS {
        let got = page.ask(question.name, &json!({"lang": "xx"}));
        let value: Value = serde_json::from_slice(&got.bytes).expect("JSON");
        assert_eq!(value["place"], "lang", "{}: {value}", question.name);
    }
}

/// Goal: an answer has words in the language that the reader accepts, as a problem has.
#[test]
fn answers_are_told_in_the_language_of_the_reader() {
    let page = Page::new();
    let request = Request::post("/api/hint").header("host", "127.0.0.1:9081");
    let request = request.header("accept-language", "tlh, de-AT;q=0.8, en;q=0.5");
    let got = page.send(request.body(json!({"puzzle": EASY}).to_string().into()).expect("one"));
    let by_header: Value = serde_json::from_slice(&got.bytes).expect("JSON");
    assert_eq!(by_header, page.answer("hint", &json!({"puzzle": EASY, "lang": "de"})));
}

/// Goal: what the reader takes, leaves out or finds without a solution stands beside every answer about it.
#[test]
fn answers_have_the_notes_of_their_puzzle() {
    let page = Page::new();
    let titled = format!("Daily puzzle\n{EASY}\n");
    for name in ["solve", "count", "bound", "hint", "canon"] {
        let notes = |lang: &str| {
            page.answer(name, &json!({"puzzle": titled, "lang": lang}))["notes"].clone()
        };
        assert_eq!(notes("en"), json!(["the words before it: Daily puzzle"]), "{name}");
        assert_ne!(notes("de"), notes("en"), "{name}");
        assert!(page.answer(name, &json!({"puzzle": EASY})).get("notes").is_none(), "{name}");
    }
    let mut marks = vec![Value::Null; 81];
    marks[2] = "".into();
    for name in ["count", "solve"] {
        let text = json!({"puzzle": EASY, "marks": marks}).to_string();
        let answer = page.answer(name, &json!({"puzzle": text}));
        assert!(
            answer["notes"][0].as_str().is_some_and(|note| note.contains("clues alone")),
            "{answer}"
        );
    }
}
