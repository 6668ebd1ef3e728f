"""Furniture cast in one piece. view=sitzkante: the end of the bench, drip groove under the seat; view=fuss: its web stands free of the paving, the gap filled with grit."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

view = kit.args().get('view', 'sitzkante')
kit.begin(1920, 960 if view == 'sitzkante' else 1280, 4, bounces=(6, 3, 3, 4, 6))
m = kit.maps('02')
stone = kit.mat_baked('stone', m, 'UV', bump=1.0, spec=.3)
ground = kit.mat_plain('ground', (.30, .285, .26), .9, .1)

if view == 'sitzkante':
    kit.bar('bench', m, stone, kit.pieces.bench(), 0, 1.2, step=.0006, arris=.0035, worn=20, chip=.0006, seed=4, off=(.1, .1), fine=(0, .45), ends='a')
    kit.box('ground', (-9, -9, -.3), (9, 9, 0), kit.mat_baked('pave', kit.maps('stein_jura'), 'BOX', bump=1.1, spec=.3, variation=0, tint=(.40, .39, .37)))
    kit.sky(elev=26, azim=214, strength=.055, sun=4.7, sun_size=.6, dust=1.3, sun_tint=(1, .87, .72))
    kit.wall('wall', (-6, 1.9, 0), (1, 0, 0), (0, 0, 1), 12, 3.1, .3, kit.maps('beton_brett'), ground, bump=2.4)
    kit.camera((-.40, -.56, .275), (.050, -.13, .372), lens=54, fstop=11, focus=(0, -.2, .38), arch=True)
    kit.finish('produkt-kleinarchitektur-sitzkante', exposure=.12, denoise=.6, relief=True)
else:
    pave = kit.maps('nah_grau_gestockt')
    slabs = [kit.mat_baked(f'pave{k}', pave, 'UV', bump=.8, spec=.25, tint=(q, q * .99, q * .97)) for k, q in enumerate((.80, .77))]
    grits = [kit.mat_plain(f'grit{k}', c, .85, .2, noise_amt=.15, noise_scale=300) for k, c in enumerate(((.30, .295, .28), (.22, .22, .215), (.40, .385, .36), (.15, .15, .15)))]
    kit.bar('bench', m, stone, kit.pieces.shift(kit.pieces.bench(), 0, -.004), 0, 1.2, step=.0006, arris=.0035, worn=20, chip=.0006, seed=4, off=(.1, .1), fine=(0, .32), ends='a')
    # the paving ends 33 mm before the foot, as in the drawing; the gap is filled with grit
    GAP, FOOT, T = .033, .105, .060
    near = -FOOT - GAP
    for k, (x0, y0, x1, y1) in enumerate(((-.76, near - .6, .04, near), (.046, near - .6, .846, near), (-GAP - .8, near + .006, -GAP, near + .606),
                                            (-GAP + .006, -near, -GAP + .806, -near + .6), (-GAP - .8, near + .612, -GAP, near + 1.212))):
        kit.slab('pave', pave, slabs[k % 2], (x0, y0, -T), (x1, y1, 0), step=.0006, arris=.0030, worn=30, chip=.0006, seed=5 + k, off=(.13 + .27 * k, .31 * k),
                 fine=((-.28, .46), (near - .22, .26 if k < 3 else -1)))
    kit.grit('gap', (-GAP - .004, near, -.0062), (1.2, -FOOT + .004), (.002, .0062), grits, fill=2.6, seed=8)
    kit.grit('gap', (-GAP - .004, -FOOT, -.0062), (.004, FOOT + GAP + .003), (.002, .0062), grits, fill=2.6, seed=9)
    kit.grit('joint', (-GAP - .002, FOOT + GAP, -.0075), (-GAP + .008, .9), (.001, .003), grits, fill=2.4, seed=12)
    kit.grit('joint', (.036, near - .5, -.0075), (.050, near), (.001, .003), grits, fill=2.4, seed=10)
    kit.grit('joint', (-.7, near - .004, -.0075), (-GAP, near + .010), (.001, .003), grits, fill=2.4, seed=11)
    kit.box('bed', (-9, -9, -.3), (9, 9, -.012), grits[1])
    far = kit.mat_baked('far', pave, 'BOX', bump=.8, spec=.25, variation=0, tint=(.79, .78, .765))
    for x0, y0 in ((-GAP - 6, near + 1.218), (-GAP + .006, .006 - near + .6)):
        kit.box('far', (x0, y0, -T), (x0 + 6, 9, 0), far, bevel=.003)
    kit.sky(elev=30, azim=152, strength=.10, sun=4.7, sun_size=.6, dust=1.3, sun_tint=(1, .87, .72))
    kit.camera((-.33, -.52, .250), (.045, -.10, .062), lens=48, fstop=13, focus=(0, -.105, .05))
    kit.finish('produkt-kleinarchitektur-fuss', exposure=.40, denoise=.6, relief=True)
