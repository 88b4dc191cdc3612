//! The law that no English is said in other languages: commands of every kind, right, wrong and odd ones.

use super::tool::ledger::Lines;
use super::tool::{ennea, folder, text};
use ennea::rate::{Level, Scale};
use ennea::rules::NamedRule;
use ennea::symmetry::variants::Scope;
use ennea_answers::served::Question;
use ennea_formats::Format;
use ennea_words::{Language, say};
use std::collections::BTreeSet;
use std::fs;

pub(crate) const SMALL: &str = "1..4....23......";
pub(crate) const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const HARD: &str =
    ".......38..9..5..6.46.3...............3.8.79.....435...8....9.21....8...9..7...4.";
pub(crate) const MULTIPLE: &str =
    ".3.......6..19.....98....6.8...6...34..8.3..1....2...6.6....28....419.......8...9";
pub(crate) const CLASH: &str =
    "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// No solution, which no house shows at once.
const NONE: &str =
    "531.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// Candidates of all cells, of which one cell has none left.
const DEAD: &str = "1 . 23 4\n34 24 13 123\n2 3 14 1\n4 14 123 123\n";
const CANDIDATES: &str = "12 34 12 34\n34 12 34 12\n12 34 12 34\n34 12 34 12\n";

/// Commands that take puzzles.
const ABOUT_PUZZLES: [&str; 18] = [
    "solve",
    "count",
    "bound",
    "rate",
    "rate --details",
    "rate --level",
    "rate --scale hodoku-2.2 --details",
    "rate --scale ladder-1 --details",
    "rate --scale minutes-1",
    "rate --rules knight",
    "explain",
    "explain --scale se-1.2.1",
    "hint",
    "hint --step",
    "hint --level 2",
    "hint --rules non-consecutive",
    "canon",
    "convert --to line",
];

