"""Terrazzo indoors. view=fuge: the movement joint of the screed goes through the polished slabs; view=sockel: skirting, 80 mm, and floor of one mix."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

import bpy                                                          # noqa: E402

view = kit.args().get('view', 'fuge')
kit.begin(1920, 960 if view == 'fuge' else 1280, 5, bounces=(5, 3, 3, 2, 4))
m = kit.maps('20')
stone = [kit.mat_baked(f'stone{k}', m, 'UV', bump=1.0, spec=.5, tint=(q, q, q), rough_mul=.80) for k, q in enumerate((1, .97))]
seal = kit.mat_plain('sealant', (.115, .105, .09), .55, .35, noise_amt=.1, noise_scale=200)
grout = kit.mat_plain('grout', (.40, .355, .285), .85, .2, noise_amt=.15, noise_scale=500, bump=.0003)
T = .030

if view == 'fuge':
    for i, (x0, x1, y0, y1) in enumerate(((-.605, -.005, -.5, .1), (.005, .605, -.32, .28), (-.605, -.005, .103, .703), (.005, .605, .283, .9))):
        kit.slab('slab', m, stone[i % 2], (x0, y0, -T), (x1, y1, 0), step=.0008, arris=.0011, worn=45, chip=.00028, seed=i + 3, off=(.11 + .27 * i, .41 * i))
    kit.box('seal', (-.0052, -.6, -.02), (.0052, .9, -.0014), seal, bevel=.0008, segments=4)
    kit.box('grout', (-.61, -.5, -.02), (.61, .9, -.0007), grout)
    window = ((-.62, 1.75), (-.20, 1.75))
    kit.area((-1.6, .5, .55), (0, .1, 0), .30, .30, 26, (1, .955, .88), 140)
    for x, y in window:
        for k in range(3):
            kit.area((x, y, .35 + .42 * k), (x, 0, .35 + .42 * k), .36, .36, 2.2, (1, .985, .96), 170)
    kit.camera((.135, -.47, .30), (-.012, .05, 0), lens=48, fstop=16, focus=(0, -.03, 0))
    name, ev = 'produkt-bodenbelaege-fuge', .35
else:
    kit.slab('floor', m, stone[0], (-.3, -.7, -T), (.3, -.0135, 0), step=.002, arris=.0010, worn=30, chip=.0003, seed=3, off=(.05, .12))
    kit.slab('floor', m, stone[1], (.303, -.7, -T), (.903, -.0135, 0), step=.002, arris=.0010, worn=30, chip=.0003, seed=4, off=(.35, .32))
    kit.slab('floor', m, stone[1], (-.903, -.7, -T), (-.303, -.0135, 0), step=.002, arris=.0010, worn=30, chip=.0003, seed=5, off=(.15, .02))
    kit.slab('base', m, stone[0], (-.62, -.012, .003), (.10, 0, .080), step=.0012, arris=.0014, worn=40, chip=.0004, seed=6, off=(.4, .5))
    kit.slab('base', m, stone[1], (.1025, -.012, .003), (.9, 0, .080), step=.0012, arris=.0014, worn=40, chip=.0004, seed=7, off=(.1, .25))
    kit.box('seal', (-1, -.0136, -.02), (1, -.002, .0018), grout)
    kit.box('joint', (-1, -.5, -.02), (1, -.014, -.0014), grout)
    kit.box('wall', (-2, .0004, -.1), (2, .2, 2), kit.mat_render('wall', (.70, .68, .64), .0006))
    kit.area((-1.35, -.75, .60), (.0, -.05, .02), .26, .36, 50, (1, .955, .88), 150)
    kit.gobo([kit.box('flag', (-.80, -1.4, .44), (-.79, .6, 1.6), grout, rot=(.42, 0, 0))])   # the slanting head of the window's light
    kit.area((1.2, -1.3, 1.4), (0, 0, 0), 1.6, 1.4, 7, (.86, .93, 1))
    kit.camera((-.24, -.42, .185), (.055, .0, .030), lens=46, fstop=16, focus=(.02, -.01, .04))
    name, ev = 'produkt-bodenbelaege-sockel', .50
bpy.context.scene.world.node_tree.nodes['Background'].inputs[0].default_value = (.13, .135, .145, 1)
kit.finish(name, exposure=ev, denoise=.8)
