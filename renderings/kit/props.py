"""Small things that give a picture its scale: a steel rule, a pencil, a cup."""
import math
import numpy as np
from cast import text
from material import mat_leaf, mat_plain, mat_wood
from mesh import box, lathe, mesh_from, tube


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



BINDINGS = ((.40, .37, .31), (.055, .06, .075), (.20, .055, .045), (.30, .285, .26), (.03, .03, .032), (.085, .115, .10), (.46, .44, .40), (.17, .12, .08),
            (.075, .095, .145), (.36, .30, .20), (.115, .11, .105), (.24, .21, .17), (.52, .50, .47), (.10, .05, .045))


def bookcase(span, front, back, z0, rows, wood, seed=1, bay=.90, row=.350, plinth=.08):
    """A wall of books before y = back: bays of equal width over `span` in x, boards of 24 mm, books by volumes and series, each with its label."""
    rng = np.random.default_rng(seed)
    (x0, x1), board, top = span, .024, z0 + plinth + rows * row
    bays = max(1, round((x1 - x0) / bay))
    posts = np.linspace(x0 + board / 2, x1 - board / 2, bays + 1)
    box('back', (x0, back - .012, z0), (x1, back, top), wood)
    box('plinth', (x0, front + .03, z0), (x1, back, z0 + plinth), wood)
    for x in posts:
        box('post', (x - board / 2, front, z0 + .002), (x + board / 2, back - .013, top + board), wood, bevel=.001)
    books, labels = [], []                                          # lower corner, upper corner, lean, binding

    def volume(x, z, wide, tall, deep, set_in, lean, cloth):
        books.append(((x, front + set_in, z), (x + wide, front + set_in + deep, z + tall), lean, cloth))
        if wide > .012 and lean == 0 and rng.uniform() < .8:
            labels.append((x + .0015, x + wide - .0015, front + set_in - .0006, z + .022, z + .047))

    for a, b in zip(posts, posts[1:]):
        a, b = a + board / 2, b - board / 2
        for k in range(rows + 1):
            z = z0 + plinth + k * row
            box('board', (a + .0002, front + .001, z - (0 if k else .001)), (b - .0002, back - .013, z + board), wood, bevel=.001)
            if k == rows:
                continue
            foot, room = z + board, row - board - .022
            x, end = a + rng.uniform(0, .004), b - (b - a) * rng.choice((.0, .02, .12, .28), p=(.45, .25, .2, .1))
            left = 0
            while x < end - .05:
                if not left:                                        # the next is one of a series, or alone
                    left = int(rng.choice((1, 2, 4, 8), p=(.68, .17, .12, .03)))
                    wide, tall, deep = rng.uniform(.012, .046), min(rng.normal(.232, .032), room), rng.uniform(.15, .22)
                    cloth, set_in = rng.integers(len(BINDINGS)), rng.uniform(.012, .03)
                w = wide * rng.uniform(.9, 1.12)
                volume(x, foot, w, max(tall, .165), deep, set_in + rng.uniform(0, .003), 0, cloth)
                x, left = x + w + rng.uniform(.0003, .0012), left - 1
            if end < b - .06:                                       # where the row ends early its last leans
                volume(x + .002, foot, .022, .225, .17, .02, rng.uniform(.10, .22), rng.integers(len(BINDINGS)))
    corners = np.array([[i, j, k] for i in (0, 1) for j in (0, 1) for k in (0, 1)])
    quads = np.array([[0, 1, 3, 2], [4, 6, 7, 5], [0, 4, 5, 1], [2, 3, 7, 6], [0, 2, 6, 4], [1, 5, 7, 3]])
    for cloth, colour in enumerate(BINDINGS):
        V = []
        for lo, hi, lean, own in books:
            if own == cloth:
                c = np.array(lo) + corners * (np.array(hi) - np.array(lo))
                dx, dz = c[:, 0] - hi[0], c[:, 2] - lo[2]
                if lean:                                            # to the left, about its lower right edge
                    c[:, 0], c[:, 2] = hi[0] + .226 * math.sin(lean) + dx * math.cos(lean) - dz * math.sin(lean), lo[2] + (dx + hi[0] - lo[0]) * math.sin(lean) + dz * math.cos(lean)
                V.append(c)
        if V:
            F = (quads[None] + 8 * np.arange(len(V))[:, None, None]).reshape(-1, 4)
            mesh_from('books', np.concatenate(V), F, mat=mat_plain(f'binding{cloth}', colour, .62, .3, noise_amt=.18, noise_scale=22))
    L = np.array([[(a, y, z), (b, y, z), (b, y, t), (a, y, t)] for a, b, y, z, t in labels])
    mesh_from('labels', L.reshape(-1, 3), np.arange(len(L) * 4).reshape(-1, 4), mat=mat_plain('label', (.62, .60, .55), .7, .2))


