//! `--memory`: formulas that would not fit are refused before they are made.

use clap::Args;
use ennea::chaos::Size;
use ennea::chaos::splitting::BATCH;
use std::str::FromStr;

/// The limit.
#[derive(Clone, Copy, Debug, Args)]
pub(super) struct Memory {
    /// Refuse formulas that need more memory than this, such as 512M or 4G.
    #[arg(long, value_name = "SIZE", default_value = "1G")]
    memory: Bytes,
}

/// A number of bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Bytes(u128);

impl FromStr for Bytes {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || "expected a number with K, M or G, such as 512M".to_owned();
        let digits = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
        let number: u64 = digits.parse().map_err(|_| wrong())?;
        let shift = match text[digits.len()..].to_ascii_uppercase().as_str() {
            "" | "B" => 0,
            "K" | "KB" | "KIB" => 10,
            "M" | "MB" | "MIB" => 20,
            "G" | "GB" | "GIB" => 30,
            _ => return Err(wrong()),
        };
        Ok(Self(u128::from(number) << shift))
    }
}

impl Memory {
    /// Refuses a formula that needs too much when it is followed on so many cores.
    pub(super) fn check(self, size: Size, cores: usize) -> Result<(), String> {
        let Bytes(limit) = self.memory;
        let needed = size.bytes(cores * BATCH);
        if needed <= limit {
            return Ok(());
        }
        Err(format!(
            "its formula has {} variables and {} clauses and needs about {}; --memory allows {}\n  \
             hint: give it more, such as --memory {}G",
            size.variables,
            size.clauses,
            in_words(needed),
            in_words(limit),
            (needed >> 30) + 1,
        ))
    }
}

fn in_words(bytes: u128) -> String {
    match bytes >> 20 {
        0 => format!("{bytes} bytes"),
        megabytes @ 1..10_240 => format!("{megabytes} MiB"),
        megabytes => format!("{} GiB", megabytes >> 10),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_read() {
        for (text, bytes) in [("7", 7), ("2K", 2048), ("512m", 512 << 20), ("4GiB", 4 << 30)] {
            assert_eq!(text.parse(), Ok(Bytes(bytes)));
        }
        for text in ["", "G", "1T", "-1", "1.5G"] {
            assert!(text.parse::<Bytes>().is_err(), "{text}");
        }
    }

    #[test]
    fn what_is_too_large_is_refused() {
        let puzzle = ennea::Puzzle::empty("6x6".parse().expect("a shape"));
        let size = Size::of(&puzzle);
        let memory = Memory { memory: Bytes(1 << 20) };
        let refused = memory.check(size, 1).expect_err("3 million clauses");
        assert!(refused.starts_with("its formula has 46656 variables and 3271104 clauses"));
        assert!(refused.contains("--memory allows 1 MiB\n  hint: give it more, such as --memory "));
        assert_eq!(Memory { memory: Bytes(1 << 50) }.check(size, 1), Ok(()));
    }
}
