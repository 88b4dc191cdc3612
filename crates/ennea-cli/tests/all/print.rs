//! `ennea print`.

use crate::tool::{ennea, folder, text, write_file};
use std::fs;
use std::path::Path;

const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

const OTHER: &str =
    "9.2..17....167........39.4.......9..6....8..4.....56.3.5...6.....6....318...4...7";

/// The names of the files in it, in order.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let name = |entry: std::io::Result<fs::DirEntry>| {
        entry.expect("a file").file_name().into_string().expect("UTF-8")
    };
    let mut names: Vec<String> = entries.map(name).collect();
    names.sort_unstable();
    names
}

#[test]
fn the_ending_says_what_is_written() {
    let folder = folder("endings");
    let starts: [(&str, &[u8]); 4] = [
        ("a.pdf", b"%PDF-1.7"),
        ("a.svg", b"<svg xmlns="),
        ("a.PNG", b"\x89PNG"),
        ("a.html", b"<!DOCTYPE html>"),
    ];
    for (name, start) in starts {
        let file = folder.join(name);
        ennea(&["print", "-o", text(&file), "--dpi", "60", EASY], "")
            .prints(&format!("{}\n", file.display()))
            .says("")
            .exits(0);
        assert!(fs::read(&file).expect("it is there").starts_with(start), "{name}");
    }
    assert_eq!(names(&folder), ["a.PNG", "a.html", "a.pdf", "a.svg"]);
}

#[test]
fn pages_of_pictures_are_numbered() {
    let folder = folder("pages");
    let file = folder.join("sheet.svg");
    let puzzles = format!("{EASY}\n").repeat(10);
    let run = ennea(&["print", "--json", "-o", text(&file), "--per-page", "1"], &puzzles).exits(0);
    let expected: Vec<String> = (1..=10).map(|k| format!("sheet-{k:02}.svg")).collect();
    assert_eq!(names(&folder), expected);
    let first = folder.join("sheet-01.svg");
    let first = serde_json::json!(text(&first));
    let line = format!("{{\"file\":{first},\"format\":\"svg\",\"puzzles\":10,\"pages\":10}}");
    assert_eq!(run.stdout.lines().next(), Some(line.as_str()));
}

/// Goal: the same words give the same bytes, whatever the number of threads.
#[test]
fn output_is_the_same_every_time() {
    let folder = folder("same");
    let puzzles = format!("{EASY}\n").repeat(7);
    let print = |name: &str, threads: &str| {
        let file = folder.join(name);
        let arguments = ["print", "--answers", "--book", "--qr", "--threads", threads, "-o"];
        ennea(&[&arguments[..], &[text(&file)]].concat(), &puzzles)
            .says(
                "note: puzzles 1 and 2 are the same but for a shuffle\n\
                 note: puzzles 1 and 3 are the same but for a shuffle\n\
                 note: puzzles 1 and 4 are the same but for a shuffle\n\
                 note: so are 3 more; ennea unique keeps one of each kind\n\
                 note: the book has 7 pages; most printers bind 24 at least\n",
            )
            .exits(0);
        fs::read(&file).expect("it is there")
    };
    assert!(print("a.pdf", "1") == print("b.pdf", "3"));
}

#[test]
fn puzzles_without_one_solution_are_refused() {
    let folder = folder("improper");
    let file = folder.join("a.pdf");
    ennea(&["print", "-o", text(&file)], "1234341221434321\n12..............\n")
        .prints("")
        .says(
            "error: line 2: found a puzzle with several solutions; expected one with exactly one\n  \
             two of them differ first at r3c2, which is 1 or 3\n  hint: ennea solve --limit 2 shows \
             two; --allow-improper prints it all the same\n",
        )
        .exits(2);
    ennea(&["print", "-o", text(&file), "11.............."], "")
        .says(
            "error: argument 1: found a puzzle without a solution: row 1 holds the digit 1 twice, at \
             r1c1 and r1c2; expected one with exactly one\n  hint: correct it, or print it all the \
             same with --allow-improper\n",
        )
        .exits(2);
    assert!(names(&folder).is_empty(), "nothing is left behind");
    ennea(&["print", "-o", text(&file), "--allow-improper", "--answers", "11.............."], "")
        .says("")
        .exits(0);
    fs::remove_file(&file).expect("it is there");
    // The good ones are printed where that is wished.
    let two = "1234341221434321\n12..............\n";
    ennea(&["print", "-o", text(&file), "--keep-going"], two)
        .says_also("line 2: found a puzzle with several")
        .exits(2);
    assert_eq!(names(&folder), ["a.pdf"]);
}

