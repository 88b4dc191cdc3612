//! JSON Schemas of what `ennea --json` prints: a file for each command, from the types of its lines.
//!
//! Objects are closed: a key that no schema names is an error.  After a change of a type,
//! `cargo run -p xtask -- schema` writes the files of `docs/schema` anew.

use crate::wire::{About, Asked, BadInput, Name, NotProper, Number};
use crate::{
    bound, canonical, catalogue, census, chaos, clues, files, make, rank, rate, reasoning,
};
use crate::{shuffle, solutions, units, verify};
use ennea::Named;
use schemars::generate::SchemaSettings;
use schemars::transform::transform_subschemas;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use std::borrow::Cow;

/// Text that every title begins with; the number grows where programs that read the JSON must
/// change.
pub const VERSION: &str = "ennea JSON 2";

/// The schema of a kind of lines.
type Line = fn(&mut SchemaGenerator) -> Schema;

/// An answer about a puzzle, or about something else.
fn about<Q: JsonSchema, A: JsonSchema>(generator: &mut SchemaGenerator) -> Schema {
    let mut schema = About::<Q, A>::json_schema(generator);
    let words = A::json_schema(generator).remove("description").expect("all answers have words");
    schema.insert("description".to_owned(), words);
    schema
}

/// The commands, each with the kinds of its lines.  A formula from a file (`--cnf`) has no puzzle.
fn commands() -> Vec<(&'static str, Vec<Line>)> {
    use crate::estimates::Estimated;
    use canonical::variants::{VariantEquivalent, VariantForm, VariantStabiliser};
    use chaos::{escape, figures, formula, map, solve, trajectory};
    use reasoning::{Hint, Reasoned, TechniqueRow, Way};
    let mut all: Vec<(&str, Vec<Line>)> = vec![
        (
            "automorphisms",
            vec![about::<Asked, canonical::Stabiliser>, about::<Asked, VariantStabiliser>],
        ),
        ("bound", vec![about::<Asked, bound::Bound>]),
        ("canon", vec![about::<Asked, canonical::Canonical>, about::<Asked, VariantForm>]),
        ("chaos-formula", vec![about::<Asked, formula::Answer>]),
        ("chaos-solve", vec![about::<Option<Asked>, solve::Answer>]),
        ("convert", vec![files::Converted::json_schema, files::FormatRow::json_schema]),
        ("count", vec![about::<Asked, solutions::Count>, about::<Asked, Estimated>]),
        ("explain", vec![about::<Asked, Reasoned<Way>>, TechniqueRow::json_schema]),
        ("hint", vec![about::<Asked, Reasoned<Hint>>]),
        ("rank", vec![about::<Asked, rank::Ranked>]),
        (
            "rate",
            vec![
                about::<Asked, rate::Rated>,
                about::<Asked, rate::Timed>,
                about::<Asked, rate::score::Scored>,
                about::<Asked, rate::climbed::Climbed>,
                about::<Asked, NotProper>,
                rate::LevelRow::json_schema,
                rate::score::ScoreRow::json_schema,
                rate::climbed::ClimbedRow::json_schema,
            ],
        ),
        ("solve", vec![about::<Asked, solutions::Solved>]),
        ("unrank", vec![rank::Unranked::json_schema]),
    ];
    // Bad input may have a line of its own in the place of an answer.
    all.iter_mut().for_each(|(_, lines)| lines.push(BadInput::json_schema));
    let alone: Vec<(&str, Vec<Line>)> = vec![
        ("catalog-count", vec![catalogue::Report::json_schema]),
        ("catalog-list", vec![catalogue::Canonical::json_schema]),
        (
            "census",
            vec![
                census::Census::json_schema,
                census::BandRow::json_schema,
                census::ClassRow::json_schema,
                census::VariantCensus::json_schema,
                census::VariantClass::json_schema,
            ],
        ),
        (
            "chaos-escape",
            vec![about::<Option<Asked>, escape::Measured>, about::<Option<Asked>, NotProper>],
        ),
        ("chaos-figures", vec![figures::Index::json_schema]),
        ("chaos-map", vec![map::Head::json_schema, map::Panel::json_schema]),
        (
            "chaos-trajectory",
            vec![trajectory::Head::json_schema, trajectory::SampleRow::json_schema],
        ),
        ("clues-backdoors", vec![about::<Asked, clues::Backdoors>]),
        ("clues-fewest", vec![about::<Asked, clues::Fewest>]),
        ("clues-unavoidable", vec![about::<Asked, clues::Unavoidable>]),
        ("equivalent", vec![canonical::Equivalent::json_schema, VariantEquivalent::json_schema]),
        ("make", vec![make::Answer::json_schema, TechniqueRow::json_schema]),
        ("print", vec![files::Printed::json_schema]),
        ("sample", vec![rank::Member::json_schema]),
        ("shuffle", vec![shuffle::Image::json_schema, shuffle::Experiment::json_schema]),
        ("unique", vec![canonical::First::json_schema]),
        ("units-merge", vec![units::Merged::json_schema, census::ClassRow::json_schema]),
        (
            "units-plan",
            vec![units::JobRow::json_schema, units::Plan::json_schema, units::PartRow::json_schema],
        ),
        ("units-run", vec![units::Status::json_schema]),
        ("units-status", vec![units::Status::json_schema]),
        ("verify", vec![verify::Told::json_schema]),
    ];
    all.into_iter().chain(alone).collect()
}

