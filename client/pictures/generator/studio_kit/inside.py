"""Looks into an open, lit oven from near: what it does best. The cavity's mouth stands at y = 0, its floor at z = 0."""
import math
import random
import bpy
import numpy as np
from mathutils import Vector
from . import baked as bk
from . import geom as g
from . import materials as m
from . import parts as p
from . import studio as st

W, H, D = .56, .37, .42                         # the cavity
LEVELS = [H * (.14 + .17 * i) for i in range(5)]
WARM = (1.0, .74, .44)


@m.cached
def oven_enamel():
    """Grey-black vitreous enamel with the fine pale speckles that ovens have."""
    mat, nt, b = m._new('oven_enamel')
    specks = m._noise(nt, 2300, 1)
    mix = nt.nodes.new('ShaderNodeMixRGB')
    nt.links.new(m._range(nt, specks.outputs['Fac'], 0, .8, .67, .74), mix.inputs[0])
    mix.inputs[1].default_value, mix.inputs[2].default_value = (.020, .0205, .0235, 1), (.17, .17, .18, 1)
    nt.links.new(mix.outputs[0], b.inputs['Base Color'])
    m._set(b, roughness=.20, specular=.5)
    m._bump(nt, b, m._noise(nt, 70, 2).outputs['Fac'], .05, .002)
    return mat


def _lamp(name, at, aim, sx, sy, energy, tint=WARM):
    return st.softbox(name, at, aim, sx, sy, energy, tint)


def cavity(power=1.0, tint=WARM):
    """The oven's inside: speckled enamel, shelf rails, a round lamp, the fan's cover, a seal round the mouth, a black front."""
    enamel = oven_enamel()
    x0, x1 = -W / 2, W / 2
    g.cavity('cavity', x0, x1, 0, D, 0, H, enamel, r=.030)
    g.frame('mouth', W + .20, H + .20, [(0, -.01), (0, 0), (.096, 0), (.100, -.004), (.100, -.012)], m.black_enamel(.32), at=(0, 0, H / 2), r=.13)
    seal = [(px, -.004, pz + H / 2) for px, pz in g.rounded_rect(W + .034, H + .034, .036, 8)]
    g.tube('seal', seal, .0052, m.plain('seal', '#3A3937', .85, .2, bump=.6, scale=900), cyclic=True, caps=False)
    steel = m.satin_metal('#A8A6A1', .30)
    for s in (-1, 1):
        px = s * (W / 2 - .013)
        for z in LEVELS:
            for dz in (0, .014):
                g.rod('rail', (px, .028, z + dz), (px, D - .032, z + dz), .0024, steel, n=16)
        for py in (.034, D - .04):
            g.rod('post', (px - s * -.004, py, LEVELS[0] - .02), (px - s * -.004, py, LEVELS[-1] + .034), .0028, steel, n=16)
    fan_cover(0, D - .002, H * .50)
    with g.group('lamp', (W / 2 - .001, D * .70, H * .80)) as e:
        e.rotation_euler = (0, -math.pi / 2, 0)
        g.lathe('lamp_rim', g.round_profile([(.031, 0), (.031, .004), (.026, .006), (.024, .003)], .001), steel)
        g.lathe('lamp_lens', g.smooth_profile([(.025, .002), (.021, .006), (.010, .0085), (0, .009)]), m.glow('oven_lamp', '#FFC27A', 5.5))
    _lamp('ceiling_left', (-W * .27, D * .48, H - .006), (-W * .22, D * .48, 0), W * .34, D * .5, 3.0 * power, tint)
    _lamp('ceiling_right', (W * .29, D * .52, H - .006), (W * .22, D * .48, 0), W * .26, D * .5, 4.4 * power, tint)


