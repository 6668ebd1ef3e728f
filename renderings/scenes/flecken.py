"""Stains on slabs, each on a stone and from a side that suit it: fleck=oel-und-fett | rost | kalk | moos | wein-und-kaffee | farbe; several with commas between them.

A stain is mixed into the maps of the stone: what soaks in darkens the binder more than the grain, what dries leaves a rim, what adheres has relief.
"""
import math
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402
import maps                                                         # noqa: E402
from noise import noise_rect, smooth                                # noqa: E402
from PIL import Image                                               # noqa: E402
from scipy import ndimage as ndi                                    # noqa: E402

SIDE, PPM, WIDE = .64, 8000, 2600                                    # a tile of stone, metres; pixels to the metre; side of the window with the stain in it, pixels
JOINT, HALF, PLACES = (.058, .064), WIDE / 8000 / 2, ((300, 0), (2100, 600))        # joint: x from and to; where in the tile its two sides are: row and column
# stone; eye, aim, lens; direction of the sun; exposure
VIEWS = {
    'oel-und-fett': ('14', (-.285, -.150, .225), (-.008, .004, 0), 50, 118, .12),
    'rost': ('07', (-.030, -.130, .270), (-.004, -.008, 0), 50, 190, -.15),
    'kalk': ('21', (.300, -.190, .260), (.034, .000, 0), 50, 208, .40),
    'moos': ('13', (.150, -.255, .225), (.036, -.012, 0), 56, 178, .15),
    'wein-und-kaffee': ('01', (-.165, -.230, .270), (-.002, -.010, 0), 50, 140, -.15),
    'farbe': ('14', (-.060, -.250, .350), (-.012, -.008, 0), 52, 160, .10),
}
x, y = np.meshgrid(((np.arange(WIDE) + .5) / PPM - HALF).astype(np.float32), ((np.arange(WIDE) + .5) / PPM - HALF).astype(np.float32))
X, Y = x * 1000, y * 1000
beyond = x > sum(JOINT) / 2
n = lambda seed, beta, lo, hi: noise_rect(WIDE, WIDE, seed, beta, lo, hi, PPM)
coarse, mid, fine = n(1, 3.0, 6, 60), n(2, 2.2, 40, 400), n(3, .8, 300, 3000)


