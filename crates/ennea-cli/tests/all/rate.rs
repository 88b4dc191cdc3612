//! `ennea rate`.

use crate::tool::ennea;

const EASY: &str =
    ".3741.9..49.8...315.1..97..64......2..31.8.5...852.3.736....5......72.9.1..34.6.8";
const CHAINS: &str =
    ".......38..9..5..6.46.3...............3.8.79.....435...8....9.21....8...9..7...4.";

#[test]
fn ratings_and_levels() {
    ennea(&["rate", EASY, CHAINS], "").prints("1.2\n7.2\n").says("").exits(0);
    ennea(&["rate", "--level", "--scale", "se-1.2.1"], &format!("{EASY}\n{CHAINS}\n"))
        .prints("beginner\nexpert\n")
        .exits(0);
    ennea(&["rate", "--puzzle", CHAINS], "").prints(&format!("{CHAINS} 7.2\n")).exits(0);
    let levels = ennea(&["rate", "--levels"], "").exits(0).stdout;
    assert!(levels.starts_with("beginner   1.0 to  1.2  "), "{levels}");
    assert!(levels.ends_with("chains inside chains\n"), "{levels}");
    let levels = ennea(&["rate", "--levels", "--json"], "").exits(0).stdout;
    assert!(levels.contains("\"from\":1.3,\"to\":1.5,"), "{levels}");
}

#[test]
fn details() {
    ennea(&["rate", "--details", EASY], "")
        .prints("ED=1.2/1.2/1.2 beginner; Full House 21, Hidden Single in a box 23\n")
        .exits(0);
    let line = ennea(&["rate", "--puzzle", "--details", CHAINS], "").exits(0).stdout;
    assert!(line.starts_with(&format!("{CHAINS} ED=7.2/1.2/1.2 expert; Full House ")), "{line}");
    assert!(line.contains("Alternating Inference Chain 1"), "{line}");
    let json = ennea(&["rate", "--details", "--json", CHAINS], "").exits(0).stdout;
    assert!(json.contains("\"scale\":\"se-1.2.1\",\"er\":7.2,\"ep\":1.2,\"ed\":1.2"), "{json}");
    assert!(json.contains("\"cause\":\"assumption\",\"parents\":[]"), "{json}");
    let json = ennea(&["rate", "--json", EASY], "").exits(0).stdout;
    assert!(json.ends_with("\"er\":1.2,\"ep\":1.2,\"ed\":1.2,\"level\":\"beginner\"}\n"), "{json}");
}

#[test]
fn other_scales() {
    let edition =
        "5.4..8367.376...5..6..5..9.7..8.......5.964...914....6...5...43.....2..5.5....9.8";
    ennea(&["rate", edition], "").prints("3.4\n").exits(0);
    ennea(&["rate", "--scale", "se-1to9only-2025", edition], "").prints("2.0\n").exits(0);
    ennea(&["rate", "--scale", "minutes-1", EASY, CHAINS], "").prints("3.1\n12.6\n").exits(0);
    ennea(&["rate", "--scale", "minutes-1", "--details", EASY], "")
        .prints("3.1 minutes, 0.8 to 6.5\n")
        .exits(0);
    let json = ennea(&["rate", "--scale", "minutes-1", "--json", EASY], "").exits(0).stdout;
    assert!(json.ends_with("\"minutes\":3.1,\"low\":0.8,\"high\":6.5}\n"), "{json}");
    ennea(&["rate", "--scale", "minutes-1", "--level", EASY], "")
        .says("error: the scale minutes-1 has no levels\n  hint: leave out --level, or --scale\n")
        .exits(2);
}

#[test]
fn scores() {
    let on = |args: &[&str]| {
        let all = [&["rate", "--scale", "hodoku-2.2"], args].concat();
        ennea(&all, "").exits(0).stdout
    };
    assert_eq!(on(&[EASY, CHAINS]), "176\n952\n");
    assert_eq!(on(&["--level", EASY, CHAINS]), "easy\nunfair\n");
    let line = on(&["--details", CHAINS]);
    assert!(line.starts_with("952 unfair; Full House 21, Naked Single "), "{line}");
    let json = on(&["--details", "--json", CHAINS]);
    assert!(json.contains("\"scale\":\"hodoku-2.2\",\"score\":952,\"level\":\"unfair\""), "{json}");
    let levels = on(&["--levels"]);
    assert!(levels.starts_with("easy     up to  800  singles\n"), "{levels}");
}

