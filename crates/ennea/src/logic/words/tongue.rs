//! What a language says: whole sentences with gaps, one method for each.
//!
//! What goes into the gaps, and which sentence is said when, is the same in every language:
//! [`speaker`](super::speaker) and its files find it.  So every language names the same cells, and as
//! often.  A language is a folder, with a file for each trait here and a glossary at its head.
//!
//! Cells come as their names, `r1c1`; lists of them are never empty.  A *clause* begins with a small
//! letter and has no full stop; everything else is whole sentences.  What stands in brackets behind a
//! clause brings its own blank in front.

use super::replies::Replies;
use crate::digit::{Digit, DigitSet};
use crate::rules::{House, NamedRule};
use crate::technique::{Family, Technique};

/// Everything that a language says.
pub(super) trait Tongue: Techniques + Patterns + Chains + Hints + Replies {
    /// The name of a house, as it stands in a list: `row 5`.
    fn house(&self, house: House) -> String;

    /// What stands between two sentences.
    fn blank(&self) -> &'static str;

    /// A clause as a sentence, with a capital letter and a full stop.
    fn sentence(&self, clause: &str) -> String;

    /// A step: its name, and in sentences why something follows, and what.  Where the reason ends with a
    /// list, what follows has a line of its own.
    fn step(&self, technique: &str, reason: &str, so: &str) -> String;

    /// Clause: a digit stands in a cell.
    fn is(&self, cell: &str, digit: Digit) -> String;

    /// Clause: it does not.
    fn is_not(&self, cell: &str, digit: Digit) -> String;

    /// Clause: a digit stands in one of several cells.
    fn is_among(&self, cells: &[String], digit: Digit) -> String;

    /// Clause: it stands in none of them.
    fn is_not_among(&self, cells: &[String], digit: Digit) -> String;

    /// Therefore: the digits that are placed, and those that are struck out, each set with its cells.
    fn so(&self, placed: &[(String, Digit)], gone: &[(DigitSet, Vec<String>)]) -> String;
}

/// Techniques.
pub(super) trait Techniques {
    /// The name of a technique, as people who solve puzzles call it.
    fn technique(&self, technique: Technique) -> &'static str;

    /// What it is, in a sentence.
    fn meaning(&self, technique: Technique) -> &'static str;

    /// The name of a family of techniques.
    fn family(&self, family: Family) -> &'static str;

    /// The name and the meaning of a single in any house.
    fn hidden_single(&self) -> [&'static str; 2];

    /// The meaning of locked candidates in any house.
    fn locked_anywhere(&self) -> &'static str;
}

/// What keeps a digit from the other open cells of a house.
#[derive(Debug)]
pub(super) struct Blockers {
    /// The cells whose digits do.
    pub(super) used: Vec<String>,
    /// The open cells from which none does: the digit has been struck out there.
    pub(super) rest: Vec<String>,
    /// How many other open cells the house has.
    pub(super) others: usize,
}

/// Singles, subsets, fish, wings, colours, deadly patterns.
pub(super) trait Patterns {
    /// Clause: a cell is the last open one of a house, which lacks this digit.
    fn last_cell(&self, house: House, cell: &str, digit: Digit) -> String;

    /// Clause: a cell is the only place of a digit in a house, and why.
    fn only_place(&self, house: House, cell: &str, digit: Digit, by: &Blockers) -> String;

    /// Clause: the digits that a cell sees leave this one.
    fn sees_the_others(&self, cell: &str, digit: Digit) -> String;

    /// Clause: a cell has this candidate left.
    fn last_candidate(&self, cell: &str, digit: Digit) -> String;

    /// In few words: the last open cell of a house.
    fn short_last_cell(&self, house: House, cell: &str, digit: Digit) -> String;

    /// In few words: the only place in a house, with the cells whose digits rule out others.
    fn short_only_place(&self, house: House, cell: &str, digit: Digit, by: &[String]) -> String;

