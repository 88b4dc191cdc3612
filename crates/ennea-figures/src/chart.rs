//! What all figures share: sizes, kinds of lines and letters, panels with axes, numbers on axes.

use crate::canvas::{Canvas, UNIT};
use crate::colour::{INK, MESH, SOFT};
use crate::figure::{Figure, Picture};
use ennea_print::Fonts;
use plotters::coord::Shift;
use plotters::coord::ranged1d::ValueFormatter;
use plotters::coord::types::RangedCoordf64;
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};
use std::convert::Infallible;

/// The sheet of a figure, or part of it.
pub(crate) type Sheet<'a, 'f> = DrawingArea<&'a mut Canvas<'f>, Shift>;

/// A panel with two linear axes.
pub(crate) type Panel<'s, 'a, 'f> =
    ChartContext<'s, &'a mut Canvas<'f>, Cartesian2d<RangedCoordf64, RangedCoordf64>>;

/// Nothing can go wrong in memory, but `plotters` thinks so.
pub(crate) type Drawn<T = ()> = Result<T, DrawingAreaErrorKind<Infallible>>;

/// How wide a figure is, in points: a column of text on A4.
pub(crate) const WIDTH: f32 = 480.0;

/// Room for the numbers left of a panel and below it.
pub(crate) const LEFT: f32 = 40.0;
pub(crate) const BELOW: f32 = 30.0;

pub(crate) const SMALL: f32 = 8.0;
pub(crate) const NORMAL: f32 = 9.5;
pub(crate) const LARGE: f32 = 12.0;

/// Part of a sheet: left, top, width, height, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Frame {
    pub(crate) x: f32,
    pub(crate) y: f32,
    pub(crate) width: f32,
    pub(crate) height: f32,
}

/// A length in points, in the canvas's units.
pub(crate) fn units(points: f32) -> i32 {
    (points * UNIT).round() as i32
}

/// Draws a figure; what is given back are the pictures below the drawings.
pub(crate) fn figure(
    title: &str,
    [width, height]: [f32; 2],
    draw: impl FnOnce(&Sheet<'_, '_>) -> Drawn<Vec<Picture>>,
) -> Figure {
    let fonts = Fonts::default();
    let mut canvas = Canvas::new(&fonts, width, height);
    let pictures = draw(&(&mut canvas).into_drawing_area()).expect("memory takes all drawings");
    pictures.into_iter().for_each(|picture| canvas.picture(picture));
    canvas.finish(title)
}

/// Letters, with their middle at a point unless they are told otherwise.
pub(crate) fn letters(size: f32, colour: RGBColor) -> TextStyle<'static> {
    let font = FontDesc::new(FontFamily::SansSerif, f64::from(size * UNIT), FontStyle::Normal);
    TextStyle { color: colour.to_backend_color(), ..TextStyle::from(font) }
}

/// The same in bold.
pub(crate) fn bold(size: f32, colour: RGBColor) -> TextStyle<'static> {
    let font = FontDesc::new(FontFamily::SansSerif, f64::from(size * UNIT), FontStyle::Bold);
    TextStyle { color: colour.to_backend_color(), ..TextStyle::from(font) }
}

pub(crate) const LEFT_BASE: Pos = Pos { h_pos: HPos::Left, v_pos: VPos::Bottom };
pub(crate) const LEFT_MIDDLE: Pos = Pos { h_pos: HPos::Left, v_pos: VPos::Center };
pub(crate) const RIGHT_MIDDLE: Pos = Pos { h_pos: HPos::Right, v_pos: VPos::Center };
pub(crate) const MIDDLE: Pos = Pos { h_pos: HPos::Center, v_pos: VPos::Center };

/// A line of some width, in points.
pub(crate) fn stroke(colour: RGBColor, width: f32) -> ShapeStyle {
    ShapeStyle { color: colour.to_rgba(), filled: false, stroke_width: units(width) as u32 }
}

/// Writes a text at a place of the sheet, in points.
pub(crate) fn write(
    sheet: &Sheet<'_, '_>,
    text: &str,
    style: &TextStyle<'_>,
    x: f32,
    y: f32,
) -> Drawn {
    sheet.draw_text(text, style, (units(x), units(y)))
}

/// How wide a text is, in points.
pub(crate) fn width(sheet: &Sheet<'_, '_>, text: &str, style: &TextStyle<'_>) -> f32 {
    sheet.estimate_text_size(text, style).map_or(0.0, |(width, _)| width as f32 / UNIT)
}

/// A title, and below it what belongs to it, in smaller letters; 36 points high.
pub(crate) fn head(sheet: &Sheet<'_, '_>, title: &str, details: &str) -> Drawn {
    write(sheet, title, &bold(LARGE, INK).pos(LEFT_BASE), 8.0, 18.0)?;
    write(sheet, details, &letters(SMALL, SOFT).pos(LEFT_BASE), 8.0, 30.0)
}

