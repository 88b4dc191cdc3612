//! English, where the library says the same in its own `Display`: both are one text.

use ennea::make::{Pattern, RecipeError};
use ennea::named::Named;
use ennea::rate::{Level, RateError, Scale, hodoku};
use ennea::rules::{Description, House, Rules, RulesError};
use ennea::symmetry::{ConjugacyClass, Group};
use ennea::{
    Digit, DigitSet, Family, Filling, Grid, GridError, Improper, Puzzle, Shape, Technique,
};
use ennea_words::{
    Language, Told, advice, family, house_name, level, level_needs, meaning, score_level,
    score_level_needs, score_technique, symmetry, technique,
};

const ENGLISH: Language = Language::ENGLISH;

#[test]
fn names_are_those_of_the_library() {
    for &it in Technique::ALL {
        assert_eq!(technique(ENGLISH, it), it.name());
        assert_eq!(meaning(ENGLISH, it), it.meaning());
    }
    Family::ALL.iter().for_each(|&it| assert_eq!(family(ENGLISH, it), it.name()));
    for it in Level::ALL {
        assert_eq!(
            (level(ENGLISH, it), level_needs(ENGLISH, it)),
            (it.name().into(), it.help().into())
        );
    }
    for &it in hodoku::Technique::ALL {
        assert_eq!(score_technique(ENGLISH, it), it.name());
    }
    for it in hodoku::Level::ALL {
        assert_eq!(score_level(ENGLISH, it), it.name());
        assert_eq!(score_level_needs(ENGLISH, it), it.help());
    }
    for house in [
        House::Row(4),
        House::Column(8),
        House::Box(0),
        House::Region('d'),
        House::Diagonal,
        House::Falling,
        House::Rising,
        House::Window(1),
        House::Disjoint(2),
        House::Columns(3),
        House::Rows(4),
        House::Centres,
        House::Asterisk,
        House::Girandola,
    ] {
        assert_eq!(house_name(ENGLISH, house), house.to_string());
        // Every language has a name of its own for it, without a gap.
        for language in Language::all() {
            let name = house_name(language, house);
            assert!(!name.is_empty() && !name.contains(['{', '$']), "{language}: {name}");
        }
    }
}

#[test]
fn classes_of_symmetries_have_names_in_every_language() {
    let classes = Group::Whole.classes(Shape::CLASSIC);
    let names: Vec<&str> = classes.iter().filter_map(ConjugacyClass::name).collect();
    assert!(names.len() > 10);
    for name in names {
        assert_eq!(symmetry(ENGLISH, name), name);
        for language in Language::all() {
            assert!(!symmetry(language, name).is_empty());
        }
    }
}

#[test]
fn errors_of_texts_are_those_of_the_library() {
    let texts = [
        "",
        "12.4 34.2 2?43 4321",
        "123",
        "12.4\n34.2\n2.43\n432",
        "12.4\n34.2\n2.43",
        "1.......\n........\n",
        "12|34\n34|12\n--+--\n21|43\n",
        "1234341221434321 1234341221434321",
        "1234341221434325",
        "AB",
        "12 3 4 1\n3 4 1 2\n2 1 4 3\n4 3 2 1",
    ];
    let mut seen = 0;
    for text in texts {
        let Err(error) = text.parse::<Filling>() else { continue };
        seen += 1;
        assert_eq!(error.problem.told(ENGLISH), error.problem.to_string(), "{text}");
        for language in Language::all() {
            assert!(!error.told(language).is_empty());
            assert!(!advice(language, &error.problem).is_empty());
        }
    }
    for text in ["12343412214343.1", "1234341221434322"] {
        let Err(error) = text.parse::<Grid>() else { panic!("{text} is no grid") };
        assert_eq!(error.problem.told(ENGLISH), error.problem.to_string(), "{text}");
        assert_eq!(advice(ENGLISH, &error.problem), error.hint());
        seen += 1;
    }
    assert!(seen > 8, "{seen}");
}

#[test]
fn errors_of_rules_are_those_of_the_library() {
    let shape = |text: &str| text.parse::<Shape>().expect("a shape");
    let mut errors: Vec<RulesError> = Vec::new();
    for (text, of) in [
        ("windku", "3x3"),
        ("something", "3x3"),
        ("windoku", "2x3"),
        ("asterisk", "2x2"),
        ("disjoint", "1x4"),
        ("centre-dot", "2x2"),
        ("hypercube", "2x3"),
        ("shape 2x2\nx\nfoo bar", "2x2"),
        ("shape 2x2\nhouse r1c1 r1c9", "2x2"),
        ("shape 2x2\nx\nshape 2x2", "2x2"),
        ("shape two", "2x2"),
        ("shape 2x2\nregions", "2x2"),
        ("shape 2x2\ndiffer r1c1", "2x2"),
        ("shape 2x2\nhouse r1c1 r2c2", "2x2"),
        ("shape 2x2\nhouse ring: r1c1 r2c2", "2x2"),
        ("shape 3x3\nx", "2x2"),
        ("aaab\nabbb\nccdd\nccdd", "2x2"),
        ("aaaa\naabb\nccdd\nccdd", "2x2"),
        ("shape 2x2\nregions\naabb\naabb\nccdd", "2x2"),
    ] {
        let found = Description::read(text).and_then(|it| it.rules(shape(of)));
        errors.extend(found.err());
    }
    errors.push(RulesError::Digits { rules: "non-consecutive".to_owned() });
    errors.push(RulesError::Letters { found: 3, expected: 16 });
    assert!(errors.len() > 15, "{errors:#?}");
    for error in &errors {
        let english = error.to_string();
        assert_eq!(error.told(ENGLISH), english);
        for language in Language::all().filter(|language| *language != ENGLISH) {
            let told = error.told(language);
            let is_english = ["found", "expected"].iter().any(|word| told.contains(word));
            assert!(!told.is_empty() && told != english && !is_english, "{language}: {told}");
        }
    }
}

