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

/// The time in which the head of a request has to come, on a new connection and on one that is kept.
const HEAD: Duration = Duration::from_secs(30);

/// How long what was sent may stay unread.
#[cfg(target_os = "linux")]
const READ: Duration = Duration::from_secs(30);

/// How long answers may go on after the end was asked for.
const END: Duration = Duration::from_secs(1);

/// Serves connections until `stop` is over.
pub(crate) async fn listen(listener: TcpListener, router: Router, stop: impl Future<Output = ()>) {
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
            serve(stream, router, ended).await;
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
async fn serve(stream: TcpStream, router: Router, mut ended: watch::Receiver<()>) {
    // Small answers then go out at once.  Where this fails, the connection is broken anyway.
    drop(stream.set_nodelay(true));
    // Whoever does not read what was sent is dropped by the system.
    #[cfg(target_os = "linux")]
    drop(SockRef::from(&stream).set_tcp_user_timeout(Some(READ)));
    let connection = Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
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
