//! Orders and classes of the groups of rules.

use super::*;
use crate::canonical;
use ennea_base::Shape;

fn group(name: &str, shape: Shape, scope: Scope) -> RulesGroup {
    let rules = Rules::parse(name, shape).unwrap();
    RulesGroup::new(&rules, &Templates::of(&rules).unwrap(), scope)
}

#[test]
fn plain_rules_have_the_group_of_the_formula() {
    for (r, c, order) in
        [(2, 2, 128_u32), (2, 3, 3456), (3, 2, 3456), (2, 4, 442_368), (3, 3, 3_359_232)]
    {
        let shape = Shape::new(r, c).unwrap();
        for scope in Scope::ALL {
            assert_eq!(group("plain", shape, scope).order(), order.into(), "{shape} {scope}");
        }
    }
}

#[test]
fn orders_are_those_of_the_field() {
    for (name, whole, shape) in [
        ("x", 96_u32, 96_u32),
        ("windoku", 256, 128),
        ("disjoint", 10_368, 2_592),
        ("hypercube", 186_624, 2_592),
        ("knight", 8, 8),
        ("king", 8, 8),
        ("diagonal", 2_592, 2_592),
    ] {
        let order = |scope| group(name, Shape::CLASSIC, scope).order();
        assert_eq!(order(Scope::Whole), whole.into(), "{name}");
        assert_eq!(order(Scope::Shape), shape.into(), "{name}");
    }
}

/// Goal: classes share out the group, and are closed.  Method: conjugation by all elements.
#[test]
fn classes_are_those_of_all_conjugations() {
    for (name, classes) in [("x", 30), ("windoku", 40)] {
        let group = group(name, Shape::CLASSIC, Scope::Whole);
        let elements = group.elements().unwrap();
        let found = group.classes(&elements);
        assert_eq!(found.len(), classes, "{name}");
        assert!(found[0].representative.is_identity());
        assert_eq!(found.iter().map(|class| class.size).sum::<usize>(), elements.len());
        for class in &found {
            let conjugate = |by: &Permutation| by.inverse().then(&class.representative).then(by);
            let mut all: Vec<Permutation> = elements.iter().map(conjugate).collect();
            all.sort_unstable();
            all.dedup();
            assert_eq!(all.len(), class.size, "{name}");
        }
    }
}

/// Goal: forms, automorphisms and equivalence agree with those of the plain rules, and with each other.
/// Method: puzzles and grids of 2x2 and 2x3, moved by every hundredth element.
#[test]
fn forms_of_plain_rules_are_the_plain_ones() {
    let texts = [
        ("2x2", "1234341221434321"),
        ("2x2", "12......3......."),
        ("2x2", "................"),
        ("2x3", "123456456123231564564231312645645312"),
        ("2x3", "1.......2.........3.........4......."),
    ];
    for (shape, text) in texts {
        let shape: Shape = shape.parse().unwrap();
        let puzzle = ennea_base::text::read_puzzle(text, Some(shape)).unwrap();
        let forms = Forms::new(Rules::plain(shape), Scope::Whole).unwrap();
        let (found, plain) = (forms.canonical(&puzzle), canonical(&puzzle));
        assert_eq!((&found.form, &found.automorphisms), (&plain.form, &plain.automorphisms));
        assert_eq!(found.element.apply_to_puzzle(&puzzle), found.form);
        let keeping = forms.automorphisms(&puzzle);
        assert!(keeping.iter().all(|element| element.apply_to_puzzle(&puzzle) == puzzle));
        assert_eq!(found.automorphisms.clone() % keeping.len(), 0_u8.into(), "{text}");
        let elements = group("plain", shape, Scope::Whole).elements().unwrap();
        for cells in elements.into_iter().step_by(100) {
            let digits = Permutation::from_fn(shape.side(), |digit| (digit + 1) % shape.side());
            let by = RulesMove { cells, digits };
            let moved = by.apply_to_puzzle(&puzzle);
            assert_eq!(forms.canonical(&moved).form, found.form);
            let back = forms.equivalence(&moved, &puzzle).unwrap();
            assert_eq!(back.apply_to_puzzle(&moved), puzzle);
        }
    }
}
