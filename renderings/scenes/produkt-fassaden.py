"""Facade: an office house seen along the street, spandrel bands, U-shaped piers and open joints from four metres; a bicycle, leaves at the foot.
Autumn: low sun rakes in from the right, through trees; the panes mirror the houses across."""
import math
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import bpy                                                          # noqa: E402
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402
from cast import grid_faces                                         # noqa: E402
from nodes import N                                                 # noqa: E402

kit.begin(2160, 1440, spp=18, bounces=(5, 2, 3, 2, 8))
BAYS, BAY, ST, HEAD, WIN, J, OUT, DEEP, FOOT = 5, 3.0, 3.30, 2.58, 1.62, .015, .075, .30, .46
END = 1.2 + (BAYS - 1) * BAY                                         # joints of the bands: in the middle of piers, from 1.2
rng, garden = np.random.default_rng(5), kit.Garden('herbst', 61)


def weather(n, at, col):
    """Clouds of a hand's and of an arm's breadth, streaks of rain, splashed dirt at the foot."""
    z = n('SeparateXYZ', ins={0: at}).outputs['Z']
    splash = n.math('SUBTRACT', z, n.math('MULTIPLY', n.noise(at, 7, 6, .65), .42))
    for f in (n.ramp(n.noise(at, 1.1, 5, .6), [(.30, (.90, .895, .885)), (.68, (1.02, 1.02, 1.02))]), n.ramp(n.noise(at, 6, 5, .65), [(.30, .955), (.70, 1.02)]),
              n.ramp(n.stretched(at, (9, 9, .35)), [(.34, (.88, .87, .85)), (.56, (1, 1, 1))]), n.ramp(splash, [(-.16, (.66, .62, .56)), (.14, (1, 1, 1))])):
        col = n.mix('MULTIPLY', 1.0, col, f)
    return col


cast, scene = kit.maps('09'), kit.maps('09-scene')
tones = np.array((.95, .985, 1.0, 1.02, 1.04))[:, None] * (1, .995, .985)
m_near, m_far = ([kit.mat_baked('stone', m, 'UV', bump=b, spec=.3, tint=t, weather=weather) for t in tones] for m, b in ((cast, 1.4), (scene, 2.4)))
m_metal, m_dark = kit.mat_plain('bronze', (.058, .050, .043), .36, .5, metal=.85), kit.mat_plain('core', (.02, .019, .018), .9, .1)
m_kerb, m_mirrored = kit.mat_plain('kerb', (.36, .345, .32), .9, .1), kit.mat_dark_pane()


def element(points, a, b, near, **kw):
    """Cast in one piece; near the camera its relief is geometry."""
    kit.bar('element', cast, (m_near if near else m_far)[rng.integers(5)], points, a, b, step=.0022 if near else .02, arris=.0032, worn=7 if near else 0, chip=.0009, seed=int(rng.integers(999)),
            off=tuple(rng.uniform(0, .64, 2)), amount=1.3 if near else 0, **kw)


def mat_pane():
    """A coated pane. What is dimly seen through it is light in the glass: rays that part for a mirror and a room behind leave noise."""
    mat = bpy.data.materials.new('coated')
    n = N(mat)
    k = n.math('MULTIPLY', n('Fresnel', ins={'IOR': 1.5}).outputs[0], 5.5, clamp=True)
    room = n('Emission', ins={'Color': np.array((1, .92, .80)), 'Strength': n.math('MULTIPLY', n('Attribute', attribute_name='rnd').outputs['Fac'], n.math('SUBTRACT', 1.0, k))})
    mirror = n('BsdfGlossy', ins={'Roughness': 0.0, 'Color': n.mix('MIX', k, np.zeros(3), np.array((.95, .97, 1)))})
    n.out(n('AddShader', ins={0: mirror, 1: room}).outputs[0])
    return mat


m_glass = mat_pane()


def pane(s0, s1, z0, z1, room):
    """Two sheets that bulge as air between them shrinks, not quite plumb: what they mirror bends. room: (along, up) -> light from behind."""
    u, v = np.meshgrid(np.linspace(-1, 1, 221), np.linspace(-1, 1, 121))
    tilt, p, wave = rng.normal(0, .0028, 2), rng.uniform(0, 6, 3), .00007
    s, z = (s0 + s1) / 2 + u * (s1 - s0) / 2, (z0 + z1) / 2 + v * (z1 - z0) / 2
    y = DEEP + .015 + rng.uniform(.0006, .0014) * (1 - u * u) * (1 - v * v) + tilt[0] * u * (s1 - s0) / 2 + tilt[1] * v * (z1 - z0) / 2
    y += wave * (np.sin(3 * u + 2 * v + p[0]) + np.sin(4 * v - 2 * u + p[1]) + .25 * np.sin(7 * u + 5 * v + p[2]))
    kit.mesh_from('pane', np.stack([s, y, z], -1).reshape(-1, 3), grid_faces(*u.shape, False), smooth=True, mat=m_glass, col=room(s, z).ravel())


