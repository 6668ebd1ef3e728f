"""Sill from a hand's breadth. view=tropfkante: from below, a drop at the groove; view=aufbordung: the upstand and its soft joint to the plaster."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

view = kit.args().get('view', 'tropfkante')
kit.begin(1620, 1080, 5 if view == 'tropfkante' else 4, bounces=(6, 3, 3, 4, 6))
m = kit.maps('nah_hell_gestrahlt')
stone = kit.mat_baked('stone', m, 'UV', bump=1.0, spec=.35, tint=(.92, .91, .89))
box_stone = kit.mat_baked('upstand', m, 'BOX', bump=1.0, spec=.35, variation=0)
wall = kit.mat_render('render', (.56, .53, .485))
seal = kit.mat_plain('sealant', (.30, .285, .26), .55, .3)
water = kit.mat_water()
S, end = kit.pieces.sill(), .10

if view == 'tropfkante':
    kit.bar('sill', m, stone, kit.pieces.shift(S, -.050, 0), -.75, end, step=.00042, arris=.0014, worn=26, chip=.0005, off=(.05, .04), arris_relief=.6, fine=(-.34, end))
    for lo, hi in (((-3, 0, -2), (3, .3, -.010)), ((end + .006, 0, -.010), (3, .3, 2))):
        kit.box('wall', lo, hi, wall, bevel=.002)
    kit.box('bed', (-3, .008, -.011), (end, .14, .0), seal)
    kit.box('dark', (-3, .15, .0), (end, .3, 2), kit.mat_plain('frame', (.10, .065, .04), .5, .3))
    for x, s in ((-.135, 1.0), (-.052, .55), (.012, .8), (-.245, .7)):   # drops gather at the front lip of the groove
        kit.hanging_drop((x, -.0455, .0002), .0030 * s, water)
    rng = np.random.default_rng(3)
    for _ in range(16):
        kit.drop_on_face((rng.uniform(-.3, end - .01), -.0501, rng.uniform(.006, .036)), rng.uniform(.0009, .0019), water)
    kit.sky(elev=36, azim=226, strength=.10, sun=4.7, sun_size=.6, dust=1.3, sun_tint=(1, .88, .74))
    kit.box('ground', (-30, -30, -1.2), (30, .0, -1.1), kit.mat_plain('ground', (.36, .35, .32), .9, .1))
    kit.camera((-.165, -.225, -.092), (-.020, -.020, .004), lens=55, fstop=18, focus=(-.03, -.045, 0))
    kit.finish('produkt-fensterbaenke-tropfkante', exposure=.45, denoise=.6, relief=True)
else:
    kit.bar('sill', m, stone, kit.pieces.shift(S, -.050, 0), -.75, end, step=.00042, arris=.0014, worn=26, chip=.0005, off=(.05, .04), arris_relief=.6, fine=(-.34, end))
    P = [(-.044, .030), (.150, .030), (.150, .062), (-.040, .0555), (-.044, .0515)]
    kit.bar('upstand', m, stone, P, end - .016, end + .002, step=.00042, arris=.0016, worn=26, chip=.0005, off=(.25, .34), arris_relief=.6)
    for lo, hi in (((-3, 0, -2), (3, .3, -.010)), ((end + .010, 0, -.010), (3, .3, 2))):
        kit.box('wall', lo, hi, wall, bevel=.002)
    kit.box('seal', (end + .001, .0015, .0), (end + .012, .150, .058), seal, bevel=.0015)
    frame = kit.mat_wood('oak', (.17, .112, .068), .5, .3, board=.5)
    kit.box('frame', (-3, .152, .052), (end + .3, .22, .115), frame, bevel=.004, segments=4)
    kit.box('frame', (end - .062, .1505, .0), (end + .3, .22, 1), frame, bevel=.004, segments=4)
    kit.box('gasket', (-3, .150, .0), (end + .3, .2, .0535), kit.mat_plain('gasket', (.02, .02, .02), .6, .3))
    rng = np.random.default_rng(7)
    for _ in range(60):
        v = rng.uniform(.012, .185)
        kit.drop((rng.uniform(-.36, end - .02), v - .050, .040 + v * .05 + .0001), rng.uniform(.0008, .0028), water, slope=.05)
    kit.sky(elev=38, azim=214, strength=.10, sun=4.7, sun_size=.6, dust=1.3, sun_tint=(1, .88, .74))
    kit.camera((-.205, -.34, .215), (.025, .035, .040), lens=52, fstop=16, focus=(.05, -.02, .04))
    kit.finish('produkt-fensterbaenke-aufbordung', exposure=.35, denoise=.6, relief=True)
