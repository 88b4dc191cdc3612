//! Who has done a part, when, and in what time.

use std::process;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// The moment in universal time, `2026-11-22T18:40:00Z`.
pub(super) fn now() -> String {
    moment(SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs())
}

/// A moment in seconds since the start of 1970.  Years begin in March here, so that the day that some
/// have more comes last; 400 years have 146,097 days.
fn moment(seconds: u64) -> String {
    let (days, second) = (seconds / 86_400 + 719_468, seconds % 86_400);
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (month, more) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    let year = 400 * era + year + more;
    let [hour, minute, second] = [second / 3600, second / 60 % 60, second % 60];
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
}

/// The machine and the process, without blanks.
pub(super) fn who() -> String {
    let is_plain = |sign: &char| sign.is_ascii_alphanumeric() || "-._".contains(*sign);
    let name: String = host().chars().filter(is_plain).take(64).collect();
    let name = if name.is_empty() { "here" } else { &name };
    format!("{name}:{}", process::id())
}

#[cfg(target_os = "linux")]
fn host() -> String {
    rustix::system::uname().nodename().to_string_lossy().into_owned()
}

#[cfg(not(target_os = "linux"))]
fn host() -> String {
    ["HOSTNAME", "COMPUTERNAME"]
        .iter()
        .find_map(|name| std::env::var(name).ok())
        .unwrap_or_default()
}

/// The time that this thread has computed.
#[cfg(target_os = "linux")]
pub(super) fn cpu() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec.unsigned_abs() as u32)
}

/// The time, where that of a thread is not to be had.
#[cfg(not(target_os = "linux"))]
pub(super) fn cpu() -> Duration {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Goal: moments are right.  Method: the ends of days, months and years, as `date -u` has them.
    #[test]
    fn moments_are_those_of_the_calendar() {
        for (seconds, text) in [
            (0, "1970-01-01T00:00:00Z"),
            (951_782_399, "2000-02-28T23:59:59Z"),
            (951_782_400, "2000-02-29T00:00:00Z"),
            (951_868_800, "2000-03-01T00:00:00Z"),
            (1_709_164_800, "2024-02-29T00:00:00Z"),
            (1_798_761_599, "2026-12-31T23:59:59Z"),
            (1_798_761_600, "2027-01-01T00:00:00Z"),
            (4_107_542_400, "2100-03-01T00:00:00Z"),
        ] {
            assert_eq!(moment(seconds), text);
        }
    }

    #[test]
    fn who_has_no_blanks() {
        assert!(who().ends_with(&format!(":{}", process::id())));
        assert!(!who().contains([' ', '=', '\n']));
    }
}
