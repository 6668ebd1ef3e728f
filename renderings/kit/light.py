"""Sky, lamps and the camera."""
import math
import bpy
from mathutils import Vector
from nodes import N


def sky(elev=25, azim=120, strength=.12, sun=3.0, sun_size=.8, dust=1.0, air=1.0, ozone=1.0, sun_tint=None, alt=400):
    """Nishita dome without its disc + a sun lamp in the same direction (softer edge, cheap sampling).
    azim: compass direction the light comes FROM, degrees counter-clockwise from +x."""
    bg = _world()
    nt = bpy.context.scene.world.node_tree
    s = nt.nodes.new('ShaderNodeTexSky')
    s.sky_type = 'NISHITA'
    s.sun_disc = False
    s.sun_elevation = math.radians(elev)
    s.sun_rotation = math.radians(90 - azim)              # Nishita: clockwise from +y
    s.altitude, s.air_density, s.dust_density, s.ozone_density = alt, air, dust, ozone
    bg.inputs[1].default_value = strength
    nt.links.new(s.outputs[0], bg.inputs[0])
    _sun(elev, azim, sun, sun_size, sun_tint or (1, .86, .70))
    return bg


def _world():
    nt = bpy.context.scene.world.node_tree
    nt.nodes.clear()
    bg = nt.nodes.new('ShaderNodeBackground')
    nt.links.new(bg.outputs[0], nt.nodes.new('ShaderNodeOutputWorld').inputs[0])
    return bg


def _sun(elev, azim, energy, size, tint):
    l = bpy.data.lights.new('sun', 'SUN')
    l.energy = energy
    l.angle = math.radians(size)
    l.color = tint
    o = bpy.data.objects.new('sun', l)
    e, a = math.radians(elev), math.radians(azim)
    d = Vector((math.cos(e) * math.cos(a), math.cos(e) * math.sin(a), math.sin(e)))
    o.rotation_euler = d.to_track_quat('Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(o)


def overcast(azim=180, elev=30, key=1.5, size=20, sky=.6, tint=(1, .93, .84)):
    """A covered sky, three times as bright overhead as at the horizon, and a sun behind cloud: a lamp as wide as `size` degrees."""
    n = N(bpy.context.scene.world)
    light = n.ramp(n('SeparateXYZ', ins={'Vector': n('TexCoord').outputs['Generated']}).outputs['Z'], [(0, (.42, .44, .46)), (1, (1.18, 1.23, 1.30))])
    n.set(n('OutputWorld'), 'Surface', n('Background', ins={'Color': light, 'Strength': sky}))
    _sun(elev, azim, key, size, tint)


def area(loc, target, sx, sy, power, colour=(1, 1, 1), spread=180, name='area'):
    l = bpy.data.lights.new(name, 'AREA')
    l.shape, l.size, l.size_y, l.energy, l.color = 'RECTANGLE', sx, sy, power, colour
    l.spread = math.radians(spread)
    o = bpy.data.objects.new(name, l)
    o.location = loc
    o.rotation_euler = (Vector(loc) - Vector(target)).to_track_quat('Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(o)
    return o


def camera(loc, target, lens=35, fstop=4.0, focus=None, arch=False):
    """arch=True keeps verticals vertical: level camera + lens shift, as with a view camera."""
    sc = bpy.context.scene
    c = bpy.data.cameras.new('cam')
    o = bpy.data.objects.new('cam', c)
    sc.collection.objects.link(o)
    sc.camera = o
    c.lens, c.sensor_width = lens, 36
    c.clip_start = .01
    loc, tg = Vector(loc), Vector(target)
    d = tg - loc
    if arch:
        h = Vector((d.x, d.y, 0))
        o.rotation_euler = h.to_track_quat('-Z', 'Y').to_euler()
        c.shift_y = (d.z / h.length) * lens / 36
    else:
        o.rotation_euler = d.to_track_quat('-Z', 'Y').to_euler()
    o.location = loc
    if fstop:
        c.dof.use_dof = True
        c.dof.aperture_fstop = fstop
        c.dof.focus_distance = (Vector(focus) - loc).length if focus is not None else d.length
        c.dof.aperture_blades = 0
    return o
