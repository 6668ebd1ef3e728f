"""Paving from a hand's breadth: four slabs meet in a joint of 8 mm filled with sand."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import kit                                                          # noqa: E402

kit.begin(1920, 960, bounces=(4, 2, 2, 2, 4))
m = kit.maps('18')
stone = kit.mat_baked('stone', m, 'UV', bump=1.0, spec=.3)
sands = [kit.mat_plain(f'sand{k}', c, .9, .15) for k, c in enumerate(((.42, .37, .29), (.30, .26, .20), (.52, .48, .40), (.20, .185, .165)))]
J, T = .008, .060

for i, (x, y) in enumerate(((-.5 - J / 2, -.5 - J / 2), (J / 2, -.5 - J / 2), (-.62, J / 2), (-.12 + J, J / 2))):
    kit.slab('slab', m, stone, (x, y, -T), (x + .5, y + .5, 0), step=.00034, arris=.0042, worn=35, chip=.0005, seed=i + 3, off=(.11 + .23 * i, .37 * i), fine=((-.24, .24), (-.20, .40)))
kit.box('bed', (-.7, -.7, -.09), (.7, .7, -.008), sands[1])
kit.grit('sand', (-.64, -.014, -.0050), (.64, .014), (.0005, .0019), sands, fill=3.2, seed=4)
kit.grit('sand', (-.014, -.51, -.0050), (.014, .0), (.0005, .0019), sands, fill=3.2, seed=5)
kit.grit('sand', (-.134, .0, -.0050), (-.100, .5), (.0005, .0019), sands, fill=3.2, seed=6)
kit.sky(elev=17, azim=206, strength=.09, sun=5.2, sun_size=.6, dust=1.3, sun_tint=(1, .87, .72))
kit.camera((-.150, -.345, .330), (.030, .006, 0), lens=50, fstop=14, focus=(0, -.02, 0))
# the master is cut to its sharp part: 1632 × 816
kit.finish('produkt-aussenbelaege-fuge', exposure=.40)
