//! Lines of text: broken where they are too long, cut where they may not be, set left, right or in
//! the middle.

use crate::fonts::{Fonts, Line, Weight};
use crate::page::{Area, Mark};

/// From one baseline to the next, in sizes of the letters.
pub(super) const LEADING: f32 = 1.35;

/// The part of a line that is above its baseline.
pub(super) const ABOVE: f32 = 0.75;

/// Side from which a line is set, or its middle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Anchor {
    Left,
    Middle,
    Right,
}

/// A line between two sides, on a baseline.
pub(super) fn set(line: Line, size: f32, anchor: Anchor, room: &Area, baseline: f32) -> Mark {
    let slack = room.width - line.width * size;
    let x = room.x
        + match anchor {
            Anchor::Left => 0.0,
            Anchor::Middle => slack / 2.0,
            Anchor::Right => slack,
        };
    Mark::Text { at: [x, baseline], size, line }
}

/// A text, broken into lines, from the top of a room on; and where they end.
pub(super) fn paragraph(
    fonts: &Fonts<'_>,
    (weight, size): (Weight, f32),
    text: &str,
    anchor: Anchor,
    room: &Area,
) -> (Vec<Mark>, f32) {
    let mut lines = wrap(fonts, weight, text, room.width / size);
    // Lines in the middle look best if they are equally long.
    let mut width = room.width / size;
    while anchor == Anchor::Middle && lines.len() > 1 {
        width *= 0.97;
        let narrower = wrap(fonts, weight, text, width);
        if narrower.len() > lines.len() {
            break;
        }
        lines = narrower;
    }
    let mut top = room.y;
    let mut marks = Vec::new();
    let count = lines.len();
    for (k, mut line) in lines.into_iter().enumerate() {
        let is_word_end = !line.text.ends_with(is_han);
        if k + 1 < count && is_word_end {
            line = with_blank(fonts, weight, &line);
        }
        marks.push(set(line, size, anchor, room, top + ABOVE * size));
        top += LEADING * size;
    }
    (marks, top - (LEADING - 1.0) * size)
}

/// A line with a blank at its end, which shows only where the text is copied from the page; it
/// is not counted in the width.
pub(super) fn with_blank(fonts: &Fonts<'_>, weight: Weight, line: &Line) -> Line {
    Line { width: line.width, ..fonts.shape(weight, &format!("{} ", line.text)) }
}

/// A text in as few lines as it takes if none may be wider than this, in ems.
fn wrap(fonts: &Fonts<'_>, weight: Weight, text: &str, width: f32) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        let fits = |end: usize| fonts.shape(weight, rest[..end].trim_end()).width <= width;
        let stops = stops(rest);
        let mut end = match stops.partition_point(|&stop| fits(stop)) {
            0 => 0,
            count => stops[count - 1],
        };
        if end == 0 {
            // A word that is too long for a line is broken anywhere.
            let ends = rest.char_indices().map(|(at, c)| at + c.len_utf8());
            end =
                ends.clone().take_while(|&at| fits(at)).last().or_else(|| ends.min()).unwrap_or(0);
        }
        lines.push(fonts.shape(weight, rest[..end].trim_end()));
        rest = rest[end..].trim_start();
    }
    lines
}

/// Ends that a line may have, in bytes: after blanks, and around Chinese characters, but for those
/// that close.
fn stops(text: &str) -> Vec<usize> {
    let closes = |c: char| "，。、：；！？）》」』】…".contains(c);
    let opens = |c: char| "（《「『【".contains(c);
    let signs: Vec<(usize, char)> = text.char_indices().collect();
    let between = signs.windows(2).filter(|pair| {
        let (before, after) = (pair[0].1, pair[1].1);
        let chinese = (is_han(before) || is_han(after)) && !closes(after) && !opens(before);
        after != ' ' && (before == ' ' || chinese)
    });
    between.map(|pair| pair[1].0).chain([text.len()]).collect()
}

/// Tests whether a character needs no blank beside it.
fn is_han(c: char) -> bool {
    c >= '\u{2E80}'
}

/// A text in one line of at most this width, in ems, cut with an ellipsis if need be; none, if not
/// even that has room.
pub(super) fn fit(fonts: &Fonts<'_>, weight: Weight, text: &str, width: f32) -> Option<Line> {
    let line = fonts.shape(weight, text);
    if line.width <= width {
        return Some(line);
    }
    let ends: Vec<usize> = text.char_indices().map(|(at, _)| at).skip(1).collect();
    let cut = |&end: &usize| fonts.shape(weight, &format!("{}…", text[..end].trim_end()));
    ends.iter().rev().map(cut).find(|line| line.width <= width)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, width: f32, expected: &[&str]) {
        let fonts = Fonts::default();
        let lines = wrap(&fonts, Weight::Regular, text, width);
        assert!(lines.iter().all(|line| line.width <= width), "{text}");
        assert_eq!(lines.iter().map(|line| line.text.as_str()).collect::<Vec<_>>(), expected);
    }

    #[test]
    fn lines_are_broken_where_they_may_be() {
        check("", 5.0, &[]);
        check("one", 5.0, &["one"]);
        check("one two  three", 5.0, &["one two", "three"]);
        check("extraordinarily long", 4.0, &["extraord", "inarily", "long"]);
        check("数独之美。数独之乐", 4.6, &["数独之", "美。数独", "之乐"]);
    }

    #[test]
    fn long_lines_are_cut() {
        let fonts = Fonts::default();
        let cut = |width| fit(&fonts, Weight::Bold, "difficult", width).map(|line| line.text);
        assert_eq!(cut(9.0).as_deref(), Some("difficult"));
        assert_eq!(cut(2.5).as_deref(), Some("diff…"));
        assert_eq!(cut(0.1), None);
    }

    #[test]
    fn anchors() {
        let fonts = Fonts::default();
        let room = Area { x: 10.0, y: 0.0, width: 100.0, height: 20.0 };
        let x = |anchor| {
            let line = fonts.shape(Weight::Regular, "5");
            set(line, 10.0, anchor, &room, 12.0).area().x
        };
        assert_eq!([Anchor::Left, Anchor::Middle, Anchor::Right].map(x), [10.0, 57.0, 104.0]);
    }
}
