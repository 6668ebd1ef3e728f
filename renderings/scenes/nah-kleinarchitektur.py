"""A fountain trough cast in one piece, 2200 x 560 mm, walls 100 mm, brimful: its corner from close by, a steel spout on a stele behind. It runs over at one place. Low sun along its side."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import bpy                                                          # noqa: E402
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402
from cast import Relief, chips, grid_faces, ticks, wear             # noqa: E402
from material import mean_colour                                    # noqa: E402
from nodes import N                                                 # noqa: E402
from noise import noise_rect                                        # noqa: E402

kit.begin(2160, 1080, spp=28, bounces=(8, 2, 3, 6, 8))
rng = np.random.default_rng(8)
LONG, WIDE, HIGH, WALL, DEEP, R = 2.2, .56, .55, .10, .40, .007      # the trough, and the radius of its arrises
LEVEL, RUN, MOUTH = HIGH - .0035, .44, np.array((.64, .30, .665))   # of the water; where it runs over; end of the spout
m = kit.maps('18')


def from_water(n, at):
    """How far outside the opening a point lies."""
    x, y = (n.math('ABSOLUTE', n.math('SUBTRACT', n('SeparateXYZ', ins={0: at}).outputs[k], (LONG, WIDE)[k] / 2)) for k in (0, 1))
    return n.math('MAXIMUM', n.math('SUBTRACT', x, LONG / 2 - WALL), n.math('SUBTRACT', y, WIDE / 2 - WALL))


def wet(n, at):
    x, y, z = (n('SeparateXYZ', ins={0: at}).outputs[k] for k in range(3))
    ragged = lambda q, by, noise: n.math('ADD', q, n.math('MULTIPLY', n.math('SUBTRACT', noise, .5), by))
    edge, fine = from_water(n, at), n.noise(at, 38, 6, .62)
    rim = ragged(edge, .09, fine)
    over = n.math('ABSOLUTE', ragged(n.math('SUBTRACT', x, RUN), .20, n.stretched(at, (5, 5, 6.5), 3)))
    over = ragged(ragged(over, .40, n.stretched(at, (26, 26, 2.4), 6, .62)), .05, fine)
    over = n.math('ADD', over, n.ramp(y, [(.10, 0), (.14, 1)]))
    damp = n.math('MAXIMUM', n.ramp(rim, [(.012, .92), (.034, 0)]), n.ramp(over, [(.058, 1), (.074, 0)]))
    damp = n.math('MAXIMUM', damp, n.ramp(ragged(z, .10, fine), [(.02, .7), (.07, 0)]))
    return damp, n.math('MAXIMUM', n.ramp(edge, [(.001, 1), (.008, 0)]), n.ramp(over, [(.030, .9), (.044, 0)]))


def weather(n, at, col):
    """What stands in the water is darker and less distinct the deeper it lies."""
    below = n.math('SUBTRACT', LEVEL, n('SeparateXYZ', ins={0: at}).outputs[2])
    inside = n.ramp(from_water(n, at), [(.004, 1), (.008, 0)])
    col = n.mix('MIX', n.math('MULTIPLY', inside, n.ramp(below, [(.02, 0), (.16, .85)])), col, mean_colour(m))
    return n.mix('MULTIPLY', inside, col, n.ramp(below, [(0, (1, 1, 1)), (.03, (.76, .80, .70)), (.40, (.11, .15, .14))]))


def mat_water(name):
    mat = bpy.data.materials.new(name)
    n = N(mat)
    mix = n('MixShader')
    n.set(mix, 0, n('Fresnel', ins={'IOR': 1.333}))
    n.set(mix, 1, n('BsdfRefraction', ins={'IOR': 1.333, 'Roughness': 0, 'Color': (.95, .98, .97)}))
    n.set(mix, 2, n('BsdfGlossy', ins={'Roughness': 0, 'Color': (1, 1, 1)}))
    n.out(mix.outputs[0])
    return mat


stone, water = kit.mat_baked('stone', m, 'UV', bump=1.0, spec=.35, wet=wet, weather=weather), mat_water('water')
relief = Relief(m)
shells = chips(rng, (0, 0, HIGH), (LONG, 0, HIGH), None, 26, .0010, (0, .7, -.7)) + chips(rng, (0, 0, HIGH), (0, WIDE, HIGH), None, 26, .0010, (.7, 0, -.7))
shells += chips(rng, (0, 0, 0), (0, 0, HIGH), None, 30, .0011, (.7, .7, 0)) + chips(rng, (0, 0, HIGH - .004), (0, 0, HIGH), 2, 0, .002, (.6, .6, -.6))


def side(name, length, place, flip, step, fine, foot=0.0):
    """One side of the trough, from its foot over the rim down to the bottom, mitred where it meets the next. place: (along, inwards) -> (x, y)."""
    t = np.concatenate([np.arange(foot - HIGH, WALL + .02, step), np.linspace(WALL + .021, WALL + DEEP, 40)])
    S, A = np.meshgrid(t, ticks(length, step, R, fine), indexing='ij')
    y = S.clip(0, WALL)
    P = np.stack([np.clip(A, y, length - y), y, HIGH + np.minimum(S, 0) - np.maximum(S - WALL, 0)], -1)
    Q = np.clip(P, (R, R, -1), (length - R, WALL - R, HIGH - R))
    inner = S > WALL / 2
    Q[inner, 0] = P[inner, 0]
    n = P - Q
    turn = np.sort(np.abs(n), -1)[..., 1] / R
    n /= np.maximum(np.linalg.norm(n, axis=-1, keepdims=True), 1e-9)
    V = Q + n * R
    V[inner, 0] = np.clip(A, V[..., 1], length - V[..., 1])[inner]
    u, v = place(V[..., 0] * inner + P[..., 0] * ~inner, S)
    u, v = .891 * u - .454 * v + .23, .454 * u + .891 * v + .31      # askew: along the trough the stone does not repeat
    h = relief.at(u, v) * (1 - .65 * np.clip(1.4 * turn, 0, 1)) * np.where(S < 0, np.clip(np.minimum(A, length - A) / (3 * R), 0, 1), 1)
    V += n * h[..., None]
    V[..., 0], V[..., 1] = place(V[..., 0].copy(), V[..., 1].copy())
    kit.mesh_from(name, wear(V.reshape(-1, 3), shells), grid_faces(*S.shape, flip), np.stack([u, v], -1).reshape(-1, 2) / m['size'], smooth=True, mat=stone)


side('front', LONG, lambda a, d: (a, d), False, .0009, (0, 1.5))
side('end', WIDE, lambda a, d: (d, a), True, .0009, None)
side('back', LONG, lambda a, d: (a, WIDE - d), True, .0016, (0, 2.1), foot=.40)
kit.box('far end', (LONG - WALL, .002, 0), (LONG - .001, WIDE - .002, HIGH - .02), stone)
corners = np.array([(x, y, HIGH - DEEP) for x, y in ((0, 0), (LONG, 0), (LONG, WIDE), (0, WIDE))])
kit.mesh_from('bottom', corners, np.array([[0, 1, 2, 3]]), corners[:, :2] / m['size'], mat=stone)

# the water: rings round the jet and what the long sides throw back of them
x, y = np.meshgrid(np.arange(WALL - .005, LONG - WALL, .0016), np.arange(WALL - .005, WIDE - WALL + .005, .0016))
z = LEVEL + .00007 * noise_rect(*x.shape, 3, 2.4, 2, 24, 625)
for at, high in ((MOUTH[1], .0017), (2 * WALL - MOUTH[1], .0008), (2 * (WIDE - WALL) - MOUTH[1], .0008)):
    d = np.hypot(x - MOUTH[0], y - at)
    z += high * np.cos(2 * np.pi * d / (.019 + .016 * d)) * np.exp(-d / .14) / np.sqrt(1 + d / .03)
z += .0040 * np.exp(-((np.hypot(x - MOUTH[0], y - MOUTH[1]) - .006) / .0035) ** 2)
pool = kit.mesh_from('pool', np.stack([x, y, z], -1).reshape(-1, 3), grid_faces(*x.shape, False), smooth=True, mat=water)
t, s = np.meshgrid(np.linspace(0, 2 * np.pi, 49), np.linspace(0, 1, 160))
r, swing = .0060 - .0016 * s ** .5, .20 * np.exp(-1.2 * s) * np.cos(26 * s ** .8)
fall = MOUTH[2] + .004 - s * (MOUTH[2] - LEVEL + .012)
drift = .0009 * s * np.sin(9 * s + 1)
jet = kit.mesh_from('jet', np.stack([MOUTH[0] + drift + r * (1 + swing) * np.cos(t), MOUTH[1] - .7 * drift + r * (1 - swing) * np.sin(t), fall], -1).reshape(-1, 3), grid_faces(*t.shape, True), smooth=True, mat=water)
film = kit.mat_glass_pane('film', 1.333, (.97, .98, .98), 1.6)
drops = [pool, jet]
for k in range(16):
    far, turn, size = .014 + .05 * rng.uniform() ** 1.5, rng.uniform(0, 6.3), rng.uniform(.0012, .0034)
    dome = [(size * np.cos(q), size * np.sin(q)) for q in np.linspace(0, np.pi / 2, 9)]
    drops.append(kit.lathe('bubble', dome, film, (MOUTH[0] + far * np.cos(turn), MOUTH[1] + far * np.sin(turn), LEVEL), 24))
for o in drops:
    o.visible_shadow = False                                         # the sun goes down into the water

# the stele with its spout
kit.slab('stele', m, stone, (MOUTH[0] - .10, WIDE + .012, 0), (MOUTH[0] + .10, WIDE + .172, 1.15), step=.0013, arris=.005, worn=24, chip=.0009, seed=6, off=(.33, .12), sides='flr')
steel = kit.mat_plain('steel', (.60, .59, .57), .26, .5, metal=1, noise_amt=.05, noise_scale=90)
reach, bend, top = WIDE + .012 - MOUTH[1], .034, MOUTH[2] + .062
arc = [(reach - bend + bend * np.sin(q), 0, top - bend + bend * np.cos(q)) for q in np.linspace(0, np.pi / 2, 24)]
spout = kit.tube('spout', [(-.01, 0, top), *arc, (reach, 0, MOUTH[2])], [.0125] * 26, steel, 40)
spout.location, spout.rotation_euler = (MOUTH[0], WIDE + .012, 0), (0, 0, -np.pi / 2)
kit.rod('collar', (MOUTH[0], WIDE + .0125, top), (MOUTH[0], WIDE + .006, top), .022, steel, 48)

# a yard of old setts before a wall; beech leaves
setts = [kit.mat_plain(f'sett{k}', c, .75, .3, noise_amt=.35, noise_scale=30, bump=.004) for k, c in enumerate(((.17, .165, .155), (.21, .20, .185), (.135, .135, .13), (.19, .175, .15)))]
kit.box('sand', (-9, -9, -.3), (9, 9, -.012), kit.mat_plain('sand', (.16, .145, .115), .95, .1, noise_amt=.5, noise_scale=40, bump=.01))
for j, sy in enumerate(np.arange(-.9, 1.45, .104)):
    for sx in np.arange(-2.4, 2.4, .112):
        if not (0 < sx < 2.1 and 0 < sy < .5):
            a, b = sx + (j % 2) * .056 + rng.normal(0, .003), sy + rng.normal(0, .002)
            kit.box('sett', (a, b, -.1), (a + rng.normal(.100, .004), b + rng.normal(.094, .003), rng.normal(-.001, .0025)), setts[rng.integers(4)], bevel=.014, segments=3)
kit.box('wall', (-8, 1.46, -.1), (8, 1.8, 1.02), kit.mat_render('plaster', (.27, .247, .205), .0013, weather=lambda n, at, col: n.mix(
    'MULTIPLY', 1, col, n.ramp(n.math('ADD', n('SeparateXYZ', ins={0: at}).outputs[2], n.math('MULTIPLY', n.noise(at, 5, 6, .62), .35)), [(.15, (.50, .50, .44)), (.50, (1, 1, 1))]))))
garden = kit.Garden('herbst', 61)
garden.plant([(4.3, 1.05, -.2, 1.0), (5.6, .6, 0, 1.1)], shade_only=True)
for lx, ly, long, turn, seed in ((.33, .255, .062, .7, 310), (1.02, .40, .055, 2.4, 312)):
    garden.beech_leaf(lx, ly, LEVEL - .0012, long, turn, seed, .03)
garden.beech_leaf(.17, .052, HIGH + .0015, .058, 2.2, 314, .10)
for k in range(14):
    garden.beech_leaf(rng.uniform(-1.4, -.06), rng.uniform(-.2, 1.4), .004, rng.uniform(.045, .065), rng.uniform(0, 6.3), 330 + k, abs(rng.normal(.05, .05)))

kit.sky(elev=24, azim=339, strength=.09, sun=5.0, sun_size=.6, dust=1.2, sun_tint=(1, .90, .78))
kit.camera((-.30, -.95, 1.08), (.42, .337, .488), lens=36, fstop=6.3, focus=(.20, .03, HIGH), arch=True)
kit.finish('produkt-kleinarchitektur-brunnen', exposure=.3)
