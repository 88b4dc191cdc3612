//! A step: what follows, of which technique it is, what is to be seen, and the proof.
//!
//! Everything that people deduce in a Sudoku comes from two kinds of rules.  *At most*: two digits
//! do not stand in one cell, nor equal digits in two cells of a house.  *At least*: a cell has one
//! of its candidates; a digit has a place in a house.  Rules of the first kind need no mention.  Of
//! the second kind a step names those that it uses, its [`Fact`]s; with them its conclusion can be
//! proved by somebody who does not know the technique ([`check`](super::check)).

pub use ennea_base::Candidate;
use ennea_base::rules::House;
use ennea_base::{Cell, Digit, DigitSet, Technique};
use std::collections::BTreeMap;

/// A claim about a candidate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// The digit stands in the cell.
    Is(Candidate),
    /// It does not.
    IsNot(Candidate),
}

impl Claim {
    /// The candidate.
    pub fn candidate(self) -> Candidate {
        match self {
            Self::Is(candidate) | Self::IsNot(candidate) => candidate,
        }
    }
}

/// A rule of the second kind: at least one of some candidates is true.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Fact {
    /// The cell has one of its candidates.
    Cell(Cell),
    /// The digit has a place in the house.
    House(House, Digit),
    /// The puzzle has one solution: so one of the pattern's cells has a candidate that is not in
    /// the pattern, since else the pattern could be filled in two ways.
    Unique(DeadlyPattern),
}

/// Cells without clues, each with two digits, so that in every house each digit occurs in no cell
/// or in two.
///
/// If a solution fills them all from the pattern then taking the other digit of each cell gives
/// another solution: a house with k of the cells has their digits twice each, so k digits, all of
/// which it uses.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct DeadlyPattern {
    /// The cells, each with its two digits.
    pub cells: Vec<(Cell, DigitSet)>,
}

/// Why a step's conclusion holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Proof {
    /// These facts, and the rules of the first kind.
    Facts(Vec<Fact>),
    /// If the conclusion were false this would follow, line by line, down to something impossible.
    Lines(Argument),
}

impl Proof {
    /// All facts that it uses, in order, each once.
    pub fn facts(&self) -> Vec<&Fact> {
        fn gather<'a>(argument: &'a Argument, found: &mut Vec<&'a Fact>) {
            found.extend(argument.lines.iter().filter_map(Line::fact));
            match &argument.end {
                End::Fails(fact) => found.push(fact),
                End::Cases(fact, cases) => {
                    found.push(fact);
                    cases.iter().for_each(|(_, argument)| gather(argument, found));
                }
            }
        }
        let mut found = Vec::new();
        match self {
            Self::Facts(facts) => found.extend(facts),
            Self::Lines(argument) => gather(argument, &mut found),
        }
        let mut seen = std::collections::BTreeSet::new();
        found.retain(|fact| seen.insert(*fact));
        found
    }
}

/// A derivation, line by line, from an assumption.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Argument {
    /// Consequences of the assumption, one after the other.
    pub lines: Vec<Line>,
    /// The contradiction or the cases at its end.
    pub end: End,
}

/// One line of an argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// All other candidates of a fact are gone, so this one is true.
    Is {
        /// The fact.
        fact: Fact,
        /// The one candidate left of the fact.
        candidate: Candidate,
    },
    /// A step strikes this one out; it is seen on the board without what is gone by then.
    IsNot {
        /// The candidate.
        candidate: Candidate,
        /// Candidates of this board that are gone by then.
        gone: Vec<Candidate>,
        /// The step.
        by: Box<Step>,
    },
}

impl Line {
    /// The fact, if it has one.
    pub fn fact(&self) -> Option<&Fact> {
        match self {
            Self::Is { fact, .. } => Some(fact),
            Self::IsNot { .. } => None,
        }
    }

    /// The claim that the line derives.
    pub fn claim(&self) -> Claim {
        match self {
            Self::Is { candidate, .. } => Claim::Is(*candidate),
            Self::IsNot { candidate, .. } => Claim::IsNot(*candidate),
        }
    }
}

/// The end of an argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// No candidate of this fact is left.
    Fails(Fact),
    /// Each of the candidates that are left of this fact is assumed in turn, and fails.
    Cases(Fact, Vec<(Candidate, Argument)>),
}

/// A step towards the solution of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    pub(super) technique: Technique,
    pub(super) placements: Vec<Candidate>,
    pub(super) eliminations: Vec<Candidate>,
    pub(super) figure: Figure,
    pub(super) proof: Proof,
}

impl Step {
    /// A step that somebody else has found; [`check`](super::check) says whether it holds.
    pub fn new(
        technique: Technique,
        [placements, eliminations]: [Vec<Candidate>; 2],
        figure: Figure,
        proof: Proof,
    ) -> Self {
        Self { technique, placements, eliminations, figure, proof }
    }

    /// The technique.
    pub fn technique(&self) -> Technique {
        self.technique
    }

    /// The digits that can be placed; each of them by itself follows from the proof.
    pub fn placements(&self) -> &[Candidate] {
        &self.placements
    }

    /// The candidates that can be struck out; each of them by itself follows from the proof.
    pub fn eliminations(&self) -> &[Candidate] {
        &self.eliminations
    }

    /// The cells from which each digit is struck out, in order.
    pub fn struck_out(&self) -> BTreeMap<Digit, Vec<Cell>> {
        let mut found: BTreeMap<Digit, Vec<Cell>> = BTreeMap::new();
        for candidate in &self.eliminations {
            found.entry(candidate.digit).or_default().push(candidate.cell);
        }
        found.values_mut().for_each(|cells| cells.sort_unstable());
        found
    }

