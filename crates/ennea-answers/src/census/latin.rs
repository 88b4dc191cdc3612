//! Latin squares, the grids of 1xN and Nx1: what is counted of them, and what is said of it.

use super::{Census, Method, Part, common, work};
use crate::page::Page;
use crate::text::grouped;
use crate::wire::{self, Checked, Number};
use ennea::count::latin::{self, Kind, Kinds, Level, Roles, Squares};
use ennea::numbers::factorial;
use ennea::progress::{Progress, Stopped};
use ennea::{Shape, published};
use ennea_words::layout::{flushed, padded};
use ennea_words::{Language, Saying, say, saying};
use num_bigint::BigUint;
use serde::Serialize;

/// The greatest order whose squares are also counted row by row, at once; 7 takes most of a second.
const ROW_BY_ROW: usize = 6;

/// Numbers of Latin squares alone.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Latin {
    /// The order N: the squares have N rows, columns and digits.
    pub order: usize,
    /// Squares whose first row and first column are in order: all of them divided by N! (N-1)!.
    pub reduced: Number,
    /// Numbers after the first rows, up to half of them.
    pub rectangles: Vec<Rectangles>,
    /// The classes up to permuting rows, columns and digits, and transposing.
    pub with_transposition: Option<Number>,
    /// The classes where rows, columns and digits can change their roles as well.
    pub main_classes: Option<Number>,
    /// The elements of the group of the main classes, by what they do to the roles.
    pub role_changes: Option<Vec<RoleChange>>,
    /// Part that was not counted, and the reason; null if nothing was left out.
    pub left_out: Option<String>,
}

/// The first rows of Latin squares.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Rectangles {
    /// Number of rows.
    pub rows: usize,
    /// In how many ways they can be filled: Latin rectangles.
    pub rectangles: Number,
    /// Number of different column sets that they leave, in the order of the columns.
    pub column_sets: Number,
    /// Number of these that are essentially different, as graphs.
    #[serde(with = "wire::Digits")]
    pub classes: usize,
}

/// The elements of a group that do the same to the roles of rows, columns and digits.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RoleChange {
    /// `kept`, `exchanged` for two roles, or `turned` for all three.
    pub roles: &'static str,
    /// Number of these elements.
    pub elements: Number,
    /// The sum of the squares that each of them fixes.
    pub fixed: Number,
}

impl Census {
    /// Counts the Latin squares, and by another method if that is asked for.
    pub(super) fn count_squares(
        &mut self,
        n: usize,
        progress: &dyn Progress,
    ) -> Result<(), Stopped> {
        let found = latin::count(n, progress)?;
        let mut equal = |claim: Saying, left: &BigUint, right: &BigUint| {
            self.checks.add(Part::Grids, Checked::equal(claim, left, right));
        };
        let matrices = |level: &Level| latin::matrices(n, level.rows);
        for level in &found.levels {
            let rows = level.rows;
            let claim = Saying::new(move |it| say!(it, "claim-column-sets", rows));
            equal(claim, &level.graphs, &matrices(level));
        }
        if n <= ROW_BY_ROW {
            equal(
                saying!("claim-squares-row-by-row"),
                &latin::row_by_row(n).squares,
                &found.squares,
            );
        }
        let squares = match self.question.method {
            Method::ColumnSets => found.squares.clone(),
            method => work::grids(self.shape, method, progress)?.expect("it is served"),
        };
        if self.question.method != Method::ColumnSets {
            equal(saying!("claim-squares-by-column-sets"), &found.squares, &squares);
        }
        self.check_published(Part::Grids, &squares, published::latin::squares(n));
        self.check_published(Part::Grids, &found.reduced(), published::latin::reduced_squares(n));
        self.grids_reduced = Some((&squares / factorial(n)).into());
        self.grids = Some(squares.into());
        self.latin = Some(Latin::new(&found));
        Ok(())
    }

