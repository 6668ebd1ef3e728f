"""A terrace of sandblasted slabs, 900 x 600 mm, half scrubbed: grey-green beside pale and wet; a scrubbing brush and a pail where they were put down. Spring, a low sun from the left."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import bpy                                                          # noqa: E402
import numpy as np                                                  # noqa: E402
from scipy import ndimage as ndi                                    # noqa: E402
import kit                                                          # noqa: E402
from nodes import N                                                 # noqa: E402
from noise import noise_rect, smooth                                # noqa: E402

kit.begin(1800, 1200, bounces=(4, 2, 2, 2, 4))
rng = np.random.default_rng(19)
W, D, LEFT, FRONT, EDGE = .9, .6, -3.69, -2.08, 2.12                 # slabs; corner of the terrace, and where it ends
PPM, X0, Y0, WIDE, DEEP = 400, -3.2, -1.6, 6.8, 3.9                  # of what the water and the dirt are drawn on: pixels to the metre, its corner and its size

x, y = np.meshgrid(X0 + (np.arange(int(WIDE * PPM)) + .5) / PPM, Y0 + (np.arange(int(DEEP * PPM)) + .5) / PPM)
n = lambda seed, beta, lo, hi: noise_rect(*x.shape, seed, beta, lo, hi, PPM)
row = np.floor((y - FRONT) / D)
along = (x - LEFT + W * .5 * (row % 2)) / W
off = lambda q, size: np.abs(q - np.round(q)) * size                 # distance from the next joint
jx, jy = off(along, W), off((y - FRONT) / D, D)
joint, corner = np.minimum(jx, jy), np.hypot(jx, jy)
each = np.random.default_rng(3).normal(0, 1, 4000)[((np.floor(along) * 37 + row * 101) % 4000).astype(int)]
broad, mid, fine = n(1, 2.6, .5, 8), n(2, 2.0, 4, 40), n(3, 1.0, 30, 180)

# what grew in some years: most in joints and corners, least where it is walked on
film = (.93 + .06 * broad + .05 * mid + .03 * fine + .05 * each + .2 * np.exp(-joint / .022) + .2 * np.exp(-corner / .07)).clip(0, 1)
green = (.5 + .26 * broad + .10 * n(4, 2.0, 1.5, 20) + .40 * np.exp(-joint / .05)).clip(0, 1)
# strokes of the brush from the left, each as wide as its block, this way and that; where the brush lifts it leaves a ragged rim
clean, ragged = np.zeros_like(x), n(5, 1.6, 6, 90)
for k in range(74):
    cy, end, turn = -1.75 + 4.2 * (k + rng.uniform(-.3, .3)) / 74, .30 + .10 * np.sin(k / 8.3) + rng.normal(0, .11), rng.normal(-.15, .42)
    end -= .10 * max(0.0, cy)
    u, v = (x - end) * np.cos(turn) + (y - cy) * np.sin(turn), -(x - end) * np.sin(turn) + (y - cy) * np.cos(turn)
    stroke = smooth(.15, .12, np.abs(v) + .010 * mid) * smooth(.05, -.05, u + .025 * ragged + .012 * fine)
    clean = np.maximum(clean, stroke)
left = (.10 * np.exp(-joint / .010) + .12 * np.exp(-corner / .035) + .035 * (mid + broad).clip(0, 3)).clip(0, 1)
dirt = film * (1 - clean) + left * clean
edge = ndi.gaussian_filter(clean, .09 * PPM)                         # how far water has run beyond the strokes
damp = smooth(.10, .30, edge + .10 * mid + .04 * fine)
drying = smooth(-.2, 1.9, .8 * broad + .2 * mid + 1.5 * smooth(-.15, -.85, x) + .3 * smooth(.9, 2.2, y))
damp = damp * (1 - .80 * drying * smooth(.05, .09, joint + .01 * mid))
slurry = smooth(.12, .35, edge) * smooth(.92, .55, edge) * smooth(-.2, 1.1, mid + .5 * fine)
pool = smooth(.75, 1.0, .62 * broad + .22 * mid + .85 * np.exp(-joint / .045) + .5 * smooth(.8, .0, np.abs(x - .1))) * damp
# what ran off in front of the brush: to the next joint, and along it
flow = smooth(.040, .018, np.abs(x - .40 - .06 * np.sin(11 * y) + .014 * mid)) * smooth(-.50, -.62, y) * smooth(-.90, -.87, y)
flow = np.maximum(flow, smooth(.055, .025, np.abs(y + .885) + .016 * mid + .03 * smooth(.2, .6, np.abs(x - .42))) * smooth(.75, .45, np.abs(x - .42)))
pool, damp, slurry = np.maximum(pool, flow), np.maximum(damp, flow), np.maximum(slurry, .8 * flow)


def drawn(name, *channels):
    im = bpy.data.images.new(name, x.shape[1], x.shape[0], float_buffer=True, is_data=True)
    im.pixels.foreach_set(np.dstack([*channels, np.ones_like(x)]).astype(np.float32).ravel())
    im.update()
    return im


SOIL, WATER = drawn('soil', dirt, green, slurry), drawn('water', damp, pool, damp)


def seen(n, at, image):
    where = n('Mapping', vector_type='POINT', ins={'Vector': at, 'Location': (-X0 / WIDE, -Y0 / DEEP, 0), 'Scale': (1 / WIDE, 1 / DEEP, 1)})
    parts = n('SeparateRGB', ins={0: n('TexImage', image=image, extension='EXTEND', ins={'Vector': where}).outputs['Color']})
    return [parts.outputs[k] for k in range(3)]


def soiled(n, at, col):
    amount, tone, mud = seen(n, at, SOIL)
    up = n('SeparateXYZ', ins={0: n('NewGeometry').outputs['Normal']}).outputs['Z']
    growth = n.mix('MIX', tone, np.array((.056, .054, .042)), np.array((.036, .050, .016)))
    col = n.mix('MIX', n.math('MULTIPLY', amount, .96), col, n.mix('MIX', .5, growth, n.mix('MULTIPLY', 1, col, np.array((.13, .14, .085)))))
    col = n.mix('MULTIPLY', n.math('MULTIPLY', mud, .55), col, np.array((.48, .46, .36)))
    return n.mix('MULTIPLY', 1, col, n.ramp(up, [(.50, (.42, .40, .34)), (.93, (1, 1, 1))]))


def wet(n, at):
    moist, water, _ = seen(n, at, WATER)
    return n.math('MAXIMUM', n.math('MULTIPLY', moist, .74), n.math('MULTIPLY', water, .95)), water


m = kit.maps('07-scene')
m_pave = kit.mat_baked('pave', m, 'BOX', bump=1.15, spec=.22, variation=.05, weather=soiled, wet=wet)
bed = bpy.data.materials.new('bed')
b = N(bed)
here = b('NewGeometry').outputs['Position']
wetness, water, _ = seen(b, here, WATER)
sand = b.mix('MIX', seen(b, here, SOIL)[0], np.array((.17, .15, .12)), np.array((.030, .038, .014)))
sand = b.mix('MULTIPLY', 1, sand, b.ramp(b.noise(here, 260, 4, .6), [(.3, .5), (.7, 1.1)]))
b.out(b('BsdfPrincipled', ins={'Base Color': b.mix('MULTIPLY', wetness, sand, np.array((.4, .4, .4))), 'Roughness': b.ramp(wetness, [(.3, .9), (.8, .05)]), 'Specular': .4}).outputs[0])

kit.paving(m_pave, LEFT, 4.6, FRONT, EDGE, 0, w=W, d=D, joint=.007, bond=.5, rng=rng, bevel=.0035, uneven=.0010, askew=.0014)
kit.box('bed', (-9, -9, -.3), (9, EDGE, -.0075), bed)

kit.scrubber((.30, -.42, 0), .82)
kit.pail((-.32, .46, 0), .7)

kit.Garden('fruehling', 23).plant([(-5.2, 2.6, 0, .9), (-6.4, .2, 0, 1.0)], 'big', shade_only=True)

kit.sky(elev=25, azim=132, strength=.13, sun=4.5, sun_size=.6, dust=1.3, sun_tint=(1, .91, .80))
kit.camera((-.12, -2.30, 1.50), (.02, -.16, .02), lens=37, fstop=11, focus=(.1, -.1, 0), arch=True)
kit.finish('pflege', exposure=.4)
