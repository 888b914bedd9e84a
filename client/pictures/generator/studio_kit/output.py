"""Cycles settings, the two half-buffers, the denoiser and the finished picture."""
import ctypes
import os
import tempfile
import time
import bpy
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
LIB = os.environ.get('NLM_LIB', os.path.join(os.path.dirname(os.path.dirname(HERE)), '.work', 'libnlm.so'))


def settings(w, h, samples, threads=2, bounces=8, clamp=4.0, exposure=0.0, look='High Contrast', threshold=.12, least=8):
    sc = bpy.context.scene
    sc.render.engine = 'CYCLES'
    sc.render.resolution_x, sc.render.resolution_y, sc.render.resolution_percentage = w, h, 100
    sc.render.threads_mode, sc.render.threads = 'FIXED', threads
    c = sc.cycles
    c.device = 'CPU'
    c.samples = samples
    c.use_adaptive_sampling = threshold > 0        # flats stop early (the denoiser settles them), edges and metal go on
    c.adaptive_threshold, c.adaptive_min_samples = threshold, least
    c.use_denoising = False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = bounces, 3, 5
    c.transmission_bounces, c.transparent_max_bounces = 4, 12
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect, c.sample_clamp_direct = clamp, 3.0    # bright glints alias after tone mapping
    c.blur_glossy = 0.6
    c.pixel_filter_type, c.filter_width = 'BLACKMAN_HARRIS', 1.5
    c.use_light_tree = False if hasattr(c, 'use_light_tree') else None
    sc.render.use_persistent_data = True
    sc.view_settings.view_transform = 'Filmic'
    sc.view_settings.look = look
    sc.view_settings.exposure = exposure
    sc.render.image_settings.file_format = 'PNG'
    sc.render.image_settings.color_mode = 'RGBA'
    sc.render.image_settings.compression = 30


def _passes(tmp):
    """Write combined, albedo, normal and depth as separate float EXRs through the compositor."""
    sc = bpy.context.scene
    vl = sc.view_layers[0]
    vl.use_pass_z = True
    vl.use_pass_normal = True
    vl.use_pass_diffuse_color = vl.use_pass_glossy_color = True
    vl.cycles.denoising_store_passes = True
    sc.use_nodes = True
    nt = sc.node_tree
    nt.nodes.clear()
    rl = nt.nodes.new('CompositorNodeRLayers')
    out = nt.nodes.new('CompositorNodeOutputFile')
    out.base_path = tmp
    out.format.file_format = 'OPEN_EXR'
    out.format.color_depth = '32'
    out.format.color_mode = 'RGBA'
    out.format.exr_codec = 'ZIP'
    names = [o.name for o in rl.outputs if o.enabled]
    want = [('img', 'Image')]
    want.append(('alb', 'Denoising Albedo' if 'Denoising Albedo' in names else 'DiffCol'))
    want.append(('nrm', 'Denoising Normal' if 'Denoising Normal' in names else 'Normal'))
    out.file_slots.clear()
    for slot, src in want:
        out.file_slots.new(slot + '_')
        nt.links.new(rl.outputs[src], out.inputs[slot + '_'])
    comp = nt.nodes.new('CompositorNodeComposite')
    nt.links.new(rl.outputs['Image'], comp.inputs[0])
    return [w[0] for w in want]


def _load(path):
    im = bpy.data.images.load(path)
    im.colorspace_settings.name = 'Linear'
    w, h = im.size
    a = np.empty(w * h * 4, np.float32)
    im.pixels.foreach_get(a)
    bpy.data.images.remove(im)
    return a.reshape(h, w, 4)


def _denoise(A, B, fa, fb, strength):
    lib = ctypes.CDLL(LIB)
    h, w, _ = A.shape
    nf = fa.shape[2]
    out = np.zeros_like(A)
    fp = lambda x: np.ascontiguousarray(x, np.float32).ctypes.data_as(ctypes.POINTER(ctypes.c_float))
    A, B, fa, fb = (np.ascontiguousarray(x, np.float32) for x in (A, B, fa, fb))
    lib.nlm(fp(A), fp(B), fp(fa), fp(fb), w, h, nf, ctypes.c_float(strength), out.ctypes.data_as(ctypes.POINTER(ctypes.c_float)))
    return out


def _product_mask(tmp, seed):
    """Coverage of the product alone: a quick camera-ray-only render without the floor."""
    sc = bpy.context.scene
    c = sc.cycles
    catchers = [o for o in sc.objects if o.is_shadow_catcher]
    keep = (c.samples, c.max_bounces, c.use_adaptive_sampling)
    c.use_adaptive_sampling = False
    for o in catchers:
        o.hide_render = True
    c.samples, c.max_bounces, c.seed = 24, 0, seed
    sc.frame_set(9)
    bpy.ops.render.render(write_still=False)
    for o in catchers:
        o.hide_render = False
    c.samples, c.max_bounces, c.use_adaptive_sampling = keep
    return np.clip(_load(os.path.join(tmp, 'img_0009.exr'))[..., 3], 0, 1)


