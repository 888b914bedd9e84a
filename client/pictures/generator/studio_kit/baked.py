"""What is baked, raised or poured: meshes whose every point has its own height, colour and gloss, worked out with noise."""
import math
import random
import bpy
import numpy as np
from mathutils import Vector
from . import geom as g
from . import materials as m


# ---------------------------------------------------------------- noise and meshes

def _slopes():
    way = np.random.default_rng(7).normal(size=(256, 3))
    return (way / np.linalg.norm(way, axis=1, keepdims=True)).astype(np.float32)


SLOPES = _slopes()


def noise(p, scale, seed=0):
    """Gradient noise, about -1 to 1, at points (…, 3) in metres; scale: how many waves a metre."""
    table = np.random.default_rng(seed).permutation(256)
    table = np.concatenate([table, table])
    q = (np.asarray(p) * scale + 37.3).astype(np.float32)
    cell = np.floor(q).astype(np.int32)
    f = q - cell
    cell &= 255
    fade = f * f * f * (f * (f * 6 - 15) + 10)
    total = np.zeros(q.shape[:-1], np.float32)
    for dx in (0, 1):
        wx = fade[..., 0] if dx else 1 - fade[..., 0]
        for dy in (0, 1):
            wy = wx * (fade[..., 1] if dy else 1 - fade[..., 1])
            column = table[table[(cell[..., 0] + dx)] + (cell[..., 1] + dy)]
            for dz in (0, 1):
                slope = SLOPES[table[column + (cell[..., 2] + dz)]]
                reach = slope[..., 0] * (f[..., 0] - dx) + slope[..., 1] * (f[..., 1] - dy) + slope[..., 2] * (f[..., 2] - dz)
                total += wy * (fade[..., 2] if dz else 1 - fade[..., 2]) * reach
    return total * 1.6


def cloud(p, scale, octaves=4, seed=0, rough=.5):
    """Noise upon noise, ever finer."""
    return sum(rough ** i * noise(p, scale * 2.03 ** i, seed + i) for i in range(octaves))


def step(a, b, x):
    """From 0 below a to 1 above b, smoothly."""
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def colour(code):
    return np.array(m.hex_lin(code)[:3])


def blend(a, b, t):
    t = np.asarray(t)[..., None]
    return a * (1 - t) + b * t


def sheet(name, points, mat, colours=None, gloss=None, at=(0, 0, 0), rot=(0, 0, 0), round=True):
    """A grid of points (rows, columns, 3) as a smooth mesh; round: the last column joins the first. gloss: 0 dry to 1 wet."""
    rows, cols = points.shape[:2]
    index = np.arange(rows * cols).reshape(rows, cols)
    right = np.roll(index, -1, 1)
    if not round:
        index, right = index[:, :-1], right[:, :-1]
    quads = np.stack([index[:-1], index[1:], right[1:], right[:-1]], -1).reshape(-1, 4)
    me = bpy.data.meshes.new(name)
    me.vertices.add(rows * cols)
    me.vertices.foreach_set('co', points.astype(np.float32).ravel())
    me.loops.add(quads.size)
    me.loops.foreach_set('vertex_index', quads.astype(np.int32).ravel())
    me.polygons.add(len(quads))
    me.polygons.foreach_set('loop_start', np.arange(0, quads.size, 4, dtype=np.int32))
    me.polygons.foreach_set('loop_total', np.full(len(quads), 4, np.int32))
    me.polygons.foreach_set('use_smooth', np.ones(len(quads), bool))
    me.update(calc_edges=True)
    if colours is not None:
        rgba = np.concatenate([np.broadcast_to(colours, points.shape), np.ones((rows, cols, 1))], -1)
        me.attributes.new('colour', 'FLOAT_COLOR', 'POINT').data.foreach_set('color', rgba.astype(np.float32).ravel())
        me.attributes.new('gloss', 'FLOAT', 'POINT').data.foreach_set('value', np.broadcast_to(0 if gloss is None else gloss, (rows, cols)).astype(np.float32).ravel())
    if not round:
        grid = np.stack(np.meshgrid(np.linspace(0, 1, rows), np.linspace(0, 1, cols), indexing='ij'), -1).reshape(-1, 2)
        me.uv_layers.new().data.foreach_set('uv', grid[quads.ravel()].astype(np.float32).ravel())
    me.materials.append(mat)
    ob = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(ob)
    ob.location, ob.rotation_euler = at, rot
    ob.parent = g.PARENT[-1]
    return ob


