"""Foyer: the country let into the floor, 1.3 m of Nr. 20 within the border of the site's map and a strip of brass, slabs of Nr. 21 whose joints run on through it; behind it a bench, a bag and a roll of drawings.
Seen from 2.7 m at eye height. The sun comes from behind on the left through two windows above the picture, and draws their bars across the floor."""
import math
import os
import re
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import bpy                                                          # noqa: E402
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

WIDTH, MIDDLE = 1.30, (0, 2.73)
L, R, D, H = -3.1, 1.74, 4.0, 3.0                                   # side walls, back wall, ceiling
X0, Y0, SLAB, JOINT = -3.1, -1.05, .9, .003
SILL, HEAD, WINDOWS = .60, 2.6, ((-1.95, -.45), (-.27, 1.31))
BORDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'web', 'drawings', 'swiss-border.ts')

kit.begin(2880, 1440, spp=10, bounces=(4, 3, 2, 2, 4), clamp=3.0)
rng = np.random.default_rng(26)


def border():
    """The border as points (x, y) in metres, counter-clockwise, its corners cut off a little."""
    with open(BORDER) as source:
        clockwise = np.array(re.findall(r'\[([\d.]+), ([\d.]+)\]', source.read()), float)
    p = clockwise[::-1, ::-1] * (math.cos(math.radians(46.8)), 1)
    for cut in (.19, .25, .25):
        q = np.roll(p, -1, 0)
        p = np.stack([(1 - cut) * p + cut * q, cut * p + (1 - cut) * q], 1).reshape(-1, 2)
    return (p - (p.min(0) + p.max(0)) / 2) * WIDTH / np.ptp(p[:, 0]) + MIDDLE


def clipped(p, axis, at, side):
    """The part of a polygon on one side of a line across an axis."""
    d, q = side * (p[:, axis] - at), np.roll(p, -1, 0)
    out = []
    for a, b, u, v in zip(p, q, d, np.roll(d, -1)):
        out += ([a] if u >= 0 else []) + ([a + (b - a) * u / (u - v)] if u * v < 0 else [])
    return np.array(out).reshape(-1, 2)


# the country, cut by the joints of the floor, each part a tone of its own; the brass round it is ground, its edges a little rounded
inner, green = border(), kit.maps('20-scene')
for x in X0 + SLAB * np.arange(6):
    for y in Y0 + SLAB * np.arange(6):
        p, h = inner, JOINT / 2 + .0006
        for axis, at, side in ((0, x + h, 1), (0, x + SLAB - h, -1), (1, y + h, 1), (1, y + SLAB - h, -1)):
            p = clipped(p, axis, at, side) if len(p) else p
        if len(p):
            tone, turned = rng.uniform(.95, 1.03), p[:, ::rng.choice((1, -1))]
            kit.mesh_from('country', np.c_[p, np.full(len(p), .0003)], np.arange(len(p))[None], (turned + rng.uniform(0, 1, 2)) / green['size'],
                          mat=kit.mat_baked('country', green, 'UV', bump=.4, spec=.11, calm=.015, tint=(tone, tone, tone)))
along = np.roll(inner, -1, 0) - np.roll(inner, 1, 0)
out = np.stack([along[:, 1], -along[:, 0]], -1) / np.linalg.norm(along, axis=1)[:, None]
n, k = len(inner), np.arange(len(inner))
rows = np.concatenate([np.c_[inner + w * out, z + .00001 * (k % 7)] for w, z in ((0, .0003), (.001, .0008), (.003, .0008), (.004, .0001))])
kit.mesh_from('strip', rows, np.concatenate([np.stack([k, k + n, (k + 1) % n + n, (k + 1) % n], -1) + n * j for j in range(3)]), smooth=True,
              mat=kit.mat_plain('brass', (.80, .56, .25), .30, .5, metal=.97, noise_amt=.10, noise_scale=40))

# the floor and the room; windows in the wall behind, their lower edge above the picture
grey = kit.maps('21-scene')
m_wall, m_metal = kit.mat_render('lime', (.70, .66, .59), .0005, trowel=.002), kit.mat_plain('bronze', (.045, .040, .036), .38, .5, metal=.85)
m_base = kit.mat_baked('base', grey, 'BOX', bump=.5, spec=.2, variation=.05, calm=.14)
kit.paving(kit.mat_baked('floor', grey, 'BOX', bump=.4, spec=.18, variation=.07, rough_mul=.72, calm=.20), X0, R, Y0, D, 0, w=SLAB, d=SLAB, joint=JOINT, bond=0, rng=rng, thick=.03, bevel=.001, uneven=.0001, askew=.0003)
kit.box('screed', (L - .3, -4, -.2), (R + .2, D + .3, -.0010), kit.mat_plain('grout', (.060, .058, .055), .9, .1, noise_amt=.3, noise_scale=60))
for a in X0 + SLAB * np.arange(6):
    kit.box('skirt', (a + .0015, D - .0125, .0025), (min(a + SLAB, R - .013) - .0015, D - .0005, .08), m_base, bevel=.0014)
for a in Y0 + SLAB * np.arange(6):
    kit.box('skirt', (R - .0125, a + .0015, .0025), (R - .0005, min(a + SLAB, D - .001) - .0015, .08), m_base, bevel=.0014)
(A0, A1), (B0, B1) = WINDOWS
for lo, hi in (((L - .3, -3, 0), (L, D, H)), ((R, -3, 0), (R + .3, D, H)), ((L, -3.2, 0), (R, -3, H)), ((L, -3, H), (R, D, H + .2)), ((L - .3, D, 0), (R + .3, D + .2, SILL)),
               ((L - .3, D, HEAD), (R + .3, D + .2, H)), ((L - .3, D, SILL), (A0, D + .2, HEAD)), ((A1, D, SILL), (B0, D + .2, HEAD)), ((B1, D, SILL), (R + .3, D + .2, HEAD))):
    kit.box('wall', lo, hi, m_wall, bevel=.002)
