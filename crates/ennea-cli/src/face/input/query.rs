//! Question about the puzzles of the inputs, and the rules that hold for them.
//!
//! Every puzzle passes here once, before it is answered: it is given the rules of `--rules`, which must be its
//! own where it has some, and refused where the question has no method for it.

use super::entry::Item;
use super::message::{self, Bad};
use super::reader::Reading;
use super::source::Source;
use super::{Inputs, cannot_read};
use crate::face::{Failure, hinted, language, read_text};
use ennea::rules::{Description, Rules};
use ennea::{Puzzle, Shape};
use ennea_answers::served::{Beyond, Question};
use ennea_answers::solutions::{with_solvers, without_notes};
use ennea_words::{Told, gaps, saying};
use std::path::Path;
use std::sync::RwLock;

/// A question about all puzzles of the inputs.
#[derive(Debug)]
pub(crate) struct Query<'a> {
    pub(crate) inputs: &'a Inputs,
    question: Question,
    rules: Option<Given>,
}

impl<'a> Query<'a> {
    /// A question, by these rules if some are given: names, the letters of a jigsaw, or the path of a file.
    pub(crate) fn new(
        inputs: &'a Inputs,
        question: Question,
        rules: Option<&str>,
    ) -> Result<Self, Failure> {
        let rules = rules.map(read_rules).transpose()?.map(Given::new);
        Ok(Self { inputs, question, rules })
    }

    /// Sources to read from.
    pub(crate) fn sources(&self) -> Result<Vec<Source>, Failure> {
        self.inputs.sources()
    }

    /// Way in which they are read.
    pub(crate) fn reading(&self) -> Reading {
        Reading { question: Some(self.question), ..self.inputs.reading() }
    }

    /// The item whose puzzle is to be answered.
    ///
    /// # Errors
    /// What to say if the question has no answer for it.
    pub(crate) fn take(&self, mut item: Item, sources: &[Source]) -> Result<Item, Bad> {
        match self.puzzle(item.puzzle()) {
            Ok(None) => Ok(item),
            Ok(Some(puzzle)) => {
                if item.puzzle().candidates().is_some() && puzzle.candidates().is_none() {
                    item.entry.ignore(saying!("ignored-notes"));
                }
                item.entry.set_puzzle(puzzle);
                Ok(item)
            }
            Err(why) => Err(Bad { place: item.place, message: item.refusal(sources, &why) }),
        }
    }

    /// The puzzle to be answered, if it is another one than was read.
    fn puzzle(&self, found: &Puzzle) -> Result<Option<Puzzle>, String> {
        let mut puzzle = None;
        if let Some(given) = &self.rules {
            puzzle = Some(given.to(found)?);
        }
        let asked = puzzle.as_ref().unwrap_or(found);
        match self.question.check(asked) {
            Ok(()) => Ok(puzzle),
            Err(why) if why.beyond == Beyond::Candidates => {
                let clues = with_solvers(|solvers| without_notes(solvers, asked));
                clues.map(Some).ok_or_else(|| message::of_candidates(&why, asked))
            }
            Err(why) => Err(why.told(language())),
        }
    }
}

/// Rules that are given for puzzles of any shape, and those of the shapes that came.
#[derive(Debug)]
pub(crate) struct Given {
    description: Description,
    known: RwLock<Vec<(Shape, Rules)>>,
}

impl Given {
    /// The rules of a description.
    pub(crate) fn new(description: Description) -> Self {
        Self { description, known: RwLock::default() }
    }

    /// A puzzle under the rules.
    ///
    /// # Errors
    /// Why they do not fit its shape, or that it has others.
    pub(crate) fn to(&self, puzzle: &Puzzle) -> Result<Puzzle, String> {
        let (own, rules) = (puzzle.rules(), self.of(puzzle.shape())?);
        if !own.is_plain() && !own.says_the_same(&rules) {
            let (own, given) = (own.to_string(), rules.to_string());
            return Err(hinted("rules-differ", &gaps!(own, given)));
        }
        Ok(puzzle.clone().with_rules(&rules))
    }

    /// The rules for a shape.
    ///
    /// # Errors
    /// Why they do not fit it.
    pub(crate) fn of(&self, shape: Shape) -> Result<Rules, String> {
        let find = |known: &[(Shape, Rules)]| {
            known.iter().find(|(of, _)| *of == shape).map(|(_, rules)| rules.clone())
        };
        if let Some(rules) = find(&self.known.read().expect("nobody panics with the lock")) {
            return Ok(rules);
        }
        let rules = self.description.rules(shape).map_err(|why| why.told(language()))?;
        self.known.write().expect("nobody panics with the lock").push((shape, rules.clone()));
        Ok(rules)
    }
}

/// Reads rules, or those in the file of that path.  What says rules is never taken for a file, a line with a slash always.
pub(crate) fn read_rules(text: &str) -> Result<Description, Failure> {
    let mut read = Description::read(text);
    let is_path = text.lines().count() == 1 && text.contains(['/', '\\']);
    if read.is_err() && (is_path || Path::new(text).is_file()) {
        let file = read_text(Path::new(text)).map_err(|error| cannot_read(text, &error))?;
        read = Description::read(&file);
    }
    read.map_err(|error| Failure::Input(error.told(language())))
}
