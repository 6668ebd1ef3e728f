"""The end of a bench cast in one piece, with the drip groove under its seat."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import kit                                                          # noqa: E402

kit.begin(2160, 1080, bounces=(6, 3, 3, 4, 6))
m = kit.maps('02')
stone = kit.mat_baked('stone', m, 'UV', bump=1.0, spec=.3)
ground = kit.mat_plain('ground', (.30, .285, .26), .9, .1)

kit.bar('bench', m, stone, kit.pieces.bench(), 0, 1.2, step=.0006, arris=.0035, worn=20, chip=.0006, seed=4, off=(.1, .1), fine=(0, .45), ends='a')
kit.box('ground', (-9, -9, -.3), (9, 9, 0), kit.mat_baked('pave', kit.maps('stein_jura'), 'BOX', bump=1.1, spec=.3, variation=0, tint=(.38, .395, .41)))
kit.sky(elev=38, azim=250, strength=.045, sun=4.7, sun_size=.6, dust=1.3, sun_tint=(1, .96, .91))
kit.wall('wall', (-6, 1.9, 0), (1, 0, 0), (0, 0, 1), 12, 3.1, .3, kit.maps('beton_brett'), ground, bump=2.4)
kit.camera((-.58, -.66, .56), (.060, -.03, .365), lens=52, fstop=32, focus=(0, -.2, .40), arch=True)
kit.finish('produkt-kleinarchitektur-sitzkante', exposure=-.5)
