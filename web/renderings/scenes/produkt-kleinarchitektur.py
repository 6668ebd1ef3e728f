"""A bench cast in one piece, as the drawing shows it: seat 450 x 100 mm on a web, 2.4 m long, before a wall with marks of boards. Morning."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

kit.begin(1800, 1200, 5, bounces=(6, 2, 2, 3, 8))
m = kit.maps('stein_hell_gross')
m_cast = kit.mat_baked('cast', m, 'UV', bump=1.1, spec=.34, tint=(.90, .88, .85))
m_pave = kit.mat_baked('pave', kit.maps('stein_grau_gestockt'), 'BOX', bump=.7, spec=.3, variation=.04, grime=.10, tint=(.80, .795, .78))
m_conc = kit.mat_baked('conc', kit.maps('beton_kachel'), 'BOX', bump=1, spec=.35, variation=.02)
m_sand = kit.mat_plain('sand', (.20, .185, .16), .95, .1, noise_amt=.3, noise_scale=40)
garden = kit.Garden('herbst', 1160)

kit.bar('bench', m, m_cast, kit.pieces.bench(), -1.2, 1.2, step=.02, arris=.0045, worn=0, off=(.1, .2))
kit.paving(m_pave, -6, 8, -5.4, 1.55, 0, w=.8, d=.4, joint=.006, bond=.5, rng=np.random.default_rng(91))
kit.box('sand', (-30, -30, -.3), (30, 7.2, -.014), m_sand)
kit.wall('wall', (-9, 1.56, -.02), (1, 0, 0), (0, 0, 1), 16, 3.0, .25, kit.maps('beton_brett'), m_conc, bump=2.6)

garden.plant([(-6.6, 1.5, .2, 1.3)], shade_only=True)
kit.sky(elev=29, azim=200, strength=.10, sun=4.7, sun_size=.6, dust=1.5, sun_tint=(1, .86, .70))
kit.camera((-2.15, -2.45, 1.22), (.10, .10, .42), lens=40, fstop=9, focus=(-1.1, -.2, .4), arch=True)
kit.finish('produkt-kleinarchitektur', exposure=.48)
