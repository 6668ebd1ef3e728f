"""Materials: baked stone and concrete, plain surfaces, glass, leaves, cloth."""
import os
import numpy as np
import bpy
from mesh import mesh_from
from nodes import N
from noise import from_srgb
from PIL import Image


def wall(name, p0, u, v, w, h, thick, m, mat_other, bump=1.0, uv0=(0, 0), **face):
    """Upright slab whose visible face carries a unique wall map (metres -> uv). p0: lower corner of the face,
    u/v: unit vectors along width/height; the body extends backwards (u x v points to the viewer). face: more for its `mat_baked`."""
    p0, u, v = (np.array(q, float) for q in (p0, u, v))
    n = np.cross(u, v)
    c = [p0, p0 + u * w, p0 + u * w + v * h, p0 + v * h]
    V = np.array(c + [q - n * thick for q in c])
    W, H = m['wh']
    uv = np.array([[uv0[0], uv0[1]], [uv0[0] + w, uv0[1]], [uv0[0] + w, uv0[1] + h], [uv0[0], uv0[1] + h]]) / [W, H]
    f = mesh_from(name, V[:4], np.array([[0, 1, 2, 3]]), uv, mat=mat_baked(name, m, 'UV', bump=bump, spec=.35, **face))
    b = mesh_from(name + '_body', V, np.array([[4, 7, 6, 5], [0, 4, 5, 1], [1, 5, 6, 2], [2, 6, 7, 3], [3, 7, 4, 0]]), mat=mat_other)
    return [f, b]


def map_image(m, kind):
    p = os.path.join(m['dir'], f"{m['key']}_{kind}.png")
    im = bpy.data.images.load(p, check_existing=True)
    im.colorspace_settings.name = 'sRGB' if kind == 'albedo' else 'Non-Color'
    return im


def mean_colour(m):
    small = Image.open(os.path.join(m['dir'], m['key'] + '_albedo.png')).convert('RGB').reduce(4)
    return from_srgb(np.asarray(small) / 255).mean((0, 1))


