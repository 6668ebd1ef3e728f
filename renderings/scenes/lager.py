"""The store of finished slabs in the works: slabs on edge on two A-frames of timber, Nr. 12 in front; a slab of Nr. 24 that is being ground on a table. High windows on the left, out of view."""
import math
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import bpy                                                          # noqa: E402
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402
from nodes import N                                                 # noqa: E402
from scipy.interpolate import CubicSpline                           # noqa: E402

kit.begin(2880, 1440, spp=14, bounces=(4, 3, 2, 1, 2), clamp=2.5)
rng = np.random.default_rng(27)
LEAN, GAP = math.radians(6), .012
X0, X1, Y0, Y1, H = -5.6, 5.6, -4.0, 11.0, 5.6                       # the hall
TABLE, TOP = np.array((-1.02, 2.30, 0)), .78


def far(n, at, point):
    return n('VectorMath', operation='DISTANCE', ins={0: at, 1: point}).outputs['Value']


def dusty(n, at, col):
    """Dried slurry on what looks up, and rising from the foot of a slab."""
    up = n('SeparateXYZ', ins={0: n('NewGeometry').outputs['Normal']}).outputs['Z']
    foot = n.math('SUBTRACT', n.stretched(at, (9, 9, 1.6)), n.math('MULTIPLY', n('SeparateXYZ', ins={0: at}).outputs['Z'], .55))
    film = n.math('MAXIMUM', n.math('MULTIPLY', n.ramp(up, [(.5, 0), (.9, 1)]), .55), n.math('MULTIPLY', n.ramp(foot, [(.28, 0), (.70, 1)]), .16))
    return n.mix('MIX', film, col, np.array((.43, .42, .40)))


def worn(n, at, col):
    """The floor: tracks of a fork lift from the gate to the racks, slurry that has dried, scuffs."""
    p = n('SeparateXYZ', ins={0: at}).outputs
    bent = n.math('MULTIPLY', n.math('POWER', n.math('SUBTRACT', p['Y'], 8.0), 2.0), .020)
    u = n.math('SUBTRACT', n.math('ADD', p['X'], n.math('MULTIPLY', p['Y'], .13)), n.math('SUBTRACT', .42, bent))
    rubbed = n.ramp(n.noise(at, 5, 6, .65), [(.30, .15), (.58, 1)])
    for shift, dark in ((0, .75), (.34, .5)):
        track = n.ramp(n.math('ABSOLUTE', n.math('SUBTRACT', n.math('ABSOLUTE', n.math('SUBTRACT', u, shift)), .46)), [(.055, 1), (.085, 0)])
        col = n.mix('MULTIPLY', n.math('MULTIPLY', n.math('MULTIPLY', track, rubbed), dark), col, np.array((.12, .12, .125)))
    col = n.mix('MULTIPLY', .55, col, n.ramp(n.noise(at, .7, 8, .62), [(.30, (.62, .61, .60)), (.68, (1.08, 1.08, 1.08))]))
    near = n.math('SUBTRACT', n.noise(at, 3.4, 8, .66, .3), n.math('MULTIPLY', far(n, at, (-1.0, 3.3, 0)), .075))
    return n.mix('MIX', n.math('MULTIPLY', n.ramp(near, [(.34, 0), (.47, 1)]), .45), col, np.array((.43, .42, .40)))


def splashed(n, at):
    """Water by the pail."""
    f = n.math('SUBTRACT', n.math('MULTIPLY', n.noise(at, 2.4, 6, .55), .7), n.math('MULTIPLY', far(n, at, (-.36, 4.05, 0)), .34))
    return n.ramp(f, [(.06, 0), (.10, .85)]), n.ramp(f, [(.12, 0), (.15, .95)])


def rim(n, at):
    """Distance from the rim of what is ground: where a disc has been."""
    d = far(n, at, tuple(TABLE + (-.62, .02, TOP)))
    for x, y in ((-.42, -.20), (-.36, .22), (-.20, .02), (-.08, -.25), (.02, .16)):
        d = n.math('MINIMUM', d, far(n, at, tuple(TABLE + (x, y, TOP))))
    return n.math('ADD', n.math('SUBTRACT', d, .205), n.math('MULTIPLY', n.math('SUBTRACT', n.noise(at, 34, 5, .6), .5), .035))


