"""Paving: washed slabs of 900 x 600 mm in stretcher bond along a house of lime plaster, after the rain; a bicycle, wet leaves. Overcast."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

kit.begin(1800, 1200, 4, bounces=(4, 2, 2, 2, 4))
rng = np.random.default_rng(11)
m_pave = kit.mat_baked('pave', kit.maps('18-scene'), 'BOX', bump=1, spec=.35, variation=.05, grime=.18, wet=(.70, .47, .24))
m_sand = kit.mat_plain('jointsand', (.085, .076, .064), .9, .2, noise_amt=.4, noise_scale=60, bump=.003)
m_lime, m_foot = kit.mat_render('lime', (.60, .565, .49), .0022), kit.mat_render('foot', (.30, .285, .26), .0016)
m_zinc = kit.mat_plain('zinc', (.36, .37, .375), .45, .5, metal=.8, noise_amt=.3, noise_scale=9)
m_iron = kit.mat_plain('iron', (.055, .052, .050), .5, .4, metal=.4, noise_amt=.3, noise_scale=14)
pebbles = [kit.mat_plain(f'pebble{k}', c, .32, .5) for k, c in enumerate(((.20, .185, .165), (.12, .112, .105), (.30, .28, .25), (.15, .12, .095)))]
garden, HOUSE, EDGE = kit.Garden('herbst', 77), 2.42, 2.20           # face of the wall, end of the paving

kit.paving(m_pave, -6.0, 6.0, -3.2, EDGE, 0, w=.9, d=.6, joint=.008, bond=.5, rng=rng, bevel=.003, uneven=.0011, askew=.0014)
kit.box('bed', (-12, -9, -.3), (12, EDGE, -.005), m_sand)
kit.box('under', (-12, EDGE, -.3), (12, HOUSE, -.022), m_sand)
kit.grit('gravel', (-3.5, EDGE + .006, -.020), (4.5, HOUSE), (.008, .026), pebbles, fill=2.2, seed=6, soft=1)
kit.box('house', (-9, HOUSE, .23), (9, HOUSE + .4, 5), m_lime, bevel=.006)
kit.box('foot', (-9, HOUSE - .018, -.2), (9, HOUSE + .4, .23), m_foot, bevel=.008)

# a downpipe in its stand of cast iron
x, y = -.62, HOUSE - .085
for z0, z1, r, m in ((.98, 4.5, .044, m_zinc), (-.02, 1.0, .052, m_iron)):
    kit.rod('pipe', (x, y, z0), (x, y, z1), r, m, 40)
kit.rod('collar', (x, y, .94), (x, y, 1.0), .058, m_iron, 40)
kit.rod('stay', (x, y, .60), (x, HOUSE, .60), .008, m_iron)
kit.rod('clip', (x, y, .585), (x, y, .615), .056, m_iron, 40)

kit.bicycle(.86, 2.17)
for k, (u, v) in enumerate(np.c_[rng.normal(-.30, .62, 34), HOUSE - .25 - np.abs(rng.gamma(1.3, .40, 34))]):
    garden.beech_leaf(u, v, .0035 if v < EDGE else .008, rng.uniform(.055, .085), rng.uniform(0, 6.3), 100 + k, abs(rng.normal(.015, .03)))

kit.overcast(azim=205, elev=48, key=1.2, size=26, sky=.62, tint=(1, .97, .93))
kit.camera((-.70, -.75, 1.50), (.44, HOUSE, .14), lens=33, fstop=11, focus=(0, 1.6, 0), arch=True)
kit.finish('produkt-aussenbelaege', exposure=.85, denoise=.7, relief=True, grade=dict(saturation=.95))
