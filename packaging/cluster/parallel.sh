#!/usr/bin/env bash
# Does a job of `ennea units` with GNU parallel: N shards, one a core, into a folder that all machines see.
#
#   parallel.sh JOB FOLDER N [OPTION...]
#
# PARALLEL_OPTIONS are for parallel, such as  --sshlogin host1,host2;  ennea must be on the PATH there.
# A shard that fails is tried twice more; start the same again for what is then missing.
set -euo pipefail

job=${1:?'JOB is missing; ennea units plan has all'}
folder=${2:?'FOLDER is missing'}
shards=${3:?'N, the number of shards, is missing'}
read -ra options <<<"${PARALLEL_OPTIONS:-}"
seq "$shards" | parallel --will-cite --retries 3 "${options[@]}" \
    "${ENNEA:-ennea}" units run "$job" "${folder%/}/" "${@:4}" --threads 1 --shard "{}/$shards"
