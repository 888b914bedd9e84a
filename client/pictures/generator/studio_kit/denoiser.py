"""The trained networks of Intel Open Image Denoise, run by denoiser.cpp. How to set it up stands in README.md."""
import ctypes
import os
import numpy as np

WORK = os.path.join(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))), '.work')
LIB = os.path.join(WORK, 'libdenoiser.so')
WEIGHTS = os.path.join(WORK, 'package', 'tzas')
HDR, LDR, PLAIN, NORMAL = range(4)
_lib = None


def filter(weights, kind, img, alb=None, nrm=None, scale=0.0, threads=2, mpx=2.5):
    """One run of one network. Arrays are h x w x 3 float32; returns (result, seconds)."""
    global _lib
    if _lib is None:
        _lib = ctypes.CDLL(LIB)
        _lib.denoiser_filter.restype, _lib.denoiser_error.restype = ctypes.c_double, ctypes.c_char_p
    img, alb, nrm = (None if a is None else np.ascontiguousarray(a[..., :3], np.float32) for a in (img, alb, nrm))
    h, w, _ = img.shape
    out = np.empty_like(img)
    ptr = lambda a: None if a is None else a.ctypes.data_as(ctypes.c_void_p)
    s = _lib.denoiser_filter(os.path.join(WEIGHTS, weights + '.tza').encode(), kind, ptr(img), ptr(alb), ptr(nrm), w, h,
                         ctypes.c_float(scale), threads, ctypes.c_double(mpx), ptr(out))
    if s < 0:
        raise RuntimeError('denoiser: ' + _lib.denoiser_error().decode())
    return out, s


def guides(alb, nrm, large=True, **kw):
    """Albedo and normal made clean first: what the calb_cnrm networks expect."""
    suffix = '_large' if large else ''
    a, s1 = filter('rt_alb' + suffix, LDR, alb, **kw)
    n, s2 = filter('rt_nrm' + suffix, NORMAL, nrm, **kw)
    return a, n, s1 + s2


def denoise(rgb, alb, nrm, large=True, prefilter=None, scale=0.0, **kw):
    """Linear light, albedo 0..1, normals -1..1. prefilter: None = guides with the small networks, False = they are clean already."""
    s1 = 0
    if prefilter is not False:
        alb, nrm, s1 = guides(alb, nrm, large=bool(prefilter), **kw)
    out, s2 = filter('rt_hdr_calb_cnrm' + ('_large' if large else ''), HDR, rgb, alb, nrm, scale=scale, **kw)
    return out, s1 + s2


def coverage(alpha, alb, nrm, **kw):
    """A noisy alpha (shadow catcher) as a grey picture, guided as the colours are."""
    a = np.repeat(np.clip(alpha, 0, 1)[..., None], 3, axis=2)
    out, s = filter('rt_ldr_calb_cnrm', PLAIN, a, alb, nrm, **kw)
    return np.clip(out.mean(axis=2), 0, 1), s
