//! The description of the questions, by OpenAPI 3.1, from the table of questions.

use crate::problem::Problem;
use crate::questions::{Answered, Length, QUESTIONS, Question};
use ennea_words::Language;
use serde_json::{Map, Value, json};

/// The schemas of answers: the name of a command, and the file.
type Schemas = &'static [(&'static str, &'static str)];

macro_rules! schemas {
    ($($name:literal,)*) => {
        const SCHEMAS: Schemas = &[$(($name, include_str!(concat!("../schema/", $name, ".json")))),*];
    };
}

schemas! {
    "automorphisms", "bound", "canon", "census", "clues-backdoors", "clues-fewest",
    "clues-unavoidable", "count", "equivalent", "explain", "hint", "make", "rank", "rate", "sample",
    "solve", "unrank",
}

/// The schema of a file such as `solve.json`, if there is one.
pub fn schema(file: &str) -> Option<&'static str> {
    let name = file.strip_suffix(".json")?;
    SCHEMAS.iter().find(|(known, _)| *known == name).map(|(_, text)| *text)
}

/// The whole description.
pub fn openapi() -> Value {
    let paths: Map<String, Value> =
        QUESTIONS.iter().map(|it| (format!("/api/{}", it.name), path(it))).collect();
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "ennea",
            "summary": "Questions about Sudokus, answered on this machine.",
            "description": "Each question is a POST of one JSON object. Answers are those of the command line's \
                --json, and have their schemas; integers of any size are decimal strings. With \
                'Accept: text/event-stream' an answer comes as events: 'progress' with steps done and \
                expected, 'story' with lines as they are known, and last 'answer', 'file' or 'problem'. \
                Who leaves stops the work.",
            "version": env!("CARGO_PKG_VERSION"),
            "license": {"name": "MIT OR Apache-2.0"},
        },
        "paths": paths,
        "components": {"schemas": {"Problem": problem()}},
    })
}

fn path(question: &Question) -> Value {
    let properties: Map<String, Value> =
        question.all_fields().iter().map(|it| (it.name.to_owned(), it.schema())).collect();
    let required: Vec<&str> =
        question.all_fields().iter().filter(|it| !it.is_optional).map(|it| it.name).collect();
    let mut body = json!({
        "type": "object", "properties": properties, "additionalProperties": false,
    });
    if !required.is_empty() {
        body["required"] = required.into();
    }
    let length = match question.length {
        Length::Short => "at once; at most",
        Length::Long => "perhaps after minutes; at most",
    };
    let limit = question.length.limit().as_secs();
    let file = |name: &str| json!({"$ref": format!("/api/schema/{name}.json")});
    let spelled = match question.answered {
        Answered::One(name) => file(name),
        Answered::Each(name) => json!({"type": "array", "items": file(name)}),
        Answered::Own => json!({}),
    };
    let content = match question.name {
        "print" => json!({
            "application/pdf": {}, "image/svg+xml": {}, "image/png": {}, "text/html": {},
        }),
        _ => json!({"application/json": {"schema": spelled}, "text/event-stream": {}}),
    };
    let refusal = json!({
        "description": "Why there is no answer.",
        "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
    });
    json!({"post": {
        "operationId": question.name,
        "summary": question.about,
        "requestBody": {
            "required": !question.all_fields().iter().all(|it| it.is_optional),
            "content": {"application/json": {"schema": body}},
        },
        "responses": {
            "200": {
                "description": format!("The answer, {length} {limit} s."),
                "content": content,
            },
            "default": refusal,
        },
    }})
}

/// The schema of problems, with an example that is one.
fn problem() -> Value {
    let text = |about: &str| json!({"type": "string", "description": about});
    json!({
        "type": "object",
        "description": "RFC 9457, and what the message says of the mistake.",
        "required": ["type", "title", "status", "detail"],
        "properties": {
            "type": text("about:blank"),
            "title": text("The kind of problem."),
            "status": {"type": "integer", "description": "The status of the response."},
            "detail": text("The whole message, in the first of Accept-Language that there is, or in English."),
            "place": text("Where the mistake is."),
            "found": text("What was found there."),
            "expected": text("What was expected."),
            "hint": text("What to do instead."),
        },
        "additionalProperties": false,
        "examples": [Problem::bad("limit: found 0; expected a number above it\n  hint: leave it out")
            .said(Language::ENGLISH)],
    })
}
