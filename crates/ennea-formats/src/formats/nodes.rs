//! Brackets of programs as a tree: cells, lists, names; and the puzzles in it, each with what names around it say.
//!
//! What a name calls a solution is none of the puzzles, but that of the puzzle in the same bracket; keys for rules
//! are none either.  Which brackets are a puzzle tells [`list`](super::list).  Cost: linear in the text, for each of
//! at most sixteen levels.

mod words;

use super::json::is_rule;
use crate::cells::end_of_comment;
use ennea_base::{SIDE_MAX, Shape};
use serde_json::{Map, Value};
use words::cells_of;

/// A cell or a bracket.
#[derive(Clone, Debug)]
pub(super) enum Node<'a> {
    Cell(&'a str),
    List(Vec<Self>),
    /// A name, the text of what it names, and its nodes.
    Named(&'a str, &'a str, Vec<Self>),
}

/// A puzzle, with what is said by names in the brackets around it.
#[derive(Clone, Debug, Default)]
pub(super) struct Found<'a> {
    pub(super) cells: Vec<&'a str>,
    pub(super) solutions: Vec<Vec<&'a str>>,
    pub(super) said: Map<String, Value>,
    /// `true` once the innermost bracket with names has been seen.
    is_claimed: bool,
}

/// Tests whether a name is that of solutions.
pub(super) fn is_of_solutions(name: &str) -> bool {
    let name = name.to_ascii_lowercase();
    name.contains("solution") || name.starts_with("answer") || name == "solved"
}

impl<'a> Node<'a> {
    /// The parts of a bracket.
    pub(super) fn parts(&self) -> Option<&[Self]> {
        match self {
            Self::Cell(_) => None,
            Self::List(nodes) => Some(nodes),
            Self::Named(_, _, nodes) => match &nodes[..] {
                [Self::List(nodes)] => Some(nodes),
                [_] => None,
                nodes => Some(nodes),
            },
        }
    }

