//! The items of the inputs in order, many at a time, for commands that look at several together.

use crate::face::{CtrlC, Entry, Exit, Failure, Item, Query, Sink, Source, hinted, message, read};
use ennea::Puzzle;
use ennea::progress::Progress;
use ennea_answers::wire;
use ennea_words::gaps;
use std::cell::RefCell;

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
    let keep_going = query.keep_going();
    let state =
        State { query, sources, items: Vec::new(), take, keep_going, result: Ok(Exit::Done) };
    let gather = Gather(RefCell::new(state));
    read(sources, query.reading(), &gather);
    gather.wait();
    CtrlC.go_on()?;
    gather.0.into_inner().result
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

struct State<'a, 'b> {
    query: &'a Query<'a>,
    sources: &'a [Source],
    items: Vec<Item>,
    take: &'a mut Take<'b>,
    keep_going: bool,
    result: Result<Exit, Failure>,
}

impl State<'_, '_> {
    /// Hands on what there is; says whether to go on.
    fn hand_on(&mut self) -> bool {
        if self.goes_on() && !self.items.is_empty() {
            let taken = (self.take)(&self.items);
            self.note(taken);
            self.items.clear();
        }
        self.goes_on()
    }

    fn note(&mut self, taken: Result<Exit, Failure>) {
        if let Ok(before) = self.result {
            self.result = taken.map(|exit| exit.max(before));
        }
    }

    fn goes_on(&self) -> bool {
        let is_good = matches!(self.result, Ok(exit) if exit < Exit::WrongInput || self.keep_going);
        is_good && !CtrlC.is_stopped()
    }
}

struct Gather<'a, 'b>(RefCell<State<'a, 'b>>);

impl Sink for Gather<'_, '_> {
    fn push(&self, entry: Entry) -> bool {
        let mut state = self.0.borrow_mut();
        let taken = entry.and_then(|item| state.query.take(item, state.sources));
        match taken {
            Ok(item) => {
                item.all_notes(state.sources).iter().for_each(|note| message(note));
                state.items.push(item);
                state.items.len() < LENGTH && !CtrlC.is_stopped() || state.hand_on()
            }
            Err(bad) => {
                if state.hand_on() {
                    message(&bad.message);
                    state.note(Ok(Exit::WrongInput));
                }
                state.goes_on()
            }
        }
    }

    fn wait(&self) -> bool {
        self.0.borrow_mut().hand_on()
    }
}
