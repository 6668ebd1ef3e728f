"""The nose of the sill after rain, from a hand's breadth below: its end with the upstand, the face drying from above, drops along its lower arris, behind them the groove that keeps the rest dry. Soft sun from the left."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import bpy                                                          # noqa: E402
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402
from mesh import fillet                                             # noqa: E402
from nodes import N                                                 # noqa: E402

kit.begin(1620, 1080, spp=16, bounces=(8, 3, 3, 7, 8))
m = kit.maps('21')


def rained(n, at):
    """Dry above, evenly damp below a soft edge; a film of water along the foot; dry behind the groove."""
    x, y, z = (n.math('MULTIPLY', n('SeparateXYZ', ins={0: at}).outputs[k], 20.0) for k in 'XYZ')
    rise = n.math('ADD', n.math('MULTIPLY', n.noise(n('CombineXYZ', ins={0: x}).outputs[0], .8, 2, .5), .44), n.math('MULTIPLY', n.noise(at, 70, 4, .6), .26))
    front = n.ramp(n.math('ADD', y, 1.0), [(.24, 1.0), (.36, 0.0)])
    under = n.math('ADD', n.math('SUBTRACT', rise, z), .5)
    return n.math('MULTIPLY', front, n.ramp(under, [(.32, 0.0), (.40, .95)])), n.math('MULTIPLY', front, n.ramp(z, [(.02, .45), (.12, .0)]))


def mat_water(name, clear):
    """Water: bends what the camera sees, lets light through to what is behind it; its mirror is soft, so that the sun's small glint is found. clear: what stone it wets keeps of its brightness."""
    mat = bpy.data.materials.new(name)
    n = N(mat)
    outside = n.math('SUBTRACT', 1.0, n('NewGeometry').outputs['Backfacing'])
    body, both = n('MixShader', ins={0: n.math('MULTIPLY', n('Fresnel', ins={'IOR': 1.33}).outputs[0], outside)}), n('MixShader', ins={0: n.math('SUBTRACT', 1.0, n.math('MAXIMUM', *(n('LightPath').outputs[k] for k in ('Is Camera Ray', 'Is Transmission Ray'))))})
    n.set(body, 1, n('BsdfRefraction', ins={'IOR': 1.33, 'Roughness': 0, 'Color': np.full(3, clear)}).outputs[0])
    n.set(body, 2, n('BsdfGlossy', ins={'Roughness': .08}).outputs[0])
    n.set(both, 1, body.outputs[0])
    n.set(both, 2, n('BsdfTransparent', ins={'Color': np.full(3, .9)}).outputs[0])
    n.out(both.outputs[0])
    return mat


stone = kit.mat_baked('stone', m, 'UV', bump=1.0, spec=.25, tint=(.9, .905, .92), wet=rained)
wall = kit.mat_render('render', (.56, .53, .485), trowel=.002)
dark, oak, water = kit.mat_plain('gasket', (.02, .02, .02), .6, .3), kit.mat_wood('oak', (.25, .155, .088), .5, .3, board=.5), mat_water('water', .97)

# the sill and, laid over it by a hair's breadth with the same stone, its end with the upstand
profile, off = kit.pieces.sill(), (.05, .04)
profile = profile[5:] + profile[:5]                                 # the seam of its maps behind, not along the lower arris
for x0, x1, points, d, ends, dv in ((.008, .9, profile, 0, '', 0), (0, .018, [(y, z + .018 * (z > .02)) for y, z in profile], .00002, 'ab', -.036)):
    kit.bar('sill', m, stone, kit.pieces.shift(points, -.050 - d, -d), x0, x1, step=.00042, arris=.0025, worn=30, chip=.0003, off=(off[0] + x0, off[1] + dv), ends=ends, fine=(0, .32))
kit.box('wall', (-3, 0, -2), (3, .3, -.002), wall, bevel=.001)
kit.box('jamb', (-3, -.0002, -.02), (-.002, .3, 2), wall, bevel=.003, segments=3)
mortar = kit.mat_render('mortar', (.50, .475, .43), grain=.0007)
fillet('fillet', 0, -1, -.0005, .059, mortar, 3)
for lo, hi in (((-.009, .0003, -.012), (3, .02, .001)), ((-.009, .0003, 0), (-.0004, .02, .058))):
    kit.box('bed', lo, hi, mortar)
kit.gobo([kit.box('stop', (.0006, -.0398, .0006), (.0009, -.0282, .0098), mortar)])   # no sun through the groove, whose patch on the plaster would look like a fault
for lo, hi in (((0, .154, .052), (3, .22, .124)), ((0, .160, .134), (3, .21, .320))):
    kit.box('frame', lo, hi, oak, bevel=.004, segments=4)
kit.box('gasket', (0, .150, .0), (3, .2, .0535), dark)

# drops along the lower arris: a few are ripe, most grow, some only start; wider than they hang, longer along the arris than across
rng = np.random.default_rng(5)
q = 1 - np.linspace(0, 1, 30) ** 2                                      # from its tip to where it hangs
x = .012
while x < .36:
    wide = (.0010, .0015, .0019, .0023, .0026)[rng.choice(5, p=(.18, .24, .25, .20, .13))] * rng.uniform(.9, 1.1)
    x += wide * 1.4 + min(rng.gamma(1.6, .0042), .014)
    long = wide * np.interp(wide, (.0009, .0026), (.48, 1.12)) * rng.uniform(.88, 1.12)
    full = np.interp(wide, (.0012, .0026), (0, .20))                    # how far a ripe one bulges below where it hangs
    drop = kit.lathe('drop', list(zip(wide * np.sqrt(1 - ((q - full) / (1 - full)) ** 2), -long * q)) + [(wide * 1.02, .0010), (0, .0010)], water, (x, -.0468 + rng.normal(0, .0004), .0001), sides=40)
    drop.scale[0] = rng.uniform(1.05, 1.45) if wide < .002 else rng.uniform(1.0, 1.12)
kit.box('ground', (-30, -30, -1.2), (30, .0, -1.1), kit.mat_plain('ground', (.42, .40, .36), .9, .1))
kit.box('opposite', (2, -12, -1.1), (30, -11, 6), kit.mat_plain('hedge', (.030, .036, .022), .95, .1))   # what a wet face mirrors
kit.sky(elev=37, azim=254, strength=.12, sun=4.4, sun_size=2.2, dust=1.3, sun_tint=(1, .93, .85))
kit.camera((-.095, -.32, -.08), (.068, -.03, .018), lens=56, fstop=18, focus=(.045, -.05, .010))
kit.finish('produkt-fensterbaenke-tropfkante', exposure=.1, look='High Contrast')
