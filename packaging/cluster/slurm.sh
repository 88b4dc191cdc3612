#!/usr/bin/env bash
# Does a job of `ennea units` as a Slurm job array: task I does shard I/N into a folder that all nodes see.
#
#   sbatch --array=1-100 slurm.sh JOB FOLDER [N [OPTION...]]
#
# N is how many shards there are (default: the last task of the array, so give it when some tasks are
# submitted again).  A task that ran before, or runs twice, does no harm: what is done is not done again.
#SBATCH --job-name=ennea-units
#SBATCH --cpus-per-task=1
#SBATCH --requeue
set -euo pipefail

job=${1:?'JOB is missing; ennea units plan has all'}
folder=${2:?'FOLDER is missing'}
shards=${3:-${SLURM_ARRAY_TASK_MAX:?'start this with sbatch --array=1-N'}}
exec "${ENNEA:-ennea}" units run "$job" "${folder%/}/" "${@:4}" \
    --shard "$SLURM_ARRAY_TASK_ID/$shards" --threads "${SLURM_CPUS_PER_TASK:-1}"
