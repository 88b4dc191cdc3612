//! Just enough of a Rust reader: words and signs, and the paths that they spell.

/// The words and signs of a Rust text, without comments, strings and `#[cfg(test)]` items.
///
/// Words are identifiers and numbers; every other character is a token of its own, but for `::`.
pub(crate) fn tokens(text: &str) -> Vec<String> {
    let characters: Vec<char> = text.chars().collect();
    let starts = |at: usize, what: &str| {
        what.chars().enumerate().all(|(k, c)| characters.get(at + k) == Some(&c))
    };
    let mut found: Vec<String> = Vec::new();
    let mut at = 0;
    while at < characters.len() {
        let start = at;
        at += 1;
        match characters[start] {
            '/' if starts(at, "/") => {
                while at < characters.len() && characters[at] != '\n' {
                    at += 1;
                }
            }
            '/' if starts(at, "*") => {
                let mut depth = 0;
                at = start;
                loop {
                    if starts(at, "/*") {
                        depth += 1;
                        at += 2;
                    } else if starts(at, "*/") {
                        depth -= 1;
                        at += 2;
                    } else {
                        at += 1;
                    }
                    if depth == 0 || at >= characters.len() {
                        break;
                    }
                }
            }
            '"' => {
                let raw = found.pop_if(|last| ["r", "br", "#"].contains(&last.as_str())).is_some();
                let mut hashes = 0;
                if raw && characters[start - 1] == '#' {
                    hashes = 1 + found.iter().rev().take_while(|token| *token == "#").count();
                }
                let end = format!("\"{}", "#".repeat(hashes));
                while at < characters.len() && !starts(at, &end) {
                    at += if characters[at] == '\\' && !raw { 2 } else { 1 };
                }
                at += end.len();
            }
            // A character, not a lifetime: 'a' or '\n'.
            '\'' if starts(at, "\\") || starts(at + 1, "'") => {
                at += if starts(at, "\\") { 2 } else { 1 };
                while at < characters.len() && characters[at] != '\'' {
                    at += 1;
                }
                at += 1;
            }
            ':' if starts(at, ":") => {
                at += 1;
                found.push("::".to_owned());
            }
            c if c.is_alphanumeric() || c == '_' => {
                while at < characters.len()
                    && (characters[at].is_alphanumeric() || characters[at] == '_')
                {
                    at += 1;
                }
                found.push(characters[start..at].iter().collect());
            }
            c if c.is_whitespace() => {}
            c => found.push(c.to_string()),
        }
    }
    without_tests(&found)
}

/// Leaves out every item after `#[cfg(test)]`: up to its `;` or its closing brace.
fn without_tests(tokens: &[String]) -> Vec<String> {
    let mark = ["#", "[", "cfg", "(", "test", ")", "]"];
    let mut kept = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        if !tokens[at..].iter().take(mark.len()).eq(mark.iter()) {
            kept.push(tokens[at].clone());
            at += 1;
            continue;
        }
        let mut depth = 0;
        while at < tokens.len() {
            let token = tokens[at].as_str();
            depth += i32::from(token == "{") - i32::from(token == "}");
            at += 1;
            if depth == 0 && (token == ";" || token == "}") {
                break;
            }
        }
    }
    kept
}

/// All paths that start with `crate`, `super`, `self` or `std`, with the braces of `use` multiplied out.
pub(crate) fn paths(tokens: &[String]) -> Vec<Vec<String>> {
    /// Reads one path from `at` on, appends it to `prefix`, and returns where it ended.
    fn read(
        tokens: &[String],
        mut at: usize,
        prefix: &[String],
        found: &mut Vec<Vec<String>>,
    ) -> usize {
        let mut path = prefix.to_vec();
        while let Some(token) = tokens.get(at) {
            at += 1;
            if token == "{" {
                while tokens.get(at).is_some_and(|token| token != "}") {
                    at = read(tokens, at, &path, found);
                    while tokens.get(at).is_some_and(|token| token != "," && token != "}") {
                        at += 1;
                    }
                    at += usize::from(tokens.get(at).is_some_and(|token| token == ","));
                }
                return at + 1;
            }
            path.push(token.clone());
            if tokens.get(at).is_none_or(|token| token != "::") {
                break;
            }
            at += 1;
        }
        found.push(path);
        at
    }
    let mut found = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        let root = ["crate", "super", "self", "std"].contains(&tokens[at].as_str());
        let inside = at > 0 && tokens[at - 1] == "::";
        if root && !inside && tokens.get(at + 1).is_some_and(|token| token == "::") {
            at = read(tokens, at, &[], &mut found);
        } else {
            at += 1;
        }
    }
    found
}
