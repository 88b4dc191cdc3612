//! `ennea explain`, `ennea hint`.

use crate::tool::{ennea, write_file};
use serde_json::Value;

const EASY: &str = "1..4....23......";
const WING: &str =
    "......1.9.7.3.......9...76...49.53......4.5....6.....8.1...3...46.8..9.3..32.7...";

const CHAINS: &str =
    ".......38..9..5..6.46.3...............3.8.79.....435...8....9.21....8...9..7...4.";

/// A state in which no digit can be placed before something is struck out.
const STUCK: &str =
    "...489..593857..6.45..368.979561...2..372.95.8..39571.3.986.547.84.576935..943...";

#[test]
fn easy_puzzles_have_a_short_reason_for_each_digit() {
    ennea(&["explain", EASY], "").says("").exits(0).prints(
        "     c1 c2   c3 c4\n   .-------.-------.\nr1 | 1  .  | .  4  |\nr2 | .  .  | .  .  |\n   \
         +-------+-------+\nr3 | 2  3  | .  .  |\nr4 | .  .  | .  .  |\n   '-------'-------'\n\n\
         1. r4c2 is 1: its only place in box 3 (the 1 at r1c1).\n\
         2. r4c1 is 4: the last open cell of box 3.\n\
         3. r2c1 is 3: the last open cell of column 1.\n\
         4. r1c3 is 3: its only place in box 2 (the 3 at r2c1).\n\
         5. r1c2 is 2: the last open cell of row 1.\n\
         6. r2c2 is 4: the last open cell of column 2.\n\
         7. r4c4 is 3: its only place in box 4 (the 3s at r1c3 and r3c2).\n\
         8. r4c3 is 2: the last open cell of row 4.\n\
         9. r2c4 is 2: its only place in box 2 (the 2 at r4c3).\n\
         10. r2c3 is 1: the last open cell of row 2.\n\
         11. r3c3 is 4: the last open cell of column 3.\n\
         12. r3c4 is 1: the last open cell of row 3.\n\n\
         1 2 | 3 4\n3 4 | 1 2\n----+----\n2 3 | 4 1\n4 1 | 2 3\n\n    \
         8  Full House\n    4  Hidden Single in a box\n\
         12 steps. The hardest is: Hidden Single in a box.\n\n",
    );
    let forum = ennea(&["explain", "--notation", "forum", EASY], "").exits(0).stdout;
    assert!(forum.contains("\n1-12. Singles: r4c2=1 r4c1=4 r2c1=3 "), "{forum}");
}

#[test]
fn harder_ones_step_by_step() {
    let words = ennea(&["explain", "--all", "--pictures", WING], "").exits(0).stdout;
    assert!(words.lines().all(|line| line.chars().count() <= 80), "{words}");
    assert!(words.contains(" XY-Wing. r") && words.contains("\n55. "), "{words}");
    assert!(words.contains("'\n"), "{words}");
    let forum = ennea(&["explain", "--notation", "forum", WING], "").exits(0).stdout;
    assert!(forum.contains(" => -"), "{forum}");
    let both = ennea(&["explain", "--threads", "2"], &format!("{EASY}\n{WING}\n")).exits(0).stdout;
    assert!(both.starts_with(&ennea(&["explain", EASY], "").stdout), "{both}");
}

/// Goal: a program can follow the steps.  Method: the placements of all steps make the solution.
#[test]
fn steps_in_json() {
    let text = ennea(&["explain", "--json", WING], "").exits(0).stdout;
    let object: Value = serde_json::from_str(&text).expect("an object");
    assert_eq!(object["answer"], "unique");
    let mut digits: Vec<char> = WING.chars().collect();
    for (k, step) in object["steps"].as_array().expect("steps").iter().enumerate() {
        assert_eq!(step["number"], k + 1);
        assert!(step["proof"]["facts"].is_array() || step["proof"]["argument"].is_object());
        for placed in step["placements"].as_array().expect("placements") {
            let sign: Vec<char> = placed.as_str().expect("a text").chars().collect();
            let number = |k: usize| sign[k].to_digit(10).expect("a digit") as usize;
            digits[9 * (number(1) - 1) + number(3) - 1] = sign[5];
        }
    }
    assert_eq!(object["solution"], digits.iter().collect::<String>());
    let total: u64 = object["techniques"]
        .as_object()
        .expect("counts")
        .values()
        .map(|n| n.as_u64().expect("a count"))
        .sum();
    assert_eq!(total, object["steps"].as_array().expect("steps").len() as u64);
}

