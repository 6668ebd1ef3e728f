"""Reference: corner of a house of dark washed elements from the pavement, one autumn afternoon under a veiled sun: through-going elements of the side street
end at the corner, an open joint beside them; grasses at the foot, clinker paving, the shadow of a tree. Panes mirror trees and a house. view=ferne | ansicht."""
import math
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import bpy                                                          # noqa: E402
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

near = kit.args().get('view', 'ferne') == 'ansicht'
kit.begin(*((1680, 1050) if near else (2400, 1500)), spp=28, bounces=(4, 2, 2, 2, 8))
cycles = bpy.context.scene.cycles                                    # a pane mirrors or lets through by chance: it gets most samples
cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, .05, 8
BAY, ST, BAND, WIN, T, OUT, V, H, DEEP = 3.0, 3.3, .84, 1.62, .08, .06, .014, .012, .34    # thickness, projection of the bands, joints, depth of the reveals
PIER, HEAD = (BAY - WIN) / 2, ST - BAND
rng, garden = np.random.default_rng(23), kit.Garden('herbst', 47)


def weathered(n, at, colour):
    """Faint runs below the joints: dark where water comes off the band's foot, some pale with lime; the foot of the house dusty."""
    z = n.math('DIVIDE', n('SeparateXYZ', ins={0: at}).outputs['Z'], 2 * ST)
    below = n.ramp(z, [(0, .35), (.22, .30), (HEAD / 2 / ST - .002, 1), (HEAD / 2 / ST, .10), (.44, .30), (.5, 1), (.502, .2), (.8, .7)])
    runs = lambda size, lo, hi: n.math('MULTIPLY', below, n.ramp(n.stretched(at, (size, size, .45), 6), [(lo, 0.0), (hi, 1.0)]))
    colour = n.mix('MULTIPLY', runs(7, .46, .72), colour, np.array((.66, .655, .65)))
    colour = n.mix('MIX', n.math('MULTIPLY', runs(11, .54, .76), .30), colour, np.array((.22, .22, .215)))
    return n.mix('MULTIPLY', 1.0, colour, n.ramp(n.noise(at, 1.7, 5, .6), [(.3, .90), (.7, 1.08)]))


stone, cast = kit.maps('23-scene'), kit.maps('23')
look = dict(spec=.22, grime=.05, splash=.30, weather=weathered)
TONES = [(k * 1.00, k * .995, k * w) for k, w in ((.68, 1.0), (1.00, .98), (.80, .99), (1.14, .99), (.90, .97))]
tones = [kit.mat_baked(f'stone{k}', stone, 'UV', bump=.8 if near else .45, tint=t, calm=.12 if near else .09, **look) for k, t in enumerate(TONES)]
close = [kit.mat_baked(f'cast{k}', cast, 'UV', bump=.7, tint=t, calm=.13, **look) for k, t in enumerate(TONES)] if near else None
m_sill = kit.mat_baked('sill', stone, 'BOX', bump=.45, spec=.3, calm=.09)
m_metal, m_dark = kit.mat_plain('bronze', (.075, .064, .053), .38, .5, metal=.8), kit.mat_plain('membrane', (.022, .022, .023), .9, .1)
m_room, m_oak = kit.mat_plain('room', (.50, .47, .42), .9, .1), kit.mat_wood('oak', (.33, .205, .11), .5, .3, board=.145)
m_glass, m_sheer = kit.mat_glass_pane(tint=(.60, .63, .61), sides=4.6), kit.mat_cloth('sheer', (.46, .44, .40))
m_lamp = kit.mat_glow('lamp', (1, .78, .52), 2.2)


