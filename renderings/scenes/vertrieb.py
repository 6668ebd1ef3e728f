"""The country let into a floor: Nr. 20 within the border of the site's map, 600 mm from Geneva to the Engadine, a strip of brass round it, Nr. 21 beyond."""
import math
import os
import re
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import bpy                                                          # noqa: E402
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

WIDTH = .60
BORDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'stone', 'drawings', 'swiss-border.ts')


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


kit.begin(2880, 1440, 4, bounces=(4, 3, 2, 2, 4))
inner = border()
along = np.roll(inner, -1, 0) - np.roll(inner, 1, 0)
outer = inner + .003 * np.stack([along[:, 1], -along[:, 0]], -1) / np.linalg.norm(along, axis=1)[:, None]
n, k = len(inner), np.arange(len(inner))
face('country', inner, '20', .0002, .55)
kit.mesh_from('strip', np.c_[np.concatenate([inner, outer]), np.full(2 * n, .0001)], np.stack([k, k + n, (k + 1) % n + n, (k + 1) % n], -1),
              mat=kit.mat_plain('brass', (.80, .58, .27), .38, .5, metal=.95, noise_amt=.08, noise_scale=40))
face('ground', np.array([(-1.6, -1.2), (1.6, -1.2), (1.6, 1.6), (-1.6, 1.6)]), '21', 0, .22)

# daylight from a window on the left, low and soft; a cool fill from the room
kit.area((-2.6, 1.1, 1.9), (.1, .05, 0), 1.1, 1.3, 95, (1, .965, .90), 150)
kit.area((1.5, -1.2, 1.5), (.1, .1, 0), 1.6, 1.2, 7, (.88, .94, 1))
bpy.context.scene.world.node_tree.nodes['Background'].inputs[0].default_value = (.10, .105, .112, 1)
kit.camera((0, -.69, 1.06), (0, -.003, 0), lens=45, fstop=16, focus=(0, -.05, 0))
kit.finish('vertrieb', exposure=.62, grade=dict(bloom=.02))
