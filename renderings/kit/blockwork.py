"""Paving, flights of block steps, coursed cladding and brickwork."""
import numpy as np
from mesh import box


def paving(m, x0, x1, y0, y1, z, w=1.2, d=.6, joint=.006, bond=.5, rng=None, thick=.06, bevel=.003, uneven=.0006, askew=0):
    """Slabs w x d from corner (x0, y0), cut at x1 and y1; bond: shift of every second row as a share of w; uneven: deviation of their heights;
    askew: of their places, so that no joint is quite like the next."""
    rng = rng or np.random.default_rng(1)
    h = joint / 2
    for j, y in enumerate(np.arange(y0, y1 - .02, d)):
        for x in np.arange(x0 - (w * bond if j % 2 else 0), x1 - .02, w):
            a, b = max(x, x0), min(x + w, x1)
            if b - a > .04:
                ob = box('slab', (a + h, y + h, z - thick), (b - h, min(y + d, y1) - h, z + rng.normal(0, uneven)), m, bevel=bevel)
                if askew:
                    ob.location = np.array(ob.location) + (*rng.normal(0, askew, 2), 0)
                    ob.rotation_euler = (*rng.normal(0, .4 * askew, 2), rng.normal(0, askew))


def flight(m, x0, x1, y0, steps, rise, run, z0=0.0, length=1.5, bevel=.005, lap=.03, fall=.0):
    """Block steps across x0..x1, climbing towards +y; joints of 3 mm, offset from step to step."""
    for s in range(steps):
        cuts = [x0] + [x for x in np.arange(x0 + length * (.5 if s % 2 else 1), x1 - .2, length)] + [x1]
        for a, b in zip(cuts, cuts[1:]):
            ob = box('step', (a + .0015, y0 + s * run, z0 + s * rise - .02),
                     (b - .0015, y0 + (s + 1) * run + lap, z0 + (s + 1) * rise), m, bevel=bevel, segments=3)
            ob.rotation_euler[0] = fall


def courses(m, p0, length, height, heights, axis=0, normal=-1, thick=.05, joint=.006, lengths=(.5, 1.1), seed=1, bevel=.003, uneven=.0008):
    """Cladding of changing course heights. p0: lower corner of the face; axis: 0 along x, 1 along y;
    normal: the side the face looks to; uneven: how far the faces stand before or behind each other (deviation)."""
    rng, z, k = np.random.default_rng(seed), p0[2], 0
    top = p0[2] + height
    while z < top - .01:
        h = min(heights[k % len(heights)], top - z)
        if top - z - h < .08:
            h = top - z
        s, first = 0.0, True
        while s < length - .01:
            w = rng.uniform(*lengths) * (rng.uniform(.45, .9) if first else 1)
            first = False
            if length - s - w < .25:
                w = length - s
            d = np.clip(rng.normal(0, uneven), -2 * uneven, 2 * uneven)
            lo, hi = list(p0), list(p0)
            lo[axis], hi[axis] = p0[axis] + s + joint / 2, p0[axis] + s + w - joint / 2
            o = 1 - axis
            front, back = p0[o] + d, p0[o] - normal * thick
            lo[o], hi[o] = min(front, back), max(front, back)
            lo[2], hi[2] = z + joint / 2, z + h - joint / 2
            box('clad', lo, hi, m, bevel=bevel)
            s += w
        z += h
        k += 1


def bricks(m, mortar, p0, length, height, axis=0, normal=-1, rng=None, openings=(), size=(.240, .115, .061), joint=.011):
    """A face of brick in running bond, every brick a little askew, before a bed of mortar. p0: lower corner of the face; axis, normal: as for `courses`;
    openings: (from, to, foot, head) along the axis and upwards, in metres of the scene."""
    rng = rng or np.random.default_rng(2)
    (long, deep, tall), a, o = size, axis, 1 - axis

    def piece(name, s, e, z0, z1, front, back, mat, **kw):
        lo, hi = [0, 0, z0], [0, 0, z1]
        lo[a], hi[a] = s, e
        lo[o], hi[o] = sorted((front, back))
        return box(name, lo, hi, mat, **kw)

    rows, end = round(height / (tall + joint)), p0[a] + length
    for k in range(rows):
        z, s = p0[2] + k * (tall + joint), p0[a] - (long + joint) * (k % 2) / 2
        free = [(p0[a], end)]
        for x0, x1, foot, head in openings:
            if z + tall > foot and z < head:
                free = [part for u, v in free for part in ((u, min(v, x0)), (max(u, x1), v)) if part[1] - part[0] > .02]
        for u, v in free:
            piece('mortar', u + .007, v - .007, z - joint, z + tall, p0[o] - normal * .005, p0[o] - normal * deep, mortar)
        while s < end:
            for u, v in free:
                x0, x1 = max(s, u), min(s + long, v)
                if x1 - x0 > .03:
                    d = p0[o] + normal * rng.normal(0, .0014)
                    piece('brick', x0 + rng.normal(0, .001), x1 + rng.normal(0, .001), z + rng.normal(0, .0008), z + tall, d, p0[o] - normal * deep, m, bevel=.0028, rot=tuple(rng.normal(0, .0022, 3)))
            s += long + joint
