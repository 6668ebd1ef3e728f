"""Treads of terrazzo, 50 mm, on risers of 25 mm: the nose and its shadow."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import bpy                                                          # noqa: E402
import kit                                                          # noqa: E402

kit.begin(2160, 1080, bounces=(5, 3, 3, 2, 4))
m = kit.maps('11')
stone = kit.mat_baked('stone', m, 'UV', bump=1.0, spec=.5)
grout = kit.mat_plain('grout', (.36, .35, .33), .85, .2)
RISE, GOING, NOSE = .170, .290, .030
P = kit.pieces
x0, x1 = -.62, .95

for s in range(3):
    y, z = s * GOING, (s + 1) * RISE
    kit.bar('tread', m, stone, P.shift(P.tread(), y, z), x0, x1, step=.0006, arris=.0009, worn=26, chip=.0004, seed=4 + s,
            off=(.1 + .27 * s, .33 * s), fine=(-.3, .4))
    kit.slab('riser', m, stone, (x0 + .002, y + NOSE, z - RISE + .0003), (x1 - .002, y + NOSE + .025, z - .052), step=.002, arris=.0010, worn=20, chip=.0003, seed=9 + s,
             sides='f', off=(.4 + .2 * s, .12 * s + .2))
    kit.box('bed', (x0, y + .054, z - RISE - .2), (x1, y + .40, z - .051), grout)
kit.slab('floor', m, stone, (-.9, -.9, -.03), (1.2, .0285, 0), step=.003, arris=.001, worn=0, sides='b', off=(.1, .4))
wall = kit.mat_render('wall', (.62, .60, .57), .0006)
kit.box('wall', (x1 + .001, -3, -.1), (x1 + .2, 3, 3), wall)
kit.area((-1.55, .38, .95), (.05, .15, .17), .24, .34, 52, (1, .955, .88), 150)
for k in range(3):
    kit.area((-1.0 + .5 * k, 2.3, 1.15), (-1.0 + .5 * k, 0, .6), .42, .9, 4.5, (1, .985, .96), 170)
kit.area((1.0, -1.6, 1.7), (0, 0, .3), 1.6, 1.4, 6, (.86, .93, 1))
bpy.context.scene.world.node_tree.nodes['Background'].inputs[0].default_value = (.06, .063, .07, 1)
kit.camera((-.25, -.38, .50), (.060, .045, .165), lens=50, fstop=45, focus=(.02, .02, .168))
kit.finish('produkt-innentreppen-vorderkante', exposure=.0)