def fan_cover(x, y, z, r=.122):
    """A pressed round cover over the fan: a ring of long slots, a ring of short ones, behind them the blades."""
    enamel = oven_enamel()
    with g.group('fan', (x, y, z)):
        panel = m.plain('fan_panel', '#4A4B4E', .30, .5)
        g.slab('fan_panel', .39, H - .055, .006, enamel, (0, 0, 0), r=.03, b=.004)
        g.lathe('fan_cover', g.round_profile([(r + .012, .005), (r + .006, .007), (r, .015), (r - .008, .0175), (r * .34, .0195), (r * .31, .0215), (0, .0220)], .003), panel, orient=g.FRONT, n=120)
        black, lip = m.plain('slot', '#060606', .9, .05), m.satin_metal('#77767A', .3)
        for i in range(20):
            with g.group('slot') as e:
                e.rotation_euler = (0, 2 * math.pi * i / 20, 0)
                with g.group('lean', (0, -.0184, r * .70)) as lean:
                    lean.rotation_euler = (-math.atan(.002 / (r * .59)), math.radians(24), 0)         # as the cover slopes
                    g.slab('slot', r * .070, r * .40, .0006, black, r=r * .035, b=.0001, n=5, steps=1)
                    g.frame('slot_lip', r * .070 + .004, r * .40 + .004, [(0, 0), (.0005, .0014), (.0013, .0018), (.0022, .0008), (.0024, 0)], panel, r=r * .035 + .002)
        for i in range(4):
            a = math.pi / 4 + math.pi / 2 * i
            g.lathe('screw', g.round_profile([(.0045, 0), (.0042, .002), (0, .0026)], .0008), lip, (.165 * math.cos(a), -.006, .137 * math.sin(a)), g.FRONT, n=24)


def rack(z, wires=22):
    """A wire shelf from side to side, with its raised back."""
    steel = m.satin_metal('#B2B0AB', .26)
    a, b, y0, y1 = -W / 2 + .016, W / 2 - .016, .018, D - .045
    rim = [(px, py + (y0 + y1) / 2, z) for px, py in g.rounded_rect(b - a, y1 - y0, .012, 5)]
    g.tube('rack_rim', rim, .0034, steel, cyclic=True, caps=False)
    for y in (y0 + (y1 - y0) * .34, y0 + (y1 - y0) * .70):
        g.rod('rack_bar', (a, y, z - .0035), (b, y, z - .0035), .0028, steel, n=16)
    for i in range(wires):
        px = a + .014 + (b - a - .028) * i / (wires - 1)
        g.rod('rack_wire', (px, y0, z + .0012), (px, y1, z + .0012), .0018, steel, n=12)


def tray(z, mat=None):
    """A baking tray with a rolled rim."""
    mat = mat or m.plain('tray_enamel', '#17181A', .30, .5)
    w, d, y = W - .036, D - .075, .018 + (D - .075) / 2
    g.frame('tray_rim', w, d, [(0, .0135), (-.0015, .0150), (0, .0165), (.003, .0165), (.006, .014), (.014, .003), (.020, .0012), (.030, .001)], mat, at=(0, y, z), r=.022, orient=g.TOP)
    g.slab('tray', w - .026, d - .026, .0014, mat, (0, y, z), r=.016, b=.0005, orient=g.TOP)
    return z + .0016


def paper(z):
    """Baking paper on a tray."""
    u, v = np.meshgrid(np.linspace(-1, 1, 120), np.linspace(0, 1, 90), indexing='ij')
    pts = np.stack([u * (W / 2 - .040), .032 + v * (D - .115), 0 * u], -1)
    crease = bk.cloud(pts, 14, 3, int(z * 1000))
    pts[..., 2] = z + .0010 + .0008 * crease
    bk.sheet('paper', pts, bk.painted('paper', .8, .5, .08, 300, mottle=.04), bk.colour('#E9DEC6'), 0, round=False)
    return z + .0014


# ---------------------------------------------------------------- the scenes

def _sides(z, energy, tint=WARM):
    """Warm light from both sides of a level, as it comes back from enamelled walls."""
    for side in (-1, 1):
        _lamp('side', (side * (W / 2 - .02), D * .42, z), (0, D * .46, z - .055), .30, .045, energy, tint)


