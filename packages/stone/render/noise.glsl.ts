/**
 * Noise that repeats with the square of stones, so that it has no seam: `cells` lattice points along PATCH_MM, integers hashed by PCG
 * (Jarzynski and Olano, Hash Functions for GPU Rendering, 2020). Values 0 to 1.
 */
export const NOISE = /* glsl */ `
uvec3 pcg3(uvec3 v) {
  v = v * 1664525u + 1013904223u;
  v.x += v.y * v.z; v.y += v.z * v.x; v.z += v.x * v.y;
  v ^= v >> 16u;
  v.x += v.y * v.z; v.y += v.z * v.x; v.z += v.x * v.y;
  return v;
}
vec3 lattice(vec2 cell, float cells, float salt) {
  return vec3(pcg3(uvec3(uvec2(mod(cell, cells * patches)), uint(salt)))) / 4294967295.0;
}
float noise(vec2 mm, float cells, float salt) {
  vec2 p = mm / PATCH_MM * cells, i = floor(p), f = p - i;
  f = f * f * (3.0 - 2.0 * f);
  float a = lattice(i, cells, salt).x, b = lattice(i + vec2(1, 0), cells, salt).x;
  float c = lattice(i + vec2(0, 1), cells, salt).x, d = lattice(i + vec2(1, 1), cells, salt).x;
  return mix(mix(a, b, f.x), mix(c, d, f.x), f.y);
}
float clouds(vec2 mm, float cells, float salt) {
  return noise(mm, cells, salt) * 0.55 + noise(mm, cells * 2.0, salt + 1.0) * 0.3 + noise(mm, cells * 4.0, salt + 2.0) * 0.15;
}
/** Distance to the nearest of points strewn one to a cell, in cells; and a value of that point. */
vec2 nearest(vec2 mm, float cells, float salt) {
  vec2 p = mm / PATCH_MM * cells, i = floor(p), f = p - i;
  vec2 best = vec2(8.0, 0.0);
  for (int y = -1; y <= 1; y++) for (int x = -1; x <= 1; x++) {
    vec2 o = vec2(x, y);
    vec3 at = lattice(i + o, cells, salt);
    float d = length(o + at.xy - f);
    if (d < best.x) best = vec2(d, at.z);
  }
  return best;
}
`;
