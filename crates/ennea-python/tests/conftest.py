"""What the tests share: small puzzles, a plain oracle, the command line if it is at hand."""

import itertools
import os
import shutil
import subprocess

import pytest

EASY = "003020600900305001001806400008102900700000008006708200002609500800203009005010300"
HARD = ".......38..9..5..6.46.3...............3.8.79.....435...8....9.21....8...9..7...4."
SMALL = "1..4....23......"


def small_grids() -> list[str]:
    """All 288 grids of 2x2, by plain search."""
    rows = list(itertools.permutations("1234"))
    grids = []
    for top in itertools.product(rows, repeat=2):
        if any(len({*top[0][k : k + 2], *top[1][k : k + 2]}) < 4 for k in (0, 2)):
            continue
        for low in itertools.product(rows, repeat=2):
            if any(len({*low[0][k : k + 2], *low[1][k : k + 2]}) < 4 for k in (0, 2)):
                continue
            if all(len(set(column)) == 4 for column in zip(*top, *low)):
                grids.append("".join(map("".join, (*top, *low))))
    return grids


@pytest.fixture(scope="session")
def all_small() -> list[str]:
    return small_grids()


@pytest.fixture(scope="session")
def command():
    """The command line of the same version, from ENNEA or the path."""
    path = os.environ.get("ENNEA") or shutil.which("ennea")
    if not path:
        pytest.skip("no command line at hand: set ENNEA")

    def run(*arguments: str, text: str = "") -> list[str]:
        done = subprocess.run(
            [path, *arguments], input=text, capture_output=True, text=True, check=False
        )
        assert done.returncode in (0, 1), done.stderr
        return done.stdout.splitlines()

    return run