def ground(n, at, col):
    d = rim(n, at)
    skin = n.mix('MULTIPLY', 1.0, np.array((.150, .148, .146)), n.ramp(n.noise(at, 7, 6, .58), [(.32, .74), (.68, 1.12)]))
    col = n.mix('MIX', n.ramp(d, [(0, 0), (.014, .93)]), col, skin)
    milk = n.math('MULTIPLY', n.ramp(n.math('ABSOLUTE', d), [(.004, 1), (.030, 0)]), n.ramp(n.noise(at, 22, 5, .6), [(.34, .15), (.60, 1)]))
    return n.mix('MIX', n.math('MULTIPLY', milk, .72), col, np.array((.46, .455, .44)))


def wetted(n, at):
    inside = n.ramp(rim(n, at), [(0, 1), (.03, 0)])
    return n.math('MULTIPLY', inside, .30), n.math('MULTIPLY', inside, n.ramp(n.noise(at, 7, 6, .6), [(.46, .1), (.60, .85)]))


stones = {k: kit.mat_baked('stone' + k, kit.maps(k + '-scene'), 'BOX', bump=1, spec=.45, variation=.05, calm=.03, weather=dusty) for k in ('12', '20', '17', '10', '21', '24', '11', '13')}
m_work = kit.mat_baked('work', kit.maps('24-scene'), 'BOX', bump=1, spec=.5, variation=0, rough_mul=7, weather=ground, wet=wetted)
m_floor = kit.mat_baked('floor', kit.maps('beton_kachel'), 'BOX', bump=.7, spec=.4, variation=0, rough_mul=.8, tint=(.60, .59, .575), weather=worn, wet=splashed)
m_deal = [kit.mat_wood(f'deal{k}', c, .75, .2, board=.5) for k, c in enumerate(((.30, .222, .143), (.245, .180, .115)))]
m_lath = kit.mat_wood('lath', (.50, .385, .25), .75, .2, board=.3)
m_glulam = kit.mat_wood('glulam', (.34, .235, .135), .7, .2, board=.04)
boards = [kit.mat_wood(f'board{k}', c, .8, .15, board=.5) for k, c in enumerate(((.40, .335, .26), (.37, .305, .23), (.43, .36, .285)))]
m_gate = kit.mat_wood('gate', (.24, .165, .10), .6, .25, board=.5)
m_steel = kit.mat_plain('steel', (.060, .062, .064), .45, .5, metal=.7, noise_amt=.25, noise_scale=9)
m_plinth = kit.mat_baked('plinth', kit.maps('beton_kachel'), 'BOX', bump=1, spec=.3, variation=.03, tint=(.80, .79, .77), grime=.15)
m_white = kit.mat_plain('lime', (.55, .54, .51), .9, .1)


def leaned(obs):
    """Upright parts, their foot at the origin, leaned back onto the frame."""
    c, s = math.cos(-LEAN), math.sin(-LEAN)
    for o in obs:
        x, y, z = o.location
        o.location = (x, -.24 + c * y - s * z, .235 + s * y + c * z)
        o.rotation_euler[0] -= LEAN
    return obs


def side(slabs):
    """One side of a frame: posts, bearers, slabs from the innermost outwards as (stone, from x, length, height, thickness), laths between them."""
    obs, v = [], 0
    for x in (-1.0, 0, 1.0):
        obs += [kit.box('post', (x - .045, .001, 0), (x + .045, .085, 1.36), m_deal[0], bevel=.003), kit.box('bearer', (x - .05, -.46, -.115), (x + .05, .08, -.001), m_deal[1], bevel=.004)]
    for stone, x, w, h, t in slabs:
        x, w = x + rng.normal(0, .006), w + rng.normal(0, .004)
        obs += [kit.box('lath', (k - .02, -v - GAP, .002), (k + .02, -v, h + rng.uniform(.01, .05)), m_lath, bevel=.001) for k in (x + .22 * w + rng.normal(0, .02), x + .8 * w + rng.normal(0, .02))]
        obs.append(kit.box('slab', (x, -v - GAP - t, 0), (x + w, -v - GAP, h), stones[stone], bevel=.0025, segments=3))
        v += GAP + t
    return leaned(obs)


