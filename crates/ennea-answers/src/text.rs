//! Numbers and times as people read them.

use ennea_words::{Language, say};
use num_bigint::BigUint;
use std::time::Duration;

/// The number with a comma after each three digits from the right.
pub fn grouped(number: &BigUint) -> String {
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

/// Three digits, with a power of ten where there would be too many zeros.
pub fn approximate(value: f64) -> String {
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

/// Two or three digits and a unit, in a language.
pub fn time_in(language: Language, duration: Duration) -> String {
    let seconds = duration.as_secs_f64();
    let (value, key) = match seconds {
        s if s >= 0.9995 => (s, "time-in-s"),
        s if s >= 0.000_999_5 => (s * 1e3, "time-in-ms"),
        s => (s * 1e6, "time-in-us"),
    };
    let decimals = if value < 9.995 { 2 } else { usize::from(value < 99.95) };
    say!(language, key, value = format!("{value:.decimals$}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_grouped() {
        for (number, text) in [
            ("7", "7"),
            ("288", "288"),
            ("6670903752021072936960", "6,670,903,752,021,072,936,960"),
        ] {
            assert_eq!(grouped(&number.parse().expect("a number")), text);
        }
    }

    #[test]
    fn values_have_three_digits() {
        for (value, text) in [
            (0.0, "0"),
            (1.5, "1.50"),
            (0.02041, "0.0204"),
            (1234.6, "1235"),
            (1.772e-8, "1.77e-8"),
        ] {
            assert_eq!(approximate(value), text);
        }
    }

    #[test]
    fn times_are_short() {
        let time = |duration| time_in(Language::ENGLISH, duration);
        assert_eq!(time(Duration::from_micros(2346)), "2.35 ms");
        assert_eq!(time(Duration::from_micros(12_345)), "12.3 ms");
        assert_eq!(time(Duration::from_secs(123)), "123 s");
        assert_eq!(time(Duration::from_nanos(999_999)), "1.00 ms");
    }
}
