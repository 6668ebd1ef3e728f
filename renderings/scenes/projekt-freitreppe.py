"""Reference: eight bush-hammered steps up to the covered forecourt of a parish house; a cheek of exposed concrete on the right. view=ferne | wange.

Steps 1500 x 360 x 150 mm, slabs of the same mix. From afar in the evening after rain: behind the columns the light of a foyer with a wall of oak. The cheek by day.
"""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import bpy                                                          # noqa: E402
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

view = kit.args().get('view', 'ferne')
kit.begin(*((2400, 1500) if view == 'ferne' else (1680, 1050)), bounces=(4, 2, 2, 2, 6))
rng = np.random.default_rng(71)
m = kit.maps('22-scene')
evening = view == 'ferne'
m_step = kit.mat_baked('step', m, 'BOX', bump=1.0, spec=.3, variation=.05, grime=.05)
m_pave = kit.mat_baked('pave', m, 'BOX', bump=1.0, spec=.3, variation=.04, grime=.08, wet=(1.1, .9, .5) if evening else None)
m_conc = kit.mat_baked('conc', kit.maps('beton_kachel'), 'BOX', bump=1, spec=.35, variation=.02)
m_metal = kit.mat_plain('bronze', (.045, .040, .036), .38, .5, metal=.85)
RISE, RUN, STEPS = .150, .36, 8
X0, X1, TOP = -4.5, 4.5, 1.2                                        # six steps of 1.50 m side by side
YT, YH = STEPS * RUN, 8.6                                           # edge of the forecourt, front of the house

kit.paving(m_pave, -9.0, 9.0, -9.0, -.006, 0, w=1.2, d=.6, rng=rng)
kit.box('sand', (-60, -60, -.3), (60, 0, -.012), kit.mat_plain('sand', (.12, .115, .105), .95, .1))
kit.flight(m_step, X0, X1, 0, STEPS, RISE, RUN, length=1.5, lap=.03)
kit.paving(m_pave, X0 - 3.0, X1 + 3.6, YT + .034, YH + .3, TOP, w=1.2, d=.6, rng=rng)
kit.box('base', (X0 - 3, YT + .2, -.2), (X1 + 3.6, YH + 6, TOP - .03), m_conc)

# a cheek on both sides, the right one a wall with a capstone
cheek = kit.wall('cheek', (X1, 4.2, -.05), (0, -1, 0), (0, 0, 1), 5.4, 2.15, .32, kit.maps('beton_brett'), m_conc, bump=2.6, uv0=(2, .2))
cheek[0].data.materials[0] = kit.mat_baked('boards', kit.maps('beton_brett'), 'UV', bump=2.6, spec=.35, tint=(.8, .8, .8))
kit.box('capstone', (X1 - .02, -1.22, 2.102), (X1 + .34, 4.2, 2.16), m_step, bevel=.004)
kit.wall('cheekL', (X0, -.5, -.1), (0, 1, 0), (0, 0, 1), 5.0, 2.2, .32, kit.maps('beton_brett'), m_conc, bump=2.6, uv0=(7, .2))

# roof on columns before the glass of a foyer
kit.box('roof', (X0 - 4.4, 4.0, TOP + 3.05), (X1 + 5.0, YH + 6, TOP + 3.42), m_conc, bevel=.006)
for x in (-6.3, -2.7, .9, 4.5):
    kit.box('column', (x - .13, 4.5, TOP), (x + .13, 4.76, TOP + 3.05), m_conc, bevel=.008)
for x in np.arange(-9.9, 10, 1.5):
    kit.box('mullion', (x - .03, YH, TOP), (x + .03, YH + .1, TOP + 3.05), m_metal, bevel=.003)
if not evening:
    kit.box('pane', (-12, YH + .05, TOP), (12, YH + .06, TOP + 3.05), kit.mat_dark_pane())
    kit.box('across', (-40, -40, 0), (40, -26, 7), kit.mat_plain('across', (.16, .155, .145), .9, .1))   # what the panes mirror
else:                                                                # panes do not show before a lit room
    m_oak, m_room = kit.mat_wood('oak', (.30, .165, .08), .5, .3, board=.22), kit.mat_plain('room', (.62, .57, .50), .9, .1)
    kit.box('back', (-12, YH + 4.5, TOP), (9.4, YH + 4.7, TOP + 3.05), m_room)
    for x in np.arange(-11.9, 9, 1.2):
        kit.box('panel', (x, YH + 4.44, TOP + .02), (x + 1.19, YH + 4.49, TOP + 2.45), m_oak)
    kit.box('side', (9.2, YH + .1, TOP), (9.4, YH + 4.7, TOP + 3.05), m_room)
    kit.box('floor', (-12, YH + .1, TOP - .2), (9.3, YH + 4.7, TOP + .001), kit.mat_wood('boards', (.30, .19, .11), .4, .35, board=.16))
    for y, z, power in ((YH + 2.4, 2.99, 850), (6.2, 3.045, 330)):        # a line of light in the foyer, one in the roof before it
        kit.area((-1, y, TOP + z), (-1, y, 0), 20, .12, power, (1, .71, .42))
    for z, h in ((0, .09), (2.25, .06), (2.97, .08)):
        kit.box('rail', (-12, YH + .01, TOP + z), (9.3, YH + .09, TOP + z + h), m_metal, bevel=.003)
    for x, turn in ((-4.4, .3), (-3.6, 1.2), (.1, -.4), (3.6, .2)):
        kit.chair((x, YH + 1.9, TOP), turn)
    garden = kit.Garden('herbst', 8)
    garden.plant([(8.6, 5.5, 0, .85), (11.5, 3.0, 0, 1.0)], 'big')

# handrail in the flight, on posts let into the steps
rail = lambda y: RISE + .90 + np.clip(y, 0, YT - RUN) * RISE / RUN
xr = 1.5
for p, q in ((-.30, 0), (0, YT - RUN), (YT - RUN, YT + .05)):
    kit.rod('rail', (xr, p, rail(p)), (xr, q, rail(q)), .019, m_metal)
for s in (0, 2, 5, 7):
    y = s * RUN + .20
    kit.rod('post', (xr, y, (s + 1) * RISE - .01), (xr, y, rail(y)), .012, m_metal)

if evening:
    kit.sky(elev=9, azim=216, strength=.13, sun=2.3, sun_size=.6, dust=1.4, sun_tint=(1, .83, .66))
else:
    kit.sky(elev=29, azim=195, strength=.11, sun=5.4, sun_size=.6, dust=1.3, sun_tint=(1, .86, .70))
bpy.context.scene.world.cycles.sampling_method = 'NONE'            # of almost one tone: all samples are the sun's
camera, name = {
    'ferne': (dict(loc=(-2.3, -2.4, 1.5), target=(.75, 1.4, 1.06), lens=30, fstop=11, focus=(0, 1, .8)), ''),
    'wange': (dict(loc=(3.1, -.75, 1.15), target=(4.3, 1.0, .6), lens=42, fstop=11, focus=(4.2, .7, .5)), '-ansicht'),
}[view]
kit.camera(arch=True, **camera)
kit.finish('projekt-freitreppe' + name, exposure=.12 if evening else .40)