#[test]
fn wrong_usage_says_what_to_type() {
    let folder = folder("wrong");
    let file = folder.join("a.pdf");
    let check = |name: &str, more: &[&str], expected: &str| {
        let arguments = [&["print", "-o", name, EASY], more].concat();
        ennea(&arguments, "").prints("").says(expected).exits(2);
    };
    check(
        "a.doc",
        &[],
        "error: cannot write to a.doc: found the ending .doc; expected .pdf, .svg, .png or .html\n  \
         hint: -o a.pdf\n",
    );
    check(
        "sheet",
        &[],
        "error: cannot write to sheet: found no ending; expected .pdf, .svg, .png or .html\n  hint: \
         -o sheet.pdf\n",
    );
    let nowhere = folder.join("nowhere/a.pdf");
    let name = nowhere.display();
    check(text(&nowhere), &[], &format!("error: cannot save {name}: no such file or directory\n"));
    check(
        text(&file),
        &["--large", "--paper", "a5"],
        "error: the grids would be 12.3 cm wide; expected 14 cm at least in large print\n  hint: take \
         --paper a4 or letter, or a smaller --margin\n",
    );
    check(
        text(&file),
        &["--title", "龘"],
        "error: cannot write '龘': no font here has '龘' (U+9F98)\n  hint: --font FILE takes them from \
         another font\n",
    );
    check(
        text(&file),
        &["--margin", "12cm"],
        "error: found a margin of 340 points on paper 595 points wide; expected less than half \
         of it\n",
    );
    let no_font = write_file("no_font.ttf", "no font");
    check(
        text(&file),
        &["--font", &no_font],
        &format!(
            "error: cannot use {no_font}: expected a TrueType or OpenType font with outlines\n"
        ),
    );
    for (option, value, expected) in [
        ("--paper", "a9", "expected"),
        ("--margin", "3", "expected"),
        ("--language", "fr", "expected one of en (English), de (Deutsch)"),
    ] {
        ennea(&["print", "-o", text(&file), option, value, EASY], "").says_also(expected).exits(2);
    }
    ennea(&["print", "-o", text(&file)], "\n# nothing\n")
        .says_also("found no puzzle to print")
        .exits(2);
    assert!(names(&folder).is_empty(), "nothing is left behind");
}

/// Goal: what was there stays, if what should replace it cannot be made.
#[test]
fn a_failure_leaves_the_old_file() {
    let folder = folder("old");
    let file = folder.join("a.pdf");
    fs::write(&file, "old").expect("a file can be written");
    ennea(&["print", "-o", text(&file), "12.............."], "").exits(2);
    assert_eq!(fs::read(&file).expect("it is there"), b"old");
    ennea(&["print", "-o", text(&file), EASY], "").exits(0);
    assert!(fs::read(&file).expect("it is there").starts_with(b"%PDF"));
    ennea(&["print", "-o", text(&folder), EASY], "").exits(2);
    assert_eq!(names(&folder), ["a.pdf"]);
}

#[test]
fn captions_in_three_languages() {
    let folder = folder("languages");
    for (language, expected) in [("en", "Puzzle 5"), ("ru", "Судоку 5"), ("zh", "第 5 题")]
    {
        let file = folder.join("a.svg");
        let arguments = ["print", "--first", "5", "--language", language, "-o", text(&file), EASY];
        ennea(&arguments, "").exits(0);
        let page = fs::read_to_string(&file).expect("text");
        assert!(page.contains(&format!("aria-label=\"{expected}\"")), "{language}");
    }
}

