import { NOISE } from './noise.glsl.ts';

/** Uniforms of both passes over the patch: the finish, and how stones and binder look. */
const COMMON = /* glsl */ `
precision highp float;
precision highp int;
uniform float recess, dome, grit, crater, bared, pale, depth, pxPerMm, patches;
${NOISE}
/** Height of the worked surface before stone and binder differ, mm: craters of the hammer, grit of the blast. */
float worked(vec2 mm) {
  float h = 0.0;
  if (crater > 0.0) {
    vec2 tooth = nearest(mm, 150.0, 31.0);
    vec2 split = nearest(mm, 420.0, 47.0);
    h -= crater * (0.75 * (1.0 - smoothstep(0.0, 0.85, tooth.x)) * (0.35 + tooth.y) + 0.5 * split.y * noise(mm, 210.0, 53.0));
  }
  if (grit > 0.0) h -= grit * (noise(mm, 520.0, 61.0) * 0.65 + noise(mm, 1040.0, 67.0) * 0.35);
  return h;
}
vec3 skin(vec3 c, float light) {
  c = mix(c, vec3(0.62), pale * light);
  float grey = dot(c, vec3(0.2126, 0.7152, 0.0722));
  vec3 deep = pow(c, vec3(1.0 + 0.32 * depth));
  return mix(c, max(mix(vec3(grey), deep, 1.0 + 0.12 * depth), 0.0), step(0.001, depth));
}
layout(location = 0) out vec4 colour;
layout(location = 1) out vec4 surface;
`;

/** The binder: cement and sand. Fills the patch before the stones are drawn on it. */
export const binderVertex = /* glsl */ `
in vec3 position;
uniform vec3 piece;
out vec2 mm;
void main() { mm = piece.xy + (position.xy * 0.5 + 0.5) * piece.z; gl_Position = vec4(position.xy, 0.0, 1.0); }
`;

export const binderFragment = /* glsl */ `${COMMON}
in vec2 mm;
uniform vec3 binder;
void main() {
  vec3 c = mix(binder, vec3(0.78), bared * 0.55);
  float cloud = clouds(mm, 9.0, 3.0) - 0.5;
  float sand = noise(mm, 640.0, 11.0);
  vec2 grain = nearest(mm, 520.0, 17.0);
  c *= 1.0 + 0.10 * cloud + 0.10 * (sand - 0.5);
  // Sand below a millimetre: lighter and darker points in the cement.
  float point = 1.0 - smoothstep(0.22, 0.42, grain.x);
  c = mix(c, c * (0.55 + 0.85 * grain.y), point * 0.5);
  // Pores stay open where the surface isn't filled.
  vec2 pore = nearest(mm, 64.0, 23.0);
  float hole = (1.0 - smoothstep(0.03, 0.06, pore.x)) * step(0.72, pore.y) * step(depth, 0.5);
  c *= 1.0 - 0.45 * hole;
  float h = worked(mm) * 0.8 - recess * (1.0 + 0.35 * (sand - 0.5)) - 0.2 * hole + recess * 0.16 * point;
  colour = vec4(sqrt(skin(c, 0.4)), 1.0);
  surface = vec4(h, 0.0, 0.0, 1.0);
}
`;

export const grainVertex = /* glsl */ `
precision highp float;
in vec2 place;
in vec2 rim;
in float stone;
uniform vec3 piece;
out vec2 mm;
out vec2 edge;
flat out int tone;
flat out float chance;
void main() {
  mm = place;
  edge = rim;
  tone = int(mod(stone, 32.0));
  chance = floor(stone / 32.0);
  gl_Position = vec4((place - piece.xy) / piece.z * 2.0 - 1.0, 0.0, 1.0);
}
`;

/** A stone: colour by its tone, its own clouds and veins, and its rise above the binder. */
export const grainFragment = /* glsl */ `${COMMON}
in vec2 mm;
in vec2 edge;
flat in int tone;
flat in float chance;
uniform vec3 tones[32];
uniform float veined[4];
void main() {
  float v = veined[tone / 8];
  float own = fract(chance * 0.61803);
  float cloud = clouds(mm, 110.0, chance * 3.0 + 101.0) - 0.5;
  float fleck = noise(mm, 700.0, 71.0) - 0.5;
  vec3 c = tones[tone] * (0.94 + 0.12 * own) * (1.0 + (0.22 + 0.6 * v) * cloud + 0.16 * fleck);
  // A vein runs where clouds of this stone change side.
  vec2 bent = mm + 3.0 * vec2(cloud, noise(mm, 90.0, chance + 7.0) - 0.5);
  float vein = 1.0 - smoothstep(0.0, 0.05, abs(noise(bent, 70.0, chance + 13.0) - 0.5));
  float luma = dot(c, vec3(0.2126, 0.7152, 0.0722));
  c = mix(c, luma > 0.4 ? c * 0.72 : mix(c, vec3(0.75), 0.5), vein * v * 0.45 * step(0.45, own));
  // 0 at the rim, 1 in the middle of the stone.
  float t = clamp(edge.x / max(edge.y, 0.001), 0.0, 1.0);
  float sink = min(dome, edge.y * 0.85);
  float round1 = sqrt(max(1.0 - (1.0 - t) * (1.0 - t), 0.0));
  float h = -sink * (1.0 - round1) + worked(mm);
  // A hair line of shade where stone meets binder.
  c *= mix(0.86, 1.0, smoothstep(0.0, 0.22, edge.x));
  float cover = clamp(edge.x * pxPerMm + 0.15, 0.0, 1.0);
  colour = vec4(sqrt(skin(c, 0.6 + 0.4 * noise(mm, 420.0, 83.0))), cover);
  surface = vec4(h, 1.0, 0.0, cover);
}
`;
