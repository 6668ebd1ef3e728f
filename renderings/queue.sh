#!/bin/bash
# Renders masters one after the other: queue.sh "hero" "oberflaeche finish=poliert" ...
# Without arguments it follows .cache/queue, a list of such lines that may be changed while it runs: the first line that is not done is next;
# "end" ends it. Lines done are kept in .cache/done, so a queue that was stopped goes on where it was. The log carries wall times.
#
# A machine that others use stays usable: idle I/O, nice 19 or RENDER_NICE, and
#   RENDER_LOCK=file  one picture at a time among all queues that name the same file; free between two pictures
#   PAUSE_LOCK=file   the render pauses while another process holds this lock (a test run, a measurement)
cd "$(dirname "$0")" || exit 1
mkdir -p .cache/tmp
touch .cache/done

render() {
  nice -n "${RENDER_NICE:-19}" ionice -c3 blender -b --factory-startup -P "scenes/$1.py" -- "${@:2}" > .cache/tmp/render.log 2>&1 &
  local child=$! paused=
  trap 'kill -CONT $child; kill $child; exit 1' INT TERM
  while kill -0 $child 2>/dev/null; do
    sleep 3
    [ -n "$PAUSE_LOCK" ] || continue
    if flock -n "$PAUSE_LOCK" true; then
      [ -n "$paused" ] && kill -CONT $child && paused=
    elif [ -z "$paused" ]; then
      kill -STOP $child && paused=1
    fi
  done
  trap - INT TERM
  wait $child
  grep -E 'SECONDS|Traceback|Error: Py' .cache/tmp/render.log
}

run() {
  exec 9> "${RENDER_LOCK:-.cache/lock}"
  flock 9
  local t0; t0=$(date +%s)
  render "$@" 9>&- && grep -q DEVELOP_SECONDS .cache/tmp/render.log && echo "$*" >> .cache/done
  echo "WALL $* $(($(date +%s) - t0)) s, load $(cut -d' ' -f1-3 /proc/loadavg)"
  exec 9>&-
  sleep 5
}

if [ $# -gt 0 ]; then
  for job in "$@"; do run $job; done
  exit
fi
declare -A tried
while true; do
  job=
  while IFS= read -r line; do
    [ -z "$line" ] || [ -n "${tried[$line]}" ] || grep -qxF -- "$line" .cache/done || { job=$line; break; }
  done < .cache/queue
  [ "$job" = end ] && exit
  if [ -n "$job" ]; then
    tried[$job]=1
    run $job
  else
    sleep 5
  fi
done