/// Commands that stand for themselves.
const OTHERS: &[&str] = &[
    "rate --levels",
    "rate --levels --scale hodoku-2.2",
    "rate --levels --scale ladder-1",
    "explain --techniques",
    "census 2x2",
    "census 1x4",
    "census 2x2 --table classes",
    "census 2x2 --table classes --all",
    "census 2x2 --table bands",
    "census 2x2 --rules x",
    "census 2x2 --rules x --table classes",
    "census 2x2 --rules nonsense",
    "rate --rules nonsense 1..4....23......",
    "census 9x9",
    "census 3by3",
    "census 3x3 --method templates",
    "census 2x6 --table classes",
    "census 1x6 --method enumerate",
    "census 1x6 --method bands",
    "census 2x5 --table bands",
    "census 2x2 --rules x --table bands",
    "rank 1..4....23......",
    "rank 11..............",
    "rank --ed 1234341221434321",
    "unrank x",
    "unrank 0x",
    "unrank 6670903752021072936960",
    "unrank --ed 5472730538",
    "unrank --shape 4x4 1",
    "shuffle 1..4....23......",
    "shuffle -",
    "equivalent 1..4....23......",
    "count --method bands 1..4....23......",
    "count --method half-rows ...............................................................................",
    "count --method all-grids 1..4....23......",
    "count --method templates --rules non-consecutive 1..4....23......",
    "count --method bands --rules x 1..4....23......",
    "print -o nowhere.foo 1..4....23......",
    "print -o nowhere 1..4....23......",
    "print -o nowhere.pdf 11..............",
    "print -o nowhere.pdf ................",
    "print -o nowhere.pdf --title ✈ 1..4....23......",
    "print -o nowhere.pdf --large --paper a6 1..4....23......",
    "convert --to gsf 1..4....23......",
    "convert 1..4....23......",
    "convert -o nowhere.foo 1..4....23......",
    "convert --to csv --rules x 1..4....23......",
    "convert --to solo --rules knight 1..4....23......",
    "sample --completing 11..............",
    "sample --shape 4x4",
    "sample --rules knight --shape 2x2 --seed 1",
    "sample --completing ................ --shape 1x16 --seed 1",
    "census --rules king 2x2",
    "census 3x3 --method none",
    "canon --rules non-consecutive 1..4....23......",
    "canon --shape 3by3 1..4....23......",
    "make --level fiendishly",
    "make --level easi",
    "make --clues many",
    "make --rating 7..6",
    "make --technique swordfsh",
    "make --technique guess",
    "make --technique list",
    "make --id 1-2",
    "make --id e1-1-0.nonsense --rules x",
    "make --id e1-1-0 --rules x",
    "make --time 0",
    "make --shape 4x4 -n 0 --seed 1",
    "make --shape 2x2 --seed 1 --rules knight",
    "make --shape 2x2 --seed 1 --minimal --symmetry full",
    "make -n -5",
    "rate --scale se-1.2 1..4....23......",
    "rate --level --scale minutes-1 1..4....23......",
    "count --method walks 1..4....23......",
    "count --seed 1 1..4....23......",
    "print -o nowhere.pdf --paper a9 1..4....23......",
    "print -o nowhere.pdf --margin wide 1..4....23......",
    "print -o nowhere.pdf --margin 20in 1..4....23......",
    "print -o - --json 1..4....23......",
    "chaos map --zoom 2 1..4....23......",
    "chaos map --cell r9c9 1..4....23......",
    "chaos map --cell r1c1 1..4....23......",
    "chaos trajectory --until -1 1..4....23......",
    "chaos trajectory 11..............",
    "chaos escape --window 9..3 1..4....23......",
    "chaos solve --step 99 1..4....23......",
    "chaos formula --memory much 1..4....23......",
    "catalog count --shard 5/4",
    "catalog count --shard one",
    "verify 5x5",
    "verify --seed 1",
    "rank --rules knight 1234341221434321",
    "verify --rules knight",
    "verify 2x2",
    "census --rules help",
    "unique --rules x 1..4....23......",
    "make --unbiased --weights --shape 2x2 --seed 1 -n 3",
    "chaos map --cell r1c2 1..4....23......",
    "verify 1x4",
    "shuffle --experiment 5 --seed 1 1234341221434321",
    "shuffle --experiment 5 --seed 1 --moves seed",
    "shuffle --experiment 5 --seed 1 --shape 1x4 1234341221434321",
    "shuffle --experiment 5 -n 3",
    "catalog",
    "catalog list --from 9999999999999",
    "catalog list --from x",
    "catalog merge",
    "catalog merge nowhere",
    "catalog merge @none.ledger",
    "catalog merge @cut.ledger",
    "catalog merge @other.ledger",
    #[cfg(unix)]
    "catalog merge /dev/null",
    "units plan",
    "units plan 2x5",
    "units plan catalog",
    "units plan grids-2x5",
    "units plan grids-3x4",
    "units plan catalog --list --parts 1-3",
    "units plan 2x5 --list --parts 1-3,73",
    "units plan grids-2x5 --list --parts 1",
    "units plan grids-3x4 --list --parts 1",
    "units plan 2x5 --parts 1",
    "units plan 2x5 --list --parts 0",
    "units plan 2x5 --list --parts x",
    "units plan 2x5 --list --parts 9999",
    "units run grids-2x5 @none.ledger",
    "units status grids-2x5 @some.ledger",
    "units merge grids-2x5 @some.ledger",
    "units merge grids-2x5 @some.ledger --parts 1",
    "units merge grids-2x5 @all.ledger --again 2 --seed 1",
    "units merge grids-2x5 @all.ledger --table classes",
    "units merge grids-2x5 @all.ledger @wrong.ledger",
    "units merge grids-2x5 @wrong.ledger",
    "units merge 2x5 @some.ledger",
    "verify --certificate @none.ledger",
    "verify --rows 3",
    "chaos formula 1..4....23......",
    "chaos formula --memory 5 1..4....23......",
    "chaos solve --cnf @literal.cnf",
    "chaos solve --cnf @word.cnf",
    "chaos solve --cnf @head.cnf",
    "chaos solve --cnf @clauses.cnf",
    "chaos solve --cnf @open.cnf",
    "chaos solve --cnf @no.cnf --seed 1 --steps 10",
    "chaos solve --cnf @no.cnf --seed 1 --until 1 --steps 10",
    "chaos solve --cnf @no.cnf --seed 1 --time 0.01",
    "chaos solve --tolerance 1 1..4....23......",
    "chaos trajectory --seed 1 --until 1 1..4....23......",
    "chaos trajectory --seed 1 --cell r1c2 1..4....23......",
    "chaos escape --seed 1 --starts 20 --check --details 1..4....23......",
    "chaos escape --seed 1 --starts 5 --window 5000.. 1..4....23......",
    "chaos escape --seed 1 --starts 5 --window 1000..2000 --check 1..4....23......",
    "chaos escape --seed 1 11..............",
    "chaos map --seed 1 --size 4 --cell r1c3 1..4....23......",
    "chaos map --spins r1c2=3 --cell r1c2 1..4....23......",
    "chaos map 1..4....23......",
    "convert --list",
    "convert --list --to line",
    "convert -o /nowhere/a.sdm 1..4....23......",
    "automorphisms --list .................................................................................",
    "completions bash --json",
    "completions",
    "man /nowhere --json",
    "shell --json",
    "shell -f /nowhere",
    "print -o nowhere.pdf --font @word.cnf 1..4....23......",
    "print -o / 1..4....23......",
    "print -o nowhere.pdf --per-page 0 1..4....23......",
    "solve --foo",
    "solve --limt 3",
    "solve --limit",
    "solve --limit x",
    "solve --limit 1 --limit 2",
    "solve --threads 5000",
    "solve --from line",
    "frobnicate",
    "sovle",
    "count --estimate --limit 3",
    "census 2x2 --all",
    "--foo",
    "rank --foo --rules x",
    "solve 3x3:a5zz",
    "solve 3x3dbk:zzzc,x,a",
    "convert --lossy --to line 3x3dbk:zzzc,x,a",
    "solve [[9,0,0,4],[0,0,0,0],[2,3,0,0],[0,0,0,0]]",
    "solve SCv7_32_f2e4",
    "convert --to line https://sudokupad.app/abc123",
    "convert --to line https://www.sudokuwiki.org/sudoku.htm?bd=L9B00",
];

