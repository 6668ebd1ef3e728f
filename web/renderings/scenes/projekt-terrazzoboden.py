"""Reference: reading room with a terrazzo floor; five steps of the same mix lead up to the books at the back. view=ferne | stufen | nacht."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import bpy                                                          # noqa: E402
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

view = kit.args().get('view', 'ferne')
night = view == 'nacht'
kit.begin(*((2400, 1600, 8) if view == 'ferne' else (1500, 1000, 10)), bounces=(5, 3, 2, 3, 8), clamp=2.0)
rng = np.random.default_rng(31)
m = kit.maps('terrazzo_hell')
m_floor = kit.mat_baked('floor', m, 'BOX', bump=.6, spec=.5, variation=.03, rough_mul=2.5)
m_cheek = kit.mat_baked('cheek', m, 'BOX', bump=.6, spec=.5, variation=.02, rough_mul=3.2, tint=(.93, .93, .92))
m_tread = [kit.mat_baked(f'tread{k}', m, 'UV', bump=.6, spec=.5, rough_mul=2.8, tint=(q, q, q)) for k, q in enumerate((1, .96, .98))]
m_conc = kit.mat_baked('conc', kit.maps('beton_kachel'), 'BOX', bump=1, spec=.35, variation=.02)
m_white = kit.mat_plain('plaster', (.78, .77, .745), .85, .2)
m_metal = kit.mat_plain('bronze', (.045, .040, .036), .38, .5, metal=.85)
m_oak = kit.mat_wood('oak', (.36, .235, .135), .5, .3)
X0, W, Y0, D, H = -.5, 8.4, -3.0, 12.2, 4.3
XS, YS, RISE, GOING, NOSE, N = 3.8, 7.4, .165, .300, .030, 5        # the steps run from XS to the wall on the right
TOP, YP = N * RISE, YS + N * GOING                                  # the upper level and its edge

kit.box('screed', (X0 - .3, Y0, -.2), (W, D, -.004), kit.mat_plain('joint', (.30, .29, .27), .9, .1))
kit.paving(m_floor, X0, W, Y0, D, 0, w=.6, d=.6, joint=.003, bond=0, rng=rng, thick=.03, bevel=.001)
for s in range(N):
    y, z = YS + s * GOING, (s + 1) * RISE
    for k, (a, b) in enumerate(((XS, 6.1), (6.1, W))):
        kit.bar('tread', m, m_tread[(s + k) % 3], kit.pieces.shift(kit.pieces.tread(GOING + NOSE, .05), y, z), a + .0015, b - .0015, step=.01, arris=.0016, worn=0,
                off=tuple(rng.uniform(0, 1.2, 2)), coarse_x=.06)
        kit.box('riser', (a + .0015, y + NOSE, z - RISE + .001), (b - .0015, y + NOSE + .025, z - .0505), m_cheek, bevel=.001)
kit.prism('side', [(YS + NOSE + .002, 0), (D, 0), (D, TOP - .0305), (YP + NOSE, TOP - .0305)] + [p for s in range(N, 0, -1) for p in
          ((YS + (s - 1) * GOING + GOING + NOSE, s * RISE - .0505), (YS + (s - 1) * GOING + NOSE + .002, s * RISE - .0505))], XS + .012, W, m_cheek)
kit.paving(m_floor, XS, W, YP + NOSE + .003, D, TOP, w=.6, d=.6, joint=.003, bond=0, rng=rng, thick=.03, bevel=.001)
for lo, hi in (((W - .0145, Y0, .002), (W - .0005, YS + NOSE - .003, .080)), ((X0, D - .0145, .002), (XS, D - .0005, .080))):
    kit.box('skirt', lo, hi, m_cheek, bevel=.0012)

# walls, beams, windows on the left between slender piers, their sill a bench of oak
kit.box('wallB', (X0, D, 0), (W, D + .3, H), m_white)
kit.box('ceiling', (X0 - .5, Y0, H), (W + .3, D + .3, H + .3), m_white)
kit.box('wallR', (W, Y0, 0), (W + .3, D, H), m_white)
kit.box('wallF', (X0, Y0 - .3, 0), (W, Y0, H), m_white)
for y in np.arange(-.8, D, 2.4):
    kit.box('beam', (X0, y - .14, H - .42), (W, y + .14, H), m_conc, bevel=.006)
openings = [(y + .2, y + 2.2) for y in np.arange(-3.2, D - 1, 2.4)]
for y0, y1 in openings:
    kit.box('pier', (X0 - .45, y1, 0), (X0, y1 + .4, H), m_conc, bevel=.006)
    kit.box('parapet', (X0 - .45, y0, 0), (X0 - .10, y1, .42), m_white)
    kit.box('lintel', (X0 - .45, y0, 3.7), (X0 - .05, y1, H), m_white)
    kit.box('bench', (X0 - .44, y0 + .005, .42), (X0 + .06, y1 - .005, .46), m_oak, bevel=.004)
    for y in (y0 + .03, (y0 + y1) / 2, y1 - .03):
        kit.box('mullion', (X0 - .36, y - .025, .46), (X0 - .29, y + .025, 3.7), m_metal)
    kit.area((X0 - .5, (y0 + y1) / 2, 2.1), (3, (y0 + y1) / 2, 1.9), 3.2, 2.0, 1, name='portal').data.cycles.is_portal = True

kit.box('wallL', (X0 - .45, openings[-1][1] + .4, 0), (X0, D, H), m_white)

# books, some in series of one binding
COLOURS = [(.20, .065, .048), (.070, .095, .125), (.34, .295, .215), (.075, .072, .070), (.47, .44, .39), (.115, .135, .095), (.21, .19, .165), (.54, .52, .47), (.16, .15, .14)]
m_books = [kit.mat_plain(f'book{i}', c, .75, .2) for i, c in enumerate(COLOURS)]


def shelf(x0, y0, z0, width, along, levels, gap, depth=.30):
    """A case of oak boards, filled but for some gaps. along: 'x' or 'y'; books look to -y or -x."""
    def put(name, s0, s1, d0, d1, a, b, mat):
        lo, hi = ((s0, d0), (s1, d1)) if along == 'x' else ((d0, s0), (d1, s1))
        return kit.box(name, (x0 + lo[0], y0 + lo[1], z0 + a), (x0 + hi[0], y0 + hi[1], z0 + b), mat)

    top = .08 + levels * gap
    put('back', 0, width, depth - .015, depth, .08, top, m_oak)
    put('kick', 0, width, .04, depth, .001, .08, m_metal)
    for s in (0, width - .025):
        put('cheek', s, s + .025, 0, depth - .016, .08, top + .025, m_oak)
    for k in range(levels + 1):
        z = .08 + k * gap
        put('board', .0255, width - .0255, .002, depth - .016, z, z + .025, m_oak)
        s, end, left = .03, width - .03 - rng.choice([0, 0, .10, .30]), 0
        while k < levels and s < end - .05:
            if not left:
                left, w, h, d, book = int(rng.geometric(.35)), rng.uniform(.018, .046), rng.uniform(.20, .30), rng.uniform(.03, .08), m_books[rng.integers(9)]
                s += rng.uniform(.05, .12) if rng.random() < .03 else 0
            if s + w < end:
                put('book', s, s + w - .0012, d + rng.uniform(0, .006), depth - .03, z + .0255, z + .0255 + h, book)
            s, left = s + w * rng.uniform(.99, 1.01), left - 1


for x in (X0 + .25, X0 + 1.65):
    shelf(x, D - .305, 0, 1.38, 'x', 8, .373)
shelf(X0 + 3.05, D - .305, 0, 1.22, 'x', 8, .373)
for x in np.linspace(XS + .12, W - .31 - 1.045, 4):
    shelf(x, D - .305, TOP, 1.03, 'x', 6, .36)
for y in np.arange(1.4, YS - 1.4, 1.42):
    shelf(W - .305, y, 0, 1.40, 'y', 6, .36)
for y in (YP + .25, YP + 1.55):
    shelf(W - .305, y, TOP, 1.28, 'y', 6, .36)

# one handrail, along the open side of the flight and of the upper level
xr = XS + .06
rail = lambda y: RISE + .90 + np.clip(y - YS - .05, 0, (N - 1) * GOING) * RISE / GOING
knots = [YS - .22, YS + .05, YS + .05 + (N - 1) * GOING, D - .31]
for p, q in zip(knots, knots[1:]):
    kit.rod('rail', (xr, p, rail(p)), (xr, q, rail(q)), .018, m_metal)
    kit.rod('knot', (xr, p - .002, rail(p)), (xr, p + .002, rail(p)), .018, m_metal)
for y in np.arange(YS + .09, D - .35, .10):
    s = min(int((y - YS) / GOING) + 1, N)
    kit.rod('bar', (xr, y, s * RISE - .002), (xr, y, rail(y)), .010 if round((y - YS - .09) / .1) % 9 == 0 else .0055, m_metal, 8)

# long table with chairs, an open book
kit.box('top', (2.0, 2.6, .71), (3.1, 6.6, .745), m_oak, bevel=.003)
for x in (2.1, 2.94):
    for y in (2.8, 4.6, 6.34):
        kit.box('leg', (x, y, 0), (x + .06, y + .06, .71), m_metal, bevel=.002)
for y in (3.1, 4.1, 5.1, 6.0):
    for x, back in ((1.58, 1.60), (3.10, 3.50)):
        turn = rng.uniform(-.05, .05)
        kit.box('seat', (x, y - .21, .43), (x + .42, y + .21, .455), m_oak, bevel=.006)
        kit.box('backrest', (back - .01, y - .20, .68), (back + .01, y + .20, .82), m_oak, bevel=.006)
        for dx in (.02, .38):
            for dy in (-.19, .19):
                kit.rod('leg', (x + dx, y + dy, 0), (x + dx, y + dy, .68 if abs(x + dx - back) < .1 else .43), .010, m_metal)
m_page = kit.mat_plain('page', (.70, .68, .62), .8, .2)
kit.box('page', (2.25, 3.0, .746), (2.40, 3.2, .762), m_page, rot=(0, 0, .1))
kit.box('pile', (2.70, 4.9, .746), (2.92, 5.06, .79), m_books[1], rot=(0, 0, .3))
kit.box('pile', (2.71, 4.9, .791), (2.90, 5.05, .82), m_books[2], rot=(0, 0, .1))

# globes of opal glass between the beams
WARM = (1, .79, .55)
m_opal = kit.mat_glow('opal', (1, .84, .64), 3.2) if night else kit.mat_plain('opal', (.72, .71, .69), .25, .5)
for x in (2.55, 6.1):
    for y in (.4, 2.8, 5.2, 7.6, 10.0):
        z, r = 2.85, .14
        t = np.linspace(-np.pi / 2, np.pi / 2, 25)
        globe = kit.lathe('globe', list(zip(np.maximum(r * np.cos(t), .0005), r * np.sin(t))), m_opal, (x, y, z))
        kit.rod('stem', (x, y, z + r - .004), (x, y, H), .006, m_metal, 8)
        kit.rod('cap', (x, y, z + r - .006), (x, y, z + r + .03), .028, m_metal)
        if night:
            globe.visible_shadow = globe.visible_diffuse = False     # seen and mirrored; the light itself is a lamp inside
            lamp = bpy.data.lights.new('lamp', 'POINT')
            lamp.energy, lamp.color, lamp.shadow_soft_size = 30, WARM, r
            ob = bpy.data.objects.new('lamp', lamp)
            ob.location, ob.visible_camera, ob.visible_glossy = (x, y, z), False, False
            bpy.context.scene.collection.objects.link(ob)

garden = kit.Garden('sommer', 640)
kit.box('ground', (-60, -60, -.6), (-1.0, 60, -.35), garden.lawn_mat)
for x, y, s in ((-9, 2, .8), (-12, 9, .9), (-8, 15, .8), (-14, 20, 1.0), (-17, 4, 1.0), (-20, 13, 1.1), (-11, 27, 1.0), (-24, 24, 1.2),
                (-26, 8, 1.2), (-18, 34, 1.2), (-30, 18, 1.3), (-22, 45, 1.3)):
    garden.plant([(x, y, -.4, s)], 'big')
garden.hedge((-34, -10, -.4), (-32.5, 60, 2.0), density=90, size=.14)
if night:
    kit.sky(elev=2, azim=10, strength=.075, sun=0, dust=.6, ozone=3.0)
else:
    kit.sky(elev=33, azim=205, strength=.26, sun=4.6, sun_size=.6, dust=1.2, sun_tint=(1, .88, .74))
    kit.area((5.2, -2.9, 2.4), (4.2, 4, 1.5), 6.0, 3.6, 40, (.96, .98, 1.0))
    kit.area((6.1, 7.6, H - .02), (6.1, 7.6, 0), 3.6, 1.9, 52, (.97, .985, 1.0)).visible_camera = False     # the roof light over the flight
    # out of doors all is bright and soft, as to a camera that is set for the room
    veil = kit.mesh_from('veil', np.array([[X0 - .8, Y0 - 2, -.5], [X0 - .8, D + 6, -.5], [X0 - .8, D + 6, 5], [X0 - .8, Y0 - 2, 5]]), np.array([[0, 1, 2, 3]]),
                         mat=kit.mat_glow('veil', (.93, .97, 1), .95, .34))
    veil.visible_diffuse = veil.visible_glossy = veil.visible_shadow = veil.visible_transmission = False
camera, name, ev = {
    'ferne': (dict(loc=(5.6, -1.3, 1.50), target=(3.95, 6.2, 1.30), lens=26, fstop=8, focus=(4.5, 5, .4)), '', 1.05),
    'stufen': (dict(loc=(6.75, 4.25, 1.20), target=(5.05, 8.6, .82), lens=31, fstop=8, focus=(5.4, 7.6, .5)), '-stufen', 1.15),
    'nacht': (dict(loc=(6.0, -1.7, 1.50), target=(3.9, 6.2, 1.50), lens=26, fstop=5.6, focus=(4.5, 5, .4)), '-nacht', .40),
}[view]
kit.camera(arch=True, **camera)
kit.finish('projekt-terrazzoboden' + name, exposure=ev, denoise=1.6)