    /// Its cells; none of solutions and rules.
    pub(super) fn cells(&self) -> Vec<&'a str> {
        match self {
            Self::Cell(sign) => vec![sign],
            Self::Named(name, ..) if is_of_solutions(name) || is_rule(name) => Vec::new(),
            Self::List(nodes) | Self::Named(_, _, nodes) => {
                nodes.iter().flat_map(Self::cells).collect()
            }
        }
    }

    /// The cells of all puzzles in it, and how many solutions there are without a puzzle.
    pub(super) fn puzzles(&self, shape: Option<Shape>, found: &mut Vec<Found<'a>>) -> usize {
        let Some(nodes) = self.parts() else { return 0 };
        // A row of a list that is not square, rather than a puzzle of one cell.
        let is_single = |it: &Self| nodes.len() > 1 && matches!(it.parts(), Some([Self::Cell(_)]));
        let cells: Vec<&str> = nodes.iter().flat_map(Self::cells).collect();
        let side = cells.len().isqrt();
        let is_flat = nodes.len() == cells.len() && side > 3;
        let is_rows = nodes.len() == side && nodes.iter().all(|node| node.cells().len() == side);
        // A list of sixteen puzzles of sixteen cells has no digit above 4.
        let inner = side.isqrt();
        let is_above = |cell: &&str| cell.parse().is_ok_and(|number: usize| number > inner);
        let is_deep =
            nodes.iter().filter_map(Self::parts).flatten().any(|node| node.parts().is_some());
        let is_list = is_deep && inner * inner == side && inner > 3 && !cells.iter().any(is_above);
        let is_around =
            nodes.iter().any(|it| it.parts().is_some() && it.cells().len() == cells.len());
        let is_puzzle = match shape {
            Some(shape) => cells.len() == shape.cells() && !is_around,
            None => {
                let is_square = side * side == cells.len() && (1..=SIDE_MAX).contains(&side);
                is_square && (is_flat || is_rows) && !is_list
            }
        };
        if is_puzzle && !is_text(&cells) {
            found.push(Found { cells, ..Found::default() });
            return 0;
        }
        // Brackets of N cells after each other are the rows of a puzzle.
        let row = |node: &Self| node.parts().map_or(0, |_| node.cells().len());
        let (begin, mut alone, mut said, mut solutions) = (found.len(), 0, Map::new(), Vec::new());
        let (mut rest, mut lone) = (nodes, 0);
        while let Some(first) = rest.first() {
            let side = row(first);
            let is_rows = (2..=SIDE_MAX).contains(&side)
                && rest.len() >= side
                && rest[..side].iter().all(|node| row(node) == side)
                && shape.is_none_or(|shape| shape.side() == side);
            let rows = if is_rows { &rest[..side] } else { &[] };
            let cells: Vec<&str> = rows.iter().flat_map(Node::cells).collect();
            if is_rows && !is_text(&cells) {
                found.push(Found { cells, ..Found::default() });
                rest = &rest[side..];
                continue;
            }
            let before = (found.len(), solutions.len());
            match first {
                Self::Named(name, ..) if is_rule(name) => {}
                Self::Named(name, ..) if is_of_solutions(name) => {
                    first.puzzles(shape, &mut solutions);
                }
                Self::List(_) if shape.is_none() && is_single(first) => {}
                first => alone += first.puzzles(shape, found),
            }
            let is_row = matches!(first, Self::List(cells) if cells.len() == row(first));
            lone += usize::from(is_row && row(first) > 3 && found.len() == before.0);
            let is_tiny = found[before.0..].iter().all(|found| found.cells.len() < 16);
            if matches!(first, Self::Named(..)) && is_tiny && shape.is_none() {
                found.truncate(before.0);
            }
            if let Self::Named(name, text, _) = first
                && before == (found.len(), solutions.len())
            {
                let value = serde_json::from_str(text).unwrap_or_default();
                said.insert((*name).to_owned(), value);
            }
            rest = &rest[1..];
        }
        // A row too many, or of another length.
        if lone > 0 {
            found.truncate(begin);
        }
        let own = &mut found[begin..];
        if own.is_empty() {
            return alone + solutions.len();
        }
        let is_each = own.len() == solutions.len();
        for (place, solution) in solutions.into_iter().enumerate() {
            own[if is_each { place } else { 0 }].solutions.push(solution.cells);
        }
        let is_named = nodes.iter().any(|node| matches!(node, Self::Named(..)));
        let is_claimed = own.len() > 1 || own[0].is_claimed;
        for puzzle in own {
            puzzle.is_claimed |= is_named;
            let said = said.iter().filter(|(key, _)| !is_claimed || is_rule(key));
            puzzle.said.extend(said.map(|(key, value)| (key.clone(), value.clone())));
        }
        alone
    }
}

/// Tests whether cells are mostly letters, as words and packed texts are; a grid of 36x36 has 26 for 10 digits.
fn is_text(cells: &[&str]) -> bool {
    let is_letter =
        |cell: &&&str| cell.starts_with(char::is_alphabetic) && !matches!(**cell, "x" | "X");
    4 * cells.iter().filter(is_letter).count() > 3 * cells.len()
}

/// A place in the text of a list.
pub(super) struct Parser<'a> {
    text: &'a str,
    at: usize,
    /// End of the last size of an array, in bytes from the start.
    index: usize,
    /// What begins with the first `*` that cannot be a repetition.
    pub(super) wrong: Option<&'a str>,
}

/// The most cells of a bracket that is repeated.
const REPEATED_MAX: usize = SIDE_MAX * SIDE_MAX;

