//! Plain searches: each statement with the list of its parents, or its whole path, and all
//! conclusions.
//!
//! They share the board with the fast ones, and nothing else; a candidate is cell x 9 + digit.

use super::super::super::board::{Board, HOUSES, PEERS};
use super::super::super::scale::length_difficulty;
use super::super::search::Search;
use std::collections::HashMap;
use std::collections::hash_map::Entry;

/// A candidate.
pub(super) type Number = u16;

type Statement = (Number, bool);

/// Difficulty in fractions, complexity, kind, removed.
pub(super) type Conclusion = (f64, u32, u8, Vec<Number>);

pub(super) fn has(board: &Board, number: Number) -> bool {
    board.has(usize::from(number) / 9, usize::from(number) % 9)
}

/// Candidates that are false if a candidate is true, each once.
fn excluded(board: &Board, number: Number, with_cell: bool) -> Vec<Number> {
    let (cell, digit) = (number / 9, number % 9);
    let in_cell = (0..9).filter(|&other| with_cell && other != digit).map(|other| cell * 9 + other);
    let peers = PEERS[usize::from(cell)].into_iter().map(|peer| u16::from(peer) * 9 + digit);
    in_cell.chain(peers).filter(|&other| has(board, other)).collect()
}

/// Candidates that are true if a candidate is false, each once, with those that must be false for
/// it.
fn forced(
    board: &Board,
    source: &Board,
    number: Number,
    by_cell: bool,
    by_house: bool,
) -> Vec<(Number, Vec<Number>)> {
    let (cell, digit) = (number / 9, number % 9);
    let mut groups: Vec<Vec<Number>> = Vec::new();
    if by_cell {
        groups.push((0..9).map(|other| cell * 9 + other).collect());
    }
    for kind in 0..3 {
        let same =
            |other: &u16| HOUSES[usize::from(*other)][kind] == HOUSES[usize::from(cell)][kind];
        if by_house {
            groups.push((0..81).filter(same).map(|other| other * 9 + digit).collect());
        }
    }
    let mut forced: Vec<(Number, Vec<Number>)> = Vec::new();
    for group in groups {
        let open: Vec<Number> = group.iter().copied().filter(|&c| has(board, c)).collect();
        if open.len() == 2 {
            let other = if open[0] == number { open[1] } else { open[0] };
            let gone = group.into_iter().filter(|&c| has(source, c) && !has(board, c));
            if forced.iter().all(|(known, _)| *known != other) {
                forced.push((other, [number].into_iter().chain(gone).collect()));
            }
        }
    }
    forced
}

fn rest(board: &Board, number: Number) -> Vec<Number> {
    let cell = number / 9 * 9;
    (cell..cell + 9).filter(|&other| other != number && has(board, other)).collect()
}

/// All single chains, in the order in which they are looked for.
pub(super) fn plain_unary(board: &Board) -> Vec<Conclusion> {
    let mut found = Vec::new();
    for (x, y, kind) in [(true, false, 2), (false, true, 3), (true, true, 4)] {
        let (cycle, chain) = if kind == 4 { (7.0, 7.0) } else { (6.5, 6.6) };
        for source in (0..729).filter(|&c| has(board, c)) {
            let count = board.candidates[usize::from(source) / 9].count_ones();
            if count < 2 || !x && count > 2 {
                continue;
            }
            for path in cycles(board, source, x, y) {
                let removed = removed_by(board, &path);
                if !removed.is_empty() {
                    let length = path.len() as u32;
                    found.push((cycle + length_difficulty(length), length, kind, removed));
                }
            }
            for is_true in [true, false] {
                if let Some(length) = chain_length(board, source, is_true, y).filter(|_| x) {
                    let removed = if is_true { vec![source] } else { rest(board, source) };
                    found.push((chain + length_difficulty(length), length, kind, removed));
                }
            }
        }
    }
    found
}

