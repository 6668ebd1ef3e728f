"""The nose of the sill after rain, from a hand's breadth below: its end with the upstand, the face, the drip groove at whose edge the drops fall off."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import bpy                                                          # noqa: E402
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402
from nodes import N                                                 # noqa: E402
from scipy.interpolate import PchipInterpolator                     # noqa: E402

kit.begin(2160, 1080, spp=24, bounces=(8, 3, 3, 7, 8))
RUN = .088                                                          # where a drop runs down the face
m = kit.maps('21')


def rained(n, at):
    """Drying in patches; still wet along the lower arris and where a drop has run down."""
    x, z = (n('SeparateXYZ', ins={0: at}).outputs[k] for k in 'XZ')
    cloud = n.noise(at, 26, 6, .58, .25)
    foot = n.math('ADD', n.math('MULTIPLY', n.math('SUBTRACT', .012, z), 14.0), n.math('SUBTRACT', cloud, .5))
    face = n.ramp(z, [(.002, 0.0), (.004, 1.0)])
    path = n.math('ABSOLUTE', n.math('ADD', n.math('SUBTRACT', x, RUN), n.math('MULTIPLY', n.math('SUBTRACT', n.noise(at, 70, 2, .5), .5), .007)))
    trail = n.math('MULTIPLY', face, n.ramp(n.math('MULTIPLY', path, 100.0), [(.09, 1.0), (.14, 0.0)]))
    damp = n.math('MAXIMUM', n.math('MAXIMUM', n.ramp(cloud, [(.50, 0.0), (.56, .75)]), n.ramp(foot, [(.0, 0.0), (.05, .80)])), n.math('MULTIPLY', trail, .62))
    return damp, n.math('MAXIMUM', n.math('MULTIPLY', trail, .8), n.ramp(foot, [(.08, 0.0), (.16, .3)]))


def mat_water(name, clear):
    """Water that lets light through to what is behind it; its mirror is soft, so that the sun's small glint is found. clear: what stone it wets keeps of its brightness."""
    mat = bpy.data.materials.new(name)
    n = N(mat)
    body, both = n('MixShader', ins={0: n('Fresnel', ins={'IOR': 1.33}).outputs[0]}), n('MixShader', ins={0: n('LightPath').outputs['Is Shadow Ray']})
    n.set(body, 1, n('BsdfRefraction', ins={'IOR': 1.33, 'Roughness': 0, 'Color': np.full(3, clear)}).outputs[0])
    n.set(body, 2, n('BsdfGlossy', ins={'Roughness': .19}).outputs[0])
    n.set(both, 1, body.outputs[0])
    n.set(both, 2, n('BsdfTransparent', ins={'Color': np.full(3, .9)}).outputs[0])
    n.out(both.outputs[0])
    return mat


stone = kit.mat_baked('stone', m, 'UV', bump=1.0, spec=.35, wet=rained)
wall = kit.mat_render('render', (.56, .53, .485), trowel=.002)
dark, oak, water = kit.mat_plain('gasket', (.02, .02, .02), .6, .3), kit.mat_wood('oak', (.30, .19, .11), .5, .3, board=.5), mat_water('water', .97)

# the sill and, laid over it by a hair's breadth with the same stone, its end with the upstand
profile, off = kit.pieces.sill(), (.05, .04)
for x0, x1, points, d, ends, dv in ((.008, .9, profile, 0, '', 0), (0, .018, [(y, z + .018 * (z > .02)) for y, z in profile], .00002, 'ab', -.036)):
    kit.bar('sill', m, stone, kit.pieces.shift(points, -.050 - d, -d), x0, x1, step=.00042, arris=.0016, worn=26, chip=.0004, off=(off[0] + x0, off[1] + dv), ends=ends, fine=(0, .32))
kit.box('wall', (-3, 0, -2), (3, .3, -.002), wall, bevel=.001)
kit.box('tape', (.002, .002, -.012), (3, .02, .001), kit.mat_plain('tape', (.11, .11, .105), .9, .1))
kit.box('jamb', (-3, -.0002, -.02), (-.002, .3, 2), wall, bevel=.003, segments=3)
for lo, hi in (((0, .154, .052), (3, .22, .124)), ((0, .160, .134), (3, .21, .235))):
    kit.box('frame', lo, hi, oak, bevel=.004, segments=4)
kit.box('gasket', (0, .150, .0), (3, .2, .0535), dark)
kit.box('window', (0, .18, .114), (3, .25, 2), kit.mat_plain('window', (.05, .05, .052), .4, .3))

# drops: hanging from the outer edge of the groove, one running, beads where the rain has hit
rng = np.random.default_rng(5)
z = np.linspace(0, 1, 36)
hanging = PchipInterpolator((0, .02, .12, .30, .48, .66, .82, .93, 1.0), (0, .42, .92, 1.22, 1.25, 1.12, 1.0, 1.06, 1.25))(z ** 1.4)
for x, long, wide in ((.030, .0066, .0021), (.047, .0024, .0018), (.074, .0058, .0020), (.119, .0066, .0021), (.143, .0028, .0018), (.181, .0054, .0020), (.226, .0062, .0021)):
    kit.lathe('drop', list(zip(hanging * wide, (z ** 1.4 - 1) * long)) + [(wide * 1.2, .0008), (0, .0008)], water, (x, -.0424, .0001), sides=40)
t = np.linspace(0, 1, 40)
run = kit.tube('run', np.stack([.0006 * np.sin(5 * t), 0 * t, .030 - .019 * t], -1), PchipInterpolator((0, .1, .55, .82, .96, 1), (.00005, .0007, .0012, .0029, .0016, .00005))(t), water, 28)
run.location, run.scale = (RUN, -.050, 0), (1, .75, 1)
a = np.linspace(-np.pi / 2, np.pi / 2, 17)
bead = kit.lathe('bead', list(zip(np.cos(a), np.sin(a))), mat_water('bead', .8), sides=28)
bead.hide_render = True
for count, least, more, place, flat in ((60, .0016, .0024, lambda u, v: (.016 + u, -.0462 + .012 * v, .04 + .05 * (.004 + .012 * v)), (1, 1, .66)), (120, .0005, .0017, lambda u, v: (u, -.050, .004 + .031 * v), (1, .6, 1)),
                                        (40, .0005, .0012, lambda u, v: (u, -.0480 + .004 * v, 0), (1, 1, .6)), (14, .0005, .0013, lambda u, v: (0, -.047 + .12 * u, .016 + .038 * v), (.6, 1, 1))):
    for u, v, s in rng.uniform(0, 1, (count, 3)):
        o, = kit.instance(bead, place(.004 + .34 * u, v), scale=1)
        o.scale = (least + more * s ** 2.2) * np.array(flat) * rng.uniform(.85, 1.2, 3)
kit.box('ground', (-30, -30, -1.2), (30, .0, -1.1), kit.mat_plain('ground', (.42, .40, .36), .9, .1))
kit.area((.1, -.9, -.9), (.05, -.03, 0), 1.4, .6, 4, (1, .95, .88))   # light from the wet ground
kit.sky(elev=9.5, azim=205, strength=.15, sun=5.0, sun_size=.6, dust=1.3, sun_tint=(1, .91, .80))
kit.camera((-.095, -.32, -.08), (.072, -.03, .021), lens=52, fstop=14, focus=(.035, -.048, 0))
kit.finish('produkt-fensterbaenke-tropfkante', exposure=.4)
