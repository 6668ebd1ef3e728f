"""Facade elements, 80 mm: the open horizontal joint with nose and drip groove, from below."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import kit                                                          # noqa: E402

kit.begin(2160, 1440, bounces=(5, 2, 2, 2, 4))
m = kit.maps('09')
stone = kit.mat_baked('stone', m, 'UV', bump=1.0, spec=.3)
dark = kit.mat_plain('gap', (.018, .017, .016), .9, .1)
P = kit.pieces

x0, x1 = -.095, .75                                                  # the elements end at an opening on the left, so that their section is seen
kit.bar('upper', m, stone, P.facade_upper(height=.26), x0, x1, step=.0005, arris=.0018, worn=8, chip=.0003, amount=.6, arris_relief=.1, ends='a', seed=3, off=(.1, .2), fine=(-.1, .26))
kit.bar('lower', m, stone, P.facade_lower(height=.24), x0, x1, step=.0005, arris=.0018, worn=8, chip=.0003, amount=.6, arris_relief=.1, ends='a', seed=7, off=(.35, .05), fine=(-.1, .26))
kit.box('back', (-2, .16, -2), (2, .18, 2), dark)
kit.box('insulation', (-.06, .12, -2), (2, .16, 2), dark)
kit.box('street', (-30, -30, -3.2), (30, .1, -3), kit.mat_plain('street', (.30, .29, .27), .9, .1))
kit.sky(elev=38, azim=200, strength=.10, sun=5.2, sun_size=.6, dust=1.3, sun_tint=(1, .88, .74))
kit.camera((-.375, -.30, -.115), (-.012, .020, .004), lens=50, fstop=18, focus=(-.08, .01, 0))
kit.finish('produkt-fassaden-tropfnase', exposure=.1)
