//! `ennea serve` for the pages of setters: a WebSocket by hand.

use crate::serve::Served;
use serde_json::{Value, json};
use std::io::{Read, Write};
use std::net::TcpStream;
use std::process::Command;

/// A WebSocket of a setter's page, by hand: frames of text, masked with zeros on their way there.
struct Socket(TcpStream);

impl Socket {
    fn open(address: &str) -> Self {
        let mut stream = TcpStream::connect(address).expect("it listens");
        let request = format!(
            "GET / HTTP/1.1\r\nHost: {address}\r\nOrigin: https://www.f-puzzles.com\r\nConnection: Upgrade\r\n\
             Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        );
        stream.write_all(request.as_bytes()).expect("it reads");
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            let mut byte = [0];
            stream.read_exact(&mut byte).expect("a head");
            head.push(byte[0]);
        }
        Self(stream)
    }

    fn send(&mut self, message: &Value) {
        let text = message.to_string();
        let length = u16::try_from(text.len()).expect("it is short").to_be_bytes();
        let frame = [&[0x81, 0x80 | 126], &length[..], &[0; 4], text.as_bytes()].concat();
        self.0.write_all(&frame).expect("it reads");
    }

    fn receive(&mut self) -> Value {
        let mut bytes = |count: usize| {
            let mut bytes = vec![0; count];
            self.0.read_exact(&mut bytes).expect("a frame");
            bytes
        };
        let length = match bytes(2)[1] {
            126 => bytes(2).iter().fold(0, |sum, &byte| sum << 8 | usize::from(byte)),
            127 => bytes(8).iter().fold(0, |sum, &byte| sum << 8 | usize::from(byte)),
            short => short.into(),
        };
        serde_json::from_slice(&bytes(length)).expect("JSON")
    }
}

/// Goal: what the script of f-puzzles asks is answered, and a new message calls the last one off.
#[test]
fn setters_are_answered() {
    let served = Served::with(&["--setters", "--setters-port", "0"], 2);
    let packed = |puzzle: &str| {
        let mut convert = Command::new(env!("CARGO_BIN_EXE_ennea"));
        let link =
            convert.args(["convert", "--to", "f-puzzles", puzzle]).output().expect("it runs");
        let link = String::from_utf8(link.stdout).expect("text");
        link.trim().split_once("load=").expect("a link").1.to_owned()
    };
    let easy =
        packed("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    let open = packed(&format!("1{}", ".".repeat(80)));
    let message = |nonce: u32, command: &str, data: &str| json!({"nonce": nonce, "command": command, "dataType": "fpuzzles", "data": data});
    let mut socket = Socket::open(&served.addresses[1]);
    socket.send(&message(1, "check", &easy));
    let count = json!({"nonce": 1, "type": "count", "count": 1, "inProgress": false});
    assert_eq!(socket.receive(), count);
    socket.send(&message(2, "truecandidates", &easy));
    let counts = socket.receive();
    assert_eq!(counts["solutionsPerCandidate"].as_array().map(Vec::len), Some(729));
    socket.send(&message(3, "estimate", &open));
    let estimate = socket.receive();
    assert!(estimate["type"] == "estimate" && estimate["estimate"].as_f64() > Some(1e20));
    socket.send(&json!({"nonce": 4, "command": "cancel"}));
    let mut last = socket.receive();
    while last["nonce"] == 3 {
        last = socket.receive();
    }
    assert_eq!(last, json!({"nonce": 4, "type": "canceled"}));
    socket.send(&message(5, "solvepath", &easy));
    assert!(socket.receive()["message"].as_str().is_some_and(|text| text.starts_with("Rated")));
}

/// Goal: a setter who works as the script of f-puzzles does is served throughout.  Method: its messages in its
/// order, with the options that it packs beside the puzzle: true candidates at once and at each change, each of
/// which calls the last one off; a long count that is told on the way and cancelled; an estimate of a variant
/// that never ends by itself; and a short count at last.
#[test]
fn a_setter_works_as_the_script_does() {
    let served = Served::with(&["--setters", "--setters-port", "0"], 2);
    let packed = |puzzle: &str, besides: Value| {
        let mut puzzle = json!({"size": 9, "grid": grid(puzzle)});
        puzzle
            .as_object_mut()
            .expect("an object")
            .extend(besides.as_object().expect("one").clone());
        lz_str::compress_to_base64(&puzzle.to_string())
    };
    let options = json!({"disabledlogic": [], "truecandidatesoptions":
        ["truecandidatesnumsolutions=8", "logical"]});
    let easy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let open = format!("1{}", ".".repeat(80));
    let mut nonce = 0;
    let mut message = |command: &str, data: &str| {
        nonce += 1;
        json!({"nonce": nonce, "command": command, "dataType": "fpuzzles", "data": data})
    };
    let mut socket = Socket::open(&served.addresses[1]);
    // The reply to the last message; nobody reads those to others.
    let reply_to = |socket: &mut Socket, nonce: u64| loop {
        let reply = socket.receive();
        if reply["nonce"] == nonce {
            return reply;
        }
    };
    for puzzle in [&open, &open, easy] {
        socket.send(&message("truecandidates", &packed(puzzle, options.clone())));
    }
    let told = reply_to(&mut socket, 3);
    let counts = told["solutionsPerCandidate"].as_array().expect("a list");
    assert_eq!((counts.len(), counts.iter().filter(|it| **it == 1).count()), (729, 81));
    // So large a board is counted one by one alone.
    let large = json!({"size": 16, "grid": vec![vec![json!({}); 16]; 16], "diagonal+": true});
    socket.send(&message("count", &lz_str::compress_to_base64(&large.to_string())));
    let mut last = 0;
    for _ in 0..3 {
        let told = reply_to(&mut socket, 4);
        assert_eq!((&told["type"], &told["inProgress"]), (&json!("count"), &json!(true)));
        let count = told["count"].as_u64().expect("a number");
        assert!(count > last, "{count} after {last}");
        last = count;
    }
    let mut cancel = message("cancel", "");
    cancel.as_object_mut().expect("an object").retain(|key, _| key == "nonce" || key == "command");
    socket.send(&cancel);
    assert_eq!(reply_to(&mut socket, 5)["type"], "canceled");
    let x = json!({"diagonal+": true, "diagonal-": true});
    socket.send(&message("estimate", &packed(&".".repeat(81), x)));
    let told = reply_to(&mut socket, 6);
    let estimate = told["estimate"].as_f64().expect("a number");
    // The grids of X are 55,613,393,399,531,520.
    assert!((1e16..3e17).contains(&estimate), "{told}");
    assert!(told["ci95_lower"].as_f64() < told["ci95_upper"].as_f64());
    socket.send(&message("check", &packed(easy, json!({}))));
    assert_eq!(reply_to(&mut socket, 7)["count"], 1);
    socket.send(&message("count", &packed(easy, json!({}))));
    let count = json!({"nonce": 8, "type": "count", "count": 1, "inProgress": false});
    assert_eq!(reply_to(&mut socket, 8), count);
}

/// The cells of a puzzle as f-puzzles has them.
fn grid(puzzle: &str) -> Value {
    let cell = |sign: &u8| match sign {
        b'.' => json!({}),
        digit => json!({"value": digit - b'0', "given": true}),
    };
    let rows = puzzle.as_bytes().chunks(9).map(|row| row.iter().map(cell).collect::<Vec<Value>>());
    rows.collect()
}
