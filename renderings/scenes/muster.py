"""Hand samples, 150 x 150 x 20 mm, laid out by a window on a painted table: eight surfaces of the material library, a pencil beside them."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import bpy                                                          # noqa: E402
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

kit.begin(2880, 1920, bounces=(4, 3, 2, 2, 4))
rng = np.random.default_rng(57)
SIDE, THICK, GAP = .150, .020, .014


def sample(name, x, y, z=0.0, turn=None, spec=.4):
    m = kit.maps(name)
    mat = kit.mat_baked(name, m, 'UV', bump=1.0, spec=spec)
    k = int(rng.integers(1, 900))
    kit.group(kit.slab('sample', m, mat, (-SIDE / 2, -SIDE / 2, 0), (SIDE / 2, SIDE / 2, THICK), step=.0006, arris=.0014, worn=40, chip=.0004, seed=k,
                       off=(.37 * k % .48, .19 * k % .48)), (x, y, z + .0004), rng.normal(0, .012) if turn is None else turn)


# two rows of three, a pair stacked beside them
P = SIDE + GAP
sample('16', -P, 0, spec=.3)
sample('20', 0, 0, spec=.5)
sample('12', P, 0, spec=.55)
sample('09', -P, P, spec=.3)
sample('02', 0, P, spec=.3)
sample('23', P, P, spec=.35)
sample('18', .355, .03, 0, .10, spec=.35)
sample('14', .368, .052, THICK + .0006, .34, spec=.4)
kit.box('table', (-1.8, -1.1, -.04), (2.0, 2.2, 0), kit.mat_plain('table', (.42, .405, .385), .5, .3, noise_amt=.07, noise_scale=5, bump=.0001), bevel=.004)
kit.box('wall', (-4, 2.6, -1), (4, 2.7, 3), kit.mat_plain('wall', (.52, .50, .47), .8, .2))
kit.pencil((.200, -.150, 0), .27)

# daylight from a window on the left, low and soft; a cool fill from the room
for i in range(2):
    kit.area((-1.25, .15 + .62 * i, .62), (.05, .1, 0), .50, .60, 15, (1, .965, .90), 150)
kit.area((1.5, -1.2, 1.5), (.1, .1, 0), 1.6, 1.2, 7, (.88, .94, 1))
bpy.context.scene.world.node_tree.nodes['Background'].inputs[0].default_value = (.10, .105, .112, 1)
kit.camera((-.10, -.60, .53), (.085, .060, .0), lens=34, fstop=11, focus=(.02, .0, .02))
kit.finish('muster', exposure=.45, grade=dict(bloom=.02))
