"""Angle steps, bush-hammered: treads from above in raking light."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import kit                                                          # noqa: E402

kit.begin(2160, 1080, bounces=(4, 2, 2, 2, 4))
m = kit.maps('16')
stone = kit.mat_baked('stone', m, 'UV', bump=.9, spec=.25)
mortar = kit.mat_plain('mortar', (.30, .285, .26), .95, .1, noise_amt=.25, noise_scale=220, bump=.0008)
P, RISE, GOING = kit.pieces.angle_step(), .165, .300

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
kit.overcast(elev=24, azim=157, key=5.6, size=1, sky=.26, tint=(1, .85, .70))
kit.camera((-.24, -.20, .60), (.075, .330, .235), lens=44, fstop=14, focus=(.02, .30, .33))
kit.finish('produkt-aussentreppen-vorderkante', exposure=.62, grade=dict(warmth=.04))