/// The cycles from a candidate: their statements from its truth on.
fn cycles(board: &Board, source: Number, x: bool, y: bool) -> Vec<Vec<Statement>> {
    let mut cycles = Vec::new();
    let mut known = vec![source];
    let mut trues = vec![vec![(source, true)]];
    while !trues.is_empty() {
        let mut falses = Vec::new();
        for path in &trues {
            for other in excluded(board, path[path.len() - 1].0, y) {
                if !path.contains(&(other, false)) {
                    falses.push([&path[..], &[(other, false)]].concat());
                }
            }
        }
        trues = Vec::new();
        for path in falses {
            for (other, _) in forced(board, board, path[path.len() - 1].0, y, x) {
                if other == source && path.len() >= 4 {
                    cycles.push(path.clone());
                }
                if !known.contains(&other) {
                    known.push(other);
                    trues.push([&path[..], &[(other, true)]].concat());
                }
            }
        }
    }
    cycles
}

fn removed_by(board: &Board, path: &[Statement]) -> Vec<Number> {
    let inside = |c: &Number| path.iter().any(|(number, _)| number / 9 == c / 9);
    let by = |c: Number, wanted: bool| {
        path.iter().any(|&(number, is_true)| {
            let sees = PEERS[usize::from(c / 9)].contains(&((number / 9) as u8));
            is_true == wanted && number % 9 == c % 9 && sees
        })
    };
    (0..729).filter(|c| has(board, *c) && !inside(c) && by(*c, true) && by(*c, false)).collect()
}

/// Number of statements of the shortest chain to the opposite; `None` if there is no chain.
fn chain_length(board: &Board, source: Number, is_true: bool, y: bool) -> Option<u32> {
    let mut known = vec![(source, is_true)];
    let mut paths = vec![vec![(source, is_true)]];
    while !paths.is_empty() {
        let mut next = Vec::new();
        for path in paths {
            let (number, is_true_now) = path[path.len() - 1];
            let followers = match is_true_now {
                true => excluded(board, number, y),
                false => forced(board, board, number, y, true).into_iter().map(|f| f.0).collect(),
            };
            for other in followers {
                let statement = (other, !is_true_now);
                if statement == (source, !is_true) {
                    return Some(path.len() as u32 + 1);
                }
                if !known.contains(&statement) {
                    known.push(statement);
                    next.push([&path[..], &[statement]].concat());
                }
            }
        }
        paths = next;
    }
    None
}

/// Consequences of an assumption, in order, with parents; and the two sides of a clash.
struct PlainRun {
    order: Vec<Statement>,
    parents: HashMap<Statement, Vec<Statement>>,
    clash: Option<[(Statement, Vec<Statement>); 2]>,
}

fn plain_run(source: &Board, start: Statement, search: Search) -> PlainRun {
    let (nishio, dynamic) = (search == Search::Nishio, search != Search::Multiple);
    let mut board = source.clone();
    let mut run =
        PlainRun { order: vec![start], parents: HashMap::from([(start, vec![])]), clash: None };
    let (mut trues, mut falses) = (Vec::new(), Vec::new());
    if start.1 { &mut trues } else { &mut falses }.push(start.0);
    while run.clash.is_none() && !(trues.is_empty() && falses.is_empty()) {
        let is_true = !trues.is_empty();
        let number = if is_true { trues.remove(0) } else { falses.remove(0) };
        let followers: Vec<(Statement, Vec<Statement>)> = match is_true {
            true => excluded(&board, number, !nishio)
                .into_iter()
                .map(|other| ((other, false), vec![(number, true)]))
                .collect(),
            false => forced(&board, source, number, !nishio, true)
                .into_iter()
                .map(|(other, gone)| ((other, true), gone.iter().map(|&c| (c, false)).collect()))
                .collect(),
        };
        if !is_true && dynamic {
            board.remove(usize::from(number) / 9, usize::from(number) % 9);
        }
        for (statement, parents) in followers {
            let opposite = (statement.0, !statement.1);
            if let Some(others) = run.parents.get(&opposite) {
                run.clash = Some([(statement, parents), (opposite, others.clone())]);
                break;
            }
            if let Entry::Vacant(entry) = run.parents.entry(statement) {
                entry.insert(parents);
                run.order.push(statement);
                if statement.1 { &mut trues } else { &mut falses }.push(statement.0);
            }
        }
    }
    run
}

