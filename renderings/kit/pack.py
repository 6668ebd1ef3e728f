"""Chips and pebbles packed into a periodic square, and their colours."""
import numpy as np
from noise import F, noise, srgb


class Pack:
    """Random sequential packing of irregular convex chips on a periodic grid, large first.

    A chip may be clipped by its neighbours (max_clip), which is what makes the chips
    nest the way broken marble does; free gaps are then refilled with the next size.
    """

    def __init__(self, res, size, seed, shape='chip'):
        self.res, self.mm = res, size * 1000 / res      # mm per pixel
        self.rng = np.random.default_rng(seed)
        self.id = np.zeros((res, res), np.int32)          # 0 = binder
        self.edge = np.zeros((res, res), F)               # px inside the chip edge
        self.occ = np.zeros((res, res), bool)
        self.z = np.zeros((res, res), F)                  # pebble height in mm
        self.cls = [0]
        self.diam = [0.0]
        self.rough = noise(res, seed + 77, 2.2, fmin=size * 40, fmax=size * 900)
        self.shape = shape

    def fill(self, dmin, dmax, cover, gap, cls, max_clip=0.25, tries=400000, power=1.6,
             rough=0.05, aspect=(1.0, 1.7)):
        rng, res = self.rng, self.res
        target, got, fails = cover * res * res, 0.0, 0
        # power law in diameter, biggest first
        u = rng.random(20000)
        a, b = dmin ** (-power), dmax ** (-power)
        diam = np.sort((a + u * (b - a)) ** (-1 / power))[::-1]
        # enough for the target cover
        area = np.cumsum(0.72 * diam ** 2) / self.mm ** 2
        n = int(np.searchsorted(area, target * 1.0))
        if n >= len(diam):
            n = int(target / area[-1] * len(diam))
            u = rng.random(n)
            diam = np.sort((a + u * (b - a)) ** (-1 / power))[::-1]
        else:
            diam = np.sort(rng.choice(diam, int(len(diam) * target / area[-1])))[::-1]
        free = None
        used = 0
        g = gap / self.mm
        for i, d in enumerate(diam):
            placed = False
            for k in range(14):
                if free is None or used % 1500 == 0:
                    free = np.flatnonzero(~self.occ.ravel())
                    if free.size == 0:
                        return got / res / res
                used += 1
                if used > tries:
                    return got / res / res
                c = free[rng.integers(free.size)]
                cy, cx = divmod(int(c), res)
                r = d / self.mm / 2
                asp = rng.uniform(*aspect)
                rx, ry = r * np.sqrt(asp), r / np.sqrt(asp)
                W = int(np.ceil(max(rx, ry) * 1.25 + g + 2))
                iy = (np.arange(cy - W, cy + W + 1)) % res
                ix = (np.arange(cx - W, cx + W + 1)) % res
                sel = np.ix_(iy, ix)
                o = self.occ[sel]
                yy, xx = np.mgrid[-W:W + 1, -W:W + 1].astype(F)
                t = rng.uniform(0, np.pi)
                X = (np.cos(t) * xx + np.sin(t) * yy) / rx
                Y = (-np.sin(t) * xx + np.cos(t) * yy) / ry
                if self.shape == 'chip':
                    kk = rng.integers(5, 9)
                    ang = (np.arange(kk) + rng.uniform(-0.35, 0.35, kk)) * 2 * np.pi / kk
                    dd = rng.uniform(0.70, 1.05, kk)
                    f = np.full(X.shape, -9, F)
                    for q in range(kk):
                        f = np.maximum(f, np.cos(ang[q]) * X + np.sin(ang[q]) * Y - dd[q])
                else:                                      # rounded pebble: superellipse, slightly egg-shaped
                    e = rng.uniform(2.0, 2.7)
                    egg = 1 + rng.uniform(-0.18, 0.18) * X
                    f = (np.abs(X) ** e + np.abs(Y * egg) ** e) ** (1 / e) - 1
                fpx = f * min(rx, ry) + self.rough[sel] * min(rough * min(rx, ry), 0.16 / self.mm)
                m = fpx < 0
                tot = m.sum()
                if tot == 0:
                    continue
                clip = (m & o).sum() / tot
                if clip > max_clip:
                    continue
                m &= ~o
                n = len(self.cls)
                self.cls.append(cls)
                self.diam.append(d)
                sub = self.id[sel]
                sub[m] = n
                self.id[sel] = sub
                sub = self.edge[sel]
                sub[m] = -fpx[m]
                self.edge[sel] = sub
                if self.shape != 'chip':
                    h = np.sqrt(np.clip(1 - (f + 1) ** 2, 0, 1)) * d / 2 * rng.uniform(0.62, 0.95)
                    sub = self.z[sel]
                    sub[m] = h[m]
                    self.z[sel] = sub
                self.occ[sel] = o | (fpx < g)
                got += m.sum()
                placed = True
                break
            fails = 0 if placed else fails + 1
            if got > target or fails > 250:
                break
        return got / res / res


def chip_colours(pack, palettes, rng):
    """palettes: {cls: [(hex, weight, spread, vein)]} -> per chip arrays"""
    n = len(pack.cls)
    col = np.zeros((n, 3), F)
    vein = np.zeros(n, F)
    gloss = rng.uniform(0, 1, n).astype(F)
    cls = np.array(pack.cls)
    for c, pal in palettes.items():
        idx = np.flatnonzero(cls == c)
        idx = idx[idx > 0]
        w = np.array([p[1] for p in pal], float)
        pick = rng.choice(len(pal), idx.size, p=w / w.sum())
        for k, p in enumerate(pal):
            s = idx[pick == k]
            base = srgb(p[0])
            lum = np.exp(rng.normal(0, p[2], (s.size, 1)))
            tint = np.exp(rng.normal(0, p[2] * 0.10, (s.size, 3)))
            col[s] = base * lum * tint
            vein[s] = p[3]
    return np.clip(col, 0.008, 0.74), vein, gloss
