//! Formulas as text, in the format of the DIMACS challenges that all SAT solvers read.
//!
//! ```text
//!   c a comment
//!   p cnf VARIABLES CLAUSES
//!   1 -2 0                      x1 or not x2; 0 ends a clause
//! ```
//!
//! Clauses may go over several lines, and several may stand in one.  A line with `%` ends the
//! formula, as in the files of SATLIB.  Source: `[DIMACS1993]`.  The reader is our own, since
//! `flussab-cnf` 0.3 refuses two clauses in a line.  Cost: linear.  Oracle: what is written is read
//! back.

use super::formula::{Formula, Literal};
use super::puzzle::Encoding;
use std::fmt::Write;

/// The text of a formula: each clause as often as it stands in it, one in a line, copies together.
///
/// ```
/// use ennea::chaos::{Formula, dimacs};
/// let formula = Formula::from_dimacs(2, [&[1, 2][..], &[-1, -2]]);
/// assert_eq!(dimacs::write(&formula), "p cnf 2 2\n1 2 0\n-1 -2 0\n");
/// ```
pub fn write(formula: &Formula) -> String {
    let mut text = format!("p cnf {} {}\n", formula.variable_count(), formula.clause_count());
    for (m, clause) in formula.clauses().enumerate() {
        let start = text.len();
        for literal in clause {
            write!(text, "{} ", literal.dimacs()).expect("strings take everything");
        }
        text.push_str("0\n");
        let line = text[start..].to_owned();
        (1..formula.multiplicity(m)).for_each(|_| text.push_str(&line));
    }
    text
}

/// The text of a puzzle's formula; comments say what each variable means.
///
/// ```
/// use ennea::chaos::{Encoding, Reading, dimacs};
/// let puzzle = "123.341221434321".parse().expect("a puzzle");
/// let encoding = Encoding::new(&puzzle, Reading::Distinct).expect("no conflict");
/// let text = dimacs::write_puzzle(&encoding);
/// assert!(text.contains("\nc 1 r1c4=4\np cnf 1 4\n1 0\n"));
/// ```
pub fn write_puzzle(encoding: &Encoding) -> String {
    let (puzzle, formula) = (encoding.puzzle(), encoding.formula());
    let shape = puzzle.shape();
    let mut text =
        format!("c the {shape} puzzle {}\nc variable, cell and digit:\n", puzzle.clues());
    for (k, &(cell, digit)) in encoding.candidates().iter().enumerate() {
        let at = shape.name(cell);
        writeln!(text, "c {} {at}={digit}", k + 1).expect("strings take everything");
    }
    text + &write(formula)
}

/// Why a text is no formula.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: found {found}; expected {expected}")]
pub struct DimacsError {
    /// The line, from 1.
    pub line: usize,
    /// The text found there.
    pub found: String,
    /// A description of the text that was expected.
    pub expected: String,
}

/// Reads a formula.
///
/// ```
/// use ennea::chaos::dimacs;
/// let formula = dimacs::read("c two\np cnf 2 2\n1 2 0 -1\n-2 0\n")?;
/// assert_eq!(formula.len(), 2);
/// let error = dimacs::read("p cnf 2 1\n1 3 0\n").unwrap_err();
/// assert_eq!(error.to_string(), "line 2: found the literal 3; expected one of variables 1 to 2");
/// # Ok::<(), dimacs::DimacsError>(())
/// ```
///
/// # Errors
/// Whatever is not of the format, with the line.
pub fn read(text: &str) -> Result<Formula, DimacsError> {
    let error = |line: usize, found: String, expected: &str| DimacsError {
        line,
        found,
        expected: expected.to_owned(),
    };
    let mut header: Option<[usize; 2]> = None;
    let mut clauses: Vec<Vec<Literal>> = Vec::new();
    let mut clause = Vec::new();
    let mut last = 1;
    for (number, line) in text.lines().enumerate() {
        let number = number + 1;
        last = number;
        let line = line.trim_start();
        if line.starts_with('c') {
            continue;
        }
        if line.starts_with('%') {
            break;
        }
        let Some([variables, _]) = header else {
            let words: Vec<&str> = line.split_whitespace().collect();
            if words.is_empty() {
                continue;
            }
            const EXPECTED: &str = "p cnf VARIABLES CLAUSES, two numbers";
            let counts = match words[..] {
                ["p", "cnf", variables, clauses] => {
                    variables.parse().ok().zip(clauses.parse().ok())
                }
                _ => None,
            };
            let good = counts.filter(|&(variables, _)| variables < i32::MAX as usize);
            let (variables, clauses) = good.ok_or_else(|| error(number, quoted(line), EXPECTED))?;
            header = Some([variables, clauses]);
            continue;
        };
        for word in line.split_whitespace() {
            let Ok(literal) = word.parse::<i32>() else {
                let expected = "a literal such as 3 or -3, or 0 at the end of a clause";
                return Err(error(number, quoted(word), expected));
            };
            if literal.unsigned_abs() as usize > variables {
                let expected = format!("one of variables 1 to {variables}");
                return Err(error(number, format!("the literal {literal}"), &expected));
            }
            match Literal::from_dimacs(literal) {
                Some(literal) => clause.push(literal),
                None => clauses.push(std::mem::take(&mut clause)),
            }
        }
    }
    let Some([variables, expected]) = header else {
        return Err(error(last, "no header".to_owned(), "a line p cnf VARIABLES CLAUSES"));
    };
    if !clause.is_empty() {
        return Err(error(last, "the end inside a clause".to_owned(), "0 at the end of a clause"));
    }
    if clauses.len() != expected {
        let found = format!("{} clauses at the end", clauses.len());
        return Err(error(last, found, &format!("{expected}, as the header says")));
    }
    Ok(Formula::new(variables, clauses))
}

