//! The lesson of a conflict: a clause that would have avoided it, and some choices earlier.
//!
//! A conflict is a clause whose literals are all false.  The literals decided after the last choice are
//! replaced one by one, latest first, by what their reasons rest on, until a single one is left: the
//! first unique implication point (`[MS1999]`, `[MMZZM2001]`).  Then
//!
//! - a literal that follows from others of the clause is dropped (`[SB2009]`), and
//! - options that were removed by one and the same taken option are replaced by this one, as an item
//!   teaches more by what is taken than by what is gone.
//!
//! The weights of all options that took part are raised, and those of the reasons of the clause's own
//! literals (`[LGPC2016]`, section 5).

use super::board::{Board, Choice, Conflict, Literal, Reason};
use super::clauses::Clauses;
use super::order::Order;

/// Role of an option while a conflict is looked into.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Part {
    #[default]
    None,
    /// The clause holds it, or what it rests on.
    Taking,
    /// It follows from options that take part.
    Following,
    /// It does not.
    Needed,
}

/// Working space, kept from conflict to conflict.
#[derive(Clone, Debug)]
pub(super) struct Analysis {
    parts: Vec<Part>,
    /// The options whose part is to be cleared.
    marked: Vec<Choice>,
    /// The clause learnt last: the literal that it forces, then one of the level to return to.
    pub(super) clause: Vec<Literal>,
    /// Of every level when it was counted last.
    levels: Vec<u64>,
    count: u64,
    /// Options still to be followed.
    stack: Vec<Choice>,
}

impl Analysis {
    pub(super) fn new(options: usize) -> Self {
        Self {
            parts: vec![Part::None; options],
            marked: Vec::new(),
            clause: Vec::new(),
            levels: vec![0; options + 1],
            count: 0,
            stack: Vec::new(),
        }
    }

    /// Looks into a conflict; leaves in `clause` what it teaches and returns its glue.
    ///
    /// There is a choice, and the conflict would not have come up before it.
    pub(super) fn learn(
        &mut self,
        conflict: Conflict,
        board: &Board,
        clauses: &Clauses,
        order: &mut Order,
    ) -> u32 {
        self.clause.clear();
        self.clause.push(Literal::taken(0));
        let mut open = 0;
        match conflict {
            Conflict::Both(a, b) => {
                self.add(a, board, order, &mut open);
                self.add(b, board, order, &mut open);
            }
            Conflict::Empty(item) => {
                board.options(item).for_each(|option| self.add(option, board, order, &mut open));
            }
            Conflict::Clause(clause) => {
                let literals = clauses.literals(clause);
                literals.for_each(|literal| self.add(literal.option(), board, order, &mut open));
            }
        }
        let mut trail = board.trail().iter().rev();
        loop {
            let &literal = trail.next().expect("a choice is on the trail");
            let option = literal.option();
            if self.parts[option] == Part::Taking
                && board.level_of(option) as usize == board.level()
            {
                open -= 1;
                if open == 0 {
                    self.clause[0] = !literal;
                    break;
                }
                each_reason(option, board, clauses, |reason| {
                    self.add(reason, board, order, &mut open);
                });
            }
        }
        self.drop_what_follows(board, clauses);
        self.join_rivals(board);
        for &literal in &self.clause {
            each_reason(literal.option(), board, clauses, |reason| order.raise(reason));
        }
        for option in self.marked.drain(..) {
            self.parts[option] = Part::None;
        }
        order.fade();
        self.put_latest_second(board);
        self.glue(board)
    }

    /// Lets an option take part: in the clause, or to be replaced if it came after the last choice.
    fn add(&mut self, option: Choice, board: &Board, order: &mut Order, open: &mut usize) {
        let level = board.level_of(option) as usize;
        if self.parts[option] != Part::None || level == 0 {
            return;
        }
        self.mark(option, Part::Taking);
        order.raise(option);
        if level == board.level() {
            *open += 1;
        } else {
            self.clause.push(false_literal(option, board));
        }
    }

    fn mark(&mut self, option: Choice, part: Part) {
        if self.parts[option] == Part::None {
            self.marked.push(option);
        }
        self.parts[option] = part;
    }