def mat_baked(name, m, coords='UV', bump=1.0, spec=0.5, tint=None, variation=0.06, grime=0.0, splash=0.0, rough_mul=1.0, wet=None, margin=None, weather=None, calm=0.0):
    """Principled material from a baked map set. coords: 'UV' (already in tiles) or 'BOX' (world metres).

    wet: what `patches` takes, or (n, position) -> how damp the face is and how far a film of water covers it, both 0..1.
    splash: how high above the ground, in metres, rain throws dirt.
    margin: (y, z, width) in a box's own metres: the arris along which a strip is left unworked, ground only.
    weather: (n, position, colour) -> colour: what rain and damp have left on it.
    calm: share of the grain's contrast that each metre to the camera takes, as a lens does; a picture made smaller shows it as noise otherwise.
    """
    mat = bpy.data.materials.new(name)
    n = N(mat)
    if coords == 'UV':
        vec = n('UVMap').outputs[0]
        proj = 'FLAT'
    else:
        tc = n('TexCoord')
        oi = n('ObjectInfo')
        rnd = n.math('MULTIPLY', oi.outputs['Random'], 37.0)
        off = n('CombineXYZ', ins={0: rnd, 1: n.math('MULTIPLY', rnd, 1.7), 2: n.math('MULTIPLY', rnd, 2.3)})
        sc = n('VectorMath', operation='SCALE')
        n.set(sc, 0, tc.outputs['Object'])
        sc.inputs['Scale'].default_value = 1 / m['size']
        add = n('VectorMath', operation='ADD')
        n.set(add, 0, sc.outputs[0])
        n.set(add, 1, off.outputs[0])
        vec = add.outputs[0]
        proj = 'BOX'

    def img(key, colour):
        t = n('TexImage', image=map_image(m, key), projection=proj, interpolation='Linear')
        if proj == 'BOX':
            t.projection_blend = 0.0
        n.set(t, 'Vector', vec)
        return t.outputs['Color']

    col = img('albedo', True)
    if calm:
        col = n.mix('MIX', n.math('MULTIPLY', n('CameraData').outputs['View Distance'], calm, clamp=True), col, mean_colour(m))
    if tint is not None:
        col = n.mix('MULTIPLY', 1.0, col, np.array(tint))
    if coords == 'BOX' and variation:
        oi2 = n('ObjectInfo')
        v = n.math('ADD', n.math('MULTIPLY', oi2.outputs['Random'], variation * 2), 1 - variation)
        vv = n('CombineXYZ', ins={0: v, 1: v, 2: v})
        col = n.mix('MULTIPLY', 1.0, col, vv)
    if grime:
        g = n.noise(n('NewGeometry').outputs['Position'], 0.9, 6, .62)
        g = n.ramp(g, [(.30, 1 - grime), (.62, 1.0)])
        col = n.mix('MULTIPLY', 1.0, col, g)
    if splash:
        at = n('NewGeometry').outputs['Position']
        up = n.math('DIVIDE', n('SeparateXYZ', ins={0: at}).outputs['Z'], splash)
        col = n.mix('MULTIPLY', 1.0, col, n.ramp(n.math('ADD', up, n.noise(at, 14, 6, .65)), [(.45, (.70, .66, .60)), (1.25, (1, 1, 1))]))
    if weather:
        col = weather(n, n('NewGeometry').outputs['Position'], col)
    r = img('rough', False)
    if rough_mul != 1:
        r = n.math('MULTIPLY', r, rough_mul, clamp=True)
    height, film = (img('height', False) if bump else None), None
    if wet:
        damp, film = (wet if callable(wet) else patches(*wet))(n, n('NewGeometry').outputs['Position'])
        dark = n.mix('MIX', damp, np.ones(3), np.array((.37, .35, .325)))
        col = n.mix('MULTIPLY', 1.0, col, dark)
        r = n.mix('MIX', n.math('MULTIPLY', damp, .55), r, np.array((.30, .30, .30)))
        r = n.mix('MIX', film, r, np.array((.03, .03, .03)))
    strip = None
    if margin:
        own = n('SeparateXYZ', ins={0: n('TexCoord').outputs['Object']})
        off = [n.math('ABSOLUTE', n.math('SUBTRACT', own.outputs[k], at)) for k, at in (('Y', margin[0]), ('Z', margin[1]))]
        strip = n.ramp(n.math('MAXIMUM', *off), [(margin[2] - .0012, 1.0), (margin[2] + .0012, 0.0)])
        col = n.mix('MULTIPLY', strip, col, np.array((.70, .685, .665)))
        r = n.mix('MIX', strip, r, np.array((.45, .45, .45)))
    p = n('BsdfPrincipled')
    n.set(p, 'Base Color', col)
    n.set(p, 'Specular', spec)
    n.set(p, 'Roughness', r)
    if bump:
        b = n('Bump')
        n.set(b, 'Height', height)
        b.inputs['Distance'].default_value = bump * m['range']
        if strip is not None:
            n.set(b, 'Strength', n.math('SUBTRACT', 1.0, n.math('MULTIPLY', strip, .92)))
        if film is not None:                                         # water closes the relief
            n.set(b, 'Strength', n.math('SUBTRACT', 1.0, n.math('MULTIPLY', film, .93)))
        n.set(p, 'Normal', b.outputs[0])
    n.out(p.outputs[0])
    return mat


def patches(size, share, water):
    """Wet by chance: size of a patch in metres, share of the face that is wet 0..1, share that carries a film of water."""
    at = lambda part: .5 + .19 * (1 - 2 * part)                      # the noise spreads about one half

    def wet(n, where):
        f = n.noise(where, 1 / size, 7, .58, .25)
        return n.ramp(f, [(at(share) - .030, 0.0), (at(share) + .022, 1.0)]), n.ramp(f, [(at(water) - .012, 0.0), (at(water) + .008, 1.0)])
    return wet


def mat_plain(name, colour, rough=.6, spec=.4, metal=0.0, noise_amt=0.0, noise_scale=8, bump=0.0):
    mat = bpy.data.materials.new(name)
    n = N(mat)
    p = n('BsdfPrincipled')
    c = np.array(colour, float)
    if noise_amt:
        f = n.noise(n('TexCoord').outputs['Object'], noise_scale, 6, .6)
        k = n.ramp(f, [(.25, 1 - noise_amt), (.75, 1 + 0 * noise_amt)])
        n.set(p, 'Base Color', n.mix('MULTIPLY', 1.0, c, k))
    else:
        n.set(p, 'Base Color', c)
    n.set(p, 'Roughness', rough)
    n.set(p, 'Specular', spec)
    n.set(p, 'Metallic', metal)
    if bump:
        b = n('Bump')
        n.set(b, 'Height', n.noise(n('TexCoord').outputs['Object'], noise_scale * 12, 8, .65))
        b.inputs['Distance'].default_value = bump
        n.set(p, 'Normal', b.outputs[0])
    n.out(p.outputs[0])
    return mat


