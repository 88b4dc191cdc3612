//! The back ends for x86-64.  They alone contain `unsafe` code.

mod avx2;
mod avx512;

pub(super) use avx2::Avx2;
#[cfg(test)]
pub(super) use avx2::Ymm;
pub(super) use avx512::Avx512;
#[cfg(test)]
pub(super) use avx512::Zmm;