impl<'a> Parser<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Self { text, at: 0, index: 0, wrong: None }
    }

    fn peek(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    /// All nodes up to the bracket that closes the list.
    pub(super) fn nodes(&mut self, depth: usize) -> Vec<Node<'a>> {
        let mut nodes = Vec::new();
        let (mut name, mut factor, mut is_array, mut joins) = (None, None, false, false);
        // Where the statement begins whose brackets before `=` are a type: `g: [[u8; 4]; 4] = [...]`.
        let mut statement = 0;
        while let Some(sign) = self.peek() {
            let (begin, count) = (self.at, nodes.len());
            match sign {
                '[' if depth == 0 && self.is_index() => {
                    let rest = &self.text[self.at..];
                    self.at += rest.find(']').map_or(rest.len(), |at| at + 1);
                    self.index = self.at;
                }
                '[' | '(' | '{' => {
                    self.at += 1;
                    let inside = if depth < 16 { self.nodes(depth + 1) } else { Vec::new() };
                    nodes.push(Node::List(inside));
                }
                ']' | ')' | '}' => {
                    if depth > 0
                        && nodes.len() > 1
                        && self.text[..self.at].trim_end().ends_with(',')
                    {
                        nodes.push(Node::Cell(""));
                    }
                    self.at += 1;
                    // Rust writes [0; 9].
                    if let (true, [one, Node::Cell(count)]) = (is_array, &nodes[..]) {
                        let one = std::slice::from_ref(one);
                        let repeated = times(one, count.parse().unwrap_or_default());
                        nodes = repeated.unwrap_or_else(|| self.refuse(begin));
                    }
                    if depth > 0 {
                        break;
                    }
                }
                '"' | '\'' => {
                    let start = self.at + 1;
                    let end = self.text[start..].find(sign).map_or(self.text.len(), |k| start + k);
                    self.at = (end + 1).min(self.text.len());
                    let text = &self.text[start..end];
                    if self.is_name() {
                        name = Some(text);
                    } else {
                        let cells = cells_of(text, true);
                        // A text with a whole puzzle is one by itself.
                        match cells.len() > SIDE_MAX {
                            true => nodes.push(Node::List(cells)),
                            false => nodes.extend(cells),
                        }
                    }
                }
                '/' | '#' | '%' if let Some(end) = self.end_of_comment() => self.at = end,
                '+' if matches!(nodes[..], [.., Node::List(_)]) => {
                    joins = true;
                    self.at += 1;
                }
                '0'..='9' if let Some(before) = self.factor_before() => factor = Some(before),
                '.' if self.is_continued() => self.at += 3,
                // JavaScript leaves cells out between commas.
                ',' if depth > 0 && self.text[..self.at].trim_end().ends_with([',', '[', '{']) => {
                    nodes.push(Node::Cell("."));
                    self.at += 1;
                }
                c if c.is_whitespace() || ",;".contains(c) => {
                    statement = if matches!(c, '\n' | ';') { count } else { statement };
                    is_array = c == ';' && count == 1 || is_array && c.is_whitespace();
                    self.at += c.len_utf8();
                }
                ':' | '=' => {
                    self.at += 1;
                    if depth == 0 && sign == '=' {
                        nodes.truncate(statement);
                    }
                }
                _ => {
                    let rest = &self.text[self.at..];
                    let is_end = |c: char| c.is_whitespace() || "[](){},;:='\"#%/".contains(c);
                    let end = rest[sign.len_utf8()..].find(is_end);
                    let word = &rest[..end.map_or(rest.len(), |end| end + sign.len_utf8())];
                    self.at += word.len();
                    // What stands outside of all brackets is no cell, and names nothing but a solution.
                    match depth {
                        0 if is_of_solutions(word) || is_rule(word) => name = Some(word),
                        0 => {}
                        _ if self.is_name() => name = Some(word),
                        _ => nodes.extend(cells_of(word, false)),
                    }
                }
            }
            if nodes.len() > count
                && !matches!(sign, ']' | ')' | '}')
                && let Some((factor, star)) = factor.take().or_else(|| self.factor_behind(sign))
            {
                let last = nodes.split_off(count);
                nodes.extend(
                    match &last[..] {
                        [Node::List(parts)] => times(parts, factor).map(|it| vec![Node::List(it)]),
                        cells => times(cells, factor),
                    }
                    .unwrap_or_else(|| self.refuse(star)),
                );
            }
            if nodes.len() > count
                && std::mem::take(&mut joins)
                && let [.., Node::List(before), Node::List(after)] = &mut nodes[..]
            {
                before.append(after);
                nodes.pop();
            }
            if let Some(name) = name.take_if(|_| nodes.len() > count) {
                let mut inside = nodes.split_off(count);
                keep_last(&mut inside);
                nodes.push(Node::Named(name, &self.text[begin..self.at], inside));
            }
        }
        keep_last(&mut nodes);
        nodes
    }

    /// Tests whether three dots stand here, behind which MATLAB goes on in the next line.
    fn is_continued(&self) -> bool {
        let rest = self.text[self.at..].strip_prefix("...");
        rest.is_some_and(|rest| rest.trim_start_matches([' ', '\t']).starts_with(['\n', '\r', '%']))
    }

    /// The place behind a comment that begins here.
    fn end_of_comment(&self) -> Option<usize> {
        let rest = &self.text[self.at..];
        let end = end_of_comment(rest, self.text[..self.at].chars().next_back())?;
        Some(rest.find(end).map_or(self.text.len(), |at| self.at + at + end.len()))
    }

    /// The number before a bracket or a text here, and the place of the `*` between them: `4*[0]`.
    fn factor_before(&mut self) -> Option<(usize, usize)> {
        let (number, rest) = self.text[self.at..].split_once('*')?;
        let value = rest.trim_start_matches([' ', '\t']);
        let number = number.trim_end_matches([' ', '\t']).parse().ok()?;
        let at = self.text.len() - rest.len();
        value.starts_with(['[', '(', '"', '\'']).then(|| {
            self.at = self.text.len() - value.len();
            (number, at - 1)
        })
    }

    /// The number behind the bracket or text that was just read, and the place of the `*` between them: `[0]*4`;
    /// one that cannot be where there is something else.
    fn factor_behind(&mut self, sign: char) -> Option<(usize, usize)> {
        if !matches!(sign, '[' | '(' | '{' | '"' | '\'') {
            return None;
        }
        let rest = self.text[self.at..].trim_start_matches([' ', '\t']);
        let star = self.text.len() - rest.len();
        let value = rest.strip_prefix('*')?.trim_start_matches([' ', '\t']);
        let is_name = |c: char| c.is_alphanumeric() || c == '_';
        let end = value.find(|c| !is_name(c)).unwrap_or(value.len());
        if end == 0 && !value.starts_with('(') {
            return None;
        }
        self.at = self.text.len() - value.len() + end;
        Some((value[..end].parse().unwrap_or(usize::MAX), star))
    }

    /// Notes that something cannot be repeated, and takes nothing in its place.
    fn refuse(&mut self, star: usize) -> Vec<Node<'a>> {
        self.wrong.get_or_insert(&self.text[star..]);
        Vec::new()
    }

    /// Tests whether a bracket here stands behind a name: the size of an array.
    fn is_index(&self) -> bool {
        let is_name = |sign: char| sign.is_alphanumeric() || sign == '_';
        self.index == self.at && self.at > 0 || self.text[..self.at].ends_with(is_name)
    }

    /// Tests whether what was just read is the name of what follows.
    fn is_name(&self) -> bool {
        self.text[self.at..].trim_start().starts_with([':', '='])
    }
}

/// Takes what is behind the last comma of the rows of a bracket as a blank cell, where a cell would be missing
/// without it, and other rows have blank ones; else as nothing.
fn keep_last(rows: &mut [Node<'_>]) {
    let count = rows.iter().filter(|row| matches!(row, Node::List(_))).count();
    let mut cells = rows.iter().filter_map(Node::parts).flatten();
    let has_blank = cells.any(|cell| matches!(cell, Node::Cell(".")));
    for row in rows {
        if let Node::List(cells) = row
            && let Some(last @ Node::Cell("")) = cells.last_mut()
        {
            *last = Node::Cell(".");
            if !has_blank || cells.len() != count {
                cells.pop();
            }
        }
    }
}

/// Nodes again and again; nothing if they are too many.
fn times<'a>(nodes: &[Node<'a>], factor: usize) -> Option<Vec<Node<'a>>> {
    let cells: usize = nodes.iter().map(|node| node.cells().len()).sum();
    let count = cells.max(nodes.len()).checked_mul(factor)?;
    let all = || nodes.iter().cycle().take(nodes.len() * factor).cloned().collect();
    (count <= REPEATED_MAX).then(all)
}
