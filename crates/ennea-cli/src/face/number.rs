//! Numbers and times as people read them.

use num_bigint::BigUint;
use num_traits::ToPrimitive;
use serde_json::Value;
use std::time::Duration;

/// With a comma after each three digits from the right.
pub(crate) fn grouped(number: &BigUint) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A JSON number below 2^53, else a decimal string.
pub(crate) fn json(number: &BigUint) -> Value {
    match number.to_u64() {
        Some(small) if small < 1 << 53 => small.into(),
        _ => number.to_string().into(),
    }
}

/// Three digits, with a power of ten where there would be too many zeros.
pub(crate) fn approximate(value: f64) -> String {
    if value == 0.0 {
        return "0".to_owned();
    }
    let decimals = 2 - value.abs().log10().floor() as i32;
    match decimals {
        0..=6 => format!("{value:.*}", decimals as usize),
        ..0 if value < 1e15 => format!("{value:.0}"),
        _ => format!("{value:.2e}"),
    }
}

/// Two or three digits and a unit.
pub(crate) fn time(duration: Duration) -> String {
    let seconds = duration.as_secs_f64();
    let (value, unit) = match seconds {
        s if s >= 0.9995 => (s, "s"),
        s if s >= 0.000_999_5 => (s * 1e3, "ms"),
        s => (s * 1e6, "us"),
    };
    let decimals = if value < 9.995 { 2 } else { usize::from(value < 99.95) };
    format!("{value:.decimals$} {unit}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_grouped_and_times_are_short() {
        let number = |text: &str| text.parse::<BigUint>().unwrap();
        assert_eq!(grouped(&number("7")), "7");
        assert_eq!(grouped(&number("288")), "288");
        assert_eq!(grouped(&number("6670903752021072936960")), "6,670,903,752,021,072,936,960");
        for (value, text) in [
            (0.0, "0"),
            (1.5, "1.50"),
            (0.02041, "0.0204"),
            (1234.6, "1235"),
            (1.772e-8, "1.77e-8"),
        ] {
            assert_eq!(approximate(value), text);
        }
        assert_eq!(time(Duration::from_micros(2346)), "2.35 ms");
        assert_eq!(time(Duration::from_micros(12_345)), "12.3 ms");
        assert_eq!(time(Duration::from_secs(123)), "123 s");
        assert_eq!(time(Duration::from_nanos(999_999)), "1.00 ms");
        assert_eq!(json(&number("9007199254740991")), 9_007_199_254_740_991_u64);
        assert_eq!(json(&number("9007199254740992")), "9007199254740992");
    }
}
