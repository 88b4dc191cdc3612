//! The canonical form and the automorphism group of any puzzle of any shape.
//!
//! A tree of partial placements is searched depth first.  A node is what has been written so far
//! ([`placement`]); where several rows, stacks or columns could come next and the choice matters,
//! each is a child.  A child is left out where its text is greater than the best complete text has
//! in the same place.
//!
//! The automorphism group acts on the tree.  Two leaves with the same text differ by an
//! automorphism g, and where their paths part, at node v, g keeps v and takes one child to the
//! other.  So
//!
//! * the search goes back to v at once, for the rest of the second child is an image of the first;
//! * children of a node that known automorphisms which keep the node take to each other are
//!   searched once.
//!
//! The automorphisms that were found in this way, with those that are *invisible* (which permute
//! digits without clues, empty rows, and whatever the placement left open at a leaf), generate the
//! group, and
//!
//! ```text
//!   |Aut| = leaves with the least text, those left out counted as their images, times invisible
//! ```
//!
//! Source: the pruning is that of canonical labelling of graphs, `[McKay1981]`; the placements with
//! open blocks are ours.  Oracle: [`oracles::canonical`](crate::oracles::canonical); the order is compared with that of the group
//! that is generated.
//!
//! Cost: a node takes O(N^2) bytes and O(N^2) time at most, and at most N^2 nodes with their
//! siblings are held at a time.  Their number grows with the ties that no automorphism explains.

mod placement;

use crate::{Permutation, Transformation, Transposes};
use ennea_base::numbers::factorial;
use ennea_base::{Digit, DigitSet, Filling, Shape};
use num_bigint::BigUint;
use placement::{Choice, Placement, Sheet};

/// Results of the search.
#[derive(Clone, Debug)]
pub(crate) struct Found {
    /// The least image.
    pub(crate) form: Filling,
    /// A transformation that reaches it.
    pub(crate) transformation: Transformation,
    /// The order of the automorphism group.
    pub(crate) order: BigUint,
    /// Automorphisms that generate the group.
    pub(crate) generators: Vec<Transformation>,
}

/// Searches for the least image of a puzzle.
pub(crate) fn search(puzzle: &Filling) -> Found {
    let mut search = Search::new(puzzle);
    let leaves = search.root();
    let best = search.best.as_ref().expect("the tree has leaves");
    let sheet = &search.sheets[usize::from(best.transposed)];
    let order = leaves * invisible_order(sheet, &best.placement);
    let mut generators = swaps_of_unused_digits(puzzle);
    generators.extend(invisible_placements(sheet, &best.placement).into_iter().map(|other| {
        let image = transformation(search.shape, best.transposed, sheet, &other);
        best.transformation.then(&image.inverse())
    }));
    let transformation = best.transformation.clone();
    let form = transformation.apply_to_puzzle(puzzle);
    generators.extend(search.automorphisms);
    Found { form, transformation, order, generators }
}

/// A leaf and the way to it.
struct Leaf {
    transposed: bool,
    placement: Placement,
    path: Vec<Choice>,
    transformation: Transformation,
}

struct Search {
    shape: Shape,
    /// The puzzle as it is, and transposed where the shape allows it.
    sheets: Vec<Sheet>,
    best: Option<Leaf>,
    /// Number of better leaves found so far.
    version: usize,
    automorphisms: Vec<Transformation>,
    path: Vec<Choice>,
}

/// Outcome of searching a node.
enum Outcome {
    /// The number of leaves below it that have the best text.
    Leaves(BigUint),
    /// It is an image of something searched before; the paths part after this many choices.
    Image(usize),
}

impl Search {
    fn new(puzzle: &Filling) -> Self {
        let shape = puzzle.shape();
        let number = |row, column| {
            puzzle.clue(shape.cell(row, column)).map_or(0, |digit| digit.number() as u8)
        };
        let side = shape.side();
        let upright = Sheet {
            side,
            band: shape.box_rows(),
            // Stacks of one column each are as free as the columns of one stack.
            stack: if shape.box_columns() == 1 { side } else { shape.box_columns() },
            cells: (0..side * side).map(|k| number(k / side, k % side)).collect(),
        };
        let mut sheets = vec![upright];
        if shape.is_square() {
            let cells = (0..side * side).map(|k| number(k % side, k / side)).collect();
            sheets.push(Sheet { cells, ..sheets[0].clone() });
        }
        let (automorphisms, path) = (Vec::new(), Vec::new());
        Self { shape, sheets, best: None, version: 0, automorphisms, path }
    }

