//! The rules of a Sudoku as a value: its houses, and the pairs of cells that differ besides.
//!
//! A *house* is a set of N cells that hold each digit once: a row, a column, a box, and with other
//! rules a diagonal, a window, a region.  A *pair* is two cells that hold different digits, such as
//! those a knight's move apart.  Both speak of one digit at a time, so that exchanging digits keeps
//! them, and all that follows from them follows from one graph:
//!
//! ```text
//!   a and b may not be equal   if they share a house or are a pair;
//!   a grid is a colouring of that graph with N colours;
//!   a template is a set of N cells, one in each house, no two of them joined.
//! ```
//!
//! One rule does speak of two digits, that those of neighbours are not consecutive (`consecutive`).
//!
//! Rules without boxes (Latin squares, jigsaws) have the shape 1 x N here, whose boxes are its rows; so
//! every grid that keeps some rules is a [`Grid`](crate::Grid) of their shape.
//!
//! Source: the rules as they are played; those with names in `meaning`.
//! Cost: a few microseconds for 9x9, once; copies share what was made.

mod clash;
mod consecutive;
mod description;
mod drawn;
mod error;
mod house;
mod meaning;
mod named_rules;
pub mod regions;
mod templates;

pub use clash::Clash;
pub use consecutive::Consecutive;
pub use description::Description;
pub use error::{RulesError, Wanted};
pub use house::House;
pub use named_rules::{NamedRule, NamedRules};
pub use templates::Templates;
pub use templates::cells_of;

use crate::cell::Cell;
use crate::digit::Digit;
use crate::hash::fnv1a;
use crate::shape::{self, SIDE_MAX, Shape};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::{Arc, OnceLock};

/// The rules of a Sudoku.
///
/// ```
/// use ennea::{Shape, rules::Rules};
/// let rules = Rules::parse("x+knight", Shape::CLASSIC)?;
/// assert_eq!((rules.name(), rules.houses().len()), ("x+knight", 29));
/// let cell = |name| Shape::CLASSIC.cell_named(name).unwrap();
/// assert_eq!(rules.reason(cell("r1c1"), cell("r9c9")).as_deref(), Some("the diagonal from the top left"));
/// assert_eq!(rules.reason(cell("r3c3"), cell("r4c5")).as_deref(), Some("a knight's move"));
/// assert_eq!(rules.reason(cell("r1c2"), cell("r9c9")), None);
/// # Ok::<(), ennea::rules::RulesError>(())
/// ```
#[derive(Clone)]
pub struct Rules(Arc<Inner>);

/// Data shared by all copies of some rules.
struct Inner {
    shape: Shape,
    name: String,
    houses: Vec<RuleHouse>,
    pairs: Vec<Pairs>,
    consecutive: Option<Consecutive>,
    named: NamedRules,
    peers: Vec<Vec<Cell>>,
    description: Description,
}

/// The rules of each shape and no others, made when first asked for.
static PLAIN: [OnceLock<Rules>; SIDE_MAX * SIDE_MAX] = [const { OnceLock::new() }; _];

/// A house with its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleHouse {
    /// Its name as a value; no two houses of some rules have the same.
    pub house: House,
    /// As people say it: `row 3`, `window 2`, `region d`.
    pub name: String,
    /// Its N cells, in reading order.
    pub cells: Vec<Cell>,
    /// The kind of house.
    pub kind: HouseKind,
}

/// The kind of a house, for those who draw it or speak of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HouseKind {
    /// A row or a column.
    Line,
    /// A box of the shape.
    Box,
    /// A region of a jigsaw.
    Region,
    /// A house of a rule that has a name.
    Named,
    /// A house of a list of cells.
    Listed,
}

impl RuleHouse {
    /// A house that is called as its value is.
    fn new(house: House, cells: Vec<Cell>, kind: HouseKind) -> Self {
        Self { house, name: house.to_string(), cells, kind }
    }
}

/// Pairs of cells that differ, with the reason that they share.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairs {
    /// As people say it: `a knight's move`.
    pub name: String,
    /// The pairs, the earlier cell first.
    pub cells: Vec<(Cell, Cell)>,
    /// The rule that has them, if it has a name; else they are of a list of cells.
    pub rule: Option<NamedRule>,
}

/// The reason why two cells may not be equal: a house that holds both, or pairs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Joint<'a> {
    /// A house.
    House(&'a RuleHouse),
    /// Pairs.
    Pairs(&'a Pairs),
}

impl<'a> Joint<'a> {
    /// As people say it: `row 3`, `a knight's move`.
    pub fn name(self) -> &'a str {
        match self {
            Self::House(house) => &house.name,
            Self::Pairs(pairs) => &pairs.name,
        }
    }
}

