#!/usr/bin/env bash
# Builds the wheel and the source distribution of the Python package, installs each into an environment
# of its own, and tests there: doctests, tests, stubs against the module, the pages, the notebook.
# $1: the binary `ennea` of the same version, whose answers are compared with.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
ennea=$(realpath "$1")
python=${PYTHON:-python3}
target=$(realpath "${CARGO_TARGET_DIR:-target}")
work=$target/python
export CARGO_TARGET_DIR=$target

step() {
    printf '\n--> %s\n' "$*"
    "$@"
}

"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {
    echo "Python 3.11 or newer is needed, found $("$python" --version)" >&2
    exit 1
}
rm -rf "$work"
mkdir -p "$work"
step "$python" -m venv "$work/tools"
step "$work/tools/bin/pip" install --quiet "maturin>=1.14,<2"
maturin=$work/tools/bin/maturin
step "$maturin" build --release --locked --compression-level 9 --out "$work/dist" --manifest-path crates/ennea-python/Cargo.toml
step "$maturin" sdist --out "$work/dist" --manifest-path crates/ennea-python/Cargo.toml

# The wheel, in an environment that has nothing else of this checkout.
wheel=$(echo "$work"/dist/*.whl)
size=$(stat -c %s "$wheel")
echo "the wheel has $size bytes"
[ "$size" -lt 15000000 ] || { echo "found a wheel of $size bytes; expected less than 15000000" >&2; exit 1; }
step "$python" -m venv "$work/clean"
step "$work/clean/bin/pip" install --quiet "$wheel[test]"
package=$("$work/clean/bin/python" -I -c 'import ennea, os; print(os.path.dirname(ennea.__file__))')
case $package in "$work"/clean/*) ;; *) echo "ennea is imported from $package" >&2; exit 1 ;; esac
cp -r crates/ennea-python/tests crates/ennea-python/examples docs/PYTHON.md packaging/python/typed.py "$work/"
cd "$work"
export ENNEA=$ennea
step clean/bin/python -X dev -W error::DeprecationWarning:ennea -m pytest -q -p no:cacheprovider \
    --doctest-modules "$package"
step clean/bin/python -m pytest -q -p no:cacheprovider tests
step clean/bin/python -m pytest -q -p no:cacheprovider --doctest-glob='*.md' PYTHON.md
step env MYPYPATH= clean/bin/stubtest ennea --ignore-missing-stub --concise
step clean/bin/mypy --strict --python-executable clean/bin/python -p ennea
step clean/bin/mypy --strict --python-executable clean/bin/python typed.py

# The source distribution: compiled by pip as a user's would be, though without optimisation.  Its files have
# one date for ever, so that Cargo would take what another source distribution left for the same.
rm -rf "$target"/debug/.fingerprint/ennea*
step "$python" -m venv "$work/source"
MATURIN_PEP517_ARGS="--profile dev" step "$work/source/bin/pip" install --quiet "$work"/dist/*.tar.gz
step "$work/source/bin/pip" install --quiet pytest
step source/bin/python -m pytest -q -p no:cacheprovider tests/test_objects.py tests/test_errors.py
step source/bin/python -c 'import ennea, sys
rows = ennea.sample_batch(2, seed=1, shape="2x2")
_, counts = ennea.solve_batch(rows)
assert rows.shape == (2, 16) and list(counts) == [1, 1] and "numpy" not in sys.modules'

# Without the lock of Python, where such an interpreter is at hand.
if command -v python3.14t >/dev/null; then
    step python3.14t -m venv "$work/free"
    MATURIN_PEP517_ARGS="--profile dev" step "$work/free/bin/pip" install --quiet "$work"/dist/*.tar.gz
    step "$work/free/bin/pip" install --quiet pytest
    step free/bin/python -X gil=0 -m pytest -q -p no:cacheprovider tests/test_objects.py tests/test_waiting.py
else
    echo "python3.14t is not at hand: not tested without the lock of Python"
fi
printf '\nThe Python package passes.\n'
