//! Lines of at most 80 columns: a label, how it comes about, a number at the right edge.

use crate::commands::census::work::Check;
use crate::face::exit::Failure;
use crate::face::number;
use crate::face::output::Output;
use num_bigint::BigUint;
use std::time::Duration;

/// The width of everything.
pub(super) const WIDTH: usize = 80;
/// Where the second part of a line begins.
const TAB: usize = 27;

/// A paragraph, broken at blanks.
pub(super) fn paragraph(output: &mut Output, text: &str) -> Result<(), Failure> {
    let mut line = String::from(" ");
    for word in text.split_whitespace() {
        if line.len() + 1 + word.len() > WIDTH {
            output.line(&line)?;
            line = String::from(" ");
        }
        line.push(' ');
        line.push_str(word);
    }
    output.line(&line)
}

/// A heading.
pub(super) fn heading(output: &mut Output, text: &str) -> Result<(), Failure> {
    output.line("")?;
    output.line(text)
}

/// A label, a formula and a number; the number on a line of its own if it does not fit.
pub(crate) fn number(
    output: &mut Output,
    label: &str,
    formula: &str,
    value: &BigUint,
) -> Result<(), Failure> {
    value_line(output, label, formula, &number::grouped(value))
}

/// The same with any text for the number.
pub(super) fn value_line(
    output: &mut Output,
    label: &str,
    formula: &str,
    value: &str,
) -> Result<(), Failure> {
    let left = format!("    {label:<width$}{formula}", width = TAB - 4);
    let left = left.trim_end();
    if left.len() + 2 + value.len() <= WIDTH {
        return output.line(&format!("{left}{value:>width$}", width = WIDTH - left.len()));
    }
    output.line(left)?;
    output.line(&format!("{value:>WIDTH$}"))
}

/// The checks of a step, and its time.
pub(super) fn checks(output: &mut Output, checks: &[Check], time: Duration) -> Result<(), Failure> {
    checks.iter().try_for_each(|of| check(output, of))?;
    output.line(&format!("{:>WIDTH$}", format!("time {}", number::time(time))))
}

/// A check.
pub(crate) fn check(output: &mut Output, check: &Check) -> Result<(), Failure> {
    let verdict = if check.holds { "ok" } else { "FAIL" };
    let text = format!("    check  {}", check.text);
    let room = WIDTH.saturating_sub(text.len()).max(verdict.len() + 1);
    output.line(&format!("{text}{verdict:>room$}"))
}
