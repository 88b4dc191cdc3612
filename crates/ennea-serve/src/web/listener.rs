//! Connections: their number is bounded, each has to send its requests within a time, and all end in order.
//!
//! Where there are as many as may be, a new one takes the place of the oldest that asks nothing.

use super::halves::Halves;
use axum::Router;
use axum::extract::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1::Builder;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
#[cfg(target_os = "linux")]
use socket2::SockRef;
use std::collections::VecDeque;
use std::future::Future;
use std::pin::pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Weak};
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore, watch};

/// Connections, and times for which a client may be slow.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Patience {
    /// Connections at the same time; others wait to be accepted.
    connections: usize,
    /// The time in which the head of a request has to come, on a new connection and on one that is kept.
    head: Duration,
    /// Time for which what was sent may stay unread; on Linux alone.
    #[cfg_attr(not(target_os = "linux"), expect(dead_code, reason = "no such limit there"))]
    read: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        let long = Duration::from_secs(30);
        Self { connections: 512, head: long, read: long }
    }
}

/// Time for which answers may go on after the end was asked for.
const END: Duration = Duration::from_secs(1);

/// Time after which one more connection is asked to end, while a new one waits for its place.
const CROWDED: Duration = Duration::from_millis(20);

/// A connection, as the one that accepts others sees it.
#[derive(Debug, Default)]
struct Guest {
    /// Whether it has ever asked something.
    has_asked: AtomicBool,
    /// Told when it is to end, once it has its answer.
    leave: Notify,
}

/// Places of connections, and those that have one, the oldest first.
struct House {
    places: Arc<Semaphore>,
    guests: VecDeque<Weak<Guest>>,
}

impl House {
    fn new(places: usize) -> Self {
        Self { places: Arc::new(Semaphore::new(places)), guests: VecDeque::new() }
    }

    /// A place for one more, for which others that ask nothing have to end where there is none.
    async fn place(&mut self) -> (OwnedSemaphorePermit, Arc<Guest>) {
        let places = Arc::clone(&self.places);
        let mut free = pin!(places.acquire_owned());
        let place = loop {
            tokio::select! {
                biased;
                place = &mut free => break place.expect("nobody closes it"),
                () = self.end_oldest() => {}
            }
        };
        self.guests.retain(|guest| guest.strong_count() > 0);
        let guest = Arc::new(Guest::default());
        self.guests.push_back(Arc::downgrade(&guest));
        (place, guest)
    }

    /// Asks the oldest connection to end, and gives it time.
    async fn end_oldest(&mut self) {
        let guest = self.guests.pop_front().and_then(|guest| guest.upgrade());
        match guest {
            Some(guest) => guest.leave.notify_one(),
            None if self.guests.is_empty() => std::future::pending().await,
            None => return,
        }
        tokio::time::sleep(CROWDED).await;
    }
}

