"""Cast stone: one packing, six finishes.

Every map set is a dict of float32 arrays: albedo (H,W,3) linear, height (H,W) metres, rough (H,W) 0..1.
"""
import numpy as np
from noise import F, blur, noise, smooth, srgb
from pack import Pack, chip_colours


def broken(res, size, seed, classes):
    """Packing of broken grain. classes: list of (cls, dmin, dmax, cover, gap, max_clip) in mm"""
    p = Pack(res, size, seed)
    for c in classes:
        p.fill(c[1], c[2], c[3], c[4], c[0], max_clip=c[5])
    return p


def gravel(res, size, seed, grain=(6, 15)):
    """Packing of rounded gravel, graded so closely that it can be washed."""
    p = Pack(res, size, seed, shape='pebble')
    p.fill(grain[0], grain[1], .60, 0.05, 1, max_clip=.14, power=1.4, rough=.05, aspect=(1.0, 1.9))
    p.fill(3.5, 7, .15, 0.05, 2, max_clip=.18, power=1.2, rough=.06)
    p.fill(1.5, 3.5, .11, 0.1, 3, max_clip=.25, rough=.08)
    return p


def terrazzo(res, size, seed, binder, palettes, classes=None, finish='poliert', pores=1.0, tone=1.0, mineral=1.0,
             blast=1.0, pack=None):
    """The grain in section: poliert, seidenmatt, geschliffen or sandgestrahlt.

    tone: depth of colour; mineral: how strongly a grain shows what it is made of; blast: depth of sandblasting.
    """
    rng = np.random.default_rng(seed)
    p = pack or broken(res, size, seed, classes)
    col, vein, gloss = chip_colours(p, palettes, rng)
    ppm = 1 / p.mm                                        # px per mm
    n = len(p.cls)
    ox, oy = rng.integers(0, res, n), rng.integers(0, res, n)
    yy, xx = np.mgrid[0:res, 0:res]
    sy, sx = (yy + oy[p.id]) % res, (xx + ox[p.id]) % res
    cloud = noise(res, seed + 1, 2.4, fmin=size * 25, fmax=size * 2500)[sy, sx]
    cryst = noise(res, seed + 2, 0.6, fmin=size * 300, fmax=size * 4000)[sy, sx]
    v = noise(res, seed + 3, 3.4, fmin=size * 22, fmax=size * 1200, aniso=(1.0, 0.45))[sy, sx]
    del sy, sx
    veins = np.exp(-(v / 0.07) ** 2)                       # thin lines on the zero crossing
    vv = vein[p.id]
    chip = p.id > 0
    lum = 1 + mineral * ((0.06 + 0.08 * vv) * cloud + 0.07 * cryst)
    lum *= 1 - 0.38 * veins * vv
    chipcol = col[p.id] * np.clip(lum, 0.35, 1.6)[..., None]
    # the rim: chips go a little translucent/dark where they meet the paste
    rim = 1 - 0.22 * np.exp(-(p.edge / (0.22 * ppm)) ** 2)
    chipcol *= rim[..., None]
    # cement paste: clouds, sand grains, pin-holes
    b = srgb(binder)
    bl = 1 + 0.05 * noise(res, seed + 4, 2.6, fmin=2, fmax=60) + 0.05 * noise(res, seed + 5, 1.5, fmin=20)
    sand = noise(res, seed + 6, 0.0, fmin=size * 350, fmax=size * 1600)
    sandc = noise(res, seed + 7, 0.0, fmin=size * 350, fmax=size * 1400)
    bl += 0.10 * np.clip(sand - 0.8, 0, 3) - 0.11 * np.clip(-sand - 0.8, 0, 3)
    bind = b * np.clip(bl, 0.3, 1.7)[..., None]
    bind *= (1 + 0.05 * sandc[..., None] * np.array([1, 0.2, -0.7], F))
    alb = np.where(chip[..., None], chipcol, bind)
    # pin-holes in the paste
    pn = noise(res, seed + 8, 0.0, fmin=size * 60, fmax=size * 420)
    pore = smooth(3.15 - 0.2 * pores, 3.5 - 0.2 * pores, pn) * (~chip) if pores else 0 * pn
    alb = alb * (1 - 0.62 * pore)[..., None]
    alb = np.clip(alb, 0.004, 0.88).astype(F) ** F(tone)
    if finish == 'poliert':
        h = -0.00025 * pore - 0.000006 * (~chip)
        rough = np.where(chip, 0.035 + 0.04 * gloss[p.id], 0.10 + 0.02 * sand.clip(-2, 2))
        rough = rough + 0.5 * pore
    elif finish == 'seidenmatt':
        h = -0.00025 * pore - 0.00001 * (~chip)
        rough = np.where(chip, 0.21 + 0.04 * gloss[p.id], 0.27 + 0.03 * sand.clip(-2, 2)) + 0.3 * pore
    elif finish == 'geschliffen':
        h = -0.00025 * pore - 0.00002 * (~chip) + 0.000004 * cryst
        rough = np.where(chip, 0.50 + 0.05 * gloss[p.id], 0.60 + 0.04 * sand.clip(-2, 2)) + 0.2 * pore
    elif finish == 'sandgestrahlt':
        fine = noise(res, seed + 9, 0.7, fmin=size * 120, fmax=size * 1500)
        dome = 1 - np.exp(-p.edge / (0.7 * ppm))
        h = blast * np.where(chip, 0.00025 * dome, -0.00030) + 0.00007 * fine
        h = blur(h.astype(F), 0.25 * ppm)
        alb = np.clip(alb * (1 + 0.06 * fine)[..., None], 0.004, 0.88)
        rough = np.full((res, res), 0.8)
    else:
        raise ValueError(finish)
    return dict(albedo=alb.astype(F), height=h.astype(F), rough=np.clip(rough, 0.03, 1).astype(F), size=size)

