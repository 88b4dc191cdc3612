#!/usr/bin/env bash
# Checks that work shared out by Slurm and by GNU parallel comes to the same bytes as on one machine:
# with a worker and the controller killed, a part done twice, a wrong number, torn and flipped lines, a
# full disk.  Starts a Slurm of its own on loopback, in a folder that goes away.
#
#   check.sh [ENNEA]        as root, for the folder without room; ENNEA is the program (default: ennea)
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
program=$(command -v "${1:-ennea}")
program=$(realpath "$program")
work=$(mktemp -d -t ennea-cluster.XXXXXX)
started=()

# What this script has started, and nothing else.
clean_up() {
    for pid in "${started[@]}"; do kill -9 "$pid" 2>/dev/null || true; done
    if mountpoint -q "$work/small"; then umount "$work/small"; fi
    rm -rf "$work"
}
trap clean_up EXIT

fail() {
    echo "FAIL: $*" >&2
    tail -n 20 "$work"/*.log >&2 2>/dev/null || true
    exit 1
}

ok() { printf 'ok  %3d s  %s\n' "$SECONDS" "$*"; }

# The sum over a folder is that of one machine.
same() { # JOB EXPECTED FOLDER [OPTION...]
    "$program" units merge "$1" "$3" "${@:4}" >"$work/found" 2>"$work/said" ||
        fail "$3: $(cat "$work/said")"
    cmp "$work/found" "$2" || fail "$3 comes to something else"
}

# A line with a checksum that is right: FNV-1a, worked out here.
sign() {
    local LC_ALL=C line sum byte code
    while IFS= read -r line; do
        line=${line% sum=*}
        sum=0xcbf29ce484222325
        for ((at = 0; at < ${#line}; at++)); do
            byte=${line:at:1}
            printf -v code %d "'$byte"
            sum=$(((sum ^ code) * 1099511628211))
        done
        printf '%s sum=%016x\n' "$line" "$sum"
    done
}

slice=9001-9160
"$program" units run catalog "$work/one.ledger" --parts $slice >/dev/null 2>&1
"$program" units merge catalog "$work/one.ledger" --parts $slice >"$work/slice"
"$program" units run 2x5 "$work/2x5.ledger" >/dev/null 2>&1
"$program" units merge 2x5 "$work/2x5.ledger" >"$work/2x5"
ok "one machine: $(wc -l <"$work/one.ledger") parts of the catalogue, $(wc -l <"$work/2x5.ledger") of 2x5"

# A worker that is killed in the middle of its first try: the third of eight shards.
cat >"$work/dying" <<EOF
#!/usr/bin/env bash
case "\$*" in
    *"--shard 3/8"*) if mkdir "\$DIED" 2>/dev/null; then exec timeout -s KILL 0.2 "$program" "\$@"; fi ;;
esac
exec "$program" "\$@"
EOF
chmod +x "$work/dying"

# ---- GNU parallel

export DIED=$work/died.parallel
PARALLEL_OPTIONS='--jobs 2' ENNEA=$work/dying "$here/parallel.sh" catalog "$work/by-parallel" 8 \
    --parts $slice >"$work/parallel.log" 2>&1 || fail "GNU parallel"
[ -d "$DIED" ] || fail "no worker was killed"
same catalog "$work/slice" "$work/by-parallel" --parts $slice
PARALLEL_OPTIONS='--jobs 2' ENNEA=$program "$here/parallel.sh" 2x5 "$work/2x5-by-parallel" 2 \
    >>"$work/parallel.log" 2>&1 || fail "GNU parallel, 2x5"
same 2x5 "$work/2x5" "$work/2x5-by-parallel"
ok "GNU parallel: a worker killed, tried again; the same bytes"

# ---- Slurm

mkdir -p "$work/state" "$work/spool" "$work/munge"
chmod 755 "$work"
chmod 700 "$work/munge"
head -c 64 /dev/urandom >"$work/munge/key"
chmod 600 "$work/munge/key"
munged --foreground --force --key-file="$work/munge/key" --socket="$work/munge.socket" \
    --pid-file="$work/munge/pid" --log-file="$work/munge/log" --seed-file="$work/munge/seed" \
    >"$work/munged.log" 2>&1 &
started+=($!)
disown
host=$(hostname -s)
cat >"$work/slurm.conf" <<EOF
ClusterName=ennea
SlurmctldHost=$host(127.0.0.1)
SlurmctldPort=16817
SlurmdPort=16818
AuthType=auth/munge
AuthInfo=socket=$work/munge.socket
CredType=cred/munge
SlurmUser=root
SlurmdUser=root
StateSaveLocation=$work/state
SlurmdSpoolDir=$work/spool
SlurmctldPidFile=$work/slurmctld.pid
SlurmdPidFile=$work/slurmd.pid
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
MpiDefault=none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SchedulerParameters=sched_interval=1,bf_interval=1,sched_min_interval=0
ReturnToService=2
SlurmdTimeout=30
NodeName=ennea NodeHostname=$host NodeAddr=127.0.0.1 CPUs=2 State=UNKNOWN
PartitionName=all Nodes=ennea Default=YES MaxTime=INFINITE State=UP
EOF
export SLURM_CONF=$work/slurm.conf

controller() {
    slurmctld -D >>"$work/slurmctld.log" 2>&1 &
    controller=$!
    started+=($!)
    disown
    for _ in $(seq 100); do
        if scontrol ping 2>/dev/null | grep -q UP; then return; fi
        sleep 0.1
    done
    return 1
}
# Whether there is a node that takes jobs: not every container lets the daemons run.
slurm_starts() {
    controller || return 1
    slurmd -D -N ennea >"$work/slurmd.log" 2>&1 &
    started+=($!)
    disown
    for _ in $(seq 60); do
        if sinfo --noheader --format %T 2>/dev/null | grep -qx idle; then return; fi
        sleep 0.5
    done
    return 1
}

# Waits until nothing is queued, or all is done by the ledgers: jobs that were under way when the
# controller died can stay in its queue for ever, and it distrusts their node.  Those are cancelled.
patience=240
finish() { # JOB FOLDER [OPTION...]
    for _ in $(seq "$patience"); do
        if [ -z "$(squeue --noheader 2>/dev/null || echo unknown)" ]; then return; fi
        if sinfo --noheader --format %T 2>/dev/null | grep -qi 'drain\|down'; then
            scontrol update NodeName=ennea State=RESUME 2>/dev/null || true
        fi
        if "$program" units status "$1" "$2" "${@:3}" >/dev/null 2>&1; then break; fi
        sleep 0.5
    done
    for _ in $(seq 40); do
        scancel --user "$(id -un)" 2>/dev/null || true
        if [ -z "$(squeue --noheader 2>/dev/null || echo unknown)" ]; then return; fi
        scontrol update NodeName=ennea State=DOWN Reason=stale 2>/dev/null || true
        sleep 0.5
        scontrol update NodeName=ennea State=RESUME 2>/dev/null || true
    done
    fail "jobs stay in the queue: $(squeue)"
}
array() { # TASKS JOB FOLDER [N [OPTION...]]
    sbatch --quiet --array="$1" --output="$work/task-%a.log" --export=ALL "$here/slurm.sh" "${@:2}" ||
        fail "sbatch"
}

if slurm_starts; then
    folder=$work/by-slurm
    export DIED=$work/died.slurm ENNEA=$work/dying
    patience=24
    array 1-8 catalog "$work/by-slurm" 8 --parts $slice
    sleep 1.5
    kill -9 "$controller"
    controller || fail "slurmctld does not start again"
    finish catalog "$work/by-slurm" --parts $slice
    [ -d "$DIED" ] || fail "no worker was killed"
    rounds=0
    until "$program" units status catalog "$work/by-slurm" --parts $slice >"$work/status" 2>&1; do
        rounds=$((rounds + 1))
        [ $rounds -le 9 ] || fail "parts are still missing: $(cat "$work/status")"
        array 1-8 catalog "$work/by-slurm" 8 --parts $slice
        finish catalog "$work/by-slurm" --parts $slice
    done
    same catalog "$work/slice" "$work/by-slurm" --parts $slice
    ok "Slurm: a worker and the controller killed, the array $rounds times more; the same bytes"
    export ENNEA=$program
    patience=240
    array 1-2 2x5 "$work/2x5-by-slurm"
    finish 2x5 "$work/2x5-by-slurm"
    same 2x5 "$work/2x5" "$work/2x5-by-slurm"
    ok "Slurm: 2x5; the same bytes"
else
    folder=$work/by-parallel
    tail -n 5 "$work"/munged.log "$work"/slurm*.log
    echo "--  Slurm does not start here, left out"
fi

# ---- What can go wrong with the files

"$program" units run catalog "$work/twice.ledger" --parts 9007 >/dev/null 2>&1
cp "$work/twice.ledger" "$folder/"
same catalog "$work/slice" "$folder" --parts $slice
ok "a part done twice: the same bytes"

grep ' part=9003/' "$work/one.ledger" | sed 's/ value=1:/ value=1:1/' | sign >"$work/wrong.ledger"
cp "$work/wrong.ledger" "$folder/"
if "$program" units merge catalog "$folder" --parts $slice >/dev/null 2>"$work/said"; then
    fail "a contradiction passes"
fi
grep -q '^error: part 9003 of catalog has two values$' "$work/said" || fail "$(cat "$work/said")"
rm "$folder/wrong.ledger"
(grep -v ' part=9003/' "$work/one.ledger" && cat "$work/wrong.ledger") >"$work/one-wrong.ledger"
if "$program" units merge catalog "$work/one-wrong.ledger" --parts 9001-9020 --again 20 --seed 1 \
    >"$work/said" 2>&1; then
    fail "a wrong number passes"
fi
grep -q '^    check  part 9003 computed again = as written: .*FAIL$' "$work/said" ||
    grep -A1 'part 9003 computed again = as written: ' "$work/said" | grep -q FAIL ||
    fail "$(cat "$work/said")"
ok "a wrong number: refused beside the right one, found alone by computing it again"

damaged=$work/damaged
mkdir "$damaged"
head -c -30 "$work/one.ledger" >"$damaged/torn.ledger"
printf X | dd of="$damaged/torn.ledger" bs=1 seek=400 conv=notrunc status=none
if "$program" units merge catalog "$damaged" --parts $slice >/dev/null 2>"$work/said"; then
    fail "damage passes"
fi
[ "$(grep -c ' is damaged: ' "$work/said")" -ge 2 ] || fail "$(cat "$work/said")"
"$program" units run catalog "$damaged/" --parts $slice >/dev/null 2>"$work/said"
grep -q ': 158 of 160 parts are done already$' "$work/said" || fail "$(cat "$work/said")"
same catalog "$work/slice" "$damaged" --parts $slice
ok "a torn line and a changed one: two parts done again; the same bytes"

mkdir "$work/small"
if mount -t tmpfs -o size=8k tmpfs "$work/small" 2>/dev/null; then
    if "$program" units run catalog "$work/small/a.ledger" --parts $slice >/dev/null 2>"$work/said"; then
        fail "a full disk passes"
    fi
    grep -q 'no space left on device' "$work/said" || fail "$(cat "$work/said")"
    mount -o remount,size=1m "$work/small"
    "$program" units run catalog "$work/small/a.ledger" --parts $slice >/dev/null 2>"$work/said"
    if grep -q damaged "$work/said"; then fail "a full disk tears lines: $(cat "$work/said")"; fi
    same catalog "$work/slice" "$work/small/a.ledger" --parts $slice
    ok "a full disk: whole lines stay; the same bytes"
else
    echo "--  a full disk: no tmpfs can be mounted here, left out"
fi
ok "all"
