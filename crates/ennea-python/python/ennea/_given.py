"""What functions take, in words of types."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, Union

from ennea._ennea import Grid, Puzzle, Rules, Shape

if TYPE_CHECKING:
    from typing_extensions import Buffer


class Array(Protocol):
    """What arrays of NumPy have, which are buffers for type checkers from Python 3.12 on alone."""

    @property
    def __array_interface__(self) -> dict[str, Any]:
        """Where the numbers are."""


#: A puzzle: a text in any format that people paste, an object, or the numbers of its cells.
PuzzleLike: TypeAlias = Union[str, Puzzle, Grid, "Buffer", "Array"]
#: A shape: an object, or its name such as ``"3x3"``.
ShapeLike: TypeAlias = str | Shape
#: Rules of a variant: an object, or a text such as ``"x+knight"``.
RulesLike: TypeAlias = str | Rules
#: A puzzle with the rules and the shape that are given beside it.
Asked: TypeAlias = tuple[PuzzleLike, RulesLike | None, ShapeLike | None]
#: Many puzzles: a list, or an array of uint8 with a row for each.
Puzzles: TypeAlias = Union[Sequence[PuzzleLike], "Buffer", "Array"]
#: Is called with what is done and what there is to do.
Progress: TypeAlias = Callable[[int, int], Any]
#: An integer, or a text that stands for its hash, as ``--seed`` has it; ``None`` draws one.
Seed: TypeAlias = int | str | None


def seed_of(seed: Seed) -> int:
    """The number of a seed; a text that is none stands for its hash, as on the command line.

    >>> seed_of(7), seed_of("7"), seed_of("a")
    (7, 7, 12638187200555641996)
    """
    from ennea import _ennea
    from ennea._errors import Error

    if seed is None:
        return int.from_bytes(os.urandom(8), "big")
    if isinstance(seed, str):
        return _ennea.seed_of_text(seed)
    if not 0 <= seed < 1 << 64:
        expected = "0 to 2^64 - 1, or a text"
        message = f"seed: found {seed}; expected {expected}"
        raise Error(message, "seed", str(seed), expected)
    return int(seed)
