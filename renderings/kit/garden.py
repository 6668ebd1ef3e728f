"""What grows around the stone: beds, trees, hedges, lawn, fallen leaves, the land behind. One season per picture."""
import math
import numpy as np
from material import mat_leaf, mat_plain
from mesh import box, mesh_from, ridge
from plants import gobo, grass_tuft, instance, leaves_mesh, park, tree

# season: pairs of leaf colours (linear) for tall grass, low grass, trees and fallen leaves
SEASONS = {
    'fruehling': dict(tall=((.110, .170, .040), (.210, .260, .080)), low=((.080, .140, .035), (.150, .200, .060)),
                      tree=((.085, .150, .028), (.165, .225, .055)), fallen=((.60, .52, .48), (.72, .62, .58))),
    'sommer': dict(tall=((.150, .180, .060), (.290, .275, .115)), low=((.095, .135, .045), (.175, .200, .072)),
                   tree=((.050, .098, .020), (.115, .160, .038)), fallen=((.16, .13, .05), (.30, .22, .08))),
    'herbst': dict(tall=((.30, .24, .11), (.46, .38, .20)), low=((.125, .130, .050), (.230, .205, .085)),
                   tree=((.30, .135, .022), (.46, .27, .045)), fallen=((.120, .055, .022), (.33, .165, .055))),
}


def max_of(arrays):
    return np.maximum.reduce(list(arrays))


