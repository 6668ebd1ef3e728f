"""Six slabs, six stains: oil, rust, lime, moss; wine, paint. Blasted stone from above, in raking light."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import bpy                                                          # noqa: E402
import kit                                                          # noqa: E402
from library import STAIN_PLACES                                    # noqa: E402

kit.begin(1800, 1200, 9, bounces=(4, 2, 2, 2, 4))
m = kit.maps('flecken')
stone = kit.mat_baked('stone', m, 'UV', bump=1.0, spec=.35)
SIDE, GAP = .30, .012

for k, (u, v) in enumerate(STAIN_PLACES):
    x, y = (k % 3 - 1) * (SIDE + GAP) - SIDE / 2, (.5 - k // 3) * (SIDE + GAP) - SIDE / 2
    kit.slab('slab', m, stone, (x, y, -.04), (x + SIDE, y + SIDE, 0), step=.0005, arris=.0022, worn=26, chip=.0005, seed=3 + k, off=(u - SIDE / 2, v - SIDE / 2))
kit.box('table', (-3, -3, -.06), (3, 3, -.0402), kit.mat_plain('table', (.30, .295, .285), .75, .2))
kit.area((-1.9, .95, .62), (0, 0, 0), .26, .26, 150, (1, .94, .86))
kit.area((1.5, -1.2, 1.9), (0, 0, 0), 1.6, 1.4, 16, (.86, .93, 1))
bpy.context.scene.world.node_tree.nodes['Background'].inputs[0].default_value = (.14, .145, .155, 1)
kit.camera((0, -.34, 1.55), (0, -.012, 0), lens=54, fstop=16)
kit.finish('reinigung-flecken', exposure=.35, denoise=.6, relief=True)
