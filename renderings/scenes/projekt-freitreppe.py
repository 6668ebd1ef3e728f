"""Reference: eight bush-hammered steps up to the covered forecourt of a parish house; a cheek of exposed concrete on the right. view=ferne | wange.

Block steps 1500 x 360 x 150 mm on 30 mm of bearing, slabs of the same mix. After rain, under a bright covered sky: treads dry from the nosing back, a trail of shoes leads
to the door, an umbrella hangs on the handrail. From the path, and the corner at the cheek.
"""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

view = kit.args().get('view', 'ferne')
kit.begin(*((2400, 1500) if view == 'ferne' else (1680, 1050)), spp=18, bounces=(5, 3, 3, 2, 8))
rng = np.random.default_rng(71)
RISE, RUN, DEEP, STEPS, LENGTH = .150, .33, .36, 8, 1.5
X0, X1, TOP = -4.5, 4.5, 1.2                                        # six steps of 1.50 m side by side
YT, YH = STEPS * RUN, 8.6                                           # edge of the forecourt, front of the house
LANE = 2.62                                                         # where people walk up
SHOES = [(LANE + (.10 if k % 2 else -.09) + .02 * np.sin(5 * k), k * RUN + .178 - .006 * (k % 3), .08 * (-1) ** k + .03) for k in range(7)]


def moisture(n, where, base, steps):
    """How wet the stone is, about .5 where it begins to look dry: at the back of a tread, at the foot of a riser, near the cheek and where shoes were."""
    x, y, z = (n('SeparateXYZ', ins={0: where}).outputs[k] for k in 'XYZ')
    part = lambda v, size, off: n.math('FRACT', n.math('DIVIDE', n.math('ADD', v, off), size))
    w = n.math('ADD', n.noise(where, 1.7, 9, .60, .4), base)
    w = n.math('ADD', w, n.ramp(n.math('SUBTRACT', X1, x), [(0, .14), (.75, 0)]))
    if not steps:
        return n.math('SUBTRACT', w, n.ramp(n.math('DIVIDE', y, 10), [(.36, 0), (.46, .30)]))     # under the roof it is dry
    tread = n.ramp(n('SeparateXYZ', ins={0: n('NewGeometry').outputs['Normal']}).outputs['Z'], [(.5, 0), (.8, 1)])
    back = n.ramp(part(y, RUN, .003), [(0, 0), (.25, .13), (.70, .27), (1, .36)])
    foot = n.ramp(part(z, RISE, .001), [(0, .25), (.08, .14), (.30, 0)])
    lane = n.ramp(n.math('ABSOLUTE', n.math('SUBTRACT', x, LANE)), [(.15, .16), (.65, 0)])
    w = n.math('SUBTRACT', n.math('ADD', w, n.mix('MIX', tread, foot, back)), lane)
    for k, (px, py, turn) in enumerate(SHOES):
        own = n('Mapping', vector_type='TEXTURE', ins={'Vector': where, 'Location': (px, py, 0), 'Rotation': (0, 0, turn)})
        u, v, _ = (n('SeparateXYZ', ins={0: own}).outputs[c] for c in 'XYZ')
        half = n.ramp(n.math('ADD', n.math('DIVIDE', v, .265), .5), [(.0, 0), (.06, .030), (.24, .032), (.33, .010), (.44, .030), (.72, .046), (.93, .030), (1, 0)])
        edge = n.math('ADD', n.math('SUBTRACT', half, n.math('ABSOLUTE', u)), n.math('MULTIPLY', n.math('SUBTRACT', n.noise(where, 55, 5, .65), .5), .045))
        w = n.math('MAXIMUM', w, n.ramp(n.math('ADD', edge, .5), [(.494, 0), (.506, .62 - .014 * k)]))
    return w


def wet_stone(base, steps):
    """Weather and film of `mat_baked`: neutral darkening, a low gloss where water still stands in the grain."""
    def weather(n, where, colour):
        return n.mix('MULTIPLY', 1.0, colour, n.ramp(moisture(n, where, base, steps), [(.46, 1.0), (.495, .80), (.535, .53), (.68, .36)]))

    def film(n, where):
        return 0.0, n.ramp(moisture(n, where, base, steps), [(.53, 0), (.66, .62)])
    return dict(weather=weather, wet=film)


