//! The module `ennea._ennea`: what the Python package `ennea` calls.
//!
//! It parses what is given and shows what is found; the knowledge is in the library and in
//! `ennea-answers`.  Functions here take all their arguments by place; names, defaults and documentation
//! are those of the Python files beside it.
//!
//! Nothing here is shared and changed but solvers of a thread and iterators behind a lock, so the module
//! does not need Python's lock (`gil_used = false`).

#![expect(clippy::needless_pass_by_value, reason = "what Python hands over is owned")]

mod batch;
mod errors;
mod given;
mod improper;
mod objects;
mod questions;
mod texts;
mod values;
mod work;

use pyo3::prelude::*;

#[pymodule(gil_used = false)]
mod _ennea {
    #[pymodule_export]
    use crate::batch::{
        automorphisms_batch, canonical_batch, count_batch, keys_batch, rank_batch, rate_batch,
        sample_rows, solve_batch, unrank_rows,
    };
    #[pymodule_export]
    use crate::batch::{rows_of_text, text_of_rows};
    #[pymodule_export]
    use crate::objects::{PyGrid, PyPuzzle, PyRules, PyShape, PyTransformation};
    #[pymodule_export]
    use crate::questions::catalogue::{rank, rank_count, sample, seed_of_text, unrank};
    #[pymodule_export]
    use crate::questions::census::{take_census, verify};
    #[pymodule_export]
    use crate::questions::chaos::{chaos_escape, chaos_formula, chaos_solve};
    #[pymodule_export]
    use crate::questions::clues::{backdoors, fewest_clues, unavoidable_sets};
    #[pymodule_export]
    use crate::questions::files::{convert, formats, read_puzzles};
    #[pymodule_export]
    use crate::questions::making::{make, make_again};
    #[pymodule_export]
    use crate::questions::paper::pages;
    #[pymodule_export]
    use crate::questions::reasoning::{explain, hint, rate, techniques};
    #[pymodule_export]
    use crate::questions::solutions::{
        PySolutions, bound, count, estimate, sample_solutions, solutions_of, solve, true_candidates,
    };
    #[pymodule_export]
    use crate::questions::symmetry::{
        automorphism_count, automorphisms, canonical, equivalent, shuffle_experiment, shuffled,
    };
    #[pymodule_export]
    use crate::questions::units::{
        unit_jobs, unit_left, unit_line, unit_plan, unit_status, unit_sum,
    };

    use pyo3::prelude::*;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
