"""Paving: slabs of 900 x 600 mm in stretcher bond before a wall of exposed concrete. Morning."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

kit.begin(1800, 1200, 6, bounces=(6, 2, 3, 3, 8))
m_pave = kit.mat_baked('pave', kit.maps('18-scene'), 'BOX', bump=1, spec=.3, variation=.03)
m_conc = kit.mat_baked('conc', kit.maps('beton_kachel'), 'BOX', bump=1, spec=.35, variation=.02)
m_sand = kit.mat_plain('jointsand', (.23, .21, .18), .95, .1, noise_amt=.4, noise_scale=60, bump=.003)

kit.paving(m_pave, -6.0, 6.0, -4.2, 2.4, 0, w=.9, d=.6, joint=.008, bond=.5, rng=np.random.default_rng(11), bevel=.003)
kit.box('bed', (-12, -9, -.3), (12, 5, -.005), m_sand)
kit.wall('wall', (-6.4, 2.42, -.1), (1, 0, 0), (0, 0, 1), 13, 3.1, .3, kit.maps('beton_brett'), m_conc, bump=2.6, uv0=(1, 0))

kit.sky(elev=24, azim=203, strength=.10, sun=4.8, sun_size=.6, dust=1.5, sun_tint=(1, .87, .72))
kit.camera((-.75, .35, 1.00), (.25, 2.42, -.22), lens=36, fstop=11, focus=(-.2, 1.2, 0), arch=True)
kit.finish('produkt-aussenbelaege', exposure=.60)
