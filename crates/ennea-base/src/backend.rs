//! Instruction sets that hot loops are compiled for; all give the same answers.

crate::named! {
    /// An instruction set to compute with.
    pub enum Backend {
        /// What every machine has.
        Portable = "portable",
        /// WebAssembly with 128-bit vectors.
        Simd128 = "SIMD128",
        /// AArch64 with NEON.
        Neon = "NEON",
        /// x86-64 with AVX2.
        Avx2 = "AVX2",
        /// x86-64 with AVX-512.
        Avx512 = "AVX-512",
    }
}

impl Backend {
    /// Back ends of this machine, the fastest last: AVX-512 with F, BW, DQ and VL.
    pub fn available() -> impl DoubleEndedIterator<Item = Self> {
        Self::ALL.into_iter().filter(|backend| backend.is_available())
    }

    /// Tests whether this machine has it.
    pub fn is_available(self) -> bool {
        match self {
            Self::Portable => true,
            Self::Simd128 => cfg!(target_feature = "simd128"),
            #[cfg(target_arch = "aarch64")]
            Self::Neon => std::arch::is_aarch64_feature_detected!("neon"),
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
            // That of another machine.
            _ => false,
        }
    }
}
