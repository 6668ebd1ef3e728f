"""Compressive strength: a ground test cube of 150 mm on the lower plate of the machine, the upper one not yet on it."""
import math
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import bpy                                                          # noqa: E402
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402
from nodes import N                                                 # noqa: E402

kit.begin(2160, 1440, spp=36, bounces=(5, 2, 4, 1, 4))
HALF, TURN, GAP = .075, math.radians(26), .025
RINGS = (.0375, .053, .0795, .106, .128)
rng = np.random.default_rng(14)


def turned(name, colour, rough, marks=(), dust=0.0):
    """Steel from the lathe: fine rings, worn and wiped with oil. marks: radii of scribed rings, with a cross; dust: how much of what has been crushed lies round the cube."""
    mat = bpy.data.materials.new(name)
    n = N(mat)
    at = n('TexCoord').outputs['Object']
    x, y, z = n('SeparateXYZ', ins={0: at}).outputs
    r = n.math('SQRT', n.math('ADD', n.math('MULTIPLY', x, x), n.math('MULTIPLY', y, y)))
    lines = n.noise(n('CombineXYZ', ins={0: r, 1: z}), 520, 5, .75)
    clouds, fine = n.noise(at, 15, 6, .62, .6), n.noise(at, 230, 4, .6)
    scratch = n.math('MAXIMUM', *(n.ramp(n.stretched(n('Mapping', ins={'Vector': at, 'Rotation': (0, 0, a)}).outputs[0], s, 2, .4), [(.73, 0), (.77, 1)])
                                  for a, s in ((.5, (16, 1500, 60)), (-1.1, (22, 1200, 60)))))
    colour = n.mix('MULTIPLY', 1.0, np.array(colour), n.ramp(clouds, [(.36, .86), (.60, 1.0)]))
    colour = n.mix('MULTIPLY', 1.0, colour, n.ramp(lines, [(.32, .78), (.66, 1.0)]))
    height = n.math('ADD', n.math('MULTIPLY', lines, .35), n.math('MULTIPLY', scratch, -.5))
    rough = n.math('ADD', n.ramp(clouds, [(.38, rough - .02), (.62, rough + .04)]), n.math('MULTIPLY', scratch, .10))
    if marks:
        away = n.math('MINIMUM', n.math('ABSOLUTE', x), n.math('ABSOLUTE', y))
        for ring in marks:
            away = n.math('MINIMUM', away, n.math('ABSOLUTE', n.math('SUBTRACT', r, ring)))
        groove = n.math('MULTIPLY', n.ramp(n.math('MULTIPLY', away, 1000), [(.28, 1), (.58, 0)]), n.math('GREATER_THAN', z, -.010))
        height = n.math('SUBTRACT', height, n.math('MULTIPLY', groove, 6))
        colour = n.mix('MIX', n.math('MULTIPLY', groove, .85), colour, np.array((.030, .028, .025)))
    p = n('BsdfPrincipled', ins={'Metallic': 1.0, 'Anisotropic': .6, 'Anisotropic Rotation': .25, 'Base Color': colour, 'Roughness': rough})
    n.set(p, 'Tangent', n('Tangent', direction_type='RADIAL', axis='Z').outputs[0])
    b = n('Bump', ins={'Height': height, 'Distance': .00004})
    n.set(p, 'Normal', b.outputs[0])
    shader = p.outputs[0]
    if dust:
        foot = n.math('MAXIMUM', n.math('ABSOLUTE', x), n.math('ABSOLUTE', y))
        near = n.ramp(n.math('MULTIPLY', foot, 4), [(4 * HALF, 1), (4 * HALF + .05, .50), (.50, .06)])
        lies = n.math('MULTIPLY', n.math('MULTIPLY', near, n.math('MULTIPLY', n.math('GREATER_THAN', z, -.0015), dust)), n.ramp(n.math('ADD', n.math('MULTIPLY', clouds, .7), n.math('MULTIPLY', fine, .3)), [(.40, .05), (.60, 1)]))
        m = n('MixShader')
        n.set(m, 0, lies)
        n.set(m, 1, shader)
        n.set(m, 2, n('BsdfDiffuse', ins={'Color': (.40, .395, .38)}).outputs[0])
        shader = m.outputs[0]
    n.out(shader)
    return mat


