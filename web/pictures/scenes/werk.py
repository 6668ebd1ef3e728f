"""The works: slabs standing on A-frames, a casting table with a mould, daylight from high windows on the left."""
import math
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

kit.begin(1800, 1125, 13, bounces=(5, 3, 2, 3, 8), clamp=2.0)
rng = np.random.default_rng(101)
tile = kit.maps('beton_kachel')
stones = [kit.mat_baked(n, kit.maps(n), 'BOX', bump=.8, spec=.35, variation=.04, tint=t, rough_mul=r) for n, t, r in (
    ('stein_hell', (.86, .84, .81), 1), ('terrazzo_warm', (.9, .88, .86), 3.0), ('stein_warm', (.84, .80, .74), 1),
    ('terrazzo_hell', (.92, .92, .91), 3.0), ('terrazzo_dunkel', (1, 1, 1), 3.0))]
m_floor = kit.mat_baked('floor', tile, 'BOX', bump=.4, spec=.45, variation=0, rough_mul=.62, tint=(.62, .62, .62), grime=.25)
m_conc = kit.mat_baked('conc', tile, 'BOX', bump=1, spec=.35, variation=.02)
m_white = kit.mat_plain('wall', (.62, .61, .59), .85, .2, noise_amt=.05, noise_scale=2)
m_steel = kit.mat_plain('steel', (.045, .075, .085), .5, .4, noise_amt=.2, noise_scale=6)
m_bare = kit.mat_plain('bare', (.32, .31, .30), .38, .5, metal=.9)
m_wood = kit.mat_wood('timber', (.42, .30, .18), .7, .25)
m_crane = kit.mat_plain('crane', (.62, .36, .03), .5, .4)
m_ply = kit.mat_plain('ply', (.20, .095, .05), .35, .4, noise_amt=.15, noise_scale=3)
W, D, H, Y0 = 13.0, 30.0, 6.6, -4.0

# hall: concrete posts every 5 m, sheds of light on the left, a roof on slender beams
kit.box('floor', (0, Y0, -.2), (W, D, 0), m_floor)
kit.box('wallR', (W, Y0, 0), (W + .3, D, H), m_white)
kit.box('wallB', (0, D, 0), (W, D + .3, H), m_white)
kit.box('wallF', (0, Y0 - .3, 0), (W, Y0, H), m_white)
kit.box('roof', (-.3, Y0, H), (W + .3, D, H + .3), m_white)
kit.box('parapet', (-.3, Y0, 0), (0, D, 1.5), m_conc)
kit.box('lintel', (-.3, Y0, 5.7), (0, D, H), m_white)
for y in np.arange(Y0 + 1, D, 5.0):
    kit.box('post', (-.32, y - .2, 0), (.22, y + .2, H), m_conc, bevel=.008)
    kit.box('postR', (W - .22, y - .2, 0), (W + .1, y + .2, H), m_conc, bevel=.008)
    kit.box('beam', (.2, y - .17, H - .75), (W - .2, y + .17, H), m_conc, bevel=.008)
    for q in np.arange(y + .2, y + 4.9, 1.15):
        kit.box('mullion', (-.2, q - .03, 1.5), (-.12, q + .03, 5.7), m_steel)
    for z in (1.5, 2.9, 4.3, 5.64):
        kit.box('rail', (-.2, y + .2, z), (-.12, y + 4.8, z + .06), m_steel)
    lamp = kit.area((-.5, y + 2.5, 3.6), (4, y + 2.5, 3.2), 4.2, 4.6, 1, name='portal')
    lamp.data.cycles.is_portal = True


