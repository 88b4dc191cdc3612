//! The numbers of the census, each with the checks that it has passed and the time that it took.

use super::Method;
use super::reach::Reach;
use ennea::Shape;
use ennea::count::burnside::{self, Orbits};
use ennea::count::first_bands::{self, FirstBands};
use ennea::count::fixed::FixedGrids;
use ennea::count::{column_sets, completions, enumerate, orbits};
use ennea::numbers::factorial;
use ennea::progress::Progress;
use ennea::published;
use ennea::symmetry::stabiliser_chain::StabiliserChain;
use ennea::symmetry::{ConjugacyClass, Group, generators};
use num_bigint::BigUint;
use rayon::prelude::*;
use std::time::{Duration, Instant};

/// An equality, found to hold or not.
#[derive(Clone, Debug)]
pub(crate) struct Check {
    pub(crate) text: String,
    pub(crate) holds: bool,
}

impl Check {
    /// That two numbers are the same; if they are not, the text says so.
    pub(crate) fn equal(text: &str, left: &BigUint, right: &BigUint) -> Self {
        let holds = left == right;
        let difference = if holds { String::new() } else { format!(": {left} is not {right}") };
        Self { text: format!("{text}{difference}"), holds }
    }
}

/// A step of the census.
#[derive(Debug, Default)]
pub(crate) struct Step<T> {
    pub(crate) value: T,
    pub(crate) checks: Vec<Check>,
    pub(crate) time: Duration,
}

/// All grids.
#[derive(Debug, Default)]
pub(crate) struct Grids {
    /// Bands by the formula for two or three rows.
    pub(crate) bands: Option<BigUint>,
    pub(crate) first_bands: Option<FirstBands>,
    pub(crate) grids: Option<BigUint>,
}

/// The symmetry group.
#[derive(Debug, Default)]
pub(crate) struct Symmetries {
    pub(crate) cell_group_order: BigUint,
    pub(crate) group_order: BigUint,
    pub(crate) class_count: usize,
}

/// A conjugacy class with its fixed grids.
#[derive(Debug)]
pub(crate) struct CountedClass {
    pub(crate) class: ConjugacyClass,
    pub(crate) fixed: BigUint,
}

/// Essentially different grids.
#[derive(Debug)]
pub(crate) struct Different {
    pub(crate) orbits: Orbits,
    /// Where transposition is a symmetry: the number under those elements that do not transpose.
    pub(crate) without_transposition: Option<BigUint>,
}

/// A census under way: what is not counted yet, or cannot be, is empty.
#[derive(Debug)]
pub(crate) struct Work {
    pub(crate) shape: Shape,
    pub(crate) reach: Reach,
    pub(crate) group: Group,
    pub(crate) grids: Step<Grids>,
    pub(crate) symmetries: Step<Symmetries>,
    pub(crate) classes: Step<Vec<CountedClass>>,
    pub(crate) different: Step<Option<Different>>,
}

impl Work {
    pub(crate) fn new(shape: Shape, reach: Reach, group: Group) -> Self {
        Self {
            shape,
            reach,
            group,
            grids: Step::default(),
            symmetries: Step::default(),
            classes: Step::default(),
            different: Step::default(),
        }
    }

    /// The number of reduced grids, if it was counted.
    pub(crate) fn reduced_grids(&self) -> Option<BigUint> {
        let relabellings = factorial(self.shape.side());
        self.grids.value.grids.as_ref().map(|grids| grids / relabellings)
    }

    /// The equalities that were checked and do not hold.
    pub(crate) fn failed_checks(&self) -> impl Iterator<Item = &Check> {
        let checks = [
            &self.grids.checks,
            &self.symmetries.checks,
            &self.classes.checks,
            &self.different.checks,
        ];
        checks.into_iter().flatten().filter(|check| !check.holds)
    }

    /// Counts the grids.
    pub(crate) fn count_grids(&mut self, method: Method, progress: &dyn Progress) {
        let (shape, start) = (self.shape, Instant::now());
        let bands = first_bands::by_formula(shape);
        if self.reach < Reach::Whole {
            self.grids.value = Grids { bands, ..Grids::default() };
            self.grids.time = start.elapsed();
            return;
        }
        let first_bands = match method {
            Method::Bands => Some(completions::first_bands(shape, progress)),
            _ => column_sets::first_bands(shape),
        };
        let grids = match method {
            Method::Bands => first_bands.as_ref().map(FirstBands::grids),
            Method::ColumnSets if shape == Shape::CLASSIC => {
                first_bands.as_ref().map(FirstBands::grids)
            }
            Method::ColumnSets => column_sets::grids(shape),
            Method::Enumerate => Some(enumerate::grids(shape).into()),
            Method::Templates => FixedGrids::new(shape)
                .count(&ennea::symmetry::Transformation::identity(shape))
                .map(|reduced| reduced * factorial(shape.side())),
        };
        self.grids.time = start.elapsed();
        let mut checks = Vec::new();
        if let (Some(found), Some(formula)) = (&first_bands, &bands) {
            checks.push(Check::equal(
                "first bands, class by class = by formula",
                &found.bands(),
                formula,
            ));
        }
        // For 3x3 and Cx2, and with first bands as the method, both sides are one and the same sum.
        if let (Some(found), Some(grids)) = (&first_bands, &grids)
            && method == Method::ColumnSets
            && shape.box_rows() == 2
        {
            let text = "all grids = N! x sum of size x completions";
            checks.push(Check::equal(text, &found.grids(), grids));
        }
        if let Some(grids) = &grids
            && shape.side() <= 6
            && method != Method::Enumerate
        {
            let listed =
                BigUint::from(enumerate::reduced_grids(shape).len()) * factorial(shape.side());
            checks.push(Check::equal(
                "all grids = N! x reduced grids, written down",
                &listed,
                grids,
            ));
        }
        if let (Some(grids), Some(published)) = (&grids, published::grids(shape)) {
            checks.push(published_equal(grids, &published));
        }
        self.grids.value = Grids { bands, first_bands, grids };
        self.grids.checks = checks;
    }

