"""The library's floor from a hand's breadth. view=fuge: four slabs of 600 mm and the first riser; view=material: the silk-matt face, a window's light on it."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import bpy                                                          # noqa: E402
import kit                                                          # noqa: E402

view = kit.args().get('view', 'fuge')
kit.begin(1620, 1080, 4, bounces=(5, 3, 3, 2, 4))
m = kit.maps('nah_hell_seidenmatt')
stone = [kit.mat_baked(f'stone{k}', m, 'UV', bump=1.0, spec=.5, tint=(q, q, q)) for k, q in enumerate((.97, .93))]
grout = kit.mat_plain('grout', (.40, .39, .37), .85, .2, noise_amt=.15, noise_scale=500, bump=.0003)
if view == 'fuge':
    for i, (x, y) in enumerate(((-.6015, -.6015), (.0015, -.6015), (-.6015, .0015), (.0015, .0015))):
        kit.slab('slab', m, stone[i in (1, 2)], (x, y, -.03), (x + .6, y + (.6 if y < 0 else .10), 0), step=.0008, arris=.0011, worn=45, chip=.0003, seed=i + 3, off=(.11 + .27 * i, .41 * i))
    kit.slab('riser', m, stone[1], (-.6, .105, .0015), (.7, .130, .115), step=.001, arris=.0011, worn=30, chip=.0003, seed=9, sides='f', off=(.3, .2))
    kit.bar('tread', m, stone[0], kit.pieces.shift(kit.pieces.tread(.33, .05), .080, .166), -.6, .7, step=.001, arris=.0011, worn=30, chip=.0004, seed=11, off=(.1, .35), fine=(-.3, .4))
    kit.box('grout', (-.61, -.61, -.02), (.61, .104, -.0007), grout)
    kit.box('seal', (-.61, .1008, -.02), (.71, .1295, .0013), grout)
    kit.area((-1.5, -.30, .62), (0, .05, .05), .28, .34, 30, (1, .955, .88), 150)
    for k in range(3):
        kit.area((-.75 + .42 * k, 2.1, .95), (-.75 + .42 * k, 0, .4), .36, .8, 3.2, (1, .985, .96), 170)
    kit.area((1.2, -1.3, 1.4), (0, 0, 0), 1.6, 1.4, 6, (.86, .93, 1))
    kit.camera((-.19, -.44, .27), (.040, .03, .045), lens=46, fstop=14, focus=(0, .02, .03))
else:
    kit.slab('slab', m, stone[0], (-.6, -.5, -.03), (.6, .9, 0), step=.002, arris=.0011, worn=0, seed=3, off=(.2, .1), sides='')
    kit.area((-1.4, -.10, .50), (0, .0, 0), .28, .28, 24, (1, .955, .88), 150)
    for i in range(2):
        for k in range(3):
            kit.area((-.30 + .34 * i, 1.9, .55 + .36 * k), (-.30 + .34 * i, 0, .55 + .36 * k), .29, .31, 1.5, (1, .985, .96), 165)
    kit.camera((.05, -.36, .25), (.02, .03, 0), lens=52, fstop=16, focus=(.03, -.02, 0))
bpy.context.scene.world.node_tree.nodes['Background'].inputs[0].default_value = (.13, .135, .145, 1)
kit.finish('projekt-terrazzoboden-' + view, exposure=.35, denoise=.8)