def from_foot(x, y):
    """Distance to the foot of the cube, metres; below 0 under it."""
    c, s = math.cos(TURN), math.sin(TURN)
    return np.maximum(np.abs(c * x + s * y), np.abs(c * y - s * x)) - HALF


def brush(loc, turn, wide=.050, hair=.046):
    """A flat brush that sweeps the plate, lying flat; its bristles point to +x, dusty at their tips."""
    handle = kit.tube('handle', [(x, 0, .009) for x in (-.186, -.185, -.180, -.165, -.14, -.10, -.07, -.05, -.036, -.030)],
                      (.001, .006, .0105, .0135, .0125, .0095, .0105, .016, .0225, .0235), kit.mat_plain('handle', (.36, .215, .105), .42, .4, noise_amt=.35, noise_scale=24), 40)
    handle.scale, handle.location = (1, 1, .30), (0, 0, .0055)
    obs = [handle, kit.box('ferrule', (-.038, -wide / 2 - .001, .001), (0, wide / 2 + .001, .0145), steel, bevel=.005, segments=4)]
    count = 3200
    y, z = rng.uniform(-wide / 2, wide / 2, count), rng.uniform(.003, .0125, count)
    s = np.linspace(0, 1, 5)[:, None]
    splay, droop = y * .22 + rng.normal(0, .0022, count), (z - .001) * rng.uniform(.45, 1.0, count)
    axis = np.stack([-.003 + s * (hair + rng.normal(0, .0022, count)), y + splay * s ** 1.5, z - droop * s ** 1.7], -1)
    ring = .00016 * np.array([(0, math.cos(t), math.sin(t)) for t in (0, 2.1, 4.2)])
    V = (axis[:, :, None] + ring * (1 - .4 * s[:, :, None, None])).transpose(1, 0, 2, 3).reshape(-1, 3)
    F = np.concatenate([np.array([(0, 1, 4, 3), (1, 2, 5, 4), (2, 0, 3, 5)]) + 3 * k for k in range(4)])[None] + 15 * np.arange(count)[:, None, None]
    obs.append(kit.mesh_from('bristles', V, F.reshape(-1, 4), mat=kit.mat_leaf('bristle', (.20, .13, .07), (.50, .41, .28), .1, .5), col=np.repeat(rng.uniform(0, 1, count), 15)))
    return kit.group(obs, loc, turn)


# the cube: the grain runs on round the upright arrises, its maps meet at the corner behind
m = kit.maps('14')
stone = kit.mat_baked('stone', m, 'UV', bump=2.6, spec=.3)
square = [(HALF, HALF), (-HALF, HALF), (-HALF, -HALF), (HALF, -HALF)]
kit.group(kit.bar('cube', m, stone, square, .0002, 2 * HALF, step=.0008, arris=.0009, worn=75, chip=.0008, seed=6, up=True, ends='b', off=(.07, .23)), (0, 0, 0), TURN)

# the machine: plate on its ram, plate in its spherical seat, columns behind
plate = turned('plate', (.50, .495, .48), .30, RINGS, .45)
steel = turned('steel', (.47, .465, .455), .31)
ground = turned('ground', (.46, .46, .455), .25)
T, R = .046, .150
kit.group([kit.lathe('lower', [(.10, -T), (R - .002, -T), (R, -T + .002), (R, -.0025), (R - .0025, 0), (0, 0)], plate, sides=256)], (0, 0, 0), TURN)
kit.lathe('ram', [(.118, -.3), (.118, -T)], ground, sides=128)
z, r = 2 * HALF + GAP, .118
kit.lathe('upper', [(0, z), (r - .002, z), (r, z + .002), (r, z + .040), (r - .003, z + .043), (.094, z + .043), (.090, z + .047), (.088, z + .052)]
          + [(.128 * math.cos(t), z + .130 - .110 * math.sin(t)) for t in np.linspace(.80, .30, 10)], steel, sides=192)
