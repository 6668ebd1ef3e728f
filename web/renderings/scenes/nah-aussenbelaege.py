"""Paving from a hand's breadth. view=fuge: four slabs meet in a joint of 8 mm filled with sand; view=bett: facing and core of a slab on its bed of grit."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

view = kit.args().get('view', 'fuge')
kit.begin(1920, 960 if view == 'fuge' else 1280, 4, bounces=(4, 2, 2, 2, 4))
m = kit.maps('18')
stone = kit.mat_baked('stone', m, 'UV', bump=1.0, spec=.3)
sands = [kit.mat_plain(f'sand{k}', c, .9, .15) for k, c in enumerate(((.42, .37, .29), (.30, .26, .20), (.52, .48, .40), (.20, .185, .165)))]
grits = [kit.mat_plain(f'grit{k}', c, .85, .2, noise_amt=.15, noise_scale=300) for k, c in enumerate(((.30, .295, .28), (.22, .22, .215), (.40, .385, .36), (.15, .15, .15)))]
J, T = .008, .060

if view == 'fuge':
    for i, (x, y) in enumerate(((-.5 - J / 2, -.5 - J / 2), (J / 2, -.5 - J / 2), (-.62, J / 2), (-.12 + J, J / 2))):
        hi = (x + (.5 if i < 2 else .5), y + .5, 0)
        kit.slab('slab', m, stone, (x, y, -T), hi, step=.00034, arris=.0042, worn=35, chip=.0005, seed=i + 3, off=(.11 + .23 * i, .37 * i), fine=((-.24, .24), (-.20, .40)))
    kit.box('bed', (-.7, -.7, -.09), (.7, .7, -.008), sands[1])
    kit.grit('sand', (-.64, -.014, -.0050), (.64, .014), (.0005, .0019), sands, fill=3.2, seed=4)
    kit.grit('sand', (-.014, -.51, -.0050), (.014, .0), (.0005, .0019), sands, fill=3.2, seed=5)
    kit.grit('sand', (-.134, .0, -.0050), (-.100, .5), (.0005, .0019), sands, fill=3.2, seed=6)
    kit.sky(elev=17, azim=206, strength=.09, sun=5.2, sun_size=.6, dust=1.3, sun_tint=(1, .87, .72))
    kit.camera((-.150, -.345, .330), (.030, .006, 0), lens=50, fstop=14, focus=(0, -.02, 0))
    # the master is cut to its sharp part: 1632 × 816
    kit.finish('produkt-aussenbelaege-fuge', exposure=.40, denoise=.6, relief=True)
else:
    core_m = kit.maps('nah_kern')
    core = kit.mat_baked('core', core_m, 'UV', bump=1.0, spec=.25, tint=(.80, .80, .80))
    kit.slab('core', core_m, core, (0, 0, -T), (.6, .5, -.0185), step=.004, arris=.0012, worn=0, seed=2, sides='fl', off=(.2, .1))
    kit.slab('facing', m, stone, (0, 0, -.0180), (.6, .5, 0), step=.00034, arris=.0038, worn=35, chip=.0005, seed=3, sides='fl', off=(.05, .12), fine=((0, .30), (0, .26)))
    kit.box('seam', (.0008, .0008, -.03), (.5, .4, -.01), core)
    kit.box('ground', (-1, -1, -.12), (1, 1, -T - .006), grits[1])
    kit.grit('bed', (-.55, -.45, -T - .0045), (.55, .14), (.0025, .0072), grits, fill=2.6, seed=8)
    kit.grit('bed', (-.75, .14, -T - .0045), (.02, 1.0), (.0025, .0072), grits, fill=2.6, seed=9)
    kit.sky(elev=24, azim=214, strength=.09, sun=5.0, sun_size=.6, dust=1.3, sun_tint=(1, .87, .72))
    kit.camera((-.215, -.385, .175), (.082, .020, -.036), lens=52, fstop=16, focus=(.03, -.01, -.02))
    kit.finish('produkt-aussenbelaege-bett', exposure=.22, denoise=.6, relief=True)
