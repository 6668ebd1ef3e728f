"""Hand samples, 150 x 150 x 20 mm, laid out on an oak table by a window: eight mixes and finishes beside each other."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import bpy                                                          # noqa: E402
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

kit.begin(1800, 1125, 9, bounces=(4, 3, 2, 2, 4))
rng = np.random.default_rng(57)
SIDE, THICK, GAP = .150, .020, .014


def stone(name, bump=1.0, spec=.4, rough=1.0, tint=(1, 1, 1)):
    return kit.mat_baked(name, kit.maps(name), 'BOX', bump=bump, spec=spec, variation=0, rough_mul=rough, tint=tint)


hell, warm, dark = (stone('terrazzo_' + n, spec=.55) for n in ('hell', 'warm', 'dunkel'))
blasted, fine, hammered = stone('stein_hell', 1.2, .3, tint=(.86, .85, .82)), stone('stein_warm', 1.0, .3), stone('stein_gestockt', .8, .3)
coarse, cast = stone('terrazzo_warm_grob', spec=.5, rough=2.4), stone('beton_kachel', 1.0, .35)
oak = kit.mat_wood('oak', (.34, .225, .13), .45, .35, board=.14)
kit.box('table', (-1.6, -.9, -.04), (1.8, 1.3, 0), oak, bevel=.004)
kit.box('wall', (-4, 2.6, -1), (4, 2.7, 3), kit.mat_plain('wall', (.52, .50, .47), .8, .2))


def sample(material, x, y, z=0.0, turn=None):
    t = rng.normal(0, .012) if turn is None else turn
    kit.box('sample', (x - SIDE / 2, y - SIDE / 2, z + .0004), (x + SIDE / 2, y + SIDE / 2, z + THICK), material, bevel=.0012, segments=3,
            rot=(0, 0, t))


# two rows of three, a pair stacked beside them
P = SIDE + GAP
for i, m in enumerate((hammered, hell, dark)):
    sample(m, (i - 1) * P, 0)
for i, m in enumerate((fine, coarse, cast)):
    sample(m, (i - 1) * P, P)
sample(blasted, .355, .03, 0, .10)
sample(warm, .368, .052, THICK, .34)

# a pencil, as one lays it down after marking
kit.rod('pencil', (.185, -.150, .0042), (.345, -.105, .0042), .0040, kit.mat_plain('pencil', (.16, .035, .02), .4, .5))
kit.rod('lead', (.345, -.105, .0042), (.352, -.103, .0042), .0012, kit.mat_plain('lead', (.03, .03, .03), .5, .4))

# daylight from a window on the left, low and soft; a cool fill from the room
for i in range(2):
    kit.area((-1.25, .15 + .62 * i, .62), (.05, .1, 0), .50, .60, 15, (1, .965, .90), 150)
kit.area((1.5, -1.2, 1.5), (.1, .1, 0), 1.6, 1.2, 7, (.88, .94, 1))
bpy.context.scene.world.node_tree.nodes['Background'].inputs[0].default_value = (.10, .105, .112, 1)
kit.camera((-.11, -.60, .50), (.075, .065, .0), lens=37, fstop=11, focus=(.02, .0, .02))
kit.finish('muster', exposure=.55, grade=dict(bloom=.02))
