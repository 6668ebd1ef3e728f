"""Reference: eight bush-hammered steps up to the covered forecourt of a parish house. Autumn morning.

Steps 1500 x 360 x 150 mm, slabs of the same mix, a cheek of exposed concrete on the right.
"""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

kit.begin(2400, 1500, 6, bounces=(6, 2, 2, 3, 8))
rng = np.random.default_rng(71)
m_step = kit.mat_baked('step', kit.maps('stein_gestockt'), 'BOX', bump=.6, spec=.3, variation=.05, grime=.09, tint=(.78, .775, .765))
m_pave = kit.mat_baked('pave', kit.maps('stein_gestockt'), 'BOX', bump=.6, spec=.3, variation=.03, grime=.10, tint=(.66, .655, .645))
m_conc = kit.mat_baked('conc', kit.maps('beton_kachel'), 'BOX', bump=1, spec=.35, variation=.02)
m_metal = kit.mat_plain('bronze', (.045, .040, .036), .38, .5, metal=.85)
m_oak = kit.mat_wood('oak', (.36, .235, .135), .55, .3)
m_room = kit.mat_plain('room', (.62, .58, .52), .9, .1)
garden = kit.Garden('herbst', 1060)
RISE, RUN, STEPS = .150, .36, 8
X0, X1, TOP = -4.5, 4.5, 1.2                                        # six steps of 1.50 m side by side
YT, YH = STEPS * RUN, 8.6                                           # edge of the forecourt, front of the house

kit.paving(m_pave, -9.0, 9.0, -9.0, -.006, 0, w=1.2, d=.6, rng=rng)
kit.box('sand', (-20, -20, -.3), (20, 0, -.022), kit.mat_plain('sand', (.20, .185, .165), .95, .1, noise_amt=.4, noise_scale=30))
kit.flight(m_step, X0, X1, 0, STEPS, RISE, RUN, length=1.5, lap=.03)
kit.paving(m_pave, X0 - 3.0, X1 + 3.6, YT + .034, YH + .3, TOP, w=1.2, d=.6, rng=rng)
kit.box('base', (X0 - 3, YT + .2, -.2), (X1 + 3.6, YH + 6, TOP - .03), m_conc)

# cheek on the right: its top follows the forecourt; planted bank on the left behind a low wall
kit.wall('cheek', (X1, 4.2, -.05), (0, -1, 0), (0, 0, 1), 5.4, 2.15, .32, kit.maps('beton_brett'), m_conc, bump=2.6, uv0=(2, .2))
kit.box('capstone', (X1 - .02, -1.22, 2.102), (X1 + .34, 4.2, 2.16), m_step, bevel=.004)
kit.box('cheekL', (X0 - .30, -.5, -.1), (X0, YT + .33, TOP + .02), m_conc, bevel=.006)
kit.box('front', (-12, -.5, -.1), (X0 - .302, -.26, .56), m_conc, bevel=.006)
kit.box('bank', (-12, -.26, 0), (X0 - .30, YT + .3, .50), garden.soil)
kit.box('front2', (X1 + .32, -1.2, -.1), (12, -1.0, 1.25), m_conc, bevel=.006)
kit.box('bank2', (X1 + .32, -1.0, 0), (14, 4.2, 1.2), garden.soil)

# roof on four slender columns; house front of oak and glass
kit.box('roof', (X0 - 2.4, 4.0, TOP + 3.05), (X1 + 3.0, YH + 6, TOP + 3.42), m_conc, bevel=.006)
kit.box('soffit', (X0 - 2.2, 4.2, TOP + 3.02), (X1 + 2.8, YH, TOP + 3.05), m_oak)
for x in (-6.3, -2.7, .9, 4.5):
    kit.box('column', (x - .13, 4.5, TOP), (x + .13, 4.76, TOP + 3.03), m_conc, bevel=.008)
kit.box('front', (-9, YH, TOP), (-3.9, YH + .3, TOP + 3.05), m_conc)
for i in range(14):
    x = -9 + i * .365
    kit.box('board', (x, YH - .03, TOP + .02), (x + .355, YH + .01, TOP + 3.02), m_oak, bevel=.002)