/// The words of Latin letters in a text, of three letters and more.
fn words(text: &str) -> impl Iterator<Item = String> {
    // A fingerprint is no word.
    let words = text.split(|c: char| !c.is_alphanumeric());
    let words = words.filter(|word| word.chars().all(char::is_alphabetic));
    let latin = words.filter(|word| word.len() > 2 && word.is_ascii());
    latin.map(str::to_lowercase)
}

/// Names that are the same in all languages.
fn names() -> BTreeSet<String> {
    let rules = NamedRule::ALL.iter().map(|it| it.name());
    let scales = Scale::ALL.iter().map(|it| it.name());
    let questions = Question::ALL.iter().map(|it| it.name());
    let listed = ennea(&["explain", "--techniques"], "").stdout;
    let formats = Format::ALL.iter().map(|it| it.name());
    let levels = Level::ALL.iter().map(|it| it.name());
    let scopes = Scope::ALL.iter().map(|it| it.name());
    let answers = [
        "none multiple ennea error hint note table mmm pdf svg png html",
        "descent cash karp unknown",
        "Simple SadMan SudoCue SuDoku Solver 1Gravity sol",
    ];
    let names = rules
        .chain(scales)
        .chain(questions)
        .chain(formats)
        .chain(levels)
        .chain(scopes)
        .chain(answers);
    let techniques = listed.lines().filter_map(|line| line.split(' ').next());
    techniques.chain(names).flat_map(words).collect()
}

