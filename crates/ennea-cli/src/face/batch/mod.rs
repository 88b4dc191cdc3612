//! One line for each puzzle, in the order of the input, by all cores.
//!
//! ```text
//!   this thread reads --> jobs of some entries --> workers answer --> one thread writes
//! ```
//!
//! Jobs are short where puzzles are hard, so that all cores have some, and long where they are easy,
//! so that handing them on costs nothing.  The number of jobs under way is limited, whatever the
//! length of the input.  The writer keeps the order of the input, and writes what it has whenever it
//! would have to wait.
//!
//! Workers are threads of their own, not of the pool that shares out a single count: a thread of the
//! pool that waits for a part of its count would begin another job meanwhile, and an answer could
//! stand behind a count without end.

mod reply;
mod writer;

pub(crate) use reply::{Task, Unanswered};

use crate::face::{
    Entry, Exit, Failure, Output, Query, Sink, Source, hinted, interrupt, language, read, why,
};
use ennea::progress::Progress;
use ennea_words::gaps;
use reply::{Context, Reply};
use std::io;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, SyncSender, channel, sync_channel};
use std::thread::{self, Builder, Scope};
use std::time::{Duration, Instant};
use writer::Writer;

/// Jobs under way for each thread.
const JOBS_PER_THREAD: usize = 32;

/// Entries in a job.
const JOB_MAX: usize = 256;

/// A job that took less could have been longer; one that took ten times this, shorter.
const JOB_TIME: Duration = Duration::from_micros(200);

/// Writes the line for a puzzle; one for each thread, which keeps what serves the next puzzle too.
type Worker<'a> = dyn FnMut(&mut Task<'_>) -> Result<(), Unanswered> + 'a;

/// Begins the worker of a thread.
type Begin<'a> = dyn Fn() -> Box<Worker<'a>> + Sync + 'a;

/// Answers a question about all puzzles of the inputs by this function, a line each; the exit code is 1 if any says
/// no.
pub(crate) fn lines<W: Default>(
    query: &Query<'_>,
    doing: &str,
    output: &Output,
    answer: impl Fn(&mut W, &mut Task<'_>) -> Result<(), Unanswered> + Sync,
) -> Result<Exit, Failure> {
    let begin = || -> Box<Worker<'_>> {
        let mut worker = W::default();
        let answer = &answer;
        Box::new(move |task| answer(&mut worker, task))
    };
    by_workers(query, doing, output, &begin)
}

/// The same for workers of one type: all that is below is compiled once.
fn by_workers(
    query: &Query<'_>,
    doing: &str,
    output: &Output,
    begin: &Begin<'_>,
) -> Result<Exit, Failure> {
    let sources = query.sources()?;
    interrupt::listen();
    let bar = output.bar(doing);
    let is_over = AtomicBool::new(false);
    let is_json = output.is_json;
    let context = Context { query, sources: &sources, is_json, bar: &bar, is_over: &is_over };
    let (slots, taken) = sync_channel(JOBS_PER_THREAD * rayon::current_num_threads());
    let (replies, received) = channel();
    let (jobs, queue) = channel();
    let (queue, length) = (Mutex::new(queue), AtomicUsize::new(1));
    let work = Work { begin, context: &context, queue, length };
    thread::scope(|threads| {
        let write = || Writer::new(received, taken, &is_over, &bar).run();
        let writer =
            Builder::new().spawn_scoped(threads, write).map_err(|error| no_thread(&error))?;
        let mut jobs = Jobs {
            threads,
            work: &work,
            jobs,
            replies,
            slots,
            entries: Vec::new(),
            number: 0,
            workers: 0,
            failed: None,
        };
        read(&sources, query.reading(), &mut jobs);
        jobs.start();
        // An empty pipe is no mistake, as for other programs of lines.
        let is_piped = matches!(sources[..], [Source::StandardInput(_)]);
        if jobs.number == 0 && !is_piped && !bar.is_stopped() {
            output.note(&language().text("note-no-puzzle"));
        }
        let failed = jobs.failed.take();
        // Workers and the writer go on until no more jobs and replies can come.
        drop(jobs);
        let exit = writer.join().expect("the writer does not panic")?;
        failed.map_or(Ok(()), |error| Err(no_thread(&error)))?;
        if bar.is_stopped() { Err(Failure::Interrupted) } else { Ok(exit) }
    })
}

