"""Paving: slabs of 1200 x 600 mm in stretcher bond, a seat wall of exposed concrete behind, the shadow of a tree. Morning."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

kit.begin(1800, 1200, 6, bounces=(6, 2, 3, 3, 8))
m_pave = kit.mat_baked('pave', kit.maps('stein_hell'), 'BOX', bump=1.1, spec=.33, variation=.045, grime=.06, tint=(.86, .845, .82))
m_cope = kit.mat_baked('cope', kit.maps('stein_hell'), 'BOX', bump=1.1, spec=.3, variation=.03, tint=(.90, .88, .85))
m_conc = kit.mat_baked('conc', kit.maps('beton_kachel'), 'BOX', bump=1, spec=.35, variation=.02)
m_sand = kit.mat_plain('jointsand', (.23, .21, .18), .95, .1, noise_amt=.4, noise_scale=60, bump=.003)
garden = kit.Garden('sommer', 50)

kit.paving(m_pave, -6.0, 6.0, -4.2, 2.4, 0, w=1.2, d=.6, joint=.008, bond=.5, rng=np.random.default_rng(11), bevel=.005)
kit.box('bed', (-12, -9, -.3), (12, 5, -.012), m_sand)
# the seat wall: face with marks of boards, coping of the slabs' own mix
kit.wall('wall', (-6.4, 2.42, -.1), (1, 0, 0), (0, 0, 1), 13, .50, .5, kit.maps('beton_brett'), m_conc, bump=2.6, uv0=(1, .4))
for k in range(-4, 5):
    kit.box('coping', (k * 1.5 + .003, 2.37, .40), (k * 1.5 + 1.497, 2.95, .47), m_cope, bevel=.004, segments=3)
kit.box('ground', (-12, 2.9, -.1), (12, 6, .38), m_sand)
kit.wall('house', (-7, 4.6, .0), (1, 0, 0), (0, 0, 1), 14, 4, .3, kit.maps('beton_glatt'), m_conc, bump=1.6)

garden.plant([(-4.2, -1.0, -.4, 1.25)], shade_only=True)
garden.plant([(-5.6, 2.2, .2, 1.15)], shade_only=True)
kit.sky(elev=27, azim=196, strength=.10, sun=4.8, sun_size=.6, dust=1.5, sun_tint=(1, .87, .72))
kit.camera((-.55, -2.75, 1.50), (.35, .85, .08), lens=33, fstop=11, focus=(0, -.4, 0))
kit.finish('produkt-aussenbelaege', exposure=.36)
