"""How people solve a puzzle: steps, hints, ratings."""

from __future__ import annotations

from typing import Any

from ennea import _ennea
from ennea._answer import Answer
from ennea._given import PuzzleLike, RulesLike, ShapeLike


def explain(
    puzzle: PuzzleLike,
    digits: PuzzleLike | None = None,
    *,
    scale: str | None = None,
    lang: str = "en",
    notation: str = "words",
    all: bool = False,
    rules: RulesLike | None = None,
    shape: ShapeLike | None = None,
) -> Answer:
    """Every step to the solution, as people reason, each with a proof that was checked.

    ``digits`` are those that stand on the board, besides the clues; the puzzle may have some of its own,
    and candidates.  With a ``scale`` the steps are those of its rating; with ``rules`` those of a variant.

    >>> import ennea
    >>> way = ennea.explain("1..4....23......")
    >>> way.answer, way.hardest, len(way.steps)
    ('unique', 'hidden-single-box', 12)
    >>> print(way.steps[0].notation)
    Hidden Single in a box: b3 => r4c2=1
    >>> ennea.explain("12343...........", rules="x").solution
    '1234341243212143'
    """
    asked = (puzzle, rules, shape)
    keys, text = _ennea.explain(asked, digits, scale, lang, notation, all)
    return Answer(_steps(keys), text)


def hint(
    puzzle: PuzzleLike,
    digits: PuzzleLike | None = None,
    *,
    step: bool = False,
    level: int = 4,
    lang: str = "en",
    notation: str = "words",
    rules: RulesLike | None = None,
    shape: ShapeLike | None = None,
) -> Answer:
    """The next digit with all that it rests on, or the next step alone; as much as is wanted.

    Level 1 says where to look, 2 the techniques too, 3 the cells too, 4 everything.
    With ``rules`` those of a variant.

    >>> import ennea
    >>> print(ennea.hint("1..4....23......", level=1))
    Look at box 3.
    >>> ennea.hint("1..4....23......").digit
    'r4c2=1'
    """
    keys, text = _ennea.hint((puzzle, rules, shape), digits, step, level, lang, notation)
    return Answer(_steps(keys), text)


def _steps(keys: dict[str, Any]) -> dict[str, Any]:
    """The same with steps as objects."""
    from ennea._step import Step

    if "steps" in keys:
        keys["steps"] = [Step._of(step) for step in keys["steps"]]
    return keys


def techniques(lang: str = "en") -> list[Answer]:
    """The techniques, the easiest first.

    >>> import ennea
    >>> ennea.techniques()[0].technique
    'full-house'
    """
    return [Answer(row, row["name"]) for row in _ennea.techniques(lang)]


def rate(
    puzzle: PuzzleLike,
    *,
    scale: str | None = None,
    steps: bool = False,
    rules: RulesLike | None = None,
    shape: ShapeLike | None = None,
) -> Answer:
    """How hard a puzzle is for people, on a scale with a name and a version.

    The scale is ``"se-1.2.1"`` for plain 3x3 puzzles; ``"ladder-1"``, the one with ``rules``, serves every
    shape: the hardest technique that :func:`explain` takes.

    Raises :class:`Improper` if it has not exactly one solution.

    >>> import ennea
    >>> puzzle = ".......38..9..5..6.46.3...............3.8.79.....435...8....9.21....8...9..7...4."
    >>> rating = ennea.rate(puzzle)
    >>> rating.er, rating.level
    (7.2, 'expert')
    >>> ennea.rate(puzzle, scale="minutes-1").minutes
    12.6
    >>> ennea.rate("12343...........", rules="x").technique
    'hidden-single-box'
    """
    return Answer(*_ennea.rate((puzzle, rules, shape), scale, steps))
