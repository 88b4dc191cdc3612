//! Numbers of grids: among all of a shape, or of classes among the essentially different 3x3 grids.

use crate::refusal::Refusal;
use crate::wire::{self, Number};
use ennea::catalog::classes::Classes;
use ennea::catalog::grids::Ranks;
use ennea::{Filling, Grid, Shape, text};
use ennea_words::{Saying, say};
use serde::Serialize;
use std::fmt;
use std::sync::LazyLock;

/// The catalogue of classes, a constant that is made when the first one asks for it.
static CLASSES: LazyLock<Classes> = LazyLock::new(Classes::new);

/// Grids in an order of their own, each with its number.
#[derive(Debug)]
pub enum Catalogue {
    /// The canonical grids of 3x3, in increasing order.
    Classes,
    /// All grids of a shape.
    Grids(Ranks),
}

impl Catalogue {
    /// All grids of a shape, if they are numbered.
    pub fn of_grids(shape: Shape) -> Result<Self, Refusal> {
        Ranks::new(shape).map(Self::Grids).ok_or_else(|| {
            Refusal::of(Saying::new(move |language| say!(language, "not-numbered", shape)))
        })
    }

    /// The shape of its grids.
    pub fn shape(&self) -> Shape {
        match self {
            Self::Classes => Shape::CLASSIC,
            Self::Grids(ranks) => ranks.shape(),
        }
    }

    /// Number of grids or classes in it.
    pub fn count(&self) -> u128 {
        match self {
            Self::Classes => CLASSES.len().into(),
            Self::Grids(ranks) => ranks.count(),
        }
    }

    /// The number of a grid of its shape, or of its class.
    pub fn rank(&self, grid: &Grid) -> Ranked {
        match self {
            Self::Grids(ranks) => {
                let rank = ranks.rank(grid).into();
                Ranked { canonical: None, automorphisms: None, rank }
            }
            Self::Classes => {
                let digits = Filling::from(grid).numbers().expect("classes are of 3x3 grids");
                let canonical = CLASSES.bands().canonical(&digits);
                Ranked {
                    canonical: Some(text::line_of_numbers(&canonical.digits)),
                    automorphisms: Some(canonical.automorphisms.into()),
                    rank: CLASSES.rank(&digits).into(),
                }
            }
        }
    }

    /// The grid with a number.
    ///
    /// # Panics
    /// If there is none: the number has to be below [`count`](Self::count).
    pub fn unrank(&self, rank: u128) -> Member {
        let (grid, automorphisms) = match self {
            Self::Classes => {
                let class = CLASSES.unrank(rank as u64).expect("the rank is below their number");
                (text::line_of_numbers(&class.digits), Some(class.automorphisms.into()))
            }
            Self::Grids(ranks) => {
                let grid = ranks.unrank(rank).expect("the rank is below their number");
                (grid.to_string(), None)
            }
        };
        Member { shape: self.shape(), grid, rank: Some(rank.into()), automorphisms }
    }
}

/// The number of a grid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Ranked {
    /// The canonical form of a class; absent for a grid.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub canonical: Option<String>,
    /// The order of the automorphism group of a class; absent for a grid.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub automorphisms: Option<Number>,
    /// The number, from 0.
    pub rank: Number,
}

impl fmt::Display for Ranked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.rank.0.fmt(f)
    }
}

/// A grid of a catalogue, or a solution of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Member {
    /// The shape.
    #[serde(with = "wire::Text")]
    pub shape: Shape,
    /// The grid.
    pub grid: String,
    /// Its number, from 0; absent for a solution.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rank: Option<Number>,
    /// The order of the automorphism group of a class; absent for a grid.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub automorphisms: Option<Number>,
}

impl From<Grid> for Member {
    fn from(grid: Grid) -> Self {
        Self { shape: grid.shape(), grid: grid.to_string(), rank: None, automorphisms: None }
    }
}

impl fmt::Display for Member {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.grid)
    }
}

/// A grid of a catalogue after its number, which was asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Unranked {
    /// The number, from 0.
    pub rank: Option<Number>,
    /// The grid, its own number left out.
    #[serde(flatten)]
    pub member: Member,
}

impl From<Member> for Unranked {
    fn from(mut member: Member) -> Self {
        Self { rank: member.rank.take(), member }
    }
}

impl fmt::Display for Unranked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.member.fmt(f)
    }
}

/// Catalogues of all grids of the shapes that were met.
#[derive(Debug, Default)]
pub struct Catalogues(Vec<Catalogue>);

impl Catalogues {
    /// Catalogue of the grids of a shape.
    pub fn of(&mut self, shape: Shape) -> Result<&Catalogue, Refusal> {
        let known = self.0.iter().position(|catalogue| catalogue.shape() == shape);
        let place = match known {
            Some(place) => place,
            None => {
                self.0.push(Catalogue::of_grids(shape)?);
                self.0.len() - 1
            }
        };
        Ok(&self.0[place])
    }
}
