//! Laws of the layout: nothing leaves the margins, nothing overlaps, everything is there, and grids
//! are as large as is promised.

mod books;

use super::*;
use crate::book::{Answer, Qr};
use crate::page::{Block, Role};
use crate::paper::Paper;
use ennea_base::{Digit, Shape};
use ennea_rate::Level;

/// Puzzles of a shape with their answers: the cyclic grid, with every third cell a clue.
fn entries(shape: Shape, count: usize) -> Vec<Entry> {
    let grid = Grid::cyclic(shape);
    let entry = |number: usize| {
        let clues = shape
            .all_cells()
            .map(|cell| (cell.index() + number).is_multiple_of(3).then(|| grid.digit(cell)));
        let puzzle = Filling::new(shape, clues).expect("it fits");
        let mut entry = Entry::new(puzzle.into(), Answer::Unique(grid.clone()));
        entry.level = Some(Level::Medium);
        entry.id = Some("e1-1-1".to_owned());
        entry.rating = Some("SE 3.4".to_owned());
        entry
    };
    (0..count).map(entry).collect()
}

fn classic(count: usize) -> Vec<Entry> {
    entries(Shape::CLASSIC, count)
}

/// Lays out and checks the laws.
fn check(entries: &[Entry], style: &Style) -> Document {
    check_chapters(&[Chapter::untitled(entries.to_vec())], style)
}

fn check_chapters(chapters: &[Chapter], style: &Style) -> Document {
    let fonts = Fonts::default();
    let document = lay_out(chapters, style, &fonts);
    let document = document.unwrap_or_else(|error| panic!("{error}: {style:?}"));
    for (number, page) in document.pages.iter().enumerate() {
        let inside = &page.inside;
        assert!(inside.x >= style.margin && inside.y >= style.margin);
        assert!(inside.right() <= page.paper.width - style.margin + 0.01);
        assert!(inside.bottom() <= page.paper.height - style.margin + 0.01);
        let areas: Vec<Area> = page.blocks.iter().map(Block::area).collect();
        for (k, a) in areas.iter().enumerate() {
            let what = format!("page {}, {:?} {a:?}", number + 1, page.blocks[k].role);
            assert!(a.x >= inside.x - 0.01 && a.right() <= inside.right() + 0.01, "{what}");
            assert!(a.y >= inside.y - 0.01 && a.bottom() <= inside.bottom() + 0.01, "{what}");
            for (other, b) in areas.iter().enumerate().take(k) {
                let apart = a.x >= b.right() - 0.01
                    || b.x >= a.right() - 0.01
                    || a.y >= b.bottom() - 0.01
                    || b.y >= a.bottom() - 0.01
                    // The caption's parts stand in one line.
                    || page.blocks[k].role == Role::Paragraph && page.blocks[k].puzzle.is_some();
                assert!(apart, "{what} overlaps {:?} {b:?}", page.blocks[other].role);
            }
        }
    }
    document
}

/// The grids of a document: page from 0, puzzle, marks.
fn grids(document: &Document) -> Vec<(usize, usize, &Block)> {
    let blocks = document
        .pages
        .iter()
        .enumerate()
        .flat_map(|(k, page)| page.blocks.iter().map(move |block| (k, block)));
    blocks
        .filter(|(_, block)| matches!(&block.role, Role::Figure(alt) if !alt.starts_with("QR")))
        // The example is of no puzzle.
        .filter_map(|(page, block)| Some((page, block.puzzle?, block)))
        .collect()
}

/// The digits of a block as text, with their sizes.
fn digits(block: &Block) -> Vec<(char, f32, [f32; 2])> {
    let texts = block.marks.iter().filter_map(|mark| match mark {
        Mark::Text { at, size, line } => {
            Some((line.text.chars().next().expect("a digit"), *size, *at))
        }
        Mark::Shade(_) | Mark::Bar(_) => None,
    });
    texts.collect()
}

#[test]
fn the_laws_hold_for_all_usual_pages() {
    for paper in ["a4", "letter", "a5", "8x10", "6x9", "5.5x8.5", "legal", "a3"] {
        for per_page in [1, 2, 3, 4, 6, 9] {
            for binding in [Binding::Sheets, Binding::Book] {
                let paper: Paper = paper.parse().expect("a size");
                for paper in [paper, paper.turned()] {
                    let style = Style {
                        paper,
                        per_page,
                        binding,
                        answers: true,
                        title: Some("Sudokus for a long afternoon".to_owned()),
                        author: Some("Somebody".to_owned()),
                        ..Style::default()
                    };
                    check(&classic(per_page + 1), &style);
                }
            }
        }
    }
}

