"""Grass tufts, leaves and small trees as plain meshes, all from a seed."""
import numpy as np
import bpy
from mesh import mesh_from


def grass_tuft(name, seed, mat, blades=160, height=(.5, .95), radius=.10, width=.0045, droop=.55, seg=7):
    rng = np.random.default_rng(seed)
    B = blades
    ang = rng.uniform(0, 2 * np.pi, B)
    r0 = radius * np.sqrt(rng.uniform(0, 1, B))
    a2 = ang + rng.normal(0, .5, B)
    L = rng.uniform(*height, B)
    lean = np.abs(rng.normal(.12, .16, B)) + .5 * r0 / radius * .35
    dr = droop * rng.uniform(.3, 1.3, B)
    t = np.linspace(0, 1, seg + 1)
    th = lean[:, None] + dr[:, None] * t[None] ** 1.7 * 1.9           # angle from vertical along the blade
    ds = (L / seg)[:, None]
    dx, dz = np.sin(th) * ds, np.cos(th) * ds
    X = np.concatenate([np.zeros((B, 1)), np.cumsum(dx[:, :-1], 1)], 1)
    Z = np.concatenate([np.zeros((B, 1)), np.cumsum(dz[:, :-1], 1)], 1)
    px = (r0 * np.cos(ang))[:, None] + X * np.cos(a2)[:, None]
    py = (r0 * np.sin(ang))[:, None] + X * np.sin(a2)[:, None]
    w = width * rng.uniform(.6, 1.25, B)[:, None] * (1 - t[None] ** 2.2 * .95) / 2
    tw = a2[:, None] + np.pi / 2 + rng.normal(0, .5, B)[:, None] + t[None] * rng.normal(0, .8, B)[:, None]
    ox, oy = np.cos(tw) * w, np.sin(tw) * w
    A = np.stack([px + ox, py + oy, Z], -1)
    Bv = np.stack([px - ox, py - oy, Z], -1)
    V = np.stack([A, Bv], 2).reshape(-1, 3)
    i = np.arange(B * (seg + 1) * 2).reshape(B, seg + 1, 2)
    Fc = np.stack([i[:, :-1, 0], i[:, :-1, 1], i[:, 1:, 1], i[:, 1:, 0]], -1).reshape(-1, 4)
    c = np.repeat(rng.uniform(0, 1, B), (seg + 1) * 2)
    return mesh_from(name, V, Fc, smooth=True, mat=mat, col=c)


def leaves_mesh(name, P, D, size, rng, mat, aspect=.55, flat=False):
    """One folded 4-triangle leaf per point P with direction D; flat: lying, face up."""
    n = len(P)
    s = size * rng.uniform(.65, 1.2, n)[:, None]
    D = D / np.linalg.norm(D, axis=1, keepdims=True)
    R = rng.standard_normal((n, 3)) * (.12 if flat else 1) + (np.array([0, 0, 1.0]) if flat else 0)
    S = np.cross(D, R)
    S /= np.linalg.norm(S, axis=1, keepdims=True)
    U = np.cross(S, D)
    w = s * aspect / 2
    sag = .25 if flat else 1
    base, mid, tip = P, P + D * s * .5 - U * s * .05 * sag, P + D * s - U * s * .16 * sag
    l = P + D * s * .42 + S * w + U * w * .35
    r = P + D * s * .42 - S * w + U * w * .35
    V = np.stack([base, l, tip, r, mid], 1).reshape(-1, 3)
    k = np.arange(n)[:, None] * 5
    f = np.concatenate([k + np.array([[0, 4, 1]]), k + np.array([[1, 4, 2]]), k + np.array([[2, 4, 3]]),
                        k + np.array([[3, 4, 0]])])
    return mesh_from(name, V, f, mat=mat, col=np.repeat(rng.uniform(0, 1, n), 5))


