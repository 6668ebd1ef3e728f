"""Exposed concrete: a board-marked court wall with a passage to a second court, a cantilevered bench; from close by, the shadow of a tree. Summer. view=wand | schalung."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

view = kit.args().get('view', 'wand')
kit.begin(1800, 1200, 5, bounces=(6, 2, 2, 3, 8))
board = kit.maps('beton_brett_v')
m_conc = kit.mat_baked('conc', kit.maps('beton_kachel'), 'BOX', bump=1, spec=.35, variation=.02)
m_pave = kit.mat_baked('pave', kit.maps('stein_hell'), 'BOX', bump=1.2, spec=.33, variation=.03, grime=.1, tint=(.64, .63, .61))
m_oak = kit.mat_wood('oak', (.36, .245, .15), .6, .3)
garden = kit.Garden('sommer', 860)
X0, X1, H, T = -3.6, 5.4, 3.6, .30                                  # wall along x, face at y = 0
P0, P1, PH = 1.72, 2.98, 2.36                                       # the passage

for x0, x1, z0, z1 in ((X0, P0, 0, H), (P1, X1, 0, H), (P0, P1, PH, H)):
    kit.wall('wall', (x0, 0, z0), (1, 0, 0), (0, 0, 1), x1 - x0, z1 - z0, T, board, m_conc, bump=2.6, uv0=(x0 - X0, z0))
# right wing, coming forward; slab over the corner
kit.wall('wing', (X1, 0, 0), (0, -1, 0), (0, 0, 1), 7.0, H, T, board, m_conc, bump=2.6, uv0=(.6, 0))
kit.box('cap', (X0 - .02, .02, H), (X1 + T, T + .02, H + .004), m_conc)

# bench: a slab of oak on a cantilevered concrete beam
kit.box('beam', (-2.5, -.46, .27), (.35, .05, .40), m_conc, bevel=.005)
for i in range(5):
    kit.box('slat', (-2.46, -.445 + i * .086, .4005), (.31, -.37 + i * .086, .435), m_oak, bevel=.004)

# ground: slabs, a gravel edge, a tree in a square opening
kit.paving(m_pave, -9.0, X1, -9.0, 0, 0, w=1.0, d=.5, joint=.006, bond=.5, rng=np.random.default_rng(5))
kit.paving(m_pave, P0, P1, 0, 9, 0, w=1.26, d=.5, joint=.006, bond=0, rng=np.random.default_rng(6))
kit.box('sand', (-40, -40, -.3), (X1 + T, .3, -.025), kit.mat_plain('sand', (.19, .18, .165), .95, .1, noise_amt=.3, noise_scale=20))

# beyond the passage: a second court, its wall in the sun
kit.wall('second', (-3, 4.6, 0), (1, 0, 0), (0, 0, 1), 12, 3.1, .3, kit.maps('beton_glatt'), m_conc, bump=1.6)
kit.box('court', (-6, .31, -.3), (9, 4.7, -.025), kit.mat_plain('sand2', (.19, .18, .165), .95, .1))
if view == 'schalung':
    garden.plant([(-4.9, -2.0, -.3, 1.2), (-6.2, -3.4, .3, 1.25)], shade_only=True)

kit.sky(elev=34, azim=196, strength=.10, sun=4.8, sun_size=.6, dust=1.5, sun_tint=(1, .87, .72))
camera, name = {
    'wand': (dict(loc=(.1, -5.4, 1.5), target=(3.1, 0, 1.62), lens=30, fstop=8, focus=(2.4, 0, 1.4)), ''),
    'schalung': (dict(loc=(-2.35, -3.1, 1.75), target=(-1.0, 0, 1.75), lens=44, fstop=9, focus=(-1.0, 0, 1.0)), '-schalung'),
}[view]
kit.camera(arch=True, **camera)
kit.finish('produkt-sichtbeton' + name, exposure=.58)