    /// Counts the main classes, if they are within reach.
    pub(super) fn count_main_classes(&mut self, progress: &dyn Progress) -> Result<(), Stopped> {
        let (Some(found), Some(isotopy)) = (&mut self.latin, &self.essentially_different) else {
            return Ok(());
        };
        let n = found.order;
        if n > latin::MAIN_CLASSES_ORDER_MAX {
            found.left_out = Some(left_out(Language::ENGLISH, n));
            return Ok(());
        }
        let kinds = Kinds::count(n, &isotopy.0, progress)?;
        let isotopy = isotopy.0.clone();
        found.role_changes = Some(kinds.0.iter().map(RoleChange::of).collect());
        let (types, main) = match (kinds.with_transposition(), kinds.main_classes()) {
            (Ok(types), Ok(main)) => (types, main),
            (Err(error), _) | (_, Err(error)) => {
                let check = Checked::new(Saying::of(error.to_string()), false);
                self.checks.add(Part::MainClasses, check);
                return Ok(());
            }
        };
        found.with_transposition = Some(types.clone().into());
        found.main_classes = Some(main.clone().into());
        let elements: BigUint = kinds.0.iter().map(|kind| &kind.elements).sum();
        let order = factorial(n).pow(3) * 6_u8;
        let mut add = |check| self.checks.add(Part::MainClasses, check);
        add(Checked::equal(saying!("claim-elements"), &elements, &order));
        add(Checked::new(saying!("claim-divides"), true));
        if work::is_written_down(self.shape) {
            let joined = latin::joined_classes(n).map(BigUint::from);
            let holds = joined == [isotopy, types.clone(), main.clone()];
            add(Checked::new(saying!("claim-squares-joined"), holds));
        }
        self.check_published(Part::MainClasses, &types, published::latin::types(n));
        self.check_published(Part::MainClasses, &main, published::latin::main_classes(n));
        Ok(())
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

/// Why the main classes were not counted.
fn left_out(language: Language, n: usize) -> String {
    say!(language, "latin-left-out", n)
}

/// Tells the title and the question, before anything is counted.
pub(super) fn title(shape: Shape, page: &mut Page) {
    let (n, language) = (shape.side(), page.language());
    let rows = shape.box_rows();
    page.line(say!(language, "latin-title", n, shape));
    page.paragraph(say!(language, "latin-intro", n, shape, rows));
}

/// Tells the numbers of squares and rectangles.
pub(super) fn squares(census: &Census, found: &Latin, page: &mut Page) {
    let (n, language) = (found.order, page.language());
    page.paragraph(language.text("latin-rows-notice"));
    page.gap();
    let mut row = |[rows, classes, sets, rectangles]: [&str; 4]| {
        let (rows, classes) = (padded(rows, 6), flushed(classes, 8));
        let (sets, rectangles) = (flushed(sets, 27), flushed(rectangles, 35));
        page.line(format!("    {rows}{classes}{sets}{rectangles}"));
    };
    let heads = ["latin-rows", "latin-classes", "latin-column-sets", "latin-rectangles"];
    let heads = heads.map(|key| language.text(key));
    row(heads.each_ref().map(|head| &**head));
    for level in &found.rectangles {
        let (sets, rectangles) = (grouped(&level.column_sets.0), grouped(&level.rectangles.0));
        row([&level.rows.to_string(), &level.classes.to_string(), &sets, &rectangles]);
    }
    page.gap();
    let how = language.text("latin-reduced-how");
    page.counted("latin-reduced", how, &found.reduced.0);
    if let Some(reduced) = &census.grids_reduced {
        let formula = common::times_reduced(&format!("{}!", n - 1), language);
        page.counted("latin-first-row", formula, &reduced.0);
    }
    let formula = match census.question.method {
        Method::ColumnSets => say!(language, "latin-times-these", n),
        Method::Templates => say!(language, "latin-exact-covers"),
        Method::Bands | Method::Enumerate => say!(language, "latin-written-down"),
    };
    if let Some(squares) = &census.grids {
        page.counted("latin-squares", formula, &squares.0);
    }
}

/// Tells the moves and the orders of their groups.
pub(super) fn symmetries(census: &Census, n: usize, page: &mut Page) {
    let language = page.language();
    let mut moves = vec![say!(language, "latin-moves", n)];
    if census.latin.is_some() {
        moves.push(say!(language, "latin-further"));
    }
    page.paragraph(moves.join(language.blank()));
    common::orders(
        page,
        (&census.cell_group_order.0, &format!("{n}!^2")),
        (&census.group_order.0, &format!("{n}!^3")),
        census.conjugacy_classes,
    );
}

/// Tells the main classes.
pub(super) fn main_classes(census: &Census, page: &mut Page) {
    let Some(found) = &census.latin else { return };
    let (n, language) = (found.order, page.language());
    page.heading(language.text("latin-roles-heading"));
    page.paragraph(language.text("latin-roles-intro"));
    if found.left_out.is_some() {
        let what = left_out(language, n);
        return page.paragraph(say!(language, "latin-left-out-here", what));
    }
    page.gap();
    let mut row = |[roles, elements, fixed]: [&str; 3]| {
        let (roles, elements) = (padded(roles, 12), flushed(elements, 20));
        page.line(format!("    {roles}{elements}{}", flushed(fixed, 44)));
    };
    let heads = ["latin-roles", "latin-elements", "latin-fixed-squares"];
    let heads = heads.map(|key| language.text(key));
    row(heads.each_ref().map(|head| &**head));
    for change in found.role_changes.iter().flatten() {
        let roles = match change.roles {
            "kept" => language.text("latin-roles-kept"),
            "exchanged" => language.text("latin-roles-exchanged"),
            _ => language.text("latin-roles-turned"),
        };
        row([&roles, &grouped(&change.elements.0), &grouped(&change.fixed.0)]);
    }
    page.gap();
    if let (Some(types), Some(main)) = (&found.with_transposition, &found.main_classes) {
        let formula = |by| common::divided_sum(&format!("({by} x {n}!^3)"), language);
        page.counted("latin-with-transposition", formula(2), &types.0);
        page.counted("latin-main-classes", formula(6), &main.0);
    }
}
