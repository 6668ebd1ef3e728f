"""Indoor flight from two metres: terrazzo treads of 320 x 50 mm over set-back risers along a wall, stepped skirting, oak boards before it; the sun through the bars of the stair window; somebody has put books down to take along."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import bpy                                                          # noqa: E402
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

kit.begin(2160, 1440, bounces=(3, 2, 2, 2, 4), clamp=3.0)
m = kit.maps('11-scene')
stone = kit.mat_baked('stone', m, 'UV', bump=.4, spec=.5, rough_mul=.8, calm=.05)
m_base = kit.mat_baked('base', m, 'BOX', bump=.4, spec=.5, rough_mul=.8, calm=.05, variation=.05)
m_wall = kit.mat_render('wall', (.66, .64, .585), .0005, trowel=.0016)
m_oak = kit.mat_wood('oak', (.33, .205, .110), .5, .3, board=.06)
m_bed = kit.mat_plain('bed', (.35, .34, .32), .9, .1)
RISE, GOING, NOSE, N, X0, X1 = .170, .293, .030, 5, -.95, .80       # wall at X0; the open side at X1 is out of view
TOP, REAR = N * RISE, N * GOING + NOSE - .003
rng = np.random.default_rng(4)

for s in range(N):
    y, z = s * GOING, (s + 1) * RISE
    kit.bar('tread', m, stone, kit.pieces.shift(kit.pieces.tread(), y, z), X0 + .002, X1, step=.01, arris=.0016, worn=0, off=tuple(rng.uniform(0, .64, 2)), coarse_x=.05)
    kit.box('riser', (X0 + .003, y + NOSE, z - RISE - (.049 if s else 0)), (X1, y + NOSE + .025, z - .053), m_base, bevel=.001)
    kit.box('joint', (X0 + .003, y + NOSE + .004, z - .056), (X1, y + NOSE + .024, z - .049), m_bed)
steps = [(s * GOING + NOSE + .026, (s + u) * RISE - .051) for s in range(N)[::-1] for u in (1, 0)]
kit.prism('flight', [(steps[-1][0], -.1), (4, -.1), (4, TOP - .051)] + steps[:-1], X0, X1, m_bed)
kit.paving(m_base, X0, X1, REAR + .003, 3, TOP, w=1.2, d=.6, joint=.003, bond=0, rng=rng, thick=.05, bevel=.001, uneven=.00015)
kit.box('parquet', (X0, -4.2, -.03), (3.4, NOSE - .001, 0), kit.mat_wood('parquet', (.36, .245, .145), .42, .35, board=.14))
# skirting along the wall, stepped with the flight: beside a tread, before the nose of the next, and under it
for y0, y1, z0, z1 in ([(-4, -.052, 0, 0), ((N - 1) * GOING, 3, TOP, TOP)] + [(s * GOING, (s + 1) * GOING - .052, (s + 1) * RISE, (s + 1) * RISE) for s in range(N - 1)]
                       + [(s * GOING - .050, s * GOING - .0015, s * RISE, (s + 1) * RISE) for s in range(N)]
                       + [(s * GOING - .0015, s * GOING + NOSE, s * RISE, (s + 1) * RISE - .1305) for s in range(N)]):
    kit.box('skirt', (X0 + .0005, y0, z0 + .002), (X0 + .0145, y1, z1 + .080), m_base, bevel=.0012)

# the wall with the window of the stairs, its frame and bars of oak; above the picture, as all of the hall
Y0, Y1, Z0, Z1, DEEP = .60, 1.40, 1.0, 2.18, .16
for lo, hi in (((-5, -.1), (6, Z0)), ((-5, Z1), (6, 9)), ((-5, Z0), (Y0, Z1)), ((Y1, Z0), (6, Z1))):
    kit.box('wall', (X0 - DEEP, *lo), (X0, *hi), m_wall)
kit.box('back', (X0, 3, -.1), (X1, 3.2, 5), m_wall)
bar = lambda y0, y1, z0, z1: kit.box('frame', (X0 - .12, y0, z0), (X0 - .07, y1, z1), m_oak, bevel=.002)
for y in (Y0, Y1 - .036):
    bar(y, y + .036, Z0, Z1)
for z in np.linspace(Z0, Z1 - .036, 4):
    bar(Y0, Y1, z, z + .036)

# books put down on the second tread, beside the wall
page, z = kit.mat_plain('page', (.62, .59, .52), .85, .1), 2 * RISE
for k, (w, d, h, turn, colour) in enumerate(((.235, .165, .030, 1.62, (.060, .085, .110)), (.210, .140, .024, 1.47, (.34, .30, .23)), (.190, .125, .017, 1.74, (.17, .046, .034)))):
    cloth = kit.mat_plain(f'cloth{k}', colour, .6, .3, noise_amt=.15, noise_scale=30)
    obs = [kit.box('pages', (-w / 2 + .004, -d / 2 + .003, .0025), (w / 2 - .004, d / 2 - .004, h - .0025), page), kit.box('spine', (-w / 2, -d / 2, 0), (w / 2, -d / 2 + .0028, h), cloth, bevel=.001)]
    obs += [kit.box('cover', (-w / 2, -d / 2 + .001, a), (w / 2, d / 2, a + .0025), cloth, bevel=.0007) for a in (0, h - .0025)]
    kit.group(obs, (X0 + .20 - .006 * k, GOING + .165, z + .0005), turn - 1.57)
    z += h + .0004

# the sun through that window from behind, so that treads shine and noses throw their shadow; daylight through it, a second window nearer by, and the hall
kit.sky(elev=48, azim=158, strength=.022, sun=3.4, sun_size=1.2, sun_tint=(1, .94, .86))
kit.area((X0 - .5, (Y0 + Y1) / 2, 1.9), (0, .5, .5), 1.1, 1.6, 105, (.97, .985, 1))
kit.area((X0 + .30, -1.15, 2.6), (0, .3, .3), .9, .9, 22, (1, .99, .97))
kit.area((3.0, .6, 2.0), (-.8, .2, .4), 2.4, 2.6, 34, (1, .985, .96))
bpy.context.scene.world.cycles.sampling_method = 'NONE'            # the sky is nearly black: all samples are the lamps'
kit.camera((.75, -1.75, 1.30), (-.188, .016, .375), lens=44, fstop=14, focus=(0, .3, .34), arch=True)
kit.finish('produkt-innentreppen', exposure=.30, grade=dict(saturation=1.1))
