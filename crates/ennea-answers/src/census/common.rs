//! Headings, labels and formulas that the stories of shapes, of Latin squares and of other rules share.

use crate::page::Page;
use ennea::Language;
use num_bigint::BigUint;

/// The question of the first part.
pub(super) fn how_many_grids(page: &mut Page) {
    page.heading(page.language().choose(
        "1. How many grids are there?",
        "1. Сколько всего сеток?",
        "1. 终盘共有多少？",
    ));
}

/// The question of the second.
pub(super) fn which_moves(page: &mut Page) {
    page.heading(page.language().choose(
        "2. Which moves turn grids into grids?",
        "2. Какие ходы переводят сетки в сетки?",
        "2. 哪些变换把终盘变成终盘？",
    ));
}

/// The reduced grids, by a method in words, and all, as many times more as there are relabellings.
pub(super) fn reduced_and_all(
    (relabellings, how): (&str, &str),
    reduced: &BigUint,
    grids: &BigUint,
    page: &mut Page,
) {
    let language = page.language();
    page.number(language.choose("reduced grids", "приведённые сетки", "约化终盘"), how, reduced);
    let formula = times_reduced(relabellings, language);
    page.number(language.choose("grids", "сетки", "终盘"), &formula, grids);
}

/// How all of something follow from the reduced ones: as many times more as there are relabellings, mostly N!.
pub(super) fn times_reduced(relabellings: &str, language: Language) -> String {
    format!("{relabellings} x {}", language.choose("reduced", "приведённые", "约化数"))
}

/// The orders of a group without and with relabelling, and its classes.
pub(super) fn orders(
    page: &mut Page,
    (order, formula): (&BigUint, &str),
    (whole, formula_of_whole): (&BigUint, &str),
    classes: usize,
) {
    let language = page.language();
    page.number(language.choose("order of G", "порядок G", "G 的阶"), formula, order);
    let label = language.choose("with relabelling", "с переименованием", "连同数字改名");
    page.number(label, formula_of_whole, whole);
    let label = language.choose("conjugacy classes of G", "классы сопряжённости", "G 的共轭类");
    page.number(label, "", &classes.into());
}

/// The label of the numbers at which a census aims.
pub(super) fn essentially_different(language: Language) -> &'static str {
    language.choose("essentially different", "существенно различных", "本质不同的终盘")
}

/// The label of the classes with fixed grids.
pub(super) fn classes_that_fix(language: Language) -> &'static str {
    language.choose("classes that fix grids", "сохраняют сетки", "固定终盘的共轭类")
}

/// The words for exact covers, a method.
pub(super) fn exact_covers(language: Language) -> &'static str {
    language.choose("exact covers by templates", "точные покрытия шаблонами", "用模板作精确覆盖")
}

/// How a number follows from a sum: by a division.
pub(super) fn divided_sum(by: &str, language: Language) -> String {
    format!("{} / {by}", language.choose("sum", "сумма", "总和"))
}
