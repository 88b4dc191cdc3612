"""The Sudoku mathematics engine: it counts, classifies, numbers, solves, explains, rates, makes and
prints Sudokus of any box size, exactly.

>>> import ennea
>>> ennea.census().essentially_different
5472730538

Questions are functions, named as the commands of ``ennea``; puzzles are texts, objects or arrays.
"""

from typing import TYPE_CHECKING

from ennea import chaos, clues, units
from ennea._answer import Answer
from ennea._batch import (
    automorphism_count_batch,
    canonical_batch,
    classes_batch,
    count_batch,
    is_proper_batch,
    rank_batch,
    rate_batch,
    read_batch,
    sample_batch,
    solve_batch,
    unique,
    unrank_batch,
    write_batch,
)
from ennea._catalogue import rank, rank_count, sample, unrank
from ennea._census import census, verify
from ennea._ennea import Grid, Puzzle, Rules, Shape, Solutions, Transformation, __version__
from ennea._errors import Error, Improper, InternalError
from ennea._making import make, make_again, pages, print
from ennea._reasoning import explain, hint, rate, techniques
from ennea._solving import (
    bound,
    convert,
    count,
    estimate,
    formats,
    is_proper,
    read,
    solutions,
    solve,
    true_candidates,
)
from ennea._symmetry import (
    automorphism_count,
    automorphisms,
    canonical,
    equivalent,
    shuffle,
    shuffle_experiment,
)
from ennea.units import unit

if TYPE_CHECKING:
    from ennea._step import Step
else:

    def __getattr__(name):
        # What few programs need is imported when it is asked for.
        if name == "Step":
            from ennea._step import Step

            return Step
        raise AttributeError(f"module 'ennea' has no attribute {name!r}")


#: All names but ``print``, which would hide the usual one.
__all__ = [
    "Answer",
    "Error",
    "Grid",
    "Improper",
    "InternalError",
    "Puzzle",
    "Rules",
    "Shape",
    "Solutions",
    "Step",
    "Transformation",
    "__version__",
    "automorphism_count",
    "automorphism_count_batch",
    "automorphisms",
    "bound",
    "canonical",
    "canonical_batch",
    "census",
    "chaos",
    "classes_batch",
    "clues",
    "convert",
    "count",
    "count_batch",
    "equivalent",
    "estimate",
    "explain",
    "formats",
    "hint",
    "is_proper",
    "is_proper_batch",
    "make",
    "make_again",
    "pages",
    "rank",
    "rank_batch",
    "rank_count",
    "rate",
    "rate_batch",
    "read",
    "read_batch",
    "sample",
    "sample_batch",
    "shuffle",
    "shuffle_experiment",
    "solutions",
    "solve",
    "solve_batch",
    "techniques",
    "true_candidates",
    "unique",
    "unit",
    "units",
    "unrank",
    "unrank_batch",
    "verify",
    "write_batch",
]
