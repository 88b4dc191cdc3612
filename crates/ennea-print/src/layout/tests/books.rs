//! Laws of books: chapters begin on the right, pages name each other truly, captions say what they are told
//! to, answers are as many a page as they may be.

use super::*;
use crate::words;
use ennea_words::{Language, say};

/// Three chapters of 5, 1 and 8 puzzles.
fn chapters() -> Vec<Chapter> {
    let all = classic(14);
    [(Level::Easy, 0..5), (Level::Hard, 5..6), (Level::Extreme, 6..14)]
        .map(|(level, numbers)| Chapter {
            title: Some(words::chapter(Language::ENGLISH, Some(level))),
            level: Some(level),
            entries: all[numbers].to_vec(),
        })
        .into()
}

fn book() -> Style {
    Style {
        binding: Binding::Book,
        answers: true,
        title: Some("Quiet Evenings".to_owned()),
        imprint: vec!["Kitchen Table Press".to_owned(), "\u{a9} 2026 Ann".to_owned()],
        ..Style::default()
    }
}

/// The texts of the blocks of a page, from 1.
fn texts(document: &Document, page: usize) -> Vec<String> {
    document.pages[page - 1].blocks.iter().map(Block::text).collect()
}

/// The pages, from 1, of the blocks that say this.
fn pages_with(document: &Document, wanted: &str) -> Vec<usize> {
    let has = |page: &usize| texts(document, *page).iter().any(|text| text == wanted);
    (1..=document.pages.len()).filter(has).collect()
}

/// Goal: what a page says of another is true.  Method: the numbers in the texts, against the places of the
/// grids.
#[test]
fn pages_name_each_other() {
    for (paper, code) in [("a4", "en"), ("6x9", "ru"), ("a5", "zh")] {
        let language = Language::of(code).expect(code);
        let paper = paper.parse().expect("a size");
        let document = check_chapters(&chapters(), &Style { paper, language, ..book() });
        let grids = grids(&document);
        assert_eq!(grids.len(), 28);
        for number in 0..14 {
            let [puzzle, answer] = [number, number + 14].map(|k| grids[k].0 + 1);
            let feet = texts(&document, puzzle);
            let foot = format!("e1-1-1 {}", say!(language, "book-answer-on", page = answer));
            assert!(feet.contains(&foot), "{foot}: {feet:?}");
            let heads = texts(&document, answer);
            let head = format!("{} {}", number + 1, say!(language, "book-page", page = puzzle));
            assert!(heads.contains(&head), "{head}: {heads:?}");
        }
        let begin = say!(language, "book-answers-from", page = grids[14].0 + 1);
        assert_eq!(pages_with(&document, &begin).len(), 1, "{begin}");
    }
}

#[test]
fn chapters_begin_on_the_right_and_are_in_the_contents() {
    let document = check_chapters(&chapters(), &book());
    assert_eq!(pages_with(&document, "Kitchen Table Press"), [2]);
    assert_eq!(pages_with(&document, "Contents"), [3]);
    assert_eq!(pages_with(&document, "How to solve them"), [4]);
    for (title, numbers, first) in
        [("Easy", "Puzzles 1 to 5", 5), ("Hard", "Puzzle 6", 9), ("Extreme", "Puzzles 7 to 14", 11)]
    {
        let opening = texts(&document, first);
        assert!(opening.contains(&title.to_owned()) && opening.contains(&numbers.to_owned()));
        assert!(texts(&document, 3).contains(&format!("{title} {first}")), "{title}");
        // The running head of a page on the right; those on the left have the title of the book.
        let head = |page: usize| texts(&document, page).contains(&title.to_owned());
        assert_eq!((head(first + 1), head(first + 2)), (false, first != 9), "{title}");
        assert!(texts(&document, first + 1).contains(&"Quiet Evenings".to_owned()));
    }
    // Three levels, of which each says what it asks for.
    for level in [Level::Easy, Level::Hard, Level::Extreme] {
        let line = format!(
            "{} {}",
            words::chapter(Language::ENGLISH, Some(level)),
            words::needs(Language::ENGLISH, level)
        );
        assert_eq!(pages_with(&document, &line), [4]);
    }
    assert_eq!(document.pages.len() % 2, 1, "answers begin on the right");
    let depths: Vec<usize> = document
        .pages
        .iter()
        .flat_map(|page| &page.blocks)
        .filter_map(|block| block.bookmark.as_ref().map(|(depth, _)| *depth))
        .collect();
    // The title, three chapters and the answers; all else is below one of them.
    assert_eq!(depths.iter().filter(|depth| **depth == 1).count(), 5);
    assert_eq!(depths.iter().filter(|depth| **depth == 2).count(), 2 + 14 + 14);
}