    fn root(&mut self) -> BigUint {
        let children = (0..self.sheets.len())
            .map(|k| {
                let mut placement = Placement::new(&self.sheets[k]);
                let choices = placement.advance(&self.sheets[k]);
                (Choice::Transposed(k == 1), placement, choices)
            })
            .collect();
        match self.children(children) {
            Outcome::Leaves(count) => count,
            Outcome::Image(_) => unreachable!("no paths part above the root"),
        }
    }

    fn node(&mut self, placement: &Placement, choices: &[Choice]) -> Outcome {
        if choices.is_empty() {
            return self.leaf(placement);
        }
        let sheet = self.sheet();
        let children = choices
            .iter()
            .map(|&choice| {
                let mut child = placement.clone();
                child.choose(sheet, choice);
                let choices = child.advance(sheet);
                (choice, child, choices)
            })
            .collect();
        self.children(children)
    }

    fn children(&mut self, mut children: Vec<(Choice, Placement, Vec<Choice>)>) -> Outcome {
        children.sort_by(|a, b| a.1.text.cmp(&b.1.text));
        let mut leaves = BigUint::ZERO;
        let mut version = self.version;
        let mut searched: Vec<(Choice, usize, BigUint)> = Vec::new();
        for (choice, placement, choices) in &children {
            if self.is_worse(&placement.text) {
                continue;
            }
            let like = self.image_among(*choice, &searched);
            let count = if let Some(like) = like {
                counted(&searched[like], self.version)
            } else {
                self.path.push(*choice);
                let outcome = self.node(placement, choices);
                self.path.pop();
                match outcome {
                    Outcome::Leaves(count) => count,
                    Outcome::Image(depth) if depth < self.path.len() => return outcome,
                    Outcome::Image(depth) => {
                        let best = &self.best.as_ref().expect("it is an image of the best").path;
                        let like = searched.iter().find(|(choice, ..)| *choice == best[depth]);
                        counted(like.expect("the best was found before"), self.version)
                    }
                }
            };
            if self.version != version {
                (leaves, version) = (BigUint::ZERO, self.version);
            }
            leaves += &count;
            searched.push((*choice, version, count));
        }
        Outcome::Leaves(leaves)
    }

    fn leaf(&mut self, placement: &Placement) -> Outcome {
        let transposed = self.path[0] == Choice::Transposed(true);
        let mut placement = placement.clone();
        placement.align(self.sheet());
        let found = transformation(self.shape, transposed, self.sheet(), &placement);
        if let Some(best) = self.best.as_ref().filter(|best| best.placement.text == placement.text)
        {
            self.automorphisms.push(best.transformation.then(&found.inverse()));
            let parts = best.path.iter().zip(&self.path).position(|(a, b)| a != b);
            return Outcome::Image(parts.expect("two leaves have two paths"));
        }
        self.version += 1;
        let path = self.path.clone();
        self.best = Some(Leaf { transposed, placement, path, transformation: found });
        Outcome::Leaves(1_u8.into())
    }

    fn sheet(&self) -> &Sheet {
        &self.sheets[usize::from(self.path[0] == Choice::Transposed(true))]
    }

    /// Tests whether no leaf that starts with this text can be as good as the best one.
    fn is_worse(&self, text: &[u8]) -> bool {
        self.best.as_ref().is_some_and(|best| *text > best.placement.text[..text.len()])
    }

    /// A child that has been searched, of which known automorphisms that keep the node make this
    /// one.
    fn image_among(&self, choice: Choice, searched: &[(Choice, usize, BigUint)]) -> Option<usize> {
        if searched.is_empty() {
            return None;
        }
        let keeping: Vec<&Transformation> = self
            .automorphisms
            .iter()
            .filter(|g| self.path.iter().all(|&step| self.image(g, step) == step))
            .collect();
        let mut orbit = vec![choice];
        let mut place = 0;
        while place < orbit.len() {
            if let Some(like) = searched.iter().position(|(other, ..)| *other == orbit[place]) {
                return Some(like);
            }
            for generator in &keeping {
                let image = self.image(generator, orbit[place]);
                if !orbit.contains(&image) {
                    orbit.push(image);
                }
            }
            place += 1;
        }
        None
    }

    /// Image of a choice on this path under an automorphism.
    fn image(&self, automorphism: &Transformation, choice: Choice) -> Choice {
        let transposed = self.path.first() == Some(&Choice::Transposed(true));
        let (rows, columns) = automorphism.lines(transposed);
        match choice {
            Choice::Transposed(is) => Choice::Transposed(is != automorphism.transposes()),
            Choice::Row(row) => Choice::Row(rows.image(row)),
            Choice::Column(column) => Choice::Column(columns.image(column)),
            Choice::Stack(stack) => {
                let width = self.sheets[0].stack;
                Choice::Stack(columns.image(stack * width) / width)
            }
        }
    }
}