#[test]
fn the_laws_hold_with_codes_and_in_all_languages() {
    for language in ennea_words::Language::all() {
        for qr in [Qr::Cells, Qr::Link("https://example.org/play?bd=".to_owned())] {
            for per_page in [1, 4, 9] {
                let style = Style { qr: Some(qr.clone()), per_page, language, ..Style::default() };
                check(&classic(per_page), &style);
            }
        }
    }
}

#[test]
fn the_laws_hold_for_all_shapes() {
    for (rows, columns) in [(2, 2), (2, 3), (3, 2), (2, 4), (2, 5), (3, 4), (4, 4), (5, 5)] {
        let shape = Shape::new(rows, columns).expect("small");
        for per_page in [1, 4] {
            let style = Style { answers: true, per_page, ..Style::default() };
            check(&entries(shape, 5), &style);
        }
    }
}

/// Goal: every puzzle is printed once, in order, with its clues; every answer once.
#[test]
fn all_is_there_in_order() {
    for (count, per_page) in [(1, 1), (1, 6), (7, 2), (10, 4), (30, 9)] {
        let entries = classic(count);
        let document = check(&entries, &Style { answers: true, per_page, ..Style::default() });
        let grids = grids(&document);
        let numbers: Vec<usize> = grids.iter().map(|grid| grid.1).collect();
        assert_eq!(numbers, (0..count).chain(0..count).collect::<Vec<_>>());
        for (k, (_, number, block)) in grids.iter().enumerate() {
            let printed: String = digits(block).iter().map(|digit| digit.0).collect();
            let puzzle = entries[*number].puzzle.clues().to_string();
            let expected = match k < count {
                true => puzzle.replace('.', ""),
                false => Grid::cyclic(Shape::CLASSIC).to_string(),
            };
            assert_eq!(printed, expected);
        }
    }
}

/// Goal: each digit stands in its own cell.  Method: its place, without the layout's own sums.
#[test]
fn digits_stand_in_their_cells() {
    let entries = classic(4);
    let document = check(&entries, &Style { per_page: 4, ..Style::default() });
    for (_, number, block) in grids(&document) {
        let area = block.area();
        let cell = area.width / 9.0;
        let mut drawn = vec!['.'; 81];
        for (sign, size, [x, baseline]) in digits(block) {
            let column = ((x + 0.3 * size - area.x) / cell) as usize;
            let row = ((baseline - 0.35 * size - area.y) / cell) as usize;
            drawn[9 * row + column] = sign;
        }
        let drawn: String = drawn.into_iter().collect();
        assert_eq!(drawn, entries[number].puzzle.clues().to_string());
    }
}

#[test]
fn large_print_is_large() {
    for (paper, shape) in [("a4", (3, 3)), ("letter", (3, 3)), ("a4", (2, 3)), ("a4", (4, 4))] {
        let shape = Shape::new(shape.0, shape.1).expect("small");
        let style = Style {
            print: Print::Large,
            answers: true,
            paper: paper.parse().expect("a size"),
            ..Style::default()
        };
        let document = check(&entries(shape, 3), &style);
        for (k, (page, _, block)) in grids(&document).into_iter().enumerate() {
            let least = digits(block).iter().map(|digit| digit.1).fold(f32::MAX, f32::min);
            if k < 3 {
                assert_eq!(page, k, "one puzzle a page");
                assert!(block.area().width >= LARGE_GRID && least >= LARGE_DIGIT, "{least}");
            } else {
                assert!(least >= 14.0, "answers too: {least}");
            }
        }
    }
    let refused = |paper: &str, shape| {
        let paper = paper.parse().expect("a size");
        let style = Style { print: Print::Large, paper, ..Style::default() };
        lay_out(&[Chapter::untitled(entries(shape, 1))], &style, &Fonts::default())
            .expect_err("too small")
    };
    assert!(matches!(refused("a5", Shape::CLASSIC), LayoutError::SmallGrid { .. }));
    let wide = Shape::new(5, 5).expect("small");
    assert!(matches!(refused("a4", wide), LayoutError::SmallDigits { expected: 24.0, .. }));
}

/// Goal: what the documentation promises of grids on A4: 2 to 9 a page, as in newspapers.
#[test]
fn grids_are_as_large_as_promised() {
    for (per_page, centimetres) in [(1, 18.0), (2, 11.5), (4, 8.5), (6, 7.0), (9, 5.2)] {
        let document = check(&classic(per_page), &Style { per_page, ..Style::default() });
        assert_eq!(document.pages.len(), 1);
        for (_, _, block) in grids(&document) {
            let found = block.area().width / MILLIMETRE / 10.0;
            assert!((centimetres..centimetres + 1.5).contains(&found), "{per_page}: {found}");
        }
    }
}

