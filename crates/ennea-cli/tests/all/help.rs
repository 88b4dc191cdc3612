//! The command line reference, `docs/CLI.md`, is what the commands print of themselves.

use crate::tool::{commands_in, help};
use std::fs;
use std::path::Path;

/// Adds what a command says of itself, and then its own commands.
fn add(page: &mut String, arguments: &[&str]) {
    let text = help(arguments);
    let name = [&["ennea"], arguments].concat().join(" ");
    *page += &format!("\n## `{name}`\n\n```text\n{}\n```\n", text.trim_end());
    for command in commands_in(&text) {
        add(page, &[arguments, &[command]].concat());
    }
}

/// Goal: the reference is up to date.  Method: it is generated and compared; with `ENNEA_BLESS` set
/// it is written instead.
#[test]
fn the_reference_is_what_help_prints() {
    let mut page = String::from(
        "# The command line\n\nWhat `ennea --help` prints, and the same for each command. Written by \
         `ENNEA_BLESS=1 cargo test -p ennea-cli --test all help::`.\n",
    );
    add(&mut page, &[]);
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/CLI.md");
    if std::env::var_os("ENNEA_BLESS").is_some() {
        fs::write(&path, &page).expect("the reference can be written");
    }
    let written = fs::read_to_string(&path).unwrap_or_default();
    assert!(written == page, "docs/CLI.md is out of date; run this test with ENNEA_BLESS=1");
}
