//! Numbers in JSON that is put together by hand.

pub(crate) use ennea_answers::text::grouped;

use ennea_answers::wire::Number;
use num_bigint::BigUint;
use serde_json::{Value, json};

/// A JSON number below 2^53, else a decimal string.
pub(crate) fn json(number: &BigUint) -> Value {
    json!(Number(number.clone()))
}