#[test]
fn errors_of_ratings_are_those_of_the_library() {
    let grid = |text: &str| text.parse::<Grid>().expect("a grid");
    let several = [grid("1234341221434321"), grid("1234341223414123")];
    for error in [
        RateError::Shape("2x2".parse().expect("a shape")),
        RateError::Candidates(Scale::Minutes1),
        RateError::Rules(Scale::Minutes1, "x+knight".to_owned()),
        RateError::Stopped,
        RateError::Improper(Improper::None),
        RateError::Improper(Improper::Several(several.into())),
    ] {
        assert_eq!(error.told(ENGLISH), error.to_string());
    }
}

#[test]
fn errors_of_grids_and_recipes_are_those_of_the_library() {
    let shape: Shape = "2x2".parse().expect("a shape");
    let filling = |text: &str| text.parse::<Filling>().expect("a filling");
    let five = vec![Digit::from_index(4); 16];
    let grids = [
        Grid::new(shape, Vec::new()).expect_err("no digits"),
        Grid::new(shape, five).expect_err("no 5 in 2x2"),
        filling("1234341221434.21").to_grid().expect_err("one is empty"),
        filling("1..4....23......").to_grid().expect_err("many are empty"),
        filling("1234341221434322").to_grid().expect_err("2 twice"),
    ];
    assert!(matches!(grids[4], GridError::Conflict { .. }));
    let recipes = [
        RecipeError::EmptyRange { fewest: 30, most: 20 },
        RecipeError::TooManyClues { shape, found: 17 },
        RecipeError::NotMinimal { shape, bound: 12, found: 13 },
        RecipeError::Rules,
        RecipeError::Pattern(Pattern::HalfTurn),
        RecipeError::TooLarge("4x4".parse().expect("a shape")),
    ];
    let grid = |text: &str| text.parse::<Grid>().expect("a grid");
    let several = Improper::Several([grid("1234341221434321"), grid("1234341223414123")].into());
    let errors = grids.into_iter().map(|it| told(&it)).chain(recipes.map(|it| told(&it)));
    for (display, said) in errors.chain([Improper::None, several].map(|it| told(&it))) {
        assert_eq!(said[0], display);
        assert!(said.iter().all(|text| !text.is_empty()));
    }
}

/// Goal: whatever shows that there is no solution is said in every language, in English as by the library.  Method:
/// two clues under rules of each kind, one of which joins them; a cell, and a house, without candidates.
#[test]
fn contradictions_are_those_of_the_library() {
    let empty = |rules: &str| {
        let rules = Rules::parse(rules, Shape::CLASSIC).expect(rules);
        Puzzle::empty(Shape::CLASSIC).with_rules(&rules)
    };
    let cell = |name: &str| Shape::CLASSIC.cell_named(name).expect(name);
    let digit = |number: usize| Digit::from_index(number - 1);
    let clashes = [
        ("plain", ["r1c1", "r1c5"], [5, 5]),
        ("x", ["r1c1", "r9c9"], [5, 5]),
        ("knight", ["r1c1", "r3c2"], [5, 5]),
        ("king", ["r3c3", "r4c4"], [5, 5]),
        ("non-consecutive", ["r1c1", "r1c2"], [5, 6]),
        ("differ the pair: r1c1 r8c9", ["r1c1", "r8c9"], [5, 5]),
        ("house the ring: r2c2 r2c5 r2c8 r5c2 r5c5 r5c8 r8c2 r8c5 r8c8", ["r2c2", "r5c5"], [5, 5]),
    ];
    let clashing = clashes.map(|(rules, cells, digits)| {
        let clues = cells.into_iter().zip(digits);
        clues.fold(empty(rules), |puzzle, (at, number)| puzzle.with_clue(cell(at), digit(number)))
    });
    let without = |digits: DigitSet, cells: &[&str]| {
        let mut left = vec![DigitSet::full(9); 81];
        for name in cells {
            let here = &mut left[cell(name).index()];
            *here = here.difference(digits);
        }
        empty("plain").with_candidates(left)
    };
    let first_row: Vec<String> = (1..=9).map(|column| format!("r1c{column}")).collect();
    let first_row: Vec<&str> = first_row.iter().map(String::as_str).collect();
    let five = [digit(5)].into_iter().collect();
    let empty_ones = [without(DigitSet::full(9), &["r3c3"]), without(five, &first_row)];
    for puzzle in clashing.into_iter().chain(empty_ones) {
        let why = puzzle.contradiction().expect("it has one");
        let (display, said) = told(&why);
        assert_eq!(said[0], display);
        assert!(said.iter().all(|text| !text.is_empty()));
    }
}

/// Text that an error displays, and its texts in all languages.
fn told(error: &impl Told) -> (String, Vec<String>) {
    (error.to_string(), Language::all().map(|language| error.told(language)).collect())
}
