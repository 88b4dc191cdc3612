//! Files that the back ends write, read again by other means.

use ennea::progress::{Progress, Stopped};
use ennea::solve::Solver;
use ennea::{Puzzle, Shape};
use ennea_print::{
    Answer, Binding, Chapter, Document, Entry, Fonts, Language, LayoutError, Qr, Role, Style, html,
    lay_out, lay_out_while, pdf, png, svg,
};
use resvg::usvg;
use std::sync::atomic::{AtomicU64, Ordering};

const PUZZLES: [&str; 2] = [
    "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........",
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
];

fn chapters(count: usize) -> Vec<Chapter> {
    vec![Chapter::untitled(entries(count))]
}

fn entries(count: usize) -> Vec<Entry> {
    let mut solver = Solver::plain(Shape::CLASSIC);
    let puzzles = PUZZLES.iter().cycle().take(count);
    let entry = |text: &&str| {
        let puzzle: Puzzle = text.parse().expect("a puzzle");
        let grid = solver.solve(&puzzle).expect("it is proper");
        Entry::new(puzzle, Answer::Unique(grid))
    };
    puzzles.map(entry).collect()
}

fn laid_out(style: &Style) -> Document {
    lay_out(&chapters(4), style, &Fonts::default()).expect("it can be laid out")
}

/// Number of times that a text occurs among bytes.
fn count(bytes: &[u8], text: &str) -> usize {
    bytes.windows(text.len()).filter(|window| *window == text.as_bytes()).count()
}

/// Goal: laying out and writing end when they are told to.  Method: told after each number of pages.
#[test]
fn long_books_can_be_stopped() {
    struct After(AtomicU64);
    impl Progress for After {
        fn expect(&self, _: u64) {}
        fn advance(&self, steps: u64) {
            self.0.fetch_sub(steps, Ordering::Relaxed);
        }
        fn is_stopped(&self) -> bool {
            self.0.load(Ordering::Relaxed) == 0
        }
    }
    let after = |pages: usize| After(AtomicU64::new(pages as u64));
    let (style, fonts) = (Style { answers: true, ..Style::default() }, Fonts::default());
    let document = laid_out(&style);
    let pages = document.pages.len();
    assert!(pages > 1);
    for stop in 0..pages {
        let laid = lay_out_while(&chapters(4), &style, &fonts, &after(stop));
        assert!(matches!(laid, Err(LayoutError::Stopped)));
        assert_eq!(pdf::write_while(&document, &fonts, &after(stop)), Err(Stopped));
    }
    let bytes = pdf::write_while(&document, &fonts, &after(pages));
    assert!(bytes.is_ok_and(|bytes| bytes == pdf::write(&document, &fonts)));
}

#[test]
fn a_pdf_has_its_fonts_and_says_what_it_shows() {
    let style = Style {
        answers: true,
        binding: Binding::Book,
        title: Some("Sudoku Судоку 数独".to_owned()),
        language: Language::of("ru").expect("there is Russian"),
        ..Style::default()
    };
    let (document, fonts) = (laid_out(&style), Fonts::default());
    let bytes = pdf::write(&document, &fonts);
    assert!(bytes.starts_with(b"%PDF-1.7\n") && bytes.trim_ascii_end().ends_with(b"%%EOF"));
    // Each font is a descendant with a file of its own, and none stands for itself.
    let files = count(&bytes, "/FontFile2") + count(&bytes, "/FontFile3");
    // Two fonts in two weights: the title of the book is written in both, large and over the pages.
    assert_eq!((files, count(&bytes, "/Type/FontDescriptor")), (4, 4));
    assert_eq!(count(&bytes, "/ToUnicode"), 4);
    let pages = count(&bytes, "/Type/Page") - count(&bytes, "/Type/Pages");
    assert_eq!(pages, document.pages.len());
    // Four puzzles, four answers and the example.
    assert_eq!((count(&bytes, "/S/Figure"), count(&bytes, "/Alt")), (9, 9));
    for tag in ["/S/H1", "/S/H2", "/S/P", "/StructTreeRoot", "/Lang(ru)", "/Outlines"] {
        assert!(count(&bytes, tag) > 0, "{tag}");
    }
    assert_eq!(count(&bytes, "<pdfuaid:part>1</pdfuaid:part>"), 1);
    assert_eq!(count(&bytes, "CreationDate") + count(&bytes, "CreateDate"), 0);
    assert!(bytes.len() < 60_000, "fonts are cut down to what is used: {}", bytes.len());
    assert!(bytes == pdf::write(&document, &fonts), "the same document gives the same bytes");
}

