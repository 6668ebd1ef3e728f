"""A seat at the edge of a lane: bench as the drawing shows it (seat 450 x 100 mm on a web, 2.4 m long), a planter and bollards of the same stone, on setts of granite before a barn. Evening, the sun low behind thin cloud."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

kit.begin(2160, 1440, 6, bounces=(2, 1, 1, 1, 2))
rng = np.random.default_rng(5)
m = kit.maps('02-scene')
m_bench, m_piece = (kit.mat_baked('cast', m, coords, bump=1.5, spec=.3, grime=.13, variation=.02) for coords in ('UV', 'BOX'))
m_sand = kit.mat_plain('sand', (.20, .18, .15), .95, .1, noise_amt=.4, noise_scale=60)
boards = [kit.mat_wood(f'board{k}', c, .8, .15, board=.5) for k, c in enumerate(((.150, .120, .095), (.190, .155, .125), (.125, .100, .080)))]
garden = kit.Garden('herbst', 61)


def piece(name, x, y, size, tall, draft, wall=0, deep=0):
    """A cast body that tapers by `draft` to each side; with a wall it is hollow from above."""
    ring = lambda inset, z: [(sx * (size[0] / 2 - inset), sy * (size[1] / 2 - inset), z) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    V = ring(0, 0) + ring(draft, tall) + (ring(draft + wall, tall) + ring(2 * draft + wall, tall - deep) if wall else [])
    side = lambda a: [(a + k, a + (k + 1) % 4, a + 4 + (k + 1) % 4, a + 4 + k) for k in range(4)]
    faces = [(3, 2, 1, 0)] + [f for a in range(0, len(V) - 4, 4) for f in side(a)] + [tuple(range(len(V) - 4, len(V)))]
    ob = kit.mesh_from(name, V, np.array(faces), mat=m_piece, smooth=True)
    ob.location = (x, y, 0)
    b = ob.modifiers.new('b', 'BEVEL')
    b.width, b.segments, b.limit_method, b.harden_normals = .008, 3, 'NONE', True
    ob.data.use_auto_smooth = True


def setts(x0, x1, y0, y1, size=.10, joint=.011):
    """Split granite in rows: no cube is quite square, level or as wide as the next."""
    u = np.array((-1, -.97, -.78, 0, .78, .97, 1))
    U, W = np.meshgrid(u, u)
    out = np.maximum(abs(U), abs(W))
    P = []
    for y in np.arange(y0, y1, size):
        cuts = x0 + np.cumsum(rng.uniform(.82, 1.25, int((x1 - x0) / size)) * size)
        for a, b in zip(cuts, cuts[1:]):
            half, back = (b - a - joint) / 2, (size - joint) / 2
            P.append(np.stack([(a + b) / 2 + U * (half + rng.normal(0, .0014, U.shape)), y + W * (back + rng.normal(0, .0014, U.shape)) + .005 * np.sin(2.1 * a),
                               rng.normal(0, .0018) + U * rng.normal(0, .0011) + W * rng.normal(0, .0011) + rng.normal(0, .0007, U.shape) - .0035 * (out > .9) - .016 * (out == 1) - .0008 * (U * U + W * W)], -1))
    i = np.arange(49).reshape(7, 7)
    f = np.stack([i[:-1, :-1], i[:-1, 1:], i[1:, 1:], i[1:, :-1]], -1).reshape(-1, 4)
    kit.mesh_from('setts', np.concatenate(P).reshape(-1, 3), (f[None] + 49 * np.arange(len(P))[:, None, None]).reshape(-1, 4), smooth=True, mat=kit.mat_leaf('granite', (.135, .130, .122), (.255, .245, .23), 0, .6),
                  col=np.repeat(rng.uniform(0, 1, len(P)), 49))


kit.bar('bench', m, m_bench, kit.pieces.bench(), -1.2, 1.2, step=.02, arris=.0045, worn=0, off=(.1, .2))
piece('planter', -1.20, 1.0, (1.3, .60), .62, .014, wall=.07, deep=.06)
kit.box('earth', (-1.78, .78, .5), (-.62, 1.22, .575), garden.soil)
garden.bed(-1.70, -.70, .84, 1.16, .57, 20, 'tall', .55, .9)
garden.bed(-1.70, -.70, .84, 1.16, .57, 14, 'plume', .55, .85)
garden.bed(-1.75, -.65, .80, 1.20, .57, 40, 'low', .8, 1.2)
for y in (-.45, .70, 1.85):
    piece('bollard', 1.90, y, (.20, .20), .80, .008)

kit.box('ground', (-30, -30, -.4), (30, 30, -.009), m_sand)
setts(-5, 7, -4.4, 2.25)
# the barn: a plinth of plaster, boards with open joints before the dark
kit.box('plinth', (-9, 2.28, -.1), (12, 2.6, .46), kit.mat_render('plinth', (.36, .345, .315), .0022), bevel=.01)
kit.box('dark', (-9, 2.34, .3), (12, 2.6, 6), kit.mat_plain('dark', (.02, .018, .016), .9, .1))
x = -6.0
while x < 9:
    w = rng.uniform(.13, .20)
    kit.box('board', (x, 2.25 + rng.normal(0, .0025), .40 + rng.normal(0, .006)), (x + w - .009, 2.275, 5.2), boards[rng.integers(3)], bevel=.002)
    x += w
for k in range(60):                                                  # leaves: on the seat, in the corners
    u, v, on = rng.uniform(-2.4, 2.4), rng.uniform(-1.2, 2.2), k < 9
    if on:
        u, v = rng.uniform(-1.15, 1.15), rng.uniform(-.2, .2)
    elif abs(v) < .26 and abs(u) < 1.3:
        continue
    garden.beech_leaf(u, v, .4506 if on else .004, rng.uniform(.045, .075), rng.uniform(0, 6.3), 300 + k, abs(rng.normal(.05, .05)))
ball = .095                                                          # somebody's ball has rolled under the seat's edge
kit.lathe('ball', [(ball * np.sin(t), -ball * np.cos(t)) for t in np.linspace(0, np.pi, 40)], kit.mat_plain('rubber', (.045, .090, .135), .42, .5), (.86, -.37, ball), 64)

garden.plant([(-6.2, 1.7, -.4, 1.5)], shade_only=True)
kit.overcast(azim=191, elev=17, key=4.8, size=1.2, sky=.40, tint=(1, .82, .62))
kit.camera((-2.15, -3.95, 1.50), (.12, .4, .50), lens=33.5, fstop=8, focus=(-.2, -.2, .45), arch=True)
kit.finish('produkt-kleinarchitektur', exposure=.36, denoise=1.2, features=6)
