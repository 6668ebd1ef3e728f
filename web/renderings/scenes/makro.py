"""A surface of the material library from close by in raking light: code=MS-... of its recipe; several with commas between them.

`surface-maps.ts` draws its stones, the very ones of the flat view, as maps into .cache/surfaces/.

Slab, crop, lamps and exposure never change: what differs is the stones and what the tool did to them. The face goes on over
the arris, so that the front is worked as the top is.
"""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import bpy                                                          # noqa: E402
import kit                                                          # noqa: E402
import library                                                      # noqa: E402
import numpy as np                                                  # noqa: E402
from PIL import Image                                               # noqa: E402
from scipy import ndimage as ndi                                    # noqa: E402

FRONT = .034                                                        # of the map, below the arris
LEFT = -.0538                                                       # of the map
STEP = .00016


def surface(code):
    """The maps of a recipe for a material, its height parted into geometry and bump."""
    m, height, rough, radius, spec = library.drawn(code)
    folder = m['dir']
    save = lambda kind, a: Image.fromarray(a).save(os.path.join(folder, f'surface_{kind}.png'), compress_level=1)
    coarse = ndi.gaussian_filter(height, .13 * m['pxPerMm'], mode='nearest')
    fine = height - coarse
    lo, span = float(fine.min()), max(float(np.ptp(fine)), 1e-9)
    save('rough', (rough * 255).astype(np.uint8))
    save('height', ((fine - lo) / span * 65535).astype(np.uint16))
    maps = dict(key='surface', dir=folder, size=1, range=span)
    return maps, coarse[::-1], m['columns'] / m['pxPerMm'] * .001, m['rows'] / m['pxPerMm'] * .001, radius, spec


def folded(height, wide, deep, radius, material):
    """The map laid over an arris: behind it the top, y >= 0, in front of it the face of the slab."""
    nx, ny = int(wide / STEP), int(deep / STEP)
    u, v = np.linspace(0, wide, nx), np.linspace(0, deep, ny)
    rows = np.clip(v / deep * height.shape[0] - .5, 0, height.shape[0] - 1)
    cols = np.clip(u / wide * height.shape[1] - .5, 0, height.shape[1] - 1)
    h = ndi.map_coordinates(height, np.meshgrid(rows, cols, indexing='ij'), order=1, mode='nearest')
    s = v - FRONT
    turn = np.clip(s / radius, 0, np.pi / 2)
    y = np.where(s < 0, 0, radius - radius * np.cos(turn)) + np.maximum(s - radius * np.pi / 2, 0)
    z = np.where(s < 0, s, 0) - radius + radius * np.sin(turn)
    out = np.stack([0 * turn, -np.cos(turn), np.sin(turn)], -1)
    at = np.stack(np.broadcast_arrays(u[None, :] + LEFT, y[:, None], z[:, None]), -1) + out[:, None] * h[..., None]
    uv = np.stack(np.broadcast_arrays(u[None, :] / wide, v[:, None] / deep), -1)
    i = np.arange(ny * nx).reshape(ny, nx)
    quads = np.stack([i[:-1, :-1], i[:-1, 1:], i[1:, 1:], i[1:, :-1]], -1).reshape(-1, 4)
    return kit.mesh_from('slab', at.reshape(-1, 3), quads, uv.reshape(-1, 2), smooth=True, mat=material)


def render(code):
    kit.begin(1200, 750, 4, bounces=(2, 1, 1, 0, 2))
    maps, height, wide, deep, radius, spec = surface(code)
    folded(height, wide, deep, radius, kit.mat_baked('stone', maps, 'UV', bump=1.0, spec=spec))
    table = kit.mat_plain('table', (.33, .315, .295), .7, .2, noise_amt=.12, noise_scale=4, bump=.0003)
    kit.box('table', (-2, -2, -.09), (2, 2, -.0335), table)

    # key: small and low from the left, raking; the sky of the room, cool
    kit.area((-.62, .30, .17), (0, .03, 0), .07, .07, 17, (1, .935, .84))
    # a tall window behind, which a polish mirrors and a silk-matt face feels
    for i in range(2):
        kit.area((-.10 + .27 * i, .95, .70), (-.02 + .05 * i, .05, 0), .235, .66, 1.5, (1, .985, .96), 160)
    world = bpy.context.scene.world.node_tree.nodes['Background']
    world.inputs[0].default_value = (.32, .335, .36, 1)

    kit.camera((-.070, -.165, .150), (.006, .025, -.004), lens=96, fstop=36, focus=(-.002, .018, 0))
    kit.finish('makro-' + code.lower(), exposure=-.25, look='Medium High Contrast', denoise=.7)


for name in kit.args()['code'].split(','):
    render(name)
