"""A puzzle as a dynamical system: its formula, a solution by the flow, its escape rate."""

from __future__ import annotations

from ennea import _ennea
from ennea._answer import Answer
from ennea._given import Progress, PuzzleLike, Seed, ShapeLike, seed_of

__all__ = ["escape", "formula", "solve"]


def formula(puzzle: PuzzleLike, *, reading: str = "raw", shape: ShapeLike | None = None) -> Answer:
    """The formula of a puzzle; its text is DIMACS, which any SAT solver reads.

    >>> from ennea import chaos
    >>> found = chaos.formula("1..4....23......")
    >>> found.variables, found.clauses, str(found).count("p cnf")
    (26, 123, 1)
    """
    return Answer(*_ennea.chaos_formula((puzzle, None, shape), reading))


def solve(
    puzzle: PuzzleLike,
    *,
    integrator: str = "descent",
    step: float | None = None,
    sweeps: int | None = None,
    growth: str | None = None,
    tolerance: float | None = None,
    until: float | None = None,
    steps: int = 1_000_000,
    seed: Seed = None,
    shape: ShapeLike | None = None,
) -> Answer:
    """A solution of a puzzle by the flow, which searches nothing and guesses nothing.

    >>> from ennea import chaos
    >>> found = chaos.solve("1..4....23......", seed=1)
    >>> found.answer, found.solution
    ('solved', '1234341223414123')
    """
    search = {
        "integrator": integrator,
        "step": step,
        "sweeps": sweeps,
        "growth": growth,
        "tolerance": tolerance,
        "until": until,
        "steps": steps,
        "seed": seed_of(seed),
    }
    return Answer(*_ennea.chaos_solve((puzzle, None, shape), search))


def escape(
    puzzle: PuzzleLike,
    *,
    starts: int = 200,
    window: str | None = None,
    step: float = 0.1,
    sweeps: int = 4,
    check: bool = False,
    reading: str = "raw",
    seed: Seed = None,
    shape: ShapeLike | None = None,
    progress: Progress | None = None,
) -> Answer | None:
    """The escape rate kappa and the hardness eta = -log10 kappa; ``None`` if there is no solution.

    >>> from ennea import chaos
    >>> found = chaos.escape("1..4....23......", starts=20, seed=1)
    >>> found.starts, found.solved
    (20, 20)
    """
    asked = (puzzle, None, shape)
    found = _ennea.chaos_escape(
        asked, starts, window, step, sweeps, check, reading, seed_of(seed), progress
    )
    return None if found is None else Answer(*found)
