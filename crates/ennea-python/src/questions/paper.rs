//! Puzzles on paper, as bytes of a PDF, SVG, PNG or HTML.

use crate::errors::{error, error_at, said};
use crate::given::named;
use crate::objects::{Asked, PyRules, PyShape, asked};
use crate::work::{self, Watch};
use ennea::progress::{Progress, Stopped};
use ennea::{Improper, Puzzle};
use ennea_answers::rate::{Hardness, hardness, with_raters};
use ennea_answers::served::Question;
use ennea_answers::solutions::{decide, with_solvers};
use ennea_print::{
    Answer, Binding, Chapter, Entry, Fonts, Paper, Print, Qr, Style, Template, html, lay_out,
    length, pdf, png, svg,
};
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use rayon::prelude::*;

ennea::named! {
    /// Kinds of files.
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

/// Look of the pages, in the words of the command line.
#[derive(FromPyObject)]
#[pyo3(from_item_all)]
pub(crate) struct Look {
    per_page: u8,
    large: bool,
    answers: bool,
    book: bool,
    chapters: bool,
    ramp: bool,
    levels: bool,
    ratings: bool,
    title: Option<String>,
    subtitle: Option<String>,
    author: Option<String>,
    date: Option<String>,
    caption: Option<String>,
    foot: Option<String>,
    bare: bool,
    labels: bool,
    rule: bool,
    first: usize,
    paper: String,
    landscape: bool,
    margin: String,
    lang: String,
    qr: Option<String>,
    dpi: u16,
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

    /// The entry of a puzzle with its hardness, if it is wanted and there is one.
    fn entry(&self, puzzle: &Puzzle, watch: &Watch) -> Result<(Entry, Option<Hardness>), String> {
        let solved = with_solvers(|solvers| decide(solvers, puzzle, watch));
        let improper = |found| {
            let hint = "allow_improper=True prints it all the same";
            Err(format!("found {found}; expected exactly one\n  hint: {hint}"))
        };
        let answer = match solved.map_err(said)?.into_only() {
            Ok(grid) => Answer::Unique(grid),
            Err(Improper::None) if self.allow_improper => Answer::None,
            Err(Improper::Several(_)) if self.allow_improper => Answer::Several,
            Err(Improper::None) => return improper("no solution"),
            Err(Improper::Several(_)) => return improper("several solutions"),
        };
        let mut entry = Entry::new(puzzle.clone(), answer);
        if !self.is_rated() {
            return Ok((entry, None));
        }
        let found = with_raters(|raters| hardness(raters, puzzle, watch));
        let found = found.map_err(|Stopped| said(Stopped))?;
        if let Some(Hardness { level, er, .. }) = found {
            entry.rating = er.filter(|_| self.ratings).map(|er| format!("SE {er}"));
            entry.level = (self.ratings || self.levels).then_some(level);
        }
        Ok((entry, found))
    }

    /// The entries in chapters.
    fn chapters(&self, mut entries: Vec<(Entry, Option<Hardness>)>, style: &Style) -> Vec<Chapter> {
        if self.ramp || self.chapters {
            // What has no rating comes last.
            entries.sort_by_key(|(_, hardness)| (hardness.is_none(), *hardness));
        }
        if !self.chapters {
            return vec![Chapter::untitled(entries.into_iter().map(|(entry, _)| entry).collect())];
        }
        let level = |hardness: Option<Hardness>| hardness.map(|it| it.level);
        let entries = entries.into_iter().map(|(entry, hardness)| (level(hardness), entry));
        Chapter::by_level(style.language, entries)
    }
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
        let puzzle = asked(puzzle, rules.as_ref(), shape).map(Asked);
        let puzzle = puzzle.and_then(|puzzle| puzzle.served(Question::Print));
        read.push(puzzle.map_err(|why| error_at(place, why.value(py)))?);
    }
    if read.is_empty() {
        return Err(error("found no puzzle to print; expected one at least"));
    }
    let made = work::long(py, progress, move |watch| {
        watch.expect(read.len() as u64);
        let entry = |(place, puzzle): (usize, &Puzzle)| {
            let entry = look.entry(puzzle, watch).map_err(|why| format!("item {place}: {why}"));
            watch.advance(1);
            entry
        };
        let entries = read.par_iter().enumerate().map(entry).collect::<Result<Vec<_>, _>>()?;
        let chapters = look.chapters(entries, &style);
        written(kind, &chapters, &style, look.dpi)
    })?;
    Ok(made.map_err(error)?.iter().map(|page| PyBytes::new(py, page)).collect())
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
