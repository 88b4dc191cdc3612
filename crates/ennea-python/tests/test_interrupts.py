"""Ctrl-C at random moments, in whatever may take long: KeyboardInterrupt within half a second, no panic."""

import inspect
import os
import random
import signal
import subprocess
import sys
import time

import pytest

import ennea

#: What each function is given so that it goes on for seconds at least; short ones are called again and again.
LONG = {
    "automorphism_count": "forever(ennea.automorphism_count, LARGE)",
    "automorphism_count_batch": "forever(ennea.automorphism_count_batch, GRIDS * 10**5)",
    "automorphisms": "forever(ennea.automorphisms, LARGE)",
    "bound": "forever(ennea.bound, LARGE)",
    "canonical": "forever(ennea.canonical, LARGE)",
    "canonical_batch": "forever(ennea.canonical_batch, [LARGE] * 10**5)",
    "census": "ennea.census('2x6')",
    "census of squares": "ennea.census('1x9')",
    "census by trials": "ennea.census('4x5', trials=10**9)",
    "census of rules": "ennea.census(rules='king')",
    "chaos.escape": "ennea.chaos.escape(HARD, starts=10**6)",
    "chaos.formula": "forever(ennea.chaos.formula, '.' * 1296)",
    "chaos.solve": "forever(ennea.chaos.solve, HARD)",
    "classes_batch": "forever(ennea.classes_batch, [LARGE] * 10**5)",
    "clues.backdoors": "forever(ennea.clues.backdoors, HARD)",
    "clues.fewest": "ennea.clues.fewest(GRIDS[0])",
    "clues.unavoidable": "ennea.clues.unavoidable(GRIDS[0], 40)",
    "convert": "forever(ennea.convert, LINES, 'line')",
    "count": "ennea.count('.' * 256)",
    "count of rules": "ennea.count(LONG, rules='non-consecutive')",
    "count_batch": "ennea.count_batch(['.' * 80 + '1'] * 10**6)",
    "equivalent": "forever(ennea.equivalent, LARGE, LARGE)",
    "estimate": "ennea.estimate('.' * 256, crowds=10**6)",
    "explain": "forever(ennea.explain, HARD)",
    "hint": "forever(ennea.hint, HARD)",
    "is_proper": "ennea.is_proper(LONG, rules='non-consecutive')",
    "is_proper_batch": "forever(ennea.is_proper_batch, [HARD] * 10**6)",
    "make": "ennea.make(1, technique='sue-de-coq', attempts=10**9, clues='17')",
    "make of rules": "ennea.make(10**5, rules='x')",
    "make_again": "forever(ennea.make_again, 'e1-1-0.4x4')",
    "pages": "ennea.pages(GRIDS * 10**5, 'svg', allow_improper=True)",
    "print": "ennea.print(GRIDS * 10**5)",
    "rank": "forever(ennea.rank, GRIDS[0], ed=True)",
    "rank_batch": "forever(ennea.rank_batch, GRIDS * 10**5, ed=True)",
    "rate": "forever(ennea.rate, HARD)",
    "rate_batch": "ennea.rate_batch([HARD] * 10**6)",
    "read": "forever(ennea.read, LINES)",
    "read_batch": "forever(ennea.read_batch, LINES)",
    "sample": "forever(ennea.sample, 10**6)",
    "sample of rules": "ennea.sample(1, completing='1' + '.' * 80, rules='windoku')",
    "sample_batch": "forever(ennea.sample_batch, 10**6)",
    "shuffle": "ennea.shuffle(GRIDS[0], 10**8)",
    "shuffle_experiment": "ennea.shuffle_experiment(GRIDS[0], 10**9)",
    "solutions": "next(ennea.solutions('.' * 1296))",
    "solve": "ennea.solve(LONG, rules='non-consecutive')",
    "solve_batch": "forever(ennea.solve_batch, [bytes(81)] * 10**6)",
    "true_candidates": "ennea.true_candidates('.' * 256, limit=10**6)",
    "unique": "forever(ennea.unique, [LARGE] * 10**5)",
    "units.left": "forever(ennea.units.left, ennea.units.plan('catalog'))",
    "units.merge": "forever(ennea.units.merge, PLAN, ENTRIES)",
    "units.plan": "forever(ennea.units.plan, '3x4')",
    "units.status": "forever(ennea.units.status, ennea.units.plan('catalog'), [])",
    "units.unit": "[ennea.units.unit(ennea.units.plan('2x6'), k) for k in range(1, 1000)]",
    "unrank": "forever(ennea.unrank, [10**20] * 10**6)",
    "unrank_batch": "forever(ennea.unrank_batch, [10**20] * 10**6)",
    "verify": "ennea.verify('3x3', thorough=True)",
    "write_batch": "forever(ennea.write_batch, ennea.sample_batch(10**5))",
}

#: What is over at once whatever it is given.
SHORT = {"formats", "rank_count", "techniques", "unit", "units.jobs"}

PROGRAM = """
import sys, time, ennea

HARD = ".......38..9..5..6.46.3...............3.8.79.....435...8....9.21....8...9..7...4."
LONG = ".3.........6.........5...7" + "." * 55
LARGE = "123456789".ljust(256, ".")
GRIDS = [grid.line for grid in ennea.sample(5, seed=1)]
LINES = (LARGE + "\\n") * 10**5
PLAN = ennea.units.plan("grids-2x5")
ENTRIES = [ennea.unit(PLAN, k) for k in range(1, PLAN.parts + 1)]

def forever(ask, *arguments, **options):
    while True:
        ask(*arguments, **options)

print("ready", flush=True)
try:
    {call}
    print("done", flush=True)
except KeyboardInterrupt:
    print("stopped", time.time(), flush=True)
time.sleep(0.2)
"""


def functions() -> set[str]:
    """All functions of the package, those of its modules with the name before them."""
    own = {name: getattr(ennea, name) for name in ennea.__all__ if name != "Step"}
    own["print"] = ennea.print
    for module in ("chaos", "clues", "units"):
        part = getattr(ennea, module)
        own |= {f"{module}.{name}": getattr(part, name) for name in part.__all__}
    return {name for name, value in own.items() if inspect.isfunction(value)}


def test_none_is_forgotten():
    assert functions() == {name.split(" ")[0] for name in LONG} | SHORT


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
@pytest.mark.parametrize("name", LONG)
def test_ctrl_c_ends_it(name):
    moments = random.Random(name)
    # A machine that is busy with something else may be late once, but not each time.
    limit = float(os.environ.get("ENNEA_PATIENCE", "0.5"))
    waits: list[float] = []
    while min(waits, default=limit + 1) > limit and len(waits) < 3:
        waits.append(interrupted(LONG[name], moments.uniform(0.0, 0.8)))
    assert min(waits) <= limit, waits


def interrupted(call: str, moment: float) -> float:
    """How long a call goes on after Ctrl-C at a moment, in seconds."""
    program = PROGRAM.replace("{call}", call)
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", program], stdout=pipe, stderr=pipe, text=True) as child:
        assert child.stdout is not None and child.stderr is not None
        assert child.stdout.readline() == "ready\n", child.stderr.read()
        time.sleep(moment)
        asked = time.time()
        child.send_signal(signal.SIGINT)
        word, *when = child.stdout.readline().split()
        errors = child.stderr.read()
    assert word == "stopped" and "panicked" not in errors and child.returncode == 0, (word, errors)
    return float(when[0]) - asked
