#!/usr/bin/env bash
# Builds the archive for this machine and the Debian package, into target/dist-files.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
cargo deb --version >/dev/null 2>&1 || cargo install --locked cargo-deb@3.8.0
cargo run -p xtask -- dist
