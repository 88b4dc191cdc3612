//! The page asked without a socket: what is answered, and how.

mod beside;
mod refused;
mod told;
mod whatever;

use super::{Desk, Door, Guard, router};
use axum::body::{Body, to_bytes};
use axum::http::{Request, StatusCode, header};
use ennea_answers::served::Question as Asks;
use ennea_questions::{Answered, QUESTIONS};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::runtime::Runtime;
use tower::ServiceExt;

const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const GRID: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// A page with its runtime.
struct Page {
    runtime: Runtime,
    router: axum::Router,
}

/// Response that came back.
struct Got {
    status: StatusCode,
    mime: String,
    bytes: Vec<u8>,
}

impl Page {
    fn new() -> Self {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let guard = Guard::at("127.0.0.1:9081".parse().expect("an address"), Door::Page);
        let router = router(Arc::new(Desk::new(1)), guard);
        Self { runtime: runtime.expect("a runtime"), router }
    }

    fn send(&self, request: Request<Body>) -> Got {
        self.runtime.block_on(async {
            let response = self.router.clone().oneshot(request).await.expect("it never fails");
            let (status, headers) = (response.status(), response.headers());
            assert!(headers.contains_key("content-security-policy"));
            let mime = headers.get(header::CONTENT_TYPE).map(|mime| mime.to_str().expect("text"));
            let mime = mime.unwrap_or_default().to_owned();
            let bytes = to_bytes(response.into_body(), usize::MAX).await.expect("a body").to_vec();
            Got { status, mime, bytes }
        })
    }

    fn post(&self, name: &str, body: impl Into<Body>) -> Got {
        let request = Request::post(format!("/api/{name}")).header("host", "127.0.0.1:9081");
        let request = request.header("content-type", "application/json");
        self.send(request.body(body.into()).expect("a request"))
    }

    fn ask(&self, name: &str, body: &Value) -> Got {
        self.post(name, body.to_string())
    }

    fn answer(&self, name: &str, body: &Value) -> Value {
        let got = self.ask(name, body);
        let text = String::from_utf8_lossy(&got.bytes).into_owned();
        assert_eq!((got.status, got.mime.as_str()), (StatusCode::OK, "application/json"), "{text}");
        serde_json::from_str(&text).expect("JSON")
    }

    fn problem(&self, name: &str, body: &Value) -> Value {
        let got = self.ask(name, body);
        assert_eq!(got.mime, "application/problem+json");
        let problem: Value = serde_json::from_slice(&got.bytes).expect("JSON");
        assert_eq!(problem["status"], got.status.as_u16());
        problem
    }
}

/// Goal: each question has an answer.  Method: one of each, and what is known of it.
#[test]
fn every_question_is_answered() {
    let page = Page::new();
    let known = [
        ("read", json!({"puzzle": EASY, "rules": "x"}), "rules", json!("x")),
        ("convert", json!({"puzzle": EASY, "to": "line"}), "text", json!(format!("{EASY}\n"))),
        ("solve", json!({"puzzle": EASY}), "solutions", json!([GRID])),
        ("count", json!({"puzzle": "................", "rules": "x"}), "count", json!("48")),
        ("count", json!({"puzzle": "................"}), "count", json!("288")),
        ("candidates", json!({"puzzle": "12..............", "limit": 7}), "limit", json!("7")),
        ("estimate", json!({"puzzle": "", "shape": "2x2", "crowds": 4}), "shape", json!("2x2")),
        ("fewest", json!({"puzzle": "1234341221434321"}), "shape", json!("2x2")),
        ("unavoidable", json!({"puzzle": GRID, "size": 6}), "shape", json!("3x3")),
        ("backdoors", json!({"puzzle": EASY, "most": 1}), "puzzle", json!(EASY)),
        ("bound", json!({"puzzle": EASY}), "puzzle", json!(EASY)),
        ("hint", json!({"puzzle": EASY, "lang": "ru"}), "answer", json!("step")),
        ("explain", json!({"puzzle": EASY}), "solution", json!(GRID)),
        ("rate", json!({"puzzle": EASY}), "level", json!("beginner")),
        ("rate", json!({"puzzle": "1..4....23......"}), "scale", json!("ladder-1")),
        ("canon", json!({"puzzle": GRID}), "automorphisms", json!("1")),
        ("automorphisms", json!({"puzzle": GRID}), "automorphisms", json!("1")),
        ("equivalent", json!({"puzzle": GRID, "other": GRID}), "equivalent", json!(true)),
        ("unrank", json!({"rank": "287", "shape": "2x2"}), "shape", json!("2x2")),
        ("rank", json!({"puzzle": "1234341221434321"}), "rank", json!("0")),
        ("census", json!({"shape": "2x2"}), "essentially_different", json!("2")),
        ("census", json!({"shape": "2x2", "rules": "x"}), "shape", json!("2x2")),
        ("trajectory", json!({"puzzle": EASY, "every": 1.0}), "shape", json!("3x3")),
        ("map", json!({"puzzle": EASY, "cell": "r1c3", "size": 4}), "cell", json!("r1c3")),
    ];
    for (name, body, key, value) in &known {
        assert_eq!(page.answer(name, body)[key], *value, "{name} {body}");
    }
    let two = page.answer("read", &json!({"puzzle": format!("{EASY}\n{EASY}\n")}));
    assert_eq!(
        two["ignored"],
        json!(["the text goes on in line 2; what comes there is passed over"])
    );
    let lists = [
        ("rules", json!({}), 11),
        ("levels", json!({"lang": "zh"}), 8),
        ("techniques", json!({}), 20),
        ("make", json!({"seed": "7", "number": 2, "shape": "2x2"}), 2),
        ("sample", json!({"seed": "a text", "number": 3}), 3),
    ];
    for (name, body, least) in &lists {
        let answer = page.answer(name, body);
        assert!(answer.as_array().is_some_and(|list| list.len() >= *least), "{name}: {answer}");
    }
    let pdf = page.ask("print", &json!({"puzzles": [EASY], "format": "pdf"}));
    assert!(pdf.mime == "application/pdf" && pdf.bytes.starts_with(b"%PDF"));
    let asked = known.iter().map(|it| it.0).chain(lists.iter().map(|it| it.0)).chain(["print"]);
    let asked: Vec<&str> = asked.collect();
    let left = QUESTIONS.iter().find(|question| !asked.contains(&question.name));
    assert!(left.is_none(), "{left:?}");
}

