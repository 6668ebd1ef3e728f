"""Meshes in metres, z up: polygon arrays, chamfered boxes, displaced slabs."""
import math
import numpy as np
import bpy


def mesh_from(name, verts, faces, uvs=None, smooth=False, mat=None, col=None):
    """verts (n,3), faces (m,k) ndarray of equal-sized polygons, uvs per vertex (n,2)"""
    verts = np.ascontiguousarray(verts, np.float32)
    faces = np.ascontiguousarray(faces, np.int32)
    me = bpy.data.meshes.new(name)
    n, (m, k) = len(verts), faces.shape
    me.vertices.add(n)
    me.vertices.foreach_set('co', verts.ravel())
    me.loops.add(m * k)
    me.loops.foreach_set('vertex_index', faces.ravel())
    me.polygons.add(m)
    me.polygons.foreach_set('loop_start', np.arange(0, m * k, k, dtype=np.int32))
    me.polygons.foreach_set('loop_total', np.full(m, k, np.int32))
    if smooth:
        me.polygons.foreach_set('use_smooth', np.ones(m, bool))
    if uvs is not None:
        l = me.uv_layers.new(name='UVMap')
        l.data.foreach_set('uv', np.ascontiguousarray(uvs, np.float32)[faces.ravel()].ravel())
    if col is not None:                        # per-vertex scalar, read through an Attribute node
        a = me.attributes.new('rnd', 'FLOAT', 'POINT')
        a.data.foreach_set('value', np.ascontiguousarray(col, np.float32))
    me.update(calc_edges=True)
    ob = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(ob)
    if mat:
        me.materials.append(mat)
    return ob


def box(name, lo, hi, mat=None, bevel=0.0, segments=2, rot=None):
    lo, hi = np.array(lo, float), np.array(hi, float)
    c, s = (lo + hi) / 2, (hi - lo)
    v = np.array([[x, y, z] for x in (-.5, .5) for y in (-.5, .5) for z in (-.5, .5)]) * s
    f = np.array([[0, 1, 3, 2], [4, 6, 7, 5], [0, 4, 5, 1], [2, 3, 7, 6], [0, 2, 6, 4], [1, 5, 7, 3]])
    ob = mesh_from(name, v, f, mat=mat)
    ob.location = c
    order = np.argsort(-s, kind='stable')                         # for wood: grain along the longest edge, boards side by side
    ob['grain'] = tuple(1.0 if k == order[0] else 0.0 for k in range(3))
    ob['across'] = tuple(1.0 if k == order[1] else 0.0 for k in range(3))
    if rot is not None:
        ob.rotation_euler = rot
    if bevel:
        b = ob.modifiers.new('b', 'BEVEL')
        b.width, b.segments, b.limit_method = bevel, segments, 'NONE'
        b.harden_normals = True                                   # faces stay flat, only the arris turns
        for p in ob.data.polygons:
            p.use_smooth = True
        ob.data.use_auto_smooth = True
        ob.data.auto_smooth_angle = math.radians(40)
    return ob


def rod(name, p, q, r, mat, sides=16):
    """Round bar from p to q with closed ends."""
    p, q = np.array(p, float), np.array(q, float)
    d = (q - p) / np.linalg.norm(q - p)
    u = np.cross(d, (0, 0, 1.0))
    u = u / np.linalg.norm(u) if np.linalg.norm(u) > 1e-6 else np.array((1.0, 0, 0))
    v = np.cross(d, u)
    t = np.linspace(0, 2 * np.pi, sides, endpoint=False)
    ring = r * (np.cos(t)[:, None] * u + np.sin(t)[:, None] * v)
    V, k = np.concatenate([p + ring, q + ring]), np.arange(sides)
    mesh_from(name + '_cap', V, np.stack([k[::-1], k + sides]), mat=mat)
    return mesh_from(name, V, np.stack([k, (k + 1) % sides, (k + 1) % sides + sides, k + sides], -1), smooth=True, mat=mat)


def tube(name, points, radii, mat, sides=20):
    """A bent pipe through points, with a radius at each."""
    P = np.array(points, float)
    d = np.gradient(P, axis=0)
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    u = np.cross(d, (0, 1.0, 0)) + 1e-9
    u /= np.linalg.norm(u, axis=1, keepdims=True)
    v = np.cross(d, u)
    t = np.linspace(0, 2 * np.pi, sides, endpoint=False)[None, :, None]
    V = P[:, None] + np.array(radii, float)[:, None, None] * (np.cos(t) * u[:, None] + np.sin(t) * v[:, None])
    i = np.arange(len(P) * sides).reshape(len(P), sides)
    f = np.stack([i[:-1], np.roll(i, -1, 1)[:-1], np.roll(i, -1, 1)[1:], i[1:]], -1).reshape(-1, 4)
    return mesh_from(name, V.reshape(-1, 3), f, smooth=True, mat=mat)


