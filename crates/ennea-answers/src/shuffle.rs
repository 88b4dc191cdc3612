//! Shuffles of a grid: images, and how often shuffling brings a grid back beside how often it should.

use crate::page::Page;
use crate::text::{approximate, grouped};
use crate::wire::{self, Number};
use ennea::progress::{Progress, Stopped};
use ennea::random::SplitMix64;
use ennea::symmetry::Transformation;
use ennea::symmetry::shuffle::{Moves, Stabiliser, coincidences};
use ennea::{Grid, Shape};
use ennea_words::{Language, say, transformation};
use num_bigint::BigUint;
use num_traits::ToPrimitive;
use serde::Serialize;

/// Greatest number of moves that are listed of those that change nothing.
const LISTED_MAX: usize = 12;

/// A random image of a grid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Image {
    /// The shape.
    #[serde(with = "wire::Text")]
    pub shape: Shape,
    /// The image.
    #[serde(with = "wire::Text")]
    pub grid: Grid,
    /// The move that made it.
    #[serde(with = "wire::Text")]
    pub transformation: Transformation,
}

/// An image of a grid, each move as likely as the others.
pub fn image(grid: &Grid, moves: Moves, random: &mut SplitMix64) -> Image {
    let transformation = moves.random(grid.shape(), random);
    Image { shape: grid.shape(), grid: transformation.apply(grid), transformation }
}

/// Number of times that a grid came back, and the number that was expected.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Experiment {
    /// The shape.
    #[serde(with = "wire::Text")]
    pub shape: Shape,
    /// Grid that is shuffled.
    #[serde(with = "wire::Text")]
    pub grid: Grid,
    /// Moves from which a shuffle is drawn: `seed` or `all`.
    #[serde(with = "wire::Name::<Moves>")]
    pub moves_from: Moves,
    /// The seed of the experiment.
    pub seed: Number,
    /// Number of times that the grid was shuffled.
    pub trials: Number,
    /// Number of times that the result was the grid itself.
    pub coincidences: Number,
    /// Coincidences in percent of the trials.
    pub coincidences_percent: f64,
    /// Number of coincidences that was expected.
    pub expected: f64,
    /// Number of moves.
    pub moves: Number,
    /// Number of moves that leave the grid as it is.
    pub stabiliser: Number,
    /// `stabiliser / moves` in percent, rounded.
    pub probability_percent: f64,
    /// `moves / stabiliser`: how many grids the moves can make of this one.
    pub reached: Number,
    /// Moves that leave the grid as it is, up to twelve.
    #[serde(with = "wire::Texts")]
    pub elements: Vec<Transformation>,
}

/// Shuffles a grid and counts how often it comes back; `random` has been made from the seed.
///
/// # Errors
/// [`Stopped`], if `progress` asks for it.
pub fn experiment(
    grid: Grid,
    moves: Moves,
    trials: u64,
    (seed, mut random): (u64, SplitMix64),
    progress: &dyn Progress,
) -> Result<Experiment, Stopped> {
    let found = coincidences(&grid, moves, trials, &mut random, progress)?;
    let stabiliser = Stabiliser::of(&grid, moves);
    let reached = stabiliser.images();
    let probability = reached.to_f64().map_or(0.0, f64::recip);
    let percent = if trials == 0 { 0.0 } else { 100.0 * found as f64 / trials as f64 };
    Ok(Experiment {
        shape: grid.shape(),
        moves: moves.count(grid.shape()).into(),
        grid,
        moves_from: moves,
        seed: seed.into(),
        trials: trials.into(),
        coincidences: found.into(),
        coincidences_percent: percent,
        expected: trials as f64 * probability,
        stabiliser: stabiliser.order().clone().into(),
        probability_percent: 100.0 * probability,
        reached: reached.into(),
        elements: stabiliser.elements().take(LISTED_MAX).collect(),
    })
}

impl Experiment {
    /// The table, line by line.
    pub fn lines(&self, language: Language) -> Vec<String> {
        let [moves, order, reached] =
            [&self.moves, &self.stabiliser, &self.reached].map(|number| grouped(&number.0));
        let percent = |value: f64| format!("{} %", approximate(value));
        let mut page = Page::new(language);
        page.line(say!(language, "shuffle-title", shape = self.shape));
        let digits = self.grid.to_string();
        let rows = digits.as_bytes().chunks(self.shape.side()).map(String::from_utf8_lossy);
        page.paragraph(rows.collect::<Vec<_>>().join(" "));
        page.paragraph(language.text(by(self.moves_from, self.shape.is_square())));
        page.heading(language.text("shuffle-comes-back"));
        page.counted("shuffle-trials", "", &self.trials.0);
        page.counted("shuffle-coincidences", "", &self.coincidences.0);
        page.said("shuffle-percent", "", percent(self.coincidences_percent));
        page.said("shuffle-expected", "", approximate(self.expected));
        page.said("shuffle-probability", "", format!("{order} / {moves}"));
        page.said("shuffle-percent", "", percent(self.probability_percent));
        page.heading(language.text("shuffle-how-many"));
        page.said("shuffle-moves", "", &moves);
        page.said("shuffle-idle", "", &order);
        page.said("shuffle-reached", "", &reached);
        page.paragraph(match self.stabiliser == 1_u8.into() {
            true => say!(language, "shuffle-all-differ", moves),
            false => say!(language, "shuffle-reaches", moves, order, reached),
        });
        if self.stabiliser > 1_u8.into() {
            page.heading(language.text("shuffle-elements"));
            for element in &self.elements {
                page.words("    ", &transformation(language, element));
            }
            let listed = BigUint::from(LISTED_MAX);
            if self.stabiliser.0 > listed {
                let count = grouped(&(&self.stabiliser.0 - listed));
                page.words("    ", &say!(language, "shuffle-more", count));
            }
        }
        page.into_lines()
    }
}

/// The message that says which moves there are.
fn by(moves: Moves, is_square: bool) -> &'static str {
    match (moves, is_square) {
        (Moves::WithinChutes, _) => "shuffle-by-seed",
        (Moves::Whole, true) => "shuffle-by-all",
        (Moves::Whole, false) => "shuffle-by-all-but-transposing",
    }
}
