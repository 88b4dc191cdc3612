//! SudokuPad's shortened JSON: quotes, names and empty things left out.
//!
//! | in full | shortened |
//! |---|---|
//! | `"cells":` | `ce:`, for some twenty names |
//! | `"text"` | `'text'`, with `\'` for an apostrophe |
//! | `{}` in a list | nothing: `[,{v:5}]` |
//! | `true`, `false` | `t`, `f` |
//! | `"#a1b2c3"`, `"#000000"`, `"#FFFFFF"` | `a1b2c3`, `#0`, `#F` |
//!
//! What is left out of a value that is neither object, list nor quoted text is kept as a text.
//! Written after what readers of the format do; nothing of it is documented.  Cost: linear.

use serde_json::{Map, Number, Value};

/// The short names of the keys that are of use here.
const NAMES: [(&str, &str); 8] = [
    ("ce", "cells"),
    ("cs", "cellSize"),
    ("re", "regions"),
    ("ca", "cages"),
    ("v", "value"),
    ("t", "title"),
    ("ct", "center"),
    ("d", "duration"),
];

/// Greatest depth of lists in lists.
const DEPTH_MAX: usize = 32;

/// The value of a whole text; nothing if it is none.
pub(super) fn parse(text: &str) -> Option<Value> {
    let mut parser = Parser { rest: text.trim() };
    let value = parser.value(0)?;
    parser.rest.trim().is_empty().then_some(value)
}

struct Parser<'a> {
    rest: &'a str,
}

impl<'a> Parser<'a> {
    fn value(&mut self, depth: usize) -> Option<Value> {
        if depth > DEPTH_MAX {
            return None;
        }
        match self.peek()? {
            '{' => self.object(depth),
            '[' => self.list(depth),
            '"' | '\'' => self.quoted().map(Value::String),
            _ => Some(self.bare()),
        }
    }

    fn peek(&mut self) -> Option<char> {
        self.rest = self.rest.trim_start();
        self.rest.chars().next()
    }

    /// Takes a sign if it is the next one.
    fn take(&mut self, sign: char) -> bool {
        let is_next = self.peek() == Some(sign);
        if is_next {
            self.rest = &self.rest[sign.len_utf8()..];
        }
        is_next
    }

    fn object(&mut self, depth: usize) -> Option<Value> {
        self.take('{');
        let mut object = Map::new();
        while !self.take('}') {
            let key = match self.peek()? {
                '"' | '\'' => self.quoted()?,
                _ => self.word(|c| c == ':' || c == '}' || c == ',').trim().to_owned(),
            };
            if !self.take(':') {
                return None;
            }
            let name = NAMES.iter().find(|(short, _)| *short == key).map(|(_, name)| *name);
            let value = self.value(depth + 1)?;
            object.insert(name.map_or(key, str::to_owned), value);
            self.take(',');
        }
        Some(Value::Object(object))
    }

    fn list(&mut self, depth: usize) -> Option<Value> {
        self.take('[');
        let mut list = Vec::new();
        loop {
            match self.peek()? {
                ',' | ']' => list.push(Value::Object(Map::new())),
                _ => list.push(self.value(depth + 1)?),
            }
            if self.take(']') {
                return Some(Value::Array(list));
            }
            if !self.take(',') {
                return None;
            }
        }
    }

    /// A text in quotes of either kind.
    fn quoted(&mut self) -> Option<String> {
        let quote = self.peek()?;
        self.rest = &self.rest[1..];
        let mut text = String::new();
        let mut signs = self.rest.char_indices();
        while let Some((at, sign)) = signs.next() {
            match sign {
                '\\' => match signs.next()?.1 {
                    'n' | 'r' | 't' => text.push(' '),
                    'u' => {
                        let hex: String = (0..4).filter_map(|_| Some(signs.next()?.1)).collect();
                        let code = u32::from_str_radix(&hex, 16).ok()?;
                        text.push(char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER));
                    }
                    sign => text.push(sign),
                },
                sign if sign == quote => {
                    self.rest = &self.rest[at + 1..];
                    return Some(text);
                }
                sign => text.push(sign),
            }
        }
        None
    }

    fn bare(&mut self) -> Value {
        match self.word(|c| matches!(c, ',' | ']' | '}')).trim() {
            "t" | "true" => Value::Bool(true),
            "f" | "false" => Value::Bool(false),
            "null" => Value::Null,
            word => match word.parse::<u64>() {
                Ok(number) => Value::Number(Number::from(number)),
                Err(_) => Value::String(word.to_owned()),
            },
        }
    }

    fn word(&mut self, ends: impl Fn(char) -> bool) -> &'a str {
        let (word, rest) = self.rest.split_at(self.rest.find(ends).unwrap_or(self.rest.len()));
        self.rest = rest;
        word
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn what_is_left_out_is_filled_in() {
        let cases = [
            ("{ce:[[{v:5},,{v:'x'}],[]]}", json!({"cells": [[{"value":5},{},{"value":"x"}],[{}]]})),
            ("{a:t,b:f,c:#0,d:00ff00}", json!({"a":true,"b":false,"c":"#0","duration":"00ff00"})),
            (r#"{t:'it\'s \u0041'}"#, json!({"title": "it's A"})),
            (r#"{"cells":[[{"value":1}]]}"#, json!({"cells": [[{"value": 1}]]})),
        ];
        for (text, expected) in cases {
            assert_eq!(parse(text), Some(expected), "{text}");
        }
        for text in ["", "{", "[", "{a}", "{a:'", "[1", "{a:1}x", &"[".repeat(100)] {
            assert_eq!(parse(text), None, "{text}");
        }
    }
}