@m.cached
def painted(name, dry=.75, wet=.16, bump=.25, grain=900, soft=0.0, reach=.004, mottle=.25):
    """The material of a sheet: its points' colours, finely mottled, dry or wet as they say; soft: how much light wanders inside."""
    mat, nt, b = m._new(name)
    hue, wetness = nt.nodes.new('ShaderNodeAttribute'), nt.nodes.new('ShaderNodeAttribute')
    hue.attribute_name, wetness.attribute_name = 'colour', 'gloss'
    fine = m._noise(nt, grain, 5)
    mix = nt.nodes.new('ShaderNodeMixRGB')
    mix.blend_type = 'MULTIPLY'
    mix.inputs[0].default_value = 1
    nt.links.new(hue.outputs['Color'], mix.inputs[1])
    nt.links.new(m._range(nt, fine.outputs['Fac'], 1 - mottle, 1 + mottle), mix.inputs[2])
    nt.links.new(mix.outputs[0], b.inputs['Base Color'])
    nt.links.new(m._range(nt, wetness.outputs['Fac'], dry, wet, 0, 1), b.inputs['Roughness'])
    nt.links.new(m._range(nt, wetness.outputs['Fac'], .25, .55, 0, 1), b.inputs['Specular'])
    m._bump(nt, b, fine.outputs['Fac'], bump, .0008)
    if soft:
        b.inputs['Subsurface'].default_value = soft
        b.inputs['Subsurface Radius'].default_value = (reach, reach * .55, reach * .3)
        nt.links.new(mix.outputs[0], b.inputs['Subsurface Color'])
    return mat


# ---------------------------------------------------------------- pizza

