//! `census --rules`: the story, its tables, JSON and what is refused.

use crate::rules::{ennea, unspaced};
use crate::tool::write_file;

/// As [`ennea`], of `census`.
fn run(arguments: &str) -> (i32, String) {
    ennea(&format!("census {arguments}"))
}

#[test]
fn small_variants_are_told_with_their_checks() {
    let (code, story) = run("2x3 --rules disjoint --group shape");
    assert_eq!(code, 0, "{story}");
    for line in [
        "grids 6! x reduced 2,799,360",
        "order of G found by search 144",
        "essentially different sum / 144 105",
    ] {
        assert!(unspaced(&story).contains(line), "{story}");
    }
    assert_eq!(story.matches("ok\n").count(), 6, "{story}");
}

#[test]
fn json_has_the_keys_of_the_census() {
    let (code, json) = run("--rules hypercube --json");
    assert_eq!(code, 0);
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["rules"], "hypercube");
    assert_eq!(json["grids"], "37739520");
    assert_eq!(json["cell_group_order"], "186624");
    assert_eq!(json["essentially_different"], "2");
    let sum: u64 = json["class_table"].as_array().unwrap().iter().fold(0, |sum, class| {
        sum + class["size"].as_u64().unwrap()
            * class["fixed"].as_str().unwrap().parse::<u64>().unwrap()
    });
    assert_eq!(json["burnside_sum"], sum.to_string());
}

/// Sudoku X and asterisk take a second: their extra houses are the clues of puzzles.
#[test]
fn rules_with_a_few_extra_houses_are_counted_as_puzzles() {
    for (rules, reduced, different) in
        [("x", "153255603504", "1596582158"), ("asterisk", "24357898629760", "761184665421")]
    {
        let (code, json) = run(&format!("--rules {rules} --json"));
        assert_eq!(code, 0);
        let json: serde_json::Value = serde_json::from_str(&json).unwrap();
        assert_eq!((&json["method"], &json["grids_reduced"]), (&"clues".into(), &reduced.into()));
        assert_eq!(json["essentially_different"], different);
    }
}

#[test]
fn a_file_with_regions_is_a_jigsaw() {
    let boxes = "# boxes, drawn\nshape 2x2\nregions\naabb\naabb\nccdd\nccdd\n";
    let (code, story) = run(&format!("--rules {}", write_file("boxes.rules", boxes)));
    assert_eq!(code, 0, "{story}");
    assert!(story.starts_with("Census of the grids of 1x4 with the rules jigsaw\n"), "{story}");
    assert!(unspaced(&story).contains("essentially different sum / 128 2 "), "{story}");
}

#[test]
fn what_cannot_be_counted_is_refused() {
    for (arguments, expected) in [
        ("--rules windowku", "'windowku' is not a rule; did you mean 'windoku'?"),
        ("--rules x/knight", "cannot read x/knight: "),
        ("--rules ./windoku", "cannot read ./windoku: "),
        ("2x3 --rules windoku", "the rule 'windoku' has no meaning for 2x3; it needs square boxes"),
        ("2x3 --rules x+knight", "no grid keeps these rules: of their"),
        ("--rules latin+knight", "these rules have 19480 templates"),
        ("--rules x --table bands", "--table bands has no meaning with --rules"),
    ] {
        let (code, message) = run(arguments);
        assert_eq!(code, 2, "{arguments}");
        assert!(message.contains(expected), "{arguments}: {message}");
    }
}

/// Goal: plain rules are those of the shape, whichever way they are asked for.
#[test]
fn plain_rules_have_the_census_of_the_shape() {
    for more in ["", " --table classes"] {
        let [plain, shape] =
            [" --rules plain", ""].map(|rules| ennea(&format!("census 2x3 --json{rules}{more}")));
        assert_eq!(plain, shape);
        assert!(plain.1.contains("28200960") || plain.1.contains("cycle_type"), "{plain:?}");
    }
}

#[test]
fn the_names_are_listed() {
    let (code, names) = run("--rules help");
    assert_eq!(code, 0);
    assert!(
        names.contains("\nwindoku               Windows between the boxes hold each digit\n"),
        "{names}"
    );
}
