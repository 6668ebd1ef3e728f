"""The tone of a master: an S-curve that takes its black towards 18 and its white towards 242 and keeps its middle.

Filmic leaves a veil of grey. list_pictures.py applies this once to what it adopts and writes the percentiles before and after into masters.csv.
"""
import numpy as np
from PIL import Image
from scipy.interpolate import PchipInterpolator

BLACK, WHITE = 18, 242
MOST = 36                                                           # levels that black and white move at most: light stays the scene's
PERCENTILES = (.5, 25, 50, 75, 99.5)
# pictures that are compared have one curve: percentiles of all of them together
ALIKE = {'makro': (20, 112, 153, 185, 212), 'oberflaeche': (24, 79, 122, 148, 205)}


def luminance(rgb):
    return rgb @ np.array([.2126, .7152, .0722], np.float32)


def percentiles(image):
    """Of an image at half its size, so that noise does not count."""
    half = image.resize((image.width // 2, image.height // 2), Image.BOX)
    return tuple(round(float(v)) for v in np.percentile(luminance(np.asarray(half, np.float32)), PERCENTILES))


def curve(p):
    """The curve of a picture with percentiles p: levels 0..255 to levels; quartiles move half as far as a straight stretch would."""
    low, q1, mid, q3, high = p
    black, white = max(min(low, BLACK), low - MOST), min(max(high, WHITE), high + MOST)
    part = lambda v: (v - mid) * ((mid - black) / max(mid - low, 1) if v < mid else (white - mid) / max(high - mid, 1)) + mid
    at = {0: 0, low: black, q1: (q1 + part(q1)) / 2, mid: mid, q3: (q3 + part(q3)) / 2, high: white, 255: 255}
    x = sorted(at)
    return PchipInterpolator(x, np.maximum.accumulate([at[v] for v in x]))


def toned(name, image):
    """An image with its curve."""
    f = curve(ALIKE.get(name.split('-')[0]) or percentiles(image))(np.linspace(0, 255, 1021)).astype(np.float32)
    rgb = np.asarray(image, np.float32)
    y = np.maximum(luminance(rgb), 1)
    gain = np.interp(y, np.linspace(0, 255, 1021), f) / y
    out = rgb * gain[..., None]
    return Image.fromarray((np.clip(out, 0, 255) + .5).astype(np.uint8))