/// Failure where the system gives no thread.
fn no_thread(error: &io::Error) -> Failure {
    Failure::Input(hinted("no-thread", &gaps!(why = why(error))))
}

/// Some entries, and their place among the jobs.
type Job = (u64, Vec<Entry>);

/// State that all workers share.
struct Work<'a, 'w> {
    begin: &'a Begin<'w>,
    context: &'a Context<'a>,
    queue: Mutex<Receiver<Job>>,
    /// The number of entries of the next job.
    length: AtomicUsize,
}

impl Work<'_, '_> {
    /// Answers jobs until no more come.
    fn run(&self, replies: &Sender<(u64, Reply)>) {
        let mut worker = (self.begin)();
        loop {
            let next = self.queue.lock().expect("nobody panics with the lock").recv();
            let Ok((number, entries)) = next else { break };
            // The writer receives until all senders are gone.
            let _ = replies.send((number, self.reply(&mut *worker, entries)));
        }
    }

    /// Answers a job.
    fn reply(&self, worker: &mut Worker<'_>, entries: Vec<Entry>) -> Reply {
        let start = Instant::now();
        let length = entries.len();
        let mut reply = Reply::default();
        for entry in entries {
            match self.answer(worker, entry, &mut reply) {
                Ok(()) => reply.end_line(),
                Err(Unanswered::Refused(bad)) => {
                    reply.bad_input(bad, self.context);
                    if !self.context.query.inputs.keep_going {
                        reply.stop();
                        break;
                    }
                }
                Err(Unanswered::Stopped) => {
                    reply.stop();
                    break;
                }
            }
        }
        self.learn(length, start.elapsed());
        reply
    }

    /// Answers an entry.
    fn answer(
        &self,
        worker: &mut Worker<'_>,
        entry: Entry,
        reply: &mut Reply,
    ) -> Result<(), Unanswered> {
        let Context { query, sources, .. } = *self.context;
        if self.context.is_stopped() {
            return Err(Unanswered::Stopped);
        }
        let item = entry.and_then(|item| query.take(item, sources)).map_err(Unanswered::Refused)?;
        item.all_notes(sources).into_iter().for_each(|note| reply.message(note));
        worker(&mut Task { item: &item, context: self.context, reply })
    }

    fn learn(&self, length: usize, time: Duration) {
        if time < JOB_TIME {
            self.length.fetch_max((2 * length).min(JOB_MAX), Ordering::Relaxed);
        } else if time > 10 * JOB_TIME {
            self.length.fetch_min((length / 2).max(1), Ordering::Relaxed);
        }
    }
}

/// Makes jobs of entries.
struct Jobs<'s, 'e, 'w> {
    threads: &'s Scope<'s, 'e>,
    work: &'s Work<'e, 'w>,
    jobs: Sender<Job>,
    replies: Sender<(u64, Reply)>,
    /// A message for each job under way: sending one waits until there is room.
    slots: SyncSender<()>,
    entries: Vec<Entry>,
    number: u64,
    workers: usize,
    /// Why there is no worker, if one was wanted.
    failed: Option<io::Error>,
}

impl Jobs<'_, '_, '_> {
    /// Starts a job with the entries that there are; each of the first jobs has a worker started for it.
    ///
    /// Says whether there are workers for more.
    fn start(&mut self) -> bool {
        let entries = std::mem::take(&mut self.entries);
        if entries.is_empty() {
            return true;
        }
        // The writer receives as long as there are jobs.
        let _ = self.slots.send(());
        let number = self.number;
        self.number += 1;
        if number < rayon::current_num_threads() as u64 {
            let (work, replies) = (self.work, self.replies.clone());
            let started = Builder::new().spawn_scoped(self.threads, move || work.run(&replies));
            match started {
                Ok(_) => self.workers += 1,
                // Where the system gives fewer threads, these do the work.
                Err(error) if self.workers == 0 => {
                    self.failed = Some(error);
                    return false;
                }
                Err(_) => {}
            }
        }
        self.jobs.send((number, entries)).expect("the queue is there as long as all of this");
        true
    }
}

impl Sink for Jobs<'_, '_, '_> {
    fn push(&mut self, entry: Entry) -> bool {
        if self.entries.capacity() == 0 {
            self.entries.reserve_exact(self.work.length.load(Ordering::Relaxed));
        }
        self.entries.push(entry);
        self.entries.len() < self.entries.capacity() || self.wait()
    }

    fn wait(&mut self) -> bool {
        self.start() && !self.work.context.is_stopped()
    }
}
