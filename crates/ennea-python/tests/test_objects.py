"""Objects: immutable, hashable, comparable, picklable; their repr reads back."""

import copy
import pickle

import pytest

import ennea
from conftest import EASY, SMALL
from ennea import Grid, Puzzle, Rules, Shape, Step, Transformation

MOVE = ennea.equivalent("1234341221434321", "4321214334121234")
OBJECTS = [
    Shape(2, 3),
    Puzzle(SMALL),
    Rules("x+knight"),
    Rules("regions\naabb\naabb\nccdd\nccdd\nhouse it's one: r1c1 r2c3 r3c2 r4c4"),
    Puzzle(EASY),
    Puzzle("." * 36, "3x2"),
    Grid("1234341223414123"),
    MOVE,
    Transformation("transpose rows (1 2 3) digits (1 2)"),
    ennea.explain(SMALL).steps[0],
    ennea.explain(EASY).steps[-1],
    ennea.rate(EASY),
    ennea.census("2x2"),
    ennea.automorphisms("1234341223414123"),
]


@pytest.mark.parametrize("value", OBJECTS, ids=lambda value: type(value).__name__)
def test_values(value):
    names = {name: getattr(ennea, name) for name in ennea.__all__}
    for other in (
        pickle.loads(pickle.dumps(value)),
        copy.copy(value),
        copy.deepcopy(value),
        eval(repr(value), names),
    ):
        assert other == value
        assert hash(other) == hash(value)
        assert repr(other) == repr(value)
        assert str(other) == str(value)


@pytest.mark.parametrize("value", OBJECTS, ids=lambda value: type(value).__name__)
def test_nothing_changes(value):
    name = "number" if isinstance(value, Step) else "shape"
    with pytest.raises((AttributeError, TypeError)):
        setattr(value, name, None)


def test_order_is_that_of_the_lines(all_small):
    grids = [Grid(line) for line in all_small]
    assert sorted(grids) == [Grid(line) for line in sorted(all_small)]
    assert Shape(2, 2) < Shape(2, 3)
    assert Puzzle(SMALL) != Grid("1234341223414123")


def test_cells():
    puzzle = Puzzle(SMALL)
    assert len(puzzle) == 16
    assert puzzle["r1c4"] == puzzle[3] == puzzle[0, 3] == puzzle[-13] == 4
    assert bytes(puzzle) == bytes([1, 0, 0, 4, 0, 0, 0, 0, 2, 3, 0, 0, 0, 0, 0, 0])
    assert Puzzle(bytes(puzzle)) == puzzle
    for key in ("r5c1", 16, -17, (4, 0)):
        with pytest.raises(IndexError):
            puzzle[key]
    with pytest.raises(TypeError):
        puzzle[1.5]
    assert list(puzzle)[:4] == [1, 0, 0, 4]


def test_transformations():
    move = Transformation("transpose rows (1 2 3) digits (1 2)")
    grid = ennea.unrank(12345)
    assert (~move)(move(grid)) == grid
    assert (move * ~move).is_identity
    assert (move**move.order).is_identity and not (move ** (move.order - 1)).is_identity
    assert move**-1 == move.inverse
    assert (move**2)(grid) == move(move(grid)) == move.then(move)(grid)
    with pytest.raises(ennea.Error, match="found the shape 2x2; expected 3x3"):
        move(Grid("1234341223414123"))


def test_pictures():
    assert str(Puzzle(SMALL)).startswith("1 . | . 4")
    assert Puzzle(EASY)._repr_svg_().count("<text") == sum(map(bool, bytes(Puzzle(EASY))))
    way = ennea.explain(EASY)
    for step in way.steps:
        picture = step._repr_svg_()
        assert picture.startswith("<svg") and picture.count("<svg") == 1
    assert ennea.census("2x2")._repr_html_().startswith("<table>")


def test_pictures_show_what_a_step_removes():
    from ennea import _pictures

    puzzle = ".......38..9..5..6.46.3...............3.8.79.....435...8....9.21....8...9..7...4."
    for step in ennea.explain(puzzle).steps:
        picture = step._repr_svg_()
        assert picture.count(f'fill="{_pictures.STRUCK}"') == len(step.eliminations)
        assert picture.count(f'fill="{_pictures.PLACED}"') == len(step.placements)
