"""Entrance: green terrazzo ground to a silk sheen, a skirting of the same mix, lime plaster, a door of oak; somebody has come home and left boots, blanket and a wet umbrella by the bench. The sun comes through bars and leaves of a window on the left, out of view."""
import math
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import bpy                                                          # noqa: E402
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402
from material import mean_colour                                    # noqa: E402

kit.begin(2160, 1440, spp=9, bounces=(4, 3, 2, 2, 4), clamp=3.0)
rng = np.random.default_rng(81)
L, R, D, H = -2.3, 1.47, 2.8, 2.7                                   # side walls, back wall, ceiling
DOOR, JAMB, TIP = (-1.45, -.52), .055, (1.305, D - .19)              # leaf of the door, its frame, foot of the umbrella
m = kit.maps('20-scene')


def away(n, at, col):
    """Calmer still towards the wall, where a stone is but a few pixels."""
    return n.mix('MIX', n.ramp(n.math('DIVIDE', n('SeparateXYZ', ins={0: at}).outputs['Y'], D), [(.55, 0), (1, .20)]), col, mean_colour(m))


def dripped(n, at):
    """Water below the umbrella, and drops round it that are fewer further off."""
    far = n('VectorMath', operation='DISTANCE', ins={0: at, 1: (*TIP, 0)}).outputs['Value']
    pool = n.math('ADD', far, n.math('MULTIPLY', n.math('SUBTRACT', n.noise(at, 16, 3, .5), .5), .16))
    cell = n('TexVoronoi', voronoi_dimensions='2D', ins={'Vector': at, 'Scale': 24})
    big = n.math('SUBTRACT', n.math('MULTIPLY', n('SeparateRGB', ins={0: cell.outputs['Color']}).outputs[0], .46), n.math('MULTIPLY', far, .70))
    inside = n.math('MAXIMUM', n.ramp(pool, [(.105, 1), (.112, 0)]), n.ramp(n.math('SUBTRACT', cell.outputs['Distance'], big), [(0, 1), (.03, 0)]))
    return n.math('MULTIPLY', inside, .9), inside


m_floor = kit.mat_baked('floor', m, 'BOX', bump=.25, spec=.12, variation=.05, rough_mul=.8, calm=.015, weather=away, wet=dripped)
m_base = kit.mat_baked('base', m, 'BOX', bump=.5, spec=.2, variation=.04, calm=.04)
m_wall = kit.mat_render('lime', (.70, .64, .545), .0005, trowel=.0032)
m_oak = kit.mat_wood('oak', (.285, .185, .108), .5, .3, board=.5)
m_metal = kit.mat_plain('bronze', (.045, .040, .036), .38, .5, metal=.85)
m_grout = kit.mat_plain('grout', (.135, .132, .120), .9, .1, noise_amt=.3, noise_scale=60)

kit.paving(m_floor, L - .1, R, -2.42, D + .2, 0, w=.9, d=.9, joint=.0036, bond=0, rng=rng, thick=.03, bevel=.001, uneven=.00015, askew=.0004)
kit.box('screed', (L - .4, -4, -.2), (R + .2, D + .3, -.0008), m_grout)
for x0, x1 in ((DOOR[1] + JAMB, .31), (.31, 1.21), (1.21, R - .013)):
    kit.box('skirt', (x0 + .0015, D - .0125, .0025), (x1 - .0015, D - .0005, .08), m_base, bevel=.0014)
for y in np.arange(-2.4, D - .1, .9):
    kit.box('skirt', (R - .0125, y + .0015, .0025), (R - .0005, min(y + .9, D - .001) - .0015, .08), m_base, bevel=.0014)
# the room; in its left wall the window, from W0 to W1
W0, W1, SILL, HEAD = .50, 1.70, .45, 2.40
for lo, hi in (((DOOR[1], D, 0), (R + .3, D + .3, H)), ((R, -3, 0), (R + .3, D, H)), ((L, -3, H), (R, D, H + .2)), ((L, -3.2, 0), (R, -3, H)), ((L - .3, D, 0), (DOOR[0], D + .3, H)),
               ((L - .3, -3, 0), (L, W0, H)), ((L - .3, W1, 0), (L, D, H)), ((L - .3, W0, 0), (L, W1, SILL)), ((L - .3, W0, HEAD), (L, W1, H))):
    kit.box('wall', lo, hi, m_wall, bevel=.002)
for y in (W0 + .03, (W0 + W1) / 2, W1 - .03):
    kit.box('bar', (L - .2, y - .025, SILL), (L - .15, y + .025, HEAD), m_oak)
for z in (SILL + .03, 1.10, 1.75, HEAD - .03):
    kit.box('bar', (L - .19, W0, z - .014), (L - .16, W1, z + .014), m_oak)
