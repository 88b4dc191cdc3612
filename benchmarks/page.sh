#!/usr/bin/env bash
# Loads the page's questions over loopback: 64 connections, ten seconds each, puzzles that differ.
# Usage: benchmarks/page.sh BINARY; needs wrk. Requests without an answer are counted.
set -euo pipefail
binary=$(realpath "${1:?usage: page.sh BINARY}")
work=$(mktemp -d)
port=9181
"$binary" serve --port $port >/dev/null &
server=$!
trap 'kill -INT $server; rm -rf "$work"' EXIT
for kind in "--level easy" "--level hard" "--minimal"; do
    # shellcheck disable=SC2086
    "$binary" make -n 100 --seed 1 $kind 2>/dev/null
done >"$work/puzzles"
cat >"$work/ask.lua" <<LUA
local puzzles = {}
for line in io.lines("$work/puzzles") do puzzles[#puzzles + 1] = line end
local at = 0
wrk.method = "POST"
wrk.headers["Content-Type"] = "application/json"
function request()
    at = at % #puzzles + 1
    return wrk.format(nil, nil, nil, '{"puzzle": "' .. puzzles[at] .. '"}')
end
function done(summary, latency)
    local errors = summary.errors
    local bad = errors.connect + errors.read + errors.write + errors.status + errors.timeout
    io.write(string.format("%10.0f a second, median %.1f ms, p99 %.1f ms, worst %.1f ms, %d not answered\n",
        summary.requests / summary.duration * 1e6, latency:percentile(50) / 1e3,
        latency:percentile(99) / 1e3, latency.max / 1e3, bad))
end
LUA
sleep 0.5
for question in solve hint rate explain canon; do
    printf '%-8s' $question
    wrk -t1 -c64 -d10s -s "$work/ask.lua" "http://127.0.0.1:$port/api/$question" | tail -1
done