impl PlainRun {
    fn count_from(&self, first: Statement, parents: &[Statement]) -> u32 {
        let mut known = vec![first];
        let mut open = parents.to_vec();
        while let Some(statement) = open.pop() {
            if !known.contains(&statement) {
                known.push(statement);
                open.extend(&self.parents[&statement]);
            }
        }
        known.len() as u32
    }

    fn count(&self, statement: Statement) -> u32 {
        self.count_from(statement, &self.parents[&statement])
    }
}

/// All conclusions from several assumptions, in the order in which they are looked for.
pub(super) fn plain_multiple(board: &Board, search: Search) -> Vec<Conclusion> {
    let base = match search {
        Search::Nishio => 7.5,
        Search::Multiple => 8.0,
        Search::Dynamic(_) => 8.5,
    };
    let (nishio, dynamic) = (search == Search::Nishio, search != Search::Multiple);
    let all = (0..729).filter(|&c| has(board, c));
    let runs: HashMap<Statement, PlainRun> = all
        .flat_map(|c| [(c, true), (c, false)])
        .map(|start| (start, plain_run(board, start, search)))
        .collect();
    let mut found = Vec::new();
    let mut conclude = |kind: u8, (number, is_true): Statement, complexity: u32| {
        let removed = if is_true { rest(board, number) } else { vec![number] };
        if !removed.is_empty() {
            found.push((base + length_difficulty(complexity), complexity, kind, removed));
        }
    };
    let mut common = |kind: u8, starts: &[Statement]| {
        for wanted in [true, false] {
            for &statement in &runs[&starts[0]].order {
                let is_in = |start: &Statement| runs[start].parents.contains_key(&statement);
                if statement.1 == wanted && starts.iter().all(is_in) {
                    let total = starts.iter().map(|start| runs[start].count(statement)).sum();
                    conclude(kind, statement, total);
                }
            }
        }
    };
    let mut clashes = Vec::new();
    for cell in 0..81_u16 {
        let own: Vec<Number> = (cell * 9..cell * 9 + 9).filter(|&c| has(board, c)).collect();
        if own.len() < 2 || own.len() == 2 && !dynamic {
            continue;
        }
        for &number in &own {
            for start in [(number, true), (number, false)] {
                let run = &runs[&start];
                if let Some([(new, parents), (old, _)]) = run.clash.as_ref().filter(|_| dynamic) {
                    let total = run.count_from(*new, parents) + run.count(*old);
                    clashes.push(((number, !start.1), total));
                }
            }
            if dynamic && !nishio && own.len() >= 3 {
                common(1, &[(number, true), (number, false)]);
            }
            for kind in (0..3).filter(|_| !nishio) {
                let house = HOUSES[usize::from(cell)][kind];
                let places: Vec<Statement> = (0..81_u16)
                    .filter(|&other| HOUSES[usize::from(other)][kind] == house)
                    .map(|other| (other * 9 + number % 9, true))
                    .filter(|&(other, _)| has(board, other))
                    .collect();
                if places.len() > 1 && places[0].0 == number {
                    common(6, &places);
                }
            }
        }
        if !nishio {
            common(5, &own.iter().map(|&number| (number, true)).collect::<Vec<_>>());
        }
    }
    // Contradictions come after all others of their complexity, so their place among them is free.
    for (statement, total) in clashes {
        conclude(7, statement, total);
    }
    found
}
