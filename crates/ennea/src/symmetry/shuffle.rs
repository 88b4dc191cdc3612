//! Shuffles of a grid: random moves, how many there are, and which of them change nothing.
//!
//! Two sets of moves are offered, both of them groups:
//!
//! ```text
//!   within chutes    N! (R!)^C (C!)^R     relabel; permute the rows of each band, the columns of each stack
//!   whole            C! R! times that, and twice where R = C: bands, stacks and transposition too
//! ```
//!
//! By the orbit-stabiliser theorem a grid has as many images under M moves as M divided by the number S
//! of those that leave it as it is, and a random move does so with the probability S / M.  For 3x3 the
//! first set has 9! 6^6 = 16,930,529,280 moves, but the cyclic grid only a third as many images.
//!
//! S comes from the automorphism group, as a stabiliser chain whose base starts with the chutes: what
//! fixes all of these is the second part of the chain, so nothing is listed for it.
//!
//! Cost: that of the automorphisms; a random move some hundred nanoseconds.  Oracle: all cell moves tried,
//! with the relabelling that each forces; chi-square over all moves; orbits written down.

use super::automorphisms::{Automorphisms, of_lines, on_lines};
use super::classes::Group;
use super::permutation::Permutation;
use super::stabiliser_chain::StabiliserChain;
use super::transformation::{Transformation, Transposes};
use crate::grid::Grid;
use crate::numbers::factorial;
use crate::progress::{Progress, Stopped};
use crate::random::SplitMix64;
use crate::shape::{SIDE_MAX, Shape};
use num_bigint::BigUint;
use num_integer::Integer;
use rayon::prelude::*;

/// How many trials have a generator of their own.
const CHUNK: u64 = 1 << 15;

/// The moves of a shuffle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moves {
    /// Relabellings, rows within their bands, columns within their stacks.
    WithinChutes,
    /// All transformations: bands, stacks and, where R = C, transposition as well.
    Whole,
}

impl Moves {
    /// How many there are.
    ///
    /// ```
    /// use ennea::{Shape, symmetry::shuffle::Moves};
    /// assert_eq!(Moves::WithinChutes.count(Shape::CLASSIC), 16_930_529_280_u64.into());
    /// assert_eq!(Moves::Whole.count(Shape::CLASSIC), 1_218_998_108_160_u64.into());
    /// ```
    pub fn count(self, shape: Shape) -> BigUint {
        match self {
            Self::Whole => Group::Whole.order_with_relabelling(shape),
            Self::WithinChutes => {
                factorial(shape.side())
                    * factorial(shape.box_rows()).pow(shape.bands() as u32)
                    * factorial(shape.box_columns()).pow(shape.stacks() as u32)
            }
        }
    }

    /// Whether a transformation is one of them.
    pub fn contains(self, element: &Transformation) -> bool {
        let shape = element.shape();
        self == Self::Whole
            || !element.transposes()
                && (0..shape.side()).all(|k| {
                    shape.band_of_row(element.rows().image(k)) == shape.band_of_row(k)
                        && shape.stack_of_column(element.columns().image(k))
                            == shape.stack_of_column(k)
                })
    }

    /// One of them, each as likely as the others; for the same generator the same for ever.
    ///
    /// ```
    /// use ennea::{Grid, Shape, random::SplitMix64, symmetry::shuffle::Moves};
    /// let drawn = Moves::WithinChutes.random(Shape::CLASSIC, &mut SplitMix64::new(1));
    /// assert!(Moves::WithinChutes.contains(&drawn));
    /// assert_ne!(drawn.apply(&Grid::cyclic(Shape::CLASSIC)), Grid::cyclic(Shape::CLASSIC));
    /// ```
    pub fn random(self, shape: Shape, random: &mut SplitMix64) -> Transformation {
        let mut lines = Lines::new(shape);
        lines.draw(self, random);
        lines.transformation()
    }
}

/// The moves that leave a grid as it is.
#[derive(Clone, Debug)]
pub struct Stabiliser {
    shape: Shape,
    moves: Moves,
    /// On the bands, the stacks and the 3 N lines and digits.
    chain: StabiliserChain,
    order: BigUint,
}

