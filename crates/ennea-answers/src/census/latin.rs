//! Latin squares, the grids of 1xN and Nx1: what is counted of them, and what is said of it.

use super::{Census, Method, Part, work};
use crate::page::Page;
use crate::text::grouped;
use crate::wire::{Check, Number};
use ennea::count::latin::{self, Kind, Kinds, Level, Roles, Squares};
use ennea::numbers::factorial;
use ennea::progress::Progress;
use ennea::{Shape, published};
use num_bigint::BigUint;
use serde::Serialize;

/// The greatest order whose squares are also counted row by row, at once; 7 takes most of a second.
const ROW_BY_ROW: usize = 6;

/// What is counted of Latin squares alone.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Latin {
    /// The order N: the squares have N rows, columns and digits.
    pub order: usize,
    /// Squares whose first row and first column are in order: all of them divided by N! (N-1)!.
    pub reduced: Number,
    /// What there is after the first rows, up to half of them.
    pub rectangles: Vec<Rectangles>,
    /// The classes up to permuting rows, columns and digits, and transposing.
    pub with_transposition: Option<Number>,
    /// The classes where rows, columns and digits can change their roles as well.
    pub main_classes: Option<Number>,
    /// The elements of the group of the main classes, by what they do to the roles.
    pub role_changes: Option<Vec<RoleChange>>,
    /// What was not counted, and why; null if nothing was left out.
    pub left_out: Option<String>,
}

/// The first rows of Latin squares.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Rectangles {
    /// How many rows.
    pub rows: usize,
    /// In how many ways they can be filled: Latin rectangles.
    pub rectangles: Number,
    /// How many different column sets they leave, in the order of the columns.
    pub column_sets: Number,
    /// How many of these are essentially different, as graphs.
    pub classes: usize,
}

/// The elements of a group that do the same to the roles of rows, columns and digits.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RoleChange {
    /// `kept`, `exchanged` for two roles, or `turned` for all three.
    pub roles: &'static str,
    /// How many there are.
    pub elements: Number,
    /// The sum of the squares that each of them fixes.
    pub fixed: Number,
}

impl Census {
    /// Counts the Latin squares, and by another method if that is asked for.
    pub(super) fn count_squares(&mut self, n: usize, progress: &dyn Progress) {
        let found = latin::count(n, progress).expect("nothing stops a census");
        let mut equal = |text: &str, left: &BigUint, right: &BigUint| {
            self.checks.add(Part::Grids, Check::equal(text, left, right));
        };
        let matrices = |level: &Level| latin::matrices(n, level.rows);
        for level in &found.levels {
            let text = format!("column sets of {} = 0-1 matrices", rows(level.rows));
            equal(&text, &level.graphs, &matrices(level));
        }
        if n <= ROW_BY_ROW {
            let text = "squares, row by row and without isomorphism";
            equal(text, &latin::row_by_row(n).squares, &found.squares);
        }
        let squares = match self.question.method {
            Method::ColumnSets => found.squares.clone(),
            method => work::grids(self.shape, method, progress).expect("it is served"),
        };
        if self.question.method != Method::ColumnSets {
            equal("squares by column sets", &found.squares, &squares);
        }
        self.check_published(Part::Grids, &squares, published::latin::squares(n));
        self.check_published(Part::Grids, &found.reduced(), published::latin::reduced_squares(n));
        self.grids_reduced = Some((&squares / factorial(n)).into());
        self.grids = Some(squares.into());
        self.latin = Some(Latin::new(&found));
    }

    /// Counts the main classes, if they are within reach.
    pub(super) fn count_main_classes(&mut self, progress: &dyn Progress) {
        let (Some(found), Some(isotopy)) = (&mut self.latin, &self.essentially_different) else {
            return;
        };
        let n = found.order;
        if n > latin::MAIN_CLASSES_ORDER_MAX {
            let why = format!(
                "The main classes of order {n}: the squares that an exchange of two roles fixes take \
                 minutes to count."
            );
            found.left_out = Some(why);
            return;
        }
        let kinds = Kinds::count(n, &isotopy.0, progress).expect("nothing stops a census");
        let isotopy = isotopy.0.clone();
        found.role_changes = Some(kinds.0.iter().map(RoleChange::of).collect());
        let (types, main) = match (kinds.with_transposition(), kinds.main_classes()) {
            (Ok(types), Ok(main)) => (types, main),
            (Err(error), _) | (_, Err(error)) => {
                let check = Check { text: error.to_string(), holds: false };
                return self.checks.add(Part::MainClasses, check);
            }
        };
        found.with_transposition = Some(types.clone().into());
        found.main_classes = Some(main.clone().into());
        let elements: BigUint = kinds.0.iter().map(|kind| &kind.elements).sum();
        let order = factorial(n).pow(3) * 6_u8;
        let mut add = |check| self.checks.add(Part::MainClasses, check);
        add(Check::equal("elements sum to the order of the group", &elements, &order));
        let text = "the order of the group divides the sum".to_owned();
        add(Check { text, holds: true });
        if work::is_written_down(self.shape) {
            let joined = latin::joined_classes(n).map(BigUint::from);
            let text = "isotopy, transposition, main: all squares joined";
            let holds = joined == [isotopy, types.clone(), main.clone()];
            add(Check { text: text.to_owned(), holds });
        }
        self.check_published(Part::MainClasses, &types, published::latin::types(n));
        self.check_published(Part::MainClasses, &main, published::latin::main_classes(n));
    }
}

