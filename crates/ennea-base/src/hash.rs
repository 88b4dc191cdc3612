//! The hash FNV-1a of 64 bits: checksums of files, short names of puzzles, fingerprints.
//!
//! From a fixed start, for each byte:  hash = (hash xor byte) * 0x100000001b3  modulo 2^64.  It is frozen,
//! as files and printed books hold its values.  It guards against damage, not against malice.
//!
//! Source: `[FNV]`.  Cost: a multiplication for each byte.  Oracle: the test values of its authors.

/// The hash of some bytes.
///
/// ```
/// // From the test values of its authors.
/// assert_eq!(ennea::hash::fnv1a(b"foobar"), 0x8594_4171_f739_67e8);
/// ```
pub fn fnv1a(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_is_as_published() {
        assert_eq!(fnv1a(b""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(fnv1a(b"a"), 0xaf63_dc4c_8601_ec8c);
        assert_eq!(fnv1a(b"foobar"), 0x8594_4171_f739_67e8);
    }
}