class Side:
    """One front; s runs along it from the corner, d into the house. The elements of the side street go through at the corner, those of the street end before them."""

    def __init__(self, west, bays):
        self.west, self.k = west, 3 if west else 1
        for f in range(2):
            for b in range(bays + 1):
                s, z = b * BAY, f * ST
                a = s - PIER if b else 0 if west else T + V
                plan = [(a, 0), (s + PIER, 0), (s + PIER, DEEP), (s + PIER - T, DEEP), (s + PIER - T, T)]
                self.element(plan + ([(a + T, T), (a + T, DEEP), (a, DEEP)] if b else [(a, T)]), z + (H if f else .035), z + HEAD - H, b < 1 and not f)
                self.box('core', a + .1 if b else .15, s + PIER - .1, .13, DEEP, z - .1, z + ST, m_dark)
                a = s + V / 2 if b else -OUT if west else -OUT + T + V
                self.element([(a, -OUT), (s + BAY - V / 2, -OUT), (s + BAY - V / 2, T - OUT), (a, T - OUT)], z + HEAD, z + ST, b < 1 and not f)
                self.box('core', .15, s + BAY, .07, DEEP, z + HEAD + .04, z + ST - .04, m_dark)
                self.window(s + PIER, s + PIER + WIN, z + (.01 if f else .035), z + HEAD, b)

    def box(self, name, s0, s1, d0, d1, z0, z1, mat, **kw):
        lo, hi = ((d0, s0, z0), (d1, s1, z1)) if self.west else ((s0, d0, z0), (s1, d1, z1))
        return kit.box(name, lo, hi, mat, **kw)

    def sheet(self, name, s, d, z, mat):
        return kit.sheet(name, np.stack([d, s, z] if self.west else [s, d, z], -1), np.stack([s, z], -1), mat)

    def element(self, plan, z0, z1, at_corner):
        """With a tone of its own, a little before or behind its neighbours."""
        self.k += 1 + rng.integers(2)
        k, d = self.k % len(TONES), rng.normal(0, .0008)
        plan = [(x, y + d) for x, y in plan]
        fine = near and at_corner
        kit.bar('element', cast if fine else stone, (close if fine else tones)[k], [(y, x) for x, y in plan][::-1] if self.west else plan, z0, z1, up=True, ends='ab',
                step=(.0030 if self.west else .0016) if fine else .04, arris=.003, worn=9 if at_corner else 0, chip=.0007, seed=int(rng.integers(99)), off=tuple(rng.uniform(0, .64, 2)))

    def window(self, s0, s1, z0, z1, b):
        post = s0 + WIN * (.62 if b % 2 == 0 else .38)
        for a, c, foot, head in ((s0, s0 + .06, z0, z1), (s1 - .06, s1, z0, z1), (s0, s1, z1 - .07, z1 + .05), (s0, s1, z0, z0 + .12), (post - .03, post + .03, z0, z1)):
            self.box('frame', a, c, .25, .32, foot, head, m_metal, bevel=.003)
        self.box('head', s0 - .02, s1 + .02, .03, .30, z1 + .012, z1 + .016, m_metal)
        self.box('sill', s0 + .004, s1 - .004, -.025, .30, z0, z0 + .05, m_sill, bevel=.003)
        for a, c in ((s0 + .05, post - .02), (post + .02, s1 - .05)):    # insulating glass: each pane bulges a little and stands a little askew
            U, W = np.meshgrid(np.linspace(-1, 1, 25), np.linspace(-1, 1, 41))
            d = .285 + rng.uniform(-.0014, .0014) * (1 - U * U) * (1 - W * W) + rng.normal(0, .002) * U + rng.normal(0, .004) * W + .00010 * np.sin(3 * W + 4 * U + rng.uniform(0, 6))
            s, z = (a + c) / 2 + U * (c - a) / 2, (z0 + z1) / 2 + W * (z1 - z0) / 2
            pane = self.sheet('pane', s, d, z, m_glass)
            pane.visible_shadow = False                              # daylight comes in
        lo, hi = ((s0 - .1, post - .12) if b % 3 == 0 else (post, s1 + .1) if b % 3 == 1 else (s0 - .1, s1 + .1))
        S, W = np.meshgrid(np.linspace(lo, hi, 280), np.linspace(0, 1, 14))   # a curtain of uneven folds, drawn part of the way
        d = .46 + (.034 - .020 * W) * np.sin(36 * S + 2.1 * np.sin(5.3 * S + b) + .6 * np.sin(17 * S) + .4 * W * np.sin(9 * S)) + .014 * np.sin(10 * S + b)
        self.sheet('curtain', S, d, z0 + W * (z1 + .1 - z0), m_sheer)


Side(False, 4)
Side(True, 2)
for z in (0, ST):                                                    # rooms
    kit.box('floor', (.3, .3, z - .1), (14, 6.6, z + .01), m_oak)
    kit.box('ceiling', (.1, .1, z + HEAD + .1), (14, 6.6, z + ST - .15), m_room)
    for lo, hi in (((.34, 4.6), (14, 4.7)), ((4.55, .34), (4.65, 4.6)), ((9.1, .34), (9.2, 4.6))):
        kit.box('wall', (*lo, z), (*hi, z + HEAD + .1), m_room)
for x, y in ((2.5, 2.4), (6.3, 1.9)):
    kit.lathe('globe', [(.001, -.14), (.08, -.115), (.14, 0), (.08, .115), (.001, .14)], m_lamp, (x, y, 1.95))
    kit.rod('flex', (x, y, 2.05), (x, y, HEAD + .1), .004, m_metal)

