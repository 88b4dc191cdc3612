//! `--rules NAME|FILE`: the rules of a variant, from a name, letters or a file; and why some commands do not
//! take them.

use super::Arguments;
use crate::face::batch::{self, Task, Unanswered};
use crate::face::{Exit, Failure, Inputs, Output, Query, hinted, language, names as values};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Args, CommandFactory};
use ennea::rules::{NamedRule, Rules};
use ennea::symmetry::variants::Scope;
use ennea::{Named, Shape};
use ennea_answers::canonical::variants::{Group, Groups};
use ennea_answers::refusal::Refusal;
use ennea_answers::served::Question;
use ennea_print::rules_in_words;
use ennea_words::{Language, gaps};
use std::collections::BTreeSet;
use std::ffi::OsString;
use std::sync::Mutex;

/// Whose moves count.
#[derive(Debug, Args)]
pub(super) struct Moves {
    /// Move by these rules: a name such as x, windoku or x+knight, the letters of a jigsaw, or a file.
    #[arg(long, value_name = "NAME|FILE")]
    rules: Option<String>,

    /// With --rules: which permutations of the cells are moves.
    #[arg(long, requires = "rules", value_parser = values::<Scope>(), default_value = "whole")]
    pub(super) group: Scope,
}

impl Moves {
    /// Answers a question about each puzzle: under the group of its rules, after a note on each such group, or
    /// else under that of its shape.
    pub(super) fn each_puzzle<W: Default + Send>(
        &self,
        inputs: &Inputs,
        question: Question,
        output: &Output,
        under: impl Fn(&Group, &mut Task<'_>) -> Result<(), Refusal> + Sync,
        plain: impl Fn(&mut W, &mut Task<'_>) -> Result<(), Unanswered> + Sync,
    ) -> Result<Exit, Failure> {
        let noted = Mutex::new(BTreeSet::new());
        let query = self.query(inputs, question)?;
        batch::lines(&query, "moving", output, |(groups, worker): &mut (Groups, W), task| {
            let rules = task.puzzle().rules();
            if rules.is_plain() {
                return plain(worker, task);
            }
            let group = groups.of(rules, self.group).map_err(|why| task.refusal(&why))?;
            let note = group.describe(language());
            let mut noted = noted.lock().expect("nobody panics with the lock");
            if !noted.contains(&note) {
                output.note(&note);
                noted.insert(note);
            }
            drop(noted);
            under(&group, task).map_err(|why| task.refusal(&why))
        })
    }

    /// A question about all puzzles, by the rules that are given.
    pub(super) fn query<'a>(
        &self,
        inputs: &'a Inputs,
        question: Question,
    ) -> Result<Query<'a>, Failure> {
        Query::new(inputs, question, self.rules.as_deref())
    }
}

/// The rules that have names, a line each.
pub(super) fn names() -> Vec<String> {
    let language = language();
    // The first sentence speaks of rows, columns and boxes, and the last of what is special.
    let about = |rule: &NamedRule| match Rules::parse(rule.name(), Shape::CLASSIC) {
        Ok(rules) if language != Language::ENGLISH => rules_in_words(language, &rules).pop(),
        _ => None,
    };
    let help = |rule: &NamedRule| about(rule).unwrap_or_else(|| rule.help().to_owned());
    let line = |rule: &NamedRule| format!("{:<21} {}", rule.name(), help(rule));
    NamedRule::ALL.iter().map(line).collect()
}

/// The message that says why a command takes no rules; `None` if it does, or is none.
fn why_not(command: &str) -> Option<&'static str> {
    Some(match command {
        "shuffle" => "no-rules-moves",
        "rank" | "unrank" | "catalog" => "no-rules-numbers",
        "clues" => "no-rules-clues",
        "chaos" => "no-rules-flow",
        "units" => "no-rules-jobs",
        "verify" => "no-rules-ladder",
        "serve" => "no-rules-page",
        "completions" | "man" => "no-rules-at-all",
        _ => return None,
    })
}

/// Message where a command that takes no rules was given some; `None` for other errors.
pub(crate) fn refusal(
    error: &clap::Error,
    arguments: impl IntoIterator<Item = OsString>,
) -> Option<String> {
    let is_rules = error.kind() == ErrorKind::UnknownArgument
        && matches!(
            error.get(ContextKind::InvalidArg),
            Some(ContextValue::String(argument)) if argument == "--rules"
        );
    let command = arguments.into_iter().skip(1).filter_map(|word| word.into_string().ok());
    let command = command.filter(|_| is_rules).find(|word| why_not(word).is_some())?;
    let takes = Arguments::command();
    let takes = takes.get_subcommands().filter(|command| takes_rules(command));
    let takes: Vec<&str> = takes.map(clap::Command::get_name).collect();
    let why = language().text(why_not(&command)?);
    Some(hinted("rules-not-taken", &gaps!(command, why, takes)))
}

fn takes_rules(command: &clap::Command) -> bool {
    command.get_arguments().any(|argument| argument.get_id() == "rules")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_takes_rules_or_says_why_not() {
        for command in Arguments::command().get_subcommands() {
            let name = command.get_name();
            assert_eq!(takes_rules(command), why_not(name).is_none(), "{name}");
        }
    }
}
