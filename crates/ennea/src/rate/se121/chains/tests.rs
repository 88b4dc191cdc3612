//! The fast searches against plain ones, on the boards of real solutions.
//!
//! The plain ones keep for each statement the list of its parents, or its whole path, and sort all
//! conclusions; they share the board with the fast ones, and nothing else.

use super::super::board::{Board, Candidate, HOUSES, PEERS};
use super::fresh::Fresh;
use super::multiple::{self, Runs, Search};
use super::run::{Rules, Run};
use super::unary::{self, Unary};
use super::{All, Least, length_difficulty};
use std::collections::HashMap;
use std::collections::hash_map::Entry;

type Statement = (Candidate, bool);

/// Difficulty in fractions, complexity, kind, removed.
type Conclusion = (f64, u32, u8, Vec<Candidate>);

fn has(board: &Board, number: Candidate) -> bool {
    board.has(usize::from(number) / 9, usize::from(number) % 9)
}

/// What is false if a candidate is true, each once.
fn excluded(board: &Board, number: Candidate, with_cell: bool) -> Vec<Candidate> {
    let (cell, digit) = (number / 9, number % 9);
    let in_cell = (0..9).filter(|&other| with_cell && other != digit).map(|other| cell * 9 + other);
    let peers = PEERS[usize::from(cell)].into_iter().map(|peer| u16::from(peer) * 9 + digit);
    in_cell.chain(peers).filter(|&other| has(board, other)).collect()
}