const REGIONS: &str = "regions\naaab\ncabb\nccdb\ncddd";

/// A puzzle of each kind, as `read` takes it: rules, candidates, and what somebody has written.
fn kinds() -> [Value; 8] {
    let mut sets = vec!["1234"; 16];
    (sets[1], sets[4]) = ("3", "");
    let mut marks = vec![Value::Null; 16];
    (marks[2], marks[5]) = ("24".into(), "".into());
    let clues = "1......4.2......";
    [
        json!({"puzzle": clues}),
        json!({"puzzle": clues, "rules": "x"}),
        json!({"puzzle": clues, "rules": REGIONS}),
        json!({"puzzle": clues, "rules": "shape 2x2\nregions\naabb\naabb\nccdd\nccdd\nx"}),
        json!({"puzzle": clues, "rules": "latin"}),
        json!({"puzzle": clues, "rules": "non-consecutive"}),
        json!({"puzzle": clues, "rules": "house ring: r1c1 r1c4 r4c1 r4c4", "candidates": sets}),
        json!({"puzzle": clues, "placed": "1..2...4.2......", "marks": marks}),
    ]
}

/// Goal: nothing of a puzzle is lost on the way.  Method: a puzzle of each kind; what is answered says all that
/// was asked, and read again, as fields or as a line of JSON, it is the same.
#[test]
fn what_was_answered_can_be_asked_again() {
    const KEYS: [&str; 6] = ["shape", "puzzle", "rules", "candidates", "placed", "marks"];
    let page = Page::new();
    for body in kinds() {
        let read = page.answer("read", &body);
        for key in KEYS.iter().filter(|&&key| key != "rules" || body[key] != "latin") {
            assert_eq!(
                read.get(key).is_some(),
                body.get(key).is_some() || *key == "shape",
                "{key} {read}"
            );
        }
        let mut again = read.clone();
        again.as_object_mut().expect("an object").retain(|key, _| KEYS.contains(&key.as_str()));
        assert_eq!(page.answer("read", &again), read);
        assert_eq!(page.answer("read", &json!({"puzzle": again.to_string()})), read);
        let solved = page.answer("solve", &json!({"puzzle": again.to_string()}));
        KEYS.iter().for_each(|key| assert_eq!(solved.get(key), read.get(key), "{key}"));
    }
}

