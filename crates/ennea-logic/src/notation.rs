//! Steps in the notation of the forums: Eureka for chains, houses and cells for the rest.
//!
//! ```text
//!   X-Wing: 5 r27/c38 => -5 r4c3
//!   Alternating Inference Chain: (5=3)r1c1-(3)r1c7=(3-8)r4c7=(8)r4c2 => -8 r1c2
//! ```
//! `=` is a strong link, `-` a weak one; a pair of brackets with both digits is a link within a
//! cell.

use super::board::Board;
use super::step::{
    AlmostLocked, Argument, Candidate, Chain, Claim, DeadlyPattern, End, Fact, Figure, Line, Node,
    Proof, Step,
};
use ennea_base::rules::{House, Rules};
use ennea_base::{Cell, Digit, DigitSet, Shape};
use std::collections::BTreeMap;

/// A step in one line.
pub fn notation(board: &Board, step: &Step) -> String {
    let shape = board.shape();
    let pattern = of_figure(shape, step, step.figure());
    let blank = if pattern.is_empty() { "" } else { " => " };
    let text = format!("{}: {pattern}{blank}{}", step.technique(), effects(shape, step));
    with_names(text, board.rules())
}

fn of_figure(shape: Shape, step: &Step, figure: &Figure) -> String {
    match figure {
        Figure::Single { house } => house.map_or(String::new(), short_house),
        Figure::Locked { digit, from, to, .. } => {
            let to = to.map_or(String::new(), |to| format!("/{}", short_house(to)));
            format!("{digit} {}{to}", short_house(*from))
        }
        Figure::Subset { house, cells, digits } => {
            let place = short_cells(shape, cells);
            format!("{} {place} in {}", symbols(*digits), short_house(*house))
        }
        Figure::Fish { digit, base, cover, fins, .. } => {
            let fins = if fins.is_empty() {
                String::new()
            } else {
                format!(" fin {}", short_cells(shape, fins))
            };
            format!("{digit} {}/{}{fins}", short_houses(base), short_houses(cover))
        }
        Figure::Wing { pivot, pincers, digit } => {
            format!("{digit} pivot {}, pincers {}", shape.name(*pivot), short_cells(shape, pincers))
        }
        Figure::Colours { digit, colours, .. } => format!(
            "{digit} ({}) / ({})",
            short_cells(shape, &colours[0]),
            short_cells(shape, &colours[1])
        ),
        Figure::Deadly { pattern, others, houses, .. } => deadly(shape, pattern, others, houses),
        Figure::Chain(chain) => eureka(shape, chain),
        Figure::Sets { sets, links, digit } => locked_sets(shape, sets, links, *digit),
        Figure::TwoHouses { line, square, cells, digits } => format!(
            "{} {} - {} ({}) - {} ({})",
            symbols(*digits),
            short_cells(shape, &cells[0]),
            short_cells(shape, &cells[1]),
            short_house(*line),
            short_cells(shape, &cells[2]),
            short_house(*square)
        ),
        Figure::Blossom { stem, petals, digit } => {
            let petal =
                |(entry, set): &(_, AlmostLocked)| format!("{entry}: {}", locked_set(shape, set));
            let petals = joined(petals.iter().map(petal), "; ");
            format!("stem {}, {petals}, z={digit}", shape.name(*stem))
        }
        Figure::Forcing { chains, .. } => {
            let chain =
                |chain: &Vec<Claim>| joined(chain.iter().map(|&one| claim(shape, one)), " -> ");
            joined(chains.iter().map(chain), " | ")
        }
        Figure::Net => match step.proof() {
            Proof::Lines(argument) => {
                let assumed = step.negated().into_iter().map(|it| claim(shape, it));
                format!("{} -> {}", joined(assumed, ", "), net(shape, argument))
            }
            Proof::Facts(_) => String::new(),
        },
        Figure::Direct { pattern, house } => {
            format!("{}, {}", of_figure(shape, step, pattern), short_house(*house))
        }
        Figure::Exclusion { cells, peers } => {
            format!("{} by {}", short_cells(shape, cells), short_cells(shape, peers))
        }
    }
}

/// `r1c1=5`, `r1c1<>5`.
fn claim(shape: Shape, claim: Claim) -> String {
    let Candidate { cell, digit } = claim.candidate();
    let sign = match claim {
        Claim::Is(_) => "=",
        Claim::IsNot(_) => "<>",
    };
    format!("{}{sign}{digit}", shape.name(cell))
}

fn deadly(
    shape: Shape,
    pattern: &DeadlyPattern,
    others: &[Cell],
    links: &[(House, Digit)],
) -> String {
    let digits = pattern.cells.iter().fold(DigitSet::EMPTY, |all, (_, digits)| all.union(*digits));
    let cells: Vec<_> = pattern.cells.iter().map(|(cell, _)| *cell).collect();
    let mut text = format!("{} {}", symbols(digits), short_cells(shape, &cells));
    if !others.is_empty() {
        text += &format!(" with {}", short_cells(shape, others));
    }
    for (house, digit) in links {
        text += &format!(", {digit} in {}", short_house(*house));
    }
    text
}

