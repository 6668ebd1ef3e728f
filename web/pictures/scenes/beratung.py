"""What a consultation starts from: a section at 1:10, three samples on it, a rule, a pencil. Daylight from the left."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import bpy                                                          # noqa: E402
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

kit.begin(1620, 1080, 5, bounces=(4, 3, 2, 2, 4))
kit.box('table', (-2, -1.2, -.04), (2, 1.6, 0), kit.mat_plain('table', (.36, .35, .335), .55, .3, noise_amt=.06, noise_scale=6, bump=.0001))
sheet = kit.Paper((-.235, -.155, 0), .0)

# a flight of angle steps on its concrete, 1:10
step = [(a * 100, b * 100) for a, b in kit.pieces.angle_step()]
for s in range(5):
    at = [(60 + a + s * 30, 70 + b + s * 16.5) for a, b in step]
    sheet.hatch(at, 1.1)
    sheet.line(at, .50, closed=True)
soffit = [(62, 52), (71, 70)] + [q for s in range(5) for q in ((71 + s * 30, 82.5 - 4 + s * 16.5), (71 + (s + 1) * 30, 82.5 - 4 + s * 16.5))] + [(270, 148), (270, 126), (244, 126), (96, 44)]
sheet.line(soffit, .35, closed=True)
for p in np.random.default_rng(2).uniform((80, 60), (240, 130), (260, 2)):
    if 44 + (p[0] - 96) * .554 + 5 < p[1] < 70 + (p[0] - 71) * .55 + 2:
        sheet.line([p, p + (.5, .2)], .25)
sheet.line([(20, 70), (60, 70)], .5)
sheet.line([(20, 64), (56, 64)], .25)
sheet.hatch([(20, 64), (56, 64), (56, 70), (20, 70)], 1.1)
for s in range(4):
    sheet.dimension(60 + s * 30, 90 + s * 30, 192, '300')
sheet.dimension(60, 180, 204, '4 x 300 = 1200')
for k in range(5):                                                   # heights
    y = 70 + k * 16.5
    sheet.line([(32, y - 2), (32, y + 2)], .13)
    sheet.line([(31, y - 1), (33, y + 1)], .3)
    if k:
        sheet.text('165', 26, y - 8.2, 2.2, 'CENTER')
sheet.line([(32, 68), (32, 138)], .13)
sheet.text('Schnitt 1:10', 60, 228, 4.2)
sheet.text('Winkelstufen 350 x 165 mm', 60, 220, 2.6)
# the plan below it, and the sheet's frame
for s in range(6):
    sheet.line([(300 + s * 14, 40), (300 + s * 14, 128)], .30 if s % 5 else .5)
sheet.line([(300, 40), (384, 40)], .5)
sheet.line([(300, 128), (384, 128)], .5)
sheet.line([(306, 84), (378, 84)], .13)
sheet.line([(374, 82), (378, 84), (374, 86)], .18)
sheet.text('Grundriss 1:20', 300, 138, 3.2)
sheet.line([(10, 10), (410, 10), (410, 287), (10, 287)], .35, closed=True)
sheet.line([(300, 10), (300, 32), (410, 32)], .25)
sheet.lay()


def sample(name, x, y, turn, bump=1.0, spec=.4, seed=1, z=.0012):
    m = kit.maps(name)
    mat = kit.mat_baked(name, m, 'UV', bump=bump, spec=spec)
    kit.group(kit.slab('sample', m, mat, (-.05, -.05, 0), (.05, .05, .015), step=.0004, arris=.0013, worn=50, chip=.00035, seed=seed, off=(.06 * seed, .04 * seed)),
              (x, y, z), turn)


sample('nah_hell_gestrahlt', .062, -.075, .10, seed=2)
sample('nah_stock_gestockt', .175, -.065, -.06, .9, .25, seed=3)
sample('nah_dunkel_geschliffen', .150, .060, .22, 1, .4, seed=4)
kit.rule((-.200, -.118, .0012), .05, length=.20)
kit.pencil((-.135, .012, .0012), .52)

for i in range(2):
    kit.area((-1.35, .10 + .60 * i, .72), (.05, .05, 0), .50, .52, 15, (1, .965, .90), 150)
kit.area((1.5, -1.2, 1.5), (.1, .1, 0), 1.6, 1.2, 6, (.88, .94, 1))
bpy.context.scene.world.node_tree.nodes['Background'].inputs[0].default_value = (.10, .105, .112, 1)
kit.camera((-.075, -.50, .42), (.030, .000, .0), lens=44, fstop=11, focus=(.08, -.05, .01))
kit.finish('beratung-plan', exposure=.45)
