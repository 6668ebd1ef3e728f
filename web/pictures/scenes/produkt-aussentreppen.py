"""Garden stair: bush-hammered block steps in a grassy slope, a stone bench above. Autumn, low sun from the left."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

kit.begin(1800, 1125, 8, bounces=(7, 3, 3, 3, 8))
rng = np.random.default_rng(21)
m_step = kit.mat_baked('step', kit.maps('stein_gestockt'), 'BOX', bump=.55, spec=.3, variation=.04, grime=.08, tint=(.72, .705, .68))
m_conc = kit.mat_baked('conc', kit.maps('beton_kachel'), 'BOX', bump=1, spec=.35, variation=.02)
m_metal = kit.mat_plain('bronze', (.045, .040, .036), .38, .5, metal=.85)
garden = kit.Garden('herbst', 330)
RISE, RUN, STEPS, X = .155, .37, 8, .95
TOP = RISE * STEPS

# gravel path below, eight steps in one piece each, slabs above
kit.flight(m_step, -X, X, 0, STEPS, RISE, RUN, length=2.6, bevel=.006, lap=.04)
kit.paving(m_step, -X, X, STEPS * RUN + .045, 7.9, TOP, w=.95, d=.62, bond=.5, rng=rng)
kit.paving(m_step, -X, X, -6.2, -.01, .0, w=.95, d=.62, bond=.5, rng=rng)


def slope(x, y):
    """the bank: follows the flight a little below the nosings, swells away from it"""
    base = np.interp(y, (-.6, STEPS * RUN + .3), (-.02, TOP - .01))
    away = np.clip(np.abs(x) - X, 0, 6)
    s = np.where(y < -.6, .02, np.where(y > STEPS * RUN, .02, .05))
    return base + s * (1 - np.exp(-away / .5)) + .05 * away * np.sin(.9 * y + x) * np.clip(away / 3, 0, 1)


garden.bank(slope, (-9, 9), (-7, 16), hole=(-X + .02, X - .02, -7, 8.3))
inside = lambda x, y: np.abs(x) > X + .05
garden.sow(slope, (-5.5, 6.5), (-4.2, 8.5), 4200, 'lawn', .8, 1.6, where=inside)
garden.sow(slope, (-3.4, -X - .12), (-1.2, 3.4), 260, 'low', .9, 1.5)
garden.sow(slope, (-3.4, -X - .30), (.2, 3.6), 36, 'tall', .7, 1.05)
garden.sow(slope, (X + .10, 4.2), (-1.8, 3.6), 460, 'low', .9, 1.5)
garden.sow(slope, (X + .35, 3.8), (.9, 4.2), 38, 'tall', .7, 1.0)
garden.sow(slope, (X + .5, 3.8), (1.2, 4.6), 14, 'plume', .7, 1.0)
for s, n in ((-1, 40), (0, 5), (1, 4), (2, 6), (3, 4), (4, 3), (5, 5), (6, 3)):
    garden.seed += 1
    y = s * RUN
    garden.leaves(-X + .05, X - .05, -3.4 if s < 0 else y + .05, -.1 if s < 0 else y + RUN - .03, (s + 1) * RISE, n, .055)

# a bench at the end of the way, a hedge and a wall behind it
kit.box('seat', (-.95, 7.0, TOP + .36), (.95, 7.46, TOP + .45), m_step, bevel=.006)
for x in (-.7, .45):
    kit.box('foot', (x, 7.04, TOP), (x + .25, 7.42, TOP + .36), m_step, bevel=.006)
garden.hedge((-7, 8.6, TOP - .2), (7, 9.5, TOP + 1.25))
garden.plant([(-3.3, 4.9, TOP + .0, 1.0), (3.4, 6.6, TOP, 1.1)])
garden.plant([(-7, 14, .9, 1.1), (-2, 16, .9, 1.2), (3, 15, .9, 1.1), (8, 13, .9, 1.2), (12, 16, .9, 1.1), (-12, 12, .9, 1.2)], 'big')
garden.plant([(-4.6, -2.2, .2, 1.2), (-5.6, 1.4, .2, 1.2)], shade_only=True)
garden.ring(60, (0, 8), 24, 40, z=.6)
garden.land(-.3)

kit.sky(elev=30, azim=191, strength=.10, sun=4.6, sun_size=.7, dust=1.6, sun_tint=(1, .85, .68))
kit.camera((-1.05, -2.75, 1.5), (.50, 2.0, .86), lens=35, fstop=8, focus=(0, .4, .5), arch=True)
kit.finish('produkt-aussentreppen', exposure=.92, grade=dict(saturation=.95))
