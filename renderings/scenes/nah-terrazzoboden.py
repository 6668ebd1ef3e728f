"""The floor of the reference from a hand's breadth: the silk-matt face of two slabs, a window's light on it."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import bpy                                                          # noqa: E402
import kit                                                          # noqa: E402

kit.begin(1920, 960, bounces=(2, 2, 1, 1, 2))
m = kit.maps('17')
stone = [kit.mat_baked(f'stone{k}', m, 'UV', bump=1.0, spec=.5, tint=(q, q, q)) for k, q in enumerate((1, .97))]
for k, (x0, x1) in enumerate(((-.6, -.0415), (-.0385, .6))):
    kit.slab('slab', m, stone[k], (x0, -.5, -.03), (x1, .9, 0), step=.0012, arris=.0011, worn=45, chip=.0003, seed=3 + k, off=(.2 + .3 * k, .1), sides='lr', fine=((-.1, .02), (-.2, .5)))
kit.box('grout', (-.05, -.5, -.03), (-.03, .9, -.0009), kit.mat_plain('grout', (.22, .215, .205), .85, .2, noise_amt=.15, noise_scale=500, bump=.0003))
kit.area((-1.4, -.10, .50), (0, .0, 0), .28, .28, 26, (1, .955, .88), 150)
pane = kit.mat_glow('pane', (1, .985, .96), 3.2)
pane.cycles.sample_as_light = False                                # seen by what mirrors it
for i in range(2):
    for k in range(3):
        kit.box('pane', (-.40 + .34 * i, 1.9, .40 + .36 * k), (-.11 + .34 * i, 1.91, .71 + .36 * k), pane)
world = bpy.context.scene.world
world.node_tree.nodes['Background'].inputs[0].default_value = (.16, .165, .175, 1)
world.cycles.sampling_method = 'NONE'
kit.camera((.05, -.36, .25), (.02, .03, 0), lens=52, fstop=16, focus=(.03, -.02, 0))
kit.finish('projekt-terrazzoboden-material', exposure=.35)