/// What is true if a candidate is false, each once, with the candidates that must be false for it.
fn forced(
    board: &Board,
    source: &Board,
    number: Candidate,
    by_cell: bool,
    by_house: bool,
) -> Vec<(Candidate, Vec<Candidate>)> {
    let (cell, digit) = (number / 9, number % 9);
    let mut groups: Vec<Vec<Candidate>> = Vec::new();
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
    let mut forced: Vec<(Candidate, Vec<Candidate>)> = Vec::new();
    for group in groups {
        let open: Vec<Candidate> = group.iter().copied().filter(|&c| has(board, c)).collect();
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

fn rest(board: &Board, number: Candidate) -> Vec<Candidate> {
    let cell = number / 9 * 9;
    (cell..cell + 9).filter(|&other| other != number && has(board, other)).collect()
}

/// All single chains, in the order in which they are looked for.
fn plain_unary(board: &Board) -> Vec<Conclusion> {
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
fn cycles(board: &Board, source: Candidate, x: bool, y: bool) -> Vec<Vec<Statement>> {
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

fn removed_by(board: &Board, path: &[Statement]) -> Vec<Candidate> {
    let inside = |c: &Candidate| path.iter().any(|(number, _)| number / 9 == c / 9);
    let by = |c: Candidate, wanted: bool| {
        path.iter().any(|&(number, is_true)| {
            let sees = PEERS[usize::from(c / 9)].contains(&((number / 9) as u8));
            is_true == wanted && number % 9 == c % 9 && sees
        })
    };
    (0..729).filter(|c| has(board, *c) && !inside(c) && by(*c, true) && by(*c, false)).collect()
}

/// How many statements the shortest chain to the opposite has.
fn chain_length(board: &Board, source: Candidate, is_true: bool, y: bool) -> Option<u32> {
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

/// What an assumption leads to, in order, with parents; and the two sides of a clash.
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
fn plain_multiple(board: &Board, search: Search) -> Vec<Conclusion> {
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
        let own: Vec<Candidate> = (cell * 9..cell * 9 + 9).filter(|&c| has(board, c)).collect();
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

/// The least, and of equal ones the first.
fn sorted(mut all: Vec<Conclusion>) -> Vec<Conclusion> {
    all.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)).then(a.2.cmp(&b.2)));
    all
}

/// The least for each set of removed candidates.
fn distinct(all: Vec<Conclusion>) -> Vec<Conclusion> {
    let mut distinct: Vec<Conclusion> = Vec::new();
    for conclusion in sorted(all) {
        if distinct.iter().all(|known| known.3 != conclusion.3) {
            distinct.push(conclusion);
        }
    }
    distinct
}

/// The same of a fast search.
fn conclusions(all: All) -> Vec<Conclusion> {
    let hints = all.sorted().into_iter();
    hints.map(|h| (h.rank.difficulty, h.rank.complexity, h.rank.kind, h.removed)).collect()
}

/// The boards of a solution on which chains are looked for.
fn boards(clues: &str) -> Vec<Board> {
    let mut numbers = [0; 81];
    for (number, symbol) in numbers.iter_mut().zip(clues.bytes()) {
        *number = if symbol == b'.' { 0 } else { symbol - b'0' };
    }
    let mut board = Board::new(&numbers);
    let (mut rater, mut boards) = (super::super::Rater::new(), Vec::new());
    while !board.is_solved() {
        if super::super::direct(&board).or_else(|| super::super::indirect(&board)).is_none() {
            boards.push(board.clone());
        }
        let (_, _, found) = rater.next(&board, &()).expect("not stopped").expect("a step");
        super::super::apply(&mut board, &found);
    }
    boards
}

const PUZZLES: [&str; 3] = [
    ".......38..9..5..6.46.3...............3.8.79.....435...8....9.21....8...9..7...4.",
    "9.2..17....167........39.4.......9..6....8..4.....56.3.5...6.....6....318...4...7",
    "7....4..8.1......9..6.9.5....8.6...5.....23.....4..6....3.8..5.2....1......7.....",
];

/// Goal: the best single chain, and the list of all, are those of plain searches.
#[test]
fn single_chains_are_those_of_the_plain_search() {
    let mut unary = Unary::default();
    for board in PUZZLES.iter().flat_map(|puzzle| boards(puzzle)) {
        let plain = sorted(plain_unary(&board));
        let mut least = Least::default();
        unary::search(&board, &mut unary, &mut least);
        let hint =
            least.hint.map(|h| (h.rank.difficulty, h.rank.complexity, h.rank.kind, h.removed));
        assert_eq!(hint.as_ref(), plain.first());
        let mut all = All::default();
        unary::search(&board, &mut unary, &mut all);
        assert_eq!(conclusions(all), distinct(plain));
    }
}

/// Goal: the best conclusion from several assumptions is that of the plain search.
#[test]
fn several_assumptions_lead_where_the_plain_search_says() {
    let mut runs = Runs::default();
    let mut found = 0;
    for board in PUZZLES.iter().flat_map(|puzzle| boards(puzzle)).step_by(3) {
        for search in [Search::Nishio, Search::Multiple, Search::Dynamic(0)] {
            let plain = sorted(plain_multiple(&board, search));
            let mut least = Least::default();
            multiple::search(&board, search, &mut runs, &mut least, &()).expect("not stopped");
            let hint =
                least.hint.map(|h| (h.rank.difficulty, h.rank.complexity, h.rank.kind, h.removed));
            assert_eq!(hint.as_ref(), plain.first(), "{search:?}");
            found += usize::from(hint.is_some());
        }
    }
    assert!(found > 5, "{found}");
}

/// Goal: the chains on a board that a run has left, found by its new links, are those of the plain search.
#[test]
fn new_links_show_all_chains() {
    let (mut fresh, mut run) = (Fresh::default(), Run::default());
    let mut counts = [0; 2];
    for source in boards(PUZZLES[2]).into_iter().filter(|board| plain_unary(board).is_empty()) {
        let numbers = (0..729).filter(|&number| has(&source, number));
        for (k, number) in numbers.enumerate().filter(|(k, _)| k % 15 == 0) {
            let mut board = source.clone();
            run.assume(number, k % 2 == 0);
            if run.propagate(&mut board, Rules { is_nishio: false, is_dynamic: true }) {
                let plain = distinct(plain_unary(&board));
                let mut all = All::default();
                fresh.search(&source, &board, &run.falses, &mut all);
                counts[usize::from(plain.is_empty())] += 1;
                assert_eq!(conclusions(all), plain);
            }
        }
    }
    assert!(counts.iter().all(|&count| count > 20), "{counts:?}");
}

/// Goal: what groups lead to on a board that a run has left, found from those that changed, is what the
/// plain search finds.
#[test]
fn changed_groups_show_all_that_several_assumptions_lead_to() {
    let (mut fresh, mut runs, mut run) = (Fresh::default(), Runs::default(), Run::default());
    let mut counts = [0; 2];
    let is_quiet = |board: &Board| {
        plain_unary(board).is_empty() && plain_multiple(board, Search::Multiple).is_empty()
    };
    for source in PUZZLES.iter().flat_map(|puzzle| boards(puzzle)).filter(is_quiet) {
        let numbers = (0..729).filter(|&number| has(&source, number));
        for (k, number) in numbers.enumerate().filter(|(k, _)| k % 5 == 0) {
            let mut board = source.clone();
            run.assume(number, k % 2 == 0);
            let is_fine = run.propagate(&mut board, Rules { is_nishio: false, is_dynamic: true });
            if is_fine && plain_unary(&board).is_empty() {
                let plain = distinct(plain_multiple(&board, Search::Multiple));
                let mut all = All::default();
                fresh.search_groups(&source, &board, &run.falses, &mut runs, &mut all);
                counts[usize::from(plain.is_empty())] += 1;
                assert_eq!(conclusions(all), plain);
            }
        }
    }
    assert!(counts.iter().all(|&count| count > 10), "{counts:?}");
}
