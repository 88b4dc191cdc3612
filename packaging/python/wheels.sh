#!/usr/bin/env bash
# Builds the wheels of this system: one in the stable ABI, and, where a free-threaded Python 3.14 is at
# hand, one for it.  On Linux they are linked by zig for old versions of glibc, as `manylinux2014` asks.
# $1: the folder that they go to.
set -euo pipefail
mkdir -p "$1"
out=$(cd "$1" && pwd)
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
python=${PYTHON:-python3}
work=${CARGO_TARGET_DIR:-target}/wheel-tools
"$python" -m venv "$work"
tools=$work/bin
[ -d "$tools" ] || tools=$work/Scripts
options=(--release --locked --compression-level 9 --out "$out" --manifest-path crates/ennea-python/Cargo.toml)
case $(uname -s) in
    Linux)
        "$tools/pip" install --quiet "maturin>=1.14,<2" ziglang
        options+=(--zig --compatibility manylinux2014)
        PATH=$(cd "$tools" && pwd):$PATH
        ;;
    *) "$tools/pip" install --quiet "maturin>=1.14,<2" ;;
esac
"$tools/maturin" build "${options[@]}" --interpreter "$python"
if command -v python3.14t >/dev/null; then
    "$tools/maturin" build "${options[@]}" --interpreter python3.14t
elif [ "${CI:-}" = true ]; then
    echo "found no python3.14t; expected one, for the free-threaded wheel" >&2
    exit 1
else
    echo "python3.14t is not at hand: no free-threaded wheel"
fi
ls -l "$out"