def mat_brick(name, tones):
    """Fired clay, rough from its mould: each brick a tone of its own, clouded, with sand burnt into its face."""
    mat = bpy.data.materials.new(name)
    n = N(mat)
    pos, seed = n('NewGeometry').outputs['Position'], n('ObjectInfo').outputs['Random']
    each = n('ValToRGB', ins={0: n.math('ADD', seed, n.math('MULTIPLY', n.math('SUBTRACT', n.noise(pos, 7, 4, .6), .5), .5))})
    ramp = each.color_ramp
    for k, tone in enumerate(tones):
        stop = ramp.elements[0] if k == 0 else ramp.elements[-1] if k == len(tones) - 1 else ramp.elements.new(k / (len(tones) - 1))
        stop.color = (*tone, 1)
    p = n('BsdfPrincipled', ins={'Roughness': .88, 'Specular': .2})
    fine = n.noise(pos, 160, 6, .65)
    n.set(p, 'Base Color', n.mix('MULTIPLY', 1.0, each.outputs[0], n.ramp(fine, [(.3, .72), (.65, 1.08)])))
    b = n('Bump', ins={'Distance': .003})
    n.set(b, 'Height', n.math('ADD', n.noise(pos, 60, 6, .6), n.math('MULTIPLY', fine, .6)))
    n.set(p, 'Normal', b.outputs[0])
    n.out(p.outputs[0])
    return mat


def mat_wood(name, colour, rough=.5, spec=.3, board=.12):
    """Planed boards of oak, grain along the longest edge of a `box`; board: width of one, with a fine joint between two."""
    mat = bpy.data.materials.new(name)
    n = N(mat)
    vec = n('TexCoord').outputs['Object']
    axis = lambda key: n('Attribute', attribute_type='OBJECT', attribute_name=key).outputs['Vector']

    def dot(a, b):
        d = n('VectorMath', operation='DOT_PRODUCT')
        n.set(d, 0, a)
        n.set(d, 1, b)
        return d.outputs['Value']

    def scaled(v, f):
        d = n('VectorMath', operation='SCALE')
        n.set(d, 0, v)
        n.set(d, 'Scale', f)
        return d.outputs[0]

    def plus(a, b, op='ADD'):
        d = n('VectorMath', operation=op)
        n.set(d, 0, a)
        n.set(d, 1, b)
        return d.outputs[0]

    grain, seed = axis('grain'), n('ObjectInfo').outputs['Random']
    u = n.math('ADD', n.math('DIVIDE', dot(vec, axis('across')), board), n.math('MULTIPLY', seed, 9.0))
    k = n.math('FLOOR', u)
    white = n('TexWhiteNoise', noise_dimensions='2D')
    n.set(white, 'Vector', n('CombineXYZ', ins={0: k, 1: n.math('MULTIPLY', seed, 71.0)}))
    each = white.outputs['Value']
    # one board: coordinates pressed together along the grain and shifted, so that no two boards carry the same figure
    along = scaled(grain, n.math('MULTIPLY', dot(vec, grain), -.965))
    v = plus(plus(vec, along), n('CombineXYZ', ins={0: n.math('MULTIPLY', each, 13.0), 1: n.math('MULTIPLY', each, 29.0), 2: each}))
    figure = n.noise(v, 16, 3, .5, 1.2)
    rings = n.math('ABSOLUTE', n.math('SINE', n.math('MULTIPLY', figure, 34.0)))
    fibre = n.noise(scaled(v, 1.0), 210, 3, .6)
    lum = n.math('ADD', n.math('MULTIPLY', rings, .13), n.math('MULTIPLY', fibre, .30))
    lum = n.math('ADD', n.math('ADD', lum, n.math('MULTIPLY', each, .20)), .66)
    edge = n.math('ABSOLUTE', n.math('SUBTRACT', n.math('FRACT', u), .5))
    joint = n.ramp(edge, [(.5 - .0016 / board, 1.0), (.5 - .0007 / board, .45)])
    lum = n.math('MULTIPLY', lum, joint)
    p = n('BsdfPrincipled')
    n.set(p, 'Base Color', n.mix('MULTIPLY', 1.0, np.array(colour), n('CombineXYZ', ins={0: lum, 1: lum, 2: lum})))
    n.set(p, 'Roughness', rough)
    n.set(p, 'Specular', spec)
    n.out(p.outputs[0])
    return mat


