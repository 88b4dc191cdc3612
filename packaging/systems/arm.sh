#!/usr/bin/env bash
# Tests the back ends of vectors for 64-bit Arm, the one for NEON among them, run by QEMU.
# Usage: arm.sh [CRATE...]: of these crates instead.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
target=aarch64-unknown-linux-gnu
export CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_LINKER=aarch64-linux-gnu-gcc
export CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_RUNNER='qemu-aarch64 -L /usr/aarch64-linux-gnu'

[ $# -gt 0 ] || set -- ennea-solve ennea-count ennea-rate
cargo test --release --target "$target" --locked "${@/#/--package=}" --lib -- vector back_ends
