//! Whole numbers that counting needs everywhere: factorials, and quotients that must come out even.

use num_bigint::BigUint;
use num_integer::Integer;

/// n!, the number of permutations of n things.
pub fn factorial(n: usize) -> BigUint {
    (1..=n).product()
}

/// The quotient of two numbers that must divide.
///
/// # Panics
/// If they do not: then something before was counted wrongly.
pub fn exact_quotient(dividend: &BigUint, divisor: &BigUint) -> BigUint {
    let (quotient, rest) = dividend.div_rem(divisor);
    assert_eq!(rest, BigUint::ZERO, "{dividend} is not divisible by {divisor}");
    quotient
}
