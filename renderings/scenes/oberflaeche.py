"""One slab, six finishes, three lights: finish=geschliffen | gestrahlt | gestockt | seidenmatt | gewaschen | poliert [light=links | rechts | oben].

The mix is the library's «Kies bunt», drawn by surface-maps.ts from one packing: the same pebble is at the same place in all pictures.
Slab, crop, camera and exposure never change: what differs is what the tool did to the stone, and from where the lamp falls on it.
"""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import bpy                                                          # noqa: E402
import kit                                                          # noqa: E402

NUMBERS = {'gewaschen': '18', 'geschliffen': '19', 'gestrahlt': '25', 'gestockt': '26', 'seidenmatt': '27', 'poliert': '28'}
LEFT, FRONT = -.083, .062                                           # of the map; of it below the arris
LIGHTS = ('links', 'oben', 'rechts')                                # the first is not named


def lamps(light):
    """The lamps of a light; the room is the same in all."""
    warm, sky = (1, .935, .84), (.93, .965, 1)
    lit = []
    if light == 'links':
        lit.append(kit.area((-.96, .47, .25), (0, .05, 0), .11, .11, 50, warm))
    if light == 'rechts':
        lit.append(kit.area((.82, .74, .25), (0, .05, 0), .11, .11, 50, warm))
    if light == 'oben':
        lit.append(kit.area((-.35, -.35, 1.5), (0, .06, 0), 1.1, 1.1, 26, sky))
    # a window behind, which a polish mirrors and a silk-matt face feels: seen by what reflects it, not sampled as a lamp
    pane = kit.mat_glow('pane', (1, .985, .96), 2.0 if light == 'oben' else .8)
    pane.cycles.sample_as_light = False
    for i in range(2):
        for k in range(3):
            x, z = .46 + .20 * i, .67 + .24 * k
            lit.append(kit.box('pane', (x, 1.48, z), (x + .18, 1.49, z + .22), pane))
    return lit


finish = kit.args().get('finish', 'gestockt')
kit.begin(1800, 1200, bounces=(1, 1, 1, 0, 2))
maps, height, wide, deep, radius, spec = kit.parted(NUMBERS[finish], 'slab')
kit.folded(height, wide, deep, radius, kit.mat_baked('stone', maps, 'UV', bump=1.0, spec=spec), LEFT, FRONT)
kit.box('table', (-3, -3, -.12), (3, 3, -.0615), kit.mat_plain('table', (.10, .097, .092), .7, .2))
world = bpy.context.scene.world
world.node_tree.nodes['Background'].inputs[0].default_value = (.22, .23, .247, 1)
world.cycles.sampling_method = 'NONE'                              # of one tone: all samples are the lamp's
kit.camera((-.1085, -.256, .2325), (.0093, .0388, -.0062), lens=94, fstop=45, focus=(-.003, .028, 0))
for light in kit.args().get('light', ','.join(LIGHTS)).split(','):
    lit = lamps(light)
    kit.finish('-'.join(['oberflaeche', finish, *([] if light == LIGHTS[0] else [light])]), exposure=-.1)
    for lamp in lit:
        bpy.data.objects.remove(lamp)
