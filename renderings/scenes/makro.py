"""A surface of the material library from close by in raking light: code=MS-... of its recipe; several with commas between them.

`surface-maps.ts` draws its stones, the very ones of the flat view, as maps into .cache/surfaces/.

Slab, crop, lamps and exposure never change: what differs is the stones and what the tool did to them. The face goes on over
the arris, so that the front is worked as the top is.
"""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import bpy                                                          # noqa: E402
import kit                                                          # noqa: E402

FRONT = .034                                                        # of the map, below the arris
LEFT = -.0538                                                       # of the map


def render(code):
    kit.begin(1680, 1050, bounces=(2, 1, 1, 0, 2))
    maps, height, wide, deep, radius, spec = kit.parted(code)
    kit.folded(height, wide, deep, radius, kit.mat_baked('stone', maps, 'UV', bump=1.0, spec=spec), LEFT, FRONT)
    table = kit.mat_plain('table', (.33, .315, .295), .7, .2, noise_amt=.12, noise_scale=4, bump=.0003)
    kit.box('table', (-2, -2, -.09), (2, 2, -.0335), table)

    # key: small and low from the left, raking; the sky of the room, cool
    kit.area((-.62, .30, .17), (0, .03, 0), .07, .07, 17, (1, .935, .84))
    # a tall window behind, which a polish mirrors and a silk-matt face feels
    for i in range(2):
        kit.area((-.10 + .27 * i, .95, .70), (-.02 + .05 * i, .05, 0), .235, .66, 1.5, (1, .985, .96), 160)
    world = bpy.context.scene.world.node_tree.nodes['Background']
    world.inputs[0].default_value = (.32, .335, .36, 1)

    kit.camera((-.070, -.165, .150), (.006, .025, -.004), lens=96, fstop=36, focus=(-.002, .018, 0))
    kit.finish('makro-' + code.lower(), exposure=-.25, look='Medium High Contrast')


for name in kit.args()['code'].split(','):
    render(name)
