"""Hero: five block steps to the open door of a brick house, a watering can left on the third, leaves in the corners. Late in autumn, the sun veiled."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import numpy as np                                                  # noqa: E402
import kit                                                          # noqa: E402

kit.begin(2880, 1800, bounces=(5, 3, 2, 3, 8))
rng = np.random.default_rng(7)
RISE, RUN, STEPS, X0, X1 = .160, .36, 5, -1.70, 2.05                # the flight between its cheeks
TOP, HY, EDGE = RISE * STEPS, 3.45, .026
stone = lambda **kw: kit.mat_baked('stone', kit.maps('09-scene'), 'BOX', bump=2.2, spec=.3, variation=.045, grime=.16, **kw)
m_stone, m_step = stone(), stone(margin=(-(RUN + .03) / 2, (RISE + .02) / 2, EDGE))
m_brick = kit.mat_brick('brick', ((.125, .088, .070), (.19, .135, .105), (.155, .115, .095), (.24, .18, .145)))
m_mortar = kit.mat_render('mortar', (.43, .41, .375), .0016)
m_metal = kit.mat_plain('bronze', (.050, .044, .038), .38, .5, metal=.85)
m_oak, m_room = kit.mat_wood('oak', (.33, .205, .110), .5, .3, board=.145), kit.mat_plain('room', (.56, .53, .48), .9, .1)
m_sand = kit.mat_plain('sand', (.20, .185, .165), .95, .1, noise_amt=.4, noise_scale=30)
garden = kit.Garden('herbst', 50)

# forecourt, flight, landing
kit.box('bed', (-9, -9, -.3), (9, HY, -.022), m_sand)
kit.paving(m_stone, -4.2, 4.2, -4.2, -.01, 0, rng=rng)
for s in range(STEPS):
    cuts = [X0, (-.35 if s % 2 else .80), X1]
    for a, b in zip(cuts, cuts[1:]):
        g = rng.normal(.0020, .0005, 3)
        kit.box('step', (a + g[0], s * RUN + rng.normal(0, .0008), s * RISE - .02), (b - g[1], s * RUN + RUN + .03, (s + 1) * RISE + rng.normal(0, .0005)), m_step, bevel=.004, segments=3)
kit.box('under', (X0, STEPS * RUN, -.1), (X1, HY + .3, TOP - .03), m_sand)
kit.paving(m_stone, X0, X1, STEPS * RUN + .034, HY + .02, TOP, w=1.25, d=.8, joint=.005, rng=rng)

# cheeks of brick with copings of the same stone; behind them beds
for x0, x1, top, end in ((X0 - .27, X0 - .006, 1.34, -.45), (X1 + .006, X1 + .27, 1.02, .30)):
    inner, look = (x1, 1) if x1 < 0 else (x0, -1)
    kit.bricks(m_brick, m_mortar, (inner, end + .117, 0), HY - end - .117, top - .065, axis=1, normal=look, rng=rng)
    kit.bricks(m_brick, m_mortar, (x0, end, 0), .264, top - .065, rng=rng)
    for y in np.arange(end, HY, .98):
        kit.box('coping', (x0 - .035, y - (.035 if y == end else 0) + .002, top - .06), (x1 + (.022 if look > 0 else .035), min(y + .98, HY) - .002, top + rng.normal(0, .0008)), m_stone, bevel=.004)
for x0, x1, z in ((-6.5, X0 - .27, 1.20), (X1 + .27, 6.5, .90)):
    kit.box('soil', (x0, .5, 0), (x1, HY, z), garden.soil)
    garden.bed(x0, x1, .6, HY - .3, z, 44, 'tall', .55, .95)
    garden.bed(x0, x1, .6, HY - .3, z, 16, 'plume', .55, .9)
    garden.bed(x0, x1, .5, HY - .2, z, 150, 'low', .8, 1.25)

# the house: brick, a surround of stone, an oak door ajar beside a pane, a window with its curtain drawn
D0, D1, DT = -.30, 1.42, TOP + 2.30                                 # opening of the entrance
W0, W1, WB = 2.60, 4.6, 1.704                                        # and of a window of the same height of head
F, LINTEL = .10, 3.217                                              # face of the surrounds, top of their lintels: a joint of the brickwork
kit.bricks(m_brick, m_mortar, (-5.2, HY, .78), 10.6, 3.4, rng=rng, openings=((D0 - F, D1 + F, .7, LINTEL), (W0 - F, W1 + F, WB - .06, LINTEL)))
for x0, x1, foot in ((D0, D1, TOP), (W0, W1, WB)):
    for lo, hi in ((x0 - F, x0), (x1, x1 + F)):
        kit.box('surround', (lo + .003, HY - .014, foot + .003), (hi, HY + .34, DT), m_stone, bevel=.004)
    kit.box('lintel', (x0 - F + .003, HY - .014, DT + .004), (x1 + F - .003, HY + .34, LINTEL - .006), m_stone, bevel=.004)
kit.box('sill', (W0 - F + .006, HY - .045, WB - .06), (W1 + F - .006, HY + .2, WB), m_stone, bevel=.004)
kit.box('threshold', (D0 + .004, HY + .024, TOP - .04), (D1 - .004, HY + .36, TOP + .016), m_stone, bevel=.004)
for x in (W0, (W0 + W1) / 2, W1):
    kit.box('frame', (x - .045, HY + .14, WB), (x + .045, HY + .22, DT), m_oak, bevel=.003)
for z in (WB + .03, DT - .03):
    kit.box('frame', (W0, HY + .145, z - .04), (W1, HY + .215, z + .04), m_oak, bevel=.003)
kit.curtain('curtain', (W0 - .1, HY + .40), (W1 + .1, HY + .40), WB - .1, DT + .1, kit.mat_cloth('sheer', (.80, .765, .69)), folds=110, depth=.03)
M = D0 + 1.16                                                       # the post between leaf and pane
for x in (D0 + .03, M, D1 - .03):
    kit.box('post', (x - .03, HY + .26, TOP + .016), (x + .03, HY + .34, DT), m_metal, bevel=.002)
kit.box('head', (D0, HY + .26, DT - .05), (D1, HY + .34, DT), m_metal, bevel=.002)
kit.box('foot', (M, HY + .26, TOP + .016), (D1, HY + .34, TOP + .07), m_metal, bevel=.002)
m_glass = kit.mat_glass_pane()
for x0, x1, y, foot in ((M, D1, HY + .30, TOP), (W0, W1, HY + .18, WB)):
    pane = kit.mesh_from('pane', np.array([(x0, y, foot), (x1, y, foot), (x1, y, DT), (x0, y, DT)]), np.array([[0, 1, 2, 3]]), mat=m_glass)
    pane.visible_shadow = False                                     # the sun comes in: seen from behind, a pane would mirror it all
wide, high = M - D0 - .07, DT - TOP - .075
leaf = [kit.box('leaf', (0, 0, 0), (wide, .068, high), m_oak, bevel=.003), kit.box('kick', (.01, -.002, .01), (wide - .01, .002, .13), m_metal),
        kit.tube('pull', [(wide - .11, -.055, z) for z in (.548, .55, 1.55, 1.552)], (.001, .013, .013, .001), m_metal)]
leaf += [kit.tube('stay', [(wide - .11, -.055, z), (wide - .11, .01, z)], (.007, .007), m_metal) for z in (.65, 1.45)]
kit.swing(leaf, (D0 + .065, HY + .27, TOP + .02), .62)
# the hall behind: plaster, a floor of oak, a lamp out of sight
R0, R1, RY = D0 - .5, D1 + 1.2, HY + 4.2
for lo, hi, m in (((R0, HY + .36, TOP - .1), (R1, RY, TOP + .012), m_oak), ((R0 - .1, HY + .36, TOP), (R0, RY, TOP + 2.6), m_room), ((R1, HY + .36, TOP), (R1 + .1, RY, TOP + 2.6), m_room),
                  ((R0, RY, TOP), (R1, RY + .1, TOP + 2.6), m_room), ((R0, HY + .3, DT), (R1, RY, DT + .2), m_room), ((R0, HY + .35, TOP), (D0 + .02, HY + .37, DT), m_room),
                  ((D1 - .02, HY + .35, TOP), (R1, HY + .37, DT), m_room)):
    kit.box('hall', lo, hi, m)
kit.area((.6, HY + 2.2, DT - .05), (.6, HY + 2.2, TOP), 1.6, 1.6, 80, (1, .80, .58))

# what is left about: a watering can, leaves where the wind lays them
kit.watering_can((1.28, 2 * RUN + .20, 3 * RISE), 2.5)
for s in range(STEPS + 1):
    back, z = (s * RUN if s < STEPS else HY), s * RISE
    for n, (a, b), deep in ((16, (X0 + .02, X0 + .50), .16), (7, (X0, X1 - .1), .05), (5, (X0 + .1, X1 - .2), .30)):
        garden.leaves(a, b, back - deep, back - .03, z, n if s else 3 * n, .055, seed=10 * s + n)

kit.overcast(azim=214, elev=36, key=2.4, size=11, sky=.40)
kit.camera((-.22, -2.75, 1.50), (.28, HY, 1.10), lens=26, fstop=8, focus=(.3, .7, .5), arch=True)
kit.finish('hero', exposure=.12, grade=dict(saturation=.95))
