"""Retaining wall beside a path, clad in courses of changing height, coping with fall and overhang: each slab with the tone and the arrises of its casting, damp at the foot, dirt that runs off the coping. Raking sun, the shadow of a tree."""
import math
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

kit.begin(2160, 1440, bounces=(4, 2, 2, 2, 4))
rng = np.random.default_rng(8)
stone = kit.maps('13-scene')
L, R, FOOT, H, T = -2.9, 6.2, .06, 1.42, .06
STOPS = np.arange(L + .35, R, 1.5)                                   # joints of the coping


def weather(n, at, col):
    """Damp that rises from the gravel, dirt in streaks below the coping and more of it below its joints, splashes."""
    x, z = (n('SeparateXYZ', ins={0: at}).outputs[k] for k in 'XZ')
    damp = n.math('ADD', n.math('DIVIDE', z, .40), n.math('ADD', n.math('MULTIPLY', n.noise(at, 2.1, 7, .6), -1.5), .62))
    col = n.mix('MULTIPLY', 1, col, n.ramp(damp, [(.10, (.56, .545, .52)), (.34, (.70, .685, .66)), (.46, (1, 1, 1))]))
    fall = n.math('DIVIDE', n.math('SUBTRACT', H, z), .85)
    streak = n.stretched(at, (13, 13, .55), 5, .62)
    wide = n.stretched(at, (2.2, 2.2, .35), 4, .6)
    off = n.math('MULTIPLY', n.math('SUBTRACT', n.math('ADD', n.math('MULTIPLY', streak, .6), n.math('MULTIPLY', wide, .7)), .51), 4.5, clamp=True)
    off = n.math('MULTIPLY', off, n.ramp(fall, [(0, 1), (.25, .8), (1, 0)]))
    near = n.math('ABSOLUTE', n.math('SUBTRACT', n.math('FRACT', n.math('DIVIDE', n.math('SUBTRACT', x, float(STOPS[0]) - .75), 1.5)), .5))   # 0 below a joint of the coping
    run = n.math('MULTIPLY', n.ramp(n.math('ADD', near, n.math('MULTIPLY', n.math('SUBTRACT', streak, .5), .05)), [(0, 1), (.012, .8), (.045, 0)]), n.ramp(fall, [(0, 1), (.5, .7), (1, 0)]))
    return n.mix('MULTIPLY', n.math('ADD', n.math('MULTIPLY', off, .8), n.math('MULTIPLY', run, .65), clamp=True), col, np.array((.46, .45, .44)))


tones = ((1, 1, 1), (.90, .885, .87), (1.10, 1.06, 1.02), (.97, .91, .87), (.84, .835, .83), (1.04, 1.04, 1.04))
clads = [kit.mat_baked(f'clad{k}', stone, 'UV', bump=b, spec=.3, tint=t, grime=.12, weather=weather) for k, (t, b) in enumerate(zip(tones, (1, 1.25, .8, 1.1, .95, 1.3)))]
cope = kit.mat_baked('cope', stone, 'UV', bump=1, spec=.3, grime=.30)
core = kit.mat_plain('core', (.060, .056, .050), .9, .1)
pave = kit.mat_plain('path', (.23, .225, .215), .88, .2, noise_amt=.35, noise_scale=60, bump=.002)
pebbles = [kit.mat_plain(f'pebble{k}', c, .6, .4) for k, c in enumerate(((.24, .22, .195), (.16, .15, .14), (.33, .31, .28), (.19, .155, .12)))]

# a slab lies face up, then is set upright; faces stand a little askew, so that the sun gives each its own tone
z, k = FOOT, 0
for height in (.33, .20, .40, .25, H):
    height = min(height, H - .018 - z)
    x = L
    while x < R:
        w = rng.uniform(.55, 1.20) * (.6 if x == L else 1)
        obs = kit.slab('clad', stone, clads[rng.integers(6)], (0, 0, 0), (w - .006, height - .006, T), step=.0032, arris=.0030, worn=12, chip=.0013, seed=40 + k, off=tuple(rng.uniform(0, .64, 2)))
        lean, turn, out = rng.normal(0, .003), rng.normal(0, .003), rng.normal(0, .0014)
        for o in obs:
            o.rotation_euler = (math.pi / 2 + lean, 0, turn)
            o.location = (x + .003, T + out, z + .003)
        x, k = x + w, k + 1
    z += height
kit.box('core', (L, .068, -.2), (R, .34, H - .004), core)
P = kit.pieces.coping()
for k, x in enumerate(STOPS):
    kit.bar('cope', stone, cope, kit.pieces.shift(P, 0, H), x + .003, x + 1.497, step=.004, arris=.0030, worn=14, chip=.0016, seed=3 + k, off=(.37 * k, .2 * k), coarse_x=.004)
# at its foot a strip of gravel, then the path; behind the coping earth and grasses
STRIP = -.34
kit.box('bed', (L, STRIP, -.3), (R, .2, -.012), core)
kit.grit('gravel', (-2.2, STRIP, -.010), (R, .055), (.008, .026), pebbles, fill=1.9, seed=6, soft=1)
kit.box('edge', (L, STRIP - .010, -.2), (R, STRIP, .012), kit.mat_plain('steel', (.12, .085, .065), .7, .3, noise_amt=.4, noise_scale=20))
kit.box('path', (-20, -20, -.3), (20, STRIP - .011, -.004), pave)
garden = kit.Garden('herbst', 47)
kit.box('soil', (L, .33, .2), (R, 3.4, H - .05), garden.soil)
garden.bed(-2.0, R, .75, 1.5, H - .06, 90, 'tall', .6, .95)
garden.bed(-2.0, R, 1.2, 2.4, H - .06, 130, 'tall', .9, 1.3)
garden.plant([(2.25, -.87, -.3, .66), (2.2, .9, 1.2, 1.1), (5.2, .8, 1.2, 1.2), (8.4, .6, 1.2, 1.2)], shade_only=True)
kit.sky(elev=33, azim=346, strength=.085, sun=5.4, sun_size=.6, dust=1.3, sun_tint=(1, .89, .76))
kit.camera((-1.05, -2.05, 1.50), (.55, 0, .80), lens=33, fstop=9, focus=(.2, 0, .9), arch=True)
kit.finish('produkt-mauerverkleidungen', exposure=.85)
