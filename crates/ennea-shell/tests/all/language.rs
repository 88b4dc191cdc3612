//! The table of orders is true, and no line whatever makes a session panic or lose its quiz.

use ennea_shell::{Kind, ORDERS, Reply, Session, TestHost, complete, hint, parse};
use ennea_words::Language;
use proptest::prelude::*;

fn host() -> TestHost {
    let mut host = TestHost::default();
    let quiz = "005300000800000020070010500400005300010070006003200080060500009004000030000009700";
    host.files.insert("quiz.txt".to_owned(), format!("{quiz}\n"));
    host.files.insert("quizzes.txt".to_owned(), format!("{quiz}\n1......4.2......\n"));
    host.files.insert("orders.txt".to_owned(), "step\necho done\n".to_owned());
    host
}

fn loaded(host: &mut TestHost) -> Session {
    let mut session = Session::default();
    session.line("load quiz.txt", host);
    session
}

fn text(reply: &Reply) -> String {
    let lines: Vec<String> = reply.lines.iter().map(ToString::to_string).collect();
    lines.join("\n")
}

/// Goal: help never shows what does not work.  Method: every example of the table is carried out.
#[test]
fn every_order_has_an_example_that_runs() {
    for order in ORDERS {
        let mut host = host();
        let mut session = loaded(&mut host);
        assert!(!order.example.is_empty(), "{}", order.name);
        for example in order.example {
            let reply = session.line(example, &mut host);
            assert_eq!(reply.refusal, None, "{example}");
            assert!(!session.is_reading(), "{example}");
        }
        let uses = |example: &&str| example.starts_with(order.name);
        assert!(order.example.iter().any(uses), "{} is not in its example", order.name);
    }
}

#[test]
fn help_explains_every_order_within_80_columns() {
    let mut host = host();
    let mut session = Session::default();
    let list = text(&session.line("help", &mut host));
    for order in ORDERS {
        assert!(list.contains(&format!("\n{}", order.name)), "{}", order.name);
        let reply = session.line(&format!("help {}", order.name), &mut host);
        let explained = text(&reply);
        assert!(explained.starts_with(order.name), "{}", order.name);
        for line in list.lines().chain(explained.lines()) {
            assert!(line.chars().count() <= 80, "{line}");
        }
    }
}

/// Goal: an order may be shortened as far as it means one only.  Method: all beginnings of all.
#[test]
fn beginnings_mean_the_order_or_are_refused_with_all_it_could_be() {
    for order in ORDERS {
        for end in 1..=order.name.len() {
            let word = &order.name[..end];
            let of_word = |name: &str| name.starts_with(word);
            let several = ORDERS.iter().filter(|order| of_word(order.name)).count() > 1;
            let exact = ORDERS.iter().any(|order| order.name == word);
            match parse(&format!("help {word}")) {
                Ok(command) => {
                    assert!(exact || !several, "{word}");
                    let long = if exact { word } else { order.name };
                    assert_eq!(Ok(command), parse(&format!("help {long}")));
                }
                Err(problem) => {
                    assert!(several && !exact, "{word}");
                    assert!(problem.to_string().contains(&format!("\"{}\"", order.name)), "{word}");
                }
            }
        }
    }
}