/// Goal: a puzzle that is not proper has a line too, and its reason is told.
#[test]
fn puzzles_that_are_not_proper() {
    let several = format!("..{}", &EASY[2..].replace('7', "."));
    let none = format!("11{}", ".".repeat(79));
    let run = ennea(&["rate", &several, &none, EASY], "").prints("multiple\nnone\n1.2\n").exits(1);
    let said = run.stderr;
    assert!(said.starts_with("note: argument 1: it has several solutions"), "{said}");
    assert!(said.contains("note: argument 2: row 1 holds the digit 1 twice"), "{said}");
    let json = ennea(&["rate", "--json", &several], "").exits(1).stdout;
    assert!(json.contains("\"answer\":\"multiple\",\"solutions\":[\""), "{json}");
}

#[test]
fn what_is_not_rated_is_bad_input() {
    ennea(&["rate"], &format!("{EASY}\n12..............\n{EASY}\n"))
        .prints("1.2\n")
        .says(
            "error: line 2: found a 2x2 puzzle, expected 3x3: only those are rated\n  \
             hint: --scale ladder-1 rates puzzles of any shape and rules, and candidates too\n",
        )
        .exits(2);
    ennea(&["rate", "--scale", "hodoku", EASY], "").says_also("se-1.2.1").exits(2);
}

/// Goal: why there is no rating is said in the language that is asked for.
#[test]
fn reasons_follow_the_language() {
    let several = format!("..{}", &EASY[2..].replace('7', "."));
    let none = format!("11{}", ".".repeat(79));
    let said = |language| {
        let run = ennea(&["rate", "--lang", language, &several, &none], "");
        run.prints("multiple\nnone\n").exits(1).stderr
    };
    let russian = said("ru");
    assert!(russian.starts_with("замечание: аргумент 1: решений несколько, а должно"), "{russian}");
    let twice = "решений нет: в строке 1 цифра 1 стоит дважды, в r1c1 и r1c2";
    assert!(russian.contains(twice), "{russian}");
    let chinese = said("zh");
    assert!(chinese.starts_with("说明：第 1 个参数: 有多个解，应当恰有一个："), "{chinese}");
    assert!(chinese.contains("无解：第 1 行有两个 1，在 r1c1 和 r1c2"), "{chinese}");
    ennea(&["rate", "--lang", "ru"], "12..............\n")
        .says(
            "ошибка: строка 1: найдена задача 2x2, а ожидалась 3x3: оцениваются только такие\n  \
             совет: --scale ladder-1 оценивает задачи любого размера и из кандидатов\n",
        )
        .exits(2);
}

/// Goal: the answers come in the order of the input for any number of threads.
#[test]
fn threads_change_nothing() {
    let input = format!("{CHAINS}\n{EASY}\n").repeat(20);
    let one = ennea(&["rate", "--threads", "1"], &input).exits(0).stdout;
    ennea(&["rate", "--threads", "4"], &input).prints(&one).exits(0);
}

#[test]
fn levels_follow_the_language() {
    let run = |arguments: &[&str]| ennea(arguments, "").exits(0).stdout;
    assert_eq!(run(&["rate", "--level", "--lang", "ru", EASY]), "для начинающих\n");
    assert_eq!(run(&["rate", "--level", "--lang", "zh", EASY]), "入门\n");
    assert_eq!(
        run(&["rate", "--details", "--lang", "zh", EASY]),
        "ED=1.2/1.2/1.2 入门; 最后一格 21, 宫内排除 23\n"
    );
    let levels = run(&["rate", "--levels", "--scale", "hodoku-2.2", "--lang", "ru"]);
    assert!(levels.starts_with("лёгкое             до  800      одиночки\n"), "{levels}");
    let json = run(&["rate", "--levels", "--lang", "ru", "--json"]);
    assert!(json.starts_with("{\"level\":\"beginner\","), "{json}");
    assert!(json.contains("\"needs\":\"единственное место цифры в блоке\""), "{json}");
}
