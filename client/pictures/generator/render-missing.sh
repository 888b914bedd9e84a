#!/bin/sh
# render-missing.sh list.json: draw a job list in the background of everything else.
# One Blender a picture costs a second and lets the list and the generator change between two pictures.
here=$(dirname "$0")
export OMP_WAIT_POLICY=passive            # threads that spin while they wait would burn the time of everything else
while nice -n 19 ionice -c 3 blender -b -P "$here/render.py" -- next "$1"; do :; done
