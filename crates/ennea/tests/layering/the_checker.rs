//! The checker itself, on a made-up plan.

use super::*;

const DOCUMENT: &str = "# Plan\n\n| module | may use |\n|---|---|\n\
    | `shape` | nothing |\n| `grid` | `shape` |\n| `count` | `shape`, `grid` |\n\nThe end.\n";

fn source(place: &str, text: &str) -> Source {
    let place = place.split('/').map(str::to_owned).collect();
    Source { place, text: format!("//! Head.\n{text}") }
}

fn check(place: &str, text: &str, expected: &[&str]) {
    let source = source(place, text);
    let mut found = offences(&source);
    found.extend(trespasses(&Plan::read(DOCUMENT, "module"), &source));
    assert_eq!(found, expected, "{text}");
}

#[test]
fn reads_the_table() {
    let plan = Plan::read(DOCUMENT, "module");
    assert_eq!(plan.names(), ["shape", "grid", "count"]);
    assert!(plan.allows("count", "grid") && plan.allows("count", "shape"));
    assert!(!plan.allows("grid", "count") && !plan.allows("shape", "nothing"));
    assert_eq!(Plan::read("no table", "module").names(), Vec::<&str>::new());
    let chain = DOCUMENT.replace("`shape`, `grid`", "`grid`");
    let plan = Plan::read(&chain, "module");
    assert!(plan.reaches("count", "shape") && !plan.allows("count", "shape"));
    assert!(!plan.reaches("shape", "count") && !plan.reaches("shape", "shape"));
}

#[test]
fn reads_the_list_of_unsafe_places_and_the_lengths() {
    let list = "6. `no/list`\n7. **No `unsafe`** but in `a/b` and\n   `c/d`: `e`.\n\n`f/g`\n";
    assert_eq!(unsafe_places(list), ["a/b", "c/d"]);
    let lengths = Lengths::read("3. **Head.** At most 40 lines, a file of tests 60.\n");
    assert_eq!((lengths.file, lengths.test), (40, 60));
}

#[test]
fn tells_unsafe_code_from_words() {
    let has = |text: &str| is_unsafe(&source("grid", text));
    assert!(has("fn f() { unsafe { g() } }") && has("unsafe fn f() {}"));
    assert!(!has("#![allow(unsafe_code)] // unsafe\n/* unsafe */ const S: &str = \"unsafe\";"));
}

#[test]
fn reports_uses_outside_the_plan() {
    check("grid", "use crate::count::enumerate;", &["grid may not use crate::count"]);
    check("grid", "fn f() { crate::count::f() }", &["grid may not use crate::count"]);
    check(
        "grid",
        "use crate::{shape::Shape, count::{a, b}};",
        &["grid may not use crate::count", "grid may not use crate::count"],
    );
    check("grid", "use super::count;", &["grid may not use crate::count"]);
    check("shape/a", "use super::super::grid::Grid;", &["shape/a may not use crate::grid"]);
    check("grid", "use crate::Shape;", &["grid may not use crate::Shape"]);
    check(
        "grid",
        "let s = \"\\\"\"; crate::count::f(s, '\"');",
        &["grid may not use crate::count"],
    );
}

#[test]
fn reports_printing_and_the_world_outside() {
    check("grid", "fn f() { println!(\"{}\", 1) }", &["grid prints: println!"]);
    check("grid", "use std::time::Instant;", &["grid reaches outside: std::time"]);
    check("grid", "use std::time::Duration;", &[]);
    check("grid", "use std::{fmt, env};", &["grid reaches outside: std::env"]);
}

