"""Reads DXF files with ezdxf and prints what it finds as JSON: problems of the audit, and text, measurement and angle of all dimensions."""
import json
import sys

import ezdxf


def read(path):
    document = ezdxf.readfile(path)
    audit = document.audit()
    problems = [entry.message for entry in [*audit.errors, *audit.fixes]]
    dimensions = [
        {"text": entity.dxf.text, "measurement": entity.get_measurement(), "angle": entity.dxf.angle}
        for entity in document.modelspace().query("DIMENSION")
    ]
    return {"problems": problems, "dimensions": dimensions}


print(json.dumps([read(path) for path in sys.argv[1:]]))
