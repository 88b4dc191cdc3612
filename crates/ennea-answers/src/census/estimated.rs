//! Grids that nobody can count: their number with its standard error, and what is said of it.

use super::{Census, Part};
use crate::estimates::{self, Estimated};
use crate::jobs;
use crate::page::Page;
use crate::text::grouped;
use crate::wire::Checked;
use ennea::count::latin;
use ennea::estimate;
use ennea::progress::{Progress, Stopped};
use ennea::published;
use ennea_words::{Saying, say};
use num_bigint::BigUint;
use std::f64::consts::LN_10;

/// Below how many effective trials the reader is warned.
const EFFECTIVE_MIN: f64 = 100.0;

/// Within how many standard errors of a published number an estimate is taken to agree: one of 16,000
/// would not.
const DEVIATIONS_MAX: f64 = 4.0;

impl Census {
    /// Estimates the grids, and compares with what others counted.
    pub(super) fn estimate_grids(&mut self, progress: &dyn Progress) -> Result<(), Stopped> {
        let (shape, trials) = (self.shape, self.question.trials);
        let found = estimates::grids(shape, trials.number(shape), trials.seed, progress)?;
        self.grids_guessed_log10 =
            estimate::ln_heuristic(shape).map(|ln| (ln / LN_10 * 1e8).round() / 1e8);
        if let (Some(published), Some(estimate)) = (published::grids(shape), found.found()) {
            let deviation = estimate.deviation(ln(&published.value()));
            let size = deviation.abs();
            let errors = format!("{size:.1}");
            let claim = Saying::new(move |it| say!(it, "claim-estimate", errors));
            self.checks.add(Part::Grids, Checked::new(claim, size <= DEVIATIONS_MAX));
        }
        self.grids_estimated = Some(found);
        Ok(())
    }
}

/// Tells the number.
pub(super) fn grids(census: &Census, page: &mut Page) {
    let Some(found) = &census.grids_estimated else { return };
    let (shape, language) = (census.shape, page.language());
    page.paragraph(say!(language, "estimate-intro", shape));
    let trials = say!(language, "estimate-trials", trials = grouped(&found.trials.into()));
    let nothing = || say!(language, "estimate-nothing", trials = found.trials);
    let value = found.estimate.clone().unwrap_or_else(nothing);
    page.said("estimate-grids", trials, value);
    if let Some(effective) = found.effective {
        let seed = say!(language, "estimate-seed", seed = found.seed);
        page.said("estimate-effective", seed, format!("{effective:.0}"));
    }
    if let Some(log10) = census.grids_guessed_log10 {
        let (bands, stacks, side) = (shape.bands(), shape.stacks(), shape.side());
        let formula = say!(language, "estimate-guess-formula", bands, stacks, side);
        page.said("estimate-guess", formula, power(log10));
    }
    if found.effective.is_some_and(|effective| effective < EFFECTIVE_MIN) {
        page.paragraph(language.text("estimate-few"));
    }
    if let Some(published) = published::grids(shape) {
        let (number, source) = (grouped(&published.value()), published.source);
        page.paragraph(say!(language, "estimate-published", number, source));
    }
}

/// Tells the end of the story.
pub(super) fn end(census: &Census, page: &mut Page) {
    let (shape, language) = (census.shape, page.language());
    page.heading(language.text("estimate-different-heading"));
    if let Some(found) = census.grids_estimated.as_ref().and_then(Estimated::found) {
        let different = found.divided_by(ln(&census.group_order.0));
        page.paragraph(language.text("estimate-different-intro"));
        let formula = language.text("estimate-by-order");
        page.said("census-different", formula, different);
    }
    if let Some(job) = jobs::of_different(shape) {
        page.paragraph(say!(language, "estimate-exact", job));
    }
    page.heading(language.text("census-left-out"));
    let why = if latin::order(shape).is_some() {
        language.text("estimate-why-latin")
    } else if published::grids(shape).is_some() {
        language.text("estimate-why-bands")
    } else {
        language.text("estimate-why-nobody")
    };
    page.paragraph(say!(language, "estimate-exact-numbers", shape, why));
    page.paragraph(language.text("estimate-told-in-full"));
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