def stained(fleck, albedo, rough):
    """The window with a stain: colour, roughness, and height of what adheres, metres."""
    rng, height = np.random.default_rng(8), np.zeros_like(X)
    ends = np.percentile(soft := ndi.gaussian_filter(rough, 2), (5, 95))
    porous = .5 + .5 * smooth(.07, .86, (soft - ends[0]) / (ends[1] - ends[0]))                     # binder takes in more than grain

    def tint(amount, colour):
        """What has soaked in, as a filter before the stone."""
        nonlocal albedo
        albedo = albedo * (1 - amount[..., None] * (1 - np.array(colour, np.float32)))

    def cover(amount, colour, thick=0.0):
        """What adheres to the stone. thick: metres where it is whole."""
        nonlocal albedo, rough, height
        albedo = albedo * (1 - amount[..., None]) + amount[..., None] * np.array(colour, np.float32)
        rough = rough + amount * (.6 - rough)
        height = height + amount * thick

    def blot(cx, cy, r, ragged=.12, stretch=1.0, turn=0.0):
        """Distance from the edge of a blot, inside below 0, in mm."""
        a, b = X - cx, Y - cy
        u, v = a * np.cos(turn) + b * np.sin(turn), -a * np.sin(turn) + b * np.cos(turn)
        return np.hypot(u / stretch, v) - r * (1 + ragged * coarse + .35 * ragged * mid)

    def splashes(cx, cy, count, lo, hi, spread):
        d = np.full(X.shape, 99.0, np.float32)
        for _ in range(count):
            a, far = rng.uniform(0, 2 * np.pi), spread * rng.uniform(.75, 1.6)
            d = np.minimum(d, blot(cx + far * np.cos(a), cy + far * np.sin(a), rng.uniform(lo, hi), .05, 1 + .25 * rng.uniform(), a))
        return d

    def oil():
        d = np.minimum(blot(-26, 4, 37, .10), splashes(-26, 4, 11, 1.6, 4.2, 46))
        old = np.minimum(d, blot(14, -24, 17, .14))
        halo, core = smooth(7, -9, old + 2.2 * mid), smooth(1.2, -2.2, d + .5 * fine)
        tint((.52 * halo + .05 * mid * halo).clip(0, 1) * porous, (.50, .42, .28))
        tint(.62 * core * (.72 + .28 * porous), (.42, .36, .26))

    def rust():
        ring = lambda cx, cy, r, w: np.exp(-((np.hypot(X - cx, Y - cy) - r - .5 * mid) / w) ** 2)
        worn = smooth(-.9, .7, coarse + .5 * mid)
        foot = ring(-22, 6, 19, 1.5) * (.45 + .55 * worn) + .45 * ring(12, -20, 19, 1.2) * smooth(-.1, .9, mid + coarse)
        disc = smooth(4, -6, blot(-22, 6, 21, .05)) + .35 * smooth(4, -8, blot(12, -20, 20, .06))
        run = smooth(11, -2, np.abs((X + 22) * .82 + (Y - 6) * .5 + 4 * coarse) ) * smooth(8, 22, -(Y - 6) + .3 * (X + 22)) * smooth(76, 26, -(Y - 6))
        tint((.58 * disc * (.7 + .3 * coarse) + .60 * run * (.6 + .25 * mid)).clip(0, 1) * porous, (.86, .46, .17))
        tint((1.6 * ndi.gaussian_filter(foot, 9)).clip(0, .92), (.62, .25, .07))
        cover((1.0 * foot * smooth(-1.1, .4, fine + mid)).clip(0, .9), (.145, .047, .016), .00010)
        crumbs = smooth(2.6, 3.2, fine + .5 * mid) * smooth(12, -10, np.abs(blot(-22, 6, 19, .04)))
        cover(crumbs.clip(0, 1), (.20, .07, .02), .00012)

    def lime():
        s = np.abs(x - sum(JOINT) / 2) * 1000
        reach = 30 + 13 * coarse + 5 * mid + 9 * np.cos((Y + 14) / 26)
        reach = np.where(beyond, .55 * reach, reach)
        reach = reach * smooth(156, 96, np.abs(Y) + 6 * mid)
        within = smooth(4, -5, s - reach)
        edge = np.exp(-((s - reach) / 1.7) ** 2) + .5 * np.exp(-((s - .62 * reach) / 1.3) ** 2) * smooth(-.4, .7, mid)
        veil = within * (.22 + .30 * smooth(-1.2, 1.4, mid + .6 * coarse) + .30 * smooth(26, 2, s))
        cover((veil * (.75 + .25 * porous) + .05 * fine * within).clip(0, .85), (.80, .80, .775))
        crust = (edge * smooth(-.9, .9, fine + 1.1 * mid) + smooth(9, 1, s + 2 * mid) * smooth(-.2, 1.0, fine + mid)) * within
        cover((.85 * crust).clip(0, .95), (.87, .87, .85), .00026)

    def moss():
        s = np.abs(x - sum(JOINT) / 2) * 1000
        near = smooth(72, 4, s + 12 * coarse)
        film = near * smooth(-.9, 1.3, mid + coarse) * (.55 + .45 * porous)
        tint((1.1 * film).clip(0, .9), (.36, .44, .20))
        tint(.5 * smooth(16, 0, s + 4 * mid), (.34, .36, .20))
        for cx, cy, r, colour in ((-34, 18, 9, (.58, .59, .52)), (-12, -33, 6, (.56, .47, .16)), (-52, -8, 6, (.58, .59, .52)), (8, 36, 7, (.56, .47, .16)), (24, -8, 5, (.55, .57, .50))):
            d = blot(cx, cy, r, .30) + 1.6 * mid
            lobes = smooth(.4, -.8, d + .8 * fine) * smooth(-1.1, .2, fine + mid + 1.2 * smooth(-.5 * r, 0, d))
            cover((.80 * lobes).clip(0, .9), np.array(colour) * (.75 + .25 * smooth(-.4 * r, 0, d))[..., None], .0003)

    def wine():
        d = np.minimum(np.minimum(blot(-30, 8, 31, .09), blot(-2, -8, 13, .12, 1.7, -.5)), splashes(-26, 4, 10, 1.2, 3.6, 42))
        within = smooth(.6, -.8, d + .25 * fine)
        rim = np.exp(-((d + 1.2) / 1.3) ** 2) + .45 * np.exp(-((d + 5.5 + 1.2 * mid) / 1.6) ** 2)
        tint((within * (.80 + .08 * coarse + .10 * mid) * (.7 + .3 * porous)).clip(0, .95), (.50, .155, .215))
        tint((.75 * rim * within).clip(0, .9), (.42, .12, .17))
        r, a = np.hypot(X - 34, Y + 34), np.arctan2(Y + 34, X - 34)
        gap = smooth(-.55, .45, np.cos(a - 2.2) + .5 * coarse)
        for radius, width, much in ((33, .9, .8), (31.2, .7, .35)):
            tint((much * np.exp(-((r - radius - .25 * mid) / width) ** 2) * gap * (.7 + .3 * porous)).clip(0, .9), (.36, .20, .09))
        tint(.22 * smooth(33, 31, r) * gap * smooth(-.6, 1.2, coarse + mid) * porous, (.55, .40, .24))

    def thrown(cx, cy, count, spread, turn, narrow):
        """Drops flung from a spill: most of them small, the farther the longer, each drawn out from where it came."""
        d = np.full(X.shape, 99.0, np.float32)
        for _ in range(count):
            a, far = turn + rng.normal(0, narrow), spread * (.35 + rng.gamma(2.0, .42))
            r, long = min(.35 + rng.pareto(1.7) * .45, 3.6), 1 + rng.uniform(0, .5) + .008 * far
            px, py = ((q / 1000 + HALF) * PPM for q in (cx + far * np.cos(a), cy + far * np.sin(a)))
            k = int((2 * r * long + 2) * PPM / 1000)                   # only what is near is worked out
            v, u = (slice(max(int(q) - k, 0), max(int(q) + k, 0)) for q in (py, px))
            if d[v, u].size:
                dx, dy = X[v, u] - (px / PPM - HALF) * 1000, Y[v, u] - (py / PPM - HALF) * 1000
                near = np.hypot((dx * np.cos(a) + dy * np.sin(a)) / long, -dx * np.sin(a) + dy * np.cos(a)) - r * (1 + .12 * coarse[v, u] + .08 * mid[v, u])
                d[v, u] = np.minimum(d[v, u], near)
        return d

    def paint():
        # wall paint: spilt, run together and dried; a skin that is thin at its rim, with the stone's pores and some flaked grains in it
        film = blot(-46, 19, 17, .20, 1.45, .35)
        for cx, cy, r, long, turn in ((-24, 20, 7.5, 1.9, .12), (-62, 12, 9, 1.3, .9), (-34, 32, 6, 1.5, 1.2), (-12, 24, 2.6, 2.4, .25), (-52, 1, 4.4, 1.7, 1.35)):
            film = np.minimum(film, blot(cx, cy, r, .22, long, turn))
        film = film + .55 * mid + .16 * fine - .5 * (porous - .75)
        film = np.minimum(film, thrown(-44, 20, 60, 24, .15, .8))
        film = np.minimum(film, thrown(-46, 18, 26, 21, 3.4, .9))
        skin = smooth(.22, -.22, film)
        worn = smooth(1.05, 1.5, mid + .5 * fine - .9 * smooth(0, -5, film) + .55 * (1 - porous) * 2)          # flaked off the smoothest grains near the rim
        body = skin * (1 - .9 * worn) * (.90 + .07 * smooth(0, -2.5, film) + .02 * coarse)
        cover(body.clip(0, .985), np.array((.775, .768, .735)) * (1 + .018 * coarse + .012 * mid)[..., None] * (1 - .10 * np.exp(-((film + .9) / .7) ** 2))[..., None],
              .00016 * smooth(0, -1.6, film))
        # a sprayed line that was scrubbed off too late: gone from the grain, still in the binder, in each pore and in the joint
        s = (Y + 34) * .95 - (X + 10) * .26 - 6 * np.sin((X + 46) / 37)
        wide = 8.5 + 1.6 * coarse + 1.3 * np.sin(X / 23 + 1)
        edge = np.abs(s) - wide + 1.5 * mid + .9 * fine - 3.0 * (porous - .75)                                  # capillary: it runs on between the grains
        run = np.minimum(blot(-44, -60, 2.6, .2, 4.6, 1.45), blot(-41, -78, 3.4, .25, 1.4, 1.4))
        edge = np.minimum(edge, run + .8 * mid + .5 * fine - 2.4 * (porous - .75))
        soaked = smooth(.9, -1.4, edge) * smooth(158, 104, np.abs(X) + 9 * coarse)
        scrubbed = smooth(-1.4, 1.5, n(4, 2.4, 20, 160) + .3 * coarse + .35 * np.sin((X * .35 + Y) / 2.3 + 2 * mid))   # strokes of the brush, paler
        rim = np.exp(-((edge + 1.0) / .9) ** 2)
        binder = smooth(.62, .98, porous)
        much = binder * (.80 - .30 * scrubbed + .16 * rim) + (1 - binder) * (.34 - .20 * scrubbed + .06 * mid + .05 * rim)
        tint((soaked * much).clip(0, .94), (.15, .26, .50))
        pores = smooth(1.5, 2.1, fine + .4 * mid) * binder * soaked                           # pigment that stands in the pores
        tint(.72 * pores, (.10, .15, .31))
        mist = thrown(-40, -48, 260, 24, .26, .16)
        mist = np.minimum(mist, thrown(30, -22, 200, 22, 3.40, .2))
        tint((.75 * smooth(.15, -.25, mist + .15 * fine) * (.35 + .65 * binder) * smooth(30, 6, np.abs(s) - wide)).clip(0, .9), (.15, .25, .49))
        for cx, cy, r, tall, turn in ((26, 34, 9.5, .00055, .8), (-2, -68, 7.0, .0005, 2.2)):     # chewing gum, trodden flat years ago: black with dirt, lobed
            d = np.minimum(blot(cx, cy, r, .34, 1.2, turn), blot(cx + .8 * r * np.cos(turn + 1), cy + .8 * r * np.sin(turn + 1), .45 * r, .3)) + .9 * mid
            dirt = 1 + .22 * mid + .16 * fine - .25 * np.exp(-(d / 1.0) ** 2)
            cover(smooth(.3, -.5, d + .2 * fine) * (.90 + .05 * mid - .10 * smooth(-2.5, 0, d)), np.array((.088, .082, .077)) * dirt[..., None],
                  tall * np.clip(-d / r * 2.4, 0, 1) ** .7 * (1 + .12 * mid))

    {'oel-und-fett': oil, 'rost': rust, 'kalk': lime, 'moos': moss, 'wein-und-kaffee': wine, 'farbe': paint}[fleck]()
    return albedo.clip(.004, .9), rough, height


