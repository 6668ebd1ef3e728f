"""Retaining wall clad in courses of changing height, coping with fall and overhang, a gravel strip at its foot. Evening, the shadow of a tree."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

kit.begin(2160, 1440, 8, bounces=(6, 2, 2, 3, 8))
m_clad = kit.mat_baked('clad', kit.maps('stein_jura'), 'BOX', bump=1.3, spec=.3, variation=.10, grime=.10, tint=(.86, .855, .845))
m_cope = kit.mat_baked('cope', kit.maps('stein_jura'), 'UV', bump=1.0, spec=.32, tint=(.93, .925, .91))
m_pave = kit.mat_baked('pave', kit.maps('stein_jura'), 'BOX', bump=1.0, spec=.32, variation=.035, grime=.1, tint=(.66, .655, .645))
m_gravel = kit.mat_baked('gravel', kit.maps('stein_gewaschen'), 'BOX', bump=1.6, spec=.3, variation=0, tint=(.62, .60, .57))
m_core = kit.mat_plain('core', (.05, .048, .045), .9, .1)
garden = kit.Garden('sommer', 960)
L, R, FOOT, H = -4.0, 5.0, .12, 1.86

kit.courses(m_clad, (L, 0, FOOT), R - L, H - FOOT - .03, (.30, .20, .40, .24, .30, .30), axis=0, normal=-1, lengths=(.55, 1.2), seed=4, uneven=.0016, joint=.008,
            thick=.06)
kit.box('core', (L, .065, -.2), (R, .30, H - .004), m_core)
kit.box('plinth', (L, .045, -.2), (R, .064, FOOT + .1), kit.mat_baked('conc', kit.maps('beton_kachel'), 'BOX', bump=1, spec=.3, tint=(.6, .6, .6)))
P = kit.pieces.coping()
for k, x in enumerate(np.arange(L, R - .2, 1.5)):
    kit.bar('cope', kit.maps('stein_jura'), m_cope, kit.pieces.shift(P, 0, H), x + .003, x + 1.497, step=.02, arris=.0025, worn=0, off=(.37 * k, .2 * k))
kit.box('gravel', (L, -.34, -.2), (R, .04, -.004), m_gravel)
kit.box('edge', (L, -.40, -.2), (R, -.345, .004), m_pave, bevel=.004)
kit.paving(m_pave, -5, 8, -4.2, -.406, 0, w=.9, d=.6, joint=.006, bond=.5, rng=np.random.default_rng(8))
kit.box('sand', (-20, -20, -.4), (20, -.4, -.014), m_core)

garden.plant([(-4.6, -2.3, -.6, 1.2), (-2.4, -4.4, .2, 1.0)], shade_only=True)
kit.sky(elev=30, azim=212, strength=.10, sun=4.8, sun_size=.6, dust=1.4, sun_tint=(1, .86, .70))
kit.camera((-1.55, -2.65, 1.45), (.55, 0, 1.10), lens=35, fstop=8, focus=(.2, 0, 1), arch=True)
kit.finish('produkt-mauerverkleidungen', exposure=.52, grade=dict(saturation=.95))
