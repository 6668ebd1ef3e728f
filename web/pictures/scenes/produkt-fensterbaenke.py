"""Window sill: one piece from reveal to reveal, sloped, with upstands and a drip edge, in a rendered wall."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

kit.begin(1800, 1125, 7, bounces=(6, 2, 3, 3, 8))
m_sill = kit.mat_baked('sill', kit.maps('sims'), 'BOX', bump=.8, spec=.38, variation=0, grime=.05, tint=(.84, .825, .79))
m_wall = kit.mat_plain('render', (.60, .565, .50), .95, .15, noise_amt=.07, noise_scale=5, bump=.0018)
m_frame = kit.mat_wood('oak', (.26, .165, .095), .5, .35)
m_room = kit.mat_plain('room', (.55, .52, .47), .9, .1)
garden = kit.Garden('herbst', 760)

W, Z, H, DEPTH = 1.62, .95, 1.55, .24                               # opening, its foot, its height, depth of the reveal
X0, X1 = -W / 2, W / 2

# wall around the opening (front plane y = 0), four pieces flush and without a joint
for lo, hi in (((-6, 0, -1), (X0, .42, 4.4)), ((X1, 0, -1), (7, .42, 4.4)), ((X0, 0, -1), (X1, .42, Z - .055)), ((X0, 0, Z + H), (X1, .42, 4.4))):
    kit.box('wall', lo, hi, m_wall)
kit.box('base', (-6, -.012, -1), (7, .3, .16), kit.mat_baked('plinth', kit.maps('beton_kachel'), 'BOX', bump=1, spec=.35), bevel=.004)

# sill: section drawn in y and z, pulled along x. Slope 5 %, nose 45 mm before the wall, drip 12 mm under it
P = np.array([[-.045, -.066], [-.045, -.017], [-.0425, -.0145], [DEPTH + .03, 0], [DEPTH + .03, -.052], [-.015, -.052], [-.015, -.064],
              [-.017, -.066]])
n = len(P)
V = np.concatenate([np.c_[np.full(n, x), P] for x in (X0 + .002, X1 - .002)]) + [0, 0, Z]
k = np.arange(n)
kit.mesh_from('sill', V, np.stack([k, k + n, (k + 1) % n + n, (k + 1) % n], -1), mat=m_sill)
for s, x in ((0, X0 + .002), (1, X1 - .002)):
    kit.mesh_from('cap', V[s * n:(s + 1) * n], np.array([list(k if s else k[::-1])]), mat=m_sill)
for x in (X0 + .002, X1 - .030):
    kit.box('upstand', (x, -.044, Z - .017), (x + .028, DEPTH + .02, Z + .028), m_sill, bevel=.002)

# window: oak frame, two casements, glass, a room with a curtain and things on the inner sill
y = DEPTH
kit.box('frame', (X0, y, Z - .004), (X0 + .06, y + .09, Z + H), m_frame, bevel=.003)
kit.box('frame', (X1 - .06, y, Z - .004), (X1, y + .09, Z + H), m_frame, bevel=.003)
kit.box('frame', (X0, y + .001, Z + H - .06), (X1, y + .089, Z + H), m_frame, bevel=.003)
kit.box('frame', (X0, y + .001, Z), (X1, y + .089, Z + .075), m_frame, bevel=.003)
for c in (X0 + .06, .035, -.105 + .035, X1 - .13):
    kit.box('stile', (c, y + .02, Z + .075), (c + .07, y + .085, Z + H - .06), m_frame, bevel=.004)
for z in (Z + .075, Z + H - .13):
    kit.box('rail', (X0 + .06, y + .021, z), (X1 - .06, y + .084, z + .07), m_frame, bevel=.004)
kit.mesh_from('pane', np.array([[X0, y + .05, Z], [X1, y + .05, Z], [X1, y + .052, Z + H], [X0, y + .052, Z + H]]), np.array([[0, 1, 2, 3]]),
              mat=kit.mat_glass_pane())
kit.box('inner', (X0 - .05, y + .10, Z - .03), (X1 + .05, .62, Z + .005), m_sill, bevel=.003)
kit.lathe('vase', [(0, 0), (.05, 0), (.075, .05), (.08, .12), (.045, .20), (.05, .23), (.045, .23), (.04, .20), (0, .19)],
          kit.mat_plain('clay', (.42, .40, .36), .6, .3), (.42, .50, Z + .006))
kit.curtain('curtain', (X0 + .08, .70), (-.34, .70), Z - .2, Z + H + .1, kit.mat_cloth('sheer', (.78, .765, .74)), folds=45, depth=.03)
for lo, hi in (((-3, 3.6, -.5), (3, 3.7, 3.2)), ((-3, .43, -.5), (3, 3.7, -.4)), ((-3, .43, 2.9), (3, 3.7, 3.0)),
               ((-3.1, .43, -.5), (-3, 3.7, 3)), ((3, .43, -.5), (3.1, 3.7, 3))):
    kit.box('room', lo, hi, m_room)

kit.area((0, 2.2, 2.8), (0, 2, 0), 3, 2, 45, (1, .86, .70))

# a few leaves on the sill, a tree outside the frame for shade, trees to be mirrored
garden.leaves(-.1, .55, .0, .19, Z - .008, 3, .055)
garden.plant([(-3.3, -1.5, -1.2, 1.1)], shade_only=True)
garden.plant([(-5, -9, -1, 1.1), (1, -11, -1, 1.2), (6, -9, -1, 1.1), (11, -12, -1, 1.2), (15, -6, -1, 1.1)], 'big')
garden.ring(50, (0, 0), 24, 40, z=-1)
garden.land(-1.0)

kit.sky(elev=31, azim=212, strength=.10, sun=4.8, sun_size=.6, dust=1.4, sun_tint=(1, .86, .70))
kit.camera((-.80, -.98, 1.36), (.06, .08, 1.03), lens=36, fstop=8, focus=(-.1, 0, .95), arch=True)
kit.finish('produkt-fensterbaenke', exposure=.75)