def swing(obs, hinge, turn):
    """Parts made at the origin, turned about its upright through `turn` radians, then moved to a hinge: an open door."""
    group(obs, (0, 0, 0), turn)
    for o in obs:
        o.location = np.array(o.location) + np.array(hinge)


def nut(loc, half, metal):
    """A hexagonal nut on its threaded bar, with a washer, on an upright face that looks to -y. half: half its width across flats."""
    r, turns = half / math.cos(math.pi / 6), 9
    hexagon = [(.0002, .0026), (half * .96, .0026), (r, .0034), (r, half * .95 + .0018), (half * .94, half * .95 + .0030), (.0002, half * .95 + .0030)]
    tip = half * .95 + .0026
    thread = [(half * (.585 if k % 2 else .52), tip + .00075 * k) for k in range(turns)]
    washer = [(half * .6, 0), (half * 1.62, 0), (half * 1.66, .0003), (half * 1.66, .0019), (half * 1.60, .0024), (half * .6, .0024)]
    obs = [lathe('washer', washer, metal, sides=64), lathe('nut', hexagon, metal, sides=6),
           lathe('bar', [(half * .52, 0), *thread, (half * .44, tip + .0078), (.0002, tip + .0078)], metal, sides=40)]
    for o, turn in zip(obs, (0, .23, 0)):
        o.rotation_euler, o.location = (math.pi / 2, 0, 0), loc
        o.data.auto_smooth_angle = math.radians(25)
        if turn:
            o.rotation_euler[1] = turn
    return obs


