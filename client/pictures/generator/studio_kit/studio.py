"""The studio, reflection cards, cameras. Cameras never tilt: verticals stay vertical, the frame is moved by lens shift."""
import math
import bpy
from mathutils import Vector
from . import materials as m


def clear():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    m._cache.clear()


def world(strength=0.35, top='#FFFFFF', horizon='#D8D6D2', ground='#A5A39F'):
    """A soft vertical gradient: what polished metal reflects besides the softboxes."""
    w = bpy.data.worlds.new('world')
    bpy.context.scene.world = w
    w.use_nodes = True
    nt = w.node_tree
    tc = nt.nodes.new('ShaderNodeTexCoord')
    sp = nt.nodes.new('ShaderNodeSeparateXYZ')
    nt.links.new(tc.outputs['Generated'], sp.inputs[0])
    mr = nt.nodes.new('ShaderNodeMapRange')
    mr.inputs['From Min'].default_value = -1
    mr.inputs['From Max'].default_value = 1
    nt.links.new(sp.outputs['Z'], mr.inputs['Value'])
    ramp = nt.nodes.new('ShaderNodeValToRGB')
    cr = ramp.color_ramp
    cr.elements[0].position, cr.elements[0].color = 0.30, m.hex_lin(ground)
    cr.elements[1].position, cr.elements[1].color = 1.0, m.hex_lin(top)
    e = cr.elements.new(0.52)
    e.color = m.hex_lin(horizon)
    nt.links.new(mr.outputs['Result'], ramp.inputs[0])
    bg = nt.nodes['Background']
    nt.links.new(ramp.outputs[0], bg.inputs['Color'])
    bg.inputs['Strength'].default_value = strength
    w.cycles.sampling_method = 'NONE'           # smooth: not worth light samples


def softbox(name, loc, target, sx, sy, energy, colour=(1, 1, 1), spread=180, camera=False):
    li = bpy.data.lights.new(name, 'AREA')
    li.shape, li.size, li.size_y = 'RECTANGLE', sx, sy
    li.energy, li.color = energy, colour
    li.spread = math.radians(spread)
    ob = bpy.data.objects.new(name, li)
    bpy.context.scene.collection.objects.link(ob)
    ob.location = loc
    ob.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    ob.visible_camera = camera
    return ob


def card(name, loc, target, sx, sy, colour, glossy_only=True):
    """A reflector or a black flag that only reflections see."""
    me = bpy.data.meshes.new(name)
    me.from_pydata([(-sx / 2, -sy / 2, 0), (sx / 2, -sy / 2, 0), (sx / 2, sy / 2, 0), (-sx / 2, sy / 2, 0)], [], [(0, 1, 2, 3)])
    me.materials.append(colour)
    ob = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(ob)
    ob.location = loc
    ob.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    ob.visible_camera = False
    if glossy_only:
        ob.visible_diffuse = ob.visible_shadow = ob.visible_transmission = False
    return ob


def gradient_card(name, loc, target, sx, sy, lo, hi, axis='Y'):
    """An emitting card whose strength rises along its height: the long sweep of light on a flat front."""
    mat = bpy.data.materials.new(name)
    mat.use_nodes = True
    nt = mat.node_tree
    nt.nodes.remove(nt.nodes['Principled BSDF'])
    tc = nt.nodes.new('ShaderNodeTexCoord')
    sp = nt.nodes.new('ShaderNodeSeparateXYZ')
    nt.links.new(tc.outputs['Generated'], sp.inputs[0])
    mr = nt.nodes.new('ShaderNodeMapRange')
    mr.interpolation_type = 'SMOOTHSTEP'
    mr.inputs['To Min'].default_value, mr.inputs['To Max'].default_value = lo, hi
    nt.links.new(sp.outputs[axis], mr.inputs['Value'])
    em = nt.nodes.new('ShaderNodeEmission')
    nt.links.new(mr.outputs['Result'], em.inputs['Strength'])
    nt.links.new(em.outputs[0], nt.nodes['Material Output'].inputs['Surface'])
    mat.cycles.sample_as_light = False
    return card(name, loc, target, sx, sy, mat)


