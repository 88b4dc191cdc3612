"""Batches: the same answers as one by one, in order, for any kind of input and any number of threads."""

import pytest

import ennea
from conftest import EASY, HARD, SMALL
from ennea import Error, Puzzle

numpy = pytest.importorskip("numpy")

MANY = [EASY, HARD, "." * 81, "11" + "." * 79, ennea.solve(HARD).line] * 50


def array(puzzles):
    return numpy.array([list(bytes(Puzzle(puzzle))) for puzzle in puzzles], dtype=numpy.uint8)


@pytest.mark.parametrize("threads", [None, 1, 3])
def test_solving(threads):
    solutions, counts = ennea.solve_batch(MANY, threads=threads)
    assert counts == [1, 1, 2, 0, 1] * 50
    expected = [ennea.solve(EASY).line, ennea.solve(HARD).line, None, None, ennea.solve(HARD).line]
    assert solutions == expected * 50
    rows, numbers = ennea.solve_batch(array(MANY), threads=threads)
    assert rows.dtype == numpy.uint8 and rows.shape == (250, 81)
    assert numbers.tolist() == counts
    texts = ["".join(map(str, row)) for row in rows.tolist()]
    assert texts == [line or "0" * 81 for line in solutions]
    assert ennea.is_proper_batch(array(MANY), threads=threads).tolist() == [
        count == 1 for count in counts
    ]


def test_texts_become_rows_and_rows_texts():
    many = [puzzle for puzzle in MANY if puzzle != "." * 81]
    text = "\n".join(many) + "\n"
    rows = ennea.read_batch(text)
    assert rows.dtype == numpy.uint8 and (rows == array(many)).all()
    assert ennea.write_batch(rows) == text.replace("0", ".")
    rows[0, 0] = 1  # It can be written to.
    mixed = ennea.read_batch(f"# two puzzles\n{EASY} // easy\n{HARD}\n")
    assert (mixed == array([EASY, HARD])).all()
    assert ennea.read_batch(SMALL, shape="2x2").shape == (1, 16)
    letters = numpy.arange(256, dtype=numpy.uint8).reshape(1, 256) % 17
    assert (ennea.read_batch(ennea.write_batch(letters)) == letters).all()
    with pytest.raises(Error, match="line 2: found a puzzle of 2x2; expected 3x3, as before"):
        ennea.read_batch(f"{EASY}\n{SMALL}\n")
    with pytest.raises(Error, match="item 1: column 3: found 46; expected 0 to 9"):
        bad = array([EASY, HARD])
        bad[1, 3] = 46
        ennea.write_batch(bad)
    with pytest.raises(Error, match="line 1: found nothing; expected a puzzle"):
        ennea.read_batch("")


def test_results_go_where_they_are_wanted():
    puzzles = array(MANY)
    out = numpy.full_like(puzzles, 9)
    rows, _ = ennea.solve_batch(puzzles, out=out)
    assert rows is out and (out[2] == 0).all() and out[0].sum() == 405
    ennea.canonical_batch(puzzles[:2], out=out[:2])
    assert (out[2] == 0).all() and bytes(out[1]) == bytes(ennea.canonical(HARD))
    same = puzzles.copy()
    ennea.solve_batch(same, out=same)
    assert (same == rows).sum() >= 0 and bytes(same[1]) == bytes(ennea.solve(HARD))


def test_chunks_join():
    puzzles = numpy.tile(array([EASY, "." * 81, HARD]), (30_000, 1))
    calls = []
    rows, counts = ennea.solve_batch(
        puzzles, progress=lambda done, total: calls.append((done, total))
    )
    assert (rows.reshape(-1, 3, 81) == rows[:3]).all()
    assert (counts.reshape(-1, 3) == [1, 2, 1]).all()
    assert calls[-1] == (90_000, 90_000) and calls == sorted(calls)


def test_other_shapes(all_small):
    rows, counts = ennea.solve_batch(array([SMALL, "." * 16]))
    assert counts.tolist() == [1, 2] and rows.shape == (2, 16)
    mixed = [SMALL, EASY, Puzzle("." * 36), ennea.Grid(all_small[0])]
    assert ennea.count_batch(mixed) == [ennea.count(puzzle) for puzzle in mixed]
    flat = numpy.zeros((1, 36), dtype=numpy.uint8)
    assert ennea.count_batch(flat, shape="3x2", limit=5) == [5]
    forms = ennea.canonical_batch(all_small)
    assert forms == [ennea.canonical(line).line for line in all_small]
    assert len(set(forms)) == 2 and len(ennea.unique(all_small)) == 2
    assert sum(ennea.unique(all_small).values()) == 288


