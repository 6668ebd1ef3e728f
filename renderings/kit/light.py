"""Sky, lamps and the camera."""
import math
import bpy
from mathutils import Vector


def sky(elev=25, azim=120, strength=.12, sun=3.0, sun_size=.8, dust=1.0, air=1.0, ozone=1.0, sun_tint=None, alt=400):
    """Nishita dome without its disc + a sun lamp in the same direction (softer edge, cheap sampling).
    azim: compass direction the light comes FROM, degrees counter-clockwise from +x."""
    sc = bpy.context.scene
    nt = sc.world.node_tree
    nt.nodes.clear()
    out = nt.nodes.new('ShaderNodeOutputWorld')
    bg = nt.nodes.new('ShaderNodeBackground')
    s = nt.nodes.new('ShaderNodeTexSky')
    s.sky_type = 'NISHITA'
    s.sun_disc = False
    s.sun_elevation = math.radians(elev)
    s.sun_rotation = math.radians(90 - azim)              # Nishita: clockwise from +y
    s.altitude, s.air_density, s.dust_density, s.ozone_density = alt, air, dust, ozone
    bg.inputs[1].default_value = strength
    nt.links.new(s.outputs[0], bg.inputs[0])
    nt.links.new(bg.outputs[0], out.inputs[0])
    l = bpy.data.lights.new('sun', 'SUN')
    l.energy = sun
    l.angle = math.radians(sun_size)
    l.color = sun_tint or (1, .86, .70)
    o = bpy.data.objects.new('sun', l)
    e, a = math.radians(elev), math.radians(azim)
    d = Vector((math.cos(e) * math.cos(a), math.cos(e) * math.sin(a), math.sin(e)))
    o.rotation_euler = d.to_track_quat('Z', 'Y').to_euler()
    sc.collection.objects.link(o)
    return bg


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
