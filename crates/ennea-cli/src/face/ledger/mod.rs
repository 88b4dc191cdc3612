//! Ledgers as files: those of long computations read, parts done, and what they find written down.
//!
//! A ledger is a file, or a folder of files that end in `.ledger`, of which each run writes its own: so
//! several processes, on several machines too, can share a folder.

mod stamp;
mod writer;

use crate::face::{CtrlC, Failure, Output, cannot_read, hinted, interrupt, language, wildcard};
use ennea::progress::Progress;
use ennea_answers::text;
use ennea_answers::units::{self, Book, Entry, Job, Parts, Values};
use ennea_words::{Told, gaps, say};
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use writer::Writer;

/// Ending of the names of ledgers in a folder.
const ENDING: &str = "ledger";

/// Reads ledgers, all of which must be there, and tells damage.
pub(crate) fn read<'a>(
    job: &'a dyn Job,
    paths: &[PathBuf],
    output: &Output,
) -> Result<Book<'a>, Failure> {
    let mut book = Book::new(job);
    for path in paths.iter().flat_map(|path| wildcard::paths(path)) {
        for file in files(&path).map_err(|error| cannot_read(path.display(), &error))? {
            let text = fs::read(&file).map_err(|error| cannot_read(file.display(), &error))?;
            book.read(&file.display().to_string(), &text)?;
        }
    }
    book.damages().iter().for_each(|damage| output.note(&damage.told(language())));
    Ok(book)
}

/// Does those of the chosen parts that are not in the ledger yet, and tells what was done already and
/// what an interrupt leaves; `whose` says whose parts they are.
pub(crate) fn complete<'a>(
    job: &'a dyn Job,
    chosen: &Parts,
    whose: &'static str,
    path: Option<&Path>,
    output: &Output,
) -> Result<Book<'a>, Failure> {
    let grouped = |count: usize| text::grouped(&count.into());
    let (all, done) =
        (grouped(chosen.count()), |left: &Parts| grouped(chosen.count() - left.count()));
    let name = |path: &Path| path.display().to_string();
    let mut book = begin(job, path, output)?;
    let left = chosen.without(book.done());
    if let Some(path) = path
        && left.count() < chosen.count()
    {
        output.note(&say!(
            language(),
            "ledger-done",
            file = name(path),
            done = done(&left),
            all,
            whose
        ));
    }
    if left.count() > 0 {
        go_on(&mut book, &left, path, output)?;
    }

    let left = chosen.without(book.done());
    if left.count() == 0 {
        return Ok(book);
    }
    let done = done(&left);
    output.note(&match path {
        Some(path) => hinted("ledger-saved", &gaps!(file = name(path), done, all, whose)),
        None => hinted("ledger-lost", &gaps!(done, all, whose)),
    });
    Err(Failure::Interrupted)
}

/// Reads the ledger that a run goes on with; there may be none yet.
fn begin<'a>(job: &'a dyn Job, path: Option<&Path>, output: &Output) -> Result<Book<'a>, Failure> {
    let is_there =
        |path: &&Path| !fs::metadata(path).is_err_and(|error| error.kind() == ErrorKind::NotFound);
    let paths: Vec<PathBuf> = path.filter(is_there).map(Path::to_owned).into_iter().collect();
    read(job, &paths, output)
}

/// The files of a ledger, in the order of their names.
fn files(path: &Path) -> io::Result<Vec<PathBuf>> {
    let found = fs::metadata(path)?;
    if found.is_file() {
        return Ok(vec![path.to_owned()]);
    }
    if !found.is_dir() {
        return Err(io::Error::other(language().text("neither-file-nor-folder")));
    }
    let mut found = Vec::new();
    for entry in fs::read_dir(path)? {
        let file = entry?.path();
        if file.extension().is_some_and(|ending| ending == ENDING) {
            found.push(file);
        }
    }
    found.sort();
    Ok(found)
}

/// Does parts and writes each down as soon as it is done, until all are done or there is a Ctrl-C.
fn go_on(
    book: &mut Book<'_>,
    left: &Parts,
    path: Option<&Path>,
    output: &Output,
) -> Result<(), Failure> {
    let job = book.job();
    let mut writer = path.map(|path| Writer::open(path, job)).transpose()?;
    interrupt::listen();
    let (start, before) = (Instant::now(), book.done().count());
    let (who, bar) = (stamp::who(), output.bar("computing parts"));
    let mut failed = None;
    let keep = |part: usize, values: Values, cpu: Duration| {
        let origin = units::Origin { cpu, when: stamp::now(), who: who.clone() };
        let entry = Entry { part, values, origin };
        let line = entry.write(job);
        let kept = writer.as_mut().map_or(Ok(()), |writer| writer.write(&line));
        let kept = kept.and_then(|()| Ok(book.add(entry)?));
        failed = kept.err();
        failed.is_none()
    };
    units::work(job, left, &bar, &stamp::cpu, keep);
    drop(bar);
    let synced = writer.map_or(Ok(()), Writer::finish);
    failed.map_or(Ok(()), Err)?;
    synced?;
    let done = text::grouped(&(book.done().count() - before).into());
    if !CtrlC.is_stopped() || left.without(book.done()).count() == 0 {
        let time = text::time_in(language(), start.elapsed());
        output.note(&say!(language(), "ledger-counted", done, time));
    }
    Ok(())
}