def _blur(a, r):
    """Three box blurs in each direction."""
    for axis in (0, 1):
        for _ in range(3):
            pad = [(0, 0), (0, 0)]
            pad[axis] = (r + 1, r)
            c = np.cumsum(np.pad(a, pad, mode='edge'), axis=axis, dtype=np.float64)
            n = 2 * r + 1
            a = ((c[n:] - c[:-n]) if axis == 0 else (c[:, n:] - c[:, :-n])) / n
    return a.astype(np.float32)


def _shape_shadow(img, mask, floor=.16, gain=1.0, opacity=.62, colour=(.020, .017, .014)):
    """Split the shadow from the product, smooth it, drop its far tail, fade it to nothing at the frame, put it back."""
    h, w = mask.shape
    a = img[..., 3]
    shadow = np.where(mask < .98, 1 - (1 - a) / np.maximum(1 - mask, .02), 0).clip(0, 1)
    valid = (mask < .5).astype(np.float32)
    r = max(1, w // 240)
    soft = _blur(shadow * valid, r) / np.maximum(_blur(valid, r), 1e-3)          # blurred without the product bleeding in
    soft = np.clip((soft - floor) / (1 - floor), 0, 1) ** 1.25 * opacity
    yy, xx = np.mgrid[0:h, 0:w]
    edge = np.minimum.reduce([xx / w, (w - 1 - xx) / w, yy / h, (h - 1 - yy) / h])
    t = np.clip(edge / .09, 0, 1)
    soft *= t * t * (3 - 2 * t)
    out = img.copy()
    out[..., 3] = mask + (1 - mask) * soft
    pure = mask < .004
    out[..., :3] = np.where(pure[..., None], 0, img[..., :3])
    out[..., :3] += ((1 - mask) * soft)[..., None] * np.array(colour, np.float32)
    return out


def render(path, denoise=0.45, seed=1, glare=0.0):
    """Render two half-sample buffers, denoise them against each other, grade and save `path` (PNG). Returns timings."""
    sc = bpy.context.scene
    t0 = time.time()
    total = sc.cycles.samples
    sc.cycles.samples = max(1, total // 2) if denoise else total
    tmp = tempfile.mkdtemp(prefix='half_')
    slots = _passes(tmp)
    sc.render.filepath = os.path.join(tmp, 'preview.png')
    bufs = []
    for k in range(2 if denoise else 1):
        sc.cycles.seed = seed * 2 + k
        sc.frame_set(k + 1)
        bpy.ops.render.render(write_still=False)
        bufs.append({s: _load(os.path.join(tmp, '%s_%04d.exr' % (s, k + 1))) for s in slots})
    mask = _product_mask(tmp, seed) if sc.render.film_transparent else None
    t1 = time.time()
    if denoise:
        A, B = bufs[0]['img'], bufs[1]['img']
        fa, fb = (np.concatenate([b['alb'][..., :3], b['nrm'][..., :3]], axis=2) for b in bufs)
        if mask is not None:                                    # the silhouette guides the denoiser too
            fa, fb = (np.concatenate([f, mask[..., None] * 2], axis=2) for f in (fa, fb))
        rows, cols = (np.flatnonzero((A[..., 3] + B[..., 3]).max(axis=k)) for k in (1, 0))
        part = (slice(max(0, rows[0] - 8), rows[-1] + 9), slice(max(0, cols[0] - 8), cols[-1] + 9))      # nothing is to be done about nothing
        img = np.zeros_like(A)
        img[part] = _denoise(A[part], B[part], fa[part], fb[part], denoise)
    else:
        img = bufs[0]['img']
    img[..., 3] = np.clip(img[..., 3], 0, 1)
    if sc.render.film_transparent:
        img = _shape_shadow(img, mask)
    h, w, _ = img.shape
    out = bpy.data.images.new('out', w, h, alpha=True, float_buffer=True)
    out.colorspace_settings.name = 'Linear'
    out.alpha_mode = 'PREMUL'
    out.pixels.foreach_set(np.ascontiguousarray(img, np.float32).ravel())
    sc.render.image_settings.color_mode = 'RGBA' if sc.render.film_transparent else 'RGB'
    out.save_render(path, scene=sc)
    for f in os.listdir(tmp):
        os.remove(os.path.join(tmp, f))
    os.rmdir(tmp)
    sc.cycles.samples = total
    return dict(render_s=round(t1 - t0, 1), finish_s=round(time.time() - t1, 1))
