//! Wildcards on Windows, whose prompts leave them to programs: `*.txt` is every file of that name, in the order of
//! the alphabet.  Shells elsewhere have put the names in their place, and what they left is a name.

use std::path::{Path, PathBuf};

/// The paths that a pattern stands for; itself if it is there, or if nothing has such a name.
pub(crate) fn paths(pattern: &Path) -> Vec<PathBuf> {
    let found = if pattern.exists() { Vec::new() } else { matching(pattern) };
    if found.is_empty() { vec![pattern.to_owned()] } else { found }
}

/// All paths of such a name; brackets in it are nothing but brackets, as they are in names there.
#[cfg(windows)]
pub(crate) fn matching(pattern: &Path) -> Vec<PathBuf> {
    let literal = |sign: char| match sign {
        '[' | ']' => format!("[{sign}]"),
        _ => sign.to_string(),
    };
    let pattern: String = pattern.to_string_lossy().chars().map(literal).collect();
    let options = glob::MatchOptions {
        case_sensitive: false,
        require_literal_separator: true,
        require_literal_leading_dot: false,
    };
    glob::glob_with(&pattern, options).into_iter().flatten().flatten().collect()
}

/// All paths of such a name: none, where nobody asks for them.
#[cfg(not(windows))]
pub(crate) fn matching(_: &Path) -> Vec<PathBuf> {
    Vec::new()
}
