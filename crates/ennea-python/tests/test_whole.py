"""Puzzles are whole: rules, candidates, digits and marks come along, or are refused by name."""

import copy
import pickle
import random

import pytest

import ennea
from conftest import EASY, SMALL
from ennea import Error, Grid, Puzzle, Rules

JIGSAW = "aaaabbbbbaaaaabcbbccccccccbdeeffffggddeffhhgideeffhhgiddefhhggideehhgggiddehiiiii"
ROWS = "\n".join(JIGSAW[place : place + 9] for place in range(0, 81, 9))
X = "4583....6.6...75939...........95.7125...13...1..78..3.....2..69...1...5....5.9.28"


def sets(*signs):
    """The candidates of a 2x2 puzzle: those that are given for its first cells, all in the others."""
    return [*signs, *["1234"] * (16 - len(signs))]


def signs(texts, side):
    """Candidates as a sign each, as Sukakus are written."""
    digits = "123456789"[:side]
    return "".join(digit if digit in text else "." for text in texts for digit in digits)


def sukaku(seed):
    """A Sukaku of two candidates a cell, with its number of solutions by plain search."""
    random.seed(seed)
    solution = ennea.sample(1, seed=seed)[0].line
    texts = [digit + random.choice("123456789".replace(digit, "")) for digit in solution]
    return texts, solved(texts)


