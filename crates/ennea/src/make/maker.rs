//! One attempt: a random grid, and clues of it.

use super::dig::Digger;
use super::grids::Grids;
use super::rival::Rivals;
use super::tries::{Tries, tries};
use super::unavoidable::Exchanges;
use super::{Method, Recipe, Under};
use ennea_base::progress::{Progress, Stopped};
use ennea_base::random::SplitMix64;
use ennea_base::rules::Rules;
use ennea_base::{Bits, Cell, Filling, Grid, Puzzle};

/// A puzzle that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    /// The number of the attempt.
    pub index: u64,
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Its only solution.
    pub solution: Grid,
}

/// Makes puzzles by a recipe.
#[derive(Debug)]
pub struct Maker {
    recipe: Recipe,
    grids: Grids,
    empty: Puzzle,
    /// The orbits of the cells under the symmetry of the pattern.
    orbits: Vec<Vec<usize>>,
}

/// Working space for one thread; see [`Maker::bench`].
#[derive(Debug)]
pub struct Bench(Words);

/// The space, by the number of words that a set of cells takes.
#[derive(Debug)]
enum Words {
    Two(Box<Space<2>>),
    Four(Box<Space<4>>),
    Many(Box<Space<21>>),
}

#[derive(Debug)]
struct Space<const W: usize> {
    rivals: Rivals,
    /// None under other rules, which exchanges may break.
    exchanges: Option<Exchanges>,
    digger: Digger<W>,
    tries: Tries<W>,
}

impl Maker {
    /// One for this recipe.
    ///
    /// Cost: the tables of the grids, see [`Ranks::new`](ennea_catalog::grids::Ranks::new).
    ///
    /// # Panics
    /// If its rules have no names: see [`Maker::under`].
    pub fn new(recipe: Recipe) -> Self {
        let Under::Named(names) = recipe.rules else {
            panic!("rules without names are given to Maker::under")
        };
        let rules = Rules::parse(&names.to_string(), recipe.shape);
        Self::under(recipe, &rules.expect("a recipe has rules with a meaning for its shape"))
    }

    /// One for a recipe with these rules, which have some grid.
    ///
    /// # Panics
    /// If the shape of the rules is not that of the recipe.
    pub fn under(recipe: Recipe, rules: &Rules) -> Self {
        assert_eq!(rules.shape(), recipe.shape, "a recipe has the shape of its rules");
        let (grids, empty) = (Grids::new(rules), Puzzle::empty(recipe.shape).with_rules(rules));
        let orbits = recipe.pattern.orbits(recipe.shape).into_iter();
        let numbers = |orbit: Vec<Cell>| orbit.iter().map(|cell| cell.index()).collect();
        Self { recipe, grids, empty, orbits: orbits.map(numbers).collect() }
    }

    /// The recipe of the puzzles it makes.
    pub fn recipe(&self) -> &Recipe {
        &self.recipe
    }

    /// Tests whether its grids are uniform among all of their shape.
    pub fn has_uniform_grids(&self) -> bool {
        matches!(self.grids, Grids::Uniform(_))
    }

    /// Number of tries in an attempt: more than one with methods that mostly fail.
    pub fn tries(&self) -> u64 {
        match self.recipe.method {
            Method::Clues | Method::Minimal => 1,
            Method::ControlledBias | Method::Unbiased => tries(self.recipe.shape),
        }
    }

    /// Working space for attempts, one after the other.
    pub fn bench(&self) -> Bench {
        Bench(match self.recipe.shape.cells() {
            ..=128 => Words::Two(Box::new(Space::new(self))),
            129..=256 => Words::Four(Box::new(Space::new(self))),
            _ => Words::Many(Box::new(Space::new(self))),
        })
    }

    /// The outcome of attempt number `index` with a seed, the same for ever; `None` if nothing came
    /// of it.  The number of clues may be outside of the wanted range: where a puzzle is dug top
    /// down, the last clues may all be needed.
    ///
    /// Cost: 3x3, top down, some 50 microseconds; minimal without bias 20 microseconds for an
    /// attempt, most of which fail.  4x4 some seconds.
    ///
    /// ```
    /// use ennea::make::{Maker, Recipe};
    /// let maker = Maker::new(Recipe::default());
    /// let made = maker.attempt(1, 0, &mut maker.bench(), &()).expect("() does not stop it");
    /// assert!(made.is_some_and(|made| (28..=32).contains(&made.puzzle.clue_count())));
    /// ```
    ///
    /// # Errors
    /// [`Stopped`], if `progress` asks for it.
    pub fn attempt(
        &self,
        seed: u64,
        index: u64,
        bench: &mut Bench,
        progress: &dyn Progress,
    ) -> Result<Option<Made>, Stopped> {
        progress.go_on()?;
        let mut random = SplitMix64::substream(seed, index);
        let made = match &mut bench.0 {
            Words::Two(space) => space.attempt(self, &mut random, progress)?,
            Words::Four(space) => space.attempt(self, &mut random, progress)?,
            Words::Many(space) => space.attempt(self, &mut random, progress)?,
        };
        Ok(made.map(|(clues, solution)| {
            let puzzle = self.empty.with_clues(clues);
            Made { index, puzzle, solution }
        }))
    }
}

impl<const W: usize> Space<W> {
    fn new(maker: &Maker) -> Self {
        let shape = maker.recipe.shape;
        let rules = maker.empty.rules();
        Self {
            rivals: Rivals::new(Grid::cyclic(shape), rules),
            exchanges: rules.is_plain().then(|| Exchanges::new(shape)),
            digger: Digger::default(),
            tries: Tries::new(shape.cells()),
        }
    }

    fn attempt(
        &mut self,
        maker: &Maker,
        random: &mut SplitMix64,
        progress: &dyn Progress,
    ) -> Result<Option<(Filling, Grid)>, Stopped> {
        let recipe = &maker.recipe;
        self.rivals.set(maker.grids.draw(random, progress)?);
        let sets = &mut self.tries.sets;
        sets.clear();
        if let Some(exchanges) = &mut self.exchanges {
            exchanges.add(self.rivals.grid(), sets);
        }
        let (fewest, most) = recipe.range();
        let clues = match recipe.method {
            Method::Clues | Method::Minimal => {
                let floor = match recipe.method {
                    Method::Clues => fewest + random.below(most - fewest + 1),
                    _ => 0,
                };
                let order: Vec<Bits<W>> = random
                    .order(maker.orbits.len())
                    .into_iter()
                    .map(|orbit| maker.orbits[orbit].iter().copied().collect())
                    .collect();
                Some(self.digger.dig(&order, floor, sets, &mut self.rivals, progress)?)
            }
            Method::ControlledBias | Method::Unbiased => {
                let found = self.tries.outcome(most, &mut self.rivals, random, progress)?;
                found.filter(|clues| {
                    let clues = clues.len();
                    let is_kept = recipe.method == Method::ControlledBias || {
                        let chance = random.below_u128(recipe.largest_weight());
                        chance < recipe.weight(clues)
                    };
                    clues >= fewest && is_kept
                })
            }
        };
        let grid = self.rivals.grid();
        let puzzle = |clues: Bits<W>| Filling::of_grid(grid, |cell| clues.contains(cell.index()));
        Ok(clues.map(|clues| (puzzle(clues), grid.clone())))
    }
}
