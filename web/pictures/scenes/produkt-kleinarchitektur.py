"""Court furniture: a seat block, a planted trough, a basin with water, bollards. Autumn, low sun, fallen leaves."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

kit.begin(1800, 1125, 6, bounces=(6, 2, 2, 3, 8))
rng = np.random.default_rng(91)
m_cast = kit.mat_baked('cast', kit.maps('stein_hell'), 'BOX', bump=1.1, spec=.34, variation=.03, grime=.08, tint=(.84, .815, .78))
m_wash = kit.mat_baked('wash', kit.maps('stein_gewaschen'), 'BOX', bump=.9, spec=.35, variation=.03, grime=.08, tint=(.92, .90, .87))
m_pave = kit.mat_baked('pave', kit.maps('stein_warm'), 'BOX', bump=1.1, spec=.3, variation=.05, grime=.12, tint=(.60, .585, .56))
m_conc = kit.mat_baked('conc', kit.maps('beton_kachel'), 'BOX', bump=1, spec=.35, variation=.02)
m_oak = kit.mat_wood('oak', (.36, .245, .15), .6, .3)
m_metal = kit.mat_plain('bronze', (.045, .040, .036), .38, .5, metal=.85)
m_water = kit.mat_plain('water', (.012, .018, .018), .02, .5, bump=.0)
m_dark = kit.mat_plain('shadow', (.03, .03, .03), .9, .1)
garden = kit.Garden('herbst', 1160)

# ground: small slabs 400 x 200, stretcher bond
kit.paving(m_pave, -8, 8.4, -5.4, 7.2, 0, w=.8, d=.4, joint=.006, bond=.5, rng=rng)
kit.box('sand', (-30, -30, -.3), (30, 7.2, -.025), kit.mat_plain('sand', (.17, .16, .145), .95, .1, noise_amt=.3, noise_scale=20))

# seat block 2400 x 520 x 450 on a recessed foot, an oak seat on half of it
kit.box('foot', (-.62, .50, 0), (1.62, .86, .05), m_dark)
kit.box('seat', (-.70, .42, .045), (1.70, .94, .45), m_cast, bevel=.008, segments=3)
for i in range(6):
    kit.box('slat', (-.62, .435 + i * .083, .4515), (.46, .435 + i * .083 + .072, .483), m_oak, bevel=.004)


def trough(x0, y0, x1, y1, h, m, wall=.09):
    """Open box cast in one piece: four walls with mitred looks, soil inside."""
    kit.box('foot', (x0 + .06, y0 + .06, 0), (x1 - .06, y1 - .06, .04), m_dark)
    for lo, hi in (((x0, y0, .035), (x1, y0 + wall, h)), ((x0, y1 - wall, .035), (x1, y1, h)),
                   ((x0, y0 + wall, .035), (x0 + wall, y1 - wall, h)), ((x1 - wall, y0 + wall, .035), (x1, y1 - wall, h))):
        kit.box('trough', lo, hi, m)
    kit.box('fill', (x0 + wall, y0 + wall, .1), (x1 - wall, y1 - wall, h - .07), garden.soil)


# planted trough in washed concrete with a small tree
trough(-3.5, 1.7, -1.7, 2.9, .66, m_wash)
garden.plant([(-2.6, 2.3, .58, .86)])
garden.bed(-3.32, -1.88, 1.88, 2.72, .58, 46, 'low', .8, 1.25)
garden.bed(-3.25, -1.95, 1.95, 2.65, .58, 14, 'tall', .5, .75)

# basin 2600 x 1000: water to the brim, a spout at its head
trough(2.5, 2.2, 5.1, 3.3, .50, m_cast, wall=.12)
kit.box('water', (2.62, 2.32, .1), (4.98, 3.18, .455), m_water)
kit.box('stele', (4.72, 3.32, 0), (5.06, 3.60, 1.08), m_cast, bevel=.008)
kit.rod('spout', (4.89, 3.33, .84), (4.89, 3.02, .84), .017, m_metal)
kit.rod('jet', (4.89, 3.02, .84), (4.89, 2.99, .45), .0045, kit.mat_plain('jet', (.75, .80, .82), .05, .6))

# bollards in a row, slightly conical
for i in range(5):
    kit.lathe('bollard', [(0, 0), (.15, 0), (.15, .01), (.125, .82), (.118, .842), (.100, .850), (0, .852)], m_cast, (6.1, -.6 + i * 1.5, 0))

# the court: a hedge, a plain concrete wall on the right, trees
kit.wall('wall', (-9, 7.2, 0), (1, 0, 0), (0, 0, 1), 9.9, 2.4, .25, kit.maps('beton_glatt'), m_conc, bump=1.6)
garden.hedge((1.3, 7.25, -.1), (16, 8.2, 1.55))
garden.plant([(-7.5, 9.2, 0, 1.2), (-1.5, 10.0, 0, 1.35), (3.5, 9.6, 0, 1.2), (7.5, 4.8, 0, 1.2)])
garden.plant([(-9, 15, 0, 1.2), (-3, 17, 0, 1.3), (3, 16, 0, 1.2), (9, 14, 0, 1.3), (15, 12, 0, 1.2), (19, 6, 0, 1.2)], 'big')
garden.plant([(-5.4, -1.2, -.2, 1.25), (-6.6, .8, .4, 1.3)], shade_only=True)
garden.leaves(-5, 6, -3.6, 7, 0, 330, .055)
garden.leaves(.55, 1.65, .47, .90, .45, 5, .055)
garden.leaves(2.7, 4.7, 2.4, 3.1, .455, 7, .05)
garden.ring(50, (0, 8), 26, 42, z=-.2)
garden.land(-.32)

kit.sky(elev=29, azim=196, strength=.10, sun=4.7, sun_size=.6, dust=1.6, sun_tint=(1, .86, .70))
kit.camera((-1.55, -3.5, 1.5), (.62, 1.6, .80), lens=30, fstop=8, focus=(.5, .6, .4), arch=True)
kit.finish('produkt-kleinarchitektur', exposure=.74, grade=dict(saturation=.95))
