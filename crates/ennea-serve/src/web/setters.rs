//! The door of the back end for setters: a WebSocket, on which a new message calls the last one off.

use crate::setters::{Message as Asked, Reply};
use axum::Router;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::http::Uri;
use axum::response::Response;
use axum::routing::any;
use ennea_questions::{Problem, Watch};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};

/// The longest message, in bytes.
const MESSAGE_MAX: usize = 1 << 20;

/// The longest that a command may take.
const LIMIT: Duration = Duration::from_secs(3600);

/// The door, at every address.
pub(crate) fn router(guard: super::Guard) -> Router {
    let page = |upgrade: Result<WebSocketUpgrade, _>, uri: Uri| async move {
        match upgrade {
            Ok(upgrade) => accept(upgrade),
            Err::<_, axum::extract::ws::rejection::WebSocketUpgradeRejection>(_) => {
                let why = format!("{}: found no WebSocket; expected one", uri.path());
                super::refuse(&Default::default(), &Problem::new(426, "Upgrade required", why))
            }
        }
    };
    Router::new()
        .fallback(any(page))
        .layer(axum::middleware::from_fn_with_state(Arc::new(guard), super::guard::check))
}

fn accept(upgrade: WebSocketUpgrade) -> Response {
    let upgrade = upgrade.max_message_size(MESSAGE_MAX).max_frame_size(MESSAGE_MAX);
    upgrade.on_upgrade(talk)
}

/// Carries out one message after the other until the setter leaves.
async fn talk(mut socket: WebSocket) {
    let (send, mut replies) = unbounded_channel::<(u64, Reply)>();
    let mut now: Option<Arc<Watch>> = None;
    let mut turn = 0;
    loop {
        tokio::select! {
            Some((of, reply)) = replies.recv() => {
                // What was called off is over, whatever it still says.
                if of == turn && say(&mut socket, &reply).await.is_err() {
                    break;
                }
            }
            message = socket.recv() => {
                let text = match message {
                    Some(Ok(Message::Text(text))) => text,
                    Some(Ok(Message::Close(_)) | Err(_)) | None => break,
                    Some(Ok(_)) => continue,
                };
                if let Some(watch) = now.take() {
                    watch.leave();
                }
                turn += 1;
                let said = match Asked::read(&text) {
                    Ok(asked) if asked.command == "cancel" => asked.canceled(),
                    Ok(asked) => {
                        now = Some(begin(asked, turn, send.clone()));
                        continue;
                    }
                    Err(reply) => reply,
                };
                if say(&mut socket, &said).await.is_err() {
                    break;
                }
            }
        }
    }
    if let Some(watch) = now {
        watch.leave();
    }
}

/// Begins to carry out a message.
fn begin(asked: Asked, turn: u64, send: UnboundedSender<(u64, Reply)>) -> Arc<Watch> {
    let watch = Arc::new(Watch::until(Instant::now() + LIMIT, None));
    let seen = Arc::clone(&watch);
    tokio::task::spawn_blocking(move || {
        // Nobody reads what comes after the setter has left.
        asked.carry_out(&seen, &mut |reply| drop(send.send((turn, reply))));
    });
    watch
}

async fn say(socket: &mut WebSocket, reply: &Reply) -> Result<(), axum::Error> {
    let text = serde_json::to_string(reply).expect("its keys are texts");
    socket.send(Message::Text(text.into())).await
}
