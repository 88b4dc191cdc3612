//! The fonts: which glyphs write a text, how wide it is, what it looks like.
//!
//! IBM Plex Sans writes Latin, Greek and Cyrillic: its 1 has a foot and its 7 has none, its 6 and 9
//! are open.  Noto Sans SC adds Chinese, as far as everyday characters go.  Both are under the SIL
//! Open Font License, which stands beside them (`[Plex]`, `[NotoCJK]`).  A user's own font comes
//! between the two.
//!
//! A text is cut into runs of one font, and each is shaped with kerning.  Every back end draws the
//! glyphs that were found here, so that all of them agree with what the layout measured.  Texts
//! from right to left are not served.

mod outline;

use rustybuzz::ttf_parser::GlyphId;
use rustybuzz::{Direction, Face, Script, ShapePlan, UnicodeBuffer, script};
use std::collections::HashMap;
use std::fmt;
use std::ops::Range;
use std::sync::{Arc, Mutex};

const PLEX: [&[u8]; 2] = [
    include_bytes!("../../fonts/IBMPlexSans-Regular.ttf"),
    include_bytes!("../../fonts/IBMPlexSans-Bold.ttf"),
];
const NOTO: [&[u8]; 2] = [
    include_bytes!("../../fonts/NotoSansSC-Regular.otf"),
    include_bytes!("../../fonts/NotoSansSC-Bold.otf"),
];

/// Weight of letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Weight {
    /// As in a book's text.
    Regular,
    /// As in a headline.
    Bold,
}

/// A glyph of a run, with lengths in ems.
#[derive(Clone, Debug, PartialEq)]
pub struct Glyph {
    /// Its number in the font.
    pub id: u16,
    /// Distance to the next one.
    pub advance: f32,
    /// Offset at which it is drawn: to the right of, and above, its place.
    pub offset: [f32; 2],
    /// The bytes of the text that it stands for.
    pub range: Range<usize>,
}

/// Glyphs of one font.
#[derive(Clone, Debug, PartialEq)]
pub struct Run {
    /// Index of the font, as in [`Fonts::data`].
    pub font: usize,
    /// From left to right.
    pub glyphs: Vec<Glyph>,
}

/// A line of text, shaped.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The text.
    pub text: String,
    /// The glyphs for all of it.
    pub runs: Vec<Run>,
    /// Width, in ems.
    pub width: f32,
}

/// A text has characters that no font has, or a file is no font.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FontError {
    /// The characters that are missing, each once.
    #[error("no font here has {}", shown(.0).join(", "))]
    Missing(Vec<char>),
    /// These bytes are no font that can be used.
    #[error("expected a TrueType or OpenType font with outlines")]
    NoFont,
}

/// The first characters that are missing, each with its code.
pub(crate) fn shown(characters: &[char]) -> Vec<String> {
    let shown = characters.iter().take(12).map(|&c| {
        let code = format!("U+{:04X}", u32::from(c));
        if c.is_control() { code } else { format!("'{c}' ({code})") }
    });
    shown.chain((characters.len() > 12).then(|| "...".to_owned())).collect()
}

/// Plans by which a font shapes a script: found once, since that takes longer than to shape a page.
type Plans = HashMap<(usize, Direction, Script), Arc<ShapePlan>>;

/// The fonts that a document is written with.
#[derive(Clone)]
pub struct Fonts<'a> {
    faces: Vec<Face<'a>>,
    data: Vec<&'a [u8]>,
    plans: Arc<Mutex<Plans>>,
}

impl fmt::Debug for Fonts<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Fonts").field("faces", &self.faces.len()).finish()
    }
}

impl Default for Fonts<'_> {
    fn default() -> Self {
        Self::new(None).expect("the fonts of this crate can be read")
    }
}

impl<'a> Fonts<'a> {
    /// The fonts of this crate, and another one for characters that the first of them lacks.
    ///
    /// # Errors
    /// The other one cannot be read.
    pub fn new(other: Option<&'a [u8]>) -> Result<Self, FontError> {
        let mut fonts = Self { faces: Vec::new(), data: Vec::new(), plans: Arc::default() };
        for data in PLEX.into_iter().chain(NOTO).chain(other) {
            let face = Face::from_slice(data, 0).ok_or(FontError::NoFont)?;
            let tables = face.tables();
            if tables.glyf.is_none() && tables.cff.is_none() {
                return Err(FontError::NoFont);
            }
            fonts.faces.push(face);
            fonts.data.push(data);
        }
        Ok(fonts)
    }

    /// The bytes of each font.
    pub fn data(&self) -> &[&'a [u8]] {
        &self.data
    }

    /// The fonts to ask for a character, in order.
    fn chain(&self, weight: Weight) -> impl Iterator<Item = usize> {
        let k = weight as usize;
        [k].into_iter().chain(4..self.faces.len()).chain([2 + k])
    }

    fn font_of(&self, weight: Weight, character: char) -> Option<usize> {
        self.chain(weight).find(|&font| self.faces[font].glyph_index(character).is_some())
    }

    /// Checks that these fonts can write a text.
    ///
    /// # Errors
    /// [`FontError::Missing`], with what they cannot.
    pub fn check(&self, text: &str) -> Result<(), FontError> {
        let mut missing: Vec<char> = Vec::new();
        for character in text.chars() {
            let found = self.font_of(Weight::Bold, character).is_some();
            if (!found || character.is_control()) && !missing.contains(&character) {
                missing.push(character);
            }
        }
        if missing.is_empty() { Ok(()) } else { Err(FontError::Missing(missing)) }
    }

