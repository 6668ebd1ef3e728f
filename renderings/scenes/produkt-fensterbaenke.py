"""Outer sill as the drawing shows it: 200 x 40 mm, fall, upstand, drip groove in its end. Seen by who passes along the house; soft sun from the left lights its face and top, its end is in the shade; rosemary in a pot has just been watered."""
import math
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import bpy                                                          # noqa: E402
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402
from mesh import fillet                                             # noqa: E402
from nodes import N                                                 # noqa: E402
from noise import to_srgb                                           # noqa: E402
from PIL import Image                                               # noqa: E402
from plants import leaves_mesh                                      # noqa: E402
from render import TMP                                              # noqa: E402
from scipy import ndimage as ndi                                    # noqa: E402
from scipy.signal import fftconvolve                                # noqa: E402

kit.begin(2160, 1440, spp=18, bounces=(4, 2, 3, 3, 8))
Z, X0, X1, M, W, REV = .95, -1.96, .62, -.72, 1.4, .150            # height of the sill's foot, ends of the window, the mullion, height of the window, depth of the reveal
POT = (-.20, .062, Z + .0456)
m = kit.maps('21-scene')


def watered(n, at):
    """Below the saucer, and from there as a run over the front arris."""
    x, y = (n('SeparateXYZ', ins={0: at}).outputs[k] for k in 'XY')
    off = n.math('ADD', n.math('SUBTRACT', x, POT[0] + .022), n.math('MULTIPLY', n.math('SUBTRACT', n.noise(at, 22, 4, .6), .5), .07))
    wide = n.ramp(n.math('ADD', y, .05), [(0, .046), (.05, .052), (.13, .098)])
    far = n.math('SUBTRACT', n.math('ABSOLUTE', off), wide)
    out = n.math('MAXIMUM', n.math('ADD', far, .012), n.math('SUBTRACT', y, .115))
    return n.ramp(n.math('ADD', out, .02), [(.017, .78), (.021, 0.0)]), n.ramp(n.math('ADD', out, .02), [(.008, .8), (.014, 0.0)])


def weathered(n, at, colour):
    """Rain that runs off beside the ends of the sill leaves a darker streak."""
    x, z = (n('SeparateXYZ', ins={0: at}).outputs[k] for k in 'XZ')
    streak = n.ramp(n.math('ABSOLUTE', n.math('SUBTRACT', n.math('ADD', x, n.math('MULTIPLY', n.stretched(at, (30, 30, 3)), .05)), X1 + .035)), [(0, 1.0), (.045, 0.0)])
    below = n.math('MULTIPLY', n.ramp(n.math('SUBTRACT', Z, z), [(-.01, 0.0), (.02, 1.0)]), n.ramp(n.math('SUBTRACT', Z, z), [(.02, 1.0), (.60, .15)]))
    return n.mix('MULTIPLY', n.math('MULTIPLY', streak, below), colour, np.array((.82, .815, .80)))


def insulating(name):
    """Two panes and a coating: they mirror more than one and bow a little; behind them a dim room and the folds of a linen curtain."""
    mat = bpy.data.materials.new(name)
    n = N(mat)
    at = n('NewGeometry').outputs['Position']
    x = n('SeparateXYZ', ins={0: at}).outputs['X']
    fold = n.math('SINE', n.math('MULTIPLY', n.math('ADD', x, n.math('MULTIPLY', n.stretched(at, (17, 1, .4), 3), .085)), 150.0))
    linen = n.math('MULTIPLY', n.ramp(n.math('ADD', n.math('MULTIPLY', fold, .5), .5), [(0, .45), (.6, .75), (1, 1.0)]), n.ramp(x, [(.345, 0.0), (.365, 1.0)]))
    wave = n('Bump', ins={'Distance': .0011, 'Height': n.noise(at, 4, 1, .4)})
    out = n('MixShader', ins={0: n.math('MULTIPLY', n('Fresnel', ins={'IOR': 1.5}).outputs[0], 3.2, clamp=True)})
    n.set(out, 1, n('BsdfDiffuse', ins={'Color': n.mix('ADD', 1.0, np.full(3, .012), n.mix('MULTIPLY', 1.0, np.array((.135, .122, .103)), linen))}).outputs[0])
    n.set(out, 2, n('BsdfGlossy', ins={'Roughness': 0.0, 'Color': np.array((.95, .97, 1)), 'Normal': wave}).outputs[0])
    n.out(out.outputs[0])
    return mat


