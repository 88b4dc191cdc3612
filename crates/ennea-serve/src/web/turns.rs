//! Turns at the cores: what is new goes before what has already taken long, so that nobody needs to know
//! beforehand how long an answer will take.
//!
//! There are as many places as cores.  A question works where it has a place, with all of its threads.  The age of a
//! question is the time that it has worked.  Whenever it asks whether to go on, it gives its place up if a younger one
//! waits, or one of its age once it had a slice of time, and waits for its next turn.  Some work asks seldom, and some
//! holds a lock that others need, so nobody waits for longer than its patience: then it works beside the others, and
//! the operating system shares the cores out.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// Times of work up to which a question is of each age, and how long one of that age waits at most; older ones are of
/// the last age.
const AGES: [(Duration, Duration); 3] = [
    (Duration::from_millis(20), Duration::from_millis(2)),
    (Duration::from_secs(1), Duration::from_millis(500)),
    (Duration::MAX, Duration::from_secs(2)),
];

/// Time for which a question has its place before others of its age have their turn.
const SLICE: Duration = Duration::from_millis(10);

/// The age of a question that has worked for so long.
fn age(worked: Duration) -> usize {
    AGES.iter().position(|(most, _)| worked <= *most).unwrap_or(AGES.len() - 1)
}

/// The places, and who waits for one.
pub(super) struct Places {
    waiting: Mutex<Waiting>,
    /// The age of the youngest that waits, to be looked at often.
    youngest: AtomicUsize,
}

/// How a place is handed over.  Where nobody takes it, it goes on to the next.
type HandOver = Box<dyn FnOnce(Place) + Send>;

struct Waiting {
    /// Places that nobody has; below zero where some work beside the others.
    free: isize,
    /// Number of those that have waited.
    tickets: u64,
    /// By age, then by ticket.
    all: BTreeMap<(usize, u64), HandOver>,
}

impl fmt::Debug for Places {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let waiting = self.lock();
        let (free, waits) = (waiting.free, waiting.all.len());
        f.debug_struct("Places").field("free", &free).field("waiting", &waits).finish()
    }
}

/// A place at the cores; who drops it hands it to the next.
#[derive(Debug)]
pub(super) struct Place(Arc<Places>);

impl Drop for Place {
    fn drop(&mut self) {
        let next = {
            let mut waiting = self.0.lock();
            let is_owed = waiting.free < 0;
            let next = if is_owed { None } else { waiting.all.pop_first() };
            self.0.see(&waiting);
            if next.is_none() {
                waiting.free += 1;
            }
            next
        };
        if let Some((_, hand_over)) = next {
            hand_over(Self(Arc::clone(&self.0)));
        }
    }
}

impl Places {
    /// Places, as many as are given, and at least one.
    pub(super) fn new(number: usize) -> Arc<Self> {
        let free = isize::try_from(number.max(1)).unwrap_or(isize::MAX);
        let waiting = Mutex::new(Waiting { free, tickets: 0, all: BTreeMap::new() });
        Arc::new(Self { waiting, youngest: AtomicUsize::new(usize::MAX) })
    }

    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes who waits, after a change.
    fn see(&self, waiting: &Waiting) {
        let youngest = waiting.all.first_key_value().map_or(usize::MAX, |((age, _), _)| *age);
        self.youngest.store(youngest, Ordering::Relaxed);
    }

    /// A place that is free, or a ticket for the next one.
    fn ask(
        self: &Arc<Self>,
        age: usize,
        hand_over: impl FnOnce(Place) + Send + 'static,
    ) -> Result<Place, (usize, u64)> {
        let mut waiting = self.lock();
        if waiting.free > 0 {
            waiting.free -= 1;
            return Ok(Place(Arc::clone(self)));
        }
        waiting.tickets += 1;
        let ticket = (age, waiting.tickets);
        waiting.all.insert(ticket, Box::new(hand_over));
        self.see(&waiting);
        Err(ticket)
    }

    /// A place beside the others, for a ticket that has waited too long; `None` if its place is on the way.
    fn beside(self: &Arc<Self>, ticket: (usize, u64)) -> Option<Place> {
        let mut waiting = self.lock();
        drop(waiting.all.remove(&ticket)?);
        self.see(&waiting);
        waiting.free -= 1;
        Some(Place(Arc::clone(self)))
    }

    /// The place of a question that begins.
    pub(super) async fn first(self: &Arc<Self>) -> Place {
        let (send, place) = oneshot::channel();
        let ticket = match self.ask(0, |place| drop(send.send(place))) {
            Ok(place) => return place,
            Err(ticket) => ticket,
        };
        let left = Left(self, ticket);
        let mut place = place;
        match tokio::time::timeout(AGES[0].1, &mut place).await {
            Ok(place) => place.expect("a ticket is kept or handed over"),
            Err(_) => match left.0.beside(ticket) {
                Some(place) => place,
                None => place.await.expect("it is on the way"),
            },
        }
    }

    /// The next place of a question of an age, for a thread that waits for it.
    fn next(self: &Arc<Self>, age: usize) -> Place {
        let (send, place) = mpsc::sync_channel(1);
        let ticket = match self.ask(age, move |place| drop(send.send(place))) {
            Ok(place) => return place,
            Err(ticket) => ticket,
        };
        match place.recv_timeout(AGES[age].1) {
            Ok(place) => place,
            Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => {
                self.beside(ticket).unwrap_or_else(|| place.recv().expect("it is on the way"))
            }
        }
    }
}

