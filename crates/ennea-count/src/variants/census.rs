//! The census of some rules: grids, group, classes, fixed grids, essentially different grids.

use super::pieces::Pieces;
use super::{bands, clued, walk};
use crate::burnside;
use crate::covers;
use ennea_base::named;
use ennea_base::numbers::factorial;
use ennea_base::progress::{Progress, Stopped};
use ennea_base::rules::{Consecutive, Rules, Templates};
use ennea_symmetry::Permutation;
use ennea_symmetry::variants::{RulesClass, RulesGroup, Scope};
use num_bigint::BigUint;

/// Sides from 9 on with more templates than this are out of reach, unless they are counted otherwise.
const TEMPLATES_MAX: usize = 10_000;

/// From this many templates on, other methods are faster: X has 9,288 of them, windoku 6,080.
const OTHERS_FROM: usize = 7_000;

named! {
    /// Method by which the grids were counted.
    pub enum Method {
        /// As exact covers by templates.
        Templates = "templates",
        /// By the fillings of a band and what goes with each.
        Bands = "bands",
        /// As the solutions of puzzles whose clues are the extra houses.
        Clues = "clues",
        /// One by one, under rules between digits.
        Walk = "walk",
    }
}

/// Results of a census.
///
/// ```
/// use ennea::{count::variants::census, rules::Rules, symmetry::variants::Scope};
/// let rules = Rules::parse("x", "2x2".parse().unwrap())?;
/// let census = census(&rules, Scope::Whole, &()).unwrap();
/// assert_eq!((census.templates, census.grids), (8, 48_u8.into()));
/// assert_eq!(census.essentially_different, 1_u8.into());
/// # Ok::<(), ennea::rules::RulesError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Census {
    /// The number of templates.
    pub templates: usize,
    /// The number of grids.
    pub grids: BigUint,
    /// Method by which they were counted.
    pub method: Method,
    /// The relabellings that keep the rules: N!, or few where the rules are between digits.
    pub relabellings: BigUint,
    /// The order of the group on the cells.
    pub group_order: BigUint,
    /// Its conjugacy classes, that of the identity first.
    pub classes: Vec<CensusClass>,
    /// The sum over all elements of the group of the grids that they fix.
    pub sum: BigUint,
    /// Grids that neither the group nor these relabellings turn into each other.
    pub essentially_different: BigUint,
}

/// A conjugacy class with its fixed grids.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CensusClass {
    /// The number of its elements.
    pub size: usize,
    /// One of them.
    pub representative: Permutation,
    /// Number of grids that it fixes, those that differ by relabelling counted once.
    pub fixed_grids: u128,
}

/// Takes the census of some rules.
///
/// Cost: seconds to minutes for 9x9; grows with grids / (N! |G|).
///
/// # Errors
/// Rules that no grid keeps, with too many templates or with too large a group; [`Stopped`], soon after the progress
/// says so.
pub fn census(rules: &Rules, scope: Scope, progress: &dyn Progress) -> Result<Census, CensusError> {
    let (templates, method) = templates_and_method(rules)?;
    let (side, count) = (templates.side(), templates.all().len());
    let no_grid = CensusError::NoGrid { templates: count };
    if method == Method::Walk && side > walk::SIDE_MAX {
        return Err(CensusError::Walk);
    }
    let group = RulesGroup::new(rules, &templates, scope);
    let group_order = group.order();
    let Some(elements) = group.elements() else {
        // So large a group has often no grids to act on, which small shapes tell at once.
        let still = Permutation::identity(side * side);
        if side <= 6
            && fixed_grids(&templates, std::slice::from_ref(&still), &still, progress)? == 0
        {
            return Err(no_grid);
        }
        return Err(CensusError::Group { order: group_order });
    };
    let classes = group.classes(&elements);
    let (relabellings, fixed) = match rules.consecutive().map(Consecutive::relabellings) {
        Some(relabellings) => {
            let class = group.class_numbers(&elements);
            let fixed =
                walk::reduced_grid_counts(rules, &relabellings, &elements, &class, progress)?;
            (relabellings.len().into(), fixed)
        }
        None => {
            let fixed = reduced(rules, &templates, method, (&elements, &classes), progress)?;
            (factorial(side), fixed)
        }
    };
    if fixed[0] == 0 {
        return Err(no_grid);
    }
    let fixing = |(RulesClass { size, representative }, fixed_grids)| CensusClass {
        size,
        representative,
        fixed_grids,
    };
    let classes: Vec<CensusClass> = classes.into_iter().zip(fixed).map(fixing).collect();
    let parts = classes.iter().map(|class| (class.size.into(), class.fixed_grids.into()));
    let counted =
        burnside::orbits(&group_order, parts).expect("the classes of a group, all of them");
    Ok(Census {
        templates: count,
        grids: &relabellings * classes[0].fixed_grids,
        method,
        relabellings,
        group_order,
        classes,
        sum: counted.sum,
        essentially_different: counted.orbits,
    })
}

