"""Flight in a house from two metres: terrazzo treads of 320 x 50 mm over set-back risers, open to the left, a stepped skirting and a handrail of oak along the lime plaster on the right, oak boards before it. The sun comes through leaves and bars of a window on the left, out of view; somebody has left felt shoes below and put books down to take along."""
import math
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import bpy                                                          # noqa: E402
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

kit.begin(2160, 1440, spp=11, bounces=(4, 3, 2, 2, 6), clamp=3.0)
rng = np.random.default_rng(4)
RISE, GOING, NOSE, N, W = .170, .293, .030, 14, 1.10                # open ends of the treads at x = 0, wall at x = W
SLOPE, BACK, L, H = RISE / GOING, N * GOING, -2.6, 3.15             # L: wall with the window, H: ceiling of the hall
m = kit.maps('11-scene')
stones = [kit.mat_baked(f'stone{k}', m, 'UV', bump=.4, spec=.4, rough_mul=.85, calm=.16, tint=(t, t, t)) for k, t in enumerate((.96, 1, .98))]
m_riser = kit.mat_baked('riser', m, 'BOX', bump=.4, spec=.4, rough_mul=.85, calm=.24, variation=.03)
m_base = kit.mat_baked('base', m, 'BOX', bump=.4, spec=.4, rough_mul=.85, calm=.22, variation=.04)
m_wall = kit.mat_render('lime', (.72, .68, .60), .0005, trowel=.0030)
m_oak, m_floor = (kit.mat_wood(name, c, rough, .3, board=9) for name, c, rough in (('oak', (.30, .195, .112), .45), ('floor', (.385, .265, .160), .5)))
m_steel = kit.mat_plain('steel', (.060, .057, .053), .42, .5, metal=.8)
m_bed = kit.mat_plain('bed', (.30, .28, .26), .9, .1)

for s in range(N):
    y, z = s * GOING, (s + 1) * RISE
    kit.bar('tread', m, stones[s % 3], kit.pieces.shift(kit.pieces.tread(), y, z), 0, W - .002, step=.01, arris=.0022, worn=0, off=tuple(rng.uniform(0, .64, 2)), coarse_x=.05, ends='a')
    kit.box('riser', (.012, y + NOSE, z - RISE - (.049 if s else 0)), (W - .003, y + NOSE + .025, z - .053), m_riser, bevel=.001)
    kit.box('joint', (.016, y + NOSE + .003, z - .056), (W - .003, y + NOSE + .024, z - .049), m_bed)
# the flight, its open side plastered up to the treads
steps = [(s * GOING + NOSE + .026, (s + u) * RISE - .0505) for s in range(N)[::-1] for u in (1, 0)]
kit.prism('flight', [(steps[-1][0], -.1), (BACK, -.1), (BACK, N * RISE - .0505)] + steps[:-1], .016, W, m_wall)
# skirting: along the open side, and along the wall stepped with the flight: beside a tread, before the nose of the next, and under it
for y in np.arange(NOSE + .027, BACK, 1.2):
    kit.box('skirt', (.003, y, .002), (.0155, y + 1.1975, .080), m_base, bevel=.0012)
for y0, y1, z0, z1 in ([(y, min(y + 1.2, -.052) - .0025, 0, 0) for y in np.arange(-3.652, -.1, 1.2)] + [(s * GOING, (s + 1) * GOING - .052, (s + 1) * RISE, (s + 1) * RISE) for s in range(N)]
                       + [(s * GOING - .050, s * GOING - .0015, s * RISE, (s + 1) * RISE) for s in range(N)]
                       + [(s * GOING - .0015, s * GOING + NOSE, s * RISE, (s + 1) * RISE - .1305) for s in range(N)]):
    kit.box('skirt', (W - .0145, y0, z0 + .002), (W - .0005, y1, z1 + .080), m_base, bevel=.0012)