def shoots():
    """Cushions of moss in the joint, low and of uneven outline."""
    rng, count, out = np.random.default_rng(8), 110000, []
    cushions = [(JOINT[0] + .003 + rng.normal(0, .0012), v, rng.uniform(.0022, .0056)) for v in rng.uniform(-.15, .19, 88)]
    cushions += [(JOINT[0] - .002, .02, .0105), (JOINT[1] + .001, -.045, .009), (JOINT[1] + .002, .095, .011), (JOINT[0] - .001, .088, .009), (.052, -.06, .006)]
    share = np.array([r * r for _, _, r in cushions])
    for (cx, cy, r), k in zip(cushions, (count * share / share.sum()).astype(int)):
        a, t = rng.uniform(0, 2 * np.pi, k), np.arccos(rng.uniform(.05, 1, k))
        w = r * (1 + .20 * np.sin(2 * a + 900 * cy) + .16 * np.sin(3 * a + 700 * cx) + .10 * np.sin(7 * a) + rng.normal(0, .06, k))
        side, up = np.sin(t), np.cos(t)
        out.append(np.stack([cx + w * side * np.cos(a), cy + 1.25 * w * side * np.sin(a), -.0016 + .46 * w * up, side * np.cos(a), side * np.sin(a), up + .3], -1))
    P = np.concatenate(out)
    base, d = P[:, :3], P[:, 3:] + rng.normal(0, .38, (len(P), 3))
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    side = np.cross(d, rng.normal(size=d.shape))
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    across, long, broad = np.cross(d, side), rng.uniform(.0009, .0024, (len(P), 1)), rng.uniform(.00012, .00022, (len(P), 1))
    V = np.stack([base + side * broad, base - .5 * side * broad + across * broad, base - .5 * side * broad - across * broad, base + d * long], 1).reshape(-1, 3)
    F = (np.array([(0, 1, 3), (1, 2, 3), (2, 0, 3)])[None] + 4 * np.arange(len(P))[:, None, None]).reshape(-1, 3)
    kit.mesh_from('moss', V, F, mat=kit.mat_leaf('moss', (.06, .105, .016), (.24, .28, .055), .30, .8), col=np.repeat(rng.uniform(0, 1, len(P)), 4))


