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
card = kit.mat_plain('card', (.060, .062, .066), .8, .2)
paper = kit.mat_plain('paper', (.74, .73, .70), .85, .15)
kit.box('table', (-1.1, -.9, -.04), (1.3, 1.0, 0), oak, bevel=.004)
kit.box('wall', (-4, 2.6, -1), (4, 2.7, 3), kit.mat_plain('wall', (.52, .50, .47), .8, .2))


def sample(material, x, y, z=0.0, turn=None):
    t = rng.normal(0, .012) if turn is None else turn
    kit.box('sample', (x - SIDE / 2, y - SIDE / 2, z + .0004), (x + SIDE / 2, y + SIDE / 2, z + THICK), material, bevel=.0012, segments=3,
            rot=(0, 0, t))


# two rows of three, a pair stacked across them, one on the open folder
P = SIDE + GAP
for i, m in enumerate((hammered, hell, dark)):
    sample(m, (i - 1) * P, 0)
for i, m in enumerate((fine, coarse, cast)):
    sample(m, (i - 1) * P, P)
sample(blasted, .355, .03, 0, .10)
sample(warm, .368, .052, THICK, .34)

# the folder the samples come in, its sheet, a pencil
kit.box('folder', (-.56, .03, .0002), (-.27, .43, .0032), card, bevel=.001, rot=(0, 0, .05))
kit.box('sheet', (-.545, .05, .0036), (-.285, .41, .0040), paper, rot=(0, 0, .07))
kit.rod('pencil', (-.47, .10, .0082), (-.37, .24, .0082), .0040, kit.mat_plain('pencil', (.16, .035, .02), .4, .5))

# daylight from a window on the left, low and soft; a cool fill from the room
for i in range(2):
    kit.area((-1.25, .15 + .62 * i, .62), (.05, .1, 0), .50, .60, 15, (1, .965, .90), 150)
kit.area((1.5, -1.2, 1.5), (.1, .1, 0), 1.6, 1.2, 7, (.88, .94, 1))
bpy.context.scene.world.node_tree.nodes['Background'].inputs[0].default_value = (.10, .105, .112, 1)
kit.camera((-.14, -.60, .50), (.045, .075, .0), lens=36, fstop=11, focus=(.02, .0, .02))
kit.finish('muster', exposure=.55, grade=dict(bloom=.02))