    /// Drops the literals that follow from others.
    fn drop_what_follows(&mut self, board: &Board, clauses: &Clauses) {
        self.count += 1;
        for literal in &self.clause {
            self.levels[board.level_of(literal.option()) as usize] = self.count;
        }
        let mut clause = std::mem::take(&mut self.clause);
        let uip = clause[0];
        clause.retain(|&literal| literal == uip || !self.follows(literal.option(), board, clauses));
        self.clause = clause;
    }

    /// Tests whether an option's literal follows from others that take part.
    fn follows(&mut self, option: Choice, board: &Board, clauses: &Clauses) -> bool {
        if board.reason(option) == Reason::Choice {
            return false;
        }
        let marked = self.marked.len();
        self.stack.clear();
        self.stack.push(option);
        while let Some(next) = self.stack.pop() {
            let mut is_good = true;
            each_reason(next, board, clauses, |reason| {
                let level = board.level_of(reason) as usize;
                if !is_good || level == 0 || self.parts[reason] == Part::Taking {
                    return;
                }
                match self.parts[reason] {
                    Part::Following => {}
                    Part::None
                        if board.reason(reason) != Reason::Choice
                            && self.levels[level] == self.count =>
                    {
                        self.parts[reason] = Part::Following;
                        self.marked.push(reason);
                        self.stack.push(reason);
                    }
                    _ => is_good = false,
                }
            });
            if !is_good {
                // Some of what was passed may follow all the same; it is not asked again.
                for &passed in &self.marked[marked..] {
                    self.parts[passed] = Part::Needed;
                }
                return false;
            }
        }
        true
    }

    /// Replaces options removed by one taken option by this one, where that makes the clause shorter.
    fn join_rivals(&mut self, board: &Board) {
        let taken = |literal: &Literal| match board.reason(literal.option()) {
            Reason::Taken(option) => Some(option as Choice),
            _ => None,
        };
        let (mut by_taken, mut stay): (Vec<_>, Vec<_>) =
            self.clause[1..].iter().copied().partition(|literal| taken(literal).is_some());
        by_taken.sort_by_key(taken);
        let uip = self.clause[0];
        self.clause.clear();
        self.clause.push(uip);
        for group in by_taken.chunk_by(|a, b| taken(a) == taken(b)) {
            let joined = Literal::removed(taken(&group[0]).expect("chosen so"));
            let is_there = stay.contains(&joined);
            match group {
                _ if is_there => {}
                [single] => stay.push(*single),
                _ => stay.push(joined),
            }
        }
        self.clause.append(&mut stay);
    }

    /// Puts a literal of the latest level but the last into the second place.
    fn put_latest_second(&mut self, board: &Board) {
        let level = |&place: &usize| board.level_of(self.clause[place].option());
        if let Some(latest) = (1..self.clause.len()).max_by_key(level) {
            self.clause.swap(1, latest);
        }
    }

    /// Number of levels that the literals of the clause came from.
    fn glue(&mut self, board: &Board) -> u32 {
        self.count += 1;
        let mut glue = 0;
        for literal in &self.clause {
            let level = &mut self.levels[board.level_of(literal.option()) as usize];
            glue += u32::from(*level != self.count);
            *level = self.count;
        }
        glue
    }
}

/// The literal of a decided option that is false.
fn false_literal(option: Choice, board: &Board) -> Literal {
    let taken = Literal::taken(option);
    if board.value(taken) < 0 { taken } else { !taken }
}

/// Calls a function with the options that the decision of this one rests on.
fn each_reason(option: Choice, board: &Board, clauses: &Clauses, mut each: impl FnMut(Choice)) {
    match board.reason(option) {
        Reason::Choice => {}
        Reason::Taken(taken) => each(taken as Choice),
        Reason::Last(item) => {
            board.options(item as usize).filter(|&other| other != option).for_each(each);
        }
        Reason::Clause(clause) => {
            let literals = clauses.literals(clause).map(Literal::option);
            literals.filter(|&other| other != option).for_each(each);
        }
    }
}
