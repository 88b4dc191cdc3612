#!/usr/bin/env bash
# Makes the draft of a release from what `xtask collect` has put into a folder.
# $1: the tag; $2: the folder.  With DRY=1 it prints what it would do.
set -euo pipefail
tag=$1
folder=$2
[ -f "$folder/SHA256SUMS" ] && [ -f "$folder/NOTES.md" ] || {
    echo "found no SHA256SUMS and NOTES.md in $folder; expected those of: cargo run -p xtask -- collect $folder" >&2
    exit 2
}
files=("$folder/SHA256SUMS")
while read -r _ name; do
    files+=("$folder/$name")
done <"$folder/SHA256SUMS"
for manifest in "$folder"/recipes/*; do
    files+=("$manifest")
done
${DRY:+echo} gh release create "$tag" --draft --verify-tag --title "ennea ${tag#v}" --notes-file "$folder/NOTES.md" "${files[@]}"
