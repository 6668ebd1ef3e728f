"""Floor: an entrance hall with polished warm terrazzo, a bench, a coat rail; the windows mirrored in the floor."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

kit.begin(1800, 1125, 13, bounces=(5, 3, 3, 3, 8), clamp=2.0)
rng = np.random.default_rng(81)
warm = kit.maps('terrazzo_warm_grob')
m_floor = kit.mat_baked('floor', warm, 'BOX', bump=.4, spec=.55, variation=.035, rough_mul=1.1, tint=(.84, .82, .80))
m_base = kit.mat_baked('base', warm, 'BOX', bump=.5, spec=.5, variation=.02, rough_mul=2.2, tint=(.90, .885, .87))
m_white = kit.mat_plain('plaster', (.78, .765, .74), .85, .2, noise_amt=.03, noise_scale=2)
m_conc = kit.mat_baked('conc', kit.maps('beton_kachel'), 'BOX', bump=1, spec=.35, variation=.02)
m_metal = kit.mat_plain('bronze', (.045, .040, .036), .38, .5, metal=.85)
m_oak = kit.mat_wood('oak', (.40, .27, .16), .5, .3)
m_felt = kit.mat_plain('felt', (.10, .105, .11), .95, .1, noise_amt=.2, noise_scale=40)
W, D, H, Y0 = 5.6, 8.2, 3.1, -2.6
kit.box('screed', (-.4, Y0, -.2), (W, D, -.004), kit.mat_plain('joint', (.36, .33, .28), .9, .1))
kit.paving(m_floor, -.1, W, Y0, D, 0, w=.9, d=.9, joint=.002, bond=0, rng=rng, thick=.03, bevel=.001)
kit.box('wallR', (W, Y0, 0), (W + .3, D, H), m_white)
for y in np.arange(Y0, D, .60):                                     # oak boards on the right
    kit.box('panel', (W - .012, y + .002, .08), (W + .004, min(y + .598, D), H), m_oak, bevel=.001)
kit.box('wallB', (2.3, D, 0), (W + .3, D + .3, H), m_white)
kit.box('wallB', (-.1, D, 0), (1.1, D + .3, H), m_white)
kit.box('wallB', (1.1, D, 2.25), (2.3, D + .3, H), m_white)
kit.box('ceiling', (-.5, Y0, H), (W + .3, D, H + .3), m_conc)
kit.box('ceiling2', (-.5, D, H), (W + .3, D + 3.5, H + .3), m_white)
kit.box('wallF', (-.4, Y0 - .3, 0), (W, Y0, H), m_white)
# what the door opens into
kit.box('floor2', (-.1, D + .003, -.1), (W, D + 3.4, 0), m_floor)
kit.box('end2', (-.1, D + 3.4, 0), (W, D + 3.6, H), m_white)
kit.box('side2', (W, D, 0), (W + .2, D + 3.6, H), m_white)
kit.area((.3, D + 1.8, 1.7), (2, D + 1.8, 1.3), 1.6, 2.2, 7, (1, .96, .90))
# skirting of the floor's mix
kit.box('skirt', (W - .014, Y0, .002), (W, D, .08), m_base, bevel=.002)
kit.box('skirt', (2.3, D - .014, .002), (W - .015, D, .08), m_base, bevel=.002)
kit.box('skirt', (-.1, D - .014, .002), (1.1, D, .08), m_base, bevel=.002)
for x in (1.1, 2.24):
    kit.box('jamb', (x, D - .02, 0), (x + .06, D + .32, 2.25), m_oak, bevel=.003)
kit.box('jamb', (1.1, D - .02, 2.19), (2.3, D + .32, 2.25), m_oak, bevel=.003)

# windows to the floor on the left
for i, y in enumerate(np.arange(-2.2, D - .6, 2.05)):
    kit.box('pier', (-.45, y + 1.65, 0), (-.1, y + 2.05, H), m_conc, bevel=.006)
    kit.box('lintel', (-.45, y, 2.72), (-.12, y + 1.65, H), m_white)
    kit.box('sill', (-.45, y, -.05), (-.1, y + 1.65, .06), m_base, bevel=.003)
    for q in (y + .03, y + 1.62):
        kit.box('mullion', (-.36, q - .03, .06), (-.28, q + .03, 2.72), m_metal)
    for z in (.06, 2.66):
        kit.box('rail', (-.36, y, z), (-.28, y + 1.65, z + .06), m_metal)
    lamp = kit.area((-.5, y + .83, 1.4), (3, y + .83, 1.3), 2.6, 1.65, 1, name='portal')
    lamp.data.cycles.is_portal = True

kit.box('pierB', (-.45, 8.05, 0), (-.1, D + .3, H), m_white)

# bench, hooks, a coat, a pot, an umbrella
kit.box('seat', (W - .44, 2.6, .41), (W - .016, 5.2, .45), m_oak, bevel=.004)
for y in (2.8, 4.94):
    kit.box('leg', (W - .42, y, 0), (W - .05, y + .05, .41), m_metal, bevel=.003)
kit.box('hooks', (W - .022, 2.6, 1.68), (W, 5.2, 1.78), m_oak, bevel=.003)
for y in np.arange(2.8, 5.1, .32):
    kit.rod('hook', (W - .02, y, 1.73), (W - .085, y, 1.745), .008, m_metal)
kit.box('cushion', (W - .42, 2.75, .452), (W - .04, 3.55, .49), m_felt, bevel=.016, segments=4)
kit.curtain('coat', (W - .075, 4.10), (W - .070, 4.56), .78, 1.735, m_felt, folds=34, depth=.022)
kit.lathe('pot', [(0, 0), (.16, 0), (.175, .02), (.22, .42), (.21, .43), (.20, .42), (.19, .36), (0, .36)], m_conc, (3.55, 7.55, 0))
leaf, bark = kit.mat_leaf('lf', (.045, .085, .022), (.095, .140, .036), .4, .4), kit.mat_plain('bark', (.16, .135, .11), .9, .2)
for o in kit.tree('ficus', 811, bark, leaf, height=1.5, stems=3, leaf_size=.085, first=.30, trunk=.035, per=.9):
    o.location = (3.55, 7.55, .35)

kit.lathe('stand', [(0, 0), (.11, 0), (.115, .01), (.105, .46), (.098, .46), (.098, .02), (0, .02)], m_metal, (W - .20, 5.62, 0))
kit.rod('umbrella', (W - .22, 5.60, .02), (W - .14, 5.68, .86), .022, m_felt)
kit.rod('handle', (W - .14, 5.68, .86), (W - .128, 5.692, .99), .011, m_oak)

garden = kit.Garden('sommer', 840)
kit.box('ground', (-60, -60, -.6), (-.5, 60, -.2), garden.lawn_mat)
garden.plant([(-5.5, 20, -.2, .8), (-8.5, 28, -.2, 1.0), (-6.5, 35, -.2, .9), (-12, 37, -.2, 1.1), (-15, 50, -.2, 1.2), (-20, 48, -.2, 1.2),
              (-7, 7, -.2, .9), (-12, 4, -.2, 1.0)], 'big')
garden.hedge((-60, 60, -.4), (6, 61.5, 2.2), density=120, size=.13)
garden.ring(60, (-20, 60), 30, 50, z=-.4)
kit.sky(elev=42, azim=214, strength=.26, sun=4.0, sun_size=.6, dust=1.2, sun_tint=(1, .88, .74))
kit.area((3.2, Y0 + .1, 1.9), (2.6, 4, 1.0), 4.2, 2.2, 26, (.94, .97, 1.0))
kit.camera((2.75, -1.95, 1.42), (3.05, 5.0, .78), lens=27, fstop=8, focus=(2.9, 1.6, 0), arch=True)
kit.finish('produkt-bodenbelaege', exposure=1.25, denoise=1.9)