    /// Finds the order of the symmetry group, by formula and from its generators.
    pub(crate) fn order_group(&mut self) {
        let (shape, start) = (self.shape, Instant::now());
        let cell_group_order = self.group.order(shape);
        self.symmetries.value = Symmetries {
            group_order: self.group.order_with_relabelling(shape),
            class_count: self.group.class_count(shape),
            cell_group_order,
        };
        if self.group == Group::Whole {
            let generators = generators::seed_generators(shape);
            let chain = StabiliserChain::of(shape.cells(), &generators);
            self.symmetries.checks = vec![Check::equal(
                "the order, from generators alone (stabiliser chain)",
                &chain.order(),
                &self.symmetries.value.cell_group_order,
            )];
        }
        self.symmetries.time = start.elapsed();
    }

    /// Counts the fixed grids of every conjugacy class.
    pub(crate) fn count_fixed_grids(&mut self) {
        if self.reach < Reach::Whole {
            return;
        }
        let (shape, start) = (self.shape, Instant::now());
        let counter = FixedGrids::new(shape);
        let reduced = self.reduced_grids().expect("the grids are counted first");
        // The identity fixes every grid; small shapes count it all the same, as a check.
        let counts_identity = shape.side() <= 6;
        let classes = self.group.classes(shape);
        self.classes.value = classes
            .into_par_iter()
            .with_max_len(1)
            .map(|class| {
                let element = class.representative();
                let fixed = if element.is_identity() && !counts_identity {
                    reduced.clone()
                } else {
                    counter.count(element).expect("few cell orbits, but for the identity").into()
                };
                CountedClass { class, fixed }
            })
            .collect();
        self.classes.time = start.elapsed();
        let elements: BigUint = self.classes.value.iter().map(|counted| counted.class.size()).sum();
        let order = self.group.order(shape);
        self.classes.checks =
            vec![Check::equal("sizes sum to the order of the group", &elements, &order)];
        if counts_identity {
            let identity = &self.classes.value[0].fixed;
            let text = "the identity fixes all reduced grids (exact covers)";
            self.classes.checks.push(Check::equal(text, identity, &reduced));
        }
    }

    /// Divides the sum over all elements by the order of the group.
    pub(crate) fn count_essentially_different(&mut self) {
        if self.reach < Reach::Whole {
            return;
        }
        let (shape, start) = (self.shape, Instant::now());
        let order = self.group.order(shape);
        let terms = |keeps: bool| {
            self.classes
                .value
                .iter()
                .filter(move |counted| !(keeps && counted.class.transposes()))
                .map(|counted| (counted.class.size().clone(), counted.fixed.clone()))
        };
        let mut checks = Vec::new();
        let orbits = match burnside::orbits(&order, terms(false)) {
            Ok(orbits) => {
                let text = "the order of the group divides the sum".to_owned();
                checks.push(Check { text, holds: true });
                orbits
            }
            Err(error) => {
                self.different.checks = vec![Check { text: error.to_string(), holds: false }];
                return;
            }
        };
        let mut without_transposition = None;
        if shape.is_square() {
            match burnside::orbits(&Group::WithoutTransposition.order(shape), terms(true)) {
                Ok(found) => without_transposition = Some(found.orbits),
                Err(error) => checks.push(Check { text: error.to_string(), holds: false }),
            }
        }
        self.different.time = start.elapsed();
        if shape.side() <= 6 {
            let joined = BigUint::from(orbits::grid_orbits(shape, self.group).len());
            checks.push(Check::equal(
                "orbits of the reduced grids, joined",
                &joined,
                &orbits.orbits,
            ));
        }
        let published = match self.group {
            Group::Whole => published::essentially_different(shape),
            Group::WithoutTransposition => {
                published::essentially_different_without_transposition(shape)
            }
        };
        if let Some(published) = published {
            checks.push(published_equal(&orbits.orbits, &published));
        }
        if let (Some(found), Some(published), Group::Whole) = (
            &without_transposition,
            published::essentially_different_without_transposition(shape),
            self.group,
        ) {
            checks.push(published_equal(found, &published));
        }
        self.different.value = Some(Different { orbits, without_transposition });
        self.different.checks = checks;
    }
}

fn published_equal(found: &BigUint, published: &published::Published) -> Check {
    Check::equal(&format!("as published: {}", published.source), found, &published.value())
}