def frame(x, y, n, length, height, first, lean=.12):
    """An A-frame across x with slabs standing on either side, timber between them."""
    for q in (y + .25, y + length - .25):
        kit.box('foot', (x - .85, q - .05, .06), (x + .85, q + .05, .16), m_steel, bevel=.004)
        for s in (-1, 1):
            kit.rod('leg', (x + s * (.12 + lean * 1.75), q, .16), (x + s * .10, q, 1.9), .035, m_steel)
        for dx in (-.7, .7):
            kit.box('block', (x + dx - .08, q - .06, 0), (x + dx + .08, q + .06, .06), m_wood)
    kit.rod('ridge', (x - .10, y + .2, 1.9), (x - .10, y + length - .2, 1.9), .03, m_steel)
    kit.rod('ridge', (x + .10, y + .2, 1.9), (x + .10, y + length - .2, 1.9), .03, m_steel)
    for s in (-1, 1):
        out = .12 + lean * 1.75 + .05
        for i in range(n):
            t, h, l = rng.choice([.04, .05, .06]), height * rng.choice([1, 1, .9]), length * rng.choice([.86, .92, .92])
            ob = kit.box('slab', (-t / 2, -l / 2, 0), (t / 2, l / 2, h), stones[(first + i // 2 + (0 if s > 0 else 2)) % 5], bevel=.003)
            ang = -s * math.atan(lean)
            c = np.array([x + s * (out + t / 2), y + length / 2, .175])
            ob.rotation_euler = (0, ang, 0)
            ob.location = c + np.array([math.sin(ang) * h / 2, 0, math.cos(ang) * h / 2])
            out += t + .028


frame(3.1, 3.2, 5, 2.6, 1.55, 0)
frame(3.1, 7.4, 6, 2.6, 1.45, 1)
frame(3.1, 11.6, 4, 2.6, 1.6, 3)
frame(3.2, 16.0, 6, 2.6, 1.5, 2)
frame(10.2, 9.6, 5, 2.6, 1.55, 4)
frame(10.2, 14.0, 5, 2.6, 1.5, 1)

# casting table: steel bed on trestles, a plywood mould, the stone just struck off, a trowel and a hammer
tx, ty = 7.0, 2.5
kit.box('bed', (tx, ty, .78), (tx + 1.6, ty + 3.4, .86), m_bare, bevel=.004)
for y in (ty + .3, ty + 1.7, ty + 3.1):
    kit.box('beam', (tx + .05, y - .05, .68), (tx + 1.55, y + .05, .78), m_steel, bevel=.004)
    for x in (tx + .15, tx + 1.35):
        kit.box('leg', (x, y - .05, 0), (x + .10, y + .05, .68), m_steel, bevel=.004)
for lo, hi in (((.20, .5, .86), (.23, 2.9, .98)), ((1.37, .5, .86), (1.40, 2.9, .98)), ((.23, .5, .86), (1.37, .53, .98)), ((.23, 2.87, .86), (1.37, 2.9, .98))):
    kit.box('mould', (tx + lo[0], ty + lo[1], lo[2]), (tx + hi[0], ty + hi[1], hi[2]), m_ply, bevel=.002)
kit.box('cast', (tx + .231, ty + .531, .861), (tx + 1.369, ty + 2.869, .945), m_conc, bevel=.002)
for y in (.9, 1.7, 2.5):
    for x in (.15, 1.40):
        kit.box('cleat', (tx + x, ty + y, .86), (tx + x + .05, ty + y + .08, .95), m_wood, bevel=.003)
kit.box('screed', (tx + .12, ty + 1.15, .9805), (tx + 1.5, ty + 1.20, 1.04), m_wood, bevel=.004, rot=(0, 0, .06))
kit.box('table2', (tx, ty + 5.0, .78), (tx + 1.6, ty + 8.4, .86), m_bare, bevel=.004)
for y in (ty + 5.3, ty + 8.1):
    for x in (tx + .15, tx + 1.35):
        kit.box('leg', (x, y - .05, 0), (x + .10, y + .05, .78), m_steel, bevel=.004)
kit.box('slab2', (tx + .2, ty + 5.4, .88), (tx + 1.4, ty + 7.8, .94), stones[0], bevel=.003)
for y in (5.7, 7.4):
    kit.box('timber', (tx + .2, ty + y, .86), (tx + 1.4, ty + y + .08, .8795), m_wood)

# steps on pallets, a crane beam with its hook
for i, (x, y) in enumerate(((5.3, 12.0), (5.3, 14.2), (7.2, 13.2))):
    for q in (.1, .9):
        kit.box('pallet', (x, y + q, 0), (x + 1.5, y + q + .12, .12), m_wood)
    for k in range(4):
        kit.box('step', (x + .05 + .01 * (k % 2), y + .05, .121 + k * .178), (x + 1.42, y + 1.05, .121 + k * .178 + .15), stones[(i + 2) % 3], bevel=.004)
        for q in (.25, .8):
            kit.box('lath', (x + .1, y + q, .121 + k * .178 + .15), (x + 1.4, y + q + .04, .121 + k * .178 + .178), m_wood)
for side in (0, 1):
    x = W - .55 if side else .35
    kit.box('runway', (x, Y0, 5.0), (x + .2, D, 5.3), m_steel, bevel=.004)
kit.box('bridge', (.35, 10.0, 5.3), (W - .35, 10.35, 5.75), m_crane, bevel=.006)
kit.box('trolley', (6.1, 9.9, 5.1), (6.8, 10.45, 5.3), m_steel, bevel=.01)
kit.rod('rope', (6.45, 10.17, 5.1), (6.45, 10.17, 3.3), .012, m_bare)
kit.box('block', (6.36, 10.08, 3.0), (6.54, 10.26, 3.32), m_crane, bevel=.02)

kit.sky(elev=38, azim=196, strength=.26, sun=4.6, sun_size=.6, dust=1.2, sun_tint=(1, .88, .74))
kit.area((6.5, Y0 + .2, 3.6), (6.5, 8, 1.5), 9, 4.5, 100, (.94, .97, 1.0))
kit.area((6.5, 14, H - .8), (6.5, 14, 0), 7, 22, 190, (.96, .98, 1.0))        # roof lights beyond the picture
kit.box('ground', (-80, -60, -.6), (-.4, 90, -.3), kit.mat_plain('yard', (.24, .23, .21), .95, .1))
kit.camera((5.35, -2.6, 1.6), (5.6, 8.0, 1.75), lens=26, fstop=8, focus=(5, 4, 1), arch=True)
kit.finish('werk', exposure=1.05, denoise=1.9)
