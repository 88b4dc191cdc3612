//! Stamps on parts: who has done one, when, and in what time.

use std::process;
#[cfg(not(target_os = "linux"))]
use std::time::UNIX_EPOCH;
use std::time::{Duration, SystemTime};

/// The moment in universal time, `2026-11-22T18:40:00Z`.
pub(super) fn now() -> String {
    humantime::format_rfc3339_seconds(SystemTime::now()).to_string()
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

    #[test]
    fn who_has_no_blanks() {
        assert!(who().ends_with(&format!(":{}", process::id())));
        assert!(!who().contains([' ', '=', '\n']));
    }
}
