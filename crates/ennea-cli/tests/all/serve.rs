//! `ennea serve`: the page over a socket, and how it ends.

use ennea_questions::{Answered, QUESTIONS, question};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A server, which ends with the test.
pub(crate) struct Served {
    child: Child,
    pub(crate) addresses: Vec<String>,
}

impl Served {
    pub(crate) fn with(arguments: &[&str], lines: usize) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_ennea"))
            .args(["serve", "--port", "0"])
            .args(arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("it starts");
        let out = BufReader::new(child.stdout.take().expect("a pipe"));
        let addresses = out.lines().take(lines).map(|line| line.expect("a line"));
        let bare = |line: String| {
            let (_, address) = line.split_once("://").expect("an address");
            address.trim_end_matches('/').to_owned()
        };
        let addresses = addresses.map(bare).collect();
        Self { child, addresses }
    }

    /// It does next to nothing after some processor time at most.
    #[cfg(unix)]
    pub(crate) fn rests(&self, limit: Duration, what: &str) {
        let time = || crate::tool::processor_time(&self.child);
        let start = time();
        loop {
            let before = time();
            std::thread::sleep(Duration::from_millis(60));
            if time() <= before + Duration::from_millis(10) {
                return;
            }
            assert!(time() - start < limit, "{what}: it works on for {limit:?}");
        }
    }

    /// Ends it; what it has said on standard error.
    #[cfg(unix)]
    pub(crate) fn said(mut self) -> String {
        drop(self.child.kill());
        let mut said = String::new();
        self.child.stderr.take().expect("a pipe").read_to_string(&mut said).expect("text");
        said
    }

