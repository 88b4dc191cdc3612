//! Progress of a job, and an honest guess of the time left.
//!
//! The parts are cut into up to sixteen ranges.  Those that are done are taken for a sample of their
//! range: with mean time m there and L parts of it left, these take  m L;  with the variance v of times
//! around the means of their ranges and n of a range done, the standard error of the sum is
//!
//! ```text
//!   sqrt( sum over ranges of  v L (1 + L / n) )
//! ```
//!
//! As parts are done by sixteen fronts, each range soon has some; until then nothing is said.

use super::book::Book;
use super::parts::Parts;
use crate::page::Page;
use crate::text::{grouped, time_in};
use ennea_words::{Language, say};
use serde::Serialize;
use std::time::Duration;

/// The most ranges.
const RANGES: usize = 16;

/// Progress of a job.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Status {
    /// Its name.
    pub job: &'static str,
    /// Number of parts, of those that were asked about.
    pub parts: usize,
    /// Number of parts that are done.
    pub done: usize,
    /// Parts that are left, in ranges from 1 on, `none` if all are done.
    pub left: String,
    /// Number of lines that say again what others say.
    pub twice: usize,
    /// Number of lines that are damaged.
    pub damaged: usize,
    /// Seconds of computing so far.
    pub cpu_seconds: f64,
    /// Seconds of computing that are left; absent if too little is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left_seconds: Option<f64>,
    /// Their standard error; absent with them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left_error: Option<f64>,
    #[serde(skip)]
    shortened: String,
}

impl Status {
    /// The status of some parts.
    pub fn of(book: &Book<'_>, chosen: &Parts) -> Self {
        let left = chosen.without(book.done());
        let mut times: Vec<Option<f64>> = vec![None; chosen.of()];
        book.times().for_each(|(part, time)| times[part] = Some(time.as_secs_f64()));
        let times: Vec<Option<f64>> = chosen.places().map(|part| times[part]).collect();
        let rest = time_left(&times);
        Self {
            job: book.job().name(),
            parts: chosen.count(),
            done: chosen.count() - left.count(),
            left: left.to_string(),
            twice: book.twice(),
            damaged: book.damages().len(),
            cpu_seconds: rounded(times.iter().flatten().sum()),
            left_seconds: rest.map(|(seconds, _)| rounded(seconds)),
            left_error: rest.map(|(_, error)| rounded(error)),
            shortened: left.shortened(),
        }
    }

    /// Tests whether all is done.
    pub fn is_done(&self) -> bool {
        self.done == self.parts
    }

    /// The status as lines of text.
    pub fn lines(&self, language: Language) -> Vec<String> {
        let mut page = Page::new(language);
        let count = |count: usize| grouped(&count.into());
        let seconds = |seconds: f64| time_in(language, Duration::from_secs_f64(seconds));
        let (job, done, all) = (self.job, count(self.done), count(self.parts));
        page.line(say!(language, "units-done", job, done, all));
        page.gap();
        let none = language.text("units-none");
        page.said("units-left", "", if self.is_done() { &none } else { &*self.shortened });
        page.said("units-twice", "", count(self.twice));
        page.said("units-damaged", "", count(self.damaged));
        let of_cores = language.text("units-of-cores");
        page.said("units-computed", &of_cores, seconds(self.cpu_seconds));
        match (self.left_seconds, self.left_error) {
            _ if self.is_done() => {}
            (Some(left), Some(error)) => {
                let range = format!("{} +- {}", seconds(left), seconds(error));
                page.said("units-to-compute", &of_cores, range);
            }
            _ => page.said("units-to-compute", "", language.text("units-not-known")),
        }
        page.into_lines()
    }
}

/// The time of the parts that have none yet, and its standard error; nothing if too few have one.
fn time_left(times: &[Option<f64>]) -> Option<(f64, f64)> {
    let (mut left, mut squares, mut freedom, mut spread) = (0.0, 0.0, 0.0, 0.0);
    for range in times.chunks(times.len().div_ceil(RANGES).max(1)) {
        let done: Vec<f64> = range.iter().flatten().copied().collect();
        let (n, rest) = (done.len() as f64, (range.len() - done.len()) as f64);
        if done.is_empty() {
            return None;
        }
        let mean = done.iter().sum::<f64>() / n;
        left += mean * rest;
        spread += rest * (1.0 + rest / n);
        squares += done.iter().map(|time| (time - mean).powi(2)).sum::<f64>();
        freedom += n - 1.0;
    }
    (spread > 0.0 && freedom > 0.0).then(|| (left, (squares / freedom * spread).sqrt()))
}

/// To milliseconds.
fn rounded(seconds: f64) -> f64 {
    (seconds * 1e3).round() / 1e3
}

#[cfg(test)]
mod tests {
    use super::super::entry::tests::entry;
    use super::super::job::small::Small;
    use super::*;

    /// Goal: slow first parts do not mislead.  Method: 16 ranges, the first ten times as slow.
    #[test]
    fn the_time_left_has_an_error() {
        let mut times = vec![None; 64];
        assert_eq!(time_left(&times), None);
        for place in 0..48 {
            times[place / 3 * 4 + place % 3] = Some(if place < 3 { 10.0 } else { 1.0 });
        }
        assert_eq!(time_left(&times), Some((25.0, 0.0)));
        times[0] = Some(13.0);
        times[1] = Some(7.0);
        let (left, error) = time_left(&times).expect("each range has some");
        assert_eq!(left, 25.0);
        assert!((error - (18.0_f64 / 32.0 * 16.0 * (4.0 / 3.0)).sqrt()).abs() < 1e-12);
        times[4..8].fill(None);
        assert_eq!(time_left(&times), None);
        assert_eq!(time_left(&[Some(1.0); 8]), None);
    }

    #[test]
    fn what_is_left_is_told() {
        let mut book = Book::new(&Small(20));
        for part in 3..9 {
            book.add(entry(part, 1)).expect("no other value");
        }
        let status = Status::of(&book, &Parts::all(20));
        assert_eq!((status.done, status.left.as_str()), (6, "1-3,10-20"));
        assert_eq!((status.cpu_seconds, status.left_seconds), (6.012, None));
        assert!(!status.is_done());
        let status = Status::of(&book, &Parts::read("4-9", 20).expect("parts"));
        assert!(status.is_done() && status.left_seconds.is_none());
    }
}
