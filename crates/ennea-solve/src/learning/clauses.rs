//! The learnt clauses, of which at least one literal is true in every solution still wanted.
//!
//! All clauses stand one after the other in one list: length, glue, literals; a clause is known by the place
//! of its first literal.  Of every clause the first two literals are watched: as long as neither is false
//! there is nothing to do (`[MMZZM2001]`, section 2).  With each watch goes another literal of the clause;
//! if that is true, the clause itself is not looked at.
//!
//! A clause is worth keeping by its glue, the number of levels that its literals came from: few levels
//! mean that the clause will soon force something again (`[AS2009]`).

use super::board::{Board, Conflict, Literal, Reason};

/// Clauses with this glue or less stay.
const GOOD: u32 = 2;

/// Number of clauses before the first are forgotten, and number of further ones before the next
/// are.
const MEMORY: (usize, usize) = (4000, 2000);

/// A clause that one of two literals watches.
#[derive(Clone, Copy, Debug)]
struct Watch {
    clause: u32,
    other: Literal,
}

/// All clauses.
#[derive(Clone, Debug)]
pub(super) struct Clauses {
    /// Lengths, glues and, by index, literals.
    list: Vec<u32>,
    /// Of every literal the clauses that watch it.
    watches: Vec<Vec<Watch>>,
    /// Length of the part of the board's trail that has been looked at.
    seen: usize,
    /// Number of clauses allowed before some are forgotten.
    pub(super) memory: usize,
}

impl Clauses {
    /// An empty list, for a board with this number of options.
    pub(super) fn new(options: usize) -> Self {
        Self { list: Vec::new(), watches: vec![Vec::new(); 2 * options], seen: 0, memory: MEMORY.0 }
    }

    /// All clauses, each known by a number.
    pub(super) fn all(&self) -> impl Iterator<Item = u32> {
        let mut next = 2;
        std::iter::from_fn(move || {
            let clause = next;
            (clause < self.list.len() as u32).then(|| {
                next = clause + self.length(clause) + 2;
                clause
            })
        })
    }

    fn length(&self, clause: u32) -> u32 {
        self.list[clause as usize - 2]
    }

    /// The number of levels that its literals came from; 0 for a clause that must stay.
    fn glue(&self, clause: u32) -> u32 {
        self.list[clause as usize - 1]
    }

    /// The literals of a clause; that which it forced comes first.
    pub(super) fn literals(&self, clause: u32) -> impl Iterator<Item = Literal> {
        let literals = &self.list[clause as usize..][..self.length(clause) as usize];
        literals.iter().map(|&index| Literal::at(index))
    }

    /// Adds a clause of two literals or more, the first two to be watched; glue 0 if it must stay.
    pub(super) fn add(&mut self, literals: impl Iterator<Item = Literal>, glue: u32) -> u32 {
        let clause = self.list.len() + 2;
        self.list.extend([0, glue]);
        self.list.extend(literals.map(|literal| literal.index() as u32));
        self.list[clause - 2] = (self.list.len() - clause) as u32;
        let [first, second] = [clause, clause + 1].map(|place| Literal::at(self.list[place]));
        self.watches[first.index()].push(Watch { clause: clause as u32, other: second });
        self.watches[second.index()].push(Watch { clause: clause as u32, other: first });
        clause as u32
    }

    /// Decides all that items and clauses force; the conflict, if there is one.
    pub(super) fn force(&mut self, board: &mut Board) -> Option<Conflict> {
        self.seen = self.seen.min(board.trail().len());
        loop {
            if let Some(conflict) = board.force() {
                return Some(conflict);
            }
            let &literal = board.trail().get(self.seen)?;
            self.seen += 1;
            if let Some(clause) = self.look_at(!literal, board) {
                return Some(Conflict::Clause(clause));
            }
        }
    }

    /// Looks at the clauses that watch a literal that has become false; a clause without any other.
    fn look_at(&mut self, literal: Literal, board: &mut Board) -> Option<u32> {
        let mut watches = std::mem::take(&mut self.watches[literal.index()]);
        let (mut from, mut to) = (0, 0);
        let mut broken = None;
        'clauses: while let Some(&watch) = watches.get(from) {
            from += 1;
            watches[to] = watch;
            to += 1;
            if board.value(watch.other) > 0 {
                continue;
            }
            let length = self.length(watch.clause) as usize;
            let clause = &mut self.list[watch.clause as usize..][..length];
            if clause[0] == literal.index() as u32 {
                clause.swap(0, 1);
            }
            let first = Literal::at(clause[0]);
            watches[to - 1].other = first;
            let value = board.value(first);
            if value > 0 {
                continue;
            }
            for place in 2..length {
                let next = clause[place];
                if board.value(Literal::at(next)) >= 0 {
                    clause.swap(1, place);
                    to -= 1;
                    self.watches[next as usize].push(watches[to]);
                    continue 'clauses;
                }
            }
            if value < 0 {
                broken = Some(watch.clause);
                break;
            }
            board.decide(first, Reason::Clause(watch.clause));
        }
        watches.drain(to..from);
        self.watches[literal.index()] = watches;
        broken
    }

    /// Takes a choice back: the trail is this long now.
    pub(super) fn undo(&mut self, trail: usize) {
        self.seen = self.seen.min(trail);
    }

    /// Drops what is settled and, if there are too many, the half with the larger glue.
    ///
    /// The board is without choices, and all that is forced there is decided.
    pub(super) fn tidy(&mut self, board: &Board) {
        let mut last_glue = u32::MAX;
        let mut glues: Vec<_> = self.all().map(|clause| self.glue(clause)).collect();
        if glues.len() > self.memory {
            self.memory += MEMORY.1;
            let middle = glues.len() / 2;
            last_glue = *glues.select_nth_unstable(middle).1;
        }
        let old = Self { list: std::mem::take(&mut self.list), watches: Vec::new(), ..*self };
        self.watches.iter_mut().for_each(Vec::clear);
        for clause in old.all() {
            let glue = old.glue(clause);
            let is_settled = old.literals(clause).any(|literal| board.value(literal) > 0);
            if !is_settled && (glue <= GOOD || glue < last_glue) {
                let open = old.literals(clause).filter(|&literal| board.value(literal) == 0);
                self.add(open, glue);
            }
        }
    }
}
