"""Long work in parts: pure functions, and a sum that judges."""

import random

import pytest

import ennea
from ennea import units

PLAN = units.plan("grids-2x5")
LINES = [units.unit(PLAN, k) for k in range(1, PLAN.parts + 1)]


def values(line):
    return next(field for field in line.split() if field.startswith("value="))


def test_a_part_is_a_pure_function():
    assert values(units.unit(PLAN, 3)) == values(LINES[2])


def test_any_order_and_doubling_give_the_same_sum():
    whole = units.merge(PLAN, LINES)
    mixed = LINES + LINES[::3]
    random.Random(1).shuffle(mixed)
    assert units.merge(PLAN, mixed) == whole
    assert all(check["holds"] for check in whole.checks)
    [grids] = [row["number"] for row in whole.numbers if row["name"] == "grids"]
    other = units.plan("2x5")
    found = units.merge(other, [units.unit(other, k) for k in range(1, other.parts + 1)])
    assert grids in [row["number"] for row in found.numbers]


def test_what_is_missing_is_named():
    assert units.left(PLAN, LINES[1:3] + LINES[4:]) == [1, 4]
    assert not units.status(PLAN, LINES[1:]).is_done
    with pytest.raises(ennea.Error):
        units.merge(PLAN, LINES[1:])


def test_damage_and_lies_are_found():
    torn = LINES[0][: len(LINES[0]) // 2]
    assert units.left(PLAN, [torn, *LINES[1:]]) == [1]
    assert len(units.status(PLAN, [torn, *LINES[1:]]).damages) == 1
    other = units.unit(units.plan("2x5"), 1)
    with pytest.raises(ennea.Error):
        units.merge(PLAN, [*LINES, other])
    with pytest.raises(ennea.Error, match="part: found 0"):
        units.unit(PLAN, 0)
