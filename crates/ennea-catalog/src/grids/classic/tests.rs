//! The 3x3 catalogue against grids made in another way, and against counts that share nothing with it.

use super::partitions::Partition;
use super::*;
use ennea_base::Cell;
use ennea_base::Filling;
use ennea_base::random::SplitMix64;
use ennea_count::{column_sets, puzzles};
use std::collections::BTreeMap;

#[test]
fn the_sums_are_those_of_the_count() {
    let ours = ClassicRanks::new();
    assert_eq!(column_sets::grids(Shape::CLASSIC).unwrap(), ours.count().into());
}

/// For each number of completions, the number of first bands that have it and a fixed first box.
fn bands_by_completions(ours: &ClassicRanks) -> BTreeMap<u64, u64> {
    let mut bands = BTreeMap::new();
    for deal in 0..deals::DEALS {
        for pair in ours.first_bands.pairs_of_deal(deal) {
            let completions = ours.completions.of_class(ours.classes.class(pair));
            *bands.entry(completions).or_insert(0) += 36;
        }
    }
    bands
}

/// Goal: there are as many bands with each number of completions as `count` finds, which classes them in
/// another way.
#[test]
fn the_classes_are_those_of_the_count() {
    let ours = ClassicRanks::new();
    assert_eq!(ours.classes.representatives.len(), 44);
    let mut theirs = BTreeMap::new();
    for class in column_sets::first_bands(Shape::CLASSIC).unwrap().classes() {
        let completions = u64::try_from(&class.completions).unwrap();
        *theirs.entry(completions).or_insert(0) += u64::try_from(&class.size).unwrap();
    }
    assert_eq!(bands_by_completions(&ours), theirs);
}

/// Goal: every grid has a number, which leads back to it.  Method: grids filled in by backtracking
/// with random digits.
#[test]
fn grids_made_by_backtracking_have_numbers() {
    let ours = ClassicRanks::new();
    let mut random = SplitMix64::new(3);
    for _ in 0..1000 {
        let grid = backtracked(&mut random);
        let index = ours.rank(&grid);
        assert!(index < ours.count());
        assert_eq!(ours.unrank(index), grid, "{index}");
    }
}

/// A grid by plain backtracking, random digits first; started again when it takes long.
fn backtracked(random: &mut SplitMix64) -> Grid {
    fn fill(puzzle: &mut Filling, from: usize, tries: &mut u32, random: &mut SplitMix64) -> bool {
        if from == 81 {
            return true;
        }
        let cell = Cell::new(from);
        let mut digits: Vec<Digit> = Digit::all(9).collect();
        random.shuffle(&mut digits);
        for digit in digits {
            let fits = Shape::CLASSIC.peers(cell).all(|peer| puzzle.clue(peer) != Some(digit));
            if fits && *tries > 0 {
                *tries -= 1;
                puzzle.set(cell, Some(digit));
                if fill(puzzle, from + 1, tries, random) {
                    return true;
                }
            }
        }
        puzzle.set(cell, None);
        false
    }
    loop {
        let mut puzzle = Filling::empty(Shape::CLASSIC);
        if fill(&mut puzzle, 0, &mut 1000, random) {
            return puzzle.to_grid().unwrap();
        }
    }
}

fn check(ours: &ClassicRanks, index: u128) {
    let grid = ours.unrank(index);
    assert!(Grid::new(Shape::CLASSIC, grid.digits().to_vec()).is_ok(), "{index}: {grid}");
    assert_eq!(ours.rank(&grid), index, "{grid}");
}

/// Goal: numbers lead to grids that have them.  Method: random numbers, the first and the last ones,
/// and those around the ends of sums: of first boxes, blocks of bands, bands, deals and fillings.
#[test]
fn numbers_around_all_sums_lead_to_grids_that_have_them() {
    let ours = ClassicRanks::new();
    let mut random = SplitMix64::new(4);
    let total = ours.first_bands.total;
    let with_each_box = u128::from(total);
    for _ in 0..20_000 {
        check(&ours, random.below_u128(ours.count()));
    }
    for k in 0..1000 {
        check(&ours, k);
        check(&ours, ours.count() - 1 - k);
    }
    let around = |start: u128| [start.saturating_sub(1), start, start + 1];
    for _ in 0..500 {
        let boxes = u128::from(random.next_word() % 362_880);
        around(boxes * with_each_box).into_iter().for_each(|index| check(&ours, index));
    }
    for &start in &ours.first_bands.starts {
        let boxes = u128::from(random.next_word() % 362_880);
        around(boxes * with_each_box + u128::from(start))
            .into_iter()
            .for_each(|index| check(&ours, index));
    }
    for _ in 0..2000 {
        let named = random.below_u128(with_each_box) as u64;
        let (band, inner) = ours.first_bands.find(&ours.classes, &ours.completions, named);
        let class = ours.classes.class(ours.first_bands.partitions(&band));
        let Dealt { start, fillings: [f, g], .. } =
            ours.completions.find(&ours.partitions, class, inner);
        let band_start = named - inner;
        let filling_start = inner - (inner - start) % g;
        for start in [0, start, start + f * g, filling_start] {
            around(u128::from(band_start + start))
                .into_iter()
                .for_each(|index| check(&ours, index));
        }
    }
}

