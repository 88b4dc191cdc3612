//! Losses when an entry is written in a format: it is written and read again, and the difference is
//! told piece by piece.
//!
//! So nothing is lost without a word, whatever a reader or writer does.  Cost: writing and reading an
//! entry; nothing for clues alone, in a format that has no candidates.

use crate::alphabet::Alphabet;
use crate::candidates::{candidate_grid, single};
use crate::entry::Entry;
use crate::fact::Fact;
use crate::format::{Format, Placed};
use crate::reader::{Options, Reader};
use crate::write::Writer;
use ennea_base::rules::HouseKind;
use ennea_base::{Cell, DigitSet, Puzzle, Shape};
use ennea_words::{Language, say};
use std::collections::BTreeSet;

/// Something that a format cannot hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Loss {
    /// The shape.
    Shape,
    /// Clues; no format loses them.
    Clues,
    /// Open cells with one candidate become clues.
    SinglesAsClues,
    /// The candidates that are part of the puzzle.
    Candidates,
    /// Candidates that are part of the puzzle become written ones.
    CandidatesAsMarks,
    /// The candidates that somebody has written.
    Marks,
    /// Written candidates become part of the puzzle.
    MarksAsCandidates,
    /// Cells whose candidates are all struck out.
    NoneLeft,
    /// Cells in which somebody has written candidates and struck out none.
    NoneStruck,
    /// Cells in which nobody has written candidates.
    Unmarked,
    /// Candidates that a digit rules out.
    RuledOut,
    /// The placed digits.
    Placed,
    /// Placed digits become clues.
    PlacedAsClues,
    /// The rules; writers refuse those that they cannot say.
    Rules,
    /// The names of houses of the rules, or their order.
    RuleNames,
    /// The solution.
    Solution,
    /// Something that is said about the puzzle.
    Fact(Fact),
}

impl Loss {
    /// Describes it once for all entries, in English.
    ///
    /// ```
    /// use ennea_formats::{Format, Loss};
    /// assert_eq!(Loss::Marks.describe(Format::Sdm), "written candidates are lost: sdm has none");
    /// ```
    pub fn describe(self, format: Format) -> String {
        self.told(format, Language::ENGLISH)
    }

    /// Describes it once for all entries, in a language.
    pub fn told(self, format: Format, language: Language) -> String {
        let key = match self {
            Self::Shape => "loss-shape",
            Self::Clues => "loss-clues",
            Self::SinglesAsClues => "loss-singles-as-clues",
            Self::Candidates => "loss-candidates",
            Self::CandidatesAsMarks => "loss-candidates-as-marks",
            Self::Marks => "loss-marks",
            Self::MarksAsCandidates => "loss-marks-as-candidates",
            Self::NoneLeft => "loss-none-left",
            Self::NoneStruck => "loss-none-struck",
            Self::Unmarked => "loss-unmarked",
            Self::RuledOut => "loss-ruled-out",
            Self::Placed => "loss-placed",
            Self::PlacedAsClues => "loss-placed-as-clues",
            Self::Rules => "loss-rules",
            Self::RuleNames => "loss-rule-names",
            Self::Solution => "loss-solution",
            Self::Fact(fact) => {
                return say!(language, "loss-fact", format = format.name(), fact = fact.name());
            }
        };
        say!(language, key, format = format.name())
    }
}