class Garden:
    def __init__(self, season, seed):
        self.rng, self.seed = np.random.default_rng(seed), seed
        c = {k: v for k, v in SEASONS[season].items()}
        self.leaf = mat_leaf('tree', *c['tree'], .45, .42)
        self.fallen_mat = mat_leaf('fallen', *c['fallen'], .15, .6)
        self.bark = mat_plain('bark', (.16, .135, .11), .9, .2, noise_amt=.5, noise_scale=20, bump=.004)
        self.soil = mat_plain('soil', (.060, .047, .037), .95, .1, noise_amt=.5, noise_scale=14, bump=.02)
        self.lawn_mat = mat_plain('lawn', (.075, .10, .032), .95, .1, noise_amt=.4, noise_scale=.6)
        tall, low = mat_leaf('tall', *c['tall'], .45), mat_leaf('low', *c['low'], .45)
        straw = mat_leaf('straw', (.42, .33, .18), (.55, .45, .27), .4, .7)
        tuft = lambda i, m, **kw: grass_tuft(f'tuft{i}', seed + i, m, **kw)
        self.kinds = {
            'tall': [tuft(i, tall if i < 3 else low, blades=230, height=(.45, .95), radius=.11, droop=.5) for i in range(5)],
            'plume': [tuft(10 + i, straw, blades=34, height=(.85, 1.35), width=.0055, droop=.28) for i in range(2)],
            'low': [tuft(20 + i, low, blades=170, height=(.16, .36), radius=.12, width=.004, droop=.75) for i in range(3)],
            'lawn': [tuft(30 + i, low, blades=260, height=(.03, .075), radius=.14, width=.0032, droop=.5, seg=3)
                     for i in range(4)],
        }
        for k in self.kinds.values():
            park(k)
        self.trees = {}

    def bed(self, x0, x1, y0, y1, z, n, kind, lo, hi, crowd=1.0):
        """n tufts in a rectangle; crowd > 1 draws them towards x1"""
        r, protos = self.rng, self.kinds[kind]
        for _ in range(n):
            x = x1 - (x1 - x0) * r.uniform(0, 1) ** crowd
            instance(protos[r.integers(len(protos))], (x, r.uniform(y0, y1), z), r.uniform(0, 6.3), r.uniform(lo, hi))

    def tree(self, kind='multi'):
        """'multi': several stems, 4.6 m; 'big': one trunk, 8.5 m"""
        if kind not in self.trees:
            if kind == 'multi':
                t = tree('multi', self.seed + 101, self.bark, self.leaf, height=4.6, stems=4, spread=.40, leaf_size=.062,
                         first=.30, trunk=.045, per=.8)
            else:
                t = tree('big', self.seed + 103, self.bark, self.leaf, height=8.5, stems=1, spread=.42, leaf_size=.068,
                         first=.18, trunk=.095, per=3.4, density=1.3)
            park(t)
            self.trees[kind] = t
        return self.trees[kind]

    def plant(self, places, kind='multi', shade_only=False):
        """places: (x, y, z, scale)"""
        for x, y, z, s in places:
            obs = instance(self.tree(kind), (x, y, z), self.rng.uniform(0, 6.3), s)
            if shade_only:
                gobo(obs)

    def ring(self, n, centre, near, far, z=-.5, seed=5):
        """A tree line all round, so that no bare horizon shows, in the picture or in the glass."""
        r = np.random.default_rng(seed)
        for _ in range(n):
            t, d = r.uniform(0, 6.283), r.uniform(near, far)
            instance(self.tree('big'), (centre[0] + d * math.cos(t), centre[1] + d * math.sin(t), z),
                     r.uniform(0, 6.3), r.uniform(.8, 1.25))

    def leaves(self, x0, x1, y0, y1, z, n, size=.05, seed=0):
        """Fallen leaves of beech, each curled and folded a little along its rib."""
        r = np.random.default_rng(self.seed + 7 + seed)
        t, side = np.linspace(0, 1, 9)[None, :, None], np.array((-1, 0, 1.0))[None, None]
        long, turn, curl, fold = (q[:, None, None] for q in (size * r.uniform(.7, 1.25, n), r.uniform(0, 6.283, n), r.normal(.10, .14, n), r.uniform(.0, .35, n)))
        u = long * (t - .5) + 0 * side
        v = long * .31 * side * np.sin(np.pi * t ** .85) ** .75
        w = long * (curl * (2 * t - 1) ** 2 + .12 * curl * side * t) + fold * np.abs(v)
        w = w - w.min((1, 2), keepdims=True) + .0015
        P = np.stack([r.uniform(x0, x1, n)[:, None, None] + u * np.cos(turn) - v * np.sin(turn), r.uniform(y0, y1, n)[:, None, None] + u * np.sin(turn) + v * np.cos(turn), z + w], -1)
        i = np.arange(n * 27).reshape(n, 9, 3)
        f = np.stack([i[:, :-1, :-1], i[:, 1:, :-1], i[:, 1:, 1:], i[:, :-1, 1:]], -1).reshape(-1, 4)
        return mesh_from('fallen', P.reshape(-1, 3), f, smooth=True, mat=self.fallen_mat, col=np.repeat(r.uniform(0, 1, n), 27))

    def beech_leaf(self, x, y, z, long, turn, seed, curl=.10):
        """One fallen leaf as seen from a hand's breadth: stalk, wavy rim, ribs that stand out and are paler."""
        r = np.random.default_rng(seed)
        t, v = np.meshgrid(np.linspace(-.24, 1, 125), np.linspace(-1, 1, 41), indexing='ij')
        blade = .31 * np.sin(np.pi * np.clip(t, 0, 1) ** .85) ** .75 * (1 + .030 * np.sin(44 * t + 2 * np.sign(v)))
        half = np.maximum(np.where(t > 0, blade, 0), .011 * np.clip(1.15 - np.maximum(t, 0), 0, 1))
        w = half * v
        ribs = np.maximum(np.exp(-(w / .009) ** 2), .8 * max_of(np.exp(-((t - k - .75 * np.abs(w)) / .0085) ** 2) for k in np.linspace(.06, .80, 9)) * (t > 0))
        wave = sum(r.normal(0, .010) * np.sin(a * t * 6.3 + b) * (w / .3) for a, b in r.uniform(.8, 3.2, (5, 2)))
        high = curl * (2 * t - 1) ** 2 + (.22 + .3 * curl) * np.abs(w) ** 1.3 + wave + .006 * ribs * np.sign(half) + .006 * np.sin(60 * (t - .75 * np.abs(w))) * np.abs(w) / .3 * (t > 0)
        high = high - high.min() + .004
        c, q = np.cos(turn), np.sin(turn)
        P = np.stack([x + long * ((t - .5) * c - w * q), y + long * ((t - .5) * q + w * c), z + long * high], -1)
        i = np.arange(t.size).reshape(t.shape)
        f = np.stack([i[:-1, :-1], i[1:, :-1], i[1:, 1:], i[:-1, 1:]], -1).reshape(-1, 4)
        tone = r.uniform(0, .32) + .34 * ribs + .25 * np.sin(5 * t + 7 * w + r.uniform(0, 6)) * np.abs(v)
        return mesh_from('leaf', P.reshape(-1, 3), f, smooth=True, mat=self.fallen_mat, col=tone.clip(0, 1).ravel())

    def hedge(self, lo, hi, density=1500, size=.062, leaf=None):
        """A clipped hedge: two layers of leaves on its faces, shorn not quite even, before a dark body. leaf: a paler one against the light."""
        lo, hi, r = np.array(lo, float), np.array(hi, float), np.random.default_rng(self.seed + 9)
        box('hedge', lo + .11, hi - .11, mat_plain('hedge', (.014, .022, .008), .95, .1))
        P, D = [], []
        for ax in range(3):
            o = [i for i in range(3) if i != ax]
            for side in (0, 1):
                if ax == 2 and not side:
                    continue
                n = int(density * (hi[o[0]] - lo[o[0]]) * (hi[o[1]] - lo[o[1]]))
                p = np.empty((n, 3))
                for i in o:
                    p[:, i] = r.uniform(lo[i], hi[i], n)
                out = 1 if side else -1
                uneven = .022 * (np.sin(p[:, o[0]] * 3.1 + ax) + np.sin(p[:, o[1]] * 4.7 + p[:, o[0]] * 1.3))
                p[:, ax] = (hi if side else lo)[ax] - out * (np.abs(r.normal(.02, .055, n)) + uneven)
                d = r.normal(0, .6, (n, 3))
                d[:, ax] += out * .7
                P.append(p)
                D.append(d)
        return leaves_mesh('hedge_leaves', np.concatenate(P), np.concatenate(D), size, r, leaf or self.leaf, .6)

    def land(self, z=-.31):
        """Meadow to the horizon and two ridges in the haze."""
        box('land', (-150, -150, z - .6), (150, 250, z), self.lawn_mat)
        for i, (d, h, c) in enumerate(((140, 20, (.16, .20, .21)), (220, 42, (.30, .36, .41)))):
            ridge(f'ridge{i}', d, h, i + 3, mat_plain(f'ridge{i}', c, 1, 0))

    def bank(self, height, xs, ys, hole=None, step=.12):
        """Ground as a surface; height(x, y) -> z. Inside hole (x0, x1, y0, y1) it drops out of sight."""
        x, y = np.arange(xs[0], xs[1], step), np.arange(ys[0], ys[1], step)
        X, Y = np.meshgrid(x, y)
        Z = height(X, Y)
        if hole:
            Z = np.where((X > hole[0]) & (X < hole[1]) & (Y > hole[2]) & (Y < hole[3]), Z - .5, Z)
        i = np.arange(X.size).reshape(X.shape)
        f = np.stack([i[:-1, :-1], i[:-1, 1:], i[1:, 1:], i[1:, :-1]], -1).reshape(-1, 4)
        return mesh_from('bank', np.stack([X, Y, Z], -1).reshape(-1, 3), f, smooth=True, mat=mat_plain('bank', (.046, .055, .022), .95, .1, noise_amt=.4, noise_scale=6))
