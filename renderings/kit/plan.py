"""A drawing of the site on paper. `npm run types` writes it into web/generated/."""
import json
import os
import re
import numpy as np
from PIL import Image, ImageDraw, ImageFont
import maps
from cast import sheet
from material import mat_baked

GENERATED = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'web', 'generated')
PPM = 6000


def paths(d):
    """The polylines of a path of m, l, h, v and z, all relative."""
    x = y = 0
    line = []
    for letter, numbers in re.findall(r'([mlhvz])([^mlhvz]*)', d):
        n = [float(k) for k in re.findall(r'-?[\d.]+', numbers)]
        steps = [(k, 0) for k in n] if letter == 'h' else [(0, k) for k in n] if letter == 'v' else list(zip(n[::2], n[1::2]))
        if letter == 'm':
            yield line
            line = []
        for dx, dy in steps:
            x, y = x + dx, y + dy
            line.append((x, y))
        if letter == 'z':
            line.append(line[0])
            x, y = line[0]
    yield line


def dashed(line, dash):
    """A polyline cut into dashes; dash: lengths of ink and gap in turn."""
    p = np.array(line, float)
    s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))]
    at, k = 0, 0
    while at < s[-1]:
        end = min(at + dash[k % len(dash)], s[-1])
        if k % 2 == 0:
            t = np.r_[at, s[(s > at) & (s < end)], end]
            yield np.stack([np.interp(t, s, p[:, 0]), np.interp(t, s, p[:, 1])], -1)
        at, k = end, k + 1


def face(size, weight='regular'):
    return ImageFont.truetype(os.path.join(GENERATED, 'pdf', f'archivo-{weight}.ttf'), int(size))


def described(name):
    with open(os.path.join(GENERATED, 'drawings', name + '-drawing.ts')) as f:
        return json.loads(re.search(r'= (\{.*\}) as const', f.read())[1])


def ink(page, name, scale, at, pen=1.0):
    """Draw a drawing, `scale` times its size in print, its corner `at` (x, y in metres) of the page's upper left one; pen: how much wider its lines are besides."""
    draw, drawing = ImageDraw.Draw(page), described(name)
    unit = .00005 * scale * PPM                                     # a drawing counts in twentieths of a millimetre
    inked = lambda p: tuple(np.array(p) * unit + np.array(at) * PPM)
    for stroke in drawing['lines']:
        dash = [float(k) for k in stroke.get('dash', '').split()]
        for line in paths(stroke['d']):
            for part in dashed(line, dash) if dash and line else [line]:
                draw.line([inked(p) for p in part], fill=25, width=max(2, round(stroke['width'] * unit * pen)))
    for line in paths(drawing.get('fills', '')):
        if line:
            draw.polygon([inked(p) for p in line], fill=25)
    letters = face(drawing['textSize'] * unit)
    for word in drawing['words']:
        if word.get('upright'):                                     # along a dimension line that is upright, read from the right
            w, h = int(letters.getlength(word['text'])), int(drawing['textSize'] * unit * 1.3)
            label = Image.new('L', (w, h), 0)
            ImageDraw.Draw(label).text((0, h * .8), word['text'], fill=255, font=letters, anchor='ls')
            x, y = inked((word['x'], word['y']))
            page.paste(25, (int(x - h * .8), int(y - w / 2)), label.rotate(90, expand=True))
        else:
            draw.text(inked((word['x'], word['y'])), word['text'], fill=25, font=letters, anchor={'end': 'rs', 'middle': 'ms'}.get(word.get('anchor'), 'ls'))


def written(page, words, size, at, wide, weight='regular'):
    """Words in the site's typeface on lines of at most `wide` metres; size: of the letters, metres, as their place."""
    letters, lines = face(size * PPM, weight), ['']
    for word in words.split(' '):
        longer = (lines[-1] + ' ' + word).strip()
        if letters.getlength(longer) > wide * PPM and lines[-1]:
            lines.append(word)
        else:
            lines[-1] = longer
    for k, line in enumerate(lines):
        ImageDraw.Draw(page).text((at[0] * PPM, (at[1] + 1.42 * size * k) * PPM), line, fill=25, font=letters, anchor='ls')


def printed(key, side, drawings, texts=(), deep=1.0):
    """The map set of white paper, a square of `side` metres of which a sheet takes the upper left: drawings as for `ink`, texts as for `written`; deep: how black the ink is."""
    page = Image.new('L', (int(side * PPM), int(side * PPM)), 255)
    for drawing in drawings:
        ink(page, *drawing)
    for text in texts:
        written(page, *text)
    black = (np.asarray(page, np.float32)[::-1, :, None] / 255) ** deep
    flat = lambda v: np.full(black.shape[:2], v, np.float32)
    maps.store('plan-' + key, dict(albedo=black * np.array((.80, .79, .765), np.float32) + .03, rough=flat(.7), height=flat(0), size=side))
    return maps.stored('plan-' + key)


def plan(name, wide, scale, at):
    """A drawing of the site, `scale` times its size in print, on a sheet of paper in the shape of A3 that has been rolled; its corner lies `at` (x, y in metres) of the sheet's upper left one."""
    tall = wide / 2 ** .5
    m = printed(name, wide, [(name, scale, at)])
    X, Y = np.meshgrid(np.linspace(0, wide, 60), np.linspace(wide - tall, wide, 40))
    Z = .0004 + .09 * np.maximum(0, X / wide - .72) ** 2 + .02 * np.maximum(0, .12 - X / wide)
    return [sheet('plan', np.stack([X, Y - wide + tall, Z], -1), np.stack([X, Y], -1) / wide, mat_baked('paper', m, 'UV', bump=0, spec=.2, variation=0))]
