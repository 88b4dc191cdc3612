"""Answers against plain oracles, against each other, and against the command line."""

from itertools import islice

import pytest

import ennea
from conftest import EASY, HARD, SMALL
from ennea import Grid, Puzzle


def test_solutions_of_the_empty_puzzle_are_all_grids(all_small):
    found = [grid.line for grid in ennea.solutions("." * 16)]
    assert found == sorted(all_small)
    assert ennea.count("." * 16) == len(all_small) == ennea.census("2x2").grids


def test_counts(all_small):
    for puzzle in ("12..............", SMALL, "1...2...3...4..."):
        fits = [grid for grid in all_small if all(c in (".", d) for c, d in zip(puzzle, grid))]
        assert ennea.count(puzzle) == len(fits)
        assert [grid.line for grid in ennea.solutions(puzzle)] == sorted(fits)
        assert ennea.is_proper(puzzle) == (len(fits) == 1)
        assert ennea.count(puzzle, limit=2) == min(2, len(fits))
        assert ennea.bound(puzzle) >= len(fits)


def test_every_way_to_give_a_puzzle():
    numbers = bytes(Puzzle(EASY))
    ways = [EASY, Puzzle(EASY), numbers, bytearray(numbers), memoryview(numbers), str(Puzzle(EASY))]
    assert len({ennea.solve(way) for way in ways}) == 1


def test_classes_of_small_grids(all_small):
    forms = {ennea.canonical(line) for line in all_small}
    assert len(forms) == ennea.census("2x2").essentially_different == 2
    assert sum(ennea.automorphisms(form).equivalent for form in forms) == len(all_small)


def test_ranks(all_small):
    ranks = [ennea.rank(line) for line in all_small]
    assert sorted(ranks) == list(range(288))
    assert [ennea.unrank(rank, shape="2x2").line for rank in ranks] == all_small
    last = ennea.rank_count(ed=True) - 1
    assert ennea.rank(ennea.unrank(last, ed=True), ed=True) == last


def test_equivalence_is_a_move():
    one = ennea.unrank(10**20)
    [(other, move)] = ennea.shuffle(one, seed=5)
    found = ennea.equivalent(one, other)
    assert found is not None and found(one) == other == move(one)
    assert ennea.equivalent(one, ennea.unrank(10**20 + 1)) is None


def test_iterator_is_lazy():
    assert len({grid for grid in islice(ennea.solutions("." * 81), 5)}) == 5


def test_explanations_reach_the_solution():
    way = ennea.explain(HARD)
    assert way.solution == ennea.solve(HARD).line
    placed = [name for step in way.steps for name in step.placements]
    solution = Grid(way.solution)
    for name in placed:
        cell, digit = name.split("=")
        assert solution[cell] == int(digit)
    assert len(placed) >= 81 - sum(map(bool, bytes(Puzzle(HARD)))) - 1


def test_half_solved():
    board = "12.4....23......"
    assert ennea.hint(SMALL, board).answer == "step"
    assert ennea.hint(SMALL, "13.4....23......").answer == "mistake"
    with pytest.raises(ennea.Error, match="expected the clue 1"):
        ennea.hint(SMALL, "2..4....23......")


@pytest.mark.parametrize("lang", ["en", "ru", "zh"])
def test_languages(lang):
    assert str(ennea.hint(SMALL, lang=lang, level=1))


def test_making_is_the_same_for_a_seed(command):
    for n, options, words in [
        (5, {}, []),
        (3, {"minimal": True, "clues": "22..24"}, ["--minimal", "--clues", "22..24"]),
        (
            2,
            {"level": "medium", "symmetry": "half-turn"},
            ["--level", "medium", "--symmetry", "half-turn"],
        ),
    ]:
        made = [bytes(puzzle) for puzzle in ennea.make(n, seed="Anna", **options)]
        told = command("make", "-n", str(n), "--seed", "Anna", *words)
        assert made == [bytes(Puzzle(line)) for line in told]


def test_draws_are_those_of_the_command_line(command):
    told = command("sample", "-n", "40", "--seed", "7")
    assert [grid.line for grid in ennea.sample(40, seed=7)] == told
    told = command("sample", "-n", "4", "--seed", "7", "--ed")
    assert [grid.line for grid in ennea.sample(4, seed=7, ed=True)] == told
    told = command("shuffle", "-n", "4", "--seed", "7", EASY_GRID)
    assert [grid.line for grid, _ in ennea.shuffle(EASY_GRID, 4, seed=7)] == told


EASY_GRID = ennea.solve(EASY).line


def test_answers_are_those_of_the_command_line(command):
    assert command("solve", EASY) == [ennea.solve(EASY).line]
    assert command("canon", HARD) == [ennea.canonical(HARD).line]
    assert command("automorphisms", EASY_GRID) == [str(ennea.automorphism_count(EASY_GRID))]
    assert command("rate", HARD) == [str(ennea.rate(HARD))]
    assert command("hint", HARD) == [str(ennea.hint(HARD))]
    assert command("explain", HARD) == [*str(ennea.explain(HARD)).splitlines(), ""]
    assert command("convert", "--to", "sdm", EASY) == ennea.convert(EASY, "sdm").splitlines()
    assert command("chaos", "solve", "--seed", "1", EASY) == [str(ennea.chaos.solve(EASY, seed=1))]


def test_paper(tmp_path, command):
    path = tmp_path / "page.pdf"
    command("print", "-o", str(path), "--title", "One", "--answers", EASY, HARD)
    assert ennea.print([EASY, HARD], title="One", answers=True) == path.read_bytes()
    assert ennea.print([EASY], "svg", bare=True, per_page=1).startswith(b"<")
    assert ennea.print([EASY], "png", dpi=20)[1:4] == b"PNG"
    assert b"<table" in ennea.print([EASY], "html")
    with pytest.raises(ennea.Error, match="item 1: found several solutions"):
        ennea.print([EASY, "." * 81])


def test_a_book_has_chapters():
    puzzles = ennea.make(2, seed=1, level="easy") + ennea.make(1, seed=1, level="hard")
    book = ennea.print(puzzles, book=True, chapters=True, answers=True, title="A book")
    assert book.startswith(b"%PDF-")


def test_formats(tmp_path):
    for row in ennea.formats():
        if row.reads and row.writes:
            try:
                text = ennea.convert(EASY, row.format)
            except ennea.Error:
                continue
            # A format may not tell a clue from a cell with one candidate, but never loses a digit.
            [puzzle] = ennea.read(text, from_format=row.format)
            assert ennea.solve(puzzle) == ennea.solve(EASY)


def test_clues(all_small):
    assert ennea.clues.fewest(all_small[0]).enough == 4
    assert ennea.clues.backdoors(HARD, most=2).count > 0
    assert ennea.clues.unavoidable(EASY_GRID, 4).size == 4


def test_exact_integers_are_integers():
    found = ennea.census("2x3")
    assert isinstance(found.grids, int) and found.grids == 28200960
    assert isinstance(ennea.chaos.escape(SMALL, starts=10, seed=1).seed, int)
    assert isinstance(ennea.make(1, seed=3, details=True)[0].seed, int)
    assert ennea.count("1" + "." * 80) * 9 == ennea.census().grids
