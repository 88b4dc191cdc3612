//! Small censuses, taken in every way.

use super::*;
use crate::refusal::Refusal;
use ennea::progress::Budget;
use ennea_words::Language;
use ennea_words::layout::columns;

fn question(shape: &str, method: Method) -> Question {
    let shape: Shape = shape.parse().expect("a shape");
    Question { method, ..Question::of(Rules::plain(shape).clone()) }
}

fn taken(question: Question, last: Part) -> (Census, Vec<Part>) {
    let mut parts = Vec::new();
    let census = take(question, last, &(), |part, _| {
        parts.push(part);
        Ok::<(), Stopped>(())
    });
    (census.expect("nothing ends it"), parts)
}

/// Goal: a census stops wherever it is, and nothing panics.  Method: each part of all kinds of shapes, with a
/// progress that says so after more and more questions, until none is left that is not answered.
#[test]
fn a_census_stops_wherever_it_is() {
    for (shape, method) in [
        ("1x6", Method::ColumnSets),
        ("1x5", Method::Templates),
        ("2x3", Method::Bands),
        ("2x3", Method::Templates),
        ("2x4", Method::ColumnSets),
        ("4x4", Method::ColumnSets),
    ] {
        let trials = Trials { number: Some(50), seed: 1 };
        let question = Question { trials, ..question(shape, method) };
        let mut stopped = 0;
        let taken =
            |asks| take(question.clone(), Part::End, &Budget::new(asks, &()), |_, _| Ok(()));
        while let Err(Stopped) = taken(3_u64.pow(stopped) - 1) {
            stopped += 1;
        }
        assert!(stopped > 0, "{shape} by {method} asks");
    }
}

/// Goal: the methods agree, and all checks hold.  Method: 2x3, which all of them count.
#[test]
fn every_method_counts_2x3() {
    for method in Method::ALL {
        let (census, _) = taken(question("2x3", method), Part::Grids);
        assert_eq!(census.grids, Some(28_200_960_u32.into()), "{method}");
        assert!(census.checks.of(Part::Grids).count() >= 2, "{method}");
        assert_eq!(census.checks.failed().count(), 0, "{method}");
        for check in census.checks.of(Part::Grids) {
            for language in ["ru", "zh"].map(|code| Language::of(code).expect(code)) {
                assert!(!is_left_in_english(&check.told(language).text), "{check:?}");
            }
        }
    }
}

/// Goal: the parts are counted, and all checks hold.  Method: 2x2, where every part has something.
#[test]
fn every_part_of_2x2_is_told() {
    let (census, parts) = taken(question("2x2", Method::ColumnSets), Part::End);
    let all = Part::ALL.into_iter().filter(|part| *part != Part::MainClasses);
    assert!(parts.iter().copied().eq(all));
    assert_eq!(census.essentially_different, Some(2_u32.into()));
    assert_eq!(census.essentially_different_without_transposition, Some(3_u32.into()));
    assert_eq!(census.checks.failed().count(), 0);
    for part in parts.into_iter().filter(|part| part.is_timed() || *part == Part::End) {
        let lines = story::part(part, &census, Language::ENGLISH);
        assert!(lines.len() > 5 && lines.iter().all(|line| line.chars().count() <= 80), "{part:?}");
    }
}

