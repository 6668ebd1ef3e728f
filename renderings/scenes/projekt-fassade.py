"""Reference: corner of a façade of dark washed elements, two bays to each street, at eye height in raking light. view=ferne | ansicht."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import bpy                                                          # noqa: E402
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

view = kit.args().get('view', 'ferne')
kit.begin(*((2400, 1500) if view == 'ferne' else (1680, 1050)), bounces=(4, 2, 2, 2, 4))
stone, cast = kit.maps('23-scene'), kit.maps('23')
m_stone = kit.mat_baked('stone', stone, 'BOX', bump=1.0, spec=.35, variation=.06, grime=.05)
m_cast = kit.mat_baked('cast', cast, 'UV', bump=1.0, spec=.35)
m_metal = kit.mat_plain('bronze', (.050, .044, .038), .36, .5, metal=.85)
m_dark = kit.mat_plain('core', (.020, .020, .021), .9, .1)
m = dict(stone=m_stone, metal=m_metal, glass=kit.mat_dark_pane())
BAYS, BAY, ST, BAND, J = 2, 3.0, 3.3, .84, .014                        # of the side street; the other goes on
L = BAYS * BAY


class Front(kit.Facade):
    """Bands, piers and reveals near the corner have their grain as relief, which throws shadows."""

    def slab(self, name, s0, s1, z0, z1, out, thick, mat='stone', bevel=.0025):
        near = name in ('band', 'pier', 'reveal') and s0 < (BAY + 1 if view == 'ferne' else 1) and z0 < ST + .5
        if near:
            self.k = getattr(self, 'k', 0) + 1
            kit.slab(name, cast, m_cast, (s0, -out, z0), (s1, -out + .06, z1), step=.0018 if view == 'ferne' else .0012, arris=.004, worn=8, chip=.0006, seed=self.k,
                     off=(.1 + .23 * self.k, .17 * self.k), sides='flr')
        inset = .004 if near else 0
        return super().slab(name, s0 + inset, s1 - inset, z0, z1 - inset, out - inset, thick - inset, mat, bevel)


Front((0, 0), (1, 0), (0, -1), 2 * BAYS, 2, m, 17, bay=BAY, storey=ST, band=BAND, joint=J, ext=(.075 + J / 2, 0))
kit.Facade((0, L), (0, -1), (-1, 0), BAYS, 2, m, 18, bay=BAY, storey=ST, band=BAND, joint=J, ext=(0, -J))
kit.box('corner', (.012, .012, 0), (.10, .10, 2 * ST), m_stone)
kit.box('core', (.36, .36, -.3), (L + 20, L - .1, 2 * ST), m_dark)
kit.box('plinth', (-.02, -.02, -.3), (2 * L, L, .02), m_dark)

# a plain street of setts, a house across it for the panes to mirror
kit.paving(kit.mat_baked('pave', kit.maps('beton_kachel'), 'BOX', bump=1.2, spec=.3, variation=.05, grime=.15, tint=(.80, .795, .78)),
           -10, 16, -9, -.03, 0, w=1.2, d=.6, rng=np.random.default_rng(3))
kit.box('ground', (-80, -80, -.5), (120, 120, -.03), kit.mat_plain('ground', (.19, .18, .165), .95, .1))
kit.box('across', (-30, -34, 0), (50, -22, 8.5), kit.mat_plain('across', (.36, .345, .32), .9, .1))
kit.sky(elev=38, azim=-162, strength=.11, sun=6.0, sun_size=.55, dust=.6, sun_tint=(1, .89, .76))
bpy.context.scene.world.cycles.sampling_method = 'NONE'            # of almost one tone: all samples are the sun's
camera, name = {
    'ferne': (dict(loc=(-.95, -1.85, 1.5), target=(.34, 0, 2.42), lens=30, fstop=11, focus=(.4, 0, 2.3)), ''),
    'ansicht': (dict(loc=(.95, -1.5, 1.5), target=(.34, 0, 2.4), lens=34, fstop=11, focus=(.4, 0, 2.3)), '-ansicht'),
}[view]
kit.camera(arch=True, **camera)
kit.finish('projekt-fassade' + name, exposure=.42 if view == 'ferne' else .58)
