"""Reference: reading room with a terrazzo floor and a stair of the same mix; shelves, a long table, tall windows."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

kit.begin(2400, 1500, 9, bounces=(5, 3, 2, 3, 8), clamp=2.0)
rng = np.random.default_rng(31)
hell = kit.maps('terrazzo_hell')
m_floor = kit.mat_baked('floor', hell, 'BOX', bump=.6, spec=.5, variation=.03, rough_mul=2.3)
m_step = kit.mat_baked('step', hell, 'BOX', bump=.6, spec=.5, variation=.03, rough_mul=2.6)
m_riser = kit.mat_baked('riser', hell, 'BOX', bump=.6, spec=.4, variation=.03, rough_mul=3, tint=(.74, .735, .73))
m_conc = kit.mat_baked('conc', kit.maps('beton_kachel'), 'BOX', bump=1, spec=.35, variation=.02)
m_white = kit.mat_plain('plaster', (.80, .79, .77), .85, .2, noise_amt=.03, noise_scale=2)
m_metal = kit.mat_plain('bronze', (.045, .040, .036), .38, .5, metal=.85)
m_oak = kit.mat_wood('oak', (.40, .265, .155), .5, .3)
W, D, H, X0 = 8.4, 13.0, 4.3, -.5
kit.box('screed', (X0 - .3, -3, -.2), (W, D, -.004), kit.mat_plain('joint', (.30, .29, .27), .9, .1))
kit.paving(m_floor, X0, W, -3, D, 0, w=.6, d=.6, joint=.003, bond=0, rng=rng, thick=.03, bevel=.001)
kit.box('wallB', (X0, D, 0), (W, D + .3, H), m_white)
kit.box('ceiling', (X0 - .5, -3, H), (W + .3, D + .3, H + .3), m_white)
kit.box('wallR', (W, -3, 0), (W + .3, D, H), m_white)
kit.box('wallF', (X0, -3.3, 0), (W, -3, H), m_white)
for y in np.arange(-.8, D, 2.4):
    kit.box('beam', (X0, y - .14, H - .42), (W, y + .14, H), m_conc, bevel=.006)

# windows on the left between slender piers, oak sill as a bench
openings = [(y + .2, y + 2.2) for y in np.arange(-3.2, D - 1, 2.4)]
for y0, y1 in openings:
    kit.box('pier', (X0 - .45, y1, 0), (X0, y1 + .4, H), m_conc, bevel=.006)
    kit.box('parapet', (X0 - .45, y0, 0), (X0 - .10, y1, .42), m_white)
    kit.box('lintel', (X0 - .45, y0, 3.7), (X0 - .05, y1, H), m_white)
    kit.box('bench', (X0 - .44, y0 + .005, .42), (X0 + .06, y1 - .005, .46), m_oak, bevel=.004)
    for y in (y0 + .03, (y0 + y1) / 2, y1 - .03):
        kit.box('mullion', (X0 - .36, y - .025, .46), (X0 - .29, y + .025, 3.7), m_metal)
    lamp = kit.area((X0 - .5, (y0 + y1) / 2, 2.1), (3, (y0 + y1) / 2, 1.9), 3.2, 2.0, 1, name='portal')
    lamp.data.cycles.is_portal = True

# shelves of books along the right wall and at the end
COLOURS = [(.30, .09, .06), (.09, .13, .18), (.42, .36, .26), (.10, .10, .10), (.55, .52, .46), (.16, .20, .13), (.36, .22, .10), (.62, .60, .55)]
m_books = [kit.mat_plain(f'book{i}', c, .7, .3) for i, c in enumerate(COLOURS)]


def shelf(x0, y0, width, along, levels=6, depth=.30):
    """A case of oak boards, filled but for some gaps. along: 'x' or 'y'; books look to -x or -y."""
    put = lambda n, s0, s1, d0, d1, z0, z1, m, b=0: kit.box(n, *(((x0 + s0, y0 + d0, z0), (x0 + s1, y0 + d1, z1)) if along == 'x'
                                                           else ((x0 + d0, y0 + s0, z0), (x0 + d1, y0 + s1, z1))), m, bevel=b)
    put('back', 0, width, depth - .02, depth, .08, .08 + levels * .36, m_oak)
    put('kick', 0, width, .04, depth, 0, .08, m_metal)
    for s in (0, width - .025):
        put('cheek', s, s + .025, 0, depth - .02, .08, .08 + levels * .36 + .025, m_oak)
    for k in range(levels + 1):
        z = .08 + k * .36
        put('board', .025, width - .025, 0, depth - .02, z, z + .025, m_oak)
        s, end = .03, width - .03 - rng.choice([0, 0, .2, .45])
        while k < levels and s < end - .05:
            w, h = rng.uniform(.016, .048), rng.uniform(.19, .30)
            if rng.random() < .03:
                s += rng.uniform(.05, .15)
            if s + w < end:
                put('book', s, s + w - .001, rng.uniform(.03, .09), depth - .03, z + .026, z + .026 + h, m_books[rng.integers(8)])
            s += w


for y in np.arange(3.0, D - 1.2, 1.5):
    shelf(W - .31, y, 1.46, 'y')
shelf(.2, D - .31, 1.6, 'x')
shelf(1.85, D - .31, 1.6, 'x')

# stair up to the gallery at the back right: treads and risers of the floor's mix
R, T, N, sx0, sx1, sy = .165, .30, 7, 4.4, 7.2, 8.2
for s in range(N):
    kit.box('riser', (sx0, sy + s * T + .02, s * R), (sx1, sy + N * T + .1, (s + 1) * R - .04), m_riser)
    kit.box('tread', (sx0 - .01, sy + s * T, (s + 1) * R - .04), (sx1 + .01, sy + (s + 1) * T + .03, (s + 1) * R), m_step, bevel=.004)
kit.box('dais', (sx0, sy + N * T + .03, 0), (W - .35, D - .001, N * R), m_step, bevel=.003)
for x in (sx0 + .06, sx1 - .06):
    kit.rod('rail', (x, sy + .1, R + .9), (x, sy + N * T + .1, (N + 1) * R + .9), .018, m_metal)
    for s in range(0, N, 2):
        kit.rod('post', (x, sy + s * T + .15, (s + 1) * R), (x, sy + s * T + .15, (s + 1.15) * R + .9), .008, m_metal)

# long table with chairs, lamps, an open book
kit.box('top', (2.0, 2.6, .71), (3.1, 6.6, .745), m_oak, bevel=.003)
for x in (2.1, 2.94):
    for y in (2.8, 4.6, 6.34):
        kit.box('leg', (x, y, 0), (x + .06, y + .06, .71), m_metal, bevel=.002)
for y in (3.1, 4.1, 5.1, 6.0):
    for x, back in ((1.58, 1.60), (3.10, 3.50)):
        kit.box('seat', (x, y - .21, .43), (x + .42, y + .21, .455), m_oak, bevel=.006)
        kit.box('backrest', (back - .01, y - .20, .68), (back + .01, y + .20, .82), m_oak, bevel=.006)
        for dx in (.02, .38):
            for dy in (-.19, .19):
                kit.rod('leg', (x + dx, y + dy, 0), (x + dx, y + dy, .68 if abs(x + dx - back) < .1 else .43), .010, m_metal)
m_page = kit.mat_plain('page', (.78, .76, .70), .8, .2)
kit.box('page1', (2.25, 3.0, .746), (2.40, 3.2, .762), m_page, rot=(0, 0, .1))
kit.box('pile', (2.70, 4.9, .746), (2.92, 5.06, .79), m_books[1], rot=(0, 0, .3))
kit.box('pile', (2.71, 4.9, .791), (2.90, 5.05, .82), m_books[2], rot=(0, 0, .1))

kit.sky(elev=33, azim=205, strength=.26, sun=4.6, sun_size=.6, dust=1.2, sun_tint=(1, .88, .74))
kit.area((5.2, -2.9, 2.4), (4.2, 4, 1.5), 6.0, 3.6, 26, (.94, .97, 1.0))
garden = kit.Garden('sommer', 640)
kit.box('ground', (-60, -60, -.6), (-1.0, 60, -.35), garden.lawn_mat)
for x, y, s in ((-9, 2, .8), (-12, 9, .9), (-8, 15, .8), (-14, 20, 1.0), (-17, 4, 1.0), (-20, 13, 1.1), (-11, 27, 1.0), (-24, 24, 1.2),
                (-26, 8, 1.2), (-18, 34, 1.2), (-30, 18, 1.3), (-22, 45, 1.3)):
    garden.plant([(x, y, -.4, s)], 'big')
garden.hedge((-34, -10, -.4), (-32.5, 60, 2.0), density=90, size=.14)
kit.camera((5.6, -2.2, 1.50), (3.6, 6.0, 1.28), lens=26, fstop=8, focus=(4, 4, .4), arch=True)
kit.finish('projekt-terrazzoboden', exposure=1.16, denoise=1.9)
