"""Outer sill as the drawing shows it: 200 x 40 mm, fall, upstand, drip groove. Seen by who passes along the house: a pot of chives on it, a curtain behind the pane. Overcast."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

kit.begin(2160, 1440, 6, bounces=(5, 2, 3, 3, 8))
m = kit.maps('21-scene')
m_sill = kit.mat_baked('sill', m, 'UV', bump=1.0, spec=.35)
m_wall = kit.mat_render('render', (.56, .53, .485))
m_frame = kit.mat_wood('oak', (.26, .165, .095), .5, .3, board=.5)
m_gasket = kit.mat_plain('gasket', (.02, .02, .02), .6, .3)
m_room = kit.mat_plain('room', (.34, .31, .27), .9, .1)
m_up = kit.mat_baked("upstand", m, "BOX", bump=1, spec=.35, variation=0)
Z, X0, X1, W, REV = .95, -1.30, .62, 1.4, .150                     # height of the sill's foot, its ends, height of the window, depth of the reveal

# the sill: its face 50 mm before the render, the window 150 mm behind it; y grows inwards
kit.bar('sill', m, m_sill, kit.pieces.shift(kit.pieces.sill(), -.050, Z), X0 - .012, X1 + .012, step=.0012, arris=.002, worn=26, chip=.0006, off=(.05, .04))
for x0, x1 in ((X1 - .004, X1 + .012), (X0 - .012, X0 + .004)):     # upstands
    kit.box('upstand', (x0, -.046, Z + .04), (x1, .148, Z + .066), m_up, bevel=.0025, segments=3)
# rendered wall round the opening
S = Z - .010
for lo, hi in (((-4, 0, -1), (4, .3, S)), ((-4, -.0002, S - .1), (X0 - .014, .3, 3.5)), ((X1 + .014, -.0002, S - .1), (4, .3, 3.5)), ((X0 - .02, 0, Z + W), (X1 + .02, .3, 3.5))):
    kit.box('wall', lo, hi, m_wall, bevel=.002)
# window: frame, glass, the room
y = REV + .004
B = Z + .052
for lo, hi in (((X0, y, B), (X1, y + .07, B + .062)), ((X0, y + .001, B), (X0 + .06, y + .07, Z + W)), ((X1 - .06, y + .001, B), (X1, y + .07, Z + W)), ((-.40, y + .001, B), (-.32, y + .07, Z + W))):
    kit.box('frame', lo, hi, m_frame, bevel=.004, segments=3)
kit.box('rail', (X0 + .065, y + .012, B + .066), (-.405, y + .06, B + .13), m_frame, bevel=.003, segments=3)
kit.box('rail', (-.315, y + .012, B + .066), (X1 - .065, y + .06, B + .13), m_frame, bevel=.003, segments=3)
for a, b in ((X0 + .065, X0 + .12), (-.46, -.405), (-.315, -.26), (X1 - .12, X1 - .065)):
    kit.box('stile', (a, y + .012, B + .131), (b, y + .06, Z + W), m_frame, bevel=.003, segments=3)
kit.box('seal', (X0, y - .001, Z + .049), (X1, y + .05, B + .001), m_gasket)
kit.mesh_from('pane', np.array([[X0, y + .035, B], [X1, y + .035, B], [X1, y + .035, Z + W], [X0, y + .035, Z + W]]), np.array([[0, 1, 2, 3]]), mat=kit.mat_glass_pane())
kit.box('room', (-4, 1.6, 0), (4, 1.7, 3.5), m_room)
kit.box('floor', (-4, .3, .2), (4, 1.6, .3), m_room)
kit.curtain('curtain', (-.02, .40), (X1 + .1, .40), Z - .6, Z + W, kit.mat_cloth('sheer', (.72, .69, .63)), folds=44, depth=.03)
kit.area((.1, 1.35, 2.3), (.1, .5, 1.5), .3, .3, 22, (1, .74, .48))    # the lamp in the room

# chives in a pot of clay on its saucer, level on the fall; leaves the wind brought
clay = kit.mat_plain('clay', (.36, .155, .085), .85, .2, noise_amt=.35, noise_scale=40, bump=.0006)
soil = kit.mat_plain('soil', (.045, .035, .028), .95, .1, noise_amt=.5, noise_scale=90, bump=.004)
px, py, pz = .235, .055, Z + .0455
kit.lathe('saucer', [(0, 0), (.060, 0), (.066, .004), (.074, .020), (.071, .0205), (.062, .006), (0, .006)], clay, (px, py, pz))
kit.lathe('pot', [(0, .007), (.046, .007), (.050, .010), (.064, .098), (.071, .099), (.073, .102), (.075, .126), (.073, .129), (.068, .128), (.066, .112), (0, .112)], clay, (px, py, pz))
kit.lathe('earth', [(.0665, .115), (.04, .119), (.0002, .120)], soil, (px, py, pz))
chives = kit.mat_leaf('chives', (.045, .105, .018), (.095, .190, .040), .35, .4)
for k in range(3):
    tuft = kit.grass_tuft(f'chives{k}', 40 + k, chives, blades=120, height=(.13, .25), radius=.042, width=.0032, droop=.28)
    tuft.location = (px + .012 * (k - 1), py + .008 * (k % 2), pz + .116)
garden = kit.Garden('herbst', 19)
for k, (u, v) in enumerate(((-.62, .105), (-.25, .125), (-.16, .01), (.44, .12), (.50, .095), (-.90, .06))):
    garden.beech_leaf(u, v, Z + .0402 + .05 * (v + .05), (.062, .055, .048, .066, .050, .057)[k], 1.1 + 2.3 * k, 700 + k, .05 + .02 * (k % 3))

garden.bed(.50, 1.75, -.40, -.14, 0, 13, 'tall', .55, .74)            # a bed along the house
garden.bed(.7, 1.75, -.45, -.18, 0, 3, 'plume', .50, .58)
kit.box('ground', (-60, -60, -.3), (60, 0, 0), kit.mat_plain('ground', (.20, .19, .15), .95, .1))

kit.overcast(azim=214, elev=34, key=1.7, size=16, sky=.60, tint=(1, .92, .83))
kit.box('neighbour', (-80, -14, -1), (80, -12, 2.3), kit.mat_plain('neighbour', (.035, .05, .02), .9, .1))
kit.camera((-1.02, -.90, 1.47), (.035, .05, 1.03), lens=34, fstop=11, focus=(-.15, -.05, .99), arch=True)
kit.finish('produkt-fensterbaenke', exposure=.98, denoise=1.2, relief=True)
