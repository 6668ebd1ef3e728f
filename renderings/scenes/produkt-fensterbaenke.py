"""Outer sill as the drawing shows it: 200 x 40 mm, fall, upstand, drip groove in its end. Seen by who passes along the house; the evening sun rakes the plaster, a shrub in a pot throws its shadow on the window."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

kit.begin(2160, 1440, bounces=(4, 2, 3, 3, 8))
Z, X0, X1, M, W, REV = .95, -1.96, .62, -.62, 1.4, .150            # height of the sill's foot, its ends, the mullion, height of the window, depth of the reveal
m = kit.maps('21-scene')
m_sill = kit.mat_baked('sill', m, 'UV', bump=1.0, spec=.35)


def weathered(n, at, colour):
    """Rain that runs off beside the ends of the sill leaves a darker streak."""
    x, z = (n('SeparateXYZ', ins={0: at}).outputs[k] for k in 'XZ')
    streak = n.ramp(n.math('ABSOLUTE', n.math('SUBTRACT', n.math('ADD', x, n.math('MULTIPLY', n.stretched(at, (30, 30, 3)), .05)), X1 + .035)), [(0, 1.0), (.045, 0.0)])
    below = n.math('MULTIPLY', n.ramp(n.math('SUBTRACT', Z, z), [(-.01, 0.0), (.02, 1.0)]), n.ramp(n.math('SUBTRACT', Z, z), [(.02, 1.0), (.60, .15)]))
    return n.mix('MULTIPLY', n.math('MULTIPLY', streak, below), colour, np.array((.50, .485, .46)))


m_wall = kit.mat_render('render', (.58, .53, .455), trowel=.004, weather=weathered)
m_frame = kit.mat_wood('oak', (.30, .19, .11), .5, .3, board=.5)
m_gasket = kit.mat_plain('gasket', (.02, .02, .02), .6, .3)
m_room = kit.mat_plain('room', (.34, .31, .27), .9, .1)
m_up = kit.mat_baked("upstand", m, "BOX", bump=1, spec=.35, variation=0)

# the sill: its face 50 mm before the render, the window 150 mm behind it; y grows inwards
kit.bar('sill', m, m_sill, kit.pieces.shift(kit.pieces.sill(), -.050, Z), X0 - .012, X1 + .012, step=.0012, arris=.002, worn=26, chip=.0006, off=(.05, .04), ends='b')
for x0, x1 in ((X1 - .004, X1 + .012), (X0 - .012, X0 + .004)):     # upstands
    kit.box('upstand', (x0, -.046, Z + .04), (x1, .148, Z + .066), m_up, bevel=.0025, segments=3)
# rendered wall round the opening
S = Z - .010
for lo, hi in (((-4, 0, -1), (4, .3, S)), ((-4, -.0002, S - .1), (X0 - .014, .3, 3.5)), ((X1 + .014, -.0002, S - .1), (4, .3, 3.5)), ((X0 - .02, 0, Z + W), (X1 + .02, .3, 3.5))):
    kit.box('wall', lo, hi, m_wall, bevel=.002)
# window: frame, glass, the room
y = REV + .004
B = Z + .052
for lo, hi in (((X0, y, B), (X1, y + .07, B + .062)), ((X0, y + .001, B), (X0 + .06, y + .07, Z + W)), ((X1 - .06, y + .001, B), (X1, y + .07, Z + W)), ((M - .04, y + .001, B), (M + .04, y + .07, Z + W))):
    kit.box('frame', lo, hi, m_frame, bevel=.004, segments=3)
kit.box('rail', (X0 + .065, y + .012, B + .066), (M - .045, y + .06, B + .13), m_frame, bevel=.003, segments=3)
kit.box('rail', (M + .045, y + .012, B + .066), (X1 - .065, y + .06, B + .13), m_frame, bevel=.003, segments=3)
for a, b in ((X0 + .065, X0 + .12), (M - .10, M - .045), (M + .045, M + .10), (X1 - .12, X1 - .065)):
    kit.box('stile', (a, y + .012, B + .131), (b, y + .06, Z + W), m_frame, bevel=.003, segments=3)
kit.box('seal', (X0, y - .001, Z + .049), (X1, y + .05, B + .001), m_gasket)
kit.mesh_from('pane', np.array([[X0, y + .035, B], [X1, y + .035, B], [X1, y + .035, Z + W], [X0, y + .035, Z + W]]), np.array([[0, 1, 2, 3]]), mat=kit.mat_glass_pane())
kit.box('room', (-4, 1.6, 0), (4, 1.7, 3.5), m_room)
kit.box('floor', (-4, .3, .2), (4, 1.6, .3), m_room)
kit.curtain('curtain', (-.02, .40), (X1 + .1, .40), Z - .6, Z + W, kit.mat_cloth('sheer', (.72, .69, .63)), folds=44, depth=.03)
kit.area((.1, 1.35, 2.3), (.1, .5, 1.5), .3, .3, 22, (1, .74, .48))    # the lamp in the room

garden = kit.Garden('sommer', 19)
for k, (u, v) in enumerate(((-.16, .10), (-.62, .05))):
    garden.beech_leaf(u, v, Z + .0402 + .05 * (v + .05), (.058, .050)[k], 1.1 + 2.3 * k, 700 + k, .05 + .02 * k)

# a pot of clay on its saucer, level on the fall, a grass in it
clay = kit.mat_plain('clay', (.36, .155, .085), .85, .2, noise_amt=.35, noise_scale=40, bump=.0006)
at = (-.42, .065, Z + .0455)
kit.lathe('saucer', [(0, 0), (.060, 0), (.066, .004), (.074, .020), (.071, .0205), (.062, .006), (0, .006)], clay, at)
kit.lathe('pot', [(0, .007), (.046, .007), (.050, .010), (.064, .098), (.071, .099), (.073, .102), (.075, .126), (.073, .129), (.068, .128), (.066, .112), (0, .112)], clay, at)
for turn, size in ((.3, .34), (2.1, .30)):
    kit.instance(garden.kinds['tall'][2], (at[0], at[1], at[2] + .11), turn, size)
# a tree before the house: its leaves lie as shadow on the plaster
garden.plant([(-6.2, -2.15, 0, .66)], shade_only=True)
kit.box('ground', (-60, -60, -.3), (60, 0, 0), kit.mat_plain('ground', (.20, .19, .13), .95, .1))
kit.sky(elev=19, azim=200, strength=.11, sun=6.0, sun_size=.6, dust=1.4, sun_tint=(1, .82, .60))
kit.camera((.93, -.56, 1.19), (.16, .05, .98), lens=36, fstop=8, focus=(.45, -.05, .99), arch=True)
kit.finish('produkt-fensterbaenke', exposure=.30)
