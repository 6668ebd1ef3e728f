"""Loose grains as one mesh: joint sand, grit of a bed, crushed stone."""
import numpy as np
from mesh import mesh_from

PHI = (1 + 5 ** .5) / 2
ICO = np.array([(-1, PHI, 0), (1, PHI, 0), (-1, -PHI, 0), (1, -PHI, 0), (0, -1, PHI), (0, 1, PHI), (0, -1, -PHI), (0, 1, -PHI), (PHI, 0, -1), (PHI, 0, 1),
                (-PHI, 0, -1), (-PHI, 0, 1)]) / np.sqrt(1 + PHI * PHI)
TRI = np.array([(0, 11, 5), (0, 5, 1), (0, 1, 7), (0, 7, 10), (0, 10, 11), (1, 5, 9), (5, 11, 4), (11, 10, 2), (10, 7, 6), (7, 1, 8), (3, 9, 4), (3, 4, 2),
                (3, 2, 6), (3, 6, 8), (3, 8, 9), (4, 9, 5), (2, 4, 11), (6, 2, 10), (8, 6, 7), (9, 8, 1)])


def divided(points, faces):
    """A ball of triangles with each of them in four."""
    edges = np.sort(np.concatenate([faces[:, [0, 1]], faces[:, [1, 2]], faces[:, [2, 0]]]), 1)
    pairs, at = np.unique(edges, axis=0, return_inverse=True)
    mid = points[pairs].mean(1)
    a, b, c = len(points) + at.reshape(3, -1)
    p, q, r = faces.T
    return (np.concatenate([points, mid / np.linalg.norm(mid, axis=1, keepdims=True)]),
            np.concatenate([np.stack(f, -1) for f in ((p, a, c), (a, q, b), (c, b, r), (a, b, c))]))


def crushed(rng, count, ball, planes=12):
    """Bodies of crushed stone (count, points, 3): a ball cut by planes that meet in soft edges."""
    n = rng.normal(size=(count, planes, 3))
    n /= np.linalg.norm(n, axis=-1, keepdims=True)
    near = np.einsum('mpi,ki->mkp', n, ball).clip(0) / rng.uniform(.55, 1, (count, 1, planes))
    return ball / ((near ** 32).sum(-1) + .85 ** 32)[..., None] ** (1 / 32) * rng.uniform(.75, 1.2, (count, 1, 3))


def grit(name, lo, hi, sizes, mats, fill=1.6, seed=1, shape=.28, where=None, ground=None, soft=0):
    """Grains strewn over a rectangle from lo (x, y, z) to hi (x, y), z up to one grain above lo.

    sizes: smallest and largest diameter; mats: materials, dealt out at random; fill: area of all grains to that of the ground;
    shape: how far a grain is from a ball; where: (x, y) -> bool, which places are strewn;
    ground: (x, y) -> z, what they are strewn on, added to lo; soft: how often the faces of a ball are divided, for stones with soft edges."""
    ball, tri = ICO, TRI
    for _ in range(soft):
        ball, tri = divided(ball, tri)
    rng = np.random.default_rng(seed)
    area = (hi[0] - lo[0]) * (hi[1] - lo[1])
    mean = np.pi / 4 * np.mean(np.array(sizes) ** 2) * .7
    n = int(fill * area / mean)
    x, y = rng.uniform(lo[0], hi[0], n), rng.uniform(lo[1], hi[1], n)
    if where is not None:
        ok = where(x, y)
        x, y = x[ok], y[ok]
        n = len(x)
    d = sizes[0] * (sizes[1] / sizes[0]) ** rng.uniform(0, 1, n) ** 1.3
    z = lo[2] + d * rng.uniform(-.1, .55, n) + (0 if ground is None else ground(x, y))
    deal = rng.integers(len(mats), size=n)
    for k, mat in enumerate(mats):
        s = deal == k
        m = int(s.sum())
        if not m:
            continue
        q = rng.normal(size=(m, 4))
        q /= np.linalg.norm(q, axis=1, keepdims=True)
        w, a, b, c = q.T
        R = np.stack([1 - 2 * (b * b + c * c), 2 * (a * b - c * w), 2 * (a * c + b * w), 2 * (a * b + c * w), 1 - 2 * (a * a + c * c), 2 * (b * c - a * w),
                      2 * (a * c - b * w), 2 * (b * c + a * w), 1 - 2 * (a * a + b * b)], -1).reshape(m, 3, 3)
        body = crushed(rng, m, ball) if soft else ICO[None] * (1 + rng.normal(0, shape, (m, 12, 1)).clip(-.45, .6)) * rng.uniform(.7, 1.25, (m, 1, 3))
        V = np.einsum('mij,mkj->mki', R, body) * (d[s] / 2)[:, None, None] + np.stack([x[s], y[s], z[s]], -1)[:, None]
        f = tri[None] + len(ball) * np.arange(m)[:, None, None]
        mesh_from(name, V.reshape(-1, 3), f.reshape(-1, 3), smooth=soft > 0, mat=mat)
