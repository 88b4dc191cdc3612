//! Long computations in parts: done anywhere, in any order, more than once, and added up with checks.
//!
//! A [`Job`] is a list of parts, each of which finds some exact numbers, and a sum over them with
//! checks.  What a part has found is a line of a ledger, a text that only grows; each line has all that
//! is to be known of it, with a checksum.  So ledgers can be cut, joined, shuffled and doubled, and
//! what was damaged is found, and computed again.
//!
//! * [`Job`], [`Plan`]: what there is to do; [`Values`]: what a part finds.
//! * [`Parts`], [`Shard`]: some of the parts.
//! * [`Entry`]: a line; [`Book`]: what all ledgers say together, doubts refused.
//! * [`work`]: does parts on all cores; [`Status`]: how far it is; [`Merged`]: the sum.

mod book;
mod entry;
mod job;
mod merged;
mod parts;
mod plan;
mod shard;
mod status;
mod values;
mod work;

pub use book::{Book, Damage};
pub use entry::{Entry, Origin, job_of};
pub use job::{Counted, Identity, Job, Row, Sum};
pub use merged::{Merged, again};
pub use parts::Parts;
pub use plan::{JobRow, PartRow, Plan};
pub use shard::Shard;
pub use status::Status;
pub use values::Values;
pub use work::work;