def streaks(n, where, colour):
    """Concrete after rain: runs below the capstone, damp above the steps."""
    x, y, z = (n('SeparateXYZ', ins={0: where}).outputs[k] for k in 'XYZ')
    run = n.math('ADD', n.stretched(where, (7, 7, .5), 7, .62), n.math('MULTIPLY', n.math('SUBTRACT', z, 1.75), .30))
    colour = n.mix('MULTIPLY', 1.0, colour, n.ramp(run, [(.46, 1.0), (.70, .56)]))
    line = n.math('MAXIMUM', 0.0, n.math('ADD', n.math('MULTIPLY', y, RISE / RUN), .10))
    high = n.math('ADD', n.math('SUBTRACT', z, line), n.math('MULTIPLY', n.math('SUBTRACT', n.noise(where, 3, 8, .6), .5), .55))
    return n.mix('MULTIPLY', 1.0, colour, n.ramp(high, [(.03, .46), (.18, .72), (.42, 1.0)]))


def pane(name):
    """Float glass before a dim room, not quite even."""
    mat = kit.mat_glass_pane(name, tint=(.50, .52, .51), sides=4.2)
    t = mat.node_tree
    bump, wave = t.nodes.new('ShaderNodeBump'), t.nodes.new('ShaderNodeTexNoise')
    wave.inputs['Scale'].default_value, wave.inputs['Detail'].default_value, bump.inputs['Distance'].default_value = 1.3, 1, .0012
    t.links.new(t.nodes.new('ShaderNodeTexCoord').outputs['Object'], wave.inputs['Vector'])
    t.links.new(wave.outputs['Fac'], bump.inputs['Height'])
    t.links.new(bump.outputs[0], next(q for q in t.nodes if q.type == 'BSDF_GLOSSY').inputs['Normal'])
    return mat


m = kit.maps('22-scene')
m_step = [kit.mat_baked('step', m, 'UV', bump=1.0, spec=.32, tint=np.full(3, k), margin=(0, RISE + .02, .010), calm=.055, **wet_stone(-.17, True)) for k in (.90, 1.0, 1.09, .95)]
m_pave = kit.mat_baked('pave', m, 'BOX', bump=1.0, spec=.32, variation=.05, calm=.06, **wet_stone(.0, False))
m_cap = kit.mat_baked('cap', m, 'BOX', bump=1.0, spec=.3, variation=.04)
m_conc = kit.mat_baked('conc', kit.maps('beton_kachel'), 'BOX', bump=1, spec=.35, variation=.02)
m_metal = kit.mat_plain('bronze', (.045, .040, .036), .38, .5, metal=.85)
m_mortar = kit.mat_plain('mortar', (.105, .102, .097), .95, .1, noise_amt=.5, noise_scale=60)

kit.paving(m_pave, -9.0, 9.0, -9.0, -.006, 0, w=1.2, d=.6, rng=rng, askew=.0008)
kit.box('sand', (-60, -60, -.3), (60, 0, -.010), m_mortar)
k = 0
for s in range(STEPS):
    cuts = [X0, *np.arange(X0 + LENGTH * (.5 if s % 2 else 1), X1 - .2, LENGTH), X1 - .005]
    y, z = s * RUN, (s + 1) * RISE
    for a, b in zip(cuts, cuts[1:]):
        k += 1
        j, dz = .0015 + abs(rng.normal(0, .0004)), rng.normal(0, .0006)
        near = s < 4 and b > -1.5
        kit.slab('step', m, m_step[(k * 5 + s) % 4], (a + j, y - .003 - abs(rng.normal(0, .0007)), z - RISE - .02 + dz), (b - j, y + DEEP, z + dz), step=.003, arris=.0032, worn=34 if near else 0,
                 chip=.0011, seed=k, off=rng.uniform(0, .6, 2), sides='flr', fine=((a, b), (y, y + .02)))
        kit.box('joint', (b - .004, y, z - RISE), (b + .006, y + RUN, z - .002), m_mortar)