#[test]
fn books_leave_room_for_the_back() {
    let style = Style {
        binding: Binding::Book,
        paper: "6x9".parse().expect("a size"),
        answers: true,
        per_page: 1,
        ..Style::default()
    };
    for (count, gutter) in [(20, 27.0), (150, 36.0)] {
        let document = check(&classic(count), &style);
        for (k, page) in document.pages.iter().enumerate() {
            let left = if k % 2 == 0 { style.margin + gutter } else { style.margin };
            assert_eq!(page.inside.x, left, "page {}", k + 1);
            assert_eq!(page.inside.width, page.paper.width - 2.0 * style.margin - gutter);
        }
        let place = |wanted: &str| {
            let found = document
                .pages
                .iter()
                .position(|page| page.blocks.iter().any(|block| block.text() == wanted));
            found.expect("it is there") + 1
        };
        assert_eq!(
            (place("Sudoku"), place("How to solve them"), place("Puzzle 1 Medium · SE 3.4")),
            (1, 2, 3)
        );
        let answers = place("Answers");
        assert_eq!(answers % 2, 1, "answers begin on the right");
        assert_eq!(place(&format!("The answers begin on page {answers}.")), 2);
        // Page numbers stand at the outer side; the title page has none.
        assert!(document.pages[0].blocks.iter().all(|block| block.text() != "1"));
        let number = document.pages[2].blocks.last().expect("a number");
        assert_eq!(number.text(), "3");
        assert!(number.area().right() > document.pages[2].inside.right() - 0.1);
    }
}

#[test]
fn improper_puzzles_say_so_among_the_answers() {
    let mut entries = classic(2);
    entries[0].answer = Answer::None;
    entries[1].answer = Answer::Several;
    let style = Style { answers: true, binding: Binding::Book, ..Style::default() };
    let document = check(&entries, &style);
    let texts: Vec<String> =
        document.pages.iter().flat_map(|page| &page.blocks).map(Block::text).collect();
    for expected in ["1: no solution page 3", "2: several solutions page 3"] {
        assert!(texts.iter().any(|text| text == expected), "{texts:?}");
    }
    assert!(!texts.iter().any(|text| text.contains("exactly one solution")));
}

#[test]
fn what_cannot_be_printed_is_refused() {
    let refused = |entries: &[Entry], style: Style| {
        let chapters = [Chapter::untitled(entries.to_vec())];
        lay_out(&chapters, &style, &Fonts::default()).map(drop).expect_err("refused").to_string()
    };
    let title = Some("数独 龘".to_owned());
    assert_eq!(
        refused(&classic(1), Style { title, ..Style::default() }),
        "cannot write '数独 龘': no font here has '龘' (U+9F98)"
    );
    let mut labelled = classic(1);
    labelled[0].label = Some("\u{1F600}".to_owned());
    assert!(refused(&labelled, Style::default()).contains("U+1F600"));
    let wide = entries(Shape::new(6, 6).expect("small"), 9);
    let small = refused(&wide, Style { per_page: 9, ..Style::default() });
    assert!(small.starts_with("the digits would have "), "{small}");
    let qr = Some(Qr::Link("x".repeat(3000)));
    assert_eq!(
        refused(&classic(1), Style { qr, ..Style::default() }),
        "found a text of 3081 bytes for a QR code; there is no room for it"
    );
    let qr = Some(Qr::Link("x".repeat(1500)));
    let small = entries(Shape::new(2, 2).expect("small"), 6);
    let crowded = Style { qr, per_page: 6, ..Style::default() };
    assert!(refused(&small, crowded).starts_with("found a text of 1516 bytes"));
    let long = Style {
        title: Some("A title without an end ".repeat(60)),
        binding: Binding::Book,
        ..Style::default()
    };
    assert_eq!(refused(&classic(1), long), "there is no room on the page");
    let margin = 290.0;
    assert_eq!(
        refused(&classic(1), Style { margin, ..Style::default() }),
        "there is no room on the page"
    );
}

/// Long labels are cut, not printed over something else.
#[test]
fn long_labels_are_cut() {
    let mut long = classic(9);
    for entry in &mut long {
        entry.label = Some("as difficult as can be, and somewhat more than that".to_owned());
    }
    let document = check(&long, &Style { per_page: 9, ..Style::default() });
    let cut = document.pages[0].blocks.iter().any(|block| block.text().contains('…'));
    assert!(cut);
}

#[test]
fn symbols_past_nine_are_letters() {
    let shape = Shape::new(4, 4).expect("small");
    let document = check(&entries(shape, 1), &Style::default());
    let (_, _, block) = grids(&document)[0];
    let printed: Vec<char> = digits(block).iter().map(|digit| digit.0).collect();
    assert!(printed.contains(&Digit::from_index(15).symbol()));
}
