"""The flight of the reference from a hand's breadth: two block steps meet, 3 mm."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import bpy                                                          # noqa: E402
import kit                                                          # noqa: E402

kit.begin(1920, 960, bounces=(3, 2, 1, 1, 2))
m = kit.maps('22')
stone = kit.mat_baked('stone', m, 'UV', bump=1.0, spec=.3)
mortar = kit.mat_plain('mortar', (.10, .098, .092), .95, .1, noise_amt=.25, noise_scale=220, bump=.0008)
RISE, RUN = .150, .360
for s, cut in ((0, .33), (1, .0), (2, -.6)):
    for k, (a, b) in enumerate(((-.7, cut - .0015), (cut + .0015, .8))):
        kit.slab('step', m, stone, (a, s * RUN, s * RISE - .02), (b, s * RUN + RUN + .03, (s + 1) * RISE), step=.0006, arris=.0036, worn=40, chip=.0009, seed=3 + s + 4 * k,
                 off=(.1 + .21 * s + .3 * k, .17 * s), sides='flr', fine=((-.24, .34), (s * RUN, s * RUN + RUN + .03)))
    kit.box('joint', (cut - .002, s * RUN + .004, s * RISE), (cut + .002, s * RUN + RUN, (s + 1) * RISE - .004), mortar)
kit.box('ground', (-3, -3, -.3), (3, .1, -.021), mortar)
kit.sky(elev=29, azim=195, strength=.11, sun=5.4, sun_size=.6, dust=1.3, sun_tint=(1, .86, .70))
bpy.context.scene.world.cycles.sampling_method = 'NONE'            # of almost one tone: all samples are the sun's
kit.camera((-.26, -.06, .56), (.045, .42, .235), lens=52, fstop=14, focus=(0, .36, .27))
kit.finish('projekt-freitreppe-fuge', exposure=.40)
