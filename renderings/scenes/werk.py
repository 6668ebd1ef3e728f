"""How a stone is made, Nr. 12 from cement to the edge: schritt=zement | korn | ausschalen | schleifen | kante; schritt=muster: a plan on a table, two samples on it."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import bpy                                                          # noqa: E402
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402
import maps                                                         # noqa: E402
from noise import noise_rect, smooth, srgb                          # noqa: E402
from PIL import Image                                               # noqa: E402
from scipy import ndimage as ndi                                    # noqa: E402

STONE = '12'
PASTE = (.40, .155, .105)                                           # white cement with red iron oxide, as it sets
schritt = kit.args()['schritt']
kit.begin(*((2160, 1440) if schritt == 'muster' else (1620, 1080)), bounces=(4, 2, 2, 1, 4))       # a page shows the samples large
rng = np.random.default_rng(12)
table = kit.mat_plain('table', (.30, .29, .275), .7, .25, noise_amt=.12, noise_scale=5, bump=.0002)
ply = [kit.mat_plain(f'ply{k}', c, .7, .2, noise_amt=.22, noise_scale=90) for k, c in enumerate(((.52, .37, .22), (.38, .25, .14)))]
film = kit.mat_plain('film', (.072, .032, .020), .34, .5, noise_amt=.20, noise_scale=14, bump=.00004)


def board(lo, hi):
    """Film-faced plywood of nine plies, thinnest in the direction of the plies."""
    lo, hi = np.array(lo, float), np.array(hi, float)
    k = int(np.argmin(hi - lo))
    edges = np.linspace(lo[k], hi[k], 10)
    for j, (p, q) in enumerate(zip(edges, edges[1:])):
        a, b = lo.copy(), hi.copy()
        a[k], b[k] = p, q
        kit.box('ply', a, b, ply[j % 2])
    for p, q in ((edges[0] - .0007, edges[0]), (edges[-1], edges[-1] + .0007)):
        a, b = lo.copy(), hi.copy()
        a[k], b[k] = p, q
        kit.box('film', a, b, film)


def strip(p, q, inward, r=.010):
    """A triangular fillet in a corner of the mould, from p to q; inward: the two directions of its legs."""
    p, q = np.array(p, float), np.array(q, float)
    legs = [np.array(i, float) * r for i in inward]
    V = np.array([p, p + legs[0], p + legs[1], q, q + legs[0], q + legs[1]])
    kit.mesh_from('strip', V, np.array([(0, 1, 4, 3), (1, 2, 5, 4), (2, 0, 3, 5)]), mat=kit.mat_plain('strip', (.26, .19, .115), .6, .3, noise_amt=.2, noise_scale=60))


def heap(name, mat, cx, cy, tall, slope, seed, x0=-.3, x1=.34, y0=-.26, y1=.34, step=.0007):
    """A powder poured out: a cone with slides, lumps at its foot."""
    x, y = np.arange(x0, x1, step), np.arange(y0, y1, step)
    X, Y = np.meshgrid(x, y)
    nz = lambda s, beta, lo, hi: noise_rect(len(y), len(x), seed + s, beta, lo, hi, 1 / step)
    r, a = np.hypot(X - cx, Y - cy), np.arctan2(Y - cy, X - cx)
    ribs = .0016 * np.sin(9 * a + 2.2 * nz(1, 3, 4, 20)) * smooth(.01, .05, r)
    z = tall - slope * np.sqrt(r * r + .012 ** 2) + ribs + .0022 * nz(2, 2.6, 10, 120) + .00042 * nz(3, 1.2, 120, 700)
    z = np.where(z > 0, z, .25 * z)
    kit.sheet(name, np.stack([X, Y, z - .0003], -1), np.stack([X, Y], -1), mat)
    foot = (tall / slope)
    near = lambda u, v: np.abs(np.hypot(u - cx, v - cy) - foot) < .030 * np.abs(np.random.default_rng(seed).normal(0, .6, u.shape))
    kit.grit(name, (cx - foot - .06, cy - foot - .06, -.0002), (cx + foot + .06, cy + foot + .06, 0), (.0004, .0020), [mat], fill=.5, seed=seed, shape=.2, where=near)


def grains(colours, seed):
    return [kit.mat_plain(f'grain{seed}{k}', srgb(c), .62, .35, noise_amt=.16, noise_scale=170 + 40 * k, bump=.00012) for k, c in enumerate(colours)]


RED, ROSE, WHITE = ('#8d4a3c', '#7b3c32', '#a05a4a', '#6a342d'), ('#c99a84', '#b98670', '#d8b09c'), ('#eae7e0', '#dcd8ce', '#f1efe9', '#cfccc4')
world = bpy.context.scene.world.node_tree.nodes['Background'].inputs[0]
world.default_value = (.13, .135, .145, 1)


def daylight(power=40, loc=(-1.15, .25, .62)):
    """A window on the left, low; the room's cool fill."""
    kit.area(loc, (0, .05, 0), .42, .50, power, (1, .96, .89), 150)
    kit.area((1.3, -1.2, 1.4), (0, 0, 0), 1.6, 1.4, 6, (.86, .93, 1))


