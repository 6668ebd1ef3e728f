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
    'projekt-freitreppe-antritt': ('projekt-freitreppe', (0, 700, 1200, 1500)),
    'projekt-freitreppe-material': ('produkt-aussentreppen-vorderkante', (375, 75, 1275, 675)),
    'projekt-fassade-ansicht': ('projekt-fassade', (300, 60, 1580, 860)),
    'projekt-fassade-band': ('projekt-fassade', (880, 330, 2080, 1130)),
    'projekt-fassade-sockel': ('projekt-fassade', (900, 700, 2100, 1500)),
    'projekt-fassade-material': ('produkt-fassaden-tropfnase', (680, 0, 1480, 533)),
    'projekt-terrazzoboden-ansicht': ('projekt-terrazzoboden', (120, 520, 1800, 1570)),
    'projekt-terrazzoboden-boden': ('projekt-terrazzoboden', (880, 1000, 1780, 1600)),
}

for name in sys.argv[1:] or DETAILS:
    master, box = DETAILS[name]
    Image.open(os.path.join(MASTERS, master + '.jpg')).crop(box).save(os.path.join(MASTERS, name + '.jpg'), quality=92, subsampling=0, optimize=True)
