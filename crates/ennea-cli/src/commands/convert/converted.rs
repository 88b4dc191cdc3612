//! Entries in JSON, as they are told.

use crate::face::{Item, Source};
use ennea::Filling;
use ennea_answers::files::{Converted, Facts};
use ennea_formats::{Fact, Format};
use std::collections::BTreeMap;

/// A puzzle as it is told in JSON.
pub(super) fn converted(source: &Source, item: &Item, text: Option<String>) -> Converted {
    let entry = &item.entry;
    let facts: BTreeMap<Fact, &str> = entry.facts().collect();
    let fact = |fact| facts.get(&fact).map(|&text| text.to_owned());
    Converted {
        asked: source.asked(item),
        format: entry.format().map(Format::name),
        solution: entry.solution().map(Filling::to_string),
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