/// Serves connections until `stop` is over.
pub(crate) async fn listen(
    listener: TcpListener,
    router: Router,
    patience: Patience,
    stop: impl Future<Output = ()>,
) {
    let mut house = House::new(patience.connections);
    let (end, ended) = watch::channel(());
    let mut stop = pin!(stop);
    loop {
        // Nobody has to end before somebody comes.
        let accept = async {
            let accepted = listener.accept().await;
            (accepted, house.place().await)
        };
        let (accepted, (place, guest)) = tokio::select! {
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
            serve(stream, router, patience, &guest, ended).await;
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

/// Serves one connection to its end, or until it has answered after it was told to leave, or after `ended`.
async fn serve(
    stream: TcpStream,
    router: Router,
    patience: Patience,
    guest: &Guest,
    mut ended: watch::Receiver<()>,
) {
    // Small answers then go out at once.  Where this fails, the connection is broken anyway.
    drop(stream.set_nodelay(true));
    // Whoever does not read what was sent is dropped by the system.
    #[cfg(target_os = "linux")]
    drop(SockRef::from(&stream).set_tcp_user_timeout(Some(patience.read)));
    let router = TowerToHyperService::new(router);
    let answer = service_fn(|request: Request<Incoming>| {
        guest.has_asked.store(true, Ordering::Relaxed);
        router.call(request)
    });
    let connection = Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(patience.head)
        .max_buf_size(64 << 10)
        .serve_connection(TokioIo::new(Halves::new(stream)), answer)
        .with_upgrades();
    let mut connection = pin!(connection);
    // A connection that breaks concerns nobody else.
    tokio::select! {
        _ = &mut connection => return,
        _ = ended.changed() => {}
        // Half a head is nobody's question.
        () = guest.leave.notified() => if !guest.has_asked.load(Ordering::Relaxed) { return },
    }
    connection.as_mut().graceful_shutdown();
    drop(connection.await);
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
        let router = Router::new().route("/", get(async || vec![b'x'; 64 << 20]));
        with_router(patience, router, client)
    }

    /// Serves clients with these limits; returns what the first returns.
    fn with_router<T>(
        patience: Patience,
        router: Router,
        client: impl AsyncFnOnce(TcpStream) -> T,
    ) -> T {
        let mut builder = tokio::runtime::Builder::new_multi_thread();
        let runtime = builder.worker_threads(2).enable_all().build().expect("threads");
        runtime.block_on(async {
            let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
            let address = listener.local_addr().expect("an address");
            let (stop, stopped) = oneshot::channel::<()>();
            let stopped = async { drop(stopped.await) };
            let server = tokio::spawn(listen(listener, router, patience, stopped));
            let seen = client(TcpStream::connect(address).await.expect("it listens")).await;
            stop.send(()).expect("it still listens");
            server.await.expect("it ends in order");
            seen
        })
    }

    /// Goal: who has nothing more to ask gets an answer all the same, and who has left ends it.  Method: an answer
    /// that takes a while, and one that takes for ever, on connections whose client closes one half, or both.
    #[test]
    fn half_a_connection_is_answered_and_none_ends_the_work() {
        struct Ends(Arc<Semaphore>);
        impl Drop for Ends {
            fn drop(&mut self) {
                self.0.add_permits(1);
            }
        }
        let ended = Arc::new(Semaphore::new(0));
        let seen = Arc::clone(&ended);
        let late = get(async || {
            tokio::time::sleep(2 * SHORT).await;
            "late"
        });
        let never = get(async move || {
            let _ends = Ends(seen);
            std::future::pending::<()>().await;
        });
        let router = Router::new().route("/", late).route("/never", never);
        with_router(Patience::default(), router, async |mut stream| {
            let address = stream.peer_addr().expect("an address");
            stream.write_all(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n").await.expect("it reads");
            stream.shutdown().await.expect("it goes on");
            let mut read = String::new();
            stream.read_to_string(&mut read).await.expect("an answer");
            let answer = read.trim_start_matches("HTTP/1.1 100 Continue\r\n\r\n");
            assert!(answer.starts_with("HTTP/1.1 200") && answer.ends_with("late"), "{read}");
            let mut stream = TcpStream::connect(address).await.expect("it listens");
            let asked = b"GET /never HTTP/1.1\r\nHost: x\r\n\r\n";
            stream.write_all(asked).await.expect("it reads");
            let is_over = || tokio::time::timeout(2 * SHORT, ended.acquire());
            assert!(is_over().await.is_err(), "somebody waits for it");
            drop(stream);
            let over = tokio::time::timeout(Duration::from_secs(20), ended.acquire()).await;
            assert!(over.is_ok(), "nobody waits for it");
        });
    }

    /// Goal: connections on which nothing is asked keep nobody out, and one on which something is answered stays.
    /// Method: one that waits for an answer, then halves of heads, more than there are places, then one that asks.
    #[test]
    fn a_full_house_has_a_place_for_who_asks() {
        let patience = Patience { connections: 4, ..Patience::default() };
        let late = get(async || {
            tokio::time::sleep(8 * SHORT).await;
            "late"
        });
        let router = Router::new().route("/", get(async || "soon")).route("/late", late);
        with_router(patience, router, async |mut first| {
            let address = first.peer_addr().expect("an address");
            let asked = b"GET /late HTTP/1.1\r\nHost: x\r\n\r\n";
            first.write_all(asked).await.expect("it reads");
            // It has read that before anybody else comes.
            tokio::time::sleep(SHORT).await;
            let mut halves = Vec::new();
            for _ in 0..9 {
                let mut half = TcpStream::connect(address).await.expect("it listens");
                half.write_all(b"GET / HTTP/1.1\r\nHost: ").await.expect("it reads");
                halves.push(half);
            }
            let begun = Instant::now();
            let mut last = TcpStream::connect(address).await.expect("it listens");
            last.write_all(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n").await.expect("it reads");
            let mut answer = [0; 12];
            last.read_exact(&mut answer).await.expect("an answer");
            assert_eq!(&answer, b"HTTP/1.1 200");
            assert!(begun.elapsed() < Duration::from_secs(10), "{:?}", begun.elapsed());
            let mut read = String::new();
            first.read_to_string(&mut read).await.expect("an answer");
            assert!(read.starts_with("HTTP/1.1 200") && read.ends_with("late"), "{read}");
        });
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
