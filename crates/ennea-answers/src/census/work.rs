//! The numbers of the census, part by part, each with its checks.

use super::{BandRow, Census, ClassRow, Method, Minimal, Part};
use crate::wire::{Checked, Number};
use ennea::count::burnside;
use ennea::count::first_bands::{self, BandClass, FirstBands};
use ennea::count::fixed::{CountedClass, FixedGrids};
use ennea::count::oracles::{clues, completions, enumerate, orbits};
use ennea::count::{self, column_sets, is_within_reach, latin};
use ennea::numbers::factorial;
use ennea::progress::{Progress, Stopped};
use ennea::published::{self, Published};
use ennea::symmetry::stabiliser_chain::StabiliserChain;
use ennea::symmetry::{Group, Transformation, generators};
use ennea::{Digit, Shape};
use ennea_words::{Saying, say, saying};
use num_bigint::BigUint;
use rayon::prelude::*;

/// The largest side whose grids are also written down, as a check.
const WRITTEN_DOWN: usize = 6;

/// The largest order whose Latin squares are also written down.
const LATIN_WRITTEN_DOWN: usize = 5;

/// Tests whether the grids are also written down.
pub(super) fn is_written_down(shape: Shape) -> bool {
    let most = if latin::order(shape).is_some() { LATIN_WRITTEN_DOWN } else { WRITTEN_DOWN };
    shape.side() <= most
}

/// The least order of the classes that are also counted as exact covers, where the others take too
/// long.
const LIGHT: u128 = 5;

impl Census {
    /// Counts the first bands, and the grids if they are within reach.
    pub(super) fn count_grids(&mut self, progress: &dyn Progress) -> Result<(), Stopped> {
        let (shape, method) = (self.shape, self.question.method);
        let relabellings = factorial(shape.side());
        let formula = first_bands::by_formula(shape);
        if let (Some(n), true) = (latin::order(shape), is_within_reach(shape)) {
            return self.count_squares(n, progress);
        }
        if is_within_reach(shape) {
            let first_bands = match method {
                Method::Bands => Some(completions::first_bands(shape, progress)?),
                _ => column_sets::first_bands(shape),
            };
            let grids = grids_with(shape, method, first_bands.as_ref(), progress)?;
            let grids = grids.expect("a shape that the method serves");
            self.check_grids(&grids, first_bands.as_ref(), formula.as_ref());
            if let Some(bands) = &first_bands {
                self.band_classes = Some(bands.classes().len());
                self.band_class_table = Some(bands.classes().iter().map(BandRow::of).collect());
            }
            self.bands = first_bands.map(|bands| bands.bands()).or(formula).map(Number);
            self.grids_reduced = Some((&grids / &relabellings).into());
            self.grids = Some(grids.into());
        } else {
            self.bands = formula.map(Number);
            self.estimate_grids(progress)?;
        }
        self.bands_reduced = self.bands.as_ref().map(|bands| (&bands.0 / &relabellings).into());
        Ok(())
    }

    fn check_grids(
        &mut self,
        grids: &BigUint,
        bands: Option<&FirstBands>,
        formula: Option<&BigUint>,
    ) {
        let (shape, method) = (self.shape, self.question.method);
        let mut equal = |claim: Saying, left: &BigUint, right: &BigUint| {
            self.checks.add(Part::Grids, Checked::equal(claim, left, right));
        };
        if let Some(bands) = bands {
            if let Some(formula) = formula {
                equal(saying!("claim-bands-by-formula"), &bands.bands(), formula);
            }
            // For 3x3 and Cx2, and with first bands as the method, both sides are one and the same
            // sum.
            if method == Method::ColumnSets && shape.box_rows() == 2 {
                equal(saying!("claim-grids-by-bands"), &bands.grids(), grids);
            }
        }
        if is_written_down(shape) && method != Method::Enumerate {
            let listed = factorial(shape.side()) * enumerate::reduced_grids(shape).len();
            equal(saying!("claim-grids-written-down"), &listed, grids);
        }
        self.check_published(Part::Grids, grids, published::grids(shape));
    }

    /// Finds the order of the symmetry group from its generators; its formula is there already.
    pub(super) fn order_group(&mut self) {
        if self.question.group != Group::Whole {
            return;
        }
        let generators = generators::seed_generators(self.shape);
        let chain = StabiliserChain::of(self.shape.cells(), &generators);
        let check =
            Checked::equal(saying!("claim-order"), &chain.order(), &self.cell_group_order.0);
        self.checks.add(Part::Symmetries, check);
    }

    /// Counts the fixed grids of every conjugacy class.
    pub(super) fn count_fixed_grids(&mut self, progress: &dyn Progress) -> Result<(), Stopped> {
        let (shape, group) = (self.shape, self.question.group);
        let reduced = &self.grids_reduced.as_ref().expect("the grids are counted first").0;
        let classes = count::fixed_grids(shape, group, reduced, progress)?;
        let classes = classes.expect("a shape within reach");
        let elements: BigUint = classes.iter().map(|counted| counted.class.size()).sum();
        let mut equal = |claim: Saying, left: &BigUint, right: &BigUint| {
            self.checks.add(Part::FixedGrids, Checked::equal(claim, left, right));
        };
        equal(saying!("claim-sizes"), &elements, &self.cell_group_order.0);
        // The identity fixes every grid; for small shapes it can be counted all the same.
        if is_written_down(shape) {
            let identity = Transformation::identity(shape);
            let identity = FixedGrids::new(shape).count(&identity, progress)?;
            let identity = identity.unwrap_or_default();
            equal(saying!("claim-identity"), &identity.into(), reduced);
        }
        let covered = match latin::order(shape) {
            Some(_) if is_written_down(shape) => Some(2),
            None if count::is_by_colourings(shape) => Some(LIGHT),
            _ => None,
        };
        if let Some(least) = covered {
            let counter = FixedGrids::new(shape);
            let light: Vec<_> =
                classes.iter().filter(|counted| counted.class.order() >= least).collect();
            let agrees = |counted: &&&CountedClass| {
                let found = counter.count(counted.class.representative(), progress)?;
                Ok(found.map(BigUint::from).as_ref() == Some(&counted.fixed))
            };
            let agreeing: Vec<bool> =
                light.par_iter().map(|counted| agrees(&counted)).collect::<Result<_, Stopped>>()?;
            let agreeing = agreeing.iter().filter(|agrees| **agrees).count();
            equal(
                Saying::new(move |it| say!(it, "claim-covers", order = least)),
                &agreeing.into(),
                &light.len().into(),
            );
        }
        let has_ids = shape == Shape::CLASSIC && group == Group::Whole;
        let row = |counted| ClassRow::of(counted, has_ids);
        self.class_table = Some(classes.iter().map(row).collect());
        let fixing = classes.iter().filter(|counted| counted.fixed != BigUint::ZERO);
        self.classes_with_fixed_grids = Some(fixing.count());
        Ok(())
    }

