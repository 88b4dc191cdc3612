//! Column sets of the first rows of a Latin square: regular bipartite graphs, up to isomorphism.
//!
//! After k rows each column has a set of k digits, and each digit is in k columns: a k-regular
//! bipartite graph of N columns and N digits.  A row more is a perfect matching of the complement.
//! Columns may be permuted, digits relabelled, and both may change their roles.
//!
//! A form is found by refining colours: those of columns and digits at first by how many neighbours
//! each shares with the others of its side, then by the colours of their neighbours.  While columns
//! have the same colour, one of them gets another.  Columns and digits in the order of their colours
//! are a *form*: isomorphic graphs rarely have several.  The least form over all choices is
//! *canonical*: isomorphic graphs have the same, others have not, whatever the colours are.
//!
//! Source: `[McKay1981]` for refining and choosing.  Cost: a form some 2 us; the canonical one as many
//! times that as the graph has automorphisms, columns with equal sets not counted.

use ennea_base::progress::Stopped;

/// The greatest N: a form has N^2 bits.
pub(super) const SIDE_MAX: usize = 11;

/// The neighbours of each column, or of each digit.
type Side = [u16; SIDE_MAX];
/// The colour of each of them.
type Colours = [u64; SIDE_MAX];
/// What is done with each of many graphs.
type Visit<'a> = dyn FnMut(&Graph) -> Result<(), Stopped> + 'a;

/// A graph of N columns and N digits: the digits of each column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Graph {
    n: usize,
    columns: Side,
}

impl Graph {
    /// The graph of a form.
    pub(super) fn of_form(n: usize, form: u128) -> Self {
        let set = |column| if column < n { (form >> (n * column)) as u16 & all(n) } else { 0 };
        Self { n, columns: std::array::from_fn(set) }
    }

    /// The edges that it lacks.
    pub(super) fn complement(&self) -> Self {
        let set =
            |column: usize| if column < self.n { all(self.n) & !self.columns[column] } else { 0 };
        Self { n: self.n, columns: std::array::from_fn(set) }
    }

    /// Calls `visit` with the graph and each perfect matching of its complement together, until it stops.
    pub(super) fn for_each_extension(&self, visit: &mut Visit<'_>) -> Result<(), Stopped> {
        let mut longer = *self;
        change(&mut longer, &self.complement().columns, 0, 0, visit)
    }

    /// Calls `visit` with the graph without each perfect matching that has its first edge: the first
    /// digit of the first column, until it stops.
    pub(super) fn for_each_rest(&self, visit: &mut Visit<'_>) -> Result<(), Stopped> {
        let mut choices = self.columns;
        choices[0] &= choices[0].wrapping_neg();
        let mut rest = *self;
        change(&mut rest, &choices, 0, 0, visit)
    }

    /// Number of perfect matchings of the graph.
    pub(super) fn matchings(&self) -> u128 {
        let mut ways = vec![0_u128; 1 << self.n];
        ways[0] = 1;
        for used in 0..(1_usize << self.n) - 1 {
            let mut choices = self.columns[used.count_ones() as usize] & !(used as u16);
            while choices != 0 {
                let digit = choices & choices.wrapping_neg();
                choices ^= digit;
                ways[used | usize::from(digit)] += ways[used];
            }
        }
        ways[(1 << self.n) - 1]
    }

    /// A form.
    pub(super) fn form(&self) -> u128 {
        let mut colouring = Colouring::new(self);
        colouring.orient();
        while let Some(tied) = colouring.tied() {
            colouring.choose(tied.trailing_zeros() as usize);
        }
        colouring.form()
    }

    /// The canonical form.
    pub(super) fn canonical_form(&self) -> u128 {
        let mut colouring = Colouring::new(self);
        if colouring.orient() {
            return colouring.least();
        }
        colouring.least().min(colouring.with_roles_changed().least())
    }
}

/// All digits.
const fn all(n: usize) -> u16 {
    ((1_u32 << n) - 1) as u16
}

/// Changes in each column from this one on an edge that it may choose, in every way.
fn change(
    graph: &mut Graph,
    choices: &Side,
    column: usize,
    used: u16,
    visit: &mut Visit<'_>,
) -> Result<(), Stopped> {
    if column == graph.n {
        return visit(graph);
    }
    let mut left = choices[column] & !used;
    while left != 0 {
        let digit = left & left.wrapping_neg();
        left ^= digit;
        graph.columns[column] ^= digit;
        change(graph, choices, column + 1, used | digit, visit)?;
        graph.columns[column] ^= digit;
    }
    Ok(())
}

/// A graph with colours that do not depend on the order of columns and digits.
#[derive(Clone, Copy, Debug)]
struct Colouring {
    n: usize,
    columns: Side,
    digits: Side,
    of_columns: Colours,
    of_digits: Colours,
}

impl Colouring {
    fn new(graph: &Graph) -> Self {
        let n = graph.n;
        let mut digits = [0; SIDE_MAX];
        for (column, &set) in graph.columns[..n].iter().enumerate() {
            for (digit, columns) in digits[..n].iter_mut().enumerate() {
                *columns |= (set >> digit & 1) << column;
            }
        }
        let mut colouring = Self {
            n,
            columns: graph.columns,
            digits,
            of_columns: shared_neighbours(&graph.columns[..n]),
            of_digits: shared_neighbours(&digits[..n]),
        };
        colouring.refine();
        colouring
    }