kit.paving(m_pave, X0 - 3.0, X1 + 3.6, YT + .034, YH + .3, TOP, w=1.2, d=.6, rng=rng, askew=.0008)
kit.box('base', (X0 - 3, YT + .2, -.2), (X1 + 3.6, YH + 6, TOP - .01), m_mortar)

# a cheek on both sides, the right one a wall with a capstone
kit.wall('cheek', (X1, 4.2, -.05), (0, -1, 0), (0, 0, 1), 5.4, 2.15, .32, kit.maps('beton_glatt'), m_conc, bump=1.5, uv0=(1.1, .35), weather=streaks)
for y in (-1.22, .58, 2.38):
    kit.box('capstone', (X1 - .025, y + .0015, 2.102), (X1 + .345, y + 1.8 - .0015, 2.17), m_cap, bevel=.004)
kit.wall('cheekL', (X0, -.5, -.1), (0, 1, 0), (0, 0, 1), 5.0, 2.2, .32, kit.maps('beton_kachel'), m_conc)

# roof on columns before a foyer, dim by day: a door of oak, a linen curtain, a wash of light on the wall
kit.box('roof', (X0 - 4.4, 4.0, TOP + 3.05), (X1 + 5.0, YH + 6, TOP + 3.42), m_conc, bevel=.006)
for x in (-6.3, -2.7, .9, 4.5):
    kit.box('column', (x - .13, 4.5, TOP), (x + .13, 4.76, TOP + 3.05), m_conc, bevel=.008)
m_pane, m_oak, m_room = pane('pane'), kit.mat_wood('oak', (.31, .20, .115), .5, .3, board=.12), kit.mat_plain('room', (.34, .32, .29), .9, .1)
for x in np.arange(-9.9, 10, 1.5):
    kit.box('mullion', (x - .03, YH, TOP), (x + .03, YH + .1, TOP + 3.05), m_metal, bevel=.003)
    if abs(x - 2.1) > .1:
        kit.box('pane', (x, YH + .05, TOP), (x + 1.5, YH + .056, TOP + 3.05), m_pane, rot=(*rng.normal(0, .0016, 1), 0, *rng.normal(0, .0016, 1)))
    else:
        for a in (x + .035, x + .755):
            kit.box('door', (a, YH + .02, TOP + .015), (a + .71, YH + .08, TOP + 2.25), m_oak, bevel=.003)
        for a in (x + .66, x + .84):
            kit.rod('grip', (a, YH - .05, TOP + .75), (a, YH - .05, TOP + 1.45), .014, m_metal)
for z, h in ((0, .09), (2.25, .06), (2.97, .08)):
    for a, b in ((-12, 2.1), (3.6, 12)) if z == 0 else ((-12, 12),):
        kit.box('rail', (a, YH + .01, TOP + z), (b, YH + .09, TOP + z + h), m_metal, bevel=.003)
kit.box('back', (-12, YH + 4.5, TOP), (12, YH + 4.7, TOP + 3.05), m_room)
kit.box('floor', (-12, YH + .1, TOP - .2), (12, YH + 4.7, TOP + .001), kit.mat_wood('boards', (.20, .13, .08), .4, .35, board=.16))
kit.curtain('linen', (3.7, YH + .30), (4.75, YH + .30), TOP + .03, TOP + 3.0, kit.mat_cloth('linen', (.52, .49, .44), .35), folds=85)
kit.area((0, YH + 3.9, TOP + 3.0), (0, YH + 4.5, TOP + 1.2), 18, .1, 70, (1, .80, .58))

# what the panes mirror: bare trees, a hedge, a house across the green
garden = kit.Garden('herbst', 8)
for x, y, scale in ((-6, -13, 1.5), (-1.6, -17, 1.7), (2.0, -14, 1.4), (5.6, -18, 1.8), (9.5, -13, 1.5), (-12, -19, 1.8), (14, -20, 1.8)):
    kit.instance(garden.tree('big')[:1], (x, y, 0), rng.uniform(0, 6.3), scale)