impl Rules {
    /// The rules of a shape, and no others: rows, columns and boxes.  Each time the same value.
    pub fn plain(shape: Shape) -> &'static Self {
        let place = (shape.box_rows() - 1) * SIDE_MAX + shape.box_columns() - 1;
        PLAIN[place].get_or_init(|| Description::plain(shape))
    }

    /// The rules with a name such as `windoku` or `x+knight`, of a jigsaw as N^2 letters, or of the
    /// text of a file: see [`Description`].
    ///
    /// # Errors
    /// A word that is no rule; regions, houses or cells that do not fit the shape.
    pub fn parse(text: &str, shape: Shape) -> Result<Self, RulesError> {
        Description::read(text)?.rules(shape)
    }

    /// The rules of a shape with further houses and pairs.
    fn build(
        shape: Shape,
        name: String,
        named: NamedRules,
        extra: Vec<RuleHouse>,
        pairs: Vec<Pairs>,
        consecutive: Option<Consecutive>,
        description: Description,
    ) -> Self {
        let drawn = shape
            .houses()
            .filter(|house| shape.has_boxes() || !matches!(house, shape::House::Box(_)));
        let mut houses: Vec<RuleHouse> = drawn
            .map(|house| {
                let kind = match house {
                    shape::House::Box(_) => HouseKind::Box,
                    shape::House::Row(_) | shape::House::Column(_) => HouseKind::Line,
                };
                RuleHouse::new(house.into(), shape.cells_of(house).collect(), kind)
            })
            .collect();
        for house in extra {
            // Houses of a list are numbered; so is a second one of a name, as of a letter in two pictures.
            let is_new = houses.iter().all(|other| other.house != house.house);
            let is_called = is_new && house.kind != HouseKind::Listed;
            let number = House::Listed(houses.len());
            houses.push(RuleHouse { house: if is_called { house.house } else { number }, ..house });
        }
        let mut joined = vec![vec![false; shape.cells()]; shape.cells()];
        let mut join = |a: Cell, b: Cell| {
            joined[a.index()][b.index()] = true;
            joined[b.index()][a.index()] = true;
        };
        for house in &houses {
            for (place, &a) in house.cells.iter().enumerate() {
                house.cells[..place].iter().for_each(|&b| join(a, b));
            }
        }
        pairs.iter().flat_map(|pairs| &pairs.cells).for_each(|&(a, b)| join(a, b));
        let peers_of = |row: &Vec<bool>| {
            shape.all_cells().filter(|other| row[other.index()]).collect::<Vec<Cell>>()
        };
        let peers = joined.iter().map(peers_of).collect();
        Self(Arc::new(Inner { shape, name, houses, pairs, consecutive, named, peers, description }))
    }

    /// The shape; 1 x N where there are no boxes.
    pub fn shape(&self) -> Shape {
        self.0.shape
    }

    /// Name of the rules, such as `x+knight`.
    pub fn name(&self) -> &str {
        &self.0.name
    }

    /// The houses: rows, columns and boxes first.
    pub fn houses(&self) -> &[RuleHouse] {
        &self.0.houses
    }

    /// The pairs that differ besides.
    pub fn pairs(&self) -> &[Pairs] {
        &self.0.pairs
    }

    /// The cells whose digits may not be consecutive; none if any exchange of digits keeps the rules.
    pub fn consecutive(&self) -> Option<&Consecutive> {
        self.0.consecutive.as_ref()
    }

    /// Nothing, where the rules speak of one digit at a time.
    ///
    /// # Errors
    /// Rules between digits, which steps of reasoning, ratings and canonical forms do not know.
    pub fn of_one_digit(&self) -> Result<(), RulesError> {
        match self.0.consecutive {
            Some(_) => Err(RulesError::Digits { rules: self.0.name.clone() }),
            None => Ok(()),
        }
    }

    /// The cells whose digits may not be consecutive to that of this one; mostly none.
    pub fn neighbours(&self, cell: Cell) -> &[Cell] {
        self.0.consecutive.as_ref().map_or(&[], |consecutive| consecutive.neighbours(cell))
    }

    /// The digits that [neighbours](Self::neighbours) of this one may not hold; mostly none.
    pub fn beside(&self, digit: Digit) -> impl Iterator<Item = Digit> {
        self.0.consecutive.iter().flat_map(move |consecutive| consecutive.digits(digit))
    }

    /// The rules among them that have names.
    pub fn named(&self) -> NamedRules {
        self.0.named
    }

    /// The houses of a kind.
    pub fn of_kind(&self, kind: HouseKind) -> impl Iterator<Item = &RuleHouse> {
        self.0.houses.iter().filter(move |house| house.kind == kind)
    }

    /// Tests whether there are houses of a kind.
    pub fn has(&self, kind: HouseKind) -> bool {
        self.of_kind(kind).next().is_some()
    }

    /// The cells that may not be equal to this one, in reading order.
    pub fn peers(&self, cell: Cell) -> &[Cell] {
        &self.0.peers[cell.index()]
    }

    /// Tests whether the shape's own rules are all: then they are [`Rules::plain`], whatever they
    /// were read from.
    pub fn is_plain(&self) -> bool {
        Arc::ptr_eq(&self.0, &Self::plain(self.0.shape).0)
    }

    /// The names that are all there is to them; none if there are regions or lists of cells.
    pub fn names(&self) -> Option<NamedRules> {
        let has_lists = self.has(HouseKind::Region)
            || self.has(HouseKind::Listed)
            || self.0.pairs.iter().any(|pairs| pairs.rule.is_none());
        (!has_lists).then_some(self.0.named)
    }

    /// The text from which [`Rules::parse`] makes them again for their shape: names alone, or the text
    /// of a file.
    ///
    /// ```
    /// use ennea::{Shape, rules::Rules};
    /// let jigsaw = Rules::parse("aabbaabbccddccdd", Shape::new(2, 2).unwrap())?;
    /// assert_eq!((jigsaw.name(), jigsaw.text().as_str()), ("jigsaw", "regions\naabb\naabb\nccdd\nccdd"));
    /// assert_eq!(Rules::parse(&jigsaw.text(), jigsaw.shape())?, jigsaw);
    /// # Ok::<(), ennea::rules::RulesError>(())
    /// ```
    pub fn text(&self) -> String {
        self.0.description.text_for(self)
    }

    /// A number that rules with other houses or pairs have not, but for one in 2^64; frozen.
    pub fn fingerprint(&self) -> u64 {
        let mut bytes = Vec::new();
        let mut add = |cell: Cell| bytes.extend((cell.index() as u16).to_le_bytes());
        self.0.houses.iter().flat_map(|house| &house.cells).for_each(|&cell| add(cell));
        self.0.pairs.iter().flat_map(|pairs| &pairs.cells).for_each(|&(a, b)| {
            add(a);
            add(b);
        });
        let round = self.0.consecutive.as_ref().map(|it| 1 + u8::from(it.is_round()));
        bytes.extend(round);
        fnv1a(&bytes)
    }

    /// Tests whether other rules say the same of every grid of the same side, whatever their names:
    /// the same houses, and the same cells that differ.
    ///
    /// ```
    /// use ennea::{Shape, rules::Rules};
    /// let rules = |text| Rules::parse(text, Shape::new(2, 2).unwrap()).unwrap();
    /// let house = "house one: r1c1 r2c2 r3c3 r4c4\nhouse two: r1c4 r2c3 r3c2 r4c1";
    /// assert!(rules("x").says_the_same(&rules(house)));
    /// assert!(!rules("x").says_the_same(&rules("diagonal")));
    /// ```
    pub fn says_the_same(&self, other: &Self) -> bool {
        let sets = |rules: &Self| {
            let mut sets: Vec<Vec<Cell>> =
                rules.0.houses.iter().map(|house| house.cells.clone()).collect();
            sets.sort_unstable();
            sets.dedup();
            sets
        };
        self.0.peers == other.0.peers
            && self.0.consecutive == other.0.consecutive
            && sets(self) == sets(other)
    }

    /// Why two cells may not be equal: the name of the first house or pair that joins them.
    pub fn reason(&self, a: Cell, b: Cell) -> Option<String> {
        self.joint(a, b).map(|joint| joint.name().to_owned())
    }

    /// The first house that joins two different cells, or else the first pairs.
    pub fn joint(&self, a: Cell, b: Cell) -> Option<Joint<'_>> {
        let pair = (a.min(b), a.max(b));
        let house = self.0.houses.iter().find(|h| h.cells.contains(&a) && h.cells.contains(&b));
        match house {
            _ if a == b => None,
            Some(house) => Some(Joint::House(house)),
            None => self.0.pairs.iter().find(|pairs| pairs.cells.contains(&pair)).map(Joint::Pairs),
        }
    }

    /// The house with this name.
    pub fn house(&self, house: House) -> Option<&RuleHouse> {
        self.0.houses.iter().find(|other| other.house == house)
    }
}

/// Equal houses and pairs by equal names, in the same order.
impl PartialEq for Rules {
    fn eq(&self, other: &Self) -> bool {
        let (a, b) = (&*self.0, &*other.0);
        Arc::ptr_eq(&self.0, &other.0)
            || (a.shape, &a.name, &a.houses, &a.pairs, &a.consecutive)
                == (b.shape, &b.name, &b.houses, &b.pairs, &b.consecutive)
    }
}

impl Eq for Rules {}

impl Hash for Rules {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.0.shape, &self.0.name).hash(state);
    }
}

impl fmt::Debug for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} on {}", self.0.name, self.0.shape)
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.name)
    }
}

#[cfg(test)]
mod tests;
