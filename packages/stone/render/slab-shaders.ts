/**
 * The light of the room: daylight from a tall window on the left, a second one behind, a bright ceiling. Directions: x to the right,
 * y away from the viewer, z up.
 */
const LIGHT = /* glsl */ `
const vec3 KEY = vec3(-0.655, 0.36, 0.664);
const vec3 KEY_COLOUR = vec3(1.0, 0.965, 0.91);
float pane(vec2 p, vec2 centre, vec2 half_, float soft) {
  vec2 d = abs(p - centre) - half_;
  return (1.0 - smoothstep(-soft, soft, d.x)) * (1.0 - smoothstep(-soft, soft, d.y));
}
/** What is seen in direction r by a surface of this roughness: where a polished slab mirrors the room, its forms lie in front of the viewer. */
vec3 room(vec3 r, float rough) {
  vec2 p = r.xy / max(r.z, 0.05);
  // A mirror's forms are crisp; with roughness they soon melt into each other, and thin bars vanish.
  float soft = 0.005 + rough * 0.5 * min(1.0, rough * 4.0);
  float crisp = min(1.0, 0.012 / soft);
  // Two windows of six panes and of three.
  float bars = pane(p, vec2(-0.235, 0.9), vec2(0.006, 1.0), soft) + pane(p, vec2(-0.2, 0.8), vec2(0.16, 0.007), soft) + pane(p, vec2(-0.2, 0.98), vec2(0.16, 0.007), soft);
  float windows = pane(p, vec2(-0.235, 0.9), vec2(0.085, 0.26), soft) + pane(p, vec2(-0.085, 0.9), vec2(0.036, 0.26), soft);
  windows *= (1.0 - min(bars, 1.0) * crisp * 0.94) / (1.0 + 2.5 * rough);
  // A line of light, a round lamp with its shade, and a wall with a doorway behind the ceiling with its beam.
  float lamps = 0.55 * pane(p, vec2(0.2, 0.66), vec2(0.13, 0.011), soft);
  float disc = length(p - vec2(0.17, 0.86));
  float lamp = 1.0 - smoothstep(0.034 - soft, 0.034 + soft, disc);
  float shade = (1.0 - smoothstep(0.055 - soft, 0.055 + soft, disc)) - lamp;
  lamps = (lamps + 0.7 * lamp) / (1.0 + 2.5 * rough);
  vec3 ceiling = mix(vec3(0.30, 0.295, 0.285), vec3(0.62, 0.63, 0.64), smoothstep(0.1, 0.95, r.z));
  float wall = smoothstep(1.0 - soft, 1.0 + soft, p.y);
  float door = pane(p, vec2(0.06, 1.2), vec2(0.05, 0.17), soft);
  float beam = pane(p, vec2(0.0, 0.755), vec2(3.0, 0.016), soft);
  ceiling *= 1.0 - 0.28 * wall - 0.45 * door - 0.3 * beam * (1.0 - wall) - 0.5 * max(shade, 0.0) * crisp;
  return ceiling * 0.8 + windows * vec3(6.6, 6.6, 6.5) + lamps * vec3(6.4, 6.1, 5.4);
}
vec3 develop(vec3 c) {
  c = max(c, 0.0);
  // Straight up to four fifths, then a shoulder: white stone keeps its drawing.
  vec3 over = max(c - 0.72, 0.0);
  c = min(c, 0.72) + 0.28 * (1.0 - exp(-over / 0.28));
  return mix(12.92 * c, 1.055 * pow(c, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c));
}
float hash1(vec2 p) { return fract(sin(dot(p, vec2(12.9898, 78.233))) * 43758.5453); }
`;

export const worldVertex = /* glsl */ `
in vec3 position;
in vec3 normal;
uniform mat4 modelMatrix, viewMatrix, projectionMatrix;
out vec3 at;
out vec3 facing;
void main() {
  vec4 world = modelMatrix * vec4(position, 1.0);
  at = world.xyz;
  facing = normal;
  gl_Position = projectionMatrix * viewMatrix * world;
}
`;

