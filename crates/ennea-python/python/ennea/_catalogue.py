"""Grids and classes by their numbers, and random ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import overload

from ennea import _ennea
from ennea._ennea import Grid
from ennea._given import Progress, PuzzleLike, RulesLike, Seed, ShapeLike, seed_of


def rank(grid: PuzzleLike, *, ed: bool = False, shape: ShapeLike | None = None) -> int:
    """The number of a grid among all of its shape, from 0.

    With ``ed`` that of its class among the 5,472,730,538 essentially different 3x3 grids.

    >>> import ennea
    >>> ennea.rank("1234341221434321"), ennea.rank(ennea.unrank(41, ed=True), ed=True)
    (0, 41)
    """
    return _ennea.rank(grid, ed, shape)


@overload
def unrank(rank: int, *, ed: bool = False, shape: ShapeLike = "3x3") -> Grid: ...
@overload
def unrank(rank: Sequence[int], *, ed: bool = False, shape: ShapeLike = "3x3") -> list[Grid]: ...
def unrank(
    rank: int | Sequence[int], *, ed: bool = False, shape: ShapeLike = "3x3"
) -> Grid | list[Grid]:
    """The grid with a number, or the grids with many.

    >>> import ennea
    >>> ennea.unrank(193, shape="2x2")
    Grid('3412123441232341')
    >>> ennea.unrank([0, 1], shape="2x2")
    [Grid('1234341221434321'), Grid('1234341223414123')]
    """
    if isinstance(rank, Sequence):
        return _ennea.unrank(_in_range(rank), shape, ed)
    return _ennea.unrank(_in_range([rank]), shape, ed)[0]


def _in_range(ranks: Sequence[int]) -> list[int]:
    from ennea._errors import Error

    for place, rank in enumerate(ranks):
        if not 0 <= rank < 1 << 128:
            message = f"item {place}: found the rank {rank}; expected one from 0 on"
            raise Error(message, f"item {place}", f"the rank {rank}", "one from 0 on")
    return list(ranks)


def rank_count(shape: ShapeLike = "3x3", *, ed: bool = False) -> int:
    """How many there are to be numbered.

    >>> import ennea
    >>> ennea.rank_count(), ennea.rank_count(ed=True)
    (6670903752021072936960, 5472730538)
    """
    return _ennea.rank_count(shape, ed)


def sample(
    n: int = 1,
    *,
    seed: Seed = None,
    shape: ShapeLike | None = None,
    ed: bool = False,
    completing: PuzzleLike | None = None,
    rules: RulesLike | None = None,
    progress: Progress | None = None,
) -> list[Grid]:
    """Random grids, each exactly as likely as the others; the same as ``ennea sample`` with a seed.

    With ``ed`` random classes; with ``completing`` random solutions of a puzzle; with ``rules`` grids of a
    variant, or solutions by its rules, where there are up to ten million besides relabellings.

    >>> import ennea
    >>> ennea.sample(2, seed=1, shape="2x2")
    [Grid('3412123441232341'), Grid('2341142341323214')]
    >>> ennea.sample(completing="12..............", seed=1)
    [Grid('1234341223414123')]
    >>> ennea.sample(completing="12..............", rules="x", seed=1)
    [Grid('1243342121344312')]
    """
    for name, value in (("rules", rules), ("completing", completing)):
        if ed and value is not None:
            from ennea._errors import Error

            raise Error(f"found both ed and {name}; expected one of them")
    if rules is None and completing is None:
        return _ennea.sample(n, seed_of(seed), "3x3" if shape is None else shape, ed)
    return _ennea.sample_solutions(completing, n, seed_of(seed), rules, shape, progress)
