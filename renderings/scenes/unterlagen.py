"""Sheets with the site's sections pinned to a plastered wall, a narrow shelf of oak below them: three samples, 150 x 150 x 20 mm, a pencil, a cup, a roll of paper. The sun falls through a window on the left."""
import math
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402
from plan import described, printed                                 # noqa: E402

kit.begin(2880, 1440, spp=20, bounces=(4, 3, 2, 1, 4))
brass = kit.mat_plain('brass', (.78, .56, .25), .24, .5, metal=.95)
SHORT, LONG, A3 = .210, .297, .420
TOP = .567


def pin(x, z, out):
    head = kit.lathe('pin', [(.0056, 0), (.0056, .0006), (.0050, .0020), (.0036, .0031), (.0018, .0036), (0, .0037)], brass, (x, -out - .0001, z), sides=32)
    head.rotation_euler = (math.pi / 2, 0, 0)


def title(name, size, x, y, wide):
    return described(name)['title'], size, (x, y), wide, 'semibold'


def hang(key, x, z, wide, tall, drawings, texts, pins, curls, bow=.003, turn=0.0):
    """A sheet on the wall, its upper left corner at (x, z). pins: their places on it as shares from its left and top; curls: (corner as such shares, how far it lifts, how far that reaches in), metres."""
    side = max(wide, tall)
    m = printed(key, side, [(*d, 1.5) for d in drawings], texts, deep=1.6)
    X, Y = np.meshgrid(np.linspace(0, wide, 90), np.linspace(0, tall, 90))
    lift = .0009 + bow * np.sin(math.pi * X / wide) ** 2 * (Y / tall) + 1.6 * bow * (Y / tall) ** 3
    for (cx, cy), high, reach in curls:
        toward = ((X - cx * wide) * (2 * cx - 1) * .62 + (Y - cy * tall) * (2 * cy - 1) * .78) + reach
        lift += high * (np.maximum(0, toward) / reach) ** 2
    c, s = math.cos(turn), math.sin(turn)
    at = lambda a, b: (x + c * a - s * b, z - c * b - s * a)
    wx, wz = at(X, Y)
    kit.sheet(key, np.stack([wx, -lift, wz], -1), np.stack([X, side - Y], -1) / side, kit.mat_baked('paper', m, 'UV', bump=0, spec=.2, variation=0))
    for u, v in pins:
        pin(*at(u * wide, v * tall), lift[round(v * 89), round(u * 89)])


corners = lambda wide, tall: [(.011 / wide, .012 / tall), (1 - .011 / wide, .012 / tall)]
hang('ansicht', -.655, TOP, LONG, A3, [('fassade', 1.9, (.034, .026)), ('facades', 1.75, (.036, .246))], [title('facades', .0066, .036, .405, .24)], corners(LONG, A3), [((1, 1), .030, .16), ((0, 1), .012, .12)])
hang('belag', -.337, TOP + .001, LONG, SHORT, [('outdoorPaving', 2.15, (.030, .018))], [title('outdoorPaving', .0066, .030, .192, .25)], corners(LONG, SHORT), [((1, 1), .014, .11)], bow=.002)
hang('boden', -.339, TOP - SHORT - .019, LONG, SHORT, [('flooring', 2.35, (.022, .022))], [title('flooring', .0066, .022, .190, .25)], corners(LONG, SHORT), [((1, 1), .026, .14), ((0, 1), .010, .10)], bow=.002)
hang('treppe', -.018, TOP - .001, A3, LONG, [('outdoorStairs', 2.85, (.050, .018))], [title('outdoorStairs', .0078, .026, .281, .36)], corners(A3, LONG), [((1, 1), .034, .17), ((0, 1), .011, .11)], bow=.002, turn=.004)
hang('bank', .432, TOP + .003, SHORT, LONG, [('windowSills', 1.72, (.010, .022))], [title('windowSills', .0064, .018, .196, .175), (described('windowSills')['summary'], .0054, (.018, .222), .172)],
     [(.5, .035)], [((1, 1), .030, .15), ((0, 1), .014, .12), ((1, 0), .006, .07), ((0, 0), .004, .06)], turn=-.012)

kit.box('wall', (-3, 0, -2), (3, .1, 3), kit.mat_render('wall', (.50, .49, .47), .0004, .0012))
kit.box('shelf', (-2, -.125, -.024), (2, -.0004, 0), kit.mat_wood('oak', (.36, .235, .14), .42, .35, board=.3), bevel=.0015)


def sample(number, spec, x, out, off, lean=.17):
    """A sample that leans on the wall, or by `out` before it."""
    m = kit.maps(number)
    for o in kit.slab('sample', m, kit.mat_baked(number, m, 'UV', bump=1.0, spec=spec), (0, 0, 0), (.15, .15, .020), step=.0008, arris=.0014, worn=35, chip=.0004, seed=int(number), off=off):
        o.rotation_euler, o.location = (math.pi / 2 - lean, 0, 0), (x, -.15 * math.sin(lean) - .001 - out / math.cos(lean), .0002)


sample('20', .5, .015, 0, (.21, .16))
sample('12', .55, .112, .0205, (.30, .12))
sample('10', .55, .455, 0, (.21, .16))
kit.pencil((.285, -.088, 0), .10)
kit.cup((-.228, -.062, 0))
pin(.352, .212, 0)                                                  # two are left over
pin(.371, .206, 0)
# a roll of paper
t = np.linspace(0, 7.3 * math.pi, 400)
r, turned = .0100 + .00049 * t, t - t[-1] + .9
along = np.linspace(-LONG / 2, LONG / 2, 30)[:, None] + .00012 * t
roll = np.stack([along, np.broadcast_to(-r * np.cos(turned), along.shape), np.broadcast_to(.0212 + r * np.sin(turned), along.shape)], -1)
kit.group([kit.sheet('roll', roll, np.zeros((30, 400, 2)), kit.mat_plain('roll', (.78, .77, .745), .7, .2))], (-.478, -.0625, 0), -.24)

# the window: head, sill, jambs, a mullion and a transom
kit.overcast(azim=205, elev=24, key=4.9, size=.6, sky=.35, tint=(1, .90, .77))
dark = kit.mat_plain('dark', (.3, .3, .3), .9, .1)
kit.gobo([kit.box('window', (-1.605, a, b), (-1.6, c, d), dark) for a, b, c, d in ((-6, 1.60, .1, 6), (-6, -3, .1, .69), (-.36, .69, .1, 1.60), (-6, .69, -1.32, 1.60), (-.742, .69, -.720, 1.60), (-1.32, 1.118, -.36, 1.143))])
kit.area((-1.2, -1.5, .9), (0, 0, .3), .8, .8, 6, (.96, .98, 1))
kit.camera((-.30, -1.95, .40), (-.014, 0, .262), lens=49.8, fstop=11, focus=(0, 0, .3), arch=True)
kit.finish('unterlagen', exposure=.55, grade=dict(bloom=.02))
