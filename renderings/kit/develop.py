"""The photographic finish of a picture in linear light."""
import numpy as np
from scipy import ndimage as ndi

F = np.float32


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
