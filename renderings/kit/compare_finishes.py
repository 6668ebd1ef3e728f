"""Composes the master `bearbeitungen`: six strips of one view, each with another finish; the same pebbles run across them. Run after the masters `oberflaeche-<finish>-rechts`."""
import os
from PIL import Image
from list_pictures import ROOT, check, record
from tone import percentiles

FINISHES = ('geschliffen', 'gestrahlt', 'gestockt', 'seidenmatt', 'gewaschen', 'poliert')

views = [Image.open(os.path.join(ROOT, 'masters', f'oberflaeche-{finish}-rechts.jpg')) for finish in FINISHES]
width, height = views[0].size
master = Image.new('RGB', (width, height))
for k, view in enumerate(views):
    left, right = k * width // len(views), (k + 1) * width // len(views)
    master.paste(view.crop((left, 0, right, height)), (left, 0))
master.save(os.path.join(ROOT, 'masters', 'bearbeitungen.jpg'), quality=92, subsampling=0, optimize=True)
record({'bearbeitungen': [width, height, *percentiles(master)[::2] * 2]})
check()
