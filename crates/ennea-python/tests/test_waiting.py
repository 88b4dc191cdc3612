"""Ctrl-C, threads, leaks: what happens while ennea is at work."""

import os
import resource
import signal
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import islice

import pytest

import ennea
from conftest import EASY, HARD, SMALL

LONG = [
    "ennea.estimate('.' * 256, crowds=10**6)",
    "ennea.rate_batch(['.......38..9..5..6.46.3...............3.8.79.....435...8....9.21....8...9..7...4.'] * 10**6)",
    "ennea.solve_batch([bytes(81)] * 10**7)",
    "ennea.count_batch(['.' * 80 + '1'] * 10**6)",
    "ennea.make(1, technique='sue-de-coq', attempts=10**9, clues='17')",
    "ennea.chaos.escape('4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........', starts=10**6)",
    "ennea.sample_batch(10**6)",
    "ennea.census('4x5', trials=10**9)",
    "[ennea.units.unit(ennea.units.plan('2x6'), k) for k in range(1, 1000)]",
    "next(ennea.solutions('.' * 1296))",
]


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
@pytest.mark.parametrize("call", LONG)
def test_ctrl_c_is_heard(call):
    program = f"""
import sys, time, ennea
print("ready", flush=True)
try:
    {call}
    print("done", flush=True)
except KeyboardInterrupt:
    print("stopped", time.time(), flush=True)
    import os
    os._exit(0)
"""
    with subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, text=True
    ) as child:
        assert child.stdout.readline() == "ready\n"
        time.sleep(1.0)
        asked = time.time()
        child.send_signal(signal.SIGINT)
        word, *when = child.stdout.readline().split()
        if word == "done":
            pytest.skip("it was done before")
        assert word == "stopped"
        limit = float(os.environ.get("ENNEA_PATIENCE", "10.0"))
        assert float(when[0]) - asked < limit


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
