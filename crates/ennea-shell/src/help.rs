//! `help`: the table of orders, and one of them explained.

use crate::orders::{ORDERS, Order, named};
use crate::reply::{Kind, Line, Reply};

/// How wide a line of help may be.
const COLUMNS: usize = 80;

pub(crate) fn help(order: Option<&str>) -> Reply {
    order.and_then(named).map_or_else(list, explain)
}

/// In the form of SudokuSolver: `step: step forward`.
fn list() -> Reply {
    let mut reply = Reply::with(Kind::Heading, "Order List:");
    reply.lines.extend(ORDERS.iter().map(title));
    reply.say(Kind::Note, "`help <order>` tells more. A quiz can be pasted as it is.");
    reply
}

/// An order, its arguments and what it does.
fn title(order: &Order) -> Line {
    let mut title = Line::new(Kind::Heading, order.name);
    if !order.arguments.is_empty() {
        title.push(Kind::Plain, format!(" {}", order.arguments));
    }
    title.push(Kind::Plain, format!(": {}", order.summary));
    title
}

fn explain(order: &Order) -> Reply {
    let mut reply = Reply { lines: vec![title(order)], ..Reply::default() };
    let mut line = String::new();
    for word in order.details.split(' ') {
        if !line.is_empty() && line.chars().count() + 1 + word.chars().count() > COLUMNS {
            reply.say(Kind::Plain, std::mem::take(&mut line));
        }
        line += if line.is_empty() { "" } else { " " };
        line += word;
    }
    if !line.is_empty() {
        reply.say(Kind::Plain, line);
    }
    reply.say(Kind::Note, "For example:");
    for example in order.example {
        reply.say(Kind::Plain, format!("  {example}"));
    }
    reply
}
