"""One slab, six finishes: finish=geschliffen | gestrahlt | gestockt | seidenmatt | gewaschen | poliert.

Slab, crop, lamps and exposure never change, and the packing of the grain is shared: the same pebble lies at the
same place in all six pictures. What differs is what the tool did to it.
"""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import bpy                                                          # noqa: E402
import kit                                                          # noqa: E402

# finish: (bump of the fine relief, radius of the arris, specular, samples, strength of the denoiser)
# where the relief makes the picture, more samples and a lighter hand keep its grain
FINISHES = {
    'geschliffen': (1.0, .0022, .40, 9, 1.0),
    'gestrahlt': (1.0, .0022, .30, 22, .6),
    'gestockt': (.60, .0026, .30, 22, .6),
    'seidenmatt': (1.0, .0022, .50, 9, 1.0),
    'gewaschen': (.6, .0030, .35, 9, 1.0),
    'poliert': (1.0, .0022, .55, 9, 1.0),
}
SIZE, WIDE, DEEP, THICK, STEP = .5, .37, .40, .040, .00024

name = kit.args().get('finish', 'gestockt')
bump, arris, specular, samples, strength = FINISHES[name]
a = kit.begin(1800, 1125, samples, bounces=(4, 2, 2, 2, 4))
m = kit.maps('kies_' + name)
top = kit.mat_baked('top', m, 'UV', bump=bump, spec=specular)
side = kit.mat_baked('side', kit.maps('kies_geschliffen'), 'UV', bump=.5, spec=.3)
z = kit.relief(m, WIDE, DEEP, float(a.get('step', STEP)))
kit.heightfield('slab', z, 0, 0, WIDE, DEEP, SIZE, top, thick=THICK, edge_round=arris, mat_side=side)

table = kit.mat_plain('table', (.33, .315, .295), .7, .2, noise_amt=.12, noise_scale=4, bump=.0003)
kit.box('table', (-4, -3, -.09), (4, 4, -THICK - .0002), table)
kit.box('back', (-4, 2.4, -.1), (4, 2.5, 4), kit.mat_plain('wall', (.40, .385, .36), .8, .2))

# key: small and low from the left, raking; fill: large and cool, from the right
kit.area((-1.5, .75, .42), (.12, .12, 0), .22, .22, 105, (1, .935, .84))
kit.area((1.4, -.9, 1.5), (.2, .2, 0), 1.6, 1.4, 9, (.86, .93, 1))
# a tall window behind, which only a polish can mirror and a silk-matt face can feel
for i in range(2):
    kit.area((.22 + .50 * i, 1.75, 1.05), (.10 + .10 * i, .1, 0), .44, 1.1, 3.8, (1, .985, .96), 160)
world = bpy.context.scene.world.node_tree.nodes['Background']
world.inputs[0].default_value = (.13, .138, .15, 1)

kit.camera((-.048, -.185, .232), (.120, .096, -.004), lens=58, fstop=16, focus=(.105, .072, 0))
kit.finish('oberflaeche-' + name, exposure=.30, denoise=strength)