def pizza(x, y, z, r=.150, seed=5, turn=0.0):
    """A margherita on its stone: a puffed rim with spots of char, tomato, pools of melted mozzarella, basil."""
    rnd = random.Random(seed)
    rows, cols = 410, 1080
    th = np.linspace(0, 2 * math.pi, cols, endpoint=False)
    ring = np.stack([np.cos(th), np.sin(th), np.zeros(cols)], -1)
    edge = r * (1 + .030 * noise(ring, 1.1, seed) + .012 * noise(ring, 3.3, seed + 1))
    puff = .5 + .5 * noise(ring, 2.6, seed + 2) + .35 * noise(ring, 6, seed + 3)                # where the dough rose
    half_w, half_h = r * (.080 + .026 * puff), r * (.058 + .046 * np.clip(puff, 0, 1.4))
    mid, mid_z = edge - half_w, half_h * .80
    first = math.radians(205)
    inner = mid + half_w * math.cos(first)
    foot = mid_z + half_h * math.sin(first)

    blobs = []
    while len(blobs) < 22:
        d, a = r * .74 * math.sqrt(rnd.random()), rnd.uniform(0, 2 * math.pi)
        size = rnd.uniform(.026, .038) if len(blobs) < 10 else rnd.uniform(.010, .019)
        px, py = d * math.cos(a), d * math.sin(a)
        if all(math.hypot(px - q, py - w) > (size + s) * .70 for q, w, s in blobs):
            blobs.append((px, py, size))

    def topping(px, py, reach):
        """Height above the base, colour and gloss at places (px, py); reach: how near to the rim they are, 0 to 1."""
        p = np.stack([px, py, np.zeros_like(px)], -1)
        wx = px + .0045 * noise(p, 75, seed + 5) + .0016 * noise(p, 260, seed + 6)
        wy = py + .0045 * noise(p, 75, seed + 7) + .0016 * noise(p, 260, seed + 8)
        pool = sum(np.exp(-((wx - q) ** 2 + (wy - w) ** 2) / (s * s * .55)) for q, w, s in blobs)
        sauce = 1 - step(.90, 1.0, reach + .10 * cloud(p, 70, 3, seed + 9))
        melt = step(.30, .70, pool) * (1 - step(.93, 1.0, reach))
        thick = step(.30, 1.0, pool)
        lumps = cloud(p, 120, 4, seed + 10)
        pulp = np.abs(noise(p, 210, seed + 11))
        high = .0012 * sauce * (.5 + lumps * .42 + .35 * pulp) * (1 - .8 * melt) + melt * (.0010 + .0014 * thick) + melt * .0009 * noise(p, 60, seed + 12)
        blister = melt * step(.16, .52, noise(p, 80, seed + 13) + .30 * noise(p, 260, seed + 14))
        high += .0006 * blister
        red = blend(blend(colour('#7E1006'), colour('#AE2209'), step(-.5, .6, lumps)), colour('#C8431A'), .40 * step(.25, .7, pulp))
        red = blend(red, colour('#4E0C05'), .7 * step(.35, .8, cloud(p, 60, 3, seed + 15)))
        herb = step(.60, .66, noise(p, 520, seed + 16))
        red = blend(red, colour('#2A2A0E'), herb * .8)
        dough = blend(colour('#D9A662'), colour('#B4692A'), step(-.3, .5, cloud(p, 90, 3, seed + 17)))
        shade = blend(dough, red, sauce)
        cream = blend(colour('#E7B877'), colour('#EFE3CB'), step(.38, .85, pool + .16 * noise(p, 190, seed + 18)))
        cream = blend(cream, colour('#D8702A'), .55 * step(.1, .6, noise(p, 60, seed + 19)) * (1 - thick))       # where the tomato shines through
        cream = blend(cream, colour('#C88A45'), .80 * blister)
        cream = blend(cream, colour('#6B3512'), .8 * step(.62, .95, blister * (noise(p, 240, seed + 20) * .6 + .75)))
        shade = blend(shade, cream, melt)
        wet = .55 * sauce + .25 * step(0, .5, noise(p, 45, seed + 21)) * sauce
        wet = wet * (1 - melt) + melt * (.92 - .35 * blister)
        return high, shade, np.clip(wet, 0, 1)

    share = np.linspace(0, 1, 260) ** .72
    px, py = share[:, None] * inner * np.cos(th), share[:, None] * inner * np.sin(th)
    high, shade, wet = topping(px, py, np.broadcast_to(share[:, None], px.shape))
    base = foot * (.62 + .38 * share[:, None] ** 6)
    sag = .0012 * cloud(np.stack([px, py, 0 * px], -1), 22, 2, seed + 22)
    top_points = np.stack([px, py, base + sag * (1 - share[:, None] ** 4) + high * (1 - step(.985, 1, share[:, None]))], -1)

    turn_angles = np.linspace(first, math.radians(-75), rows - 260)[:, None]
    rr, zz = mid + half_w * np.cos(turn_angles), mid_z + half_h * np.sin(turn_angles)
    p = np.stack([rr * np.cos(th), rr * np.sin(th), zz], -1)
    swell = 2.0 * np.abs(noise(p, 27, seed + 23)) + .30 * np.abs(noise(p, 70, seed + 24))
    wrinkle = cloud(p, 330, 3, seed + 25)
    blister = step(.42, .80, noise(p, 105, seed + 26))
    calm = step(0, .10, (first - turn_angles) / first)                                           # joins the topping without a step
    out = (.0042 * (swell - .4) + .00022 * wrinkle + .0011 * blister) * calm
    rim = p + out[..., None] * np.stack([np.cos(turn_angles) * np.cos(th), np.cos(turn_angles) * np.sin(th), np.sin(turn_angles) + 0 * th], -1)
    up = step(-.25, .95, np.sin(turn_angles)) * np.ones(cols)
    heat = .30 * up + .30 * swell / 1.4 + .35 * cloud(p, 34, 3, seed + 27) + .14 * puff
    crust = blend(colour('#D8BE97'), colour('#B97F48'), step(.02, .36, heat))
    crust = blend(crust, colour('#83451D'), step(.30, .72, heat + .14 * wrinkle))
    spots = noise(p, 62, seed + 28) + .30 * noise(p, 190, seed + 29) + .34 * up + .30 * (puff - .5) + .22 * blister - .02
    crust = blend(crust, colour('#5A2C10'), .85 * step(.40, .66, spots))
    crust = blend(crust, colour('#120B07'), .95 * step(.60, .84, spots + .10 * wrinkle))
    flour = step(.20, .55, cloud(p, 240, 3, seed + 30) - .6 * up) * step(math.radians(70), math.radians(10), turn_angles)
    crust = blend(crust, colour('#EFE6D2'), .55 * flour)
    stain = step(math.radians(150), first, turn_angles) * step(-.2, .5, cloud(p, 60, 3, seed + 31))
    crust = blend(crust, colour('#B4451A'), .55 * stain)
    oil = np.clip(.20 + .35 * step(math.radians(110), first, turn_angles) + 0 * th, 0, 1)
    points = np.concatenate([top_points, rim])
    with g.group('pizza', (x, y, z), turn):
        sheet('pizza', points, painted('pizza', .62, .11, .12, 1300, soft=.10, reach=.0035, mottle=.14), np.concatenate([shade, crust]), np.concatenate([wet, oil]))
        places = [(.02, -.26, .5), (-.44, .06, 2.3), (.40, .20, -.5), (-.10, .44, 1.4), (.34, -.44, 3.6), (-.34, -.42, 5.0), (.06, .10, 4.1)]
        for i, (lx, ly, a) in enumerate(places):
            basil(lx * r, ly * r, a, topping, foot.mean() * .62, size=rnd.uniform(.030, .040), seed=seed + 40 + i)