    /// In few words: the cell sees all other digits.
    fn short_sees_the_others(&self, cell: &str, digit: Digit) -> String;

    /// In few words: the cell has no other candidate.
    fn short_last_candidate(&self, cell: &str, digit: Digit) -> String;

    /// All places of a digit in one house are in another one.
    fn locked(&self, digit: Digit, cells: &[String], from: House, to: House) -> String;

    /// All places of a digit in one house see the same cells.
    fn all_see(&self, digit: Digit, cells: &[String], from: House) -> String;

    /// Cells that differ without a house: by a rule, or as a list of this name says.
    fn apart(&self, rule: Option<NamedRule>, name: &str, pairs: &[[String; 2]]) -> String;

    /// Cells of a house with as many candidates.
    fn naked(&self, house: House, cells: &[String], digits: DigitSet) -> String;

    /// Digits of a house with as many places.
    fn hidden(&self, house: House, cells: &[String], digits: DigitSet) -> String;

    /// Lines whose places are in as many lines across.
    fn fish(&self, digit: Digit, base: &[House], cover: &[House]) -> String;

    /// The same but for some cells.
    fn finned(&self, digit: Digit, base: &[House], cover: &[House], fins: &[String]) -> String;

    /// A pivot, what follows from each of its candidates, and the cells of which one has the digit.
    fn wing(
        &self,
        pivot: &str,
        candidates: DigitSet,
        cases: &[String],
        ends: &[String],
        digit: Digit,
    ) -> String;

    /// Clause: if the pivot holds a digit, a pincer has the one that counts.
    fn pincer(&self, held: Digit, pincer: &str, digit: Digit) -> String;

    /// Clause: if the pivot holds the digit that counts, it has it itself.
    fn pivot_itself(&self, digit: Digit) -> String;

    /// Either all cells of one colour have the digit, or all of the other.
    fn colours(&self, digit: Digit, one: &[String], other: &[String]) -> String;

    /// Cells of one colour see each other.
    fn wrong_colour(&self, digit: Digit, wrong: &[String]) -> String;

    /// Who sees both colours is wrong either way.
    fn both_colours(&self, digit: Digit) -> String;

    /// All fillings of some cells, without those that take all candidates from a peer.
    fn exclusion(&self, cells: &[String], peers: &[String]) -> String;

    /// Clause: a cell holds one of some digits.
    fn holds(&self, cell: &str, digits: DigitSet) -> String;

    /// Clause: one of some clauses is true; or the only one is.
    fn one_of(&self, clauses: &[String]) -> String;

    /// All cells but one have two candidates, and this one has a digit too many.
    fn bug(&self, cell: &str, digit: Digit) -> String;

    /// All cells but some have two candidates; so a clause holds.
    fn grave(&self, cells: &[String], so: &str) -> String;

    /// Digits of some cells could be swapped; so a clause holds.
    fn deadly(&self, cells: &[String], digits: DigitSet, so: &str) -> String;

    /// These are the only places of a digit in a house.
    fn must_be_in(&self, house: House, digit: Digit, cells: &[String]) -> String;

    /// Other cells have these candidates.
    fn can_only_be(&self, cells: &[String], digits: DigitSet) -> String;

    /// As many digits as cells, each confined to a line or a box.
    fn two_houses(&self, cells: &[String], digits: DigitSet, line: House, square: House) -> String;

    /// What has been said leaves a digit one place in a house.
    fn direct(&self, house: House, cell: &str, digit: Digit) -> String;
}

/// Chains, almost locked sets, forcing chains and nets.
pub(super) trait Chains {
    /// In brackets: nothing else is left in the cell.
    fn because_of_cell(&self) -> String;

    /// In brackets: there is no other place in a house.
    fn because_of_house(&self, house: House) -> String;

    /// In brackets: else there would be two solutions.
    fn because_of_unique(&self) -> String;