/** The slab, or the laid area: colour and height of the patch, lit. All lengths in mm. */
export const slabFragment = /* glsl */ `
precision highp float;
in vec3 at;
in vec3 facing;
uniform sampler2D tColour, tSurface;
uniform vec3 cameraPosition, jointColour;
uniform vec2 size, cell;
uniform vec3 coin;
uniform float joint, rowShift, roughness, relief, piecePx, sideMm;
uniform vec3 piece;
out vec4 result;
${LIGHT}
vec2 turn(vec2 v, float quarter) {
  float q = mod(quarter, 4.0);
  return q < 0.5 ? v : q < 1.5 ? vec2(-v.y, v.x) : q < 2.5 ? -v : vec2(v.y, -v.x);
}
void main() {
  vec3 n = normalize(facing);
  vec3 view = normalize(cameraPosition - at);
  bool top = n.z > 0.9;
  vec2 p = top || n.z > 0.5 ? at.xy + size * 0.5 : abs(n.x) > 0.5 ? at.yz + vec2(37.0, 11.0) : at.xz + vec2(91.0, 53.0);
  float tint = 1.0, gap = 0.0, quarter = 0.0, bevel = 0.0;
  vec2 slope = vec2(0.0);
  vec2 q = p;
  if (joint > 0.0 && top) {
    // Which slab of the laid area: rows along x, each shifted by a part of the length.
    vec2 pitch = cell + joint;
    float row = floor((at.y + size.y * 0.5) / pitch.y);
    float along = at.x + size.x * 0.5 + fract(row * rowShift) * pitch.x;
    vec2 id = vec2(floor(along / pitch.x), row);
    vec2 local = vec2(along, at.y + size.y * 0.5) - id * pitch;
    // The half of the joint on each side of a slab.
    vec2 inside = min(local - joint * 0.5, pitch - joint * 0.5 - local);
    float d = min(inside.x, inside.y);
    float px = max(fwidth(at.x), fwidth(at.y));
    gap = 1.0 - smoothstep(-px * 0.5, px * 0.5, d);
    bevel = (1.0 - smoothstep(0.0, 2.5, d)) * (1.0 - gap);
    vec2 way = inside.x < inside.y ? vec2(sign(local.x - pitch.x * 0.5), 0.0) : vec2(0.0, sign(local.y - pitch.y * 0.5));
    slope = way * bevel * 0.5;
    quarter = floor(hash1(id + 3.7) * 4.0);
    q = turn(local, quarter) + vec2(hash1(id), hash1(id + 17.3)) * sideMm;
    tint = 0.985 + 0.03 * hash1(id + 9.1);
  }
  vec2 uv = (q - piece.xy) / piece.z;
  vec2 dx = dFdx(p) / piece.z, dy = dFdy(p) / piece.z;
  vec3 albedo = textureGrad(tColour, uv, dx, dy).rgb;
  albedo *= albedo * tint;
  float rough = roughness, shade = 1.0, hollow = 1.0;
  if (top && relief > 0.0) {
    // Slope of the relief over a texel or a pixel, whichever is larger.
    float step_ = max(1.0 / piecePx, max(length(dx), length(dy)) * 0.7);
    float mm = step_ * piece.z;
    float h = textureGrad(tSurface, uv, dx, dy).r;
    float hx = textureGrad(tSurface, uv + vec2(step_, 0.0), dx, dy).r, hy = textureGrad(tSurface, uv + vec2(0.0, step_), dx, dy).r;
    vec2 own = vec2(hx - h, hy - h) / mm;
    slope -= turn(own, 4.0 - quarter);
    // Hollows get less of the sky: height against the mean of the neighbourhood.
    float lod = log2(piecePx / piece.z * 2.2);
    float mean = textureLod(tSurface, uv, lod).r;
    hollow = clamp(1.0 + (h - mean) * 0.55 / relief, 0.42, 1.08);
    // Shadows of the relief: a short walk towards the light.
    vec2 way = turn(KEY.xy / KEY.z, quarter);
    float reach = relief * 1.3, dark = 0.0;
    for (int i = 1; i <= 10; i++) {
      float up = reach * float(i) / 10.0;
      float above = textureGrad(tSurface, uv + way * up / piece.z, dx, dy).r - (h + up);
      dark = max(dark, above / (0.08 + up * 0.35));
    }
    shade = 1.0 - 0.85 * clamp(dark, 0.0, 1.0) * smoothstep(3.0, 0.6, max(length(dx), length(dy)) * piece.z);
  }
  vec3 normal = normalize(n + vec3(slope, 0.0) * (top ? 1.0 : 0.0));
  // The coin's shadow.
  if (coin.z > 0.0 && top) {
    vec2 off = at.xy - coin.xy + KEY.xy / KEY.z * 1.5;
    float far = length(off);
    shade *= 1.0 - 0.75 * (1.0 - smoothstep(coin.z - 0.9, coin.z + 0.9, far));
    hollow *= 1.0 - 0.35 * (1.0 - smoothstep(coin.z - 1.0, coin.z + 2.5, length(at.xy - coin.xy)));
  }
  if (gap > 0.0) {
    albedo = mix(albedo, jointColour * (0.92 + 0.16 * hash1(floor(at.xy * 1.5))), gap);
    shade = mix(shade, 0.55, gap * 0.8);
    hollow = mix(hollow, 0.62, gap);
    rough = mix(rough, 1.0, gap);
  }
  if (!top) { rough = max(rough, 0.5); hollow = n.z > 0.5 ? 1.0 : clamp(1.0 + at.z / 60.0, 0.55, 1.0); }
  float lit = max(dot(normal, KEY), 0.0) * shade;
  vec3 sky = mix(vec3(0.40, 0.39, 0.38), vec3(0.52, 0.53, 0.545), normal.z * 0.5 + 0.5);
  vec3 c = albedo * (KEY_COLOUR * lit * 0.94 + sky * hollow * 0.74);
  // Gloss: Schlick's Fresnel, F0 of stone and cement 0.04; rough surfaces scatter it into what is already counted.
  float facingRatio = clamp(dot(normal, view), 0.0, 1.0);
  float fresnel = 0.04 + 0.96 * pow(1.0 - facingRatio, 5.0) * (1.0 - 0.8 * rough);
  vec3 bounced = room(reflect(-view, normal), rough);
  c += bounced * fresnel * (1.0 - rough * 0.85) * hollow;
  result = vec4(develop(c), 1.0);
}
`;