/// Goal: ratings stand beside the puzzles that can have any, in the language of the captions.
#[test]
fn ratings_are_printed() {
    let folder = folder("ratings");
    let file = folder.join("a.html");
    for (language, level) in [("en", "Beginner"), ("ru", "Для начинающих"), ("zh", "入门")]
    {
        let arguments = ["print", "--ratings", "--language", language, "-o", text(&file), EASY];
        ennea(&arguments, "1234341221434321\n").exits(0);
        let page = fs::read_to_string(&file).expect("it is there");
        assert!(page.contains(level) && page.contains("SE 1.2"), "{page}");
    }
}

/// Goal: a book in which a puzzle comes again in disguise says so.
#[test]
fn shuffled_puzzles_are_noticed() {
    let folder = folder("repeats");
    let file = folder.join("a.pdf");
    let shuffled = [&EASY[9..18], &EASY[..9], &EASY[18..]].concat();
    let arguments = ["print", "-o", text(&file), "--first", "10", OTHER, EASY, &shuffled];
    ennea(&arguments, "").says("note: puzzles 11 and 12 are the same but for a shuffle\n").exits(0);
}

/// Goal: what a file says of a puzzle and no page shows is told; a title is shown.
#[test]
fn what_is_not_printed_is_told() {
    let folder = folder("left-out");
    let file = folder.join("a.html");
    let arguments = ["print", "-o", text(&file)];
    for (facts, told) in [
        ("#A Ann\n#D Small\n", "note: not printed: author and description\n"),
        ("#A Ann\n", "note: not printed: author\n"),
        ("", ""),
    ] {
        let puzzle = format!("{facts}1..4\n....\n23..\n....\n");
        ennea(&arguments, &puzzle).says(told).exits(0);
    }
    // An id that is printed hides nothing else.
    let made = ennea(&["make", "--seed", "Ann", "--ids", "--json"], "").exits(0).stdout;
    let by_ann = made.replacen('{', r#"{"author":"Ann","#, 1);
    ennea(&arguments, &by_ann).says("note: not printed: author\n").exits(0);
    let placed = r#"{"puzzle":"1..4....23......","placed":".3..............","title":"Small"}"#;
    let told =
        "note: placed digits and written candidates are not printed: pages show what is given\n";
    ennea(&arguments, placed).says(told).exits(0);
    assert!(fs::read_to_string(&file).expect("it is there").contains("Small"));
}

/// Goal: an id that is printed makes its puzzle again; one that does not is not printed.
#[test]
fn printed_ids_make_their_puzzles_again() {
    let folder = folder("ids");
    let file = folder.join("a.html");
    let made =
        ennea(&["make", "-n", "3", "--minimal", "--symmetry", "90", "--seed", "Ann", "--ids"], "")
            .exits(0)
            .stdout;
    let [puzzles, ids]: [Vec<&str>; 2] = [0, 1].map(|column| {
        made.lines().map(|line| line.split(' ').nth(column).expect("both")).collect()
    });
    let wrong = format!("{EASY} {}\n", ids[0]);
    ennea(&["print", "-o", text(&file), "--caption", "{n}|{id}"], &(made.clone() + &wrong))
        .says(&format!("note: line 4: {} makes another puzzle; it is not printed\n", ids[0]))
        .exits(0);
    let page = fs::read_to_string(&file).expect("it is there");
    let mut printed = page
        .match_indices("<span>e1-")
        .map(|(at, _)| page[at + 6..].split('<').next().expect("an end").to_owned());
    for (puzzle, id) in puzzles.iter().zip(ids) {
        // Over the puzzle and under it.
        assert_eq!([printed.next(), printed.next()], [Some(id.to_owned()), Some(id.to_owned())]);
        ennea(&["make", "--id", id], "").prints(&format!("{puzzle}\n")).exits(0);
    }
    assert_eq!(printed.next(), None);
}

/// Goal: chapters by level are in the order of levels, each a ramp; files are chapters under their names.
#[test]
fn books_have_chapters() {
    let folder = folder("chapters");
    let file = folder.join("a.html");
    let print = |more: &[&str]| {
        let arguments = ["print", "--book", "-o", text(&file)];
        ennea(&[&arguments[..], more].concat(), "").exits(0);
        let page = fs::read_to_string(&file).expect("it is there");
        let titles = page.split("<h2 class=\"chapter\">").skip(1);
        let titles: Vec<String> =
            titles.map(|rest| rest.split('<').next().expect("an end").to_owned()).collect();
        let ratings = page.match_indices("SE ").map(|(at, _)| page[at + 3..at + 6].to_owned());
        (titles, ratings.collect::<Vec<String>>())
    };
    let small = "12..............3...4...........";
    let by_level = ["--chapters", "level", "--ratings", "--allow-improper"];
    let (titles, ratings) = print(&[&by_level[..], &[OTHER, EASY, &small[..16]]].concat());
    assert_eq!(titles, ["Beginner", "Expert", "Other puzzles"]);
    assert_eq!(ratings, ["1.2", "6.6"]);
    let [first, second] = [("Warming up.txt", OTHER), ("b.txt", EASY)].map(|(name, puzzle)| {
        let path = folder.join(name);
        fs::write(&path, format!("{puzzle}\n")).expect("it can be written");
        path
    });
    let files = ["--chapters", "file", text(&first), text(&second)];
    assert_eq!(print(&files).0, ["Warming up", "b"]);
    assert_eq!(
        print(&[&files[..], &["--chapter", "A", "--chapter", "B & C"]].concat()).0,
        ["A", "B &amp; C"]
    );
    let (_, ramp) = print(&["--ramp", "--ratings", OTHER, EASY]);
    assert_eq!(ramp, ["1.2", "6.6"]);
    let one = ["print", "--book", "-o", text(&file), "--chapter", "A"];
    ennea(&[&one[..], &files].concat(), "")
        .says(
            "error: found 1 titles of chapters; expected 2, one for each of Warming up, b\n  hint: give \
             --chapter TITLE for each chapter in this order, or for none\n",
        )
        .exits(2);
}

/// Goal: the pages of a book are the same every time, and a pipe has the PDF and nothing else.
#[test]
fn a_pipe_has_the_pdf() {
    let folder = folder("pipe");
    let file = folder.join("a.pdf");
    ennea(&["print", "-o", text(&file), EASY], "").exits(0);
    let piped = std::process::Command::new(env!("CARGO_BIN_EXE_ennea"))
        .args(["print", "-o", "-", EASY])
        .output()
        .expect("it runs");
    assert!(piped.status.success() && piped.stderr.is_empty());
    assert!(piped.stdout == fs::read(&file).expect("it is there"));
    ennea(&["print", "-o", "-", "--json", EASY], "")
        .prints("")
        .says(
            "error: found --json with -o -; expected one of them, as the PDF is all that is written\n  \
             hint: ennea print -o - FILE | lp, or -o FILE.pdf\n",
        )
        .exits(2);
}

/// Goal: captions say what their template says; titles come from the files that have them.
#[test]
fn captions_are_templates() {
    let folder = folder("captions");
    let file = folder.join("a.svg");
    let row = "[0, 0, 0, 0]";
    let puzzle = format!(
        "{{\"version\": \"http://ipuz.org/v2\", \"kind\": [\"http://ipuz.org/sudoku#1\"], \
         \"title\": \"The Long Way\", \"dimensions\": {{\"width\": 4, \"height\": 4}}, \
         \"puzzle\": [[1, 2, 3, 4], [3, 4, 0, 0], {row}, [0, 0, 0, 3]]}}"
    );
    let input = folder.join("a.ipuz");
    fs::write(&input, puzzle).expect("it can be written");
    let arguments =
        ["print", "--no-rule", "--caption", "{n}. {title} ({clues})|{level}", "--allow-improper"];
    ennea(&[&arguments[..], &["-o", text(&file), text(&input)]].concat(), "").exits(0);
    let page = fs::read_to_string(&file).expect("text");
    assert!(page.contains("aria-label=\"1. The Long Way (7)\""), "{page}");
    ennea(&["print", "--bare", "-o", text(&file), EASY], "").exits(0);
    let page = fs::read_to_string(&file).expect("text");
    assert_eq!(page.matches("<g ").count(), 1, "a grid and nothing else");
    ennea(&["print", "--caption", "{lvel}", "-o", text(&file), EASY], "")
        .says_also("found the field {lvel}; expected one of n, name, title, ")
        .says_also("did you mean {level}?")
        .exits(2);
}