/// Goal: a board is told as what it is.  Method: the regions of a jigsaw, a Latin square, plain rules.
#[test]
fn boards_are_told_as_what_they_are() {
    let page = Page::new();
    let told =
        |rules: &str| page.answer("read", &json!({"puzzle": "................", "rules": rules}));
    let kinds = |read: &Value| -> Vec<String> {
        let houses = read["houses"].as_array().expect("a list").iter();
        houses.map(|house| house["kind"].as_str().expect("text").to_owned()).collect()
    };
    let jigsaw = told(REGIONS);
    assert_eq!((&jigsaw["rules_name"], &jigsaw["rules"]), (&json!("jigsaw"), &json!(REGIONS)));
    assert!(jigsaw["rules_in_words"].as_str().is_some_and(|it| it.contains("region")), "{jigsaw}");
    assert_eq!(kinds(&jigsaw).iter().filter(|kind| *kind == "region").count(), 4);
    let latin = told("latin");
    assert!(!kinds(&latin).contains(&"box".to_owned()) && latin["rules_name"] == "latin");
    assert!(latin["rules_in_words"].as_str().is_some_and(|it| !it.contains("box")), "{latin}");
    let plain = told("plain");
    assert_eq!((plain.get("rules_in_words"), &plain["rules_name"]), (None, &json!("plain")));
    // A jigsaw is read as other rules by the boxes of its side.
    let line = json!({"puzzle": "................", "rules": REGIONS}).to_string();
    let other = page.answer("read", &json!({"puzzle": line, "rules": "x"}));
    assert_eq!((&other["shape"], &other["rules"]), (&json!("2x2"), &json!("x")));
}

/// Goal: a link of the page is read whole, with its rules and its digits, and says what it cannot keep.
#[test]
fn links_of_the_page_are_read() {
    let page = Page::new();
    let link = "http://127.0.0.1:8080/#/play?p=1..4............&s=2x2&r=x&d=12.4............";
    for text in [link, &link[link.find('#').expect("a part of the page")..]] {
        let read = page.answer("read", &json!({"puzzle": text}));
        assert_eq!(
            [&read["rules"], &read["puzzle"], &read["placed"]],
            [&json!("x"), &json!("1..4............"), &json!(".2..............")],
        );
    }
    let to = json!({"puzzle": "1..4............", "rules": "knight", "to": "sdm"});
    let said = page.problem("convert", &to);
    assert!(said["detail"].as_str().is_some_and(|it| it.contains("found the rules knight")));
    assert!(!said.to_string().contains("--"), "{said}");
}

/// Goal: a question that has no method for a puzzle says so, and which have; all others do not.  Method: each
/// question about a puzzle of each kind, said in fields and as a line; and `read` lists those that have one.
#[test]
fn a_question_without_a_method_says_so() {
    let asks = [
        ("solve", Asks::Solve),
        ("count", Asks::Count),
        ("candidates", Asks::Count),
        ("estimate", Asks::Count),
        ("bound", Asks::Bound),
        ("hint", Asks::Hint),
        ("explain", Asks::Explain),
        ("rate", Asks::Rate),
        ("canon", Asks::Canon),
        ("automorphisms", Asks::Automorphisms),
        ("equivalent", Asks::Equivalent),
        ("rank", Asks::Rank),
        ("fewest", Asks::Clues),
        ("unavoidable", Asks::Clues),
        ("backdoors", Asks::Clues),
        ("trajectory", Asks::Flow),
        ("map", Asks::Flow),
    ];
    let page = Page::new();
    let mut refused = 0;
    for puzzle in kinds() {
        let served = page.answer("read", &puzzle)["served"].clone();
        let served = served.as_array().expect("a list");
        let line = json!({"puzzle": puzzle.to_string()});
        let in_fields = puzzle.get("placed").is_none();
        let bodies = [line].into_iter().chain(in_fields.then_some(puzzle));
        for ((name, asks), mut body) in bodies.flat_map(|body| asks.map(|it| (it, body.clone()))) {
            let puzzle = body["puzzle"].clone();
            match name {
                "equivalent" => body["other"] = puzzle.clone(),
                "map" => body["cell"] = "r1c3".into(),
                _ => {}
            }
            let got = page.ask(name, &body);
            let said: Value = serde_json::from_slice(&got.bytes).expect("JSON");
            let why = format!("; {asks} has no method for them");
            let is_refused = said["detail"].as_str().is_some_and(|it| it.ends_with(&why));
            assert_eq!(is_refused, !served.contains(&asks.name().into()), "{name} {puzzle} {said}");
            assert!(
                !is_refused
                    || said["hint"].as_str().is_some_and(|it| it.starts_with("these have: solve"))
            );
            refused += usize::from(is_refused);
        }
    }
    assert!(refused > 40, "{refused}");
}

/// Goal: rules that have no levels are made without, and asked for one they say so.
#[test]
fn rules_without_levels_are_made() {
    let page = Page::new();
    let body = json!({"seed": "1", "rules": "knight+king+non-consecutive"});
    let made = page.answer("make", &body);
    assert_eq!((&made[0]["rules"], made[0].get("level")), (&body["rules"], None));
    let mut body = body;
    body["level"] = "easy".into();
    let bad = page.problem("make", &body);
    let why = "found the rules knight+king+non-consecutive; rate has no method for them";
    assert_eq!(bad["detail"], why);
    let jigsaw = page.answer("make", &json!({"seed": "1", "shape": "2x2", "rules": REGIONS}));
    assert_eq!((&jigsaw[0]["shape"], &jigsaw[0]["rules"]), (&json!("1x4"), &json!(REGIONS)));
}

