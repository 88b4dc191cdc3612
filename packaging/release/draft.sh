#!/usr/bin/env bash
# Makes the draft of a release from what `xtask collect` has put into a folder.
# $1: the tag; $2: the folder.  With DRY=1 it prints what it would do.
set -euo pipefail
tag=$1
folder=$2
if ! [ -f "$folder/SHA256SUMS" ] || ! [ -f "$folder/NOTES.md" ]; then
    echo "found no SHA256SUMS and NOTES.md in $folder; expected those of: cargo run -p xtask -- collect $folder" >&2
    exit 2
fi
files=("$folder/SHA256SUMS")
while read -r _ name; do
    files+=("$folder/$name")
done <"$folder/SHA256SUMS"
for recipe in "$folder"/recipes/*; do
    files+=("$recipe")
done
${DRY:+echo} gh release create "$tag" --draft --verify-tag --title "ennea ${tag#v}" --notes-file "$folder/NOTES.md" "${files[@]}"
