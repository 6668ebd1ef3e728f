"""The works from close by: slabs of six mixes stand on edge on timbers, a mark of chalk on each; behind them the wall of the hall. Daylight from the left."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import bpy                                                          # noqa: E402
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

kit.begin(2160, 1440, 12, bounces=(4, 3, 2, 2, 4), clamp=3.0)
rng = np.random.default_rng(12)
NAMES = ('stein_hell_gross', 'terrazzo_dunkel', 'stein_jura', 'terrazzo_warm_grob', 'stein_gestockt', 'terrazzo_hell')
mats = {n: kit.mat_baked(n, kit.maps(n), 'UV', bump=.8, spec=.35, rough_mul=3.0 if n.startswith('terrazzo') else 1.0) for n in NAMES}
wood = kit.mat_wood('timber', (.46, .335, .21), .8, .15, board=.5)
steel = kit.mat_plain('steel', (.10, .13, .135), .55, .4, metal=.3, noise_amt=.25, noise_scale=14)
chalk = kit.mat_plain('chalk', (.86, .85, .82), .95, .05)
strap = kit.mat_plain('strap', (.42, .20, .05), .8, .2, noise_amt=.15, noise_scale=90)

# slabs lean one behind the other, 6 degrees off the vertical, with strips of timber between them
LEAN, x = .10, -1.55
k = 0
while x < 1.65:
    n = NAMES[[0, 0, 1, 2, 2, 3, 4, 4, 5, 0, 2, 1, 5, 5, 3, 4][k % 16]]
    t = (.040, .060, .030, .060, .080, .030)[NAMES.index(n)]
    h, d = .92 - (k % 5 == 3) * .18 + (k % 7 == 2) * .12, 1.15
    y0 = rng.uniform(-.015, .015) + (k % 4 == 1) * .09
    for o in kit.slab('slab', kit.maps(n), mats[n], (x, y0, .1605), (x + t, y0 + d, .1605 + h), step=.004, arris=.0022, worn=14, chip=.0010, seed=20 + k, sides='flr',
                      off=(rng.uniform(0, .9), rng.uniform(0, .5))):
        o.rotation_euler = (0, LEAN, 0)
    for z in (.24, .72):                                             # spacers
        if z < h:
            kit.box('spacer', (0, 0, 0), (.012, .9, .030), wood, rot=(0, LEAN, 0)).location = (x + t + .006 + (z) * LEAN, y0 + .50, .1605 + z)
    if k % 3 == 1:
        kit.text(('12', '', '', '7', '', '', '31')[k % 7] or str(4 + k), .026, (x + t / 2 + LEAN * .30, y0 - .0012, .1605 + .30), chalk, rot=(np.pi / 2, 0, 0))
    x += t + .0125
    k += 1
for y in (.12, .95):                                                # bearers and the frame they lean on
    kit.box('bearer', (-1.9, y, .06), (2.3, y + .12, .16), wood, bevel=.004)
for y in (.14, .97):
    kit.box('foot', (-1.8, y, 0), (2.2, y + .08, .06), steel, bevel=.003)
    kit.box('post', (1.86, y, 0), (1.94, y + .08, 1.45), steel, bevel=.003, rot=(0, LEAN, 0))
kit.box('beam', (1.90, .0, 1.30), (1.98, 1.3, 1.38), steel, bevel=.003)

kit.box('floor', (-9, -9, -.2), (9, 9, 0), kit.mat_baked('floor', kit.maps('beton_kachel'), 'BOX', bump=.7, spec=.45, variation=0, tint=(.46, .455, .44), rough_mul=.8, wet=(1.3, .22, .03)))
kit.wall('hall', (-9, 3.3, 0), (1, 0, 0), (0, 0, 1), 18, 3.1, .3, kit.maps('beton_glatt'), kit.mat_plain('hall', (.42, .41, .39), .9, .1), bump=1.2)
# daylight: a band of windows high on the left, a paler fill from the gate behind the camera
for i in range(3):
    kit.area((-4.6, -1.6 + 1.9 * i, 3.4), (0, .2, .5), 1.7, 1.3, 95, (1, .975, .93), 160)
kit.area((1.0, -5.5, 2.6), (0, 0, .6), 4, 3, 60, (.88, .94, 1))
bpy.context.scene.world.node_tree.nodes['Background'].inputs[0].default_value = (.09, .095, .105, 1)
kit.camera((-1.35, -1.75, 1.05), (-.05, .3, .60), lens=40, fstop=8, focus=(-.6, 0, .6), arch=True)
kit.finish('werk', exposure=.55)
