"""Adopts the named masters from .cache/ready/, toned, then writes masters.csv: the masters that exist, with their true size.

Refuses a master without texts in web/content/pictures.json, and a text without a master. Close-ups of surfaces (makro-...) have no texts.
"""
import csv
import json
import os
import subprocess
import sys
from PIL import Image
from tone import percentiles, toned

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.join(HERE, '..')
TEXTS = os.path.join(ROOT, '..', 'web', 'content', 'pictures.json')
with open(TEXTS, encoding='utf-8') as f:
    PICTURES = json.load(f)
STONES = {name: picture['stone'] for name, picture in PICTURES.items() if 'stone' in picture}


def surface_numbers():
    """Numbers of the material library by the names of their close-ups."""
    listed = "import { surfaces } from '@works/stone/mixes/surfaces'; console.log(JSON.stringify(surfaces.map(({ code, number }) => [code, number])))"
    node = os.path.join('node_modules', '.bin', 'node')
    found = subprocess.run([node, '--input-type=module', '-e', listed], cwd=os.path.join(ROOT, '..'), check=True, capture_output=True)
    return {'makro-' + code.lower(): number for code, number in json.loads(found.stdout)}


def adopt(name):
    """Tone a rendering, keep it as a master, and write its percentiles into masters.csv: .5, 50 and 99.5 before, the same after."""
    source = os.path.join(ROOT, '.cache', 'ready', name + '.jpg')
    rendered = Image.open(source).convert('RGB')
    master = toned(name, rendered)
    master.save(os.path.join(ROOT, 'masters', name + '.jpg'), quality=92, subsampling=0, optimize=True)
    os.remove(source)
    record({name: [*master.size, *percentiles(rendered)[::2], *percentiles(master)[::2]]})


def record(new=None):
    """Write masters.csv anew: the masters that exist, and what stone each shows; new figures in the place of theirs."""
    path = os.path.join(ROOT, 'masters.csv')
    with open(path, encoding='utf-8', newline='') as f:
        head, *known = csv.reader(f)
    figures = {line[0]: line[2:] for line in known} | (new or {})
    numbers = surface_numbers() | STONES
    stone = lambda name: 'concrete' if name.startswith('produkt-sichtbeton') else numbers[name]
    masters = sorted(file[:-4] for file in os.listdir(os.path.join(ROOT, 'masters')))
    with open(path, 'w', encoding='utf-8', newline='') as f:
        csv.writer(f, lineterminator='\n').writerows([head, *([name, stone(name), *figures[name]] for name in masters)])


def check():
    """Masters and texts go together, one by one."""
    masters = {file[:-4] for file in os.listdir(os.path.join(ROOT, 'masters')) if not file.startswith('makro-')}
    for name in sorted(masters ^ PICTURES.keys()):
        sys.exit(f'{name}: ' + ('no text in web/content/pictures.json' if name in masters else 'no master'))


if __name__ == '__main__':
    for wanted in sys.argv[1:]:
        adopt(wanted)
    check()
    record()
