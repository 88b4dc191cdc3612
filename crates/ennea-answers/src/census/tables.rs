//! The tables behind the story, as lines of text.

use super::{Census, VariantCensus};
use crate::classes::heads;
use crate::page::{Page, WIDTH};
use crate::text::grouped;
use ennea_words::layout::{columns, flushed};
use ennea_words::{Language, say};
use num_bigint::BigUint;

/// The classes of first bands.
pub fn bands(census: &Census, language: Language) -> Vec<String> {
    let Some(classes) = &census.band_class_table else { return Vec::new() };
    let shape = census.shape;
    let sets_width = (shape.side() + 1) * shape.box_rows();
    let mut page = Page::new(language);
    page.line(say!(language, "band-title", shape));
    page.gap();
    let [size, completions] = [("class-size", 10), ("band-completions", 18)]
        .map(|(key, width)| flushed(&language.text(key), width));
    page.line(format!("    {size} {completions}  {}", language.text("band-column-sets")));
    let mut grids = BigUint::ZERO;
    for (place, class) in classes.iter().enumerate() {
        let (size, completions) = (&class.size.0, &class.completions.0);
        grids += size * completions;
        let line = format!("{:>3} {:>10} {:>18}  ", place + 1, grouped(size), grouped(completions));
        let fits = line.len() + sets_width <= WIDTH + shape.side();
        let stacks: Vec<String> =
            class.columns.chunks(shape.box_columns()).map(|stack| stack.join(" ")).collect();
        page.line(format!("{line}{}", stacks.join(if fits { " | " } else { "|" })));
    }
    page.gap();
    let bands: BigUint = classes.iter().map(|class| &class.size.0).sum();
    let sum = flushed(&language.text("band-sum"), 3);
    page.line(format!("{sum} {:>10}  {}", grouped(&bands), language.text("band-reduced")));
    page.line(format!("     {}", say!(language, "band-grids", sum = grouped(&grids))));
    page.into_lines()
}

/// The conjugacy classes of a variant with fixed grids.
pub fn classes_of_variant(census: &VariantCensus, language: Language) -> Vec<String> {
    let mut page = Page::new(language);
    page.line(say!(language, "class-title-of-rules", rules = census.rules, shape = census.shape));
    page.gap();
    let [size, order, fixed] = heads(language, 26);
    page.line(format!("{size} {order} {fixed}  {}", language.text("class-cycle-type")));
    let width = columns(&order);
    for class in &census.class_table {
        let (order, fixed) = (class.order.0.to_string(), grouped(&class.fixed.0));
        page.line(format!("{:>8} {order:>width$} {fixed:>26}  {}", class.size, class.cycle_type));
    }
    page.gap();
    let none = census.conjugacy_classes - census.classes_with_fixed_grids;
    page.line(format!("{none:>8}       {}", say!(language, "class-fix-none", count = none)));
    page.into_lines()
}
