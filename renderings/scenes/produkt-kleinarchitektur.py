"""A bench cast in one piece, as the drawing shows it: seat 450 x 100 mm on a web, 2.4 m long, before a wall with marks of boards. Low sun that rakes the seat."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

kit.begin(2160, 1440, 4, bounces=(5, 2, 2, 2, 4))
m = kit.maps('02-scene')
m_cast = kit.mat_baked('cast', m, 'UV', bump=1.5, spec=.3, grime=.05)
m_pave = kit.mat_baked('pave', kit.maps('14'), 'BOX', bump=1, spec=.25, variation=.05, grime=.16, rough_mul=1.3, tint=(.60, .59, .58))
m_conc = kit.mat_baked('conc', kit.maps('beton_kachel'), 'BOX', bump=1, spec=.35, variation=.02)
m_sand = kit.mat_plain('sand', (.16, .15, .135), .95, .1, noise_amt=.3, noise_scale=40)

kit.bar('bench', m, m_cast, kit.pieces.bench(), -1.2, 1.2, step=.02, arris=.0045, worn=0, off=(.1, .2))
kit.paving(m_pave, -6, 8, -5.4, 1.55, 0, w=.8, d=.4, joint=.006, bond=.5, rng=np.random.default_rng(91))
kit.box('sand', (-30, -30, -.3), (30, 7.2, -.008), m_sand)
kit.wall('wall', (-9, 1.56, -.02), (1, 0, 0), (0, 0, 1), 16, 3.0, .25, kit.maps('beton_brett'), m_conc, bump=1.6)

kit.sky(elev=32, azim=199, strength=.07, sun=4.2, sun_size=.6, dust=1.5, sun_tint=(1, .93, .84))
kit.camera((-1.95, -1.95, 1.50), (-.36, .05, .36), lens=40, fstop=13, focus=(-.9, -.1, .45), arch=True)
kit.finish('produkt-kleinarchitektur', exposure=-.55, look='High Contrast', denoise=.6, relief=True)
