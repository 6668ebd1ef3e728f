"""Exposed concrete: the corner of a court, panels of 2.70 x 1.35 m with their joints and tie holes, a cantilevered bench as long as a panel, a door, some leaves in the corner; from close by boards and the shadow of a tree. view=wand | schalung."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

view = kit.args().get('view', 'wand')
kit.begin(1800, 1200, bounces=(5, 3, 2, 2, 4))
rng = np.random.default_rng(5)
H, T, X0 = 4.05, .30, -2.7                                          # wall along x, face at y = 0


def weather(n, at, col):
    """Streaks of rain from the crown, damp and splashes at the foot, dirt in the corner."""
    x, y, z = (n('SeparateXYZ', ins={0: at}).outputs[k] for k in 'XYZ')
    cloud = n.noise(at, 1.7, 7, .62)
    streak = n.math('ADD', n.math('MULTIPLY', n.stretched(at, (9, 9, .30), 6, .62), .65), n.math('MULTIPLY', n.stretched(at, (1.6, 1.6, .22), 4, .6), .65))
    high = n.ramp(n.math('DIVIDE', n.math('SUBTRACT', H, z), 2.6), [(0, 1), (.35, .75), (1, 0)])
    off = n.math('MULTIPLY', n.math('MULTIPLY', n.math('SUBTRACT', streak, .60), 4.0, clamp=True), high)
    col = n.mix('MULTIPLY', n.math('MULTIPLY', off, .75), col, np.array((.62, .61, .59)))
    foot = n.math('ADD', n.math('DIVIDE', z, .55), n.math('MULTIPLY', n.math('SUBTRACT', cloud, .5), -1.7))
    col = n.mix('MULTIPLY', 1, col, n.ramp(foot, [(.02, (.60, .59, .565)), (.22, (.82, .81, .79)), (.55, (1, 1, 1))]))
    aside = n.math('MAXIMUM', n.math('SUBTRACT', x, X0), n.math('MULTIPLY', y, -1))
    corner = n.math('ADD', n.math('DIVIDE', aside, .45), n.math('MULTIPLY', n.math('SUBTRACT', n.math('ADD', n.math('MULTIPLY', cloud, .5), n.math('MULTIPLY', streak, .5)), .55), 1.6))
    return n.mix('MULTIPLY', 1, col, n.ramp(corner, [(0, (.70, .69, .67)), (.5, (1, 1, 1))]))


m_conc = kit.mat_baked('conc', kit.maps('beton_kachel'), 'BOX', bump=1, spec=.35, variation=.02)
m_pave = kit.mat_baked('pave', kit.maps('beton_kachel'), 'BOX', bump=1.6, spec=.3, variation=.05, tint=(.56, .555, .545), weather=weather)
m_oak, m_dark = kit.mat_wood('oak', (.185, .140, .100), .6, .3), kit.mat_plain('dark', (.03, .03, .03), .6, .3)
up, along = (0, 0, 1), (1, 0, 0)
if view == 'wand':
    smooth, (D0, D1, DH) = kit.maps('beton_glatt'), (3.30, 4.32, 2.70)   # the door
    panels = dict(bump=1.7, weather=weather)
    for x0, x1, z0, z1 in ((X0, D0, 0, H), (D1, 6.75, 0, H), (D0, D1, DH, H)):
        kit.wall('wall', (x0, 0, z0), along, up, x1 - x0, z1 - z0, T, smooth, m_conc, uv0=(x0 - X0, z0), **panels)
    kit.wall('wing', (X0, -6.6, 0), (0, 1, 0), up, 6.6, H, T, smooth, m_conc, uv0=(1.5, 0), **panels)
    for x in np.arange(D0, D1 - .01, .17):
        kit.box('leaf', (x + .001, .19, .02), (x + .169, .24, DH - .004), m_oak, bevel=.002)
    kit.box('gap', (D0, .215, .0), (D1, .26, DH), m_dark)
    kit.rod('handle', (D0 + .10, .165, .80), (D0 + .10, .165, 1.30), .011, kit.mat_plain('steel', (.42, .42, .41), .3, .5, metal=.9))
    # the bench: a beam out of the wall, a seat of oak
    kit.box('beam', (0, -.46, .27), (2.7, .05, .405), m_conc, bevel=.005, segments=3)
    for k in range(5):
        kit.box('slat', (.03, -.445 + k * .086, .4055), (2.67, -.370 + k * .086, .440), m_oak, bevel=.004)
    kit.paving(m_pave, X0, 9.0, -7.2, 0, 0, w=1.35, d=.675, joint=.006, bond=.5, rng=rng, askew=.0008)
    kit.box('sand', (-9, -9, -.3), (12, .02, -.018), kit.mat_plain('sand', (.12, .115, .105), .95, .1))
    garden = kit.Garden('herbst', 31)
    for k in range(16):                                              # leaves that the wind left in the corner and below the bench
        u, v = (X0 + rng.gamma(1.3, .22), -rng.gamma(1.3, .09)) if k < 10 else (rng.uniform(.1, 2.9), -rng.uniform(.03, .30))
        garden.beech_leaf(u, v, .004, rng.uniform(.04, .075), rng.uniform(0, 6.3), 500 + k, rng.uniform(0, .3))
    kit.sky(elev=47, azim=204, strength=.085, sun=5.0, sun_size=.55, dust=1.3, sun_tint=(1, .90, .78))
    kit.camera((1.0, -5.9, 1.50), (1.0, 0, 1.70), lens=28, fstop=11, focus=(1, -.4, 1), arch=True)
    kit.finish('produkt-sichtbeton', exposure=.78)
else:
    kit.wall('wall', (-3.6, 0, 0), along, up, 9.0, 3.6, T, kit.maps('beton_brett_v'), m_conc, bump=2.6)
    kit.box('ground', (-9, -9, -.3), (9, 0, 0), m_pave)
    kit.Garden('sommer', 860).plant([(-4.9, -2.0, -.3, 1.2), (-6.2, -3.4, .3, 1.25)], shade_only=True)
    kit.sky(elev=34, azim=196, strength=.10, sun=4.8, sun_size=.6, dust=1.5, sun_tint=(1, .87, .72))
    kit.camera((-2.35, -3.1, 1.75), (-1.0, 0, 1.75), lens=44, fstop=9, focus=(-1.0, 0, 1.0), arch=True)
    kit.finish('produkt-sichtbeton-schalung', exposure=.58)
