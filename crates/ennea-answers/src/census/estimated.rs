//! Grids that nobody can count: their number with its standard error, and what is said of it.

use super::{Census, Part};
use crate::estimates::{self, Estimated};
use crate::jobs;
use crate::page::Page;
use crate::text::grouped;
use crate::wire::Check;
use ennea::count::latin;
use ennea::estimate;
use ennea::progress::Progress;
use ennea::published;
use num_bigint::BigUint;
use std::f64::consts::LN_10;

/// Below how many effective trials the reader is warned.
const EFFECTIVE_MIN: f64 = 100.0;

/// Within how many standard errors of a published number an estimate is taken to agree: one of 16,000
/// would not.
const DEVIATIONS_MAX: f64 = 4.0;

impl Census {
    /// Estimates the grids, and compares with what others counted.
    pub(super) fn estimate_grids(&mut self, progress: &dyn Progress) {
        let (shape, trials) = (self.shape, self.question.trials);
        let found = estimates::grids(shape, trials.number(shape), trials.seed, progress);
        let found = found.expect("nothing stops a census");
        self.grids_guessed_log10 =
            estimate::ln_heuristic(shape).map(|ln| (ln / LN_10 * 1e8).round() / 1e8);
        if let (Some(published), Some(estimate)) = (published::grids(shape), found.found()) {
            let deviation = estimate.deviation(ln(&published.value()));
            let size = deviation.abs();
            let text = format!("{size:.1} standard errors from the published number");
            let holds = deviation.abs() <= DEVIATIONS_MAX;
            self.checks.add(Part::Grids, Check { text, holds });
        }
        self.grids_estimated = Some(found);
    }
}

/// What is said of the number.
pub(super) fn grids(census: &Census, page: &mut Page) {
    let Some(found) = &census.grids_estimated else { return };
    let shape = census.shape;
    page.paragraph(&format!(
        "The {shape} grids are too many to be counted here, so they are estimated: random bands and \
         random columns with a weight that makes the mean right. The digits in brackets are the \
         standard error, in units of the last digit."
    ));
    page.value("grids, estimated", &format!("{} trials", grouped(&found.trials.into())), found);
    if let Some(effective) = found.effective {
        page.value("effective trials", &format!("seed {}", found.seed), format!("{effective:.0}"));
    }
    if let Some(log10) = census.grids_guessed_log10 {
        let (bands, stacks, side) = (shape.bands(), shape.stacks(), shape.side());
        let formula = format!("bands^{bands} stacks^{stacks} / {side}!^{side}");
        page.value("guess, no error known", &formula, power(log10));
    }
    if found.effective.is_some_and(|effective| effective < EFFECTIVE_MIN) {
        page.paragraph(
            "So few effective trials may make the standard error itself too small; --trials N makes \
             more.",
        );
    }
    if let Some(published) = published::grids(shape) {
        let text = format!("published: {} {}", grouped(&published.value()), published.source);
        page.paragraph(&text);
    }
}

/// What is said at the end.
pub(super) fn end(census: &Census, page: &mut Page) {
    let shape = census.shape;
    page.heading("3. How many of them are essentially different?");
    if let Some(found) = census.grids_estimated.as_ref().and_then(Estimated::found) {
        let different = found.divided_by(ln(&census.group_order.0));
        page.paragraph(
            "Almost every grid differs from all its images, so their number is a little more than the \
             grids divided by the order of the group with relabelling.",
        );
        page.value("essentially different", "estimate / order", different);
    }
    if let Some(job) = jobs::of_different(shape) {
        page.paragraph(&format!(
            "Their exact number, with the published number of all grids, takes hours and can be \
             interrupted: ennea units run {job} LEDGER"
        ));
    }
    page.heading("Left out");
    page.paragraph(&format!(
        "The exact numbers of {shape} grids: {}",
        if latin::order(shape).is_some() {
            "more classes of column sets than can be gone through in seconds."
        } else if published::grids(shape).is_some() {
            "more classes of bands than can be completed in seconds."
        } else {
            "nobody has counted them."
        }
    ));
    page.paragraph(
        "Told in full: 2x2, 2x3, 2x4, 2x5, 3x3, 1x2 to 1x9; for example: ennea census 2x4",
    );
}

/// A power of ten as `5.958 x 10^98`.
fn power(log10: f64) -> String {
    let (exponent, mantissa) = (log10.floor(), 10_f64.powf(log10 - log10.floor()));
    format!("{mantissa:.3} x 10^{exponent}")
}

/// The natural logarithm of a number.
fn ln(number: &BigUint) -> f64 {
    let digits = number.to_string();
    let (first, rest) = digits.split_at(digits.len().min(16));
    first.parse::<f64>().expect("digits").ln() + rest.len() as f64 * LN_10
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithms_of_long_numbers() {
        assert!((ln(&1000_u32.into()) - 3.0 * LN_10).abs() < 1e-12);
        let long: BigUint = BigUint::from(10_u32).pow(400) * 2_u32;
        assert!((ln(&long) - (400.0 * LN_10 + 2_f64.ln())).abs() < 1e-9);
        assert_eq!(power(98.775), "5.957 x 10^98");
    }
}
