//! `help`: the table of orders, and one of them explained.

use crate::orders::{ORDERS, Order, named};
use crate::reply::{Kind, Line, Reply};
use ennea_words::layout::lines;
use ennea_words::{Language, say};

/// Width of a line of help, in columns.
const COLUMNS: usize = 80;

pub(crate) fn help(language: Language, order: Option<&str>) -> Reply {
    order.and_then(named).map_or_else(|| list(language), |order| explain(language, order))
}

/// In the form of SudokuSolver: `step: step forward`.
fn list(language: Language) -> Reply {
    let mut reply = Reply::with(Kind::Heading, say!(language, "shell-order-list"));
    reply.lines.extend(ORDERS.iter().map(|order| title(language, order)));
    reply.say(Kind::Note, say!(language, "shell-more-help"));
    reply
}

/// An order, its arguments and what it does.
fn title(language: Language, order: &Order) -> Line {
    let (order, name) = (format!("{} {}", order.name, order.arguments), order);
    let (order, summary) = (order.trim_end(), name.summary(language));
    let text = say!(language, "shell-order", order, summary);
    match text.strip_prefix(name.name) {
        Some(rest) => {
            let mut title = Line::new(Kind::Heading, name.name);
            title.push(Kind::Plain, rest);
            title
        }
        None => Line::new(Kind::Plain, text),
    }
}

fn explain(language: Language, order: &Order) -> Reply {
    let mut reply = Reply { lines: vec![title(language, order)], ..Reply::default() };
    let details = order.details(language);
    if !details.is_empty() {
        lines(&details, COLUMNS).into_iter().for_each(|line| reply.say(Kind::Plain, line));
    }
    reply.say(Kind::Note, say!(language, "shell-for-example"));
    for example in order.example {
        reply.say(Kind::Plain, format!("  {example}"));
    }
    reply
}
