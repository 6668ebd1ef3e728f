"""Retaining wall from close by, clad in courses of changing height, coping with fall and overhang. Raking light of the evening."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

kit.begin(1800, 1200, 6, bounces=(6, 2, 2, 3, 8))
stone = kit.maps('13-scene')
m_clad = kit.mat_baked('clad', stone, 'BOX', bump=1, spec=.3, variation=.06)
m_cope = kit.mat_baked('cope', stone, 'UV', bump=1, spec=.3)
m_conc = kit.mat_baked('conc', kit.maps('beton_kachel'), 'BOX', bump=1, spec=.3, tint=(.7, .7, .7))
m_core = kit.mat_plain('core', (.05, .048, .045), .9, .1)
L, R, FOOT, H = -4.0, 5.0, .12, 1.86

kit.courses(m_clad, (L, 0, FOOT), R - L, H - FOOT - .03, (.30, .20, .40, .24, .30, .30), axis=0, normal=-1, lengths=(.55, 1.2), seed=4, uneven=.0016, joint=.008,
            thick=.06)
kit.box('core', (L, .065, -.2), (R, .30, H - .004), m_core)
kit.box('plinth', (L, .045, -.2), (R, .064, FOOT + .1), m_conc)
P = kit.pieces.coping()
for k, x in enumerate(np.arange(L, R - .2, 1.5)):
    kit.bar('cope', stone, m_cope, kit.pieces.shift(P, 0, H), x + .003, x + 1.497, step=.02, arris=.0025, worn=0, off=(.37 * k, .2 * k))
kit.box('ground', (-20, -20, -.4), (20, .04, 0), m_conc)

kit.sky(elev=34, azim=198, strength=.10, sun=4.8, sun_size=.6, dust=1.4, sun_tint=(1, .86, .70))
kit.camera((-1.05, -1.30, 1.50), (.20, 0, 1.50), lens=36, fstop=11, focus=(0, 0, 1.5), arch=True)
kit.finish('produkt-mauerverkleidungen', exposure=.70)
