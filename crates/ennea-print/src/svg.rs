//! A page as SVG.
//!
//! Letters are outlines, so that a page looks the same everywhere and needs no font; what they say
//! stands beside them as labels.  All bars of a block are one path, and so are its grey areas.

use crate::fonts::Fonts;
use crate::page::{Area, Block, Document, Mark, Page, Role};
use ennea_base::text::escape_xml;
use std::collections::BTreeMap;
use std::fmt::Write;

/// Writes one page of a document, from 0.
///
/// # Panics
/// If there is no such page.
pub fn write(document: &Document, page: usize, fonts: &Fonts<'_>) -> String {
    let Page { paper, blocks, .. } = &document.pages[page];
    let glyphs = Glyphs::of(blocks);
    let (width, height) = (number(paper.width), number(paper.height));
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}pt\" height=\"{height}pt\" \
         viewBox=\"0 0 {width} {height}\" lang=\"{}\">\n<title>{}</title>\n<defs>\n",
        document.language.code(),
        escape_xml(&document.title)
    );
    for (&(font, id), name) in &glyphs.names {
        let path = fonts.outline(font, id);
        put!(out, "<path id=\"g{name}\" d=\"{path}\"/>\n");
    }
    put!(out, "</defs>\n<rect width=\"{width}\" height=\"{height}\" fill=\"#fff\"/>\n");
    for block in blocks {
        let role = match &block.role {
            Role::Heading(level) => format!(
                "role=\"heading\" aria-level=\"{level}\" aria-label=\"{}\"",
                escape_xml(&block.text())
            ),
            Role::Paragraph => {
                format!("role=\"paragraph\" aria-label=\"{}\"", escape_xml(&block.text()))
            }
            Role::Figure(alt) => format!("role=\"img\" aria-label=\"{}\"", escape_xml(alt)),
            Role::Furniture => "aria-hidden=\"true\"".to_owned(),
        };
        put!(out, "<g {role}>\n");
        areas(&mut out, block, " fill=\"#ddd\"", |mark| match mark {
            Mark::Shade(area) => Some(*area),
            _ => None,
        });
        areas(&mut out, block, "", |mark| match mark {
            Mark::Bar(area) => Some(*area),
            _ => None,
        });
        for mark in &block.marks {
            glyphs.text(&mut out, mark);
        }
        out.push_str("</g>\n");
    }
    out.push_str("</svg>\n");
    out
}

/// The glyphs of a page, each with a short name.
struct Glyphs {
    names: BTreeMap<(usize, u16), usize>,
}

impl Glyphs {
    fn of(blocks: &[Block]) -> Self {
        let mut names = BTreeMap::new();
        for mark in blocks.iter().flat_map(|block| &block.marks) {
            let Mark::Text { line, .. } = mark else { continue };
            for run in &line.runs {
                for glyph in &run.glyphs {
                    let next = names.len();
                    names.entry((run.font, glyph.id)).or_insert(next);
                }
            }
        }
        Self { names }
    }

    /// A line of text.
    fn text(&self, out: &mut String, mark: &Mark) {
        let Mark::Text { at, size, line } = mark else { return };
        let mut x = at[0];
        let scale = scale(size / 1000.0);
        for run in &line.runs {
            for glyph in &run.glyphs {
                let name = self.names[&(run.font, glyph.id)];
                let (left, base) =
                    (number(x + glyph.offset[0] * size), number(at[1] - glyph.offset[1] * size));
                put!(
                    out,
                    "<use href=\"#g{name}\" \
                     transform=\"matrix({scale} 0 0 -{scale} {left} {base})\"/>\n"
                );
                x += glyph.advance * size;
            }
        }
    }
}

/// The marks of a block that are areas of one colour.
fn areas(out: &mut String, block: &Block, fill: &str, area: impl Fn(&Mark) -> Option<Area>) {
    let mut path = String::new();
    for Area { x, y, width, height } in block.marks.iter().filter_map(area) {
        let (x, y, right, bottom) = (number(x), number(y), number(x + width), number(y + height));
        put!(path, "M{x} {y}H{right}V{bottom}H{x}Z");
    }
    if !path.is_empty() {
        put!(out, "<path{fill} d=\"{path}\"/>\n");
    }
}

/// A length to a thousandth of a point.
fn number(value: f32) -> f64 {
    (f64::from(value) * 1000.0).round() / 1000.0
}

/// A scale to six digits.
fn scale(value: f32) -> f64 {
    (f64::from(value) * 1e7).round() / 1e7
}
