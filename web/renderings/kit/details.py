"""Cuts details out of masters, at their true resolution: details.py [name ...]. For close views of a scene that has not been rendered from closer yet.

A rendering of the same name takes the place of a detail: remove its line here, and adopt the rendering with list_pictures.py.
"""
import os
import sys
from PIL import Image

MASTERS = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'masters')

# name: the master, and left, top, right, bottom in its pixels
DETAILS = {
    'projekt-freitreppe-ansicht': ('projekt-freitreppe', (1100, 560, 2400, 1372)),
    'projekt-fassade-ansicht': ('projekt-fassade', (300, 60, 1580, 860)),
    'projekt-fassade-band': ('projekt-fassade', (880, 330, 2080, 1130)),
    'projekt-terrazzoboden-ansicht': ('projekt-terrazzoboden', (120, 520, 1800, 1570)),
}

for name in sys.argv[1:] or DETAILS:
    master, box = DETAILS[name]
    Image.open(os.path.join(MASTERS, master + '.jpg')).crop(box).save(os.path.join(MASTERS, name + '.jpg'), quality=92, subsampling=0, optimize=True)
