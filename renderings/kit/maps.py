"""Baked maps on disk: built from their seed when absent, read natively by Cycles (1 to 4 bytes per texel)."""
import json
import os
import numpy as np
import scipy.ndimage as ndi
from PIL import Image
from noise import to_srgb

CACHE = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '.cache', 'maps')


def save_png(path, a, mode):
    """mode: 'srgb' colour, 'lin8' or 'lin16' data"""
    if mode == 'lin16':
        px = (np.clip(a, 0, 1) * 65535 + .5).astype(np.uint16)
    else:
        px = ((to_srgb(a) if mode == 'srgb' else np.clip(a, 0, 1)) * 255 + .5).astype(np.uint8)
    Image.fromarray(px).save(path, compress_level=1)


def store(key, m, split_mm=None):
    """Write one map set. split_mm: coarser relief is kept as an array for geometry, finer relief stays bump."""
    os.makedirs(CACHE, exist_ok=True)
    at = lambda kind: os.path.join(CACHE, f'{key}_{kind}')
    h = m['height']
    if split_mm:
        low = ndi.gaussian_filter(h, split_mm / (m['size'] * 1000 / h.shape[0]), mode='wrap')
        np.save(at('height.npy'), low.astype(np.float32))
        h = h - low
    lo = float(h.min())
    span = max(float(h.max()) - lo, 1e-9)
    save_png(at('albedo.png'), m['albedo'][::-1], 'srgb')           # row 0 of the array is v = 0 in Blender
    save_png(at('rough.png'), m['rough'][::-1], 'lin8')
    save_png(at('height.png'), ((h - lo) / span)[::-1], 'lin16')
    with open(os.path.join(CACHE, key + '.json'), 'w') as f:        # written last: its presence says the set is whole
        json.dump(dict(size=m['size'], lo=lo, range=span, wh=m.get('wh'), ties=m.get('ties')), f)


def stored(key):
    meta = os.path.join(CACHE, key + '.json')
    if not os.path.exists(meta):
        return None
    with open(meta) as f:
        m = json.load(f)
    m['key'], m['dir'] = key, CACHE
    return m


def relief(m, sx, sy, step, off=(0, 0)):
    """The coarse relief of a set, sampled on the grid of a slab: (ny, nx) metres."""
    h = np.load(os.path.join(m['dir'], m['key'] + '_height.npy'))
    res, size = h.shape[0], m['size']
    nx, ny = int(round(sx / step)) + 1, int(round(sy / step)) + 1
    y = (np.linspace(0, sy, ny) + off[1]) / size * res - .5
    x = (np.linspace(0, sx, nx) + off[0]) / size * res - .5
    Y, X = np.meshgrid(y, x, indexing='ij')
    return ndi.map_coordinates(h, [Y, X], order=1, mode='grid-wrap')
