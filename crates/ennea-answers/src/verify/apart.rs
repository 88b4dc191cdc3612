//! Work on a thread of its own, whose results are taken one by one, and which is left behind when
//! it is asked to stop.
//!
//! Oracles are too simple to look up now and then, and some take seconds.  So the thread that asked
//! looks up in their place: every [`LOOK`] it passes on how far the work is, and whether to go on.

use ennea::progress::{Progress, Steps, Stopped};
use std::panic::resume_unwind;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Arc, Weak};
use std::thread;
use std::time::Duration;

/// The time between two looks.
const LOOK: Duration = Duration::from_millis(25);

/// Progress of the work: it stops when nobody waits for it any more.
#[derive(Debug)]
struct Apart(Weak<Steps>);

impl Progress for Apart {
    fn expect(&self, steps: u64) {
        self.0.upgrade().inspect(|it| it.expect(steps));
    }

    fn advance(&self, steps: u64) {
        self.0.upgrade().inspect(|it| it.advance(steps));
    }

    fn is_stopped(&self) -> bool {
        self.0.strong_count() == 0
    }
}

/// Does `work` apart, and hands to `met` whatever the work hands out.
///
/// # Errors
/// That of `met`; or [`Stopped`], if the progress or the work says so.
///
/// # Panics
/// If the work does.
pub(super) fn work<T: Send + 'static, E: From<Stopped>>(
    progress: &dyn Progress,
    mut met: impl FnMut(T) -> Result<(), E>,
    work: impl FnOnce(&dyn Progress, &mut dyn FnMut(T) -> Result<(), Stopped>) -> Result<(), Stopped>
    + Send
    + 'static,
) -> Result<(), E> {
    let steps = Arc::new(Steps::default());
    let apart = Apart(Arc::downgrade(&steps));
    let (send, found) = channel();
    let worker = thread::spawn(move || work(&apart, &mut |it| send.send(it).map_err(|_| Stopped)));
    let mut told = [0, 0];
    loop {
        if progress.is_stopped() {
            return Err(Stopped.into());
        }
        let next = found.recv_timeout(LOOK);
        let now = steps.now();
        if now != told {
            progress.expect(now[1] - told[1]);
            progress.advance(now[0] - told[0]);
            told = now;
        }
        match next {
            Ok(it) => met(it)?,
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => break,
        }
    }
    worker.join().unwrap_or_else(|panic| resume_unwind(panic)).map_err(E::from)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::sync::mpsc::sync_channel;

    /// Stops when it is told to.
    #[derive(Debug, Default)]
    struct Told(AtomicBool);

    impl Progress for Told {
        fn is_stopped(&self) -> bool {
            self.0.load(Ordering::Relaxed)
        }
    }

    /// Goal: work that never looks up is left behind, and learns that it was.  Method: it waits for
    /// a word that is said after the end; what it hands out before then arrives.
    #[test]
    fn work_that_does_not_look_up_is_left_behind() {
        let (progress, mut taken) = (Told::default(), Vec::new());
        let (wake, asleep) = sync_channel::<()>(0);
        let (tell, heard) = sync_channel(1);
        let end = work(
            &progress,
            |it: u8| {
                taken.push(it);
                progress.0.store(true, Ordering::Relaxed);
                Ok::<(), Stopped>(())
            },
            move |progress, met| {
                met(1)?;
                asleep.recv().expect("somebody says it");
                tell.send((progress.is_stopped(), met(2))).expect("somebody listens");
                Ok(())
            },
        );
        assert_eq!((end, taken), (Err(Stopped), vec![1]));
        wake.send(()).expect("it waits");
        assert_eq!(heard.recv(), Ok((true, Err(Stopped))));
    }

    /// Goal: an error of the one who takes results ends the work too.
    #[test]
    fn work_ends_with_the_first_error() {
        #[derive(Debug, PartialEq)]
        enum End {
            Enough,
            Stopped,
        }
        impl From<Stopped> for End {
            fn from(Stopped: Stopped) -> Self {
                Self::Stopped
            }
        }
        let (tell, heard) = sync_channel(1);
        let end = work(
            &(),
            |_: u8| Err(End::Enough),
            move |_, met| {
                let end = (0..=u8::MAX).cycle().try_for_each(met);
                tell.send(end).expect("somebody listens");
                end
            },
        );
        assert_eq!(end, Err(End::Enough));
        assert_eq!(heard.recv(), Ok(Err(Stopped)));
    }

    /// Goal: steps arrive, all of them; and a panic.
    #[test]
    fn steps_and_panics_are_passed_on() {
        let sums = Steps::default();
        let end = work(
            &sums,
            |(): ()| Ok::<(), Stopped>(()),
            |progress, met| {
                progress.expect(12);
                (0..12).try_for_each(|_| {
                    progress.advance(1);
                    met(())
                })
            },
        );
        assert_eq!((end, sums.now()), (Ok(()), [12, 12]));
        let panics =
            || work(&(), |(): ()| Ok::<(), Stopped>(()), |_, _| resume_unwind(Box::new("wrong")));
        let said = std::panic::catch_unwind(panics).expect_err("a panic");
        assert_eq!(said.downcast_ref::<&str>(), Some(&"wrong"));
    }
}
