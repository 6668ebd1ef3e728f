"""Polished terrazzo, three slabs stacked, window light mirrored in the polish. For the mark and the showcase."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import bpy                                                          # noqa: E402
import kit                                                          # noqa: E402

kit.begin(2880, 1800, bounces=(5, 3, 3, 2, 4))
hell, warm, dark = (kit.mat_baked(n, kit.maps(n), 'BOX', bump=1.0, spec=.55, variation=0) for n in ('04', '10', '24'))
T = .030
kit.box('lower', (-.36, -.115, 0), (.60, .80, T), dark, bevel=.0016, segments=3)
kit.box('middle', (-.245, -.045, T + .0006), (.70, .86, 2 * T), warm, bevel=.0016, segments=3)
kit.box('upper', (-.125, .035, 2 * T + .0012), (.95, 1.0, 3 * T), hell, bevel=.0016, segments=3)
kit.box('table', (-4, -2, -.05), (4, 3, 0), kit.mat_plain('table', (.42, .40, .375), .6, .25, noise_amt=.12, noise_scale=5, bump=.0004))
kit.box('back', (-4, 3.2, 0), (4, 3.3, 4), kit.mat_plain('wall', (.50, .48, .45), .75, .2, noise_amt=.10, noise_scale=3))
for i in range(2):                                                  # the window, panes and mullions
    for j in range(2):
        kit.area((.02 + .47 * i, 1.75, .78 + .60 * j), (.05 + .35 * i, 0.1, .09), .40, .54, 2.1, (1, .985, .96), 160)
kit.area((-2.0, .3, 1.25), (.1, .2, .08), 1.0, 1.0, 40, (1, .95, .87))
kit.area((1.8, -1.2, 1.2), (.1, .2, .08), 1.4, 1.0, 9, (.90, .95, 1))
bpy.context.scene.world.node_tree.nodes['Background'].inputs[0].default_value = (.075, .079, .085, 1)
kit.camera((-.285, -.44, .42), (.040, .098, .072), lens=62, fstop=8, focus=(-.005, .085, .09))
kit.finish('terrazzo', exposure=.55, look='High Contrast', grade=dict(saturation=1.02, bloom=.015))
