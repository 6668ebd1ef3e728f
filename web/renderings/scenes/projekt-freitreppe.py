"""Reference: eight bush-hammered steps up to the covered forecourt of a parish house; a cheek of exposed concrete on the right.

One world, several cameras. view=ferne | antritt | wange | nacht. Steps 1500 x 360 x 150 mm, slabs of the same mix.
"""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

view = kit.args().get('view', 'ferne')
night = view == 'nacht'
kit.begin(*((1500, 1000, 7) if night else (2400, 1600, 7)), bounces=(6, 2, 2, 3, 8), clamp=2.0 if night else 6.0)
rng = np.random.default_rng(71)
m = kit.maps('stein_grau_gestockt')
m_step = kit.mat_baked('step', m, 'BOX', bump=.9, spec=.3, variation=.05, grime=.07, tint=(.93, .925, .91))
m_pave = kit.mat_baked('pave', m, 'BOX', bump=.9, spec=.3, variation=.03, grime=.10, tint=(.80, .795, .78))
m_conc = kit.mat_baked('conc', kit.maps('beton_kachel'), 'BOX', bump=1, spec=.35, variation=.02)
m_metal = kit.mat_plain('bronze', (.045, .040, .036), .38, .5, metal=.85)
m_oak = kit.mat_wood('oak', (.30, .19, .11), .55, .3)
m_room = kit.mat_plain('room', (.46, .43, .385) if night else (.20, .19, .175), .9, .1)
garden = kit.Garden('sommer', 1060)
RISE, RUN, STEPS = .150, .36, 8
X0, X1, TOP = -4.5, 4.5, 1.2                                        # six steps of 1.50 m side by side
YT, YH = STEPS * RUN, 8.6                                           # edge of the forecourt, front of the house

kit.paving(m_pave, -9.0, 9.0, -9.0, -.006, 0, w=1.2, d=.6, rng=rng)
kit.box('sand', (-20, -20, -.3), (20, 0, -.012), kit.mat_plain('sand', (.20, .185, .165), .95, .1, noise_amt=.4, noise_scale=30))
kit.flight(m_step, X0, X1, 0, STEPS, RISE, RUN, length=1.5, lap=.03)
kit.paving(m_pave, X0 - 3.0, X1 + 3.6, YT + .034, YH + .3, TOP, w=1.2, d=.6, rng=rng)
kit.box('base', (X0 - 3, YT + .2, -.2), (X1 + 3.6, YH + 6, TOP - .03), m_conc)

# cheek on the right, with a capstone; on the left a low wall before a bank of grasses
kit.wall('cheek', (X1, 4.2, -.05), (0, -1, 0), (0, 0, 1), 5.4, 2.15, .32, kit.maps('beton_brett'), m_conc, bump=2.6, uv0=(2, .2))
kit.box('capstone', (X1 - .02, -1.22, 2.102), (X1 + .34, 4.2, 2.16), m_step, bevel=.004)
kit.box('cheekL', (X0 - .30, -.5, -.1), (X0, YT + .33, TOP + .02), m_conc, bevel=.006)
kit.box('front', (-12, -.5, -.1), (X0 - .302, -.26, .56), m_conc, bevel=.006)
kit.box('bank', (-12, -.26, 0), (X0 - .30, YT + .3, .50), garden.soil)
kit.box('front2', (X1 + .32, -1.2, -.1), (12, -1.0, 1.25), m_conc, bevel=.006)
kit.box('bank2', (X1 + .32, -1.0, 0), (14, 4.2, 1.2), garden.soil)

# roof on four columns; house front of oak and glass, a quiet room behind
kit.box('roof', (X0 - 2.4, 4.0, TOP + 3.05), (X1 + 3.0, YH + 6, TOP + 3.42), m_conc, bevel=.006)
for x in (-6.3, -2.7, .9, 4.5):
    kit.box('column', (x - .13, 4.5, TOP), (x + .13, 4.76, TOP + 3.05), m_conc, bevel=.008)
kit.box('front', (-9, YH, TOP), (-3.9, YH + .3, TOP + 3.05), m_conc)
for i in range(14):
    x = -9 + i * .365
    kit.box('board', (x, YH - .03, TOP + .02), (x + .355, YH + .01, TOP + 3.02), m_oak, bevel=.002)
for x in np.arange(-3.9, 8.2, 1.5):
    kit.box('mullion', (x - .03, YH, TOP), (x + .03, YH + .1, TOP + 3.02), m_metal, bevel=.003)
for z0, z1 in ((0, .06), (2.3, 2.36), (2.96, 3.02)):
    kit.box('rail', (-3.9, YH + .001, TOP + z0), (8.1, YH + .099, TOP + z1), m_metal)
