//! Puzzles on paper, as bytes of a PDF, SVG, PNG or HTML.

use crate::errors::{error, error_at, stopped};
use crate::given::named;
use crate::objects::{self, PyRules, PyShape};
use crate::work::{self, Watch};
use ennea::progress::{Progress, Stopped};
use ennea::rate::{Level, Scale};
use ennea::{Improper, Puzzle};
use ennea_answers::rate::with_raters;
use ennea_answers::rate::{self, Detail};
use ennea_answers::solutions::with_solvers;
use ennea_answers::solutions::{Solved, decide};
use ennea_answers::variants::Variant;
use ennea_print::{
    Answer, Binding, Captions, Chapter, Entry, Fonts, Paper, Print, Qr, Style, Template, html,
    lay_out, length, pdf, png, svg,
};
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use rayon::prelude::*;

ennea::named! {
    /// What is written.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    enum Kind {
        /// Pages of vectors.
        Pdf = "pdf",
        /// A page of vectors.
        Svg = "svg",
        /// A page of dots.
        Png = "png",
        /// All puzzles, without pages.
        Html = "html",
    }
}

/// How it is to look, in the words of the command line.
#[derive(FromPyObject)]
pub(crate) struct Look {
    #[pyo3(item)]
    per_page: u8,
    #[pyo3(item)]
    large: bool,
    #[pyo3(item)]
    answers: bool,
    #[pyo3(item)]
    book: bool,
    #[pyo3(item)]
    chapters: bool,
    #[pyo3(item)]
    ramp: bool,
    #[pyo3(item)]
    levels: bool,
    #[pyo3(item)]
    ratings: bool,
    #[pyo3(item)]
    title: Option<String>,
    #[pyo3(item)]
    subtitle: Option<String>,
    #[pyo3(item)]
    author: Option<String>,
    #[pyo3(item)]
    date: Option<String>,
    #[pyo3(item)]
    caption: Option<String>,
    #[pyo3(item)]
    foot: Option<String>,
    #[pyo3(item)]
    bare: bool,
    #[pyo3(item)]
    labels: bool,
    #[pyo3(item)]
    rule: bool,
    #[pyo3(item)]
    first: usize,
    #[pyo3(item)]
    paper: String,
    #[pyo3(item)]
    landscape: bool,
    #[pyo3(item)]
    margin: String,
    #[pyo3(item)]
    lang: String,
    #[pyo3(item)]
    qr: Option<String>,
    #[pyo3(item)]
    dpi: u16,
    #[pyo3(item)]
    allow_improper: bool,
}

impl Look {
    fn style(&self) -> PyResult<Style> {
        let paper: Paper = self.paper.parse().map_err(|why| error(format!("paper: {why}")))?;
        let paper = if self.landscape { paper.turned() } else { paper };
        let margin = length(&self.margin).ok_or_else(|| {
            let found = &self.margin;
            error(format!("margin: found '{found}'; expected a length such as 12mm or 0.5in"))
        })?;
        if 2.0 * margin >= paper.width.min(paper.height) {
            let width = paper.width.min(paper.height);
            return Err(error(format!(
                "margin: found {margin:.0} points on paper {width:.0} points wide; expected less \
                 than half of it"
            )));
        }
        if !(1..=30).contains(&self.per_page) {
            return Err(error(format!("per_page: found {}; expected 1 to 30", self.per_page)));
        }
        if !(20..=600).contains(&self.dpi) {
            return Err(error(format!("dpi: found {}; expected 20 to 600", self.dpi)));
        }
        let template =
            |text: &Option<String>| text.as_deref().map(str::parse::<Template>).transpose();
        let said = |text: &Option<String>| text.clone().filter(|text| !text.trim().is_empty());
        Ok(Style {
            paper,
            margin,
            per_page: self.per_page.into(),
            print: if self.large { Print::Large } else { Print::Normal },
            answers: self.answers,
            binding: if self.book { Binding::Book } else { Binding::Sheets },
            bare: self.bare,
            title: said(&self.title),
            subtitle: said(&self.subtitle),
            author: said(&self.author),
            date: said(&self.date),
            rule: self.rule && !self.bare,
            caption: template(&self.caption)
                .map_err(|why| error(format!("caption: {why}")))?
                .unwrap_or_else(|| Style::default().caption),
            foot: template(&self.foot).map_err(|why| error(format!("foot: {why}")))?,
            labels: self.labels,
            first: self.first,
            language: named("lang", &self.lang)?,
            qr: self.qr.as_ref().map(|link| match link.as_str() {
                "" => Qr::Cells,
                link => Qr::Link(link.to_owned()),
            }),
            ..Style::default()
        })
    }

    fn is_rated(&self) -> bool {
        self.ratings || self.levels || self.ramp || self.chapters
    }

