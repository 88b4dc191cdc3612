//! Headings, labels and formulas that the stories of shapes, of Latin squares and of other rules share.

use crate::page::Page;
use ennea_words::{Language, say};
use num_bigint::BigUint;

/// The reduced grids, by a method in words, and all, as many times more as there are relabellings.
pub(super) fn reduced_and_all(
    (relabellings, how): (&str, &str),
    reduced: &BigUint,
    grids: &BigUint,
    page: &mut Page,
) {
    let language = page.language();
    page.counted("census-reduced-grids", how, reduced);
    let formula = times_reduced(relabellings, language);
    page.counted("census-grids", &formula, grids);
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
    page.counted("census-order", formula, order);
    page.counted("census-with-relabelling", formula_of_whole, whole);
    page.counted("census-classes", "", &classes.into());
}

/// Formula for a number by a sum that is divided.
pub(super) fn divided_sum(by: &str, language: Language) -> String {
    say!(language, "census-sum-divided", by)
}