def basil(cx, cy, a, topping, base, size, seed):
    """A leaf that lies on what is under it, its tip and one side curled up."""
    n, k = 44, 25
    t, s = np.meshgrid(np.linspace(0, 1, n), np.linspace(-1, 1, k), indexing='ij')
    wide = .34 * np.sin(math.pi * t ** .80) ** .82 * (1 + .05 * np.sin(t * 34))
    lx, ly = (t - .45) * size, s * wide * size
    px, py = cx + lx * math.cos(a) - ly * math.sin(a), cy + lx * math.sin(a) + ly * math.cos(a)
    p = np.stack([px, py, 0 * px], -1)
    rest, _, _ = topping(px, py, np.zeros_like(px))
    wave = noise(p, 60, seed)
    veins = np.abs(np.sin((t * 6.5 - np.abs(s) * 1.1) * math.pi)) ** .5
    height = base + rest.max() * .55 + rest * .35 + .0012 + size * (.10 * s ** 2 * (1 + .7 * wave) + .14 * np.clip(t - .55, 0, 1) ** 2 * (1 + wave) + .022 * wave + .012 * veins * (1 - s ** 2))
    points = np.stack([px, py, height], -1)
    green = blend(colour('#1E4A12'), colour('#3F7A22'), step(-.4, .6, noise(p, 90, seed + 1)))
    green = blend(green, colour('#8DAE55'), .75 * step(.10, .0, np.abs(s)) + .25 * (1 - veins) * (np.abs(s) < .96))
    green = blend(green, colour('#2A1E0C'), .8 * step(.80, 1.0, np.abs(s) + .25 * noise(p, 200, seed + 2) - .1))         # singed
    sheet('basil', points, painted('basil', .5, .28, .10, 900, soft=.08, reach=.001, mottle=.10), green, .7, round=False)


def stone_plate(x, y, z, w=.36, d=.34):
    """A baking stone; returns how high its face lies."""
    t = .013
    g.slab('stone_plate', w, d, t, m.rough_block('baking_stone', '#4C433A', .9, .1), (x, y, z), r=.012, b=.003, orient=g.TOP)
    return z + t


# ---------------------------------------------------------------- dough, bread, biscuits

