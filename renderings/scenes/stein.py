"""One stone three times, the same crop: view=trocken in soft light | nass, under the same light | streiflicht, dry again and the lamp low."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import bpy                                                          # noqa: E402
import kit                                                          # noqa: E402

NUMBER = '16'

view = kit.args().get('view', 'trocken')
kit.begin(1800, 1200, bounces=(1, 1, 1, 0, 2))
maps, height, wide, deep, radius, spec = kit.parted(NUMBER, 'slab')
wet = (.05, 1.2, .55) if view == 'nass' else None                   # damp all over, a film on about half
kit.folded(height, wide, deep, radius, kit.mat_baked('stone', maps, 'UV', bump=1.0, spec=.5 if wet else spec, wet=wet), -.083, .062)
kit.box('table', (-3, -3, -.12), (3, 3, -.0615), kit.mat_plain('table', (.10, .097, .092), .7, .2))
if view == 'streiflicht':
    kit.area((-.96, .47, .20), (0, .05, 0), .11, .11, 50, (1, .935, .84))
else:
    kit.area((-.35, -.35, 1.5), (0, .06, 0), 1.1, 1.1, 22, (.95, .975, 1))
pane = kit.mat_glow('pane', (1, .985, .96), 1.0 if view == 'streiflicht' else 2.4)
pane.cycles.sample_as_light = False                                # seen by what mirrors it: the film of water
for i in range(2):
    for k in range(3):
        kit.box('pane', (.46 + .20 * i, 1.48, .67 + .24 * k), (.64 + .20 * i, 1.49, .89 + .24 * k), pane)
world = bpy.context.scene.world
world.node_tree.nodes['Background'].inputs[0].default_value = (.22, .23, .247, 1)
world.cycles.sampling_method = 'NONE'                              # of one tone: all samples are the lamp's
kit.camera((-.1085, -.256, .2325), (.0093, .0388, -.0062), lens=94, fstop=45, focus=(-.003, .028, 0))
kit.finish('stein-' + view, exposure=.1)