def studio(width, height=0.9, depth=0.6, floor=True, transparent=True, power=1.0, dark=False):
    """Light tent for one product standing on z = 0."""
    world(0.22 if not dark else .06)
    k = power * (0.8 + 0.35 * max(width, height))
    c = (0, depth / 2, height * .5)
    softbox('key', (-2.1, -2.0, height + 1.5), c, 1.3, 1.3, 105 * k)
    softbox('fill', (2.7, -1.7, height * .5 + .55), c, .45, 2.1, 34 * k)
    softbox('top', (0, depth * .35, height + 1.5), c, width + .7, .8, 46 * k)
    softbox('rim', (2.0, 2.0, height + .9), c, .5, 1.4, 15 * k)
    # what level surfaces (tops, hobs) mirror
    gradient_card('back', (0, 3.4, 2.2), (0, 0, height), 6.0, 3.6, .12, .6 * power)
    card('flag2', (4.2, -.6, .6), (0, 0, .5), 1.6, 2.6, m.black_enamel(.9))
    if floor:
        me = bpy.data.meshes.new('floor')
        # no larger than its shadow needs: a catcher is sampled as dearly as the product, and far away nothing of it is kept
        x, y0, y1 = (2.2, -2.5, depth + 1.7) if transparent else (12, -12, 12)
        me.from_pydata([(-x, y0, 0), (x, y0, 0), (x, y1, 0), (-x, y1, 0)], [], [(0, 1, 2, 3)])
        me.materials.append(m.plain('paper', '#F7F4EE', .8, .1))
        ob = bpy.data.objects.new('floor', me)
        bpy.context.scene.collection.objects.link(ob)
        ob.is_shadow_catcher = transparent
        ob.visible_glossy = False               # a white floor in the reflections would wash the colours out
    bpy.context.scene.render.film_transparent = transparent


# ---------------------------------------------------------------- cameras

def _points():
    dg = bpy.context.evaluated_depsgraph_get()
    pts = []
    for ob in bpy.context.scene.objects:
        if ob.type in ('MESH', 'CURVE') and ob.parent is not None:
            ev = ob.evaluated_get(dg)
            pts += [ob.matrix_world @ Vector(c) for c in ev.bound_box]
    return pts


def camera(loc, aim=(0, 0), lens=70, pitch=0.0, dof=None, fstop=4.0):
    """loc; aim is the (x, y) it looks towards, level; pitch in degrees only for close-ups."""
    cd = bpy.data.cameras.new('cam')
    ob = bpy.data.objects.new('cam', cd)
    sc = bpy.context.scene
    sc.collection.objects.link(ob)
    sc.camera = ob
    ob.location = loc
    d = Vector((aim[0] - loc[0], aim[1] - loc[1], 0))
    yaw = math.atan2(d.y, d.x) - math.pi / 2
    ob.rotation_euler = (math.radians(90 + pitch), 0, yaw)
    cd.lens = lens
    cd.clip_start = .01
    if dof:
        cd.dof.use_dof = True
        cd.dof.focus_distance = dof
        cd.dof.aperture_fstop = fstop
    return ob


def fit(cam, fill=0.84, lift=0.0, points=None):
    """Choose focal length and lens shift so that the product fills the frame and sits in its middle."""
    sc = bpy.context.scene
    bpy.context.view_layer.update()
    inv = cam.matrix_world.inverted()
    us, vs = [], []
    for q in points or _points():
        c = inv @ q
        us.append(c.x / -c.z)
        vs.append(c.y / -c.z)
    w, h = sc.render.resolution_x, sc.render.resolution_y
    big = max(w, h)
    need = max((max(us) - min(us)) / (w / big), (max(vs) - min(vs)) / (h / big)) / fill
    cam.data.sensor_fit = 'HORIZONTAL' if w >= h else 'VERTICAL'
    cam.data.sensor_width = cam.data.sensor_height = 36
    cam.data.lens = 36 / need
    cam.data.shift_x = (max(us) + min(us)) / 2 / need
    cam.data.shift_y = (max(vs) + min(vs)) / 2 / need + lift