    /// The figure to be seen on the board.
    pub fn figure(&self) -> &Figure {
        &self.figure
    }

    /// Why it is so.
    pub fn proof(&self) -> &Proof {
        &self.proof
    }

    /// All facts that the proof uses, in order, each once.
    pub fn facts(&self) -> Vec<&Fact> {
        self.proof.facts()
    }

    /// Assumptions of a proof by contradiction: the contrary of the digit that is placed, or else
    /// the candidates that are struck out.
    pub fn negated(&self) -> Vec<Claim> {
        if self.placements.is_empty() {
            self.eliminations.iter().map(|&it| Claim::Is(it)).collect()
        } else {
            self.placements.iter().map(|&it| Claim::IsNot(it)).collect()
        }
    }
}

/// A set of cells with one digit in a chain: one of them has it, or none.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Node {
    /// The digit.
    pub digit: Digit,
    /// One cell, or several of a box that are in one row or column.
    pub cells: Vec<Cell>,
}

/// Nodes of which the first two are linked by a fact (one of them is true), the next two by the
/// rules (one of them is false), and so on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chain {
    /// An even number of them.
    pub nodes: Vec<Node>,
    /// The facts between the first and the second, the third and the fourth, and so on.
    pub facts: Vec<Fact>,
    /// `true` if the last and the first cannot both be true, which closes the ring.
    pub is_ring: bool,
}

/// Cells that have one candidate more than they are; without any one digit all others are there.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct AlmostLocked {
    /// The cells, all in one house.
    pub cells: Vec<Cell>,
    /// Their candidates.
    pub digits: DigitSet,
}

/// The figure to be seen on the board, by kind of technique.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Figure {
    /// The only place of a digit in a house, or with no house the only candidate of a cell.
    Single {
        /// The house.
        house: Option<House>,
    },
    /// All places of a digit in one house are in another one, or see the same cells.
    Locked {
        /// The digit.
        digit: Digit,
        /// Its cells.
        cells: Vec<Cell>,
        /// The house of which these are all places.
        from: House,
        /// The house that they share besides; none if they only see the same cells.
        to: Option<House>,
    },
    /// As many digits as cells in a house.
    Subset {
        /// The house.
        house: House,
        /// The cells.
        cells: Vec<Cell>,
        /// The digits.
        digits: DigitSet,
    },
    /// Lines whose places for a digit are in as many other lines, but for the fins.
    Fish {
        /// The digit.
        digit: Digit,
        /// The rows, or the columns, in which the digit needs a place.
        base: Vec<House>,
        /// The lines across.
        cover: Vec<House>,
        /// The digit's cells in the base and the cover.
        body: Vec<Cell>,
        /// The digit's cells in the base and not in the cover.
        fins: Vec<Cell>,
    },
    /// A pivot and pincers: whichever digit the pivot holds, some cell has the digit that counts.
    Wing {
        /// The pivot.
        pivot: Cell,
        /// The pincers.
        pincers: Vec<Cell>,
        /// The digit that is in one of them.
        digit: Digit,
    },
    /// Places of a digit in two colours, of which one holds.
    Colours {
        /// The digit.
        digit: Digit,
        /// The cells of either colour.
        colours: [Vec<Cell>; 2],
        /// The colour that is false since two of its cells see each other; none if cells that
        /// see both colours lose the digit.
        false_colour: Option<usize>,
    },
    /// A pattern that would have two solutions.
    Deadly {
        /// The pattern.
        pattern: DeadlyPattern,
        /// Its candidates that are not in the pattern, one of which is true.
        extra: Vec<Candidate>,
        /// Other cells that matter: a subset together with the extra candidates.
        others: Vec<Cell>,
        /// Houses in which a digit of the pattern has no other place.
        houses: Vec<(House, Digit)>,
    },
    /// A chain of links.
    Chain(Chain),
    /// Almost locked sets, each linked with the next by a digit that only one of the two can have.
    Sets {
        /// The sets.
        sets: Vec<AlmostLocked>,
        /// The digits between them.
        links: Vec<Digit>,
        /// The digit that the first or the last set has; none if two digits link two sets.
        digit: Option<Digit>,
    },
    /// As many digits as cells, each digit confined to a line or a box.
    TwoHouses {
        /// The line.
        line: House,
        /// The box.
        square: House,
        /// The cells where they meet, those of the line alone, those of the box alone.
        cells: [Vec<Cell>; 3],
        /// The digits.
        digits: DigitSet,
    },
    /// A cell, and for each candidate a set that then has the digit that counts.
    Blossom {
        /// The cell.
        stem: Cell,
        /// The sets.
        petals: Vec<(Digit, AlmostLocked)>,
        /// The digit.
        digit: Digit,
    },
    /// All candidates of a fact lead to the same.
    Forcing {
        /// The fact.
        fact: Fact,
        /// For each candidate of it a chain that begins with it and ends with what follows; or one
        /// that begins with a candidate, and one that begins with it being false.
        chains: Vec<Vec<Claim>>,
    },
    /// A net: the assumption of the proof fails.
    Net,
    /// A pattern that strikes out so much that a digit has one place left in a house.
    Direct {
        /// The pattern.
        pattern: Box<Self>,
        /// The house.
        house: House,
    },
    /// Cells of which some fillings are impossible, so that all that are left lack the same.
    Exclusion {
        /// The cells.
        cells: Vec<Cell>,
        /// Cells that see all of them and have few candidates: some fillings leave them none.
        peers: Vec<Cell>,
    },
}
