//! The questions of ennea for browsers and Node: what a server answers over HTTP, answered where it is asked.
//!
//! ```text
//!   worker:  bring(language, words)        once for each language
//!            ask(name, body, language, told) --> Reply: status, media type, bytes
//!                             told('progress' | 'story', JSON) on the way
//! ```
//!
//! The program comes in parts, which are compiled from this one file: `play` is what a first visit needs, `main` answers
//! all but `paper`, which has the fonts.  What a part is without, it names by [`Reply::apart`]: `formats` are the readers
//! of the next part, `classes` the table of essentially different grids.  Words and tables are files of their own where it
//! is compiled with `--cfg ennea_apart`, as `xtask site` and `xtask npm` do.

use ennea::Backend;
use ennea_questions::{Answer, Problem, Question, Steps, Watch, language_of};
use ennea_words::Language;
use js_sys::Function;
use std::cell::{Cell, RefCell};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};
use web_time::{Duration, Instant};

/// Time between two reports of progress.
const TELL: Duration = Duration::from_millis(100);

/// The questions of this part.
const PART: &[Question] = if cfg!(feature = "paper") {
    ennea_questions::PAPER
} else if cfg!(feature = "main") {
    ennea_questions::MAIN
} else {
    ennea_questions::PLAY
};

/// An answer, or the problem in its place.
#[wasm_bindgen(getter_with_clone)]
#[derive(Clone, Debug)]
pub struct Reply {
    /// The status that a server would have for it: 200 is an answer.
    pub status: u16,
    /// Media type of the bytes.
    pub mime: String,
    /// Name of the file that it is; empty for JSON.
    pub file: String,
    /// What has to be brought before this can be answered; empty if it is nothing.
    pub apart: String,
    /// JSON, or a file.
    pub bytes: Vec<u8>,
}

/// Names of the questions that this part answers.
#[wasm_bindgen]
pub fn names() -> Vec<String> {
    PART.iter().map(|question| question.name.to_owned()).collect()
}

/// The instructions of this part: `SIMD128`, or `portable`.
#[wasm_bindgen]
pub fn backend() -> String {
    Backend::available().next_back().unwrap_or(Backend::Portable).to_string()
}

/// Brings what is not built in: the words of a language by its code, or the table of `classes`; whether it was taken.
#[wasm_bindgen]
pub fn bring(what: &str, bytes: Vec<u8>) -> bool {
    #[cfg(ennea_apart)]
    return match (what, Language::of(what), String::from_utf8(bytes)) {
        ("classes", _, Err(bytes)) => ennea::catalog::classes::Classes::bring(bytes.into_bytes()),
        (_, Some(language), Ok(words)) => language.bring(words),
        _ => false,
    };
    #[cfg(not(ennea_apart))]
    {
        drop((what.to_owned(), bytes));
        false
    }
}

thread_local! {
    /// Who is told of the question that is being answered.
    static TOLD: RefCell<Option<Function>> = const { RefCell::new(None) };
    /// The progress that was told last, and when.
    static LAST: Cell<Option<(Instant, Steps)>> = const { Cell::new(None) };
}

/// Tells whoever waits.
fn tell(event: &str, json: &str) {
    TOLD.with_borrow(|told| {
        if let Some(told) = told {
            // An asker who throws is told no more; the answer is theirs all the same.
            let _ = told.call2(&JsValue::NULL, &event.into(), &json.into());
        }
    });
}

/// Tells how far the work is, ten times a second.
fn look(steps: Steps) {
    let now = Instant::now();
    let is_due = match LAST.get() {
        Some((last, told)) => now >= last + TELL && told != steps,
        None => false,
    };
    if is_due || LAST.get().is_none() {
        if is_due {
            tell("progress", &serde_json::json!(steps).to_string());
        }
        LAST.set(Some((now, steps)));
    }
}

/// Answers a question: a JSON object in, an answer out, problems in this language unless the object names another.
///
/// `told`, if there is one, is called with the name of an event and its JSON on the way.
#[wasm_bindgen]
pub fn ask(name: &str, body: &str, language: &str, told: Option<Function>) -> Reply {
    let language = Language::of(language).unwrap_or_default();
    let language = language_of(body.as_bytes()).unwrap_or(language);
    let Some(question) = PART.iter().find(|question| question.name == name) else {
        return refusal(&Problem::not_found(name), language);
    };
    let is_watched = told.is_some();
    TOLD.set(told);
    LAST.set(None);
    let story = Box::new(|lines: Vec<String>| tell("story", &serde_json::json!(lines).to_string()));
    let watch = Watch::until(Instant::now() + question.length.limit(), Some(story));
    let watch = if is_watched { watch.looking(look) } else { watch };
    let answer = question.answer(body.as_bytes(), language, &watch);
    TOLD.set(None);
    let apart = String::new();
    match answer {
        Ok(Answer::Json(value)) => {
            let (mime, bytes) = ("application/json".to_owned(), value.to_string().into_bytes());
            Reply { status: 200, mime, file: String::new(), apart, bytes }
        }
        Ok(Answer::File { mime, name, bytes }) => {
            Reply { status: 200, mime: mime.to_owned(), file: name.to_owned(), apart, bytes }
        }
        Err(problem) => refusal(&problem, language),
    }
}

/// A problem in the place of an answer.
fn refusal(problem: &Problem, language: Language) -> Reply {
    let bytes = serde_json::to_vec(&problem.said(language)).expect("its keys are texts");
    let (mime, apart) = ("application/problem+json".to_owned(), problem.apart.unwrap_or_default());
    Reply { status: problem.status, mime, file: String::new(), apart: apart.to_owned(), bytes }
}
