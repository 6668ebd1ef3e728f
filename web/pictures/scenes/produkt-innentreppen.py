"""Indoor stair: cantilevered treads with bronze balusters over a floor of the same mix, daylight from tall windows."""
import math
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

kit.begin(1800, 1125, 44, bounces=(5, 3, 2, 3, 8), clamp=2.0)
hell, tile = kit.maps('terrazzo_hell'), kit.maps('beton_kachel')
m_floor = kit.mat_baked('floor', hell, 'BOX', bump=.6, spec=.5, variation=.025, rough_mul=1.7)
m_tread = kit.mat_baked('tread', hell, 'BOX', bump=.6, spec=.5, variation=.03, rough_mul=1.9)
m_conc = kit.mat_baked('conc', tile, 'BOX', bump=1, spec=.35, variation=.02)
m_white = kit.mat_plain('plaster', (.80, .79, .77), .85, .2, noise_amt=.03, noise_scale=2)
m_metal = kit.mat_plain('bronze', (.045, .040, .036), .38, .5, metal=.85)
m_oak = kit.mat_wood('oak', (.40, .27, .16), .5, .3)
m_joint = kit.mat_plain('joint', (.30, .29, .27), .9, .1)
W, D, H = 6.2, 9.4, 5.2

# room: floor slabs 1.20 x 1.20, joints 3 mm; concrete wall on the right, white elsewhere
kit.box('screed', (-1, -2, -.2), (W, D, -.004), m_joint)
kit.paving(m_floor, -.8, W, -2, D, 0, w=1.2, d=1.2, joint=.003, bond=0, rng=np.random.default_rng(4), thick=.03, bevel=.0012)
kit.wall('wallR', (W, D, 0), (0, -1, 0), (0, 0, 1), 11.6, H, .3, kit.maps('beton_innen'), m_conc, bump=1.5)
kit.box('wallB', (-1, D, 0), (W + .3, D + .3, H), m_white)
kit.box('ceiling', (-1, -2, H), (W + .3, D + .3, H + .3), m_white)
kit.box('wallF', (-1, -2.3, 0), (W + .3, -2, H), m_white)
windows = ((.4, 2.6), (3.3, 5.9))
for y0, y1 in ((-2.0, .4), (2.6, 3.3), (5.9, D)):
    kit.box('pillar', (-.45, y0, 0), (-.05, y1, H), m_white)
for y0, y1 in windows:
    kit.box('lintel', (-.45, y0, 4.4), (-.05, y1, H), m_white)
    kit.box('sill', (-.50, y0, -.02), (.02, y1, .06), m_tread, bevel=.004)
    for y in (y0 + .03, (y0 + y1) / 2, y1 - .03):
        kit.box('mullion', (-.36, y - .025, .06), (-.28, y + .025, 4.4), m_metal)
    kit.box('transom', (-.36, y0, 2.6), (-.28, y1, 2.65), m_metal)

# treads 1250 x 285 x 75, let into the wall
R, T, N, w, Y = .172, .285, 15, 1.25, 2.2
for s in range(N):
    z, y = (s + 1) * R, Y + s * T
    kit.box('tread', (W - w, y, z - .075), (W + .02, y + T + .03, z), m_tread, bevel=.003, segments=3)
    kit.rod('baluster', (W - w + .036, y + .15, z), (W - w + .036, y + .15, z + .94), .0065, m_metal)
p = np.array([W - w + .036, Y + .15 - .1, R + .94 - .1 * R / T])
q = np.array([W - w + .036, Y + (N - 1) * T + .25, N * R + .94 + .1 * R / T])
rail = kit.box('rail', (-.02, -.5, -.008), (.02, .5, .008), m_metal, bevel=.003)
rail.scale[1] = np.linalg.norm(q - p)
rail.location, rail.rotation_euler = (p + q) / 2, (math.atan2(q[2] - p[2], q[1] - p[1]), 0, 0)
GY, GZ = Y + N * T, N * R                                           # the gallery it arrives on
kit.box('gallery', (-.04, GY, GZ - .26), (W + .02, D, GZ - .031), m_white, bevel=.003)
kit.box('landing', (-.04, GY, GZ - .03), (W + .02, D, GZ), m_tread, bevel=.003)
for x in np.arange(.06, W - w, .13):
    kit.rod('baluster', (x, GY + .056, GZ), (x, GY + .056, GZ + .94), .0065, m_metal)
kit.box('rail2', (-.04, GY + .036, GZ + .94), (W - w + .056, GY + .076, GZ + .956), m_metal, bevel=.003)

# a bench and a plant: use, and a measure
kit.box('bench', (1.3, 6.9, .38), (3.3, 7.35, .45), m_oak, bevel=.006)
for x in (1.5, 3.0):
    kit.box('leg', (x, 6.93, 0), (x + .06, 7.32, .38), m_metal, bevel=.003)
leaf, bark = kit.mat_leaf('lf', (.045, .085, .022), (.095, .140, .036), .4, .4), kit.mat_plain('bark', (.16, .135, .11), .9, .2)
for o in kit.tree('ficus', 301, bark, leaf, height=1.7, stems=3, leaf_size=.085, first=.30, trunk=.035, per=.9):
    o.location = (4.2, 5.85, .42)
kit.lathe('pot', [(0, .0), (.17, .0), (.19, .02), (.25, .50), (.24, .51), (.225, .50), (.215, .44), (0, .44)], m_conc, (4.2, 5.85, 0))

kit.sky(elev=36, azim=214, strength=.26, sun=5.0, sun_size=.6, dust=1.2, sun_tint=(1, .88, .74))
for y0, y1 in windows:
    lamp = kit.area((-.60, (y0 + y1) / 2, 2.25), (3, (y0 + y1) / 2, 2.0), 4.3, y1 - y0, 1, name='portal')
    lamp.data.cycles.is_portal = True
kit.area((2.6, -1.95, 2.6), (3.2, 4, 1.8), 6.0, 4.2, 75, (.94, .97, 1.0))          # the window wall behind the camera
kit.box('ground', (-60, -60, -.4), (-.6, 60, -.15), kit.mat_plain('lawn', (.10, .12, .05), .95, .1))
kit.camera((1.55, -1.55, 1.50), (4.35, 5.2, 1.62), lens=27, fstop=8, focus=(4.6, 3.2, .8), arch=True)
kit.finish('produkt-innentreppen', exposure=1.3, denoise=1.9)
