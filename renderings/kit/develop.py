"""Denoise and finish in numpy: stands in for OpenImageDenoise, which Debian's Blender lacks.

Robust feature-guided non-local means on two independent half-budget renders (after Rousselle et al. 2013):
 * lighting is separated from texture (divide by the albedo pass) so chips and grain are never blurred
 * the albedo pass is itself pre-filtered the same way (depth of field makes it noisy)
 * weights for one half come from the other half, so noise does not vote for itself
 * albedo, normal and depth stop the filter at edges
 * where a third render without light has them at many samples, each half is divided by its own albedo and the light laid over the clean one;
   the halves may then be of half the size: light is smooth where stone is not
"""
import ctypes
import os
import subprocess
from concurrent.futures import ThreadPoolExecutor
import numpy as np
from scipy import ndimage as ndi

F = np.float32


def box(a, r):
    k = 2 * r + 1
    if a.ndim == 3:
        return ndi.uniform_filter(a, (k, k, 1), mode='nearest')
    return ndi.uniform_filter(a, k, mode='nearest')


def library():
    """The inner loop, compiled on first use."""
    source = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'nlm.c')
    built = os.path.join(os.path.dirname(source), '..', '.cache', 'nlm.so')
    if not os.path.exists(built) or os.path.getmtime(built) < os.path.getmtime(source):
        os.makedirs(os.path.dirname(built), exist_ok=True)
        subprocess.run(['cc', '-O3', '-march=native', '-ffast-math', '-shared', '-fPIC', '-o', built, source, '-lm'], check=True)
    return ctypes.CDLL(built)


def planes(a):
    return np.ascontiguousarray(np.moveaxis(np.atleast_3d(a), -1, 0), F)


def nlm(ga, gb, carry, R, patch, k2, feats=None, step=1):
    """Cross non-local means. ga/gb: guide halves; carry: list of (half a, half b) arrays to filter; step: reach per shift.

    feats: albedo, normal, their variances, depth, its gradient, and how much of the normal stops the filter."""
    var = (0.5 * ((ga - gb) ** 2).mean(-1)).astype(F)          # variance of one half
    near, far = box(var, 2 * step), box(var, 8)              # what is left of filtered noise is as wide as the last reach
    var = np.maximum(np.maximum(near, .7 * far), 1e-8)       # a pixel that no sample lit in either half only seems free of noise
    ga, gb, var = planes(ga), planes(gb), planes(var)
    halves = [planes(np.concatenate([pair[k] for pair in carry], -1)) for k in (0, 1)]
    out = [np.empty_like(half) for half in halves]
    *maps, stop = [planes(x) for x in feats[:-1]] + [feats[-1]] if feats else [None] * 6 + [1.0]
    at = lambda a: None if a is None else a.ctypes.data_as(ctypes.c_void_p)
    number = ctypes.c_float
    if not library().nlm(*var.shape[1:], len(ga), at(ga), at(gb), at(var), len(halves[0]), at(halves[0]), at(halves[1]), R, step, patch, number(k2),
                         *map(at, maps), number(stop), at(out[0]), at(out[1])):
        raise MemoryError
    cuts = np.cumsum([pair[0].shape[-1] for pair in carry])[:-1]
    return list(zip(*(np.split(np.moveaxis(half, 0, -1), cuts, -1) for half in out)))


def denoise(passes, strength=1.0, relief=False, rows=240, margin=40):
    """The filter in strips of some rows, two at a time; strips overlap by more than the filter reaches.

    relief: small differences of the normal stop the filter too, so that a rough face keeps its grain."""
    if len(passes) > 2 and len(passes[2]['col']) != len(passes[0]['col']):
        return over_fine(passes, strength)
    h = passes[0]['col'].shape[0]
    library()                                           # built before two threads ask for it

    def strip(y):
        a, b = max(0, y - margin), min(h, y + rows + margin)
        part = denoise_strip([{k: v[a:b] for k, v in p.items()} for p in passes], strength, relief)
        return part[y - a:min(y + rows, h) - a]

    with ThreadPoolExecutor(2) as pool:
        return np.concatenate(list(pool.map(strip, range(0, h, rows))))


