//! Guard of the server: pages of this server alone may ask, under its own names, whatever a browser
//! was talked into.
//!
//! A page of another site can send requests to loopback, and a name that is made to point at 127.0.0.1 (DNS
//! rebinding) makes such a page look like one of ours.  So `Host` has to be a name of this server, and
//! `Origin`, which browsers send with every POST and WebSocket, has to be this server as well.

use super::refuse;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Response, header};
use axum::middleware::Next;
use ennea_answers::refusal::Refusal;
use ennea_questions::Problem;
use ennea_words::{gaps, saying};
use std::net::SocketAddr;
use std::sync::Arc;

/// Door, by what is served behind it, which decides whose pages may ask there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Door {
    /// The page and its questions: for itself alone.
    Page,
    /// The back end for setters: for the pages of setters, too.
    Setters,
}

/// The pages of setters whose scripts ask on loopback.
const SETTERS: [&str; 3] =
    ["https://www.f-puzzles.com", "https://f-puzzles.com", "https://sudokupad.app"];

/// The names under which this server is asked.
#[derive(Clone, Debug)]
pub(crate) struct Guard {
    hosts: Vec<String>,
    /// The port, where the server listens at all addresses of the machine: each of them is its name then.  No
    /// page can make an address point elsewhere.
    any_at: Option<u16>,
    door: Door,
}

impl Guard {
    /// The names of a server that listens at an address: those of loopback, and the address itself.
    pub(crate) fn at(address: SocketAddr, door: Door) -> Self {
        let port = address.port();
        let mut hosts: Vec<String> =
            ["127.0.0.1", "localhost", "[::1]"].map(|name| format!("{name}:{port}")).into();
        if port == 80 {
            hosts.extend(["127.0.0.1", "localhost", "[::1]"].map(str::to_owned));
        }
        hosts.push(address.to_string());
        let any_at = address.ip().is_unspecified().then_some(port);
        Self { hosts, any_at, door }
    }

    /// Other names under which it may be asked, such as that of the machine.
    pub(crate) fn also(mut self, names: &[String], port: u16) -> Self {
        let both = |name: &String| [name.to_lowercase(), format!("{}:{port}", name.to_lowercase())];
        self.hosts.extend(names.iter().flat_map(both));
        self
    }

    /// Tests whether this is a name of the server.
    fn is_own(&self, host: &str) -> bool {
        let is_address = |port| host.parse().is_ok_and(|at: SocketAddr| at.port() == port);
        self.hosts.iter().any(|own| own == host) || self.any_at.is_some_and(is_address)
    }

    /// Why a request is refused; `None` if it is not.
    pub(crate) fn refusal(&self, headers: &HeaderMap) -> Option<Problem> {
        let text = |value: &HeaderValue| String::from_utf8_lossy(value.as_bytes()).to_lowercase();
        let forbidden = |message: Refusal| Some(Problem::new(403, "Forbidden", message));
        let hosts: Vec<String> = headers.get_all(header::HOST).iter().map(text).collect();
        match &hosts[..] {
            [host] if self.is_own(host) => {}
            found => {
                let (found, hosts) = (found.join("', '"), self.hosts.clone());
                return forbidden(Refusal::hinted("http-host", move |_| gaps!(found, hosts)));
            }
        }
        let is_ours = |origin: &str| {
            let host = origin.strip_prefix("http://");
            host.is_some_and(|host| self.is_own(host))
        };
        let is_known = |origin: &str| {
            is_ours(origin) || self.door == Door::Setters && SETTERS.contains(&origin)
        };
        let origin = headers.get_all(header::ORIGIN).iter().map(text).find(|it| !is_known(it));
        if let Some(origin) = origin {
            let why = saying!("http-origin", origin);
            return forbidden(Refusal::of(why));
        }
        // Browsers say it of every request, with Origin or without.
        let site = headers.get("sec-fetch-site").map(text);
        let is_foreign = site.is_some_and(|site| site == "cross-site" || site == "same-site");
        // A link on another page may lead here, which changes nothing and shows nothing to it.
        let is_visit = headers.get("sec-fetch-mode").map(text).is_some_and(|it| it == "navigate");
        if is_foreign && !is_visit && self.door == Door::Page {
            return forbidden(Refusal::of(saying!("http-site")));
        }
        None
    }
}

