"""Retaining wall beside a lane, clad in courses of changing height, coping with fall and overhang; above it a beech hedge that sheds its leaves, below it a heap of them and the broom. Autumn, a veiled sun."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import numpy as np                                                  # noqa: E402
from mathutils import Vector                                        # noqa: E402
import kit                                                          # noqa: E402

kit.begin(2160, 1440, 5, bounces=(4, 2, 2, 2, 4))
rng = np.random.default_rng(8)
stone = kit.maps('13-scene')
m_clad = kit.mat_baked('clad', stone, 'BOX', bump=1, spec=.3, variation=.05, grime=.10)
m_cope = kit.mat_baked('cope', stone, 'UV', bump=1, spec=.3, grime=.14)
m_core = kit.mat_plain('core', (.060, .056, .050), .9, .1)
m_kerb = kit.mat_plain('kerb', (.25, .245, .235), .85, .2, noise_amt=.35, noise_scale=120, bump=.002)
m_asphalt = kit.mat_plain('asphalt', (.072, .072, .074), .82, .25, noise_amt=.55, noise_scale=240, bump=.003)
pebbles = [kit.mat_plain(f'pebble{k}', c, .6, .4) for k, c in enumerate(((.24, .22, .195), (.16, .15, .14), (.33, .31, .28), (.19, .155, .12)))]
L, R, FOOT, H = -3.0, 5.6, .07, 1.06

kit.courses(m_clad, (L, 0, FOOT), R - L, H - FOOT - .03, (.25, .18, .30, .23), axis=0, normal=-1, lengths=(.55, 1.15), seed=4, uneven=.0012, joint=.006, thick=.06)
kit.box('core', (L, .066, -.2), (R, .30, H - .004), m_core)
P = kit.pieces.coping()
for k, x in enumerate(np.arange(L + .35, R - .2, 1.5)):
    kit.bar('cope', stone, m_cope, kit.pieces.shift(P, 0, H), x + .003, x + 1.497, step=.01, arris=.0022, worn=0, off=(.37 * k, .2 * k), coarse_x=.03)
# at its foot a strip of gravel behind a kerb, then the lane
STRIP = -.30
kit.box('bed', (L, STRIP, -.3), (R, .2, -.012), m_core)
kit.grit('gravel', (-2.0, STRIP, -.010), (R, .05), (.010, .026), pebbles, fill=1.9, seed=6, soft=1)
for x in np.arange(L, R, 1.0):
    kit.box('kerb', (x + .002, STRIP - .08, -.2), (x + .998, STRIP, .004 + rng.normal(0, .001)), m_kerb, bevel=.005, segments=3)
kit.box('lane', (-20, -20, -.3), (20, STRIP - .081, -.004), m_asphalt)

garden = kit.Garden('herbst', 47)
garden.hedge((-2.6, .46, .8), (R, 1.3, 2.5), density=2300, size=.060, leaf=kit.mat_leaf('beech', (.070, .082, .020), (.270, .150, .040), .4, .5))
kit.box('soil', (L, .30, .2), (R, 2.4, H - .06), garden.soil)
for k in range(46):                                                  # on the coping, in the gravel, on the lane
    u, where = rng.uniform(-1.5, 3.4), k % 3
    v = (rng.uniform(.03, .26), -abs(rng.normal(.03, .09)), STRIP - .1 - rng.gamma(1.2, .22))[where]
    z = (H + .0605 + .04 * (.32 - v), .014, -.002)[where]
    garden.beech_leaf(u, v, z, rng.uniform(.05, .08), rng.uniform(0, 6.3), 800 + k, abs(rng.normal(.05, .05)))
HX, HY = .74, -.47
for k in range(9):                                                   # the heap, wider below
    half = .36 * (1 - k / 10)
    garden.leaves(HX - half, HX + half, HY - .6 * half, HY + .5 * half, -.004 + .017 * k + rng.uniform(0, .02, (60 - 5 * k, 1, 1)), 60 - 5 * k, .062, seed=k)

# a broom of birch twigs leans on the coping
ash, twig, wire = kit.mat_wood('ash', (.40, .30, .19), .6, .25), kit.mat_leaf('twig', (.060, .036, .022), (.120, .075, .045), .05, .8), kit.mat_plain('wire', (.30, .30, .30), .4, .5, metal=.8)
foot, head = np.array((1.36, -.34, .03)), np.array((1.44, -.056, 1.10))
way = (head - foot) / np.linalg.norm(head - foot)
at = lambda s: tuple(foot + way * s)
kit.rod('shaft', at(.42), at(1.36), .0135, ash)
brush = kit.grass_tuft('brush', 90, twig, blades=520, height=(.40, .55), radius=.030, width=.0036, droop=.03)
brush.location = at(.54)
brush.rotation_euler = Vector(-way).to_track_quat('Z', 'Y').to_euler()
for s in (.50, .46):
    kit.rod('wire', at(s - .006), at(s + .006), .041, wire, 32)
kit.rod('bound', at(.44), at(.55), .037, twig, 24)

kit.overcast(azim=202, elev=24, key=2.7, size=6, sky=.42, tint=(1, .90, .78))
kit.camera((-1.10, -1.85, 1.50), (.19, 0, .61), lens=33, fstop=11, focus=(0, 0, .8), arch=True)
kit.finish('produkt-mauerverkleidungen', exposure=.84, denoise=.8, relief=True)
