"""Rules of variants: as objects, in questions, in links."""

import pytest

import ennea
from ennea import Error, Improper, Rules

PUZZLE = "4583....6.6...75939...........95.7125...13...1..78..3.....2..69...1...5....5.9.28"
SOLUTION = "458391276261847593937265841683954712572613984194782635715428369829136457346579128"


def test_rules_say_what_they_are():
    rules = Rules("x+knight")
    houses = dict(rules.houses("3x3"))
    assert len(houses) == 29
    assert houses["the diagonal from the top left"] == [f"r{k}c{k}" for k in range(1, 10)]
    [(reason, pairs)] = rules.pairs("3x3")
    assert reason == "a knight's move" and ("r1c1", "r2c3") in pairs and len(pairs) == 224
    assert Rules("X + knight") == rules and Rules("x") != rules


def test_questions_take_rules():
    assert ennea.solve(PUZZLE, rules="x").line == SOLUTION
    assert ennea.is_proper(PUZZLE, rules=Rules("x")) and not ennea.is_proper(PUZZLE)
    with pytest.raises(Improper) as improper:
        ennea.solve(PUZZLE, rules="diagonal+windoku")
    assert len(improper.value.solutions) in (0, 2)
    for rules, grids in [("plain", 288), ("x", 48), ("latin", 576), ("disjoint", 168)]:
        assert ennea.count("." * 16, rules=rules) == grids
    told = []
    assert ennea.count("." * 16, rules="x", progress=lambda *far: told.append(far)) == 48


def test_reasoning_takes_rules():
    way = ennea.explain(PUZZLE, rules="x")
    assert way.solution == SOLUTION and ennea.explain(PUZZLE).answer != "unique"
    digit = ennea.hint(PUZZLE, rules=Rules("x")).digit
    row, column, value = int(digit[1]), int(digit[3]), digit[5]
    assert SOLUTION[9 * row + column - 10] == value
    with pytest.raises(Error, match="found the rules x, expected those of the shape"):
        ennea.explain(PUZZLE, rules="x", scale="se-1.2.1")


@pytest.mark.parametrize(
    ("rules", "expected"),
    [("windowku", "did you mean 'windoku'"), (7, "expected Rules or a text"), ("windoku", "2x3")],
)
def test_bad_rules(rules, expected):
    with pytest.raises(Error, match=expected):
        ennea.count("." * 36, rules=rules)
    with pytest.raises(Error, match="method"):
        ennea.count("." * 16, rules="x", method="bands")


def test_links_keep_rules():
    link = ennea.convert(PUZZLE, "f-puzzles", rules="x")
    assert ennea.convert(link, "solo").startswith("3x3x:")
    assert ennea.convert(link, "f-puzzles", rules="x") == link
    with pytest.raises(Error, match="rules x, and line has no rules"):
        ennea.convert(link, "line")
    with pytest.raises(Error, match="found the rules x; expected windoku"):
        ennea.convert(link, "f-puzzles", rules="windoku")
    with pytest.warns(UserWarning, match="left out: the rules x"):
        assert ennea.convert(link, "line", lossy=True) == PUZZLE + "\n"
    assert ennea.read(link) == ennea.read(link, lossy=True) == [ennea.Puzzle(PUZZLE, rules="x")]


def test_making_and_rating_take_rules():
    [made] = ennea.make(rules="x", level="hard", seed=1, details=True)
    assert ennea.is_proper(made.puzzle, rules="x") and made.level == "hard"
    assert ennea.rate(made.puzzle, rules="x").technique == made.technique
    assert ennea.make_again(made.id).puzzle == made.puzzle
    with pytest.raises(Error, match="found the rules x, expected those of the shape"):
        ennea.rate(made.puzzle, rules="x", scale="se-1.2.1")
    jigsaw = "aaaabbbbbaaaaabcbbccccccccbdeeffffggddeffhhgideeffhhgiddefhhggideehhgggiddehiiiii"
    [made] = ennea.make(rules=jigsaw, seed=3, details=True)
    assert ennea.make_again(made.id, rules=jigsaw).puzzle == made.puzzle
    with pytest.raises(Error, match="no name"):
        ennea.make_again(made.id)


def test_symmetry_takes_rules():
    form, move = ennea.canonical(PUZZLE, rules="x", transformation=True)
    assert move.startswith("cells ")
    assert ennea.canonical(form, rules="x") == form
    assert ennea.equivalent(PUZZLE, form, rules=Rules("x")) is not None
    whole = ennea.automorphisms("." * 81, rules="windoku").automorphisms
    kept = ennea.automorphisms("." * 81, rules="windoku", group="shape").automorphisms
    assert whole == 2 * kept
    with pytest.raises(Error, match="group"):
        ennea.canonical(PUZZLE, rules="x", group="all")


def test_grids_of_rules():
    assert ennea.census("2x3", rules="disjoint", group="shape").grids == 2_799_360
    grids = ennea.sample(200, rules="x", shape="2x2", seed=1)
    assert 44 <= len(set(grids)) <= 48
    with pytest.raises(Error, match="too many"):
        ennea.sample(rules="latin")


def test_pages_draw_rules():
    plain, ruled = (ennea.pages([PUZZLE], "svg", rules=rules, allow_improper=True) for rules in (None, "x"))
    assert ruled != plain
    assert ennea.print([PUZZLE], rules="x", answers=True, levels=True, title="X")[:5] == b"%PDF-"
    with pytest.raises(Error, match="item 0: found several solutions"):
        ennea.pages([PUZZLE], "svg", rules="plain")


def test_true_candidates():
    solution = [[int(digit == str(k)) for k in range(1, 10)] for digit in SOLUTION]
    assert ennea.true_candidates(PUZZLE, rules="x") == solution
    every = list(ennea.solutions("12.............."))
    counts = ennea.true_candidates("12..............", limit=1000)
    for cell, row in enumerate(counts):
        assert row == [sum(grid.line[cell] == str(k) for grid in every) for k in range(1, 5)]
    assert ennea.bound(PUZZLE, rules="x") >= 1
    with pytest.raises(Error, match="limit"):
        ennea.true_candidates(PUZZLE, limit=0)
