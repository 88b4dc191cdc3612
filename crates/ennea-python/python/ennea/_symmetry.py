"""What is the same but for moves and relabelling: canonical forms, automorphisms, shuffles."""

from __future__ import annotations

from typing import Any, Literal, overload

from ennea import _ennea
from ennea._answer import Answer
from ennea._ennea import Grid, Puzzle, Transformation
from ennea._given import Progress, PuzzleLike, RulesLike, Seed, ShapeLike, seed_of


@overload
def canonical(
    puzzle: PuzzleLike,
    *,
    transformation: Literal[False] = False,
    rules: RulesLike | None = None,
    group: str = "whole",
    shape: ShapeLike | None = None,
) -> Puzzle | Grid: ...
@overload
def canonical(
    puzzle: PuzzleLike,
    *,
    transformation: Literal[True],
    rules: None = None,
    group: str = "whole",
    shape: ShapeLike | None = None,
) -> tuple[Puzzle | Grid, Transformation]: ...
@overload
def canonical(
    puzzle: PuzzleLike,
    *,
    transformation: Literal[True],
    rules: RulesLike,
    group: str = "whole",
    shape: ShapeLike | None = None,
) -> tuple[Puzzle | Grid, str]: ...
def canonical(
    puzzle: PuzzleLike,
    *,
    transformation: bool = False,
    rules: RulesLike | None = None,
    group: str = "whole",
    shape: ShapeLike | None = None,
) -> Any:
    """The least of all equivalent puzzles or grids (minlex), and how it is reached if that is wanted.

    With ``rules``, or for a puzzle that has some, the moves are those of a variant, which are written as
    cycles of cells; ``group`` says which.

    >>> import ennea
    >>> form, move = ennea.canonical("4321214334121234", transformation=True)
    >>> form, move
    (Grid('1234341221434321'), Transformation('digits (1 4)(2 3)', '2x2'))
    >>> move(ennea.Grid("4321214334121234")) == form
    True
    >>> ennea.canonical("3...............", rules="x")
    Puzzle('...............1', rules='x')
    """
    found = _ennea.canonical((puzzle, rules, shape), group)
    return found if transformation else found[0]


def automorphism_count(puzzle: PuzzleLike, *, shape: ShapeLike | None = None) -> int:
    """The order of the automorphism group: how many transformations leave a puzzle as it is.

    >>> import ennea
    >>> ennea.automorphism_count("1234341223414123")
    16
    """
    return _ennea.automorphism_count((puzzle, None, shape))


def automorphisms(
    puzzle: PuzzleLike,
    *,
    elements: bool = False,
    rules: RulesLike | None = None,
    group: str = "whole",
    shape: ShapeLike | None = None,
) -> Answer:
    """The automorphism group: its order, how many puzzles are equivalent, generators, all elements.

    With ``rules`` the moves of a variant that leave the puzzle as it is; these have no list of generators.

    >>> import ennea
    >>> group = ennea.automorphisms("1234341223414123", elements=True)
    >>> group.automorphisms, group.equivalent, len(group.generators), len(group.elements)
    (16, 192, 4, 16)
    >>> ennea.automorphisms("3...............", rules="x").automorphisms
    432
    """
    return Answer(*_ennea.automorphisms((puzzle, rules, shape), elements, group))


@overload
def equivalent(
    one: PuzzleLike,
    other: PuzzleLike,
    *,
    rules: None = None,
    group: str = "whole",
    shape: ShapeLike | None = None,
) -> Transformation | None: ...
@overload
def equivalent(
    one: PuzzleLike,
    other: PuzzleLike,
    *,
    rules: RulesLike,
    group: str = "whole",
    shape: ShapeLike | None = None,
) -> str | None: ...
def equivalent(
    one: PuzzleLike,
    other: PuzzleLike,
    *,
    rules: RulesLike | None = None,
    group: str = "whole",
    shape: ShapeLike | None = None,
) -> Any:
    """A transformation that turns one into the other, or ``None`` if there is none.

    With ``rules`` a move of a variant, written as cycles of cells and digits.

    >>> import ennea
    >>> ennea.equivalent("1234341221434321", "4321214334121234")
    Transformation('digits (1 4)(2 3)', '2x2')
    >>> ennea.equivalent("1234341221434321", "1234341223414123")
    """
    return _ennea.equivalent((one, rules, shape), (other, rules, shape), group)


def shuffle(
    grid: PuzzleLike,
    n: int = 1,
    *,
    moves: str = "all",
    seed: Seed = None,
    shape: ShapeLike | None = None,
) -> list[tuple[Grid, Transformation]]:
    """Random images of a grid with their moves, each move as likely as the others.

    >>> import ennea
    >>> grid = ennea.Grid("1234341221434321")
    >>> [(image, move)] = ennea.shuffle(grid, seed=1)
    >>> move(grid) == image
    True
    """
    return _ennea.shuffled(grid, n, moves, seed_of(seed), shape)


def shuffle_experiment(
    grid: PuzzleLike,
    trials: int,
    *,
    moves: str = "all",
    seed: Seed = None,
    shape: ShapeLike | None = None,
    progress: Progress | None = None,
) -> Answer:
    """How often shuffling brings a grid back, beside the exact probability.

    >>> import ennea
    >>> ennea.shuffle_experiment("1234341221434321", 100, seed=1).reached
    96
    """
    return Answer(*_ennea.shuffle_experiment(grid, trials, moves, seed_of(seed), shape, progress))
