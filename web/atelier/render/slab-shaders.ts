/**
 * The light of the room: daylight from a tall window on the left, a second one behind, a bright ceiling. Directions: x to the right,
 * y away from the viewer, z up.
 */
export const LIGHT = /* glsl */ `
const vec3 KEY = vec3(-0.655, 0.36, 0.664);
const vec3 KEY_COLOUR = vec3(1.0, 0.965, 0.91);
float pane(vec2 p, vec2 centre, vec2 half_, float soft) {
  vec2 d = abs(p - centre) - half_;
  return (1.0 - smoothstep(-soft, soft, d.x)) * (1.0 - smoothstep(-soft, soft, d.y));
}
/** What is seen in direction r by a surface of this roughness. */
vec3 room(vec3 r, float rough) {
  vec2 p = r.xy / max(r.z, 0.05);
  float soft = 0.008 + rough * 0.5;
  float windows = pane(p, vec2(-0.17, 1.18), vec2(0.075, 0.55), soft) + pane(p, vec2(-0.31, 1.18), vec2(0.045, 0.55), soft);
  windows *= 1.0 / (1.0 + 2.5 * rough);
  vec3 ceiling = mix(vec3(0.30, 0.295, 0.285), vec3(0.62, 0.63, 0.64), smoothstep(0.1, 0.95, r.z));
  return ceiling * 0.8 + windows * vec3(6.6, 6.6, 6.5);
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
uniform float joint, rowShift, roughness, relief, patchPx, afar;
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
  vec2 p = top || n.z > 0.5 ? at.xy : abs(n.x) > 0.5 ? at.yz + vec2(37.0, 11.0) : at.xz + vec2(91.0, 53.0);
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
    // From afar no single stone is seen, but a patch that repeats is: each piece of a slab shows another part of it, another way round.
    if (afar > 0.5) id += floor((local + 22.0 * sin(local.yx * 0.05 + hash1(id) * 6.0)) / 110.0) * 0.37;
    quarter = floor(hash1(id + 3.7) * 4.0);
    q = turn(local, quarter) + vec2(hash1(id), hash1(id + 17.3)) * PATCH_MM;
    tint = 0.985 + 0.03 * hash1(floor(id) + 9.1);
  }
  vec2 uv = q / PATCH_MM;
  vec2 dx = dFdx(p) / PATCH_MM, dy = dFdy(p) / PATCH_MM;
  vec3 albedo = textureGrad(tColour, uv, dx, dy).rgb;
  albedo *= albedo * tint;
  float rough = roughness, shade = 1.0, hollow = 1.0;
  if (top && relief > 0.0) {
    // Slope of the relief over a texel or a pixel, whichever is larger.
    float step_ = max(1.0 / patchPx, max(length(dx), length(dy)) * 0.7);
    float mm = step_ * PATCH_MM;
    float h = textureGrad(tSurface, uv, dx, dy).r;
    float hx = textureGrad(tSurface, uv + vec2(step_, 0.0), dx, dy).r, hy = textureGrad(tSurface, uv + vec2(0.0, step_), dx, dy).r;
    vec2 own = vec2(hx - h, hy - h) / mm;
    slope -= turn(own, 4.0 - quarter);
    // Hollows get less of the sky: height against the mean of the neighbourhood.
    float lod = log2(patchPx / PATCH_MM * 2.2);
    float mean = textureLod(tSurface, uv, lod).r;
    hollow = clamp(1.0 + (h - mean) * 0.55 / relief, 0.42, 1.08);
    // Shadows of the relief: a short walk towards the light.
    vec2 way = turn(KEY.xy / KEY.z, quarter);
    float reach = relief * 1.3, dark = 0.0;
    for (int i = 1; i <= 10; i++) {
      float up = reach * float(i) / 10.0;
      float above = textureGrad(tSurface, uv + way * up / PATCH_MM, dx, dy).r - (h + up);
      dark = max(dark, above / (0.08 + up * 0.35));
    }
    shade = 1.0 - 0.85 * clamp(dark, 0.0, 1.0) * smoothstep(3.0, 0.6, max(length(dx), length(dy)) * PATCH_MM);
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

/** One Swiss franc, 23.2 mm, copper-nickel: a familiar size. */
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
  if (n.z > 0.5) {
    vec2 uv = (at.xy - coin.xy) / (coin.z * 2.0) + 0.5;
    float e = 1.0 / 256.0;
    float h = texture(tRelief, uv).r;
    n = normalize(n + 1.6 * vec3(h - texture(tRelief, uv + vec2(e, 0.0)).r, h - texture(tRelief, uv + vec2(0.0, e)).r, 0.0) * 0.9);
  } else {
    n = normalize(n + vec3(0.0, 0.0, 0.15 * sin(atan(n.y, n.x) * 160.0)));
  }
  vec3 metal = vec3(0.80, 0.785, 0.75);
  // Struck metal: brighter where it turns to the window, darker where it turns away.
  float towards = dot(n, normalize(view + KEY));
  vec3 c = metal * (0.36 + 0.5 * smoothstep(0.72, 1.0, towards) + 1.1 * pow(max(towards, 0.0), 60.0));
  result = vec4(develop(c), 1.0);
}
`;
