"""A slab that the site's drawing of a surface is laid over: the face goes on over the arris, so that the front is worked as the top is."""
import os
import numpy as np
from PIL import Image
from scipy import ndimage as ndi
import library
from mesh import mesh_from

STEP = .00016


def parted(wanted, extent=''):
    """The maps of a surface for a material, its height parted into geometry and bump. extent: which part of it surface-maps.ts draws."""
    m, height, rough, radius, spec = library.drawn(wanted, extent)
    folder = m['dir']
    save = lambda kind, a: Image.fromarray(a).save(os.path.join(folder, f'surface_{kind}.png'), compress_level=1)
    coarse = ndi.gaussian_filter(height, .13 * m['pxPerMm'], mode='nearest')
    fine = height - coarse
    lo, span = float(fine.min()), max(float(np.ptp(fine)), 1e-9)
    save('rough', (rough * 255).astype(np.uint8))
    save('height', ((fine - lo) / span * 65535).astype(np.uint16))
    maps = dict(key='surface', dir=folder, size=1, range=span)
    return maps, coarse[::-1], m['columns'] / m['pxPerMm'] * .001, m['rows'] / m['pxPerMm'] * .001, radius, spec


def folded(height, wide, deep, radius, material, left, front):
    """The map laid over an arris: behind it the top, y >= 0, in front of it the face of the slab. left: of the map; front: of it below the arris."""
    nx, ny = int(wide / STEP), int(deep / STEP)
    u, v = np.linspace(0, wide, nx), np.linspace(0, deep, ny)
    rows = np.clip(v / deep * height.shape[0] - .5, 0, height.shape[0] - 1)
    cols = np.clip(u / wide * height.shape[1] - .5, 0, height.shape[1] - 1)
    h = ndi.map_coordinates(height, np.meshgrid(rows, cols, indexing='ij'), order=1, mode='nearest')
    s = v - front
    turn = np.clip(s / radius, 0, np.pi / 2)
    y = np.where(s < 0, 0, radius - radius * np.cos(turn)) + np.maximum(s - radius * np.pi / 2, 0)
    z = np.where(s < 0, s, 0) - radius + radius * np.sin(turn)
    out = np.stack([0 * turn, -np.cos(turn), np.sin(turn)], -1)
    at = np.stack(np.broadcast_arrays(u[None, :] + left, y[:, None], z[:, None]), -1) + out[:, None] * h[..., None]
    uv = np.stack(np.broadcast_arrays(u[None, :] / wide, v[:, None] / deep), -1)
    i = np.arange(ny * nx).reshape(ny, nx)
    quads = np.stack([i[:-1, :-1], i[:-1, 1:], i[1:, 1:], i[1:, :-1]], -1).reshape(-1, 4)
    return mesh_from('slab', at.reshape(-1, 3), quads, uv.reshape(-1, 2), smooth=True, mat=material)
