//! Questions beside others: long ones keep nobody waiting.

use super::{EASY, Page};
use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::json;
use std::time::Duration;
use tower::ServiceExt;

/// Goal: long answers keep nobody waiting.  Method: more walks to solutions than there are cores, none of which ever
/// ends, and then questions of both lengths.
#[test]
fn long_answers_keep_nobody_waiting() {
    let page = Page::new();
    let walk = json!({"puzzle": "", "shape": "3x3", "method": "walk"}).to_string();
    let ask = |name: &str, body: String| {
        let request = Request::post(format!("/api/{name}")).header("host", "localhost:9081");
        page.router.clone().oneshot(request.body(Body::from(body)).expect("a request"))
    };
    page.runtime.block_on(async {
        let walks: Vec<_> = (0..8).map(|_| tokio::spawn(ask("count", walk.clone()))).collect();
        tokio::time::sleep(Duration::from_millis(300)).await;
        let make = json!({"seed": "1", "shape": "2x2"}).to_string();
        for (name, body) in [("make", make), ("solve", json!({"puzzle": EASY}).to_string())] {
            let answer = tokio::time::timeout(Duration::from_secs(20), ask(name, body)).await;
            let answer = answer.expect("it is answered").expect("it never fails");
            assert_eq!(answer.status(), StatusCode::OK, "{name}");
        }
        assert!(walks.iter().all(|walk| !walk.is_finished()));
        walks.iter().for_each(tokio::task::JoinHandle::abort);
    });
}