kit.mesh_from('pane', np.array([[-3.9, YH + .05, TOP], [8.1, YH + .05, TOP], [8.1, YH + .052, TOP + 3], [-3.9, YH + .052, TOP + 3]]),
              np.array([[0, 1, 2, 3]]), mat=kit.mat_glass_pane() if night else kit.mat_dark_pane())
for x in (-.78, .62):                                               # door pulls
    kit.rod('pull', (x, YH - .06, TOP + .8), (x, YH - .06, TOP + 1.5), .014, m_metal)
    for z in (.9, 1.4):
        kit.rod('pull', (x, YH - .06, TOP + z), (x, YH + .01, TOP + z), .008, m_metal)
kit.box('back', (-4, YH + 5, TOP), (8.2, YH + 5.2, TOP + 3.05), m_room)
kit.box('floor', (-4, YH + .1, TOP - .05), (8.2, YH + 5, TOP + .004), m_oak)
kit.box('sideL', (-4.1, YH + .1, TOP), (-3.95, YH + 5.1, TOP + 3.05), m_room)
kit.box('sideR', (8.2, YH + .1, TOP), (8.35, YH + 5.1, TOP + 3.05), m_room)
kit.box('lid', (X1 + 2.9, YH + .1, TOP + 3.04), (8.35, YH + 5.1, TOP + 3.07), m_room)

# handrail in the flight, on posts let into the steps
rail = lambda y: RISE + .90 + np.clip(y, 0, YT - RUN) * RISE / RUN
xr = 1.5
for p, q in ((-.30, 0), (0, YT - RUN), (YT - RUN, YT + .05)):
    kit.rod('rail', (xr, p, rail(p)), (xr, q, rail(q)), .019, m_metal)
for s in (0, 2, 5, 7):
    y = s * RUN + .20
    kit.rod('post', (xr, y, (s + 1) * RISE - .01), (xr, y, rail(y)), .012, m_metal)

garden.bed(-9, X0 - .45, -.1, 2.9, .49, 60, 'tall', .6, 1.0, crowd=1.4)
garden.bed(-9, X0 - .40, -.18, 2.9, .49, 110, 'low', .8, 1.3, crowd=1.4)
garden.bed(X1 + .5, 9, -.85, 4, 1.18, 70, 'tall', .6, .9)
garden.plant([(-7.0, -3.6, .2, 1.35), (-8.6, -1.2, .4, 1.4)], shade_only=True)
kit.box('land', (-150, -150, -.9), (150, 250, -.31), garden.lawn_mat)

if night:
    warm = (1, .74, .46)
    kit.sky(elev=3, azim=190, strength=.030, sun=0, dust=1.0)
    kit.area((1.5, YH + 2.5, TOP + 2.9), (1.5, YH + 2.5, TOP), 7, 3, 330, warm)
    for x in (-4.5, -.9, 2.7):                                       # lamps in the soffit of the forecourt
        kit.area((x, 6.4, TOP + 3.04), (x, 6.4, TOP), .16, .16, 55, warm, 130)
    for s in range(7):                                               # light below the handrail
        y = s * RUN + .18
        kit.area((xr, y, rail(y) - .024), (xr + .02, y - .02, 0), .018, .30, 1.5, warm, 150)
else:
    kit.area((1.5, YH + 2.5, TOP + 2.9), (1.5, YH + 2.5, TOP), 5, 3, 18, (1, .92, .82))
    kit.sky(elev=29, azim=190, strength=.10, sun=4.7, sun_size=.6, dust=1.6, sun_tint=(1, .86, .70))
camera, name, ev = {
    'ferne': (dict(loc=(-2.7, -4.9, 1.5), target=(.55, 1.0, 1.62), lens=29, fstop=8, focus=(0, 1, .8)), '', .66),
    'antritt': (dict(loc=(-1.9, -1.7, .92), target=(.75, 1.4, .78), lens=38, fstop=7, focus=(-.4, .5, .3)), '-antritt', .62),
    'wange': (dict(loc=(2.35, -1.35, 1.25), target=(4.25, 1.15, .62), lens=42, fstop=8, focus=(4.2, .7, .5)), '-wange', .70),
    'nacht': (dict(loc=(-3.3, -4.3, 1.5), target=(.45, 1.2, 1.50), lens=31, fstop=5.6, focus=(0, 1, .8)), '-nacht', 1.5),
}[view]
kit.camera(arch=True, **camera)
kit.finish('projekt-freitreppe' + name, exposure=ev, denoise=1.4 if night else 1.0, grade=dict(saturation=.95))
