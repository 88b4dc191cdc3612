#!/usr/bin/env bash
# Reads the page's JavaScript by the rules of eslint.config.mjs and by the types of all answers, which the schemas of
# an ennea binary say; then tries the page of this binary in Chromium: every journey by keyboard, at three widths,
# without network.
# Usage: check.sh BINARY [FOLDER for pictures]
set -euo pipefail
binary=$(realpath "${1:?usage: check.sh BINARY [FOLDER]}")
pictures=$(realpath -m "${2:-$(mktemp -d)}")
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
work=$(realpath -m "$here/../../target/page")
mkdir -p "$work" "$pictures"
cp "$here"/*.json "$here"/*.mjs "$work"
rm -rf "$work/page"
cp -r "$here/../../crates/ennea-serve/page" "$work/page"
cp "$here/own.d.ts" "$work/page"
cp "$here/fluent.d.ts" "$work/page/vendor"
cd "$work"
npm ci --silent --no-audit --no-fund
npx --no-install eslint --max-warnings 0 page ./*.mjs
node types.mjs "$binary" page/answers.d.ts
npx --no-install tsc
node check.mjs "$binary" "$pictures"