def rack(loc, turn, front, back, *more):
    obs = side(front) + kit.group(side(back), (0, 0, 0), math.pi) + list(more)
    for x in (-1.0, 0, 1.0):
        obs.append(kit.box('sole', (x - .06, -.72, .004), (x + .06, .72, .120), m_deal[1], bevel=.006))
    for y in (-.25, .25):
        obs.append(kit.box('sill', (-1.3, y - .045, .121), (1.3, y + .045, .175), m_deal[0], bevel=.004))
    obs.append(kit.box('ridge', (-1.30, -.04, 1.44), (1.34, .04, 1.55), m_deal[0], bevel=.004))
    obs += [kit.rod('bolt', (x, y, 1.50), (x, 1.03 * y, 1.50), .011, m_steel) for x in (-1.0, 0, 1.0) for y in (-.115, .115)]
    return kit.group(obs, loc, turn)


def apron():
    """An apron of canvas on a peg in the end of the ridge, gathered by its strap."""
    u, v = np.meshgrid(np.linspace(-1, 1, 120), np.linspace(0, 1, 90))
    half = .022 + .165 * np.clip(v * 2.4, 0, 1) ** .7 + .03 * v
    fold = (.010 + .022 * np.clip(1.6 * v, 0, 1)) * (np.sin(9.5 * u + 1.3 * v + .4) + .55 * np.sin(17 * u - 2.1 * v))
    P = np.stack([1.405 + fold + .02 * v, half * u + .012 * np.sin(5 * v), 1.46 - .80 * v - .018 * np.cos(6 * u) * v + .02 * (u * u) * v], -1)
    canvas = kit.mat_plain('canvas', (.050, .068, .088), .9, .15, noise_amt=.35, noise_scale=14, bump=.0006)
    strap = [(1.405, .020 * math.sin(t) * (1 + .4 * math.cos(t)), 1.485 - .035 * math.cos(t)) for t in np.linspace(.3, 2 * math.pi - .3, 24)]
    return [kit.sheet('apron', P, np.stack([u, v], -1), canvas), kit.tube('strap', strap, [.006] * 24, canvas, 8), kit.rod('peg', (1.33, 0, 1.495), (1.44, 0, 1.520), .009, m_lath)]


def towel(u0, edge, z):
    """A cloth laid over an edge that looks to -y, half on the slab."""
    u, v = np.meshgrid(np.linspace(0, .27, 90), np.linspace(-.16, .21, 110))
    hang = np.clip(v, 0, 1)
    wave = (.003 + .075 * hang) * np.sin(31 * u + 3 * v) * .55 + (.002 + .03 * hang) * np.sin(67 * u - 5 * v + 1) * .5
    turn = np.clip((v + .012) / .024, 0, 1) * math.pi / 2
    y = edge - np.where(v < -.012, v + .012, 0) - .012 * np.sin(turn) - .004 - np.abs(wave) * (v > 0)
    zz = z + .004 - .012 * (1 - np.cos(turn)) - np.clip(v - .012, 0, 1) + np.where(v < 0, np.abs(wave) * 1.4 + .006 * np.exp(-((u - .1 + v) / .02) ** 2), 0)
    x = u0 + u + .10 * hang * (u - .13) + .015 * np.sin(20 * v)
    cotton = bpy.data.materials.new('cotton')
    n = N(cotton)
    band = n.ramp(n('SeparateXYZ', ins={0: n('UVMap').outputs[0]}).outputs['Y'], [(0, 0), (.150, 1), (.166, 0), (.174, 1), (.180, 0)], 'CONSTANT')
    n.out(n('BsdfPrincipled', ins={'Base Color': n.mix('MIX', band, np.array((.37, .355, .315)), np.array((.05, .075, .13))), 'Roughness': .95, 'Specular': .1}).outputs[0])
    return kit.sheet('cloth', np.stack([x, y, zz], -1), np.stack([u, v], -1), cotton)


# the hall: floor with sawn joints, plinth and boards, columns, a gate ajar in the rear wall
GATE, HEAD = (-2.05, -.85), 2.55
kit.box('floor', (X0 - .3, Y0, -.3), (X1 + .3, Y1 + .3, 0), m_floor)
m_joint = kit.mat_plain('joint', (.035, .034, .033), .9, .1)
for y in (2.2, 7.2):
    kit.box('joint', (X0, y, -.01), (X1, y + .008, .0003), m_joint)