/// The templates, and how the grids are counted.
fn templates_and_method(rules: &Rules) -> Result<(Templates, Method), CensusError> {
    let templates = Templates::of(rules).ok_or(CensusError::Templates)?;
    let (side, count) = (templates.side(), templates.all().len());
    let covered = templates.all().iter().fold(0, |covered, template| covered | template);
    if covered != u128::MAX >> (128 - side * side) {
        return Err(CensusError::NoGrid { templates: count });
    }
    let method = match count >= OTHERS_FROM {
        _ if rules.consecutive().is_some() => Method::Walk,
        true if clued::serve(rules) => Method::Clues,
        true if bands::serve(rules) => Method::Bands,
        _ if side > 8 && count > TEMPLATES_MAX => {
            return Err(CensusError::Reach { templates: count });
        }
        _ => Method::Templates,
    };
    Ok((templates, method))
}

/// The number of grids of rules that speak of one digit at a time, divided by N!.
///
/// Cost: as [`census`], whose first number it is.
///
/// # Errors
/// As [`census`]; rules between digits are refused as well.
pub fn reduced_grid_count(rules: &Rules, progress: &dyn Progress) -> Result<u128, CensusError> {
    let (templates, method) = templates_and_method(rules)?;
    if method == Method::Walk {
        return Err(CensusError::Walk);
    }
    let still = Permutation::identity(rules.shape().cells());
    let group = RulesGroup::new(rules, &templates, Scope::Whole);
    let elements = group.elements().unwrap_or_else(|| vec![still.clone()]);
    let identity = RulesClass { size: 1, representative: still };
    let fixed = reduced(rules, &templates, method, (&elements, &[identity]), progress)?;
    Ok(fixed[0])
}

/// Number of grids that each class fixes, up to relabelling; of the identity alone, if that is
/// none.
fn reduced(
    rules: &Rules,
    templates: &Templates,
    method: Method,
    (elements, classes): (&[Permutation], &[RulesClass]),
    progress: &dyn Progress,
) -> Result<Vec<u128>, Stopped> {
    let mut fixed = Vec::new();
    for class in classes {
        fixed.push(match method {
            // The first class is that of the identity, which fixes all grids.
            Method::Bands if fixed.is_empty() => {
                bands::reduced_grid_count(rules, elements, progress)?.expect("bands serve")
            }
            Method::Clues if fixed.is_empty() => {
                clued::reduced_grid_count(rules, elements, progress)?.expect("clues serve")
            }
            _ => fixed_grids(templates, elements, &class.representative, progress)?,
        });
        if fixed[0] == 0 {
            break;
        }
    }
    Ok(fixed)
}

/// Number of grids that an element of the group fixes, up to relabelling.
fn fixed_grids(
    templates: &Templates,
    elements: &[Permutation],
    element: &Permutation,
    progress: &dyn Progress,
) -> Result<u128, Stopped> {
    let pieces = Pieces::of(templates, element);
    let commuting = elements.iter().filter(|other| commute(element, other));
    let actions = covers::actions(&pieces.orbits, commuting.map(|by| |cell| by.image(cell)));
    covers::count(pieces.orbits.len(), &pieces.pieces, &actions, progress)
}

fn commute(a: &Permutation, b: &Permutation) -> bool {
    (0..a.degree()).all(|cell| a.image(b.image(cell)) == b.image(a.image(cell)))
}

impl Census {
    /// The classes that fix grids, by size, order and cycle type; how many fix none.
    pub fn table(&self) -> (Vec<&CensusClass>, usize) {
        let mut rows: Vec<&CensusClass> =
            self.classes.iter().filter(|class| class.fixed_grids > 0).collect();
        rows.sort_by_key(|class| {
            let element = &class.representative;
            (element.order(), class.size, element.cycle_type(), class.fixed_grids)
        });
        let none = self.classes.len() - rows.len();
        (rows, none)
    }
}

/// Why a census was not taken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CensusError {
    /// The side is above 11, or there are more than a million templates.
    #[error(
        "these rules have too many templates to list; expected a side up to 11 and a million templates at most"
    )]
    Templates,
    /// No grid keeps the rules.
    #[error(
        "no grid keeps these rules: of their {templates} templates no choice that they allow covers all cells"
    )]
    NoGrid {
        /// Number of templates, of which no choice covers the cells.
        templates: usize,
    },
    /// The side is 9 or more, and there are too many templates to cover the cells with.
    #[error(
        "these rules have {templates} templates, and pairs or no boxes that keep bands from being counted; \
         exact covers of 9x9 and larger are counted with {TEMPLATES_MAX} templates at most"
    )]
    Reach {
        /// Number of templates.
        templates: usize,
    },
    /// The group has more elements than are written down.
    #[error("the group of these rules has {order} elements; expected 262,144 at most")]
    Group {
        /// Its order.
        order: BigUint,
    },
    /// The rules are between digits, and the side is above 9.
    #[error(
        "grids of rules between digits are counted one by one; expected a side up to {}",
        walk::SIDE_MAX
    )]
    Walk,
    /// Stopped before the end.
    #[error("{Stopped}")]
    Stopped,
}

impl From<Stopped> for CensusError {
    fn from(_: Stopped) -> Self {
        Self::Stopped
    }
}
