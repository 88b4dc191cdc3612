"""Bad input: exceptions that say where, what was found, what was expected."""

import pickle

import pytest

import ennea
from conftest import EASY, SMALL
from ennea import Error

BAD = [
    (lambda: ennea.Puzzle("12.? 34.. .... ...."), "line 1, column 4", "'?'"),
    (lambda: ennea.solve("123"), "line 1", "3 cells"),
    (lambda: ennea.Shape(0, 3), None, None),
    (lambda: ennea.Shape.parse("3x"), None, None),
    (lambda: ennea.solve(EASY, shape="2x2"), None, None),
    (lambda: ennea.solve(7), None, "a int"),
    (lambda: ennea.Puzzle(bytes([10] + [0] * 80)), "row 1, column 1", "10"),
    (lambda: ennea.Puzzle(bytes(80)), None, "80 cells"),
    (lambda: ennea.Puzzle(b"." * 81), "row 1, column 1", "46"),
    (lambda: ennea.Grid(SMALL), None, "r1c2 empty, one of 12"),
    (
        lambda: ennea.canonical("11.............."),
        "row 1 holds the digit 1 twice, at r1c1 and r1c2",
        None,
    ),
    (lambda: ennea.count(SMALL, limit=0), "limit", "0"),
    (lambda: ennea.count(SMALL, method="guess"), "method", "'guess'"),
    (lambda: ennea.rate(EASY, scale="se"), "scale", "'se'"),
    (lambda: ennea.unrank(288, shape="2x2"), "item 0", "the rank 288"),
    (lambda: ennea.unrank(-1), "item 0", "the rank -1"),
    (lambda: ennea.rank(SMALL), None, "r1c2 empty, one of 12"),
    (lambda: ennea.make(1, clues="a..b"), "clues", None),
    (lambda: ennea.make(1, clues=16), None, None),
    (lambda: ennea.make(1, level="silly"), "level", "'silly'"),
    (lambda: ennea.sample(1, seed=-1), "seed", "-1"),
    (lambda: ennea.convert(SMALL, "word"), "to", "'word'"),
    (lambda: ennea.pages([]), None, "no puzzle to print"),
    (lambda: ennea.pages([EASY], margin="wide"), "margin", "'wide'"),
    (lambda: ennea.hint(SMALL, level=5), "level", None),
    (lambda: ennea.census("6x7"), None, None),
    (lambda: ennea.units.plan("sudoku"), "job", "'sudoku'"),
    (lambda: ennea.Transformation("rows (1 4)"), None, None),
    (lambda: ennea.chaos.solve(SMALL, step=100.0), "step", "100"),
    (lambda: ennea.chaos.escape(SMALL, sweeps=0), "sweeps", "0"),
    (lambda: ennea.rate(SMALL), None, None),
    (lambda: ennea.sample(1, shape="4x4"), None, None),
    (lambda: ennea.rank(ennea.unrank(0, shape="2x2"), ed=True), None, "the shape 2x2"),
]


@pytest.mark.parametrize("case", range(len(BAD)))
def test_sentences(case):
    work, place, found = BAD[case]
    with pytest.raises(Error) as caught:
        work()
    error = caught.value
    assert str(error) and "\n  hint" not in str(error)
    if place is not None:
        assert place in (error.place, str(error)), error
    if found is not None:
        assert error.found == found and error.expected, error
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.place, again.hint) == (str(error), error.place, error.hint)


def test_improper():
    with pytest.raises(ennea.Improper) as caught:
        ennea.solve("." * 81)
    one, other = caught.value.solutions
    assert one != other
    with pytest.raises(ennea.Improper) as caught:
        ennea.solve("11" + "." * 79)
    assert caught.value.solutions == () and "row 1 holds the digit 1 twice" in str(caught.value)
    assert isinstance(pickle.loads(pickle.dumps(caught.value)), ennea.Improper)


def test_wrong_arguments_are_type_errors():
    with pytest.raises(TypeError):
        ennea.solve()
    with pytest.raises(TypeError):
        ennea.count(SMALL, limit="two")
    with pytest.raises((TypeError, OverflowError)):
        ennea.count(SMALL, limit=-1)
    for ask in (ennea.units.merge, ennea.units.status, ennea.units.left, ennea.units.unit):
        with pytest.raises(TypeError, match="plan: found a str; expected what units.plan"):
            ask("x", ["y"])
    for shape in ([3, 3], 9, None):
        for ask in (ennea.sample_batch, lambda n, shape: ennea.unrank_batch([n], shape=shape)):
            with pytest.raises(TypeError, match="shape: found a .*; expected a Shape or a text"):
                ask(1, shape=shape)
