"""One broken arris on a flight of block steps, photographed in four ways: bild=ganzes | nah | ohne-massstab | verwackelt."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import numpy as np                                                  # noqa: E402
from PIL import Image                                               # noqa: E402
from scipy import ndimage as ndi                                    # noqa: E402
import kit                                                          # noqa: E402
import render                                                       # noqa: E402

bild = kit.args()['bild']
a = kit.begin(1620, 1080, bounces=(4, 2, 2, 2, 4))
m = kit.maps('14')
stone = kit.mat_baked('stone', m, 'UV', bump=1.0, spec=.4)
mortar = kit.mat_plain('mortar', (.34, .33, .31), .95, .1, noise_amt=.25, noise_scale=220, bump=.0008)
RISE, GOING, WIDE, J = .150, .330, 1.2, .004
AT = .0125                                                          # of the break along the arris, metres
close = bild != 'ganzes'

# shells that came off together: centre on a line out of the arris, so that depth and length follow from the radius
out = np.array((0, -1, 1)) / np.sqrt(2)
shell = lambda x, r, deep, lean=0.0: ((x, *((r - deep) * out[1:] + lean * np.array((.7, .7)))), r)
spalls = [shell(AT, .0165, .0052, .0006), shell(AT + .0062, .0120, .0036, -.0014), shell(AT - .0070, .0100, .0021, .0012), shell(AT - .0015, .0110, .0042, -.0022)]

for s in (-1, 0, 1, 2):
    cuts = [-1.42, -.22, .98, 2.2] if s % 2 == 0 else [-1.9, -.72, .48, 1.68]
    cuts = cuts[1:3] if close else cuts
    for k, (x0, x1) in enumerate(zip(cuts, cuts[1:])):
        broken = s == 0 and x0 < AT < x1
        step = .00022 if close and broken else .0022
        kit.slab('step', m, stone, (x0 + J / 2, s * GOING, (s - 1) * RISE), (x1 - J / 2, s * GOING + GOING + .03, s * RISE), step=step, arris=.0026, worn=40, chip=.0006,
                 seed=20 + 7 * s + k, off=(.13 + .31 * k + .17 * s, .21 * s + .1), sides='flr', spalls=spalls if broken else (),
                 fine=((-.05, .08), (0, .04)) if close and broken else ((-.7, .9), (0, .36)))
    kit.box('joint', (-2, s * GOING + .006, (s - 1) * RISE + .004), (2.2, s * GOING + GOING, s * RISE - .004), mortar)
kit.box('ground', (-30, -30, -.5), (30, 30, -2 * RISE - .004), kit.mat_plain('ground', (.34, .33, .30), .9, .1))
kit.sky(elev=35, azim=197, strength=.060, sun=4.7, sun_size=.6, dust=1.3, sun_tint=(1, .93, .84))
if bild == 'ganzes':
    kit.camera((-.66, -.98, .86), (.125, .215, -.01), lens=44, fstop=14, focus=(AT, 0, 0))
elif bild == 'nah':
    kit.rule((AT - .042, .0085, .0004), .02, length=.08, metal=.3)
    kit.camera((-.050, -.125, .112), (.016, .005, -.004), lens=54, fstop=80, focus=(AT, 0, 0))
elif bild == 'ohne-massstab':
    kit.camera((-.022, -.062, .046), (AT + .001, .001, -.003), lens=50, fstop=45, focus=(AT, -.001, -.003))
else:
    kit.camera((-.090, -.215, .150), (.022, .002, -.012), lens=54, fstop=20, focus=(AT, 0, 0))
kit.finish('schaden-' + bild, exposure=.0)

if bild == 'verwackelt':
    # a hand that moved while the shutter was open: the picture along a short bent path, in linear light
    path = os.path.join(render.TMP if 'scale' in a or 'spp' in a else render.READY, 'schaden-verwackelt' + a.get('tag', '') + '.jpg')
    lin = (np.asarray(Image.open(path)).astype(np.float32) / 255) ** 2.2
    reach, t = lin.shape[1] / 1620 * 26, np.linspace(-1, 1, 61)
    kernel = np.zeros((2 * int(reach) + 5,) * 2, np.float32)
    mid = kernel.shape[0] // 2
    for q in t:
        kernel[int(round(mid + reach * (.42 * q + .20 * q * q - .1))), int(round(mid + reach * (.90 * q - .10 * q ** 3)))] += 1
    kernel = ndi.gaussian_filter(kernel, .9)
    from scipy.signal import fftconvolve
    pad = kernel.shape[0]
    moved = np.stack([fftconvolve(np.pad(lin[..., c], pad, mode='edge'), kernel / kernel.sum(), 'same')[pad:-pad, pad:-pad] for c in range(3)], -1)
    Image.fromarray((moved.clip(0, 1) ** (1 / 2.2) * 255 + .5).astype(np.uint8)).save(path, **render.JPEG)
