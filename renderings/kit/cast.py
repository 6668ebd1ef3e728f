"""Cast bodies for close views: the face's stone turns round the arris, relief is geometry, arrises are worn.

A grain that reaches the arris is seen on both faces. The maps are therefore laid over the edge without a break: u and v
go on from the upper face down the sides. Relief displaces the whole body along its normals, the arris included.
"""
import math
import os
import numpy as np
import scipy.ndimage as ndi
from scipy.spatial import Delaunay, cKDTree
import bpy
from mathutils import Matrix, Vector
from mathutils.geometry import tessellate_polygon
from mesh import mesh_from


class Relief:
    """Height of a map set at any point of its tile; flat for sets without coarse relief."""

    def __init__(self, m, amount=1.0):
        self.size, self.amount = m['size'], amount
        path = os.path.join(m['dir'], m['key'] + '_height.npy')
        self.h = np.load(path) if amount and os.path.exists(path) else None

    def at(self, u, v):
        """u, v in metres; result in metres"""
        if self.h is None:
            return np.zeros(np.shape(u))
        k = self.h.shape[0] / self.size
        return self.amount * ndi.map_coordinates(self.h, [np.asarray(v) * k - .5, np.asarray(u) * k - .5], order=1, mode='grid-wrap')


def chips(rng, p, q, n, per_metre, depth, inside):
    """Spheres that take small shells off the arris from p to q. inside: direction into the body; depth: of a typical chip, metres."""
    p, q = np.array(p, float), np.array(q, float)
    length = np.linalg.norm(q - p)
    out = []
    for _ in range(rng.poisson(per_metre * length) if n is None else n):
        c = p + (q - p) * rng.uniform()
        d = depth * min(rng.pareto(2.2) * .6 + .25, 4.0)
        r = rng.uniform(2.5, 9.0) * d
        axis = -np.array(inside, float) + rng.normal(0, .25, 3)
        axis /= np.linalg.norm(axis)
        out.append((c + axis * (r - d), r))
    return out


def wear(V, shells):
    """Push the points that are inside a shell out to its surface; what is left is a shallow hollow."""
    order = np.argsort(V[:, 0], kind='stable')
    along = V[order, 0]
    for c, r in shells:
        reach = r + .01                                                           # points that other shells have moved are still found
        some = order[np.searchsorted(along, c[0] - reach):np.searchsorted(along, c[0] + reach)]
        near = some[np.abs(V[some] - c).max(-1) < r]
        if near.size:
            e = V[near] - c
            s = np.linalg.norm(e, axis=-1)
            hit = s < r
            V[near[hit]] = c + e[hit] * (r / np.maximum(s[hit], 1e-9))[:, None]
    return V


def broken_out(V, shells):
    """Larger pieces that are broken off: as wear, but the floor is rough as broken stone."""
    before = V.copy()
    V = wear(V, shells)
    moved = np.linalg.norm(V - before, axis=-1)
    rng, hit = np.random.default_rng(3), moved > 0
    k = rng.normal(size=(160, 3))
    wave = .0009 * 7 ** rng.uniform(0, 1, 160)                                    # waves of .9 to 6 mm in every direction, the longer the higher
    k *= (2 * math.pi / wave / np.linalg.norm(k, axis=1))[:, None]
    rough = np.sin(V[hit] @ k.T + rng.uniform(0, 2 * math.pi, 160)) @ wave * (2 / 160) ** .5
    V[hit] += (np.clip(moved[hit] / .001, 0, 1) * .08 * rough)[:, None] * np.array((0, -.7, .7))
    return V


def grid_faces(ny, nx, flip):
    i = np.arange(ny * nx).reshape(ny, nx)
    f = np.stack([i[:-1, :-1], i[:-1, 1:], i[1:, 1:], i[1:, :-1]], -1).reshape(-1, 4)
    return f[:, ::-1] if flip else f


def ticks(length, step, arris, fine=None, coarse=.006):
    """Positions 0..length: about `step` apart, closer where the arris turns.

    fine: (from, to); what is outside is out of view and gets `coarse` only."""
    e = 2 * arris * np.linspace(0, 1, max(6, int(2 * arris / step) + 1))
    a, b = 2 * arris, length - 2 * arris
    if fine is None:
        inner = np.linspace(a, b, max(2, int((b - a) / step) + 1))
    else:
        p, q = np.clip(fine, a, b)
        parts = [(a, p, coarse), (p, q, step), (q, b, coarse)]
        inner = np.unique(np.concatenate([np.linspace(s, t, max(2, int((t - s) / k) + 1)) for s, t, k in parts if t - s > 1e-6]))
    return np.concatenate([e[:-1], inner, length - e[::-1][1:]])