def bicycle(x, y, lean=.10):
    """A bicycle that leans on a wall, its hub at x above y = 0 of the ground, its front to +x: wheels with spokes, frame, mudguards, chain, crank, saddle, handlebar."""
    rubber, alloy, chain = mat_plain('rubber', (.022, .022, .022), .75, .3), mat_plain('alloy', (.50, .50, .49), .34, .5, metal=.9), mat_plain('chain', (.06, .055, .05), .45, .5, metal=.8)
    paint = mat_plain('paint', (.012, .040, .030), .22, .6)
    R, HUBS = .345, (x, x + 1.045)
    at = lambda u, w, side=0.0: (u, y + lean * w + side, w)           # in the plane of the frame
    arc = lambda u, w, r, a, b, n=72, side=0.0: [at(u + r * math.cos(t), w + r * math.sin(t), side) for t in np.linspace(a, b, n)]
    pipe = lambda p, q, r, m=paint: tube('frame', [p, q], (r, r), m)
    for hub in HUBS:
        tube('tyre', arc(hub, R, R - .017, 0, 2 * math.pi, 96), [.0175] * 96, rubber, 16)
        tube('rim', arc(hub, R, R - .041, 0, 2 * math.pi, 96), [.0095] * 96, alloy, 12)
        tube('hub', [at(hub, R, -.045), at(hub, R, .045)], (.014, .014), alloy)
        for k in range(32):
            t, side = k * math.pi / 16, .028 if k % 2 else -.028
            lead = t + (1.35 if k % 4 < 2 else -1.35)
            tube('spoke', [at(hub + .019 * math.cos(lead), R + .019 * math.sin(lead), side), at(hub + (R - .044) * math.cos(t), R + (R - .044) * math.sin(t))], (.00095, .00095), alloy, 6)
        for side in (-.014, -.007, .007, .014):                       # a mudguard as four bands beside each other, the outer ones lower
            tube('guard', arc(hub, R, R + .019 - 26 * side * side, (.12 if hub == x else -.1) * math.pi, (1.08 if hub == x else .62) * math.pi, 60, side), [.0042] * 60, paint, 8)
    foot, seat, head, low = (x + .435, .275), (x + .285, .80), (x + .875, .775), (x + .905, .665)
    pipe(at(*foot), at(*seat), .0145), pipe(at(*foot), at(*low), .0155), pipe(at(seat[0], seat[1] - .03), at(head[0], head[1] - .01), .0135)
    pipe(at(*low), at(head[0] - .01, head[1] + .03), .018)
    for side in (-.055, .055):
        pipe(at(x, R, side), at(foot[0] - .02, foot[1] + .004, .4 * side), .009), pipe(at(x, R, side), at(seat[0], seat[1] - .04, .25 * side), .0075)
        tube('fork', [at(HUBS[1], R, side), at(low[0] + .03, low[1] - .10, side), at(*low, .3 * side)], (.009, .011, .012), paint)
    tube('ring', arc(*foot, .092, 0, 2 * math.pi, 48, -.044), [.004] * 48, chain, 8)
    for a, b in ((math.pi / 2, .090), (-math.pi / 2, -.090)):
        pipe(at(x, R + b * .42, -.044), at(foot[0], foot[1] + b, -.044), .0042, chain)
    tube('crank', [at(*foot, -.055), at(foot[0] + .11, foot[1] - .13, -.062)], (.011, .008), alloy)
    tube('pedal', [at(foot[0] + .11, foot[1] - .13, -.155), at(foot[0] + .11, foot[1] - .13, -.065)], (.016, .016), rubber)
    tube('post', [at(*seat), at(seat[0] - .07, seat[1] + .26)], (.012, .012), alloy), tube('stem', [at(head[0], head[1]), at(head[0] - .05, head[1] + .26)], (.011, .011), alloy)
    tube('saddle', [at(seat[0] + u, seat[1] + .27 + h) for u, h in ((-.205, 0), (-.19, .012), (-.10, .010), (.02, .004), (.085, -.004), (.09, -.006))], (.001, .062, .066, .030, .018, .001), rubber)
    tube('handlebar', [at(head[0] + u, head[1] + .27 + h, side) for u, h, side in ((-.23, -.02, -.29), (-.10, 0, -.27), (-.05, .01, -.15), (-.04, .005, 0), (-.05, .01, .15), (-.10, 0, .27), (-.23, -.02, .29))], [.0115] * 7, rubber, 10)


def chair(loc, turn):
    """A folding chair for outdoors: two frames of flat steel that cross below the seat, slats of ash on seat and back. Its back is to +y."""
    steel, ash = mat_plain('steel', (.030, .034, .032), .42, .5, noise_amt=.2, noise_scale=30), mat_wood('ash', (.34, .235, .14), .55, .3)
    obs = []
    for x in (-.20, .20):                                             # a long leg that ends in the back, a short one that carries the seat
        obs.append(tube('leg', [(x, -.22, .006), (x, -.20, .03), (x, .17, .50), (x, .235, .80)], [.009] * 4, steel, 12))
        obs.append(tube('leg', [(x * .9, .25, .006), (x * .9, .23, .03), (x * .9, -.19, .44)], [.009] * 3, steel, 12))
        obs.append(tube('rail', [(x * .9, -.21, .445), (x * .9, .17, .435)], (.008, .008), steel, 12))
    for y, z in ((-.20, .06), (.235, .06)):
        obs.append(tube('bar', [(-.19, y * .93, z), (.19, y * .93, z)], (.006, .006), steel, 12))
    for k in range(6):
        obs.append(box('slat', (-.215, -.225 + .066 * k, .452 - .0017 * k), (.215, -.175 + .066 * k, .468 - .0017 * k), ash, bevel=.003))
    for z in (.63, .72):
        obs.append(box('slat', (-.215, -.007, -.024), (.215, .007, .024), ash, bevel=.003, rot=(-.21, 0, 0)))
        obs[-1].location = (0, .178 + .21 * (z - .5), z)
    return group(obs, loc, turn)