#[test]
fn svg_is_well_formed_and_labelled() {
    let title = "<Sudoku> & \"more\"";
    let document = laid_out(&Style { title: Some(title.to_owned()), ..Style::default() });
    let text = svg::write(&document, 0, &Fonts::default());
    let tree = usvg::roxmltree::Document::parse(&text).expect("well-formed");
    let root = tree.root_element();
    assert_eq!(root.attribute("width"), Some("595.276pt"));
    let found = root.children().find(|node| node.has_tag_name("title")).expect("a title");
    assert_eq!(found.text(), Some(title));
    let labels: Vec<&str> =
        root.descendants().filter_map(|node| node.attribute("aria-label")).collect();
    assert_eq!(labels[0], title);
    assert!(labels.contains(&"Puzzle 2"));
    let spoken = "Row 1: 4, blank, blank, blank, 3, blank, blank, blank, blank. Row 2:";
    assert!(labels.iter().any(|label| label.starts_with(spoken)));
    // Each letter is defined once and used.
    let used = root.descendants().filter(|node| node.has_tag_name("use"));
    for node in used {
        let name = node.attribute("href").expect("a name").trim_start_matches('#');
        let defined = root.descendants().filter(|node| node.attribute("id") == Some(name));
        assert_eq!(defined.count(), 1, "{name}");
    }
}

/// Goal: a PNG has the size of the paper and shows what is on it.  Method: it is decoded, and the
/// QR codes in it are read.
#[test]
fn png_decodes_and_its_codes_can_be_read() {
    let style = Style { per_page: 4, qr: Some(Qr::Cells), ..Style::default() };
    let document = laid_out(&style);
    let bytes = png::write(&document, 0, 200, &Fonts::default());
    let mut reader = ::png::Decoder::new(std::io::Cursor::new(&bytes)).read_info().expect("a PNG");
    let mut pixels = vec![0; reader.output_buffer_size().expect("not huge")];
    let info = reader.next_frame(&mut pixels).expect("it decodes");
    assert_eq!((info.width, info.height), (1654, 2339));
    assert_eq!(reader.info().pixel_dims.map(|dots| dots.xppu), Some(7874));
    let dark = pixels.iter().filter(|&&grey| grey < 128).count();
    assert!((pixels.len() / 100..pixels.len() / 10).contains(&dark), "{dark}");
    let codes = document.pages[0]
        .blocks
        .iter()
        .filter(|block| matches!(&block.role, Role::Figure(alt) if alt.starts_with("QR")));
    let mut found = 0;
    for (block, expected) in codes.zip(PUZZLES.iter().cycle()) {
        // A code with the four squares around it that are to be blank.
        let area = block.area();
        let dots = |points: f32| (points * 200.0 / 72.0) as usize;
        let side = dots(area.width + 8.8);
        let (left, top) = (dots(area.x - 4.4), dots(area.y - 4.4));
        let mut image = rqrr::PreparedImage::prepare_from_greyscale(side, side, |x, y| {
            pixels[(top + y) * info.width as usize + left + x]
        });
        let text = image.detect_grids()[0].decode().expect("readable").1;
        assert_eq!(text, expected.replace('.', "0"));
        found += 1;
    }
    assert_eq!(found, 4);
}

#[test]
fn html_has_tables_and_folds_answers_away() {
    let style = Style { answers: true, title: Some("A & B".to_owned()), ..Style::default() };
    let page = html::write(&chapters(4), &style).expect("no code is too long");
    let times = |text: &str| page.matches(text).count();
    assert_eq!((times("<table"), times("</table>"), times("<caption>")), (8, 8, 8));
    assert_eq!(times("<td>"), 8 * 81);
    let empty: usize = entries(4).iter().map(|entry| 81 - entry.puzzle.clue_count()).sum();
    assert_eq!(times("<input "), empty);
    assert!(page.contains("aria-label=\"row 9, column 9\""));
    assert!(page.contains("<h1>A &amp; B</h1>") && page.starts_with("<!DOCTYPE html>"));
    let (puzzles, answers) = page.split_once("<details>").expect("answers are folded");
    assert!(!puzzles.contains("<td><b>") && answers.contains("<td><b>4</b></td><td>6</td>"));
    let nothing_else = ["http:", "https:", "<script", "@import", "url("];
    assert!(nothing_else.iter().all(|text| !page.contains(text)));
    let qr = Some(Qr::Link("x".repeat(3000)));
    assert!(html::write(&chapters(1), &Style { qr, ..style }).is_err());
}
