#!/usr/bin/env bash
# Tests ennea for Windows, compiled by MinGW and run by Wine: the command line's tests of what systems do
# differently, and Ctrl-C at a console.
# Usage: windows.sh [TEST...]: other tests of the command line instead.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
cd "$here/../.."
target=x86_64-pc-windows-gnu
work=$(realpath -m "${CARGO_TARGET_DIR:-target}/windows")
mkdir -p "$work"
export PATH=$PATH:/usr/lib/wine
export WINEPREFIX=$work/wine WINEDEBUG=-all CARGO_TARGET_X86_64_PC_WINDOWS_GNU_RUNNER=wine64
server=$(command -v wineserver64 || command -v wineserver)
trap '"$server" -k || true' EXIT

fail() {
    printf '%s\n' "$1" >&2
    exit 1
}

wine64 cmd /c ver >/dev/null
library=$WINEPREFIX/drive_c/windows/system32/bcryptprimitives.dll
[ -e "$library" ] || x86_64-w64-mingw32-gcc -shared -O1 -Wall -o "$library" "$here/prng.c" -ladvapi32

tests=("$@")
[ $# -gt 0 ] || tests=(systems:: help:: inputs:: convert:: completions:: pipes:: serve:: shell:: solve:: unit
    catalog::other_files catalog::what_cannot print::pages print::every_format print::wrong)
cargo test --target "$target" --locked -p ennea-cli --test all -- "${tests[@]}"

# The first Ctrl-C ends work in order, and a ledger goes on from there; the second one ends the program.
ennea=$(realpath "${CARGO_TARGET_DIR:-target}/$target/debug/ennea.exe")
x86_64-w64-mingw32-gcc -O1 -Wall -o "$work/press.exe" "$here/press.c"
cd "$work"
rm -f kept.ledger
press() {
    local expected=$1 code=0
    shift
    wine64 press.exe "$@" </dev/null >out 2>said || code=$?
    [ "$code" -eq "$expected" ] || fail "$*: found exit code $code, expected $expected: $(cat said)"
}
parts=(units run catalog kept.ledger --parts 11000-11600 --threads 1)
press 130 1 3000 "$ennea" "${parts[@]}"
grep -q 'are done and saved in kept.ledger' said || fail "$(cat said)"
before=$(wc -l <kept.ledger)
press 130 2 1000 "$ennea" "${parts[@]}"
[ "$(wc -l <kept.ledger)" -ge "$before" ] || fail 'the second run has lost lines'
press 130 1 1000 "$ennea" count --method walk "$(printf '.%.0s' {1..256})"
press 0 1 2000 "$ennea" serve --port 0
grep -q '^http://127\.0\.0\.1:' out || fail "the page has no address: $(cat out)"
printf '\nennea for Windows passes.\n'
