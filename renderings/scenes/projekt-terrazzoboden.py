"""Reference: the floor of a reading room, two steps of the same mix across it, light from tall windows on the left. view=ferne | stufen.

The camera stands so close to the windows' wall that its deep piers hide every pane: what is seen of the windows is their lit reveals."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import bpy                                                          # noqa: E402
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

view = kit.args().get('view', 'ferne')
kit.begin(*((2400, 1500) if view == 'ferne' else (1680, 1050)), bounces=(3, 2, 2, 1, 2), clamp=2.0)
rng = np.random.default_rng(31)
m = kit.maps('17')
m_floor = kit.mat_baked('floor', m, 'BOX', bump=.4, spec=.5, variation=.07, rough_mul=.75, calm=.08)
m_grout = kit.mat_plain('grout', (.050, .049, .047), .9, .1)
m_white = kit.mat_render('plaster', (.74, .70, .64), .0004)
m_conc = kit.mat_baked('conc', kit.maps('beton_kachel'), 'BOX', bump=1, spec=.35, variation=.02)
m_metal = kit.mat_plain('bronze', (.045, .040, .036), .38, .5, metal=.85)
m_oak = kit.mat_wood('oak', (.36, .21, .105), .5, .3, board=.4)
X0, X1, Y0, D, H, JOINT = -.5, 10.3, -3.0, 10.2, 4.3, .004
YS, RISE, GOING, N, THICK = 4.2, .160, .320, 2, .05                 # foot of the steps
TOP, YP, h, FLUSH = N * RISE, YS + N * GOING, JOINT / 2, .0003

# joints run through: floor, risers and treads share one grid of 600 mm; they are filled flush, or from aside only lit edges would be seen
kit.box('grout', (X0 - .3, Y0, -.2), (X1, D, -FLUSH), m_grout)
kit.paving(m_floor, X0, X1, Y0 - .591, YS + .009, 0, w=.6, d=.6, joint=JOINT, bond=0, rng=rng, thick=.03, bevel=.0006, uneven=.0001)
for s in range(N):
    y, z = YS + s * GOING, (s + 1) * RISE
    for a in np.arange(X0, X1 - .1, .6):
        b = min(a + .6, X1)
        kit.box('tread', (a + h, y, z - THICK), (b - h, y + GOING + .02, z), m_floor, bevel=.003, segments=3)
        kit.box('riser', (a + h, y + .012, z - RISE + .001), (b - h, y + .037, z - THICK - .0005), m_floor, bevel=.001)
    kit.box('fill', (X0, y + .004, z - THICK), (X1, y + GOING + .0215, z - FLUSH), m_grout)
    kit.box('fill', (X0, y + .001, z - THICK + .003), (X1, y + .02, z - .003), m_grout)
    kit.box('fill', (X0, y + .0125, z - RISE), (X1, y + GOING + .02, z - THICK + .001), m_grout)
kit.box('fill', (X0, YP + .0215, -.2), (X1, D, TOP - FLUSH), m_grout)
kit.paving(m_floor, X0, X1, YP + .0215, D, TOP, w=.6, d=.6, joint=JOINT, bond=0, rng=rng, thick=.03, bevel=.0006, uneven=.0001)
for k, y in enumerate(np.arange(Y0, D, 1.2)):                       # skirting, stepped with the flight
    foot = TOP if y >= YP else 0
    if y + 1.2 <= YS + .01 or foot:
        kit.box('skirt', (X1 - .0145, y + h, foot + .002), (X1 - .0005, min(y + 1.2, D) - h, foot + .080), m_floor, bevel=.0012)
for s in range(N + 1):
    y, z = YS + s * GOING, s * RISE
    kit.box('skirt', (X1 - .0145, y - (.0 if s else 0), z + .002), (X1 - .0005, y + (GOING if s < N else .56), z + .080 + (RISE if s < N else 0)), m_floor, bevel=.0012)

kit.box('wallB', (X0, D, 0), (X1, D + .3, H), m_white)
kit.box('wallR', (X1, Y0, 0), (X1 + .3, D, H), m_white)
kit.box('wallF', (X0, Y0 - .3, 0), (X1, Y0, H), m_white)
kit.box('ceiling', (X0 - .5, Y0, H), (X1 + .3, D + .3, H + .3), m_white)
kit.bookcase((X0 + .55, X1 - .002), D - .32, D - .002, TOP, 8, m_oak, seed=5)
for y0 in np.arange(-2.8, D - 1, 2.4):                               # windows down to the floor between piers of concrete
    y1, foot = y0 + 1.8, TOP if y0 > YS - .5 else 0
    kit.box('pier', (X0 - .45, y1, 0), (X0, y1 + .6, H), m_conc, bevel=.006)
    kit.box('lintel', (X0 - .45, y0, 3.7), (X0 - .02, y1, H), m_conc)
    kit.box('sill', (X0 - .45, y0, -.1), (X0, y1, foot + .002), m_conc)
    for y in (y0 + .03, y1 - .03):
        kit.box('mullion', (X0 - .40, y - .025, foot), (X0 - .33, y + .025, 3.7), m_metal)
    pane = kit.area((X0 - .5, (y0 + y1) / 2, 1.95), (3, (y0 + y1) / 2, 1.6), 1.7, 3.4, 48, (1, .97, .93))
    pane.data.cycles.use_multiple_importance_sampling = True
kit.box('pier', (X0 - .45, y1 + .6, 0), (X0, D, H), m_conc)
T = np.array((5.0, 7.0, TOP))                                      # a reading table and its chairs, a book left on it
kit.box('table', T + (0, 0, .71), T + (2.6, .85, .745), m_oak, bevel=.003)
for x in (.06, 2.50):
    for y in (.06, .75):
        kit.box('leg', T + (x, y, 0), T + (x + .04, y + .04, .71), m_metal, bevel=.002)
kit.box('book', T + (.62, .30, .746), T + (.86, .47, .772), kit.mat_plain('cover', (.30, .07, .045), .6, .3), bevel=.002)
for x, y, turn in ((.55, -.15, 3.2), (1.80, -.45, 3.7), (1.2, 1.05, .1)):
    kit.chair(T + (x, y, 0), turn)
kit.box('yard', (-60, -60, -.6), (X0 - .5, 80, -.25), kit.mat_plain('yard', (.62, .61, .59), .95, .1))
kit.sky(elev=25, azim=202, strength=.10, sun=7.5, sun_size=.6, dust=1.2, sun_tint=(1, .82, .61))
bpy.context.scene.world.cycles.sampling_method = 'NONE'            # the windows are lamps
camera, name = {
    'ferne': (dict(loc=(1.15, -.55, 1.50), target=(3.25, 5.2, .70), lens=29, fstop=11, focus=(3.4, 4.6, .2)), ''),
    'stufen': (dict(loc=(1.9, 2.1, 1.20), target=(2.95, 4.8, .32), lens=37, fstop=6.3, focus=(2.8, 4.3, .2)), '-ansicht'),
}[view]
kit.camera(arch=True, **camera)
kit.finish('projekt-terrazzoboden' + name, exposure=.30 if not name else .10, look='High Contrast', grade=dict(warmth=-.06 if not name else -.13))
