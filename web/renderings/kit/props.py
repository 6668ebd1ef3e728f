"""Small things that give a picture its scale: a steel rule, a pencil."""
import math
import numpy as np
from cast import text
from material import mat_plain
from mesh import box, mesh_from


def group(obs, loc, turn):
    """Turn objects together about the vertical and set them down."""
    c, s = math.cos(turn), math.sin(turn)
    for o in obs:
        x, y, z = o.location
        o.location = (loc[0] + c * x - s * y, loc[1] + s * x + c * y, loc[2] + z)
        e = o.rotation_euler
        o.rotation_euler = (e[0], e[1], e[2] + turn)
    return obs


def rule(loc, turn=0.0, length=.20, width=.018, thick=.0008, metal=.9):
    """A steel rule that lies flat, its origin at the left end of the graduated edge: millimetres, longer at 5 and 10, figures each centimetre."""
    steel = mat_plain('steel', (.52, .52, .51), .34, .5, metal=metal, noise_amt=.06, noise_scale=60)
    ink = mat_plain('ink', (.02, .02, .022), .5, .3)
    obs = [box('rule', (0, 0, 0), (length, width, thick), steel, bevel=.0002)]
    V, F, z = [], [], thick + .00003
    for k in range(3, int(length * 1000) - 2):
        x, h = k / 1000, .0075 if k % 10 == 0 else .0058 if k % 5 == 0 else .0040
        w, b = .00010, len(V)
        V += [(x - w, 0.0002, z), (x + w, 0.0002, z), (x + w, h, z), (x - w, h, z)]
        F.append([b, b + 1, b + 2, b + 3])
    obs.append(mesh_from('ticks', np.array(V), np.array(F), mat=ink))
    for k in range(1, int(length * 100)):
        obs.append(text(str(k), .0050, (k / 100, .0115, z), ink))
    return group(obs, loc, turn)


def pencil(loc, turn=0.0, length=.155, colour=(.015, .05, .032)):
    """A hexagonal pencil, sharpened: lacquer, scalloped cone of wood, lead. It lies along x, its point at +x."""
    r, cone, lead = .0036, .020, .0045
    lac = mat_plain('lacquer', colour, .25, .5)
    wood = mat_plain('cedar', (.52, .36, .22), .6, .3, noise_amt=.15, noise_scale=260)
    black = mat_plain('lead', (.035, .035, .038), .35, .5)
    n = 60
    t = np.linspace(0, 2 * np.pi, n, endpoint=False) + math.pi / 6
    hexa = r * math.cos(math.pi / 6) / np.cos((t + math.pi / 6) % (math.pi / 3) - math.pi / 6)   # distance to the hexagon's side
    cyl = np.minimum(hexa, r * .985)
    # where the cone meets the flats it runs further back than at the corners
    back = length - cone * cyl / r
    def ring(x, rad):
        return np.stack([np.broadcast_to(x, (n,)), rad * np.cos(t), rad * np.sin(t)], -1)
    tip = length - lead
    k = np.arange(n)
    quad = lambda a: np.stack([k + a * n, (k + 1) % n + a * n, (k + 1) % n + (a + 1) * n, k + (a + 1) * n], -1)
    obs = [mesh_from('lacquer', np.concatenate([ring(0.0, cyl), ring(back, cyl)]), quad(0), smooth=False, mat=lac),
           mesh_from('cone', np.concatenate([ring(back, cyl), ring(tip, r * lead / cone)]), quad(0), smooth=True, mat=wood),
           mesh_from('lead', np.concatenate([ring(tip, r * lead / cone), ring(length, .00022)]), quad(0), smooth=True, mat=black),
           mesh_from('end', ring(0.0, cyl), k[None, ::-1], mat=wood),
           mesh_from('core', ring(-.00002, .0011 + 0 * cyl), k[None, ::-1], mat=black)]
    for o in obs:
        o.rotation_euler = (0, 0, 0)
    return group(obs, (loc[0], loc[1], loc[2] + r * math.cos(math.pi / 6)), turn)

