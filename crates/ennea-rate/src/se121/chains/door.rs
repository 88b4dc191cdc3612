//! The door to the instructions of the machine: closures of all assumptions at once, compiled for each set of them.
//!
//! The function with `target_feature` is safe to write and the same source; only its call needs the promise that the machine
//! has the instructions, which is asked for before.
//!
//! Source: ours.  Cost: that of [`Sheet::close_inline`]; of the hardest of 2011 it is 10 % of the time, 12 % without AVX2.  Oracle: the portable one, in tests.
#![allow(unsafe_code)]

use super::groups::{Groups, Open};
use super::sheet::Sheet;
#[cfg(target_arch = "x86_64")]
use ennea_base::Backend;

/// Closes a sheet with the best instructions of the machine.
pub(super) fn close(sheet: &mut Sheet, groups: &Groups, open: Open) {
    #[cfg(target_arch = "x86_64")]
    if Backend::Avx2.is_available() {
        // SAFETY: the machine has these instructions.
        unsafe { close_avx2(sheet, groups, open) };
        return;
    }
    sheet.close_inline(groups, open);
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn close_avx2(sheet: &mut Sheet, groups: &Groups, open: Open) {
    sheet.close_inline(groups, open);
}