def pizza():
    cavity(.48)
    z = LEVELS[1]
    rack(z)
    zp = bk.stone_plate(0, .205, z + .003)
    bk.pizza(0, .200, zp + .0004, .150, seed=5, turn=.5)
    _sides(z + .10, 1.3)
    _lamp('grill', (.02, .26, H - .02), (0, .20, z), .40, .08, 2.4, (1, .60, .28))
    _lamp('kitchen', (-.50, -.60, .55), (0, .2, z), .4, .3, .8, (1, .93, .84))
    return dict(eye=(.04, -.42, .42), aim=(.0, .195, .122), wide=.395, fstop=4.8)


def leavening():
    cavity(.42)
    z = LEVELS[0]
    rack(z)
    stoneware_bowl(-.02, .19, z + .004)
    linen(-.02, .19, z + .004)
    _sides(z + .20, .7)
    _lamp('kitchen', (-.60, -.50, .50), (0, .2, z + .08), .4, .3, 1.3, (1, .95, .88))
    return dict(eye=(.06, -.50, .40), aim=(.015, .19, .125), wide=.42, fstop=5.6)


def stoneware_bowl(x, y, z, r=.125, h=.098):
    """A glazed bowl with dough that has risen over its rim."""
    glaze = m.plain('bowl_glaze', '#3F6B70', .22, .5, clearcoat=.3, bump=.08, scale=40)
    outer = g.smooth_profile([(r * .46, 0), (r * .50, .004), (r * .52, .010), (r * .78, .034), (r * .93, .066), (r, h - .004)])
    g.turned('bowl', [(0, 0)] + outer + g.smooth_profile([(r + .0015, h - .001), (r + .0005, h + .0015), (r - .003, h + .0015), (r - .005, h - .003)]) + [(r * .90, h - .03)], glaze, (x, y, z))
    g.lathe('bowl_edge', g.round_profile([(r + .0010, h - .0015), (r + .0018, h + .0010), (r - .001, h + .0026), (r - .0045, h + .001)], .0008), m.plain('bare_clay', '#A58465', .7, .2), (x, y, z), n=90)
    bk.dough(x, y, z + h - .004, r * .95, .064)


def linen(x, y, z, r=.128, rim=.101, high=.064, turn=.50):
    """A cloth over the far half of the bowl: it follows the dough, hangs from the rim in folds and lies down on the shelf."""
    a, b = np.meshgrid(np.linspace(.030, .204, 190), np.linspace(-.165, .175, 300), indexing='ij')
    p = np.stack([a, b, 0 * a], -1)
    ca = a + .006 * bk.noise(p, 9, 3) + .010 * np.sin(b * 13)
    rho, phi = np.hypot(ca, b), np.arctan2(b, ca)
    bow = np.linspace(math.pi / 2, 0, 60)
    dome_d, dome_z = r * np.cos(bow) ** .86, rim + high * np.sin(bow) ** .92
    along = np.concatenate([[0], np.cumsum(np.hypot(np.diff(dome_d), np.diff(dome_z)))])
    over = np.maximum(rho - along[-1], 0)
    steep = np.radians(66 + 12 * np.sin(6 * phi + .6) + 8 * np.sin(11 * phi + 2.2) + 3 * np.sin(19 * phi))
    drop = np.minimum(over, (rim - .006) / np.sin(steep))
    rest = over - drop
    d = np.where(over > 0, r + .003 + drop * np.cos(steep) + rest * .93, np.interp(rho, along, dome_d))
    h = np.where(over > 0, rim + .002 - drop * np.sin(steep), np.interp(rho, along, dome_z) + .002)
    h += np.where(rest > 0, .006 * (.5 + bk.noise(p, 26, 5)) * bk.step(0, .03, rest), 0)
    along = p @ np.array([[.8, .6, 0], [-.15, .2, 0], [0, 0, 1]])          # creases run one way
    h += .0045 * np.maximum(0, 1 - np.abs(bk.noise(along, 20, 6)) * 3.2) ** 1.5 * bk.step(.03, .06, a) + .0006 * bk.noise(p, 90, 7)
    pts = np.stack([d * np.cos(phi), d * np.sin(phi), h], -1)
    for _ in range(7):                                          # cloth has no corners
        for axis in (0, 1):
            pad = np.concatenate([pts.take([0], axis), pts, pts.take([-1], axis)], axis)
            n = pts.shape[axis]
            pts = (pad.take(range(0, n), axis) + 2 * pad.take(range(1, n + 1), axis) + pad.take(range(2, n + 2), axis)) / 4
    ob = bk.sheet('linen', pts, woven(), at=(x, y, z), rot=(0, 0, turn), round=False)
    thick = ob.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset = .0013, 1


