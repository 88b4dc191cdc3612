//! The world around a session: files, the clock, Ctrl-C, a progress bar.

use crate::face::{
    CtrlC, Failure, Output, Paint, clear, drawn, interrupt, read_text, reason, save,
};
use ennea::progress::Progress;
use ennea_shell::{Host, Line};
use ennea_words::Saying;
use indicatif::ProgressBar;
use std::io::ErrorKind;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// A bar is shown when an order takes longer than this.
const PATIENCE: Duration = Duration::from_millis(500);

/// The world as a session sees it.
#[derive(Debug)]
pub(super) struct World {
    pub(super) paint: Paint,
    is_interactive: bool,
    started: Instant,
    watch: Watch,
    /// Why a line could not be printed.
    failure: Option<Failure>,
}

impl World {
    /// A world where nothing has happened yet.
    pub(super) fn new(paint: Paint, is_interactive: bool) -> Self {
        Self {
            paint,
            is_interactive,
            started: Instant::now(),
            watch: Watch::default(),
            failure: None,
        }
    }

    /// An order begins: from now on Ctrl-C stops it; a second one, if that does not heed the first, the program.
    pub(super) fn begin(&mut self) {
        interrupt::begin(self.is_interactive);
        self.watch.is_broken.store(false, Ordering::Relaxed);
    }

    /// It has ended; says whether there was a bar.
    pub(super) fn end(&mut self) -> Result<bool, Failure> {
        interrupt::rest(self.is_interactive);
        let shown = self.watch.bar().take().and_then(|bar| bar.shown);
        shown.iter().for_each(clear);
        self.failure.take().map_or(Ok(shown.is_some()), Err)
    }
}

impl Host for World {
    fn read(&mut self, name: &str) -> Result<String, Saying> {
        read_text(Path::new(name)).map_err(|error| reason(error.kind(), &error))
    }

    fn exists(&mut self, name: &str) -> bool {
        Path::new(name).symlink_metadata().is_ok()
    }

    fn write(&mut self, name: &str, text: &str) -> Result<(), Saying> {
        save(Path::new(name), text.as_bytes()).map_err(|error| match error.kind() {
            // A file that is to be written is never missed itself.
            ErrorKind::NotFound => reason(ErrorKind::NotADirectory, &error),
            kind => reason(kind, &error),
        })
    }

    fn now(&mut self) -> Duration {
        self.started.elapsed()
    }

    fn tell(&mut self, line: &Line) {
        let mut output = Output { is_json: false };
        if let Err(failure) = output.line(&self.paint.line(line)) {
            self.failure = Some(failure);
            self.watch.is_broken.store(true, Ordering::Relaxed);
        }
    }

    fn progress(&self) -> &dyn Progress {
        &self.watch
    }
}

/// Signal to stop, and a bar for what takes long.
#[derive(Debug, Default)]
struct Watch {
    /// `true` if nothing can be printed any more.
    is_broken: AtomicBool,
    bar: Mutex<Option<Bar>>,
}

#[derive(Debug)]
struct Bar {
    since: Instant,
    length: u64,
    done: u64,
    shown: Option<ProgressBar>,
}

impl Watch {
    fn bar(&self) -> std::sync::MutexGuard<'_, Option<Bar>> {
        self.bar.lock().expect("nobody panics while holding it")
    }
}

impl Progress for Watch {
    fn expect(&self, steps: u64) {
        let new = || Bar { since: Instant::now(), length: 0, done: 0, shown: None };
        self.bar().get_or_insert_with(new).length += steps;
    }

    fn advance(&self, steps: u64) {
        let mut bar = self.bar();
        let Some(bar) = bar.as_mut() else { return };
        bar.done += steps;
        if bar.shown.is_none() && bar.since.elapsed() > PATIENCE {
            bar.shown = Some(drawn("", bar.length).with_elapsed(bar.since.elapsed()));
        }
        if let Some(shown) = &bar.shown {
            shown.set_position(bar.done);
        }
    }

    fn is_stopped(&self) -> bool {
        CtrlC.is_stopped() || self.is_broken.load(Ordering::Relaxed)
    }
}