def soiled(fleck, m):
    """The maps of a stone with a stain in the middle of the scene."""
    read = lambda kind: np.asarray(Image.open(os.path.join(m['dir'], f"{m['key']}_{kind}.png"))).astype(np.float32)[::-1]
    rgb = read('albedo') / 255
    tile = [np.where(rgb <= .04045, rgb / 12.92, ((rgb + .055) / 1.055) ** 2.4), read('rough') / 255, read('height') / 65535 * m['range'] + m['lo']]
    parts = [np.ix_((np.arange(WIDE) + v) % len(rgb), (np.arange(WIDE)[side] + u) % len(rgb)) for (v, u), side in zip(PLACES, (~beyond[0], beyond[0]))]
    colour, rough, relief = (np.concatenate([a[part] for part in parts], 1) for a in tile)
    colour, rough, crust = stained(fleck, colour, rough)
    for a, new in zip(tile, (colour, rough, relief + crust)):
        for part, side in zip(parts, (~beyond[0], beyond[0])):
            a[part] = new[:, side]
    maps.store('fleck-' + fleck, dict(zip(('albedo', 'rough', 'height'), tile), size=SIDE))
    return maps.stored('fleck-' + fleck)


def picture(fleck):
    number, eye, aim, lens, azim, exposure = VIEWS[fleck]
    kit.begin(1440, 960, bounces=(2, 1, 1, 1, 2))
    m = kit.maps(number)
    stone = kit.mat_baked('stone', soiled(fleck, m), 'UV', bump=1.0, spec=.42)
    for k, (x0, x1) in enumerate(((-.642, JOINT[0]), (JOINT[1], .764))):
        v, u = PLACES[k]
        kit.slab('slab', m, stone, (x0, -.40, -.03), (x1, .60, 0), step=.0008, arris=.0012, worn=45, chip=.0004, seed=3 + k,
                 off=(u / PPM + x0 + HALF, v / PPM - .40 + HALF), fine=((-.20, .22), (-.18, .28)))
    sands = [kit.mat_plain(f'sand{k}', c, .9, .15) for k, c in enumerate(((.36, .33, .28), (.26, .235, .20), (.46, .43, .38), (.16, .15, .14)))]
    kit.box('bed', (-.7, -.5, -.06), (.8, .7, -.006), sands[1])
    if fleck == 'wein-und-kaffee':                                    # a floor of a room: grout
        kit.box('grout', (JOINT[0] - .001, -.4, -.03), (JOINT[1] + .001, .6, -.0007), kit.mat_plain('grout', (.40, .385, .36), .9, .2, noise_amt=.25, noise_scale=90, bump=.0004))
    else:
        kit.grit('sand', (JOINT[0] - .001, -.30, -.0030), (JOINT[1] + .001, .58), (.0004, .0014), sands, fill=3.0, seed=4)
    if fleck == 'moos':
        shoots()
    kit.sky(elev=25, azim=azim, strength=.09, sun=5.0, sun_size=.6, dust=1.3, sun_tint=(1, .87, .72))
    kit.camera(eye, aim, lens=lens, fstop=None)
    kit.finish('fleck-' + fleck, exposure=exposure)


for name in kit.args()['fleck'].split(','):
    picture(name)
