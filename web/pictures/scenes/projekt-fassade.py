"""Reference: three storeys of bands and piers on a corner, afternoon light from the right. Early summer."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

kit.begin(2400, 1500, 6, bounces=(6, 2, 2, 3, 8))
stone = kit.maps('stein_warm')
m_stone = kit.mat_baked('stone', stone, 'BOX', bump=1.0, spec=.3, variation=.075, grime=.08, tint=(.97, .935, .88))
m_pave = kit.mat_baked('pave', stone, 'BOX', bump=1.0, spec=.3, variation=.02, grime=.14, tint=(.70, .70, .70))
m_core = kit.mat_plain('core', (.020, .020, .021), .9, .1)
m_metal = kit.mat_plain('bronze', (.058, .050, .043), .36, .5, metal=.85)
m_room = kit.mat_plain('room', (.42, .40, .37), .9, .1)
m = dict(stone=m_stone, metal=m_metal, glass=kit.mat_glass_pane(), cloth=kit.mat_cloth('sheer', (.80, .785, .76), .45))
NX, NY, NZ, BAY, ST, BAND, J = 6, 4, 3, 3.0, 3.3, .84, .014
L, W, H = NX * BAY, NY * BAY, NZ * ST

kit.Facade((0, 0), (1, 0), (0, -1), NX, NZ, m, 17, ext=(.075 + J / 2, 0))
kit.Facade((0, W), (0, -1), (-1, 0), NY, NZ, m, 18, ext=(0, -J))
# closing pieces, core and rooms behind the glass
kit.box('end1', (.02, W - .02, 0), (L, W + .2, H + .2), m_stone)
kit.box('end2', (L - .02, .02, 0), (L + .2, W + .2, H + .2), m_stone)
kit.box('corner', (.012, .012, 0), (.10, .10, H + .1), m_stone)
for f in range(NZ):
    kit.box('floor', (.34, .34, (f + 1) * ST - BAND + .1), (L - .1, W - .1, (f + 1) * ST + .02), m_room)
kit.box('inner', (4.2, 4.2, 0), (L - .05, W - .05, H), m_room)
kit.box('backing', (.10, .10, H - .4), (L - .05, W - .05, H + .2), m_core)
kit.box('plinth', (-.02, -.02, -.3), (L, W, .02), m_core)
for x in np.arange(BAY, L, BAY):
    kit.box('party', (x - .1, .36, 0), (x + .1, 4.2, H - .3), m_room)
for y in np.arange(BAY, W, BAY):
    kit.box('party', (.36, y - .1, 0), (4.2, y + .1, H - .3), m_room)

# forecourt and the planted strip along it
kit.paving(m_pave, -12, 21, -14, -.3, 0, w=1.5, d=.75, rng=np.random.default_rng(3))
kit.paving(m_pave, -12, -.3, -.3, 14, 0, w=1.5, d=.75, rng=np.random.default_rng(4))
kit.box('ground', (-120, -120, -.5), (160, 160, -.03), kit.mat_plain('ground', (.19, .18, .165), .95, .1, noise_amt=.35, noise_scale=6))
garden = kit.Garden('fruehling', 250)
for lo, hi in (((5.4, -4.3, -.1), (18, -4.18, .09)), ((5.4, -2.12, -.1), (18, -2.0, .09)), ((5.4, -4.179, -.1), (5.52, -2.121, .09))):
    kit.box('kerb', lo, hi, m_stone, bevel=.006)
kit.box('soil', (5.52, -4.18, -.1), (18, -2.12, .05), garden.soil)
garden.bed(5.75, 16, -3.95, -2.35, .04, 120, 'tall', .5, .9)
garden.bed(5.65, 16, -4.05, -2.25, .04, 160, 'low', .8, 1.2)
garden.plant([(9.4, -3.1, .04, 1.45)])
garden.plant([(12.5, -9.0, 0, .95)], 'big', shade_only=True)
garden.plant([(7.0, -4.6, .9, 1.45), (4.6, -3.4, -.6, 1.2)], shade_only=True)
garden.plant([(x, y, -.1, s) for x, y, s in ((-3, 21, 1.0), (-9, 27, 1.1), (-4, 32, 1.3), (-16, 22, 1.1), (-22, 16, 1.2),
              (-14, -26, 1.3), (-2, -30, 1.4), (8, -28, 1.3), (-26, -8, 1.3), (-24, 4, 1.2), (26, -20, 1.4), (27, 8, 1),
              (31, 1, .9), (35, 12, 1.1), (40, 5, 1), (29, 18, 1))], 'big')
garden.ring(170, (6, 4), 38, 62, z=-.6)
kit.box('lawn', (-60, 14.0, -.06), (-1.2, 80, -.02), garden.lawn_mat)
kit.box('lawn2', (21.2, -14, -.06), (90, 80, -.02), garden.lawn_mat)

kit.sky(elev=36, azim=-30, strength=.10, sun=5.2, sun_size=.55, dust=1.2, sun_tint=(1, .88, .74))
kit.camera((-4.6, -10.6, 1.65), (3.95, 0, 4.55), lens=32, fstop=8, focus=(.5, 0, 3), arch=True)
kit.finish('projekt-fassade', exposure=.62)