def mirrored(turn=math.radians(222), far=25, width=40, foot=-3, high=14, px=26):
    """What the panes mirror, out of focus as a lens at this distance has it: evening sky, a wood, trees in autumn, meadow. A card that only mirrors see."""
    rng, w, h = np.random.default_rng(11), width * px, high * px
    u, z = np.meshgrid((np.arange(w) + .5) / px - width / 2, foot + high - (np.arange(h) + .5) / px)
    lay = lambda below, share, colour: below * (1 - share[..., None]) + share[..., None] * colour
    up = np.clip((z - 1.2) / 6, 0, 1)[..., None] ** .8
    card = (1 - up) * np.array((.93, .90, .84)) + up * np.array((.40, .53, .72))
    soft = lambda size: ndi.gaussian_filter(rng.normal(0, size * px, (h, w)), size * px)
    meadow = np.clip((1.02 - z) / .12 + .5, 0, 1)
    card = lay(card, meadow, np.array((.165, .165, .075)) * np.clip(.45 + .55 * z + .9 * soft(.35), .3, 1.4)[..., None])
    wood = [(at, rng.uniform(2.0, 3.1), np.array((.15, .12, .06)) * rng.uniform(.7, 1.5) + (.05, .055, .06)) for at in rng.uniform(-16, 16, 60)]
    for at, tall, tone in wood + [(-12.4, 7.5, (.27, .15, .05)), (-8.9, 5.4, (.16, .13, .045)), (-3.6, 6.4, (.15, .11, .04)), (.4, 8.2, (.30, .165, .05)), (3.1, 4.3, (.13, .115, .045)), (9.5, 6.0, (.2, .14, .05))]:
        c = rng.normal((at, .60 * tall), (.17 * tall, .16 * tall), (120, 2))
        leaf = (c[:, None] + rng.normal(0, .045 * tall, (120, int(30 * tall), 2))).reshape(-1, 2)
        dense = np.histogram2d(leaf[:, 1], leaf[:, 0], (h, w), ((foot, foot + high), (-width / 2, width / 2)))[0][::-1]
        card = lay(card, np.clip(1.5 - np.abs(u - at - .05 * z) / (.022 * tall), 0, 1) * (z < .6 * tall) * (z > .55), np.array((.075, .06, .045)))
        card = lay(card, 1 - np.exp(-1.3 * ndi.gaussian_filter(dense, 1)), np.array(tone) * np.clip(1 + .9 * soft(.14), .5, 1.7)[..., None])
    k = int(.24 * px)
    disc = np.hypot(*np.mgrid[-k:k + 1, -k:k + 1]) <= k
    card = np.stack([fftconvolve(np.pad(card[..., i], k, 'edge'), disc / disc.sum(), 'valid') for i in range(3)], -1)
    path = os.path.join(TMP, 'mirrored.png')
    Image.fromarray((to_srgb(np.clip(card, 0, 1)) * 255 + .5).astype(np.uint8)).save(path)
    mat = bpy.data.materials.new('mirrored')
    n = N(mat)
    n.out(n('Emission', ins={'Color': n('TexImage', image=bpy.data.images.load(path)).outputs[0], 'Strength': 1.25}).outputs[0])
    c, side = np.array((math.cos(turn), math.sin(turn), 0)) * far, np.array((-math.sin(turn), math.cos(turn), 0)) * width / 2
    o = kit.mesh_from('mirrored', np.array([c - side + (0, 0, foot), c + side + (0, 0, foot), c + side + (0, 0, foot + high), c - side + (0, 0, foot + high)]), np.array([[0, 1, 2, 3]]), np.array([[0, 0], [1, 0], [1, 1], [0, 1]]), mat=mat)
    o.visible_camera = o.visible_diffuse = o.visible_shadow = o.visible_transmission = False


m_sill = kit.mat_baked('sill', m, 'UV', bump=1.0, spec=.22, tint=(.9, .905, .92), calm=.16, wet=watered)
m_wall = kit.mat_render('render', (.58, .545, .485), trowel=.003, weather=weathered)
m_frame = kit.mat_wood('oak', (.25, .155, .088), .5, .3, board=.5)
m_mortar = kit.mat_render('mortar', (.50, .475, .43), grain=.0007)
m_pane = insulating('pane')
m_gasket = kit.mat_plain('gasket', (.02, .02, .02), .6, .3)

# the sill: its face 50 mm before the render, the window 150 mm behind it; y grows inwards. Its end with the upstand is a bar of its own, laid over it by a hair's breadth with the same stone
profile, end, off = kit.pieces.sill(), X1 + .012, (.05, .04)
for x0, x1, points, d, ends, dv in ((X0 - .012, end - .008, profile, 0, '', 0), (end - .018, end, [(y, z + .018 * (z > .02)) for y, z in profile], .00002, 'ab', -.036)):
    kit.bar('sill', m, m_sill, kit.pieces.shift(points, -.050 - d, Z - d), x0, x1, step=.0010, arris=.0025, worn=26, chip=.0006, off=(off[0] + x0, off[1] + dv), ends=ends, fine=(-.5, end))
# rendered wall round the opening, a bed of mortar below the sill
S = Z - .005
for lo, hi in (((-4, 0, -1), (4, .3, S)), ((-4, -.0002, S - .1), (X0 - .014, .3, 3.5)), ((X1 + .014, -.0002, S - .1), (4, .3, 3.5)), ((X0 - .02, 0, Z + W), (X1 + .02, .3, 3.5))):
    kit.box('wall', lo, hi, m_wall, bevel=.003, segments=3)
