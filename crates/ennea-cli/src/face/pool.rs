//! Resources of the system for every command: some memory, and threads that share out what is to be
//! done, as many as are asked for or as the system gives.

use crate::face::Failure;
use rayon::ThreadPoolBuilder;
use std::hint::black_box;

/// The memory, in bytes, that a command may need besides what it reads.  Where there is less a program in Rust
/// is ended in the midst of its work, so this is asked at the start.
const MEMORY: usize = 128 << 20;

/// Looks whether there is enough memory, and starts the threads.  Where nobody said how many, one is enough if
/// there cannot be one for each core.
pub(crate) fn start(asked: Option<u16>) -> Result<(), Failure> {
    let mut memory = Vec::<u8>::new();
    if memory.try_reserve_exact(MEMORY).is_err() {
        return Err(Failure::Input(format!(
            "found less than {} MB of memory; expected these at least\n  hint: ulimit -v shows a \
             limit, and raises it",
            MEMORY >> 20
        )));
    }
    // Nothing is written to it, which is no reason not to ask for it.
    drop(black_box(memory));
    let number = asked.map_or(0, usize::from);
    let started = ThreadPoolBuilder::new().num_threads(number).build_global();
    let started = match (started, asked) {
        (Err(_), None) => {
            ThreadPoolBuilder::new().num_threads(1).use_current_thread().build_global()
        }
        (started, _) => started,
    };
    started.map_err(|error| {
        let number = asked.map_or("the threads".to_owned(), |number| format!("{number} threads"));
        Failure::Input(format!(
            "cannot start {number}: {error}\n  hint: --threads 1 needs the least"
        ))
    })
}