# the door: boards of oak, each a little wider or narrower, in a frame; a pull of bronze, a threshold
kit.box('leaf', (DOOR[0], D + .06, .006), (DOOR[1], D + .10, H - .3), m_metal)
x = DOOR[0]
while x < DOOR[1] - .002:
    w = min(rng.uniform(.105, .135), DOOR[1] - .002 - x)
    kit.box('board', (x + .0015, D + .035 + rng.uniform(0, .0006), .008), (x + w - .0015, D + .0605, H - .3), m_oak, bevel=.0025)
    x += w
for x in (DOOR[0] - JAMB, DOOR[1] + .002):
    kit.box('jamb', (x, D - .018, 0), (x + JAMB - .002, D + .12, H - .25), m_oak, bevel=.002)
kit.box('threshold', (DOOR[0], D - .012, -.01), (DOOR[1] + .002, D + .12, .005), m_metal, bevel=.002)
kit.tube('pull', [(-.66, D - .035, .55), (-.66, D - .035, 1.7)], (.014, .014), m_metal, 24)
kit.lathe('end', [(0, -.001), (.012, -.001), (.014, .001)], m_metal, (-.66, D - .035, .55), 24)
kit.rod('post', (-.66, D - .035, .66), (-.66, D + .05, .66), .008, m_metal)

B0, B1, F0, F1, SEAT = .10, 1.04, D - .47, D - .13, .44                # of the bench, its ends, front, back and height
kit.bench(B0, B1, F0, F1, SEAT)


def blanket(x0, x1, y0, y1, z, layers, pitch):
    """A blanket of wool, folded to so many layers, each a little out of line."""
    P, half = [], pitch / 2
    for k in range(layers):
        a, b = (y1, y0) if k % 2 == 0 else (y0, y1)
        flat, turn = np.linspace(a, b, 24), np.linspace(-math.pi / 2, math.pi / 2, 12)[1:-1]
        P += [(y, z + half + k * pitch) for y in flat]
        if k < layers - 1:
            P += [(b + np.sign(b - a) * half * 1.3 * math.cos(t), z + (k + 1) * pitch + half * math.sin(t)) for t in turn]
    P, u = np.array(P), np.linspace(0, 1, 60)
    s = np.linspace(0, layers, len(P))[:, None]
    X = x0 + u * (x1 - x0) + .007 * np.sin(2.1 * s + 1) * (1 - u) + .009 * np.sin(1.7 * s) * u
    high = (P[:, 1:] - z) / (layers * pitch)
    Z = P[:, 1:] + high * (.004 * np.sin(9 * X + 14 * P[:, :1]) + .003 * np.sin(31 * X - 8 * P[:, :1]) - .010 * (np.abs(u - .5) * 2) ** 4)
    Y = P[:, :1] + .004 * np.sin(13 * X + 2 * s) + .0015 * np.sin(55 * X)
    ob = kit.sheet('blanket', np.stack([X, Y, Z], -1), np.stack([0 * s + u, s + 0 * u], -1), kit.mat_plain('wool', (.145, .052, .032), .95, .08, noise_amt=.35, noise_scale=120, bump=.0012))
    thick = ob.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset = .72 * pitch, 0


blanket(B0 + .50, B0 + .86, F0 + .035, F1 - .045, SEAT, 4, .019)


def boot(loc, turn, side):
    """An ankle boot, its heel at the origin and its toe towards +x, as outlines one above the other."""
    leather, rubber = kit.mat_plain('leather', (.046, .026, .016), .48, .40, noise_amt=.35, noise_scale=26, bump=.0004), kit.mat_plain('rubber', (.018, .017, .016), .7, .3)
    t = np.linspace(0, 2 * math.pi, 72, endpoint=False)

    def ring(z, shrink=1.0):
        back, front = np.interp(z, (0, .03, .09, .13, .20), (0, -.005, .004, .010, .002)), np.interp(z, (0, .03, .046, .056, .064, .076, .095, .12, .15, .20), (.285, .284, .270, .246, .218, .178, .148, .128, .121, .126))
        x = (back + front) / 2 + shrink * (front - back) / 2 * np.sign(np.cos(t)) * np.abs(np.cos(t)) ** .9
        wide = np.interp(x, (0, .06, .12, .19, .24, .29), (.034, .034, .033, .046, .045, .036)) * np.interp(z, (0, .03, .06, .10, .14, .20), (.96, 1, .98, 1.04, 1.10, 1.28))
        y = shrink * wide * np.sign(np.sin(t)) * np.abs(np.sin(t)) ** .8 + side * .010 * np.sin(math.pi * x / .29)
        return np.stack([x, y, np.full(len(t), z)], -1)

    def skin(name, rings, mat):
        i = np.arange(len(rings) * len(t)).reshape(len(rings), -1)
        f = np.stack([i[:-1], np.roll(i, -1, 1)[:-1], np.roll(i, -1, 1)[1:], i[1:]], -1).reshape(-1, 4)
        return kit.mesh_from(name, np.concatenate(rings), f, smooth=True, mat=mat)

    up = np.r_[np.linspace(.012, .10, 48), np.linspace(.104, .185, 20)]
    sole = [ring(0, 1.0), ring(.0005, 1.03), ring(.013, 1.04), ring(.015, 1.03), ring(.0155, .97)]
    for r, z in zip(sole, (0, .0005, .013, .015, .0155)):
        r[:, 2] = z
    obs = [skin('boot', [ring(z) for z in up] + [ring(.187, .985), ring(.187, .95)] + [ring(z, .94) for z in np.linspace(.184, .07, 10)], leather), skin('sole', sole, rubber)]
    obs.append(kit.box('tab', (-.003, -.010, .165), (.0015, .010, .194), rubber, bevel=.001))
    return kit.group(obs, loc, turn)


