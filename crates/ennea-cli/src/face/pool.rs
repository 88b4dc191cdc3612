//! Resources of the system for every command: some memory, and threads that share out what is to be
//! done, as many as are asked for or as the system gives.

use crate::face::Failure;
use rayon::ThreadPoolBuilder;
use std::fmt::Display;
use std::hint::black_box;
use std::io;
use std::sync::Mutex;
use std::thread::{self, Builder};

/// The memory, in bytes, that a command may need besides what it reads and its threads.
const MEMORY: usize = 128 << 20;

/// Threads besides those that share out the work: they read, write, wait for signals, and draw progress.
const OTHERS: usize = 4;

/// The memory of a thread's stack, in bytes.
const STACK: usize = 2 << 20;

/// The addresses that the allocator of GNU systems sets aside for a thread, of eight for each core at most, in
/// bytes.  See `M_ARENA_MAX` in mallopt(3).
const ARENA: usize = if cfg!(target_env = "gnu") { 64 << 20 } else { 0 };

/// Looks whether there is enough memory, and starts the threads.  Where there is less, a program in Rust is
/// ended in the midst of its work, so this is asked at the start.  Where nobody said how many, there is one for
/// each core, or as many as there is room for.
pub(crate) fn start(asked: Option<u16>) -> Result<(), Failure> {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let needed = |threads: usize| {
        let threads = threads + OTHERS;
        MEMORY + threads * STACK + threads.min(8 * cores) * ARENA
    };
    let number = match asked {
        Some(asked) => usize::from(asked),
        None => (2..=cores).rev().find(|&number| has_room(needed(number))).unwrap_or(1),
    };
    if !has_room(needed(number)) {
        return Err(Failure::Input(format!(
            "found less than {} MB of memory; expected these at least for --threads {number}\n  \
             hint: --threads 1 needs the least; ulimit -v shows a limit, and raises it",
            needed(number) >> 20
        )));
    }
    let number = match (asked, can_start(number + OTHERS)) {
        (_, Ok(())) => number,
        (None, Err(_)) if number > 1 && can_start(1 + OTHERS).is_ok() => 1,
        (_, Err(error)) => return Err(too_few(number + OTHERS, &error)),
    };
    let started = ThreadPoolBuilder::new().num_threads(number);
    started.build_global().map_err(|error| too_few(number + OTHERS, &error))
}

/// Makes sure that the system gives this many threads more.  A library that cannot have its threads ends the
/// program, so they are tried before.
pub(crate) fn want_more(threads: usize) -> Result<(), Failure> {
    can_start(threads).map_err(|error| too_few(threads, &error))
}

fn too_few(threads: usize, error: &dyn Display) -> Failure {
    Failure::Input(format!(
        "cannot start {threads} threads: {error}\n  \
         hint: --threads 1 needs the least; ulimit -u shows a limit, and raises it"
    ))
}

/// Tests whether the system gives this many threads: all of them are started, and end when the last one is there.
fn can_start(threads: usize) -> io::Result<()> {
    let hold = Mutex::new(());
    thread::scope(|scope| {
        let held = hold.lock();
        let wait = || drop(hold.lock());
        let started =
            (0..threads).try_for_each(|_| Builder::new().spawn_scoped(scope, wait).map(drop));
        drop(held);
        started
    })
}

/// Tests whether the system gives this many bytes.
fn has_room(bytes: usize) -> bool {
    let mut memory = Vec::<u8>::new();
    // Nothing is written to it, which is no reason not to ask for it.
    black_box(&mut memory).try_reserve_exact(bytes).is_ok()
}
