"""Reads DXF files with ezdxf and prints what it finds as JSON: problems of the audit, of hatches and of the sheet, text, measurement and angle of all
dimensions."""
import json
import sys

import ezdxf


def read(path):
    try:
        return read_sound(path)
    except Exception as fault:
        return {"path": path, "problems": [f"can't be read: {fault!r}"], "dimensions": []}


def read_sound(path):
    document = ezdxf.readfile(path)
    audit = document.audit()
    problems = [entry.message for entry in [*audit.errors, *audit.fixes]]
    problems += loose_hatches(document)
    if "A4" not in document.layout_names() or len(document.layout("A4").query("VIEWPORT")) != 2:
        problems.append("no sheet of A4")
    dimensions = [
        {"text": entity.dxf.text, "measurement": entity.get_measurement(), "angle": entity.dxf.angle}
        for entity in document.modelspace().query("DIMENSION")
    ]
    return {"path": path, "problems": problems, "dimensions": dimensions}


def loose_hatches(document):
    patterned = [hatch for hatch in document.modelspace().query("HATCH") if not hatch.dxf.solid_fill]
    return [
        f"hatch {hatch.dxf.handle} is not tied to its outlines"
        for hatch in patterned
        if not all(
            path.source_boundary_objects and all(handle in document.entitydb for handle in path.source_boundary_objects)
            for path in hatch.paths.paths
        )
    ]


print(json.dumps([read(path) for path in sys.argv[1:]]))
