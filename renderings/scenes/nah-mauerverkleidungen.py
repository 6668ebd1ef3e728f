"""Cladding of 60 mm: a dowel in the upper edge, the next slab not yet set."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import kit                                                          # noqa: E402

kit.begin(2160, 1440, bounces=(4, 2, 2, 2, 4))
m = kit.maps('13')
stone = kit.mat_baked('stone', m, 'UV', bump=1.0, spec=.3)
T = .060

steel = kit.mat_plain('steel', (.44, .435, .425), .36, .5, metal=.95, noise_amt=.10, noise_scale=60)
hole = kit.mat_plain('hole', (.012, .012, .012), .9, .1)
kit.slab('panel', m, stone, (-.60, 0, -.5), (.046, T, 0), step=.0005, arris=.0022, worn=26, chip=.0006, seed=3, sides='fr', off=(.1, .1), fine=((-.30, .046), (0, T)))
kit.slab('panel', m, stone, (.054, 0, -.5), (.8, T, 0), step=.0005, arris=.0022, worn=26, chip=.0006, seed=4, sides='fl', off=(.4, .35), fine=((.054, .25), (0, T)))
kit.slab('upper', m, stone, (-.60, 0, .008), (-.182, T, .5), step=.0005, arris=.0022, worn=26, chip=.0006, seed=5, sides='frb', off=(.22, .42), fine=((-.40, -.182), (0, T)))
kit.box('wall', (-1.2, T + .042, -.6), (1.2, T + .24, 1), kit.mat_baked('wall', kit.maps('nah_beton'), 'BOX', bump=1.0, spec=.3, variation=0, tint=(.62, .62, .61)))
# the anchor: a flat steel from the wall, a dowel of 5 mm through its eye, half in the slab below, half waiting for the next
x = -.060
kit.box('arm', (x - .014, .018, .0010), (x + .014, T + .05, .0050), steel, bevel=.0006, segments=3)
kit.rod('dowel', (x, T / 2, -.02), (x, T / 2, .045), .0026, steel)
kit.box('sleeve', (x - .004, T / 2 - .004, .0004), (x + .004, T / 2 + .004, .0009), hole)
kit.box('plate', (x - .024, T + .038, -.028), (x + .024, T + .043, .060), steel, bevel=.0006, segments=3)
kit.box('web', (x - .0025, T + .012, -.020), (x + .0025, T + .042, .0012), steel, bevel=.0005)
kit.nut((x, T + .038, .032), .0085, steel)
kit.box('ground', (-30, -30, -2.1), (30, .1, -1.9), kit.mat_plain('ground', (.34, .33, .30), .9, .1))
kit.overcast(azim=214, elev=44, key=3.4, size=7, sky=.55)
kit.camera((-.215, -.40, .190), (-.060, .045, .020), lens=48, fstop=16, focus=(-.05, .02, .01))
kit.finish('produkt-mauerverkleidungen-anker', exposure=.22)
