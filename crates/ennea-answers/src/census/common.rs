//! Headings, labels and formulas that the stories of shapes, of Latin squares and of other rules share.

use crate::page::Page;
use ennea_words::{Language, say};
use num_bigint::BigUint;
use std::borrow::Cow;

/// The question of the first part.
pub(super) fn how_many_grids(page: &mut Page) {
    page.heading(page.language().text("census-how-many-grids"));
}

/// The question of the second.
pub(super) fn which_moves(page: &mut Page) {
    page.heading(page.language().text("census-which-moves"));
}

/// The reduced grids, by a method in words, and all, as many times more as there are relabellings.
pub(super) fn reduced_and_all(
    (relabellings, how): (&str, &str),
    reduced: &BigUint,
    grids: &BigUint,
    page: &mut Page,
) {
    let language = page.language();
    page.number(language.text("census-reduced-grids"), how, reduced);
    let formula = times_reduced(relabellings, language);
    page.number(language.text("census-grids"), &formula, grids);
}

/// Formula for all of something by the reduced ones: as many times more as there are relabellings,
/// mostly N!.
pub(super) fn times_reduced(relabellings: &str, language: Language) -> String {
    say!(language, "census-times-reduced", relabellings)
}

/// The orders of a group without and with relabelling, and its classes.
pub(super) fn orders(
    page: &mut Page,
    (order, formula): (&BigUint, &str),
    (whole, formula_of_whole): (&BigUint, &str),
    classes: usize,
) {
    let language = page.language();
    page.number(language.text("census-order"), formula, order);
    let label = language.text("census-with-relabelling");
    page.number(label, formula_of_whole, whole);
    let label = language.text("census-classes");
    page.number(label, "", &classes.into());
}

/// The label of the numbers at which a census aims.
pub(super) fn essentially_different(language: Language) -> Cow<'static, str> {
    language.text("census-different")
}

/// The label of the classes with fixed grids.
pub(super) fn classes_that_fix(language: Language) -> Cow<'static, str> {
    language.text("census-classes-that-fix")
}

/// The words for exact covers, a method.
pub(super) fn exact_covers(language: Language) -> Cow<'static, str> {
    language.text("census-exact-covers")
}

/// Formula for a number by a sum that is divided.
pub(super) fn divided_sum(by: &str, language: Language) -> String {
    say!(language, "census-sum-divided", by)
}
