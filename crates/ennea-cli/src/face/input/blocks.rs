//! Bytes from a file or a pipe, read ahead in large blocks by a thread of their own.
//!
//! A slow input holds nothing up: where no block is ready there is time to hand on what was read before,
//! and to stop waiting.

use std::io::{self, ErrorKind, Read};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::Duration;

const BLOCK: usize = 1 << 18;

/// Number of blocks that are read ahead.
const AHEAD: usize = 4;

/// The blocks of one input.
#[derive(Debug)]
pub(super) struct Blocks(Receiver<io::Result<Vec<u8>>>);

impl Blocks {
    /// Starts to read.  The thread ends with the input, or when the blocks are dropped.
    pub(super) fn of(mut input: impl Read + Send + 'static) -> Self {
        let (sender, receiver) = sync_channel(AHEAD);
        let own = sender.clone();
        let read = move || {
            loop {
                let mut block = vec![0; BLOCK];
                let message = match input.read(&mut block) {
                    Ok(0) => break,
                    Ok(length) => {
                        block.truncate(length);
                        Ok(block)
                    }
                    Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                    Err(error) => Err(error),
                };
                let failed = message.is_err();
                if sender.send(message).is_err() || failed {
                    break;
                }
            }
        };
        if let Err(error) = thread::Builder::new().spawn(read) {
            own.send(Err(error)).expect("there is room for blocks");
        }
        Self(receiver)
    }

    /// The next block, if it is there or comes within a time.
    pub(super) fn next(&self, time: Duration) -> Result<io::Result<Vec<u8>>, RecvTimeoutError> {
        self.0.recv_timeout(time)
    }
}
