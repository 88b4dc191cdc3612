//! Writes replies in the order of the input.

use super::reply::Reply;
use crate::face::{Bar, Exit, Failure};
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError};

/// Number of bytes that are gathered before they are written even if more is ready.
const ENOUGH: usize = 1 << 16;

/// The writer and what it has not written yet.
pub(super) struct Writer<'a> {
    received: Receiver<(u64, Reply)>,
    /// A message for each job under way, taken when the job is done.
    slots: Receiver<()>,
    /// `true` if nothing more may be written: a job was stopped, or the writing failed.
    is_over: &'a AtomicBool,
    bar: &'a Bar,
    /// The number of the reply to be written next, and those that came too early.
    next: u64,
    early: BTreeMap<u64, Reply>,
    gathered: Vec<u8>,
    exit: Exit,
}

impl<'a> Writer<'a> {
    pub(super) fn new(
        received: Receiver<(u64, Reply)>,
        slots: Receiver<()>,
        is_over: &'a AtomicBool,
        bar: &'a Bar,
    ) -> Self {
        Self {
            received,
            slots,
            is_over,
            bar,
            next: 0,
            early: BTreeMap::new(),
            gathered: Vec::new(),
            exit: Exit::Done,
        }
    }

    /// Writes everything until there are no more jobs.
    pub(super) fn run(mut self) -> Result<Exit, Failure> {
        let mut result = Ok(());
        loop {
            let (number, reply) = match self.received.try_recv() {
                Ok(message) => message,
                Err(TryRecvError::Disconnected) => break,
                Err(TryRecvError::Empty) => {
                    result = result.and(self.flush());
                    let Ok(message) = self.received.recv() else { break };
                    message
                }
            };
            self.early.insert(number, reply);
            while let Some(reply) = self.early.remove(&self.next) {
                self.next += 1;
                self.slots.recv().expect("each job has a message");
                result = result.and(self.take(&reply));
            }
            if result.is_err() {
                self.is_over.store(true, Ordering::Relaxed);
            }
        }
        result.and(self.flush()).map(|()| self.exit)
    }

    fn take(&mut self, reply: &Reply) -> Result<(), Failure> {
        if self.is_over.load(Ordering::Relaxed) {
            return Ok(());
        }
        self.exit = self.exit.max(reply.exit);
        let mut written = 0;
        for (before, message) in &reply.messages {
            self.gathered.extend_from_slice(&reply.lines[written..*before]);
            written = *before;
            self.flush()?;
            self.bar.aside(|| crate::face::message(message));
        }
        self.gathered.extend_from_slice(&reply.lines[written..]);
        if reply.is_stopped {
            self.is_over.store(true, Ordering::Relaxed);
        }
        if self.gathered.len() > ENOUGH { self.flush() } else { Ok(()) }
    }

    fn flush(&mut self) -> Result<(), Failure> {
        let gathered = std::mem::take(&mut self.gathered);
        if gathered.is_empty() {
            return Ok(());
        }
        let result = self.bar.aside(|| {
            let mut out = io::stdout().lock();
            out.write_all(&gathered).and_then(|()| out.flush())
        });
        self.gathered = gathered;
        self.gathered.clear();
        Ok(result?)
    }
}
