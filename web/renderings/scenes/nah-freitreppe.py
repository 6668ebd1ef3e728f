"""The flight of the reference from a hand's breadth. view=fuge: two block steps meet, 3 mm; view=material: the bush-hammered face up to its edge, in raking light."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import kit                                                          # noqa: E402

view = kit.args().get('view', 'fuge')
kit.begin(1620, 1080, 4, bounces=(4, 2, 2, 2, 4))
m = kit.maps('nah_grau_gestockt')
stone = kit.mat_baked('stone', m, 'UV', bump=.9, spec=.25)
mortar = kit.mat_plain('mortar', (.26, .25, .235), .95, .1, noise_amt=.25, noise_scale=220, bump=.0008)
RISE, RUN = .150, .360
if view == 'fuge':
    for s, cut in ((0, .33), (1, .0), (2, -.6)):
        for k, (a, b) in enumerate(((-.7, cut - .0015), (cut + .0015, .8))):
            kit.slab('step', m, stone, (a, s * RUN, s * RISE - .02), (b, s * RUN + RUN + .03, (s + 1) * RISE), step=.0005, arris=.0036, worn=40, chip=.0009, seed=3 + s + 4 * k,
                     off=(.1 + .21 * s + .3 * k, .17 * s), sides='flr', fine=((-.24, .34), (s * RUN, s * RUN + RUN + .03)))
        kit.box('joint', (cut - .002, s * RUN + .004, s * RISE), (cut + .002, s * RUN + RUN, (s + 1) * RISE - .004), mortar)
    kit.box('ground', (-3, -3, -.3), (3, .1, -.021), mortar)
    kit.sky(elev=27, azim=200, strength=.095, sun=4.9, sun_size=.6, dust=1.3, sun_tint=(1, .86, .70))
    kit.camera((-.26, -.06, .56), (.045, .42, .235), lens=46, fstop=14, focus=(0, .36, .27))
    kit.finish('projekt-freitreppe-fuge', exposure=.55, denoise=.5, relief=True)
else:
    kit.slab('face', m, stone, (-.5, -.06, -.15), (.5, .6, 0), step=.0004, arris=.0036, worn=40, chip=.0008, seed=3, off=(.2, .2), sides='f', fine=((-.2, .24), (-.06, .26)))
    kit.box('below', (-3, -3, -.4), (3, 3, -.152), mortar)
    kit.sky(elev=26, azim=196, strength=.085, sun=5.2, sun_size=.5, dust=1.3, sun_tint=(1, .86, .70))
    kit.camera((-.15, -.30, .185), (.022, .020, -.012), lens=58, fstop=16, focus=(0, -.04, 0))
    kit.finish('projekt-freitreppe-material', exposure=.42, denoise=.6, relief=True)