kit.box('joint', (-2.55, Y0, -.01), (-2.542, Y1, .0003), m_joint)
for a, b in ((X0, GATE[0]), (GATE[1], X1)):
    kit.box('plinth', (a, Y1 - .04, 0), (b, Y1 + .3, .95), m_plinth, bevel=.004)
for x in np.arange(X0, X1, .18):
    if x + .18 < GATE[0] or x > GATE[1]:
        kit.box('board', (x + .002, Y1, .95), (x + .178, Y1 + .03, H), boards[rng.integers(3)], bevel=.002)
kit.box('lintel', (GATE[0] - .2, Y1 - .03, HEAD), (GATE[1] + .2, Y1 + .3, H), m_glulam)
for k, x in enumerate(np.arange(GATE[0] + .52, GATE[0] + 2.5, .2)):
    kit.box('leaf', (x + .002, Y1 - .13, .03), (x + .198, Y1 - .09, HEAD + .08), m_gate, bevel=.003)
kit.box('rail', (GATE[0] - .3, Y1 - .15, HEAD + .10), (GATE[1] + 2.1, Y1 - .08, HEAD + .17), m_steel)
for x in (-4.6, -2.45, 1.35, 4.2):
    kit.box('column', (x - .10, Y1 - .42, .12), (x + .10, Y1 - .14, H), m_glulam, bevel=.006)
    kit.box('shoe', (x - .11, Y1 - .44, 0), (x + .11, Y1 - .12, .14), m_steel, bevel=.004)
kit.box('right', (X1, Y0, 0), (X1 + .3, Y1, H), boards[1])
kit.box('front', (X0, Y0 - .3, 0), (X1, Y0, H), m_white)
kit.box('roof', (X0 - .4, Y0, H), (X1 + .3, Y1 + .3, H + .3), boards[0])
kit.box('yard', (-30, Y1 + .3, -.3), (30, 40, -.01), kit.mat_plain('asphalt', (.24, .24, .235), .85, .2, noise_amt=.3, noise_scale=30))
kit.box('trees', (-14, 24, 0), (12, 25, 9), kit.mat_plain('trees', (.17, .20, .10), .9, .1, noise_amt=.75, noise_scale=1.3))

# high windows on the left, with mullions, each a lamp
SILL, TOPS = 2.75, 4.75
kit.box('under', (X0 - .3, Y0, 0), (X0, Y1, SILL), m_plinth)
kit.box('over', (X0 - .3, Y0, TOPS), (X0, Y1, H), m_white)
opens = [(-1.6, .6), (1.7, 3.75), (4.5, 6.55), (7.2, 8.8)]
for a, b in zip([Y0, *(o[1] for o in opens)], [*(o[0] for o in opens), Y1]):
    kit.box('pier', (X0 - .3, a, SILL), (X0, b, TOPS), m_white)
for a, b in opens:
    for f in (1 / 3, 2 / 3):
        y = a + f * (b - a)
        kit.box('mullion', (X0 - .19, y - .03, SILL), (X0 - .12, y + .03, TOPS), m_steel)
    kit.box('transom', (X0 - .19, a, 3.72), (X0 - .12, b, 3.78), m_steel)
    kit.area((X0 - .32, (a + b) / 2, (SILL + TOPS) / 2), (0, (a + b) / 2, 1.2), b - a, TOPS - SILL, 150, (.90, .955, 1)).visible_glossy = False

# slabs: the nearest of Nr. 12; behind it each longer and higher than the one before it
ticket = leaned([kit.box('ticket', (1.00, -.2908, .815), (1.105, -.2902, .885), kit.mat_plain('paper', (.66, .65, .61), .8, .2)),
                 kit.text('12', .048, (1.052, -.2911, .836), kit.mat_plain('ink', (.02, .02, .025), .6, .2), rot=(math.pi / 2, 0, 0))])