def window(w0, w1, z0, z1, drawn, down):
    """Frame, a wide and a narrow leaf; behind them a curtain drawn so far, a blind let down so far (shares)."""
    part = w0 + (w1 - w0) * .64

    def frame(a, b, c, d, t, front):
        for s0, s1, t0, t1 in ((a, a + t, c, d), (b - t, b, c, d), (a + t, b - t, c, c + t), (a + t, b - t, d - t, d)):
            kit.box('frame', (s0, front, t0), (s1, DEEP + .04, t1), m_metal, bevel=.0025)

    frame(w0 - .005, w1 + .005, z0, z1 + .005, .05, DEEP - .035)
    kit.box('post', (part - .03, DEEP - .035, z0 + .05), (part + .03, DEEP + .04, z1 - .045), m_metal, bevel=.0025)
    a, b, c, d = part + .034, w1 - .049, z0 + .054, z1 - .049          # the narrow leaf opens: a sash before the frame
    frame(a, b, c, d, .04, DEEP - .055)

    def room(s, z):
        """Dark, but for the cloth; the sun reaches its left part, below the shade of the head."""
        soft = lambda d: np.clip(d / .03 + .5, 0, 1)
        fold = .74 + .18 * np.sin(62 * s + 1.5 * np.sin(9 * s) + .25 * z) + .08 * np.sin(141 * s)
        sun = 1 + 2.2 * soft(w1 - .96 - s) * soft(z1 - .63 - z)
        cloth, screen = soft(w0 + drawn * (w1 - w0) + .03 * np.sin(2 * z) - s) if drawn else 0, soft(z - z1 + down * (z1 - z0)) if down else 0
        light = .014 + .012 * (z - z0) / (z1 - z0)
        light = light + cloth * (.055 * fold * sun - light)
        return light + screen * (.042 - light)

    pane(w0 + .045, part - .03, z0 + .05, z1 - .045, room), pane(a + .04, b - .04, c + .04, d - .04, room)


face, back = -OUT, DEEP
foot = [(face, .012), (back, .012), (back, FOOT + .012), (face, FOOT - .012)]
band = [(face, 0), (face + .016, 0), (face + .016, .012), (face + .030, .012), (face + .030, 0), (back, 0), (back, ST - HEAD + .012), (face, ST - HEAD - .012)]
use = {(0, 0): (.42, 0), (0, 1): (.3, 0), (0, 2): (0, .45), (0, 3): (0, .6), (1, 0): (.3, .2), (1, 1): (.55, 0), (1, 2): (0, .5), (1, 3): (.25, 0)}
for k in range(-1, BAYS):
    x = 1.2 + BAY * k                                                # middle of a pier; behind it in the row the window
    a, b = x - (BAY - WIN) / 2, x + (BAY - WIN) / 2
    element(foot, x + J / 2, x + BAY - J / 2, k in (0, 1))
    for f in range(2):
        z0, z1 = (FOOT if f == 0 else ST) + J, f * ST + HEAD
        element([(a, 0), (b, 0), (b, back), (a, back)], z0, z1 - J, k in (0, 1) and f == 0, up=True)
        element(kit.pieces.shift(band, 0, z1), x + J / 2, x + BAY - J / 2, k in (0, 1) and f == 0)
        if k >= 0:
            window(b, x + BAY - (BAY - WIN) / 2, z0 - J, z1, *use.get((f, k), (0, 0)))
    kit.box('core', (x - (BAY - WIN) / 2, back, 0), (x + (BAY - WIN) / 2, back + .03, 7), m_dark)
for z0, z1 in ((0, .30), (HEAD + .1, ST - .1), (ST + HEAD + .1, 9)):
    kit.box('core', (-3, back, z0), (END + BAY, back + .02, z1), m_dark)

# pavement, kerb, asphalt
m_pave = kit.mat_baked('pave', kit.maps('beton_kachel'), 'BOX', bump=1.4, spec=.3, variation=.07, grime=.22, tint=(.62, .61, .595), weather=lambda n, at, col: n.mix(
    'MULTIPLY', 1.0, col, n.ramp(n.math('ADD', n('SeparateXYZ', ins={0: at}).outputs['Y'], n.math('MULTIPLY', n.noise(at, 4, 6, .65), .55)), [(.04, (1, 1, 1)), (.26, (.64, .61, .56))])))
kit.box('bed', (-40, -3.2, -.3), (50, 60, -.018), kit.mat_plain('grit', (.16, .145, .12), .95, .1, noise_amt=.5, noise_scale=30))
kit.paving(m_pave, -6, 24, -3.2, -OUT - .012, 0, w=.9, d=.45, joint=.006, rng=rng, uneven=.0012, askew=.0007)
kit.box('kerb', (-60, -3.36, -.3), (80, -3.205, .003), m_kerb, bevel=.01)
kit.box('asphalt', (-90, -70, -.6), (120, -3.3, -.10), kit.mat_plain('asphalt', (.095, .093, .09), .85, .25, noise_amt=.4, noise_scale=12, bump=.004))
kit.box('far kerb', (-90, -26, -.3), (120, -9.5, 0), kit.mat_plain('far', (.27, .255, .23), .9, .1, noise_amt=.3, noise_scale=3))


