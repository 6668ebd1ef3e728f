"""Outer sill as the drawing shows it: 200 x 40 mm, fall, upstand, drip groove. Seen from a step away."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

kit.begin(1800, 1200, 8, bounces=(6, 3, 3, 3, 8))
m = kit.maps('21-scene')
m_sill = kit.mat_baked('sill', m, 'UV', bump=1.0, spec=.35)
m_wall = kit.mat_render('render', (.56, .53, .485))
m_frame = kit.mat_wood('oak', (.26, .165, .095), .5, .3, board=.5)
m_gasket = kit.mat_plain('gasket', (.02, .02, .02), .6, .3)
m_room = kit.mat_plain('room', (.10, .095, .09), .9, .1)
m_up = kit.mat_baked("upstand", m, "BOX", bump=1, spec=.35, variation=0)
Z, X0, X1, W, REV = .95, -1.30, .62, 1.4, .150                     # height of the sill's foot, its ends, height of the window, depth of the reveal

# the sill: its face 50 mm before the render, the window 150 mm behind it; y grows inwards
kit.bar('sill', m, m_sill, kit.pieces.shift(kit.pieces.sill(), -.050, Z), X0 - .012, X1 + .012, step=.0012, arris=.002, worn=26, chip=.0006, off=(.05, .04))
for x0, x1 in ((X1 - .004, X1 + .012), (X0 - .012, X0 + .004)):     # upstands
    kit.box('upstand', (x0, -.046, Z + .04), (x1, .148, Z + .066), m_up, bevel=.0025, segments=3)
# rendered wall round the opening
S = Z - .010
for lo, hi in (((-4, 0, -1), (4, .3, S)), ((-4, 0, S), (X0 - .014, .3, 3.5)), ((X1 + .014, 0, S), (4, .3, 3.5)), ((X0 - .02, 0, Z + W), (X1 + .02, .3, 3.5))):
    kit.box('wall', lo, hi, m_wall, bevel=.002)
# window: frame, glass, the dark of the room
y = REV + .004
B = Z + .052
for lo, hi in (((X0, y, B), (X1, y + .07, B + .062)), ((X0, y + .001, B), (X0 + .06, y + .07, Z + W)), ((X1 - .06, y + .001, B), (X1, y + .07, Z + W)), ((-.40, y + .001, B), (-.32, y + .07, Z + W))):
    kit.box('frame', lo, hi, m_frame, bevel=.004, segments=3)
kit.box('rail', (X0 + .065, y + .012, B + .066), (-.405, y + .06, B + .13), m_frame, bevel=.003, segments=3)
kit.box('rail', (-.315, y + .012, B + .066), (X1 - .065, y + .06, B + .13), m_frame, bevel=.003, segments=3)
for a, b in ((X0 + .065, X0 + .12), (-.46, -.405), (-.315, -.26), (X1 - .12, X1 - .065)):
    kit.box('stile', (a, y + .012, B + .131), (b, y + .06, Z + W), m_frame, bevel=.003, segments=3)
kit.box('seal', (X0, y - .001, Z + .049), (X1, y + .05, B + .001), m_gasket)
kit.mesh_from('pane', np.array([[X0, y + .035, B], [X1, y + .035, B], [X1, y + .036, Z + W], [X0, y + .036, Z + W]]), np.array([[0, 1, 2, 3]]), mat=kit.mat_dark_pane())
kit.box('room', (-4, 1.6, 0), (4, 1.7, 3.5), m_room)
kit.box('floor', (-4, .3, .2), (4, 1.6, .3), m_room)
kit.curtain('curtain', (X0, .34), (-.62, .34), Z, Z + W, kit.mat_cloth('sheer', (.72, .70, .67)), folds=36, depth=.025)

kit.sky(elev=33, azim=218, strength=.10, sun=4.8, sun_size=.6, dust=1.4, sun_tint=(1, .87, .72))
kit.box('neighbour', (-30, -34, -4), (30, -26, 4.5), kit.mat_plain('neighbour', (.36, .345, .32), .9, .1))
kit.camera((-.40, -.90, 1.17), (.17, .05, .955), lens=46, fstop=9, focus=(.10, -.05, .99), arch=True)
kit.finish('produkt-fensterbaenke', exposure=.48)
