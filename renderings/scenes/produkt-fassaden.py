"""Facade: the corner of an office house from the street, bands, piers and reveals with the shadow of a tree; door ajar, a bicycle, lamps lit. Autumn."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

kit.begin(2160, 1440, bounces=(5, 2, 2, 2, 8))
m_stone = kit.mat_baked('stone', kit.maps('09-scene'), 'BOX', bump=2.0, spec=.3, variation=.09, grime=.16)
m_metal = kit.mat_plain('bronze', (.058, .050, .043), .36, .5, metal=.85)
m_oak, m_room = kit.mat_wood('oak', (.33, .205, .110), .5, .3, board=.145), kit.mat_plain('room', (.56, .53, .48), .9, .1)
m = dict(stone=m_stone, metal=m_metal, glass=kit.mat_glass_pane(), blind=kit.mat_plain('blind', (.235, .205, .165), .9, .1))
BAYS, DEEP, NZ, BAY, ST, BAND, J, PLATE = 5, 2, 3, 2.8, 3.15, .74, .016, .075
L, D, H = BAYS * BAY, DEEP * BAY, NZ * ST
rng, garden = np.random.default_rng(5), kit.Garden('herbst', 61)


class House(kit.Facade):
    """With blinds, each let down as somebody left it, and the door in the second bay of the street."""

    def window(self, f, b, w0, w1, z0, z1):
        if self.n[1] == 0 or (f, b) != (0, 1):
            super().window(f, b, w0, w1, z0, z1)
            if self.rng.random() < .3:                               # a plant at the window
                s = w0 + self.rng.uniform(.35, 1.2)
                self.slab('pot', s - .11, s + .11, z0 + .14, z0 + .42, -.42, .22, 'metal')
                kit.instance(garden.kinds['tall'][b % 5], (*(self.o + self.u * s - self.n * .53), z0 + .40), s)
            down = self.rng.choice((0, .25, .55, .9), p=(.60, .15, .15, .10)) * (z1 - z0 - .2)
            return self.slab('blind', w0 + .06, w1 - .06, z1 - .06 - down, z1, -.20, .012, 'blind', .001)
        part = w0 + 1.02                                             # the leaf, then a pane
        for s0, s1, a, c in ((w0 + .05, w0 + .10, 0, z1), (part, part + .05, 0, z1), (w1 - .10, w1 - .05, 0, z1), (w0 + .10, w1 - .10, z1 - .06, z1), (part + .05, w1 - .10, 0, .09)):
            self.slab('frame', s0, s1, a, c, -.27, .07, 'metal', .003)
        self.pane(part, w1 - .07, 0, z1)
        kit.box('threshold', (w0 + .05, -.03, -.02), (w1 - .05, .36, .02), m_stone, bevel=.004)
        wide = part - w0 - .10
        leaf = [kit.box('leaf', (0, 0, 0), (wide - .006, .066, z1 - .10), m_oak, bevel=.003), kit.tube('pull', [(wide - .10, -.055, z) for z in (.55, .552, 1.55, 1.552)], (.001, .013, .013, .001), m_metal)]
        kit.swing(leaf, (w0 + .103, .28, .03), .75)
        kit.box('canopy', (w0 - .25, -1.15, z1 - .035), (w1 + .25, -.05, z1 + .045), m_metal, bevel=.004)


House((0, 0), (1, 0), (0, -1), BAYS, NZ, m, 193, bay=BAY, storey=ST, band=BAND, window=1.62, joint=J, ext=(PLATE + J / 2, 0))
House((0, D), (0, -1), (-1, 0), DEEP, NZ, m, 18, bay=BAY, storey=ST, band=BAND, window=1.62, joint=J, ext=(0, -J))
kit.box('corner', (.012, .012, 0), (.10, .10, H), m_stone)
kit.box('coping', (-.09, -.09, H + .262), (L + .01, D + .05, H + .285), m_metal, bevel=.003)

# rooms: where somebody still works the lamps are on
shine = [kit.mat_glow(f'shine{k}', (1, .82, .60), q) for k, q in enumerate((.13, .19, .27, .37, .50, 5))]
for q in shine:
    q.cycles.sample_as_light = False                                # seen, not sampled: the sun gets all samples
for f in range(NZ):
    kit.box('floor', (.12, .12, (f + 1) * ST - BAND + .05), (L, D, (f + 1) * ST + .02), m_room)
    for b in range(BAYS):
        x, k, top = b * BAY, rng.integers(3), (f + 1) * ST - BAND
        kit.box('back', (x + .02, 4.4, f * ST + .02), (x + BAY - .02, 4.5, top), shine[k])
        kit.box('ceiling', (x + .02, .40, top + .02), (x + BAY - .02, 4.4, top + .045), shine[k + 2])
        if b and rng.random() < .6:
            kit.box('party', (x - .06, .36, f * ST), (x + .06, D, top), shine[k + 1])
        for y in (1.1, 2.6) if k else ():
            kit.box('lamp', (x + .5, y, top - .16), (x + BAY - .5, y + .09, top - .13), shine[5])
for x, y in ((.5, 1.3), (.9, 2.9), (6.1, 1.5), (9.0, 1.4)):             # desks on the ground floor
    kit.box('desk', (x, y, .72), (x + 1.6, y + .8, .75), m_oak, bevel=.003)
    for a in (x + .04, x + 1.52):
        kit.box('leg', (a, y + .05, 0), (a + .04, y + .75, .72), m_metal)
    kit.box('screen', (x + .5, y + .5, .86), (x + 1.1, y + .52, 1.22), m_metal, bevel=.002)
    kit.box('foot', (x + .77, y + .46, .75), (x + .83, y + .56, .90), m_metal)
kit.box('ground', (0, .1, -.3), (L, D, .012), m_room)
kit.box('end', (L, .02, 0), (L + .1, D, H + .2), m_room)
kit.box('rear', (0, D, 0), (L, D + .1, H + .2), m_room)

# the street: pavement, kerb, asphalt; a house across it for the panes to mirror
kit.box('bed', (-40, -2.5, -.3), (50, 60, -.03), kit.mat_plain('grit', (.23, .215, .19), .95, .1, noise_amt=.4, noise_scale=30))
kit.paving(kit.mat_baked('pave', kit.maps('beton_kachel'), 'BOX', bump=1.2, spec=.3, variation=.06, grime=.15, tint=(.86, .85, .83)), -14, 26, -2.5, -.32, 0, w=.8, d=.5, rng=rng)
for x in np.arange(-14, 26, 1.0):
    kit.box('kerb', (x + .003, -2.68, -.3), (x + .997, -2.505, .004), m_room, bevel=.008)
kit.box('asphalt', (-60, -60, -.6), (80, -2.6, -.10), kit.mat_plain('asphalt', (.085, .084, .082), .85, .25, noise_amt=.35, noise_scale=40, bump=.004))
kit.box('across', (-14, -34, 0), (34, -27, 5.5), kit.mat_plain('across', (.36, .345, .32), .9, .1))

# beside it: trees
kit.box('land', (-150, -150, -.7), (150, 250, -.14), garden.lawn_mat)
garden.ring(70, (0, 0), 52, 95)
garden.plant([(-1.2, 9.6, 0, .9), (1.2, 17, 0, 1.1), (L + 3.4, 1.4, 0, .85), (L + 8, 5, 0, 1.0)], 'big')
garden.plant([(-2.3, -6.0, 0, 1.05), (2.2, -9.0, 0, 1.1), (10.5, -7.5, 0, 1.0)], 'big', shade_only=True)
garden.leaves(-6, L + 8, -3.6, -.1, .006, 420, size=.07)
kit.bicycle(7.88, -.28, .09)

kit.sky(elev=27, azim=-122, strength=.12, sun=4.6, sun_size=.6, dust=1.6, sun_tint=(1, .90, .77))
kit.camera((-3.3, -8.2, 1.6), (3.6, 0, 3.30), lens=36, fstop=None, arch=True)
kit.finish('produkt-fassaden', exposure=-.2)
