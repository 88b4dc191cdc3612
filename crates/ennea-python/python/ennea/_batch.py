"""Many puzzles at once, on all cores, without Python's lock.

Puzzles are a list of texts and objects, each whole with its rules and candidates, or an array of ``uint8``
with a row for each, which holds clues alone: a NumPy array, or anything else with the buffer protocol.
What comes back is of the same kind and in the same order, for any number of threads.  An error ends the
whole batch: half a batch is never returned.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ennea import _ennea
from ennea._given import Progress, Puzzles, Seed, ShapeLike, seed_of


def solve_batch(
    puzzles: Puzzles,
    *,
    out: Any = None,
    shape: ShapeLike | None = None,
    threads: int | None = None,
    progress: Progress | None = None,
) -> tuple[Any, Any]:
    """The solutions and the number of solutions of each: 0, 1, or 2 for several.

    Of a list, solutions are texts, ``None`` where there is not exactly one.  Of an array they are an
    array, in ``out`` if it is given, with rows of 0 there.

    >>> import ennea
    >>> ennea.solve_batch(["1..4....23......", "12.............."])
    (['1234341223414123', None], [1, 2])
    """
    puzzles, out = _arguments(puzzles, out)
    counts, texts = _ennea.solve_batch(puzzles, out, _ask(shape, threads, progress))
    if out is None:
        return texts, list(counts)
    return out, _vector(counts)


def read_batch(text: str, *, shape: ShapeLike | None = None) -> Any:
    """The puzzles of a text as an array with a row for each, 0 for an empty cell.

    Lines of 81 digits and dots are read by all cores; what else :func:`read` reads is read as well, but for
    puzzles with more than clues, which an array cannot hold.

    >>> import ennea
    >>> ennea.read_batch("1..4....23......\\n")[0, :4].tolist()
    [1, 0, 0, 4]
    """
    numbers, cells = _ennea.rows_of_text(text, shape)
    numpy = _numpy()
    if numpy is not None:
        return numpy.frombuffer(numbers, dtype=numpy.uint8).reshape(-1, cells)
    return memoryview(numbers).cast("B", (len(numbers) // cells, cells))


def write_batch(rows: Any, *, shape: ShapeLike | None = None) -> str:
    """The rows of an array as lines of a text, which :func:`read_batch` reads.

    >>> import ennea
    >>> ennea.write_batch(ennea.read_batch("1..4....23......"))
    '1..4....23......\\n'
    """
    return _ennea.text_of_rows(rows, shape)


def is_proper_batch(
    puzzles: Puzzles,
    *,
    shape: ShapeLike | None = None,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Any:
    """Which puzzles have exactly one solution: a list of bool, or an array of bool for an array.

    >>> import ennea
    >>> ennea.is_proper_batch(["1..4....23......", "12.............."])
    [True, False]
    """
    puzzles, out = _arguments(puzzles, None)
    counts, _ = _ennea.solve_batch(puzzles, out, _ask(shape, threads, progress))
    if out is None:
        return [count == 1 for count in counts]
    numpy = _numpy()
    if numpy is None:
        return [count == 1 for count in counts]
    return numpy.frombuffer(counts, dtype=numpy.uint8) == 1


def count_batch(
    puzzles: Puzzles,
    *,
    limit: int | None = None,
    shape: ShapeLike | None = None,
    threads: int | None = None,
    progress: Progress | None = None,
) -> list[int]:
    """The exact number of solutions of each, up to a limit if one is given.

    >>> import ennea
    >>> ennea.count_batch(["1..4....23......", "12.............."])
    [1, 24]
    """
    puzzles, _ = _arguments(puzzles, None, makes=False)
    return _ennea.count_batch(puzzles, limit, _ask(shape, threads, progress))


def canonical_batch(
    puzzles: Puzzles,
    *,
    out: Any = None,
    shape: ShapeLike | None = None,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Any:
    """The canonical form of each puzzle or grid: texts for a list, an array for an array.

    >>> import ennea
    >>> ennea.canonical_batch(["4321214334121234"])
    ['1234341221434321']
    """
    puzzles, out = _arguments(puzzles, out)
    texts = _ennea.canonical_batch(puzzles, out, _ask(shape, threads, progress))
    return texts if out is None else out


def automorphism_count_batch(
    puzzles: Puzzles,
    *,
    shape: ShapeLike | None = None,
    threads: int | None = None,
    progress: Progress | None = None,
) -> list[int]:
    """The order of the automorphism group of each.

    >>> import ennea
    >>> ennea.automorphism_count_batch(["1234341223414123", "1234341221434321"])
    [16, 32]
    """
    puzzles, _ = _arguments(puzzles, None, makes=False)
    return _ennea.automorphisms_batch(puzzles, _ask(shape, threads, progress))


def classes_batch(
    puzzles: Puzzles,
    *,
    shape: ShapeLike | None = None,
    threads: int | None = None,
    progress: Progress | None = None,
) -> list[int]:
    """A number for the class of each: the same for those that are equivalent, from 0 on as met.

    >>> import ennea
    >>> ennea.classes_batch(["1..4....23......", "12..............", "4..1....32......"])
    [0, 1, 0]
    """
    puzzles, _ = _arguments(puzzles, None, makes=False)
    return _ennea.keys_batch(puzzles, _ask(shape, threads, progress))


def unique(
    puzzles: Puzzles,
    *,
    shape: ShapeLike | None = None,
    threads: int | None = None,
    progress: Progress | None = None,
) -> dict[int, int]:
    """The first of each class of equivalent puzzles, by its place, with how often the class comes.

    >>> import ennea
    >>> ennea.unique(["1..4....23......", "12..............", "4..1....32......"])
    {0: 2, 1: 1}
    """
    first: dict[int, int] = {}
    often: dict[int, int] = {}
    numbers = classes_batch(puzzles, shape=shape, threads=threads, progress=progress)
    for place, number in enumerate(numbers):
        start = first.setdefault(number, place)
        often[start] = often.get(start, 0) + 1
    return often


def rank_batch(
    grids: Puzzles,
    *,
    ed: bool = False,
    shape: ShapeLike | None = None,
    threads: int | None = None,
    progress: Progress | None = None,
) -> list[int]:
    """The number of each grid, or of its class.

    >>> import ennea
    >>> ennea.rank_batch(["1234341221434321", "3412123441232341"])
    [0, 193]
    """
    grids, _ = _arguments(grids, None, makes=False)
    return _ennea.rank_batch(grids, ed, _ask(shape, threads, progress))


def rate_batch(
    puzzles: Puzzles,
    *,
    scale: str = "se-1.2.1",
    shape: ShapeLike | None = None,
    threads: int | None = None,
    progress: Progress | None = None,
) -> list[float | None]:
    """The rating of each; ``None`` where a puzzle has not exactly one solution.

    On the scale ``"ladder-1"`` the place of the hardest technique on the ladder, from 0.

    >>> import ennea
    >>> ennea.rate_batch([".......38..9..5..6.46.3...............3.8.79.....435...8....9.21....8...9..7...4."])
    [7.2]
    """
    puzzles, _ = _arguments(puzzles, None, makes=False)
    return _ennea.rate_batch(puzzles, scale, _ask(shape, threads, progress))


def sample_batch(
    n: int,
    *,
    seed: Seed = None,
    shape: ShapeLike = "3x3",
    ed: bool = False,
    out: Any = None,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Any:
    """Random grids as an array with a row for each; the same as :func:`sample` with a seed.

    It is a NumPy array where NumPy is installed, else a memoryview of the same shape.

    >>> import ennea
    >>> bytes(ennea.sample_batch(1, seed=1, shape="2x2"))
    b'\\x03\\x04\\x01\\x02\\x01\\x02\\x03\\x04\\x04\\x01\\x02\\x03\\x02\\x03\\x04\\x01'
    """
    out = _rows(n, _cells(shape)) if out is None else out
    if n > 0:
        _ennea.sample_rows(n, seed_of(seed), ed, out, _ask(shape, threads, progress))
    return out


def unrank_batch(
    ranks: Sequence[int],
    *,
    shape: ShapeLike = "3x3",
    ed: bool = False,
    out: Any = None,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Any:
    """The grids with these numbers as an array with a row for each.

    >>> import ennea
    >>> ennea.unrank_batch([0], shape="2x2")[0, :4].tolist()
    [1, 2, 3, 4]
    """
    ranks = [int(rank) for rank in ranks]
    out = _rows(len(ranks), _cells(shape)) if out is None else out
    if ranks:
        _ennea.unrank_rows(ranks, ed, out, _ask(shape, threads, progress))
    return out


def _ask(shape: Any, threads: int | None, progress: Progress | None) -> dict[str, Any]:
    return {"shape": shape, "threads": threads, "progress": progress}


def _numpy() -> Any:
    try:
        import numpy
    except ImportError:
        return None
    return numpy


def _vector(counts: bytes) -> Any:
    """Bytes as an array of one dimension that can be changed."""
    numpy = _numpy()
    if numpy is None:
        return memoryview(bytearray(counts))
    return numpy.frombuffer(bytearray(counts), dtype=numpy.uint8)


def _rows(n: int, cells: int) -> Any:
    """An array for so many rows."""
    numpy = _numpy()
    if numpy is not None:
        return numpy.zeros((n, cells), dtype=numpy.uint8)
    if n == 0:
        return memoryview(b"")
    return memoryview(bytearray(n * cells)).cast("B", (n, cells))


def _cells(shape: Any) -> int:
    if isinstance(shape, _ennea.Shape):
        return shape.cells
    if isinstance(shape, str):
        return _ennea.Shape.parse(shape).cells
    expected = "expected a Shape or a text such as '3x3'"
    raise TypeError(f"shape: found a {type(shape).__name__}; {expected}")


def _arguments(puzzles: Any, out: Any, makes: bool = True) -> tuple[Any, Any]:
    """A list as it is; an array with one for the results."""
    if isinstance(puzzles, list):
        return puzzles, out
    if isinstance(puzzles, (str, bytes, _ennea.Puzzle, _ennea.Grid)):
        from ennea._errors import Error

        found = f"one {type(puzzles).__name__}"
        expected = "many puzzles: a list, or an array of uint8 of the shape [n, N*N]"
        raise Error(f"puzzles: found {found}; expected {expected}", "puzzles", found, expected)
    try:
        view = memoryview(puzzles)
    except TypeError:
        return list(puzzles), out
    if out is None and makes and view.shape is not None and view.ndim == 2 and view.format == "B":
        rows, cells = view.shape
        out = _rows(rows, cells)
    return puzzles, out
