//! An axis: where a value stands on it, and which values are written beside it.
//!
//! ```text
//!   linear        multiples of 1, 2 or 5 times a power of ten, as dense as wanted
//!   logarithmic   powers of ten, or every second, third and so on of them
//! ```
//!
//! Cost: the numbers on the axis.

/// A range of values along a side of a panel.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Axis {
    scale: Scale,
    from: f64,
    to: f64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Scale {
    Linear,
    Logarithmic,
}

impl Axis {
    /// An axis on which equal differences look equal.
    pub(crate) fn linear(from: f64, to: f64) -> Self {
        Self { scale: Scale::Linear, from, to }
    }

    /// An axis on which equal ratios look equal; all its values are positive.
    pub(crate) fn logarithmic(from: f64, to: f64) -> Self {
        Self { scale: Scale::Logarithmic, from, to }
    }

    /// The place of a value between the places of the axis's ends; a value beyond an end stands
    /// beyond it.
    pub(crate) fn place(&self, value: f64, start: i32, end: i32) -> i32 {
        let [value, from, to] = match self.scale {
            Scale::Linear => [value, self.from, self.to],
            Scale::Logarithmic => [value.ln(), self.from.ln(), self.to.ln()],
        };
        // Nothing that is drawn is nine panels away.
        let part = ((value - from) / (to - from)).clamp(-9.0, 9.0);
        let length = f64::from(end - start);
        // Towards the start; a thousandth more, since the last digit of a product is chance.
        let places = length.signum() * (length.abs() * part + 1e-3).floor();
        start + places as i32
    }

    /// Good numbers on the axis, in increasing order, at most this many.
    pub(crate) fn ticks(&self, most: usize) -> Vec<f64> {
        match self.scale {
            Scale::Linear => {
                let (step, first, last) = self.steps(most);
                (first..=last).map(|k| k as f64 * step).collect()
            }
            Scale::Logarithmic => {
                let decades = (self.to / self.from).log10().floor().max(1.0) as usize;
                let every = decades / (most + 1) + 1;
                let powers = self.from.log10().ceil() as i32..=self.to.log10().floor() as i32;
                powers.step_by(every).map(|power| 10_f64.powi(power)).collect()
            }
        }
    }

    /// The least good step with few enough multiples on the axis, and which of its multiples these
    /// are.
    fn steps(&self, most: usize) -> (f64, i64, i64) {
        let multiples = |step: f64| {
            // An end that is a multiple but for its last digit counts.
            let first = (self.from / step - 1e-9).ceil() as i64;
            (step, first, (self.to / step + 1e-9).floor() as i64)
        };
        let greatest = (self.to - self.from).log10().floor() as i32 + 1;
        let steps = (0..).flat_map(|down| {
            let power = 10_f64.powi(greatest - down);
            [power, power / 2.0, power / 5.0]
        });
        let few = |&(_, first, last): &(f64, i64, i64)| last - first < most as i64;
        let found = steps.map(multiples).take_while(few).last();
        found.expect("a step ten times the range has one multiple or none on it")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_good_numbers() {
        assert_eq!(Axis::linear(-1.05, 1.05).ticks(5), [-1.0, -0.5, 0.0, 0.5, 1.0]);
        assert_eq!(Axis::linear(0.0, 1.0).ticks(6), [0.0, 0.2, 0.4, 0.6000000000000001, 0.8, 1.0]);
        assert_eq!(
            Axis::linear(0.0, 37.2).ticks(8),
            [0.0, 5.0, 10.0, 15.0, 20.0, 25.0, 30.0, 35.0]
        );
        assert_eq!(Axis::linear(21.3, 24.9).ticks(3), [22.0, 23.0, 24.0]);
        assert_eq!(Axis::logarithmic(0.5, 2e3).ticks(4), [1.0, 10.0, 100.0, 1000.0]);
        assert_eq!(Axis::logarithmic(0.5, 2e7).ticks(4), [1.0, 100.0, 1e4, 1e6]);
    }

    /// Goal: for any range, ticks lie on the axis, are few, and are no fewer than need be.
    #[test]
    fn ticks_fill_their_axis() {
        for k in 1..400 {
            let from = f64::from(k % 7) * 1.3 - 4.0;
            let to = from + 10_f64.powf(f64::from(k) / 50.0 - 4.0);
            for most in 3..9 {
                let ticks = Axis::linear(from, to).ticks(most);
                assert!(
                    ticks.len() <= most && 2 * ticks.len() + 3 > most,
                    "{from} {to}: {ticks:?}"
                );
                let room = 1e-6 * (to - from);
                assert!(ticks.iter().all(|tick| (from - room..=to + room).contains(tick)));
            }
        }
    }

    #[test]
    fn values_have_places() {
        let linear = Axis::linear(0.0, 10.0);
        assert_eq!([0.0, 5.0, 10.0, 20.0].map(|v| linear.place(v, 100, 300)), [100, 200, 300, 500]);
        assert_eq!([0.0, 5.0, 10.0].map(|v| linear.place(v, 300, 100)), [300, 200, 100]);
        let logarithmic = Axis::logarithmic(1.0, 100.0);
        assert_eq!([1.0, 10.0, 100.0].map(|v| logarithmic.place(v, 0, 80)), [0, 40, 80]);
        assert_eq!(logarithmic.place(0.0, 80, 0), 800);
    }
}