def dough(x, y, z, r=.112, high=.062, seed=3):
    """Risen dough from the rim of its bowl up: a soft, taut dome, dusted with flour. z is where the rim lies."""
    rows, cols = 260, 640
    th = np.linspace(0, 2 * math.pi, cols, endpoint=False)
    u = np.linspace(0, 1, rows)[:, None]
    a = (1 - u) * math.pi / 2 - u * .05
    ring = np.stack([np.cos(th), np.sin(th), 0 * th], -1)
    reach = r * (1.012 + .022 * noise(ring, 1.4, seed))
    rr = reach * np.sign(np.cos(a)) * np.abs(np.cos(a)) ** .86
    zz = high * np.sign(np.sin(a)) * np.abs(np.sin(a)) ** .92
    p = np.stack([rr * np.cos(th), rr * np.sin(th), zz + 0 * th], -1)
    slope = .0060 * noise(p, 13, seed + 1) + .0009 * noise(p, 30, seed + 2)
    bubbles = .7 * step(.30, .95, noise(p, 70, seed + 3)) + 1.5 * step(.40, 1.0, noise(p, 34, seed + 4))
    skin = cloud(p, 240, 3, seed + 5)
    outward = p / np.maximum(np.linalg.norm(p, axis=-1, keepdims=True), 1e-6)
    fold = np.exp(-((noise(p, 11, seed + 6)) / .035) ** 2) * step(-.1, .5, noise(p, 8, seed + 7))          # where the ball was closed
    p = p + outward * (slope + .0012 * bubbles + .00016 * skin - .0016 * fold)[..., None]
    shade = blend(colour('#DCC7A2'), colour('#E6D6B8'), step(-.5, .5, cloud(p, 40, 3, seed + 8)))
    up = step(.15, .95, np.sin(a) + 0 * th)
    dust = step(-.35, .75, cloud(p, 75, 6, seed + 9, .75) + .75 * up - .40) * (1 - .6 * step(.2, .7, fold))
    shade = blend(shade, colour('#F4EFE4'), .85 * dust)
    return sheet('dough', p, painted('dough', .85, .38, .22, 1500, soft=.35, reach=.007, mottle=.06), shade, .42 * (1 - dust), (x, y, z))


def roll(x, y, z, r=.042, seed=1, turn=0.0, long=1.0, cuts=(0,), slant=0.0, fine=1, bake=0.0):
    """A loaf with cuts that opened in the oven, pale inside, brown and blistered outside. cuts: where along it they are, slant: how they lie across, bake: how dark."""
    rows, cols = 100 * fine, 200 * fine
    th = np.linspace(0, 2 * math.pi, cols, endpoint=False)
    a = np.linspace(math.pi / 2, -.75, rows)[:, None]
    rr = r * np.sign(np.cos(a)) * np.abs(np.cos(a)) ** .80
    p = np.stack([rr * np.cos(th) * long, rr * np.sin(th), r * .74 * np.sin(a) + 0 * th], -1)
    q = p + np.array([x, y, z])
    across, along = p[..., 1] / r, p[..., 0] / r
    if slant:
        across, along = across * math.cos(slant) - along * math.sin(slant), across * math.sin(slant) + along * math.cos(slant)
    across = across + .10 * np.sin(along * 1.3)
    cut = np.min([np.abs(across - at) for at in cuts], 0)
    reach = 1 if slant else long
    ends = 1 - step(.62, .86, np.abs(along) / reach)
    gash = (1 - step(.10, .26, cut)) * ends * step(.0, .45, np.sin(a))
    lip = np.exp(-((cut - .26) / .06) ** 2) * ends * step(.0, .5, np.sin(a))
    outward = p / np.maximum(np.linalg.norm(p, axis=-1, keepdims=True), 1e-6)
    skin, rise = cloud(q, 260, 3, seed), min(r, .055)
    p = p + outward * (r * .05 * noise(q, 1.4 / r, seed + 1) + rise * (.075 * lip - .05 * gash) + .0004 * skin + .0012 * gash * cloud(q, 210, 3, seed + 2))[..., None]
    p[..., 2] += r * .46
    heat = .6 * step(-.3, 1, np.sin(a)) + .35 * cloud(q, 42, 3, seed + 3) + .3 * lip + bake
    shade = blend(colour('#D9A35A'), colour('#A35E22'), step(.1, .6, heat + .15 * skin))
    shade = blend(shade, colour('#5E2E10'), step(.62, 1.0, heat + .15 * skin))
    shade = blend(shade, blend(colour('#E6C892'), colour('#D49C52'), step(-.3, .4, cloud(q, 160, 3, seed + 4))), gash)
    flour = step(.10, .55, cloud(q, 55, 4, seed + 5)) * (1 - gash) * step(.1, .8, np.sin(a))
    shade = blend(shade, colour('#F0E6D4'), .45 * flour)
    return sheet('roll', p, painted('crust', .70, .34, .22, 1200, soft=.05, reach=.002, mottle=.14), shade, .45 * (1 - flour), (x, y, z), (0, 0, turn))