/// The names of the schemas, each with the text of its file.
pub fn files() -> Vec<(&'static str, String)> {
    commands().into_iter().map(|(name, lines)| (name, file(name, &lines))).collect()
}

fn file(name: &str, lines: &[Line]) -> String {
    let mut generator = SchemaSettings::draft2020_12().for_serialize().into_generator();
    let mut kinds: Vec<Schema> = lines.iter().map(|line| line(&mut generator)).collect();
    let mut schema = json_schema!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": format!("urn:{}:{name}", VERSION.replace(' ', ":").to_lowercase()),
        "title": format!("{VERSION}, {}", name.replace('-', " ")),
    });
    let root = schema.ensure_object();
    match &mut kinds[..] {
        [only] => root.append(only.ensure_object()),
        _ => _ = root.insert("anyOf".to_owned(), kinds.into()),
    }
    let types = generator.take_definitions(false);
    if !types.is_empty() {
        root.insert("$defs".to_owned(), types.into());
    }
    tidy(&mut schema);
    format!("{:#}\n", schema.as_value())
}

/// Closes objects, and leaves out what is never there: null where a key is absent instead.
fn tidy(schema: &mut Schema) {
    transform_subschemas(&mut tidy, schema);
    let object = schema.ensure_object();
    object.shift_remove("format");
    if let Some(words) = object.get("description").and_then(|words| words.as_str()) {
        let words = words.replace('\n', " ");
        object.insert("description".to_owned(), words.into());
    }
    let required = object.get("required").cloned().unwrap_or_default();
    let is_required = |key: &str| {
        required.as_array().is_some_and(|keys| keys.iter().any(|required| required == key))
    };
    let Some(properties) = object.get_mut("properties").and_then(|it| it.as_object_mut()) else {
        return;
    };
    for (key, schema) in properties.iter_mut().filter(|(key, _)| !is_required(key)) {
        let schema: &mut Schema = schema.try_into().unwrap_or_else(|_| panic!("{key} has keys"));
        never_null(schema);
    }
    // Parts say different things of one object, which is closed around them.
    let parts = object.get_mut("anyOf").and_then(|parts| parts.as_array_mut());
    let closed = if parts.is_some() { "unevaluatedProperties" } else { "additionalProperties" };
    for part in parts.into_iter().flatten().filter_map(|part| part.as_object_mut()) {
        part.remove("additionalProperties");
    }
    object.insert(closed.to_owned(), false.into());
}

fn never_null(schema: &mut Schema) {
    let object = schema.ensure_object();
    if let Some(types) = object.get_mut("type").and_then(|types| types.as_array_mut()) {
        types.retain(|name| name != "null");
        let only = types.remove(0);
        object.insert("type".to_owned(), only);
    }
    if let Some(mut kinds) = object.shift_remove("anyOf") {
        let only = kinds.as_array_mut().and_then(|kinds| kinds.first_mut()?.as_object_mut());
        object.append(only.expect("a type, or null"));
    }
}

impl<T: Named> JsonSchema for Name<T> {
    fn schema_name() -> Cow<'static, str> {
        std::any::type_name::<T>().into()
    }

    fn inline_schema() -> bool {
        true
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let names: Vec<&str> = T::ALL.iter().map(|value| value.name()).collect();
        json_schema!({ "type": "string", "enum": names })
    }
}

impl JsonSchema for Number {
    fn schema_name() -> Cow<'static, str> {
        "Number".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "A count: a decimal string, whatever its size.",
            "type": "string",
            "pattern": "^[0-9]+$",
        })
    }
}
