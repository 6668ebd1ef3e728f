"""Short notation for shader node graphs."""
import numpy as np
import bpy


class N:
    """tiny node-graph sugar"""

    def __init__(self, mat):
        mat.use_nodes = True
        self.t = mat.node_tree
        self.t.nodes.clear()

    def __call__(self, kind, **kw):
        n = self.t.nodes.new('ShaderNode' + kind)
        ins = kw.pop('ins', {})
        for k, v in kw.items():
            setattr(n, k, v)
        for k, v in ins.items():
            self.set(n, k, v)
        return n

    def set(self, n, k, v):
        s = n.inputs[k]
        if isinstance(v, bpy.types.NodeSocket):
            self.t.links.new(v, s)
        elif hasattr(v, 'outputs'):
            self.t.links.new(v.outputs[0], s)
        elif np.ndim(v) == 1 and len(v) == 3 and s.type == 'RGBA':
            s.default_value = (*[float(q) for q in v], 1)
        else:
            s.default_value = v

    def math(self, op, a, b=None, clamp=False):
        n = self('Math', operation=op, use_clamp=clamp)
        self.set(n, 0, a)
        if b is not None:
            self.set(n, 1, b)
        return n.outputs[0]

    def ramp(self, fac, stops, interp='LINEAR'):
        n = self('ValToRGB')
        n.color_ramp.interpolation = interp
        e = n.color_ramp.elements
        while len(e) < len(stops):
            e.new(0.5)
        for k, (p, c) in enumerate(stops):
            e[k].position = p
            e[k].color = (c, c, c, 1) if np.isscalar(c) else (*c, 1)
        self.set(n, 'Fac', fac)
        return n.outputs[0]

    def mix(self, blend, fac, a, b):
        n = self('MixRGB', blend_type=blend)
        self.set(n, 0, fac)
        self.set(n, 1, a)
        self.set(n, 2, b)
        return n.outputs[0]

    def noise(self, vec, scale, detail=4, rough=.55, dist=0):
        n = self('TexNoise', ins={'Scale': scale, 'Detail': detail, 'Roughness': rough, 'Distortion': dist})
        if vec is not None:
            self.set(n, 'Vector', vec)
        return n.outputs['Fac']

    def stretched(self, vec, scale, detail=5, rough=.6):
        """Noise of another scale (x, y, z) along each axis: streaks where one is small."""
        return self.noise(self('Mapping', ins={'Vector': vec, 'Scale': scale}).outputs[0], 1, detail, rough)

    def out(self, shader):
        o = self('OutputMaterial')
        self.set(o, 'Surface', shader)
