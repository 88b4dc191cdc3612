//! Resources of the system for every command: some memory, and threads that share out what is to be
//! done, as many as are asked for or as the system gives.

use crate::face::{Failure, hinted};
use ennea_words::gaps;
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
    let fits = |number| has_room(needed(number)) && can_start(number + OTHERS).is_ok();
    if !has_room(needed(number)) {
        let megabytes = needed(number) >> 20;
        return Err(Failure::Input(match most(number, fits) {
            0 => hinted("pool-no-memory", &gaps!(megabytes)),
            fits => hinted("pool-memory", &gaps!(asked = number, megabytes, fits)),
        }));
    }
    let number = match (asked, can_start(number + OTHERS)) {
        (_, Ok(())) => number,
        (None, Err(_)) if number > 1 && can_start(1 + OTHERS).is_ok() => 1,
        (_, Err(error)) => return Err(too_few(number, &error, fits)),
    };
    let started = ThreadPoolBuilder::new().num_threads(number);
    started.build_global().map_err(|error| too_few(number, &error, fits))
}

/// Makes sure that the system gives threads more, as many as those that share out the work need.  A library that
/// cannot have its threads ends the program, so they are tried before.
pub(crate) fn want_more(needed: impl Fn(usize) -> usize) -> Result<(), Failure> {
    let number = rayon::current_num_threads();
    let fits = |number| can_start(needed(number)).is_ok();
    can_start(needed(number)).map_err(|error| too_few(number, &error, fits))
}

/// The most threads below a number that fit.
fn most(number: usize, fits: impl Fn(usize) -> bool) -> usize {
    let (mut fit, mut too_many) = (0, number);
    while fit + 1 < too_many {
        let middle = usize::midpoint(fit, too_many);
        *(if fits(middle) { &mut fit } else { &mut too_many }) = middle;
    }
    fit
}

fn too_few(asked: usize, error: &dyn Display, fits: impl Fn(usize) -> bool) -> Failure {
    let why = error.to_string();
    Failure::Input(match most(asked, fits) {
        0 => hinted("pool-no-threads", &gaps!(why)),
        fits => hinted("pool-threads", &gaps!(asked, why, fits)),
    })
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
