"""A bench as its drawing shows it (seat 450 x 100 mm on a web, 2.4 m long) on gravel before a barn of weathered boards, seen from its end, a planting trough behind. Late sun from the right, through a tree."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

kit.begin(1800, 1200, bounces=(3, 2, 1, 1, 2))
rng = np.random.default_rng(5)
m = kit.maps('02-scene')
stone = kit.mat_baked('cast', m, 'UV', bump=1.8, spec=.3, grime=.14, splash=.16)
trough = kit.mat_baked('trough', m, 'BOX', bump=1.8, spec=.3, grime=.14, splash=.16)
soil = kit.mat_plain('soil', (.27, .255, .23), .95, .1, noise_amt=.4, noise_scale=60)
pebbles = [kit.mat_plain(f'pebble{k}', c, .7, .3) for k, c in enumerate(((.44, .42, .385), (.34, .325, .30), (.54, .52, .48), (.39, .35, .295)))]
boards = [kit.mat_wood(f'board{k}', c, .8, .15, board=.5) for k, c in enumerate(((.115, .095, .080), (.150, .125, .105), (.095, .080, .070)))]
garden, BARN = kit.Garden('herbst', 61), 2.1

kit.bar('bench', m, stone, kit.pieces.bench(), 0, 2.4, step=.0012, arris=.0035, worn=16, chip=.0011, seed=4, off=(.1, .2), fine=(0, 1.2), ends='a')

kit.box('ground', (-30, -30, -.4), (30, 30, -.006), soil)


def in_view(x, y):
    deep, aside = .786 * (x + 1.35) + .618 * (y + 1.55), .618 * (x + 1.35) - .786 * (y + 1.55)
    return (deep > 1.7) & (deep < 7.5) & (abs(aside) < .43 * deep)


kit.grit('gravel', (-1.2, -1.6, -.006), (6.8, BARN), (.006, .016), pebbles, fill=1.6, seed=6, where=in_view)
# the barn: boards with open joints before the dark
kit.box('dark', (-9, BARN + .06, -.1), (20, 2.6, 6), kit.mat_plain('dark', (.02, .018, .016), .9, .1))
x = -6.0
while x < 16:
    w = rng.uniform(.13, .20)
    kit.box('board', (x, BARN + rng.normal(0, .0025), .03 + rng.normal(0, .006)), (x + w - .009, BARN + .025, 5.2), boards[rng.integers(3)], bevel=.002)
    x += w
garden.plant([(6.05, -.75, -.4, 1.3)], shade_only=True)
kit.box('trough', (.72, 1.34, -.05), (1.72, 1.79, .50), trough, bevel=.0035)
kit.box('earth', (.78, 1.40, .40), (1.66, 1.73, .504), garden.soil, bevel=.02)
garden.bed(.86, 1.58, 1.47, 1.66, .49, 16, 'low', 1.0, 1.6)
garden.bed(.92, 1.52, 1.49, 1.64, .49, 5, 'tall', .55, .75)
for k in range(26):                                                  # leaves in the lee of its foot
    u, v = rng.uniform(-.7, 2.2), rng.uniform(-.75, 1.2)
    if abs(v) > .15 or u < -.05:
        garden.beech_leaf(u, v, .010, rng.uniform(.045, .07), rng.uniform(0, 6.3), 300 + k, abs(rng.normal(.05, .05)))

kit.sky(elev=27, azim=328, strength=.05, sun=3.6, sun_size=.7, sun_tint=(1, .90, .76))
kit.camera((-1.35, -1.55, .98), (.62, 0, .30), lens=45, fstop=3.2, focus=(.12, -.22, .42), arch=True)
kit.finish('produkt-kleinarchitektur', exposure=.22)