impl Stabiliser {
    /// Those among the given moves that leave the grid as it is.
    ///
    /// ```
    /// use ennea::{Grid, Shape, symmetry::shuffle::{Moves, Stabiliser}};
    /// let stabiliser = Stabiliser::of(&Grid::cyclic(Shape::CLASSIC), Moves::WithinChutes);
    /// assert_eq!(*stabiliser.order(), 3_u8.into());
    /// assert_eq!(stabiliser.images(), 5_643_509_760_u64.into());
    /// ```
    ///
    /// Cost: milliseconds for 3x3.
    pub fn of(grid: &Grid, moves: Moves) -> Self {
        let shape = grid.shape();
        let chutes: Vec<usize> = (0..chutes(shape)).collect();
        let mut chain = StabiliserChain::with_base(chutes.len() + 3 * shape.side(), &chutes);
        for generator in Automorphisms::of_grid(grid).generators() {
            chain.extend(&on_chutes_and_lines(generator));
        }
        if moves == Moves::WithinChutes {
            chain = chain.fixing(chutes.len());
        }
        let order = chain.order();
        Self { shape, moves, chain, order }
    }

    /// How many they are.
    pub fn order(&self) -> &BigUint {
        &self.order
    }

    /// All of them, one by one as they are asked for, the identity first.
    pub fn elements(&self) -> impl Iterator<Item = Transformation> {
        let chutes = chutes(self.shape);
        self.chain.elements().map(move |element| {
            let side = self.shape.side();
            let lines = Permutation::from_fn(3 * side, |k| element.image(chutes + k) - chutes);
            of_lines(self.shape, &lines)
        })
    }

    /// How many grids the moves make of the grid, itself included: all moves divided by these.
    pub fn images(&self) -> BigUint {
        let (images, rest) = self.moves.count(self.shape).div_rem(&self.order);
        assert_eq!(rest, BigUint::ZERO, "the order of a subgroup divides that of the group");
        images
    }
}

/// How many of so many random moves leave the grid as it is.
///
/// The trials are split into parts with generators of their own, so that the answer is the same for any
/// number of threads.
///
/// ```
/// use ennea::{Grid, random::SplitMix64, symmetry::shuffle::{Moves, coincidences}};
/// let grid = Grid::cyclic("2x2".parse()?);
/// let found = coincidences(&grid, Moves::WithinChutes, 96_000, &mut SplitMix64::new(1), &());
/// assert!(found.is_ok_and(|found| (850..1150).contains(&found)));
/// # Ok::<(), ennea::ShapeError>(())
/// ```
///
/// Cost: two hundred nanoseconds each for 3x3, divided by the number of threads.
///
/// # Errors
/// [`Stopped`], if `progress` asks for it.
pub fn coincidences(
    grid: &Grid,
    moves: Moves,
    trials: u64,
    random: &mut SplitMix64,
    progress: &dyn Progress,
) -> Result<u64, Stopped> {
    let first = random.next_word();
    let digits: Vec<u8> = grid.digits().iter().map(|digit| digit.index() as u8).collect();
    progress.expect(trials);
    (0..trials.div_ceil(CHUNK))
        .into_par_iter()
        .map(|chunk| {
            if progress.is_stopped() {
                return Err(Stopped);
            }
            // Numbers in a row are no good as seeds; what the generator makes of them is.
            let seed = SplitMix64::new(first.wrapping_add(chunk)).next_word();
            let mut random = SplitMix64::new(seed);
            let length = CHUNK.min(trials - chunk * CHUNK);
            let mut lines = Lines::new(grid.shape());
            let mut found = 0;
            for _ in 0..length {
                lines.draw(moves, &mut random);
                found += u64::from(lines.keep(&digits));
            }
            progress.advance(length);
            Ok(found)
        })
        .try_reduce(|| 0, |a, b| Ok(a + b))
}

/// A transformation as tables, to be drawn again and again without allocation.
struct Lines {
    shape: Shape,
    transposes: bool,
    rows: [u8; SIDE_MAX],
    columns: [u8; SIDE_MAX],
    digits: [u8; SIDE_MAX],
}

impl Lines {
    fn new(shape: Shape) -> Self {
        let still = std::array::from_fn(|k| k as u8);
        Self { shape, transposes: false, rows: still, columns: still, digits: still }
    }

    /// Draws them all anew.
    fn draw(&mut self, moves: Moves, random: &mut SplitMix64) {
        let (shape, side) = (self.shape, self.shape.side());
        self.transposes = moves == Moves::Whole && shape.is_square() && random.below(2) == 1;
        draw_lines(&mut self.rows[..side], shape.box_rows(), moves, random);
        draw_lines(&mut self.columns[..side], shape.box_columns(), moves, random);
        self.digits = std::array::from_fn(|k| k as u8);
        random.shuffle(&mut self.digits[..side]);
    }

