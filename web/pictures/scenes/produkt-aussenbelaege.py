"""Terrace: large sandblasted slabs run from the house to the lawn; table, benches, a bowl. Spring, morning."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

kit.begin(1800, 1125, 6, bounces=(6, 2, 2, 3, 8))
rng = np.random.default_rng(51)
m_slab = kit.mat_baked('slab', kit.maps('stein_hell'), 'BOX', bump=1.2, spec=.32, variation=.04, grime=.08, tint=(.80, .775, .735))
m_conc = kit.mat_baked('conc', kit.maps('beton_kachel'), 'BOX', bump=1, spec=.35, variation=.02)
m_metal = kit.mat_plain('bronze', (.045, .040, .036), .38, .5, metal=.85)
m_oak = kit.mat_wood('oak', (.34, .235, .145), .6, .3)
garden = kit.Garden('fruehling', 560)

# slabs 1.20 x 0.80 on grit, joints 5 mm; a step down to the lawn
kit.paving(m_slab, -4.2, 5.4, -7.0, 3.4, 0, w=1.2, d=.8, joint=.005, bond=0, rng=rng, bevel=.003)
kit.box('grit', (-4.2, -7, -.3), (5.38, 3.38, -.02), kit.mat_plain('grit', (.17, .16, .145), .95, .1, noise_amt=.4, noise_scale=30))

# house on the left: concrete slab over glazing
for y in np.arange(-6.2, 4, 2.4):
    kit.box('mullion', (-4.26, y - .03, 0), (-4.16, y + .03, 2.6), m_metal, bevel=.003)
kit.box('sill', (-4.26, -7, 0), (-4.16, 3.4, .05), m_metal)
kit.mesh_from('pane', np.array([[-4.22, -7, 0], [-4.22, 3.4, 0], [-4.22, 3.4, 2.6], [-4.22, -7, 2.6]]), np.array([[0, 1, 2, 3]]),
              mat=kit.mat_glass_pane())
kit.box('roof', (-9, -7.2, 2.6), (-3.3, 3.9, 2.95), m_conc, bevel=.006)
kit.box('end', (-9, 3.4, -.2), (-4.1, 3.7, 2.6), m_conc, bevel=.006)
kit.box('room', (-9, -7, 0), (-8.8, 3.4, 2.6), kit.mat_plain('room', (.62, .58, .52), .9, .1))
kit.box('floor', (-8.8, -7, -.05), (-4.3, 3.4, .004), m_oak)
kit.curtain('curtain', (-4.5, .2), (-4.5, 2.2), .03, 2.55, kit.mat_cloth('sheer', (.80, .785, .76)))

# table and benches, a bowl with lemons, a pot
kit.box('top', (-.2, .2, .715), (2.2, 1.1, .75), m_oak, bevel=.004)
for x in (.1, 1.83):
    for y in (.28, .96):
        kit.box('leg', (x, y, 0), (x + .06, y + .06, .715), m_metal, bevel=.003)
for y in (-.42, 1.38):
    kit.box('bench', (0, y, .41), (2.0, y + .34, .45), m_oak, bevel=.004)
    for x in (.2, 1.74):
        kit.box('leg', (x, y + .03, 0), (x + .06, y + .31, .41), m_metal, bevel=.003)
bowl = [(0, .0), (.05, .0), (.06, .01), (.13, .05), (.165, .095), (.158, .097), (.12, .055), (.05, .02), (0, .018)]
kit.lathe('bowl', bowl, m_conc, (1.25, .62, .75))
m_lemon = kit.mat_plain('lemon', (.62, .44, .05), .45, .4, noise_amt=.1, noise_scale=60)
for x, y, z in ((-.045, .02, .075), (.05, .03, .078), (.0, -.05, .075), (.01, .02, .125)):
    kit.lathe('lemon', [(.004, -.042), (.022, -.032), (.034, -.012), (.036, .0), (.034, .012), (.022, .030), (.006, .040), (.003, .046)],
              m_lemon, (1.25 + x, .62 + y, .75 + z), 24).rotation_euler = (1.2, x * 20, y * 30)
pot = [(0, 0), (.22, 0), (.24, .02), (.32, .55), (.31, .56), (.29, .55), (.28, .48), (0, .48)]
for x, y, s in ((-3.2, 2.5, 1.0), (-2.45, 2.75, .72)):
    kit.lathe('pot', [(r * s, z * s) for r, z in pot], m_conc, (x, y, 0))
    for _ in range(4):
        kit.instance(garden.kinds['tall'][rng.integers(5)], (x + rng.normal(0, .05), y + rng.normal(0, .05), .46 * s), rng.uniform(0, 6), .75 * s)

# bed, lawn, hedge and trees
ground = lambda x, y: np.full(np.shape(x), -.06)
kit.box('lawn', (-30, 3.4, -.3), (30, 26, -.07), garden.lawn_mat)
kit.box('lawn', (5.4, -12, -.3), (30, 3.4, -.07), garden.lawn_mat)
garden.sow(ground, (-4.0, 9), (3.45, 9.5), 3600, 'lawn', .9, 1.4)
garden.sow(ground, (5.5, 9.5), (-1, 3.5), 1500, 'lawn', .9, 1.4)
garden.bed(-2.2, 5.2, 3.55, 4.6, -.08, 130, 'low', .9, 1.4)
garden.bed(-2.2, 5.2, 3.75, 4.8, -.08, 64, 'tall', .65, 1.0)
garden.bed(-2.2, 5.2, 3.75, 4.8, -.08, 12, 'plume', .6, .9)
garden.hedge((-12, 13.0, -.1), (27, 13.9, .95), leaf=kit.mat_leaf('hornbeam', (.13, .22, .055), (.20, .30, .075), .5, .45))
garden.plant([(2.9, 6.2, -.07, 1.1), (-1.8, 9.6, -.07, 1.15)])
garden.plant([(-4.6, -3.6, .9, 1.1), (-3.4, -5.8, .5, 1.15)], shade_only=True)
garden.plant([(-9, 19, -.2, 1.1), (-3, 21, -.2, 1.2), (4, 19, -.2, 1.1), (10, 20, -.2, 1.2), (15, 17, -.2, 1.1), (12, -14, -.2, 1.1),
              (4, -18, -.2, 1.2)], 'big')
garden.ring(70, (0, 6), 30, 46, z=-.4)
garden.leaves(-3, 4.8, -3.2, 3, 0, 36, .022)
garden.land(-.32)

kit.sky(elev=33, azim=134, strength=.10, sun=4.7, sun_size=.6, dust=1.4, sun_tint=(1, .87, .72))
kit.camera((-1.7, -3.5, 1.5), (.75, 1.2, .60), lens=30, fstop=8, focus=(.5, -.6, .3), arch=True)
kit.finish('produkt-aussenbelaege', exposure=.78, grade=dict(saturation=.95))
