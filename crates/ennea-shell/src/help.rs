//! `help`: the table of orders, and one of them explained.

use crate::orders::{ORDERS, Order, named};
use crate::reply::{Kind, Line, Reply};
use crate::words;
use ennea::Language;
use ennea::logic::words::lines;

/// How wide a line of help may be.
const COLUMNS: usize = 80;

pub(crate) fn help(language: Language, order: Option<&str>) -> Reply {
    match order.and_then(named) {
        Some(order) => explain(language, order),
        None => list(language),
    }
}

/// In the form of SudokuSolver: `step: step forward`.
fn list(language: Language) -> Reply {
    let words = words::of(language);
    let mut reply = Reply::with(Kind::Heading, words.order_list());
    reply.lines.extend(ORDERS.iter().map(|order| title(language, order)));
    reply.say(Kind::Note, words.more_help());
    reply
}

/// An order, its arguments and what it does.
fn title(language: Language, order: &Order) -> Line {
    let mut title = Line::new(Kind::Heading, order.name);
    if !order.arguments.is_empty() {
        title.push(Kind::Plain, format!(" {}", order.arguments));
    }
    let colon = words::of(language).colon();
    title.push(Kind::Plain, format!("{colon}{}", order.summary(language)));
    title
}

fn explain(language: Language, order: &Order) -> Reply {
    let mut reply = Reply { lines: vec![title(language, order)], ..Reply::default() };
    let details = order.details(language);
    if !details.is_empty() {
        lines(details, COLUMNS).into_iter().for_each(|line| reply.say(Kind::Plain, line));
    }
    reply.say(Kind::Note, words::of(language).for_example());
    for example in order.example {
        reply.say(Kind::Plain, format!("  {example}"));
    }
    reply
}
