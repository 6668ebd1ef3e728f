"""The project's surfaces by name. A scene asks `library.maps(name)`; missing maps are baked once into .cache/.

Alone: python3 kit/library.py [name ...] bakes ahead of the renders, without Blender.
"""
import json
import os
import subprocess
import sys
import numpy as np
from PIL import Image
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import maps as store_of                                             # noqa: E402
from concrete import sichtbeton                                     # noqa: E402
from noise import from_srgb                                        # noqa: E402
from recipes import GROB, HELL, JURA, MITTEL  # noqa: E402
from stone import terrazzo                     # noqa: E402

# name: (builder, split between geometry and bump in mm or None)
SURFACES = {
    'stein_hell': (lambda: terrazzo(4096, 1.2, 41, classes=GROB, finish='sandgestrahlt', **HELL), None),
    'stein_jura': (lambda: terrazzo(5120, 1.6, 48, classes=MITTEL, finish='sandgestrahlt', **JURA), None),
    # for views from a hand's breadth: 0.12 mm to the pixel, relief as geometry
    'nah_beton': (lambda: sichtbeton(1.2, 1.2, 3600, 132, base='#b2aea6', panel=None, ties=False, pore_density=900, sand=1.0), .30),
    'beton_brett': (lambda: sichtbeton(16.0, 3.2, 500, 31, boards='h', base='#a19d95', panel=(2.2, 1.6), tone=1.5), None),
    'beton_brett_v': (lambda: sichtbeton(9.0, 4.0, 520, 34, boards='v', base='#a5a199', panel=(2.4, 2.0), tone=1.3), None),
    'beton_glatt': (lambda: sichtbeton(9.45, 4.05, 560, 32, base='#aba79f', tone=1.8, joint=.003, pore_density=150, sand=.5), None),
    'beton_kachel': (lambda: sichtbeton(4.0, 4.0, 512, 33, base='#aeaaa2', panel=None, ties=False), None),
}


# finish: radius of the arris, roughness of stone and binder, specular
FINISHES = {
    'geschliffen': (.0011, .46, .60, .40),
    'seidenmatt': (.0011, .27, .36, .50),
    'poliert': (.0011, .03, .08, .55),
    'gestrahlt': (.0014, .80, .88, .30),
    'fein-gestockt': (.0018, .80, .86, .30),
    'gewaschen': (.0020, .44, .88, .35),
}
SMOOTH = ('geschliffen', 'seidenmatt', 'poliert')


def drawn(wanted, extent=''):
    """What the site draws of a surface (surface-maps.ts), by code or number, all or an extent of it: measures, height in metres, roughness, radius of the arris, specular."""
    pictures = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..')
    folder = os.path.join(pictures, '.cache', 'surfaces', wanted + extent)
    if not os.path.exists(os.path.join(folder, 'surface.json')):
        node = os.path.join(pictures, '..', 'node_modules', '.bin', 'node')
        subprocess.run([node, os.path.join(pictures, 'surface-maps.ts'), wanted, folder, *filter(None, [extent])], check=True)
    with open(os.path.join(folder, 'surface.json')) as f:
        m = json.load(f)
    read = lambda kind: np.asarray(Image.open(os.path.join(folder, kind + '.png'))).astype(np.float32)
    height = (read('height') / 65535 * m['spanMm'] + m['lowestMm']) * .001
    radius, stone, binder, spec = FINISHES[m['finish']]
    rough = binder + (stone - binder) * read('cover') / 255
    if m['finish'] in SMOOTH:
        rough = np.where(height < -.00003, .8, rough)               # pores
    return dict(m, dir=folder), height, rough, radius, spec


def surface(number):
    """A tile of a surface of the material library, 640 mm wide, stored as any other map set: albedo, roughness, relief."""
    m, height, rough, _, _ = drawn(number)
    albedo = from_srgb(np.asarray(Image.open(os.path.join(m['dir'], 'surface_albedo.png'))) / np.float32(255))
    flip = lambda a: a[::-1]                                        # its first row is the upper one, a map set's the lower
    return dict(albedo=flip(albedo), height=flip(height), rough=flip(rough), size=m['columns'] / m['pxPerMm'] * .001), None if m['finish'] in SMOOTH else .16


def halved(m):
    """A map set at half its resolution."""
    half = lambda a: a.reshape(a.shape[0] // 2, 2, a.shape[1] // 2, 2, *a.shape[2:]).mean((1, 3))
    return {key: half(value) if isinstance(value, np.ndarray) else value for key, value in m.items()}


def maps(name):
    """A map set by its name, or by the number of a surface of the material library; '09-scene' has all relief as bump, for bodies seen from a metre or more."""
    if store_of.stored(name) is None:
        if name in SURFACES:
            build, split = SURFACES[name]
            store_of.store(name, build(), split)
        elif name.endswith('-scene'):
            store_of.store(name, halved(surface(name.removesuffix('-scene'))[0]))
        else:
            store_of.store(name, *surface(name))
    return store_of.stored(name)


if __name__ == '__main__':
    for wanted in sys.argv[1:] or SURFACES:
        maps(wanted)
        print(wanted, flush=True)
