//! Instruction sets that hot loops are compiled for.  Which of them a machine has is asked where
//! they are used, as each use needs other parts of them; all give the same answers.

crate::named! {
    /// An instruction set to compute with.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Backend {
        /// What every machine has.
        Portable = "portable",
        /// x86-64 with AVX2.
        Avx2 = "AVX2",
        /// x86-64 with AVX-512.
        Avx512 = "AVX-512",
    }
}