def slab(name, m, mat, lo, hi, step=.0005, arris=.002, worn=30, chip=.0006, seed=1, off=(0, 0), sides='fblr', amount=1.0,
         arris_relief=.35, fine=None, spalls=()):
    """A slab from lo to hi with the same stone on its top and on the named sides (front -y, back +y, left -x, right +x).

    m, mat: map set and its material ('UV'); step: of the grid where relief is geometry; worn: chips per metre of arris;
    off: where on the maps the slab lies, metres; arris_relief: share of the relief that is left on the arris itself;
    fine: ((x0, x1), (y0, y1)), what the camera sees of it from close by; the rest has a coarse grid;
    spalls: (centre, radius) of shells that are broken out besides, in the scene's metres.
    """
    lo, hi = np.array(lo, float), np.array(hi, float)
    size, r = hi - lo, arris
    rng, relief = np.random.default_rng(seed), Relief(m, amount)
    if not worn and relief.h is None:
        step = .05
    seen = [None, None] if fine is None else [(p[0] - lo[k], p[1] - lo[k]) for k, p in enumerate(fine)]
    x, y, t = ticks(size[0], step, r, seen[0]), ticks(size[1], step, r, seen[1]), ticks(size[2], step, r)
    X, Y, Z = size
    shells = []
    if worn:
        edges = {'f': ((0, 0, Z), (X, 0, Z), (0, 1, -1)), 'b': ((0, Y, Z), (X, Y, Z), (0, -1, -1)),
                 'l': ((0, 0, Z), (0, Y, Z), (1, 0, -1)), 'r': ((X, 0, Z), (X, Y, Z), (-1, 0, -1))}
        for k in sides:
            p, q, d = edges[k]
            shells += chips(rng, p, q, None, worn, chip, np.array(d) / math.sqrt(2))
        for k, p, d in (('fl', (0, 0), (1, 1)), ('fr', (X, 0), (-1, 1)), ('bl', (0, Y), (1, -1)), ('br', (X, Y), (-1, -1))):
            if set(k) <= set(sides):
                shells += chips(rng, (*p, 0), (*p, Z), None, worn, chip, np.array((*d, 0)) / math.sqrt(2))
                shells += chips(rng, (*p, Z - .001), (*p, Z), 2, 0, chip * 1.6, np.array((*d, -1)) / math.sqrt(3))

    def face(kind):
        if kind == 't':
            B, A = np.meshgrid(y, x, indexing='ij')
            P, u, v = np.stack([A, B, np.full(A.shape, Z)], -1), A, B
        elif kind in 'fb':
            B, A = np.meshgrid(t, x, indexing='ij')
            P = np.stack([A, np.full(A.shape, 0 if kind == 'f' else Y), B], -1)
            u, v = A, (B - Z if kind == 'f' else Y + Z - B)
        else:
            B, A = np.meshgrid(t, y, indexing='ij')
            P = np.stack([np.full(A.shape, 0 if kind == 'l' else X), A, B], -1)
            u, v = (B - Z if kind == 'l' else X + Z - B), A
        u, v = u + off[0], v + off[1]
        Q = np.clip(P, r, size - r)
        Q[..., 2] = np.clip(P[..., 2], -1 if r > Z / 2 else r, Z - r)
        N = P - Q
        dist = np.linalg.norm(N, axis=-1, keepdims=True)
        turn = np.sort(np.abs(N), axis=-1)[..., 1] / max(r, 1e-9)                   # 0 on a face, 1 where two faces meet
        N = N / np.maximum(dist, 1e-9)
        W = Q + N * r
        h = relief.at(u, v)
        h = h * (1 - (1 - arris_relief) * np.clip(turn * 1.4, 0, 1))
        if kind in 'fblr':                                                        # upright arrises: two maps meet there, neither may gape
            along = P[..., 0] if kind in 'fb' else P[..., 1]
            end = np.minimum(along, (X if kind in 'fb' else Y) - along)
            h = h * np.clip(end / (3 * r), 0, 1)
        W = W + N * h[..., None]
        V = wear(W.reshape(-1, 3).copy(), shells)
        uv = np.stack([u, v], -1).reshape(-1, 2)
        if spalls:
            whole = V
            V = broken_out(V, [(np.array(c) - lo, rad) for c, rad in spalls])
            floor = np.linalg.norm(V - whole, axis=-1) > .0003                     # a break shows the inside: the stone as a plane across the arris cuts it
            uv[floor] = np.stack([V[floor, 0] + off[0] + .07, .71 * (V[floor, 1] + V[floor, 2]) + off[1] + .19], -1)
        return V, uv / m['size'], grid_faces(*P.shape[:2], kind in 'bl')

    obs = []
    for kind in 't' + sides:
        V, uv, f = face(kind)
        obs.append(mesh_from(name + kind, V, f, uv, smooth=True, mat=mat))
    V = np.array([[0, 0, 0], [X, 0, 0], [X, Y, 0], [0, Y, 0]]) + [0, 0, min(r, Z / 2)]
    obs.append(mesh_from(name + 'u', V, np.array([[3, 2, 1, 0]]), mat=mat))
    for o in obs:
        o.location = lo
    return obs