    /// Sends bytes to one of the addresses, and reads all that comes back.
    pub(crate) fn send(&self, place: usize, text: &str) -> String {
        let address = &self.addresses[place];
        let mut stream = TcpStream::connect(address).expect("it listens");
        stream.write_all(text.replace("ADDRESS", address).as_bytes()).expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers in text");
        answer
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // It may have ended by itself.
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

const GET: &str = "GET / HTTP/1.1\r\nHost: ADDRESS\r\nConnection: close\r\n\r\n";

#[test]
fn the_page_and_an_answer() {
    let served = Served::with(&[], 1);
    let page = served.send(0, GET);
    assert!(page.starts_with("HTTP/1.1 200 OK") && page.contains("<title>ennea</title>"), "{page}");
    let body = r#"{"puzzle": "1..4....23......"}"#;
    let question = format!(
        "POST /api/solve HTTP/1.1\r\nHost: ADDRESS\r\nContent-Type: application/json\r\nConnection: \
         close\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let answer = served.send(0, &question);
    let json: Value = serde_json::from_str(answer.lines().last().expect("a line")).expect("JSON");
    let said = Command::new(env!("CARGO_BIN_EXE_ennea"))
        .args(["solve", "--json", "1..4....23......"])
        .output()
        .expect("it runs");
    let said: Value = serde_json::from_slice(&said.stdout).expect("JSON");
    let without_place = |mut value: Value| {
        value.as_object_mut().expect("an object").remove("input");
        value
    };
    assert_eq!(json, without_place(said));
}

/// Goal: answers have the schemas that the description promises.  Method: one of each question.
#[test]
fn answers_keep_to_the_schemas_of_commands() {
    let easy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let grid = "1234341221434321";
    let asked = [
        ("solve", json!({"puzzle": easy})),
        ("count", json!({"puzzle": grid})),
        ("estimate", json!({"puzzle": "", "shape": "2x2", "crowds": 4})),
        ("bound", json!({"puzzle": grid, "rules": "x"})),
        ("hint", json!({"puzzle": easy, "placed": easy, "level": 4})),
        ("hint", json!({"puzzle": "12..............", "level": 1})),
        ("explain", json!({"puzzle": easy, "lang": "zh"})),
        ("rate", json!({"puzzle": easy, "steps": true})),
        ("rate", json!({"puzzle": grid})),
        ("techniques", json!({})),
        ("make", json!({"seed": "1", "shape": "2x2", "number": 2, "symmetry": "half-turn"})),
        ("canon", json!({"puzzle": easy})),
        ("canon", json!({"puzzle": "1...............", "rules": "x"})),
        ("automorphisms", json!({"puzzle": grid, "elements": true})),
        ("equivalent", json!({"puzzle": grid, "other": grid})),
        ("rank", json!({"puzzle": grid})),
        ("unrank", json!({"rank": "5", "ed": true})),
        ("sample", json!({"seed": "1", "number": 2})),
        ("fewest", json!({"puzzle": grid})),
        ("unavoidable", json!({"puzzle": grid})),
        ("backdoors", json!({"puzzle": easy})),
        ("census", json!({"shape": "2x2"})),
        ("census", json!({"shape": "2x2", "rules": "x"})),
    ];
    for (name, body) in &asked {
        let question = question(name).expect("it is in the table");
        let answer = question.ask(body.to_string().as_bytes()).expect("an answer");
        let answer = String::from_utf8(answer).expect("text");
        match question.answered {
            Answered::One(schema) => {
                crate::tool::schema::check(schema, &answer);
            }
            Answered::Each(schema) => {
                let list: Vec<Value> = serde_json::from_str(&answer).expect("a list");
                for item in &list {
                    crate::tool::schema::check(schema, &item.to_string());
                }
            }
            Answered::Own => panic!("{name} has no schema"),
        }
    }
    let is_asked = |name: &str| asked.iter().any(|(asked, _)| *asked == name);
    let left = QUESTIONS.iter().filter(|it| it.answered != Answered::Own && !is_asked(it.name));
    assert_eq!(left.map(|it| it.name).collect::<Vec<_>>(), [""; 0]);
}

/// Goal: what is no HTTP, or asks under another name, gets no page.
#[test]
fn others_get_no_page() {
    let served = Served::with(&[], 1);
    let foreign =
        served.send(0, "GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n");
    assert!(foreign.starts_with("HTTP/1.1 403") && !foreign.contains("<title>"), "{foreign}");
    let none = served.send(0, "GET / HTTP/1.1\r\nConnection: close\r\n\r\n");
    assert!(none.starts_with("HTTP/1.1 403"), "{none}");
    assert!(!served.send(0, "\u{1}\u{2}\r\n\r\n").contains("<title>"));
    assert!(served.send(0, GET).starts_with("HTTP/1.1 200"));
}

/// Goal: nobody keeps a place by being slow: not with half a head, not with half a body, and not by reading
/// nothing of what was asked for.  It needs `ENNEA_SLOW`, for it waits a minute.
#[test]
fn who_is_slow_is_dropped() {
    if std::env::var_os("ENNEA_SLOW").is_none() {
        return;
    }
    let served = Served::with(&[], 1);
    let connect = || {
        let stream = TcpStream::connect(&served.addresses[0]).expect("it listens");
        stream.set_read_timeout(Some(Duration::from_secs(50))).expect("a time");
        stream
    };
    let host = format!("Host: {}\r\n", served.addresses[0]);
    let begun = Instant::now();
    let mut greedy = connect();
    let asked = format!("GET /api HTTP/1.1\r\n{host}\r\n");
    greedy.set_nonblocking(true).expect("a socket");
    // As many as the system takes.
    let asked = std::iter::from_fn(|| greedy.write_all(asked.as_bytes()).ok()).take(2000).count();
    greedy.set_nonblocking(false).expect("a socket");
    let mut body = connect();
    let head = format!("POST /api/solve HTTP/1.1\r\n{host}Content-Length: 99\r\n\r\n{{");
    body.write_all(head.as_bytes()).expect("it reads");
    let mut head = connect();
    head.write_all(b"GET / HTTP/1.1\r\nHost: ").expect("it reads");

    let mut answer = [0; 4096];
    let length = body.read(&mut answer).expect("an answer");
    assert!(String::from_utf8_lossy(&answer[..length]).starts_with("HTTP/1.1 408"));
    assert!((9..20).contains(&begun.elapsed().as_secs()), "{:?}", begun.elapsed());
    let end = head.read(&mut answer);
    assert!(end.is_err() || end.is_ok_and(|length| !answer[..length].starts_with(b"HTTP/1.1 200")));
    assert!((29..45).contains(&begun.elapsed().as_secs()), "{:?}", begun.elapsed());
    // What the system had taken is still there; the rest never comes.
    std::thread::sleep(Duration::from_secs(75).saturating_sub(begun.elapsed()));
    let mut read = Vec::new();
    let end = greedy.read_to_end(&mut read);
    let answers = String::from_utf8_lossy(&read).matches("HTTP/1.1 200").count();
    assert!(answers < asked, "{answers} of {asked}, {end:?}");
    assert!(served.send(0, GET).starts_with("HTTP/1.1 200"));
}

/// Goal: the door of setters speaks WebSocket to their pages, and to no others.
#[test]
fn setters_have_a_door() {
    let served = Served::with(&["--setters", "--setters-port", "0"], 2);
    let knock = |origin: &str| {
        let mut stream = TcpStream::connect(&served.addresses[1]).expect("it listens");
        let port = served.addresses[1].rsplit(':').next().expect("a port");
        let request = format!(
            "GET / HTTP/1.1\r\nHost: localhost:{port}\r\nOrigin: {origin}\r\nConnection: Upgrade\r\nUpgrade: \
             websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        );
        stream.write_all(request.as_bytes()).expect("it reads");
        let mut first = String::new();
        BufReader::new(stream).read_line(&mut first).expect("a line");
        first
    };
    assert!(knock("https://www.f-puzzles.com").starts_with("HTTP/1.1 101"));
    assert!(knock("https://evil.example").starts_with("HTTP/1.1 403"));
    assert!(served.send(1, GET).starts_with("HTTP/1.1 426"));
}

/// Goal: Ctrl-C ends it in order and soon, with the exit code of what is done, also while it computes.
#[cfg(unix)]
#[test]
fn ctrl_c_ends_it() {
    let mut served = Served::with(&[], 1);
    let body = r#"{"puzzle": "", "shape": "3x3", "method": "walk"}"#;
    let mut long = TcpStream::connect(&served.addresses[0]).expect("it listens");
    let (address, length) = (&served.addresses[0], body.len());
    write!(
        long,
        "POST /api/count HTTP/1.1\r\nHost: {address}\r\nContent-Length: {length}\r\n\r\n{body}"
    )
    .expect("it reads");
    std::thread::sleep(Duration::from_millis(200));
    let process = served.child.id().to_string();
    let sent = Command::new("kill").args(["-INT", &process]).status().expect("kill is there");
    assert!(sent.success());
    let start = Instant::now();
    let exit = served.child.wait().expect("it ends");
    assert!(exit.success() && start.elapsed() < Duration::from_secs(10), "{exit}");
}

#[test]
fn a_port_that_is_taken_is_told() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = taken.local_addr().expect("an address").port().to_string();
    let run = Command::new(env!("CARGO_BIN_EXE_ennea")).args(["serve", "--port", &port]).output();
    let run = run.expect("it starts");
    let said = String::from_utf8_lossy(&run.stderr);
    assert_eq!(run.status.code(), Some(2));
    assert!(said.contains("cannot listen at 127.0.0.1:") && said.contains("--port 0"), "{said}");
}
