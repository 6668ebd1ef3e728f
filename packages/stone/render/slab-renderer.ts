import {
  BufferGeometry,
  CylinderGeometry,
  GLSL3,
  HalfFloatType,
  InterleavedBuffer,
  InterleavedBufferAttribute,
  LinearFilter,
  LinearMipmapLinearFilter,
  LinearSRGBColorSpace,
  Mesh,
  NoBlending,
  NormalBlending,
  OrthographicCamera,
  PerspectiveCamera,
  PlaneGeometry,
  RawShaderMaterial,
  RepeatWrapping,
  Scene,
  Vector2,
  Vector3,
  WebGLRenderer,
  WebGLRenderTarget,
  type Camera,
  type IUniform,
} from 'three';
import { binders, formats, patterns, stones } from '../codes/materials.ts';
import type { Recipe } from '../codes/recipe.ts';
import { lightOf } from '../stones/colour.ts';
import { PATCH_MM } from '../stones/packing.ts';
import { binderColour } from '../stones/words.ts';
import { coinRelief } from './coin-relief.ts';
import { finishLooks, type FinishLook } from './finish-look.ts';
import { FLOATS, type GrainGeometry } from './grain-geometry.ts';
import { binderFragment, binderVertex, grainFragment, grainVertex } from './patch-shaders.ts';
import { slabGeometry, THICKNESS_MM } from './slab-geometry.ts';
import { coinFragment, groundFragment, slabFragment, worldVertex } from './slab-shaders.ts';
import { AREA_MM, pieceOf, type View } from './view.ts';

/** Vertical opening angle of the camera, degrees: a long lens, so that sides stay nearly parallel. */
const LENS_DEGREES = 20;
/** Radius of one Swiss franc, mm (Federal Mint: diameter 23.20 mm, thickness 1.55 mm). */
const COIN_MM = 11.6;
const COIN_THICKNESS_MM = 1.55;
/** Sides of the picture of the stones, pixels: the largest that a change can be drawn in within DRAWING_MS. */
const PATCH_SIZES = [4096, 2048, 1024];
const DRAWING_MS = 90;
const TONES = 8;

export interface SlabRenderer {
  /** Sets the stones of a packing; drawn with the next `draw`. */
  setStones(geometry: GrainGeometry): void;
  /** Draws a recipe as seen by `view` into the canvas, at its present size. */
  draw(recipe: Recipe, view: View): void;
  dispose(): void;
}

const looks = (look: FinishLook) =>
  Object.fromEntries(Object.entries(look).map(([name, value]) => [name, { value }])) as Record<
    keyof FinishLook,
    IUniform<number>
  >;

/**
 * Draws slabs by WebGL 2. First stones and binder, seen from straight above, as colour and height of a square: all of the slab, or the piece
 * of it that is seen from close by. Then the slab under the camera, lit. Only another recipe or another piece draws the square again.
 * @param ground the colour of the page, sRGB
 * @throws Error where there is no WebGL 2
 */