#[test]
fn reports_a_missing_head_and_a_long_file() {
    let lengths = Lengths { file: 4, test: 6 };
    let found = |place: &str, text: String| {
        looks(&Source { place: vec![place.to_owned()], text }, &lengths)
    };
    let headless = found("grid", "use std::fmt;".to_owned());
    assert_eq!(headless, ["grid does not open with a //! head"]);
    let lines = |count| "//! Line.\n".repeat(count);
    assert_eq!(found("grid", lines(5)), ["grid has 5 lines, above 4"]);
    assert!(found("grid", lines(4)).is_empty() && found("tests", lines(6)).is_empty());
    assert_eq!(found("tests", lines(7)), ["tests has 7 lines, above 6"]);
}

#[test]
fn reports_circles_of_siblings() {
    let found = |files: &[(&str, &str)]| {
        circles(&files.iter().map(|(place, text)| source(place, text)).collect::<Vec<_>>())
    };
    let there = ("logic/ladder", "use super::finders::fish;");
    let back = ("logic/finders/fish", "use super::super::ladder::Emit;");
    let mod_file = ("logic", "mod ladder; mod finders;");
    assert_eq!(found(&[mod_file, there, back]).len(), 2);
    assert_eq!(found(&[mod_file, there, ("logic/finders/fish", "use super::emit;")]).len(), 0);
    assert_eq!(found(&[("a", "use crate::b;"), ("b", "use crate::c;"), ("c", "")]).len(), 0);
    assert_eq!(found(&[("a", "use crate::b;"), ("b", "use crate::a;")]).len(), 2);
}

#[test]
fn passes_what_is_allowed() {
    for text in [
        "use crate::shape::{House, Shape};\nuse std::fmt;",
        "use crate::grid::Conflict;",
        "pub(crate) fn f<'a>(x: &'a str) -> &'a str { x }",
        "pub(in crate::grid) fn f() {}",
        "/// [`count`](crate::count), println!\n// crate::count /* \nfn f() {}",
        "/* crate::count /* inside */ println! */ fn f() {}",
        "const S: &str = \"crate::count and // println!\";",
        "const S: &str = r#\"crate::count \" println!\"#; const C: char = '\\'';",
        "#[cfg(test)]\nmod tests { use crate::count::f; fn g() { println!() } }\nfn f() {}",
        "#[cfg(test)]\nuse crate::count;\nfn f() {}",
        "#[cfg(test)]\n#[derive(Debug)]\nstruct S { x: u8 }\nfn f() {}",
    ] {
        check("grid", text, &[]);
    }
    check("count/bands", "use super::enumerate;\nuse crate::grid::Grid;", &[]);
    check("count/tests", "use crate::anything;", &[]);
    check("lib", "pub use crate::count::f;", &[]);
}

#[test]
fn reads_with_what_functions_fail() {
    let found = |text: &str| tokens::failures(&tokens::tokens(text));
    assert_eq!(
        found("pub fn f(a: [u8; 9], g: impl Fn(u8) -> Result<u8, No>) -> Result<Vec<u8>, Why> {"),
        ["Why"]
    );
    assert_eq!(
        found("pub fn f<T: Into<u8>>() -> io::Result<(T, u8), crate::a::Why<'_>>;"),
        ["Why"]
    );
    assert_eq!(
        found("pub fn f() -> Option<Result<Box<dyn Fn() -> u8>, Why>> { g::<u8, No>() }"),
        ["Why"]
    );
    for text in [
        "fn g() -> Result<u8, No>; pub fn f() { let r: Result<u8, No>; }",
        "pub fn f() -> io::Result<u8> {",
        "pub fn f(r: Result<u8, No>) -> u8 {",
    ] {
        assert_eq!(found(text), [""; 0], "{text}");
    }
    let tokens = tokens::tokens(
        "pub struct A; pub(crate) enum B {} pub enum C {} impl std::error::Error for A {}
         #[derive(Clone, thiserror::Error)] #[error(\"{}\", self.f())] pub enum D {} pub struct E;",
    );
    assert_eq!(tokens::types(&tokens), ["A", "C", "D", "E"]);
    assert_eq!(tokens::errors(&tokens), ["A", "D"]);
}
