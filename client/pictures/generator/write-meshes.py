"""blender -b -P write-meshes.py -- model-jobs.json: the appliances of product-models.ts as plain meshes, in .work/models.

A model is built once in each of its finishes; its parts are put together by what they are made of in all of them, so
that a finish is nothing but another list of materials. Metres, as glTF has them: x to the right, y up, z to the viewer.
A model that lies there already is left out.
"""
import inspect
import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
WORK = os.path.join(os.path.dirname(HERE), '.work')
sys.pycache_prefix = os.path.join(WORK, 'pycache')
sys.path.insert(0, HERE)
import bpy                                                     # noqa: E402
import numpy as np                                             # noqa: E402
from studio_kit import geom, shots                              # noqa: E402

UNSEEN = ('port', 'rail.', 'shelf_cross')                       # too small, or behind something, for what they weigh
FRONT = .036                                                    # as thick as fronts are
DULL = .3                                                       # the least roughness of dark glass
COARSE = .5                                                     # of the roundness that pictures have


def coarsely(name, **least):
    """Draws one of geom's shapes with fewer corners, though no fewer than these."""
    draw = getattr(geom, name)

    def drawn(*a, **k):
        call = inspect.signature(draw).bind(*a, **k)
        call.apply_defaults()
        for q, low in least.items():
            call.arguments[q] = min(call.arguments[q], max(low, round(call.arguments[q] * COARSE)))
        return draw(*call.args, **call.kwargs)
    setattr(geom, name, drawn)


coarsely('lathe', n=12)
coarsely('round_profile', steps=2)
coarsely('edge_profile', steps=2)
coarsely('tube', res=3)


def average(socket):
    """The value of a socket; of one that noise moves between two, their middle."""
    if socket.is_linked:
        ends = [socket.links[0].from_node.inputs[k].default_value for k in ('To Min', 'To Max')]
        return sum(ends) / 2
    return socket.default_value


def look(mat):
    """A material as glTF has it: where viewers have one bright lamp and no cards, steel is paler and dark glass no mirror."""
    nodes = {n.type: n for n in mat.node_tree.nodes}
    if 'EMISSION' in nodes:
        strength = min(1, nodes['EMISSION'].inputs['Strength'].default_value)
        return dict(color=[0, 0, 0], roughness=.6, emissive=[c * strength for c in nodes['EMISSION'].inputs['Color'].default_value[:3]])
    if 'BSDF_PRINCIPLED' not in nodes:                          # the glass of a window
        return dict(color=[.004, .004, .004], roughness=DULL, alpha=.62)
    at = nodes['BSDF_PRINCIPLED'].inputs
    color, rough = list(at['Base Color'].default_value[:3]), average(at['Roughness'])
    if mat.name.startswith('steel_'):
        color = [.82, .81, .79]
    glass = max(color) < .02 and rough < DULL                   # as a metal, it mirrors no more than its colour
    return dict(color=color, metallic=1 if glass else at['Metallic'].default_value, roughness=DULL if glass else rough,
                clearcoat=at['Clearcoat'].default_value, clearcoatRoughness=at['Clearcoat Roughness'].default_value)


def product():
    """The objects of the appliance, without studio."""
    found = []
    for ob in bpy.context.scene.objects:
        top = ob
        while top.parent:
            top = top.parent
        if top.name == 'product' and ob.type in ('MESH', 'CURVE') and not (ob.name + '.').startswith(UNSEEN):
            found.append(ob)
    return found


def triangles(ob, graph):
    """Corners and normals of an object's triangles."""
    me = bpy.data.meshes.new_from_object(ob.evaluated_get(graph), preserve_all_data_layers=True, depsgraph=graph)
    me.transform(ob.matrix_world)
    me.calc_normals_split()
    me.calc_loop_triangles()
    loops = np.empty(len(me.loop_triangles) * 3, np.int32)
    me.loop_triangles.foreach_get('loops', loops)
    normals = np.empty(len(me.loops) * 3, np.float32)
    me.loops.foreach_get('normal', normals)
    index = np.empty(len(me.loops), np.int32)
    me.loops.foreach_get('vertex_index', index)
    places = np.empty(len(me.vertices) * 3, np.float32)
    me.vertices.foreach_get('co', places)
    bpy.data.meshes.remove(me)
    return places.reshape(-1, 3)[index[loops]], normals.reshape(-1, 3)[loops]


def write(job):
    name, depth, looks, made = job['name'], job.get('depth'), {}, []
    for shot in job['finishes'].values():
        keys = dict(shot)
        for q in ('size', 'ss', 'out'):
            keys.pop(q, None)
        shots.build(keys.pop('shot'), (100, 100), keys)
        bpy.context.view_layer.update()
        objects = product()
        made.append([ob.data.materials[0].name for ob in objects])
        looks.update({mat.name: look(mat) for mat in bpy.data.materials if mat.name in made[-1]})
    kinds = list(zip(*made, strict=True))                       # the same parts in every finish
    graph = bpy.context.evaluated_depsgraph_get()
    parts = {}
    for ob, kind in zip(objects, kinds):
        parts.setdefault(kind, []).append(triangles(ob, graph))
    parts = {kind: [np.concatenate(each) for each in zip(*lists)] for kind, lists in parts.items()}
    low, high = (f([f(p, axis=0) for p, _ in parts.values()], axis=0) for f in (np.min, np.max))
    with open(os.path.join(WORK, 'models', name + '.bin'), 'wb') as f:
        for kind, (p, n) in parts.items():
            if depth:                                           # of what is behind the front, the record knows more
                back = p[:, 1] > FRONT
                p[back, 1] = FRONT + (p[back, 1] - FRONT) * (low[1] + depth - FRONT) / (high[1] - FRONT)
            p -= [(low[0] + high[0]) / 2, (low[1] + (low[1] + depth if depth else high[1])) / 2, low[2]]
            for a in (p, n):
                f.write(np.ascontiguousarray(a[:, [0, 2, 1]] * [1, 1, -1], np.float32).tobytes())
    with open(os.path.join(WORK, 'models', name + '.json'), 'w') as f:
        json.dump(dict(finishes=list(job['finishes']), looks=looks, parts=[dict(materials=k, corners=len(p)) for k, (p, _) in parts.items()]), f)
    print('DONE', name, sum(len(p) for p, _ in parts.values()) // 3, 'triangles', (high - low).round(4).tolist(), flush=True)


os.makedirs(os.path.join(WORK, 'models'), exist_ok=True)
for job in json.load(open(sys.argv[-1])):
    if not os.path.exists(os.path.join(WORK, 'models', job['name'] + '.json')):
        write(job)
