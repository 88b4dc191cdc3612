"""A step of human reasoning."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ennea._pictures import step_svg


@dataclass(frozen=True, kw_only=True, slots=True, order=False)
class Step:
    """One use of a technique, with the board on which it is taken and a proof.

    >>> import ennea
    >>> step = ennea.explain("1..4....23......").steps[0]
    >>> step.technique, step.placements, step.notation
    ('hidden-single-box', ('r4c2=1',), 'Hidden Single in a box: b3 => r4c2=1')
    >>> eval(repr(step), {"Step": ennea.Step}) == step
    True
    """

    #: Its number on the way, from 1.
    number: int
    #: The key of its technique, which scripts can rely on.
    technique: str
    #: What people call the technique.
    name: str
    #: The family of the technique.
    family: str
    #: The digits that it places, such as ``r1c1=5``.
    placements: tuple[str, ...] = ()
    #: The candidates that it strikes out, such as ``r1c1-5``.
    eliminations: tuple[str, ...] = ()
    #: The cells to look at.
    cells: tuple[str, ...] = ()
    #: The candidates to look at.
    pattern: tuple[str, ...] = ()
    #: The houses to look at.
    houses: tuple[str, ...] = ()
    #: The links of a chain.
    links: tuple[Mapping[str, Any], ...] = field(default=(), hash=False)
    #: Its difficulty, on the way of a rating.
    difficulty: float | None = None
    #: The step in a sentence.
    text: str = ""
    #: The step as in the forums.
    notation: str = ""
    #: What it follows from.
    proof: Any = field(default=None, hash=False)
    #: The shape of the puzzle.
    shape: str = "3x3"
    #: The digits on the board before it.
    digits: str = ""
    #: The candidates of every cell before it.
    candidates: tuple[str, ...] = ()

    def __str__(self) -> str:
        return self.text

    def _repr_svg_(self) -> str:
        return step_svg(self)

    @classmethod
    def _of(cls, told: Mapping[str, Any]) -> Step:
        plain: dict[str, Any] = {
            key: tuple(value) if isinstance(value, list) else value for key, value in told.items()
        }
        return cls(**plain)