impl Format {
    /// Lists the parts of an entry that would be lost.  Nothing is told of one that the [`Writer`]
    /// refuses.
    ///
    /// ```
    /// use ennea::Puzzle;
    /// use ennea_formats::{Entry, Format, Loss};
    /// let puzzle: Puzzle = "12.4............".parse()?;
    /// let entry = Entry::new(puzzle.with_placed("..3.............".parse()?));
    /// assert_eq!(Format::Susser.losses(&entry), []);
    /// assert_eq!(Format::Sdm.losses(&entry), [Loss::Placed]);
    /// assert_eq!(Format::Pm.losses(&entry), [Loss::PlacedAsClues]);
    /// # Ok::<(), ennea::TextError>(())
    /// ```
    pub fn losses(self, entry: &Entry) -> Vec<Loss> {
        let is_first = Shape::with_cells(entry.shape().cells())[0] == entry.shape();
        if entry.is_bare() && is_first && !self.has_candidates() && !self.has_marks() {
            return Vec::new();
        }
        let mut writer = Writer::new(self, Alphabet::One);
        let Ok(text) = writer.entry(entry) else { return Vec::new() };
        let text = text + writer.end();
        if !self.is_read() {
            return self.unread(entry);
        }
        self.lost_in(entry, &text)
    }

    /// Lists the parts of an entry that a text in this format does not say, whoever wrote it.
    ///
    /// ```
    /// use ennea::Puzzle;
    /// use ennea_formats::{Entry, Format, Loss};
    /// let puzzle: Puzzle = "12.4............".parse()?;
    /// let entry = Entry::new(puzzle.with_placed("..3.............".parse()?));
    /// assert_eq!(Format::Line.lost_in(&entry, "12.4............"), [Loss::Placed]);
    /// assert_eq!(Format::Line.lost_in(&entry, "1234............"), [Loss::PlacedAsClues]);
    /// # Ok::<(), ennea::TextError>(())
    /// ```
    pub fn lost_in(self, entry: &Entry, text: &str) -> Vec<Loss> {
        let read = |shape| {
            let options = Options {
                format: Some(self),
                shape,
                alphabet: Some(Alphabet::One),
                ..Options::default()
            };
            Reader::of_text(text, options).next().and_then(Result::ok)
        };
        let mut lost = BTreeSet::new();
        let boxes = entry.puzzle().rules().boxes();
        let back = match read(None) {
            Some(back) if back.shape() == entry.shape() => Some(back),
            // Regions that are the boxes of a shape.
            Some(mut back)
                if entry.puzzle().rules().has(HouseKind::Region)
                    && back.puzzle().rules().says_the_same(entry.puzzle().rules()) =>
            {
                lost.insert(Loss::RuleNames);
                back.change(|puzzle| puzzle.with_rules(entry.puzzle().rules()));
                Some(back)
            }
            // A jigsaw has no boxes, and so another shape; but its rules are what is lost.
            Some(back) if back.shape() == boxes => Some(back),
            _ => {
                lost.insert(Loss::Shape);
                read(Some(entry.shape()))
            }
        };
        match back {
            Some(back) => compare(self, entry, &back, &mut lost),
            None => _ = lost.insert(Loss::Clues),
        }
        lost.into_iter().collect()
    }

    /// Lists the parts of an entry that a format leaves out that is only written, as far as its
    /// table says.
    fn unread(self, entry: &Entry) -> Vec<Loss> {
        let puzzle = entry.puzzle();
        let facts = entry.facts().map(|(fact, _)| fact).filter(|fact| !self.facts().contains(fact));
        let parts = [
            (puzzle.candidates().is_some() && !self.has_candidates(), Loss::Candidates),
            (puzzle.marks().is_some() && !self.has_marks(), Loss::Marks),
            (puzzle.placed().is_some() && self.placed() == Placed::Lost, Loss::Placed),
            (entry.solution().is_some() && !self.has_solution(), Loss::Solution),
        ];
        let parts = parts.into_iter().filter(|(is_lost, _)| *is_lost).map(|(_, loss)| loss);
        parts.chain(facts.map(Loss::Fact)).collect()
    }
}

