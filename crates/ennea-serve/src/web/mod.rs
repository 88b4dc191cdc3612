//! Questions over HTTP: which request is answered, by whom, and how it ends.
//!
//! ```text
//!   connection --guard--> GET /, /FILE: a file of the page
//!                         GET /api: the description of the questions; /api/schema/FILE: of an answer
//!                         POST /api/NAME: a question; an answer, or events
//! ```

mod ask;
pub(crate) mod assets;
mod desk;
mod guard;
mod halves;
mod listener;
pub(crate) mod setters;
#[cfg(test)]
mod tests;
mod turns;

pub(crate) use desk::Desk;
pub(crate) use guard::{Door, Guard};
pub(crate) use listener::{Patience, listen};

use axum::Router;
use axum::extract::{DefaultBodyLimit, Path};
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use ennea_questions::{Problem, openapi, schema};
use ennea_words::{Language, saying};
use std::sync::Arc;

/// The largest question, in bytes.
const BODY_MAX: usize = 1 << 20;

/// The page and its questions.
pub(crate) fn router(desk: Arc<Desk>, guard: Guard) -> Router {
    Router::new()
        .route("/api", get(async || json(StatusCode::OK, "application/json", &openapi())))
        .route("/api/schema/{file}", get(schema_file))
        .route("/api/{question}", post(ask::ask))
        .fallback_service(get(file).fallback(not_allowed))
        .method_not_allowed_fallback(not_allowed)
        .layer(DefaultBodyLimit::max(BODY_MAX))
        .layer(axum::middleware::from_fn_with_state(Arc::new(guard), guard::check))
        .with_state(desk)
}

/// A file of the page.
async fn file(headers: HeaderMap, uri: Uri) -> Response {
    assets::file(uri.path()).unwrap_or_else(|problem| refuse(&headers, &problem))
}

/// A response of JSON.
fn json(status: StatusCode, mime: &'static str, value: &impl serde::Serialize) -> Response {
    let text = serde_json::to_string(value).expect("its keys are texts");
    let headers = [(header::CONTENT_TYPE, mime), (header::CACHE_CONTROL, "no-store")];
    (status, headers, text).into_response()
}

/// The schema of an answer.
async fn schema_file(headers: HeaderMap, Path(file): Path<String>) -> Response {
    match schema(&file) {
        Some(text) => ([(header::CONTENT_TYPE, "application/schema+json")], text).into_response(),
        None => refuse(&headers, &Problem::not_found(&format!("/api/schema/{file}"))),
    }
}

/// A problem as a response, in the language that the headers of the request ask for.
fn refuse(headers: &HeaderMap, problem: &Problem) -> Response {
    refuse_in(ask::reader(headers), problem)
}

/// Response for a problem, in the language of the reader.
fn refuse_in(language: Language, problem: &Problem) -> Response {
    let status = StatusCode::from_u16(problem.status).unwrap_or(StatusCode::BAD_REQUEST);
    json(status, "application/problem+json", &problem.said(language))
}

async fn not_allowed(headers: HeaderMap, uri: Uri) -> Response {
    let name = uri.path().strip_prefix("/api/");
    let key = if name.is_some_and(|name| !name.contains('/')) { "http-post" } else { "http-get" };
    let why = saying!(key);
    refuse(&headers, &Problem::new(405, "Method not allowed", why))
}
