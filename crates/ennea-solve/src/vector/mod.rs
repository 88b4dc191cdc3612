//! The vector solver for 3x3: the whole grid in nine vector registers.
//!
//! `state` says how a puzzle is laid out in the registers and what follows in one step, `branch` what is
//! tried when nothing follows, `search` how both outcomes of a choice are settled side by side.
//!
//! The algorithm is written once, above the trait `words::Words`; a back end is the dozen operations
//! of that trait on one kind of register.  With AVX-512 the two outcomes of a choice lie in the
//! halves of a register and are settled by the same instructions; elsewhere one after the other, and so
//! with AVX-512 too while two solutions at most are wanted and seem to be near (a sixth faster where there are many).
//! The back end is chosen at run time, and all of them walk the same tree: equal answers, guesses and
//! order of solutions, and equal steps but for those done side by side.
//!
//! Cost with AVX2: a step is some 260 instructions, 30 to 36 nanoseconds; an easy puzzle takes 3 steps, one
//! of 17 clues 16, one of the hardest known 500 to 800.  No allocation once a solver is made.
//! Oracle: [`super::naive`].

// See `words`: loops, because closures would not be inlined.
#![allow(clippy::needless_range_loop)]

/// The functions of an [`Engine`] that are compiled for its instructions.
#[cfg(any(target_arch = "aarch64", target_arch = "x86_64"))]
macro_rules! compiled_for {
    ($engine:ident, $instructions:literal) => {
        fn count(search: &mut Search<Self>, task: Task<'_>) -> Result<u64, Stopped> {
            #[target_feature(enable = $instructions)]
            fn count(search: &mut Search<$engine>, task: Task<'_>) -> Result<u64, Stopped> {
                search.count_inline(task)
            }
            // SAFETY: a search has an engine, which exists only where the machine has the instructions.
            unsafe { count(search, task) }
        }

        fn next(search: &mut Search<Self>, progress: &dyn Progress) -> $crate::vector::Next {
            #[target_feature(enable = $instructions)]
            fn next(search: &mut Search<$engine>, progress: &dyn Progress) -> $crate::vector::Next {
                search.next_inline(progress)
            }
            // SAFETY: as above.
            unsafe { next(search, progress) }
        }
    };
}

#[cfg(target_arch = "aarch64")]
mod aarch64;
mod branch;
#[cfg(any(test, not(target_feature = "simd128")))]
mod portable;
mod search;
mod state;
#[cfg(test)]
mod tests;
#[cfg(target_feature = "simd128")]
mod wasm32;
mod words;
#[cfg(target_arch = "x86_64")]
mod x86_64;

use super::Statistics;
use ennea_base::Backend;
use ennea_base::progress::{Progress, Stopped, to_the_end};
#[cfg(any(test, not(target_feature = "simd128")))]
use portable::Portable;
use search::{Pending, Search};
use state::{Settled, State};
use std::fmt;
use words::Words;

/// A back end: its words, how the outcomes of a choice are settled, and the search compiled for its instructions.
/// A value is the proof that the machine has them.
trait Engine: Copy {
    type Words: Words;

    fn proof(self) -> <Self::Words as Words>::Proof;

    /// Settles the first outcome of a choice, and the second if that costs little (here: it does not); `apart` if that will
    /// hardly be asked for.
    #[inline(always)]
    fn settle_first(
        self,
        first: &mut State<Self::Words>,
        second: &mut Pending<Self::Words>,
        _apart: bool,
        steps: &mut u64,
    ) -> Settled {
        first.settle(self.proof(), second.hasty, steps)
    }

    fn count(search: &mut Search<Self>, task: Task<'_>) -> Result<u64, Stopped>;

    fn next(search: &mut Search<Self>, progress: &dyn Progress) -> Next;
}

/// The next solution, if there is one and nothing stops the search for it.
type Next = Result<Option<[u8; 81]>, Stopped>;

/// Task of a search.
struct Task<'a> {
    clues: &'a [u8; 81],
    limit: u64,
    /// Room for the first solutions found.
    room: &'a mut [[u8; 81]],
    /// A solution that is passed over.
    but: Option<&'a [u8; 81]>,
    progress: &'a dyn Progress,
}

/// The back ends that this machine has, the fastest last: AVX-512 with F, BW, VL and BITALG.
pub fn backends() -> impl Iterator<Item = Backend> {
    Backend::ALL.into_iter().filter(|&backend| Solver::with(backend).is_some())
}

