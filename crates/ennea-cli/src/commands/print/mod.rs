//! `ennea print`: puzzles on paper.
//!
//! On standard output stand the names of the files that were written, one a line; the JSON objects
//! are [`Printed`].  With `-o -` the PDF itself stands there, and nothing else.

mod chapters;
mod files;
mod options;
mod read;
mod repeats;

pub(crate) use options::Options;

use crate::face::{
    Draft, Exit, Failure, Output, cannot_read, hinted, interrupt, language, of_ending,
};
use ennea::progress::Stopped;
use ennea_answers::files::Printed;
use ennea_print::{Binding, Document, Fonts, LayoutError, Style, html, lay_out_while, pdf};
use ennea_words::{Gaps, Told, gaps, say};
use files::Format;
use std::fs;
use std::io::{self, IsTerminal, Write};
use std::path::Path;

/// Fewer pages than this no printer binds `[KDP]`.
const BOOK_MIN: usize = 24;

pub(crate) fn run(options: &Options, output: &mut Output) -> Result<Exit, Failure> {
    let style = options.style()?;
    let target = Target::of(&options.output, output)?;
    interrupt::listen();
    let read = |path: &Path| fs::read(path).map_err(|error| cannot_read(path.display(), &error));
    let other = options.font.as_deref().map(read).transpose()?;
    let fonts = Fonts::new(other.as_deref()).map_err(|_| {
        let path = options.font.as_deref().unwrap_or(options.output.as_path());
        let (file, why) = (path.display().to_string(), language().text("print-no-font"));
        Failure::Input(say!(language(), "cannot-use", file, why))
    })?;
    let (found, names, exit) = read::all(options, output)?;
    if exit == Exit::WrongInput && (found.is_empty() || !options.inputs.keep_going) {
        return Ok(exit);
    }
    let puzzles = found.len();
    if puzzles == 0 {
        return Err(Failure::Input(hinted("nothing-to-print", &Gaps::default())));
    }
    let chapters = chapters::of(options, found, &names)?;
    let bar = output.bar("comparing");
    repeats::tell(&chapters, style.first, &bar, output).map_err(|Stopped| Failure::Interrupted)?;
    drop(bar);
    let document = || {
        let bar = output.bar("laying out");
        lay_out_while(&chapters, &style, &fonts, &bar).map_err(|error| refused(&error))
    };
    let pdf = |document: &Document| {
        let bar = output.bar("writing");
        // Putting the pages together cannot be stopped, but nothing has been written yet.
        interrupt::at_once(|| pdf::write_while(document, &fonts, &bar))
    };
    let (files, format, pages) = match target {
        Target::File(draft, Format::Html) => {
            // What cannot be laid out may still be shown by a browser, with fonts of its own.
            let page = html::write(&chapters, &style).map_err(|error| refused(&error))?;
            draft.finish(page.as_bytes())?;
            (vec![options.output.clone()], Format::Html, None)
        }
        Target::Pipe => {
            let document = document()?;
            remark(&style, document.pages.len(), output);
            let bytes = pdf(&document)?;
            let mut out = io::stdout().lock();
            out.write_all(&bytes)?;
            out.flush()?;
            return Ok(exit);
        }
        Target::File(draft, format) => {
            let document = document()?;
            let pages = document.pages.len();
            remark(&style, pages, output);
            let files = if format == Format::Pdf {
                draft.finish(&pdf(&document)?)?;
                vec![options.output.clone()]
            } else {
                drop(draft);
                files::pages(&document, &fonts, &options.output, format, options.dpi)?
            };
            (files, format, Some(pages))
        }
    };
    for file in &files {
        let file = file.display().to_string();
        let printed = Printed { file, format: format.name(), puzzles, pages };
        output.either(&printed, &printed.file)?;
    }
    Ok(exit)
}

/// Target of the pages.
enum Target {
    /// To standard output, as PDF.
    Pipe,
    /// To a file; one that cannot be written is better found before the puzzles are solved.
    File(Draft, Format),
}

impl Target {
    fn of(path: &Path, output: &Output) -> Result<Self, Failure> {
        if path != "-" {
            let format = of_ending(path, "-o")?;
            return Ok(Self::File(Draft::create(path)?, format));
        }
        let refusal = if io::stdout().is_terminal() {
            "pages-terminal"
        } else if output.is_json {
            "pages-json"
        } else {
            return Ok(Self::Pipe);
        };
        Err(Failure::Input(hinted(refusal, &gaps!())))
    }
}

/// Notes that a book is too short for most printers, if it is.
fn remark(style: &Style, pages: usize, output: &Output) {
    if style.binding == Binding::Book && pages < BOOK_MIN {
        output.note(&say!(language(), "note-few-pages", pages, least = BOOK_MIN));
    }
}

/// Failure where something cannot be laid out: the error, and a hint.
fn refused(error: &LayoutError) -> Failure {
    match error.hint(language()) {
        None => Failure::Interrupted,
        Some(hint) => Failure::Input(format!("{}\n  hint: {hint}", error.told(language()))),
    }
}