kit.box('bed', (X0, .0015, S - .01), (end + .004, .02, Z + .001), m_mortar)
# the joint at its end: mortar in the reveal, drawn by hand into the corner outside
kit.prism('mortar', [(0, S), (.16, S), (.16, Z + .066), (0, Z + .058)], end - .001, end + .006, m_mortar)
fillet('fillet', end, 1, S - .003, Z + .059, m_mortar, 4)
# window: frame, glass before a dim room
y = REV + .004
B = Z + .052
for lo, hi in (((X0, y, B), (X1, y + .07, B + .062)), ((X0, y + .001, B), (X0 + .06, y + .07, Z + W)), ((X1 - .06, y + .001, B), (X1, y + .07, Z + W)), ((M - .04, y + .001, B), (M + .04, y + .07, Z + W))):
    kit.box('frame', lo, hi, m_frame, bevel=.004, segments=3)
kit.box('rail', (X0 + .065, y + .012, B + .066), (M - .045, y + .06, B + .13), m_frame, bevel=.003, segments=3)
kit.box('rail', (M + .045, y + .012, B + .066), (X1 - .065, y + .06, B + .13), m_frame, bevel=.003, segments=3)
for a, b in ((X0 + .065, X0 + .12), (M - .10, M - .045), (M + .045, M + .10), (X1 - .12, X1 - .065)):
    kit.box('stile', (a, y + .012, B + .131), (b, y + .06, Z + W), m_frame, bevel=.003, segments=3)
kit.box('seal', (X0, y - .001, Z + .045), (X1, y + .05, B + .001), m_gasket)
kit.mesh_from('pane', np.array([[X0, y + .035, B], [X1, y + .035, B], [X1, y + .035, Z + W], [X0, y + .035, Z + W]]), np.array([[0, 1, 2, 3]]), mat=m_pane)

garden = kit.Garden('herbst', 19)
for k, (u, v) in enumerate(((.20, .055), (-.60, .05))):
    garden.beech_leaf(u, v, Z + .0402 + .05 * (v + .05), (.058, .050)[k], 1.1 + 2.3 * k, 700 + k, .12 + .02 * k)

# a pot of clay on its saucer, on the fall as it is
clay = kit.mat_plain('clay', (.36, .155, .085), .85, .2, noise_amt=.35, noise_scale=40, bump=.0006)
pot = [kit.lathe('saucer', [(0, 0), (.060, 0), (.066, .004), (.074, .020), (.071, .0205), (.062, .006), (0, .006)], clay),
       kit.lathe('pot', [(0, .007), (.046, .007), (.050, .010), (.064, .098), (.071, .099), (.073, .102), (.075, .126), (.073, .129), (.068, .128), (.066, .116)], clay),
       kit.lathe('soil', [(.067, .116), (.04, .120), (0, .122)], garden.soil)]
rng, P, D = np.random.default_rng(8), [], []
bark = kit.mat_plain('stem', (.13, .095, .06), .9, .1)
for k in range(52):                                                 # rosemary: stems that turn upwards, needles in whorls
    turn, out, high = rng.uniform(0, 2 * math.pi), math.sqrt(rng.uniform(0, 1)), rng.uniform(.10, .20)
    t = np.linspace(0, 1, 30)[:, None]
    side = np.array((math.cos(turn), math.sin(turn), 0))
    bend = np.array((*rng.normal(0, .012, 2), 0))
    at = side * (.040 * out + .075 * out * t ** .7) + bend * t ** 2 + np.array((0, 0, 1)) * (.118 + (high - .05 * out) * t)
    pot.append(kit.tube('stem', at, np.linspace(.0017, .0007, 30), bark, 6))
    where = np.repeat(np.linspace(.12, 1, int(high * 330)), 4)
    P.append(np.stack([np.interp(where, t[:, 0], at[:, i]) for i in range(3)], -1))
    a = rng.uniform(0, 2 * math.pi, len(where))
    D.append(np.stack([np.cos(a), np.sin(a), rng.uniform(.55, 1.0, len(a)) + 1.6 * where ** 6], -1) + .35 * side)
pot.append(leaves_mesh('needles', np.concatenate(P), np.concatenate(D), .021, rng, kit.mat_leaf('rosemary', (.045, .075, .034), (.105, .145, .070), .2, .45), .13))
for o in pot:
    o.location, o.rotation_euler = POT, (math.atan(.05), 0, 0)

# before the house: a shrub that throws its shadow on the plaster, gravel
garden.plant([(-1.05, -.78, .30, .30)], shade_only=True)
kit.box('gravel', (-60, -60, -.3), (60, 0, 0), kit.mat_plain('gravel', (.30, .285, .25), .95, .1))
mirrored()
kit.sky(elev=34, azim=234, strength=.11, sun=4.9, sun_size=1.8, dust=1.3, sun_tint=(1, .92, .82))
kit.camera((1.0, -.62, 1.18), (.25, .05, .998), lens=36, fstop=6.3, focus=(.52, -.05, .99), arch=True)
kit.finish('produkt-fensterbaenke', exposure=.1, look='High Contrast')
