"""Stains as masks over a map set: what oil, rust, lime, moss, wine and paint do to a blasted face."""
import numpy as np
from noise import F, noise_rect, smooth, srgb


def lay(alb, mask, colour, how='mix'):
    """Colour into the stone ('mul': as a dye, 'mix': as a layer)"""
    c = srgb(colour) if isinstance(colour, str) else np.array(colour, F)
    m = np.clip(mask, 0, 1)[..., None]
    return alb * (1 - m + m * c * (1 if how == 'mul' else 0)) + (m * c if how == 'mix' else 0)


def stained(m, centres, names, reach=.15):
    """The maps with one stain at each centre (metres); names: oel, rost, kalk, moos, wein, farbe."""
    alb, rough, z = m['albedo'].copy(), m['rough'].copy(), m['height'].copy()
    res, size = z.shape[0], m['size']
    ppm = res / size
    for k, ((cx, cy), name) in enumerate(zip(centres, names)):
        h = int(reach * ppm)
        x0, y0 = int(cx * ppm) - h, int(cy * ppm) - h
        s = np.s_[y0:y0 + 2 * h, x0:x0 + 2 * h]
        y, x = (np.mgrid[-h:h, -h:h] / ppm).astype(F)
        nz = lambda q, b, lo, hi, an=(1, 1): noise_rect(2 * h, 2 * h, 900 + 10 * k + q, b, lo, hi, ppm, an)
        slow, mid, fine = nz(1, 2.6, 6, 60), nz(2, 1.8, 30, 300), nz(3, .8, 150, 1500)
        low = smooth(.2, -.9, (z[s] - z[s].mean()) / z[s].std())             # the hollows between the grains
        r = np.hypot(x * 1.05, y * .95) + .010 * slow + .0025 * mid
        a, q = alb[s], rough[s]
        if name == 'oel':
            body = .85 * smooth(.066, .040, r) + .30 * smooth(.095, .050, r + .006 * slow)
            for dx, dy, t in ((.092, .048, .012), (.105, .012, .006), (-.10, -.065, .009)):
                body = np.maximum(body, .8 * smooth(t * 1.25, t * .75, np.hypot(x - dx, y - dy) + .0012 * mid))
            a = lay(a, body, (.36, .31, .24), 'mul')
            q = q - .38 * np.clip(body, 0, 1)
        elif name == 'rost':
            d = np.hypot(x, y)
            ring = np.exp(-((d - .041) / .0042) ** 2) * np.clip(.75 + .4 * slow, .15, 1.2)
            bleed = .42 * smooth(.085, .030, r) * np.clip(.7 + .5 * mid, 0, 1) + .5 * smooth(.018, 0, np.abs(x - .012 * slow)) * smooth(-.13, -.02, y) * smooth(.02, -.04, y) * .8
            a = lay(a, .9 * ring + bleed, (.62, .27, .085), 'mul')
        elif name == 'kalk':
            veil = np.clip(smooth(.120, .045, r + .012 * mid) * (.45 + .35 * mid + .3 * fine), 0, 1)
            rim = np.exp(-((r - .082) / .006) ** 2) * np.clip(.6 + .6 * mid, 0, 1)
            runs = smooth(.55, 1.3, nz(4, 2.0, 8, 200, (.10, 1))) * smooth(.02, -.10, y) * .55
            a = lay(a, .75 * np.clip(veil * .8 + rim + runs, 0, 1), '#efece5')
        elif name == 'moos':
            grow = smooth(.05, .75, .9 * slow + .55 * mid + .35 * fine - 9.0 * (np.hypot(x + .03, y + .02) - .075) * 1.6)
            film = .55 * smooth(.14, .03, np.hypot(x + .02, y + .01) + .02 * slow)
            a = lay(a, film * (.35 + .65 * low), (.52, .58, .30), 'mul')
            green = srgb('#4c5a22')[None, None] * np.clip(1 + .35 * fine + .2 * mid, .35, 1.8)[..., None]
            g = (grow * (.35 + .65 * low))[..., None]
            a = a * (1 - g) + green * g
            z[s] += (grow * (.0004 + .00035 * np.clip(fine, -1, 2))).astype(F)
            q = np.maximum(q, .9 * grow)
        elif name == 'wein':
            d = np.hypot(x + .022, y + .012)
            ring = np.exp(-((d - .035) / .0016) ** 2) * np.clip(.7 + .5 * slow, .05, 1.1)
            pool = .50 * smooth(.062, .050, np.hypot(x - .030, (y - .030) * 1.15) + .007 * slow + .002 * mid)
            rim = .35 * np.exp(-((np.hypot(x - .030, (y - .030) * 1.15) + .007 * slow + .002 * mid - .054) / .0030) ** 2)
            drops = np.zeros_like(x)
            for dx, dy, t in ((-.085, .060, .0045), (-.070, .085, .0028), (.095, -.030, .0055), (.080, -.075, .0030), (.055, -.060, .0022)):
                drops = np.maximum(drops, .75 * smooth(t * 1.2, t * .8, np.hypot(x - dx, y - dy) + .0004 * mid))
            a = lay(a, .85 * ring + pool + rim + drops, (.40, .125, .17), 'mul')
        elif name == 'farbe':
            d = np.hypot(x + .01, (y - .01) * 1.1) + .012 * np.clip(slow, -1.2, 2) * .6
            blot = smooth(.0502, .0488, d)
            for dx, dy, t in ((.074, .030, .008), (.088, .050, .0042), (-.078, -.040, .006), (.062, -.060, .0048), (-.060, .066, .0034), (.020, .088, .0055), (-.095, .01, .0026)):
                blot = np.maximum(blot, smooth(t * 1.04, t * .97, np.hypot((x - dx) * 1.0, (y - dy) * (1 - .25 * np.sign(dx))) ))
            a = lay(a, blot, '#2f5d86')
            q = q * (1 - blot) + .22 * blot
            z[s] = z[s] * (1 - .72 * blot) + blot * (.00035 + .0004 * np.exp(-((d - .046) / .004) ** 2)).astype(F)
        alb[s], rough[s] = a, np.clip(q, .05, 1)
    return dict(m, albedo=np.clip(alb, .004, .88).astype(F), rough=rough.astype(F), height=z.astype(F))