    /// The entry of a puzzle with its difficulty in tenths, if it is wanted and there is one.
    fn entry(
        &self,
        puzzle: &Puzzle,
        variant: Option<&Variant>,
        watch: &Watch,
    ) -> Result<(Entry, Option<u8>), Refused> {
        let solved = match variant {
            Some(variant) => variant.decide(puzzle, watch),
            None => with_solvers(|solvers| decide(solvers.of(puzzle.shape()), puzzle, watch))
                .map(Solved::into_only),
        };
        let answer = match solved.map_err(|Stopped| Refused::Stopped)? {
            Ok(grid) => Answer::Unique(grid),
            Err(Improper::None) if self.allow_improper => Answer::None,
            Err(Improper::Several(_)) if self.allow_improper => Answer::Several,
            Err(why) => return Err(Refused::Improper(why)),
        };
        let mut entry = Entry::new(puzzle.clone(), answer);
        if let Some(variant) = variant {
            entry.rules = Some(variant.shared_rules().clone());
            if self.is_rated() {
                let rated = rate::climb(entry.rules.as_ref(), puzzle, Detail::Rating, watch);
                if let Ok(rate::Answer::Climbed(climbed)) = rated {
                    entry.level = Some(climbed.level);
                } else if watch.is_stopped() {
                    return Err(Refused::Stopped);
                }
            }
            return Ok((entry, None));
        }
        let mut er = None;
        if self.is_rated() {
            let rated = with_raters(|raters| {
                rate::rate(raters, Scale::Se121, puzzle, None, Detail::Rating, watch)
            });
            if let Ok(rate::Answer::Rated(rated)) = rated {
                er = Some(rated.er.0);
                entry.level = (self.ratings || self.levels).then_some(rated.level);
                entry.rating = self.ratings.then(|| format!("SE {}", rated.er));
            } else if watch.is_stopped() {
                return Err(Refused::Stopped);
            }
        }
        Ok((entry, er))
    }

    /// The entries in chapters.
    fn chapters(&self, mut entries: Vec<(Entry, Option<u8>)>, style: &Style) -> Vec<Chapter> {
        if self.ramp || self.chapters {
            // What has no rating comes last.
            entries.sort_by_key(|(_, er)| er.unwrap_or(u8::MAX));
        }
        if !self.chapters {
            let entries = entries.into_iter().map(|(entry, _)| entry).collect();
            return vec![Chapter { entries, ..Chapter::default() }];
        }
        let captions = Captions(style.language);
        let mut chapters: Vec<Chapter> = Vec::new();
        for (entry, er) in entries {
            let level = er.map(Level::of);
            if chapters.last().is_none_or(|last| last.level != level) {
                let title = level
                    .map_or(captions.other_puzzles().to_owned(), |level| captions.chapter(level));
                chapters.push(Chapter { title: Some(title), level, entries: Vec::new() });
            }
            chapters.last_mut().expect("one was pushed").entries.push(entry);
        }
        chapters
    }
}

/// Why a puzzle is not printed.
enum Refused {
    Improper(Improper),
    Stopped,
}

/// One text of bytes for a PDF or HTML, one for each page of SVG or PNG.
#[pyfunction]
pub(crate) fn pages<'py>(
    py: Python<'py>,
    puzzles: Vec<Bound<'py, PyAny>>,
    kind: &str,
    look: Look,
    rules: Option<PyRules>,
    shape: Option<PyShape>,
    progress: Option<&Bound<'py, PyAny>>,
) -> PyResult<Vec<Bound<'py, PyBytes>>> {
    let kind: Kind = named("format", kind)?;
    let style = look.style()?;
    let shape = shape.map(|shape| shape.0);
    let mut read = Vec::new();
    for (place, puzzle) in puzzles.iter().enumerate() {
        read.push(objects::puzzle(puzzle, shape).map_err(|why| error_at(place, why.value(py)))?);
    }
    let mut variants: Vec<Variant> = Vec::new();
    if let Some(rules) = &rules {
        for puzzle in &read {
            if variants.iter().all(|known| known.shape() != puzzle.shape()) {
                variants.push(Variant::new(&rules.description, puzzle.shape()).map_err(error)?);
            }
        }
    }
    if read.is_empty() {
        return Err(error("found no puzzle to print; expected one at least"));
    }
    let made = work::long(py, progress, |watch| {
        watch.expect(read.len() as u64);
        let entry = |(place, puzzle): (usize, &Puzzle)| {
            let variant = variants.iter().find(|known| known.shape() == puzzle.shape());
            let entry = look.entry(puzzle, variant, watch).map_err(|why| (place, why));
            watch.advance(1);
            entry
        };
        let entries = read.par_iter().enumerate().map(entry).collect::<Result<Vec<_>, _>>();
        let entries = entries.map_err(|(place, why)| Failed::Puzzle(place, why))?;
        let chapters = look.chapters(entries, &style);
        let write = |kind| written(kind, &chapters, &style, look.dpi);
        write(kind).map_err(Failed::Page)
    })?;
    let made = made.map_err(|why| match why {
        Failed::Puzzle(place, Refused::Improper(why)) => {
            let found = match why {
                Improper::None => "no solution",
                Improper::Several(_) => "several solutions",
            };
            let hint = "allow_improper=True prints it all the same";
            error_at(place, format!("found {found}; expected exactly one\n  hint: {hint}"))
        }
        Failed::Puzzle(_, Refused::Stopped) => stopped(Stopped),
        Failed::Page(why) => error(why),
    })?;
    Ok(made.iter().map(|page| PyBytes::new(py, page)).collect())
}

/// Why there are no pages.
enum Failed {
    Puzzle(usize, Refused),
    Page(String),
}

fn written(
    kind: Kind,
    chapters: &[Chapter],
    style: &Style,
    dpi: u16,
) -> Result<Vec<Vec<u8>>, String> {
    if kind == Kind::Html {
        let page = html::write(chapters, style).map_err(|why| why.to_string())?;
        return Ok(vec![page.into_bytes()]);
    }
    let fonts = Fonts::new(None).map_err(|why| why.to_string())?;
    let document = lay_out(chapters, style, &fonts).map_err(|why| why.to_string())?;
    let count = document.pages.len();
    Ok(match kind {
        Kind::Pdf => vec![pdf::write(&document, &fonts)],
        Kind::Svg => (0..count).map(|k| svg::write(&document, k, &fonts).into_bytes()).collect(),
        _ => (0..count).map(|k| png::write(&document, k, dpi, &fonts)).collect(),
    })
}