def mat_glass_pane(name='glass', ior=1.5, tint=(.80, .84, .83), sides=1.9):
    """A pane: fresnel mirror and straight transparency, no noise of refraction. sides: two mirror more than one."""
    mat = bpy.data.materials.new(name)
    n = N(mat)
    fr = n('Fresnel', ins={'IOR': ior})
    k = n.math('MULTIPLY', fr.outputs[0], sides, clamp=True)
    g = n('BsdfGlossy', ins={'Roughness': 0.0, 'Color': (0.95, .97, 1)})
    t = n('BsdfTransparent', ins={'Color': tint})
    m = n('MixShader')
    n.set(m, 0, k)
    n.set(m, 1, t.outputs[0])
    n.set(m, 2, g.outputs[0])
    n.out(m.outputs[0])
    return mat


def mat_dark_pane(name='pane'):
    """A pane by day, before a dark room: it mirrors, and what is behind it cannot be made out."""
    mat = bpy.data.materials.new(name)
    n = N(mat)
    k = n.math('MULTIPLY', n('Fresnel', ins={'IOR': 1.5}).outputs[0], 1.9, clamp=True)
    m = n('MixShader')
    n.set(m, 0, k)
    n.set(m, 1, n('BsdfDiffuse', ins={'Color': (.012, .013, .014)}).outputs[0])
    n.set(m, 2, n('BsdfGlossy', ins={'Roughness': 0.0, 'Color': (.95, .97, 1)}).outputs[0])
    n.out(m.outputs[0])
    return mat


def mat_glow(name, colour, strength, opacity=1.0):
    """A face that shines: a lit globe; with less opacity a veil of light before what is far."""
    mat = bpy.data.materials.new(name)
    n = N(mat)
    glow = n('Emission', ins={'Color': np.array(colour), 'Strength': strength})
    m = n('MixShader')
    m.inputs[0].default_value = opacity
    n.set(m, 1, n('BsdfTransparent').outputs[0])
    n.set(m, 2, glow.outputs[0])
    n.out(m.outputs[0])
    return mat


def mat_leaf(name, a, b, translucent=.45, rough=.5):
    """a, b: two linear colours, mixed per leaf through the 'rnd' attribute"""
    mat = bpy.data.materials.new(name)
    n = N(mat)
    at = n('Attribute', attribute_name='rnd')
    c = n.mix('MIX', at.outputs['Fac'], np.array(a), np.array(b))
    d = n('BsdfPrincipled')
    n.set(d, 'Base Color', c)
    n.set(d, 'Roughness', rough)
    n.set(d, 'Specular', .35)
    t = n('BsdfTranslucent')
    n.set(t, 'Color', n.mix('MULTIPLY', 1.0, c, np.array((1.5, 1.55, .7))))
    m = n('MixShader')
    m.inputs[0].default_value = translucent
    n.set(m, 1, d.outputs[0])
    n.set(m, 2, t.outputs[0])
    n.out(m.outputs[0])
    return mat


def mat_cloth(name, colour, translucent=.5):
    mat = bpy.data.materials.new(name)
    n = N(mat)
    d = n('BsdfDiffuse', ins={'Color': np.array(colour)})
    t = n('BsdfTranslucent', ins={'Color': np.array(colour)})
    m = n('MixShader')
    m.inputs[0].default_value = translucent
    n.set(m, 1, d.outputs[0])
    n.set(m, 2, t.outputs[0])
    n.out(m.outputs[0])
    return mat


def mat_render(name, colour, grain=.0011, trowel=0.0, weather=None):
    """Rubbed plaster: grains of a millimetre or two, clouds of the trowel. grain: height of the relief, metres; trowel: of its strokes, for
    raking light; weather: as for `mat_baked`."""
    mat = bpy.data.materials.new(name)
    n = N(mat)
    pos = n('NewGeometry').outputs['Position']
    cloud = n.ramp(n.noise(pos, 2.3, 5, .6), [(.25, .93), (.75, 1.0)])
    col = n.mix('MULTIPLY', 1.0, np.array(colour), cloud)
    p = n('BsdfPrincipled', ins={'Roughness': .92, 'Specular': .15})
    n.set(p, 'Base Color', weather(n, pos, col) if weather else col)
    v = n('TexVoronoi', feature='SMOOTH_F1', ins={'Scale': 420, 'Smoothness': .6})
    n.set(v, 'Vector', pos)
    h = n.math('ADD', n.math('MULTIPLY', v.outputs['Distance'], .8), n.noise(pos, 900, 4, .6))
    b = n('Bump', ins={'Distance': grain})
    n.set(b, 'Height', h)
    if trowel:
        strokes = n('Bump', ins={'Distance': trowel})
        n.set(strokes, 'Height', n.noise(pos, 11, 3, .45, 1.6))
        n.set(b, 'Normal', strokes.outputs[0])
    n.set(p, 'Normal', b.outputs[0])
    n.out(p.outputs[0])
    return mat

