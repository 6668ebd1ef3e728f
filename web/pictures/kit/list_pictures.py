"""Adopts the named masters from .cache/ready/, then writes pictures.ts and further-pictures.ts: the masters that exist, with their true size.

The texts are in texts.py. A master that a page needs moves there from FURTHER to PLACED; the build makes files of placed pictures only.
Close-ups of surfaces (makro-...) are adopted too, but listed by surface-masters.ts.
"""
import json
import os
import shutil
import sys
from PIL import Image
from texts import FURTHER, PLACED

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.join(HERE, '..')


def quoted(text):
    """As Prettier writes a string."""
    body = json.dumps(text, ensure_ascii=False)[1:-1].replace('\u00a0', '\\u00a0').replace("'", "\\'")
    return f"'{body}'"


def rows(texts):
    for name, (alt, caption) in texts.items():
        path = os.path.join(ROOT, 'masters', name + '.jpg')
        if os.path.exists(path):
            w, h = Image.open(path).size
            yield (f"  {{\n    name: {quoted(name)},\n    file: {quoted(name + '.jpg')},\n    width: {w},\n    height: {h},\n"
                   f"    alt: {quoted(alt)},\n    caption: {quoted(caption)},\n  }},")


def write(file, start, texts):
    """Replace what follows `start` in a module by the list."""
    path = os.path.join(ROOT, file)
    with open(path, encoding='utf-8') as f:
        head = f.read().split(start)[0]
    found = list(rows(texts))
    with open(path, 'w', encoding='utf-8') as f:
        f.write(head + start + ' readonly Picture[] = [' + ''.join('\n' + row for row in found) + ('\n];\n' if found else '];\n'))
    print(file, len(found))


for master in sys.argv[1:]:
    shutil.move(os.path.join(ROOT, '.cache', 'ready', master + '.jpg'), os.path.join(ROOT, 'masters', master + '.jpg'))
write('pictures.ts', 'export const pictures:', PLACED)
write('further-pictures.ts', 'export const furtherPictures:', FURTHER)
