//! The crate touches nothing outside itself, and every file has its head and its length.

use std::fs;
use std::path::Path;

fn check(folder: &Path, count: &mut usize) {
    for entry in fs::read_dir(folder).expect("src can be listed") {
        let path = entry.expect("src can be listed").path();
        if path.is_dir() {
            check(&path, count);
            continue;
        }
        let text = fs::read_to_string(&path).expect("sources can be read");
        let name = path.display();
        assert!(text.starts_with("//!"), "{name} does not open with a //! head");
        assert!(text.lines().count() <= 600, "{name} is too long");
        for what in ["env", "fs", "io", "net", "process", "time"] {
            assert!(!text.contains(&format!("std::{what}")), "{name} reaches outside: std::{what}");
        }
        for what in ["println!", "eprintln!", "print!(", "dbg!"] {
            assert!(!text.contains(what), "{name} prints");
        }
        *count += 1;
    }
}

#[test]
fn the_crate_knows_no_files_and_prints_nothing() {
    let mut count = 0;
    check(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut count);
    assert!(count > 20);
}