def lathe(name, profile, mat, loc=(0, 0, 0), sides=64):
    """Turned body from (radius, height) pairs, bottom to top and down the inside."""
    u, P = np.linspace(0, 2 * np.pi, sides, endpoint=False), np.array(profile, float)
    V = np.concatenate([np.stack([r * np.cos(u), r * np.sin(u), np.full(sides, z)], -1) for r, z in P])
    i = np.arange(len(P) * sides).reshape(len(P), sides)
    f = np.stack([i[:-1], np.roll(i, -1, 1)[:-1], np.roll(i, -1, 1)[1:], i[1:]], -1).reshape(-1, 4)
    ob = mesh_from(name, V, f, smooth=True, mat=mat)
    ob.data.use_auto_smooth, ob.data.auto_smooth_angle = True, math.radians(35)
    ob.location = loc
    return ob


def curtain(name, p, q, z0, z1, mat, folds=150, depth=.045):
    """Hanging sheet from p to q (x, y), folded across its run."""
    p, q = np.array(p, float), np.array(q, float)
    u = np.linspace(0, 1, 240)
    d = (q - p) / np.linalg.norm(q - p)
    off = depth * np.sin(u * folds) + depth * .45 * np.sin(u * folds * .41 + 1)
    xy = p + u[:, None] * (q - p) + off[:, None] * np.array([-d[1], d[0]])
    V = np.concatenate([np.c_[xy, np.full(240, z0)], np.c_[xy, np.full(240, z1)]])
    k = np.arange(239)
    return mesh_from(name, V, np.stack([k, k + 1, k + 241, k + 240], -1), smooth=True, mat=mat)


def ridge(name, distance, height, seed, mat, half=220):
    """A wooded ridge line in the haze, far behind the scene."""
    x = np.linspace(-half, half, 160)
    r = np.random.default_rng(seed)
    h = height * (.55 + .25 * np.sin(x / 47 + seed - 3) + .16 * np.sin(x / 19 + 2 * seed - 6) + .05 * np.sin(x / 6))
    h = h + r.normal(0, .5, 160)
    V = np.concatenate([np.stack([x, np.full(160, distance), np.full(160, -5)], -1),
                        np.stack([x, np.full(160, distance), h], -1)])
    k = np.arange(159)
    return mesh_from(name, V, np.stack([k, k + 1, k + 161, k + 160], -1), mat=mat)


def prism(name, profile, x0, x1, mat):
    """A body between x0 and x1 with the outline `profile` (y, z), counter-clockwise seen from +x."""
    P = np.array(profile, float)
    n, k = len(P), np.arange(len(P))
    V = np.concatenate([np.c_[np.full(n, x0), P], np.c_[np.full(n, x1), P]])
    mesh_from(name + '_a', V, k[None, ::-1], mat=mat)
    mesh_from(name + '_b', V, (k + n)[None], mat=mat)
    return mesh_from(name, V, np.stack([k, (k + 1) % n, (k + 1) % n + n, k + n], -1), mat=mat)


def fillet(name, x, side, z0, z1, mat, seed=1, wide=.007, high=.0035):
    """Mortar drawn by hand into the corner between an upright face at x and a wall at y = 0: broader here, thinner there. side: +1 where the wall goes on to +x."""
    z, t, rng = np.arange(z0, z1, .0006), np.linspace(0, 1, 12), np.random.default_rng(seed)
    wave = lambda: sum(rng.uniform(.5, 1) * np.sin(2 * np.pi * z / long + rng.uniform(0, 6.3)) for long in (.071, .037, .019, .011))[:, None] / 3
    ends = np.clip(np.minimum(z - z0, z1 - z) / .007, 0, 1)[:, None] ** .6
    W, H = wide * ends * (1 + .40 * wave()), high * ends * (1 + .32 * wave())
    V = np.stack([x + side * (W * t - .0006), .0005 * t - H * (1 - t) ** 1.7, z[:, None] + 0 * t], -1)
    i = np.arange(V[..., 0].size).reshape(len(z), 12)
    return mesh_from(name, V.reshape(-1, 3), np.stack([i[:-1, :-1], i[1:, :-1], i[1:, 1:], i[:-1, 1:]], -1).reshape(-1, 4)[:, ::side], smooth=True, mat=mat)