/// Headers of every response: its page may load and do nothing but what is here.
const HEADERS: [(&str, &str); 7] = [
    (
        "content-security-policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; \
         connect-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; \
         frame-ancestors 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("x-frame-options", "DENY"),
    ("permissions-policy", "camera=(), geolocation=(), microphone=()"),
];

/// Refuses those who may not ask, and says to all others what a page may do.
pub(super) async fn check(
    State(guard): State<Arc<Guard>>,
    request: Request,
    next: Next,
) -> Response<Body> {
    let mut response = match guard.refusal(request.headers()) {
        Some(problem) => refuse(request.headers(), &problem),
        None => next.run(request).await,
    };
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_refused(door: Door, headers: &[(&'static str, &str)]) -> bool {
        let address = "127.0.0.1:9009".parse().expect("an address");
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.append(*name, value.parse().expect("a value"));
        }
        Guard::at(address, door).refusal(&map).is_some()
    }

    /// Goal: what a page of another site can send is refused, whatever name points here.
    #[test]
    fn pages_of_other_sites_are_refused() {
        let own = ("host", "127.0.0.1:9009");
        let refused = |headers: &[(&'static str, &str)]| is_refused(Door::Page, headers);
        assert!(!refused(&[own]));
        assert!(!refused(&[("host", "LOCALHOST:9009")]));
        assert!(!refused(&[("host", "[::1]:9009"), ("origin", "http://[::1]:9009")]));
        assert!(!refused(&[own, ("sec-fetch-site", "same-origin")]));
        assert!(!refused(&[own, ("sec-fetch-site", "cross-site"), ("sec-fetch-mode", "navigate")]));
        assert!(refused(&[]));
        assert!(refused(&[("host", "evil.example:9009")]));
        assert!(refused(&[("host", "127.0.0.1:9010")]));
        assert!(refused(&[("host", "127.0.0.1")]));
        assert!(refused(&[own, ("host", "evil.example")]));
        assert!(refused(&[own, ("origin", "http://evil.example")]));
        assert!(refused(&[own, ("origin", "https://127.0.0.1:9009")]));
        assert!(refused(&[own, ("origin", "http://127.0.0.1:9010")]));
        assert!(refused(&[own, ("origin", "null")]));
        assert!(refused(&[own, ("sec-fetch-site", "cross-site")]));
        assert!(refused(&[own, ("origin", "https://www.f-puzzles.com")]));
    }

    /// Goal: who listens at all addresses is asked by any of them, but by no name that is not given.
    #[test]
    fn addresses_are_names_of_a_server_that_listens_at_all() {
        let guard = Guard::at("0.0.0.0:9081".parse().expect("an address"), Door::Page);
        let guard = guard.also(&["Sudoku.example".to_owned()], 9081);
        let is_refused = |host: &str| {
            let headers = [(header::HOST, host.parse().expect("a value"))];
            guard.refusal(&headers.into_iter().collect()).is_some()
        };
        let own = ["192.168.1.5:9081", "[fe80::1]:9081", "sudoku.example", "sudoku.example:9081"];
        assert!(own.iter().all(|host| !is_refused(host)));
        let others =
            ["192.168.1.5:80", "192.168.1.5", "evil.example:9081", "192.168.1.5.evil.example:9081"];
        assert!(others.iter().all(|host| is_refused(host)));
    }

    #[test]
    fn pages_of_setters_may_use_their_door() {
        let own = ("host", "localhost:9009");
        let site = ("sec-fetch-site", "cross-site");
        let refused = |origin| is_refused(Door::Setters, &[own, ("origin", origin), site]);
        assert!(!refused("https://www.f-puzzles.com"));
        assert!(refused("https://www.f-puzzles.com.evil.example"));
        assert!(refused("http://www.f-puzzles.com"));
    }
}