#[test]
fn hints_say_as_much_as_is_wanted() {
    ennea(&["hint", "--level", "1", EASY], "").prints("Look at box 3.\n").exits(0);
    ennea(&["hint", "--level", "2", EASY], "")
        .prints("Look at box 3. Hidden Single in a box: The only place of a digit in a box.\n")
        .exits(0);
    let because =
        "in box 3 the only place for 1 is r4c2: the 1 at r1c1 rules out the other open cells";
    ennea(&["hint", EASY], "").prints(&format!("r4c2 is 1, because {because}.\n")).exits(0);
    ennea(&["hint", "--step", EASY], "")
        .prints(&format!("Hidden Single in a box. I{}. So r4c2 is 1.\n", &because[1..]))
        .exits(0);
    ennea(&["hint", "--level", "5", EASY], "").exits(2);
    ennea(&["hint", "1234341221434321"], "")
        .prints("All cells are filled, and rightly.\n")
        .exits(0);
}

/// Goal: somebody who keeps no candidates is led to a digit, in one line of a pipe; the next step
/// alone would be the same for ever.
#[test]
fn hints_lead_to_a_digit() {
    let hint = ennea(&["hint", STUCK], "").exits(0).stdout;
    assert_eq!(hint.lines().count(), 1, "{hint}");
    let (at, reasons) = hint.split_once(" is ").expect("a digit");
    assert!(reasons[1..].starts_with(", because: 1. ") && hint.contains(" 2. "), "{hint}");
    let json = ennea(&["hint", "--json", STUCK], "").exits(0).stdout;
    let object: Value = serde_json::from_str(&json).expect("an object");
    assert_eq!(object["digit"], format!("{at}={}", &reasons[..1]));
    assert_eq!(object["hint"], hint.trim_end());
    let steps = object["steps"].as_array().expect("steps");
    assert!(steps.len() > 1 && steps[0]["placements"].as_array().is_some_and(Vec::is_empty));
    assert_eq!(steps[steps.len() - 1]["placements"][0], object["digit"]);
    for (level, start) in [("1", "Look at "), ("2", "Look at "), ("3", "Look at ")] {
        let hint = ennea(&["hint", "--level", level, STUCK], "").exits(0).stdout;
        assert!(hint.starts_with(start) && hint.lines().count() == 1, "{hint}");
        assert_eq!(hint.contains(" steps: 1. "), level > "1", "{hint}");
        let json = ennea(&["hint", "--json", "--level", level, STUCK], "").exits(0).stdout;
        assert!(!json.contains("\"digit\"") && !json.contains("\"steps\""), "{json}");
    }
    let step = ennea(&["hint", "--step", STUCK], "").exits(0).stdout;
    assert!(step.contains(" can be struck out at "), "{step}");
    let pictures = ennea(&["hint", "--pictures", STUCK], "").exits(0).stdout;
    assert_eq!(pictures.matches("\nr9 | ").count(), steps.len(), "{pictures}");
}