# clinker, a bed with a steel edge along the street, leaves where the wind lays them
E0, E1 = .80, -.56                                                  # where the bed begins, its edge
m_clinker = kit.mat_brick('clinker', ((.125, .094, .074), (.205, .155, .122), (.165, .126, .100), (.26, .205, .163)))
kit.box('ground', (-60, -60, -.3), (80, 60, -.010), kit.mat_plain('sand', (.17, .155, .135), .95, .1, noise_amt=.4, noise_scale=30))
for x0, x1, y0, y1 in ((-5, E0, -3.2, -.006), (E0, 10, -3.2, E1 - .006), (-5, -.006, -.006, 6.6)):
    kit.paving(m_clinker, x0, x1, y0, y1, 0, w=.24, d=.118, joint=.005, rng=rng, thick=.03, bevel=.003, uneven=.0010, askew=.0009)
kit.box('plinth', (.03, .03, -.2), (13, 6.7, .030), m_dark)
kit.box('edge', (E0, E1 - .005, -.1), (13, E1, .035), m_metal)
kit.box('edge', (E0 - .005, E1 - .005, -.1), (E0, -.01, .035), m_metal)
kit.box('soil', (E0, E1, -.1), (13, .03, .006), garden.soil)
garden.bed(E0 + .12, 9, E1 + .10, -.12, 0, 110, 'low', .75, 1.25)
garden.bed(E0 + .5, 9, E1 + .14, -.16, 0, 26, 'tall', .50, .85)
garden.bed(E0 + .7, 9, E1 + .14, -.16, 0, 9, 'plume', .50, .80)
for n, box in ((26, (-.1, E0 - .02, -.16, -.01)), (30, (E0, 6, E1 - .20, E1 - .01)), (44, (-4, 6, -3.2, -.1)), (16, (-.35, -.01, 0, 5))):
    garden.leaves(*box, .003, n, size=.062, seed=n)

there = set(bpy.data.objects)                                       # a bicycle at the side street's wall
kit.bicycle(0, -.385, .09)
kit.group(set(bpy.data.objects) - there, (0, 3.55, 0), -math.pi / 2)

# the side street ends at a hedge; across the street a house and trees, for the panes
garden.hedge((-7, 6.9, 0), (.4, 7.7, 2.15), leaf=kit.mat_leaf('beech', (.050, .068, .020), (.105, .105, .036), .4))
kit.box('neighbour', (-14, 12, 0), (2, 20, 7), kit.mat_render('plaster', (.40, .365, .305)))
m_white, m_pane, m_wall = kit.mat_plain('white', (.60, .58, .54), .6, .3), kit.mat_dark_pane(), kit.mat_plain('across', (.60, .54, .44), .9, .1)
for name, z0, z1, y, edge, m in (('surround', 2.9, 4.5, 11.97, 0, m_sill), ('light', 3.0, 4.42, 11.95, .08, m_pane), ('blind', 3.75, 4.42, 11.94, .08, m_room)):
    kit.box(name, (-.85 + edge, y, z0), (.25 - edge, 12.1, z1), m)
HX, HY = 12, -30
kit.box('across', (HX, HY - 9, 0), (HX + 8.5, HY, 5.6), m_wall)
kit.prism('roof', [(HY - 9.5, 5.5), (HY + .5, 5.5), (HY - 4.5, 8.6)], HX - .3, HX + 8.8, kit.mat_plain('tiles', (.17, .085, .055), .85, .2))
for z in (.9, 3.6):
    for u in (1.0, 3.7, 6.4):
        for lo, hi in (((HX - .05, HY - u - 1.2), (HX + .1, HY - u)), ((HX + u, HY - .1), (HX + u + 1.2, HY + .05))):
            kit.box('surround', (*lo, z), (*hi, z + 1.5), m_white)
            kit.box('light', (lo[0] - .02 * (lo[0] < HX), lo[1] + .1, z + .1), (hi[0], hi[1] + .02 * (lo[0] > HX) - .1 * (lo[0] < HX), z + 1.4), m_pane)
kit.box('asphalt', (-60, -14, -.2), (80, -4.2, -.004), kit.mat_plain('asphalt', (.10, .099, .097), .85, .25, noise_amt=.35, noise_scale=40))
garden.plant([(9.5, -24, 0, 1.0), (23, -23, 0, 1.1), (29, -21, 0, .95), (36, -25, 0, 1.15), (-5, 10.5, 0, .9), (-22, -3, 0, 1.1), (-26, 6, 0, 1.2)], 'big')
garden.ring(46, (0, 0), 55, 90, z=0)
garden.plant([(1.0, -4.1, 0, 1.3)], shade_only=True)

kit.overcast(azim=232, elev=34, key=7.0, size=1.4, sky=.85)
if near:
    kit.camera((-.90, -2.95, 1.5), (.75, 0, 1.86), lens=32, fstop=4, focus=(.2, 0, 1.9), arch=True)
else:
    kit.camera((-1.9, -5.3, 1.5), (1.45, 0, 1.66), lens=32, fstop=11, focus=(.3, 0, 1.6), arch=True)
kit.finish('projekt-fassade' + ('-ansicht' if near else ''), exposure=-.28, grade=dict(saturation=.95))