# boards of oak, of many lengths, each a hair higher or lower than the next
kit.box('ground', (L, -3.6, -.2), (W, BACK, -.004), m_bed)
for x in np.arange(.014 - 17 * .155, W - .01, .155):
    y, end = -3.6 - rng.uniform(0, 1.2), NOSE - .005 if x > 0 else BACK
    while y < end:
        to = min(y + rng.uniform(1.1, 2.2), end)
        kit.box('board', (x + .0005, y + .0004, -.02), (min(x + .155, W - .003) - .0005, to - .0004, rng.uniform(-.0003, 0)), m_floor, bevel=.0012)
        y = to

# the hall; in its left wall the window, from W0 to W1, with bars of oak
W0, W1, SILL, HEAD = -.55, 1.45, 1.30, 3.05
for lo, hi in (((W, -4, -.1), (W + .2, BACK + 1, 7)), ((L - .3, -4, -.1), (L, W0, 7)), ((L - .3, W1, -.1), (L, BACK + 1, 7)), ((L - .3, W0, -.1), (L, W1, SILL)), ((L - .3, W0, HEAD), (L, W1, 7)),
               ((L, -3.8, -.1), (W, -3.6, 7)), ((L, BACK, -.1), (W, BACK + .2, 7)), ((L, -3.6, H), (W, .2, H + .2)), ((L, .2, H), (0, BACK, H + .2))):
    kit.box('wall', lo, hi, m_wall)
for y in np.linspace(W0 + .025, W1 - .025, 5):
    kit.box('bar', (L - .16, y - .02, SILL), (L - .11, y + .02, HEAD), m_oak)
for z in np.linspace(SILL + .025, HEAD - .025, 5):
    kit.box('bar', (L - .15, W0, z - .017), (L - .12, W1, z + .017), m_oak)

# a round handrail of oak on brackets of steel
rail = lambda y: np.array((W - .062, y, RISE + .86 + SLOPE * y))
ends = np.array([0, .002, .008, .016, .4, .8, 1.2, 1.8, 2.4, 3.2]) - .30
o = kit.tube('rail', [rail(y) for y in ends], [.001, .013, .0195, .021] + [.021] * 6, m_oak, 40)
o['grain'], o['across'] = (0, 1 / math.hypot(1, SLOPE), SLOPE / math.hypot(1, SLOPE)), (1.0, 0, 0)
for y in (-.12, .76, 1.64):
    p = rail(y)
    bend = [p + (.05 * (1 - math.cos(a)), 0, -.055 - .03 * math.sin(a)) for a in np.linspace(0, math.pi / 2, 10)]
    kit.tube('bracket', [p - (0, 0, .018), p - (0, 0, .04), *bend, (W, y, bend[-1][2])], [.006] * 13, m_steel, 16)
    kit.rod('rosette', (W - .004, y, bend[-1][2]), (W, y, bend[-1][2]), .027, m_steel, 40)

# books put down on the second tread, beside the wall
page, z = kit.mat_plain('page', (.62, .59, .52), .85, .1), 2 * RISE
for k, (w, d, h, turn, colour) in enumerate(((.235, .165, .030, 1.62, (.045, .062, .080)), (.210, .140, .024, 1.47, (.40, .36, .29)), (.190, .125, .017, 1.74, (.17, .060, .036)))):
    cloth = kit.mat_plain(f'cloth{k}', colour, .6, .3, noise_amt=.15, noise_scale=30)
    obs = [kit.box('pages', (-w / 2 + .004, -d / 2 + .003, .0025), (w / 2 - .004, d / 2 - .004, h - .0025), page), kit.box('spine', (-w / 2, -d / 2, 0), (w / 2, -d / 2 + .0028, h), cloth, bevel=.001)]
    obs += [kit.box('cover', (-w / 2, -d / 2 + .001, a), (w / 2, d / 2, a + .0025), cloth, bevel=.0007) for a in (0, h - .0025)]
    kit.group(obs, (W - .20 + .006 * k, GOING + .165, z + .0005), 1.57 - turn)
    z += h + .0004