/// A solver of 3x3 puzzles, given as 81 numbers in reading order, 0 for an empty cell.
///
/// It keeps its memory, so make one and use it for many puzzles.
///
/// ```
/// use ennea::solve::vector::Solver;
/// let line = b"4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........";
/// let clues = line.map(|sign| if sign == b'.' { 0 } else { sign - b'0' });
/// let mut solver = Solver::new();
/// let mut solution = [0; 81];
/// assert_eq!(solver.solve(&clues, 2, &mut solution), 1);
/// assert_eq!(solution[..9], [4, 6, 8, 9, 3, 1, 5, 2, 7]);
/// ```
#[derive(Clone)]
pub struct Solver(Inner);

#[derive(Clone)]
enum Inner {
    #[cfg(any(test, not(target_feature = "simd128")))]
    Portable(Search<Portable>),
    #[cfg(target_feature = "simd128")]
    Simd128(Search<wasm32::Simd128>),
    #[cfg(target_arch = "aarch64")]
    Neon(Search<aarch64::Neon>),
    #[cfg(target_arch = "x86_64")]
    Avx2(Search<x86_64::Avx2>),
    #[cfg(target_arch = "x86_64")]
    Avx512(Search<x86_64::Avx512>),
}

/// Writes one call for every back end.
macro_rules! each {
    ($inner:expr, $search:ident => $call:expr) => {
        match $inner {
            #[cfg(any(test, not(target_feature = "simd128")))]
            Inner::Portable($search) => $call,
            #[cfg(target_feature = "simd128")]
            Inner::Simd128($search) => $call,
            #[cfg(target_arch = "aarch64")]
            Inner::Neon($search) => $call,
            #[cfg(target_arch = "x86_64")]
            Inner::Avx2($search) => $call,
            #[cfg(target_arch = "x86_64")]
            Inner::Avx512($search) => $call,
        }
    };
}

impl Solver {
    /// A solver with the fastest back end of this machine.
    pub fn new() -> Self {
        let mut fastest_first = Backend::ALL.into_iter().rev();
        fastest_first.find_map(Self::with).expect("there is one")
    }

    /// A solver with this back end, if the machine has it.
    pub fn with(backend: Backend) -> Option<Self> {
        let inner = match backend {
            #[cfg(any(test, not(target_feature = "simd128")))]
            Backend::Portable => Inner::Portable(Search::new(Portable)),
            #[cfg(target_feature = "simd128")]
            Backend::Simd128 => Inner::Simd128(Search::new(wasm32::Simd128)),
            #[cfg(target_arch = "aarch64")]
            Backend::Neon => Inner::Neon(Search::new(aarch64::Neon::find()?)),
            #[cfg(target_arch = "x86_64")]
            Backend::Avx2 => Inner::Avx2(Search::new(x86_64::Avx2::find()?)),
            #[cfg(target_arch = "x86_64")]
            Backend::Avx512 => Inner::Avx512(Search::new(x86_64::Avx512::find()?)),
            // That of another machine.
            _ => return None,
        };
        Some(Self(inner))
    }

    /// The back end in use.
    pub fn backend(&self) -> Backend {
        match self.0 {
            #[cfg(any(test, not(target_feature = "simd128")))]
            Inner::Portable(_) => Backend::Portable,
            #[cfg(target_feature = "simd128")]
            Inner::Simd128(_) => Backend::Simd128,
            #[cfg(target_arch = "aarch64")]
            Inner::Neon(_) => Backend::Neon,
            #[cfg(target_arch = "x86_64")]
            Inner::Avx2(_) => Backend::Avx2,
            #[cfg(target_arch = "x86_64")]
            Inner::Avx512(_) => Backend::Avx512,
        }
    }

    /// Number of solutions, at most `limit`.
    ///
    /// # Panics
    /// If a number is above 9; so do all the others.
    pub fn count(&mut self, clues: &[u8; 81], limit: u64) -> u64 {
        to_the_end(|never| self.count_while(clues, limit, never))
    }

    /// Counts as [`Solver::count`] does, as long as `progress` does not stop it.
    ///
    /// # Errors
    /// If it was stopped.
    pub fn count_while(
        &mut self,
        clues: &[u8; 81],
        limit: u64,
        progress: &dyn Progress,
    ) -> Result<u64, Stopped> {
        self.search(Task { clues, limit, room: &mut [], but: None, progress })
    }