def watering_can(loc, turn):
    """A can of galvanised steel, nine litres: body, hood, spout with its rose, two handles."""
    zinc = mat_plain('zinc', (.40, .415, .42), .42, .5, metal=.8, noise_amt=.35, noise_scale=26)
    arc = lambda x, z, r, a, b, flat=1.0: [(x + r * math.cos(t), 0, z + flat * r * math.sin(t)) for t in np.linspace(a, b, 18)]
    body = [(0, .004), (.098, .004), (.104, 0), (.104, .012), (.100, .016), (.100, .125), (.1025, .128), (.100, .131), (.100, .245), (.104, .249), (.104, .255), (.097, .258), (.097, .02), (0, .02)]
    obs = [lathe('body', body, zinc, sides=48)]
    hood = [(.10 * math.cos(t), .10 * math.sin(t)) for t in np.linspace(-math.pi / 2, math.pi / 2, 24)]
    V = np.array([(x, y, .257) for x, y in hood] + [(x * .55 + .012, y * .72, .257 + .045 * max(x, 0) / .10) for x, y in hood])
    k = np.arange(23)
    obs.append(mesh_from('hood', V, np.stack([k, k + 1, k + 25, k + 24], -1), smooth=True, mat=zinc))
    spout = [(.095, 0, .055), (.135, 0, .085), (.22, 0, .20), (.325, 0, .335)]
    obs += [tube('spout', spout, (.026, .021, .015, .012), zinc), tube('stay', [(.088, 0, .262), (.255, 0, .252)], (.004, .004), zinc)]
    obs.append(tube('rose', [(.318, 0, .326), (.345, 0, .36), (.356, 0, .374), (.358, 0, .377)], (.013, .040, .043, .001), zinc, 28))
    obs.append(tube('carry', arc(.01, .258, .085, .06, math.pi - .06, 1.15), [.0085] * 18, zinc))
    obs.append(tube('tilt', arc(-.10, .150, .085, math.pi * .55, math.pi * 1.5, 1.05), [.0085] * 18, zinc))
    return group(obs, loc, turn)


def scrubber(loc, turn, wide=.30, long=1.38, lean=.96):
    """A scrubbing brush on its handle, lying as one puts it down: on the tips of its bristles and the end of the handle, which points to +y. lean: angle of the handle to the block."""
    beech, ash = mat_wood('beech', (.42, .29, .17), .5, .3, board=.4), mat_plain('handle', (.40, .27, .15), .45, .35, noise_amt=.3, noise_scale=9)
    rng, obs = np.random.default_rng(12), []
    obs.append(box('block', (-wide / 2, -.034, .040), (wide / 2, .034, .072), beech, bevel=.006, segments=3))
    obs.append(box('socket', (-.024, -.020, .066), (.024, .030, .098), beech, bevel=.006, segments=3))
    along = np.array((0, math.cos(lean), math.sin(lean)))
    ends = np.array((0, .004, .075)) + along * np.array((0, .1, long - .012, long - .003, long))[:, None]
    obs.append(tube('handle', ends, (.0125, .0125, .0135, .0105, .0003), ash))
    tufts = np.stack(np.meshgrid(np.linspace(-wide / 2 + .010, wide / 2 - .010, 23), np.linspace(-.026, .026, 6)), -1).reshape(-1, 2)
    foot = np.repeat(tufts, 22, 0)
    splay = rng.normal(0, .0042, foot.shape) + foot * (.05, .16)
    P = np.concatenate([foot + rng.normal(0, .0012, foot.shape), np.full((len(foot), 1), .042)], 1)
    Q = np.concatenate([foot + splay, rng.normal(.001, .0016, (len(foot), 1))], 1)
    ring = .0007 * np.array([(math.cos(t), math.sin(t), 0) for t in (0, 2.1, 4.2)])
    V = np.stack([P[:, None] + ring, Q[:, None] + .7 * ring], 1).reshape(-1, 3)
    F = np.array([(0, 1, 4, 3), (1, 2, 5, 4), (2, 0, 3, 5)])[None] + 6 * np.arange(len(P))[:, None, None]
    obs.append(mesh_from('bristles', V, F.reshape(-1, 4), mat=mat_leaf('bristle', (.30, .19, .085), (.52, .37, .19), .1, .5), col=np.repeat(rng.uniform(0, 1, len(P)), 6)))
    high = .034 * math.sin(lean) + .075 * math.cos(lean)              # of the handle's foot above the tips
    tilt = -lean - math.asin((high - .012) / long)
    for o in obs:
        at = np.array(o.location)
        c, s = math.cos(tilt), math.sin(tilt)
        o.location = (at[0], c * at[1] - s * at[2], s * at[1] + c * at[2] + .034 * math.sin(lean))
        o.rotation_euler = (tilt, 0, 0)
    return group(obs, loc, turn)


