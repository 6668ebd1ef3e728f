"""Periodic and rectangular spectral noise, colour conversion."""
import numpy as np
from scipy import ndimage as ndi

F = np.float32


def from_srgb(a):
    return np.where(a <= 0.04045, a / 12.92, ((a + 0.055) / 1.055) ** 2.4).astype(F)


def srgb(hexcode):
    """'#c8c2b6' -> linear rgb"""
    h = hexcode.lstrip('#')
    return from_srgb(np.array([int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]))


def to_srgb(a):
    a = np.clip(a, 0, 1)
    return np.where(a <= 0.0031308, a * 12.92, 1.055 * a ** (1 / 2.4) - 0.055)


def noise(res, seed, beta=2.0, fmin=1, fmax=None, aniso=(1, 1)):
    """Periodic spectral noise, zero mean, unit variance. beta = power-law slope,
    fmin/fmax in cycles per tile, aniso stretches (y, x)."""
    if np.isscalar(res):
        res = (res, res)
    rng = np.random.default_rng(seed)
    w = rng.standard_normal(res).astype(F)
    fy = np.fft.fftfreq(res[0])[:, None] * res[0] * aniso[0]
    fx = np.fft.rfftfreq(res[1])[None, :] * res[1] * aniso[1]
    f = np.sqrt(fy * fy + fx * fx)
    amp = np.zeros_like(f)
    m = f > 0
    amp[m] = f[m] ** (-beta / 2)
    amp *= 1 / (1 + (fmin / np.maximum(f, 1e-6)) ** 8)
    if fmax:
        amp *= np.exp(-(f / fmax) ** 4)
    n = np.fft.irfft2(np.fft.rfft2(w) * amp, s=res).astype(F)
    return (n - n.mean()) / (n.std() + 1e-9)


def smooth(e0, e1, x):
    t = np.clip((x - e0) / (e1 - e0), 0, 1)
    return t * t * (3 - 2 * t)


def blur(a, s):
    return ndi.gaussian_filter(a, s, mode='wrap')


def noise_rect(h, w, seed, beta, fmin_m, fmax_m, ppm, aniso=(1, 1)):
    """non-square spectral noise; fmin/fmax in cycles per metre; aniso > 1 squeezes, < 1 stretches (y, x)"""
    rng = np.random.default_rng(seed)
    wn = rng.standard_normal((h, w)).astype(F)
    fy = np.fft.fftfreq(h)[:, None] * ppm / aniso[0]
    fx = np.fft.rfftfreq(w)[None, :] * ppm / aniso[1]
    f = np.sqrt(fy * fy + fx * fx)
    amp = np.where(f > 0, np.maximum(f, 1e-6) ** (-beta / 2), 0)
    amp /= 1 + (fmin_m / np.maximum(f, 1e-6)) ** 8
    amp *= np.exp(-(f / fmax_m) ** 4)
    n = np.fft.irfft2(np.fft.rfft2(wn) * amp, s=(h, w)).astype(F)
    return (n - n.mean()) / (n.std() + 1e-9)
