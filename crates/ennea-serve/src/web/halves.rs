//! Connections of which a client has closed its half: who only has nothing more to ask gets an answer, and who has left
//! stops the work.
//!
//! TCP says the same of both, that nothing more will come.  But a client that has left refuses what is sent to it,
//! so the half of a connection that waits for an answer is asked, by interim responses that every client passes
//! over (RFC 9110, 15.2), each later than the one before.

use std::io::{Error, ErrorKind, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Sleep, sleep};

/// Response that says nothing yet.
const INTERIM: &[u8] = b"HTTP/1.1 100 Continue\r\n\r\n";

/// The first pause before a client is asked; each is twice as long as the one before, up to the last.
const PAUSES: [Duration; 2] = [Duration::from_millis(50), Duration::from_secs(3)];

/// A connection whose end is told only where nobody waits for an answer.
#[derive(Debug)]
pub(super) struct Halves {
    stream: TcpStream,
    /// Whether something was asked since the last answer.
    is_asked: bool,
    /// Since the client has closed its half: the pause, and how long it is.
    pause: Option<(Pin<Box<Sleep>>, Duration)>,
}

impl Halves {
    pub(super) fn new(stream: TcpStream) -> Self {
        Self { stream, is_asked: false, pause: None }
    }

    /// Waits until the client is known to have left.
    fn poll_left(&mut self, context: &mut Context<'_>) -> Poll<Error> {
        let Self { stream, pause, .. } = self;
        loop {
            let [first, last] = PAUSES;
            let (sleeping, time) = pause.get_or_insert_with(|| (Box::pin(sleep(first)), first));
            ready!(sleeping.as_mut().poll(context));
            if let Some(error) = stream.take_error().unwrap_or_else(Some) {
                return Poll::Ready(error);
            }
            match ready!(Pin::new(&mut *stream).poll_write(context, INTERIM)) {
                Ok(sent) if sent == INTERIM.len() => {}
                // Part of a line would spoil the answer, so nothing more can be said.
                Ok(_) => return Poll::Ready(ErrorKind::ConnectionReset.into()),
                Err(error) => return Poll::Ready(error),
            }
            let next = (2 * *time).min(last);
            *pause = Some((Box::pin(sleep(next)), next));
        }
    }
}

impl AsyncRead for Halves {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<Result<(), Error>> {
        let before = buffer.filled().len();
        if self.pause.is_none() {
            ready!(Pin::new(&mut self.stream).poll_read(context, buffer))?;
            if buffer.filled().len() > before {
                self.is_asked = true;
                return Poll::Ready(Ok(()));
            }
        }
        if self.is_asked { self.poll_left(context).map(Err) } else { Poll::Ready(Ok(())) }
    }
}

impl AsyncWrite for Halves {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<Result<usize, Error>> {
        self.is_asked = false;
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Result<(), Error>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Result<(), Error>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[IoSlice<'_>],
    ) -> Poll<Result<usize, Error>> {
        self.is_asked = false;
        Pin::new(&mut self.stream).poll_write_vectored(context, bytes)
    }
}