def biscuit(x, y, z, r=.027, seed=1, chips=True):
    """A crackled biscuit, browner at its edge, with pieces of chocolate."""
    rows, cols = 70, 150
    th = np.linspace(0, 2 * math.pi, cols, endpoint=False)
    u = np.linspace(0, 1, rows)[:, None]
    ring = np.stack([np.cos(th), np.sin(th), 0 * th], -1) + np.array([x, y, 0]) * 9
    edge = r * (1 + .05 * noise(ring, 1.3, seed))
    inside = np.minimum(u / .84, 1) ** .8
    over = np.clip((u - .84) / .16, 0, 1) * 1.75
    h = r * .30
    rr = edge * np.where(u < .84, .87 * inside, .87 + .13 * np.sin(np.minimum(over, math.pi / 2)) - .05 * np.clip(over - math.pi / 2, 0, 1))
    zz = h * np.where(u < .84, 1 - .34 * inside ** 4, .66 * np.cos(over) * (over < 1.6) - .02)
    p = np.stack([rr * np.cos(th), rr * np.sin(th), zz + 0 * th], -1)
    q = p + np.array([x, y, z])
    crack = np.exp(-(noise(q, 95, seed + 1) / .07) ** 2) * step(1.0, .5, u)
    grain = cloud(q, 300, 4, seed + 2)
    p[..., 2] += .0012 * noise(q, 80, seed + 3) + .0004 * grain - .0011 * crack
    heat = .75 * u ** 2.2 + .35 * cloud(q, 70, 3, seed + 4)
    shade = blend(colour('#DDB272'), colour('#BC7E38'), step(.15, .6, heat))
    shade = blend(shade, colour('#7C4318'), step(.62, 1.05, heat))
    shade = blend(shade, colour('#EFD9AC'), .5 * crack)
    with g.group('biscuit', (x, y, z)):
        sheet('biscuit', p, painted('biscuit', .80, .40, .40, 900, soft=.04, reach=.002, mottle=.22), shade, .1)
        rnd = random.Random(seed)
        for _ in range(7 if chips else 0):
            d, a, s = r * .70 * math.sqrt(rnd.random()), rnd.uniform(0, 2 * math.pi), r * rnd.uniform(.09, .15)
            chip = g.lathe('chip', g.smooth_profile([(s * 1.1, -.001), (s, s * .35), (s * .62, s * .72), (0, s * .86)]), m.plain('chocolate', '#2A1309', .28, .5), (d * math.cos(a), d * math.sin(a), h * .86), n=20)
            chip.scale = (1, rnd.uniform(.7, 1), 1)
            chip.rotation_euler = (rnd.uniform(-.3, .3), rnd.uniform(-.3, .3), rnd.uniform(0, 6))


# ---------------------------------------------------------------- roast

