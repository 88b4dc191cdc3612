"""The examples run as they are: the cluster that loses a worker, and the notebook."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

import ennea

EXAMPLES = Path(__file__).parent.parent / "examples"


def test_a_cluster_loses_a_worker(tmp_path):
    if importlib.util.find_spec("distributed") is None:
        pytest.skip("dask[distributed] is not installed")
    run = subprocess.run(
        [sys.executable, str(EXAMPLES / "dask_cluster.py"), "2x5"],
        capture_output=True,
        text=True,
        timeout=300,
        cwd=tmp_path,
    )
    assert run.returncode == 0, run.stderr
    assert "workers lost: 1" in run.stdout
    plan = ennea.units.plan("2x5")
    alone = ennea.units.merge(plan, [ennea.unit(plan, k) for k in range(1, plan.parts + 1)])
    assert run.stdout.startswith(str(alone))


def test_the_notebook_runs(tmp_path):
    nbformat = pytest.importorskip("nbformat")
    nbclient = pytest.importorskip("nbclient")
    pytest.importorskip("matplotlib")
    os.environ.setdefault("MPLBACKEND", "agg")
    notebook = nbformat.read(EXAMPLES / "tutorial.ipynb", as_version=4)
    client = nbclient.NotebookClient(
        notebook, timeout=300, resources={"metadata": {"path": str(tmp_path)}}
    )
    client.execute()
    printed = "".join(
        output.get("text", "")
        for cell in notebook.cells
        if cell.cell_type == "code"
        for output in cell.outputs
    )
    assert "5,472,730,538" in printed
    assert (tmp_path / "book.pdf").read_bytes().startswith(b"%PDF-")
