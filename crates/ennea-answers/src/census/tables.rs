//! The tables behind the story, as lines of text.

use super::{Census, ClassRow};
use crate::page::{Page, WIDTH};
use crate::text::grouped;
use ennea::Shape;
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

/// The conjugacy classes, each with one of its elements; those that fix no grid in one line, unless
/// `all` are wanted.
pub fn classes(shape: Shape, classes: &[ClassRow], all: bool) -> Vec<String> {
    let has_ids = classes.iter().any(|class| class.id.is_some());
    let line = |id: &str, rest: &str| if has_ids { format!("{id:>4} {rest}") } else { rest.into() };
    let mut page = Page::default();
    page.line(format!("Conjugacy classes of the symmetries of {shape} boxes"));
    page.gap();
    let digits = |class: &ClassRow| grouped(&class.fixed.0).len();
    // The identity's number may be far longer than all others, and gets a line of its own then.
    let wide = classes.iter().skip(1).map(digits).max().unwrap_or_default().max(22);
    let heads = ["size", "order", "fixed reduced grids", "cycle type", "name"];
    let [size, order, fixed, cycle_type, name] = heads;
    page.line(line("id", &format!("{size:>8} {order:>5} {fixed:>wide$}  {cycle_type:<18} {name}")));
    let mut none = (0_usize, BigUint::ZERO);
    for class in classes {
        let size = &class.size.0;
        if class.fixed.0 == BigUint::ZERO {
            none = (none.0 + 1, none.1 + size);
            if !all {
                continue;
            }
        }
        let id = class.id.map(|id| id.to_string()).unwrap_or_default();
        let mirror = if class.transposing { "T " } else { "" };
        let name = format!("{mirror}{}", class.name.unwrap_or_default());
        let (size, order) = (size.to_string(), class.order.0.to_string());
        let (fixed, cycle_type) = (grouped(&class.fixed.0), &class.cycle_type);
        let mut row = format!("{size:>8} {order:>5} {fixed:>wide$}  ");
        if fixed.len() > wide {
            page.line(line(&id, row.trim_end()));
            row = " ".repeat(17 + wide);
        }
        page.line(line(&id, &format!("{row}{cycle_type:<18} {name}")));
        page.words(&line("", "         "), &class.representative);
    }
    page.gap();
    if none.0 > 0 {
        let size = none.1.to_string();
        let hint = if all { "" } else { "; --all lists them" };
        page.line(line(
            "",
            &format!("{size:>8}       in {} classes that fix no grid{hint}", none.0),
        ));
    }
    let order: BigUint = classes.iter().map(|class| &class.size.0).sum();
    let order = order.to_string();
    page.line(line("", &format!("{order:>8}       in all {} classes", classes.len())));
    if has_ids {
        page.line("  id          the number of the class in the literature, [RJ2006]");
    }
    if classes.iter().any(|class| class.transposing) {
        page.line(line("", "       T       marks a class that transposes"));
    }
    page.into_lines()
}
