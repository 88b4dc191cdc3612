//! Lines of JSON against the schemas in `docs/schema`, by the keywords that these use and no other.

use serde_json::{Map, Value};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::sync::LazyLock;

/// The schemas by their names.
pub(crate) static SCHEMAS: LazyLock<BTreeMap<String, Value>> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/schema");
    let files = fs::read_dir(folder).expect("there are schemas").map(|entry| {
        let path = entry.expect("they can be listed").path();
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).expect("text");
        (name, serde_json::from_str(&text).expect("a JSON object"))
    });
    files.collect()
});

/// The name of the schema for what these arguments print.
pub(crate) fn name(arguments: &[&str]) -> String {
    let [first, rest @ ..] = arguments else { return String::new() };
    match (*first, rest) {
        ("catalog", ["merge", ..]) => "catalog-count".to_owned(),
        ("catalog" | "chaos" | "clues" | "units", [second, ..]) => format!("{first}-{second}"),
        ("--json" | "--threads", _) => name(rest),
        _ => (*first).to_owned(),
    }
}

/// The kinds of lines that a schema tells apart, the whole of it if it does not.
pub(crate) fn kinds(name: &str) -> Vec<&'static Value> {
    let schema = &SCHEMAS[name];
    match schema.get("anyOf") {
        Some(kinds) => array(kinds).iter().collect(),
        None => vec![schema],
    }
}

/// Holds a line to the schema with this name; says which of its kinds the line is.
#[track_caller]
pub(crate) fn check(name: &str, line: &str) -> usize {
    let value: Value = serde_json::from_str(line).expect("a line is JSON");
    let found: Vec<_> =
        kinds(name).iter().map(|kind| keys(&SCHEMAS[name], kind, &value, "line")).collect();
    let place = found.iter().position(Result::is_ok);
    let wrong = || found.iter().flat_map(|it| it.as_ref().err().cloned()).collect::<Vec<_>>();
    place.unwrap_or_else(|| panic!("docs/schema/{name}.json: {}\n{line}", wrong().join("; or ")))
}

fn array(value: &Value) -> &Vec<Value> {
    value.as_array().expect("the keyword has a list")
}

fn object(value: &Value) -> &Map<String, Value> {
    value.as_object().expect("the keyword has an object")
}

fn is_of_type(value: &Value, name: &Value) -> bool {
    match name.as_str().expect("types have names") {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_u64() || value.is_i64(),
        "number" => value.is_number(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        other => panic!("there is no type {other}"),
    }
}

/// The keys of the value that the schema says something about; or what is wrong with it, and where.
fn keys(root: &Value, schema: &Value, value: &Value, at: &str) -> Result<BTreeSet<String>, String> {
    let none = Map::new();
    let (schema, fields) = (object(schema), value.as_object().unwrap_or(&none));
    let items = value.as_array().map_or(&[][..], Vec::as_slice);
    let properties = schema.get("properties").map_or(&none, object);
    let mut known: BTreeSet<String> = BTreeSet::new();
    for (keyword, rule) in schema {
        let holds = match keyword.as_str() {
            "$schema" | "$id" | "$defs" | "title" | "description" | "unevaluatedProperties" => true,
            "$ref" => {
                let path = rule.as_str().and_then(|path| path.strip_prefix('#'));
                let target = path.and_then(|path| root.pointer(path)).expect("it is in the file");
                known.extend(keys(root, target, value, at)?);
                true
            }
            "type" => match rule {
                Value::Array(names) => names.iter().any(|name| is_of_type(value, name)),
                name => is_of_type(value, name),
            },
            "const" => value == rule,
            "enum" => array(rule).contains(value),
            "pattern" => {
                assert_eq!(rule, "^[0-9]+$", "no other pattern is known here");
                let is_number = |text: &str| text.bytes().all(|sign| sign.is_ascii_digit());
                value.as_str().is_none_or(|text| !text.is_empty() && is_number(text))
            }
            "minimum" => value.as_f64() >= rule.as_f64() || !value.is_number(),
            "maximum" => value.as_f64() <= rule.as_f64() || !value.is_number(),
            "minItems" => items.len() as u64 >= rule.as_u64().expect("a number"),
            "maxItems" => items.len() as u64 <= rule.as_u64().expect("a number"),
            "items" => {
                for (index, item) in items.iter().enumerate() {
                    keys(root, rule, item, &format!("{at}/{index}"))?;
                }
                true
            }
            "required" => {
                let is_there = |key: &&Value| fields.contains_key(key.as_str().expect("a key"));
                if let Some(key) = array(rule).iter().find(|key| !is_there(key)) {
                    return Err(format!("{at} lacks {key}"));
                }
                true
            }
            "properties" => {
                for (key, schema) in object(rule).iter().filter(|it| fields.contains_key(it.0)) {
                    keys(root, schema, &fields[key], &format!("{at}/{key}"))?;
                    known.insert(key.clone());
                }
                true
            }
            "additionalProperties" => {
                for (key, value) in fields.iter().filter(|it| !properties.contains_key(it.0)) {
                    if rule == false {
                        return Err(format!("{at} has the unknown key {key:?}"));
                    }
                    keys(root, rule, value, &format!("{at}/{key}"))?;
                    known.insert(key.clone());
                }
                true
            }
            "anyOf" | "oneOf" => {
                let found = array(rule).iter().map(|part| keys(root, part, value, at));
                let (good, bad): (Vec<_>, Vec<_>) = found.partition(Result::is_ok);
                if good.is_empty() {
                    let wrong: Vec<String> = bad.into_iter().filter_map(Result::err).collect();
                    return Err(wrong.join("; or "));
                }
                let is_one = good.len() == 1;
                known.extend(good.into_iter().flatten().flatten());
                is_one || keyword == "anyOf"
            }
            other => panic!("the schemas use {other}, which is not known here"),
        };
        if !holds {
            return Err(format!("{at} is {value}, against {keyword} {rule}"));
        }
    }
    match fields.keys().find(|&key| !known.contains(key)) {
        Some(key) if schema.contains_key("unevaluatedProperties") => {
            assert_eq!(schema["unevaluatedProperties"], false, "nothing else is known here");
            Err(format!("{at} has the unknown key {key:?}"))
        }
        _ => Ok(known),
    }
}

/// Tests whether a schema that has no parts elsewhere allows a value.
pub(crate) fn allows(schema: &Value, value: &Value) -> bool {
    keys(schema, schema, value, "line").is_ok()
}