def outline(points, arris, step, back=None):
    """A closed polygon (counter-clockwise) with rounded corners as points, outward normals and running length.

    arris: one radius for all corners or one for each; back: a direction that the camera never sees, with a coarse grid."""
    P = np.array(points, float)
    n = len(P)
    radii = np.broadcast_to(np.array(arris, float), n)
    pts, nor, corner = [], [], []
    for k in range(n):
        a, b, c = P[k - 1], P[k], P[(k + 1) % n]
        d0, d1 = (b - a) / np.linalg.norm(b - a), (c - b) / np.linalg.norm(c - b)
        turn = math.atan2(d0[0] * d1[1] - d0[1] * d1[0], d0 @ d1)
        n0, n1 = np.array((d0[1], -d0[0])), np.array((d1[1], -d1[0]))
        r = radii[k]
        if abs(turn) < 1e-3 or r <= 0:
            pts += [b, b]
            nor += [n0, n1]
            corner += [0, 0]
            continue
        cut = r * math.tan(abs(turn) / 2)
        s, side = b - d0 * cut, 1 if turn > 0 else -1
        o = s - n0 * r * side
        for a_ in np.linspace(0, turn, max(4, int(abs(turn) * r / step) + 2)):
            q = np.array((n0[0] * math.cos(a_) - n0[1] * math.sin(a_), n0[0] * math.sin(a_) + n0[1] * math.cos(a_)))
            pts.append(o + q * r * side)
            nor.append(q)
            corner.append(1 if side > 0 else -1)
    pts, nor, corner = np.array(pts), np.array(nor), np.array(corner)
    out_p, out_n, out_c = [], [], []
    for k in range(len(pts)):                                                      # straight runs between the corners
        j = (k + 1) % len(pts)
        out_p.append(pts[k]), out_n.append(nor[k]), out_c.append(corner[k])
        d = np.linalg.norm(pts[j] - pts[k])
        if d > 1e-6 and (nor[k] @ nor[j]) > .999:
            guard = min(.0006 / d, .2)                                             # keeps the shading of the corner off the plane
            k_step = .02 if back is not None and nor[k] @ np.array(back) > .9 else step
            for f in np.unique(np.concatenate([[guard], np.linspace(0, 1, int(d / k_step) + 1)[1:-1], [1 - guard]])):      # in order, or the face folds back
                out_p.append(pts[k] * (1 - f) + pts[j] * f), out_n.append(nor[k]), out_c.append(0)
    p, q, c = np.array(out_p), np.array(out_n), np.array(out_c)
    s = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))])
    return p, q, c, s


def within(ring, q):
    """Which of the points q (k, 2) are inside the closed polygon `ring` (n, 2)."""
    inside, a, b = np.zeros(len(q), bool), ring, np.roll(ring, -1, 0)
    order = np.argsort(q[:, 1], kind='stable')
    for row in np.split(order, np.flatnonzero(np.diff(q[order, 1]) > 0) + 1):      # points of one height share their crossings
        z = q[row[0], 1]
        e = np.flatnonzero((a[:, 1] > z) != (b[:, 1] > z))
        cross = a[e, 0] + (z - a[e, 1]) / (b[e, 1] - a[e, 1]) * (b[e, 0] - a[e, 0])
        inside[row] = np.searchsorted(np.sort(cross), q[row, 0]) % 2 == 1
    return inside


