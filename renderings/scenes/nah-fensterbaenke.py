"""Sill from a hand's breadth: the front arris and the fall, from above."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import kit                                                          # noqa: E402

kit.begin(2160, 1080, bounces=(6, 3, 3, 4, 6))
m = kit.maps('21')
stone = kit.mat_baked('stone', m, 'UV', bump=1.0, spec=.35)
wall = kit.mat_render('render', (.56, .53, .485))

kit.bar('sill', m, stone, kit.pieces.shift(kit.pieces.sill(), -.050, 0), -.75, .9, step=.00042, arris=.0014, worn=26, chip=.0005, off=(.05, .04), arris_relief=.6, fine=(-.24, .42))
kit.box('wall', (-3, 0, -2), (3, .3, -.010), wall, bevel=.002)
frame = kit.mat_wood('oak', (.17, .112, .068), .5, .3, board=.5)
kit.box('frame', (-3, .152, .052), (3, .22, .115), frame, bevel=.004, segments=4)
kit.box('gasket', (-3, .150, .0), (3, .2, .0535), kit.mat_plain('gasket', (.02, .02, .02), .6, .3))
kit.box('window', (-3, .17, .115), (3, .25, 2), kit.mat_plain('window', (.05, .05, .052), .4, .3))
kit.box('reveal', (-3, 0, -.010), (-.40, .3, 2), wall, bevel=.002)                # out of view; its shadow lies on the rear of the sill
kit.sky(elev=30, azim=198, strength=.10, sun=4.9, sun_size=.6, dust=1.3, sun_tint=(1, .88, .74))
kit.box('ground', (-30, -30, -1.2), (30, .0, -1.1), kit.mat_plain('ground', (.36, .35, .32), .9, .1))
kit.camera((-.215, -.310, .225), (.048, -.020, .024), lens=50, fstop=32, focus=(.02, -.045, .04))
kit.finish('produkt-fensterbaenke-gefaelle', exposure=.12)