def test_numbers_of_grids(all_small):
    rows = ennea.unrank_batch(range(288), shape="2x2")
    assert ennea.rank_batch(rows) == list(range(288))
    drawn = ennea.sample_batch(20_000, seed=3)
    few = ennea.sample(5, seed=3)
    assert [bytes(row) for row in drawn[:5]] == [bytes(grid) for grid in few]
    assert bytes(drawn[-1]) == bytes(ennea.sample(20_000, seed=3)[-1])
    assert ennea.rank_batch(drawn[:5], ed=True) == [ennea.rank(grid, ed=True) for grid in few]


def test_ratings():
    assert ennea.rate_batch(MANY[:5]) == [1.2, 7.2, None, None, ennea.rate(MANY[4]).er]


def test_without_numpy():
    numbers = bytearray(bytes(Puzzle(EASY)) + bytes(Puzzle(HARD)))
    view = memoryview(numbers).cast("B", (2, 81))
    out = memoryview(bytearray(162)).cast("B", (2, 81))
    _, counts = ennea.solve_batch(view, out=out)
    assert list(counts) == [1, 1]
    assert bytes(out)[81:] == bytes(ennea.solve(HARD))


def test_nothing_is_something():
    assert ennea.solve_batch([]) == ([], [])
    rows, counts = ennea.solve_batch(numpy.zeros((0, 81), dtype=numpy.uint8))
    assert rows.shape == (0, 81) and counts.shape == (0,)
    assert ennea.canonical_batch([]) == [] and ennea.count_batch([]) == []
    assert ennea.sample_batch(0).shape == (0, 81)


GOOD = array([EASY] * 3)


@pytest.mark.parametrize(
    ("puzzles", "options", "words"),
    [
        (GOOD.astype(numpy.int64), {}, "numbers of the type"),
        (GOOD.astype(numpy.float32), {}, "numbers of the type"),
        (GOOD[0], {}, r"found the shape \[81\]"),
        (GOOD.reshape(3, 9, 9), {}, r"found the shape \[3, 9, 9\]"),
        (GOOD[:, :80], {}, "rows with gaps"),
        (numpy.asfortranarray(GOOD), {}, "rows with gaps"),
        (numpy.zeros((2, 80), numpy.uint8), {}, "80 cells"),
        (GOOD, {"shape": "2x2"}, "found 81 cells; expected 16"),
        (GOOD, {"threads": 0}, "found 0 threads"),
        (
            GOOD,
            {"out": numpy.zeros((2, 81), numpy.uint8)},
            r"out: found \[2, 81\]; expected \[3, 81\]",
        ),
        ([EASY], {"out": GOOD}, "out: found one"),
        (EASY, {}, "many puzzles"),
        (7, {}, "7|int"),
    ],
)
def test_wrong_arrays(puzzles, options, words):
    with pytest.raises((Error, TypeError), match=words):
        ennea.solve_batch(puzzles, **options)


def test_read_only():
    out = numpy.zeros((3, 81), numpy.uint8)
    out.flags.writeable = False
    with pytest.raises(Error, match="read-only"):
        ennea.solve_batch(GOOD, out=out)
    fixed = GOOD.copy()
    fixed.flags.writeable = False
    assert ennea.solve_batch(fixed)[1].tolist() == [1, 1, 1]


def test_the_wrong_digit_is_named():
    wrong = array([EASY] * 200)
    wrong[123, 45] = 10
    wrong[150, 0] = 99
    with pytest.raises(Error) as caught:
        ennea.solve_batch(wrong)
    assert str(caught.value) == "item 123: column 45: found 10; expected 0 to 9"
    assert caught.value.found == "10" and caught.value.expected == "0 to 9"
    with pytest.raises(Error, match="item 1: line 1, column 3: found '\\?'"):
        ennea.count_batch([SMALL, "12?............."])
    with pytest.raises(Error, match="item 2: .*holds the digit 1 twice"):
        ennea.canonical_batch([SMALL, SMALL, "11.............."])
    with pytest.raises(Error, match="item 1"):
        ennea.solve_batch([SMALL, None])
    with pytest.raises(Error, match="item 1"):
        ennea.rank_batch([ennea.unrank(0), SMALL])


def test_an_error_of_the_callback_ends_the_batch():
    class Enough(Exception):
        pass

    def stop(done, total):
        raise Enough

    with pytest.raises(Enough):
        ennea.solve_batch(GOOD, progress=stop)


def test_batches_are_those_of_the_command_line(command):
    puzzles = [puzzle.line for puzzle in ennea.make(300, seed=11)]
    text = "\n".join(puzzles)
    assert command("solve", text=text) == ennea.solve_batch(puzzles)[0]
    assert command("canon", text=text) == ennea.canonical_batch(puzzles)
    assert command("rate", text=text) == [str(er) for er in ennea.rate_batch(puzzles)]
    first = [puzzles[place] for place in ennea.unique(puzzles)]
    assert command("unique", text=text) == first
