"""The products as their drawings show them (packages/stone/products/*/section.ts): profiles in metres, counter-clockwise seen from the end."""


def angle_step(width=.350, rise=.165, thick=.080, leg=.080, joint=.005, chamfer=.005, fall=.015):
    """Angle step: front edge at 0, upper face at `rise` above the tread below, falling to the front."""
    top = lambda y: rise + y * fall
    foot = joint + .05 * fall
    return [(0, foot), (leg, foot), (leg, top(leg) - thick), (width, top(width) - thick), (width, top(width)), (chamfer, top(chamfer)),
            (0, rise - chamfer)]


def sill(width=.200, thick=.040, fall=.05, inset=.010, groove=.012, depth=.010, arris=.003):
    """Outer sill: front edge at 0, window side at `width`; the groove below keeps drops off the wall. Height 0 is the foot of its front."""
    rear = thick + width * fall
    return [(0, 0), (inset, 0), (inset, depth), (inset + groove, depth), (inset + groove, 0), (width, 0), (width, rear), (arris, thick + arris * fall),
            (0, thick - arris)]


def coping(front=.040, back=-.320, seat=0.0, thick=.060, fall=.04, groove=.012, at=.014):
    """Coping over a wall: its front overhang ends at y = -front, its back at -back; falls to the back, drips on both sides."""
    top = lambda y: seat + thick + (-back - y) * fall
    a, b = -front, -back
    return [(a, seat), (a + at, seat), (a + at, seat + groove), (a + at + groove, seat + groove), (a + at + groove, seat), (b - at - groove, seat),
            (b - at - groove, seat + groove), (b - at, seat + groove), (b - at, seat), (b, seat), (b, top(b)), (a + .004, top(a)), (a, top(a) - .004)]


def bench(half=.225, top=.450, thick=.100, crown=.004, chamfer=.008, draft=.003, web=(.105, .085), drip=(.014, .012)):
    """Seat and web in one piece, drip grooves below both edges, a draft so that it leaves its mould."""
    under, (inset, size) = top - thick, drip
    right = [(web[0], 0), (web[1], under - .015), (web[1] + .015, under), (half - inset - size, under), (half - inset - size, under + size),
             (half - inset, under + size), (half - inset, under), (half - draft, under), (half, top - crown - chamfer), (half - chamfer, top - crown)]
    return right + [(0, top)] + [(-y, z) for y, z in right[::-1]]


def facade_upper(thick=.080, height=.6):
    """Lower edge of an element: nose, drip groove and rebate of the horizontal joint; face at 0, back at `thick`."""
    return [(0, 0), (.014, 0), (.014, .008), (.024, .008), (.024, .002), (.038, .002), (.038, .026), (thick, .026), (thick, height), (0, height)]


def facade_lower(thick=.080, height=.6):
    """Upper edge of the element below: it falls to the face and stands up behind the nose."""
    return [(0, -height), (thick, -height), (thick, .016), (.048, .016), (.048, -.008), (0, -.016)]


def shift(profile, dy=0.0, dz=0.0):
    return [(y + dy, z + dz) for y, z in profile]


def mirrored(profile):
    """Seen from the other end."""
    return [(-y, z) for y, z in profile[::-1]]


def tread(width=.320, thick=.050, arris=.003):
    """Inner tread with a square back and a chamfered nose at 0; its upper face at height 0."""
    return [(0, -thick), (width, -thick), (width, 0), (arris, 0), (0, -arris)]