export function createSlabRenderer(canvas: HTMLCanvasElement, ground: string): SlabRenderer {
  const renderer = new WebGLRenderer({ canvas, antialias: true, powerPreference: 'high-performance' });
  renderer.autoClear = false;
  renderer.outputColorSpace = LinearSRGBColorSpace;
  const defines = { PATCH_MM: PATCH_MM.toFixed(1) };
  const material = (vertexShader: string, fragmentShader: string, uniforms: Record<string, IUniform>) =>
    new RawShaderMaterial({ glslVersion: GLSL3, vertexShader, fragmentShader, uniforms, defines });

  // The patch.
  const finish = { ...looks(finishLooks.geschliffen), pxPerMm: { value: 1 }, patches: { value: 1 } };
  const piece = { value: new Vector3(0, 0, PATCH_MM) };
  const binder = { value: new Vector3() };
  const tones = { value: Array.from({ length: 32 }, () => new Vector3()) };
  const veined = { value: [0, 0, 0, 0] };
  const binderMaterial = material(binderVertex, binderFragment, { ...finish, piece, binder });
  binderMaterial.blending = NoBlending;
  const grainMaterial = material(grainVertex, grainFragment, { ...finish, piece, tones, veined });
  grainMaterial.blending = NormalBlending;
  grainMaterial.transparent = true;
  for (const flat of [binderMaterial, grainMaterial]) {
    flat.depthTest = false;
    flat.depthWrite = false;
  }
  const fill = new Mesh(new PlaneGeometry(2, 2), binderMaterial);
  const grains = new Mesh(new BufferGeometry(), grainMaterial);
  fill.frustumCulled = false;
  grains.frustumCulled = false;
  grains.renderOrder = 1;
  const patchScene = new Scene().add(fill, grains);
  const flatCamera = new OrthographicCamera();
  let patch = patchOf(PATCH_SIZES.at(-1) ?? 1024);
  let drawnPatch = '';
  let stonesVersion = 0;
  let sizedFor = 0;

  // The slab.
  const slab = {
    tColour: { value: patch.textures[0] },
    tSurface: { value: patch.textures[1] },
    cameraPosition: { value: new Vector3() },
    jointColour: { value: new Vector3() },
    size: { value: new Vector2() },
    cell: { value: new Vector2() },
    coin: { value: new Vector3() },
    joint: { value: 0 },
    rowShift: { value: 0 },
    roughness: { value: 0.5 },
    relief: { value: 0 },
    piecePx: { value: 1024 },
    sideMm: { value: PATCH_MM },
    piece,
  };
  const slabMesh = new Mesh(new BufferGeometry(), material(worldVertex, slabFragment, slab));
  const groundMesh = new Mesh(
    new PlaneGeometry(40_000, 40_000),
    material(worldVertex, groundFragment, {
      ground: { value: new Vector3(...lightOf(ground)) },
      size: slab.size,
      thickness: { value: THICKNESS_MM },
    }),
  );
  groundMesh.position.z = -THICKNESS_MM;
  const coinMesh = new Mesh(
    new CylinderGeometry(COIN_MM, COIN_MM, COIN_THICKNESS_MM, 96).rotateX(Math.PI / 2),
    material(worldVertex, coinFragment, {
      cameraPosition: slab.cameraPosition,
      coin: slab.coin,
      tRelief: { value: coinRelief() },
    }),
  );
  const scene = new Scene().add(groundMesh, slabMesh, coinMesh);
  const camera = new PerspectiveCamera(LENS_DEGREES, 1, 50, 60_000);
  camera.up.set(0, 0, 1);
  let slabSize = '';

  return { setStones, draw, dispose };

  function setStones({ data, sideMm }: GrainGeometry): void {
    grains.geometry.dispose();
    grains.geometry = new BufferGeometry();
    const buffer = new InterleavedBuffer(data, FLOATS);
    grains.geometry.setAttribute('place', new InterleavedBufferAttribute(buffer, 2, 0));
    grains.geometry.setAttribute('rim', new InterleavedBufferAttribute(buffer, 2, 2));
    grains.geometry.setAttribute('stone', new InterleavedBufferAttribute(buffer, 1, 4));
    grains.geometry.setDrawRange(0, data.length / FLOATS);
    // three counts vertices by the attribute of this name.
    grains.geometry.setAttribute('position', new InterleavedBufferAttribute(buffer, 2, 0));
    stonesVersion += 1;
    slab.sideMm.value = sideMm;
    finish.patches.value = sideMm / PATCH_MM;
  }

  function draw(recipe: Recipe, view: View): void {
    drawPatchIfChanged(recipe, view);
    placeSlab(recipe, view);
    placeCamera(view);
    const { clientWidth, clientHeight } = canvas;
    renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    renderer.setSize(clientWidth, clientHeight, false);
    renderer.setRenderTarget(null);
    renderer.clear();
    renderer.render(scene, camera);
  }

  function drawPatchIfChanged(recipe: Recipe, view: View): void {
    const { binder: cement, pigment, dose, aggregates, finish: finishId } = recipe;
    const { x, y, sideMm } = pieceOf(
      recipe,
      view,
      { width: canvas.clientWidth, height: canvas.clientHeight },
      slab.sideMm.value,
    );
    const wanted = JSON.stringify([
      stonesVersion,
      x,
      y,
      sideMm,
      cement,
      pigment,
      dose,
      aggregates.map(({ stone }) => stone),
      finishId,
    ]);
    if (wanted === drawnPatch) return;
    drawnPatch = wanted;
    piece.value.set(x, y, sideMm);
    binder.value.set(...lightOf(binderColour(recipe)));
    aggregates.forEach(({ stone }, aggregate) => {
      const { tones: colours, veined: much } = stones[stone];
      for (let tone = 0; tone < TONES; tone++)
        tones.value[aggregate * TONES + tone]?.set(...lightOf(colours[tone % colours.length] ?? '#888888'));
      veined.value[aggregate] = much;
    });
    for (const [name, value] of Object.entries(finishLooks[finishId])) finish[name as keyof FinishLook].value = value;
    if (sizedFor !== slab.sideMm.value) choosePatchSize();
    renderPatch();
  }

  /** Draws the stones, which warms the shaders up, once more with a clock, and chooses the size of their picture by its time. */
  function choosePatchSize(): void {
    sizedFor = slab.sideMm.value;
    renderPatch();
    finishDrawing();
    const started = performance.now();
    renderPatch();
    finishDrawing();
    const smallest = PATCH_SIZES.at(-1) ?? 1024;
    const ms = performance.now() - started;
    const size =
      PATCH_SIZES.find(
        (side) => side <= renderer.capabilities.maxTextureSize && ms * (side / patch.width) ** 2 <= DRAWING_MS,
      ) ?? smallest;
    if (size === patch.width) return;
    patch.dispose();
    patch = patchOf(size);
    slab.tColour.value = patch.textures[0];
    slab.tSurface.value = patch.textures[1];
  }

  /** Waits for the graphics card: reading a pixel back needs all that was drawn. */
  function finishDrawing(): void {
    renderer.readRenderTargetPixels(patch, 0, 0, 1, 1, new Uint8Array(4));
  }

  function renderPatch(): void {
    finish.pxPerMm.value = patch.width / piece.value.z;
    slab.piecePx.value = patch.width;
    renderer.setRenderTarget(patch);
    renderer.clear();
    renderer.render(patchScene, flatCamera as Camera);
  }

  function placeSlab(
    { finish: finishId, format, pattern, jointMm, binder: cement }: Recipe,
    { kind, coin }: View,
  ): void {
    const { lengthMm, widthMm } = formats[format];
    const area = kind === 'area';
    const length = area ? AREA_MM : lengthMm;
    const width = area ? AREA_MM : widthMm;
    slab.size.value.set(length, width);
    slab.cell.value.set(lengthMm, widthMm);
    slab.joint.value = area ? jointMm : 0;
    slab.rowShift.value = patterns[pattern].shift;
    slab.jointColour.value.set(...lightOf(binders[cement].colour)).multiplyScalar(0.55);
    const { roughness, recess, dome, grit, crater } = finishLooks[finishId];
    slab.roughness.value = roughness;
    slab.relief.value = Math.max(recess, dome, crater) + grit;
    coinMesh.visible = coin !== undefined;
    slab.coin.value.set(coin?.x ?? 0, coin?.y ?? 0, coin ? COIN_MM : 0);
    coinMesh.position.set(coin?.x ?? 0, coin?.y ?? 0, COIN_THICKNESS_MM / 2);
    if (slabSize === `${length} ${width}`) return;
    slabSize = `${length} ${width}`;
    slabMesh.geometry.dispose();
    slabMesh.geometry = slabGeometry(length, width);
  }

  function placeCamera({ x, y, pxPerMm, tiltDegrees }: View): void {
    const { clientWidth, clientHeight } = canvas;
    const distance = clientHeight / 2 / Math.tan((LENS_DEGREES * Math.PI) / 360) / pxPerMm;
    const tilt = (tiltDegrees * Math.PI) / 180;
    camera.aspect = clientWidth / clientHeight;
    camera.near = distance / 20;
    camera.far = distance * 20;
    camera.position.set(x, y - Math.cos(tilt) * distance, Math.sin(tilt) * distance);
    camera.lookAt(x, y, 0);
    camera.updateProjectionMatrix();
    slab.cameraPosition.value.copy(camera.position);
  }

  function dispose(): void {
    for (const mesh of [fill, grains, slabMesh, groundMesh, coinMesh]) {
      mesh.geometry.dispose();
      mesh.material.dispose();
    }
    patch.dispose();
    renderer.dispose();
  }

  function patchOf(side: number): WebGLRenderTarget {
    const target = new WebGLRenderTarget(side, side, { count: 2, depthBuffer: false, generateMipmaps: true });
    for (const texture of target.textures) {
      texture.wrapS = RepeatWrapping;
      texture.wrapT = RepeatWrapping;
      texture.magFilter = LinearFilter;
      texture.minFilter = LinearMipmapLinearFilter;
      texture.generateMipmaps = true;
      texture.anisotropy = Math.min(8, renderer.capabilities.getMaxAnisotropy());
    }
    // Heights need finer steps than 1/256.
    const [, surface] = target.textures;
    if (surface) surface.type = HalfFloatType;
    return target;
  }
}
