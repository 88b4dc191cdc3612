"""Which clues a grid needs, and which digits open a puzzle."""

from __future__ import annotations

from ennea import _ennea
from ennea._answer import Answer
from ennea._given import PuzzleLike, ShapeLike

__all__ = ["backdoors", "fewest", "unavoidable"]


def fewest(
    grid: PuzzleLike, *, seconds: float | None = None, shape: ShapeLike | None = None
) -> Answer:
    """The fewest clues of a grid, or bounds of it where the time is over before.

    >>> from ennea import clues
    >>> clues.fewest("1234341221434321").enough
    4
    """
    return Answer(*_ennea.fewest_clues((grid, None, shape), seconds))


def unavoidable(grid: PuzzleLike, size: int, *, shape: ShapeLike | None = None) -> Answer:
    """All least unavoidable sets of a grid with at most so many cells.

    >>> from ennea import clues
    >>> clues.unavoidable("1234341221434321", 4).count
    8
    """
    return Answer(*_ennea.unavoidable_sets((grid, None, shape), size))


def backdoors(puzzle: PuzzleLike, *, most: int = 3, shape: ShapeLike | None = None) -> Answer:
    """The smallest sets of digits after which singles solve a puzzle.

    >>> from ennea import clues
    >>> clues.backdoors("1..4....23......").size
    0
    """
    return Answer(*_ennea.backdoors((puzzle, None, shape), most))