# what the panes mirror: houses across, trees, clouds
def house(loc, turn, w, d, eaves, ridge, colour):
    """A house of plaster, its long side to -y before it is turned; windows with pale surrounds, a tiled roof."""
    wall, trim, tile = kit.mat_render('plaster', colour), kit.mat_plain('trim', (.62, .59, .53), .8, .2), kit.mat_plain('tile', (.19, .095, .065), .8, .2, noise_amt=.4, noise_scale=5)
    obs = [kit.box('house', (-w / 2, -d / 2, 0), (w / 2, d / 2, eaves), wall)]
    slope, run = math.atan2(ridge - eaves, d / 2), math.hypot(ridge - eaves, d / 2) + .6
    for s in (-1, 1):
        obs.append(kit.box('roof', (-w / 2 - .5, -run / 2, -.09), (w / 2 + .5, run / 2, .09), tile, rot=(-s * slope, 0, 0)))
        obs[-1].location = (0, s * run / 2 * math.cos(slope), ridge - run / 2 * math.sin(slope) + .1)
    V = np.array([(x, y, z) for x in (-w / 2, w / 2) for y, z in ((-d / 2, eaves), (d / 2, eaves), (0, ridge))])
    obs.append(kit.mesh_from('gable', V, np.array([[0, 1, 2], [3, 4, 5]]), mat=wall))
    for side, long, deep in ((0, w, d), (1, d, w)):
        for s in np.arange(1.6, long - 1.2, 1.9) - long / 2:
            for z in np.arange(1.0, eaves - 1.6, 2.5):
                for y0, grow, mat in ((.03, .14, trim), (.05, 0, m_mirrored)):
                    p, q = (s - .5 - grow, -deep / 2 - y0, z - grow), (s + .5 + grow, -deep / 2 + .1, z + 1.5 + grow)
                    obs.append(kit.box('w', p, q, mat) if side == 0 else kit.box('w', (-q[1], p[0], p[2]), (-p[1], q[0], q[2]), mat))
    kit.group(obs, loc, turn)


house((15.4, -36, 0), math.radians(135), 13, 9, 5.5, 8.0, (.66, .53, .36))
house((44, -34, 0), math.radians(165), 13, 10, 5.4, 7.6, (.74, .62, .46))
house((75, -36, 0), math.radians(175), 24, 10, 6.0, 9.0, (.60, .47, .37))
garden.hedge((4, -21, 0), (70, -20, 1.25), density=350)
garden.ring(60, (10, 0), 58, 95)
garden.plant([(7.2, -13, 0, .85), (25, -13, 0, .9), (37, -14, 0, .8), (15, -46, 0, 1.2), (29, -44, 0, 1.2)], 'big')
garden.plant([(5.6, -3.9, 0, .9), (17.6, -4.1, 0, 1.0), (11.8, -6.8, 0, .95)], 'big', shade_only=True)
m_cloud = bpy.data.materials.new('cloud')
n = N(m_cloud)
veil = n.ramp(n.stretched(n('TexCoord').outputs['Object'], (.0022, .0034, 1), 8, .58), [(.46, 0), (.66, .85)])
n.out(n('MixShader', ins={0: veil, 1: n('BsdfTransparent'), 2: n('Emission', ins={'Color': np.array((1, .97, .93)), 'Strength': 1.0})}).outputs[0])
high = kit.mesh_from('clouds', 6e3 * np.array([(-1, -1, .08), (1, -1, .08), (1, 1, .08), (-1, 1, .08)]), np.array([[0, 1, 2, 3]]), mat=m_cloud)
high.visible_diffuse = high.visible_shadow = m_cloud.cycles.sample_as_light = False

# what the street leaves: leaves along the foot, on its ledge, a few on the pavement; a bicycle
for k, (*place, z, number) in enumerate(((0, 14, -.135, -.09, .002, 150), (0, 14, -.24, -.09, .003, 110), (2.6, 3.6, -.19, -.085, .010, 60), (6.2, 7.4, -.2, -.085, .010, 60), (0, 14, -1.3, -.2, .003, 70),
                                        (0, 14, -3, -.9, .003, 45), (1.9, 3.5, .02, .20, FOOT + .006, 9), (4.9, 6.5, .05, .2, FOOT + .006, 7))):
    garden.leaves(*place, z, number, size=.062, seed=k)
kit.bicycle(3.66, -.375, .088)

kit.sky(elev=27, azim=-26, strength=.12, sun=7.5, sun_size=.6, dust=1.3, sun_tint=(1, .90, .78))
kit.camera((-.1, -5.0, 1.55), (3.81, 0, 1.57), lens=32, fstop=None, arch=True)
kit.finish('produkt-fassaden', exposure=.32)