def end_face(ring, step):
    """The face inside a ring of points (n, 2): a fine grid joined to the ring. Points, triangles, distance of each point to the ring."""
    n = np.maximum(1, np.linalg.norm(np.roll(ring, -1, 0) - ring, axis=1) / step).astype(int)      # long straight runs are divided
    ring = np.concatenate([a + (b - a) * np.linspace(0, 1, k, endpoint=False)[:, None] for a, b, k in zip(ring, np.roll(ring, -1, 0), n)])
    ring = ring[np.linalg.norm(ring - np.roll(ring, 1, 0), axis=1) > 2e-6]
    lo, hi, row = ring.min(0), ring.max(0), step * math.sqrt(.75)
    Z, Y = np.meshgrid(np.arange(lo[1], hi[1], row), np.arange(lo[0], hi[0], step), indexing='ij')
    Y = Y + (np.arange(len(Y)) % 2 * step / 2)[:, None]
    q = np.stack([Y, Z], -1).reshape(-1, 2)
    tree = cKDTree(ring)
    q = q[within(ring, q)]
    P = np.concatenate([ring, q[tree.query(q)[0] > .7 * step]])
    T = Delaunay(P).simplices
    a, b, c = P[T[:, 0]], P[T[:, 1]], P[T[:, 2]]
    area = (b[:, 0] - a[:, 0]) * (c[:, 1] - a[:, 1]) - (b[:, 1] - a[:, 1]) * (c[:, 0] - a[:, 0])
    T = np.where(area[:, None] < 0, T[:, ::-1], T)
    at_rim = np.flatnonzero((T < len(ring)).all(1))                               # only triangles between points of the ring can be outside
    keep = np.abs(area) > 1e-13
    keep[at_rim] &= within(ring, P[T[at_rim]].mean(1))
    return P, T[keep], tree.query(P)[0]