/// Goal: 12 to 20 answers a page, and large ones where they are few.
#[test]
fn answers_fill_their_pages() {
    let of_page = |style: &Style, count: usize| {
        let document = check(&classic(count), style);
        let grids = grids(&document);
        let first = grids[count].0;
        let on_first = grids[count..].iter().filter(|grid| grid.0 == first).count();
        (on_first, grids[count].2.area().width / MILLIMETRE / 10.0)
    };
    for paper in ["a4", "letter", "6x9", "8x10"] {
        let style = Style { paper: paper.parse().expect("a size"), ..book() };
        let (many, width) = of_page(&style, 240);
        assert!((12..=20).contains(&many), "{paper}: {many}");
        let (few, wider) = of_page(&style, 4);
        assert!(few == 4 && wider > 1.3 * width, "{paper}: {wider} {width}");
    }
    let large = Style { print: Print::Large, ..book() };
    assert_eq!(of_page(&large, 90).0, 9);
}

/// Goal: captions say what the template says, and nothing where it is empty; a right side ends flush with
/// the grid.
#[test]
fn captions_are_as_they_are_wanted() {
    let mut entries = classic(2);
    entries[1].title = Some("The Long Way Home".to_owned());
    let template = |text: &str| text.parse().expect("a template");
    let style = Style {
        caption: template("{n} · {title} · {level}|{clues} clues, {id}"),
        foot: Some(template("{rating}")),
        ..Style::default()
    };
    let document = check(&entries, &style);
    let all = texts(&document, 1);
    assert!(all.contains(&"1 · Medium".to_owned()), "{all:?}");
    assert!(all.contains(&"2 · The Long Way Home · Medium".to_owned()), "{all:?}");
    assert!(all.contains(&"27 clues, e1-1-1".to_owned()), "{all:?}");
    assert_eq!(all.iter().filter(|text| *text == "SE 3.4").count(), 2);
    let right = |text: &str| {
        let block = document.pages[0].blocks.iter().find(|block| block.text() == text);
        block.expect("it is there").area().right()
    };
    let edge = grids(&document)[0].2.area().right();
    assert!((right("27 clues, e1-1-1") - edge).abs() < 0.01, "flush with the grid");
    let none = Style { caption: template(""), foot: Some(template("")), ..Style::default() };
    let document = check(&entries, &none);
    assert_eq!(document.pages[0].blocks.len(), 3, "the rule and two grids");
}

/// Goal: bare grids fill the paper; a reader's software is told which they are.
#[test]
fn bare_grids_are_alone() {
    let style = Style {
        bare: true,
        rule: false,
        per_page: 1,
        margin: 1.0,
        paper: "80x80mm".parse().expect("a size"),
        title: Some("not printed".to_owned()),
        answers: true,
        ..Style::default()
    };
    let document = check(&classic(3), &style);
    let (puzzles, answers) = document.pages.split_at(3);
    for (k, page) in puzzles.iter().enumerate() {
        let [block] = &page.blocks[..] else { panic!("one block, page {k}") };
        assert!((block.area().width - page.inside.width).abs() < 0.1);
        let Role::Figure(alt) = &block.role else { panic!("a grid") };
        assert!(alt.starts_with(&format!("Puzzle {}. Row 1: ", k + 1)), "{alt}");
    }
    let answers: Vec<&Role> =
        answers.iter().flat_map(|page| &page.blocks).map(|block| &block.role).collect();
    assert_eq!(answers.len(), 3);
    assert!(answers.iter().all(|role| matches!(role, Role::Figure(_))), "{answers:?}");
}

/// Goal: rows and columns are numbered where that is wished, in line with their cells.
#[test]
fn labels_stand_beside_their_cells() {
    let entries = classic(1);
    let plain = check(&entries, &Style::default());
    let labelled = check(&entries, &Style { labels: true, ..Style::default() });
    let [before, after] = [&plain, &labelled].map(|document| digits(grids(document)[0].2));
    assert_eq!(after.len(), before.len() + 18);
    let labels = &after[before.len()..];
    let signs: String = labels.iter().map(|label| label.0).collect();
    assert_eq!(signs, "123456789123456789");
    // Rows go down, columns to the right.
    assert!(labels[..9].windows(2).all(|two| two[0].2[1] + 10.0 < two[1].2[1]));
    assert!(labels[9..].windows(2).all(|two| two[0].2[0] + 10.0 < two[1].2[0]));
}

/// Goal: books of all usual papers and languages keep the laws of the page, and small ones do without the
/// example.
#[test]
fn the_laws_hold_for_books_with_chapters() {
    for paper in ["a4", "letter", "6x9", "a5", "5x8", "a6"] {
        for language in Language::all() {
            let paper: Paper = paper.parse().expect("a size");
            let style = Style {
                paper,
                language,
                per_page: 1,
                subtitle: Some(
                    "Fourteen puzzles in three levels, with all their answers".to_owned(),
                ),
                author: Some("Somebody".to_owned()),
                date: Some("2026".to_owned()),
                ..book()
            };
            check_chapters(&chapters(), &style);
            if paper.width > 500.0 {
                check_chapters(&chapters(), &Style { print: Print::Large, ..style });
            }
        }
    }
}
