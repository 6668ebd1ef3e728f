/* The inner loop of develop.py: cross non-local means on two halves of a rendering, in planes of floats. A tenth of what numpy takes. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef const float *restrict In;
typedef float *restrict Out;

static int clamp(int i, int n) { return i < 0 ? 0 : i < n ? i : n - 1; }

/* Mean over a square of 2 p + 1 pixels, in place; t is scratch of the same size. */
static void box(Out q, Out t, int h, int w, int p) {
  const float part = 1.0f / ((2 * p + 1) * (2 * p + 1));
  for (int y = 0; y < h; y++) {
    const float *row = q + (size_t)y * w;
    float *to = t + (size_t)y * w;
    for (int x = p; x < w - p; x++) {
      float sum = 0;
      for (int k = -p; k <= p; k++) sum += row[x + k];
      to[x] = sum;
    }
    for (int e = 0; e < 2 * p; e++) {
      const int x = e < p ? e : w - 1 - (e - p);
      float sum = 0;
      for (int k = -p; k <= p; k++) sum += row[clamp(x + k, w)];
      to[x] = sum;
    }
  }
  for (int y = 0; y < h; y++) {
    float *to = q + (size_t)y * w;
    memset(to, 0, w * sizeof(float));
    for (int k = -p; k <= p; k++) {
      const float *row = t + (size_t)clamp(y + k, h) * w;
      for (int x = 0; x < w; x++) to[x] += row[x];
    }
    for (int x = 0; x < w; x++) to[x] *= part;
  }
}

/* Distance of two places in a half, above what its noise explains. */
static void distance(Out q, In g, In var, int o, int s, int n, int planes, size_t plane, float k2) {
  for (int x = 0; x < n; x++) q[x] = 0;
  for (int c = 0; c < planes; c++) {
    const float *a = g + c * plane + o, *b = g + c * plane + s;
    for (int x = 0; x < n; x++) q[x] += (a[x] - b[x]) * (a[x] - b[x]);
  }
  for (int x = 0; x < n; x++) {
    const float v = var[o + x], u = var[s + x];
    q[x] = (q[x] / planes - (v + fminf(v, u))) / (1e-6f + k2 * (v + u));
  }
}

/* How far albedo, normal and depth let a weight pass. */
static void pass(Out f, In alb, In nor, In va, In vn, In dep, In gz, int o, int s, int n, size_t plane, float far, float stop) {
  for (int x = 0; x < n; x++) {
    float dn = 0, da = 0;
    for (int c = 0; c < 3; c++) {
      const float a = nor[c * plane + o + x] - nor[c * plane + s + x], b = alb[c * plane + o + x] - alb[c * plane + s + x];
      dn += .5f * a * a;
      da += b * b;
    }
    dn = fmaxf(dn - vn[o + x], 0) / (1 + 12 * vn[o + x]);
    da = fmaxf(da - 2 * va[o + x], 0) / (1 + 60 * va[o + x]);
    const float dz = fabsf(dep[o + x] - dep[s + x]) / (gz[o + x] * far * 2 + .01f * dep[o + x] + 1e-3f);
    f[x] = expf(-(dn / stop + da / .03f + fmaxf(dz - 1, 0) * 1.5f));
  }
}

/* Filters the halves ca, cb (planes `carried`) into oa, ob by the likeness of ga, gb (planes `guides`): weights of one half come from the other.
   alb may be null: then nothing stops the filter at edges. Returns 0 if memory is short. */
int nlm(int h, int w, int guides, In ga, In gb, In var, int carried, In ca, In cb, int reach, int step, int patch, float k2,
        In alb, In nor, In va, In vn, In dep, In gz, float stop, Out oa, Out ob) {
  const size_t plane = (size_t)h * w;
  float *buffer = malloc(6 * plane * sizeof(float));
  if (!buffer) return 0;
  float *qa = buffer, *qb = qa + plane, *t = qb + plane, *f = t + plane, *wa = f + plane, *wb = wa + plane;
  memcpy(oa, ca, carried * plane * sizeof(float));
  memcpy(ob, cb, carried * plane * sizeof(float));
  for (size_t i = 0; i < plane; i++) wa[i] = wb[i] = 1;
  for (int i = -reach; i <= reach; i++)
    for (int j = -reach; j <= reach; j++) {
      if (i * i + j * j > reach * reach + 1 || (!i && !j)) continue;
      const int dy = i * step, dx = j * step;
      const int x0 = dx > 0 ? dx : 0, n = w - abs(dx);
      const int y0 = dy > 0 ? dy : 0, y1 = dy < 0 ? h + dy : h;
      for (size_t k = 0; k < plane; k++) qa[k] = qb[k] = 60;       /* places without a partner get no weight */
      for (int y = y0; y < y1; y++) {
        const int o = y * w + x0, s = (y - dy) * w + x0 - dx;
        distance(qa + o, ga, var, o, s, n, guides, plane, k2);
        distance(qb + o, gb, var, o, s, n, guides, plane, k2);
        if (alb) pass(f + o, alb, nor, va, vn, dep, gz, o, s, n, plane, sqrtf(dy * dy + dx * dx), stop);
      }
      box(qa, t, h, w, patch);
      box(qb, t, h, w, patch);
      for (int y = y0; y < y1; y++) {
        const int o = y * w + x0, s = (y - dy) * w + x0 - dx;
        float *pa = qa + o, *pb = qb + o;
        for (int x = 0; x < n; x++) {
          const float let = alb ? f[o + x] : 1;
          pa[x] = expf(-fminf(fmaxf(pa[x], 0), 60)) * let;
          pb[x] = expf(-fminf(fmaxf(pb[x], 0), 60)) * let;
          wa[o + x] += pb[x];
          wb[o + x] += pa[x];
        }
        for (int c = 0; c < carried; c++) {
          float *ta = oa + c * plane + o, *tb = ob + c * plane + o;
          const float *fa = ca + c * plane + s, *fb = cb + c * plane + s;
          for (int x = 0; x < n; x++) {
            ta[x] += pb[x] * fa[x];
            tb[x] += pa[x] * fb[x];
          }
        }
      }
    }
  for (int c = 0; c < carried; c++)
    for (size_t k = 0; k < plane; k++) {
      oa[c * plane + k] /= wa[k];
      ob[c * plane + k] /= wb[k];
    }
  free(buffer);
  return 1;
}