boot((B0 + .26, F0 + .19, 0), -math.pi / 2 - .10, 1)
boot((B0 + .37, F0 + .235, 0), -math.pi / 2 + .16, -1)


def umbrella(loc, turn, lean):
    """A rolled umbrella, its tip on the floor, leaned towards +y: pleats wound round, a strap, a crook of wood."""
    cloth, wood = kit.mat_plain('nylon', (.016, .022, .032), .42, .5), kit.mat_plain('crook', (.20, .095, .04), .3, .5, noise_amt=.3, noise_scale=30)
    z, t = np.meshgrid(np.linspace(.07, .575, 200), np.linspace(0, 2 * math.pi, 160, endpoint=False), indexing='ij')
    r = np.interp(z, (.07, .085, .14, .36, .40, .42, .52, .565, .575), (.007, .011, .017, .0275, .0265, .0275, .034, .036, .033))
    pleat = (8 * t / (2 * math.pi) + 3.2 * z + .15 * np.sin(9 * z)) % 1
    r = r * (.86 + .20 * pleat ** .7 + .02 * np.sin(40 * z + 3 * t))
    i = np.arange(z.size).reshape(z.shape)
    f = np.stack([i[:-1], np.roll(i, -1, 1)[:-1], np.roll(i, -1, 1)[1:], i[1:]], -1).reshape(-1, 4)
    obs = [kit.mesh_from('roll', np.stack([r * np.cos(t), r * np.sin(t), z], -1).reshape(-1, 3), f, smooth=True, mat=cloth)]
    obs.append(kit.lathe('ferrule', [(.0005, 0), (.003, .001), (.0035, .05), (.008, .072), (.010, .09)], m_metal, sides=24))
    obs.append(kit.lathe('strap', [(.0285, .388), (.0295, .390), (.0295, .408), (.0285, .410)], cloth))
    obs.append(kit.tube('stick', [(0, 0, .50), (0, 0, .66)], (.0055, .0055), m_metal))
    bend = [(-.042 + .042 * math.cos(a), 0, .765 + .042 * math.sin(a)) for a in np.linspace(0, math.pi * 1.08, 26)]
    obs.append(kit.tube('crook', [(0, 0, .645), (0, 0, .655), (0, 0, .71), *bend], [.009, .0105, .0105, *np.linspace(.0105, .0115, 25), .006], wood))
    for o in obs:
        o.rotation_euler[0] = -lean
    return kit.group(obs, loc, turn)


umbrella((*TIP, .0002), -.42, .205)
garden = kit.Garden('herbst', 19)
for k, (x, y) in enumerate(((-.62, 2.55), (-.30, 2.30), (-.98, 2.66))):
    garden.beech_leaf(x, y, .0002, (.062, .054, .05)[k], 1.1 + 2.3 * k, 700 + k, .12 + .02 * k)

# the sun, broken by a tree before the window; daylight through it, and from the room behind
garden.plant([(-5.15, -1.0, -.4, .95)], shade_only=True)
kit.sky(elev=28, azim=207, strength=.02, sun=5.4, sun_size=.5, sun_tint=(1, .91, .79))
kit.area((L - .12, (W0 + W1) / 2, (SILL + HEAD) / 2), (.4, 1.5, .5), W1 - W0, HEAD - SILL, 75, (.97, .985, 1))
kit.area((-.4, -2.6, 2.0), (.2, 2, .5), 2.2, 1.4, 30, (1, .985, .96)).visible_glossy = False
bpy.context.scene.world.cycles.sampling_method = 'NONE'
kit.camera((-.20, 0, 1.22), (.12, 2.6, .06), lens=35, fstop=9, focus=(.2, 2.1, 0), arch=True)
kit.finish('produkt-bodenbelaege', exposure=.38, look='High Contrast', grade=dict(saturation=1.10, warmth=-.085))
