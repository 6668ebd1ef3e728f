"""Paving: washed slabs of 900 x 600 mm in stretcher bond, a terrace before a house of lime plaster; a low sun rakes over it, dry leaves lie where the wind leaves them, a chair stands at the edge."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

kit.begin(1800, 1200, bounces=(4, 2, 2, 2, 4))
rng = np.random.default_rng(11)
HOUSE, EDGE, DOOR = 3.62, 3.40, (1.05, 2.10)                         # face of the wall, end of the paving, the door in it


def weather(n, at, col):
    """Paler where it is walked on, darker towards the wall, dirt on the flanks of the joints."""
    cloud = n.ramp(n.noise(at, .75, 6, .62), [(.34, (.80, .785, .76)), (.60, (1, 1, 1))])
    y = n.math('ADD', n('SeparateXYZ', ins={0: at}).outputs['Y'], n.math('MULTIPLY', n.noise(at, 5, 6, .65), .5))
    up = n('SeparateXYZ', ins={0: n('NewGeometry').outputs['Normal']}).outputs['Z']
    col = n.mix('MULTIPLY', 1, n.mix('MULTIPLY', 1, col, cloud), n.ramp(up, [(.50, (.30, .28, .25)), (.93, (1, 1, 1))]))
    return n.mix('MULTIPLY', 1, col, n.ramp(n.math('DIVIDE', y, 4), [(.80, (1, 1, 1)), (.93, (.78, .76, .72))]))


m_pave = kit.mat_baked('pave', kit.maps('18-scene'), 'BOX', bump=1.15, spec=.35, variation=.09, weather=weather)
m_step = kit.mat_baked('step', kit.maps('18-scene'), 'BOX', bump=1.15, spec=.35, grime=.15)
m_sand = kit.mat_plain('jointsand', (.165, .15, .125), .9, .2, noise_amt=.4, noise_scale=60, bump=.003)
m_lime, m_foot = kit.mat_render('lime', (.60, .565, .49), .0022), kit.mat_render('foot', (.27, .257, .235), .0016)
m_oak, m_dark = kit.mat_wood('oak', (.135, .105, .076), .6, .3, board=.14), kit.mat_plain('dark', (.03, .03, .03), .6, .3)
pebbles = [kit.mat_plain(f'pebble{k}', c, .5, .5) for k, c in enumerate(((.20, .185, .165), (.12, .112, .105), (.30, .28, .25), (.15, .12, .095)))]
garden = kit.Garden('herbst', 77)

kit.paving(m_pave, -6.2, 7.0, -2.2, EDGE, 0, w=.9, d=.6, joint=.006, bond=.5, rng=rng, bevel=.004, uneven=.0014, askew=.0016)
kit.box('bed', (-12, -9, -.3), (12, EDGE, -.009), m_sand)
kit.box('under', (-12, EDGE, -.3), (12, HOUSE, -.024), m_sand)
kit.grit('gravel', (-4.5, EDGE + .006, -.022), (DOOR[0] - .06, HOUSE), (.008, .026), pebbles, fill=2.2, seed=6, soft=1)
kit.grit('gravel', (DOOR[1] + .06, EDGE + .006, -.022), (6.0, HOUSE), (.008, .026), pebbles, fill=2.2, seed=7, soft=1)
# the house: lime plaster on a darker foot, a door of oak behind a threshold of the same stone
for x0, x1 in ((-12, DOOR[0]), (DOOR[1], 12)):
    kit.box('house', (x0, HOUSE, .20), (x1, HOUSE + .4, 5), m_lime, bevel=.006)
    kit.box('foot', (x0, HOUSE - .016, -.2), (x1, HOUSE + .4, .20), m_foot, bevel=.008)
kit.box('threshold', (DOOR[0] - .05, EDGE + .008, -.1), (DOOR[1] + .05, HOUSE + .3, .085), m_step, bevel=.004, segments=3)
for x in np.arange(DOOR[0], DOOR[1] - .01, .15):
    kit.box('leaf', (x + .001, HOUSE + .19 + rng.normal(0, .0006), .10), (x + .149, HOUSE + .24, 3), m_oak, bevel=.002)
kit.box('gap', (DOOR[0], HOUSE + .22, .08), (DOOR[1], HOUSE + .3, 3), m_dark)

kit.chair((-1.02, 2.10, 0), 2.3)
spots = [(rng.uniform(-3.5, 1.0), EDGE - rng.gamma(1.0, .05)) for _ in range(22)] + [(DOOR[0] - .05 - rng.gamma(1.2, .10), EDGE - .01 - rng.gamma(1.2, .09)) for _ in range(26)]
spots += [(rng.uniform(-2.5, 3), rng.uniform(.2, 2.6)) for _ in range(5)]
for k, (u, v) in enumerate(spots):
    garden.beech_leaf(u, v, .004 + .012 * rng.uniform() * (k < 48), rng.uniform(.032, .075), rng.uniform(0, 6.3), 100 + k, rng.uniform(-.05, .32))

garden.plant([(-9.2, .6, -.3, 1.25)], shade_only=True)
kit.sky(elev=19, azim=205, strength=.065, sun=5.4, sun_size=.55, dust=1.3, sun_tint=(1, .92, .83))
kit.camera((-.95, -1.30, 1.00), (.55, HOUSE, -.56), lens=33, fstop=9, focus=(0, 1.4, 0), arch=True)
kit.finish('produkt-aussenbelaege', exposure=.62, grade=dict(saturation=1.15))
