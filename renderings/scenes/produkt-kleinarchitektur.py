"""A bench cast in one piece, as the drawing shows it: seat 450 x 100 mm on a web, 2.4 m long, on gravel before a hedge; leaves on it. Evening, the sun low behind thin cloud."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

kit.begin(2160, 1440, 3, bounces=(4, 2, 2, 2, 4))
rng = np.random.default_rng(5)
m = kit.maps('02-scene')
m_cast = kit.mat_baked('cast', m, 'UV', bump=1.5, spec=.3, grime=.13)
stones = [kit.mat_plain(f'stone{k}', c, .8, .3) for k, c in enumerate(((.34, .31, .27), (.24, .22, .20), (.42, .39, .34), (.29, .25, .20)))]
garden = kit.Garden('herbst', 61)

kit.bar('bench', m, m_cast, kit.pieces.bench(), -1.2, 1.2, step=.02, arris=.0045, worn=0, off=(.1, .2))
kit.box('ground', (-30, -30, -.4), (30, 30, -.006), kit.mat_plain('sand', (.25, .225, .19), .95, .1, noise_amt=.4, noise_scale=30))
kit.grit('gravel', (-2.6, -2.2, -.004), (2.6, 1.0), (.006, .016), stones, fill=1.1, seed=6)
kit.grit('gravel', (-3, 1.0, -.004), (7, 2.0), (.008, .016), stones, fill=.8, seed=7)
kit.grit('gravel', (2.6, -1.2, -.004), (7, 1.0), (.008, .016), stones, fill=.9, seed=8)
garden.hedge((-3.2, 1.55, 0), (7.5, 2.5, 2.6), density=2600, size=.052, leaf=kit.mat_leaf('yew', (.040, .070, .018), (.095, .125, .036), .35, .55))
for k in range(80):
    u, v = rng.uniform(-1.9, 1.7), rng.uniform(-.9, 1.2)
    on = abs(u) < 1.17 and abs(v) < .21
    if not on and abs(v) < .26:
        continue
    garden.beech_leaf(u, v, .4506 if on else .006, rng.uniform(.045, .075), rng.uniform(0, 6.3), 300 + k, abs(rng.normal(.05, .05)))

kit.overcast(azim=196, elev=16, key=3.0, size=5, sky=.42, tint=(1, .84, .66))
kit.camera((-1.95, -1.95, 1.50), (-.30, .05, .40), lens=38, fstop=4, focus=(-.9, -.1, .45), arch=True)
kit.finish('produkt-kleinarchitektur', exposure=.32, denoise=.6, relief=True)
