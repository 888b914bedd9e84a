#!/bin/sh
# render-missing.sh list.json ...: draw what the lists lack, list by list, on processor time that nobody else wants.
# One Blender a picture costs a second and lets the lists and the generator change between two pictures.
# While the file that PAUSE_FILE names exists, the renderer stands still and none is started.
here=$(dirname "$0")
export OMP_WAIT_POLICY=passive            # threads that spin while they wait would burn the time of everything else
paused() { [ -n "$PAUSE_FILE" ] && [ -e "$PAUSE_FILE" ]; }
renderer=
trap 'if [ -n "$renderer" ]; then kill -CONT "$renderer"; kill "$renderer"; fi; exit 130' INT TERM
while :; do
  while paused; do sleep 2; done
  chrt --idle 0 nice -n 19 ionice -c 3 blender -b -P "$here/render.py" -- next "$@" &
  renderer=$!
  while kill -0 "$renderer" 2>/dev/null; do
    if paused; then kill -STOP "$renderer"; else kill -CONT "$renderer"; fi
    sleep 2
  done
  wait "$renderer" || break
done