@m.cached
def woven(ground='#AFA48F', stripe='#2F5257'):
    """Linen: two threads crossing, slubs, and two stripes woven in along two edges (UV)."""
    mat, nt, b = m._new('woven')
    uv = nt.nodes.new('ShaderNodeTexCoord').outputs['UV']
    sep = nt.nodes.new('ShaderNodeSeparateXYZ')
    nt.links.new(uv, sep.inputs[0])
    waves = []
    for axis in ('X', 'Y'):
        wave = nt.nodes.new('ShaderNodeTexWave')
        wave.bands_direction = axis
        wave.inputs['Scale'].default_value, wave.inputs['Distortion'].default_value, wave.inputs['Detail'].default_value = 80, 1.2, 2
        nt.links.new(uv, wave.inputs['Vector'])
        waves.append(wave.outputs['Fac'])
    weave = m.maths(nt, 'ADD', *waves)
    from_middle = m.maths(nt, 'ABSOLUTE', m.maths(nt, 'SUBTRACT', sep.outputs['Y'], .5))
    wide, narrow = (m.maths(nt, 'COMPARE', from_middle, at) for at in (.425, .392))
    for stripe_of, half in ((wide, .012), (narrow, .005)):
        stripe_of.node.inputs[2].default_value = half
    band = m.maths(nt, 'ADD', wide, narrow)
    mix = nt.nodes.new('ShaderNodeMixRGB')
    nt.links.new(m.maths(nt, 'MULTIPLY', band, .85), mix.inputs[0])
    mix.inputs[1].default_value, mix.inputs[2].default_value = m.hex_lin(ground), m.hex_lin(stripe)
    tone = nt.nodes.new('ShaderNodeMixRGB')
    tone.blend_type, tone.inputs[0].default_value = 'MULTIPLY', 1
    nt.links.new(mix.outputs[0], tone.inputs[1])
    nt.links.new(m._range(nt, weave, .66, 1.14, 0, 2), tone.inputs[2])
    nt.links.new(tone.outputs[0], b.inputs['Base Color'])
    m._set(b, roughness=.9, specular=.1)
    b.inputs['Sheen'].default_value = .4
    m._bump(nt, b, weave, .6, .0008)
    return mat


@m.cached
def water():
    """Clear water: refracts what is seen through it, lets light through as if it were not there (no caustics to wait for)."""
    mat, nt, b = m._new('water')
    nt.nodes.remove(b)
    glass, clear, mix, path = (nt.nodes.new(n) for n in ('ShaderNodeBsdfGlass', 'ShaderNodeBsdfTransparent', 'ShaderNodeMixShader', 'ShaderNodeLightPath'))
    glass.inputs['IOR'].default_value, glass.inputs['Roughness'].default_value = 1.33, .0
    through = nt.nodes.new('ShaderNodeMath')
    through.operation = 'MAXIMUM'
    nt.links.new(path.outputs['Is Shadow Ray'], through.inputs[0])
    nt.links.new(path.outputs['Is Diffuse Ray'], through.inputs[1])
    nt.links.new(through.outputs[0], mix.inputs[0])
    nt.links.new(glass.outputs[0], mix.inputs[1])
    nt.links.new(clear.outputs[0], mix.inputs[2])
    nt.links.new(mix.outputs[0], nt.nodes['Material Output'].inputs['Surface'])
    return mat