/// Files that commands are given, wrong ones too; the path before their names.
fn files() -> String {
    let folder = folder("given");
    let all = folder.join("all.ledger");
    ennea(&["units", "run", "grids-2x5", text(&all)], "").exits(0);
    let ledger = fs::read_to_string(&all).expect("a ledger");
    let lines: Vec<&str> = ledger.lines().collect();
    let some = format!("{}\n{}\n{}", lines[0], lines[1], &lines[2][..40]);
    for (name, written) in [
        ("none.ledger", "1..4....23......\n"),
        ("cut.ledger", "ledger=1 job=catalog\n"),
        ("other.ledger", &ledger),
        ("some.ledger", &some),
        ("wrong.ledger", &Lines::of("grids-2x5").line(1, "0:7")),
        ("literal.cnf", "p cnf 2 1\n1 3 0\n"),
        ("word.cnf", "1 2 0\n"),
        ("head.cnf", ""),
        ("clauses.cnf", "p cnf 2 2\n1 0\n"),
        ("open.cnf", "p cnf 2 1\n1\n"),
        ("no.cnf", "p cnf 1 2\n1 0\n-1 0\n"),
    ] {
        fs::write(folder.join(name), written).expect("it can be written");
    }
    format!("{}/", text(&folder))
}

/// Goal: who asks for a language is told everything in it.  Method: many commands on easy, hard and wrong inputs,
/// in each language; a word that English says too must stand in the files of the language, in the command, or be
/// a name.
#[test]
fn no_english_is_said_in_other_languages() {
    let wrong = [
        "53..7?...",
        "1234............5",
        "puzles.txt",
        "https://example.org/sudoku?id=1",
        "1..4....23.....9",
    ];
    let right = [SMALL, EASY, HARD, MULTIPLE, CLASH, NONE, DEAD, CANDIDATES];
    let files = files();
    let others: Vec<String> = OTHERS.iter().map(|command| command.replace('@', &files)).collect();
    let mut runs: Vec<Vec<&str>> =
        others.iter().map(|command| command.split(' ').collect()).collect();
    for command in ABOUT_PUZZLES {
        for input in wrong.iter().chain(&right) {
            runs.push(command.split(' ').chain([*input]).collect());
        }
    }
    let names = names();
    let mut left = BTreeSet::new();
    for arguments in runs {
        let said = |language: &str| {
            let run = ennea(&[&arguments[..], &["--lang", language]].concat(), "");
            // What is shown of the input stands behind a bar, names of options in the usage; comments in a
            // formula are for programs.
            let usage = say!(Language::of(language).expect("a language"), "usage-line", usage = "");
            let own = run.stderr.lines().filter(|line| !line.starts_with("  |"));
            let own = own.filter(|line| !line.starts_with(usage.trim()));
            let answer = run.stdout.lines().filter(|line| !line.starts_with("c "));
            words(&answer.chain(own).collect::<Vec<_>>().join("\n")).collect()
        };
        let english: BTreeSet<String> = said("en");
        let typed: BTreeSet<String> = words(&arguments.join(" ")).collect();
        for language in Language::all().filter(|language| *language != Language::ENGLISH) {
            let own = language.files().iter().flat_map(|(_, text)| {
                text.lines().filter_map(|line| line.split_once(" = ").or(Some(("", line))))
            });
            let own: BTreeSet<String> = own.flat_map(|(_, text)| words(text)).collect();
            let said: BTreeSet<String> = said(language.code());
            let foreign = said.iter().filter(|word| {
                english.contains(*word)
                    && ![&own, &typed, &names].iter().any(|known| known.contains(*word))
            });
            let foreign: Vec<&str> = foreign.map(String::as_str).collect();
            if !foreign.is_empty() {
                left.insert(format!("{language}: ennea {}: {foreign:?}", arguments.join(" ")));
            }
        }
    }
    assert!(left.is_empty(), "{}", left.into_iter().collect::<Vec<_>>().join("\n"));
}
