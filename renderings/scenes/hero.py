"""Hero: block steps between a board-marked wall and planters of grass, morning sun from the left, an empty sky. Late summer."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

kit.begin(2880, 1800, 5, bounces=(8, 3, 3, 3, 10))
rng = np.random.default_rng(7)
board, plain, tile = kit.maps('beton_brett'), kit.maps('beton_glatt'), kit.maps('beton_kachel')
m_stone = kit.mat_baked('stone', kit.maps('09-scene'), 'BOX', bump=1.2, spec=.35, variation=.05, grime=.12)
m_conc = kit.mat_baked('conc', tile, 'BOX', bump=1, spec=.35, variation=.02)
m_metal = kit.mat_plain('bronze', (.045, .040, .036), .38, .5, metal=.85)
m_room = kit.mat_plain('room', (.34, .325, .30), .9, .1)
m_oak = kit.mat_wood('oak', (.36, .235, .135), .55, .3)
m_sand = kit.mat_plain('jointsand', (.20, .185, .165), .95, .1, noise_amt=.4, noise_scale=30)
garden = kit.Garden('sommer', 50)

J = .006                                                            # joint
RISE, RUN, STEPS = .160, .36, 7
X0, X1 = -1.55, 1.95                                                # the flight between cheek and wall
TOP = STEPS * RISE


def slabs(x0, x1, y0, y1, z, shift):
    """1.20 x 0.60 m in stretcher bond"""
    for j, y in enumerate(np.arange(y0, y1, .6)):
        for x in np.arange(x0, x1, 1.2) + (.6 if j % 2 else 0) + shift:
            if x < x1 - .02:
                kit.box('slab', (x + J / 2, y + J / 2, z - .06), (min(x + 1.2, x1) - J / 2, y + .6 - J / 2,
                        z + rng.normal(0, .0006)), m_stone, bevel=.003)


# paving, flight, terrace
slabs(-7.2, 7.2, -7.2, -.01, 0, 0)
kit.box('bed', (-9, -9, -.3), (9, 9, -.022), m_sand)
for s in range(STEPS):
    cuts = [X0, (-.30 if s % 2 else .75), X1]
    for q in range(2):
        kit.box('step', (cuts[q] + .0015, s * RUN, s * RISE - .02), (cuts[q + 1] - .0015, s * RUN + RUN + .03,
                (s + 1) * RISE), m_stone, bevel=.005, segments=3)
slabs(-8.85, X1, STEPS * RUN + .032, 7.4, TOP, 0)
kit.box('terrace', (-8, STEPS * RUN + .3, -.2), (X1, 9, TOP - .03), m_conc)

# right: the board-marked wall; left: cheek and planter in two tiers
kit.wall('board', (X1, 8.6, -.08), (0, -1, 0), (0, 0, 1), 15.8, 3.12, .30, board, m_conc, bump=3.0)
kit.box('cheek1', (X0 - .24, -.62, -.1), (X0, 1.60, .66), m_conc, bevel=.006)
kit.box('cheek2', (X0 - .24, 1.60, -.1), (X0, 4.6, 1.34), m_conc, bevel=.006)
kit.box('front1', (-7.5, -.62, -.1), (X0 - .242, -.40, .66), m_conc, bevel=.006)
kit.box('front2', (-7.5, 1.60, -.1), (X0 - .242, 1.80, 1.34), m_conc, bevel=.006)
kit.box('soil1', (-7.5, -.40, .2), (X0 - .24, 1.60, .60), garden.soil)
kit.box('soil2', (-7.5, 1.80, .5), (X0 - .24, 4.6, 1.27), garden.soil)

# handrail, 900 mm above the nosings: gives the eye a human measure
rail = lambda y: RISE + .90 + max(0.0, min(y, (STEPS - 1) * RUN)) * RISE / RUN
xr, y0, y1, yt = X1 - .075, -.35, STEPS * RUN + .35, (STEPS - 1) * RUN
for p, q in ((y0, 0), (0, yt), (yt, y1)):
    kit.rod('rail', (xr, p, rail(p)), (xr, q, rail(q)), .018, m_metal)
for y in (y0 + .12, .75, 1.6, y1 - .12):
    kit.rod('post', (xr, y, rail(y) - .01), (xr, y, rail(y) - .07), .007, m_metal)
    kit.rod('post', (xr, y, rail(y) - .07), (X1, y, rail(y) - .07), .007, m_metal)

# house: long concrete lintel, glazing, oak soffit, a room behind
HY, HX = 7.4, X1 - .01
kit.wall('fascia', (-7.0, HY - .9, TOP + 2.62), (1, 0, 0), (0, 0, 1), HX + 7.0, .62, .4, plain, m_conc, uv0=(0, .4))
kit.box('roof', (-7.0, HY - .6, TOP + 2.66), (HX, HY + 6, TOP + 3.2), m_conc)
kit.box('soffit', (-7.0, HY - .85, TOP + 2.58), (HX, HY + .1, TOP + 2.625), m_oak)
kit.box('ceiling', (-7.0, HY + .101, TOP + 2.58), (HX, HY + 5, TOP + 2.625), m_room)
for x in np.append(np.arange(-7.0, 1.6, 1.62), X1 - .05):
    kit.box('mullion', (x - .03, HY, TOP), (x + .03, HY + .10, TOP + 2.58), m_metal, bevel=.003)
kit.box('sill', (-7, HY, TOP), (X1, HY + .10, TOP + .05), m_metal)
kit.box('head', (-7, HY, TOP + 2.53), (X1, HY + .10, TOP + 2.58), m_metal)
pane = np.array([[-7, HY + .05, TOP], [X1, HY + .05, TOP], [X1, HY + .05, TOP + 2.6], [-7, HY + .05, TOP + 2.6]])
kit.mesh_from('pane', pane, np.array([[0, 1, 2, 3]]), mat=kit.mat_glass_pane())
kit.box('side', (X1 - .12, HY + .12, TOP), (X1, HY + 5, TOP + 2.6), m_room)
kit.box('floor', (-7, HY + .101, TOP - .06), (X1, HY + 5, TOP + .002), m_oak)
kit.box('back', (-7.2, HY + 5, TOP), (X1, HY + 5.2, TOP + 2.6), m_room)
kit.box('end', (-7.2, HY + .12, TOP), (-7, HY + 5, TOP + 2.6), m_room)
sheer = kit.mat_cloth('sheer', (.80, .785, .76), .40)
for x0, x1 in ((-5.15, -4.0), (-.30, 1.40)):
    kit.curtain('curtain', (x0, HY + .30), (x1, HY + .30), TOP + .02, TOP + 2.57, sheer, folds=58 * (x1 - x0), depth=.045)
kit.area((-2.6, HY + 2.6, TOP + 2.5), (-2.6, HY + 2.7, TOP), 6, 2.4, 46, (1, .91, .80))
# oak panels on the back wall, a door left open beside them; a table
kit.box('panels', (-3.2, HY + 4.9, TOP), (-.55, HY + 5, TOP + 2.58), m_oak)
kit.box('door', (-1.55, HY + 4.88, TOP), (-.70, HY + 4.899, TOP + 2.1), kit.mat_plain('dark', (.03, .028, .026), .9, .1))
kit.box('table', (-4.3, HY + 1.6, TOP + .70), (-1.9, HY + 2.5, TOP + .74), m_oak, bevel=.004)
for x in (-4.1, -2.2):
    kit.box('leg', (x, HY + 1.7, TOP), (x + .08, HY + 2.4, TOP + .70), m_metal)

# grasses in the planters; the tree that throws its shadow on the wall is outside the frame
for y0, y1, z in ((-.28, 1.5, .59), (1.95, 4.5, 1.26)):
    garden.bed(-6.5, -1.92, y0, y1, z, 60, 'tall', .55, .95, crowd=1.5)
    garden.bed(-6.5, -1.92, y0, y1, z, 18, 'plume', .5, .9, crowd=1.5)
    garden.bed(-6.5, -1.86, y0 - .06, y1, z, 170, 'low', .8, 1.3, crowd=1.5)
tr = garden.tree('multi')
kit.gobo(kit.instance(tr, (-.45, 3.9, 1.75), 1.2, 1.0))
kit.gobo(kit.instance(tr, (-5.4, .2, .55), 3.1, 1.05))
kit.box('land', (-150, -150, -.9), (150, 250, -.31), garden.lawn_mat)
# what the panes mirror, behind the camera: a clipped hedge, and trees over it
garden.hedge((-26, -16.6, -.4), (20, -15.4, 1.9), density=700, size=.075)
garden.plant([(-19, -22, -.4, .95), (-13.5, -20, -.4, 1.1), (-8.2, -24, -.4, 1.2), (-4.6, -19.5, -.4, .85), (.6, -23, -.4, 1.15), (5.4, -20, -.4, .95), (10.5, -24, -.4, 1.2),
              (-16, -29, -.4, 1.3), (-2, -30, -.4, 1.35), (7.5, -30, -.4, 1.3), (14.5, -21, -.4, 1.0)], 'big')

kit.sky(elev=35, azim=130, strength=.10, sun=4.6, sun_size=.7, dust=1.8, sun_tint=(1, .86, .70))
kit.camera((-.50, -5.5, 1.80), (.16, 0, 1.45), lens=31, fstop=8, focus=(.5, .5, .6), arch=True)
kit.finish('hero', exposure=1.0, grade=dict(saturation=.95))
