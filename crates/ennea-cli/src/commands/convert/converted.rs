//! What is told of an entry in JSON.

use super::source::Source;
use ennea::Puzzle;
use ennea::rules::Description;
use ennea_answers::files::{Converted, Facts};
use ennea_answers::wire::Origin;
use ennea_formats::{Entry, Fact, Format};
use std::collections::BTreeMap;

/// A puzzle as it is told in JSON.
pub(super) fn converted(
    source: &Source,
    format: Format,
    entry: &Entry,
    text: Option<String>,
) -> Converted {
    let facts: BTreeMap<Fact, &str> = entry.facts().collect();
    let fact = |fact| facts.get(&fact).map(|&text| text.to_owned());
    Converted {
        origin: Origin { place: source.place(entry.line() as u64) },
        format: format.name(),
        shape: entry.shape(),
        rules: entry.description().map(Description::to_string),
        puzzle: entry.clues().to_string(),
        placed: entry.placed_line(),
        candidates: entry.candidate_texts(),
        solution: entry.solution().map(Puzzle::to_string),
        facts: Facts {
            title: fact(Fact::Title),
            author: fact(Fact::Author),
            description: fact(Fact::Description),
            comment: fact(Fact::Comment),
            source_name: fact(Fact::Source),
            link: fact(Fact::Link),
            date: fact(Fact::Date),
            level: fact(Fact::Level),
            rating: fact(Fact::Rating),
            id: fact(Fact::Id),
        },
        text,
    }
}