/** The table under the slab, with the slab's shadow: its colour is the page's, so that the picture has no frame. */
export const groundFragment = /* glsl */ `
precision highp float;
in vec3 at;
uniform vec3 ground;
uniform vec2 size;
uniform float thickness;
out vec4 result;
${LIGHT}
float boxDistance(vec2 p, vec2 half_) {
  vec2 d = abs(p) - half_;
  return length(max(d, 0.0)) + min(max(d.x, d.y), 0.0);
}
void main() {
  vec2 reach = KEY.xy / KEY.z * thickness;
  float shadow = 0.0;
  // The window is wide: its shadow is sharp at the slab and soft far off.
  for (int i = 0; i < 6; i++) {
    float t = (float(i) + 0.5) / 6.0;
    shadow += 1.0 - smoothstep(-0.3, 0.3 + thickness * 0.55 * t, boxDistance(at.xy + reach * t, size * 0.5));
  }
  float near = exp(-max(boxDistance(at.xy, size * 0.5), 0.0) / (thickness * 0.9));
  vec3 c = ground * (1.0 - 0.42 * smoothstep(0.0, 6.0, shadow) - 0.16 * near);
  result = vec4(mix(12.92 * c, 1.055 * pow(c, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c)), 1.0);
}
`;

/** One Swiss franc, 23.2 mm, copper-nickel: a familiar size. `tRelief`: slopes and depth of the face. */
export const coinFragment = /* glsl */ `
precision highp float;
in vec3 at;
in vec3 facing;
uniform vec3 cameraPosition, coin;
uniform sampler2D tRelief;
out vec4 result;
${LIGHT}
void main() {
  vec3 n = normalize(facing);
  vec3 view = normalize(cameraPosition - at);
  float open_ = 1.0;
  if (n.z > 0.5) {
    vec4 face = texture(tRelief, (at.xy - coin.xy) / (coin.z * 2.0) + 0.5);
    n = normalize(vec3((face.xy * 2.0 - 1.0) * 1.5, 1.0));
    open_ = 0.62 + 0.38 * face.z;
  } else {
    // The edge of the coin is milled.
    n = normalize(n + vec3(0.0, 0.0, 0.15 * sin(atan(n.y, n.x) * 160.0)));
  }
  vec3 metal = vec3(0.83, 0.815, 0.78);
  // Worn metal: what it mirrors is soft, and it is bright where it turns to the window.
  vec3 mirrored = min(room(reflect(-view, n), 0.35), vec3(1.6));
  float lit = max(dot(n, KEY), 0.0);
  float glint = pow(max(dot(n, normalize(view + KEY)), 0.0), 40.0);
  vec3 c = metal * open_ * (0.16 + 0.55 * mirrored + 0.5 * lit + 0.55 * glint);
  result = vec4(develop(c), 1.0);
}
`;