/// Goal: the same seed makes the same puzzles as before, and each says what makes it again.
#[test]
fn made_puzzles_are_those_of_their_seed() {
    let page = Page::new();
    let body = json!({"seed": "9", "number": 3, "shape": "2x3", "level": "easy"});
    let made = page.answer("make", &body);
    assert_eq!(made, page.answer("make", &body));
    assert!(made[0]["id"].is_string() && made[0]["level"] == "easy");
}

/// Goal: the story is told in the language that is asked for.
#[test]
fn the_census_is_told_in_the_language_of_the_page() {
    let page = Page::new();
    let request = Request::post("/api/census").header("host", "localhost:9081");
    let request = request.header("accept", "text/event-stream");
    let body = Body::from(json!({"shape": "2x2", "lang": "zh"}).to_string());
    let got = page.send(request.body(body).expect("a request"));
    let told = String::from_utf8(got.bytes).expect("text");
    assert!(told.contains("event: story\ndata: [\"2x2 宫数独终盘普查\""), "{told}");
}

/// Goal: events tell the story in order, and end with the answer.
#[test]
fn events_end_with_the_answer() {
    let page = Page::new();
    let events = |name: &str, body: Value| {
        let request = Request::post(format!("/api/{name}")).header("host", "localhost:9081");
        let request = request.header("accept", "text/event-stream");
        let got = page.send(request.body(Body::from(body.to_string())).expect("a request"));
        assert_eq!(got.mime, "text/event-stream");
        String::from_utf8(got.bytes).expect("text")
    };
    let told = events("census", json!({"shape": "2x2"}));
    // How far it is may be told before anything else.
    let stories = told.split("event: ").find(|event| event.starts_with("story")).expect("a story");
    assert!(stories.starts_with("story\ndata: [\"Census of the Sudoku grids with 2x2 boxes\""));
    let last = told.rsplit("event: ").next().expect("an event");
    assert!(last.starts_with("answer\ndata: {\"shape\":\"2x2\""), "{last}");
    let told = events("census", json!({"shape": "two"}));
    assert!(told.contains("event: problem\ndata: {\"type\":\"about:blank\""), "{told}");
}

/// Goal: who leaves stops the work.  Method: a count that would take very long is begun and left; the desk is
/// free again.
#[test]
fn who_leaves_stops_the_work() {
    let page = Page::new();
    let start = Instant::now();
    page.runtime.block_on(async {
        for _ in 0..8 {
            let body = json!({"puzzle": "", "shape": "3x3", "method": "walk"}).to_string();
            let request = Request::post("/api/count").header("host", "localhost:9081");
            let asked =
                page.router.clone().oneshot(request.body(Body::from(body)).expect("a request"));
            assert!(tokio::time::timeout(Duration::from_millis(100), asked).await.is_err());
        }
    });
    let Page { runtime, .. } = page;
    // It waits for all threads that work.
    drop(runtime);
    assert!(start.elapsed() < Duration::from_secs(60));
}

#[test]
fn the_description_names_all_questions() {
    let page = Page::new();
    let request = Request::get("/api").header("host", "localhost:9081");
    let got = page.send(request.body(Body::empty()).expect("a request"));
    let described: Value = serde_json::from_slice(&got.bytes).expect("JSON");
    for question in QUESTIONS {
        let path = &described["paths"][format!("/api/{}", question.name)]["post"];
        assert_eq!(path["operationId"], question.name);
        let body = &path["requestBody"]["content"]["application/json"]["schema"];
        assert_eq!(
            body["properties"].as_object().map(|it| it.len()),
            Some(question.all_fields().len())
        );
        let (Answered::One(name) | Answered::Each(name)) = question.answered else { continue };
        let file =
            Request::get(format!("/api/schema/{name}.json")).header("host", "localhost:9081");
        let file = page.send(file.body(Body::empty()).expect("a request"));
        assert_eq!((file.status, file.mime.as_str()), (StatusCode::OK, "application/schema+json"));
    }
}

/// Goal: what the reader notes comes with a converted puzzle.
#[test]
fn notes_come_with_what_is_converted() {
    let text = format!("{{\"puzzle\":\"{EASY}\",\"state\":1}}");
    let got = Page::new().ask("convert", &json!({"puzzle": text, "to": "line"}));
    let value: Value = serde_json::from_slice(&got.bytes).expect("JSON");
    assert_eq!(value["notes"], json!(["the key 'state' is left out"]));
}