def shoe(loc, turn, side):
    """A house shoe of felt on a thin sole, its heel at the origin and its toe towards +x."""
    felt = kit.mat_plain('felt', (.105, .108, .112), .95, .1, noise_amt=.35, noise_scale=90, bump=.0012)
    sole, lining = kit.mat_plain('sole', (.24, .165, .10), .7, .3, noise_amt=.2, noise_scale=40), kit.mat_plain('lining', (.30, .265, .21), .95, .1, noise_amt=.2, noise_scale=90)
    t = np.linspace(0, 2 * math.pi, 96, endpoint=False)
    c, s = np.cos(t), np.sin(t)
    x = .135 + .137 * np.sign(c) * np.abs(c) ** .92
    foot = np.stack([x, np.interp(x, (0, .05, .12, .19, .24, .272), (.033, .034, .033, .044, .045, .036)) * np.sign(s) * np.abs(s) ** .8 + side * .010 * np.sin(math.pi * x / .272), 0 * x + .010], -1)
    mouth = np.stack([.083 + .078 * c, .030 * np.sign(s) * np.abs(s) ** .85 + side * .006, .058 - .010 * np.sin(math.pi * (c + 1) / 2) + .016 * ((c + 1) / 2) ** 3], -1)

    def skin(name, rings, mat):
        i = np.arange(len(rings) * len(t)).reshape(len(rings), -1)
        f = np.stack([i[:-1], np.roll(i, -1, 1)[:-1], np.roll(i, -1, 1)[1:], i[1:]], -1).reshape(-1, 4)
        return kit.mesh_from(name, np.concatenate(rings), f, smooth=True, mat=mat)

    def between(k, shrink=0.0):
        """From the sole (0) to the mouth (1) over the swell of the toes."""
        a = k * math.pi / 2
        p = foot + (mouth - foot) * np.array((1 - math.cos(a), 1 - math.cos(a), math.sin(a)))
        return p - (p - (.12, 0, .03)) * (shrink, shrink, shrink)

    outline = lambda grow, z: np.stack([.135 + (foot[:, 0] - .135) * grow, foot[:, 1] * grow, 0 * x + z], -1)
    obs = [skin('felt', [between(k) for k in np.linspace(0, 1, 26)], felt), skin('lining', [between(k, .05) for k in np.linspace(1, 0, 16)] + [outline(.5, .012), outline(.01, .012)], lining),
           skin('sole', [outline(.99, 0), outline(1.03, .0008), outline(1.035, .008), outline(1.03, .0095), outline(.98, .010)], sole)]
    obs.append(kit.tube('hem', np.concatenate([mouth, mouth[:2]]), [.0030] * 98, felt, 12))
    return kit.group(obs, loc, turn)


shoe((W - .34, -.21, 0), -math.pi / 2 - .09, 1)
shoe((W - .215, -.165, 0), -math.pi / 2 + .12, -1)

# the sun, broken by a tree before the window; daylight through it, from the hall, and from the head of the stairs
kit.Garden('sommer', 19).plant([(-4.3, -.6, -.3, .95)], shade_only=True)
kit.sky(elev=27, azim=184, strength=.02, sun=4.2, sun_size=.45, sun_tint=(1, .93, .84))
kit.area((L + .02, (W0 + W1) / 2, (SILL + HEAD) / 2), (.5, .2, .5), W1 - W0, HEAD - SILL, 85, (.97, .985, 1))
kit.area((-.9, -3.4, 1.9), (.3, 0, .5), 2.2, 1.4, 11, (1, .985, .96)).visible_glossy = False
kit.area((.5, BACK - .1, 4.6), (.5, .8, .6), 1.0, 1.4, 36, (.98, .99, 1))
bpy.context.scene.world.cycles.sampling_method = 'NONE'            # the sky is nearly black: all samples are the lamps'
kit.camera((-1.05, -1.85, 1.36), (.46, .34, .42), lens=40, fstop=11, focus=(.45, .1, .25), arch=True)
kit.finish('produkt-innentreppen', exposure=.14, look='High Contrast', grade=dict(saturation=1.04))
