//! `ennea serve`: the page, and its questions over HTTP.

use crate::face::{CtrlC, Exit, Failure, Output, interrupt, language, pool, why};
use clap::Args;
use ennea::progress::Progress;
use ennea_serve::{Server, Settings};
use ennea_words::say;
use serde::Serialize;
use std::io::ErrorKind;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

/// Threads of the server besides those that answer: two for its connections, others that wait with them.
const SERVING: usize = 6;

/// Serves the page.
#[derive(Debug, Args)]
#[command(
    after_help = "The page needs no network: all of it is in this program, and it answers to this machine \
    alone. Ctrl-C ends it.\n\n\
    GET /api describes the questions (OpenAPI); each is a POST of a JSON object, and its answer that of \
    --json:\n\n  \
    curl -d '{\"puzzle\": \"1..4....23......\"}' -H 'Content-Type: application/json' \\\n      \
    http://127.0.0.1:9081/api/solve\n\n\
    Examples:\n\n  \
    ennea serve --open\n  \
    ennea serve --port 0           a port that is free\n  \
    ennea serve --setters          a solver for f-puzzles, too, on port 4545"
)]
pub(crate) struct Options {
    /// The port; 0 takes one that is free.
    #[arg(long, value_name = "N", default_value_t = 9081)]
    port: u16,

    /// Open the page in the browser.
    #[arg(long)]
    open: bool,

    /// Listen at this address of the machine: others can then ask, too.
    #[arg(long, value_name = "ADDRESS", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    listen: IpAddr,

    /// Answer under this name of the machine as well, such as that of a proxy; may be repeated.
    #[arg(long, value_name = "NAME")]
    host: Vec<String>,

    /// Answer the scripts of setters, as SudokuSolver does, by WebSocket.
    #[arg(long)]
    setters: bool,

    /// With --setters: the port on which their scripts ask.
    #[arg(long, value_name = "N", default_value_t = 4545, requires = "setters")]
    setters_port: u16,
}

/// Addresses of the page, and of the back end for setters.
#[derive(Serialize)]
struct Address {
    page: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    setters: Option<String>,
}

pub(crate) fn run(options: &Options, output: &mut Output) -> Result<Exit, Failure> {
    interrupt::listen();
    pool::want_more(|threads| 2 * threads + SERVING)?;
    let loopback = IpAddr::V4(Ipv4Addr::LOCALHOST);
    let settings = Settings {
        address: SocketAddr::new(options.listen, options.port),
        hosts: options.host.clone(),
        setters: options.setters.then(|| SocketAddr::new(loopback, options.setters_port)),
        threads: rayon::current_num_threads(),
    };
    let server = Server::open(settings).map_err(|(address, error)| {
        let hint = match error.kind() {
            ErrorKind::AddrInUse if address.port() == options.port => "page-port-taken",
            ErrorKind::AddrInUse => "setters-port-taken",
            ErrorKind::PermissionDenied => "port-forbidden",
            _ => "",
        };
        let (address, why) = (address.to_string(), why(&error));
        let message = say!(language(), "cannot-listen", address, why);
        Failure::Input(match hint {
            "" => message,
            hint => format!("{message}\n  hint: {}", language().text(hint)),
        })
    })?;
    // Who listens everywhere is here, too.
    let here = if options.listen.is_unspecified() {
        SocketAddr::new(loopback, server.address().port())
    } else {
        server.address()
    };
    let page = format!("http://{here}/");
    let setters = server.setters().map(|address| format!("ws://{address}"));
    if !options.listen.is_loopback() {
        let address = server.address().to_string();
        output.note(&say!(language(), "listens-to-others", address));
    }
    output.either(&Address { page: page.clone(), setters: setters.clone() }, &page)?;
    if let Some(setters) = setters.filter(|_| !output.is_json) {
        output.line(&setters)?;
    }
    if options.open
        && let Err(error) = open::that_detached(&page)
    {
        output.note(&say!(language(), "no-browser", why = why(&error), page));
    }
    server.run(|| CtrlC.is_stopped());
    Ok(Exit::Done)
}
