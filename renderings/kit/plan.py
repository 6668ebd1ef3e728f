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


def plan(name, wide, scale, at):
    """A drawing of the site, `scale` times its size in print, on a sheet of paper in the shape of A3 that has been rolled; its corner lies `at` (x, y in metres) of the sheet's upper left one."""
    tall, ppm = wide / 2 ** .5, 6000
    with open(os.path.join(GENERATED, 'drawings', name + '-drawing.ts')) as f:
        drawing = json.loads(re.search(r'= (\{.*\}) as const', f.read())[1])
    unit = .00005 * scale * ppm                                     # a drawing counts in twentieths of a millimetre
    page = Image.new('L', (int(wide * ppm), int(wide * ppm)), 255)
    draw = ImageDraw.Draw(page)
    inked = lambda p: tuple(np.array(p) * unit + np.array(at) * ppm)

    for stroke in drawing['lines']:
        for line in paths(stroke['d']):
            draw.line([inked(p) for p in line], fill=25, width=max(2, round(stroke['width'] * unit)))
    for line in paths(drawing.get('fills', '')):
        if line:
            draw.polygon([inked(p) for p in line], fill=25)
    face = ImageFont.truetype(os.path.join(GENERATED, 'pdf', 'archivo-regular.ttf'), int(drawing['textSize'] * unit))
    for word in drawing['words']:
        draw.text(inked((word['x'], word['y'])), word['text'], fill=25, font=face, anchor={'end': 'rs', 'middle': 'ms'}.get(word.get('anchor'), 'ls'))
    ink = np.asarray(page, np.float32)[::-1, :, None] / 255
    maps.store('plan-' + name, dict(albedo=ink * np.array((.80, .79, .765), np.float32) + .03, rough=np.full(ink.shape[:2], .7, np.float32), height=np.zeros(ink.shape[:2], np.float32), size=wide))
    m = maps.stored('plan-' + name)
    X, Y = np.meshgrid(np.linspace(0, wide, 60), np.linspace(wide - tall, wide, 40))
    Z = .0004 + .09 * np.maximum(0, X / wide - .72) ** 2 + .02 * np.maximum(0, .12 - X / wide)
    return [sheet('plan', np.stack([X, Y - wide + tall, Z], -1), np.stack([X, Y], -1) / wide, mat_baked('paper', m, 'UV', bump=0, spec=.2, variation=0))]
