"""Reads DOCX and XLSX files with python-docx and openpyxl: what is in them, and what is wrong with them, as JSON."""

import json
import posixpath
import sys
import zipfile
from xml.etree import ElementTree

import docx
import openpyxl


def problems_of(path):
    """Faults of the package: damaged parts, XML that cannot be read, relations that lead nowhere, parts without a type."""
    with zipfile.ZipFile(path) as package:
        names = package.namelist()
        if package.testzip():
            yield f"{package.testzip()} is damaged"
        for name in names:
            if name.endswith((".xml", ".rels")):
                ElementTree.fromstring(package.read(name))
        types = ElementTree.fromstring(package.read("[Content_Types].xml"))
        known = {node.get("Extension") or node.get("PartName", "").lstrip("/") for node in types}
        for name in names:
            if name != "[Content_Types].xml" and name not in known and name.rsplit(".", 1)[-1] not in known:
                yield f"{name} has no type"
        for name in names:
            if not name.endswith(".rels"):
                continue
            folder = posixpath.dirname(posixpath.dirname(name))
            for relation in ElementTree.fromstring(package.read(name)):
                target = relation.get("Target", "")
                part = target.lstrip("/") if target.startswith("/") else posixpath.normpath(posixpath.join(folder, target))
                if relation.get("TargetMode") != "External" and part not in names:
                    yield f"{name} leads to {part}, which is not there"


def texts_of(path):
    if path.endswith(".docx"):
        document = docx.Document(path)
        cells = [cell.text for table in document.tables for row in table.rows for cell in row.cells]
        return [paragraph.text for paragraph in document.paragraphs] + cells
    book = openpyxl.load_workbook(path)
    return [str(cell.value) for sheet in book for row in sheet.iter_rows() for cell in row if cell.value is not None]


def read(path):
    try:
        texts = [text for text in texts_of(path) if text]
        return {"path": path, "problems": list(problems_of(path)) + ([] if texts else ["is empty"]), "texts": texts}
    except Exception as fault:
        return {"path": path, "problems": [f"can't be read: {fault!r}"], "texts": []}


json.dump([read(path) for path in sys.argv[1:]], sys.stdout)
