"""Reference: the floor of a reading room, two steps of the same mix across it, tall windows on the left. view=ferne | stufen."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import bpy                                                          # noqa: E402
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

view = kit.args().get('view', 'ferne')
kit.begin(*((2400, 1500) if view == 'ferne' else (1680, 1050)), 6, bounces=(4, 3, 2, 1, 4), clamp=2.0)
rng = np.random.default_rng(31)
m = kit.maps('17')
m_floor = kit.mat_baked('floor', m, 'BOX', bump=.6, spec=.5, variation=.03)
m_white = kit.mat_plain('plaster', (.74, .73, .705), .85, .2)
m_conc = kit.mat_baked('conc', kit.maps('beton_kachel'), 'BOX', bump=1, spec=.35, variation=.02)
m_metal = kit.mat_plain('bronze', (.045, .040, .036), .38, .5, metal=.85)
X0, X1, Y0, D, H = -.5, 8.4, -3.0, 10.2, 4.3
YS, RISE, GOING, N, THICK = 4.2, .160, .320, 2, .05                 # foot of the steps
TOP, YP = N * RISE, YS + N * GOING

kit.box('screed', (X0 - .3, Y0, -.2), (X1, D, -.004), kit.mat_plain('joint', (.22, .215, .205), .9, .1))
kit.paving(m_floor, X0, X1, Y0, YS, 0, w=.6, d=.6, joint=.003, bond=0, rng=rng, thick=.03, bevel=.001)
for s in range(N):
    y, z = YS + s * GOING, (s + 1) * RISE
    for a in np.arange(X0, X1 - .1, 1.5):
        b = min(a + 1.5, X1)
        kit.box('tread', (a + .0015, y, z - THICK), (b - .0015, y + GOING + .02, z), m_floor, bevel=.003, segments=3)
        kit.box('riser', (a + .0015, y + .012, z - RISE + .001), (b - .0015, y + .037, z - THICK - .0005), m_floor, bevel=.001)
for s in range(N):
    kit.box('fill', (X0, YS + s * GOING + .04, -.2), (X1, D, (s + 1) * RISE - .06), m_conc)
kit.paving(m_floor, X0, X1, YP + .023, D, TOP, w=.6, d=.6, joint=.003, bond=0, rng=rng, thick=.03, bevel=.001)
kit.box('skirt', (X1 - .0145, Y0, .002), (X1 - .0005, YS - .003, .080), m_floor, bevel=.0012)
kit.box('skirt', (X0, D - .0145, TOP + .002), (X1, D - .0005, TOP + .080), m_floor, bevel=.0012)

kit.box('wallB', (X0, D, 0), (X1, D + .3, H), m_white)
kit.box('wallR', (X1, Y0, 0), (X1 + .3, D, H), m_white)
kit.box('wallF', (X0, Y0 - .3, 0), (X1, Y0, H), m_white)
kit.box('ceiling', (X0 - .5, Y0, H), (X1 + .3, D + .3, H + .3), m_white)
for y0 in np.arange(-2.8, D - 1, 2.4):                               # windows down to the floor between piers of concrete
    y1, foot = y0 + 1.8, TOP if y0 > YS - .5 else 0
    kit.box('pier', (X0 - .45, y1, 0), (X0, y1 + .6, H), m_conc, bevel=.006)
    kit.box('lintel', (X0 - .45, y0, 3.7), (X0 - .02, y1, H), m_conc)
    kit.box('sill', (X0 - .45, y0, -.1), (X0, y1, foot + .002), m_conc)
    for y in (y0 + .03, y1 - .03):
        kit.box('mullion', (X0 - .36, y - .025, foot), (X0 - .29, y + .025, 3.7), m_metal)
    pane = kit.area((X0 - .5, (y0 + y1) / 2, 1.95), (3, (y0 + y1) / 2, 1.6), 1.7, 3.4, 68, (.95, .975, 1))
    pane.data.cycles.use_multiple_importance_sampling = True
kit.box('lintel', (X0 - .45, y1 + .6, 3.7), (X0 - .02, D, H), m_conc)
# a court of light paving behind the windows, and bright haze
kit.box('yard', (-60, -60, -.6), (X0 - .5, 80, -.25), kit.mat_plain('yard', (.62, .61, .59), .95, .1))
haze = kit.box('haze', (-31, -60, -1), (-30, 120, 40), kit.mat_glow('haze', (.97, .985, 1), 3.0))
haze.visible_shadow = haze.visible_diffuse = False
kit.sky(elev=36, azim=194, strength=.10, sun=5.2, sun_size=.6, dust=1.2, sun_tint=(1, .88, .74))
bpy.context.scene.world.cycles.sampling_method = 'NONE'            # the windows are lamps
camera, name = {
    'ferne': (dict(loc=(5.3, -.2, 1.50), target=(3.2, 4.6, .72), lens=29, fstop=11, focus=(3.6, 3.6, .2)), ''),
    'stufen': (dict(loc=(4.6, 2.1, 1.20), target=(2.9, 4.8, .42), lens=36, fstop=11, focus=(3.4, 4.2, .2)), '-ansicht'),
}[view]
kit.camera(arch=True, **camera)
kit.finish('projekt-terrazzoboden' + name, exposure=.12, look='High Contrast', denoise=1.2)
