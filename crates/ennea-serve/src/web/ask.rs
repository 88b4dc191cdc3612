//! `POST /api/NAME`: the one handler of all questions; an answer as it is, or as events on the way to it.

use super::{Desk, json, refuse_in};
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, Path, Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use ennea_questions::{Answer, Problem, Question, Watch, language_of, question};
use ennea_words::{Language, saying};
use serde::Serialize;
use serde_json::json;
use std::convert::Infallible;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::mpsc::{self, Sender, unbounded_channel};
use tokio_stream::wrappers::ReceiverStream;

/// Time in which a question has to come in.
const READ: Duration = Duration::from_secs(10);

/// Time between two reports of progress.
const TELL: Duration = Duration::from_millis(100);

pub(super) async fn ask(
    State(desk): State<Arc<Desk>>,
    Path(name): Path<String>,
    request: Request,
) -> Response {
    let headers = request.headers().clone();
    let refuse = |problem: &Problem| refuse_in(reader(&headers), problem);
    if let Some(problem) = not_json(&headers) {
        return refuse(&problem);
    }
    let body = match tokio::time::timeout(READ, Bytes::from_request(request, &())).await {
        Ok(Ok(body)) => body,
        Ok(Err(why)) => return refuse(&unread(&why)),
        Err(_) => {
            let why = saying!("http-late", seconds = READ.as_secs());
            return refuse(&Problem::new(408, "Request timeout", why));
        }
    };
    let language = language_of(&body).unwrap_or_else(|| reader(&headers));
    let Some(question) = question(&name) else {
        return refuse_in(language, &Problem::not_found(&format!("/api/{name}")));
    };
    if wants_events(&headers) {
        let (send, events) = mpsc::channel(4);
        tokio::spawn(tell(desk, question, body, language, send));
        let events = Sse::new(ReceiverStream::new(events));
        return events.keep_alive(KeepAlive::default()).into_response();
    }
    match desk.answer(question, body, language, None, |_| ()).await {
        Ok(Answer::Json(value)) => json(StatusCode::OK, "application/json", &value),
        Ok(Answer::File { mime, name, bytes }) => {
            let headers = [(header::CONTENT_TYPE, mime), (header::CACHE_CONTROL, "no-store")];
            let name = format!("inline; filename=\"{name}\"");
            (headers, [(header::CONTENT_DISPOSITION, name)], bytes).into_response()
        }
        Err(problem) => refuse_in(language, &problem),
    }
}

/// The first language that the reader accepts and that there is, English if there is none: problems are told in it.
pub(super) fn reader(headers: &HeaderMap) -> Language {
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let tags = accepted.unwrap_or_default().split(',').filter_map(|it| it.split(';').next());
    tags.filter_map(|tag| Language::of(tag.trim())).next().unwrap_or_default()
}

/// Tests whether the answer is asked for as events.
fn wants_events(headers: &HeaderMap) -> bool {
    let accept = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok());
    accept.is_some_and(|accept| accept.contains("text/event-stream"))
}

/// Refuses a body that says it is no JSON: forms and plain texts are what other sites can send unasked.
fn not_json(headers: &HeaderMap) -> Option<Problem> {
    let found = headers.get(header::CONTENT_TYPE)?.to_str().unwrap_or("?");
    let kind = found.split(';').next().unwrap_or_default().trim();
    if kind.eq_ignore_ascii_case("application/json") {
        return None;
    }
    let found = found.to_owned();
    let why = saying!("http-content-type", found);
    Some(Problem::new(415, "Unsupported media type", why))
}

fn unread(why: &BytesRejection) -> Problem {
    match why.status() {
        StatusCode::PAYLOAD_TOO_LARGE => {
            let why = saying!("http-too-large", most = super::BODY_MAX);
            Problem::new(413, "Payload too large", why)
        }
        _ => {
            let why = why.to_string();
            Problem::bad(saying!("http-broken", why))
        }
    }
}

/// An event with JSON.
fn event(name: &str, value: &impl Serialize) -> Result<Event, Infallible> {
    let text = serde_json::to_string(value).expect("its keys are texts");
    Ok(Event::default().event(name).data(text))
}

/// Answers a question and tells of the way, as long as somebody listens.
async fn tell(
    desk: Arc<Desk>,
    question: &'static Question,
    body: Bytes,
    language: Language,
    send: Sender<Result<Event, Infallible>>,
) {
    let (story, mut told) = unbounded_channel::<Vec<String>>();
    // Nobody reads it any more where this fails, and then the work is stopped.
    let story = Box::new(move |lines| drop(story.send(lines)));
    let watched: Arc<Mutex<Option<Arc<Watch>>>> = Arc::default();
    let seen = Arc::clone(&watched);
    let begun = move |watch| {
        *seen.lock().unwrap_or_else(PoisonError::into_inner) = Some(watch);
    };
    let mut answer = Box::pin(desk.answer(question, body, language, Some(story), begun));
    let mut clock = tokio::time::interval(TELL);
    let mut last = None;
    let answered = loop {
        tokio::select! {
            biased;
            () = send.closed() => return,
            Some(lines) = told.recv() => {
                if send.send(event("story", &lines)).await.is_err() {
                    return;
                }
            }
            answered = &mut answer => break answered,
            _ = clock.tick() => {
                let watch = watched.lock().unwrap_or_else(PoisonError::into_inner).clone();
                let steps = watch.map(|watch| watch.steps());
                // Somebody who reads slowly misses some of them.
                if steps.is_some() && steps != last && send.try_send(event("progress", &steps)).is_ok() {
                    last = steps;
                }
            }
        }
    };
    while let Ok(lines) = told.try_recv() {
        if send.send(event("story", &lines)).await.is_err() {
            return;
        }
    }
    let end = match &answered {
        Ok(Answer::Json(value)) => event("answer", value),
        Ok(Answer::File { name, .. }) => {
            event("file", &json!({"name": name, "hint": "ask without events to get it"}))
        }
        Err(problem) => event("problem", &problem.said(language)),
    };
    // Whoever has left needs no answer.
    drop(send.send(end).await);
}
