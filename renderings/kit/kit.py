"""Everything a scene needs, under one name. Units are metres, z up; every random choice has a seed."""
import pieces                                                                     # noqa: F401
from blockwork import bricks, courses, flight, paving                                # noqa: F401
from cast import bar, sheet, slab, text                                           # noqa: F401
from facade import Facade                                                         # noqa: F401
from fold import folded, parted                                                     # noqa: F401
from garden import Garden                                                         # noqa: F401
from grains import grit                                                            # noqa: F401
from library import maps                                                          # noqa: F401
from light import area, camera, overcast, sky                                               # noqa: F401
from maps import relief                                                           # noqa: F401
from material import (mat_baked, mat_brick, mat_cloth, mat_dark_pane, mat_glass_pane, mat_glow,  # noqa: F401
                      mat_leaf, mat_plain, mat_render, mat_wood, wall)
from mesh import box, curtain, lathe, mesh_from, prism, ridge, rod, tube   # noqa: F401
from plan import plan                                                             # noqa: F401
from plants import gobo, instance                                                  # noqa: F401
from props import bench, bicycle, bookcase, chair, cup, group, nut, pail, pencil, rule, scrubber, swing, watering_can       # noqa: F401
from render import args, begin, finish                                            # noqa: F401