/// The sheet around a frame, with room for numbers on its left and below it.
pub(crate) fn around<'a, 'f>(sheet: &Sheet<'a, 'f>, frame: Frame) -> Sheet<'a, 'f> {
    let Frame { x, y, width, height } = frame;
    sheet.clone().shrink((units(x - LEFT), units(y)), (units(width + LEFT), units(height + BELOW)))
}

/// Whether a panel has thin lines across.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mesh {
    With,
    Without,
}

/// Draws the axes of a panel, with about so many numbers on each; one without a name across has none, as they
/// stand at the panel below it.
pub(crate) fn axes<X, Y>(
    panel: &mut ChartContext<'_, &mut Canvas<'_>, Cartesian2d<X, Y>>,
    mesh: Mesh,
    [x_name, y_name]: [&str; 2],
    [across, up]: [usize; 2],
) -> Drawn
where
    X: Ranged<ValueType = f64> + ValueFormatter<f64>,
    Y: Ranged<ValueType = f64> + ValueFormatter<f64>,
{
    let mut style = panel.configure_mesh();
    if mesh == Mesh::Without {
        style.disable_mesh();
    }
    style
        .axis_style(stroke(INK, 0.6))
        .bold_line_style(stroke(MESH, 0.5))
        .light_line_style(TRANSPARENT)
        .set_all_tick_mark_size(units(3.0))
        .label_style(letters(SMALL, INK))
        .axis_desc_style(letters(NORMAL, INK))
        .x_labels(across)
        .y_labels(up)
        .x_label_formatter(&|value| if x_name.is_empty() { String::new() } else { number(*value) })
        .y_label_formatter(&|value| number(*value))
        .x_desc(x_name)
        .y_desc(y_name)
        .draw()
}

/// A panel in a frame, without axes yet.
pub(crate) fn panel<'s, 'a, 'f>(
    place: &'s Sheet<'a, 'f>,
    x: [f64; 2],
    y: [f64; 2],
) -> Drawn<Panel<'s, 'a, 'f>> {
    ChartBuilder::on(place)
        .x_label_area_size(units(BELOW))
        .y_label_area_size(units(LEFT))
        .build_cartesian_2d(x[0]..x[1], y[0]..y[1])
}

/// A number on an axis: short, without a tail of rounding, with a true minus sign.
pub(crate) fn number(value: f64) -> String {
    let text = match value.abs() {
        0.0 => "0".to_owned(),
        size if !(1e-6..1e6).contains(&size) => format!("{value:.1e}"),
        size => {
            // Three digits that count, and no zeros behind them.
            let decimals = (2.0 - size.log10().floor()).max(0.0) as usize;
            let text = format!("{value:.decimals$}");
            match text.contains('.') {
                true => text.trim_end_matches('0').trim_end_matches('.').to_owned(),
                false => text,
            }
        }
    };
    text.replace('-', "\u{2212}")
}

/// Dashes and gaps of line k, in points; the first kind has none.
pub(crate) fn dashes(k: usize) -> Option<[f32; 2]> {
    const KINDS: [Option<[f32; 2]>; 5] =
        [None, Some([6.0, 2.5]), Some([1.6, 1.6]), Some([11.0, 3.0]), Some([3.5, 2.0])];
    KINDS[k % KINDS.len()]
}

/// Draws a line through points of a panel, in a kind of its own.
pub(crate) fn curve<X, Y>(
    panel: &mut ChartContext<'_, &mut Canvas<'_>, Cartesian2d<X, Y>>,
    points: impl Iterator<Item = (f64, f64)> + Clone,
    kind: Option<[f32; 2]>,
    style: ShapeStyle,
) -> Drawn
where
    X: Ranged<ValueType = f64>,
    Y: Ranged<ValueType = f64>,
{
    match kind {
        None => panel.draw_series(LineSeries::new(points, style))?,
        Some([dash, gap]) => {
            let [dash, gap] = [dash, gap].map(units);
            panel.draw_series(DashedLineSeries::new(points, dash, gap, style))?
        }
    };
    Ok(())
}

/// A disc with a short name in it, to say which line is which.
pub(crate) fn badge(
    sheet: &Sheet<'_, '_>,
    name: &str,
    colour: RGBColor,
    (x, y): (i32, i32),
) -> Drawn {
    let radius = units(if name.chars().count() > 1 { 6.6 } else { 5.0 });
    sheet.draw(&Circle::new((x, y), radius, WHITE.filled()))?;
    sheet.draw(&Circle::new((x, y), radius, stroke(colour, 0.7)))?;
    sheet.draw_text(name, &bold(SMALL - 0.5, colour).pos(MIDDLE), (x, y))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        for (value, text) in [
            (0.0, "0"),
            (-1.0, "\u{2212}1"),
            (0.30000000000000004, "0.3"),
            (2000.0, "2000"),
            (0.001, "0.001"),
            (1e-4, "0.0001"),
            (2.6e-4, "0.00026"),
            (-3e7, "\u{2212}3.0e7"),
            (12.5, "12.5"),
        ] {
            assert_eq!(number(value), text);
            assert_eq!(Fonts::default().check(text), Ok(()));
        }
    }
}