impl Latin {
    fn new(found: &Squares) -> Self {
        let rectangles = |level: &Level| Rectangles {
            rows: level.rows,
            rectangles: level.rectangles.clone().into(),
            column_sets: level.graphs.clone().into(),
            classes: level.classes,
        };
        Self {
            order: found.order,
            reduced: found.reduced().into(),
            rectangles: found.levels.iter().map(rectangles).collect(),
            with_transposition: None,
            main_classes: None,
            role_changes: None,
            left_out: None,
        }
    }
}

impl RoleChange {
    fn of(kind: &Kind) -> Self {
        let roles = match kind.roles {
            Roles::Kept => "kept",
            Roles::Exchanged => "exchanged",
            Roles::Turned => "turned",
        };
        Self { roles, elements: kind.elements.clone().into(), fixed: kind.fixed.clone().into() }
    }
}

fn rows(rows: usize) -> String {
    if rows == 1 { "1 row".to_owned() } else { format!("{rows} rows") }
}

/// What is said before anything is counted.
pub(super) fn title(shape: Shape, page: &mut Page) {
    let n = shape.side();
    page.line(format!("Census of the Latin squares of order {n}, the grids with {shape} boxes"));
    page.paragraph(&format!(
        "A square has {n} rows and {n} columns; each row and each column holds the digits 1 to {n} \
         once. Boxes of {shape} cells are whole {}, so they ask for nothing more.",
        if shape.box_rows() == 1 { "rows" } else { "columns" }
    ));
}

/// What is said of the squares.
pub(super) fn squares(census: &Census, found: &Latin, page: &mut Page) {
    let (n, method) = (found.order, census.question.method);
    page.paragraph(
        "What the rows below notice of the first rows is which digits each column has had: a graph of \
         columns and digits. Graphs that become each other when columns and digits are permuted, or \
         change their roles, can be filled in equally many ways, and so can what they leave.",
    );
    page.gap();
    page.line(format!(
        "    {:<6}{:>8}{:>27}{:>35}",
        "rows", "classes", "column sets", "rectangles"
    ));
    for level in &found.rectangles {
        page.line(format!(
            "    {:<6}{:>8}{:>27}{:>35}",
            level.rows,
            level.classes,
            grouped(&level.column_sets.0),
            grouped(&level.rectangles.0)
        ));
    }
    page.gap();
    page.number("reduced squares", "first row and column in order", &found.reduced.0);
    if let Some(reduced) = &census.grids_reduced {
        page.number("first row in order", &format!("{}! x reduced", n - 1), &reduced.0);
    }
    let formula = match method {
        Method::ColumnSets => format!("{n}! x these"),
        Method::Templates => "exact covers".to_owned(),
        Method::Bands | Method::Enumerate => "written down".to_owned(),
    };
    if let Some(squares) = &census.grids {
        page.number("squares", &formula, &squares.0);
    }
}

/// What is said of the moves.
pub(super) fn symmetries(census: &Census, n: usize, page: &mut Page) {
    page.paragraph(&format!(
        "Permute the {n} rows and the {n} columns: these moves of cells form a group G. Relabelling \
         the digits commutes with all of them; with it they are called isotopy.{}",
        if census.latin.is_some() {
            " Rows, columns and digits can also change their roles: part 5."
        } else {
            ""
        }
    ));
    let order = &census.cell_group_order.0;
    page.number("order of G", &format!("{n}!^2"), order);
    page.number("with relabelling", &format!("{n}!^3"), &census.group_order.0);
    page.number("conjugacy classes of G", "", &census.conjugacy_classes.into());
}

/// What is said of the main classes.
pub(super) fn main_classes(census: &Census, page: &mut Page) {
    let Some(found) = &census.latin else { return };
    let n = found.order;
    page.heading("5. How many, if rows, columns and digits change their roles?");
    page.paragraph(
        "A square is a set of triples of a row, a column and a digit, any two of which determine the \
         third. So these three can change their roles. Transposing exchanges rows and columns; with \
         all six orders of the roles the classes are called main classes.",
    );
    if let Some(left_out) = &found.left_out {
        return page.paragraph(&format!("Left out. {left_out}"));
    }
    page.gap();
    page.line(format!("    {:<12}{:>20}{:>44}", "roles", "elements", "sum of fixed squares"));
    for change in found.role_changes.iter().flatten() {
        page.value(
            &format!("{:<12}{:>20}", change.roles, grouped(&change.elements.0)),
            "",
            grouped(&change.fixed.0),
        );
    }
    page.gap();
    if let (Some(types), Some(main)) = (&found.with_transposition, &found.main_classes) {
        page.number("with transposition", &format!("sum / (2 x {n}!^3)"), &types.0);
        page.number("main classes", &format!("sum / (6 x {n}!^3)"), &main.0);
    }
}
