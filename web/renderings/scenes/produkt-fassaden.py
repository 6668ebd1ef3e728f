"""Facade from close by: the edge of one element after the other, piers, reveals and bands in raking light. Summer."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

kit.begin(2160, 1440, 9, bounces=(6, 2, 2, 3, 8))
stone = kit.maps('stein_hell_gross')
m_stone = kit.mat_baked('stone', stone, 'BOX', bump=1.0, spec=.3, variation=.05, grime=.06, tint=(.90, .875, .835))
m_metal = kit.mat_plain('bronze', (.058, .050, .043), .36, .5, metal=.85)
m_room = kit.mat_plain('room', (.16, .155, .145), .9, .1)
m = dict(stone=m_stone, metal=m_metal, glass=kit.mat_dark_pane(), cloth=kit.mat_cloth('sheer', (.80, .785, .76), .45))
BAYS, NZ, BAY, ST, BAND = 7, 2, 2.6, 3.2, .70
L, H = BAYS * BAY, NZ * ST

kit.Facade((0, 0), (1, 0), (0, -1), BAYS, NZ, m, 27, bay=BAY, storey=ST, band=BAND, window=1.40)
for f in range(NZ):
    kit.box('floor', (-.1, .34, (f + 1) * ST - BAND + .1), (L, 6, (f + 1) * ST + .02), m_room)
kit.box('back', (-.1, 4.2, 0), (L, 4.3, H), m_room)
for x in np.arange(0, L + .1, BAY):
    kit.box('party', (x - .1, .36, 0), (x + .1, 4.2, H - .3), m_room)
kit.box('plinth', (-.02, -.02, -.3), (L, 4, .02), m_room)
kit.box('top', (0, .1, H - .3), (L, 6, H + .24), m_room)

# a strip of washed paving, a bed, a bench against the wall
kit.paving(kit.mat_baked('pave', stone, 'BOX', bump=1.1, spec=.3, variation=.02, grime=.12, tint=(.72, .715, .70)),
           -6, L + 6, -9, -.06, 0, w=.9, d=.6, rng=np.random.default_rng(3))
kit.box('bed', (-80, -80, -.3), (120, 80, -.03), kit.mat_plain('sand', (.19, .18, .165), .95, .1, noise_amt=.3, noise_scale=9))
garden = kit.Garden('sommer', 450)
garden.plant([(3.4, -2.6, 1.1, 1.15)], shade_only=True)
for x in (6.4, 13.9):
    kit.box('seat', (x, -.62, .38), (x + 1.9, -.14, .46), m_stone, bevel=.006)
    for q in (.15, 1.5):
        kit.box('foot', (x + q, -.56, 0), (x + q + .25, -.20, .38), m_stone, bevel=.005)
kit.box('end', (L - .50, .101, 0), (L - .01, 4.3, H - .3), m_stone)
# a neighbour across the street, for the panes to mirror; a wall and the crowns behind it close the view
kit.box('neighbour', (-14, -26, 0), (34, -18, 9), kit.mat_plain('neighbour', (.36, .345, .32), .9, .1))
kit.box('land', (-150, -150, -.9), (150, 250, -.31), kit.mat_plain('land', (.24, .23, .21), .95, .1))

kit.wall('court', (27, 14, -.3), (0, -1, 0), (0, 0, 1), 30, 3.1, .3, kit.maps('beton_brett'), kit.mat_plain('top', (.34, .33, .31), .9, .2), bump=2.0)
garden.plant([(33.5, -1.6, -.3, .95), (37, 1.4, -.3, 1.05), (42, -.6, -.3, 1.2), (35, 4.4, -.3, 1.0)], 'big')
kit.sky(elev=40, azim=207, strength=.10, sun=5.0, sun_size=.55, dust=1.2, sun_tint=(1, .88, .74))
kit.camera((.35, -2.75, 1.55), (4.3, 0, 2.20), lens=29, fstop=8, focus=(3.2, 0, 2), arch=True)
kit.finish('produkt-fassaden', exposure=.42)