/// Ticket that nobody waits with any more, once it is dropped.
struct Left<'a>(&'a Arc<Places>, (usize, u64));

impl Drop for Left<'_> {
    fn drop(&mut self) {
        let mut waiting = self.0.lock();
        if waiting.all.remove(&self.1).is_some() {
            self.0.see(&waiting);
        }
    }
}

/// The turns of one question.
#[derive(Debug)]
pub(super) struct Turns {
    places: Arc<Places>,
    start: Instant,
    age: AtomicUsize,
    /// End of the slice, in nanoseconds after the start.
    end: AtomicU64,
    held: Mutex<Held>,
}

#[derive(Debug)]
struct Held {
    /// The place; only empty while another one is waited for.
    place: Option<Place>,
    since: Instant,
    worked: Duration,
}

impl Turns {
    /// Turns that begin at a place.
    pub(super) fn at(place: Place) -> Self {
        let (places, start) = (Arc::clone(&place.0), Instant::now());
        let held = Mutex::new(Held { place: Some(place), since: start, worked: Duration::ZERO });
        Self { places, start, age: AtomicUsize::new(0), end: AtomicU64::new(after(SLICE)), held }
    }

    /// Tests whether it is time to look who else waits.
    fn is_time(&self) -> bool {
        let is_over = after(self.start.elapsed()) >= self.end.load(Ordering::Relaxed);
        is_over || self.places.youngest.load(Ordering::Relaxed) < self.age.load(Ordering::Relaxed)
    }

    /// Lets others have their turn, if it is time; then all threads of the question wait here.
    pub(super) fn look(&self) {
        if !self.is_time() {
            return;
        }
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        // Another thread may have waited for all.
        if !self.is_time() {
            return;
        }
        let worked = held.worked + held.since.elapsed();
        let age = age(worked);
        self.age.store(age, Ordering::Relaxed);
        if self.places.youngest.load(Ordering::Relaxed) <= age {
            held.place = None;
            held.place = Some(self.places.next(age));
        }
        (held.since, held.worked) = (Instant::now(), worked);
        self.end.store(after(self.start.elapsed() + SLICE), Ordering::Relaxed);
    }
}

/// A time in nanoseconds.
fn after(time: Duration) -> u64 {
    u64::try_from(time.as_nanos()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::channel;
    use std::thread;

    fn block_on<T>(future: impl Future<Output = T>) -> T {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        runtime.expect("a runtime").block_on(future)
    }

    /// Goal: what is new goes before what is old, which goes on when the new one has ended.  Method: one place, which
    /// an old question has; a new one that waits for it gets it at the next look, and keeps it for a while.
    #[test]
    fn what_is_new_goes_first() {
        let places = Places::new(1);
        let old = Turns::at(block_on(places.first()));
        thread::sleep(2 * AGES[0].0);
        old.look();
        assert_eq!(old.age.load(Ordering::Relaxed), 1, "nobody waits, and so it goes on");
        let (send, steps) = channel();
        let told = send.clone();
        let ticket = places.ask(0, move |place| {
            told.send("new begins").expect("it listens");
            thread::spawn(move || {
                thread::sleep(AGES[0].0);
                told.send("new ends").expect("it listens");
                drop(place);
            });
        });
        assert!(ticket.is_err(), "the old one has the place");
        old.look();
        send.send("old goes on").expect("it listens");
        drop(send);
        let steps: Vec<_> = steps.iter().collect();
        assert_eq!(steps, ["new begins", "new ends", "old goes on"]);
    }

    /// Goal: nobody waits for ever for what never asks.  Method: one place that is kept, and three that want one.
    #[test]
    fn patience_has_an_end() {
        let places = Places::new(1);
        let kept = block_on(places.first());
        let begun = Instant::now();
        let beside = block_on(places.first());
        assert!(begun.elapsed() >= AGES[0].1);
        let begun = Instant::now();
        let old = places.next(1);
        assert!(begun.elapsed() >= AGES[1].1);
        assert_eq!(places.lock().free, -2);
        drop((kept, beside, old));
        assert_eq!(places.lock().free, 1);
    }

    /// Goal: no place is lost where somebody leaves who waits for it.  Method: one place, of those that wait for it some
    /// leave, before and while it is handed over.
    #[test]
    fn places_of_those_who_leave_go_on() {
        let places = Places::new(1);
        let mut builder = tokio::runtime::Builder::new_multi_thread();
        let runtime = builder.worker_threads(2).enable_all().build().expect("a runtime");
        runtime.block_on(async {
            for _ in 0..200 {
                let place = places.first().await;
                let waiting: Vec<_> = (0..4)
                    .map(|_| {
                        let places = Arc::clone(&places);
                        tokio::spawn(async move { drop(places.first().await) })
                    })
                    .collect();
                tokio::task::yield_now().await;
                waiting[0].abort();
                waiting[2].abort();
                drop(place);
                for one in waiting {
                    drop(one.await);
                }
            }
        });
        let waiting = places.lock();
        assert_eq!((waiting.free, waiting.all.len()), (1, 0));
    }
}