    /// Counts as [`Solver::count`] does; if there is any solution, one of them is written out.
    pub fn solve(&mut self, clues: &[u8; 81], limit: u64, solution: &mut [u8; 81]) -> u64 {
        to_the_end(|never| self.solve_while(clues, limit, solution, never))
    }

    /// Solves as [`Solver::solve`] does, as long as `progress` does not stop it.
    ///
    /// # Errors
    /// If it was stopped.
    pub fn solve_while(
        &mut self,
        clues: &[u8; 81],
        limit: u64,
        solution: &mut [u8; 81],
        progress: &dyn Progress,
    ) -> Result<u64, Stopped> {
        let room = std::slice::from_mut(solution);
        self.search(Task { clues, limit, room, but: None, progress })
    }

    /// Number of solutions, at most two, which are written out: it tells whether there is none,
    /// one, or more than one.
    pub(super) fn two(
        &mut self,
        clues: &[u8; 81],
        two: &mut [[u8; 81]; 2],
        progress: &dyn Progress,
    ) -> Result<u64, Stopped> {
        self.search(Task { clues, limit: 2, room: two, but: None, progress })
    }

    /// Tests whether there is another solution than this one; if so, one is written out.
    ///
    /// ```
    /// use ennea::solve::vector::Solver;
    /// let line = b"123456789456789123789123456231564897564897231897231564312645978645978312978312645";
    /// let grid = line.map(|sign| sign - b'0');
    /// let (mut clues, mut other) = (grid, [0; 81]);
    /// let mut solver = Solver::new();
    /// assert!(!solver.other(&clues, &grid, &mut other));
    /// // Without the ones and twos these can be exchanged.
    /// for clue in clues.iter_mut().filter(|clue| **clue < 3) {
    ///     *clue = 0;
    /// }
    /// assert!(solver.other(&clues, &grid, &mut other) && other != grid);
    /// ```
    pub fn other(&mut self, clues: &[u8; 81], solution: &[u8; 81], other: &mut [u8; 81]) -> bool {
        let room = std::slice::from_mut(other);
        let task = Task { clues, limit: 1, room, but: Some(solution), progress: &() };
        self.search(task).expect("() does not stop it") == 1
    }

    fn search(&mut self, task: Task<'_>) -> Result<u64, Stopped> {
        check(task.clues);
        each!(&mut self.0, search => Engine::count(search, task))
    }

    /// All solutions, one after the other as they are asked for, in increasing order of their digits in
    /// reading order.
    pub fn solutions(&mut self, clues: &[u8; 81]) -> Solutions<'_> {
        self.start(clues);
        Solutions(self)
    }

    /// Makes ready for the solutions of a puzzle.
    pub(super) fn start(&mut self, clues: &[u8; 81]) {
        check(clues);
        each!(&mut self.0, search => search.start(clues));
    }

    /// The next solution.
    pub(super) fn next(&mut self, progress: &dyn Progress) -> Result<Option<[u8; 81]>, Stopped> {
        each!(&mut self.0, search => Engine::next(search, progress))
    }

    /// Counts of the last search so far.  Both outcomes of a choice count as one guess; their steps
    /// count once where they are done side by side.
    pub fn statistics(&self) -> Statistics {
        each!(&self.0, search => search.statistics)
    }
}

fn check(clues: &[u8; 81]) {
    assert!(clues.iter().all(|&clue| clue <= 9), "a clue is a digit, 1 to 9, or 0");
}

impl Default for Solver {
    fn default() -> Self {
        Self::new()
    }
}

impl fmt::Debug for Solver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Solver").field("backend", &self.backend()).finish_non_exhaustive()
    }
}

/// The solutions of a puzzle, in increasing order; see [`Solver::solutions`].
#[derive(Debug)]
pub struct Solutions<'a>(&'a mut Solver);

impl Solutions<'_> {
    /// Counts of the search so far.
    pub fn statistics(&self) -> Statistics {
        self.0.statistics()
    }
}

impl Iterator for Solutions<'_> {
    type Item = [u8; 81];

    fn next(&mut self) -> Option<[u8; 81]> {
        to_the_end(|never| self.0.next(never))
    }
}