    /// In brackets: a technique shows it, for a reason in sentences.
    fn because_of_rule(&self, technique: &str, reason: &str) -> String;

    /// Some clauses are assumed.
    fn suppose(&self, clauses: &[String]) -> String;

    /// A link of a chain: something is true, and why, so something is false.
    fn link(&self, is: &str, because: &str, is_not: &str) -> String;

    /// The last link of a ring: something is true, so what was assumed to be false is.
    fn ring(&self, is: &str, because: &str, is_not: &str) -> String;

    /// The last link: true is what was assumed to be false.
    fn after_all(&self, is: &str, because: &str) -> String;

    /// The last link of a remote pair.
    fn remote(&self, is: &str, because: &str) -> String;

    /// The last link of any other chain: one of two clauses is true.
    fn either(&self, is: &str, because: &str, first: &str, last: &str) -> String;

    /// An almost locked set, to be put in a sentence.
    fn set(&self, cells: &[String], digits: DigitSet) -> String;

    /// Two sets of which each lacks one of two digits.
    fn two_sets(&self, sets: &[String], links: &[Digit]) -> String;

    /// Several sets; the first is supposed to lack a digit.
    fn sets(&self, sets: &[String], digit: Digit) -> String;

    /// Then it has a link, which the set with this number, from 1, so lacks.
    fn next_set(&self, link: Digit, number: usize) -> String;

    /// Then the last one has the digit.
    fn last_set(&self, digit: Digit) -> String;

    /// A cell, and the set that each of its candidates leads to.
    fn blossom(&self, stem: &str, candidates: DigitSet, cases: &[String], digit: Digit) -> String;

    /// Clause: if the cell holds a digit, a set lacks it and has the one that counts.
    fn petal(&self, held: Digit, set: &str, digit: Digit) -> String;

    /// Head of a list: whether a digit is in a cell or not.
    fn whether(&self, cell: &str, digit: Digit) -> String;

    /// Head of a list: whichever digit a cell holds.
    fn whichever_digit(&self, cell: &str) -> String;

    /// Head of a list: wherever a digit stands in a house.
    fn wherever(&self, house: House, digit: Digit) -> String;

    /// Head of a list: whichever of them is true.
    fn whichever(&self) -> String;

    /// Entry of a list: or the clause itself.
    fn itself(&self, clause: &str) -> String;

    /// Entry of a list: if a clause, then one after the other.
    fn leads_to(&self, first: &str, then: &[String]) -> String;

    /// Then a clause, and why.
    fn then(&self, clause: &str, because: &str) -> String;

    /// But then a cell has no candidate left.
    fn no_candidate(&self, cell: &str) -> String;

    /// But then a digit has no place left in a house.
    fn no_place(&self, house: House, digit: Digit) -> String;

    /// But then there would be two solutions.
    fn two_solutions(&self) -> String;

    /// There are some cases.
    fn cases(&self, count: usize) -> String;
}

/// The place to look at.
#[derive(Clone, Copy, Debug)]
pub(super) enum Place<'a> {
    /// A house.
    House(House),
    /// Two houses.
    Houses(House, House),
    /// The places of a digit in houses of one kind.
    DigitIn(Digit, &'a [House]),
    /// All places of a digit.
    Digit(Digit),
    /// The board.
    Board,
}

/// Hints.
pub(super) trait Hints {
    /// Where to look.
    fn look_at(&self, place: Place<'_>) -> String;

    /// For what to look: a technique and its meaning.
    fn look_for(&self, technique: &str, meaning: &str) -> String;

    /// The cells where it is here.
    fn here_at(&self, cells: &[String]) -> String;

    /// Head of a list: how many steps it takes.
    fn takes(&self, steps: usize) -> String;

    /// A clause, and another clause that is why.
    fn because(&self, is: &str, why: &str) -> String;

    /// Head of a list: a clause, and that its reasons follow.
    fn because_of_all(&self, is: &str) -> String;
}
