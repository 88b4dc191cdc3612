//! Connections: their number is bounded, each has to send its requests within a time, and all end in order.

use axum::Router;
use hyper::server::conn::http1::Builder;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
#[cfg(target_os = "linux")]
use socket2::SockRef;
use std::future::Future;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};

/// Connections at the same time; others wait to be accepted.
const CONNECTIONS: usize = 512;

/// Times for which a client may be slow.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Patience {
    /// The time in which the head of a request has to come, on a new connection and on one that is kept.
    head: Duration,
    /// Time for which what was sent may stay unread; on Linux alone.
    #[cfg_attr(not(target_os = "linux"), expect(dead_code, reason = "no such limit there"))]
    read: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        let long = Duration::from_secs(30);
        Self { head: long, read: long }
    }
}

/// Time for which answers may go on after the end was asked for.
const END: Duration = Duration::from_secs(1);

/// Serves connections until `stop` is over.
pub(crate) async fn listen(
    listener: TcpListener,
    router: Router,
    patience: Patience,
    stop: impl Future<Output = ()>,
) {
    let places = Arc::new(Semaphore::new(CONNECTIONS));
    let (end, ended) = watch::channel(());
    let mut stop = pin!(stop);
    loop {
        let accept = async {
            let place = Arc::clone(&places).acquire_owned().await.expect("nobody closes it");
            (place, listener.accept().await)
        };
        let (place, accepted) = tokio::select! {
            () = &mut stop => break,
            accepted = accept => accepted,
        };
        let Ok((stream, _)) = accepted else {
            // Too many open files, mostly; they become fewer.
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        let (router, ended) = (router.clone(), ended.clone());
        tokio::spawn(async move {
            serve(stream, router, patience, ended).await;
            drop(place);
        });
    }
    drop((listener, ended));
    // Connections go on until they have answered what was asked; then nobody listens to this any more.
    end.send_replace(());
    tokio::select! {
        () = end.closed() => {}
        () = tokio::time::sleep(END) => {}
    }
}

/// Serves one connection to its end, or until it has answered after `ended`.
async fn serve(
    stream: TcpStream,
    router: Router,
    patience: Patience,
    mut ended: watch::Receiver<()>,
) {
    // Small answers then go out at once.  Where this fails, the connection is broken anyway.
    drop(stream.set_nodelay(true));
    // Whoever does not read what was sent is dropped by the system.
    #[cfg(target_os = "linux")]
    drop(SockRef::from(&stream).set_tcp_user_timeout(Some(patience.read)));
    let connection = Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(patience.head)
        .max_buf_size(64 << 10)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(router))
        .with_upgrades();
    let mut connection = pin!(connection);
    // A connection that breaks concerns nobody else.
    tokio::select! {
        _ = &mut connection => {}
        _ = ended.changed() => {
            connection.as_mut().graceful_shutdown();
            drop(connection.await);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::routing::get;
    use std::time::Instant;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::sync::oneshot;

    /// Much for a test, and yet nothing.
    const SHORT: Duration = Duration::from_millis(300);

    /// Serves one client with these limits and an answer of 64 MiB; returns what the client
    /// returns.
    fn with_server<T>(patience: Patience, client: impl AsyncFnOnce(TcpStream) -> T) -> T {
        let mut builder = tokio::runtime::Builder::new_multi_thread();
        let runtime = builder.worker_threads(2).enable_all().build().expect("threads");
        runtime.block_on(async {
            let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
            let address = listener.local_addr().expect("an address");
            let router = Router::new().route("/", get(async || vec![b'x'; 64 << 20]));
            let (stop, stopped) = oneshot::channel::<()>();
            let stopped = async { drop(stopped.await) };
            let server = tokio::spawn(listen(listener, router, patience, stopped));
            let seen = client(TcpStream::connect(address).await.expect("it listens")).await;
            stop.send(()).expect("it still listens");
            server.await.expect("it ends in order");
            seen
        })
    }

    /// Goal: half a head is not waited for longer than the limit says, nor much less; a whole one is answered.
    #[test]
    fn half_a_head_is_dropped_at_the_limit() {
        let patience = Patience { head: SHORT, ..Patience::default() };
        // The server's clock starts when it accepts, so that this one starts before.
        let begun = Instant::now();
        let took = with_server(patience, async |mut stream| {
            stream.write_all(b"GET / HTTP/1.1\r\nHost: ").await.expect("it reads");
            let mut read = Vec::new();
            // An end or an error: both say that nobody is there any more.
            let end = stream.read_to_end(&mut read).await;
            assert!(!read.starts_with(b"HTTP/1.1 200"), "{end:?}");
            begun.elapsed()
        });
        assert!(took >= SHORT && took < Duration::from_secs(10), "{took:?}");
        let answered = with_server(patience, async |mut stream| {
            stream.write_all(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n").await.expect("it reads");
            let mut first = [0; 12];
            stream.read_exact(&mut first).await.expect("an answer");
            first
        });
        assert_eq!(&answered, b"HTTP/1.1 200");
    }

    /// Goal: who asks and reads nothing loses the rest of the answer; who reads late, but within the limit, gets
    /// all of it.  Method: an answer that no system takes whole; the system drops what stays unread.
    #[cfg(target_os = "linux")]
    #[test]
    fn an_answer_that_nobody_reads_is_dropped_at_the_limit() {
        let read_after = |read: Duration, pause: Duration| {
            let patience = Patience { read, ..Patience::default() };
            with_server(patience, async move |mut stream| {
                stream.write_all(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n").await.expect("it reads");
                tokio::time::sleep(pause).await;
                let (mut bytes, mut total) = (vec![0; 1 << 20], 0);
                while total < 64 << 20 {
                    match stream.read(&mut bytes).await {
                        Ok(0) | Err(_) => break,
                        Ok(count) => total += count,
                    }
                }
                total
            })
        };
        let dropped = read_after(SHORT, 20 * SHORT);
        assert!(dropped < 64 << 20, "{dropped}");
        let whole = read_after(Duration::from_secs(60), 3 * SHORT);
        assert!(whole >= 64 << 20, "{whole}");
    }
}
