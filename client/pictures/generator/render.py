"""blender -b -P render.py -- <shot> [key=value ...] out=picture.png [size=1200x1200] [samples=80]

Shots: cooker oven microwave drawer hob hood hero unit worktop burner knob handle edge grid window panel inside. Values: numbers, true/false, or text.
blender -b -P render.py -- jobs list.json ...     every picture of the lists that is missing, in one process
blender -b -P render.py -- next list.json ...     only the first of them; leaves with 3 when there is none
A relative `out` lies in the work folder, client/pictures/.work. A picture is missing while neither its PNG lies there nor
the manifest of finished pictures has it in the size of its job.
"""
import json
import os
import sys
import time
import zlib

HERE = os.path.dirname(os.path.abspath(__file__))
WORK = os.path.join(os.path.dirname(HERE), '.work')
sys.pycache_prefix = os.path.join(WORK, 'pycache')
sys.path.insert(0, HERE)
import bpy                                                     # noqa: E402
from studio_kit import output, parts, shots                     # noqa: E402


def value(s):
    if s in ('true', 'false'):
        return s == 'true'
    for f in (int, float):
        try:
            return f(s)
        except ValueError:
            pass
    return s


def place(out):
    return os.path.join(WORK, out)          # join keeps an absolute path as it is


def clock(out):
    """What the clocks of a picture tell, by its name: the same whenever it is drawn. `time` sets it where two would tell the same."""
    minutes = zlib.crc32(os.path.basename(out).encode()) % (14 * 60)
    return '%02d:%02d' % (7 + minutes // 60, minutes % 60)


def one(job):
    job = dict(job)
    shot = job.pop('shot')
    out = place(job.pop('out', 'out/%s.png' % shot))
    os.makedirs(os.path.dirname(out), exist_ok=True)
    w, h = (int(v) for v in str(job.pop('size', '1200x1200')).split('x'))
    ss = job.pop('ss', 1.5)                 # render larger, shrink after tone mapping: clean edges on bright metal
    w, h = round(w * ss), round(h * ss)
    samples = job.pop('samples', 16)       # at most
    threshold = job.pop('threshold', .05)
    denoise = job.pop('denoise', 'large')
    threads = job.pop('threads', 2)
    parts.CLOCK = job.pop('time', None) or clock(out)
    t, cpu = time.time(), time.process_time()
    opts = shots.build(shot, (w, h), job)
    output.settings(w, h, samples, threads, threshold=threshold, **opts.get('settings', {}))
    opts['camera']()
    built = round(time.time() - t, 1)
    res = output.render(out, denoise)
    done = dict(out=os.path.basename(out), size='%dx%d' % (w, h), samples=samples, build_s=built, cpu_s=round(time.process_time() - cpu, 1),
                wall_s=round(time.time() - t, 1), **res)
    print('DONE', json.dumps(done), flush=True)


FINISHED = {'marketing': 'client/pictures/marketing', 'products': 'server/demo/pictures'}


def finished(job):
    """Whether the site has this picture already, in this size."""
    folder, name = os.path.split(job['out'])
    picture = manifest.get('%s/%s.webp' % (FINISHED.get(folder), name[:-len('.png')]))
    return picture is not None and '%(width)dx%(height)d' % picture == job['size']


def missing(job):
    out = place(job['out'])
    if job.get('skip') or os.path.exists(out) or os.path.exists(out + '.failed'):
        return False
    return job.get('force') or not finished(job)


def attempt(job):
    try:
        one({k: v for k, v in job.items() if k not in ('skip', 'force', 'about')})
    except Exception as e:                  # one bad job must not stop the others, nor be tried again for ever
        import traceback
        traceback.print_exc()
        with open(place(job['out']) + '.failed', 'w') as f:
            f.write(traceback.format_exc())
        print('FAILED', job, e, flush=True)


args = sys.argv[sys.argv.index('--') + 1:]
if args[0] in ('jobs', 'next'):
    manifest = json.load(open(os.path.join(HERE, '..', '..', '..', 'shared', 'finished-pictures.json')))
    todo = [job for path in args[1:] for job in json.load(open(path)) if missing(job)]
    for job in todo if args[0] == 'jobs' else todo[:1]:
        attempt(job)
    if args[0] == 'next' and not todo:
        sys.stdout.flush()
        os._exit(3)
else:
    kw = dict(a.split('=', 1) for a in args[1:])
    one({'shot': args[0], **{k: value(v) for k, v in kw.items()}})