    /// Whether they turn the grid with these digits, given by index, into itself.
    fn keep(&self, digits: &[u8]) -> bool {
        let side = self.shape.side();
        let image = |row: usize, column: usize| {
            let (row, column) = if self.transposes { (column, row) } else { (row, column) };
            digits[usize::from(self.rows[row]) * side + usize::from(self.columns[column])]
        };
        digits.iter().enumerate().all(|(cell, &digit)| {
            image(cell / side, cell % side) == self.digits[usize::from(digit)]
        })
    }

    fn transformation(&self) -> Transformation {
        let side = self.shape.side();
        let permutation =
            |images: &[u8]| Permutation::from_fn(side, |point| usize::from(images[point]));
        let transposes = if self.transposes { Transposes::Yes } else { Transposes::No };
        let (rows, columns) = (permutation(&self.rows), permutation(&self.columns));
        Transformation::of_lines(self.shape, transposes, rows, columns)
            .with_digits(permutation(&self.digits))
    }
}

/// Draws where the lines of chutes of this size go: first the order of the chutes, if they move at all,
/// then that of the lines in each.
fn draw_lines(images: &mut [u8], size: usize, moves: Moves, random: &mut SplitMix64) {
    let mut order: [u8; SIDE_MAX] = std::array::from_fn(|k| k as u8);
    if moves == Moves::Whole {
        random.shuffle(&mut order[..images.len() / size]);
    }
    for (lines, chute) in images.chunks_exact_mut(size).zip(order) {
        for (line, image) in lines.iter_mut().zip(chute * size as u8..) {
            *line = image;
        }
        random.shuffle(lines);
    }
}

fn chutes(shape: Shape) -> usize {
    shape.bands() + shape.stacks()
}