def bar(name, m, mat, points, x0, x1, step=.0006, arris=.002, worn=20, chip=.0006, seed=1, off=(0, 0), amount=1.0, arris_relief=.35,
        coarse_x=None, up=False, fine=None, ends=''):
    """A cast bar: profile `points` (y, z; counter-clockwise seen from +x) drawn from x0 to x1, worked all round.

    coarse_x: another step along the bar; up: the profile is a plan (x, y), drawn from the height x0 to x1;
    fine: (from, to) along the bar, as for a slab; ends: 'a' at x0, 'b' at x1, the end faces that are seen from close by and worked as the rest."""
    rng, relief = np.random.default_rng(seed), Relief(m, amount)
    p, nrm, corner, s = outline(points, arris, step, None if ends else (0, 1) if up else (1, 0))
    r_end = float(np.max(arris))
    L = x1 - x0
    x = ticks(L, coarse_x or step, r_end, fine and (fine[0] - x0, fine[1] - x0))
    inset = .96 * np.where(x < r_end, r_end - np.sqrt(np.maximum(r_end ** 2 - (r_end - x) ** 2, 0)),
                     np.where(x > L - r_end, r_end - np.sqrt(np.maximum(r_end ** 2 - (x - L + r_end) ** 2, 0)), 0))
    S, A = np.meshgrid(s, x, indexing='ij')
    along = x.copy()                                                              # the maps run on round the arris of an end that is seen
    for key, rest in (('a', x), ('b', L - x)):
        if key in ends:
            near = rest < r_end
            arc = r_end * (1 - np.arcsin(1 - rest[near] / r_end))
            along[near] = arc if key == 'a' else L - arc
    along = np.broadcast_to(along, A.shape)
    u, v = (S + off[0], along + off[1]) if up else (along + off[0], S + off[1])
    turn = np.clip(1 - cKDTree(s[corner != 0][:, None]).query(s[:, None])[0] / (1.5 * r_end), 0, 1) if corner.any() else np.zeros(len(s))
    h = relief.at(u, v) * (1 - (1 - arris_relief) * turn * turn * (3 - 2 * turn))[:, None]     # less towards the arris, without a step beside it
    h = h * np.clip(np.minimum(A, L - A) / (3 * r_end), .2, 1)
    move = h - inset[None]
    V = np.stack([A, np.broadcast_to(p[:, :1], A.shape) + nrm[:, :1] * move, np.broadcast_to(p[:, 1:], A.shape) + nrm[:, 1:] * move], -1)
    V = np.concatenate([V, V[:1]])                                                # close the ring
    uv = np.stack([np.concatenate([u, u[-1:]]), np.concatenate([v, v[-1:]])], -1)
    uv[-1, :, 0 if up else 1] += .0001
    uv /= m['size']
    shells = []
    for k in np.flatnonzero((corner > 0) & (np.roll(corner, 1) <= 0)) if worn else []:
        e = (k + np.argmin(corner[k:] > 0)) if (corner[k:] <= 0).any() else len(corner)
        mid = (k + e - 1) // 2
        q = p[mid] + nrm[mid] * r_end * .4
        shells += chips(rng, (0, *q), (L, *q), None, worn, chip, (0, *(-nrm[mid])))
    outward = {'a': (0, -1), 'b': (len(x) - 1, 1)}
    for key in ends if worn else '':
        for k in range(0, len(p) - 1, 8):                                         # and of the arris round the end
            j = min(k + 8, len(p) - 1)
            shells += chips(rng, (0 if key == 'a' else L, *p[k]), (0 if key == 'a' else L, *p[j]), None, worn, chip, np.array((-outward[key][1], *-nrm[k])) / math.sqrt(2))
    flat = wear(V.reshape(-1, 3).copy(), shells)
    obs = [mesh_from(name, flat, grid_faces(len(s) + 1, len(x), True), uv.reshape(-1, 2), smooth=True, mat=mat)]
    for key in ends:
        end, side = outward[key]
        ring = flat.reshape(V.shape)[:-1, end]
        q, f, gap = end_face(ring[:, 1:], step)
        top = np.argmax(nrm[:, 1] - np.abs(nrm[:, 0]) * 1e-3)                     # the upper face goes on over the end
        rise = p[top, 1] - (q[:, 0] - p[top, 0]) * nrm[top, 0] / nrm[top, 1]
        down = rise - q[:, 1] + (math.pi / 2 - 1.96) * r_end                      # from where the arris ends
        uq = off[0] + (-down if side < 0 else L + down)
        vq = off[1] + s[top] - (q[:, 0] - p[top, 0])
        hq = (relief.at(uq, vq) - (relief.h.mean() * amount if relief.h is not None else 0)) * np.clip(gap / (2.5 * r_end), 0, 1)
        on_ring = cKDTree(ring[:, 1:]).query(q)
        start = np.where(gap < 1e-7, ring[on_ring[1], 0], 0 if side < 0 else L)
        face = wear(np.stack([start + side * hq, q[:, 0], q[:, 1]], -1), shells)
        obs.append(mesh_from(name + 'end', face, f if side > 0 else f[:, ::-1], np.stack([uq, vq], -1) / m['size'], smooth=True, mat=mat))
    for end, flip in ((0, False), (len(x) - 1, True)):
        if 'ab'[flip] in ends:
            continue
        ring = V[:-1, end]
        ring = ring[np.linalg.norm(ring - np.roll(ring, 1, 0), axis=1) > 2e-5]
        cu = np.stack([ring[:, 1] + off[1] + .31, ring[:, 2] + off[0] + .17], -1) / m['size']
        f = np.array(tessellate_polygon([[Vector((y, z, 0)) for y, z in ring[:, 1:]]]))
        obs.append(mesh_from(name + 'cap', ring, f if flip else f[:, ::-1], cu, mat=mat))
    for o in obs:
        if up:                                                                     # x, y, z of the bar become z, x, y
            o.rotation_euler, o.location = Matrix(((0, 1, 0), (0, 0, 1), (1, 0, 0))).to_euler(), (0, 0, x0)
        else:
            o.location = (x0, 0, 0)
    return obs


def sheet(name, points, uv, mat):
    """A face as a grid of points (ny, nx, 3), its maps at uv (in tiles)."""
    ny, nx = points.shape[:2]
    return mesh_from(name, points.reshape(-1, 3), grid_faces(ny, nx, False), uv.reshape(-1, 2), smooth=True, mat=mat)


def text(body, size, loc, mat, rot=(0, 0, 0), align='CENTER'):
    """Lettering as a flat body, in Blender's own face."""
    c = bpy.data.curves.new('text', 'FONT')
    c.body, c.size, c.align_x, c.align_y = body, size, align, 'CENTER'
    ob = bpy.data.objects.new('text', c)
    ob.location, ob.rotation_euler = loc, rot
    ob.data.materials.append(mat)
    bpy.context.scene.collection.objects.link(ob)
    return ob