def roast(x, y, z, long=.27, r=.056, seed=4):
    """A rolled roast tied with twine, browned all around; it turns about its length, which lies along x."""
    rows, cols = 560, 520
    t, phi = np.meshgrid(np.linspace(0, 1, rows), np.linspace(0, 2 * math.pi, cols, endpoint=False), indexing='ij')
    ends = np.clip(1 - np.abs(2 * t - 1) ** 7, 0, 1) ** .5
    lx = (t - .5) * long
    p = np.stack([lx, r * ends * np.cos(phi), r * ends * np.sin(phi)], -1)
    ties = [(-.5 + (i + .7) / 7.4) * long for i in range(7)]
    away = np.min([np.abs(lx - at + .003 * np.sin(phi + i)) for i, at in enumerate(ties)], 0)
    swell = .0052 * (1 - np.exp(-(away / .0085) ** 2)) - .0042 * np.exp(-(away / .0028) ** 2)
    lumps, skin = noise(p, 24, seed), cloud(p, 150, 4, seed + 1)
    crackle = np.abs(noise(p, 95, seed + 2))
    outward = np.stack([0 * t, np.cos(phi), np.sin(phi)], -1)
    p = p + outward * ((swell + .0044 * lumps + .0009 * skin + .0014 * crackle) * ends)[..., None]
    heat = .5 + .45 * lumps + .40 * cloud(p, 46, 4, seed + 3) + .25 * step(0, .008, away) + .22 * np.sin(phi)
    shade = blend(colour('#C98742'), colour('#A4561F'), step(.15, .50, heat))
    shade = blend(shade, colour('#6A2C0F'), step(.45, .95, heat + .15 * skin))
    shade = blend(shade, colour('#2A1208'), .85 * step(.85, 1.35, heat + .3 * crackle))
    shade = blend(shade, colour('#DDAE6A'), .55 * step(.25, .6, noise(p, 30, seed + 4)) * step(.9, .3, heat))          # fat that has not browned
    cut = step(.955, .985, np.abs(2 * t - 1))
    shade = blend(shade, blend(colour('#A5673F'), colour('#7A3D22'), step(-.3, .3, np.sin(np.arctan2(p[..., 2], p[..., 1]) + np.hypot(p[..., 1], p[..., 2]) * 420))), cut)
    herbs = step(.56, .64, noise(p, 430, seed + 5)) * step(-.2, .3, noise(p, 40, seed + 6))
    shade = blend(shade, colour('#2B3312'), .85 * herbs)
    wet = np.clip(.55 + .5 * noise(p, 60, seed + 7) - .5 * herbs, .2, 1)
    with g.group('roast', (x, y, z)):
        sheet('roast', p, painted('roast', .60, .14, .30, 1000, soft=.06, reach=.003, mottle=.20), shade, wet)
        twine = m.plain('twine', '#B89A66', .85, .1, bump=.4, scale=2500)
        for i, at in enumerate(ties):
            size = r * (1 - abs(2 * at / long) ** 7) ** .5
            ring = []
            for k in range(72):
                q = 2 * math.pi * k / 72
                here = np.array([at - .003 * math.sin(q + i), size * math.cos(q), size * math.sin(q)])
                out = -.0034 + .0044 * float(noise(here, 24, seed)) + .0002
                ring.append((here[0], (size + out) * math.cos(q), (size + out) * math.sin(q)))
            g.tube('twine', ring, .0013, twine, cyclic=True, caps=False, res=3)
        steel = m.satin_metal('#C4C2BD', .2)
        g.rod('spit', (-.40, 0, 0), (.40, 0, 0), .0048, steel)
        for s in (-1, 1):
            px = s * (long / 2 + .016)
            g.rod('fork_hub', (px - .009, 0, 0), (px + .009, 0, 0), .0105, steel, .002)
            g.bar('fork', (px, -.030, .0), (px, .030, .0), .006, .006, steel)
            for q in (-.028, .028):
                g.rod('prong', (px, q, 0), (px - s * .07, q, 0), .0026, steel)
            g.lathe('screw', g.round_profile([(0, .008), (.005, .008), (.0045, .020), (.009, .020), (.009, .026), (0, .026)], .001), steel, (px, 0, 0), n=24)


def sprig(x, y, z, turn, seed, long=.10, tilt=0.0):
    """Rosemary."""
    rnd = random.Random(seed)
    green, stem = m.plain('rosemary', '#3E5226', .6, .3), m.plain('rosemary_stem', '#5B4A2C', .8, .2)
    with g.group('sprig', (x, y, z), turn, tilt):
        g.tube('stem', [(0, 0, 0), (long * .5, .004, .003), (long, 0, 0)], .0011, stem, smooth=True, res=3)
        for i in range(70):
            s = (i + .5) / 70
            a, lean = i * 2.4, rnd.uniform(.5, .9)
            size = .014 * (1 - .45 * s) * rnd.uniform(.8, 1.1)
            d = Vector((lean, math.cos(a), math.sin(a))).normalized() * size
            q = Vector((long * s, .004 * math.sin(math.pi * s), .003 * math.sin(math.pi * s)))
            g.rod('needle', q, q + d, .0008, green, .0006, 6)