/// Goal: every part of Latin squares is told, and all checks hold, by every method but that of bands.  Method: 1x5, which all
/// of them count, and 5x1; 1x7, which is too many to be written down.
#[test]
fn every_part_of_latin_squares_is_told() {
    let methods = Method::ALL.into_iter().filter(|method| *method != Method::Bands);
    let cases = methods.map(|method| ("1x5", method, 161_280_u64, [2_u32, 2, 2]));
    let sets = Method::ColumnSets;
    let larger = [
        ("5x1", sets, 161_280, [2, 2, 2]),
        ("1x1", sets, 1, [1, 1, 1]),
        ("1x2", sets, 2, [1, 1, 1]),
        ("1x6", sets, 812_851_200, [22, 17, 12]),
        ("1x7", sets, 61_479_419_904_000, [564, 324, 147]),
    ];
    for (shape, method, squares, classes) in cases.chain(larger) {
        let (census, parts) = taken(question(shape, method), Part::End);
        assert!(parts.contains(&Part::MainClasses));
        assert_eq!(census.checks.failed().count(), 0, "{shape} {method}");
        let found = census.latin.as_ref().expect("it is one of Latin squares");
        assert_eq!(census.grids, Some(squares.into()), "{shape} {method}");
        let isotopy = census.essentially_different.clone();
        let counted = [isotopy, found.with_transposition.clone(), found.main_classes.clone()];
        assert_eq!(counted, classes.map(|number| Some(number.into())), "{shape} {method}");
        for part in parts.into_iter().filter(|part| part.is_timed()) {
            let lines = story::part(part, &census, Language::ENGLISH);
            assert!(
                lines.len() > 5 && lines.iter().all(|line| line.chars().count() <= 80),
                "{lines:#?}"
            );
        }
    }
}

/// Tests whether a line has a word of Latin letters that its language has not; the names of
/// sources, commands and files are left as they are.
fn is_left_in_english(line: &str) -> bool {
    let mut line = line.replace("docs/RECORDS.md", "").replace("--trials", "");
    for (begin, end) in [("[", "]"), ("ennea ", "classes"), ("ennea ", "LEDGER"), ("ennea ", "2x4")]
    {
        while let Some((before, rest)) = line.split_once(begin) {
            let Some((_, after)) = rest.split_once(end) else { break };
            line = format!("{before}{after}");
        }
    }
    let is_latin = |word: &str| word.len() > 1 && word.chars().all(|c| c.is_ascii_alphabetic());
    // Words broken from a command line go on in the next one.
    let mut words = line.split(|c: char| !c.is_alphabetic()).filter(|word| is_latin(word));
    words.any(|word| !["ennea", "census", "units", "run", "LEDGER"].contains(&word))
}

/// The numbers of a text, in order of size; turns by 180 and 90 degrees are words in English.
fn numbers(lines: &[String]) -> Vec<String> {
    let text = lines.join("\n");
    let is_part = |c: char| c.is_ascii_digit() || c == ',' || c == '.';
    let words =
        text.split(|c| !is_part(c)).map(|word| word.trim_end_matches(['.', ',']).to_owned());
    let mut found: Vec<String> = words
        .filter(|word| word.starts_with(|c: char| c.is_ascii_digit()))
        .filter(|word| word != "180" && word != "90")
        .collect();
    found.sort();
    found
}

/// Goal: the story is the same in every language.  Method: the whole story of shapes of every kind, and of
/// rules: no line too wide, nothing left in English, the same numbers.
#[test]
fn every_language_tells_the_same() {
    let few = Trials { number: Some(20), seed: 5 };
    let mut told: Vec<Vec<Vec<String>>> = Vec::new();
    for shape in ["2x2", "3x3", "1x5", "5x1", "2x6", "3x4", "4x4", "1x11"] {
        let question = Question { trials: few, ..question(shape, Method::ColumnSets) };
        let (census, parts) = taken(question, Part::End);
        told.push(
            Language::all()
                .map(|language| {
                    let mut lines = Vec::new();
                    parts
                        .iter()
                        .for_each(|&part| lines.extend(story::part(part, &census, language)));
                    lines.push(story::time(std::time::Duration::from_millis(7), language));
                    lines.push(story::whole_time(std::time::Duration::from_secs(7), language));
                    lines
                })
                .collect(),
        );
    }
    for (shape, rules) in [("2x2", "x"), ("2x3", "knight"), ("1x5", "x")] {
        let rules = Rules::parse(rules, shape.parse().expect("a shape")).expect("rules");
        for scope in [Scope::Whole, Scope::Shape] {
            let census = variants::take::<Refusal>(&rules, scope, &()).expect("within reach");
            let story = |language| {
                let mut lines = variants::story(&census, language);
                lines[0] = lines[0].replace(rules.name(), "");
                lines
            };
            told.push(Language::all().map(story).collect());
        }
    }
    for stories in told {
        let english = &stories[0];
        assert!(english.iter().any(|line| is_left_in_english(line)));
        for (language, lines) in Language::all().zip(&stories) {
            assert!(lines.iter().all(|line| columns(line) <= 80), "{lines:#?}");
            assert_eq!(numbers(lines), numbers(english), "{lines:#?}");
            // The words of a language of Latin letters cannot be told from those of English.
            if !language.own_name().is_ascii() {
                let left = lines.iter().find(|line| is_left_in_english(line));
                assert_eq!(left, None, "{lines:#?}");
            }
        }
    }
}

