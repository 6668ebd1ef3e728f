"""Exposed concrete from a hand's breadth: a tie hole, and the joint of two panels with its fin of paste."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

kit.begin(1620, 1080, bounces=(5, 2, 2, 2, 4))
ground = kit.mat_plain('ground', (.34, .33, .30), .9, .1)

m = kit.maps('nah_beton')
stone = kit.mat_baked('stone', m, 'UV', bump=.65, spec=.35)
# the face is one sheet whose holes are drawn in: the tie's cone, 22 mm wide and 16 deep, and a fin of paste at the panels' joint
step, w, h = .0005, .62, .44
x, z = np.r_[np.arange(-w / 2, .0799, step), np.arange(.080, .0899, .00015), np.arange(.090, w / 2, step)], np.arange(-h / 2, h / 2, step)
X, Z = np.meshgrid(x, z)
hole = np.hypot(X + .055, Z - .012)
depth = np.interp(hole, (0, .0092, .0110, .0124, .0140), (.020, .0195, .0030, .0004, 0))
rng = np.random.default_rng(6)
along = np.interp(z, np.linspace(-.3, .3, 60), rng.uniform(.1, 1, 60)) * np.interp(z, np.linspace(-.3, .3, 420), rng.uniform(.25, 1, 420))
fin = .0010 * np.exp(-np.abs((X - .085 - .0003 * np.sin(Z * 41)) / .00042) ** 1.5) * along[:, None] + .00035 * (X > .085)
kit.sheet('face', np.stack([X, depth - fin, Z], -1), np.stack([X + .45, Z + .40], -1) / m['size'], stone)
kit.box('plug', (-.075, .0172, -.010), (-.035, .03, .034), kit.mat_plain('plug', (.24, .235, .225), .9, .1, noise_amt=.25, noise_scale=300))
kit.box('ground', (-30, -30, -1.7), (30, .1, -1.5), ground)
kit.sky(elev=34, azim=190, strength=.10, sun=5.2, sun_size=.5, dust=1.3, sun_tint=(1, .88, .74))
kit.camera((-.085, -.37, .0), (.0, .0, .0), lens=58, fstop=16, focus=(-.02, 0, 0), arch=True)
kit.finish('produkt-sichtbeton-ankerloch', exposure=.55)
