//! The items of the inputs in order, many at a time, for commands that look at several together.

use crate::face::{CtrlC, Entry, Exit, Failure, Inputs, Item, Sink, Source, message, read};
use ennea::Puzzle;
use ennea::progress::Progress;
use std::cell::RefCell;

/// Items that are handed on together, at most.
const LENGTH: usize = 8192;

/// Looks at some items, and says whether there was bad input among them.
pub(crate) type Take<'a> = dyn FnMut(&[Item]) -> Result<Exit, Failure> + 'a;

/// Hands on all items, up to the first bad input unless the inputs say to keep going.  Bad input is
/// reported after the items before it have been looked at.
pub(crate) fn each(
    inputs: &Inputs,
    sources: &[Source],
    take: &mut Take<'_>,
) -> Result<Exit, Failure> {
    let keep_going = inputs.keep_going();
    let state = State { items: Vec::new(), take, keep_going, result: Ok(Exit::Done) };
    let gather = Gather(RefCell::new(state));
    read(sources, inputs.shape(), keep_going, &gather);
    gather.wait();
    if CtrlC.is_stopped() {
        return Err(Failure::Interrupted);
    }
    gather.0.into_inner().result
}

/// The only puzzle of the inputs; nothing, if what is there is bad and has been reported.
pub(crate) fn one(inputs: &Inputs) -> Result<Option<Puzzle>, Failure> {
    let sources = inputs.sources()?;
    let mut puzzles = Vec::new();
    let exit = each(inputs, &sources, &mut |items| {
        puzzles.extend(items.iter().map(|item| item.cells.puzzle().into_owned()));
        Ok(Exit::Done)
    })?;
    match (exit, puzzles.len()) {
        (Exit::WrongInput, _) => Ok(None),
        (_, 1) => Ok(puzzles.pop()),
        (_, found) => Err(Failure::Input(format!("found {found} puzzles; expected one"))),
    }
}

struct State<'a, 'b> {
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
        match entry {
            Ok(item) => {
                state.items.push(item);
                state.items.len() < LENGTH || state.hand_on()
            }
            Err(text) => {
                if state.hand_on() {
                    message(&text);
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
