"""Long work shared out by Dask: a local cluster, a worker killed on the way, the ledger judging.

    pip install 'dask[distributed]'
    python dask_cluster.py [JOB]

Parts are pure functions, so Dask may do a part again that a worker lost, or do one twice; the merge
counts each once, and refuses a sum with a part missing or with parts that do not agree.
"""

import os
import signal
import sys

from distributed import Client, LocalCluster, as_completed

from ennea import units


def run(job: str, kill: bool = True) -> tuple[units.Answer, int]:
    """The sum of a job, and how many workers were lost."""
    plan = units.plan(job)
    lines: list[str] = []
    lost = 0
    with (
        LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster,
        Client(cluster) as client,
    ):
        parts = units.left(plan)
        futures = client.map(units.unit, [plan] * len(parts), parts, pure=False, retries=3)
        for future, line in as_completed(futures, with_results=True):
            lines.append(line)
            if kill and lost == 0 and len(lines) > len(parts) // 10:
                victim = next(iter(client.run(os.getpid).values()))
                os.kill(victim, signal.SIGKILL)
                lost += 1
    return units.merge(plan, lines), lost


if __name__ == "__main__":
    merged, lost = run(sys.argv[1] if len(sys.argv) > 1 else "2x5")
    print(merged)
    print(f"\nworkers lost: {lost}")
    sys.exit(0 if all(check["holds"] for check in merged.checks) else 1)