    /// Gives columns the colours that are greater, taken in order; whether columns and digits differ.
    fn orient(&mut self) -> bool {
        let sorted = |mut colours: Colours| {
            colours[..self.n].sort_unstable();
            colours
        };
        let (columns, digits) = (sorted(self.of_columns), sorted(self.of_digits));
        if columns < digits {
            *self = self.with_roles_changed();
        }
        columns != digits
    }

    const fn with_roles_changed(&self) -> Self {
        Self {
            n: self.n,
            columns: self.digits,
            digits: self.columns,
            of_columns: self.of_digits,
            of_digits: self.of_columns,
        }
    }

    /// Adds to each colour those of the neighbours, until nothing is divided any more.  When all columns
    /// differ, then so do digits with different columns.
    fn refine(&mut self) {
        let parts = |colouring: &Self| {
            let (columns, digits) = (&colouring.of_columns, &colouring.of_digits);
            different(&columns[..colouring.n]) + different(&digits[..colouring.n])
        };
        let mut before = parts(self);
        while before < 2 * self.n {
            let columns =
                with_neighbours(&self.columns[..self.n], &self.of_columns, &self.of_digits);
            let digits = with_neighbours(&self.digits[..self.n], &self.of_digits, &self.of_columns);
            (self.of_columns, self.of_digits) = (columns, digits);
            let now = parts(self);
            if now <= before {
                return;
            }
            before = now;
        }
    }

    /// Of the columns with the same colour those that are fewest, by colour if equally many; `None`
    /// if all colours differ.
    fn tied(&self) -> Option<u16> {
        let colours = &self.of_columns[..self.n];
        let mut least: Option<(u32, u64, u16)> = None;
        for (column, &colour) in colours.iter().enumerate() {
            let same = (column..self.n)
                .fold(0, |set, other| set | u16::from(colours[other] == colour) << other);
            let is_first = !colours[..column].contains(&colour);
            if is_first && same.count_ones() > 1 {
                let tied = (same.count_ones(), colour, same);
                least = Some(least.map_or(tied, |least| least.min(tied)));
            }
        }
        least.map(|(_, _, same)| same)
    }

    /// Gives a column a colour of its own.
    fn choose(&mut self, column: usize) {
        self.of_columns[column] = mix(self.of_columns[column] ^ 0x5851_f42d_4c95_7f2d);
        self.refine();
    }

    /// The least form over all choices that are left.
    fn least(&self) -> u128 {
        let Some(mut tied) = self.tied() else { return self.form() };
        let (mut least, mut tried) = (u128::MAX, 0_u16);
        while tied != 0 {
            let column = tied.trailing_zeros() as usize;
            tied &= tied - 1;
            // Columns with the same set can be exchanged, and nothing changes.
            let is_twin = |&other: &usize| {
                tried >> other & 1 == 1 && self.columns[other] == self.columns[column]
            };
            if (0..self.n).any(|other| is_twin(&other)) {
                continue;
            }
            tried |= 1 << column;
            let mut chosen = *self;
            chosen.choose(column);
            least = least.min(chosen.least());
        }
        least
    }

    /// The graph with columns and digits in the order of their colours, N bits a column.
    fn form(&self) -> u128 {
        let order = |colours: &Colours| {
            let mut order: [u8; SIDE_MAX] = std::array::from_fn(|place| place as u8);
            order[..self.n].sort_unstable_by_key(|&place| colours[usize::from(place)]);
            order
        };
        let (columns, digits) = (order(&self.of_columns), order(&self.of_digits));
        columns[..self.n].iter().rev().fold(0, |form, &column| {
            let set = self.columns[usize::from(column)];
            let moved =
                (0..self.n).fold(0, |moved, place| moved | (set >> digits[place] & 1) << place);
            form << self.n | u128::from(moved)
        })
    }
}

/// For each set how many elements it shares with each of the others.
fn shared_neighbours(sets: &[u16]) -> Colours {
    let mut colours = [0; SIDE_MAX];
    for (colour, set) in colours.iter_mut().zip(sets) {
        *colour = sets.iter().fold(0, |sum, other| u64::wrapping_add(sum, weight(set & other)));
        *colour = mix(*colour);
    }
    colours
}

/// Each colour, those of the neighbours, and those of the same side by how much they share.
fn with_neighbours(sets: &[u16], own: &Colours, others: &Colours) -> Colours {
    let mut colours = [0; SIDE_MAX];
    for (place, (&set, &colour)) in sets.iter().zip(own).enumerate() {
        let (mut left, mut sum) = (set, colour.rotate_left(17));
        while left != 0 {
            sum = sum.wrapping_add(others[left.trailing_zeros() as usize]);
            left &= left - 1;
        }
        for (other, colour) in sets.iter().zip(own) {
            sum = sum.wrapping_add(colour.wrapping_mul(weight(set & other)));
        }
        colours[place] = mix(sum);
    }
    colours
}

/// A number for how many elements a set has: from a table, as it is asked for most of all.
fn weight(set: u16) -> u64 {
    static WEIGHTS: [u64; 1 << SIDE_MAX] =
        ennea_base::table!(1 << SIDE_MAX, 0, |set| mix(1 + (set as u64).count_ones() as u64) | 1);
    WEIGHTS[usize::from(set)]
}

/// Number of different colours.
fn different(colours: &[u64]) -> usize {
    (0..colours.len()).filter(|&place| !colours[..place].contains(&colours[place])).count()
}

/// Another number for each number.
const fn mix(number: u64) -> u64 {
    let number = (number ^ number >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
    let number = (number ^ number >> 29).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    number ^ number >> 32
}
