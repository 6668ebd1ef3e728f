#!/bin/bash
# Renders masters one after the other: queue.sh "hero" "oberflaeche finish=poliert" ...
# Without arguments it follows .cache/queue, a list of such lines that may grow while it runs.
# The log carries wall times; a machine that others use stays usable (nice 19, idle I/O).
cd "$(dirname "$0")" || exit 1
mkdir -p .cache/tmp masters
run() {
  local t0; t0=$(date +%s)
  nice -n 19 ionice -c3 blender -b --factory-startup -P "scenes/$1.py" -- "${@:2}" 2>&1 | grep -E 'SECONDS|Traceback|Error: Py'
  echo "WALL $* $(($(date +%s) - t0)) s, load $(cut -d' ' -f1-3 /proc/loadavg)"
}
if [ $# -gt 0 ]; then
  for job in "$@"; do run $job; done
  exit
fi
n=0
while true; do
  n=$((n + 1))
  job=$(sed -n "${n}p" .cache/queue)
  [ "$job" = end ] && exit
  if [ -n "$job" ]; then run $job; else n=$((n - 1)); sleep 5; fi
done
