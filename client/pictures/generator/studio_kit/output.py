"""Cycles settings, the passes, the denoiser and the finished picture."""
import os
import tempfile
import time
import bpy
import numpy as np
from . import denoiser


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


def _product_mask(tmp, seed):
    """Coverage of the product alone: a quick camera-ray-only render without the floor, lights and materials."""
    sc = bpy.context.scene
    c = sc.cycles
    away = [o for o in sc.objects if not o.hide_render and (o.is_shadow_catcher or o.type == 'LIGHT')]
    keep = (c.samples, c.max_bounces, c.use_adaptive_sampling)
    flat = bpy.data.materials.new('mask')
    flat.use_nodes = True
    nt = flat.node_tree
    nt.nodes.remove(nt.nodes['Principled BSDF'])
    nt.links.new(nt.nodes.new('ShaderNodeEmission').outputs[0], nt.nodes['Material Output'].inputs['Surface'])
    flat.cycles.sample_as_light = False
    layer = sc.view_layers[0]
    layer.material_override = flat
    c.use_adaptive_sampling = False
    for o in away:
        o.hide_render = True
    c.samples, c.max_bounces, c.seed = 24, 0, seed
    sc.frame_set(9)
    bpy.ops.render.render(write_still=False)
    for o in away:
        o.hide_render = False
    layer.material_override = None
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


def _shape_shadow(img, mask, floor=.22, opacity=.62, colour=(.020, .017, .014)):
    """Split the shadow from the product, smooth it, drop its far tail, fade it to nothing at the frame, put it back."""
    h, w = mask.shape
    a = img[..., 3]
    shadow = np.where(mask < .98, 1 - (1 - a) / np.maximum(1 - mask, .02), 0).clip(0, 1)
    valid = (mask < .5).astype(np.float32)
    r = max(1, w // 160)
    soft = _blur(shadow * valid, r) / np.maximum(_blur(valid, r), 1e-3)          # blurred without the product bleeding in
    soft = np.clip((soft - floor) / (1 - floor), 0, 1)
    soft = soft * soft * (3 - 2 * soft) ** .5 * opacity                          # leaves the ground gently: no edge where the tail was cut
    yy, xx = np.mgrid[0:h, 0:w]
    edge = np.minimum.reduce([xx / w, (w - 1 - xx) / w, yy / h, (h - 1 - yy) / h])
    t = np.clip(edge / .12, 0, 1)
    soft *= t * t * (3 - 2 * t)
    out = img.copy()
    out[..., 3] = mask + (1 - mask) * soft
    pure = mask < .004
    out[..., :3] = np.where(pure[..., None], 0, img[..., :3])
    out[..., :3] += ((1 - mask) * soft)[..., None] * np.array(colour, np.float32)
    return out


def render(path, denoise='large', seed=1, glare=0.0):
    """Render once, denoise (large, small, or none), grade and save `path` (PNG). Returns timings."""
    sc = bpy.context.scene
    t0 = time.time()
    tmp = tempfile.mkdtemp(prefix='passes_')
    slots = _passes(tmp)
    sc.render.filepath = os.path.join(tmp, 'preview.png')
    sc.cycles.seed = seed
    sc.frame_set(1)
    bpy.ops.render.render(write_still=False)
    img, alb, nrm = (_load(os.path.join(tmp, '%s_0001.exr' % s)) for s in slots)
    mask = _product_mask(tmp, seed) if sc.render.film_transparent else None
    t1 = time.time()
    if denoise != 'none':
        kw = dict(threads=sc.render.threads)
        alb, nrm, _ = denoiser.guides(alb, nrm, large=False, **kw)
        rgb, _ = denoiser.denoise(img, alb, nrm, large=denoise == 'large', prefilter=False, **kw)
        if mask is not None:                                    # the shadow's coverage is as noisy as light is
            img[..., 3], _ = denoiser.coverage(img[..., 3], alb, nrm, **kw)
        img[..., :3] = rgb
    img[..., 3] = np.clip(img[..., 3], 0, 1)
    if sc.render.film_transparent:
        img = _shape_shadow(img, mask)
    h, w, _ = img.shape
    out = bpy.data.images.new('out', w, h, alpha=True, float_buffer=True)
    out.colorspace_settings.name = 'Linear'
    out.alpha_mode = 'PREMUL'
    out.pixels.foreach_set(np.ascontiguousarray(img, np.float32).ravel())
    sc.render.image_settings.color_mode = 'RGBA' if sc.render.film_transparent else 'RGB'
    unfinished = path[:-len('.png')] + '.unfinished.png'        # a picture that was cut off must not pass for a finished one
    out.save_render(unfinished, scene=sc)
    os.replace(unfinished, path)
    for f in os.listdir(tmp):
        os.remove(os.path.join(tmp, f))
    os.rmdir(tmp)
    return dict(render_s=round(t1 - t0, 1), finish_s=round(time.time() - t1, 1))
