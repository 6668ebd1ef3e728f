"""Reference: three storeys of bands and piers on a corner, afternoon light. One world, several cameras. view=ferne | blick | sockel | nacht."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

view = kit.args().get('view', 'ferne')
night = view == 'nacht'
kit.begin(*((1500, 1000, 7) if night else (2400, 1600, 7)), bounces=(6, 2, 2, 3, 8), clamp=2.0 if night else 6.0)
stone = kit.maps('stein_jura')
m_stone = kit.mat_baked('stone', stone, 'BOX', bump=1.3, spec=.3, variation=.065, grime=.07, tint=(.95, .935, .91))
m_pave = kit.mat_baked('pave', stone, 'BOX', bump=1.0, spec=.3, variation=.03, grime=.12, tint=(.60, .595, .585))
m_core = kit.mat_plain('core', (.020, .020, .021), .9, .1)
m_metal = kit.mat_plain('bronze', (.058, .050, .043), .36, .5, metal=.85)
m_room = kit.mat_plain('room', (.40, .375, .34) if night else (.13, .125, .115), .9, .1)
m_town = kit.mat_plain('town', (.37, .355, .33), .9, .1)
m = dict(stone=m_stone, metal=m_metal, glass=kit.mat_glass_pane() if night else kit.mat_dark_pane(), cloth=kit.mat_cloth('sheer', (.74, .725, .70), .45))
NX, NY, NZ, BAY, ST, BAND, J = 6, 4, 3, 3.0, 3.3, .84, .014
L, W, H = NX * BAY, NY * BAY, NZ * ST

kit.Facade((0, 0), (1, 0), (0, -1), NX, NZ, m, 17, ext=(.075 + J / 2, 0))
kit.Facade((0, W), (0, -1), (-1, 0), NY, NZ, m, 18, ext=(0, -J))
# closing pieces, core and rooms behind the glass
kit.box('end1', (.02, W - .02, 0), (L, W + .2, H + .2), m_stone)
kit.box('end2', (L - .02, .02, 0), (L + .2, W + .2, H + .2), m_stone)
kit.box('corner', (.012, .012, 0), (.10, .10, H + .1), m_stone)
for f in range(NZ):
    kit.box('floor', (.34, .34, (f + 1) * ST - BAND + .1), (L - .1, W - .1, (f + 1) * ST + .02), m_room)
kit.box('inner', (4.2, 4.2, 0), (L - .05, W - .05, H), m_room)
kit.box('backing', (.10, .10, H - .4), (L - .05, W - .05, H + .2), m_core)
kit.box('plinth', (-.02, -.02, -.3), (L, W, .02), m_core)
for x in np.arange(BAY, L, BAY):
    kit.box('party', (x - .1, .36, 0), (x + .1, 4.2, H - .3), m_room)
for y in np.arange(BAY, W, BAY):
    kit.box('party', (.36, y - .1, 0), (4.2, y + .1, H - .3), m_room)

# the place before it, and plain houses behind and across, which the panes mirror
kit.paving(m_pave, -14, 21, -14, -.3, 0, w=1.5, d=.75, rng=np.random.default_rng(3))
kit.paving(m_pave, -14, -.3, -.3, 14, 0, w=1.5, d=.75, rng=np.random.default_rng(4))
kit.box('ground', (-120, -120, -.5), (160, 160, -.03), kit.mat_plain('ground', (.19, .18, .165), .95, .1, noise_amt=.35, noise_scale=6))
for lo, hi in (((-40, 24, 0), (-8, 36, 7.2)), ((-6, 30, 0), (30, 42, 8.4)), ((27, -3, 0), (44, 16, 7.6)), ((-20, -44, 0), (30, -34, 9)), ((-46, -20, 0), (-34, 14, 8))):
    kit.box('house', lo, hi, m_town)
for x in (1.6, 7.6):                                                # two benches of the façade's stone
    kit.box('seat', (x, -2.3, .36), (x + 2.2, -1.85, .45), m_stone, bevel=.005)
    for q in (.25, 1.7):
        kit.box('foot', (x + q, -2.2, 0), (x + q + .25, -1.95, .36), m_stone, bevel=.005)
garden = kit.Garden('fruehling', 250)
garden.plant([(12.5, -9.0, 0, .95)], 'big', shade_only=True)
garden.plant([(7.0, -4.6, .9, 1.45)], shade_only=True)

if night:
    kit.sky(elev=3, azim=-60, strength=.060, sun=0, dust=1.0)
    r = np.random.default_rng(5)
    for f in range(NZ):
        for b in range(NX):
            if r.random() < (.9, .6, .45)[f]:
                x = (b + .5) * BAY
                kit.area((x, 2.2, (f + 1) * ST - BAND - .05), (x, 2.2, 0), 1.4, 1.4, r.uniform(26, 60), (1, r.uniform(.68, .80), r.uniform(.42, .58)))
        for b in range(NY):
            if r.random() < .5:
                y = (b + .5) * BAY
                kit.area((2.2, y, (f + 1) * ST - BAND - .05), (2.2, y, 0), 1.4, 1.4, r.uniform(26, 50), (1, .74, .50))
else:
    kit.sky(elev=36, azim=-30, strength=.10, sun=5.2, sun_size=.55, dust=1.2, sun_tint=(1, .88, .74))
camera, name, ev = {
    'ferne': (dict(loc=(-6.2, -13.4, 1.65), target=(3.6, 0, 4.75), lens=31, fstop=8, focus=(.5, 0, 3)), '', .50),
    'blick': (dict(loc=(-1.15, -2.9, 1.5), target=(.75, 0, 4.35), lens=27, fstop=8, focus=(.2, 0, 4)), '-blick', .52),
    'sockel': (dict(loc=(.45, -2.35, 1.30), target=(2.55, 0, 1.35), lens=38, fstop=8, focus=(1.8, 0, 1.2)), '-sockel', .52),
    'nacht': (dict(loc=(-5.4, -11.6, 1.65), target=(3.9, 0, 4.4), lens=31, fstop=5.6, focus=(.5, 0, 3)), '-nacht', 1.7),
}[view]
kit.camera(arch=True, **camera)
kit.finish('projekt-fassade' + name, exposure=ev, denoise=1.4 if night else 1.0)
