"""Exposed concrete as it leaves the formwork: panels, boards, ties, air voids."""
import numpy as np
from noise import F, noise_rect, smooth, srgb


def sichtbeton(w_m, h_m, ppm, seed, base='#a9a59d', boards=None, panel=(2.70, 1.35), ties=True, joint=.0015,
               pore_density=70, tone=1.0, tie_rows=None, sand=0.0):
    """Exposed concrete for one wall (not tiled). boards=None: smooth formwork panels; 'h'/'v': board-marked.
    sand: for views from close by, the fine sand of the skin and pinholes between it. Returns maps plus the tie-hole centres in metres."""
    H, W = int(h_m * ppm), int(w_m * ppm)
    rng = np.random.default_rng(seed)
    nz = lambda s, b, lo, hi, an=(1, 1): noise_rect(H, W, seed + s, b, lo, hi, ppm, an)
    y = (np.arange(H) + .5)[:, None] / ppm * np.ones((1, W))
    x = (np.arange(W) + .5)[None, :] / ppm * np.ones((H, 1))
    lum = 1 + tone * (0.050 * nz(1, 3.0, .15, 3) + 0.030 * nz(2, 2.4, 1.5, 30) + 0.022 * nz(3, 1.2, 10, 300))
    lum += tone * 0.028 * nz(4, 2.0, .6, 40, an=(.12, 1.0))                  # streaks run down
    warm = 0.006 * nz(5, 3.0, .2, 4)
    z = 0.00004 * nz(6, 1.6, 20, 400) + 0.0005 * nz(7, 3.2, .3, 4)
    centres = []
    if boards:
        u, v = (y, x) if boards == 'h' else (x, y)                          # u across the boards, v along them
        span = h_m if boards == 'h' else w_m
        edges = [0.0]
        while edges[-1] < span:
            edges.append(edges[-1] + rng.choice([.10, .12, .14], p=[.3, .45, .25]) + rng.normal(0, .001))
        edges = np.array(edges)
        wob = 0.0008 * noise_rect(H, W, seed + 20, 2.2, .5, 30, ppm, (1, .2) if boards == 'h' else (.2, 1))
        k = np.clip(np.searchsorted(edges, (u + wob).ravel()).reshape(H, W) - 1, 0, len(edges) - 1)
        nb = len(edges)
        # boards are cut to length and butt-jointed at random
        cut = rng.uniform(0, 3.6, nb)
        kk = (k * 64 + ((v + cut[k]) // 3.6).astype(int)).astype(int)
        r = rng.standard_normal(kk.max() + 1).astype(F)
        r2 = rng.standard_normal(kk.max() + 1).astype(F)
        lum += tone * 0.060 * r[kk]
        warm += 0.007 * r2[kk]
        z += 0.0007 * r2[kk]
        an = (1.0, .035) if boards == 'h' else (.035, 1.0)
        grain = noise_rect(H, W, seed + 21, 1.5, 14, 420, ppm, an)
        bow = noise_rect(H, W, seed + 22, 2.6, 1, 20, ppm, (1, .2) if boards == 'h' else (.2, 1))
        ring = np.sin((u * 240 + 5 * r[kk] + 2.4 * bow) * 2)
        z += 0.00016 * grain + 0.00007 * ring
        lum += tone * (0.020 * grain + 0.010 * ring)
        lo = np.abs(u + wob - edges[k])
        hi = np.abs(edges[np.clip(k + 1, 0, nb - 1)] - u - wob)
        de = np.minimum(lo, hi)
        fin = np.exp(-(de / .0016) ** 2)
        finr = np.clip(nz(23, 1.4, 3, 60) * .6 + .55, 0, 1.6)
        z += 0.0012 * fin * finr
        lum -= tone * 0.13 * np.exp(-(de / .0022) ** 2) * (.4 + .6 * finr)
        dv = np.minimum((v + cut[k]) % 3.6, 3.6 - (v + cut[k]) % 3.6)
        lum -= tone * 0.16 * np.exp(-(dv / .0018) ** 2)
    if panel:
        pw, ph = panel
        pi, pj = (x // pw).astype(int), (y // ph).astype(int)
        t = rng.standard_normal((pj.max() + 1, pi.max() + 1)).astype(F)
        if not boards:
            lum += tone * 0.030 * t[pj, pi]
            dx = np.minimum(x % pw, pw - x % pw)
            dy = np.minimum(y % ph, ph - y % ph)
            dj = np.minimum(dx, dy)
            lum -= 0.30 * np.exp(-(dj / joint) ** 2) + tone * 0.045 * np.exp(-(dj / .018) ** 2) * np.clip(nz(30, 2, 1, 20) * .5 + .6, 0, 2)
            z -= 0.0012 * np.exp(-(dj / joint) ** 2)
        if ties:
            for gx in np.arange(0, w_m, pw):
                for gy in np.arange(0, h_m, ph):
                    for fx in (.25, .75):
                        for fy in ((.25, .75) if ph > 1.0 else (.5,)):
                            centres.append((gx + fx * pw, gy + fy * ph))
    if sand:
        grain, worn = nz(50, .3, 380, 1500), np.clip(nz(51, 2.0, 4, 60) * .35 + .8, .3, 1.5)   # the skin is thinner in places
        z += sand * .000022 * grain * worn
        lum += sand * (.026 * nz(52, .3, 420, 1600) + .012 * grain) * worn
        specks = nz(53, .5, 200, 900)
        lum -= sand * .16 * smooth(2.0, 2.8, specks) * worn
        lum += sand * .10 * smooth(2.2, 3.0, -specks) * worn
        pins = smooth(3.0, 3.5, nz(54, .4, 300, 1100))
        lum -= .30 * sand * pins
        z -= .00022 * sand * pins
    # air voids
    n = int(pore_density * w_m * h_m)
    for _ in range(n):
        cx, cy = rng.uniform(0, W), rng.uniform(0, H)
        rr = (0.0006 + rng.pareto(2.6) * 0.0006)
        rr = min(rr, .0042) * ppm
        q = int(np.ceil(rr + 2))
        x0, y0 = int(cx), int(cy)
        if x0 < q or y0 < q or x0 >= W - q - 1 or y0 >= H - q - 1:
            continue
        sy, sx = slice(y0 - q, y0 + q + 1), slice(x0 - q, x0 + q + 1)
        yy, xx = np.mgrid[-q:q + 1, -q:q + 1]
        turn = np.arctan2(yy, xx)
        out = np.hypot(xx, yy) / max(rr, .6) * (1 + .075 * np.sin(2 * turn + cx) + .05 * np.sin(3 * turn + cy))   # never quite round
        e = smooth(1.15, .75, out) * min(1.0, (rr / .6) ** 2)
        lum[sy, sx] *= 1 - .52 * e
        z[sy, sx] -= min(.0012, .9 * rr / ppm) * e * (.45 + .55 * np.sqrt(np.clip(1 - out * out, 0, 1)))
    for cx, cy in centres:
        px, py, q = int(cx * ppm), int(cy * ppm), int(.16 * ppm)
        y0, y1, x0, x1 = max(py - q, 0), min(py + q, H), max(px - q, 0), min(px + q, W)
        if y1 <= y0 or x1 <= x0:
            continue
        d = np.hypot(x[y0:y1, x0:x1] - cx, y[y0:y1, x0:x1] - cy)
        run = np.exp(-((x[y0:y1, x0:x1] - cx) / .014) ** 2) * np.clip((cy - y[y0:y1, x0:x1]) / .14, 0, 1) * np.clip(1 - (cy - y[y0:y1, x0:x1]) / .16, 0, 1)
        hole = smooth(.0125, .0110, d)
        lum[y0:y1, x0:x1] *= 1 - .62 * hole
        z[y0:y1, x0:x1] -= .006 * hole
        lum[y0:y1, x0:x1] *= 1 - .10 * np.exp(-((d - .015) / .010) ** 2) - .07 * run
    c = srgb(base)
    alb = c * np.clip(lum, .25, 1.5)[..., None]
    alb *= 1 + warm[..., None] * np.array([1.0, .1, -1.2], F)
    rough = np.clip(.62 + .05 * nz(40, 2.0, .5, 20), .4, .9)
    return dict(albedo=np.clip(alb, .01, .8).astype(F), height=z.astype(F), rough=rough.astype(F), size=w_m,
                ties=[(float(a), float(b)) for a, b in centres], wh=(w_m, h_m))
