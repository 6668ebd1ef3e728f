"""Retaining wall, clad in courses of changing height, with a coping; planting above, a path below. Spring, evening."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

kit.begin(1800, 1125, 6, bounces=(6, 2, 2, 3, 8))
stone = kit.maps('stein_gestockt')
m_clad = kit.mat_baked('clad', stone, 'BOX', bump=.7, spec=.3, variation=.13, grime=.10, tint=(.84, .795, .73))
m_cope = kit.mat_baked('cope', kit.maps('stein_warm'), 'BOX', bump=1.0, spec=.32, variation=.03, grime=.06, tint=(.86, .83, .785))
m_pave = kit.mat_baked('pave', kit.maps('stein_warm'), 'BOX', bump=1.0, spec=.32, variation=.035, grime=.1, tint=(.70, .675, .63))
m_core = kit.mat_plain('core', (.05, .048, .045), .9, .1)
garden = kit.Garden('fruehling', 960)
L, R, H = -7.0, 4.2, 1.74                                           # wall from x = L to the corner R, face at y = 0

kit.courses(m_clad, (L, 0, 0), R - L, H, (.30, .20, .40, .24, .30, .30), axis=0, normal=-1, lengths=(.55, 1.2), seed=4, uneven=.005, joint=.008)
kit.courses(m_clad, (R, .052, 0), 5.0, H, (.30, .20, .40, .24, .30, .30), axis=1, normal=1, lengths=(.55, 1.2), seed=5, uneven=.005, joint=.008)
kit.box('core', (L, .03, -.2), (R - .03, .30, H - .004), m_core)
kit.box('core', (R - .30, .03, -.2), (R - .03, 5.05, H - .004), m_core)
for x in np.arange(L, R - .2, 1.4):                                 # coping, 60 mm, overhanging by 40
    kit.box('cope', (x + .003, -.04, H + .002), (min(x + 1.4, R - .32) - .003 if x + 1.4 < R else R + .04, .34, H + .062), m_cope, bevel=.004)
for y in np.arange(.346, 5, 1.4):
    kit.box('cope', (R - .34, y + .003, H + .002), (R + .04, y + 1.397, H + .062), m_cope, bevel=.004)
kit.box('soil', (L, .28, 0), (R - .28, 9, H - .05), garden.soil)

# path of slabs, a strip of low plants at the foot
kit.paving(m_pave, -9, 9, -3.30, -.42, 0, w=.9, d=.72, joint=.006, bond=.5, rng=np.random.default_rng(8))
kit.paving(m_pave, R + .42, 9, -.42, 9, 0, w=.9, d=.72, joint=.006, bond=.5, rng=np.random.default_rng(9))
kit.box('bed', (-20, -20, -.4), (20, 20, -.025), garden.soil)
garden.bed(L, R + .3, -.34, -.10, -.03, 120, 'low', .45, .85)
for x in (1.2, 2.45):                                               # a bench before the wall
    kit.box('foot', (x, -.98, 0), (x + .22, -.62, .36), m_cope, bevel=.005)
kit.box('seat', (.95, -1.02, .361), (2.95, -.58, .445), m_cope, bevel=.006)

# above: grasses hanging over the coping, a tree, a hedge
garden.bed(L, R - .5, .42, 1.1, H - .06, 110, 'low', .9, 1.5)
garden.bed(L, R - .6, .55, 2.2, H - .06, 80, 'tall', .55, .9)
garden.bed(L, R - .6, .7, 2.2, H - .06, 22, 'plume', .5, .8)
garden.plant([(2.55, 1.7, H - .05, 1.1), (-2.9, 2.6, H - .05, 1.15)])
garden.hedge((L, 5.6, H - .1), (R - .5, 6.5, H + 1.3))
garden.plant([(-6.5, 9, 1, 1.1), (-1.5, 11, 1, 1.2), (4.5, 10, 1, 1.1), (9.5, 8, 0, 1.1), (13, 12, 0, 1.2), (9.0, 15, 0, 1.2)], 'big')
garden.plant([(-6.2, -2.6, -.3, 1.0)], shade_only=True)
garden.hedge((9.3, -6, -.1), (10.2, 12, 1.6))
garden.leaves(-4, 5, -2.6, -.5, 0, 40, .022)
garden.ring(50, (0, 6), 26, 42, z=.2)
garden.land(-.42)

kit.sky(elev=30, azim=197, strength=.10, sun=4.8, sun_size=.6, dust=1.5, sun_tint=(1, .86, .70))
kit.camera((-2.35, -3.15, 1.5), (1.1, 0, 1.12), lens=30, fstop=8, focus=(.6, 0, 1), arch=True)
kit.finish('produkt-mauerverkleidungen', exposure=.50, grade=dict(saturation=.95))
