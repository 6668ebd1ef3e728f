"""A terrace of sandblasted slabs, 900 x 600 mm, half scrubbed: pale stone beside a grey-green film; the scrubbing brush on the border, still wet, the pail behind. From 1.2 m above; a veiled sun from behind, on the right."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import bpy                                                          # noqa: E402
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402
from nodes import N                                                 # noqa: E402
from noise import blur, noise_rect, smooth                         # noqa: E402

kit.begin(1800, 1200, bounces=(4, 2, 2, 2, 4))
rng = np.random.default_rng(19)
W, D, LEFT, FRONT = .9, .6, -1.83, -.95                              # slabs; corner of the terrace
BRUSH, TURN, PAIL = np.array((.20, -.02)), 1.08, (-.15, .46)
PPM, X0, Y0, WIDE, DEEP = 800, -1.5, -.8, 3.0, 2.4                   # of what dirt and water are drawn on: pixels to the metre, its corner and its size

x, y = np.meshgrid(X0 + (np.arange(int(WIDE * PPM)) + .5) / PPM, Y0 + (np.arange(int(DEEP * PPM)) + .5) / PPM)
n = lambda seed, beta, lo, hi: noise_rect(*x.shape, seed, beta, lo, hi, PPM)
row = np.floor((y - FRONT) / D)
along = (x - LEFT + W * .5 * (row % 2)) / W
off = lambda q, size: np.abs(q - np.round(q)) * size                 # distance from the next joint
jx, jy = off(along, W), off((y - FRONT) / D, D)
joint, corner = np.minimum(jx, jy), np.hypot(jx, jy)
each = np.random.default_rng(3).normal(0, 1, 400)[((np.floor(along) * 37 + row * 101) % 400).astype(int)]
broad, mid, fine, wide = n(1, 3.0, .5, 5), n(2, 2.2, 3, 30), n(3, .8, 40, 220), n(4, 3.0, 1.2, 7)

# strokes of the brush, as its handle lies: each with the comb of its bristles, thinning out where it lifts; where many overlap nothing is left
ahead = lambda cx, cy, turn: ((x - cx) * np.sin(turn) - (y - cy) * np.cos(turn), (x - cx) * np.cos(turn) + (y - cy) * np.sin(turn))
ends = ahead(*BRUSH, TURN)[0]
rest = smooth(-.42, -.10, ends + .04 * broad)
for k in np.linspace(-1.3, 1.7, 50):
    u, v = ahead(*BRUSH + k * np.array((np.cos(TURN), np.sin(TURN))), TURN + rng.normal(0, .13))
    u, v = u - rng.normal(.09, .06), v + rng.normal(0, .12) * u ** 2
    comb = np.interp(v, np.linspace(-.16, .16, 70), rng.normal(0, .6, 70) + np.repeat(rng.normal(0, .8, 14), 5))
    rest *= 1 - .66 * smooth(.152, .140, np.abs(v)) * smooth(.04, -.13, u - .065 * comb) * (.75 + .25 * np.tanh(comb))

# what grew in some years, most along joints; a little of it stays there
grown = .92 + .05 * broad + .025 * mid + .05 * each + .24 * np.exp(-joint / .045) + .16 * np.exp(-corner / .09)
dirt = (grown * rest + .20 * np.exp(-joint / .012) + .07 * np.exp(-joint / .05) + .02 * (mid + broad)).clip(0, 1)
# water: some way before the strokes; behind them slabs dry from their middles, the joints last
dries = smooth(.12, .52, -ends + .05 * broad + .015 * mid + .012 * fine + .07 * each) * smooth(.015, .12, joint + .008 * mid + .010 * broad + .003 * fine)
splash = smooth(.27, .19, np.hypot(x - PAIL[0], y - PAIL[1]) + .025 * broad + .008 * mid + .003 * fine)
damp = smooth(.02, .42, blur(1 - rest, .040 * PPM) + .03 * broad + .012 * mid) * np.maximum(1 - dries, splash)
width = .034 * (.15 + .8 * wide + .06 * mid + 1.1 * np.exp(-(np.hypot(x - .32, y - .25) / .26) ** 2)).clip(.01, 2)
pool = np.maximum(smooth(0, .4, 1 - (joint + .007 * mid) / width) * smooth(-.60, -.30, ends), .12 * smooth(-.6, -.1, ends)) * damp ** 2
drawing = bpy.data.images.new('drawing', x.shape[1], x.shape[0], float_buffer=True, is_data=True)
drawing.pixels.foreach_set(np.dstack([dirt, damp, pool, np.ones_like(x)]).astype(np.float32).ravel())
drawing.update()


def seen(n, at):
    where = n('Mapping', vector_type='POINT', ins={'Vector': at, 'Location': (-X0 / WIDE, -Y0 / DEEP, 0), 'Scale': (1 / WIDE, 1 / DEEP, 1)})
    parts = n('SeparateRGB', ins={0: n('TexImage', image=drawing, extension='EXTEND', ins={'Vector': where}).outputs['Color']})
    return [parts.outputs[k] for k in range(3)]


def soiled(n, at, col):
    film = n.mix('MIX', n.ramp(n.noise(at, 2.6, 4, .5), [(.35, 0), (.65, 1)]), np.array((.104, .113, .070)), np.array((.086, .106, .045)))
    pores = n.ramp(n.noise(at, 260, 3, .6), [(.3, .82), (.7, 1.0)])
    col = n.mix('MULTIPLY', n.math('MULTIPLY', seen(n, at)[0], pores), col, film)
    up = n('SeparateXYZ', ins={0: n('NewGeometry').outputs['Normal']}).outputs['Z']
    return n.mix('MULTIPLY', 1, col, n.ramp(up, [(.50, (.46, .43, .37)), (.93, (1, 1, 1))]))


def wet(n, at):
    _, moist, water = seen(n, at)
    return moist, water


pave = kit.mat_baked('pave', kit.maps('07-scene'), 'BOX', bump=1.0, spec=.3, variation=.04, weather=soiled, wet=wet, calm=.12)
bed = bpy.data.materials.new('bed')
b = N(bed)
here = b('NewGeometry').outputs['Position']
soil, moist, water = seen(b, here)
sand = b.mix('MIX', soil, np.array((.40, .36, .29)), np.array((.085, .095, .045)))
sand = b.mix('MULTIPLY', 1, sand, b.ramp(b.noise(here, 300, 4, .6), [(.3, .5), (.7, 1.15)]))
b.out(b('BsdfPrincipled', ins={'Base Color': b.mix('MULTIPLY', moist, sand, np.array((.58, .56, .53))), 'Roughness': b.ramp(water, [(0, .8), (.6, .04)]), 'Specular': .3}))

kit.paving(pave, LEFT, 3.0, FRONT, 3.25, 0, w=W, d=D, joint=.006, bond=.5, rng=rng, bevel=.0028, uneven=.0008, askew=.0011)
kit.box('bed', (-9, -9, -.3), (9, 9, -.0022), bed)
kit.scrubber((*BRUSH, 0), TURN, lean=.8)
kit.pail((*PAIL, 0), .5)
garden = kit.Garden('herbst', 23)
for k, (u, v) in enumerate(((.71, .255), (.52, -.37))):
    garden.beech_leaf(u, v, .001, (.058, .047)[k], 1.1 + 2.3 * k, 700 + k, .10 + .05 * k)

cloud = kit.box('cloud', (-9, 8, 3.1), (9, 8.1, 13), kit.mat_glow('cloud', (1, .99, .97), 2.5))  # bright, in the north, for what mirrors it
cloud.visible_diffuse = cloud.visible_shadow = False
kit.overcast(azim=40, elev=33, key=5.2, size=2.2, sky=.36, tint=(1, .955, .90))
kit.camera((.02, -1.34, 1.24), (.05, .12, 0), lens=45, fstop=4.5, focus=(*BRUSH, .03))
kit.finish('pflege', exposure=-.52)