    /// The glyphs of a text; linear in its length.
    ///
    /// # Panics
    /// If a character is missing: see [`Fonts::check`].
    pub fn shape(&self, weight: Weight, text: &str) -> Line {
        let mut pieces: Vec<(usize, Range<usize>)> = Vec::new();
        for (at, character) in text.char_indices() {
            let font = self.font_of(weight, character).expect("the text has been checked");
            let range = at..at + character.len_utf8();
            match pieces.last_mut() {
                Some((last, piece)) if *last == font => piece.end = range.end,
                _ => pieces.push((font, range)),
            }
        }
        let runs: Vec<Run> =
            pieces.into_iter().map(|(font, range)| self.run(font, text, range)).collect();
        let width = runs.iter().flat_map(|run| &run.glyphs).map(|glyph| glyph.advance).sum();
        Line { text: text.to_owned(), runs, width }
    }

    fn run(&self, font: usize, text: &str, range: Range<usize>) -> Run {
        let face = &self.faces[font];
        let em = face.units_per_em() as f32;
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(&text[range.clone()]);
        buffer.guess_segment_properties();
        let shaped = rustybuzz::shape_with_plan(face, &self.plan(font, &buffer), buffer);
        let (infos, places) = (shaped.glyph_infos(), shaped.glyph_positions());
        let start =
            |k: usize| infos.get(k).map_or(range.end, |info| range.start + info.cluster as usize);
        let glyphs = infos.iter().zip(places).enumerate().map(|(k, (info, place))| Glyph {
            id: info.glyph_id as u16,
            advance: place.x_advance as f32 / em,
            offset: [place.x_offset as f32 / em, place.y_offset as f32 / em],
            range: start(k)..start(k + 1).max(start(k)),
        });
        Run { font, glyphs: glyphs.collect() }
    }

    fn plan(&self, font: usize, text: &UnicodeBuffer) -> Arc<ShapePlan> {
        let (direction, script) = (text.direction(), text.script());
        let new = || {
            let known = (script != script::UNKNOWN).then_some(script);
            Arc::new(ShapePlan::new(&self.faces[font], direction, known, None, &[]))
        };
        let mut plans = self.plans.lock().expect("a plan is made without panic");
        Arc::clone(plans.entry((font, direction, script)).or_insert_with(new))
    }

    /// The sides of a line's ink, in ems: the left and right of all its glyphs.
    pub fn ink(&self, line: &Line) -> [f32; 2] {
        let (mut x, mut ink) = (0.0, [f32::MAX, f32::MIN]);
        for run in &line.runs {
            let face = &self.faces[run.font];
            let em = face.units_per_em() as f32;
            for glyph in &run.glyphs {
                if let Some(bounds) = face.glyph_bounding_box(GlyphId(glyph.id)) {
                    let at = x + glyph.offset[0];
                    ink[0] = ink[0].min(at + f32::from(bounds.x_min) / em);
                    ink[1] = ink[1].max(at + f32::from(bounds.x_max) / em);
                }
                x += glyph.advance;
            }
        }
        if ink[0] > ink[1] { [0.0, 0.0] } else { ink }
    }

    /// Height of digits and capitals, in ems.
    pub fn digit_height(&self, weight: Weight) -> f32 {
        let face = &self.faces[weight as usize];
        f32::from(face.capital_height().unwrap_or(700)) / face.units_per_em() as f32
    }

    /// Outline of a glyph of a font: commands of an SVG path, in units of 1/1000 em, y upwards.
    pub fn outline(&self, font: usize, id: u16) -> String {
        outline::of(&self.faces[font], GlyphId(id))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_scripts_are_written() {
        let fonts = Fonts::default();
        for text in ["Puzzle 12, easy", "Судоку для бабушки: №7 - ёж", "数独（第12题）"]
        {
            assert_eq!(fonts.check(text), Ok(()), "{text}");
            let line = fonts.shape(Weight::Bold, text);
            let bytes: usize =
                line.runs.iter().flat_map(|run| &run.glyphs).map(|glyph| glyph.range.len()).sum();
            assert_eq!(bytes, text.len(), "each byte belongs to one glyph: {text}");
            assert!(line.runs.iter().flat_map(|run| &run.glyphs).all(|glyph| glyph.id != 0));
        }
        assert_eq!(fonts.shape(Weight::Regular, "第12题").runs.len(), 3);
    }

    #[test]
    fn what_is_missing_is_named() {
        let error = Fonts::default().check("a\u{7}龘b龘").expect_err("rare");
        assert_eq!(error, FontError::Missing(vec!['\u{7}', '龘']));
        assert_eq!(error.to_string(), "no font here has U+0007, '龘' (U+9F98)");
        assert_eq!(Fonts::new(Some(b"no font")).map(|_| ()), Err(FontError::NoFont));
    }

    /// A column of digits needs digits of one width, and a digit that looks centred has its ink in
    /// the middle.
    #[test]
    fn digits_are_alike() {
        let fonts = Fonts::default();
        for weight in [Weight::Regular, Weight::Bold] {
            for digit in "123456789".chars() {
                let line = fonts.shape(weight, &digit.to_string());
                assert_eq!(line.width, 0.6, "{digit}");
                let [left, right] = fonts.ink(&line);
                assert!(0.0 < left && left < right && right < 0.6, "{digit}");
            }
            assert!((0.65..0.75).contains(&fonts.digit_height(weight)));
        }
    }

    #[test]
    fn pairs_are_kerned() {
        let fonts = Fonts::default();
        let width = |text| fonts.shape(Weight::Regular, text).width;
        assert!(width("AV") < width("A") + width("V") - 0.01);
    }
}
