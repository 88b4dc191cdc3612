"""Long computations in parts, for clusters: a plan, a part as a pure function, a sum that judges.

>>> from ennea import units
>>> plan = units.plan("grids-2x5")
>>> lines = [units.unit(plan, k) for k in range(1, plan.parts + 1)]
>>> merged = units.merge(plan, reversed(lines + lines[:3]))
>>> merged.numbers[0]["name"], all(check["holds"] for check in merged.checks)
('grids', True)
"""

from __future__ import annotations

import os
from collections.abc import Iterable

from ennea import _ennea
from ennea._answer import Answer

__all__ = ["jobs", "left", "merge", "plan", "status", "unit"]


def jobs() -> dict[str, str]:
    """The jobs, and what each finds.

    >>> from ennea import units
    >>> "catalog" in units.jobs()
    True
    """
    return dict(_ennea.unit_jobs())


def plan(job: str) -> Answer:
    """The plan of a job: all that its numbers depend on; ``parts`` says how many there are."""
    return Answer(*_ennea.unit_plan(job))


def unit(plan: Answer, k: int) -> str:
    """Does part ``k``, from 1 on, on one core; gives its line of a ledger.

    What is found depends on the plan and on ``k`` alone, so a part that a worker lost is done again,
    and one that was done twice does no harm.
    """
    import socket
    from datetime import UTC, datetime

    when = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    who = f"{socket.gethostname() or 'here'}:{os.getpid()}"
    return _ennea.unit_line(_job(plan), plan.plan, k, when, who)


def _job(plan: Answer) -> str:
    """The name of the job of a plan."""
    if isinstance(plan, Answer) and "job" in plan and "plan" in plan:
        return str(plan.job)
    raise TypeError(f"plan: found a {type(plan).__name__}; expected what units.plan('2x5') gives")


def _ledgers(lines: Iterable[str | bytes]) -> list[tuple[str, bytes]]:
    texts = (line.encode() if isinstance(line, str) else line for line in lines)
    whole = b"".join(text if text.endswith(b"\n") else text + b"\n" for text in texts)
    return [("the ledger", whole)] if whole else []


def merge(plan: Answer, lines: Iterable[str | bytes]) -> Answer:
    """The sum over all parts with its checks; refused if one is missing, or two do not agree."""
    keys, text, damages = _ennea.unit_sum(_job(plan), _ledgers(lines))
    return Answer({**keys, "damages": damages}, text)


def status(plan: Answer, lines: Iterable[str | bytes]) -> Answer:
    """How far a job is, and the time left with its error."""
    keys, text, is_done, damages = _ennea.unit_status(_job(plan), _ledgers(lines))
    return Answer({**keys, "is_done": is_done, "damages": damages}, text)


def left(plan: Answer, lines: Iterable[str | bytes] = ()) -> list[int]:
    """The parts that no line has yet, from 1 on."""
    return _ennea.unit_left(_job(plan), _ledgers(lines))
