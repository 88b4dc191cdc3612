//! The items of the inputs in order, many at a time, for commands that look at several together.

use crate::face::{CtrlC, Entry, Exit, Failure, Item, Query, Sink, Source, hinted, message, read};
use ennea::Puzzle;
use ennea::progress::Progress;
use ennea_answers::wire;
use ennea_words::gaps;

/// Items that are handed on together, at most.
const LENGTH: usize = 8192;

/// Looks at some items, and says whether there was bad input among them.
pub(crate) type Take<'a> = dyn FnMut(&[Item]) -> Result<Exit, Failure> + 'a;

/// Hands on all items, up to the first bad input unless the inputs say to keep going.  Bad input is
/// reported after the items before it have been looked at.
pub(crate) fn each(
    query: &Query<'_>,
    sources: &[Source],
    take: &mut Take<'_>,
) -> Result<Exit, Failure> {
    let mut gather = Gather { query, sources, items: Vec::new(), take, result: Ok(Exit::Done) };
    read(sources, query.reading(), &mut gather);
    gather.wait();
    CtrlC.go_on()?;
    gather.result
}

/// The only puzzle of the inputs, and where it stood; nothing, if what is there is bad and has been
/// reported.
pub(crate) fn one(query: &Query<'_>) -> Result<Option<(wire::Place, Puzzle)>, Failure> {
    let sources = query.sources()?;
    let mut found = Vec::new();
    let exit = each(query, &sources, &mut |items| {
        let place = |item: &Item| sources[item.place.source as usize].place(item.place.line);
        found.extend(items.iter().map(|item| (place(item), item.puzzle().clone())));
        Ok(Exit::Done)
    })?;
    match (exit, found.len()) {
        (Exit::WrongInput, _) => Ok(None),
        (_, 1) => Ok(found.pop()),
        (_, found) => Err(Failure::Input(hinted("wanted-one", &gaps!(found)))),
    }
}

struct Gather<'a, 'b> {
    query: &'a Query<'a>,
    sources: &'a [Source],
    items: Vec<Item>,
    take: &'a mut Take<'b>,
    result: Result<Exit, Failure>,
}

impl Gather<'_, '_> {
    fn note(&mut self, taken: Result<Exit, Failure>) {
        if let Ok(before) = self.result {
            self.result = taken.map(|exit| exit.max(before));
        }
    }

    fn goes_on(&self) -> bool {
        let keep_going = self.query.inputs.keep_going;
        let is_good = matches!(self.result, Ok(exit) if exit < Exit::WrongInput || keep_going);
        is_good && !CtrlC.is_stopped()
    }
}

impl Sink for Gather<'_, '_> {
    fn push(&mut self, entry: Entry) -> bool {
        let taken = entry.and_then(|item| self.query.take(item, self.sources));
        match taken {
            Ok(item) => {
                item.all_notes(self.sources).iter().for_each(|note| message(note));
                self.items.push(item);
                self.items.len() < LENGTH && !CtrlC.is_stopped() || self.wait()
            }
            Err(bad) => {
                if self.wait() {
                    message(&bad.message);
                    self.note(Ok(Exit::WrongInput));
                }
                self.goes_on()
            }
        }
    }

    /// Hands on what there is; says whether to go on.
    fn wait(&mut self) -> bool {
        if self.goes_on() && !self.items.is_empty() {
            let taken = (self.take)(&self.items);
            self.note(taken);
            self.items.clear();
        }
        self.goes_on()
    }
}
