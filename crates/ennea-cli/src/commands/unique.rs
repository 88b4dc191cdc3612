//! `ennea unique`: the first of each class of equivalent inputs.

use super::rules::Moves;
use crate::face::{
    CtrlC, Exit, Failure, Inputs, Item, Output, Source, gather, interrupt, language, message,
};
use clap::Args;
use ennea::progress::Progress;
use ennea::symmetry::Canoniser;
use ennea_answers::canonical::variants::{Group, Groups, VariantForm};
use ennea_answers::canonical::{First, Form, Met};
use ennea_answers::served::Question;
use rayon::prelude::*;
use std::collections::BTreeSet;
use std::io::{self, BufWriter, Write};
use std::sync::Arc;

/// Keeps the first of each class.
#[derive(Debug, Args)]
#[command(after_help = "Two are equivalent if moving rows, columns, bands and stacks, mirroring \
    and relabelling turns one into the other, and with --rules if a move of these rules and \
    relabelling does. Without --count a line is written as soon as it is \
    known to be new; with it, when all have been read.")]
pub(crate) struct Options {
    #[command(flatten)]
    inputs: Inputs,

    /// Print before each how many of the inputs are equivalent to it, itself included.
    #[arg(long)]
    count: bool,

    #[command(flatten)]
    moves: Moves,
}

pub(crate) fn run(options: &Options, output: &Output) -> Result<Exit, Failure> {
    interrupt::listen();
    let query = options.moves.query(&options.inputs, Question::Unique)?;
    let sources = query.sources()?;
    let mut unique = Unique {
        options,
        groups: Groups::default(),
        noted: BTreeSet::new(),
        sources: &sources,
        output,
        out: BufWriter::with_capacity(1 << 16, io::stdout()),
        met: Met::default(),
        counted: Vec::new(),
    };
    let result = gather::each(&query, &sources, &mut |items| unique.take(items));
    if !matches!(result, Err(Failure::Interrupted)) {
        for first in &unique.counted {
            writeln!(unique.out, "{}", output.text_of(first))?;
        }
    }
    unique.out.flush()?;
    result
}

/// Key of the class of an item.
enum Known {
    Key(Box<[u8]>),
    /// The form under the group of some rules.
    Under(Arc<Group>, VariantForm),
}

/// The group of the rules of an item, if it has rules; or why there is none.
type Under = Result<Option<Arc<Group>>, String>;

struct Unique<'a> {
    options: &'a Options,
    groups: Groups,
    /// Notes on groups that have been told.
    noted: BTreeSet<String>,
    sources: &'a [Source],
    output: &'a Output,
    out: BufWriter<io::Stdout>,
    met: Met,
    /// With `--count`, the first of each class.
    counted: Vec<First>,
}

impl Unique<'_> {
    fn take(&mut self, items: &[Item]) -> Result<Exit, Failure> {
        let groups: Vec<_> = items.iter().map(|item| self.group(item)).collect();
        let known = |canoniser: &mut Canoniser, (item, group): (&Item, &Under)| match group {
            Err(why) => Err(item.refusal(self.sources, why)),
            Ok(None) => match Form::of(canoniser, item.puzzle()) {
                Ok(form) => Ok(Known::Key(Met::key(&form))),
                Err(why) => Err(item.refusal(self.sources, &why)),
            },
            Ok(Some(group)) => match Group::canonical(group, item.puzzle()) {
                Ok(form) => Ok(Known::Under(Arc::clone(group), form)),
                Err(why) => Err(item.refusal(self.sources, &why)),
            },
        };
        let keys: Vec<_> = items
            .par_iter()
            .zip(&groups)
            .map_init(Canoniser::new, |canoniser, both| {
                CtrlC.go_on().map(|()| known(canoniser, both))
            })
            .collect::<Result<_, _>>()?;
        let mut exit = Exit::Done;
        for (item, key) in items.iter().zip(keys) {
            match key {
                Ok(Known::Key(key)) => self.add(item, key)?,
                Ok(Known::Under(group, form)) => {
                    let key = self.met.key_under(group.rules(), &form);
                    self.add(item, key)?;
                }
                Err(text) => {
                    self.out.flush()?;
                    message(&text);
                    exit = Exit::WrongInput;
                    if !self.options.inputs.keep_going {
                        break;
                    }
                }
            }
        }
        self.out.flush()?;
        Ok(exit)
    }

    /// The group of the rules of an item.
    fn group(&mut self, item: &Item) -> Under {
        let rules = item.puzzle().rules();
        if rules.is_plain() {
            return Ok(None);
        }
        let group = interrupt::at_once(|| self.groups.of(rules, self.options.moves.group));
        let group = group.map_err(|why| why.to_string())?;
        let note = group.describe(language());
        if !self.noted.contains(&note) {
            self.output.note(&note);
            self.noted.insert(note);
        }
        Ok(Some(group))
    }

    fn add(&mut self, item: &Item, key: Box<[u8]>) -> Result<(), Failure> {
        let (number, is_first) = self.met.number(key);
        let first = || {
            let source = &self.sources[item.place.source as usize];
            First { asked: source.asked(item), count: None }
        };
        if self.options.count {
            if is_first {
                self.counted.push(First { count: Some(0), ..first() });
            }
            *self.counted[number].count.get_or_insert_default() += 1;
        } else if is_first {
            writeln!(self.out, "{}", self.output.text_of(&first()))?;
        }
        Ok(())
    }
}
