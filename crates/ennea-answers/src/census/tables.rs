//! The tables behind the story, as lines of text.

use super::Census;
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