/// Goal: the grids with a given first band have consecutive numbers, as many as there are completions.
/// Method: the ends are searched for in the numbers; the completions come from `count`.
#[test]
fn each_first_band_has_as_many_numbers_as_completions() {
    let ours = ClassicRanks::new();
    let mut random = SplitMix64::new(5);
    for _ in 0..10 {
        let grid = backtracked(&mut random);
        let band = &grid.digits()[..27];
        let starts_so =
            |index: u128| index < ours.count() && ours.unrank(index).digits().starts_with(band);
        let index = ours.rank(&grid);
        // The distance to the farthest number in this direction that still has the band.
        let reach = |at: &dyn Fn(u128) -> Option<u128>| {
            let holds = |distance: u128| at(distance).is_some_and(starts_so);
            (0..34).rev().map(|bit| 1_u128 << bit).fold(0, |distance, step| {
                if holds(distance + step) { distance + step } else { distance }
            })
        };
        let found = reach(&|d| index.checked_add(d)) + reach(&|d| index.checked_sub(d)) + 1;
        let mut puzzle = Filling::empty(Shape::CLASSIC);
        for (cell, &digit) in Shape::CLASSIC.all_cells().zip(band) {
            puzzle.set(cell, Some(digit));
        }
        let completions = puzzles::by_bands(&puzzle.into(), &()).unwrap().unwrap();
        assert_eq!(completions, found.into(), "{grid}");
    }
}

/// The partitions of the second and the third box of a band, its first box being named 012 345 678
/// column by column.
fn pair(ours: &ClassicRanks, band: [[u8; 9]; 3]) -> [Partition; 2] {
    let sets = columns(&band);
    let [p1, p2, p3] =
        [0, 3, 6].map(|c| ours.partitions.number([sets[c], sets[c + 1], sets[c + 2]]));
    let relative = ours.partitions.relative(p1);
    [relative[usize::from(p2)], relative[usize::from(p3)]]
}

/// For each of the three bands and stacks, how many grids have it in each of the 44 classes.
fn classes_of_chutes(ours: &ClassicRanks, grids: impl Iterator<Item = Grid>) -> [[u64; 44]; 6] {
    let mut counts = [[0; 44]; 6];
    for grid in grids {
        let digit = |row: usize, column: usize| grid.digits()[9 * row + column].index() as u8;
        for k in 0..3 {
            let band = [0, 1, 2].map(|r| std::array::from_fn(|c| digit(3 * k + r, c)));
            let stack = [0, 1, 2].map(|c| std::array::from_fn(|r| digit(r, 3 * k + c)));
            counts[k][ours.classes.class(pair(ours, band))] += 1;
            counts[3 + k][ours.classes.class(pair(ours, stack))] += 1;
        }
    }
    counts
}

/// Chi-square of each band's and stack's classes.
fn statistics(ours: &ClassicRanks, grids: impl Iterator<Item = Grid>) -> [f64; 6] {
    let mut bands = [0_u64; 44];
    for deal in 0..deals::DEALS {
        for pair in ours.first_bands.pairs_of_deal(deal) {
            bands[ours.classes.class(pair)] += 36;
        }
    }
    classes_of_chutes(ours, grids).map(|counts| {
        let sample: u64 = counts.iter().sum();
        let terms = counts.iter().enumerate().map(|(class, &count)| {
            let completions = ours.completions.of_class(class) as f64;
            let share = bands[class] as f64 * completions / ours.first_bands.total as f64;
            let expected = share * sample as f64;
            (count as f64 - expected).powi(2) / expected
        });
        terms.sum()
    })
}

/// Goal: grids are drawn uniformly.  Method: by symmetry all bands and stacks of a random grid have the
/// 44 classes as often as first bands have, weighted by completions: the sizes and completions are
/// those of `count`, as tested above.  The chi-square of 43 degrees of freedom exceeds 85.8 once in
/// ten thousand times.  A sampler that takes all deals equally often must exceed it, even if it does
/// so in one draw of four only; it is made by refusing some of the grids.
#[test]
fn bands_and_stacks_of_samples_have_their_classes_as_often_as_all_grids() {
    const LIMIT: f64 = 85.8;
    let ours = ClassicRanks::new();
    let fillings = |index: u128| -> u64 {
        let named = (index % u128::from(ours.first_bands.total)) as u64;
        let (band, inner) = ours.first_bands.find(&ours.classes, &ours.completions, named);
        let class = ours.classes.class(ours.first_bands.partitions(&band));
        ours.completions.find(&ours.partitions, class, inner).fillings.iter().product()
    };
    let sample = |grids: usize, wrong_in_four: usize| {
        let mut random = SplitMix64::new(6);
        let drawn = std::iter::repeat_with(|| {
            let is_wrong = random.below(4) < wrong_in_four;
            loop {
                let index = random.below_u128(ours.count());
                if !is_wrong || random.next_word() % fillings(index) < 64 {
                    return ours.unrank(index);
                }
            }
        });
        statistics(&ours, drawn.take(grids))
    };
    let fair = sample(100_000, 0);
    assert!(fair.iter().all(|&statistic| statistic < LIMIT), "{fair:?}");
    let wrong = sample(20_000, 1);
    assert!(wrong[1] > LIMIT && wrong[2] > LIMIT, "{wrong:?}");
}