def frame(cam, metres, floor=None):
    """One scale and one floor line for a whole family of products: the frame is `metres` wide at the product, the lowest
    point of the product stands `floor` (a share of the height) above the lower edge, or the product is centred."""
    sc = bpy.context.scene
    bpy.context.view_layer.update()
    inv = cam.matrix_world.inverted()
    pts = [inv @ q for q in _points()]
    us, vs = [c.x / -c.z for c in pts], [c.y / -c.z for c in pts]
    near = -(inv @ Vector((0, 0, 0))).z             # the middle of the front
    need = metres / near
    w, h = sc.render.resolution_x, sc.render.resolution_y
    cam.data.sensor_fit = 'HORIZONTAL'
    cam.data.sensor_width = 36
    cam.data.lens = 36 / need
    cam.data.shift_x = (max(us) + min(us)) / 2 / need
    cam.data.shift_y = (max(vs) + min(vs)) / 2 / need if floor is None else min(vs) / need + h / w * (.5 - floor)
    over = max((max(us) - min(us)) / need, (max(vs) - min(vs)) / need)
    if over > .98:
        print('WARNING the product fills %.2f of the frame' % over, flush=True)


def view_product(width, height, metres, floor, angle=27, eye=1.42, dist=5.3, side=1, hi=.62, polished=False):
    """The same camera for every width of a family, so that cards in a row agree."""
    a = math.radians(angle) * side
    cam = camera((math.sin(a) * dist, -math.cos(a) * dist, eye), (0, .28))
    frame(cam, metres, floor)
    if polished:
        mirrored_room(cam, width, 0, height)
    else:
        mirror_card(cam, width, 0, height, lo=.02 + max(0, hi - .7) * .36, hi=hi)
    leg_card()
    return cam


def view_above(width, height, fill, down=56, dist=4.6, hi=.62):
    """What cooks on top, and the front beneath it."""
    d = math.radians(down)
    cam = camera((0, .3 - math.cos(d) * dist, height + math.sin(d) * dist), (0, .3), pitch=-down)
    fit(cam, fill)
    mirror_card(cam, width, 0, height, hi=hi)
    return cam


def mirror_card(cam, width, z0, z1, lo=.02, hi=.62, y=-4.6, front=0.0):
    """Place the card that the flat front mirrors in this very view: dark at the lower right, bright at the upper left.

    A front is a mirror: seen from the camera it shows the plane y behind the camera, at twice the scale or so. Working
    that place out gives every product, low or tall, the same sweep of light.
    """
    c = cam.location
    k = (front - y) / (front - c.y)
    xs = [px + (px - c.x) * k for px in (-width / 2, width / 2)]
    zs = [pz + (pz - c.z) * k for pz in (z0, z1)]
    w, h = (xs[1] - xs[0]) * 1.5, (zs[1] - zs[0]) * 1.35
    cx, cz = sum(xs) / 2, sum(zs) / 2
    me = bpy.data.meshes.new('mirror_card')
    me.from_pydata([(cx - w / 2, y, cz - h / 2), (cx + w / 2, y, cz - h / 2), (cx + w / 2, y, cz + h / 2), (cx - w / 2, y, cz + h / 2)], [], [(0, 1, 2, 3)])
    mat = bpy.data.materials.new('mirror_card')
    mat.use_nodes = True
    nt = mat.node_tree
    nt.nodes.remove(nt.nodes['Principled BSDF'])
    tc, sp, add = nt.nodes.new('ShaderNodeTexCoord'), nt.nodes.new('ShaderNodeSeparateXYZ'), nt.nodes.new('ShaderNodeMath')
    nt.links.new(tc.outputs['Generated'], sp.inputs[0])
    add.operation = 'MULTIPLY_ADD'
    nt.links.new(sp.outputs['X'], add.inputs[0])
    add.inputs[1].default_value = -.45
    nt.links.new(sp.outputs['Z'], add.inputs[2])
    mr = nt.nodes.new('ShaderNodeMapRange')
    mr.interpolation_type = 'SMOOTHSTEP'
    mr.inputs['From Min'].default_value, mr.inputs['From Max'].default_value = .0, .72
    mr.inputs['To Min'].default_value, mr.inputs['To Max'].default_value = lo, hi
    nt.links.new(add.outputs[0], mr.inputs['Value'])
    em = nt.nodes.new('ShaderNodeEmission')
    nt.links.new(mr.outputs['Result'], em.inputs['Strength'])
    nt.links.new(em.outputs[0], nt.nodes['Material Output'].inputs['Surface'])
    mat.cycles.sample_as_light = False
    me.materials.append(mat)
    ob = bpy.data.objects.new('mirror_card', me)
    bpy.context.scene.collection.objects.link(ob)
    ob.visible_camera = ob.visible_diffuse = ob.visible_shadow = ob.visible_transmission = False