def denoise_strip(passes, strength=1.0, relief=False, R=5, patch=2):
    P = 24                                              # reflect-pad: no wrap-around at the borders
    A, B = ({k: np.pad(v, ((P, P), (P, P), (0, 0)), 'reflect') for k, v in p.items()} for p in passes[:2])
    # fireflies: a pixel may not outshine everything around it in the other half
    CA, CB = A['col'].copy(), B['col'].copy()
    la, lb = CA.max(-1), CB.max(-1)
    for X, lx, ly in ((CA, la, lb), (CB, lb, la)):
        lim = ndi.maximum_filter(ly, 3) * 1.6 + 0.02
        X *= np.minimum(1, lim / np.maximum(lx, 1e-6))[..., None].astype(F)
    if len(passes) > 2:
        return over_clean(CA, CB, A, B, {k: np.pad(v, ((P, P), (P, P), (0, 0)), 'reflect') for k, v in passes[2].items()}, strength, R, patch)[P:-P, P:-P]
    # features, pre-filtered where depth of field or foliage leaves them noisy
    (aa, ab), (na, nb) = nlm(np.concatenate([A['alb'], .35 * A['nor']], -1), np.concatenate([B['alb'], .35 * B['nor']], -1),
                             [(A['alb'], B['alb']), (A['nor'], B['nor'])], 4, 2, F(0.5 ** 2))
    alb, nor = (aa + ab) / 2, (na + nb) / 2
    # how noisy are the features themselves (glass, foliage, bokeh)? there they must not veto the filter
    va = box((0.25 * ((A['alb'] - B['alb']) ** 2).sum(-1)).astype(F), 3)
    vn = box((0.25 * ((A['nor'] - B['nor']) ** 2).sum(-1)).astype(F), 3)
    dep = np.clip((A['dep'][..., 0] + B['dep'][..., 0]) / 2, 0, 1e3)
    bg = (A['alb'] + B['alb']).sum(-1) < 1e-4                     # sky: no albedo, leave the colour alone
    div = np.where(bg[..., None], 1, alb + F(0.04)).astype(F)
    LA, LB = CA / div, CB / div
    ref = box((LA + LB) / 2, 2)
    comp = 1 / (0.05 + ref.mean(-1, keepdims=True))               # bright areas must not dominate the distances
    gz = box(ndi.gaussian_gradient_magnitude(dep, 1.0), 1) + 1e-4

    stop = 0.012 if relief else 0.06
    feats = (alb, nor, va, vn, dep, gz, stop)
    ((fa, fb),) = nlm((LA * comp).astype(F), (LB * comp).astype(F), [(LA, LB)], R, patch, F((0.45 * strength) ** 2), feats)
    if strength > 1:                                              # interiors: what is left of the noise is blotchy, so reach further
        for step in (3, 5):
            ((fa, fb),) = nlm((fa * comp).astype(F), (fb * comp).astype(F), [(fa, fb)], 3, 3, F(0.9 ** 2), feats, step)
    res = 0.5 * (fa + fb) * div
    # foliage: grain there reads as detail, smoothness reads as plastic -> give part of it back
    t = np.clip((vn - 0.004) / 0.02, 0, 1)[..., None] * F(0.55)
    res = res * (1 - t) + 0.5 * (CA + CB) * t
    res[bg] = ((CA + CB) / 2)[bg]
    return res[P:-P, P:-P].astype(F)


def over_clean(CA, CB, A, B, clean, strength, R, patch):
    """The light of two halves, filtered, over albedo that is free of noise. What shines stays as it is."""
    share = lambda k: clean[k] * F(.6) + (A[k] + B[k]) * F(.2)
    alb, nor, dep = share('alb'), share('nor'), np.clip(share('dep')[..., 0], 0, 1e3)
    bg = alb.sum(-1) < 1e-4
    lit = lambda c, p: np.where(bg[..., None], c, c / (p['alb'] + F(.04))).astype(F)
    LA, LB = lit(CA, A), lit(CB, B)
    comp = 1 / (0.05 + box((LA + LB) / 2, 2).mean(-1, keepdims=True))
    flat = np.zeros(dep.shape, F)
    # grain may not keep its light to itself: only broad differences of colour and normal stop the filter
    feats = (ndi.gaussian_filter(alb, (1.5, 1.5, 0)), ndi.gaussian_filter(nor, (2, 2, 0)), flat, flat, dep, box(ndi.gaussian_gradient_magnitude(dep, 1.0), 1) + 1e-4, 0.06)
    ((fa, fb),) = nlm((LA * comp).astype(F), (LB * comp).astype(F), [(LA, LB)], R, patch, F((0.45 * strength) ** 2), feats)
    if strength > 1:
        for step in (3, 5):
            ((fa, fb),) = nlm((fa * comp).astype(F), (fb * comp).astype(F), [(fa, fb)], 3, 3, F(0.9 ** 2), feats, step)
    light = .5 * (fa + fb)
    own = light.mean(-1, keepdims=True)
    around = ndi.median_filter(own[..., 0], 7)[..., None]
    light = light * np.clip(own, .6 * around, 1.35 * around) / np.maximum(own, 1e-6)          # single sparks that nothing resembles
    light = light * shading((LA + LB) / (2 * np.maximum(light, 1e-6)), nor)[..., None]
    return np.where(bg[..., None], (CA + CB) / 2, light * (alb + F(.04))).astype(F)