def drops(name, count, place, sizes, seed, flat=.55, stretch=1.0):
    """Drops of water on a face: place(rnd) gives a point, and the axes across, along and out of the face. One mesh for all."""
    rnd = random.Random(seed)
    rings, seg = 5, 14
    verts, faces, taken = [], [], []
    while count:
        count -= 1
        at, ax, ay, az = place(rnd)
        s = sizes[0] * (sizes[1] / sizes[0]) ** (rnd.random() ** 2.2)
        if any((at - q).length < (s + k) * .95 for q, k in taken):
            continue
        taken.append((at, s))
        base, wob, long = len(verts), rnd.uniform(0, 6), 1 + (stretch - 1) * rnd.random() * min(1, s / sizes[1] * 1.6)
        for i in range(rings):
            a = math.pi / 2 * i / rings
            for k in range(seg):
                t = 2 * math.pi * k / seg
                q = s * math.cos(a) ** .8 * (1 + .12 * math.sin(2 * t + wob) + .06 * math.sin(3 * t + wob * 2))
                sag = 1 + (.35 * max(0, -math.sin(t))) * (stretch > 1)
                verts.append(at + ax * (q * math.cos(t)) + ay * (q * math.sin(t) * long * sag) + az * (s * flat * math.sin(a) - s * .04))
        verts.append(at + az * (s * flat))
        for i in range(rings - 1):
            for k in range(seg):
                a, b = base + i * seg + k, base + i * seg + (k + 1) % seg
                faces.append((a, b, b + seg, a + seg))
        faces.append(tuple(base + k for k in reversed(range(seg))))
        last = base + (rings - 1) * seg
        faces += [(last + k, last + (k + 1) % seg, base + rings * seg) for k in range(seg)]
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], faces)
    for poly in me.polygons:
        poly.use_smooth = True
    me.materials.append(water())
    ob = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(ob)
    return ob


def steam(count=8, box=((-.20, .20), (.22, .37), (.0, .33)), seed=4, strength=.70):
    """Wisps: upright planes facing the mouth, on each a soft veil of noise that ends before its edges."""
    rnd = random.Random(seed)
    for i in range(count):
        mat, nt, b = m._new('steam%d' % i)
        nt.nodes.remove(b)
        tc, mp = nt.nodes.new('ShaderNodeTexCoord'), nt.nodes.new('ShaderNodeMapping')
        mp.inputs['Location'].default_value = (rnd.uniform(0, 9), rnd.uniform(0, 9), rnd.uniform(0, 9))
        mp.inputs['Scale'].default_value = (2.6, 1.25, 1)
        no = nt.nodes.new('ShaderNodeTexNoise')
        no.inputs['Scale'].default_value, no.inputs['Detail'].default_value, no.inputs['Distortion'].default_value = 1.5, 5, 1.3
        nt.links.new(tc.outputs['UV'], mp.inputs['Vector'])
        nt.links.new(mp.outputs[0], no.inputs['Vector'])
        sp = nt.nodes.new('ShaderNodeSeparateXYZ')
        nt.links.new(tc.outputs['UV'], sp.inputs[0])

        sides = m.maths(nt, 'MULTIPLY', m.maths(nt, 'MULTIPLY', sp.outputs['X'], m.maths(nt, 'SUBTRACT', 1.0, sp.outputs['X'])), 4)
        ends = m.maths(nt, 'MULTIPLY', m._range(nt, sp.outputs['Y'], 0, 1, 0, .45), m._range(nt, sp.outputs['Y'], 1, 0, .30, 1))
        wisp = m._range(nt, no.outputs['Fac'], 0, 1, .46, .86)
        veil = m.maths(nt, 'MULTIPLY', m.maths(nt, 'MULTIPLY', m.maths(nt, 'POWER', sides, 1.6), ends), m.maths(nt, 'MULTIPLY', wisp, strength))
        em, tr, mx = (nt.nodes.new(n) for n in ('ShaderNodeEmission', 'ShaderNodeBsdfTransparent', 'ShaderNodeMixShader'))
        em.inputs['Color'].default_value, em.inputs['Strength'].default_value = (1, .81, .60, 1), .50
        mat.cycles.sample_as_light = False
        nt.links.new(veil, mx.inputs[0])
        nt.links.new(tr.outputs[0], mx.inputs[1])
        nt.links.new(em.outputs[0], mx.inputs[2])
        nt.links.new(mx.outputs[0], nt.nodes['Material Output'].inputs['Surface'])
        w, h = rnd.uniform(.16, .28), rnd.uniform(.28, .36)
        x, y = rnd.uniform(*box[0]), box[1][0] + (box[1][1] - box[1][0]) * (i + .5) / count
        me = bpy.data.meshes.new('steam')
        me.from_pydata([(x - w / 2, y, box[2][0]), (x + w / 2, y, box[2][0]), (x + w / 2, y + .02, box[2][0] + h), (x - w / 2, y + .02, box[2][0] + h)], [], [(0, 1, 2, 3)])
        uv = me.uv_layers.new()
        for loop, at in zip(uv.data, ((0, 0), (1, 0), (1, 1), (0, 1))):
            loop.uv = at
        me.materials.append(mat)
        ob = bpy.data.objects.new('steam', me)
        bpy.context.scene.collection.objects.link(ob)
        ob.visible_shadow = ob.visible_diffuse = ob.visible_glossy = False