def tree(name, seed, bark, leaf, height=6.0, stems=1, spread=.35, leaf_size=.06, density=1.0, first=.28, levels=3,
         trunk=.055, per=1.0):
    """Recursive small tree; returns [branches, leaves] objects at the origin."""
    rng = np.random.default_rng(seed)
    TV, TF, LP, LD = [], [], [], []
    cnt = [0]

    def tube(pts, r0, r1):
        k = 6
        m = len(pts)
        tang = np.gradient(pts, axis=0)
        tang /= np.linalg.norm(tang, axis=1, keepdims=True) + 1e-9
        ref = np.array([.31, .87, .2])
        u = np.cross(tang, ref)
        u /= np.linalg.norm(u, axis=1, keepdims=True) + 1e-9
        v = np.cross(tang, u)
        rr = np.linspace(r0, r1, m)[:, None, None]
        a = np.linspace(0, 2 * np.pi, k, endpoint=False)
        ring = pts[:, None] + rr * (np.cos(a)[None, :, None] * u[:, None] + np.sin(a)[None, :, None] * v[:, None])
        b = cnt[0]
        TV.append(ring.reshape(-1, 3))
        j = b + np.arange(m * k).reshape(m, k)
        TF.append(np.stack([j[:-1], np.roll(j, -1, 1)[:-1], np.roll(j, -1, 1)[1:], j[1:]], -1).reshape(-1, 4))
        cnt[0] += m * k

    def grow(p, d, L, r, lev):
        m = {0: 14, 1: 9, 2: 6, 3: 5}[lev]
        pts = [p]
        dd = d / np.linalg.norm(d)
        up = {0: .10, 1: .10, 2: .03, 3: -.05}[lev]
        jit = {0: .07, 1: .13, 2: .2, 3: .25}[lev]
        for i in range(m - 1):
            dd = dd + rng.normal(0, jit, 3) + np.array([0, 0, up])
            dd /= np.linalg.norm(dd)
            pts.append(pts[-1] + dd * L / (m - 1))
        pts = np.array(pts)
        tube(pts, r, max(r * .35, .0016))
        if lev < levels:
            nch = {0: int(15 * density), 1: int(7 * density), 2: int(5 * density)}[lev]
            lo = first if lev == 0 else .22
            for t in np.sort(rng.uniform(lo, 1.0, nch)):
                q = t * (m - 1)
                i = min(int(q), m - 2)
                pos = pts[i] * (1 - (q - i)) + pts[i + 1] * (q - i)
                tg = pts[i + 1] - pts[i]
                tg /= np.linalg.norm(tg)
                a = rng.uniform(0, 2 * np.pi)
                side = np.cross(tg, rng.standard_normal(3))
                side /= np.linalg.norm(side)
                open_ = rng.uniform(.6, 1.05) if lev == 0 else rng.uniform(.5, 1.1)
                nd = tg * np.cos(open_) + side * np.sin(open_)
                ln = L * (spread if lev == 0 else .52) * (1.25 - .75 * t) * rng.uniform(.7, 1.2)
                grow(pos, nd, ln, max(r * (1 - .6 * t) * .45, .002), lev + 1)
        if lev >= 2:
            k = int(max(4, L / .045) * per)
            t = rng.uniform(.1, 1, k) * (m - 1)
            i = np.minimum(t.astype(int), m - 2)
            f = (t - i)[:, None]
            LP.append(pts[i] * (1 - f) + pts[i + 1] * f)
            tg = pts[i + 1] - pts[i]
            tg = tg / np.linalg.norm(tg, axis=1, keepdims=True)
            LD.append(tg * .5 + rng.normal(0, .6, (k, 3)) + np.array([0, 0, -.12]))

    for s in range(stems):
        a = 2 * np.pi * s / max(stems, 1) + rng.uniform(-.4, .4)
        lean = 0 if stems == 1 else rng.uniform(.12, .3)
        d = np.array([np.cos(a) * lean, np.sin(a) * lean, 1.0])
        p = np.array([np.cos(a), np.sin(a), 0]) * (.0 if stems == 1 else .10)
        h = height * rng.uniform(.8, 1.0)
        grow(p, d, h, trunk * h / 5, 0)
    br = mesh_from(name + '_w', np.concatenate(TV), np.concatenate(TF), smooth=True, mat=bark)
    lv = leaves_mesh(name + '_l', np.concatenate(LP), np.concatenate(LD), leaf_size, rng, leaf, .55)
    print(name, 'leaves', len(lv.data.polygons) // 4)
    return [br, lv]


def instance(obs, loc, rotz=0.0, scale=1.0, tilt=(0, 0)):
    out = []
    for o in obs if isinstance(obs, (list, tuple)) else [obs]:
        c = bpy.data.objects.new(o.name + '.i', o.data)
        c.location = loc
        c.rotation_euler = (tilt[0], tilt[1], rotz)
        c.scale = (scale,) * 3
        bpy.context.scene.collection.objects.link(c)
        out.append(c)
    return out


def gobo(obs):
    """an object that only throws its shadow: dappled light from a tree outside the frame"""
    for o in obs:
        o.visible_camera = o.visible_glossy = o.visible_transmission = False
    return obs


def park(obs):
    """hide prototypes"""
    for o in obs if isinstance(obs, (list, tuple)) else [obs]:
        o.hide_render = True
