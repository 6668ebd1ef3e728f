"""The country let into a floor: Nr. 20 within the border of the site's map, 600 mm from Geneva to the Engadine, a strip of brass round it, slabs of Nr. 21 beyond. The sun falls through a window on the left."""
import math
import os
import re
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

WIDTH = .60
BORDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'web', 'drawings', 'swiss-border.ts')


def border():
    """The border as points (x, y) in metres about the origin, counter-clockwise, its corners cut off (Chaikin)."""
    with open(BORDER) as source:
        clockwise = np.array(re.findall(r'\[([\d.]+), ([\d.]+)\]', source.read()), float)
    p = clockwise[::-1, ::-1] * (math.cos(math.radians(46.8)), 1)
    for _ in range(3):
        q = np.roll(p, -1, 0)
        p = np.stack([.75 * p + .25 * q, .25 * p + .75 * q], 1).reshape(-1, 2)
    return (p - (p.min(0) + p.max(0)) / 2) * WIDTH / np.ptp(p[:, 0])


def face(name, outline, stone, z, spec):
    """A flat face of one stone within an outline, at the height z in metres."""
    m = kit.maps(stone)
    kit.mesh_from(name, np.c_[outline, np.full(len(outline), z)], np.arange(len(outline))[None], (outline + (.11, .23)) / m['size'], mat=kit.mat_baked(name, m, 'UV', bump=1.0, spec=spec))


kit.begin(2880, 1440, bounces=(4, 3, 2, 2, 4))
inner = border()
along = np.roll(inner, -1, 0) - np.roll(inner, 1, 0)
outer = inner + .004 * np.stack([along[:, 1], -along[:, 0]], -1) / np.linalg.norm(along, axis=1)[:, None]
n, k = len(inner), np.arange(len(inner))
face('country', inner, '20', .0002, .55)
height = np.r_[np.full(n, .0001), .00005 + .000006 * (k % 7)]        # where it turns so sharply that it overlaps, its parts are not in one plane
kit.mesh_from('strip', np.c_[np.concatenate([inner, outer]), height], np.stack([k, k + n, (k + 1) % n + n, (k + 1) % n], -1),
              mat=kit.mat_plain('brass', (.80, .58, .27), .38, .5, metal=.95, noise_amt=.08, noise_scale=40))
kit.box('screed', (-4, -4, -.2), (4, 6, -.004), kit.mat_plain('grout', (.10, .10, .10), .9, .1))
kit.paving(kit.mat_baked('ground', kit.maps('21'), 'BOX', bump=1.0, spec=.3, variation=.05), -2.25, 2.25, -1.32, 3.2, 0, w=.9, d=.9, joint=.003, bond=0, thick=.03, bevel=.0008, uneven=0)
kit.sky(elev=36, azim=152, strength=.045, sun=4.2, sun_size=1.2, sun_tint=(1, .90, .76))
dark = kit.mat_plain('dark', (.2, .2, .2), .9, .1)
kit.gobo([kit.box('wall', (-2.02, a, 0), (-2, b, 5), dark) for a, b in ((-4, -.6), (2.3, 6))] + [kit.box('bar', (-2.04, 1.715, 0), (-1.98, 1.765, 5), dark), kit.box('sill', (-2.02, -4, -1), (-2, 6, 1.0), dark)])
kit.area((-1.9, 1.2, 1.6), (0, 0, 0), 1.2, 1.2, 48, (.97, .985, 1))
kit.camera((0, -1.02, .95), (0, -.022, 0), lens=44, fstop=6.3, focus=(0, -.04, 0))
kit.finish('vertrieb', exposure=.5, grade=dict(bloom=.02))