def mirrored_room(cam, width, z0, z1, y=-4.6):
    """What a polished front shows in this view: a room behind the camera, with a tall window on one side, a dark floor, a pale wall."""
    c = cam.location
    k = -y / -c.y
    x0, x1 = (px + (px - c.x) * k for px in (-width / 2, width / 2))
    lo, hi = (pz + (pz - c.z) * k for pz in (z0, z1))
    w, h = x1 - x0, hi - lo
    panes = [('wall', x0 - w, x1 + w, lo + .26 * h, hi + h, .30, 0), ('floor', x0 - w, x1 + w, lo - h, lo + .26 * h, .07, 0), ('skirting', x0 - w, x1 + w, lo + .26 * h, lo + .285 * h, .5, .01),
             ('door', x0 + .78 * w, x0 + 1.02 * w, lo + .26 * h, lo + .92 * h, .13, .02)]
    for i in range(2):
        for j in range(3):
            a, b = x0 + (.16 + .15 * i) * w, lo + (.38 + .19 * j) * h
            panes.append(('pane', a, a + .138 * w, b, b + .175 * h, 1.5, .02))
    for name, a, b, c0, c1, strength, near in panes:
        card(name, ((a + b) / 2, y + near, (c0 + c1) / 2), ((a + b) / 2, 0, (c0 + c1) / 2), b - a, c1 - c0, m.glow('mirrored' + name, '#F4F1EA', strength))


def leg_card(front=0.0):
    """A low card in front that only legs and plinths mirror: the fronts' own reflections pass above it."""
    gradient_card('leg_card', (0, front - 1.0, -.42), (0, front, -.42), 5.0, .58, .75, .9)
    for s in (-1, 1):
        gradient_card('leg_side', (s * 1.7, front - .5, .02), (0, front + .2, .05), 1.0, .26, .9, 1.2)


def view_34(width, height, fill=.84, side=1, eye=None, dist=None, lift=0.0, angle=27, hi=.62):
    dist = dist or 4.4 + width
    eye = eye or max(height * 1.42, height + .25)
    a = math.radians(angle) * side
    cam = camera((math.sin(a) * dist, -math.cos(a) * dist, eye), (0, .28))
    fit(cam, fill, lift)
    mirror_card(cam, width, 0, height, lo=.02 + max(0, hi - .7) * .36, hi=hi)
    leg_card()
    return cam


def view_front(width, height, fill=.84, eye=None, lift=0.0, hi=.62):
    cam = camera((0, -(4.2 + width), eye or height * 1.12), (0, 0))
    fit(cam, fill, lift)
    mirror_card(cam, width, 0, height, lo=.02 + max(0, hi - .7) * .36, hi=hi)
    leg_card()
    return cam


def view_kitchen(x=.0, dist=4.6, eye=1.18, centre=(0.0, 1.02), wide=2.9, yaw_to=0.0):
    """Level camera; `wide` is the width of the frame in metres on the plane of the fronts, centre its middle."""
    cam = camera((x, -dist, eye), (yaw_to, 0))
    cam.data.sensor_fit = 'HORIZONTAL'
    cam.data.lens = 36 * dist / wide
    cam.data.shift_x = (centre[0] - (yaw_to)) / wide
    cam.data.shift_y = (centre[1] - eye) / wide
    return cam
