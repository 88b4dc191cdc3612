#!/usr/bin/env bash
# Renews page/vendor/fluent.js from the npm registry: packaging/page/vendor.sh [VERSION]
set -euo pipefail
version=${1:-0.19.1}
out=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)/crates/ennea-serve/page/vendor/fluent.js
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-audit --no-fund "@fluent/bundle@$version" esbuild@0.28
{
    echo "// @fluent/bundle $version, Apache-2.0, github.com/projectfluent/fluent.js;" \
        "renewed by packaging/page/vendor.sh"
    npx esbuild node_modules/@fluent/bundle/esm/index.js --bundle --minify --format=iife \
        --global-name=fluent --target=es2022 | sed 's/^var fluent=/export const fluent=/'
} >"$out"