def film(z=.0042, seed=9):
    """A film of water over the floor, with the rings of drops that fall into it."""
    x, y = np.meshgrid(np.linspace(-W / 2 + .012, W / 2 - .012, 520), np.linspace(.010, D - .014, 400), indexing='ij')
    pts = np.stack([x, y, z + .00022 * bk.cloud(np.stack([x, y, 0 * x], -1), 17, 3, seed)], -1)
    for cx, cy, size in ((-.075, .13, 1), (.105, .20, .8), (.02, .30, .7)):
        d = np.hypot(x - cx, y - cy)
        pts[..., 2] += .0016 * size * np.cos(d * 2 * math.pi / .013) * np.exp(-d / .026) * bk.step(.0, .008, d)
    return bk.sheet('film', pts, water(), round=False)


def misted_pane(y=-.012, seed=6):
    """The door's glass from outside: a breath of mist, drops that grew on it, and the clear paths of those that ran down."""
    mat, nt, b = m._new('mist')
    nt.nodes.remove(b)
    hue = nt.nodes.new('ShaderNodeAttribute')
    hue.attribute_name = 'gloss'
    dim, tr, mx = (nt.nodes.new(n) for n in ('ShaderNodeBsdfTranslucent', 'ShaderNodeBsdfTransparent', 'ShaderNodeMixShader'))
    dim.inputs['Color'].default_value = (.9, .9, .9, 1)
    nt.links.new(hue.outputs['Fac'], mx.inputs[0])
    nt.links.new(tr.outputs[0], mx.inputs[1])
    nt.links.new(dim.outputs[0], mx.inputs[2])
    nt.links.new(mx.outputs[0], nt.nodes['Material Output'].inputs['Surface'])
    x, z = np.meshgrid(np.linspace(-.30, .30, 700), np.linspace(-.02, H + .02, 420), indexing='ij')
    pts = np.stack([x, 0 * x + y, z], -1)
    rnd = random.Random(seed)
    veil = .15 * bk.step(-.15, .75, bk.cloud(pts, 7, 4, seed) + 1.2 * (z / H - .55) + .9 * (np.abs(x) / .28) ** 2 - .25)
    veil *= .86 + .28 * bk.noise(pts, 420, seed + 1)
    paths = []
    for _ in range(7):
        px, top, low = rnd.uniform(-.25, .25), rnd.uniform(.16, .36), rnd.uniform(.03, .17)
        sway = [rnd.uniform(-1, 1) for _ in range(4)]
        line = lambda h, px=px, sway=sway: px + .0022 * (sway[0] * np.sin(h * 45 + sway[1] * 9) + sway[2] * np.sin(h * 110 + sway[3] * 9))
        wide = rnd.uniform(.0011, .0020)
        veil *= 1 - (1 - bk.step(wide * .7, wide * 1.2, np.abs(x - line(z)))) * bk.step(low, low + .004, z) * (1 - bk.step(top - .01, top, z))
        paths.append((float(line(low)), low, wide))
    bk.sheet('mist', pts, mat, (0, 0, 0), veil, round=False)
    X, Z, Y = Vector((1, 0, 0)), Vector((0, 0, 1)), Vector((0, 1, 0))

    def anywhere(r):
        while True:
            px, pz = r.uniform(-.28, .28), r.uniform(.0, H)
            if r.random() < .25 + .75 * min(1, abs(px) / .24) ** 2 + .35 * (pz / H) ** 2:
                return Vector((px, y, pz)), X, Z, Y
    drops('drops_pane', 1300, anywhere, (.0008, .0072), seed, .55, 1.6)
    ends = iter(paths)

    def at_end(r):
        px, pz, _ = next(ends)
        return Vector((px, y, pz)), X, Z, Y
    drops('drops_run', len(paths), at_end, (.0036, .0060), seed + 1, .55, 2.0)