rack((.81, 4.57, 0), math.radians(-52),
     [('21', -1.20, 2.38, 1.27, .040), ('17', -1.12, 2.31, 1.20, .040), ('10', -1.04, 2.20, 1.125, .050), ('20', -.84, 2.02, 1.04, .040), ('12', -.34, 1.50, .92, .060)],
     [('13', -1.18, 2.34, 1.28, .040), ('20', -1.10, 2.24, 1.18, .050), ('24', -1.16, 2.30, 1.05, .040), ('11', -.9, 2.05, .95, .060)], *apron(), *ticket)
rack((-2.49, 6.25, 0), math.radians(-52),
     [('20', -1.2, 2.40, 1.28, .040), ('21', -1.1, 2.27, 1.22, .050), ('12', -1.1, 2.30, 1.12, .040), ('17', -1.0, 2.16, 1.02, .050), ('10', -.6, 1.78, .88, .060)],
     [('17', -1.2, 2.36, 1.28, .050), ('12', -1.2, 2.40, 1.20, .040), ('10', -1.1, 2.26, 1.10, .060), ('21', -1.0, 2.18, .98, .050), ('20', -.8, 1.96, .80, .050)])

# the table: frame of steel, two timbers, the slab that is being ground; rule, pencil, cloth
T = []
for y in (-.30, .30):
    T.append(kit.box('timber', (-.74, y - .045, TOP - .142), (.66, y + .045, TOP - .052), m_deal[0], bevel=.004))
for x in (-.60, .52):
    T.append(kit.box('rail', (x - .03, -.37, TOP - .20), (x + .03, .37, TOP - .143), m_steel, bevel=.003))
    T += [kit.box('leg', (x - .03, y - .03, 0), (x + .03, y + .03, TOP - .20), m_steel, bevel=.003) for y in (-.33, .33)]
    T.append(kit.box('stay', (x - .02, -.30, .20), (x + .02, .30, .24), m_steel, bevel=.002))
T.append(kit.box('work', (-.72, -.37, TOP - .05), (.62, .37, TOP), m_work, bevel=.003, segments=3))
T.append(towel(.27, -.37, TOP))
T += kit.group([kit.box('straightedge', (-.40, -.032, 0), (.40, .032, .016), kit.mat_plain('aluminium', (.56, .565, .57), .38, .5, metal=.8, noise_amt=.2, noise_scale=40), bevel=.001)], (.10, .10, TOP + .0004), .30)
T += kit.pencil((.12, -.13, TOP + .0004), .5, colour=(.28, .022, .012))
T += [kit.box('pad', (-.16, -.17, TOP + .012), (-.06, -.10, TOP + .042), kit.mat_plain('foam', (.025, .026, .028), .8, .2, noise_amt=.2, noise_scale=90), bevel=.005, segments=3),
      kit.box('grit', (-.159, -.169, TOP + .0005), (-.061, -.101, TOP + .0125), kit.mat_plain('resin', (.34, .22, .03), .5, .3), bevel=.002)]
kit.group(T, TABLE, .20)

kit.pail((-.55, 4.35, 0), .5)
path = np.array([(-.62, 4.15), (-.40, 3.85), (-.05, 3.75), (.12, 4.05), (-.15, 4.45), (-.75, 4.75), (-1.25, 5.25), (-1.0, 6.1), (-.45, 7.2), (-.6, 8.6), (-1.1, 9.9)])
hose = CubicSpline(np.arange(len(path)), path)(np.linspace(0, len(path) - 1, 400))
kit.tube('hose', np.c_[hose[:, 0], np.full(400, .0125), -hose[:, 1]], [.0125] * 400, kit.mat_plain('hose', (.045, .070, .040), .45, .4), 14).rotation_euler = (math.pi / 2, 0, 0)

kit.sky(elev=25, azim=165, strength=.10, sun=4.3, sun_size=.6, dust=1.2, sun_tint=(1, .92, .81))
bpy.context.scene.world.cycles.sampling_method = 'NONE'            # the windows are lamps
kit.area((.8, Y0 + .3, 2.0), (.8, 4, 1), 3.2, 3.0, 75, (.92, .96, 1))   # the gate by which one has come in
kit.camera((0, 0, 1.45), (0, 4, .775), lens=32, fstop=4, focus=(.6, 3.5, .8), arch=True)
kit.finish('werk-lager', exposure=.42, look='High Contrast')
