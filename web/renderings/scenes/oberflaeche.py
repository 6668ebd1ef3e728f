"""One slab, six finishes: finish=geschliffen | gestrahlt | gestockt | seidenmatt | gewaschen | poliert.

Slab, crop, lamps and exposure never change, and the packing of the grain is shared: the same pebble is at the same place in all six
pictures. What differs is what the tool did to it, on the upper face and on the edges alike. A steel rule gives the scale.
"""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import bpy                                                          # noqa: E402
import kit                                                          # noqa: E402

# finish: (bump of the fine relief, radius of the arris, specular, chips per metre of arris, size of a chip, grid, samples)
FINISHES = {
    'geschliffen': (1.0, .0020, .22, 30, .00040, .0006, 10),
    'gestrahlt': (1.0, .0024, .25, 20, .00040, .0003, 12),
    'gestockt': (.8, .0030, .25, 45, .00070, .00026, 12),
    'seidenmatt': (1.0, .0020, .50, 22, .00035, .0006, 8),
    'gewaschen': (.8, .0030, .35, 20, .00050, .0003, 10),
    'poliert': (1.0, .0016, .55, 18, .00030, .0006, 12),
}
WIDE, DEEP, THICK = .46, .46, .040

name = kit.args().get('finish', 'gestockt')
bump, arris, specular, worn, chip, step, samples = FINISHES[name]
a = kit.begin(1800, 1200, samples, bounces=(4, 2, 2, 2, 4))
m = kit.maps('kies_' + name)
stone = kit.mat_baked('stone', m, 'UV', bump=bump, spec=specular)
kit.slab('slab', m, stone, (0, 0, -THICK), (WIDE, DEEP, 0), step=float(a.get('step', step)), arris=arris, worn=worn, chip=chip, seed=6, sides='fl',
         off=(.03, .06), fine=((0, .40), (0, .40)))

table = kit.mat_plain('table', (.20, .195, .185), .65, .25, noise_amt=.10, noise_scale=5, bump=.0002)
kit.box('table', (-4, -3, -.09), (4, 4, -THICK - .0002), table)
kit.box('back', (-4, 2.4, -.1), (4, 2.5, 4), kit.mat_plain('wall', (.30, .29, .275), .8, .2))
kit.rule((.020, -.034, -THICK), 0.0, length=.20)

# key: small and low from the left, raking; fill: large and cool, from the right
kit.area((-1.5, -.42, .37), (.12, .12, 0), .20, .20, 96, (1, .935, .84))
kit.gobo([kit.box('flag', (-.36, -.095, -.1), (-.35, .8, .068), table)])   # keeps the lamp off the left edge
kit.area((1.4, -.9, 1.5), (.2, .2, 0), 1.6, 1.4, 8, (.86, .93, 1))
# a window of six panes behind, whose bars a polish mirrors and a silk-matt face turns into a shimmer
for i in range(2):
    for k in range(4):
        kit.area((.66 + .28 * i, 1.75, .34 + .30 * k), (.66 + .28 * i, 0, .34 + .30 * k), .225, .225, .42, (1, .985, .96), 160)
world = bpy.context.scene.world.node_tree.nodes['Background']
world.inputs[0].default_value = (.12, .126, .135, 1)

kit.camera((-.105, -.300, .262), (.124, .100, -.018), lens=62, fstop=32, focus=(.08, .04, 0))
kit.finish('oberflaeche-' + name, exposure=.35, denoise=.6, relief=True)