/// Number of leaves of a searched child; 0 if a better leaf was found since.
fn counted(searched: &(Choice, usize, BigUint), version: usize) -> BigUint {
    if searched.1 == version { searched.2.clone() } else { BigUint::ZERO }
}

/// The transformation that a complete placement stands for.
fn transformation(
    shape: Shape,
    transposed: bool,
    sheet: &Sheet,
    placement: &Placement,
) -> Transformation {
    let side = sheet.side;
    let rows = Permutation::from_fn(side, |row| placement.rows[row].into()).inverse();
    let columns = Permutation::from_fn(side, |column| placement.position(column));
    let used = (1..=side).filter(|&clue| placement.label(sheet, clue).is_some()).count();
    let mut free = used..side;
    let labels: Vec<usize> = (1..=side)
        .map(|clue| match placement.label(sheet, clue) {
            Some(label) => usize::from(label) - 1,
            None => free.next().expect("as many labels as digits"),
        })
        .collect();
    let transposes = if transposed { Transposes::Yes } else { Transposes::No };
    Transformation::of_lines(shape, transposes, rows, columns)
        .with_digits(Permutation::from_fn(side, |digit| labels[digit]))
}

/// The order of the group of automorphisms that keep the way to a leaf.
fn invisible_order(sheet: &Sheet, placement: &Placement) -> BigUint {
    let unused = (1..=sheet.side).filter(|&clue| placement.label(sheet, clue).is_none()).count();
    let empty_in = |band| sheet.rows_of(band).filter(|&row| sheet.row_is_empty(row)).count();
    let empties: Vec<usize> = (0..sheet.side / sheet.band).map(empty_in).collect();
    let of_rows: BigUint = empties.iter().map(|&empty| factorial(empty)).product();
    let of_bands = factorial(empties.iter().filter(|&&empty| empty == sheet.band).count());
    let of_stacks: BigUint =
        placement.open_groups(sheet).iter().map(|group| factorial(group.len())).product();
    let of_columns: BigUint =
        placement.open_slots(sheet).iter().map(|bundle| factorial(bundle.len())).product();
    factorial(unused) * of_rows * of_bands * of_stacks * of_columns
}

/// Relabellings that swap two digits which no clue has.
fn swaps_of_unused_digits(puzzle: &Filling) -> Vec<Transformation> {
    let shape = puzzle.shape();
    let used: DigitSet = puzzle.clues().iter().flatten().copied().collect();
    let unused: Vec<Digit> = DigitSet::full(shape.side()).difference(used).iter().collect();
    unused
        .windows(2)
        .map(|pair| {
            let swap =
                Permutation::from_cycles(shape.side(), &[&[pair[0].index(), pair[1].index()]]);
            Transformation::identity(shape).with_digits(swap)
        })
        .collect()
}

/// Placements with the same text that swap two neighbours which the leaf left open: columns,
/// stacks, empty rows and empty bands.
fn invisible_placements(sheet: &Sheet, placement: &Placement) -> Vec<Placement> {
    let mut found = Vec::new();
    let mut add = |swap: &dyn Fn(&mut Placement)| {
        let mut other = placement.clone();
        swap(&mut other);
        found.push(other);
    };
    for group in placement.open_groups(sheet) {
        for stack in group.start + 1..group.end {
            add(&|it| it.swap_stacks(sheet, stack - 1, stack));
        }
    }
    for bundle in placement.open_slots(sheet) {
        for pair in bundle.windows(2) {
            let columns = || pair[0].iter().zip(&pair[1]);
            add(&|it| columns().for_each(|(&a, &b)| it.swap_columns(a, b)));
        }
    }
    let empty = |row: &usize| sheet.row_is_empty(*row);
    let mut empty_bands = Vec::new();
    for band in 0..sheet.side / sheet.band {
        let rows: Vec<usize> = sheet.rows_of(band).filter(empty).collect();
        for pair in rows.windows(2) {
            add(&|it| it.swap_rows(pair[0], pair[1]));
        }
        if rows.len() == sheet.band {
            empty_bands.push(rows);
        }
    }
    for pair in empty_bands.windows(2) {
        let rows = || pair[0].iter().zip(&pair[1]);
        add(&|it| rows().for_each(|(&a, &b)| it.swap_rows(a, b)));
    }
    found
}
