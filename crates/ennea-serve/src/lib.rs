//! The page of ennea: its questions over HTTP on loopback, for everybody who does not type commands.
//!
//! ```text
//!   browser ---> web: guard --> files of the page
//!                          \--> desk --> crate of questions
//!   f-puzzles --> web: guard --> setters ------------> crate of answers
//! ```
//!
//! * `web/`: each question of [`ennea_questions`] is a POST of one JSON object to `/api/NAME`, and `GET /api`
//!   describes them.
//! * `setters/`: what the pages of setters ask, in their own protocol.
//! * [`Server`]: an open port, and the page behind it.
//! * `page/`: the page itself, plain files that are part of the program; nothing comes from elsewhere.
//!
//! # Who may ask
//!
//! The server listens on loopback unless another address is asked for.  It refuses requests under names that
//! are not its own and those of pages of other sites (`web/guard.rs`), reads no file of the machine, writes none,
//! sets no cookies, bounds the size of a question, the time of an answer, and how many there are at once.

mod setters;
mod web;

/// The files of the page, for whoever puts them elsewhere.
pub mod page {
    pub use crate::web::assets::{File, PARTS, files};
}

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::runtime::{Builder, Runtime};
use web::{Desk, Door, Guard, Patience};

/// Settings of a server: its addresses and names, and its threads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The address of the page; port 0 takes one that is free.
    pub address: SocketAddr,
    /// Other names under which the page may be asked, besides those of loopback.
    pub hosts: Vec<String>,
    /// The address of the back end for setters, if there is to be one.
    pub setters: Option<SocketAddr>,
    /// Threads for each long answer.
    pub threads: usize,
}

/// A server whose ports are open.
#[derive(Debug)]
pub struct Server {
    runtime: Runtime,
    settings: Settings,
    page: (TcpListener, SocketAddr),
    setters: Option<(TcpListener, SocketAddr)>,
}

impl Server {
    /// Opens the ports.
    ///
    /// # Errors
    /// If one is taken, or may not be opened; the address stands before it.
    pub fn open(settings: Settings) -> Result<Self, (SocketAddr, io::Error)> {
        let runtime = Builder::new_multi_thread().worker_threads(2).enable_all().build();
        let runtime = runtime.map_err(|error| (settings.address, error))?;
        let open = |address: SocketAddr| {
            let bind = async {
                let listener = TcpListener::bind(address).await?;
                let own = listener.local_addr()?;
                Ok((listener, own))
            };
            runtime.block_on(bind).map_err(|error| (address, error))
        };
        let page = open(settings.address)?;
        let setters = settings.setters.map(open).transpose()?;
        Ok(Self { runtime, settings, page, setters })
    }

    /// The address of the page, with the port that was taken.
    pub fn address(&self) -> SocketAddr {
        self.page.1
    }

    /// The address of the back end for setters, if there is one.
    pub fn setters(&self) -> Option<SocketAddr> {
        self.setters.as_ref().map(|(_, address)| *address)
    }

    /// Serves until `is_stopped`, which is asked twenty times a second; then it answers what was asked and ends.
    pub fn run(self, is_stopped: impl Fn() -> bool + Sync) {
        const LOOK: Duration = Duration::from_millis(50);
        let Self { runtime, settings, page: (page, own), setters } = self;
        let stop = || async {
            while !is_stopped() {
                tokio::time::sleep(LOOK).await;
            }
        };
        let desk = Arc::new(Desk::new(settings.threads));
        let guard = Guard::at(own, Door::Page).also(&settings.hosts, own.port());
        let patience = Patience::default();
        let page = web::listen(page, web::router(desk, guard), patience, stop());
        runtime.block_on(async {
            let other = setters.map(|(listener, own)| {
                let router = web::setters::router(Guard::at(own, Door::Setters));
                web::listen(listener, router, patience, stop())
            });
            tokio::join!(page, maybe(other));
        });
        // Work that is still going on was told to stop.
        runtime.shutdown_timeout(Duration::from_millis(500));
    }
}

/// Waits for something that there may be.
async fn maybe(future: Option<impl Future<Output = ()>>) {
    if let Some(future) = future {
        future.await;
    }
}