#[test]
fn parts_come_in_order_and_as_far_as_they_reach() {
    let (_, parts) = taken(question("2x2", Method::ColumnSets), Part::Symmetries);
    assert_eq!(parts, [Part::Title, Part::Grids, Part::Symmetries]);
    let (census, parts) = taken(
        Question {
            trials: Trials { number: Some(100), seed: 1 },
            ..question("2x6", Method::ColumnSets)
        },
        Part::End,
    );
    assert_eq!(parts, [Part::Title, Part::Grids, Part::Symmetries, Part::End]);
    assert_eq!((census.grids, census.class_table.is_none()), (None, true));
}

/// Goal: what cannot be counted is estimated, says so, and never stands where a count does.
#[test]
fn what_cannot_be_counted_is_estimated() {
    for shape in ["2x6", "4x3", "4x4", "2x7", "1x11", "12x1"] {
        let trials = Trials { number: Some(2000), seed: 5 };
        let question = Question { trials, ..question(shape, Method::ColumnSets) };
        let (census, _) = taken(question, Part::End);
        let found = census.grids_estimated.as_ref().expect("an estimate");
        assert_eq!((found.trials, found.seed, &census.grids), (2000, 5, &None));
        assert_eq!(census.checks.failed().count(), 0, "{shape}");
        let published = census.checks.of(Part::Grids).count();
        assert_eq!(published, usize::from("2x6 4x3 1x11".contains(shape)));
        for part in [Part::Grids, Part::Symmetries, Part::End] {
            let lines = story::part(part, &census, Language::ENGLISH);
            assert!(lines.iter().all(|line| line.chars().count() <= 80), "{lines:#?}");
        }
        let story = story::part(Part::Grids, &census, Language::ENGLISH).join("\n");
        assert!(story.contains("grids, estimated       2,000 trials"), "{story}");
    }
}

#[test]
fn what_cannot_be_counted_is_refused() {
    let sets = Method::ColumnSets;
    for (shape, method, last, what) in [
        ("1x4", sets, Part::Grids, "this table is out of reach for 1x4\n  hint: "),
        (
            "1x6",
            Method::Enumerate,
            Part::End,
            "sides up to 5 of Latin squares; 1x6 has side 6\n  hint: ",
        ),
        ("3x3", Method::Templates, Part::End, "counts sides up to 8; 3x3 has side 9\n  hint: "),
        ("2x5", sets, Part::Grids, "this table is out of reach for 2x5\n  hint: "),
        ("2x6", sets, Part::Different, "this table is out of reach for 2x6\n  hint: "),
    ] {
        let refusal = question(shape, method).check(last).expect_err(shape).to_string();
        assert!(refusal.contains(what), "{refusal}");
    }
    assert_eq!(question("2x5", sets).check(Part::Different), Ok(()));
    assert_eq!(question("2x6", sets).check(Part::End), Ok(()));
}
