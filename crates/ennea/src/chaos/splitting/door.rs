//! The door to the instructions of the machine: the kernel compiled for each set of them.
//!
//! The functions with `target_feature` are safe to write and the same source; only to call them wants the
//! promise that the machine has the instructions.  A [`Backend`] other than the portable one is made by
//! [`Backend::is_available`] alone.
#![allow(unsafe_code)]

use super::kernel::{self, Field, Plan, Rule};
use super::program::Program;
use super::real::Real;
use std::fmt;

/// An instruction set to compute with.  All give the same bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Backend {
    /// What every machine has.
    Portable,
    /// x86-64 with AVX2.
    Avx2,
    /// x86-64 with AVX-512 F, BW, DQ and VL.
    Avx512,
}

impl Backend {
    /// All of them, the fastest last.
    pub const ALL: [Self; 3] = [Self::Portable, Self::Avx2, Self::Avx512];

    /// The fastest that this machine has.
    pub fn best() -> Self {
        Self::ALL.into_iter().rfind(|backend| backend.is_available()).unwrap_or(Self::Portable)
    }

    /// Whether this machine has it.
    pub fn is_available(self) -> bool {
        match self {
            Self::Portable => true,
            #[cfg(target_arch = "x86_64")]
            Self::Avx2 => is_x86_feature_detected!("avx2"),
            #[cfg(target_arch = "x86_64")]
            Self::Avx512 => {
                is_x86_feature_detected!("avx512f")
                    && is_x86_feature_detected!("avx512bw")
                    && is_x86_feature_detected!("avx512dq")
                    && is_x86_feature_detected!("avx512vl")
                    && is_x86_feature_detected!("avx2")
            }
            #[cfg(not(target_arch = "x86_64"))]
            _ => false,
        }
    }

    /// What it is called.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Portable => "portable",
            Self::Avx2 => "AVX2",
            Self::Avx512 => "AVX-512",
        }
    }
}

impl fmt::Display for Backend {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Which part of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Half {
    First,
    Second,
}

/// Takes half a step; after the first half, in which lanes the signs satisfy all clauses, bit by bit.
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
        Backend::Portable => work::<R, L, M>(half, program, field, plan),
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

#[inline(always)]
fn work<R: Real, const L: usize, M: Rule>(
    half: Half,
    program: &Program,
    field: &mut Field<R, L>,
    plan: Plan,
) -> u64 {
    match half {
        Half::First => kernel::first_half::<R, L, M>(program, field, plan),
        Half::Second => kernel::second_half::<R, L, M>(program, field, plan),
    }
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn avx2<R: Real, const L: usize, M: Rule>(
    half: Half,
    program: &Program,
    field: &mut Field<R, L>,
    plan: Plan,
) -> u64 {
    work::<R, L, M>(half, program, field, plan)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx2")]
fn avx512<R: Real, const L: usize, M: Rule>(
    half: Half,
    program: &Program,
    field: &mut Field<R, L>,
    plan: Plan,
) -> u64 {
    work::<R, L, M>(half, program, field, plan)
}
