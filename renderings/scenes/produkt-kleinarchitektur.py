"""A bench cast in one piece, as the drawing shows it: seat 450 x 100 mm on a web, 2.4 m long, before a wall with marks of boards. Morning."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

kit.begin(1800, 1200, 6, bounces=(6, 2, 2, 3, 8))
m = kit.maps('02-scene')
m_cast = kit.mat_baked('cast', m, 'UV', bump=1, spec=.3)
m_pave = kit.mat_baked('pave', kit.maps('beton_kachel'), 'BOX', bump=1, spec=.3, variation=.04, grime=.10, tint=(.52, .52, .515))
m_conc = kit.mat_baked('conc', kit.maps('beton_kachel'), 'BOX', bump=1, spec=.35, variation=.02)
m_sand = kit.mat_plain('sand', (.20, .185, .16), .95, .1, noise_amt=.3, noise_scale=40)

kit.bar('bench', m, m_cast, kit.pieces.bench(), -1.2, 1.2, step=.02, arris=.0045, worn=0, off=(.1, .2))
kit.paving(m_pave, -6, 8, -5.4, 1.55, 0, w=.8, d=.4, joint=.006, bond=.5, rng=np.random.default_rng(91))
kit.box('sand', (-30, -30, -.3), (30, 7.2, -.014), m_sand)
kit.wall('wall', (-9, 1.56, -.02), (1, 0, 0), (0, 0, 1), 16, 3.0, .25, kit.maps('beton_brett'), m_conc, bump=2.6)

kit.sky(elev=38, azim=202, strength=.085, sun=3.6, sun_size=.6, dust=1.5, sun_tint=(1, .95, .88))
kit.camera((-1.95, -1.70, 1.05), (-.45, .05, .40), lens=40, fstop=11, focus=(-1.1, -.2, .4), arch=True)
kit.finish('produkt-kleinarchitektur', exposure=-.35)
