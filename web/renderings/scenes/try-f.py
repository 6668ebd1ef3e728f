"""Facade elements, 80 mm. view=tropfnase: the open horizontal joint with nose and drip groove, from below; view=ecke: a corner cast in one piece."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import kit                                                          # noqa: E402

view = kit.args().get('view', 'tropfnase')
kit.begin(*((1920, 1280, 4) if view == 'tropfnase' else (2400, 1200, 10)), bounces=(5, 2, 2, 2, 4))
m = kit.maps('09')
stone = kit.mat_baked('stone', m, 'UV', bump=1.0, spec=.3)
dark = kit.mat_plain('gap', (.018, .017, .016), .9, .1)
P = kit.pieces

if view == 'tropfnase':
    x0, x1 = -.095, .75                                              # the elements end at an opening on the left, so that their section is seen
    kit.bar('upper', m, stone, P.facade_upper(height=.26), x0, x1, step=.0006, arris=.0016, worn=26, chip=.0005, seed=3, off=(.1, .2), fine=(-.1, .26))
    kit.bar('lower', m, stone, P.facade_lower(height=.24), x0, x1, step=.0006, arris=.0016, worn=26, chip=.0005, seed=7, off=(.35, .05), fine=(-.1, .26))
    kit.box('back', (-2, .16, -2), (2, .18, 2), dark)
    kit.box('insulation', (-.06, .12, -2), (2, .16, 2), dark)
    kit.box('street', (-30, -30, -3.2), (30, .1, -3), kit.mat_plain('street', (.30, .29, .27), .9, .1))
    kit.sky(elev=38, azim=200, strength=.10, sun=5.2, sun_size=.6, dust=1.3, sun_tint=(1, .88, .74))
    kit.camera((-.375, -.30, -.115), (-.012, .020, .004), lens=50, fstop=18, focus=(-.08, .01, 0))
    kit.finish('produkt-fassaden-tropfnase', exposure=.1, denoise=.5, relief=True)
else:
    kit.slab('corner', m, stone, (0, 0, -.30), (.30, .26, .22), step=.0006, arris=.0026, worn=26, chip=.0006, seed=3, sides='fl', off=(.1, .22))
    kit.slab('next', m, stone, (.310, 0, -.30), (.9, .08, .22), step=.0006, arris=.0026, worn=26, chip=.0006, seed=4, sides='fl', off=(.42, .02), fine=((.31, .46), (0, .08)))
    kit.slab('above', m, stone, (0, 0, .232), (.30, .26, .40), step=.0007, arris=.0026, worn=26, chip=.0006, seed=5, sides='fl', off=(.3, .42))
    kit.slab('above', m, stone, (.310, 0, .232), (.9, .08, .40), step=.0007, arris=.0026, worn=26, chip=.0006, seed=6, sides='fl', off=(.02, .32), fine=((.31, .46), (0, .08)))
    kit.box('back', (.05, .06, -2), (2, .2, 2), dark)
    kit.sky(elev=38, azim=342, strength=.08, sun=5.6, sun_size=.6, dust=1.3, sun_tint=(1, .88, .74))
    kit.box('street', (-30, -30, -3.2), (30, 30, -3), kit.mat_plain('street', (.30, .29, .27), .9, .1))
    kit.camera((-.235, -.46, .055), (.115, .02, .105), lens=52, fstop=16, focus=(.02, 0, .1), arch=True)
    kit.finish('produkt-fassaden-ecke', exposure=.35, denoise=.5, relief=True)
