"""Angle steps, bush-hammered. view=vorderkante: treads from above in raking light; view=auflager: the end of the flight, each step on the one below."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

view = kit.args().get('view', 'vorderkante')
kit.begin(2160, 1080 if view == 'vorderkante' else 1440, 4, bounces=(4, 2, 2, 2, 4))
m = kit.maps('16')
stone = kit.mat_baked('stone', m, 'UV', bump=.9, spec=.25)
mortar = kit.mat_plain('mortar', (.30, .285, .26), .95, .1, noise_amt=.25, noise_scale=220, bump=.0008)
P, RISE, GOING = kit.pieces.angle_step(), .165, .300

if view == 'vorderkante':
    steps, x0, x1 = 3, -.55, .75
    for s in range(steps):
        cuts = [x0, .163, x1] if s == 1 else [x0, x1]
        for k, (a, b) in enumerate(zip(cuts, cuts[1:])):
            kit.bar('step', m, stone, kit.pieces.shift(P, s * GOING, s * RISE), a + .0015, b - .0015, step=.00048, arris=.0034, worn=40, chip=.0008, seed=3 + s + 5 * k,
                    off=(.1 + .21 * s + .3 * k, .17 * s), fine=(-.25, .42))
        y = s * GOING
        kit.box('joint', (x0 + .004, y + .006, s * RISE - .03), (x1 - .004, y + .075, s * RISE + .012), mortar)
        kit.box('bed', (x0 + .012, y + .081, s * RISE + .046), (x1 - .01, y + .34, s * RISE + .0875), mortar)
    stairs = [p for s in range(steps - 1, -1, -1) for p in ((s * GOING + .083, s * RISE + .0455), (s * GOING + .083, (s - 1) * RISE + .0455))]
    concrete = kit.mat_baked('concrete', kit.maps('nah_beton'), 'BOX', bump=1, spec=.3, variation=0, tint=(.56, .56, .555))
    kit.prism('core', [(.083, -.3), (1.6, -.3), (1.6, (steps - 1) * RISE + .0455)] + stairs[:-1], x0 + .022, x1 - .02, concrete)
    kit.box('ground', (-3, -3, -.3), (3, .004, -.002), stone)
    kit.sky(elev=24, azim=157, strength=.10, sun=5.0, sun_size=.6, dust=1.3, sun_tint=(1, .86, .70))
    kit.camera((-.24, -.20, .60), (.075, .330, .235), lens=44, fstop=14, focus=(.02, .30, .33))
    kit.finish('produkt-aussentreppen-vorderkante', exposure=.62, denoise=.5, relief=True)
else:
    # of the drawing: mortar of 40 mm between the steps and the stepped concrete, both a little behind the ends of the steps
    rows = range(-1, 3)
    for s in rows:
        kit.bar('step', m, stone, kit.pieces.shift(P, s * GOING, s * RISE), 0, 1.6, step=.00055, arris=.0034, worn=30, chip=.0007, seed=13 + s,
                off=(.3 + .21 * s, .17 * s + .1), fine=(0, .30 if s in (0, 1) else .01), ends='a' if s in (0, 1) else '')
    behind, under = .110, RISE - .080 - .040
    stairs = [p for s in rows for p in ((s * GOING + behind, (s - 1) * RISE + under), (s * GOING + behind, s * RISE + under))]
    foot = [(rows[-1] * GOING + .2, -.4), (rows[-1] * GOING + .2, stairs[-1][1])]
    raise_by = lambda points, dy, dz: [(y + dy, z + dz) for y, z in points]
    rough = kit.maps('nah_beton')
    kit.bar('core', rough, kit.mat_baked('concrete', rough, 'UV', bump=1.2, spec=.25, tint=(.54, .54, .535)), [(stairs[0][0], -.4)] + foot + stairs[::-1], .0080, 1.6,
            step=.0014, arris=.0006, worn=0, fine=(0, .02), ends='a', off=(.2, .1))
    kit.bar('bed', rough, kit.mat_render('bed', (.36, .35, .325), .0010), raise_by([(stairs[0][0], -.4)], -.05, 0) + raise_by(foot, 0, .045)
            + raise_by(stairs[::-1], -.05, .045), .0096, 1.6, amount=.8, step=.0014, arris=.0006, worn=0, fine=(0, .02), ends='a', off=(.7, .5))
    for s in rows:
        kit.box('joint', (.006, s * GOING + .004, s * RISE - .004), (1.59, s * GOING + .049, s * RISE + .008), mortar)
    kit.box('ground', (-30, -30, -1.2), (30, 30, -.9), mortar)
    kit.sky(elev=33, azim=149, strength=.10, sun=4.8, sun_size=.6, dust=1.3, sun_tint=(1, .86, .70))
    kit.camera((-.46, -.02, .335), (.03, .325, .175), lens=50, fstop=16, focus=(0, .31, .17))
    kit.finish('produkt-aussentreppen-auflager', exposure=.08, denoise=.5, relief=True)