kit.lathe('seat', [(.100, z + .062), (.126, z + .062), (.128, z + .064), (.128, z + .3)], steel, sides=192)
for a in (-2.6, -1.05, -.2):                                        # springs hold the upper plate in its seat
    s = np.linspace(0, 1, 120)
    turn = s * 2 * math.pi * 7
    kit.tube('spring', np.stack([.105 * math.cos(a) + .0062 * np.cos(turn), .105 * math.sin(a) + .0062 * np.sin(turn), z + .043 + .022 * s], -1), [.0011] * 120, steel, 8)
paint = kit.mat_plain('paint', (.080, .092, .092), .46, .5, noise_amt=.35, noise_scale=13, bump=.00005)
kit.box('base', (-.46, -.24, -.5), (.46, .30, -T - .030), paint, bevel=.006, segments=4)
for x in (-.215, .215):
    foot = -T - .030
    kit.lathe('column', [(.039, foot), (.039, 1.2)], ground, (x, .21, 0), sides=96)
    kit.lathe('collar', [(.062, foot), (.062, foot + .030), (.059, foot + .034), (.039, foot + .034)], steel, (x, .21, 0), sides=96)

# crumbs of earlier cubes
grains = [kit.mat_plain(f'crumb{k}', c, .8, .2, noise_amt=.2, noise_scale=300) for k, c in enumerate(((.36, .355, .34), (.44, .43, .41), (.30, .30, .29), (.58, .56, .52), (.075, .078, .08)))]
thrown = lambda reach, lean: lambda u, v: ((d := from_foot(u, v)) > .0006) & (np.hypot(u, v) < R - .006) & (d < reach * np.abs(rng.normal(0, .6, u.shape)) * (1 + lean * np.sin(np.arctan2(v, u) * 3 + .7)))
for sizes, fill, reach, soft, seed in (((.0003, .0011), .10, .040, 0, 3), ((.0011, .0030), .05, .050, 1, 5), ((.0035, .0075), .030, .045, 2, 8)):
    kit.grit('crumbs', (-R, -R, 0), (R, R), sizes, grains, fill=fill, seed=seed, soft=soft, where=thrown(reach, .7))

kit.grit('fallen', (-.30, -.24, -T - .030), (.30, .05), (.0006, .0042), grains, fill=.007, seed=4, soft=1, where=lambda u, v: np.abs(np.hypot(u, v) - R) < .06 * np.abs(rng.normal(0, 1, u.shape)))

brush((-.225, .018, -T - .030), -.93)

# the laboratory behind: a bench with the next cubes, a wall
kit.box('bench', (-2.2, 1.10, -.19), (2.2, 1.95, -.15), kit.mat_plain('bench', (.27, .265, .25), .5, .3, noise_amt=.1, noise_scale=6), bevel=.004)
k = kit.maps('13')
kit.group(kit.slab('next', k, kit.mat_baked('next', k, 'UV', spec=.3), (-HALF, -HALF, 0), (HALF, HALF, 2 * HALF), step=.004, arris=.0015, worn=0, amount=0), (-.635, 1.50, -.15), .22)
kit.box('wall', (-4, 2.6, -2), (4, 2.7, 3), kit.mat_plain('wall', (.27, .275, .275), .8, .2, noise_amt=.08, noise_scale=3))

# a low window on the left, raking the face; one behind that the steel mirrors; the room
for side in (-.065, .065):
    kit.area((-1.27 + .66 * side, -1.10 - .75 * side, .70), (0, 0, .075), .115, .26, 22, (1, .965, .91), 150)
kit.area((-.75, 1.7, .85), (-.05, 0, 0), .7, .7, 8, (.95, .98, 1), 160)
kit.area((1.5, -1.2, 1.2), (0, 0, 0), 1.6, 1.2, 2.6, (.86, .93, 1))
bpy.context.scene.world.node_tree.nodes['Background'].inputs[0].default_value = (.078, .083, .09, 1)
kit.camera((-.05, -.92, .262), (-.05, 0, .079), lens=60, fstop=8, focus=(.01, -.085, .08), arch=True)
kit.finish('pruefung', exposure=.35)
