//! The page asked whatever there is: random values, and bytes that are none.

use super::{EASY, GRID, Page};
use axum::http::StatusCode;
use ennea_questions::{Length, QUESTIONS};
use proptest::prelude::*;
use serde_json::Value;

/// Values that a field may be given, right and wrong.
fn values() -> impl Strategy<Value = Value> {
    let texts = prop::sample::select(vec![
        EASY,
        GRID,
        "1..4....23......",
        "",
        "2x2",
        "3x3",
        "0x0",
        "99x99",
        "x",
        "en",
        "r1c1",
        "{",
        "line",
        "\u{0}",
        "1e999",
        "-1..1,-1..1",
        "https://f-puzzles.com/?load=AAAA",
        "clues",
        "18446744073709551616",
    ]);
    prop_oneof![
        texts.prop_map(Value::from),
        "\\PC{0,40}".prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        (0_u64..12).prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        any::<bool>().prop_map(Value::from),
        prop::collection::vec("[0-9.]{0,16}", 0..4).prop_map(Value::from),
        Just(Value::Null),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// Goal: whatever is sent, the answer is an answer or a problem with words, never a mistake of ours.
    /// Method: random values for the fields of short questions.
    #[test]
    fn whatever_is_sent_is_answered(
        place in 0..QUESTIONS.len(),
        values in prop::collection::vec(prop::option::of(values()), 12),
    ) {
        let question = &QUESTIONS[place];
        prop_assume!(question.length == Length::Short);
        let given = question.fields.iter().zip(values).filter_map(|(field, value)| {
            Some((field.name.to_owned(), value?))
        });
        let body = Value::Object(given.collect());
        let got = Page::new().ask(question.name, &body);
        prop_assert!(got.status.as_u16() < 500, "{} {body}", question.name);
        let value: Value = serde_json::from_slice(&got.bytes).expect("JSON");
        prop_assert!(got.status == StatusCode::OK || value["detail"].as_str().is_some_and(|it| !it.is_empty()));
    }

    /// Goal: the same for bytes that are no JSON at all.
    #[test]
    fn whatever_bytes_are_refused(bytes in prop::collection::vec(any::<u8>(), 1..200)) {
        let got = Page::new().post("solve", bytes);
        prop_assert!(got.status == StatusCode::BAD_REQUEST);
    }
}
