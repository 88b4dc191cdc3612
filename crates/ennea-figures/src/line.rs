//! Lines as lists of points: thinned, and cut into dashes.
//!
//! A point that lies within [`THIN`] of the line between its neighbours is left out (Ramer, Douglas
//! and Peucker), which no eye can see and makes files small.  Cost: n log n for n points, n^2 at
//! worst.

/// Across and down from the upper left corner, in tenths of a point.
pub(crate) type Point = (i32, i32);

/// Greatest distance of a point that is left out from the line, in tenths of a point.
const THIN: f64 = 1.2;

/// The points without those that make no difference.
pub(crate) fn thinned(points: &[Point]) -> Vec<Point> {
    let mut kept = vec![false; points.len()];
    let mut spans = Vec::new();
    if let Some(last) = points.len().checked_sub(1) {
        (kept[0], kept[last]) = (true, true);
        spans.push((0, last));
    }
    while let Some((from, to)) = spans.pop() {
        let distance = |k: usize| distance(points[k], points[from], points[to]);
        let farthest = (from + 1..to).max_by(|&a, &b| distance(a).total_cmp(&distance(b)));
        if let Some(k) = farthest.filter(|&k| distance(k) > THIN) {
            kept[k] = true;
            spans.extend([(from, k), (k, to)]);
        }
    }
    points.iter().zip(kept).filter(|(_, kept)| *kept).map(|(point, _)| *point).collect()
}

/// The distance of a point from the stretch between two others.
fn distance(point: Point, from: Point, to: Point) -> f64 {
    let minus = |a: Point, b: Point| (f64::from(a.0 - b.0), f64::from(a.1 - b.1));
    let ((dx, dy), (x, y)) = (minus(to, from), minus(point, from));
    let square = dx * dx + dy * dy;
    let along = if square == 0.0 { 0.0 } else { ((x * dx + y * dy) / square).clamp(0.0, 1.0) };
    (x - along * dx).hypot(y - along * dy)
}

/// The dashes of a line: stretches of one length along it, with gaps of another between them.
pub(crate) fn dashes(points: &[Point], dash: i32, gap: i32) -> Vec<Vec<Point>> {
    let round = |(x, y): (f32, f32)| (x.round() as i32, y.round() as i32);
    let mut points = points.iter().map(|&(x, y)| (x as f32, y as f32));
    let Some(mut at) = points.next() else { return Vec::new() };
    let mut dashes = vec![vec![round(at)]];
    let (mut is_dash, mut walked) = (true, 0.0);
    for end in points {
        while at != end {
            let (dx, dy) = (end.0 - at.0, end.1 - at.1);
            let (far, length) = (dx.hypot(dy), if is_dash { dash } else { gap } as f32);
            let left = length - walked;
            if left < far {
                at = (at.0 + dx * (left / far), at.1 + dy * (left / far));
                walked = length;
            } else {
                at = end;
                walked += far;
            }
            if is_dash {
                dashes.last_mut().expect("the first begins the line").push(round(at));
            }
            if walked >= length {
                walked = 0.0;
                is_dash = !is_dash;
                if is_dash {
                    dashes.push(vec![round(at)]);
                }
            }
        }
    }
    dashes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thinned_lines_stay_where_they_were() {
        let wave: Vec<Point> =
            (0..2000).map(|k| (k, (300.0 * (f64::from(k) / 90.0).sin()).round() as i32)).collect();
        let few = thinned(&wave);
        assert!((20..300).contains(&few.len()), "{}", few.len());
        assert_eq!((few.first(), few.last()), (wave.first(), wave.last()));
        for &point in &wave {
            let near = few.windows(2).map(|ends| distance(point, ends[0], ends[1]));
            assert!(near.fold(f64::MAX, f64::min) <= THIN);
        }
        assert_eq!(thinned(&[]), []);
        assert_eq!(thinned(&[(1, 1), (1, 1)]).len(), 2);
    }

    #[test]
    fn dashes_follow_corners() {
        let corner = [(0, 0), (10, 0), (10, 20)];
        let expected = [vec![(0, 0), (8, 0)], vec![(10, 2), (10, 10)], vec![(10, 14), (10, 20)]];
        assert_eq!(dashes(&corner, 8, 4), expected);
        assert_eq!(dashes(&[], 8, 4), Vec::<Vec<Point>>::new());
    }
}
