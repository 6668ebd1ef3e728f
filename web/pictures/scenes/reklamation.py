"""How to photograph a defect. view=gut: rule beside it, light from the side, the edge to its left and right in view; view=schlecht: too close, lit from the front, blurred."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
import bpy                                                          # noqa: E402
import kit                                                          # noqa: E402

view = kit.args().get('view', 'gut')
kit.begin(1500, 1125, 10, bounces=(4, 2, 2, 2, 4))
m = kit.maps('nah_jura_gestrahlt')
stone = kit.mat_baked('stone', m, 'UV', bump=1.0, spec=.3)
wood = kit.mat_wood('batten', (.44, .31, .19), .7, .2, board=.3)
ground = kit.mat_plain('ground', (.22, .215, .205), .85, .2, noise_amt=.25, noise_scale=7, bump=.0004)
# a spall at the front arris: three shells that meet, their floor rough
spall = [((.005, -.020, .018), .030), ((.021, -.024, .020), .0335), ((-.013, -.017, .014), .0235)]
kit.slab('slab', m, stone, (-.38, 0, -.040), (.42, .5, 0), step=.0004, arris=.0024, worn=24, chip=.0005, seed=6, sides='flr', off=(.05, .12), spalls=spall,
         fine=((-.20, .24), (0, .26)))
for x in (-.30, .30):
    kit.box('batten', (x - .03, -.06, -.075), (x + .03, .9, -.0405), wood, bevel=.002)
kit.box('ground', (-4, -3, -.12), (4, 4, -.0755), ground)

if view == 'gut':
    kit.rule((-.060, .0065, .0003), 0.0, length=.15)
    kit.area((-1.5, -.35, .50), (0, .05, 0), .22, .22, 96, (1, .955, .89))
    kit.area((1.4, -.9, 1.5), (.2, .2, 0), 1.6, 1.4, 12, (.90, .95, 1))
    bpy.context.scene.world.node_tree.nodes['Background'].inputs[0].default_value = (.17, .176, .185, 1)
    kit.camera((-.025, -.40, .31), (.012, .022, -.008), lens=48, fstop=18, focus=(0, 0, 0))
    kit.finish('reklamation-gut', exposure=.30, denoise=.6, relief=True)
else:
    kit.area((.02, -.185, .150), (.012, .0, -.005), .018, .012, 1.6, (.93, .96, 1))
    bpy.context.scene.world.node_tree.nodes['Background'].inputs[0].default_value = (.035, .033, .030, 1)
    cam = kit.camera((.055, -.155, .098), (.006, .002, -.008), lens=40, fstop=1.1, focus=(.02, -.085, .05))
    cam.rotation_euler.rotate_axis('Z', .16)                          # held askew
    kit.finish('reklamation-schlecht', exposure=.85, grade=dict(vignette=.25, bloom=.08))