for x in np.arange(-3.9, 8.2, 1.5):
    kit.box('mullion', (x - .03, YH, TOP), (x + .03, YH + .1, TOP + 3.02), m_metal, bevel=.003)
for z0, z1 in ((0, .06), (2.3, 2.36), (2.96, 3.02)):
    kit.box('rail', (-3.9, YH + .001, TOP + z0), (8.1, YH + .099, TOP + z1), m_metal)
kit.mesh_from('pane', np.array([[-3.9, YH + .05, TOP], [8.1, YH + .05, TOP], [8.1, YH + .052, TOP + 3], [-3.9, YH + .052, TOP + 3]]),
              np.array([[0, 1, 2, 3]]), mat=kit.mat_glass_pane())
for x in (-.78, .62):                                               # door pulls
    kit.rod('pull', (x, YH - .06, TOP + .8), (x, YH - .06, TOP + 1.5), .014, m_metal)
    for z in (.9, 1.4):
        kit.rod('pull', (x, YH - .06, TOP + z), (x, YH + .01, TOP + z), .008, m_metal)
kit.box('back', (-4, YH + 5, TOP), (8.2, YH + 5.2, TOP + 3.05), m_room)
kit.box('floor', (-4, YH + .1, TOP - .05), (8.2, YH + 5, TOP + .004), m_oak)
kit.box('sideL', (-4.1, YH + .1, TOP), (-3.95, YH + 5.1, TOP + 3.05), m_room)
kit.curtain('curtain', (2.2, YH + .4), (5.2, YH + .4), TOP + .03, TOP + 2.95, kit.mat_cloth('sheer', (.80, .785, .76)))
kit.area((0, YH + 2.5, TOP + 2.9), (0, YH + 2.5, TOP), 5, 3, 110, (1, .80, .58))

# handrail in the flight, on posts let into the steps
rail = lambda y: RISE + .90 + np.clip(y, 0, YT - RUN) * RISE / RUN
xr = 1.5
for p, q in ((-.30, 0), (0, YT - RUN), (YT - RUN, YT + .05)):
    kit.rod('rail', (xr, p, rail(p)), (xr, q, rail(q)), .019, m_metal)
for s in (0, 2, 5, 7):
    y = s * RUN + .20
    kit.rod('post', (xr, y, (s + 1) * RISE - .01), (xr, y, rail(y)), .012, m_metal)

# planting, trees, fallen leaves
garden.bed(-9, X0 - .45, -.1, 2.9, .49, 60, 'tall', .6, 1.0, crowd=1.4)
garden.bed(-9, X0 - .40, -.18, 2.9, .49, 110, 'low', .8, 1.3, crowd=1.4)
garden.bed(X1 + .5, 9, -.85, 4, 1.18, 50, 'tall', .6, .9)
garden.plant([(-6.2, 1.5, .48, 1.25), (6.8, 1.2, 1.18, 1.2)])
garden.plant([(-7.0, -3.6, .2, 1.35), (-8.6, -1.2, .4, 1.4)], shade_only=True)
garden.leaves(-5, 5, -5.5, -.1, 0, 110, .055)
for s in range(STEPS):
    garden.seed += 1
    garden.leaves(X0 + .1, X1 - .1, s * RUN + .05, s * RUN + RUN - .04, (s + 1) * RISE, 9, .05)
garden.plant([(-13, 14, 0, 1.3), (-16, 8, 0, 1.2), (-9, 20, 0, 1.5), (-3, 21, 0, 1.5), (4, 22, 0, 1.5), (10, 18, 0, 1.4), (14, 10, 0, 1.3),
              (12, 25, 0, 1.5), (-6, -17, 0, 1.2), (0, -20, 0, 1.3), (6, -18, 0, 1.2), (11, -15, 0, 1.2)], 'big')
garden.land(-.32)

kit.sky(elev=29, azim=190, strength=.10, sun=4.7, sun_size=.6, dust=1.6, sun_tint=(1, .86, .70))
kit.camera((-2.7, -4.9, 1.5), (.55, 1.0, 1.55), lens=29, fstop=8, focus=(0, 1, .8), arch=True)
kit.finish('projekt-freitreppe', exposure=.66, grade=dict(saturation=.95))
