//! Chains inside chains: the searches on the board that a run has left.
//!
//! They are the same as those on a whole board, one of them again with runs that have chains
//! inside; so this file stands above all of them, and they know it as [`Nested`].

use super::super::board::Board;
use super::super::candidate::Candidate;
use super::super::effort::Effort;
use super::super::scale::Inside;
use super::super::step::Chain;
use super::advanced::Nested;
use super::conclusion::{Hint, Origin};
use super::counting::{Draft, Outline};
use super::multiple;
use super::new_links::NewLinks;
use super::run::Seek;
use super::run::words::Words;
use super::runs::Runs;
use super::search::Search;
use super::selection::All;
use ennea_base::progress::to_the_end;

/// The searches inside runs.
#[derive(Debug, Default)]
struct Searches {
    new_links: NewLinks,
    all: All,
    /// Runs of the searches with several assumptions.
    runs: Option<Box<Runs>>,
}

/// All that is looked for inside.
pub(super) fn new_searches() -> Box<dyn Nested> {
    Box::<Searches>::default()
}

/// Runs of a board, with all that is looked for inside.
pub(in super::super) fn new_runs() -> Runs {
    Runs::new(new_searches())
}

/// Takes the runs, and makes them when they are first wanted.
fn made(runs: &mut Option<Box<Runs>>) -> &mut Runs {
    runs.get_or_insert_with(|| Box::new(new_runs()))
}

impl Nested for Searches {
    fn conclusions(
        &mut self,
        seek: Seek,
        source: &Board,
        board: &Board,
        gone: &[Candidate],
    ) -> Vec<Hint> {
        let inside = match seek {
            Seek::Patterns => unreachable!("patterns are no chains"),
            Seek::Single => {
                let all = self.all.start(false);
                self.new_links.search(source, board, gone, all);
                return all.take();
            }
            Seek::Multiple => {
                let runs = made(&mut self.runs);
                let all = self.all.start(false);
                self.new_links.search_groups(source, board, gone, runs, all);
                return all.take();
            }
            Seek::Dynamic => Inside::Nothing,
            Seek::DynamicWithChains => Inside::Chains,
        };
        let (search, runs) = (Search::Dynamic(inside), made(&mut self.runs));
        let all = self.all.start(inside == Inside::Nothing && runs.start_from(source));
        to_the_end(|never| multiple::search(board, search, runs, all, never));
        all.take()
    }

    fn removed(
        &mut self,
        seek: Seek,
        source: &Board,
        board: &Board,
        words: (&Words, &Words),
    ) -> Option<Vec<Candidate>> {
        match seek {
            Seek::Single => self.new_links.removed(source, board, words),
            Seek::Multiple => self.new_links.removed_by_groups(source, board, words),
            _ => None,
        }
    }

    fn is_barren(&mut self, seek: Seek, source: &Board) -> bool {
        match seek {
            Seek::Single => self.new_links.know(source),
            Seek::Dynamic => made(&mut self.runs).start_from(source),
            _ => false,
        }
    }

    fn effort(&self) -> Effort {
        self.runs.as_ref().map_or_else(Effort::default, |runs| runs.effort())
    }

    fn outline(&mut self, hint: &Hint, before: &Board, now: &Board, is_last: bool) -> Outline {
        let draft = Draft::new(hint.assumed, before, now);
        match hint.origin {
            Origin::Runs(_) => made(&mut self.runs).outline(hint, draft),
            _ => Outline::of(&self.new_links.unary.trees(now, hint, is_last), draft),
        }
    }

    fn chains(&mut self, board: &Board, hint: &Hint) -> Vec<Chain> {
        match hint.origin {
            Origin::Runs(_) => made(&mut self.runs).chains(hint),
            _ => self.new_links.unary.chains(board, hint),
        }
    }
}
