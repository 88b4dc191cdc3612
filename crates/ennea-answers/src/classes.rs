//! Conjugacy classes of symmetries with the grids that they fix, as rows and as a table.

use crate::page::Page;
use crate::text::grouped;
use crate::wire::Number;
use ennea::Shape;
use ennea::symmetry::{ConjugacyClass, Transformation};
use ennea_words::layout::{columns, flushed, padded};
use ennea_words::{Language, say, symmetry, transformation};
use num_bigint::BigUint;
use serde::Serialize;

/// A conjugacy class of the symmetries of the cells.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ClassRow {
    /// Its number in the literature, `[RJ2006]`: of the 27 classes of 3x3 with fixed grids.
    pub id: Option<u16>,
    /// Number of its elements.
    pub size: Number,
    /// The order of its elements.
    pub order: Number,
    /// Number of reduced grids that each of them only relabels.
    pub fixed: Number,
    /// `true` if they transpose.
    pub transposing: bool,
    /// Common name of such symmetries.
    pub name: Option<&'static str>,
    /// The cycle type on the cells.
    pub cycle_type: String,
    /// One of its elements.
    pub representative: String,
}

impl ClassRow {
    /// The row of a class, with the reduced grids that each of its elements fixes.
    pub(crate) fn new(class: &ConjugacyClass, fixed: &BigUint, id: Option<u16>) -> Self {
        Self {
            id,
            size: class.size().clone().into(),
            order: class.order().into(),
            fixed: fixed.clone().into(),
            transposing: class.transposes(),
            name: class.name(),
            cycle_type: class.cycle_type().to_string(),
            representative: class.representative().to_string(),
        }
    }
}

/// The conjugacy classes, each with one of its elements; those that fix no grid in one line, unless
/// `all` are wanted.
pub fn table(shape: Shape, classes: &[ClassRow], all: bool, language: Language) -> Vec<String> {
    let has_ids = classes.iter().any(|class| class.id.is_some());
    let line = |id: &str, rest: &str| if has_ids { format!("{id:>4} {rest}") } else { rest.into() };
    let mut page = Page::new(language);
    page.line(say!(language, "class-title", shape));
    page.gap();
    let digits = |class: &ClassRow| grouped(&class.fixed.0).len();
    // The identity's number may be far longer than all others, and gets a line of its own then.
    let wide = classes.iter().skip(1).map(digits).max().unwrap_or_default().max(22);
    let [size, order, fixed] = heads(language, wide);
    let cycle_type = padded(&language.text("class-cycle-type"), 18);
    let name = language.text("class-name");
    page.line(line("id", &format!("{size} {order} {fixed}  {cycle_type} {name}")));
    let order_width = columns(&order);
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
        let name = class.name.map(|name| symmetry(language, name)).unwrap_or_default();
        let name = format!("{mirror}{name}");
        let (size, order) = (size.to_string(), class.order.0.to_string());
        let (fixed, cycle_type) = (grouped(&class.fixed.0), &class.cycle_type);
        let mut row = format!("{size:>8} {order:>order_width$} {fixed:>wide$}  ");
        if fixed.len() > wide {
            page.line(line(&id, row.trim_end()));
            row = " ".repeat(12 + order_width + wide);
        }
        page.line(line(&id, &format!("{row}{cycle_type:<18} {name}")));
        let moves = Transformation::parse(shape, &class.representative);
        let moves = moves.expect("what is written is read again");
        page.words(&line("", "         "), &transformation(language, &moves));
    }
    page.gap();
    if none.0 > 0 {
        let size = none.1.to_string();
        let key = if all { "class-none-listed" } else { "class-none" };
        let text = say!(language, key, count = none.0);
        page.line(line("", &format!("{size:>8}       {text}")));
    }
    let order: BigUint = classes.iter().map(|class| &class.size.0).sum();
    let order = order.to_string();
    let text = say!(language, "class-all", count = classes.len());
    page.line(line("", &format!("{order:>8}       {text}")));
    if has_ids {
        page.line(format!("  id          {}", language.text("class-id")));
    }
    if classes.iter().any(|class| class.transposing) {
        page.line(line("", &format!("       T       {}", language.text("class-transposing"))));
    }
    page.into_lines()
}

/// Heads of three columns: the size, 8 wide; the order, at least 5 wide; the fixed grids, `wide` wide.
pub(crate) fn heads(language: Language, wide: usize) -> [String; 3] {
    [("class-size", 8), ("class-order", 5), ("class-fixed", wide)]
        .map(|(key, width)| flushed(&language.text(key), width))
}
