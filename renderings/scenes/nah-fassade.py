"""The reference's façade from a hand's breadth: four washed elements meet in their open joints, the sun rakes over them."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import bpy                                                          # noqa: E402
import kit                                                          # noqa: E402

kit.begin(1920, 960, bounces=(3, 2, 1, 1, 2))
m = kit.maps('23')
stone = kit.mat_baked('stone', m, 'UV', bump=1.0, spec=.35)
for i, (x0, x1, z0, z1) in enumerate(((-.5, -.007, -.30, -.006), (.007, .7, -.30, -.006), (-.5, -.007, .006, .24), (.007, .7, .006, .24))):
    fine = ((-.22, -.007), (0, .08)) if x1 < 0 else ((.007, .30), (0, .08))
    kit.slab('element', m, stone, (x0, 0, z0), (x1, .08, z1), step=.0005, arris=.0026, worn=24, chip=.0006, seed=i + 3, sides='flr', off=(.1 + .23 * i, .17 * i), fine=fine)
kit.box('back', (-2, .075, -2), (2, .2, 2), kit.mat_plain('gap', (.018, .017, .016), .9, .1))
kit.box('street', (-30, -30, -3.2), (30, 30, -3), kit.mat_plain('street', (.30, .29, .27), .9, .1))
kit.sky(elev=33, azim=197, strength=.11, sun=5.6, sun_size=.6, dust=1.3, sun_tint=(1, .89, .76))
bpy.context.scene.world.cycles.sampling_method = 'NONE'            # of almost one tone: all samples are the sun's
kit.camera((-.16, -.42, .05), (.035, .0, .004), lens=58, fstop=16, focus=(.02, 0, 0), arch=True)
kit.finish('projekt-fassade-fuge', exposure=.75)