def mirrored_window():
    for k in range(2):
        kit.area((-.16 + .34 * k, 1.55, .86), (-.05 + .05 * k, 0, .0), .30, .80, 1.9, (1, .985, .96), 160)


def skin(share):
    """Maps of a slab that is ground so far: share (x, y in metres -> 0 cast, 1 ground)."""
    m, c = kit.maps(STONE), kit.maps('nah_beton')
    read = lambda s, kind: np.asarray(Image.open(os.path.join(s['dir'], f"{s['key']}_{kind}.png"))).astype(np.float32)[::-1]
    linear = lambda a: np.where(a <= .04045, a / 12.92, ((a + .055) / 1.055) ** 2.4)
    n, ppm = 3200, 8000
    at = lambda a: a[400:400 + n, 500:500 + n]
    k = read(c, 'albedo').shape[0] / c['size'] / ppm
    rows, cols = np.meshgrid(np.arange(n) * k, np.arange(n) * k, indexing='ij')
    resampled = lambda a: ndi.map_coordinates(a, [rows, cols], order=1, mode='wrap')
    cast = resampled(linear(read(c, 'albedo').mean(-1) / 255))[..., None] * np.array(PASTE, np.float32) / .42
    hole = resampled(read(c, 'height') / 65535 * c['range'])
    x, y = np.meshgrid((np.arange(n) + .5) / ppm - .2, (np.arange(n) + .5) / ppm - .2)
    f, film = share(x, y, lambda s, b, lo, hi: noise_rect(n, n, s, b, lo, hi, ppm))
    stone = at(linear(read(m, 'albedo') / 255))
    alb = cast * (1 - f[..., None]) + stone * f[..., None]
    alb = alb * (1 - film[..., None]) + film[..., None] * np.array((.47, .27, .22), np.float32)
    rough = .62 * (1 - f) + .20 * f
    height = hole * (1 - f) - .0006 * f
    maps.store('werk', dict(albedo=alb.clip(.004, .9), rough=(rough * (1 - film) + .13 * film).clip(.03, 1), height=height * (1 - film) + film * .00006, size=n / ppm))
    return maps.stored('werk')


if schritt == 'zement':
    kit.box('table', (-3, -3, -.1), (3, 3, 0), kit.mat_plain('steel', (.16, .16, .158), .42, .5, metal=.5, noise_amt=.25, noise_scale=18, bump=.00006))
    heap('white', kit.mat_plain('cement', (.74, .73, .70), 1.0, .05), -.050, .035, .084, .66, 3)
    heap('oxide', kit.mat_plain('oxide', (.26, .045, .024), 1.0, .05), .108, -.062, .028, .62, 9)
    daylight(34)
    kit.camera((-.02, -.46, .265), (.018, .005, .026), lens=49, fstop=13, focus=(.02, -.05, .03))
    ev = .15
elif schritt == 'korn':
    kit.box('table', (-3, -3, -.1), (3, 3, 0), table)
    ragged = lambda x0, x1, seed: lambda u, v: (u + .22 * v > x0 + .004 * np.sin(60 * v + seed)) & (u + .22 * v < x1 + .004 * np.sin(47 * v + seed + 2))
    for seed, colours, sizes, x0, x1, soft in ((3, RED, (.008, .0155), -.20, -.040, 3), (4, ROSE, (.004, .008), -.036, .072, 2), (5, WHITE, (.0011, .004), .076, .34, 0)):
        for layer in range(2):
            kit.grit('grain', (x0 - .08, -.22, layer * sizes[1] * .45), (x1 + .08, .30, 0), sizes, grains(colours, seed), fill=1.9, seed=seed + 10 * layer, shape=.20, soft=soft, where=ragged(x0, x1, seed))
    daylight(40)
    kit.camera((.01, -.235, .30), (.014, .012, 0), lens=50, fstop=16, focus=(0, .0, .01))
    ev = .45