/// What a transformation does to bands and stacks, and then to rows, columns and digits.
fn on_chutes_and_lines(element: &Transformation) -> Permutation {
    let shape = element.shape();
    let (side, bands, chutes) = (shape.side(), shape.bands(), chutes(shape));
    let lines = on_lines(element);
    Permutation::from_fn(chutes + lines.degree(), |point| {
        if point >= chutes {
            return chutes + lines.image(point - chutes);
        }
        // A chute goes where its first line goes.
        let is_band = point < bands;
        let line = if is_band {
            lines.image(point * shape.box_rows())
        } else {
            lines.image(side + (point - bands) * shape.box_columns())
        };
        if line < side {
            shape.band_of_row(line)
        } else {
            bands + shape.stack_of_column(line - side)
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::digit::Digit;
    use std::collections::{BTreeMap, BTreeSet};

    const BOTH: [Moves; 2] = [Moves::WithinChutes, Moves::Whole];

    fn grids() -> Vec<Grid> {
        [
            "1234341221434321",
            "1234341223414123",
            "123456456123231564564231312645645312",
            "123456456123214365365214531642642531",
        ]
        .map(|text| text.parse().unwrap())
        .into_iter()
        .chain(
            [(2, 2), (2, 3), (3, 2), (1, 4)].map(|(r, c)| Grid::cyclic(Shape::new(r, c).unwrap())),
        )
        .collect()
    }

    /// The relabelling that makes of the moved grid the grid again, if there is one.
    fn undone(grid: &Grid, cell_move: &Transformation) -> Option<Transformation> {
        let shape = grid.shape();
        let row = (0..shape.side()).map(|column| shape.cell(0, column));
        let mut images = vec![0; shape.side()];
        for cell in row {
            images[grid.digit(cell).index()] = grid.digit(cell_move.image(cell)).index();
        }
        let digits = Permutation::from_fn(shape.side(), |digit| images[digit]);
        let element = cell_move.clone().with_digits(digits);
        (element.apply(grid) == *grid).then_some(element)
    }

    /// All elements of small sets of moves.
    fn all(moves: Moves, shape: Shape) -> Vec<Transformation> {
        let mut relabellings = vec![Permutation::identity(shape.side())];
        for digit in 1..shape.side() {
            relabellings = relabellings
                .iter()
                .flat_map(|other| {
                    (0..=digit).map(move |to| match to {
                        to if to == digit => other.clone(),
                        to => {
                            other.then(&Permutation::from_cycles(other.degree(), &[&[to, digit]]))
                        }
                    })
                })
                .collect();
        }
        Group::Whole
            .elements(shape)
            .filter(|element| moves.contains(element))
            .flat_map(|element| {
                relabellings.iter().map(move |digits| element.clone().with_digits(digits.clone()))
            })
            .collect()
    }

    #[test]
    fn moves_are_as_many_as_the_formula_says() {
        for (r, c) in [(1, 3), (2, 2), (2, 3), (3, 2)] {
            let shape = Shape::new(r, c).unwrap();
            for moves in BOTH {
                let of_cells = Group::Whole.elements(shape).filter(|g| moves.contains(g)).count();
                assert_eq!(moves.count(shape), factorial(shape.side()) * of_cells);
            }
        }
    }

    /// Goal: exactly the moves that change nothing are found.  Method: every cell move is tried, with the
    /// relabelling that it forces.
    #[test]
    fn stabilisers_are_those_found_by_trying_everything() {
        for grid in grids() {
            for moves in BOTH {
                let stabiliser = Stabiliser::of(&grid, moves);
                let found: BTreeSet<Transformation> = stabiliser.elements().collect();
                let tried: BTreeSet<Transformation> = Group::Whole
                    .elements(grid.shape())
                    .filter(|cell_move| moves.contains(cell_move))
                    .filter_map(|cell_move| undone(&grid, &cell_move))
                    .collect();
                assert_eq!(found, tried, "{grid} {moves:?}");
                assert_eq!(*stabiliser.order(), found.len().into());
            }
        }
    }

    /// The same for 3x3: all 46,656 moves of rows and columns.
    #[test]
    fn three_moves_leave_the_cyclic_grid_as_it_is() {
        let shape = Shape::CLASSIC;
        let six = super::super::wreath::elements(3, 1);
        let within: Vec<Permutation> = (0..216)
            .map(|k| {
                Permutation::from_fn(9, |line| {
                    let inside = &six[k / [1, 6, 36][line / 3] % 6];
                    line / 3 * 3 + inside.image(line % 3)
                })
            })
            .collect();
        let cyclic = Grid::cyclic(shape);
        let most_symmetric =
            "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
        let few =
            "123456789457893612986217354274538196531964827698721435342685971715349268869172543";
        for (grid, order) in [
            (cyclic, Some(3)),
            (most_symmetric.parse().unwrap(), None),
            (few.parse().unwrap(), None),
        ] {
            let mut tried = BTreeSet::new();
            for rows in &within {
                for columns in &within {
                    let cell_move = Transformation::of_lines(
                        shape,
                        Transposes::No,
                        rows.clone(),
                        columns.clone(),
                    );
                    tried.extend(undone_quickly(&grid, &cell_move));
                }
            }
            let found: BTreeSet<Transformation> =
                Stabiliser::of(&grid, Moves::WithinChutes).elements().collect();
            assert_eq!(found, tried, "{grid}");
            assert!(order.is_none_or(|order| order == found.len()));
            let whole = Stabiliser::of(&grid, Moves::Whole);
            assert_eq!(whole.order(), Automorphisms::of_grid(&grid).order());
        }
    }

    /// [`undone`], unless the second row of the grid already says no.
    fn undone_quickly(grid: &Grid, cell_move: &Transformation) -> Option<Transformation> {
        let shape = grid.shape();
        let mut becomes: Vec<Option<Digit>> = vec![None; shape.side()];
        let good = (0..2 * shape.side()).all(|k| {
            let cell = shape.cell(k / shape.side(), k % shape.side());
            let image = grid.digit(cell_move.image(cell));
            *becomes[grid.digit(cell).index()].get_or_insert(image) == image
        });
        if good { undone(grid, cell_move) } else { None }
    }

    /// Goal: images are counted right.  Method: they are written down, those of all moves of 2x2.
    #[test]
    fn a_grid_has_as_many_images_as_moves_divided_by_its_stabiliser() {
        for grid in grids().iter().filter(|grid| grid.shape().side() == 4) {
            for moves in BOTH {
                let images: BTreeSet<Grid> =
                    all(moves, grid.shape()).iter().map(|element| element.apply(grid)).collect();
                assert_eq!(Stabiliser::of(grid, moves).images(), images.len().into());
            }
        }
    }

    /// Goal: every move is as likely as any other.  Method: all moves of 2x2 and of
    /// 1x3; 20 draws for each; chi-square within five of its standard deviations.
    #[test]
    fn random_moves_are_uniform() {
        for (moves, r, c) in
            [(Moves::WithinChutes, 2, 2), (Moves::Whole, 2, 2), (Moves::Whole, 1, 3)]
        {
            let shape = Shape::new(r, c).unwrap();
            let mut counts: BTreeMap<Transformation, u32> =
                all(moves, shape).into_iter().map(|element| (element, 0)).collect();
            assert_eq!(moves.count(shape), counts.len().into());
            let mut random = SplitMix64::new(2016);
            for _ in 0..20 * counts.len() {
                *counts.get_mut(&moves.random(shape, &mut random)).expect("one of the moves") += 1;
            }
            let chi_square: f64 =
                counts.values().map(|&count| (f64::from(count) - 20.0).powi(2) / 20.0).sum();
            let freedom = (counts.len() - 1) as f64;
            let far = (chi_square - freedom) / (2.0 * freedom).sqrt();
            assert!(far.abs() < 5.0, "{moves:?} {shape}: {far} standard deviations");
        }
    }

    /// Goal: coincidences are as frequent as they should be.  Method: so many trials that hundreds are
    /// expected; within five standard deviations.
    #[test]
    fn coincidences_are_as_frequent_as_the_stabiliser_says() {
        for grid in grids() {
            for moves in BOTH {
                let trials = 400_000_u64;
                let images: f64 =
                    Stabiliser::of(&grid, moves).images().to_string().parse().unwrap();
                let expected = trials as f64 / images;
                let mut random = SplitMix64::new(7);
                let found = coincidences(&grid, moves, trials, &mut random, &()).unwrap();
                let far = (found as f64 - expected).abs() / expected.sqrt();
                assert!(far < 5.0, "{grid} {moves:?}: {found}, expected {expected}");
            }
        }
    }

    /// Goal: the quick check of a move is no other than applying it.
    #[test]
    fn coincidences_are_those_of_random_moves() {
        let grid = Grid::cyclic(Shape::new(2, 2).unwrap());
        let digits: Vec<u8> = grid.digits().iter().map(|digit| digit.index() as u8).collect();
        for moves in BOTH {
            let mut random = SplitMix64::new(3);
            let mut lines = Lines::new(grid.shape());
            let mut found = 0;
            for _ in 0..10_000 {
                let drawn = moves.random(grid.shape(), &mut random.clone());
                lines.draw(moves, &mut random);
                assert_eq!(lines.transformation(), drawn);
                assert_eq!(lines.keep(&digits), drawn.apply(&grid) == grid);
                found += u32::from(lines.keep(&digits));
            }
            assert!(found > 20);
        }
    }

    #[test]
    fn the_number_of_threads_changes_nothing() {
        let grid = Grid::cyclic(Shape::new(2, 2).unwrap());
        let on = |threads| {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
            let mut random = SplitMix64::new(5);
            pool.install(|| coincidences(&grid, Moves::Whole, 3 * CHUNK + 1, &mut random, &()))
        };
        assert_eq!(on(1), on(3));
        let one = |trials| {
            coincidences(&grid, Moves::Whole, trials, &mut SplitMix64::new(5), &()).unwrap()
        };
        assert!(one(0) == 0 && one(CHUNK) < one(3 * CHUNK));
    }

    #[test]
    fn a_stop_is_heard() {
        struct No;
        impl Progress for No {
            fn expect(&self, _steps: u64) {}
            fn advance(&self, _steps: u64) {}
            fn is_stopped(&self) -> bool {
                true
            }
        }
        let grid = Grid::cyclic(Shape::CLASSIC);
        let found = coincidences(&grid, Moves::Whole, 10, &mut SplitMix64::new(1), &No);
        assert_eq!(found, Err(Stopped));
    }

    /// Goal: a seed gives the same move for ever.
    #[test]
    fn frozen_moves() {
        let drawn = |moves: Moves, seed| {
            moves.random(Shape::CLASSIC, &mut SplitMix64::new(seed)).to_string()
        };
        assert_eq!(
            drawn(Moves::WithinChutes, 1),
            "rows (4 6)(7 8 9) columns (1 3)(4 5 6)(7 8 9) digits (1 7 4 2 5)(3 8 9)"
        );
        assert_eq!(
            drawn(Moves::Whole, 1),
            "transpose rows (1 7 5 2 8 6 3 9 4) columns (1 3 2)(4 9 6 8 5 7) digits (2 4 8 7)(3 9)(5 6)"
        );
    }
}
