"""Furniture cast in one piece. view=sitzkante: the end of the bench, drip groove under the seat; view=becken: the rim of a basin, filled to the brim."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

view = kit.args().get('view', 'sitzkante')
kit.begin(1620, 1080, 4 if view == 'sitzkante' else 7, bounces=(6, 3, 3, 4, 6))
m = kit.maps('nah_hell_gestrahlt')
stone = kit.mat_baked('stone', m, 'UV', bump=1.0, spec=.3, tint=(.90, .885, .86))
ground = kit.mat_plain('ground', (.30, .285, .26), .9, .1)

if view == 'sitzkante':
    kit.bar('bench', m, stone, kit.pieces.bench(), 0, 1.2, step=.0006, arris=.0035, worn=20, chip=.0006, seed=4, off=(.1, .1), fine=(0, .45))
    kit.box('ground', (-9, -9, -.3), (9, 9, 0), kit.mat_baked('pave', kit.maps('stein_jura'), 'BOX', bump=1.1, spec=.3, variation=0, tint=(.60, .58, .55)))
    kit.sky(elev=26, azim=214, strength=.10, sun=4.7, sun_size=.6, dust=1.3, sun_tint=(1, .87, .72))
    kit.wall('wall', (-6, 1.9, 0), (1, 0, 0), (0, 0, 1), 12, 3.1, .3, kit.maps('beton_brett'), ground, bump=2.4)
    kit.camera((-.40, -.56, .275), (.050, -.13, .372), lens=54, fstop=11, focus=(0, -.2, .38), arch=True)
    kit.finish('produkt-kleinarchitektur-sitzkante', exposure=.42, denoise=.6, relief=True)
else:
    W, Z = .12, .48                                                 # wall of the basin, its height; water 12 mm below the brim
    kit.slab('rim', m, stone, (-.9, 0, 0), (2.4, W, Z), step=.0006, arris=.0045, worn=22, chip=.0006, seed=4, sides='fb', off=(.1, .1), fine=((-.3, .40), (0, .12)))
    kit.box('floor', (-.9, W, .0), (2.4, 1.4, .10), kit.mat_baked('floor', kit.maps('stein_hell'), 'BOX', bump=1, spec=.3, tint=(.32, .34, .32)))
    kit.slab('rear', m, stone, (-.9, 1.3, 0), (2.4, 1.3 + W, Z), step=.0020, arris=.0045, worn=0, seed=6, sides='f', off=(.2, .45))
    kit.water_surface((-.9, W - .002), (2.4, 1.302), Z - .012, ((.30, .62, .0011, .052, .9),))
    kit.box('ground', (-9, -9, -.3), (9, 9, 0), ground)
    kit.wall('wall', (-6, 2.6, 0), (1, 0, 0), (0, 0, 1), 12, 3.1, .3, kit.maps('beton_brett'), ground, bump=2.4)
    kit.sky(elev=32, azim=214, strength=.10, sun=4.7, sun_size=.6, dust=1.3, sun_tint=(1, .87, .72))
    kit.camera((-.30, -.40, .690), (.05, .16, .462), lens=46, fstop=11, focus=(0, .06, .48))
    kit.finish('produkt-kleinarchitektur-becken', exposure=.36, denoise=.8, relief=True)
