"""Floor: green terrazzo, ground to a silk sheen, a skirting of the same mix; a court with a tree behind the window, the sun falls through a second one."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import bpy                                                          # noqa: E402
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

kit.begin(2160, 1440, bounces=(3, 3, 2, 3, 6), clamp=3.0)
m = kit.maps('20-scene')
m_floor = kit.mat_baked('floor', m, 'BOX', bump=.25, spec=.5, variation=.07, rough_mul=.75, calm=.05)
m_base = kit.mat_baked('base', m, 'BOX', bump=.5, spec=.5, variation=.04, calm=.05)
m_wall = kit.mat_render('wall', (.72, .70, .67), .0003)
m_metal = kit.mat_plain('bronze', (.045, .040, .036), .38, .5, metal=.85)
m_grout = kit.mat_plain('grout', (.10, .105, .095), .9, .1)
L, R, D = -3.4, 2.5, 3.4                                            # side walls and back wall
W0, W1, H = -1.55, .35, 2.75                                        # opening in the back wall

kit.paving(m_floor, L, R, -3.0, D + .5, 0, w=.9, d=.9, joint=.004, bond=0, rng=np.random.default_rng(81), thick=.03, bevel=.001, uneven=.00015)
kit.box('screed', (-6, -5, -.2), (6, D + .45, -.0006), m_grout)
for lo, hi in (((L - .3, D, 0), (W0, D + .42, 4)), ((W1, D, 0), (R + .3, D + .42, 4)), ((W0, D, H), (W1, D + .42, 4)), ((R, -4, 0), (R + .3, D, 4)), ((L - .3, -4, 0), (L, D, 4)),
               ((L, -4, 3.2), (R, D, 3.4)), ((L, -4.2, 0), (R, -4, 4))):
    kit.box('wall', lo, hi, m_wall, bevel=.002)
for lo, hi in (((L, D - .0125, .0025), (W0 - .0002, D - .0005, .08)), ((W1 + .0005, D - .0125, .0025), (R - .013, D - .0005, .08)), ((R - .0125, -4, .0025), (R - .0005, D - .001, .08)),
               ((W0 + .0005, D - .012, .0025), (W0 + .0125, D + .339, .08))):
    kit.box('skirt', lo, hi, m_base, bevel=.0014)
# a bench of oak at the wall
m_oak = kit.mat_wood('oak', (.33, .205, .110), .5, .3, board=.19)
for lo, hi in (((.72, D - .44, .41), (2.02, D - .06, .45)), ((.80, D - .41, 0), (.84, D - .09, .409)), ((1.90, D - .41, 0), (1.94, D - .09, .409)), ((.841, D - .27, .30), (1.899, D - .24, .38))):
    kit.box('bench', lo, hi, m_oak, bevel=.003)
# the window: frame, daylight behind
for x in (W0 + .03, (W0 + W1) / 2, W1 - .03):
    kit.box('frame', (x - .03, D + .34, 0), (x + .03, D + .40, H), m_metal, bevel=.003)
for z in (.0, H - .06):
    kit.box('frame', (W0, D + .34, z), (W1, D + .40, z + .06), m_metal, bevel=.003)
window = kit.area(((W0 + W1) / 2, D + .6, 1.5), ((W0 + W1) / 2, 0, .9), 1.9, 2.8, 40, (.98, .99, 1))
window.visible_camera = False
# out of doors: a court of lime plaster in the sun, gravel, a hedge and a young tree before it
kit.box('court', (-9, D + 4.2, -.2), (7, D + 4.5, 3.2), kit.mat_render('lime', (.66, .58, .45), .0022))
kit.box('ground', (-9, D + .5, -.3), (9, D + 4.2, -.02), kit.mat_plain('gravel', (.42, .39, .34), .9, .1, noise_amt=.5, noise_scale=90))
garden = kit.Garden('sommer', 12)
garden.plant([(-1.9, D + 3.1, 0, .75)])
garden.hedge((-7, D + 3.7, -.02), (7, D + 4.15, 1.5), density=2600)
garden.bed(-5, 5, D + 2.5, D + 3.6, -.01, 90, 'low', .8, 1.35)
garden.bed(-5, 5, D + 2.9, D + 3.6, -.01, 40, 'tall', .7, 1.1)

# a second window on the left, out of view: its sun on floor and wall
kit.sky(elev=34, azim=197, strength=.03, sun=5.2, sun_size=.6, sun_tint=(1, .89, .75))
dark = kit.mat_plain('dark', (.3, .3, .3), .9, .1)
left = [kit.box('pier', (L - .32, a, -1), (L - .31, b, 6), dark) for a, b in ((-9, -1.35), (1.30, D + .42))]
left += [kit.box('head', (L - .32, -9, 2.75), (L - .31, 9, 6), dark), kit.box('bar', (L - .32, -.05, -1), (L - .31, .01, 6), dark), kit.box('bar', (L - .32, -9, 1.9), (L - .31, D, 1.95), dark)]
kit.gobo(left)
for o in bpy.context.scene.objects:                                 # the wall there must not shade its own window
    if o.name.startswith('wall') and o.location.x < L - .1:
        kit.gobo([o])
        o.visible_shadow = False
kit.area((L + .05, 0, 1.6), (2, .4, .8), 2.6, 2.4, 50, (.97, .98, 1))
kit.camera((1.10, -.40, 1.15), (.10, 2.4, -.13), lens=33, fstop=9, focus=(.3, 1.2, 0), arch=True)
kit.finish('produkt-bodenbelaege', exposure=.74)
