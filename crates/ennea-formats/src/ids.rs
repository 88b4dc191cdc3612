//! Rules that the name of a puzzle says which was made here: `e1-1-0.rules-x`.
//!
//! A puzzle without rules has those of its [`Id`], whether the file keeps that as an id or a line has it behind
//! the cells.  Rules without a name, which an id has as a number, are noted, and so are names that nobody knows
//! here.  Cost: linear in the id.

use crate::entry::Entry;
use crate::fact::Fact;
use ennea_base::Shape;
use ennea_base::recipe::{Id, IdError, Under};
use ennea_base::rules::{NamedRules, Rules};
use ennea_words::saying;

/// Takes the rules that the id of an entry says, and its shape if none was asked for.
pub(crate) fn take_rules(entry: &mut Entry, asked: Option<Shape>) {
    let comment = || entry.fact(Fact::Comment)?.split([' ', ',', ';', ':', '|']).next();
    let word = entry.fact(Fact::Id).or_else(comment).filter(|word| word.starts_with("e1-"));
    let Some(word) = word.map(str::to_owned) else { return };
    match word.parse() {
        Ok(id) => take(entry, &id, asked),
        Err(IdError::Part(part)) if part.starts_with("rules-") => {
            entry.note(saying!("read-id-unknown", part));
        }
        Err(_) => {}
    }
}

fn take(entry: &mut Entry, id: &Id, asked: Option<Shape>) {
    let shape = asked.unwrap_or(id.recipe.shape);
    if !entry.puzzle().rules().is_plain() || shape.side() != entry.shape().side() {
        return;
    }
    let rules = match id.recipe.rules {
        Under::Named(names) if names == NamedRules::NONE => Ok(Rules::plain(shape).clone()),
        Under::Named(names) => Rules::parse(&names.to_string(), shape),
        Under::Other(_) => {
            entry.note(saying!("read-id-nameless", id = id.to_string()));
            return;
        }
    };
    if let Ok(rules) = rules {
        entry.change(|puzzle| puzzle.with_rules(&rules));
    }
}
