"""The census of a shape, and the ladder of cross-checks."""

from __future__ import annotations

from ennea import _ennea
from ennea._answer import Answer
from ennea._given import RulesLike, ShapeLike


def census(
    shape: ShapeLike = "3x3",
    *,
    transpose: bool = True,
    method: str = "column-sets",
    trials: int | None = None,
    seed: int = 1,
    rules: RulesLike | None = None,
    group: str = "whole",
    lang: str = "en",
) -> Answer:
    """The whole story of a shape, computed from nothing but the rules; its text is the derivation, in English, German
    (``de``), Russian (``ru``) or Chinese (``zh``).

    With ``rules`` that of a variant, under its ``group``: all that keeps the rules, or what keeps rows, columns and
    boxes as well.

    >>> import ennea
    >>> found = ennea.census()
    >>> found.grids, found.essentially_different
    (6670903752021072936960, 5472730538)
    >>> print(str(ennea.census("2x2", lang="zh")).splitlines()[0])
    2x2 宫数独终盘普查
    """
    asked = (shape, rules, group, transpose, method, trials, seed, lang)
    return Answer(*_ennea.take_census(*asked))


def verify(*shapes: ShapeLike, thorough: bool = False) -> list[tuple[str, bool]]:
    """The ladder of cross-checks: each equality, and whether it holds.

    >>> import ennea
    >>> all(holds for _, holds in ennea.verify("2x2"))
    True
    """
    return _ennea.verify(list(shapes), thorough)
