"""Terrazzo indoors: the movement joint of the screed goes through the polished slabs."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import bpy                                                          # noqa: E402
import kit                                                          # noqa: E402

kit.begin(2160, 1080, bounces=(5, 3, 3, 2, 4))
m = kit.maps('20')
stone = [kit.mat_baked(f'stone{k}', m, 'UV', bump=1.0, spec=.5, tint=(q, q, q), rough_mul=.80) for k, q in enumerate((1, .97))]
seal = kit.mat_plain('sealant', (.115, .105, .09), .55, .35, noise_amt=.1, noise_scale=200)
grout = kit.mat_plain('grout', (.30, .29, .26), .85, .2, noise_amt=.15, noise_scale=500, bump=.0003)
T = .030

for i, (x0, x1, y0, y1) in enumerate(((-.605, -.005, -.5, .1), (.005, .605, -.32, .28), (-.605, -.005, .103, .703), (.005, .605, .283, .9))):
    kit.slab('slab', m, stone[i % 2], (x0, y0, -T), (x1, y1, 0), arris=.0009, worn=0, seed=i + 3, off=(.11 + .27 * i, .41 * i))
kit.box('seal', (-.0052, -.6, -.02), (.0052, .9, -.0006), seal, bevel=.0008, segments=4)
for a, b in ((-.61, -.0053), (.0053, .61)):
    kit.box('grout', (a, -.5, -.02), (b, .9, -.0004), grout)
window = ((-.62, 1.75), (-.20, 1.75))
kit.area((-1.6, .5, .55), (0, .1, 0), .30, .30, 26, (1, .955, .88), 140)
for x, y in window:
    for k in range(3):
        kit.area((x, y, .35 + .42 * k), (x, 0, .35 + .42 * k), .36, .36, .8, (1, .985, .96), 170)
kit.camera((.135, -.47, .30), (-.012, .05, 0), lens=48, fstop=16, focus=(0, -.03, 0))
bpy.context.scene.world.node_tree.nodes['Background'].inputs[0].default_value = (.13, .135, .145, 1)
kit.finish('produkt-bodenbelaege-fuge', exposure=.5)
