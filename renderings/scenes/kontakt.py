"""The yard of a works building: boarded wall on a plinth of cast stone, the sliding gate ajar, light inside; slabs on a pallet and leaning on their rack. Morning sun after a shower: the yard dries in patches, a tree throws its shadow on the boards."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

kit.begin(2160, 1440, bounces=(4, 2, 2, 2, 4))
rng = np.random.default_rng(14)
kinds = [kit.mat_baked(f'stone{n}', kit.maps(f'{n}-scene'), 'BOX', bump=1, spec=.3, variation=.04) for n in ('13', '21')]
m_plinth, m_dark = kit.mat_baked('plinth', kit.maps('13-scene'), 'BOX', bump=1, spec=.3, variation=.05, grime=.16), kinds[1]
boards = [kit.mat_wood(f'larch{k}', c, .75, .15, board=.5) for k, c in enumerate(((.20, .165, .130), (.225, .185, .142), (.175, .150, .122)))]
m_gate = [kit.mat_wood('gate', (.30, .200, .115), .6, .25, board=.5), kit.mat_wood('gate', (.275, .180, .105), .6, .25, board=.5)]
m_deal = kit.mat_wood('deal', (.42, .31, .19), .7, .2, board=.4)
m_steel = kit.mat_plain('steel', (.060, .062, .064), .45, .5, metal=.7, noise_amt=.2, noise_scale=9)
m_room, m_back = kit.mat_plain('room', (.42, .40, .36), .9, .1), kit.mat_plain('shadow', (.02, .02, .02), .9, .1)
m_yard = kit.mat_baked('yard', kit.maps('beton_kachel'), 'BOX', bump=1.2, spec=.3, variation=.08, grime=.2, tint=(.66, .655, .64), wet=(1.3, .38, .10))
X0, X1, D0, D1, TOP, FOOT, HEAD = -8.0, 9.0, -.55, 2.45, 4.1, .60, 2.9     # wall, doorway, eaves, plinth, lintel

for a, b in ((X0, D0), (D1, X1)):                                    # plinth in slabs, boards above it, each a little before or behind
    for s in np.arange(a, b - .01, 1.0):
        kit.box('plinth', (s + .003, -.06, 0), (min(s + 1.0, b) - .003, -.005, FOOT), m_plinth, bevel=.003)
for x in np.arange(X0, X1, .147):
    free = x + .147 <= D0 or x >= D1
    kit.box('board', (x + .003, -.030 + rng.normal(0, .0015), FOOT + .03 if free else HEAD), (x + .144, 0, TOP), boards[rng.integers(3)], bevel=.002)
for a, b, z in ((X0, D0, 0), (D1, X1, 0), (D0, D1, HEAD)):
    kit.box('wall', (a, .0, z), (b, .30, TOP), m_back)
for x in (D0, D1 - .12):
    kit.box('post', (x, -.032, 0), (x + .12, .31, HEAD), m_steel, bevel=.003)
kit.box('lintel', (D0, -.034, HEAD - .16), (D1, .31, HEAD + .02), m_steel, bevel=.003)
# the gate slides along the wall on its rail
kit.box('rail', (D0 - .2, -.150, HEAD + .06), (D1 + 3.1, -.085, HEAD + .13), m_steel, bevel=.003)
S = D0 + 1.35
for k, x in enumerate(np.arange(S, S + 3.0, .20)):
    kit.box('leaf', (x + .002, -.135, .03), (x + .198, -.100, HEAD + .02), m_gate[k % 2], bevel=.003)
for x in (S + .4, S + 2.5):
    kit.box('hanger', (x, -.145, HEAD - .25), (x + .06, -.136, HEAD + .10), m_steel, bevel=.002)
kit.rod('handle', (S + .14, -.175, .95), (S + .14, -.175, 1.35), .012, m_steel)
for z in (.97, 1.33):
    kit.rod('stay', (S + .14, -.175, z), (S + .14, -.13, z), .009, m_steel)
# what is seen through the gate: floor, rear wall, slabs on edge, the lamps
kit.box('floor', (-8, .0, -.2), (9, 12, -.002), kit.mat_plain('screed', (.30, .29, .27), .6, .3, noise_amt=.3, noise_scale=3))
for x in np.arange(-8, 9, .147):
    kit.box('rear', (x + .002, 6.2, 0), (x + .145, 6.4 + rng.normal(0, .002), TOP), boards[rng.integers(3)], bevel=.002)
kit.box('side', (-8.2, 0, 0), (-8, 12, TOP), m_room)
kit.box('ceiling', (X0, .3, TOP - .1), (X1, 12, TOP + .03), m_room)
# slabs on edge, leaning on their frame, larger ones behind
coarse = [kit.mat_baked(f'coarse{n}', kit.maps(f'{n}-scene'), 'BOX', bump=1, spec=.4, variation=.04) for n in ('12', '20', '10')]
for k in range(3):
    kit.box('post', (1.45 + .95 * k, 3.92, 0), (1.55 + .95 * k, 4.04, 1.95), m_deal, bevel=.004)
    kit.box('bearer', (1.45 + .95 * k, 2.95, 0), (1.55 + .95 * k, 4.1, .10), m_deal, bevel=.004)
kit.box('beam', (1.25, 3.90, 1.85), (3.95, 4.06, 1.97), m_deal, bevel=.004)
for k, (x, w, h, mat) in enumerate(((1.35, 2.3, 1.72, kinds[1]), (1.47, 2.0, 1.55, coarse[2]), (1.40, 1.8, 1.38, coarse[1]), (1.77, 1.25, 1.02, coarse[0]))):
    ob = kit.box('stored', (0, -.05, 0), (w, 0, h), mat, bevel=.003)
    ob.rotation_euler, ob.location = (-.12, 0, 0), (x, 3.66 - .075 * k, .105)
kit.area((.9, 3.0, 3.9), (1.2, 3.9, .6), 1.8, .3, 150, (1, .82, .62))
kit.area((.9, 1.0, 3.2), (1.4, 3.6, .8), 1.2, .3, 90, (1, .82, .62))
# eaves, and a lamp above the gate
kit.box('soffit', (X0, -.55, TOP), (X1, .3, TOP + .03), m_gate[0])
kit.box('fascia', (X0, -.58, TOP - .02), (X1, -.551, TOP + .22), m_steel, bevel=.003)
kit.box('bracket', (1.02, -.26, HEAD + .44), (1.06, 0, HEAD + .48), m_steel, bevel=.002)
kit.lathe('shade', [(.02, .10), (.05, .09), (.15, .01), (.152, 0), (.14, .004), (.045, .08)], m_steel, (1.04, -.30, HEAD + .36))
kit.lathe('bulb', [(.0005, -.02), (.03, 0), (.03, .03), (.0005, .05)], kit.mat_glow('bulb', (1, .78, .52), 14), (1.04, -.30, HEAD + .385))
kit.area((1.04, -.30, HEAD + .34), (1.04, -.45, 0), .12, .12, 17, (1, .80, .56), spread=150)

# slabs on a pallet, laths between them
PX, PY = -3.25, -1.75
obs = [kit.box('deck', (-.6 + .134 * k, -.4, .118), (-.6 + .134 * k + .10, .4, .14), m_deal, bevel=.002) for k in range(9)]
obs += [kit.box('block', (-.6, y, 0), (.572, y + .10, .117), m_deal, bevel=.003) for y in (-.40, -.05, .30)]
for k in range(6):
    z, shift = .162 + .084 * k, rng.normal(0, .006, 2)
    obs += [kit.box('lath', (x, -.33, z - .021), (x + .04, .33, z - .001), m_deal) for x in (-.38, .34)]
    obs.append(kit.box('slab', (-.5 + shift[0], -.35 + shift[1], z), (.5 + shift[0], .35 + shift[1], z + .060), kinds[1], bevel=.003))
kit.group(obs, (PX, PY, 0), .16)
# slabs lean on the wall, on two timbers
for k, (x, w, h) in enumerate(((-2.10, .80, 1.70), (-1.60, .80, 1.25), (-1.90, .60, 1.00))):
    ob = kit.box('leaning', (0, -.05, 0), (w, 0, h), kinds[1 - k % 2], bevel=.003)
    ob.rotation_euler, ob.location = (-.15 - .012 * k, 0, 0), (x, -.25 - .075 * k, .105)
for x in (-1.95, -1.10):
    kit.box('timber', (x, -.70, 0), (x + .10, -.10, .10), m_deal, bevel=.003)

kit.paving(m_yard, -9, 7, -7, -.07, 0, w=2.0, d=1.25, joint=.010, rng=rng, uneven=.0015, askew=.001)
kit.box('bed', (-40, -40, -.4), (40, -.002, -.012), m_back)
kit.box('mat', (D0, -.9, -.1), (D1, -.004, .006), m_dark, bevel=.003)
garden = kit.Garden('herbst', 58)
garden.plant([(-8.6, -4.6, .5, .85), (-4.4, -4.6, 1.6, .62)], 'big', shade_only=True)
for k in range(34):
    garden.beech_leaf(rng.uniform(-5.5, 4), -abs(rng.gamma(1.3, .5)) - .1, .001, rng.uniform(.06, .09), rng.uniform(0, 6.3), 900 + k, abs(rng.normal(.06, .05)))

kit.sky(elev=25, azim=217, strength=.10, sun=4.6, sun_size=.6, dust=1.3, sun_tint=(1, .89, .76))
kit.camera((-2.70, -6.3, 1.45), (-.78, 0, 1.52), lens=29, fstop=11, focus=(-1.5, -.5, 1.2), arch=True)
kit.finish('kontakt', exposure=.38)
