//! The puzzles in chapters: by level, or by the file that they come from; each with its puzzles in the
//! order of the input, or the easiest first.

use super::Options;
use super::options::By;
use super::read::Solved;
use crate::face::{Failure, hinted, language};
use ennea_answers::rate::Hardness;
use ennea_print::{Chapter, Entry};
use ennea_words::gaps;
use std::path::Path;

/// The chapters; `names` are those of the inputs.
pub(super) fn of(
    options: &Options,
    mut puzzles: Vec<Solved>,
    names: &[String],
) -> Result<Vec<Chapter>, Failure> {
    if options.ramp || options.chapters == Some(By::Level) {
        // What has no level comes last.
        puzzles.sort_by_key(|solved| (solved.hardness.is_none(), solved.hardness));
    }
    let mut chapters = match options.chapters {
        None => vec![Chapter::untitled(entries(options, puzzles))],
        Some(By::Level) => {
            let level = |solved: &Solved| solved.hardness.map(|hardness| hardness.level);
            let levels: Vec<_> = puzzles.iter().map(level).collect();
            Chapter::by_level(language(), levels.into_iter().zip(entries(options, puzzles)))
        }
        Some(By::File) => {
            let chapter = |(source, name): (usize, &String)| {
                let those = puzzles.iter().filter(|solved| solved.source == source).cloned();
                let title = Path::new(name).file_stem().map(|it| it.to_string_lossy().into_owned());
                Chapter { title, level: None, entries: entries(options, those) }
            };
            names.iter().enumerate().map(chapter).collect()
        }
    };
    chapters.retain(|chapter| !chapter.entries.is_empty());
    rename(options, &mut chapters)?;
    Ok(chapters)
}

/// Gives chapters the titles that were typed.
fn rename(options: &Options, chapters: &mut [Chapter]) -> Result<(), Failure> {
    let (found, wanted) = (options.chapter.len(), chapters.len());
    if found > 0 && found != wanted {
        let names: Vec<&str> =
            chapters.iter().filter_map(|chapter| chapter.title.as_deref()).collect();
        return Err(Failure::Input(hinted("pages-titles", &gaps!(found, wanted, names))));
    }
    for (chapter, title) in chapters.iter_mut().zip(&options.chapter) {
        chapter.title = Some(title.clone());
    }
    Ok(())
}

/// The entries with what is to be told of their difficulty.
fn entries(options: &Options, puzzles: impl IntoIterator<Item = Solved>) -> Vec<Entry> {
    let told = |Solved { mut entry, hardness, .. }: Solved| {
        if let Some(Hardness { level, er, .. }) = hardness {
            entry.level = (options.ratings || options.levels).then_some(level);
            entry.rating = er.filter(|_| options.ratings).map(|er| format!("SE {er}"));
        }
        entry
    };
    puzzles.into_iter().map(told).collect()
}
