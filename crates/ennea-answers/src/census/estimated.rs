//! Grids that nobody can count: their number with its standard error, and what is said of it.

use super::claims::{Checked, Claim};
use super::{Census, Part, common};
use crate::estimates::{self, Estimated};
use crate::jobs;
use crate::page::Page;
use crate::text::grouped;
use ennea::count::latin;
use ennea::estimate;
use ennea::progress::{Progress, Stopped};
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
    pub(super) fn estimate_grids(&mut self, progress: &dyn Progress) -> Result<(), Stopped> {
        let (shape, trials) = (self.shape, self.question.trials);
        let found = estimates::grids(shape, trials.number(shape), trials.seed, progress)?;
        self.grids_guessed_log10 =
            estimate::ln_heuristic(shape).map(|ln| (ln / LN_10 * 1e8).round() / 1e8);
        if let (Some(published), Some(estimate)) = (published::grids(shape), found.found()) {
            let deviation = estimate.deviation(ln(&published.value()));
            let size = deviation.abs();
            let claim = Claim::Estimate(format!("{size:.1}"));
            self.checks.add(Part::Grids, Checked::new(claim, size <= DEVIATIONS_MAX));
        }
        self.grids_estimated = Some(found);
        Ok(())
    }
}

/// What is said of the number.
pub(super) fn grids(census: &Census, page: &mut Page) {
    let Some(found) = &census.grids_estimated else { return };
    let (shape, language) = (census.shape, page.language());
    page.paragraph(&language.choose(
        format!(
            "The {shape} grids are too many to be counted here, so they are estimated: random bands and \
             random columns with a weight that makes the mean right. The digits in brackets are the \
             standard error, in units of the last digit."
        ),
        format!(
            "Сеток {shape} слишком много, чтобы сосчитать их здесь, поэтому их число оценивается: \
             случайные полосы и случайные столбцы с весом, при котором среднее верно. Цифры в скобках - \
             стандартная ошибка в единицах последней цифры."
        ),
        format!(
            "{shape} 的终盘太多，无法在此数清，所以用估计：随机的大行和随机的列，所加的权使平均值正确。括号内的数字是标准\
             误，以末位为单位。"
        ),
    ));
    let trials = grouped(&found.trials.into());
    let trials = language.choose(
        format!("{trials} trials"),
        format!("испытаний: {trials}"),
        format!("{trials} 次试验"),
    );
    let nothing = || {
        let trials = found.trials;
        language.choose(
            format!("nothing found in {trials} trials"),
            format!("за {trials} испытаний ничего не найдено"),
            format!("{trials} 次试验都没有找到"),
        )
    };
    let value = found.estimate.clone().unwrap_or_else(nothing);
    let label = language.choose("grids, estimated", "сетки, оценка", "终盘，估计值");
    page.value(label, &trials, value);
    if let Some(effective) = found.effective {
        let label = language.choose("effective trials", "эффективных испытаний", "有效试验");
        let seed = language.choose("seed", "начальное число", "种子");
        page.value(label, &format!("{seed} {}", found.seed), format!("{effective:.0}"));
    }
    if let Some(log10) = census.grids_guessed_log10 {
        let (bands, stacks, side) = (shape.bands(), shape.stacks(), shape.side());
        let formula = language.choose(
            format!("bands^{bands} stacks^{stacks} / {side}!^{side}"),
            format!("полосы^{bands} стопки^{stacks} / {side}!^{side}"),
            format!("大行^{bands} 大列^{stacks} / {side}!^{side}"),
        );
        let label =
            language.choose("guess, no error known", "догадка без гарантий", "猜测，误差未知");
        page.value(label, &formula, power(log10));
    }
    if found.effective.is_some_and(|effective| effective < EFFECTIVE_MIN) {
        page.paragraph(language.choose(
            "So few effective trials may make the standard error itself too small; --trials N makes \
             more.",
            "При столь малом числе эффективных испытаний сама стандартная ошибка может быть занижена; \
             --trials N даёт больше.",
            "有效试验这么少，标准误本身可能偏小；--trials N 可增加试验次数。",
        ));
    }
    if let Some(published) = published::grids(shape) {
        let word = language.choose("published: ", "опубликовано: ", "已发表：");
        page.paragraph(&format!("{word}{} {}", grouped(&published.value()), published.source));
    }
}

/// What is said at the end.
pub(super) fn end(census: &Census, page: &mut Page) {
    let (shape, language) = (census.shape, page.language());
    page.heading(language.choose(
        "3. How many of them are essentially different?",
        "3. Сколько из них существенно различны?",
        "3. 其中本质不同的有多少？",
    ));
    if let Some(found) = census.grids_estimated.as_ref().and_then(Estimated::found) {
        let different = found.divided_by(ln(&census.group_order.0));
        page.paragraph(language.choose(
            "Almost every grid differs from all its images, so their number is a little more than the \
             grids divided by the order of the group with relabelling.",
            "Почти каждая сетка отличается от всех своих образов, поэтому их число чуть больше числа \
             сеток, делённого на порядок группы с переименованием.",
            "几乎每个终盘都与它的所有像不同，所以其个数略多于终盘数除以（连同改名的）群的阶。",
        ));
        let formula = language.choose("estimate / order", "оценка / порядок", "估计值 / 阶");
        page.value(common::essentially_different(language), formula, different);
    }
    if let Some(job) = jobs::of_different(shape) {
        page.paragraph(&language.choose(
            format!(
                "Their exact number, with the published number of all grids, takes hours and can be \
                 interrupted: ennea units run {job} LEDGER"
            ),
            format!(
                "Их точное число, исходя из опубликованного числа всех сеток, считается часами, и счёт \
                 можно прерывать: ennea units run {job} LEDGER"
            ),
            format!(
                "利用已发表的终盘总数，求其精确个数需时数小时，可以中断：ennea units run {job} LEDGER"
            ),
        ));
    }
    page.heading(language.choose("Left out", "Опущено", "略去"));
    let why = if latin::order(shape).is_some() {
        language.choose(
            "more classes of column sets than can be gone through in seconds.",
            "классов наборов столбцов больше, чем можно обойти за секунды.",
            "列集的类太多，几秒内无法逐一处理。",
        )
    } else if published::grids(shape).is_some() {
        language.choose(
            "more classes of bands than can be completed in seconds.",
            "классов полос больше, чем можно дополнить за секунды.",
            "大行的类太多，几秒内无法逐一补全。",
        )
    } else {
        language.choose("nobody has counted them.", "их никто не сосчитал.", "还没有人数清。")
    };
    page.paragraph(&language.choose(
        format!("The exact numbers of {shape} grids: {why}"),
        format!("Точные числа сеток {shape}: {why}"),
        format!("{shape} 终盘的精确个数：{why}"),
    ));
    page.paragraph(language.choose(
        "Told in full: 2x2, 2x3, 2x4, 2x5, 3x3, 1x2 to 1x9; for example: ennea census 2x4",
        "Полностью рассказано: 2x2, 2x3, 2x4, 2x5, 3x3, от 1x2 до 1x9; например: ennea census 2x4",
        "完整讲述的有：2x2、2x3、2x4、2x5、3x3、1x2 至 1x9；例如：ennea census 2x4",
    ));
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