/// Finds what of an entry did not come back.
fn compare(format: Format, entry: &Entry, back: &Entry, lost: &mut BTreeSet<Loss>) {
    let (a, b) = (entry.puzzle(), back.puzzle());
    if a.shape().side() != b.shape().side() {
        lost.insert(Loss::Clues);
        return;
    }
    if a.rules() != b.rules() {
        let same = a.rules().says_the_same(b.rules());
        lost.insert(if same { Loss::RuleNames } else { Loss::Rules });
    }
    // What else is lost is found under the same rules.
    let b = &b.clone().with_rules(a.rules());
    let shown = candidate_grid(a);
    for cell in a.shape().all_cells() {
        lost.extend(match (a.clue(cell), b.clue(cell)) {
            (clue, same) if clue == same => {
                (a.digit(cell) != b.digit(cell)).then_some(Loss::Placed)
            }
            (None, digit) if a.digit(cell) == digit => Some(Loss::PlacedAsClues),
            (None, digit) if single(shown[cell.index()]) == digit => Some(Loss::SinglesAsClues),
            _ => Some(Loss::Clues),
        });
    }
    let among = |puzzle: Puzzle| puzzle.with_clues(b.clues().clone());
    let own = among(a.given());
    let merged = among(a.given().with_candidates(shown));
    let become_given = b.candidates().is_some() && b.marks().is_none();
    let mark = |puzzle: &Puzzle, cell: Cell| puzzle.marks().and_then(|marks| marks[cell.index()]);
    for cell in a.shape().all_cells() {
        let is_merged = mark(a, cell).is_some() && given(&merged, cell) == given(b, cell);
        let become_marks =
            b.candidates().is_none() && mark(b, cell).is_some_and(|set| mark(a, cell) != Some(set));
        let set = given(&own, cell);
        if set != given(b, cell) {
            lost.insert(match is_merged {
                true => Loss::MarksAsCandidates,
                _ if become_marks => Loss::CandidatesAsMarks,
                _ if set.is_empty() || given(&merged, cell).is_empty() => Loss::NoneLeft,
                _ => Loss::Candidates,
            });
        }
        if a.digit(cell).is_some() || b.digit(cell).is_some() {
            continue;
        }
        let is_given = own.candidates().is_some() && become_marks;
        let basic = a.basic_candidates(cell).intersection(given(a, cell));
        let seen = basic.intersection(b.basic_candidates(cell));
        lost.extend(match (mark(a, cell), mark(b, cell)) {
            (own, same) if own == same => None,
            (Some(_), None) if !format.has_candidates() && !format.has_marks() => Some(Loss::Marks),
            (Some(_), _) if become_given && is_merged => Some(Loss::MarksAsCandidates),
            _ if is_given => Some(Loss::CandidatesAsMarks),
            (Some(set), _) if set.is_empty() => Some(Loss::NoneLeft),
            (Some(set), _) if basic.intersection(set).is_empty() => Some(Loss::RuledOut),
            (Some(set), None) if seen.difference(set).is_empty() => Some(Loss::NoneStruck),
            (Some(_), None) => Some(Loss::Marks),
            (Some(_), _) => Some(Loss::RuledOut),
            (None, _) => Some(Loss::Unmarked),
        });
    }
    // Where clues are lost, candidates differ for that; a puzzle without any loses none.
    if lost.contains(&Loss::Clues) && a.candidates().is_none() {
        lost.retain(|loss| !matches!(loss, Loss::Candidates | Loss::NoneLeft));
    }
    // What has become written ones is not lost.
    if lost.contains(&Loss::CandidatesAsMarks) {
        lost.remove(&Loss::Candidates);
    }
    lost.extend((entry.solution() != back.solution()).then_some(Loss::Solution));
    let is_changed = |fact: &Fact| entry.fact(*fact) != back.fact(*fact);
    lost.extend(Fact::ALL.into_iter().filter(is_changed).map(Loss::Fact));
    if lost.is_empty() && entry != back {
        lost.insert(Loss::Clues);
    }
}

/// The digits that may stand in a cell as far as the puzzle is given.
fn given(puzzle: &Puzzle, cell: Cell) -> DigitSet {
    match (puzzle.candidates(), puzzle.clue(cell)) {
        (Some(sets), _) => sets[cell.index()],
        (None, Some(clue)) => [clue].into_iter().collect(),
        (None, None) => puzzle.given().basic_candidates(cell),
    }
}
