"""Indoor flight: terrazzo treads of 320 x 50 mm over set-back risers, seen from its open side; skirting along the wall, oak boards before it, the sun through a window; somebody has put books down to take along."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import bpy                                                          # noqa: E402
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

kit.begin(2160, 1440, bounces=(3, 2, 2, 2, 4), clamp=3.0)
m = kit.maps('11-scene')
stone = [kit.mat_baked(f'stone{k}', m, 'UV', bump=.3, spec=.5, rough_mul=.75, calm=.12, tint=(q, q, q)) for k, q in enumerate((.96, .88, 1.0))]
m_floor = kit.mat_baked('floor', m, 'BOX', bump=.3, spec=.5, rough_mul=.75, calm=.12, variation=.06)
m_wall = kit.mat_render('wall', (.76, .755, .74), .0003)
m_metal = kit.mat_plain('bronze', (.045, .040, .036), .38, .5, metal=.85)
m_bed = kit.mat_plain('bed', (.35, .34, .32), .9, .1)
m_cheek, m_oak = kit.mat_render('cheek', (.70, .69, .67), .0006), kit.mat_wood('oak', (.33, .205, .110), .5, .3, board=.48)
RISE, GOING, NOSE, N, X0, X1, OVER = .170, .293, .030, 5, -1.10, .95, .025   # OVER: of the treads beyond the plaster of the open side
TOP, REAR = N * RISE, N * GOING + NOSE - .003
rng = np.random.default_rng(4)

for s in range(N):
    y, z = s * GOING, (s + 1) * RISE
    kit.bar('tread', m, stone[s % 3], kit.pieces.shift(kit.pieces.tread(), y, z), X0, X1 - .002, step=.01, arris=.0016, worn=0, off=tuple(rng.uniform(0, 1.2, 2)), coarse_x=.05, ends='a')
    kit.box('riser', (X0 + OVER, y + NOSE, z - RISE - .049), (X1 - .003, y + NOSE + .025, z - .0505), m_floor, bevel=.001)
    kit.box('joint', (X0 + OVER, y + NOSE - .004, z - RISE - .03), (X1, y + NOSE + .002, z - RISE - .0006), m_bed)
steps = [(s * GOING + NOSE + .024, (s + u) * RISE - .05) for s in range(N)[::-1] for u in (1, 0)]
kit.prism('flight', [(steps[-1][0], -.1), (4, -.1), (4, TOP - .05)] + steps[:-1], X0 + OVER + .001, X1, m_cheek)
kit.paving(m_floor, X0, X1, REAR + .003, 3, TOP, w=1.2, d=.6, joint=.003, bond=0, rng=rng, thick=.05, bevel=.001, uneven=.00015)
kit.box('parquet', (-4.8, -4.2, -.03), (X1, 3, 0), kit.mat_wood('parquet', (.40, .275, .165), .42, .35, board=.14))
# skirting along the wall, stepped with the flight: beside a tread, before the nose of the next, and under it
for y0, y1, z0, z1 in ([(-4, -.052, 0, 0), ((N - 1) * GOING, 3, TOP, TOP)] + [(s * GOING, (s + 1) * GOING - .052, (s + 1) * RISE, (s + 1) * RISE) for s in range(N - 1)]
                       + [(s * GOING - .050, s * GOING - .0015, s * RISE, (s + 1) * RISE) for s in range(N)]
                       + [(s * GOING - .0015, s * GOING + NOSE, s * RISE, (s + 1) * RISE - .1305) for s in range(N)]):
    kit.box('skirt', (X1 - .0145, y0, z0 + .002), (X1 - .0005, y1, z1 + .080), m_floor, bevel=.0012)
kit.box('screed', (-6, -5, -.2), (X1, 4, -.0008), m_bed)
kit.box('wall', (X1, -5, -.1), (X1 + .2, 6, 5), m_wall)
kit.box('back', (-6, 3, -.1), (X1, 3.2, 5), m_wall)
# the door of a flat on the landing
for x0, x1, y0, mat in ((-.62, .46, 2.985, m_metal), (-.56, .40, 2.965, m_oak)):
    kit.box('door', (x0, y0, TOP + .002), (x1, 3.01, TOP + 2.2), mat, bevel=.002)

# books put down on the third tread, beside the wall
page, z = kit.mat_plain('page', (.62, .59, .52), .85, .1), 3 * RISE
for k, (w, d, h, turn, colour) in enumerate(((.235, .165, .030, 1.50, (.060, .085, .110)), (.210, .140, .024, 1.63, (.34, .30, .23)), (.190, .125, .017, 1.41, (.20, .050, .035)))):
    cloth = kit.mat_plain(f'cloth{k}', colour, .6, .3, noise_amt=.15, noise_scale=30)
    obs = [kit.box('pages', (-w / 2 + .004, -d / 2 + .003, .0025), (w / 2 - .004, d / 2 - .004, h - .0025), page), kit.box('spine', (-w / 2, -d / 2, 0), (w / 2, -d / 2 + .0028, h), cloth, bevel=.001)]
    obs += [kit.box('cover', (-w / 2, -d / 2 + .001, a), (w / 2, d / 2, a + .0025), cloth, bevel=.0007) for a in (0, h - .0025)]
    kit.group(obs, (X1 - .19 + .006 * k, 2 * GOING + .165, z + .0005), turn - 1.57)
    z += h + .0004

rail = lambda y: RISE + .90 + min(max(y, 0), (N - 1) * GOING) * RISE / GOING
xr = X1 - .065
for p, q in ((-.25, 0), (0, (N - 1) * GOING), ((N - 1) * GOING, 1.6)):
    kit.rod('rail', (xr, p, rail(p)), (xr, q, rail(q)), .017, m_metal)
for y in (-.15, .70, 1.5):
    kit.rod('post', (xr, y, rail(y) - .01), (xr, y, rail(y) - .065), .006, m_metal)
    kit.rod('post', (xr, y, rail(y) - .065), (X1 + .01, y, rail(y) - .065), .006, m_metal)

# window out of view on the left: the sun through its bars throws the shadow of each nose on its riser; daylight as a lamp of its size
kit.sky(elev=44, azim=214, strength=.022, sun=4.4, sun_size=.2, sun_tint=(1, .95, .88))
dark = kit.mat_plain('dark', (.3, .3, .3), .9, .1)
holes = ((-4.25, -3.25), (-3.05, -2.05))
cuts = [-9] + [c for h in holes for c in h] + [9]
frame = [kit.box('pier', (-4.9, a, -1), (-4.8, b, 9), dark) for a, b in zip(cuts[::2], cuts[1::2])]
kit.gobo(frame)
kit.area((-4.6, -.4, 2.2), (0, .6, .6), 3.2, 3.6, 42, (.97, .985, 1))
bpy.context.scene.world.cycles.sampling_method = 'NONE'            # the sky is nearly black: all samples are the lamps'
kit.camera((-2.40, -1.80, 1.45), (-.10, .72, .38), lens=37, fstop=11, focus=(-.6, .1, .4), arch=True)
kit.finish('produkt-innentreppen', exposure=.10)
