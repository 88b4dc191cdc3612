//! The door to the instructions of the machine: the kernel compiled for each set of them.
//!
//! The functions with `target_feature` are safe to write and the same source; only a call needs the
//! promise that the machine has the instructions, which is asserted before each.
#![allow(unsafe_code)]

use super::kernel::{self, Field, Half, Plan, Rule};
use super::program::Program;
use super::real::Real;
use ennea_base::Backend;

/// Takes half a step; after the first half, in which lanes the signs satisfy all clauses, bit by
/// bit.
///
/// # Panics
/// If the machine does not have the back end.
pub(super) fn half_step<R: Real, const L: usize, M: Rule>(
    backend: Backend,
    half: Half,
    program: &Program,
    field: &mut Field<R, L>,
    plan: Plan,
) -> u64 {
    assert!(backend.is_available(), "this machine has no {backend}");
    match backend {
        // The compiler has NEON wherever there is AArch64.
        Backend::Portable | Backend::Simd128 | Backend::Neon => {
            kernel::half_step::<R, L, M>(half, program, field, plan)
        }
        #[cfg(target_arch = "x86_64")]
        // SAFETY: the machine has these instructions, as was asserted.
        Backend::Avx2 => unsafe { avx2::<R, L, M>(half, program, field, plan) },
        #[cfg(target_arch = "x86_64")]
        // SAFETY: as above.
        Backend::Avx512 => unsafe { avx512::<R, L, M>(half, program, field, plan) },
        #[cfg(not(target_arch = "x86_64"))]
        _ => unreachable!("asserted above"),
    }
}

/// Half a step, compiled for some instructions.
macro_rules! compiled_for {
    ($name:ident, $instructions:literal) => {
        #[cfg(target_arch = "x86_64")]
        #[target_feature(enable = $instructions)]
        fn $name<R: Real, const L: usize, M: Rule>(
            half: Half,
            program: &Program,
            field: &mut Field<R, L>,
            plan: Plan,
        ) -> u64 {
            kernel::half_step::<R, L, M>(half, program, field, plan)
        }
    };
}
compiled_for!(avx2, "avx2");
compiled_for!(avx512, "avx512f,avx512bw,avx512dq,avx512vl,avx2");
