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

/// The names of public types.
pub(crate) fn types(tokens: &[String]) -> Vec<String> {
    let is_type = |three: &&[String]| {
        three[0] == "pub" && ["struct", "enum", "type"].contains(&three[1].as_str())
    };
    tokens.windows(3).filter(is_type).map(|three| three[2].clone()).collect()
}

/// The types that implement `Error`, or have it derived: the next type after the word.
pub(crate) fn errors(tokens: &[String]) -> Vec<String> {
    let is_written = |three: &&[String]| three[0] == "Error" && three[1] == "for";
    let written = tokens.windows(3).filter(is_written).map(|three| three[2].clone());
    let derived = (0..tokens.len()).filter(|&at| tokens[at] == "thiserror").filter_map(|at| {
        let mut after = tokens[at..].iter();
        after.find(|token| ["struct", "enum"].contains(&token.as_str()))?;
        after.next().cloned()
    });
    written.chain(derived).collect()
}

/// The types with which public functions fail: the last of the two of the `Result` that each of them returns.
pub(crate) fn failures(tokens: &[String]) -> Vec<String> {
    let starts = (1..tokens.len()).filter(|&at| tokens[at - 1] == "pub" && tokens[at] == "fn");
    starts.filter_map(|at| failure(&tokens[at..])).collect()
}

/// The same for the function that starts here.
fn failure(tokens: &[String]) -> Option<String> {
    let token = |at: usize| tokens.get(at).map_or("{", String::as_str);
    let turn = |at: usize| match token(at) {
        "(" | "[" | "<" => 1,
        ">" if at > 0 && token(at - 1) == "-" => 0,
        ")" | "]" | ">" => -1,
        _ => 0,
    };
    // The arrow of the function stands in no bracket.
    let (mut at, mut depth) = (0, 0);
    while depth > 0 || !(token(at) == "-" && token(at + 1) == ">") {
        if depth == 0 && ["{", ";"].contains(&token(at)) {
            return None;
        }
        depth += turn(at);
        at += 1;
    }
    while token(at) != "Result" || token(at + 1) != "<" {
        if ["{", ";", "where"].contains(&token(at)) {
            return None;
        }
        at += 1;
    }
    let (mut name, mut commas) = (None, 0);
    (at, depth) = (at + 2, 1);
    while depth > 0 {
        match token(at) {
            "," if depth == 1 && token(at + 1) != ">" => (name, commas) = (None, commas + 1),
            "{" => return None,
            word if depth == 1 && word.starts_with(char::is_alphabetic) => name = Some(word),
            _ => {}
        }
        depth += turn(at);
        at += 1;
    }
    name.filter(|_| commas == 1).map(str::to_owned)
}