for a, b in WINDOWS:
    for x in (a + .025, (a + b) / 2, b - .025):
        kit.box('bar', (x - .02, D + .12, SILL), (x + .02, D + .16, HEAD), m_metal)
    for z in np.arange(SILL + .49, HEAD, .49):
        kit.box('bar', (a, D + .125, z - .015), (b, D + .155, z + .015), m_metal)
    kit.area(((a + b) / 2, D + .45, (SILL + HEAD) / 2), ((a + b) / 2, 0, 1.2), b - a, HEAD - SILL, 10, (.97, .985, 1))

kit.bench(.02, .98, D - .56, D - .22, .44)


def bag(loc, turn):
    """A bag of leather, open above, its sides sunk in: a body, a bead round its foot, two handles on patches, one of them fallen."""
    leather, inside = (kit.mat_plain(name, c, .46, .38, noise_amt=.32, noise_scale=14, bump=.0006) for name, c in (('leather', (.150, .060, .025)), ('suede', (.10, .06, .035))))
    t = np.linspace(0, 2 * math.pi, 120, endpoint=False)
    c, s = np.cos(t), np.sin(t)

    def ring(z, shrink=0.0):
        wide, deep, square = np.interp(z, (0, .02, .15, .30), (.180, .186, .188, .196)) - shrink, np.interp(z, (0, .02, .15, .30), (.066, .072, .066, .040)) - shrink, np.interp(z, (0, .30), (.30, .75))
        x, y = wide * np.sign(c) * np.abs(c) ** square, deep * np.sign(s) * np.abs(s) ** square
        y = y + np.sin(math.pi * z / .32) * (.007 * np.sin(11 * x + 2 + 9 * z) + .003 * np.sin(31 * x - 24 * z)) + .10 * z * z
        return np.stack([x + .012 * z * np.sin(7 * z), y, z - .06 * z * (x / .19) ** 4 - .012 * (z / .3) ** 3 * np.sin(9 * x)], -1)

    rings = [ring(.0005, .012), *[ring(z) for z in np.linspace(.003, .30, 60)], ring(.3015, .0015), *[ring(z, .003) for z in np.linspace(.30, .03, 30)]]
    i = np.arange(len(rings) * len(t)).reshape(len(rings), -1)
    f = np.stack([i[:-1], np.roll(i, -1, 1)[:-1], np.roll(i, -1, 1)[1:], i[1:]], -1).reshape(-1, 4)
    obs = [kit.mesh_from('bag', np.concatenate(rings), f, smooth=True, mat=leather)]
    obs.append(kit.tube('bead', [*ring(.022, -.001), ring(.022, -.001)[0]], [.003] * 121, leather, 10))
    obs.append(kit.mesh_from('floor', ring(.03, .004), np.arange(120)[None], mat=inside))
    for d in (-.005, .005):                                          # a strap is two tubes side by side
        for y, lean, high, a in ((.064, .30, .15, np.linspace(-.35, math.pi + .35, 40)), (-.064, -.24, -.125, np.linspace(-.5, math.pi + .5, 40))):
            arch = np.stack([(.085 + d) * np.cos(a), y + lean * .1 * np.sin(a), .245 + (high + math.copysign(d, high)) * np.sin(a) + .006 * np.cos(2 * a + 1)], -1)
            obs.append(kit.tube('strap', arch, [.0062] * 40, leather, 12))
    return kit.group(obs, loc, turn)


def roll(loc, turn, long=.60, radius=.029):
    """Drawings rolled up, lying along x: the paper's edge stands off a little, the inner turns look out at the end; a band of rubber."""
    a, x = np.linspace(0, 2 * math.pi * 8, 700), np.linspace(-long / 2, long / 2, 40)[:, None]
    r = radius - .0014 * a / (2 * math.pi) - .0005 * np.sin(1.3 * a + 5 * x) + .030 * np.abs(x - .06) * np.exp(-a / .5)
    P = np.stack([x + .0035 * a / (2 * math.pi), r * np.cos(a + 2.5), r * np.sin(a + 2.5) + radius], -1)
    paper, rubber = kit.mat_plain('paper', (.70, .68, .63), .75, .2, noise_amt=.06, noise_scale=9), kit.mat_plain('rubber', (.30, .09, .05), .6, .3)
    t = np.linspace(0, 2 * math.pi, 60)
    return kit.group([kit.sheet('roll', P, np.zeros((*r.shape, 2)), paper), kit.tube('band', np.stack([.06 + .005 * np.sin(2 * t), (radius + .0008) * np.cos(t), radius + (radius + .0008) * np.sin(t)], -1), [.0011] * 60, rubber, 8)], loc, turn)


bag((-.34, D - .30, 0), .10)
roll((-.76, D - .60, .0005), -.52)

kit.sky(elev=38, azim=122, strength=.02, sun=5.0, sun_size=.8, sun_tint=(1, .92, .81))
kit.area((-.4, -2.4, 2.2), (0, 2.6, .4), 2.6, 1.4, 105, (1, .985, .96)).visible_glossy = False
bpy.context.scene.world.cycles.sampling_method = 'NONE'
kit.camera((0, 0, 1.5), (0, 2.75, .111), lens=38, fstop=5.6, focus=(0, 2.7, 0), arch=True)
kit.finish('vertrieb', exposure=.42, look='High Contrast', grade=dict(bloom=.02, saturation=1.10, warmth=-.035))
