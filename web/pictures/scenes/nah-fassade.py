"""The façade of the reference from a hand's breadth. view=fuge: band over pier, the upright joint in the axis of the pier; view=material: the blasted face."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import kit                                                          # noqa: E402

view = kit.args().get('view', 'fuge')
kit.begin(1620, 1080, 4, bounces=(4, 2, 2, 2, 4))
m = kit.maps('nah_jura_gestrahlt')
stone = kit.mat_baked('stone', m, 'UV', bump=1.0, spec=.3)
dark = kit.mat_plain('gap', (.018, .017, .016), .9, .1)
kit.box('street', (-30, -30, -3.2), (30, .1, -3), kit.mat_plain('street', (.30, .29, .27), .9, .1))
if view == 'fuge':
    kit.slab('pier', m, stone, (-.70, 0, -.5), (.42, .1, -.007), step=.0006, arris=.0020, worn=24, chip=.0006, seed=3, sides='fr', off=(.1, .1), fine=((-.26, .30), (0, .1)))
    for k, (a, b) in enumerate(((-.9, -.007), (.007, .9))):
        kit.slab('band', m, stone, (a, -.075, .007), (b, .055, .40), step=.0006, arris=.0020, worn=24, chip=.0006, seed=5 + k, sides='flr', off=(.35 + .2 * k, .3),
                 fine=((-.26, .30), (-.075, .055)))
        kit.box('soffit', (a, -.073, .0068), (b, .055, .010), kit.mat_baked('soffit', m, 'BOX', bump=1, spec=.3, variation=0))
    kit.box('back', (-2, .101, -2), (2, .12, 2), dark)
    kit.sky(elev=36, azim=208, strength=.10, sun=4.8, sun_size=.5, dust=1.3, sun_tint=(1, .88, .74))
    kit.camera((-.30, -.62, -.03), (.015, -.02, .015), lens=52, fstop=16, focus=(0, -.04, 0), arch=True)
    kit.finish('projekt-fassade-fuge', exposure=.42, denoise=.6, relief=True)
else:
    kit.slab('face', m, stone, (-.5, 0, -.5), (.5, .1, .5), step=.0004, arris=.0036, worn=0, seed=3, off=(.2, .62), sides='f', fine=((-.18, .18), (0, .1)))
    kit.sky(elev=33, azim=187, strength=.10, sun=5.6, sun_size=.5, dust=1.3, sun_tint=(1, .88, .74))
    kit.camera((0, -.42, 0), (0, 0, 0), lens=60, fstop=16)
    kit.finish('projekt-fassade-material', exposure=.55, denoise=.5, relief=True)