kit.box('hedge', (-60, -31, 0), (60, -29, 1.7), kit.mat_plain('hedge', (.030, .042, .020), .95, .1))
kit.box('across', (-15, -42, 0), (3, -33, 6.2), kit.mat_plain('across', (.40, .385, .355), .9, .1))

# handrail in the flight, on posts let into the steps
rail = lambda y: RISE + .90 + np.clip(y, 0, YT - RUN) * RISE / RUN
xr = 1.5
for p, q in ((-.30, 0), (0, YT - RUN), (YT - RUN, YT + .05)):
    kit.rod('rail', (xr, p, rail(p)), (xr, q, rail(q)), .019, m_metal)
for s in (0, 2, 5, 7):
    y = s * RUN + .18
    kit.rod('post', (xr, y, (s + 1) * RISE - .01), (xr, y, rail(y)), .012, m_metal)
    kit.lathe('rosette', [(.012, .006), (.030, .0045), (.032, 0)], m_metal, (xr, y, (s + 1) * RISE), 32)

# an umbrella hung on its end, closed: eight folds wound about the stick
m_cloth, m_horn = kit.mat_plain('cloth', (.075, .017, .016), .62, .3), kit.mat_plain('horn', (.085, .045, .022), .35, .5)
ux, uy, uz = xr, -.17, rail(0) + .002
kit.tube('crook', [(ux + .032 * np.cos(t), uy, uz + .032 * np.sin(t)) for t in np.linspace(np.pi * 1.12, 0, 24)] + [(ux + .032, uy, uz - .11)], [.0095] * 25, m_horn)
kit.rod('stick', (ux + .032, uy, uz - .10), (ux + .032, uy, uz - .84), .005, m_metal)
t, h = np.meshgrid(np.linspace(0, 2 * np.pi, 129), np.linspace(0, 1, 50))
r = np.interp(h, (0, .04, .30, .34, .38, .8, 1), (.036, .034, .027, .024, .026, .013, .006)) * (1 + .22 * np.sin(8 * t + 3.2 * h) * (1 - .6 * h))
P = np.stack([ux + .032 + r * np.cos(t), uy + r * np.sin(t), uz - .14 - .63 * h + .012 * (h < .01) * np.sin(8 * t)], -1)
i = np.arange(t.size).reshape(t.shape)
kit.mesh_from('canopy', P.reshape(-1, 3), np.stack([i[:-1, :-1], i[1:, :-1], i[1:, 1:], i[:-1, 1:]], -1).reshape(-1, 4), smooth=True, mat=m_cloth)

# leaves that the wind left in the corner at the cheek
garden.fallen_mat = kit.mat_leaf('fallen', (.050, .029, .016), (.215, .120, .052), .15)
for k in range(84):
    s = int(rng.choice(STEPS, p=np.array((6, 7, 5, 4, 2, 2, 1, 1)) / 28))
    dx, dy = abs(rng.normal(.02, .13)), abs(rng.normal(.015, .075))
    garden.beech_leaf(X1 - .045 - dx, (s + 1) * RUN - .04 - dy, (s + 1) * RISE + .001 + .012 * (rng.uniform() < .25), rng.uniform(.042, .072), rng.uniform(0, 6.3), 500 + k, rng.uniform(.04, .16))

kit.overcast(azim=192, elev=30, key=2.8, size=7, sky=.52, tint=(1, .96, .91))
camera, name = {
    'ferne': (dict(loc=(2.25, -2.75, 1.4), target=(2.25 + np.tan(np.radians(3.5)), -1.75, 1.4 - .205), lens=32, fstop=5.6, focus=(2.4, .35, .4)), ''),
    'wange': (dict(loc=(3.1, -1.35, 1.4), target=(3.9, .8, .50), lens=38, fstop=8, focus=(4.1, .75, .5)), '-ansicht'),
}[view]
kit.camera(arch=True, **camera)
kit.finish('projekt-freitreppe' + name, exposure=.82 if view == 'ferne' else .55)
