"""What users of type checkers write, with arrays of NumPy in place of buffers: for `mypy --strict` alone."""

import numpy as np

import ennea

data = np.zeros((3, 81), dtype=np.uint8)
solutions, counts = ennea.solve_batch(data)
grid: ennea.Grid = ennea.solve(data[0])
numbers: list[int] = ennea.count_batch([data[0], grid, "1..4....23......"], limit=2)
puzzle: ennea.Puzzle = ennea.Puzzle(data[0], rules="x").with_candidates(None)
candidates: list[str] | None = puzzle.candidates
pages: list[bytes] = ennea.pages([puzzle, data[1]], "svg")
