"""One slab, 600 x 900 mm, leans against a wall: for a page on which nothing was found."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import bpy                                                          # noqa: E402
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

kit.begin(1800, 1200, 10, bounces=(5, 3, 2, 2, 4))
m = kit.maps('stein_hell_gross')
stone = kit.mat_baked('stone', m, 'UV', bump=1.1, spec=.35, tint=(.93, .915, .89))
wood = kit.mat_wood('batten', (.44, .31, .19), .7, .2, board=.3)
for o in kit.slab('slab', m, stone, (-.62, 0, .0305), (-.02, .040, .9305), step=.004, arris=.0025, worn=10, chip=.0008, seed=5, sides='flr', off=(.5, 1.6)):
    o.rotation_euler = (-.105, 0, 0)
for x in (-.50, -.14):
    kit.box('batten', (x - .025, -.05, 0), (x + .025, .16, .030), wood, bevel=.002)
kit.box('wall', (-6, .135, -.1), (6, .3, 4), kit.mat_render('wall', (.66, .64, .605), .0007))
floor = kit.maps('beton_glatt')
kit.box('floor', (-6, -6, -.2), (6, .2, 0), kit.mat_baked('floor', kit.maps('beton_kachel'), 'BOX', bump=.6, spec=.4, variation=0, tint=(.62, .61, .59), rough_mul=.75))
kit.sky(elev=33, azim=214, strength=.07, sun=4.6, sun_size=.6, dust=1.4, sun_tint=(1, .87, .72))
# the opening the sun comes through: a wall with a tall gap and a transom, out of view
dark = kit.mat_plain('dark', (.35, .34, .33), .9, .1)
frame = [kit.box('pier', (-9, -3.2, -1), (-3.42, -3.1, 6), dark), kit.box('pier', (-1.72, -3.2, -1), (9, -3.1, 6), dark),
         kit.box('head', (-3.5, -3.2, 3.05), (-1.7, -3.1, 6), dark), kit.box('bar', (-2.60, -3.2, -1), (-2.54, -3.1, 6), dark)]
kit.gobo(frame)
kit.camera((.12, -2.35, .62), (.12, 0, .50), lens=46, fstop=8, focus=(-.3, 0, .5), arch=True)
kit.finish('platte', exposure=.85)