fn locked_sets(
    shape: Shape,
    sets: &[AlmostLocked],
    links: &[Digit],
    digit: Option<Digit>,
) -> String {
    let sets = joined(sets.iter().map(|set| locked_set(shape, set)), " - ");
    let z = digit.map_or(String::new(), |digit| format!(", z={digit}"));
    format!("{sets}; x={}{z}", joined(links.iter(), ","))
}

fn short_house(house: House) -> String {
    short_houses(&[house])
}

/// `r27`, `c3`, `b5`; with commas where numbers have two signs.
fn short_houses(houses: &[House]) -> String {
    let numbers = houses.iter().map(House::number);
    let between = if numbers.clone().any(|number| number.len() > 1) { "," } else { "" };
    let kind = match houses[0] {
        House::Row(_) => "r",
        House::Column(_) => "c",
        House::Box(_) => "b",
        House::Window(_) => "w",
        House::Falling | House::Diagonal => "d\\",
        House::Rising => "d/",
        _ => return joined(houses, ","),
    };
    format!("{kind}{}", joined(numbers, between))
}

fn locked_set(shape: Shape, set: &AlmostLocked) -> String {
    format!("({}){}", symbols(set.digits), short_cells(shape, &set.cells))
}

/// Nodes in one cell share it.
fn eureka(shape: Shape, chain: &Chain) -> String {
    let mut text = String::new();
    let mut k = 0;
    while k < chain.nodes.len() {
        let Node { digit, cells } = &chain.nodes[k];
        let mut inside = digit.to_string();
        while let Some(next) = chain.nodes.get(k + 1).filter(|next| next.cells == *cells) {
            inside += &format!("{}{}", link(k), next.digit);
            k += 1;
        }
        text += &format!("({inside}){}", short_cells(shape, cells));
        if k + 1 < chain.nodes.len() {
            text += link(k);
        }
        k += 1;
    }
    if chain.is_ring { text + "- loop" } else { text }
}

fn link(after: usize) -> &'static str {
    if after.is_multiple_of(2) { "=" } else { "-" }
}

fn net(shape: Shape, argument: &Argument) -> String {
    let line = |line: &Line| match line {
        Line::Is { .. } => claim(shape, line.claim()),
        Line::IsNot { by, .. } => format!("{} ({})", claim(shape, line.claim()), by.technique()),
    };
    let lines = argument.lines.iter().map(line);
    let end = match &argument.end {
        End::Fails(fact) => format!("{} empty", short_fact(shape, fact)),
        End::Cases(fact, cases) => {
            let case = |(candidate, argument): &(Candidate, Argument)| {
                format!("[{} -> {}]", claim(shape, Claim::Is(*candidate)), net(shape, argument))
            };
            format!("{}: {}", short_fact(shape, fact), joined(cases.iter().map(case), " "))
        }
    };
    if lines.len() == 0 { end } else { format!("{} -> {end}", joined(lines, ", ")) }
}

fn short_fact(shape: Shape, fact: &Fact) -> String {
    match fact {
        Fact::Cell(cell) => shape.name(*cell),
        Fact::House(house, digit) => format!("{digit} in {}", short_house(*house)),
        Fact::Unique(_) => "uniqueness".to_owned(),
    }
}

/// Effects of a step, as the forums write them: `r1c1=5`, `-5 r4c3, -7 r1c89`.
pub fn effects(shape: Shape, step: &Step) -> String {
    let placed = |c: &Candidate| format!("{}={}", shape.name(c.cell), c.digit);
    let gone = |(digit, cells): (_, Vec<Cell>)| format!("-{digit} {}", short_cells(shape, &cells));
    joined(
        step.placements().iter().map(placed).chain(step.struck_out().into_iter().map(gone)),
        ", ",
    )
}

/// Cells as the forums write them: `r27c38`, `r1c1,r2c5`; one by one where numbers have two signs.
fn short_cells(shape: Shape, cells: &[Cell]) -> String {
    if shape.side() > 9 {
        return joined(cells.iter().map(|&cell| shape.name(cell)), ",");
    }
    let mut rows: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for &cell in cells {
        rows.entry(shape.row(cell) + 1).or_default().push(shape.column(cell) + 1);
    }
    // Rows with the same columns go together.
    let mut blocks: Vec<(Vec<usize>, Vec<usize>)> = Vec::new();
    for (row, columns) in rows {
        match blocks.iter_mut().find(|(_, other)| *other == columns) {
            Some((rows, _)) => rows.push(row),
            None => blocks.push((vec![row], columns)),
        }
    }
    let block = |(rows, columns): &(Vec<usize>, Vec<usize>)| {
        format!("r{}c{}", joined(rows.iter(), ""), joined(columns.iter(), ""))
    };
    joined(blocks.iter().map(block), ",")
}

/// Digits close together: `257`.
fn symbols(digits: DigitSet) -> String {
    digits.iter().map(Digit::symbol).collect()
}

/// Words with something between them.
fn joined(words: impl IntoIterator<Item = impl ToString>, between: &str) -> String {
    words.into_iter().map(|word| word.to_string()).collect::<Vec<String>>().join(between)
}

/// A text with the names that the rules give the houses of lists; until then it is called `house #28`.
fn with_names(text: String, rules: &Rules) -> String {
    // The highest number first, for it may begin as a lower one does.
    let listed =
        rules.houses().iter().rev().filter(|house| matches!(house.house, House::Listed(_)));
    listed.fold(text, |text, house| text.replace(&house.house.to_string(), &house.name))
}
