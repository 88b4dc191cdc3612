//! The page asked what it cannot answer: problems with their places, and requests that are no questions.

use super::{EASY, GRID, Page};
use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};

#[test]
fn problems_say_where_what_and_what_else() {
    let page = Page::new();
    let bad = page.problem("solve", &json!({"puzzle": "12x"}));
    assert_eq!(bad["status"], 400);
    assert!(bad["place"].as_str().is_some_and(|place| place.starts_with("puzzle")), "{bad}");
    let bad = page.problem("rate", &json!({"puzzle": EASY, "scale": "se-1.2"}));
    assert_eq!((&bad["place"], &bad["found"]), (&json!("scale"), &json!("\"se-1.2\"")));
    let bad = page.problem("hint", &json!({"puzzle": EASY, "placed": GRID.replace("534", "634")}));
    assert_eq!(bad["detail"], "placed: r1c1: found 6; expected the clue 5");
    assert_eq!(page.problem("dance", &json!({}))["status"], 404);
    assert_eq!(page.problem("solve", &json!({"puzzle": EASY, "rules": "y"}))["status"], 400);
    let bad = page.problem(
        "print",
        &json!({"puzzles": [EASY], "format": "png", "dpi": 300, "paper": "40x40"}),
    );
    assert_eq!((&bad["place"], &bad["hint"]), (&json!("dpi"), &json!("fewer dots per inch")));
    let bad = page.problem("trajectory", &json!({"puzzle": EASY, "every": 0.01}));
    assert_eq!(bad["place"], "every");
    let bad = page.problem("canon", &json!({"puzzle": "", "shape": "4x4"}));
    assert!(bad["hint"].as_str().is_some_and(|hint| hint.contains("command line")), "{bad}");
}

#[test]
fn requests_that_are_no_questions_are_refused() {
    let page = Page::new();
    let large = page.post("solve", vec![b' '; (1 << 20) + 1]);
    assert_eq!(large.status, StatusCode::PAYLOAD_TOO_LARGE);
    let own = |request: axum::http::request::Builder| request.header("host", "127.0.0.1:9081");
    let text = own(Request::post("/api/solve")).header("content-type", "text/plain");
    let text = page.send(text.body(Body::from("{}")).expect("a request"));
    assert_eq!(text.status, StatusCode::UNSUPPORTED_MEDIA_TYPE);
    let get = page.send(own(Request::get("/api/solve")).body(Body::empty()).expect("a request"));
    assert_eq!(get.status, StatusCode::METHOD_NOT_ALLOWED);
    for path in ["/", "/style.css", "/words", "/api", "/api/schema/solve.json", "/api/schema/a/b"] {
        let put = own(Request::builder().method("DELETE").uri(path));
        let put = page.send(put.body(Body::empty()).expect("a request"));
        assert_eq!(put.status, StatusCode::METHOD_NOT_ALLOWED, "{path}");
        assert!(String::from_utf8_lossy(&put.bytes).contains("expected GET"), "{path}");
        let head = own(Request::head(path)).body(Body::empty()).expect("a request");
        assert!(
            [StatusCode::OK, StatusCode::NOT_FOUND].contains(&page.send(head).status),
            "{path}"
        );
    }
    for path in ["/../Cargo.toml", "/etc/passwd", "//etc/passwd", "/%2e%2e/Cargo.toml", "/words"] {
        let file = page.send(own(Request::get(path)).body(Body::empty()).expect("a request"));
        assert_eq!(
            (file.status, file.mime.as_str()),
            (StatusCode::NOT_FOUND, "application/problem+json")
        );
    }
    let foreign = Request::get("/").header("host", "evil.example");
    let foreign = page.send(foreign.body(Body::empty()).expect("a request"));
    assert_eq!(foreign.status, StatusCode::FORBIDDEN);
    let page_itself = page.send(own(Request::get("/")).body(Body::empty()).expect("a request"));
    assert_eq!(page_itself.mime, "text/html; charset=utf-8");
}

/// Goal: what fields say in the place of what the text of the puzzle brings is told, and so are candidates that are left
/// out, beside clues that have one solution.
#[test]
fn fields_replace_nothing_without_a_note() {
    let page = Page::new();
    let all = vec!["123456789"; 81];
    let mut one = all.clone();
    let open = EASY.find('.').expect("an open cell");
    one[open] = &GRID[open..=open];
    let notes = |name, body| page.answer(name, &body)["notes"].to_string();
    let text = json!({"puzzle": EASY, "shape": "3x3", "rules": "x"}).to_string();
    let told = notes("count", json!({"puzzle": text, "rules": "windoku"}));
    assert!(told.contains("the rules in its text, as others are given"), "{told}");
    assert_eq!(notes("count", json!({"puzzle": text, "rules": "x"})), "null");
    let text = json!({"puzzle": EASY, "shape": "3x3", "candidates": one}).to_string();
    let told = notes("count", json!({"puzzle": text, "candidates": all}));
    assert!(told.contains("the candidates in its text"), "{told}");
    let told = notes("canon", json!({"puzzle": EASY, "candidates": one}));
    assert!(told.contains("its candidates, for the clues alone have one solution"), "{told}");
}

/// Goal: who gives two puzzles where one is asked about is told so, at the line of the second, and no answer is
/// about the first alone.
#[test]
fn a_second_puzzle_is_refused() {
    let page = Page::new();
    let two = format!("{EASY}\n\n{GRID}\n");
    for name in ["solve", "count", "hint", "rate", "canon", "fewest", "bound"] {
        let said = page.problem(name, &json!({ "puzzle": two }));
        let told = [&said["status"], &said["detail"], &said["hint"]];
        let expected = "puzzle: line 3: found more after the puzzle; expected its end";
        assert_eq!(told, [&json!(400), &json!(expected), &json!("give one puzzle at a time")]);
    }
    let said = page.problem("equivalent", &json!({"puzzle": EASY, "other": two}));
    assert_eq!(said["place"], "other, line 3");
    let said = page.problem("print", &json!({"puzzles": [EASY, two], "format": "svg"}));
    assert_eq!(said["place"], "puzzles, line 3");
    for text in [format!("# one\n{EASY}\n\n# that was it\n"), String::new()] {
        page.answer("solve", &json!({ "puzzle": text }));
    }
}

/// Goal: where clues contradict each other, every answer about solutions names the place.
#[test]
fn contradictions_have_their_place() {
    let (page, wrong) = (Page::new(), "11..............");
    let place = "row 1 holds the digit 1 twice, at r1c1 and r1c2";
    for name in ["solve", "count", "rate", "estimate", "candidates"] {
        let got = page.ask(name, &json!({ "puzzle": wrong }));
        let answer: Value = serde_json::from_slice(&got.bytes).expect("JSON");
        assert_eq!(answer["conflict"], place, "{name}: {answer}");
    }
    let got = page.ask("print", &json!({ "puzzles": [wrong], "format": "svg" }));
    assert!(String::from_utf8_lossy(&got.bytes).contains(place));
}