/// Goal: what is saved and loaded again is the same quiz: rules, candidates, digits set and candidates struck
/// out.  Method: quizzes of each kind, begun and not; all that the session shows of them, colours as well.
#[test]
fn a_saved_quiz_is_the_same_when_it_is_loaded() {
    let sets: Vec<String> =
        (0..16).map(|cell| format!("{:?}", ["1234", "3"][cell % 5 / 4])).collect();
    let sukaku =
        format!("{{\"puzzle\":\"{}\",\"candidates\":[{}]}}", ".".repeat(16), sets.join(","));
    let quizzes = [
        "load 1......4.2......",
        "load 1x4 1......4.2......",
        "load 4x2 ................................................................",
        "load 3x3 ................................................................................1",
        &format!("load {sukaku}"),
    ];
    let rules = ["", "rules x", "rules aaabcabbccdbcddd", "rules latin", "rules knight"];
    let changes = [&[][..], &["r1c2=2"], &["r4c4<>3"], &["r1c2=2", "r4c4<>3", "r1c3<>14"]];
    let told = |session: &mut Session, host: &mut TestHost| {
        let orders = ["show", "show cands", "rules", "count 1000", "bound"];
        orders.map(|order| session.line(order, host).lines)
    };
    let mut saved = 0;
    for (quiz, rules) in quizzes.iter().flat_map(|quiz| rules.map(|rules| (quiz, rules))) {
        for changes in changes {
            let mut host = TestHost::default();
            let mut session = Session::default();
            let orders = [quiz, rules].into_iter().chain(changes.iter().copied());
            if orders.into_iter().any(|order| session.line(order, &mut host).refusal.is_some()) {
                continue;
            }
            let before = told(&mut session, &mut host);
            let reply = session.line("save now.txt", &mut host);
            // Besides the digits, at most the format is told, and nothing that is lost.
            let mut spans = reply.lines.iter().flat_map(|line| &line.spans);
            let is_whole = spans.all(|span| span.kind != Kind::Warning);
            assert!(is_whole && reply.refusal.is_none(), "{quiz} {rules} {changes:?}");
            let mut other = Session::default();
            let reply = other.line("load now.txt", &mut host);
            assert_eq!(reply.refusal, None, "{:?}", host.files);
            assert_eq!(told(&mut other, &mut host), before, "{quiz} {rules} {:?}", host.files);
            saved += 1;
        }
    }
    assert!(saved > 40, "{saved}");
}