    /// Divides the sum over all elements by the order of the group.
    pub(super) fn count_essentially_different(&mut self) {
        let (shape, group) = (self.shape, self.question.group);
        let rows = self.class_table.as_ref().expect("the fixed grids are counted first");
        let terms = |row: &ClassRow| (row.size.0.clone(), row.fixed.0.clone());
        let found = burnside::orbits(&self.cell_group_order.0, rows.iter().map(terms));
        let without = shape.is_square().then(|| {
            let rows = rows.iter().filter(|row| !row.transposing);
            burnside::orbits(&Group::WithoutTransposition.order(shape), rows.map(terms))
        });
        let mut add = |claim, holds| self.checks.add(Part::Different, Checked::new(claim, holds));
        let orbits = match found {
            Ok(orbits) => orbits,
            Err(error) => return add(Saying::of(error.to_string()), false),
        };
        add(saying!("claim-divides"), true);
        let without = match without.transpose() {
            Ok(without) => without.map(|found| found.orbits),
            Err(error) => {
                add(Saying::of(error.to_string()), false);
                None
            }
        };
        if is_written_down(shape) {
            let joined = orbits::grid_orbits(shape, group).len().into();
            let check = Checked::equal(saying!("claim-orbits"), &joined, &orbits.orbits);
            self.checks.add(Part::Different, check);
        }
        let untransposed = published::essentially_different_without_transposition(shape);
        match group {
            Group::Whole => {
                let published = published::essentially_different(shape);
                self.check_published(Part::Different, &orbits.orbits, published);
                if let Some(found) = &without {
                    self.check_published(Part::Different, found, untransposed);
                }
            }
            Group::WithoutTransposition => {
                self.check_published(Part::Different, &orbits.orbits, untransposed);
            }
        }
        self.burnside_sum = Some(orbits.sum.into());
        self.essentially_different = Some(orbits.orbits.into());
        self.essentially_different_without_transposition = without.map(Number);
    }

    /// Counts the minimal puzzles, if the shape is small enough.
    pub(super) fn count_minimal_puzzles(&mut self) {
        let row = |row: clues::Minimal| Minimal {
            clues: row.clues,
            puzzles: row.puzzles,
            essentially_different: row.essentially_different,
        };
        let rows = clues::minimal_puzzles(self.shape);
        self.minimal_puzzles = rows.map(|rows| rows.into_iter().map(row).collect());
    }

    /// Checks a number against what others published, if they did.
    pub(super) fn check_published(
        &mut self,
        part: Part,
        found: &BigUint,
        published: Option<Published>,
    ) {
        if let Some(published) = published {
            let source = published.source;
            let claim = Saying::new(move |it| say!(it, "claim-published", source));
            self.checks.add(part, Checked::equal(claim, found, &published.value()));
        }
    }
}

/// All grids, by the method; `None` for a shape that it does not serve.
pub(super) fn grids(
    shape: Shape,
    method: Method,
    progress: &dyn Progress,
) -> Result<Option<BigUint>, Stopped> {
    let bands = (method == Method::Bands).then(|| completions::first_bands(shape, progress));
    grids_with(shape, method, bands.transpose()?.as_ref(), progress)
}

/// All grids, by the method, with the first bands if it takes them.
fn grids_with(
    shape: Shape,
    method: Method,
    bands: Option<&FirstBands>,
    progress: &dyn Progress,
) -> Result<Option<BigUint>, Stopped> {
    Ok(match method {
        Method::Bands => bands.map(FirstBands::grids),
        Method::ColumnSets if shape == Shape::CLASSIC => bands.map(FirstBands::grids),
        Method::ColumnSets => column_sets::grids(shape),
        Method::Enumerate => Some(enumerate::grids(shape).into()),
        Method::Templates => {
            let identity = Transformation::identity(shape);
            let reduced = FixedGrids::new(shape).count(&identity, progress)?;
            reduced.map(|reduced| factorial(shape.side()) * reduced)
        }
    })
}

impl BandRow {
    fn of(class: &BandClass) -> Self {
        let digits = class.columns.iter().map(|set| set.iter().map(Digit::symbol).collect());
        Self {
            size: class.size.clone().into(),
            completions: class.completions.clone().into(),
            columns: digits.collect(),
        }
    }
}

impl ClassRow {
    fn of(counted: &CountedClass, has_id: bool) -> Self {
        let CountedClass { class, fixed } = counted;
        let id = || published::class_id(class.size(), fixed, class.transposes());
        Self::new(class, fixed, has_id.then(id).flatten())
    }
}
