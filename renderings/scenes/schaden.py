"""One broken arris on a flight of block steps, photographed in five ways: bild=ganzes | nah | ohne-massstab | verwackelt | meter."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import numpy as np                                                  # noqa: E402
from PIL import Image, ImageDraw, ImageFont                         # noqa: E402
from scipy import ndimage as ndi                                    # noqa: E402
import grains                                                       # noqa: E402
import kit                                                          # noqa: E402
import maps                                                         # noqa: E402
import noise                                                        # noqa: E402
import plan                                                         # noqa: E402
import render                                                       # noqa: E402

bild = kit.args()['bild']
still = bild == 'meter'                                              # the picture that opens the page: a folding rule beside the break, in evening sun
a = kit.begin(*((2160, 1440) if still else (1620, 1080)), spp=20 if still else 12, bounces=(4, 2, 2, 2, 4))
m = kit.maps('14')
stone = kit.mat_baked('stone', m, 'UV', bump=1.0, spec=.4)
mortar = kit.mat_plain('mortar', (.34, .33, .31), .95, .1, noise_amt=.25, noise_scale=220, bump=.0008)
RISE, GOING, WIDE, J = .150, .330, 1.2, .004
AT = .0125                                                          # of the break along the arris, metres
close = bild != 'ganzes'

# shells that came off together: centre on a line out of the arris, so that depth and length follow from the radius
out = np.array((0, -1, 1)) / np.sqrt(2)
shell = lambda x, r, deep, lean=0.0: ((x, *((r - deep) * out[1:] + lean * np.array((.7, .7)))), r)
spalls = [shell(AT, .0165, .0052, .0006), shell(AT + .0062, .0120, .0036, -.0014), shell(AT - .0070, .0100, .0021, .0012), shell(AT - .0015, .0110, .0042, -.0022)]

LONG, BROAD, THICK, LEVEL = .230, .016, .0033, .0037                 # a segment of the rule; from one to the next above it


def rule_marks():
    """The faces of the first three segments, one above the other: yellow paint, worn at the edges; millimetres along both, centimetres in figures."""
    ppm, starts = 16000, (0, 20, 40)
    h, w = int(BROAD * ppm), int(LONG * ppm)
    ink, red = (Image.new('L', (w, h * len(starts)), 0) for _ in range(2))
    face = ImageFont.truetype(os.path.join(plan.GENERATED, 'pdf', 'archivo-semibold.ttf'), int(.0066 * ppm))
    for row, start in enumerate(starts):
        top, black = (len(starts) - 1 - row) * h, ImageDraw.Draw(ink)
        for k in range(1, int(LONG * 1000)):
            x, long, half = k * ppm / 1000, int(ppm * (.0046 if k % 10 == 0 else .0040 if k % 5 == 0 else .0029)), 1 if k % 5 else 2
            for y in (top + 7, top + h - 7 - long):
                black.rectangle((x - half, y, x + half, y + long), fill=255)
        for k in range(1, int(LONG * 100)):
            tens = (start + k) % 10 == 0
            ImageDraw.Draw(red if tens else ink).text((k * ppm / 100, top + h / 2), str(start + k), fill=255, font=face, anchor='mm')
    field = lambda seed, slope, low, high, aniso: noise.noise_rect(h * len(starts), w, seed, slope, low, high, ppm, aniso)
    y = (np.arange(h * len(starts)) % h + .5) / ppm
    edge = np.minimum(y, BROAD - y)[:, None]
    bare = noise.smooth(.0, .5, field(1, 1.8, 60, 4000, (1, .3)) - .5 - edge / .0009)[..., None]
    dirt = (1 - .05 * np.maximum(field(2, 2.2, 8, 900, (1, 1)), 0) - .03 * field(3, 1.2, 200, 6000, (3, .15)))[..., None]
    layer = lambda a, b, k: a * (1 - k) + b * k
    mark = lambda im, worn: (np.asarray(im, np.float32) / 255 * (1 - worn * noise.smooth(.9, 2.2, field(4, 1.2, 300, 6000, (1, 1)))))[..., None]
    colour = layer(layer(noise.srgb('#eed19a') * dirt, noise.srgb('#a8271d'), mark(red, .5)), noise.srgb('#1b1a19'), mark(ink, .5))
    colour = layer(colour, noise.srgb('#b08a58') * dirt, bare)
    flip = lambda a: a[::-1].astype(np.float32)
    maps.store('folding-rule', dict(albedo=flip(colour), rough=flip(.38 + .3 * bare[..., 0]), height=flip(field(5, 1.4, 150, 4000, (2, .2)) * .000006), size=1))
    return kit.mat_baked('rule', maps.stored('folding-rule'), 'UV', bump=1.0, spec=.4, variation=0)


def folding_rule(zero, turns):
    """Three segments of a rule, unfolded, each on the one before: `zero` is the beginning, turns their directions. The last one leans down to the ground, where the others lie out of view."""
    face, paint = rule_marks(), kit.mat_plain('paint', noise.srgb('#e6c68c'), .5, .35, noise_amt=.3, noise_scale=260)
    steel = kit.mat_plain('rivet', (.46, .44, .40), .36, .5, metal=.9, noise_amt=.2, noise_scale=300)
    t, r = np.radians(np.arange(4.5, 360, 9)), .0045
    way = np.stack([np.cos(t), np.sin(t)], -1)
    n, core = len(t), np.sign(way) * (LONG / 2 - r, BROAD / 2 - r) + (LONG / 2, 0)
    V = np.concatenate([np.c_[core + (r - inset) * way, np.full(n, z)] for inset, z in ((.0004, 0), (0, .0004), (0, THICK - .0004), (.0004, THICK))])
    i = np.arange(len(V)).reshape(4, n)
    sides = np.stack([i[:-1], np.roll(i, -1, 1)[:-1], np.roll(i, -1, 1)[1:], i[1:]], -1).reshape(-1, 4)
    at, begin = np.array(zero[:2]), 0
    for k, (turn, low, fall) in enumerate(zip(turns, (0, LEVEL, 2 * LEVEL - .0012), (0, .0012, 2 * LEVEL - .0012))):
        along = np.array((np.cos(turn), np.sin(turn)))

        def placed(points):
            x = points[:, 0] - begin
            return np.c_[at + np.outer(x, along) + np.outer(points[:, 1], (-along[1], along[0])), points[:, 2] + zero[2] + low - fall * x / .2]

        P = placed(V)
        kit.mesh_from('segment', P, sides, mat=paint)
        kit.mesh_from('segment_face', P[i[3]], np.arange(n)[None], np.c_[V[i[3], 0] / LONG, (V[i[3], 1] / BROAD + .5 + k) / 3], mat=face)
        if k:
            kit.lathe('rivet', [(.0052, 0), (.0052, .0002), (.0047, .00035), (.0022, .00035), (.0020, .0008), (.0010, .0011), (0, .0011)], steel, placed(np.array([(.015, 0, THICK)]))[0], 40)
        at, begin = at + (.215 - begin) * along, .015


def fragment(loc, turn):
    """The piece that came off, lying beside: broken faces, on one side still a strip of the ground face."""
    ball, tri = grains.ICO, grains.TRI
    for _ in range(4):
        ball, tri = grains.divided(ball, tri)
    rng = np.random.default_rng(11)
    V = grains.crushed(rng, 1, ball, planes=14)[0] * (.0098, .0047, .0030)
    k = rng.normal(size=(60, 3)) * 2200
    V *= 1 + .035 * (np.sin(V @ k.T + rng.uniform(0, 6, 60)).sum(1) / 60 ** .5)[:, None]
    V[:, 2] = np.minimum(V[:, 2], .0013 + .12 * V[:, 1])
    V[:, 2] -= V[:, 2].min()
    uv = (V[:, :2] + .5 * V[:, 2:] + (.46, .34)) / m['size']
    kit.group([kit.mesh_from('fragment', V, tri, uv, smooth=True, mat=stone)], loc, turn)


for s in (-1, 0, 1, 2):
    cuts = [-1.42, -.22, .98, 2.2] if s % 2 == 0 else [-1.9, -.72, .48, 1.68]
    cuts = cuts[1:3] if close and not still else cuts
    for k, (x0, x1) in enumerate(zip(cuts, cuts[1:]), -1 if still else 0):
        broken = s == 0 and x0 < AT < x1
        step = (.0003 if still else .00022) if close and broken else .0022
        kit.slab('step', m, stone, (x0 + J / 2, s * GOING, (s - 1) * RISE), (x1 - J / 2, s * GOING + GOING + .03, s * RISE), step=step, arris=.0026, worn=40, chip=.0006,
                 seed=20 + 7 * s + k, off=(.13 + .31 * k + .17 * s, .21 * s + .1), sides='flr', spalls=spalls if broken else (),
                 fine=((-.215, .17) if still else (-.05, .08), (0, .04)) if close and broken else ((-.7, .9), (0, .36)))
    kit.box('joint', (-2, s * GOING + .006, (s - 1) * RISE + .004), (2.2, s * GOING + GOING, s * RISE - .004), mortar)
kit.box('ground', (-30, -30, -.5), (30, 30, -2 * RISE - .004), kit.mat_plain('ground', (.34, .33, .30), .9, .1))
if not still:
    kit.sky(elev=35, azim=197, strength=.060, sun=4.7, sun_size=.6, dust=1.3, sun_tint=(1, .93, .84))
if bild == 'ganzes':
    kit.camera((-.66, -.98, .86), (.125, .215, -.01), lens=44, fstop=14, focus=(AT, 0, 0))
elif bild == 'nah':
    kit.rule((AT - .042, .0085, .0004), .02, length=.08, metal=.3)
    kit.camera((-.050, -.125, .112), (.016, .005, -.004), lens=54, fstop=80, focus=(AT, 0, 0))
elif bild == 'ohne-massstab':
    kit.camera((-.022, -.062, .046), (AT + .001, .001, -.003), lens=50, fstop=45, focus=(AT, -.001, -.003))
elif still:
    folding_rule((-.153, .0117, .0002), np.radians((3, 145, 17)))
    fragment((.047, .0082, 0), 2.85)
    chalky = [kit.mat_plain('crumb', c, .95, .1, noise_amt=.3, noise_scale=300) for c in ((.42, .41, .38), (.30, .295, .28), (.10, .10, .10))]
    kit.grit('crumbs', (-.012, .0028, 0), (.052, .0125, 0), (.0003, .0016), chalky, fill=.045, seed=6)
    kit.box('facade', (-3, .318, .003), (-.25, 1.2, 3), kit.mat_render('plaster', (.60, .555, .48), grain=.0016))
    kit.box('foot', (-3, .324, -.01), (-.256, 1.2, .003), mortar)
    kit.sky(elev=17, azim=191, strength=.062, sun=7.6, sun_size=.6, dust=1.6, sun_tint=(1, .86, .69))
    kit.gobo([kit.box('parapet', (-2.2, -1.4, -.3), (-2.15, -.37, .605))])
    kit.camera((.2138, -.4522, .190), (-.0198, .0726, 0), lens=80, fstop=9, focus=(AT, .004, 0))
else:
    kit.camera((-.090, -.215, .150), (.022, .002, -.012), lens=54, fstop=20, focus=(AT, 0, 0))
kit.finish('schaden-' + bild, exposure=.25 if still else .0)

if bild == 'verwackelt':
    # a hand that moved while the shutter was open: the picture along a short bent path, in linear light
    path = os.path.join(render.TMP if 'scale' in a or 'spp' in a else render.READY, 'schaden-verwackelt' + a.get('tag', '') + '.jpg')
    lin = (np.asarray(Image.open(path)).astype(np.float32) / 255) ** 2.2
    reach, t = lin.shape[1] / 1620 * 26, np.linspace(-1, 1, 61)
    kernel = np.zeros((2 * int(reach) + 5,) * 2, np.float32)
    mid = kernel.shape[0] // 2
    for q in t:
        kernel[int(round(mid + reach * (.42 * q + .20 * q * q - .1))), int(round(mid + reach * (.90 * q - .10 * q ** 3)))] += 1
    kernel = ndi.gaussian_filter(kernel, .9)
    from scipy.signal import fftconvolve
    pad = kernel.shape[0]
    moved = np.stack([fftconvolve(np.pad(lin[..., c], pad, mode='edge'), kernel / kernel.sum(), 'same')[pad:-pad, pad:-pad] for c in range(3)], -1)
    Image.fromarray((moved.clip(0, 1) ** (1 / 2.2) * 255 + .5).astype(np.uint8)).save(path, **render.JPEG)
