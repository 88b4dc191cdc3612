"""New puzzles, and puzzles on paper."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, overload

from ennea import _ennea
from ennea._answer import Answer
from ennea._ennea import Puzzle
from ennea._given import Progress, PuzzleLike, RulesLike, Seed, ShapeLike, seed_of


@overload
def make(
    n: int = 1,
    *,
    seed: Seed = None,
    minimal: bool = False,
    unbiased: bool = False,
    weights: bool = False,
    clues: str | int | None = None,
    symmetry: str = "none",
    level: str | None = None,
    rating: str | float | None = None,
    technique: str | None = None,
    rules: RulesLike | None = None,
    shape: ShapeLike = "3x3",
    attempts: int = 1_000_000,
    details: Literal[False] = False,
    progress: Progress | None = None,
) -> list[Puzzle]: ...
@overload
def make(
    n: int = 1,
    *,
    seed: Seed = None,
    minimal: bool = False,
    unbiased: bool = False,
    weights: bool = False,
    clues: str | int | None = None,
    symmetry: str = "none",
    level: str | None = None,
    rating: str | float | None = None,
    technique: str | None = None,
    rules: RulesLike | None = None,
    shape: ShapeLike = "3x3",
    attempts: int = 1_000_000,
    details: Literal[True],
    progress: Progress | None = None,
) -> list[Answer]: ...
def make(
    n: int = 1,
    *,
    seed: Seed = None,
    minimal: bool = False,
    unbiased: bool = False,
    weights: bool = False,
    clues: str | int | None = None,
    symmetry: str = "none",
    level: str | None = None,
    rating: str | float | None = None,
    technique: str | None = None,
    rules: RulesLike | None = None,
    shape: ShapeLike = "3x3",
    attempts: int = 1_000_000,
    details: bool = False,
    progress: Progress | None = None,
) -> Any:
    """New proper puzzles, no two of them equivalent; the same as ``ennea make`` with a seed.

    With ``details`` all that is known of each, such as its solution and its ``id``; with ``rules`` puzzles of a
    variant, whose levels are those of the scale ``ladder-1``.

    >>> import ennea
    >>> ennea.make(seed=1, shape="2x2")
    [Puzzle('...21...2.4..3..')]
    >>> [made] = ennea.make(seed=7, level="easy", symmetry="half-turn", details=True)
    >>> made.level, ennea.make_again(made.id).puzzle == made.puzzle
    ('easy', True)
    >>> [made] = ennea.make(seed=1, rules="windoku", level="hard", details=True)
    >>> made.technique, ennea.is_proper(made.puzzle, rules="windoku")
    ('pointing', True)
    """
    method = "weighted" if weights else "unbiased" if unbiased else "minimal" if minimal else None
    wishes = {
        "shape": shape,
        "rules": rules,
        "method": method,
        "clues": None if clues is None else str(clues),
        "symmetry": symmetry,
        "level": level,
        "rating": None if rating is None else str(rating),
        "technique": technique,
        "attempts": attempts,
    }
    made = _ennea.make(n, seed_of(seed), wishes, progress)
    if details:
        return [Answer(keys, keys["puzzle"]) for _, keys in made]
    return [puzzle for puzzle, _ in made]


def make_again(
    id: str, *, rules: RulesLike | None = None, shape: ShapeLike = "3x3"
) -> Answer:
    """The puzzle with an id, made again; ``rules`` and ``shape`` are needed where its rules have no name.

    >>> import ennea
    >>> ennea.make_again("e1-1-0.2x2").puzzle
    '...21...2.4..3..'
    """
    made = _ennea.make_again(id, rules, shape)
    if made is None:
        from ennea._errors import Error

        raise Error(f"found the id {id}, of which nothing comes; expected one of ennea make --ids")
    return Answer(made[1], made[1]["puzzle"])


def pages(
    puzzles: Sequence[PuzzleLike],
    format: Literal["pdf", "svg", "png", "html"] = "pdf",
    *,
    per_page: int = 2,
    large: bool = False,
    answers: bool = False,
    book: bool = False,
    chapters: bool = False,
    ramp: bool = False,
    levels: bool = False,
    ratings: bool = False,
    title: str | None = None,
    subtitle: str | None = None,
    author: str | None = None,
    date: str | None = None,
    caption: str | None = None,
    foot: str | None = None,
    bare: bool = False,
    labels: bool = False,
    rule: bool = True,
    first: int = 1,
    paper: str = "a4",
    landscape: bool = False,
    margin: str = "0.5in",
    lang: str = "en",
    qr: str | None = None,
    dpi: int = 300,
    allow_improper: bool = False,
    rules: RulesLike | None = None,
    shape: ShapeLike | None = None,
    progress: Progress | None = None,
) -> list[bytes]:
    """The bytes of each page as SVG or PNG, or of the one file as PDF or HTML.

    The options are those of ``ennea print``; ``chapters`` makes a chapter for each level. With ``rules`` of a
    variant its diagonals, windows and regions are drawn, and levels are those of the scale ``ladder-1``.

    >>> import ennea
    >>> len(ennea.pages(["1..4....23......"] * 4, "svg"))
    2
    """
    look = {
        "per_page": per_page,
        "large": large,
        "answers": answers,
        "book": book,
        "chapters": chapters,
        "ramp": ramp,
        "levels": levels,
        "ratings": ratings,
        "title": title,
        "subtitle": subtitle,
        "author": author,
        "date": date,
        "caption": caption,
        "foot": foot,
        "bare": bare,
        "labels": labels,
        "rule": rule,
        "first": first,
        "paper": paper,
        "landscape": landscape,
        "margin": margin,
        "lang": lang,
        "qr": qr,
        "dpi": dpi,
        "allow_improper": allow_improper,
    }
    return _ennea.pages(list(puzzles), format, look, rules, shape, progress)


def print(puzzles: Sequence[PuzzleLike], format: str = "pdf", **options: Any) -> bytes:
    """The bytes of a sheet or book, as ``ennea print`` writes it; options are those of :func:`pages`.

    >>> import ennea
    >>> ennea.print(["1..4....23......"], title="One")[:5]
    b'%PDF-'
    """
    made = pages(puzzles, format, **options)  # type: ignore[arg-type]
    if len(made) > 1:
        from ennea._errors import Error

        raise Error(
            f"found {len(made)} pages; expected one, as {format} has no more",
            None,
            f"{len(made)} pages",
            "one",
            "ennea.pages gives each by itself, format='pdf' all together",
        )
    return made[0]