def solved(texts):
    """The number of solutions of a 9x9 Sukaku, cell by cell."""
    houses = [[{} for _ in range(9)] for _ in range(3)]
    order = sorted(range(81), key=lambda cell: (cell // 27, cell % 9 // 3, cell))

    def count(k):
        if k == 81:
            return 1
        row, column = divmod(order[k], 9)
        own = houses[0][row], houses[1][column], houses[2][row // 3 * 3 + column // 3]
        total = 0
        for digit in texts[order[k]]:
            if not any(house.get(digit) for house in own):
                for house in own:
                    house[digit] = True
                total += count(k + 1)
                for house in own:
                    house[digit] = False
        return total

    return count(0)


WHOLE = [
    Puzzle(SMALL),
    Puzzle(SMALL, rules="x"),
    Puzzle("." * 16, candidates=sets("12", "12", "34", "3")),
    Puzzle("." * 16, candidates=sets("12", "", "34", "3"), rules="diagonal"),
    Puzzle(SMALL, placed=".2.............1"),
    Puzzle(SMALL, placed=".2..............", marks=[None, None, "23", "", *[None] * 12], rules="x"),
    Puzzle("." * 81, rules=JIGSAW),
    Puzzle("." * 36, "3x2", rules="knight"),
    Puzzle("." * 81, rules="shape 3x3\nregions\n" + ROWS + "\nwindoku"),
    Puzzle(X, rules="latin"),
    *(Puzzle(bytes(k**4), f"{k}x{k}") for k in (1, 3, 6)),
    Puzzle(bytes([9] + [0] * 80), "9x1"),
    Puzzle(X, rules="house a ring: r1c1 r1c2 r1c3 r2c1 r2c3 r3c1 r3c2 r3c3 r9c9\nknight"),
]


@pytest.mark.parametrize("puzzle", WHOLE, ids=repr)
def test_copies_keep_all(puzzle):
    names = {"Puzzle": Puzzle}
    copies = [
        *(pickle.loads(pickle.dumps(puzzle, version)) for version in range(2, 6)),
        copy.copy(puzzle),
        copy.deepcopy(puzzle),
        eval(repr(puzzle), names),
        Puzzle(puzzle),
        puzzle.with_rules(puzzle.rules),
        puzzle.with_candidates(puzzle.candidates),
        puzzle.with_placed(puzzle.placed),
        puzzle.with_marks(puzzle.marks),
    ]
    for other in copies:
        assert other == puzzle and hash(other) == hash(puzzle) and repr(other) == repr(puzzle)
        assert not other < puzzle and not other > puzzle
    assert sum(other == puzzle for other in WHOLE) == 1
    assert len({*WHOLE, *copies}) == len(WHOLE)


def test_parts():
    puzzle = Puzzle(SMALL, rules="x", candidates=sets("1", "2", "2"), placed="..2.............")
    assert (puzzle.line, puzzle.rules, puzzle.placed) == (SMALL, Rules("x"), "..2.............")
    assert puzzle.candidates[:4] == ["1", "2", "2", "4"] and puzzle.marks is None
    assert Puzzle(SMALL).candidates is None and Puzzle(SMALL).rules == Rules("plain")
    for part in ("rules: x", "candidates: ['1', '2', '2'", "placed: ..2"):
        assert part in str(puzzle)
    jigsaw = Puzzle("." * 81, rules=JIGSAW)
    assert str(jigsaw.shape) == "1x9" and "region" in dict(jigsaw.rules.houses("1x9")).popitem()[0]
    assert jigsaw.with_rules("plain") == Puzzle("." * 81)
    assert puzzle.with_candidates(None).candidates is None
    assert sorted(reversed(WHOLE)) == sorted(WHOLE)


@pytest.mark.parametrize(
    ("work", "words"),
    [
        (lambda: Puzzle(SMALL, candidates=["1"]), "candidates: found 1 items; expected 16"),
        (lambda: Puzzle(SMALL, candidates=sets("15")), "candidates: item 0: found '15'; expected digits"),
        (lambda: Puzzle(SMALL, marks=["5", *[None] * 15]), "marks: item 0: found '5'"),
        (lambda: Puzzle(SMALL, placed="2" + "." * 15), "placed: found 2 at r1c1; expected the clue 1"),
        (lambda: Puzzle("." * 36, rules="windoku"), "2x3"),
        (lambda: Puzzle(SMALL, candidates=7), None),
    ],
)
def test_bad_parts(work, words):
    with pytest.raises((Error, TypeError), match=words):
        work()


def test_candidates_count(all_small):
    for texts in (sets("12", "13", "234", "", "14"), sets("12", "13", "234", "134", "14", "23")):
        puzzle = Puzzle("." * 16, candidates=texts)
        fits = [grid for grid in all_small if all(sign in text for sign, text in zip(grid, texts))]
        assert ennea.count(puzzle) == len(fits) == ennea.count_batch([puzzle])[0]
        assert ennea.count(puzzle, limit=2) == min(2, len(fits))
        assert [grid.line for grid in ennea.solutions(puzzle)] == sorted(fits)
        assert ennea.true_candidates(puzzle, limit=99)[2] == [
            sum(grid[2] == digit for grid in fits) for digit in "1234"
        ]
        assert ennea.bound(puzzle) >= len(fits)
    with pytest.raises(ennea.Improper, match="r1c4 has no candidate left"):
        ennea.solve(Puzzle("." * 16, candidates=sets("12", "13", "234", "", "14")))


@pytest.mark.parametrize("seed", range(6))
def test_sukakus_of_729_signs(seed, command):
    texts, expected = sukaku(seed)
    text = signs(texts, 9)
    assert ennea.count(text) == expected == int(command("count", text)[0])
    assert ennea.is_proper(text) == (expected == 1) == ennea.is_proper_batch([text])[0]
    assert ennea.solve_batch([text])[1] == [min(expected, 2)] and ennea.count_batch([text]) == [expected]
    [puzzle] = ennea.read(text)
    assert puzzle == Puzzle(text) and ennea.count(puzzle) == expected
    if expected == 1:
        assert ennea.solve(text).line == command("solve", text)[0] == ennea.solve_batch([text])[0][0]
        assert ennea.explain(text).solution == ennea.solve(text).line
        assert ennea.rate(text).er == float(command("rate", text)[0])


def test_pencil_marks():
    grid = ennea.solve(EASY).line
    texts = [digit if digit == "7" else "".join(sorted(digit + "7")) for digit in grid]
    rows = [" ".join(text.ljust(2) for text in texts[9 * row : 9 * row + 9]) for row in range(9)]
    puzzle = Puzzle("\n".join(rows))
    assert puzzle.candidates is not None and ennea.count(puzzle) == solved(texts)


#: The questions that have no method for candidates, and those that have none for rules.
CLUES_ONLY = [
    ("canon", ennea.canonical),
    ("automorphisms", ennea.automorphisms),
    ("automorphisms", ennea.automorphism_count),
    ("equivalent", lambda puzzle: ennea.equivalent(puzzle, puzzle)),
    ("unique", lambda puzzle: ennea.unique([puzzle])),
    ("canon", lambda puzzle: ennea.canonical_batch([puzzle])),
    ("rank", lambda puzzle: ennea.rank_batch([puzzle])),
    ("chaos", ennea.chaos.escape),
    ("clues", ennea.clues.backdoors),
    ("print", lambda puzzle: ennea.pages([puzzle], "svg")),
]
PLAIN_ONLY = [row for row in CLUES_ONLY if row[0] in ("rank", "chaos", "clues")]


@pytest.mark.parametrize("row", range(len(CLUES_ONLY)))
def test_questions_without_a_method_say_so(row):
    name, ask = CLUES_ONLY[row]
    with pytest.raises(Error, match=f"candidates; {name} has no method"):
        ask(Puzzle("." * 16, candidates=sets("12", "3")))
    if CLUES_ONLY[row] in PLAIN_ONLY:
        with pytest.raises(Error, match=f"found the rules x; {name} has no method"):
            ask(Puzzle(SMALL, rules="x"))


def test_rules_come_along():
    puzzle, grid = Puzzle(X, rules="x"), ennea.solve(X, rules="x")
    for way in (puzzle, *(ennea.convert(X, form, rules="x") for form in ("f-puzzles", "solo"))):
        assert ennea.solve(way) == grid and ennea.is_proper(way) and not ennea.is_proper(X)
        assert ennea.explain(way).solution == grid.line
        assert ennea.rate(way) == ennea.rate(X, rules="x")
        assert str(ennea.chaos.solve(way)) == grid.line
        assert ennea.canonical(way) == ennea.canonical(X, rules="x") == ennea.canonical(ennea.canonical(way))
        assert ennea.automorphisms(way) == ennea.automorphisms(X, rules="x")
        assert ennea.automorphism_count(way) == 1
        assert isinstance(ennea.equivalent(way, puzzle), str)
        assert ennea.pages([way], "svg") == ennea.pages([X], "svg", rules="x")
        assert Puzzle(way) == puzzle
        assert ennea.sample(2, completing=way, seed=1) == [grid, grid]
        assert ennea.solve(way, rules="x") == grid
    with pytest.raises(Error, match="found the rules x; expected windoku, as given"):
        ennea.solve(puzzle, rules="windoku")
    with pytest.raises(Error, match="found puzzles of the rules x and plain; expected two of the same rules"):
        ennea.equivalent(puzzle, X)
    with pytest.raises(Error, match="found the rules x; solutions has no method"):
        ennea.solutions(puzzle)


def test_batches_take_puzzles_whole():
    plain, link = ennea.solve(EASY).line, ennea.convert(X, "f-puzzles", rules="x").strip()
    rows = [EASY, link, Puzzle(X, rules="x"), X, ennea.convert(SMALL, "solo")]
    texts, counts = ennea.solve_batch(rows)
    grid = ennea.solve(link).line
    assert (texts, counts) == ([plain, grid, grid, None, ennea.solve(SMALL).line], [1, 1, 1, 2, 1])
    assert ennea.count_batch(rows, limit=2) == counts
    assert ennea.classes_batch(rows) == [0, 1, 1, 2, 3]
    assert ennea.canonical_batch(rows[1:4]) == [ennea.canonical(row).line for row in rows[1:4]]
    assert ennea.automorphism_count_batch(rows[:3]) == [1, 1, 1]
    assert ennea.rate_batch(rows[2:3], scale="ladder-1")[0] is not None
    with pytest.raises(Error, match="item 1: .*the rules x"):
        ennea.rate_batch(rows)


def test_puzzles_are_written_whole():
    marks = [None, "34", *[None] * 14]
    puzzle = Puzzle("1...............", rules="x", candidates=sets("1", "23"))
    begun = Puzzle("1...............", rules="x", placed="..3.............", marks=marks)
    for one in (puzzle, begun, Puzzle(X, rules="x"), Puzzle(ROWS + "\n" + EASY)):
        assert ennea.read(ennea.convert(one, "jsonl")) == [one]
    assert ennea.convert(Puzzle(X, rules="x"), "f-puzzles") == ennea.convert(X, "f-puzzles", rules="x")
    assert ennea.convert(ennea.solve(SMALL), "sdm") == ennea.convert(ennea.solve(SMALL).line, "sdm")
    with pytest.warns(UserWarning, match="placed digits are lost: solo has only clues"):
        assert ennea.convert(begun.with_marks(None), "solo") == ennea.convert(begun.line, "solo", rules="x")
    assert ennea.convert(begun.with_marks(None), "solo", placed_as_clues=True).startswith("2x2x:1a3")
    with pytest.warns(UserWarning, match="left out: the rules x"):
        assert ennea.convert(Puzzle(X, rules="x"), "line", lossy=True) == X + "\n"
    with pytest.raises(Error, match="^found the rules x, and sdm has no rules"):
        ennea.convert(puzzle, "sdm")
    with pytest.raises(Error, match="from_format: found 'sdm' beside a Puzzle"):
        ennea.convert(puzzle, "f-puzzles", from_format="sdm")
    for ask in (ennea.read, ennea.read_batch):
        with pytest.raises(TypeError, match="text: found a Puzzle; expected a text"):
            ask(puzzle)


def test_what_cannot_be_carried_is_refused():
    link = ennea.convert(X, "f-puzzles", rules="x")
    move = ennea.Transformation("rows (1 2)")
    for ask, what in [
        (ennea.read_batch, "an array holds"),
        (Grid, "a grid holds"),
        (ennea.rank, "a grid holds"),
        (move, "a transformation moves"),
        (lambda rules: ennea.explain(EASY, rules), "is written"),
    ]:
        with pytest.raises(Error, match=f"found the rules x; expected clues alone, all that {what}"):
            ask(link)
    for row, what in [
        (Puzzle(SMALL, placed="..2............."), "placed digits"),
        (Puzzle(SMALL, marks=["1", "2", *[None] * 14]), "candidates that somebody has written"),
    ]:
        with pytest.raises(Error, match=f"found {what}; expected clues alone"):
            ennea.Transformation("rows (1 2)", "2x2")(row)
    with pytest.raises(Error, match="given by candidates; expected clues alone"):
        ennea.read_batch(signs(sukaku(1)[0], 9))
    with pytest.raises(Error, match="line 2: found a second puzzle; expected one alone"):
        ennea.solve(f"{EASY}\n{X}\n")


def test_unknown_rules_are_named():
    import json

    cell = {"value": None}
    board = {"size": 9, "grid": [[dict(cell) for _ in range(9)] for _ in range(9)]}
    board["killercage"] = [{"cells": ["R1C1", "R1C2"], "value": "3"}]
    text = json.dumps(board)
    for ask in (ennea.solve, ennea.read, ennea.Puzzle):
        with pytest.raises(Error, match="rules that are not known here: .*killer"):
            ask(text)
    with pytest.warns(UserWarning, match="left out: .*killer"):
        assert ennea.read(text, lossy=True) == [Puzzle("." * 81)]


def test_what_is_made_is_whole():
    [puzzle] = ennea.make(rules=JIGSAW, seed=3)
    assert puzzle.rules == Rules(JIGSAW) and ennea.is_proper(puzzle) and not ennea.is_proper(puzzle.line)
    assert ennea.explain(puzzle).answer == "unique"
    assert ennea.print([puzzle], answers=True, levels=True)[:5] == b"%PDF-"
    assert puzzle._repr_svg_().count('stroke-width="3"') > 40
    [puzzle] = ennea.make(rules="x", shape="2x2", seed=1)
    assert ennea.solve(puzzle).line in {grid.line for grid in ennea.sample(999, rules="x", shape="2x2", seed=1)}


def test_pictures_show_all():
    puzzle = Puzzle(SMALL, candidates=sets("1", "2", "2"), placed="..2.............", rules="x")
    picture = puzzle._repr_svg_()
    assert picture.count("<rect") == 1 + 8 and "rules=" in picture
    assert picture.count("<text") == 4 + 1 + sum(
        len(text) for text, digit, placed in zip(puzzle.candidates, bytes(puzzle), puzzle.placed)
        if not digit and placed == "."
    )