/// Goal: a wrong digit is named: exactly where the puzzle is known, else by what would make it right.
#[test]
fn wrong_digits_are_named() {
    let none = "no solution: column 2 holds the digit 3 twice, at r1c2 and r3c2; take back r1c2=3, and \
                there is one solution\n";
    ennea(&["hint", "13.4....23......"], "").prints(none).exits(1);
    let two = "no solution: row 1 holds the digit 1 twice, at r1c1 and r1c2; take back r1c1=1, or \
               r1c2=1, and there is a solution\n";
    ennea(&["hint", "11.............."], "").prints(two).exits(1);
    let json = ennea(&["hint", "--json", "13.4....23......"], "").exits(1).stdout;
    assert!(json.contains(r#""take_back":[["r1c2=3"]]"#), "{json}");
    let clues = ["hint", "--clues", EASY];
    ennea(&[&clues[..], &["13.4....23......"]].concat(), "")
        .prints("mistake: r1c2 is not 3 in the solution; take it back\n")
        .exits(1);
    ennea(&[&clues[..], &["13.41...23......"]].concat(), "")
        .prints(
            "mistakes: r1c2 is not 3 in the solution; take it back. r2c1 is not 1 in the solution; \
             take it back\n",
        )
        .exits(1);
    // The clues of a state may be left out, but not be others.
    let hint = "r1c3 is 3, because r1c3 is the last open cell of row 1, and 3 is the digit that it \
                lacks.\n";
    ennea(&[&clues[..], &[".2.............."]].concat(), "").prints(hint).exits(0);
    ennea(&[&clues[..], &["2..............."]].concat(), "")
        .says(
            "error: argument 1: found 2 at r1c1; expected the clue 1 of --clues\n  hint: correct \
             r1c1\n",
        )
        .exits(2);
    ennea(&[&clues[..], &[STUCK]].concat(), "")
        .says_also("found 81 cells; expected 16, as --clues has")
        .exits(2);
}

/// Goal: the reasons for a rating can be read, and are the steps that `rate` counts.
#[test]
fn the_way_of_a_rating_is_told() {
    let scale = ["explain", "--scale", "se-1.2.1"];
    let text = ennea(&[&scale[..], &[CHAINS]].concat(), "").exits(0).stdout;
    assert!(text.contains("\n1. 1.2 r") && text.lines().all(|it| it.len() <= 79), "{text}");
    assert!(text.contains(" steps. The rating is that of the hardest, 7.2: "), "{text}");
    let json = ennea(&[&scale[..], &["--json", CHAINS]].concat(), "").exits(0).stdout;
    let way: Value = serde_json::from_str(&json).expect("an object");
    let json = ennea(&["rate", "--details", "--json", CHAINS], "").exits(0).stdout;
    let rated: Value = serde_json::from_str(&json).expect("an object");
    assert_eq!(way["techniques"], rated["techniques"]);
    let [told, found] =
        [&way, &rated].map(|it| it["steps"].as_array().expect("steps").iter().collect::<Vec<_>>());
    assert_eq!(told.len(), found.len());
    for (told, found) in told.iter().zip(found) {
        for key in ["technique", "name", "difficulty"] {
            assert_eq!(told[key], found[key], "{told}");
        }
        assert_eq!(told["placements"].get(0), Some(&found["placement"]).filter(|it| !it.is_null()));
    }
    let chained = |step: &&Value| step["links"].as_array().is_some_and(|it| it.len() > 2);
    assert!(told.into_iter().any(|step| chained(&step)), "{json}");
    ennea(&[&scale[..], &[EASY]].concat(), "")
        .says_also("found a 2x2 puzzle, expected 3x3: only those are rated\n  hint: leave --scale")
        .exits(2);
    ennea(&[&scale[..], &["1+2.4....23......"]].concat(), "")
        .says_also("found a half solved puzzle; expected clues alone")
        .exits(2);
}

/// Goal: where candidates are given in place of clues, the way starts from them.
#[test]
fn candidates_alone_are_explained() {
    let sukaku = "12...234123.12.4123.12.41.34.23.12341..4..341.3..234123412341.34";
    let solution = ennea(&["solve", sukaku], "").stdout;
    let because = "r4c3 is 2, because in box 4 the only place for 2 is r4c3.\n";
    ennea(&["hint", sukaku], "").prints(because).exits(0);
    let json = ennea(&["explain", "--json", sukaku], "").exits(0).stdout;
    let way: Value = serde_json::from_str(&json).expect("an object");
    assert_eq!(way["solution"].as_str(), Some(solution.trim_end()));
    let text = ennea(&["explain", sukaku], "").exits(0).stdout;
    assert!(text.contains("r1 | 12   234  "), "{text}");
    let several = "1234".repeat(15) + "1.34";
    let said = ennea(&["hint", &several], "").exits(1).stdout;
    assert!(said.starts_with("several solutions: "), "{said}");
    let none = ["1...", "1...", &"1234".repeat(14)].concat();
    let said = ennea(&["hint", &none], "").exits(1).stdout;
    assert!(said.starts_with("no solution"), "{said}");
}

#[test]
fn what_cannot_be_explained_is_said() {
    let several = "several solutions: r3c1 is 2 in one and 4 in another\n";
    ennea(&["hint", "1..............."], "").prints(several).exits(1);
    let none = "no solution: row 1 holds the digit 1 twice, at r1c1 and r1c2; take back r1c1=1, or \
                r1c2=1, and there is a solution\n";
    ennea(&["explain", "11.............."], "").prints(none).exits(1);
    let json = ennea(&["explain", "--json", "1..............."], "").exits(1).stdout;
    assert!(json.contains("\"answer\":\"multiple\""), "{json}");
}

#[test]
fn half_solved_puzzles_go_on_from_where_they_are() {
    let placed = "1+2.4....23......";
    ennea(&["hint", "--notation", "forum", placed], "")
        .prints("Full House: r1 => r1c3=3\n")
        .exits(0);
    ennea(&["hint", "1+3.4....23......"], "")
        .prints("mistake: r1c2 is not 3 in the solution; take it back\n")
        .exits(1);
    ennea(&["hint", "1..4....23......:313"], "")
        .prints("mistake: 3 has been struck out at r1c3, wrongly; put it back\n")
        .exits(1);
    ennea(&["hint", "1+2.4....23......:31"], "")
        .prints("")
        .says(
            "error: argument 1, column 19: found '31'; expected a digit, a row and a column, such as 436\n  \
             | 1+2.4....23......:31\n  |                   ^\n  hint: give every eliminated candidate \
             as digit, row, column, with blanks between\n",
        )
        .exits(2);
    // What a picture shows can be pasted back, from a file or a pipe.
    let picture = ennea(&["hint", "--level", "1", "--pictures", WING], "").exits(0).stdout;
    let grid = picture.split("\n\n").next().expect("a picture");
    let hint = ennea(&["hint", "--level", "1", WING], "").stdout;
    ennea(&["hint", "--level", "1"], grid).prints(&hint).exits(0);
    let file = write_file("candidates.txt", grid);
    ennea(&["hint", "--level", "1", &file], "").prints(&hint).exits(0);
    // What is no state is read as puzzles, as ever.
    ennea(&["hint", "--level", "1", "-"], &format!("# two\n{EASY}\n{EASY}\n"))
        .prints("Look at box 3.\nLook at box 3.\n")
        .exits(0);
}

/// Goal: steps, hints and what is wrong are said in the language that is asked for, and so are notes on it.
#[test]
fn words_follow_the_language() {
    let run = |arguments: &[&str]| ennea(arguments, "").stdout;
    let russian = run(&["explain", "--lang", "ru", EASY]);
    assert!(
        russian.contains("\n2. В r4c1 стоит 4: последняя пустая клетка в блоке 3.\n"),
        "{russian}"
    );
    assert!(russian.contains("\n    8  Последняя клетка\n    4  Скрытая одиночка в блоке\n"));
    assert!(
        russian.ends_with("\nВсего 12 шагов. Самый трудный приём: Скрытая одиночка в блоке.\n\n")
    );
    let chinese = run(&["explain", "--lang", "zh", EASY]);
    assert!(chinese.contains("\n2. r4c1 是 4：第 3 宫的最后一个空格。\n"), "{chinese}");
    assert!(chinese.ends_with("\n共 12 步，最难的是：宫内排除。\n\n"), "{chinese}");
    assert_eq!(run(&["hint", "--lang", "ru", "--level", "1", EASY]), "Посмотрите на блок 3.\n");
    assert_eq!(run(&["hint", "--lang", "zh", "--level", "1", EASY]), "请看第 3 宫。\n");
    let told = run(&["hint", "--json", "--lang", "zh", EASY]);
    let told: Value = serde_json::from_str(&told).expect("JSON");
    let step = &told["steps"][0];
    assert_eq!(step["technique"], "hidden-single-box");
    assert_eq!(step["name"], "宫内排除");
    assert_eq!(
        step["text"],
        "宫内排除：第 3 宫的 1 只能填在 r4c2（r1c1 的 1 排除了其余空格）。因此 r4c2 是 1。"
    );
    assert_eq!(
        told["hint"],
        "r4c2 是 1，因为第 3 宫的 1 只能填在 r4c2（r1c1 的 1 排除了其余空格）。"
    );
    let wrong = "11.4....23......";
    assert_eq!(
        run(&["hint", "--lang", "ru", wrong]),
        "решений нет: в строке 1 цифра 1 стоит дважды, в r1c1 и r1c2; уберите r1c1=1, или r1c2=1, и решение \
         будет ровно одно\n"
    );
    assert_eq!(
        run(&["explain", "--lang", "zh", wrong]),
        "无解：第 1 行有两个 1，在 r1c1 和 r1c2；撤回 r1c1=1，或 r1c2=1，就恰有一个解\n"
    );
    let listed = run(&["explain", "--techniques", "--lang", "zh"]);
    assert!(
        listed.contains("\nxy-wing              XY-Wing：候选数为 xy 的格看到 xz 和 yz 两格。\n"),
        "{listed}"
    );
    let listed = run(&["explain", "--techniques", "--lang", "ru"]);
    assert!(
        listed.contains("\nhidden-pair          Скрытая пара: Две цифры области с одними"),
        "{listed}"
    );
    let listed = run(&["explain", "--techniques", "--json", "--lang", "ru"]);
    let families = |family: &str| listed.matches(&format!("\"family\":\"{family}\"")).count();
    assert!(families("рыбы") > 1 && families("fish") == 0, "{listed}");
    ennea(&["explain", "--scale", "se-1.2.1", "--lang", "zh", EASY], "")
        .says_also("题目是 2x2，应为 3x3：只有这种题目能评分\n  提示：请去掉 --scale\n")
        .exits(2);
    let refusal = ennea(&["hint", "--lang", "fr", EASY], "").exits(2).stderr;
    assert!(refusal.contains("expected one of en (English), de (Deutsch)"), "{refusal}");
}