def over_fine(passes, strength):
    """Two halves of half the size, filtered, and their light laid over albedo of the full size. A pixel takes the light of those of the nine around it that lie on its own face."""
    *halves, fine = passes
    small = {k: v.reshape(len(v) // 2, 2, -1, 2, 3).mean((1, 3)) for k, v in fine.items()}
    alb = small['alb'] * F(.6) + (halves[0]['alb'] + halves[1]['alb']) * F(.2)
    light = denoise([*halves, small], strength) / (alb + F(.04))
    twice = lambda a: a.repeat(2, 0).repeat(2, 1)
    at = [(np.arange(n) % 2 / 2 - .25).astype(F) for n in fine['alb'].shape[:2]]
    total, weight = np.zeros_like(fine['alb']), np.full_like(fine['alb'][..., :1], 1e-9)
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1):
            moved = lambda a: twice(np.pad(a, ((1, 1), (1, 1), (0, 0)), 'edge')[1 + dy:1 + dy + len(a), 1 + dx:1 + dx + a.shape[1]])
            far = (at[0][:, None] - dy) ** 2 + (at[1] - dx) ** 2
            turned = ((moved(small['nor']) - fine['nor']) ** 2).sum(-1)
            behind = (moved(small['dep'])[..., 0] / np.maximum(fine['dep'][..., 0], 1e-6) - 1) ** 2
            w = (np.exp(-far / .7 - turned / .05 - behind / .0004) + 1e-6 * np.exp(-far))[..., None]
            total, weight = total + w * moved(light), weight + w
    return (total / weight * (fine['alb'] + F(.04))).astype(F)


def shading(noisy, nor, r=14):
    """What the relief does to the light: a share of it that is linear in the clean normal, fitted to the noisy light of a neighbourhood."""
    lean = nor - box(nor, 4)
    q = np.clip(noisy.mean(-1), 0, 3) - 1
    q = (q - box(q, r))[..., None]
    cov = box((lean[..., :, None] * lean[..., None, :]).reshape(*q.shape[:2], 9), r).reshape(*q.shape[:2], 3, 3) + 2e-4 * np.eye(3, dtype=F)
    slope = np.linalg.solve(cov, box(lean * q, r)[..., None])[..., 0]
    return np.clip(1 + (slope * lean).sum(-1), .4, 2.2)


def photographic(lin, bloom=0.03, vignette=0.10, warmth=0.0, saturation=1.0, lift=0.0):
    """Small linear-light touches: glow around highlights, corner fall-off, white balance, saturation."""
    h, w = lin.shape[:2]
    out = lin.copy()
    if bloom:
        g = np.minimum(lin, 12)
        s = w / 1600
        halo = 0.6 * ndi.gaussian_filter(g, (6 * s, 6 * s, 0)) + 0.4 * ndi.gaussian_filter(g, (30 * s, 30 * s, 0))
        out = out * (1 - bloom) + halo * bloom
    if vignette:
        y, x = np.mgrid[0:h, 0:w]
        r2 = ((x / w - .5) ** 2 + ((y / h - .5) * h / w) ** 2) / (.25 + .25 * (h / w) ** 2)
        out *= (1 - vignette * r2[..., None] ** 1.2).astype(F)
    if warmth:
        out *= np.array([1 + warmth, 1.0, 1 - warmth], F)
    if saturation != 1:
        l = (out @ np.array([.2126, .7152, .0722], F))[..., None]
        out = l + (out - l) * saturation
    return np.maximum(out + lift, 0).astype(F)
