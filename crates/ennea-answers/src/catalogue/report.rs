//! Report of a tally: its table, and when all parts are in, the checks.
//!
//! ```text
//!   sum over orders of  classes |G| / order  =  all grids,      |G| = 9! 2 6^8
//!   classes                                  =  by Burnside's lemma
//! ```
//!
//! Both right sides are counted here, by column sets and by conjugacy classes, which know nothing
//! of canonical grids.

use crate::page::Page;
use crate::text::grouped;
use crate::units::Shard;
use crate::wire::{self, Checked, Number};
use ennea::Shape;
use ennea::catalog::classes::count::{PARTS, Tally};
use ennea::count::{self, column_sets};
use ennea::symmetry::Group;
use ennea_words::layout::flushed;
use ennea_words::{Language, say, saying};
use num_bigint::BigUint;
use serde::Serialize;

const SHAPE: Shape = Shape::CLASSIC;

/// The essentially different 3x3 grids of a shard, or all of them.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Report {
    /// The shard, `1/1` for all.
    #[serde(with = "wire::Text")]
    pub shard: Shard,
    /// Number of parts of the shard.
    pub parts: usize,
    /// Number of classes that were found.
    pub classes: Number,
    /// Number of those that have more than one automorphism.
    pub symmetric_classes: Number,
    /// Number of grids that they stand for.
    pub grids: Number,
    /// The classes by the order of their automorphism groups.
    pub automorphisms: Vec<Row>,
    /// The equalities that were checked: none unless the shard is all there is.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<crate::wire::Check>"))]
    pub checks: Vec<Checked>,
}

/// The classes with one order of automorphism groups.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Row {
    /// The order.
    pub order: u32,
    /// Number of classes that have it.
    pub classes: Number,
    /// Number of grids that these stand for.
    pub grids: Number,
}

impl Report {
    /// The report of what a finished shard has found.
    pub fn of(shard: Shard, tally: &Tally) -> Self {
        let rows = rows(tally);
        let symmetric = rows.iter().filter(|row| row.order > 1);
        Self {
            shard,
            parts: shard.places(PARTS).count(),
            classes: tally.classes().into(),
            symmetric_classes: Number(symmetric.map(|row| &row.classes.0).sum()),
            grids: grids(&rows),
            automorphisms: rows,
            checks: if shard == Shard::WHOLE { checks(tally) } else { Vec::new() },
        }
    }

    /// Tests whether all checks hold.
    pub fn holds(&self) -> bool {
        self.checks.iter().all(|check| check.holds)
    }

    /// The report as lines of text.
    pub fn lines(&self, language: Language) -> Vec<String> {
        let mut page = Page::new(language);
        page.line(language.text("catalogue-title"));
        if self.shard != Shard::WHOLE {
            let [parts, all] = [self.parts, PARTS].map(|count| grouped(&count.into()));
            let shard = self.shard.to_string();
            page.paragraph(say!(language, "catalogue-only", shard, parts, all));
        }
        page.gap();
        let row = |order: &str, classes: &str, grids: &str| {
            let (order, classes) = (flushed(order, 13), flushed(classes, 24));
            format!("    {order}{classes}{}", flushed(grids, 39))
        };
        let heads = ["catalogue-automorphisms", "catalogue-classes", "catalogue-grids"];
        let heads = heads.map(|key| language.text(key));
        page.line(row(&heads[0], &heads[1], &heads[2]));
        for Row { order, classes, grids } in &self.automorphisms {
            page.line(row(&order.to_string(), &grouped(&classes.0), &grouped(&grids.0)));
        }
        page.line(row(
            &language.text("catalogue-all"),
            &grouped(&self.classes.0),
            &grouped(&self.grids.0),
        ));
        page.gap();
        page.counted("catalogue-symmetric", "", &self.symmetric_classes.0);
        if self.shard != Shard::WHOLE {
            page.words("    ", &language.text("catalogue-rest"));
        }
        page.checks(&self.checks);
        page.into_lines()
    }
}

/// The classes of a tally by the orders of their automorphism groups.
pub fn rows(tally: &Tally) -> Vec<Row> {
    let group_order = Group::Whole.order_with_relabelling(SHAPE);
    let row = |(&order, &classes): (&u32, &u64)| Row {
        order,
        classes: classes.into(),
        grids: (BigUint::from(classes) * (&group_order / order)).into(),
    };
    tally.by_automorphisms.iter().map(row).collect()
}

/// Number of grids that the classes stand for.
pub fn grids(rows: &[Row]) -> Number {
    Number(rows.iter().map(|row| &row.grids.0).sum())
}

/// Checks of a tally that has all parts.
pub fn checks(tally: &Tally) -> Vec<Checked> {
    let group_order = Group::Whole.order_with_relabelling(SHAPE);
    let all = column_sets::grids(SHAPE).expect("3x3 has column sets");
    let burnside = count::essentially_different(SHAPE, Group::Whole).expect("3x3 is counted");
    let sum = saying!("claim-catalogue-grids", order = grouped(&group_order));
    vec![
        Checked::equal(sum, &grids(&rows(tally)).0, &all),
        Checked::equal(saying!("claim-catalogue-orbits"), &tally.classes().into(), &burnside),
    ]
}
