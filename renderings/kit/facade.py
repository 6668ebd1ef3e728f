"""A facade of cast-stone elements: projecting bands, piers, reveals, sills, windows."""
import numpy as np
from mesh import box, mesh_from


class Facade:
    """bays x storeys on one face. origin: corner (x, y); u: along the face; n: outward normal; m: dict of materials
    stone, metal, glass."""

    def __init__(self, origin, u, n, bays, storeys, m, seed, bay=3.0, storey=3.3, band=.84, window=1.62, joint=.014,
                 ext=(0, 0)):
        self.o, self.u, self.n = (np.array(q, float) for q in (origin, u, n))
        self.m, self.rng = m, np.random.default_rng(seed)
        self.bay, self.st, self.band, self.win, self.j = bay, storey, band, window, joint
        self.bays, self.storeys, self.ext = bays, storeys, ext
        for f in range(storeys):
            self.bands(f)
            for b in range(bays):
                self.pier(f, b)
                self.opening(f, b)

    def slab(self, name, s0, s1, z0, z1, out, thick, mat='stone', bevel=.0025):
        """s along the face, out: front plane before the face, thick: backwards"""
        p, q = self.o + self.u * s0 + self.n * out, self.o + self.u * s1 + self.n * (out - thick)
        return box(name, (*np.minimum(p, q), z0), (*np.maximum(p, q), z1), self.m[mat], bevel=bevel, segments=2)

    def bands(self, f):
        top = (f + 1) * self.st
        for b in range(self.bays):
            s0 = b * self.bay + self.j / 2 - (self.ext[0] if b == 0 else 0)
            s1 = (b + 1) * self.bay - self.j / 2 + (self.ext[1] if b == self.bays - 1 else 0)
            z1 = top - self.j / 2 if f < self.storeys - 1 else top + .26
            self.slab('band', s0, s1, top - self.band + self.j / 2, z1, .075, .13)

    def span(self, f):
        return f * self.st + (.02 if f == 0 else self.j / 2), (f + 1) * self.st - self.band

    def pier(self, f, b):
        z0, z1 = self.span(f)
        w0, end = b * self.bay + (self.bay - self.win) / 2, self.bays * self.bay
        if b == 0:
            self.slab('pier', self.j / 2, w0, z0, z1 - self.j / 2, .0, .10)
        last = b == self.bays - 1
        s1 = end - self.j / 2 if last else min(w0 + self.bay, end - self.j / 2)
        self.slab('pier', w0 + self.win, s1, z0, z1 - self.j / 2, .0, .10)

    def opening(self, f, b):
        z0, z1 = self.span(f)
        w0 = b * self.bay + (self.bay - self.win) / 2
        w1 = w0 + self.win
        self.slab('reveal', w0 - .004, w0 + .05, z0, z1, -.0, .34)
        self.slab('reveal', w1 - .05, w1 + .004, z0, z1, -.0, .34)
        self.window(f, b, w0, w1, z0, z1)

    def window(self, f, b, w0, w1, z0, z1):
        for s0, s1, a, c in ((w0 + .05, w0 + .115, z0 + .07, z1), (w1 - .115, w1 - .05, z0 + .07, z1),
                             (w0 + .115, w1 - .115, z1 - .075, z1), (w0 + .115, w1 - .115, z0 + .07, z0 + .14),
                             (w0 + self.win * .62, w0 + self.win * .62 + .05, z0 + .14, z1 - .075)):
            self.slab('frame', s0, s1, a, c, -.27, .07, 'metal', .003)
        self.slab('sill', w0 + .052, w1 - .052, z0, z0 + .055, .045, .36)
        self.pane(w0 + .05, w1 - .05, z0 + .1, z1)

    def pane(self, s0, s1, z0, z1):
        p, q = (self.o + self.u * s - self.n * .305 for s in (s0, s1))
        t = self.rng.normal(0, .0035, 2)                             # no two panes mirror quite the same piece of sky
        V = np.array([[*p, z0], [*q, z0], [*(q - self.n * t[0]), z1], [*(p - self.n * t[1]), z1]])
        mesh_from('pane', V, np.array([[0, 1, 2, 3]]), mat=self.m['glass'])