elif schritt == 'ausschalen':
    T, H = .021, .082
    m = kit.maps('nah_beton')
    cast = kit.mat_baked('cast', m, 'UV', bump=.8, spec=.35, tint=tuple(np.array(PASTE) / .44))
    P = [(0, .010), (.010, 0), (.40, 0), (.40, .060), (0, .060)]
    kit.bar('cast', m, cast, P, -.60, .125, step=.0009, arris=.0008, worn=25, chip=.0004, seed=4, fine=(-.25, .13), ends='b', off=(.2, .3))
    board((-.70, -.55, -T - .0007), (.62, .62, -.0007))
    board((-.52, -.062, 0), (.165, -.062 + T, H))
    strip((-.52, -.0403, 0), (.150, -.0403, 0), ((0, 0, 1), (0, 1, 0)))
    board((.160, -.030, 0), (.160 + T, .42, H))
    for x in (-.30, -.10, .10):
        kit.lathe('hole', [(0, .0001), (.0021, .0001)], kit.mat_plain('hole', (.02, .015, .01), .9, .1), (x, -.062 + T / 2, H), sides=20)
    kit.box('table', (-3, -3, -.2), (3, 3, -T - .002), table)
    daylight(44, (-.95, -.20, .66))
    kit.camera((-.10, -.37, .285), (.045, .010, .024), lens=50, fstop=14, focus=(.06, -.02, .04))
    ev = .55
elif schritt == 'schleifen':
    def passes(x, y, nz):
        """Two passes of a disc of 100 mm radius come from the left; milky water stays at their rim."""
        d = np.minimum(np.hypot(x + .105, y - .085) - .135, np.hypot(x + .085, y + .13) - .150)
        d = np.minimum(d, x + .10) * 1000 + 1.1 * nz(1, 2.4, 10, 120) + .35 * nz(2, 1.2, 100, 900)
        f = smooth(2.6, -4.5, d + 3.2 * nz(3, 2.0, 30, 500) * smooth(9, 0, np.abs(d)))
        pool = smooth(11, 3, np.abs(d - 6) + 3.4 * nz(4, 2.8, 8, 90)) + .8 * smooth(2.0, 2.5, nz(5, 1.9, 40, 420)) * smooth(44, 10, np.abs(d))
        return f, (.80 * pool).clip(0, .86)
    m = skin(passes)
    kit.slab('slab', m, kit.mat_baked('stone', m, 'UV', bump=1.0, spec=.5), (-.2, -.2, -.04), (.2, .2, 0), step=.01, arris=.0011, worn=0, seed=3, sides='')
    daylight(30, (-1.15, .45, .46))
    mirrored_window()
    kit.camera((.03, -.275, .205), (.006, .0, 0), lens=52, fstop=16, focus=(0, -.03, 0))
    ev = .40
elif schritt == 'kante':
    m = kit.maps(STONE)
    stone = kit.mat_baked('stone', m, 'UV', bump=1.0, spec=.55)
    P = [(0, -.040), (.36, -.040), (.36, 0), (.004, 0), (0, -.004)]
    kit.bar('slab', m, stone, P, -.40, .085, step=.0009, arris=.0007, worn=12, chip=.0003, seed=4, fine=(-.2, .09), ends='b', off=(.15, .1))
    kit.box('batten', (-.5, .03, -.062), (.2, .07, -.0402), kit.mat_wood('batten', (.60, .44, .27)))
    kit.box('table', (-3, -3, -.2), (3, 3, -.062), table)
    daylight(30, (-1.05, -.55, .44))
    mirrored_window()
    kit.camera((.175, -.235, .125), (.012, .012, -.014), lens=58, fstop=20, focus=(.04, 0, -.01))
    ev = .40
else:
    oak = kit.mat_wood('oak', (.36, .235, .14), .42, .35, board=.19)
    kit.box('table', (-.62, -.60, -.032), (.95, .66, 0), oak, bevel=.003)
    kit.group(kit.plan('terrazzoboden', .42, 2.75, (.040, .028)), (-.20, -.155, 0), .06)
    for number, spec, x, y, z, turn in (('14', .4, .150, .060, .0006, -.28), ('10', .55, .095, .105, .0208, .16)):
        m = kit.maps(number)
        kit.group(kit.slab('sample', m, kit.mat_baked(number, m, 'UV', bump=1.0, spec=spec), (-.075, -.075, 0), (.075, .075, .020), step=.0008, arris=.0014, worn=35, chip=.0004,
                           seed=3, off=(.21, .16), amount=0), (x, y, z), turn)
    kit.pencil((-.005, -.085, .0007), .5)
    kit.rule((-.125, -.200, 0), .10, length=.30)
    kit.cup((-.165, .262, 0))
    daylight(40, (-1.25, .45, .80))
    kit.area((-.3, 1.7, .9), (.05, .1, 0), .8, .8, 5, (1, .985, .96), 160)
    kit.camera((-.055, -.585, .400), (.026, .010, .0), lens=51, fstop=11, focus=(.08, .04, .02))
    ev = .42
kit.finish('werk-' + schritt, exposure=ev)