def pail(loc, turn=0.0):
    """A pail of galvanised steel, ten litres, two thirds full, its handle laid down."""
    zinc, water = mat_plain('galvanised', (.42, .435, .44), .40, .5, metal=.8, noise_amt=.4, noise_scale=22), mat_plain('suds', (.055, .055, .045), .03, .5)
    r = lambda z: .098 + .042 * z / .27
    wall = [(r(z) + d, z) for z, d in ((.006, .003), (.020, .003), (.022, 0), (.085, 0), (.088, .003), (.094, .003), (.097, 0), (.205, 0), (.208, .003), (.214, .003), (.217, 0), (.262, 0))]
    rim = [(.1385 + .0045 * math.cos(t), .266 + .0045 * math.sin(t)) for t in np.linspace(-.6, 3.7, 10)]
    obs = [lathe('pail', [(.02, .006), *wall, *rim, (r(.2) - .001, .2), (r(.02), .02), (0, .02)], zinc, sides=72), lathe('water', [(r(.185) - .001, .185), (0, .185)], water)]
    obs += [tube('bail', [(.147 * math.cos(t), -.150 * math.sin(t), .258 - .022 * math.sin(t)) for t in np.linspace(0, math.pi, 30)], [.0028] * 30, zinc, 10)]
    obs += [box('ear', (s * .141 - .004, -.014, .236), (s * .141 + .004, .014, .268), zinc, bevel=.002) for s in (-1, 1)]
    obs.append(tube('grip', [(.147 * math.cos(t), -.150 * math.sin(t), .258 - .022 * math.sin(t)) for t in np.linspace(1.25, 1.9, 8)], [.004, .009, .0105, .011, .011, .0105, .009, .004], mat_plain('grip', (.30, .19, .10), .5, .3), 16))
    return group(obs, loc, turn)


def cup(loc):
    """A cup of white porcelain with coffee, its handle towards +x."""
    china, coffee = mat_plain('china', (.74, .73, .70), .22, .5), mat_plain('coffee', (.020, .010, .005), .12, .5)
    wall = [(.026 + .0140 * math.sin(t), .004 + .055 * t / math.pi * 2) for t in np.linspace(0, math.pi / 2, 24)]
    obs = [lathe('cup', [(0, 0), (.022, 0), (.0245, .0012), *wall, (.0393, .0600), (.0380, .0592), *((r - .0024, z) for r, z in wall[-2:3:-1]), (0, .012)], china),
           lathe('coffee', [(.0365, .046), (0, .046)], coffee),
           tube('handle', [(.038 + .021 * math.sin(t), 0, .034 + .015 * math.cos(t)) for t in np.linspace(.1, math.pi - .1, 18)], [.0036] * 18, china, 10)]
    return group(obs, loc, 0)


def bench(x0, x1, y0, y1, seat):
    """A bench of oak along x between these faces, seat: its height: three boards, aprons, round legs that stand out a little."""
    oak = mat_wood('bench', (.35, .235, .140), .5, .3, board=.5)
    for y in np.linspace(y0, y1, 4)[:3]:
        box('seat', (x0, y + .0012, seat - .034), (x1, y + (y1 - y0) / 3 - .0012, seat), oak, bevel=.004, segments=3)
    for y, way in ((y0 + .07, -1), (y1 - .06, 1)):
        for x, out in ((x0 + .11, -.05), (x1 - .11, .05)):
            leg = tube('leg', [(x + out, y + .03 * way, 0), (x + out * .6, y + .018 * way, .16), (x, y, seat - .02)], (.0125, .0165, .0185), oak, 28)
            leg['grain'], leg['across'] = (0, 0, 1.0), (1.0, 0, 0)
        box('apron', (x0 + .12, y - .010, seat - .088), (x1 - .12, y + .010, seat - .0345), oak, bevel=.0025)
