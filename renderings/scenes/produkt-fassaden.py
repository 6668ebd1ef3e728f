"""Facade from close by: the edge of one element after the other, piers, reveals and bands in raking light. Summer."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

kit.begin(1800, 1200, 8, bounces=(6, 2, 2, 3, 8))
stone = kit.maps('09-scene')
m_stone = kit.mat_baked('stone', stone, 'BOX', bump=1, spec=.3, variation=.04)
m_metal = kit.mat_plain('bronze', (.058, .050, .043), .36, .5, metal=.85)
m_room = kit.mat_plain('room', (.16, .155, .145), .9, .1)
m = dict(stone=m_stone, metal=m_metal, glass=kit.mat_dark_pane(), cloth=kit.mat_cloth('sheer', (.80, .785, .76), .45))
BAYS, NZ, BAY, ST, BAND = 3, 2, 2.6, 3.2, .70
L, H = BAYS * BAY, NZ * ST

kit.Facade((0, 0), (1, 0), (0, -1), BAYS, NZ, m, 27, bay=BAY, storey=ST, band=BAND, window=1.40)
for f in range(NZ):
    kit.box('floor', (-.1, .34, (f + 1) * ST - BAND + .1), (L, 6, (f + 1) * ST + .02), m_room)
kit.box('back', (-.1, 4.2, 0), (L, 4.3, H), m_room)
for x in np.arange(0, L + .1, BAY):
    kit.box('party', (x - .1, .36, 0), (x + .1, 4.2, H - .3), m_room)
kit.box('plinth', (-.02, -.02, -.3), (L, 4, .02), m_room)
kit.box('top', (0, .1, H - .3), (L, 6, H + .24), m_room)

# a neighbour across the street, for the panes to mirror
kit.box('neighbour', (-14, -26, 0), (34, -18, 9), kit.mat_plain('neighbour', (.36, .345, .32), .9, .1))
kit.box('land', (-150, -150, -.9), (150, 250, -.31), kit.mat_plain('land', (.24, .23, .21), .95, .1))
kit.sky(elev=36, azim=203, strength=.10, sun=5.0, sun_size=.55, dust=1.2, sun_tint=(1, .88, .74))
kit.camera((.75, -1.60, 2.00), (2.65, 0, 2.55), lens=36, fstop=11, focus=(2.3, 0, 2.5), arch=True)
kit.finish('produkt-fassaden', exposure=.42)
