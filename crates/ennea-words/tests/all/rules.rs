//! Steps and troubles under other rules than those of a shape, said in every language.

use ennea::logic::{self, Trouble, Unready};
use ennea::make::{Made, Maker, Recipe, Search, Under};
use ennea::rules::Rules;
use ennea::{Digit, Puzzle, Shape};
use ennea_words::{Language, sentence, trouble};

const LISTS: &str = "house the ring: r2c2 r2c5 r2c8 r5c2 r5c5 r5c8 r8c2 r8c5 r8c8\n\
                     differ the corners: r1c1 r1c9 r9c1 r9c9\n";

const JIGSAW: &str =
    "aaaabbbbbaaaaabcbbccccccccbdeeffffggddeffhhgideeffhhgiddefhhggideehhgggiddehiiiii";

/// Goal: whatever the houses, every language has words for them, and none from elsewhere.  Method: all steps of a
/// puzzle of each rule, of which a text has no gap, no two blanks, and no house by its number in a list.
#[test]
fn steps_under_rules_are_said_in_every_language() {
    let named = [
        "x", "diagonal", "windoku", "disjoint", "centre-dot", "asterisk", "girandola", "hypercube",
        "latin", "windoku+x", JIGSAW, LISTS,
    ];
    for text in named {
        let rules = Rules::parse(text, Shape::CLASSIC).expect(text);
        let recipe =
            Recipe { shape: rules.shape(), rules: Under::new(&rules), ..Recipe::default() };
        let any = |_: &Made| Ok(0);
        let mut search = Search::of(Maker::under(recipe, &rules), 7, &any);
        let made = (0..20).find_map(|_| search.advance(1, &()).pop()).expect("a puzzle");
        let (mut board, _) = logic::start(&made.puzzle, &()).expect("it is proper");
        for step in logic::path(&board, &()).expect("() does not stop it") {
            for language in Language::all() {
                let told = sentence(language, &board, &step);
                let is_bad = ["  ", "#", "{", "}"].iter().any(|sign| told.contains(sign));
                assert!(!told.is_empty() && !is_bad, "{language}, {text}: {told}");
            }
            board.apply(&step);
        }
    }
}

#[test]
fn troubles_are_told_by_the_rules() {
    let rules = Rules::parse("x+knight", Shape::CLASSIC).expect("rules");
    let empty = Puzzle::empty(Shape::CLASSIC).with_rules(&rules);
    let five = Digit::from_index(4);
    let told = |code: &str, cells: [&str; 2]| {
        let puzzle = cells.iter().fold(empty.clone(), |puzzle, cell| {
            puzzle.with_clue(Shape::CLASSIC.cell_named(cell).expect(cell), five)
        });
        match logic::start(&puzzle, &()) {
            Err(Unready::Trouble(it @ Trouble::Contradiction(_))) => {
                trouble(Language::of(code).expect(code), &it, Shape::CLASSIC)
            }
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(
        told("en", ["r1c1", "r9c9"]),
        "no solution: the diagonal from the top left holds the digit 5 twice, at r1c1 and r9c9"
    );
    assert_eq!(
        told("en", ["r3c4", "r5c3"]),
        "no solution: r3c4 and r5c3 both hold the digit 5, and a knight's move joins them"
    );
    assert_eq!(
        told("ru", ["r3c4", "r5c3"]),
        "решений нет: и в r3c4, и в r5c3 стоит цифра 5, а их связывает ход коня"
    );
}
