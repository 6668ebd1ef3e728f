"""Angle steps as the drawing shows them: bush-hammered, 350 x 165 mm, between a house and a cheek of plaster. Autumn: leaves, a veiled evening sun from the left."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

kit.begin(2160, 1440, bounces=(6, 2, 2, 3, 8))
rng = np.random.default_rng(21)
m = kit.maps('16-scene')
m_step = [kit.mat_baked('step', m, 'UV', bump=1, spec=.3, tint=np.full(3, k)) for k in (.97, .94, 1)]
m_pave = kit.mat_baked('pave', m, 'BOX', bump=1, spec=.3, variation=.03, tint=(.95, .95, .95))
m_lime, m_cheek = kit.mat_render('lime', (.50, .43, .33), .0022), kit.mat_render('cheek', (.33, .315, .29), .0016)
m_metal = kit.mat_plain('bronze', (.045, .040, .036), .38, .5, metal=.85)
m_mortar = kit.mat_plain('mortar', (.26, .25, .23), .95, .1, noise_amt=.3, noise_scale=50)
RISE, GOING, STEPS = .165, .300, 9
X0, X1 = -1.35, 1.75

for s in range(STEPS):
    cuts = [X0, X0 + (1.55 if s % 2 else 1.05), X1]
    for k in range(2):
        kit.bar('step', m, m_step[(s * 2 + k * 3) % 3], kit.pieces.shift(kit.pieces.angle_step(), s * GOING, s * RISE), cuts[k] + .0015, cuts[k + 1] - .0015,
                step=.01, arris=.0022, worn=0, off=(rng.uniform(0, 1), rng.uniform(0, 1)), coarse_x=.03)
    kit.box('bed', (X0, s * GOING + .02, s * RISE - .2), (X1, s * GOING + .36, (s + 1) * RISE - .09), m_mortar)
kit.paving(m_pave, -4.2, 5.4, -3.4, .03, 0, w=.9, d=.6, rng=rng, bevel=.004)
kit.paving(m_pave, X0, X1, STEPS * GOING + .06, STEPS * GOING + 2.5, STEPS * RISE, w=.9, d=.6, rng=rng, bevel=.004)
kit.box('sand', (-20, -20, -.3), (20, .0, -.012), m_mortar)
# the house on the right carries the rail, the cheek on the left keeps its head low
kit.box('house', (X1 + .004, -3.6, -.02), (X1 + .4, 6, 4), m_lime, bevel=.006)
for y, z in ((-.35, .62), (1.0, 1.24), (2.2, 1.86)):
    kit.box('cheek', (X0 - .26, y, -.1), (X0 - .004, 6, z), m_cheek, bevel=.01)
kit.box('back', (-5, STEPS * GOING + 2.55, 0), (5, STEPS * GOING + 2.9, 4), m_lime, bevel=.006)
garden = kit.Garden('herbst', 33)                                    # a few leaves, dry and curled, where the sun is
garden.fallen_mat = kit.mat_leaf('dry', (.20, .095, .036), (.38, .20, .07), .3)
for k in range(24):
    u, y = X1 - abs(rng.normal(.05, .14)) if k % 3 else rng.uniform(X0, X1 - .1), rng.uniform(.04, .21)
    garden.beech_leaf(u, k % 6 * GOING + y, (k % 6 + 1) * RISE + .015 * y + .001, rng.uniform(.05, .075), rng.uniform(0, 6.3), 500 + k, rng.uniform(.05, .16))
kit.box('ground', (-9, -.3, -.2), (X0 - .27, 9, .02), m_mortar)
rail = lambda y: RISE + .90 + max(0.0, y) * RISE / GOING
xr = X1 - .07
for p, q in ((-.45, 0), (0, 2.7)):
    kit.rod('rail', (xr, p, rail(p)), (xr, q, rail(q)), .019, m_metal)
for y in (-.3, .9, 2.1):
    kit.rod('post', (xr, y, rail(y) - .01), (xr, y, rail(y) - .075), .007, m_metal)
    kit.rod('post', (xr, y, rail(y) - .075), (X1 + .01, y, rail(y) - .075), .007, m_metal)

kit.overcast(azim=166, elev=27, key=3.6, size=3.5, sky=.40, tint=(1, .88, .74))
kit.camera((-.85, -1.35, 1.30), (.25, .55, .50), lens=38, fstop=11, focus=(.1, .2, .35), arch=True)
kit.finish('produkt-aussentreppen', exposure=.30)