def idroclean():
    amber = (1, .58, .25)
    cavity(.30, amber)
    film()
    X, Y, Z = Vector((1, 0, 0)), Vector((0, 1, 0)), Vector((0, 0, 1))
    drops('drops_back', 420, lambda r: (Vector((r.uniform(-.25, .25), D - .0004, r.uniform(.02, .35))), X, Z, -Y), (.0012, .0042), 2, .5, 1.9)
    steam()
    misted_pane()
    _sides(.13, .7, amber)
    _lamp('steam_light', (0, D - .05, H - .012), (0, D, 0), .40, .03, 1.2, amber)
    _lamp('kitchen', (-.5, -.6, .5), (0, .2, .05), .5, .3, .15, (.9, .95, 1))
    return dict(eye=(.03, -.50, .215), aim=(.0, -.012, .150), wide=.43, fstop=5.6)


def true_fan():
    cavity(.7)
    for z, what in ((.022, 'rolls'), (.124, 'biscuits'), (.243, 'rolls')):
        rack(z)
        zt = paper(tray(z + .004))
        rnd = random.Random(int(z * 1000))
        if what == 'biscuits':
            for i in range(7):
                for j in range(4):
                    bk.biscuit(-.204 + .068 * i + rnd.uniform(-.004, .004), .068 + .072 * j + rnd.uniform(-.004, .004), zt, rnd.uniform(.025, .029), i * 9 + j)
        else:
            for i in range(5):
                for j in range(3):
                    bk.roll(-.20 + .100 * i + rnd.uniform(-.006, .006), .085 + .10 * j + rnd.uniform(-.006, .006), zt, rnd.uniform(.034, .038), i * 7 + j + len(what), rnd.uniform(-.3, .3), 1.15)
        _sides(z + .075, 1.1)
    _lamp('fan_light', (0, D - .10, H - .012), (0, D, H * .5), .30, .03, 1.6)
    _lamp('kitchen', (-.5, -.9, .75), (0, .1, .15), .5, .4, 5.0, (1, .95, .88))
    return dict(eye=(.04, -.80, .236), aim=(.0, .10, .178), wide=.68, fstop=9)


def easy_steam():
    cavity(.36)
    z = LEVELS[0]
    rack(z)
    zp = bk.stone_plate(0, .205, z + .003)
    bk.roll(0, .20, zp, .082, 12, .30, 1.45, cuts=(-.80, -.10, .60), slant=1.0, fine=3, bake=.26)
    steam(9, ((-.20, .20), (.10, .38), (.03, .30)), 8, .55)
    _sides(z + .17, .9)
    _lamp('kitchen', (-.60, -.50, .50), (0, .2, z + .06), .4, .3, .9, (1, .95, .88))
    return dict(eye=(.05, -.50, .345), aim=(.0, .19, .115), wide=.43, fstop=6.3)


def grill(z=H - .028):
    """The heating element under the ceiling, aglow."""
    bends = []
    for i in range(5):
        py = .08 + .07 * i
        ends = (-.20, .20) if i % 2 == 0 else (.20, -.20)
        bends += [(ends[0], py, z), (ends[1], py, z)]
    g.tube('grill', bends, .0036, m.glow('grill', '#FF5A1C', 3.2), smooth=False)
    _lamp('grill_light', (0, .22, z - .006), (0, .21, 0), .40, .28, 6.5, (1, .50, .20))


