//! The puzzles in chapters: by level, or by the file that they come from; each with its puzzles in the
//! order of the input, or the easiest first.

use super::Options;
use super::options::By;
use super::read::Solved;
use crate::face::{Failure, language};
use ennea::rate::Level;
use ennea_answers::rate::Hardness;
use ennea_print::{Chapter, Entry, chapter};
use std::path::Path;

/// The chapters; `names` are those of the inputs.
pub(super) fn of(
    options: &Options,
    puzzles: Vec<Solved>,
    names: &[String],
) -> Result<Vec<Chapter>, Failure> {
    let mut chapters: Vec<(Chapter, Vec<Solved>)> = Vec::new();
    match options.chapters {
        None => chapters.push((Chapter::default(), puzzles)),
        Some(By::Level) => {
            let level = |solved: &Solved| solved.hardness.map(|hardness| hardness.level);
            for wanted in Level::ALL.map(Some).into_iter().chain([None]) {
                let title = chapter(language(), wanted);
                let those = puzzles.iter().filter(|solved| level(solved) == wanted).cloned();
                let chapter = Chapter { title: Some(title), level: wanted, entries: Vec::new() };
                chapters.push((chapter, those.collect()));
            }
        }
        Some(By::File) => {
            for (source, name) in names.iter().enumerate() {
                let those = puzzles.iter().filter(|solved| solved.source == source).cloned();
                let stem = Path::new(name).file_stem().map(|stem| stem.to_string_lossy());
                let title = stem.map(|stem| stem.into_owned());
                chapters.push((Chapter { title, ..Chapter::default() }, those.collect()));
            }
        }
    }
    chapters.retain(|(_, puzzles)| !puzzles.is_empty());
    rename(options, &mut chapters)?;
    let is_ramp = options.ramp || options.chapters == Some(By::Level);
    let finished = chapters.into_iter().map(|(chapter, mut puzzles)| {
        if is_ramp {
            // What has no level comes last.
            puzzles.sort_by_key(|solved| (solved.hardness.is_none(), solved.hardness));
        }
        let entries = puzzles.into_iter().map(|solved| told(options, solved)).collect();
        Chapter { entries, ..chapter }
    });
    Ok(finished.collect())
}

/// Gives chapters the titles that were typed.
fn rename(options: &Options, chapters: &mut [(Chapter, Vec<Solved>)]) -> Result<(), Failure> {
    let (found, wanted) = (options.chapter.len(), chapters.len());
    if found > 0 && found != wanted {
        let names: Vec<&str> =
            chapters.iter().filter_map(|(chapter, _)| chapter.title.as_deref()).collect();
        return Err(Failure::Input(format!(
            "found {found} titles of chapters; expected {wanted}, one for each of {}\n  hint: give \
             --chapter TITLE for each chapter in this order, or for none",
            names.join(", ")
        )));
    }
    for ((chapter, _), title) in chapters.iter_mut().zip(&options.chapter) {
        chapter.title = Some(title.clone());
    }
    Ok(())
}

/// The entry with what is to be told of its difficulty.
fn told(options: &Options, solved: Solved) -> Entry {
    let mut entry = solved.entry;
    if let Some(Hardness { level, er, .. }) = solved.hardness {
        entry.level = (options.ratings || options.levels).then_some(level);
        entry.rating = er.filter(|_| options.ratings).map(|er| format!("SE {er}"));
    }
    entry
}
