//! The tables behind the story, as lines of text.

use super::{Census, VariantCensus};
use crate::page::{Page, WIDTH};
use crate::text::grouped;
use num_bigint::BigUint;

/// The classes of first bands.
pub fn bands(census: &Census) -> Vec<String> {
    let Some(classes) = &census.band_class_table else { return Vec::new() };
    let shape = census.shape;
    let sets_width = (shape.side() + 1) * shape.box_rows();
    let mut page = Page::default();
    page.line(format!("Classes of first bands with {shape} boxes, fewest completions first"));
    page.gap();
    page.line(format!(
        "{:>3} {:>10} {:>18}  column sets of one of them",
        "", "size", "completions"
    ));
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
    page.line(format!("{:>3} {:>10}  reduced first bands", "sum", grouped(&bands)));
    page.line(format!("     sum of size x completions = {}", grouped(&grids)));
    page.into_lines()
}

/// The conjugacy classes of a variant with fixed grids.
pub fn classes_of_variant(census: &VariantCensus) -> Vec<String> {
    let mut page = Page::default();
    page.line(format!(
        "Conjugacy classes of the symmetries of {} on {}",
        census.rules, census.shape
    ));
    page.gap();
    page.line(format!("{:>8} {:>5} {:>26}  cycle type", "size", "order", "fixed reduced grids"));
    for class in &census.class_table {
        let (order, fixed) = (class.order.0.to_string(), grouped(&class.fixed.0));
        page.line(format!("{:>8} {order:>5} {fixed:>26}  {}", class.size, class.cycle_type));
    }
    page.gap();
    let none = census.conjugacy_classes - census.classes_with_fixed_grids;
    page.line(format!("{none:>8}       classes fix no grid"));
    page.into_lines()
}
