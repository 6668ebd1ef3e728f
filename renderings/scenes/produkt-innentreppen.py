"""Indoor flight from close by: terrazzo treads of 320 x 50 mm on risers, skirting along the wall; the sun comes through a barred window; somebody has put books down to take along."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

kit.begin(2160, 1440, 5, bounces=(4, 3, 2, 2, 4), clamp=3.0)
m = kit.maps('11-scene')
stone = [kit.mat_baked(f'stone{k}', m, 'UV', bump=.6, spec=.45, tint=(q, q, q)) for k, q in enumerate((.97, .93, 1.0))]
m_floor = kit.mat_baked('floor', m, 'BOX', bump=.5, spec=.45, variation=.03)
m_wall = kit.mat_plain('wall', (.76, .755, .74), .9, .1)
m_metal = kit.mat_plain('bronze', (.045, .040, .036), .38, .5, metal=.85)
m_bed = kit.mat_plain('bed', (.35, .34, .32), .9, .1)
RISE, GOING, NOSE, N, X0, X1 = .170, .290, .030, 11, -1.15, 1.05
rng = np.random.default_rng(4)

for s in range(N):
    y, z = s * GOING, (s + 1) * RISE
    kit.bar('tread', m, stone[s % 3], kit.pieces.shift(kit.pieces.tread(), y, z), X0, X1 - .002, step=.01, arris=.0016, worn=0, off=tuple(rng.uniform(0, 1.2, 2)), coarse_x=.05)
    kit.box('riser', (X0 + .001, y + NOSE, z - RISE + .001), (X1 - .003, y + NOSE + .025, z - .0505), m_floor, bevel=.001)
    kit.box('bed', (X0, y + .054, z - RISE - .3), (X1, y + .34, z - .0505), m_bed)
kit.paving(m_floor, -4.8, X1, -4.2, NOSE - .003, 0, w=.6, d=.6, joint=.003, bond=0, rng=rng, thick=.03, bevel=.001)
# skirting along the wall, stepped with the flight: beside a tread, before the nose of the next, and under it
for y0, y1, z0, z1 in ([(-4, -.052, 0, 0)] + [(s * GOING, (s + 1) * GOING - .052, (s + 1) * RISE, (s + 1) * RISE) for s in range(N)]
                       + [(s * GOING - .050, s * GOING - .0015, s * RISE, (s + 1) * RISE) for s in range(N)]
                       + [(s * GOING - .0015, s * GOING + NOSE, s * RISE, (s + 1) * RISE - .1305) for s in range(N)]):
    kit.box('skirt', (X1 - .0145, y0, z0 + .002), (X1 - .0005, y1, z1 + .080), m_floor, bevel=.0012)
kit.box('screed', (-6, -5, -.2), (X1, 4, -.004), m_bed)
kit.box('wall', (X1, -5, -.1), (X1 + .2, 6, 5), m_wall)
kit.box('back', (-6, N * GOING + 1.6, -.1), (X1, N * GOING + 1.8, 5), m_wall)
kit.box('landing', (X0, N * GOING + .034, N * RISE - .2), (X1, N * GOING + 1.6, N * RISE), m_floor)
# the string on the open side: a low wall of plaster that climbs with the flight
kit.prism('string', [(-.02, -.1), (N * GOING + 2, -.1), (N * GOING + 2, N * RISE + .26), (N * GOING, N * RISE + .26), (-.02, RISE + .10)], X0 - .16, X0 - .002, m_wall)

# books put down on the third tread, beside the wall
page, z = kit.mat_plain('page', (.62, .59, .52), .85, .1), 3 * RISE
for k, (w, d, h, turn, colour) in enumerate(((.235, .165, .030, 1.50, (.060, .085, .110)), (.210, .140, .024, 1.63, (.34, .30, .23)), (.190, .125, .017, 1.41, (.20, .050, .035)))):
    cloth = kit.mat_plain(f'cloth{k}', colour, .6, .3, noise_amt=.15, noise_scale=30)
    obs = [kit.box('pages', (-w / 2 + .004, -d / 2 + .003, .0025), (w / 2 - .004, d / 2 - .004, h - .0025), page), kit.box('spine', (-w / 2, -d / 2, 0), (w / 2, -d / 2 + .0028, h), cloth, bevel=.001)]
    obs += [kit.box('cover', (-w / 2, -d / 2 + .001, a), (w / 2, d / 2, a + .0025), cloth, bevel=.0007) for a in (0, h - .0025)]
    kit.group(obs, (X1 - .19 + .006 * k, 2 * GOING + .165, z + .0005), turn - 1.57)
    z += h + .0004

rail = lambda y: RISE + .90 + y * RISE / GOING
xr = X1 - .065
p, q = (-.25, rail(0)), (2.9, rail(2.9))
kit.rod('rail', (xr, p[0], p[1]), (xr, 0, rail(0)), .017, m_metal)
kit.rod('rail', (xr, 0, rail(0)), (xr, q[0], q[1]), .017, m_metal)
for y in (-.15, .95, 2.05):
    kit.rod('post', (xr, y, rail(max(y, 0)) - .01), (xr, y, rail(max(y, 0)) - .065), .006, m_metal)
    kit.rod('post', (xr, y, rail(max(y, 0)) - .065), (X1 + .01, y, rail(max(y, 0)) - .065), .006, m_metal)

# window out of view on the left: the sun through its bars, daylight as a lamp of its size
kit.sky(elev=37, azim=160, strength=.022, sun=4.4, sun_size=.2, sun_tint=(1, .95, .88))
dark = kit.mat_plain('dark', (.3, .3, .3), .9, .1)
holes = ((-1.5, .1), (.35, 1.95), (2.2, 3.4))
cuts = [-9] + [c for h in holes for c in h] + [9]
frame = [kit.box('pier', (-4.3, a, -1), (-4.2, b, 9), dark) for a, b in zip(cuts[::2], cuts[1::2])]
frame += [kit.box('head', (-4.3, -9, 6.3), (-4.2, 9, 9), dark), kit.box('sill', (-4.3, -9, -1), (-4.2, 9, 2.2), dark), kit.box('bar', (-4.3, -9, 4.5), (-4.2, 9, 4.56), dark)]
frame += [kit.box('bar', (-4.3, (a + b) / 2 - .03, -1), (-4.2, (a + b) / 2 + .03, 9), dark) for a, b in holes]
kit.gobo(frame)
kit.area((-4.0, .6, 2.4), (1, 1.2, .6), 3.2, 4.6, 30, (.97, .985, 1))
kit.area((-.6, -3.8, 2.6), (.2, 1, .6), 2.6, 2.0, 9, (1, .98, .95))
kit.camera((-.72, -1.25, 1.20), (.16, .5, .52), lens=38, fstop=11, focus=(.1, .3, .4), arch=True)
kit.finish('produkt-innentreppen', exposure=.25, denoise=1.2)