def rotisserie():
    cavity(.22)
    grill()
    zt = tray(LEVELS[0] - .02)
    bk.roast(0, .205, .195)
    for i, (px, py, a) in enumerate(((-.13, .10, .3), (.03, .15, -.5), (.10, .27, 2.7))):
        bk.sprig(px, py, zt + .004, a, i)
    _sides(.20, .5)
    _lamp('kitchen', (-.55, -.60, .40), (0, .2, .19), .4, .3, 1.0, (1, .93, .84))
    return dict(eye=(.05, -.62, .275), aim=(.0, .19, .173), wide=.47, fstop=6.3)


def booster():
    """Not in the oven: water that boils hard in a pan on an induction zone."""
    g.slab('glass', 1.6, 1.2, .006, m.black_glass(.3), (0, .2, -.006), r=.004, b=.001, orient=g.TOP)
    p.induction_zones(-.36, .36, -.16, .40, 0, 4, line=.0022)
    p.touch_controls(-.30, -.02, -.128, 0)
    r, h = .098, .105
    steel, x, y = m.brushed_steel('z', .66, .22), -.173, .032
    g.turned('pan', g.smooth_profile([(0, .0005), (r - .008, .0005), (r - .002, .004), (r, .012), (r, h * .6), (r, h), (r + .004, h + .003)]) + [(r + .003, h + .0045), (r - .002, h + .002), (r - .0025, h - .002), (r - .0025, .010), (r - .012, .005), (0, .005)], steel, (x, y, 0), n=160)
    for s in (-1, 1):
        g.tube('ear', [(x + s * r * .90, y - .040, h * .76), (x + s * (r + .032), y - .032, h * .84), (x + s * (r + .032), y + .032, h * .84), (x + s * r * .90, y + .040, h * .76)], .0052, m.chrome(), smooth=True)
    u, th = np.meshgrid(np.linspace(0, 1, 160), np.linspace(0, 2 * math.pi, 360, endpoint=False), indexing='ij')
    pts = np.stack([x + u * (r - .0026) * np.cos(th), y + u * (r - .0026) * np.sin(th), 0 * u], -1)
    boil = bk.noise(pts, 42, 3) + .5 * np.abs(bk.noise(pts, 95, 4)) + .2 * bk.noise(pts, 190, 5)
    pts[..., 2] = h * .76 + .0042 * boil * (1 - .5 * u)
    bk.sheet('boil', pts, water())
    X, Y, Z = Vector((1, 0, 0)), Vector((0, 1, 0)), Vector((0, 0, 1))

    def on_water(rnd):
        d, a = (r - .010) * rnd.random() ** .55, rnd.uniform(0, 2 * math.pi)
        return Vector((x + d * math.cos(a), y + d * math.sin(a), h * .76 + .001)), X, Y, Z
    drops('bubbles', 420, on_water, (.0012, .0085), 8, .82)
    steam(9, ((x - .06, x + .06), (y - .05, y + .08), (h * .7, .4)), 21, .55)
    st.gradient_card('back', (0, 2.2, .8), (0, 0, .1), 3.4, 1.1, .02, .30)
    _lamp('key', (-1.3, .3, .75), (x, y, .08), .5, .4, 22, (1, .84, .64))
    _lamp('rim', (.8, .7, .5), (x, y, .08), .2, .7, 8, (1, .70, .42))
    _lamp('front', (.2, -.9, .6), (x, y, .05), .6, .3, 5, (1, .95, .88))
    return dict(eye=(-.07, -.56, .41), aim=(-.125, .02, .058), wide=.52, fstop=6.3)


SCENES = dict(pizza=pizza, leavening=leavening, idroclean=idroclean, true_fan=true_fan, easy_steam=easy_steam, rotisserie=rotisserie, booster=booster)


def view(eye, aim, wide, fstop):
    """wide: metres that the frame shows at what it aims at, which is sharp."""
    far = (Vector(aim) - Vector(eye)).length
    level = math.hypot(aim[0] - eye[0], aim[1] - eye[1])
    cam = st.camera(eye, aim[:2], lens=36 * far / wide, pitch=-math.degrees(math.atan2(eye[2] - aim[2], level)), dof=far, fstop=fstop)
    return cam
