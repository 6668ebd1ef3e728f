"""Reference: reading room with a terrazzo floor; five steps of the same mix, as wide as the room, lead up to the shelves. view=ferne | stufen | sockel | nacht."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import bpy                                                          # noqa: E402
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

view = kit.args().get('view', 'ferne')
night = view == 'nacht'
kit.begin(*((1500, 1000, 7) if night else (2400, 1600, 12)), bounces=(4, 3, 2, 3, 6), clamp=2.0)
rng = np.random.default_rng(31)
m = kit.maps('terrazzo_hell')
m_floor = kit.mat_baked('floor', m, 'BOX', bump=.6, spec=.5, variation=.03, rough_mul=3.6, tint=(.95, .95, .95))
m_step = [kit.mat_baked(f'step{k}', m, 'UV', bump=.6, spec=.5, rough_mul=3.8, tint=(q, q, q)) for k, q in enumerate((.97, .93, 1.0))]
m_wall = kit.mat_render('wall', (.70, .69, .665), .0006)
m_conc = kit.mat_baked('conc', kit.maps('beton_kachel'), 'BOX', bump=1, spec=.35, variation=.02)
m_metal = kit.mat_plain('bronze', (.045, .040, .036), .38, .5, metal=.85)
m_oak = kit.mat_wood('oak', (.34, .22, .125), .5, .3)
X0, X1, Y0, D, H = -4.6, 4.6, -4.6, 9.6, 4.4
RISE, GOING, NOSE, N, YS = .165, .330, .025, 5, 4.2                 # the steps, from YS
TOP = N * RISE

kit.box('screed', (X0 - .3, Y0, -.2), (X1, YS + .2, -.004), kit.mat_plain('joint', (.30, .29, .27), .9, .1))
kit.paving(m_floor, X0, X1, Y0, YS + NOSE - .003, 0, w=.6, d=.6, joint=.003, bond=0, rng=rng, thick=.03, bevel=.001)
for s in range(N):
    y, z = YS + s * GOING, (s + 1) * RISE
    for k in range(4):
        a, b = X0 + k * 2.3 + .0015, X0 + (k + 1) * 2.3 - .0015
        kit.bar('tread', m, m_step[(s + k) % 3], kit.pieces.shift(kit.pieces.tread(.36, .05), y, z), a, b, step=.01, arris=.0016, worn=0, off=tuple(rng.uniform(0, 1.2, 2)), coarse_x=.06)
        kit.box('riser', (a, y + NOSE, z - RISE + .001), (b, y + NOSE + .025, z - .0505), m_floor, bevel=.001)
    kit.box('bed', (X0, y + .054, z - RISE - .3), (X1, y + .38, z - .0505), m_conc)
kit.paving(m_floor, X0, X1, YS + N * GOING + .033, D, TOP, w=.6, d=.6, joint=.003, bond=0, rng=rng, thick=.03, bevel=.001)
kit.box('podium', (X0, YS + N * GOING + .05, 0), (X1, D, TOP - .031), m_conc)

kit.box('wallB', (X0, D, 0), (X1, D + .3, H + 1), m_wall)
kit.box('wallR', (X1, Y0, 0), (X1 + .3, D, H + 1), m_wall)
kit.box('wallF', (X0, Y0 - .3, 0), (X1, Y0, H), m_wall)
kit.box('ceiling', (X0 - .5, Y0, H), (X1 + .3, D + .3, H + .3), m_conc)
kit.box('skirt', (X1 - .0145, Y0, .002), (X1 - .0005, YS + NOSE - .004, .080), m_floor, bevel=.0012)
# windows on the left between piers
openings = [(y, y + 2.1) for y in np.arange(-4.4, D - 1.6, 2.6)]
for y0, y1 in openings:
    kit.box('pier', (X0 - .45, y1, 0), (X0, y1 + .5, H), m_conc, bevel=.006)
    kit.box('parapet', (X0 - .40, y0, 0), (X0 - .10, y1, .44), m_wall)
    kit.box('bench', (X0 - .42, y0 + .005, .44), (X0 + .04, y1 - .005, .48), m_oak, bevel=.004)
    kit.box('lintel', (X0 - .45, y0, 3.75), (X0 - .05, y1, H), m_wall)
    for y in (y0 + .03, (y0 + y1) / 2, y1 - .03):
        kit.box('mullion', (X0 - .36, y - .025, .48), (X0 - .29, y + .025, 3.75), m_metal)

# shelves of books along the back wall, a ladder against them
COLOURS = [(.26, .085, .06), (.085, .12, .16), (.36, .31, .23), (.09, .09, .09), (.50, .47, .42), (.15, .18, .125), (.30, .19, .09), (.56, .54, .50)]
m_books = [kit.mat_plain(f'book{i}', c, .75, .2) for i, c in enumerate(COLOURS)]
S0, S1, LEVELS, DEPTH = -3.9, 4.2, 6, .30
for x in np.linspace(S0, S1, 10):
    kit.box('cheek', (x - .014, D - DEPTH, TOP), (x + .014, D - .002, TOP + LEVELS * .37 + .06), m_oak)
for k in range(LEVELS + 1):
    z = TOP + .04 + k * .37
    kit.box('board', (S0, D - DEPTH + .004, z), (S1, D - .002, z + .026), m_oak)
    for a, b in zip(np.linspace(S0, S1, 10), np.linspace(S0, S1, 10)[1:]):
        s, end = a + .02, b - .02 - rng.choice([0, 0, .12, .30])
        while k < LEVELS and s < end - .05:
            w, h = rng.uniform(.016, .048), rng.uniform(.20, .31)
            if s + w < end:
                kit.box('book', (s, D - DEPTH + rng.uniform(.02, .07), z + .027), (s + w - .001, D - .03, z + .027 + h), m_books[rng.integers(8)])
            s += w + (rng.uniform(.04, .12) if rng.random() < .03 else 0)
# a reading table of one long board on two walls of concrete, an open book
kit.box('top', (1.5, -1.2, .715), (2.5, 2.6, .755), m_oak, bevel=.003)
for y in (-.8, 2.1):
    kit.box('leg', (1.62, y, 0), (2.38, y + .12, .714), m_conc, bevel=.004)
kit.box('seat', (.72, -1.0, .41), (1.10, 2.4, .45), m_oak, bevel=.003)
for y in (-.7, 2.0):
    kit.box('leg', (.78, y, 0), (1.04, y + .12, .41), m_conc, bevel=.004)

world = bpy.context.scene.world.node_tree.nodes['Background']
if night:
    warm = (1, .76, .50)
    for y in (-2.6, .7, 4.0, 7.2):                                   # globes in two rows
        for x in (-2.1, 2.1):
            kit.area((x, y, 3.10), (x, y, 0), .30, .30, 60, warm, 175).data.shape = 'DISK'
            kit.lathe('shade', [(0, .012), (.16, .012), (.165, .02), (.10, .16), (.012, .19), (.012, H - 3.11)], m_metal, (x, y, 3.11))
    world.inputs[0].default_value, world.inputs[1].default_value = (.020, .030, .055, 1), 1
else:
    kit.sky(elev=35, azim=203, strength=0, sun=5.2, sun_size=.6, sun_tint=(1, .89, .75))
    for y0, y1 in openings:
        kit.area((X0 - .30, (y0 + y1) / 2, 2.1), (2, (y0 + y1) / 2, .6), 3.1, 2.0, 72, (.94, .97, 1))
    kit.area((1.0, Y0 + .2, 2.6), (.6, 3, 1.2), 5.0, 3.0, 60, (.94, .97, 1))
    world = bpy.context.scene.world.node_tree.nodes['Background']
    world.inputs[0].default_value, world.inputs[1].default_value = (.85, .92, 1.0, 1), 1
camera, name, ev = {
    'ferne': (dict(loc=(-1.2, -4.1, 1.50), target=(.35, 3.6, 1.42), lens=28, fstop=8, focus=(0, 2, .4)), '', .40),
    'stufen': (dict(loc=(-2.4, .9, .95), target=(.35, 4.6, .62), lens=34, fstop=8, focus=(-.6, 4.3, .3)), '-stufen', .40),
    'sockel': (dict(loc=(3.15, 2.4, .80), target=(4.45, 4.45, .34), lens=42, fstop=9, focus=(4.2, 4.2, .2)), '-sockel', .55),
    'nacht': (dict(loc=(1.2, -4.1, 1.50), target=(-.35, 3.6, 1.42), lens=28, fstop=5.6, focus=(0, 2, .4)), '-nacht', .55),
}[view]
kit.camera(arch=True, **camera)
kit.finish('projekt-terrazzoboden' + name, exposure=ev, denoise=1.4)