/// Lines that are nearly orders, and some that are nothing.
fn any_line() -> impl Strategy<Value = String> {
    let names: Vec<&str> = ORDERS.iter().map(|order| order.name).collect();
    let word = prop_oneof![
        prop::sample::select(names),
        prop::sample::select(vec!["r1c1", "[9,9]", "A1", "r99c0", "=", "<>", "5", "0", "-", "3x3"]),
        prop::sample::select(vec!["quiz.txt", "2", "18446744073709551616", "\"", "1 2 3", "--"]),
    ];
    prop_oneof![
        any::<String>(),
        prop::collection::vec(word, 0..4).prop_map(|words| words.join(" ")),
        "[.1-9|+ -]{0,90}",
        "[a-z]{1,3}[0-9=<>!c]{0,6} ?[0-9]?",
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn no_line_makes_the_parser_panic(line in any_line()) {
        if let Err(problem) = parse(&line) {
            for language in Language::all() {
                prop_assert!(!problem.refusal(language).message.is_empty());
            }
        }
        let session = Session::default();
        let found = complete(&session, &line);
        prop_assert!(line.is_char_boundary(found.start));
        hint(&line);
    }

    /// Goal: a session survives anything, and a refused order changes nothing.  Method: orders
    /// that look like orders, one after the other, each of them stopped soon.
    #[test]
    fn a_refused_order_changes_nothing(lines in prop::collection::vec(any_line(), 1..12)) {
        let mut host = host();
        let mut session = loaded(&mut host);
        for line in lines {
            host.stop_after(2);
            let before = shown(&mut session);
            let was_reading = session.is_reading();
            let reply = session.line(&line, &mut host);
            complete(&session, &line);
            if reply.refusal.is_some() && !was_reading && !line.contains("source") {
                prop_assert_eq!(shown(&mut session), before, "{}", line);
            }
        }
    }
}

/// Text that a session shows, asked without disturbing a quiz that is being pasted.
fn shown(session: &mut Session) -> Option<String> {
    let mut host = TestHost::default();
    (!session.is_reading()).then(|| text(&session.line("show", &mut host)))
}

/// Goal: where a cell has no candidate, each order that finds no solution names it.
#[test]
fn a_cell_without_candidates_is_named() {
    let mut host = host();
    let mut session = Session::default();
    session.line("load 12........3...4.", &mut host);
    for order in ["count", "bound", "solve", "run", "rate"] {
        let reply = session.line(order, &mut host);
        let refusal = reply.refusal.as_ref().map_or(String::new(), |it| it.message.clone());
        let said = text(&reply) + &refusal;
        assert!(said.contains("r1c3 has no candidate left"), "{order}: {said}");
        session.line("reset", &mut host);
    }
    let mut session = Session::default();
    let said = text(&session.line("load 12..............:231 331 431", &mut host));
    assert!(said.contains("r3c1 has no candidate left"), "{said}");
    for order in ["count", "bound", "solve"] {
        let said = text(&session.line(order, &mut host));
        assert!(said.contains("r3c1 has no candidate left"), "{order}: {said}");
    }
}

/// Goal: rules under which nothing can be loaded are refused at once, and no quiz is dropped.
#[test]
fn what_cannot_be_taken_is_refused_at_once() {
    let mut host = host();
    let mut session = Session::default();
    let reply = session.line("rules non-consecutive", &mut host);
    let refusal = reply.refusal.expect("it is refused");
    assert!(refusal.message.contains("consecutive"), "{}", refusal.message);
    assert_eq!(session.line("load 12..............", &mut host).refusal, None);
    assert_eq!(session.line("rules", &mut host).refusal, None);
    let mut session = Session::default();
    let two = "12.............. 1..4............";
    for line in [format!("load {two}"), two.to_owned()] {
        let reply = session.line(&line, &mut host);
        let refusal = reply.refusal.unwrap_or_else(|| panic!("{line} is taken"));
        assert!(refusal.message.contains("more after the puzzle"), "{}", refusal.message);
        assert!(session.line("count", &mut host).refusal.is_some(), "nothing was loaded");
    }
}

/// Goal: candidates that leave a cell without a digit leave no solution, whichever order is asked, and each says
/// where.  Method: clues that have several solutions, and a cell of whose candidates none is left.
#[test]
fn a_cell_without_candidates_is_told_by_every_order() {
    let state = ":0000:x:000456780000000000000000000400000000500000000600000000700000000900000000000000000\
        :121 221 321 421 521 621 721 821 921:::";
    let mut host = host();
    host.files.insert("dead.txt".to_owned(), format!("{state}\n"));
    for order in
        ["count", "solve", "run", "bound", "hint", "hint step", "explain", "rate", "why r1c1=1"]
    {
        let mut session = Session::default();
        let loaded = session.line("load dead.txt", &mut host);
        assert_eq!(loaded.refusal, None);
        let reply = session.line(order, &mut host);
        let said = text(&reply) + &reply.refusal.map(|it| it.message).unwrap_or_default();
        assert!(said.contains("r2c1 has no candidate left"), "{order}: {said}");
        assert!(!said.contains("several"), "{order}: {said}");
    }
}

/// Goal: what the shell has no method for is refused in the words of all faces, and all rules that are not known
/// are named.
#[test]
fn rules_are_refused_as_elsewhere() {
    let mut host = host();
    let link = "https://f-puzzles.com/?load=N4IgzglgXgpiBcACAnAGkSA5gJwgEwUQG0jgBfdcyixK2muxhsgXXVOeq/u6ereJ8e\
        woaNbsxvTiOYCOUhTKlzJStUxXTV28YK37FGiQfUnyLASAD2eAklIgAxjAA2LwiABKARgDC3kF0QGAA3GAA7QgdnNw9PACZfeMDLA\
        ENsbCsAdyjQFwhwmDAooi8AVl8ykHRy3wA2aoxPCoB2EAsamJdi+1qqllYyIA";
    let line = r#"{"puzzle":"1..4....23......","rules":"non-consecutive"}"#;
    host.files.insert("beside.json".to_owned(), format!("{line}\n"));
    host.files.insert("link.txt".to_owned(), format!("{link}\n"));
    let mut refused = |order: &str| {
        let refusal = Session::default().line(order, &mut host).refusal.expect(order);
        (refusal.message, refusal.hint.unwrap_or_default())
    };
    for order in ["rules non-consecutive", "load beside.json"] {
        let (message, hint) = refused(order);
        assert_eq!(message, "found the rules non-consecutive; shell has no method for them");
        assert!(hint.starts_with("these have: solve, count") && !hint.contains("hint"), "{hint}");
    }
    assert!(refused("load link.txt").0.contains("not known here: odd, even, arrow"));
}