/// A word, or the beginning of it.
fn quoted(word: &str) -> String {
    let mut short: String = word.chars().take(40).collect();
    if short.len() < word.len() {
        short.push_str("...");
    }
    format!("'{short}'")
}

#[cfg(test)]
mod tests {
    use super::super::Reading;
    use super::*;

    #[test]
    fn what_is_written_is_read_back() {
        for line in [
            "000000012000000003002300400001800005060070800000009000008500000900040500470006000",
            "1..4....23......",
            "123....4........",
            "1234341221434321",
        ] {
            let puzzle = line.parse().expect("a puzzle");
            for reading in [Reading::Raw, Reading::Distinct] {
                let encoding = Encoding::new(&puzzle, reading).expect("no conflict");
                let text = write_puzzle(&encoding);
                assert_eq!(read(&text).as_ref(), Ok(encoding.formula()), "{line}");
                let is_clause = |line: &&str| line.ends_with('0') && !line.starts_with(['p', 'c']);
                let clauses = text.lines().filter(is_clause);
                assert_eq!(clauses.count(), encoding.formula().clause_count());
            }
        }
    }

    #[test]
    fn free_layouts_are_read() {
        let formula = Formula::from_dimacs(3, [&[1, -2][..], &[3], &[], &[-1, 2, 3]]);
        for text in [
            "p cnf 3 4\n1 -2 0\n3 0\n0\n-1 2 3 0\n",
            "c one\n\n  p  cnf 3 4\n1 -2 0 3 0 0 -1\nc inside\n2\n3 0",
            "p cnf 3 4\r\n1 -2 0 3 0\r\n0 -1 2 3 0\r\n%\r\n0\r\n",
        ] {
            assert_eq!(read(text).as_ref(), Ok(&formula), "{text}");
        }
    }

    #[test]
    fn errors_say_where_and_what() {
        for (text, expected) in [
            ("", "line 1: found no header; expected a line p cnf VARIABLES CLAUSES"),
            ("c\n1 0\n", "line 2: found '1 0'; expected p cnf VARIABLES CLAUSES, two numbers"),
            ("p sat 3\n", "line 1: found 'p sat 3'; expected p cnf VARIABLES CLAUSES, two numbers"),
            (
                "p cnf 2 1\n1 x 0\n",
                "line 2: found 'x'; expected a literal such as 3 or -3, or 0 at the end of a clause",
            ),
            (
                "p cnf 2 1\n\n1 -3 0",
                "line 3: found the literal -3; expected one of variables 1 to 2",
            ),
            (
                "p cnf 2 1\n1 2\n",
                "line 2: found the end inside a clause; expected 0 at the end of a clause",
            ),
            (
                "p cnf 2 3\n1 0\n2 0\n",
                "line 3: found 2 clauses at the end; expected 3, as the header says",
            ),
            (
                "p cnf 9999999999 1\n",
                "line 1: found 'p cnf 9999999999 1'; expected p cnf VARIABLES CLAUSES, two numbers",
            ),
        ] {
            assert_eq!(read(text).map_err(|error| error.to_string()), Err(expected.to_owned()));
        }
    }
}
