//! Transformations in writing.
//!
//! Up to four parts, in this order, those that change nothing left out: the word `transpose`, then
//! `rows`, `columns` and `digits`, each with its cycles, counted from 1; digits by their symbols.
//! The transformation that changes nothing is `identity`.
//!
//! ```text
//!   transpose rows (1 2 3)(4 5 6) columns (1 4)(2 5)(3 6) digits (1 2)
//! ```

use super::permutation::Permutation;
use super::transformation::{Transformation, TransformationError, Transposes};
use ennea_base::{Digit, Shape};
use std::fmt;

impl fmt::Display for Transformation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_identity() {
            return f.write_str("identity");
        }
        let mut blank = "";
        if self.transposes() {
            f.write_str("transpose")?;
            blank = " ";
        }
        let number = |index: usize| (index + 1).to_string();
        let symbol = |index| Digit::from_index(index).to_string();
        let mut part = |word, permutation: &Permutation, name: &dyn Fn(usize) -> String| {
            if permutation.is_identity() {
                return Ok(());
            }
            write!(f, "{blank}{word} {}", permutation.in_cycles(name))?;
            blank = " ";
            Ok(())
        };
        part("rows", self.rows(), &number)?;
        part("columns", self.columns(), &number)?;
        part("digits", self.digits(), &symbol)
    }
}

impl Transformation {
    /// Reads a transformation as it is printed; blanks and commas between numbers are alike.
    ///
    /// ```
    /// use ennea::{Shape, symmetry::Transformation};
    /// let text = "transpose rows (1 2 3) columns (1 4)(2 5)(3 6) digits (1 2)";
    /// let move_of_cells = Transformation::parse(Shape::CLASSIC, text)?;
    /// assert_eq!(move_of_cells.to_string(), text);
    /// # Ok::<(), ennea::symmetry::NotationError>(())
    /// ```
    ///
    /// # Errors
    /// An unknown word, a broken cycle, a number out of range or standing twice, or cycles that
    /// tear a band or a stack apart.
    pub fn parse(shape: Shape, text: &str) -> Result<Self, NotationError> {
        let mut rest = text.trim();
        let mut transposes = Transposes::No;
        let mut parts = [const { None }; 3];
        while !rest.is_empty() {
            let end = rest.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(rest.len());
            let (word, after) = rest.split_at(end);
            rest = after.trim_start();
            match word {
                "identity" => {}
                "transpose" => transposes = Transposes::Yes,
                "rows" => parts[0] = Some(read_cycles(shape.side(), &mut rest, read_number)?),
                "columns" => parts[1] = Some(read_cycles(shape.side(), &mut rest, read_number)?),
                "digits" => parts[2] = Some(read_cycles(shape.side(), &mut rest, read_symbol)?),
                "" => return Err(NotationError::Word(first_word(rest))),
                other => return Err(NotationError::Word(other.to_owned())),
            }
        }
        let [rows, columns, digits] =
            parts.map(|part| part.unwrap_or_else(|| Permutation::identity(shape.side())));
        Self::new(shape, transposes, rows, columns, digits).map_err(NotationError::NoSymmetry)
    }
}

/// Reads `(1 2 3)(4 5)` off the front of the text.
fn read_cycles(
    degree: usize,
    rest: &mut &str,
    read: fn(&str) -> Option<usize>,
) -> Result<Permutation, NotationError> {
    let mut cycles: Vec<Vec<usize>> = Vec::new();
    while let Some(inside) = rest.strip_prefix('(') {
        let (cycle, after) =
            inside.split_once(')').ok_or_else(|| NotationError::Cycle(first_word(rest)))?;
        cycles.push(Vec::new());
        for word in cycle.split([' ', ',']).filter(|word| !word.is_empty()) {
            let point = read(word)
                .filter(|&point| point < degree)
                .ok_or_else(|| NotationError::Point { found: word.to_owned(), most: degree })?;
            if cycles.iter().any(|cycle| cycle.contains(&point)) {
                return Err(NotationError::Twice(word.to_owned()));
            }
            cycles.last_mut().expect("one has begun").push(point);
        }
        *rest = after.trim_start();
    }
    if cycles.is_empty() {
        return Err(NotationError::Cycle(first_word(rest)));
    }
    let cycles: Vec<&[usize]> = cycles.iter().map(Vec::as_slice).collect();
    Ok(Permutation::from_cycles(degree, &cycles))
}

fn read_number(word: &str) -> Option<usize> {
    word.parse::<usize>().ok()?.checked_sub(1)
}

fn read_symbol(word: &str) -> Option<usize> {
    let mut symbols = word.chars();
    let digit = Digit::from_symbol(symbols.next()?)?;
    symbols.next().is_none().then(|| digit.index())
}

fn first_word(text: &str) -> String {
    text.split_whitespace().next().unwrap_or("the end of the text").to_owned()
}

/// Why a text is no transformation.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotationError {
    /// Something else than `identity`, `transpose`, `rows`, `columns`, `digits`.
    #[error(
        "found '{0}'; expected identity, transpose, rows, columns or digits, for example: transpose rows \
         (1 2 3) digits (1 2)"
    )]
    Word(String),
    /// Something else than `(...)` after a word that wants cycles.
    #[error("found '{0}'; expected cycles, for example (1 2 3)(4 5)")]
    Cycle(String),
    /// Something in a cycle that is no row, column or digit of the shape.
    #[error("found '{found}' in a cycle; expected something from 1 to {most}")]
    Point {
        /// The text that stood there.
        found: String,
        /// The largest number that could.
        most: usize,
    },
    /// Something that stands twice in the cycles.
    #[error("'{0}' stands twice in the cycles")]
    Twice(String),
    /// Good notation of a move that is no symmetry of the shape.
    #[error(transparent)]
    NoSymmetry(TransformationError),
}
