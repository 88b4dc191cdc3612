//! A figure as SVG.
//!
//! Glyphs are outlines that are defined once, with what they say beside them; pictures are embedded
//! as PNG.

use crate::canvas::points;
use crate::colour::Colour;
use crate::drawing::{Direction, Drawing, Stroke, Text};
use crate::figure::Figure;
use crate::line::Point;
use data_encoding::BASE64;
use ennea_base::text::escape_xml;
use std::fmt::Write;

impl Figure {
    /// The figure as SVG.
    pub fn svg(&self) -> String {
        let mut ground = String::new();
        for picture in &self.pictures {
            let [x, y, width, height] = picture.area;
            let data = BASE64.encode(&picture.png());
            writeln!(
                ground,
                "<image x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" \
                 preserveAspectRatio=\"none\" style=\"image-rendering:pixelated\" \
                 href=\"data:image/png;base64,{data}\"/>"
            )
            .expect("a string takes it");
        }
        self.svg_over(&format!("<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n{ground}"))
    }

    /// The drawings over some ground.
    pub(crate) fn svg_over(&self, ground: &str) -> String {
        let Self { width, height, glyphs, .. } = self;
        let title = escape_xml(&self.title);
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}pt\" height=\"{height}pt\" \
             viewBox=\"0 0 {width} {height}\" role=\"img\" aria-label=\"{title}\">\n\
             <title>{title}</title>\n<defs>\n"
        );
        for glyph in glyphs.values() {
            svg += &format!("<path id=\"g{}\" d=\"{}\"/>\n", glyph.number, glyph.outline);
        }
        svg += &format!("</defs>\n{ground}");
        for drawing in &self.drawings {
            svg += &self.drawing(drawing);
        }
        svg + "</svg>\n"
    }

    fn drawing(&self, drawing: &Drawing) -> String {
        match drawing {
            Drawing::Lines(stroke, lines) => {
                let (pen, path) = (pen(*stroke), lines.iter().map(|line| path(line)));
                let path: String = path.collect();
                let (width, colour) = pen;
                format!(
                    "<path fill=\"none\" {width} stroke-linejoin=\"round\" {colour} d=\"{path}\"/>\n"
                )
            }
            Drawing::Area { corners, colour, opacity } => {
                let opacity = if *opacity < 1.0 {
                    format!(" fill-opacity=\"{opacity}\"")
                } else {
                    String::new()
                };
                format!("<path fill=\"{}\"{opacity} d=\"{}Z\"/>\n", hex(*colour), path(corners))
            }
            Drawing::Disc { centre, radius, colour } => {
                format!("<circle {} fill=\"{}\"/>\n", circle(*centre, *radius), hex(*colour))
            }
            Drawing::Ring { centre, radius, stroke } => {
                let (width, colour) = pen(*stroke);
                format!("<circle {} fill=\"none\" {width} {colour}/>\n", circle(*centre, *radius))
            }
            Drawing::Text(text) => self.text(text),
        }
    }

    fn text(&self, Text { label, colour, at, direction, scale, glyphs }: &Text) -> String {
        let turn = match direction {
            Direction::Across => "",
            Direction::Upwards => " rotate(270)",
        };
        let (x, y) = (points(at.0), points(at.1));
        let mut text = format!(
            "<g aria-label=\"{}\" fill=\"{}\" transform=\"translate({x} {y}){turn}\">\n",
            escape_xml(label),
            hex(*colour)
        );
        for (key, [x, y]) in glyphs {
            let number = self.glyphs[key].number;
            text += &format!(
                "<use href=\"#g{number}\" transform=\"matrix({scale} 0 0 -{scale} {x} {y})\"/>"
            );
        }
        text + "\n</g>\n"
    }
}

fn hex([red, green, blue]: Colour) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// The attributes of a pen.
fn pen(Stroke { colour, width }: Stroke) -> (String, String) {
    (format!("stroke-width=\"{}\"", points(width)), format!("stroke=\"{}\"", hex(colour)))
}

fn circle((x, y): Point, radius: i32) -> String {
    format!("cx=\"{}\" cy=\"{}\" r=\"{}\"", points(x), points(y), points(radius))
}

/// The commands of an SVG path along some points.
fn path(line: &[Point]) -> String {
    let Some((&(mut x, mut y), rest)) = line.split_first() else { return String::new() };
    let mut path = format!("M{} {}", points(x), points(y));
    for &(next_x, next_y) in rest {
        let (dx, dy) = (next_x - x, next_y - y);
        let (across, down) = (points(dx), points(dy));
        path += &match (dx, dy) {
            (_, 0) => format!("h{across}"),
            (0, _) => format!("v{down}"),
            (_, ..0) => format!("l{across}{down}"),
            _ => format!("l{across} {down}"),
        };
        (x, y) = (next_x, next_y);
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_short() {
        let line = [(10, 10), (25, 10), (25, -5), (30, 0), (35, -7)];
        assert_eq!(path(&line), "M1 1h1.5v-1.5l0.5 0.5l0.5-0.7");
    }
}
