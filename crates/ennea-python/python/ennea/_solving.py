"""Solutions: the only one, all of them, how many."""

from __future__ import annotations

from collections.abc import Iterator

from ennea import _ennea
from ennea._answer import Answer
from ennea._ennea import Grid
from ennea._given import Progress, PuzzleLike, RulesLike, Seed, ShapeLike, seed_of


def solve(
    puzzle: PuzzleLike, *, rules: RulesLike | None = None, shape: ShapeLike | None = None
) -> Grid:
    """The only solution of a puzzle, by the rules of its shape or by others.

    Raises :class:`Improper`, with none or two ``solutions``, if it has not exactly one.

    >>> import ennea
    >>> ennea.solve("1..4....23......")
    Grid('1234341223414123')
    >>> ennea.solve("12343...........", rules="x")
    Grid('1234341243212143')
    """
    return _ennea.solve((puzzle, rules, shape))


def solutions(puzzle: PuzzleLike, *, shape: ShapeLike | None = None) -> Iterator[Grid]:
    """All solutions in increasing order, found one by one as they are asked for.

    Puzzles of further rules are refused.

    >>> import ennea
    >>> from itertools import islice
    >>> [grid.line for grid in islice(ennea.solutions("12.............."), 2)]
    ['1234341221434321', '1234341223414123']
    """
    return _ennea.solutions_of((puzzle, None, shape))


def is_proper(
    puzzle: PuzzleLike, *, rules: RulesLike | None = None, shape: ShapeLike | None = None
) -> bool:
    """Whether a puzzle has exactly one solution.

    >>> import ennea
    >>> ennea.is_proper("1..4....23......"), ennea.is_proper("12..............")
    (True, False)
    """
    return _ennea.count((puzzle, rules, shape), 2, None, None) == 1


def count(
    puzzle: PuzzleLike,
    *,
    limit: int | None = None,
    method: str | None = None,
    rules: RulesLike | None = None,
    shape: ShapeLike | None = None,
    progress: Progress | None = None,
) -> int:
    """The exact number of solutions; with a limit that number or the limit, whichever is less.

    Methods are those of ``ennea count --method``; by default the quickest for the puzzle.

    >>> import ennea
    >>> ennea.count("." * 80 + "1")
    741211528002341437440
    >>> ennea.count("12..............", limit=10)
    10
    >>> ennea.count("................", rules="x"), ennea.count("." * 36, rules="latin+x", limit=5)
    (48, 5)
    """
    return _ennea.count((puzzle, rules, shape), limit, method, progress)


def estimate(
    puzzle: PuzzleLike,
    *,
    crowds: int = 32,
    seed: Seed = None,
    rules: RulesLike | None = None,
    shape: ShapeLike | None = None,
    progress: Progress | None = None,
) -> Answer:
    """The number of solutions, estimated with its standard error where nobody can count it.

    >>> import ennea
    >>> found = ennea.estimate("." * 256, crowds=2, seed=1)
    >>> found.trials, 90 < found.log10 < 110
    (2, True)
    >>> found = ennea.estimate("." * 81, crowds=2, seed=1, rules="x")
    >>> 16 < found.log10 < 19
    True
    """
    return Answer(*_ennea.estimate((puzzle, rules, shape), crowds, seed_of(seed), progress))


def bound(
    puzzle: PuzzleLike, *, rules: RulesLike | None = None, shape: ShapeLike | None = None
) -> int:
    """A number that the solutions of a puzzle do not exceed: a product over its cells.

    >>> import ennea
    >>> ennea.bound("1..4....2...3..."), ennea.bound("1..4....2...3...", rules="x")
    (16, 8)
    """
    return _ennea.bound((puzzle, rules, shape))


def true_candidates(
    puzzle: PuzzleLike,
    *,
    limit: int = 1,
    rules: RulesLike | None = None,
    shape: ShapeLike | None = None,
    progress: Progress | None = None,
) -> list[list[int]]:
    """For each cell the number of solutions with each digit there, in order, up to a limit.

    >>> import ennea
    >>> ennea.true_candidates("1..4....23......")[1]
    [0, 1, 0, 0]
    >>> ennea.true_candidates("12..............", limit=100)[2:4]
    [[0, 0, 12, 12], [0, 0, 12, 12]]
    """
    return _ennea.true_candidates((puzzle, rules, shape), limit, progress)


def convert(
    text: PuzzleLike,
    to: str,
    *,
    from_format: str | None = None,
    shape: ShapeLike | None = None,
    alphabet: str | None = None,
    to_alphabet: str = "1",
    placed_as_clues: bool = False,
    rules: RulesLike | None = None,
    lossy: bool = False,
) -> str:
    """Puzzles in the format of another program: those of a text, whose format is found out, or one whole.

    What the format cannot hold is warned of. Rules of variants are kept, and refused where the format
    cannot say them or nobody knows them here; ``lossy`` leaves them out, with a warning. ``rules`` makes
    the puzzles puzzles of a variant; those that have other rules of their own are refused.

    >>> import ennea
    >>> print(ennea.convert("1..4....23......", "solo", rules="x"), end="")
    2x2x:1b4d2_3f
    >>> print(ennea.convert("1..4....23......", "sdm"), end="")
    1004000023000000
    >>> print(ennea.convert(ennea.Puzzle("1..4....23......", rules="x"), "solo"), end="")
    2x2x:1b4d2_3f
    """
    converted, notes = _ennea.convert(
        text, to, from_format, shape, alphabet, to_alphabet, placed_as_clues, rules, lossy
    )
    _note(notes)
    return converted


def read(
    text: str,
    *,
    from_format: str | None = None,
    shape: ShapeLike | None = None,
    alphabet: str | None = None,
    lossy: bool = False,
) -> list[_ennea.Puzzle]:
    """The puzzles of a text, whole, in whatever format it is: a file, a link, a picture.

    Rules, candidates and digits placed since are kept. Rules that are not known here are refused;
    ``lossy`` leaves them out, with a warning.

    >>> import ennea
    >>> ennea.read("1..4....23......\\n4..1....32......\\n")
    [Puzzle('1..4....23......'), Puzzle('4..1....32......')]
    >>> ennea.read(ennea.convert("1..4....23......", "solo", rules="x"))
    [Puzzle('1..4....23......', rules='x')]
    """
    puzzles, notes = _ennea.read_puzzles(text, from_format, shape, alphabet, lossy)
    _note(notes)
    return puzzles


def formats() -> list[Answer]:
    """The formats that are read and written.

    >>> import ennea
    >>> "sdm" in [row.format for row in ennea.formats()]
    True
    """
    keys = ("format", "about", "endings", "reads", "writes")
    return [Answer(dict(zip(keys, row))) for row in _ennea.formats()]


def _note(notes: list[str]) -> None:
    import warnings

    for note in notes:
        warnings.warn(note, UserWarning, stacklevel=3)
