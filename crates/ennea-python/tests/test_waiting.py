"""Threads, leaks: what happens while ennea is at work."""

import resource
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import islice

import ennea
from conftest import EASY, HARD, SMALL

def test_other_threads_go_on():
    ticks, stop = [], threading.Event()

    def tick():
        while not stop.wait(0.005):
            ticks.append(time.perf_counter())

    thread = threading.Thread(target=tick)
    thread.start()
    start = time.perf_counter()
    ennea.rate_batch([HARD] * 600)
    end = time.perf_counter()
    stop.set()
    thread.join()
    within = [moment for moment in ticks if start < moment < end]
    assert len(within) > (end - start) / 0.2, "a thread of Python was held up"


def test_many_threads_ask_at_once():
    puzzles = [puzzle.line for puzzle in ennea.make(40, seed=2)]
    one_by_one = [ask(puzzle) for puzzle in puzzles]
    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(ask, puzzles * 4)) == one_by_one * 4
        batches = [pool.submit(ennea.solve_batch, puzzles) for _ in range(8)]
        assert len({tuple(batch.result()[0]) for batch in batches}) == 1


def ask(puzzle):
    return (
        ennea.solve(puzzle),
        ennea.canonical(puzzle),
        ennea.count(puzzle),
        ennea.rate(puzzle).er,
        ennea.hint(puzzle).digit,
    )


def test_an_iterator_is_shared_by_threads():
    search = ennea.solutions("." * 16)
    with ThreadPoolExecutor(4) as pool:
        parts = pool.map(lambda _: list(search), range(4))
        found = sorted(grid for part in parts for grid in part)
    assert found == list(ennea.solutions("." * 16))


def test_nothing_leaks():
    def work(n):
        for _ in range(n):
            ennea.solve(EASY)
            ennea.Puzzle(SMALL)
            try:
                ennea.Puzzle("?")
            except ennea.Error:
                pass
        for _ in range(n // 100):
            next(ennea.solutions("." * 81))
            list(islice(ennea.solutions(SMALL), 2))

    work(2000)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    work(20_000)
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 8_000


def test_references_of_arrays():
    puzzles = bytearray(81 * 2)
    view = memoryview(puzzles).cast("B", (2, 81))
    before = sys.getrefcount(view)
    for _ in range(100):
        ennea.solve_batch(view, out=memoryview(bytearray(162)).cast("B", (2, 81)))
    assert sys.getrefcount(view) == before
    view.release()
    puzzles.append(0)


def test_import_brings_little():
    program = "import ennea, sys; print('numpy' in sys.modules, 'json' in sys.modules)"
    run = [sys.executable, "-c", program]
    assert subprocess.run(run, capture_output=True, text=True).stdout == "False False\n"
